"""The program of Reaction time: as printed, alone against the clock, or two against each other; then once more."""

from collections.abc import Sequence

from arcade.games.reflexe.book_game import BookGame
from arcade.games.reflexe.modern import Modern
from arcade.games.reflexe.one_player import OnePlayer
from arcade.games.reflexe.original import Original
from arcade.games.reflexe.rules import Record
from arcade.games.reflexe.state import State
from arcade.games.reflexe.two_players import TwoPlayers
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.game_program import GameProgram


class Main(State, GameProgram[Spectrum]):
    """Series after series until somebody has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        kind = BookGame if self.original else TwoPlayers if setup.seats == 2 else OnePlayer
        self.series: BookGame | OnePlayer | TwoPlayers = kind(self)
        self.look: Original | Modern = self.series.look

    def play_game(self) -> Frames[None]:
        """One series."""
        self.record, self.duel = Record(), [0, 0]
        yield from self.series.play()
        yield from self.look.end()

    def state(self) -> dict[str, Plain]:
        return {
            "trial": int(self.trial),
            "sign": self.sign,
            "round": len(self.record.times),
            **plain_fields(self.record, "times", "slips", "points"),
            "duel": tuple(self.duel),
        }
