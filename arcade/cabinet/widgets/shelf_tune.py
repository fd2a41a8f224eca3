"""The shelf's theme, heard behind the page's screen as loud as is set."""

from collections.abc import Mapping

from arcade.cabinet.page_context import PageContext
from arcade.machine.machine import Behind
from arcade.machine.monitor import Monitor
from arcade.toolkit.sound.music import Piece
from arcade.toolkit.sound.pieces import read_piece
from arcade.toolkit.sound.player import player
from arcade.toolkit.sound.score import Score

TUNE_PARTS: Mapping[str, float] = {"on": 1.0, "low": 1 / 3, "off": 0.0}
"""The part of the volume for each setting."""


class ShelfTune:
    """The theme, which goes on for as long as it is asked for, or its first phrase alone as a sample."""

    def __init__(self, context: PageContext, sample: bool = False) -> None:
        self._context = context
        self._machine = Monitor()
        theme = read_piece(Piece("cabinet", "theme"))
        self._piece = Score(theme.tempo, theme.play[:1]) if sample else theme
        self._music = player(self._machine, self._piece)

    @property
    def over(self) -> bool:
        """Whether all of it was heard once."""
        return self._machine.seconds > self._piece.seconds

    def step(self, part: float) -> None:
        """Let a frame of it be heard."""
        self._music.step()
        self._machine.end_frame()
        self._context.monitor.behind = Behind(self._machine, self._machine.now, part)
