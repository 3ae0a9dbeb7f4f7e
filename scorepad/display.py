"""Whether a window can be opened here, found out before Qt tries and aborts."""

import ctypes
import sys
from collections.abc import Mapping

from scorepad.core.phrase import QT_TRANSLATE_NOOP, Phrase

_NO_DISPLAY = QT_TRANSLATE_NOOP(
    "display", "Scorepad needs a screen to open its window, and this session has none (DISPLAY is not set)."
)
_NO_ANSWER = QT_TRANSLATE_NOOP(
    "display", "Scorepad cannot open its window: the screen {display} does not answer."
)
_NO_LIBRARY = QT_TRANSLATE_NOOP(
    "display", "Scorepad cannot open its window: this system lacks {library}. Install it with: {how}"
)

# What Qt's xcb plugin loads and Debian does not bring along, with the package of each.
_X11_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-shape.so.0": "libxcb-shape0",
}


def why_no_window(environment: Mapping[str, str], platform: str = sys.platform) -> Phrase | None:
    """The sentence that says why no window can be opened, or None where one can."""
    if platform != "linux" or environment.get("QT_QPA_PLATFORM", "").split(":")[0] not in ("", "xcb"):
        return None
    display = environment.get("DISPLAY")
    if not display:
        return None if environment.get("WAYLAND_DISPLAY") else _NO_DISPLAY
    for library, package in _X11_LIBRARIES.items():
        if _load(library) is None:
            return _NO_LIBRARY.of(library=library, how=f"sudo apt-get install {package}")
    if environment.get("WAYLAND_DISPLAY") or _answers(display):
        return None
    return _NO_ANSWER.of(display=display)


def _load(library: str) -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL(library)
    except OSError:
        return None


def _answers(display: str) -> bool:
    """Whether an X server answers; Qt would abort the program where none does."""
    xcb = _load("libxcb.so.1")
    if xcb is None:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed
