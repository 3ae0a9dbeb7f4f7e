# Everything is done through these targets; `make` alone lists them.

.DEFAULT_GOAL := help
.PHONY: help run test check fix format lint types contracts tests texts soak gallery wheel clean ready

PYTHON_IN := .venv/bin/python

help:  ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

run:  ## set up and open Scorepad
	@sh packaging/environment.sh run
	@sh packaging/system-libraries.sh window
	@$(PYTHON_IN) -m scorepad

test: ready  ## set up and run the tests
	@$(MAKE) --no-print-directory tests

check: ready format lint types contracts texts tests  ## all that must hold before a commit

ready:
	@sh packaging/environment.sh dev
	@sh packaging/system-libraries.sh tests

format: ready  ## is everything formatted?
	@.venv/bin/ruff format --check .

lint: ready  ## habits and mistakes
	@.venv/bin/ruff check .

types: ready  ## strict types
	@.venv/bin/mypy

contracts: ready  ## who may import whom
	@.venv/bin/lint-imports

texts: ready  ## are the translations fresh?
	@$(PYTHON_IN) packaging/texts.py --check

tests: ready
	@QT_QPA_PLATFORM=offscreen LANG=C.UTF-8 $(PYTHON_IN) -m pytest

soak: ready  ## the long tests (SCOREPAD_SOAK sets how long)
	@QT_QPA_PLATFORM=offscreen LANG=C.UTF-8 $(PYTHON_IN) -m pytest -m soak

fix: ready  ## format, mend what can be mended, renew the translations
	@.venv/bin/ruff format .
	@.venv/bin/ruff check --fix .
	@$(PYTHON_IN) packaging/texts.py

gallery: ready  ## a picture of every page, in gallery/
	@QT_QPA_PLATFORM=offscreen $(PYTHON_IN) -m tests.gallery

wheel: ready  ## build the wheel into dist/
	@$(PYTHON_IN) -m pip wheel --quiet --no-deps --wheel-dir dist .

clean:  ## remove what was built, and the environment
	@rm -rf .venv dist build gallery .mypy_cache .ruff_cache .pytest_cache .hypothesis
