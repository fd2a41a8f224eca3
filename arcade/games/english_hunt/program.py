"""The program of English hunt: a hunt is begun, hounds and hare take turns, the end is told, another is asked for."""

from collections.abc import Sequence
from dataclasses import replace

from arcade.games.english_hunt.levels import LEVELS, begun
from arcade.games.english_hunt.modern import Modern
from arcade.games.english_hunt.opponent import BOOK, choose
from arcade.games.english_hunt.original import Original
from arcade.games.english_hunt.rules import HARE, HOUNDS, WASTED, Fault, Move, Position, placements, started
from arcade.games.english_hunt.solver import Table
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.flow.contest import Tally, contest, verdict

POINTS = 10
"""For a hunt won, times the level."""


class Main(Program[Spectrum]):
    """One sitting: hunt after hunt."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = LEVELS[setup.level - 1]
        self.worth = setup.level
        """The degree of difficulty, for the points."""
        self.side = HOUNDS
        """The side of the player, or of the first of two; two change sides after each hunt."""
        self.people: tuple[int, ...] = (HOUNDS,)
        self.match: Match[Position, Move] = Match(placements()[0])
        self.tally = Tally()
        self.phase = "opening"
        self.table = Table()
        self._fault: Fault | None = None
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    @property
    def made(self) -> int:
        """The hounds' moves, or entries, so far."""
        return self.match.positions[0].left - max(self.position.left, 0)

    def play(self) -> Frames[None]:
        yield from self.look.opening()
        again = True
        while again:
            yield from self.begin()
            ended = yield from contest(self, self.match, self.people)
            yield from self.settle(ended)
            self.phase = "again"
            again = yield from self.look.ask_again()
        self.phase = "over"
        yield from self.look.farewell()

    def begin(self) -> Frames[None]:
        """Sides, start and limit."""
        self.phase = "begin"
        if self.setup.seats == 2:
            self.side, self.people = self.tally.games % 2, (HOUNDS, HARE)
        else:
            self.side = yield from self.look.ask_side(self.side)
            self.people = (self.side,)
        if isinstance(self.look, Original):
            start = yield from self.look.ask_start()
            self.worth = start.value
            position = replace(started(start, self.dice), strict=True)
        else:
            yield from self.think(self.table.solve())
            position = begun(self.level, HOUNDS not in self.people, self.table, self.dice)
        self.match = Match(position)
        yield from self.look.board(position, self.side, self.tally)

    def choose(self) -> Frames[Move | Control]:
        """Let a person choose a move; a refused entry is lost by the strict rules, else asked for again."""
        while True:
            self.phase = "move"
            position = self.position
            chosen = yield from self.look.ask_move(position)
            self.phase = "play"
            if isinstance(chosen, Control):
                return chosen
            self._fault = position.fault(chosen)
            if self._fault is None:
                return chosen
            if position.strict and position.seat == HOUNDS:
                return WASTED
            yield from self.look.refused(self._fault)

    def answer(self) -> Frames[Move]:
        """The computer's move."""
        position = self.position
        sight = self.level.hounds if position.seat == HOUNDS else self.level.hare
        if self.original:
            sight = BOOK
        dice = self.dice.fork(100 * self.tally.games + len(self.match.moves))
        return (yield from self.look.thinking(self.think(choose(position, sight, self.table, dice))))

    def moved(self, before: Position, move: Move) -> Frames[None]:
        """An animal runs, or an entry is refused; the one too many goes without a word."""
        if before.seat == HOUNDS and before.left < 1:
            return
        if move == WASTED and self._fault is not None:
            yield from self.look.refused(self._fault)
        else:
            yield from self.look.show(before, move)

    def hint(self) -> Frames[None]:
        """The best move, and how many of the hounds' moves the catch takes then."""
        origin, target, need = yield from self.think(self._advice())
        yield from self.look.hint(self.position, (origin, target), need)

    def _advice(self) -> Search[tuple[int, int, int]]:
        yield from self.table.solve()
        return (*self.table.best(self.position)[0], self.table.need(self.position))

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        yield from self.look.taken_back(self.position, done)

    def settle(self, ended: int) -> Frames[None]:
        """Count the hunt, and show how it ended."""
        self.phase = "end"
        if len(self.people) == 2:
            outcome = Outcome.FIRST if (ended == 1) == (self.side == HOUNDS) else Outcome.SECOND
        else:
            outcome = verdict(ended, self.people)
        self.tally = self.tally.after(outcome)
        self.finish(outcome, self.points(outcome) if len(self.people) == 1 else None)
        yield from self.look.result(self.position, outcome, self.tally, self.wasted())

    def points(self, outcome: Outcome) -> int:
        """A hunt won is worth its level; hounds get a point for each move left, the hare for each that it survived."""
        won = POINTS * self.worth if outcome is Outcome.WON else 0
        if self.side == HARE:
            return won + self.made - (outcome is Outcome.LOST)
        return won + self.position.left if won else 0

    def wasted(self) -> tuple[int, Move, Move] | None:
        """The first move that was worse than the best: its number, the move, and a best one.

        It is the player's, or with two players the loser's.
        """
        if len(self.people) == 1:
            seat = self.side
        else:
            seat = HARE if self.position.outcome() == 1 else HOUNDS
        turns = [(before, move) for before, move in zip(self.match.positions, self.match.moves, strict=False)]
        own = [(before, move) for before, move in turns if before.seat == seat and move != WASTED]
        for number, (before, move) in enumerate(own, 1):
            best = self.table.best(before)
            if move not in best:
                return number, move, best[0]
        return None

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "phase": self.phase,
            "hounds": position.hounds,
            "hare": position.hare,
            "seat": position.seat,
            "made": self.made,
            "left": position.left,
            "moves": tuple(self.match.moves),
            "side": self.side,
            "tally": self.tally.plain(),
            "cursor": self.look.at,
            "held": self.look.held,
        }
