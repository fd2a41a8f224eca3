"""The program of Go fish: deal, ask in turn until a hand is empty, count the books, another game."""

from collections.abc import Sequence

from arcade.games.go_fish import FIGURES, OPEN, strings
from arcade.games.go_fish.look import Look
from arcade.games.go_fish.modern import Modern
from arcade.games.go_fish.opponent import choose
from arcade.games.go_fish.original import Original
from arcade.games.go_fish.rules import Position, shuffled
from arcade.games.go_fish.state import State
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_program import MatchProgram


class Main(State, MatchProgram[Pet, Position, int]):
    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Look = Original(self) if self.original else Modern(self)
        self.phase = "title"

    def start(self, seat: int) -> Position:
        return shuffled(self.dice, seat)

    def begin(self) -> Frames[None]:
        self.phase = "deal"
        self.open = self.helped = False
        self.viewer = yield from self.first_seat()
        self.match = Match(self.start(self.viewer))
        yield from self.look.begin()
        if self.two:
            yield from self.hand_over()

    def hand_over(self) -> Frames[None]:
        self.phase = "hand over"
        self.viewer = self.position.seat
        yield from self.look.hand_over()

    def contest(self) -> Frames[int]:
        ended = yield from super().contest()
        self.phase = "result"
        self.figures = self.figures.after(self.position)
        return ended

    def points(self, outcome: Outcome) -> int | None:
        """The player's books; none with help."""
        del outcome
        return None if self.helped else len(self.position.books[0])

    def choose(self) -> Frames[int | Control]:
        if self.viewer != self.position.seat:
            yield from self.hand_over()
        while True:
            self.phase = "ask"
            asked = yield from self.look.ask_rank()
            self.phase = "turn"
            if asked is FIGURES:
                yield from self.look.figures()
            elif asked is OPEN:
                yield from self.open_cards()
            elif asked is None:
                yield from self.look.refuse(strings.NO_RANK)
            elif isinstance(asked, Control) or asked in self.position.moves():
                return asked
            else:
                yield from self.look.refuse(strings.NOT_HELD, ranks=self.ranks(asked))

    def open_cards(self) -> Frames[None]:
        if not self.two and (self.helped or (yield from self.look.ask_yes_no(strings.REALLY_OPEN, default=False))):
            self.open = not self.open
            self.helped = self.assisted = True
            yield from self.look.switch()

    def answer(self) -> Frames[int]:
        """The computer's question; it is shown only what its seat may know."""
        self.phase = "computer"
        chance = self.dice.fork(len(self.match.moves))
        thoughts = choose(self.asking, self.position, chance, self.report_idea)
        return (yield from self.look.thinking(self.think(thoughts)))

    def hint(self) -> Frames[None]:
        self.helped = True
        yield from self.look.hint()

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "phase": self.phase,
            **plain_fields(position, "hands", "deck", "books", "seat"),
            "questions": tuple((turn.seat, turn.rank) for turn in position.turns),
            **plain_fields(self, "viewer", "open", "helped"),
            "marker": self.look.marker,
            "figures": tuple(self.figures),
        }
