"""A Spectrum of ours and one with the real ROM, given the same statements and compared byte by byte."""

from collections.abc import Callable, Mapping

from arcade.machine.font import Font
from arcade.machine.spectrum import BasicError, Spectrum
from tests.machine.rom import COORDS, IMAGE, Rom

Settings = Mapping[str, int]
"""Colour items by name, in their order."""

LETTERS = Font("t", {}).with_rom_letters(IMAGE)


def colour_items(items: Settings, separator: str = ";") -> list[str | int]:
    """Colour items as they stand in a statement, each with a separator behind it."""
    return [part for name, value in items.items() for part in (name.upper(), value, separator)]


class Beside:
    """Both machines, just switched on."""

    def __init__(self) -> None:
        self.ours = Spectrum(LETTERS)
        self.rom = Rom()

    def restart(self) -> None:
        """Both screens cleared, the colours as after switching on."""
        for name, value in {
            "border": 7,
            "ink": 0,
            "paper": 7,
            "flash": 0,
            "bright": 0,
            "inverse": 0,
            "over": 0,
        }.items():
            self.set(name, value)
        self.both("CLS", self.ours.cls)

    def set(self, name: str, value: int) -> None:
        """A permanent setting, such as INK 3."""
        self.both((name.upper(), value), lambda: getattr(self.ours, name)(value))

    def both(self, statement: str | tuple[str | float | bytes, ...], ours: Callable[[], None]) -> str:
        """Obey a statement on both; gives the report, which must be the same."""
        parts = (statement,) if isinstance(statement, str) else statement
        theirs = self.rom.obey(*parts)
        report = ""
        try:
            ours()
        except BasicError as error:
            report = str(error)[:1]
        assert report == theirs, parts
        return report

    def plot(self, x: float, y: float, items: Settings) -> str:
        return self.both(
            ("PLOT", *colour_items(items), x, ",", y),
            lambda: self.ours.plot(x, y, **items),
        )

    def draw(self, dx: float, dy: float, angle: float | None, items: Settings) -> str:
        turn = () if angle is None else (",", angle)
        return self.both(
            ("DRAW", *colour_items(items), dx, ",", dy, *turn),
            lambda: self.ours.draw(dx, dy, angle, **items),
        )

    def circle(self, x: float, y: float, radius: float, items: Settings) -> str:
        return self.both(
            ("CIRCLE", *colour_items(items), x, ",", y, ",", radius),
            lambda: self.ours.circle(x, y, radius, **items),
        )

    def same_screen(self) -> bool:
        """Whether all 6,912 bytes are the same."""
        return self.ours.scr() == self.rom.screen

    def same_pen(self) -> bool:
        """Whether the next DRAW begins at the same place."""
        pen = self.ours._pen
        return (pen.x, pen.y) == (self.rom.memory[COORDS], self.rom.memory[COORDS + 1])
