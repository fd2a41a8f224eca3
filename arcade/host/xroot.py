"""How large an X screen is at this moment: SDL asks once and does not notice when the screen changes its size."""

import ctypes
from functools import cache

LIBRARY = "libX11.so.6"


@cache
def _connection() -> tuple[ctypes.CDLL, ctypes.c_void_p] | None:
    """The X library and a connection of our own, kept for good; None where there is none."""
    try:
        library = ctypes.CDLL(LIBRARY)
    except OSError:
        return None
    library.XOpenDisplay.restype = ctypes.c_void_p
    library.XDefaultRootWindow.restype = ctypes.c_ulong
    display = library.XOpenDisplay(None)
    return (library, ctypes.c_void_p(display)) if display else None


def root_size() -> tuple[int, int] | None:
    """Width and height of the whole X screen, all its monitors together, in pixels; None without an X server."""
    found = _connection()
    if found is None:
        return None
    library, display = found
    root, x, y = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_int()
    width, height, border, depth = (ctypes.c_uint() for _ in range(4))
    numbers = (ctypes.byref(one) for one in (root, x, y, width, height, border, depth))
    window = ctypes.c_ulong(library.XDefaultRootWindow(display))
    library.XGetGeometry(display, window, *numbers)
    return width.value, height.value
