"""What may stand in a PRINT statement besides text."""

from dataclasses import dataclass

from arcade.machine.spectrum.colours import Setting


@dataclass(frozen=True, slots=True)
class At:
    """Continue at a row and a column."""

    row: float
    column: float


@dataclass(frozen=True, slots=True)
class Tab:
    """Print blanks up to a column (modulo 32)."""

    column: float


@dataclass(frozen=True, slots=True)
class Comma:
    """Print blanks up to the next half of the screen."""


@dataclass(frozen=True, slots=True)
class Newline:
    """The apostrophe: continue on the next row."""


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour item; made by Ink, Paper, Flash, Bright, Inverse and Over."""

    setting: Setting
    value: float


def Ink(value: float) -> Colour:  # noqa: N802
    """INK value."""
    return Colour("ink", value)


def Paper(value: float) -> Colour:  # noqa: N802
    """PAPER value."""
    return Colour("paper", value)


def Flash(value: float) -> Colour:  # noqa: N802
    """FLASH value."""
    return Colour("flash", value)


def Bright(value: float) -> Colour:  # noqa: N802
    """BRIGHT value."""
    return Colour("bright", value)


def Inverse(value: float) -> Colour:  # noqa: N802
    """INVERSE value."""
    return Colour("inverse", value)


def Over(value: float) -> Colour:  # noqa: N802
    """OVER value."""
    return Colour("over", value)


Item = str | At | Tab | Comma | Newline | Colour
