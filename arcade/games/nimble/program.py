"""The program of Nimble: what is played, who starts, moves in turn, the end, another game.

A counter is chosen, then a square. In puzzles a single move wins; a wrong one is answered, and taken back.
"""

from collections.abc import Sequence
from dataclasses import replace

from arcade.games.nimble import TEACH, strings
from arcade.games.nimble.evaluator import standing
from arcade.games.nimble.layout import Track
from arcade.games.nimble.look import WHOLE, Look, State
from arcade.games.nimble.modern import Modern
from arcade.games.nimble.opponent import choice, deal, fair_deal, problem, winning_moves
from arcade.games.nimble.original import Original
from arcade.games.nimble.rules import COUNTERS, HOME, LENGTH, Move, Position, Refusal
from arcade.machine.ega import Ega
from arcade.machine.key_repeat import RepeatRate
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.searching import Idea
from arcade.toolkit.flow.alongside import while_asking, while_waiting
from arcade.toolkit.flow.cursor import BY_SEAT, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.typed_number import DIGIT_CONTROLS
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.game_program import GAME, TURN
from arcade.toolkit.programs.match_program import MatchProgram

COMMANDS = (BACK, HINT, TAKE_BACK, TEACH, *DIGIT_CONTROLS)
REPEAT = RepeatRate(20, 5)
"""Of a held arrow."""
REFUSALS = {Refusal.AWAY: strings.AWAY, Refusal.ONTO: strings.ONTO, Refusal.PAST: strings.PAST}
"""Of a square on the track, for a counter that is held."""
SIZES = ((31, 8), (63, 14), (LENGTH, COUNTERS))
"""Squares and counters of the tracks that the menu offers; after them it offers puzzles, and the lesson."""
PUZZLES, LESSON = 3, 4
PUZZLE_COUNTERS, PUZZLE_LENGTH = (3, 4, 5, 6, 8), 31
POINTS: tuple[int, ...] = (10, 5, 2)
"""Points of a puzzle that is found at the first, second, third try; then none, and none after a hint."""


class Main(State, MatchProgram[Ega, Position, Move]):
    def __init__(self, machine: Ega, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.dealt = self.position
        self.look: Look = Original(self) if self.original else Modern(self)
        self.cursor = 1
        self.held: int | None = None
        self.field: Track | None = None
        """The squares that the cursor can visit, while a person chooses one."""

    def play_from(self, safe_point: str) -> Frames[None]:
        again = True
        while again:
            part = self.go_on() if safe_point == TURN else (yield from self.ask_part())
            safe_point = GAME
            if part is not None:
                yield from while_waiting(self.machine, part, self.look.idle)
                again = yield from while_asking(self.machine, self.another(), self.look.rest)
                self.puzzle, self.solved = None, 0

    def ask_part(self) -> Frames[Frames[None] | None]:
        """What is to be played, which is returned; the lesson is shown at once."""
        self.report_safe_point(GAME)
        kind = yield from self.agreed(self.look.ask_kind(), WHOLE if self.original else 0)
        if kind == LESSON:
            yield from self.look.lesson(fair_deal(self.dice, *SIZES[0]))
            return None
        if kind == PUZZLES:
            return self.play_round()
        self.dealt = (deal if self.original else fair_deal)(self.dice, *SIZES[kind])
        return self.play_game()

    def play_round(self) -> Frames[None]:
        points = 0
        for counters in PUZZLE_COUNTERS:
            self.puzzle = problem(self.dice, PUZZLE_LENGTH, counters)
            self.cursor = max(self.puzzle.counters)
            yield from self.look.begin()
            points += yield from self._solve()
            self.solved += 1
        self.finish(Outcome.OVER, points)
        yield from self.look.end_puzzles(points)

    def _solve(self) -> Frames[int]:
        look, start = self.look, self.position
        (answer,) = winning_moves(start)
        worth = POINTS
        while True:
            yield from look.prompt_puzzle(len(PUZZLE_COUNTERS))
            chosen = yield from self._move()
            if isinstance(chosen, Control):
                if chosen.name == HINT.name:
                    worth = ()
                    self.assisted = True
                    yield from self._advise(answer)
                continue
            self.puzzle = start.play(chosen)
            yield from look.move(start, chosen)
            if chosen == answer:
                yield from look.found()
                return worth[0] if worth else 0
            worth = worth[1:]
            yield from look.not_found(winning_moves(self.puzzle)[0])
            self.puzzle = start
            look.set_out()

    def start(self, seat: int) -> Position:
        return replace(self.dealt, seat=seat)

    def begin(self) -> Frames[None]:
        self.helped = False
        self.cursor = max(self.dealt.counters)
        yield from super().begin()

    def points(self, outcome: Outcome) -> int:
        """A game won is worth what its level says; without help, half the square of the counters but for moves, too.

        That square is about the moves that a careless game takes.
        """
        if outcome is not Outcome.WON:
            return 0
        start = self.match.positions[0]
        own = sum(position.seat == 0 for position in self.match.positions[:-1])
        quick = 0 if self.helped else max(len(start.counters) ** 2 // 2 - own, 0)
        return self.terms.win + quick

    def choose(self) -> Frames[Move | Control]:
        yield from self.look.prompt()
        return (yield from self._move())

    def _move(self) -> Frames[Move | Control]:
        """Wait for a legal move, or for HINT or TAKE_BACK; the theory is taught in between."""
        look = self.look
        while True:
            start = yield from self._counter()
            if isinstance(start, Control):
                return start
            self.held = start
            look.lift(start)
            target = yield from self._target(start)
            self.held = None
            look.put_down()
            if isinstance(target, Control):
                if target.name != BACK.name:
                    return target
                look.remark(strings.PUT_DOWN)
                yield
            elif target == start:
                yield from look.refuse(strings.NOWHERE)
            else:
                self.cursor = target or start
                return start, target

    def _counter(self) -> Frames[int | Control]:
        position, look = self.position, self.look
        while True:
            start = yield from self._square(frozenset(square for square, _ in position.moves()))
            if isinstance(start, Control):
                if start.name in (HINT.name, TAKE_BACK.name):
                    return start
                yield from look.teach()
            elif start not in position.counters:
                yield from look.refuse(strings.NO_COUNTER, n=start)
            elif not position.targets(start):
                yield from look.refuse(strings.BLOCKED, n=start)
            else:
                return start

    def _target(self, start: int) -> Frames[int | Control]:
        position, look = self.position, self.look
        while True:
            target = yield from self._square(frozenset((start, *position.targets(start))))
            if isinstance(target, Control):
                if target.name != TEACH.name:
                    return target
                yield from look.teach()
            elif target == start or (refusal := position.refusal((start, target))) is None:
                return target
            else:
                yield from look.refuse(REFUSALS[refusal], n=target)

    def _square(self, stops: frozenset[int]) -> Frames[int | Control]:
        """A square by the cursor, the mouse or its number; the cursor follows a number digit by digit."""
        look, steering = self.look, BY_SEAT[self.position.seat]
        typed, keep = "", not self.original
        while True:
            field = self.field = look.track(stops)
            chosen = yield from choose_cell(
                self,
                CellCursor(field, (0, self.cursor), self._show, steering=steering, repeat=REPEAT),
                CellKeys(commands=COMMANDS, wrong=look.wrong_key, keep=keep),
            )
            self.field, keep = None, True
            if not isinstance(chosen, Control):
                return chosen[1]
            if chosen not in DIGIT_CONTROLS and not (chosen.name == BACK.name and typed):
                return chosen
            if typed != str(self.cursor):
                typed = ""
            typed = typed[:-1] if chosen.name == BACK.name else f"{typed}{chosen.keys[0]}".lstrip("0") or str(HOME)
            if int(typed or HOME) > self.position.length:
                yield from look.refuse(strings.NO_SQUARE, n=typed)
                typed = ""
            elif typed:
                self.cursor = int(typed)
                look.typed()

    def _show(self, cell: Cell, on: bool) -> None:
        self.cursor = cell[1]
        self.look.cursor(cell[1], on)

    def answer(self) -> Frames[Move]:
        yield from self.look.think()
        dice = self.dice.fork(1000 * self.tally.games + len(self.match.moves))
        move = choice(self.position, self.terms.mistakes, dice)
        if not self.terms.mistakes:
            self.report_idea(Idea(self.position, (move,), value=standing(self.position)))
        return move

    def hint(self) -> Frames[None]:
        self.helped = True
        yield from self._advise(next(iter(winning_moves(self.position)), None))

    def _advise(self, move: Move | None) -> Frames[None]:
        if move is not None:
            self.cursor = move[0]
        yield from self.look.hint(move)

    def taken_back(self, done: bool) -> Frames[None]:
        self.helped = self.helped or done
        yield from super().taken_back(done)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            **plain_fields(position, "blues", "red", "seat", "length"),
            **plain_fields(self, "cursor", "held"),
            "moves": tuple(self.match.moves),
            "tally": self.tally.plain(),
            **plain_fields(self, "helped", "solved"),
        }
