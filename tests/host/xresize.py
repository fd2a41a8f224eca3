"""Gives the X screen another size, as xrandr does: python -m tests.host.xresize WIDTH HEIGHT."""

import ctypes
import sys
from ctypes import POINTER, byref, c_char_p, c_int, c_uint, c_ulong, c_ushort, c_void_p

X11, RANDR = "libX11.so.6", "libXrandr.so.2"
NO_MODE, UPRIGHT, NOW = 0, 1, 0


class Resources(ctypes.Structure):
    """XRRScreenResources, as far as it is needed."""

    _fields_ = (
        ("timestamp", c_ulong), ("config_timestamp", c_ulong), ("crtc_count", c_int), ("crtcs", POINTER(c_ulong)),
        ("output_count", c_int), ("outputs", POINTER(c_ulong)),
    )  # fmt: skip


class ModeInfo(ctypes.Structure):
    """XRRModeInfo."""

    _fields_ = (
        ("id", c_ulong), ("width", c_uint), ("height", c_uint), ("clock", c_ulong), ("h_start", c_uint),
        ("h_end", c_uint), ("h_total", c_uint), ("h_skew", c_uint), ("v_start", c_uint), ("v_end", c_uint),
        ("v_total", c_uint), ("name", c_char_p), ("name_length", c_uint), ("flags", c_ulong),
    )  # fmt: skip


def resize(width: int, height: int) -> None:
    """A new mode for the only output, and a screen of its size."""
    x11, randr = ctypes.CDLL(X11), ctypes.CDLL(RANDR)
    x11.XOpenDisplay.restype = c_void_p
    x11.XDefaultRootWindow.restype = c_ulong
    randr.XRRGetScreenResources.restype = POINTER(Resources)
    randr.XRRAllocModeInfo.restype = POINTER(ModeInfo)
    randr.XRRCreateMode.restype = c_ulong
    display = c_void_p(x11.XOpenDisplay(None))
    root = c_ulong(x11.XDefaultRootWindow(display))
    found = randr.XRRGetScreenResources(display, root).contents
    crtc, output = c_ulong(found.crtcs[0]), c_ulong(found.outputs[0])
    name = f"{width}x{height} {found.timestamp}".encode()
    mode = randr.XRRAllocModeInfo(name, len(name))
    for field, value in (("width", width), ("height", height), ("h_start", width), ("h_end", width)):
        setattr(mode.contents, field, value)
    for field, value in (("h_total", width), ("v_start", height), ("v_end", height), ("v_total", height)):
        setattr(mode.contents, field, value)
    mode.contents.clock = 60 * width * height
    made = c_ulong(randr.XRRCreateMode(display, root, mode))
    randr.XRRAddOutputMode(display, output, made)
    now, upright = c_ulong(NOW), c_ushort(UPRIGHT)
    randr.XRRSetCrtcConfig(display, byref(found), crtc, now, 0, 0, c_ulong(NO_MODE), upright, None, 0)
    randr.XRRSetScreenSize(display, root, width, height, width // 4, height // 4)
    randr.XRRSetCrtcConfig(display, byref(found), crtc, now, 0, 0, made, upright, byref(output), 1)
    x11.XSync(display, 0)


if __name__ == "__main__":
    resize(int(sys.argv[1]), int(sys.argv[2]))
