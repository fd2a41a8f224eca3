"""A PC with an Enhanced Graphics Adapter as QBasic's SCREEN 9 saw it: 640 by 350 pixels, 16 colours of 64."""

from arcade.machine.ega.canvas import Block
from arcade.machine.ega.ega import Ega

__all__ = ["Block", "Ega"]
