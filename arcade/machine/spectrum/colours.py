"""INK, PAPER, BRIGHT, FLASH, INVERSE and OVER: the permanent settings, and what one statement makes of them."""

from dataclasses import dataclass
from typing import Literal, TypedDict, cast

from arcade.machine.spectrum.errors import InvalidColourError

Setting = Literal["ink", "paper", "flash", "bright", "inverse", "over"]

KEEP = 8
"""As INK, PAPER, FLASH or BRIGHT: leave what is there."""
CONTRAST = 9
"""As INK or PAPER: black or white, whichever shows against the other."""

_INK, _PAPER, _BRIGHT, _FLASH = 0x07, 0x38, 0x40, 0x80
_GREEN = {_INK: 0x04, _PAPER: 0x20}


class ColourItems(TypedDict, total=False):
    """Colour items of one statement; None is as good as leaving the item out."""

    ink: int | None
    paper: int | None
    flash: int | None
    bright: int | None
    inverse: int | None
    over: int | None


@dataclass(slots=True)
class Colours:
    """An attribute byte, the mask of its bits that leave the screen's as they are, and the four modes."""

    attribute: int = 0x38
    mask: int = 0
    contrast_ink: bool = False
    contrast_paper: bool = False
    inverse: bool = False
    over: bool = False

    def copy(self) -> "Colours":
        """The same again, to be changed by one statement."""
        return Colours(self.attribute, self.mask, self.contrast_ink, self.contrast_paper, self.inverse, self.over)

    def set(self, setting: Setting, value: int) -> None:
        """Obey one item; InvalidColourError for a value it does not know."""
        match setting:
            case "ink":
                self.contrast_ink = self._set_colour(_INK, 0, value)
            case "paper":
                self.contrast_paper = self._set_colour(_PAPER, 3, value)
            case "flash":
                self._set_switch(_FLASH, value)
            case "bright":
                self._set_switch(_BRIGHT, value)
            case "inverse":
                self.inverse = _mode(value)
            case "over":
                self.over = _mode(value)

    def obey(self, items: ColourItems) -> None:
        """Obey the items of a statement in order."""
        for setting, value in items.items():
            if value is not None:
                self.set(cast(Setting, setting), cast(int, value))

    def for_drawing(self) -> "Colours":
        """What PLOT, DRAW and CIRCLE begin with: only the ink is theirs, the rest of a cell stays."""
        colours = self.copy()
        colours.mask |= _FLASH | _BRIGHT | _PAPER
        colours.contrast_paper = False
        return colours

    @property
    def plain(self) -> bool:
        """Whether what was in a cell before counts for nothing."""
        return not (self.mask or self.contrast_ink or self.contrast_paper)

    def merged(self, old: int) -> int:
        """The attribute a cell with attribute `old` gets when something is printed or drawn in it."""
        new = (old & self.mask) | (self.attribute & ~self.mask)
        if self.contrast_paper:
            new = new & ~_PAPER | (0 if new & _GREEN[_INK] else _PAPER)
        if self.contrast_ink:
            new = new & ~_INK | (0 if new & _GREEN[_PAPER] else _INK)
        return new

    def _set_colour(self, bits: int, place: int, value: int) -> bool:
        if not 0 <= value <= CONTRAST:
            raise InvalidColourError
        if value == CONTRAST:
            other = _PAPER if bits == _INK else _INK
            self.attribute = self.attribute & ~bits | (0 if self.attribute & _GREEN[other] else bits)
        elif value != KEEP:
            self.attribute = self.attribute & ~bits | value << place
        self.mask = self.mask | bits if value >= KEEP else self.mask & ~bits
        return value == CONTRAST

    def _set_switch(self, bit: int, value: int) -> None:
        if value == KEEP:
            # The ROM takes the 8 itself for bits, and so forgets the old setting; CLS shows it.
            self.attribute &= ~bit
            self.mask |= bit
        elif value in (0, 1):
            self.attribute = self.attribute & ~bit | (bit if value else 0)
            self.mask &= ~bit
        else:
            raise InvalidColourError


def _mode(value: int) -> bool:
    if value not in (0, 1):
        raise InvalidColourError
    return bool(value)
