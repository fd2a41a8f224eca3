"""A player without a window: holds keys, looks at the screen, finds the way about the cabinet."""

import itertools
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Self

from arcade.cabinet import strings
from arcade.cabinet.app import Cabinet
from arcade.cabinet.catalogue import loaded, slugs
from arcade.cabinet.formats.png import Picture, encode
from arcade.cabinet.input.mash_guard import DEAF
from arcade.cabinet.navigator import Navigator
from arcade.cabinet.options import Options
from arcade.cabinet.page_context import ClockAndSeeds
from arcade.cabinet.playing.game_screens import GameScreens
from arcade.cabinet.playing.play import Play
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets import fire
from arcade.machine.machine import Machine
from arcade.toolkit.contract.languages import LANGUAGES
from tests.patience import still

DATE = "1988-06-01"
NOW = datetime(1988, 6, 1, 21, 48)


class Player:
    """Plays one cabinet; `machine` is what it last showed, None once the arcade was left."""

    def __init__(self, store: Store, options: Options | None = None, slow: bool = False) -> None:
        """On a `slow` computer every piece of long work fills its share of a frame; the games have arrived before."""
        seeds, seconds = itertools.count(1), itertools.count()
        clock = (lambda: float(next(seconds))) if slow else lambda: 0.0
        clock_and_seeds = ClockAndSeeds(lambda: next(seeds), lambda: DATE, clock, lambda: NOW)
        self.cabinet = Cabinet(store, clock_and_seeds, options or Options(boot=False))
        self.machine: Machine | None = None
        for slug in slugs() if slow else ():
            loaded(slug)
        self.pause(2)

    def pause(self, frames: int, keys: Iterable[str] = ()) -> Self:
        """Let frames pass with keys held."""
        held = frozenset(keys)
        for _ in range(frames):
            self.machine = self.cabinet.frame(held)
            if self.machine is None:
                break
        return self

    def rest(self) -> Self:
        """Look at what has come by itself until it hears again."""
        return self.pause(DEAF + 2)

    def press(self, *keys: str) -> Self:
        """Press keys one after the other."""
        for key in keys:
            self.pause(3, (key,)).pause(3)
        return self

    def type(self, line: str) -> Self:
        """Type a line and Return."""
        return self.press(*line, "return")

    def joy(self, *controls: str) -> Self:
        """Use the joystick only."""
        return self.press(*(f"pad1 {control}" for control in controls))

    def hold(self, key: str) -> Self:
        """Hold a key long enough that it is no tap."""
        return self.pause(fire.FULL + 3, (key,)).pause(3)

    def find(self, slug: str, by_stick: bool = False) -> Self:
        """Choose a game on the shelf: by typing how its title begins, or with the stick."""
        if self.at_wall:
            self.joy("fire").rest()
        if not by_stick:
            self.press(*slug)
        while still(by_stick and self.chosen != slug):
            self.joy("right")
        assert self.chosen == slug
        return self

    def page(self, slug: str, by_stick: bool = False) -> Self:
        """Open a game's own page from the shelf, where play is chosen."""
        return self.find(slug, by_stick).hold("pad1 fire" if by_stick else "return").until("How to play")

    def begin(self, slug: str, by_stick: bool = False) -> Self:
        """Play a game from the shelf, or go on with it; through its card if that shows itself."""
        key = "pad1 fire" if by_stick else "return"
        self.find(slug, by_stick).press(key)
        while still(self.at_shelf):
            self.pause(1)
        while still(not self.playing):
            self.press(key)
        return self.pause(3)

    @property
    def at_shelf(self) -> bool:
        """Whether the shelf is shown, or a game opening from it."""
        return self.cabinet.navigator.at_shelf

    @property
    def at_wall(self) -> bool:
        """Whether the wall is shown, from which fire leads to the shelf."""
        return self.at_shelf and not any(self.sees(strings.TONIGHT.in_language(language)) for language in LANGUAGES)

    @property
    def chosen(self) -> str:
        """The game that the shelf shows."""
        return self.cabinet._place.slug

    @property
    def visit(self) -> GameScreens | None:
        """The game that is looked at or played."""
        assert isinstance(self.cabinet.navigator, Navigator)
        return self.cabinet.navigator.visit

    @property
    def playing(self) -> bool:
        """Whether a game is being played."""
        return self.visit is not None and self.visit.play is not None

    @property
    def play(self) -> Play:
        """What is being played."""
        assert self.visit is not None
        assert self.visit.play is not None
        return self.visit.play

    def until(self, words: str, frames: int = 500) -> Self:
        """Wait until the screen says something."""
        for _ in range(frames):
            if self.sees(words):
                return self
            self.pause(1)
        raise AssertionError(f"{words!r} did not appear:\n{self.screen}")

    @property
    def screen(self) -> str:
        """The rows of text on the screen."""
        return "\n".join(self.machine.text_rows()) if self.machine else ""

    def sees(self, words: str) -> bool:
        """Whether the screen says something; a sentence may go on in the next row, and a path may break anywhere."""
        screen = self.screen
        rows = [row.strip() for row in screen.split("\n")]
        return any(words in joined for joined in (screen, " ".join(rows), "".join(rows)))

    def photograph(self, path: Path, factor: int = 2) -> None:
        """Write what is shown to a PNG file."""
        assert self.machine is not None
        shown = Picture(*self.machine.SIZE, self.machine.pixels(), self.machine.palette())
        path.write_bytes(encode(shown.scaled(factor)))
