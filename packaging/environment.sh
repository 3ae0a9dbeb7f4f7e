#!/bin/sh
# Makes the project's own Python environment in .venv, once for each change of pyproject.toml.
#
#     sh packaging/environment.sh run   what the program needs
#     sh packaging/environment.sh dev   and what its checks need
set -eu

kind=${1:-run}
good='import sys; sys.exit(sys.version_info < (3, 11))'

runs() { [ -x .venv/bin/python ] && .venv/bin/python -c "$good" 2>/dev/null; }
fresh() { [ -e ".venv/.ready-$1" ] && [ ! pyproject.toml -nt ".venv/.ready-$1" ]; }

# An environment for the checks has all that the program needs.
if { fresh dev || fresh "$kind"; } && runs; then exit 0; fi

python=""
for one in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
    if command -v "$one" >/dev/null 2>&1 && "$one" -c "$good" 2>/dev/null; then python=$one; break; fi
done
if [ -z "$python" ]; then
    there=$("${PYTHON:-python3}" --version 2>/dev/null || echo "not there")
    echo "Scorepad needs Python 3.11 or newer, and ${PYTHON:-python3} is $there." >&2
    exit 1
fi
if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
    echo "Python's venv module is missing. Install it once with:" >&2
    echo "    sudo apt-get install $(basename "$python")-venv" >&2
    exit 1
fi
# What is there may be of a Python that has gone, or made by a tool that leaves pip out.
if ! runs || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    echo "Making a Python environment in .venv"
    "$python" -m venv --clear .venv
fi
echo "Installing what Scorepad needs into .venv: some 300 MB the first time, a minute or two"
extra=""
[ "$kind" = dev ] && extra="[dev]"
if ! .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".$extra"; then
    echo "That did not work; the lines above say why. With a network connection, try again." >&2
    exit 1
fi
touch ".venv/.ready-$kind"
