#!/bin/sh
# Finds what Qt needs of the system and the system lacks. As root on Debian or Ubuntu it is installed;
# otherwise the one line that would install it is printed.
#
#     sh packaging/system-libraries.sh window   to open the window
#     sh packaging/system-libraries.sh tests    to run the tests, some of them on a virtual screen
#     sh packaging/system-libraries.sh readers  to open what we write with the programs that people have
set -eu

[ "$(uname -s)" = Linux ] || exit 0
for_what=${1:-window}

# Each as library:package. Qt loads the first also where there is no screen, the second for a window of X11.
qt="libEGL.so.1:libegl1 libGL.so.1:libgl1 libdbus-1.so.3:libdbus-1-3 libfontconfig.so.1:libfontconfig1
    libglib-2.0.so.0:libglib2.0-0 libxkbcommon.so.0:libxkbcommon0"
x11="libxcb-cursor.so.0:libxcb-cursor0 libxcb-icccm.so.4:libxcb-icccm4 libxcb-keysyms.so.1:libxcb-keysyms1
    libxkbcommon-x11.so.0:libxkbcommon-x11-0 libxcb-shape.so.0:libxcb-shape0"
virtual_screen="Xvfb:xvfb xauth:xauth xdotool:xdotool xrandr:x11-xserver-utils"
# The tests of faults watch and disturb what the program asks of the system.
watching="strace:strace"
# A bus of their own, with a screen saver on it that tells what it is asked.
bus="dbus-daemon:dbus"
# What spreadsheets, pages and PDFs are opened with.
programs="soffice:libreoffice-calc-nogui chromium:chromium pdftoppm:poppler-utils"

installed=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null || true)
has() { case "$installed" in *"$1 "*) ;; *) command -v "$1" >/dev/null 2>&1 ;; esac; }
lacking() { for pair in "$@"; do has "${pair%%:*}" || printf ' %s' "${pair#*:}"; done; }

# shellcheck disable=SC2086  # lists of words
indispensable=$(lacking $qt) window=$(lacking $x11) screen=$(lacking $virtual_screen $watching $bus)
if [ "$for_what" = tests ]; then
    missing=$indispensable$window$screen
elif [ "$for_what" = readers ]; then
    indispensable=$(lacking $programs)
    missing=$indispensable
else
    missing=$indispensable$window
    # A Wayland session opens a window without X11.
    [ -n "${WAYLAND_DISPLAY:-}" ] || indispensable=$missing
fi
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
    echo "Scorepad may lack these system libraries (their names on Debian):$missing" >&2
    exit 0
fi

# Newer releases name this one after its 64-bit time.
by_todays_names() {
    if apt-cache show libglib2.0-0t64 >/dev/null 2>&1; then
        missing=$(echo "$missing" | sed 's/libglib2\.0-0\( \|$\)/libglib2.0-0t64\1/')
    fi
}

if [ "$(id -u)" -ne 0 ]; then
    by_todays_names
    echo "Scorepad lacks some system libraries. Install them once with:" >&2
    echo "    sudo apt-get install$missing" >&2
    [ -z "$indispensable" ]
    exit
fi
echo "Installing system libraries:$missing"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq || true  # the lists at hand may do
by_todays_names
# shellcheck disable=SC2086
apt-get install -qq -y --no-install-recommends -o DPkg::Lock::Timeout=300 $missing >/dev/null
