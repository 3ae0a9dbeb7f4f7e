# Everything is done through these targets; `make` alone lists them.

.DEFAULT_GOAL := help
.PHONY: help run test check fix format lint types contracts fresh-texts soak faults events readers texts gallery masters bench wheel clean ready

IN_VENV := .venv/bin/python
# Without a screen, and in no one's own language.
PYTEST := env -u LC_ALL -u LANGUAGE LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen $(IN_VENV) -m pytest

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s%s\n", $$1, $$2 }' Makefile

run:  ## set up and open Scorepad
	@sh packaging/system-libraries.sh window
	@sh packaging/environment.sh run
	@$(IN_VENV) -m scorepad

test: ready  ## set up and run the tests
	@$(PYTEST) -n auto --maxprocesses 4

check: format lint types contracts fresh-texts test  ## all that must hold before a commit

ready:
	@sh packaging/system-libraries.sh tests
	@sh packaging/environment.sh dev

format: ready  ## is everything formatted?
	@.venv/bin/ruff format --check .

lint: ready  ## habits and mistakes
	@.venv/bin/ruff check .

types: ready  ## strict types
	@.venv/bin/mypy
	@$(IN_VENV) -m tests.project.fifth_game

contracts: ready  ## who may import whom
	@.venv/bin/lint-imports

fresh-texts: ready  ## do the translations hold what the sources say?
	@$(IN_VENV) packaging/texts.py --check

fix: ready  ## format, and mend what mends itself
	@.venv/bin/ruff check --fix .
	@.venv/bin/ruff format .

soak: ready  ## the long tests; SCOREPAD_SOAK says how long
	@$(PYTEST) -m soak

faults: ready  ## failing disks, killed programs, hostile files; SCOREPAD_FAULTS says how many percent of it
	@$(PYTEST) -m faults -s

events: ready  ## evenings with real keys and clicks, on a virtual screen of X11
	@$(PYTEST) -m x11

readers: ready  ## what we write, opened by the real LibreOffice and Chromium
	@sh packaging/system-libraries.sh readers
	@$(PYTEST) -m readers

texts: ready  ## collect the sentences to translate, compile the translations
	@$(IN_VENV) packaging/texts.py

gallery: ready  ## a picture of every page, in gallery/
	@env -u LC_ALL -u LANGUAGE LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen $(IN_VENV) -m tests.gallery

masters: ready  ## draw anew what the main pages should look like, after a look at them
	@$(IN_VENV) -m tests.masters

bench: ready  ## what a history of 100,000 matches costs, as ratios, into build/bench.json
	@env -u LC_ALL -u LANGUAGE LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen QT_LOGGING_RULES=default.warning=false \
		$(IN_VENV) -m tests.bench

wheel: ready  ## build the wheel into dist/
	@$(IN_VENV) -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

clean:  ## remove what was built, and the environment
	@rm -rf .venv build dist gallery .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
