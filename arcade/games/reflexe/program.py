"""The program of Reaction time: as printed, alone against the clock, or two against each other; then once more."""

from collections.abc import Sequence

from arcade.games.reflexe.book_game import Printed
from arcade.games.reflexe.one_player import Solo
from arcade.games.reflexe.rules import Record
from arcade.games.reflexe.state import State
from arcade.games.reflexe.two_players import Fight
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.game_program import GameProgram


class Main(State, GameProgram[Spectrum]):
    """Series after series until somebody has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        kind = Printed if self.original else Fight if setup.seats == 2 else Solo
        self.series: Printed | Solo | Fight = kind(self)
        self.look = self.series.look

    def play_game(self) -> Frames[None]:
        """One series."""
        self.record, self.duel = Record(), [0, 0]
        return self.series.play()
