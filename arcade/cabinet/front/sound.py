"""What is heard at the shelf besides its clicks: its theme and the game in the set in turn, as softly as is set."""

from collections.abc import Mapping
from fractions import Fraction

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.widgets.shelf_tune import TUNE_PARTS, ShelfTune
from arcade.machine.machine import Behind, Machine
from arcade.machine.monitor import Monitor

GAME_PARTS: Mapping[str, float] = {"on": 1 / 3, "low": 1 / 8, "off": 0.0}
"""Parts of the volume at which the game is heard."""
GAMES_TURN = 2000
"""Frames of the games that stand in the set between two rounds of the theme."""


class GameSound:
    """Lets a game be heard behind the page's screen, which runs as fast as the page."""

    def __init__(self, context: PageContext) -> None:
        self._context = context
        self._machine: Machine | None = None
        self._credit = Fraction(0)
        """The tick up to which the game's machine is heard."""

    def step(self, machine: Machine, part: float) -> None:
        """Let a frame of it be heard."""
        latest = (machine.frame - 1) * machine.FRAME
        step = Fraction(Monitor.FRAME * machine.CLOCK, Monitor.CLOCK)
        if machine is not self._machine or not latest - 3 * step < self._credit + step <= latest + machine.FRAME:
            self._machine, self._credit = machine, Fraction(latest) - step
        self._credit += step
        self._context.monitor.behind = Behind(machine, int(self._credit), part)


class ShelfSound:
    """Decides who is heard behind the page's screen while the shelf is shown."""

    def __init__(self, context: PageContext) -> None:
        self._context = context
        self._tune = ShelfTune(context)
        self._game = GameSound(context)
        self._frames = 0
        """Those of the games since the theme was over."""

    @property
    def audible(self) -> bool:
        """Whether anything is to be heard."""
        return self._context.preferences.shelf_sound != "off"

    def step(self, machine: Machine | None) -> None:
        """Follow a frame; `machine` is the one in the set."""
        setting = self._context.preferences.shelf_sound
        self._context.monitor.behind = None
        if not self.audible:
            return
        if machine is None or not self._tune.over:
            self._tune.step(TUNE_PARTS[setting])
            return
        self._game.step(machine, GAME_PARTS[setting])
        self._frames += 1
        if self._frames == GAMES_TURN:
            self._tune, self._frames = ShelfTune(self._context), 0

    def stop(self) -> None:
        """Nobody is heard any more."""
        self._context.monitor.behind = None
