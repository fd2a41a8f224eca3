"""The program of the frogs' duel: who starts, leaps in turn, the end, another game."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum

from arcade.games.frog_duel import SEAT_ONE, SEAT_TWO
from arcade.games.frog_duel.evaluator import standing
from arcade.games.frog_duel.levels import LEVELS, MASTER
from arcade.games.frog_duel.modern import Modern
from arcade.games.frog_duel.opponent import choice, pond, winning_move
from arcade.games.frog_duel.original import Original
from arcade.games.frog_duel.rules import Move, Position
from arcade.machine.machine import Frames, WrongKey
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control, by_key, orders
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.searching import Idea
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.prompts import next_key
from arcade.toolkit.programs.contest import answered
from arcade.toolkit.programs.match_program import MatchProgram

ORDERS = orders(HINT, TAKE_BACK)


class Wish(Enum):
    """What a key means while a move is made."""

    UP = "up"
    DOWN = "down"
    FORWARD = "forward"
    BACK = "back"
    END = "end"


class Main(MatchProgram[Spectrum, Position, Move]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.terms = MASTER if self.original else LEVELS[setup.level].sets
        self.pond = pond(self.terms, self.dice)
        """The pond of this game before the first leap."""
        self.match = Match(self.pond)
        self.lane = 1
        """Where the pointer is."""
        self.steps = 0
        """Places leapt in the move that is being made."""
        self.choosing = False
        """Whether a person makes a move."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def begin(self) -> Frames[None]:
        """Another pond, if there was one, and who leaps first."""
        if self.tally.games:
            self.pond = pond(self.terms, self.dice)
        self.lane = 1
        yield from super().begin()

    def start(self, seat: int) -> Position:
        return replace(self.pond, seat=seat)

    def points(self, outcome: Outcome) -> int:
        """A won pond is worth the free places that it had at the start, each what the level says."""
        return self.terms.worth * sum(self.pond.gaps) if outcome is Outcome.WON else 0

    def wishes(self) -> dict[str, Wish]:
        """The keys of the person whose turn it is; the second one may use the first one's, too."""
        seat = self.position.seat
        wishes: dict[str, Wish] = {}
        for left, right, up, down, fire in (SEAT_ONE, SEAT_TWO)[: seat + 1]:
            forward, back = (right, left) if seat == 0 else (left, right)
            pairs = ((up, Wish.UP), (down, Wish.DOWN), (forward, Wish.FORWARD), (back, Wish.BACK), (fire, Wish.END))
            wishes |= by_key(*pairs)
        return wishes

    def choose(self) -> Frames[Move | Control]:
        """Choose a lane, leap on it, end the move; or ask for a hint, or for a move back."""
        self.steps = 0
        self.lane = min(self.lane, len(self.position.left))
        wishes = self.wishes()
        yield from self.look.prompt()
        self.look.cursor(self.lane, True)
        try:
            while True:
                self.choosing = True
                key = yield from next_key(self.machine, move=True)
                self.choosing = False
                if key in ORDERS:
                    yield from self.leap_to(0)
                    return ORDERS[key]
                if (pixel := clicked(key)) is not None:
                    if (yield from self.clicked(self.look.place(*pixel))):
                        return self.lane, self.steps
                elif (wish := wishes.get(key)) is None:
                    if not key.startswith(("!", "pad")):
                        self.machine.wrong_key = WrongKey(key, steered=True)
                        yield from self.look.wrong_key()
                elif (yield from self.obey(wish)):
                    return self.lane, self.steps
        finally:
            self.look.cursor(self.lane, False)

    def obey(self, wish: Wish) -> Frames[bool]:
        """Do what a key means; true when the move is made."""
        match wish:
            case Wish.UP | Wish.DOWN:
                yield from self.turn(1 if wish is Wish.DOWN else -1)
            case Wish.FORWARD:
                yield from self.leap_to(self.steps + 1)
            case Wish.BACK if self.steps:
                yield from self.leap_to(self.steps - 1)
            case Wish.END if (self.lane, self.steps) in self.position.moves():
                yield from self.look.accepted()
                return True
            case Wish.END if self.steps:
                yield from self.look.refuse_leap()
            case Wish.END:
                yield from self.look.refuse_end()
            case _:
                self.machine.wrong_key = WrongKey(TAKE_BACK.keys[0])
                yield from self.look.wrong_key()
        return False

    def turn(self, down: int) -> Frames[None]:
        """The pointer goes to another lane, round and round; once a frog has leapt its lane is settled."""
        if self.steps:
            yield from self.look.refuse_lane()
            return
        yield from self.point((self.lane - 1 + down) % len(self.position.left) + 1)

    def point(self, lane: int) -> Frames[None]:
        self.look.cursor(self.lane, False)
        self.lane = lane
        self.look.cursor(lane, True)
        yield from self.look.pointed()

    def leap_to(self, steps: int) -> Frames[None]:
        """The frog of the lane so many places beyond where it was, if a legal leap goes so far."""
        if steps > max((leap for lane, leap in self.position.moves() if lane == self.lane), default=0):
            yield from self.look.refuse_leap()
            return
        while self.steps != steps:
            before = self.position.stepped(self.lane, self.steps)
            self.steps += 1 if steps > self.steps else -1
            after = self.position.stepped(self.lane, self.steps)
            yield from self.look.leap(before, after, self.lane, self.steps)

    def clicked(self, place: tuple[int, int] | None) -> Frames[bool]:
        """A click on a free place: the frog leaps there, and the move is made."""
        position = self.position
        if place is None or place[0] > len(position.left):
            return False
        lane, column = place
        steps = column - position.left[lane - 1] if position.seat == 0 else position.right[lane - 1] - column
        if (lane, steps) not in position.moves():
            yield from self.look.refuse_leap()
            return False
        if lane != self.lane:
            yield from self.leap_to(0)
            yield from self.point(lane)
        yield from self.leap_to(steps)
        yield from self.look.accepted()
        return True

    def answer(self) -> Frames[Move]:
        """The computer's move; its frog leaps place by place."""
        yield from self.look.think()
        lane, steps = answered(self.position, choice(self.position, self.terms.slip, self.fork()))
        if not self.terms.slip:
            self.report_idea(Idea(self.position, ((lane, steps),), value=standing(self.position)))
        for step in range(steps):
            before, after = self.position.stepped(lane, step), self.position.stepped(lane, step + 1)
            yield from self.look.leap(before, after, lane, step + 1)
        return lane, steps

    def moved(self, before: Position, move: Move) -> Frames[None]:
        self.steps = 0
        yield from super().moved(before, move)

    def hint(self) -> Frames[None]:
        """A winning move, if there is one; the pointer goes to its lane."""
        move = winning_move(self.position)
        if move is not None:
            self.lane = move[0]
        yield from self.look.hint(move)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            **plain_fields(position, "gaps", "left", "right", "seat"),
            **plain_fields(self, "lane", "steps"),
            "moves": tuple(self.match.moves),
            "tally": self.tally.plain(),
        }
