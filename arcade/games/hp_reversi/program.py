"""The program of HP Reversi: who plays X, who starts, the game, another one; games followed again from a roll."""

from collections.abc import Sequence

from arcade.games.hp_reversi import strings
from arcade.games.hp_reversi.file_format import carried, tape_of, written
from arcade.games.hp_reversi.modern import Modern
from arcade.games.hp_reversi.notation import O
from arcade.games.hp_reversi.opponent import ADVISER, OPPONENTS, Opponent
from arcade.games.hp_reversi.original import Original
from arcade.games.hp_reversi.review import follow
from arcade.machine.machine import Frames
from arcade.machine.teletype import Teletype
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.discs.rules import PASS, SQUARES, Position
from arcade.toolkit.flow.contest import contest, verdict


class Main(Program[Teletype]):
    """Game after game on one roll of paper."""

    def __init__(self, machine: Teletype, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        machine.brisk = not setup.original
        self.match: Match[Position, int] = Match(Position())
        self.people = (0, 1) if setup.seats == 2 else (O,)
        self.opponent: Opponent = OPPONENTS[0]
        self.counter = 0
        """Moves that the computer has made since it was started."""
        self.record = carried(setup.opened)
        """What was read from a paper tape or a roll and has not been played yet."""
        look = Original if setup.original else Modern
        self.look: Original | Modern = look(self, lambda: written(self.match))

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    def play(self) -> Frames[None]:
        yield from self.look.opening()
        again = True
        while again:
            if len(self.people) == 1:
                self.opponent = yield from self.look.choose_opponent()
            own_start = self.record is None
            yield from self.begin()
            begun = len(self.match.moves)
            ended = yield from contest(self, self.match, self.people)
            outcome = verdict(ended, self.people)
            if len(self.match.moves) > begun:
                self.finish(outcome, self.score() if own_start else None)
            yield from self.look.result(self.position, outcome)
            again = yield from self.look.ask_again()
        yield from self.look.goodbye()

    def begin(self) -> Frames[None]:
        """The start of a game: the usual one, that of a tape, or where a roll is left."""
        record, self.record = self.record, None
        if record is not None and record.moves:
            self.match = record.match()
            yield from follow(self.look, self.match)
            return
        if record is not None:
            yield from self.look.say(strings.TAPE_READ)
        starter = yield from self.look.ask_starter(len(self.people) == 2)
        self.match = Match(Position(seat=starter)) if record is None else record.match(starter)
        yield from self.look.board(self.position)

    def score(self) -> int | None:
        """A single player's discs at the end; squares that stayed empty go to the winner."""
        if len(self.people) != 1:
            return None
        own, empties = self.position.discs[O], self.position.empties
        return own + empties if 2 * own > SQUARES - empties else own

    def choose(self) -> Frames[int | Control]:
        """Let a person choose a legal square, or pass for who has none."""
        if self.position.moves() == (PASS,):
            yield
            return PASS
        return (yield from self.look.ask_move(self.position))

    def answer(self) -> Frames[int]:
        """The computer's move."""
        if self.position.moves() == (PASS,):
            yield
            return PASS
        answer = yield from self.think(self.opponent.choose(self.position, self.counter))
        self.counter += 1
        yield from self.look.thought(answer)
        return answer[0]

    def moved(self, before: Position, move: int) -> Frames[None]:
        """A move that has just been made."""
        return self.look.show(before, move, len(self.match.moves))

    def hint(self) -> Frames[None]:
        """What a good player would do."""
        move, _, _ = yield from self.think(ADVISER.choose(self.position, 0))
        yield from self.look.hint(move)

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was; one in which a person could only pass is no place to stop."""
        while done and self.position.moves() == (PASS,):
            done = self.match.take_back(lambda seat: seat in self.people)
        yield from self.look.taken_back(self.position, done)

    def state(self) -> dict[str, Plain]:
        o, x = self.position.discs
        return {
            "board": tape_of(self.position),
            "seat": self.position.seat,
            "o": o,
            "x": x,
            "moves": tuple(self.match.moves),
            "counter": self.counter,
            "lines": len(self.machine.roll.lines),
        }
