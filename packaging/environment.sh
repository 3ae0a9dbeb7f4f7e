#!/bin/sh
# Makes the project's own Python environment in .venv, once for each change of pyproject.toml.
#
#     sh packaging/environment.sh run   what the program needs
#     sh packaging/environment.sh dev   and what its checks need
set -eu

kind=${1:-run}
stamp=.venv/.ready-$kind
[ -e "$stamp" ] && [ ! pyproject.toml -nt "$stamp" ] && exit 0
[ "$kind" = run ] && [ -e .venv/.ready-dev ] && [ ! pyproject.toml -nt .venv/.ready-dev ] && exit 0

good='import sys; sys.exit(not sys.version_info >= (3, 11))'
python=""
for one in ${PYTHON:-python3} python3.13 python3.12 python3.11; do
    if command -v "$one" >/dev/null 2>&1 && "$one" -c "$good" 2>/dev/null; then python=$one; break; fi
done
if [ -z "$python" ]; then
    echo "Scorepad needs Python 3.11 or newer, and this system has none." >&2
    exit 1
fi
if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
    echo "Python's venv module is missing. Install it once with:" >&2
    echo "    sudo apt-get install python3-venv" >&2
    exit 1
fi
if [ ! -x .venv/bin/python ] || ! .venv/bin/python -c "$good" 2>/dev/null; then
    echo "Making the environment in .venv"
    "$python" -m venv .venv
fi
echo "Installing what Scorepad needs into .venv (about 300 MB; a minute or two)"
extra=""
[ "$kind" = dev ] && extra="[dev]"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".$extra"
touch "$stamp"
