"""The program of Reaction time: as printed, alone against the clock, or two against each other; then once more."""

from collections.abc import Sequence

from arcade.games.reflexe.book_game import Printed
from arcade.games.reflexe.one_player import Solo
from arcade.games.reflexe.rules import Record
from arcade.games.reflexe.state import Desk
from arcade.games.reflexe.two_players import Fight
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup, Thought


class Main(Desk):
    """One sitting: series after series until somebody has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        kind = Printed if self.original else Fight if setup.seats == 2 else Solo
        self.series: Printed | Solo | Fight = kind(self)

    def play(self) -> Frames[None]:
        yield from self.series.look.title()
        again = True
        while again:
            self.record, self.duel = Record(), [0, 0]
            yield from self.series.play()
            again = yield from self.series.look.ask_again()
