"""The program of the blue road: a board is chosen, tiles are laid in turn, the end is told, another asked for."""

from collections.abc import Sequence

from arcade.games.blue_road.levels import LEVELS, PRINTED
from arcade.games.blue_road.modern import Modern
from arcade.games.blue_road.opponent import Advice, Slip, advised, choosing, slipped
from arcade.games.blue_road.original import Original
from arcade.games.blue_road.rules import Position, letters, pictured
from arcade.games.blue_road.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_program import MatchProgram


class Main(State, MatchProgram[Spectrum, Position, str]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.skill = PRINTED if self.original else LEVELS[setup.level].sets
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def begin(self) -> Frames[None]:
        self.phase = "begin"
        self.size = yield from self.agreed(self.look.ask_size(), self.size)
        yield from super().begin()

    def start(self, seat: int) -> Position:
        return Position(*self.size, seat=seat)

    def choose(self) -> Frames[str | Control]:
        while True:
            self.phase = "move"
            yield from self.look.prompt()
            chosen = yield from self.look.ask_tile()
            self.phase = "play"
            if isinstance(chosen, Control) or chosen in self.position.moves():
                return chosen
            yield from self.look.wrong_key()

    def answer(self) -> Frames[str]:
        yield from self.look.think()
        search = choosing(self.position, self.skill, self.fork(), told=self.report_idea)
        tile = yield from self.look.thinking(self.think(search))
        yield from self.look.thought(tile)
        return tile

    def hint(self) -> Frames[None]:
        advice = Advice(*(yield from self.think(advised(self.position, self.dice.fork(len(self.match.moves))))))
        yield from self.look.hint(advice)

    def ended(self, outcome: Outcome) -> Frames[None]:
        self.phase = "end"
        if not self.original:
            slip = yield from self.think(slipped(self.match.positions, self.match.moves))
            self.slip = Slip(*slip) if slip else None
        yield from super().ended(outcome)

    def points(self, outcome: Outcome) -> int:
        """The road's length, and 20 a level for a win; in the original the tiles laid, the book's only record."""
        if self.original:
            return self.position.laid
        return len(self.road) + (20 * self.skill.worth if outcome is Outcome.WON else 0)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "phase": self.phase,
            "board": pictured(position),
            "next": position.end and (position.end.field, int(position.end.entry)),
            "seat": position.seat,
            "moves": letters(self.match.positions[0].seat, self.match.moves),
            "road": len(self.road),
            "tally": self.tally.plain(),
            "chosen": self.chosen,
        }
