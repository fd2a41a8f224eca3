"""The program of English hunt: a hunt is begun, hounds and hare take turns, the end is told, another is asked for."""

from collections.abc import Sequence
from dataclasses import replace

from arcade.games.english_hunt.evaluator import standing
from arcade.games.english_hunt.levels import ALL, BOOK, LEVELS, Start
from arcade.games.english_hunt.modern import Modern, State
from arcade.games.english_hunt.opponent import advising, choose
from arcade.games.english_hunt.original import Original
from arcade.games.english_hunt.rules import HARE, HOUNDS, WASTED, Move, Position, started
from arcade.games.english_hunt.solver import begun
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.searching import Idea, Search
from arcade.toolkit.programs.match_program import MatchProgram

POINTS_A_LEVEL = 10


class Main(State, MatchProgram[Spectrum, Position, Move]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.skill = LEVELS[setup.level].sets
        self.difficulty = LEVELS.rung(setup.level)
        """The level of this hunt; an original asks for its own."""
        self.placement = self.position
        """Where the animals are when this hunt begins."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    @property
    def made(self) -> int:
        """The hounds' moves, or entries, so far."""
        return self.match.positions[0].left - max(self.position.left, 0)

    def begin(self) -> Frames[None]:
        """Sides, start and limit."""
        self.phase = "begin"
        if self.two:
            self.side = self.tally.games % 2
        else:
            self.side = yield from self.agreed(self.look.ask_side(), self.side)
            self.people = (self.side,)
        if isinstance(self.look, Original):
            start = yield from self.agreed(self.look.ask_start(), Start.NEAR)
            self.difficulty = start.value
            self.placement = replace(started(start, self.dice), strict=True)
        else:
            yield from self.think(self.table.solve())
            self.placement = begun(self.skill, HOUNDS not in self.people, self.table, self.dice)
        yield from super().begin()

    def start(self, seat: int) -> Position:
        return replace(self.placement, seat=seat)

    def first_seat(self) -> Frames[int]:
        yield from ()
        return HOUNDS

    def choose(self) -> Frames[Move | Control]:
        """Let a person choose a move; a refused entry is lost by the strict rules, else asked for again."""
        position = self.position
        while True:
            self.phase = "move"
            chosen = yield from self.look.ask_move()
            self.phase = "play"
            if isinstance(chosen, Control):
                return chosen
            fault = position.fault(chosen)
            if fault is None:
                return chosen
            if position.strict and position.seat == HOUNDS:
                return WASTED
            yield from self.look.refuse_move(fault)

    def answer(self) -> Frames[Move]:
        sight = self.skill.hounds if self.position.seat == HOUNDS else self.skill.hare
        if self.original:
            sight = BOOK
        yield from self.look.think()
        move = yield from self.think(choose(self.position, sight, self.table, self.fork()))
        if sight == ALL:
            value = standing(self.position, self.table.after(self.position, move))
            self.report_idea(Idea(self.position, (move,), value=value))
        yield from self.look.thought(move)
        return move

    def hint(self) -> Frames[None]:
        """The best move, and how many of the hounds' moves the catch takes then."""
        origin, target, need = yield from self.think(self._advice())
        yield from self.look.hint((origin, target), need)

    def _advice(self) -> Search[tuple[int, int, int]]:
        move = yield from advising(self.position, self.table)
        return (*move, self.table.need(self.position))

    def verdict(self, ended: int) -> Outcome:
        """Of two people the first has not always the hounds."""
        if self.two:
            return Outcome.FIRST if (ended == 1) == (self.side == HOUNDS) else Outcome.SECOND
        return super().verdict(ended)

    def ended(self, outcome: Outcome) -> Frames[None]:
        self.phase = "end"
        yield from super().ended(outcome)

    def points(self, outcome: Outcome) -> int:
        """A hunt won is worth its level; hounds get a point for each move left, the hare for each that it survived."""
        won = POINTS_A_LEVEL * self.difficulty if outcome is Outcome.WON else 0
        if self.side == HARE:
            return won + self.made - (outcome is Outcome.LOST)
        return won + self.position.left if won else 0

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "phase": self.phase,
            **plain_fields(position, "hounds", "hare", "seat"),
            "made": self.made,
            "left": position.left,
            "moves": tuple(self.match.moves),
            "side": self.side,
            "tally": self.tally.plain(),
            "cursor": self.look.at,
            "held": self.look.held,
        }
