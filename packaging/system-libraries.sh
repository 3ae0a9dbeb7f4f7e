#!/bin/sh
# Finds the system libraries that Qt needs and the system lacks. As root on Debian or Ubuntu they are
# installed; otherwise the one line that would install them is printed.
#
#     sh packaging/system-libraries.sh window   to open the window
#     sh packaging/system-libraries.sh tests    to run the tests, some of them on a virtual screen
set -eu

[ "$(uname -s)" = Linux ] || exit 0

# library:package
libraries="libEGL.so.1:libegl1 libGL.so.1:libgl1 libdbus-1.so.3:libdbus-1-3
    libfontconfig.so.1:libfontconfig1 libglib-2.0.so.0:libglib2.0-0 libxkbcommon.so.0:libxkbcommon0
    libxcb-cursor.so.0:libxcb-cursor0 libxcb-icccm.so.4:libxcb-icccm4
    libxcb-keysyms.so.1:libxcb-keysyms1 libxkbcommon-x11.so.0:libxkbcommon-x11-0
    libxcb-shape.so.0:libxcb-shape0"
programs=""
[ "${1:-window}" = tests ] && programs="Xvfb:xvfb xauth:xauth"

known=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null || true)
missing=""
for pair in $libraries; do
    case "$known" in *"${pair%%:*} "*) ;; *) missing="$missing ${pair#*:}" ;; esac
done
for pair in $programs; do
    command -v "${pair%%:*}" >/dev/null 2>&1 || missing="$missing ${pair#*:}"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
    echo "Scorepad may lack these system libraries, by their Debian names:$missing" >&2
    exit 0
fi
if [ "$(id -u)" -ne 0 ]; then
    echo "Scorepad needs a few system libraries. Install them once with:" >&2
    echo "    sudo apt-get install$missing" >&2
    exit 1
fi
echo "Installing system libraries:$missing"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# Newer releases name this one by its 64-bit time.
case "$missing" in
    *libglib2.0-0*)
        apt-cache show libglib2.0-0t64 >/dev/null 2>&1 &&
            missing=$(echo "$missing" | sed 's/libglib2.0-0/libglib2.0-0t64/') ;;
esac
# shellcheck disable=SC2086  # a list of words
apt-get install -qq -y --no-install-recommends $missing >/dev/null
