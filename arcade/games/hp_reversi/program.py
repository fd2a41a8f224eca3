"""The program of HP Reversi: who plays X, who starts, the game, another one; games followed again from a roll."""

from collections.abc import Sequence

from arcade.families.discs.disc_program import DiscProgram
from arcade.families.discs.rules import PASS, Position
from arcade.games.hp_reversi import strings
from arcade.games.hp_reversi.file_format import carried, tape_of
from arcade.games.hp_reversi.levels import ADVISER, LEVELS, Opponent
from arcade.games.hp_reversi.modern import Modern
from arcade.games.hp_reversi.opponent import choose
from arcade.games.hp_reversi.original import Original
from arcade.machine.machine import Frames
from arcade.machine.teletype import Teletype
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought


class Main(DiscProgram[Teletype]):
    """Game after game on one roll of paper."""

    def __init__(self, machine: Teletype, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        machine.brisk = machine.whole = not setup.original
        self.match = Match(Position())
        self.followed: int | None = None
        """Moves that were already made in what was read, if it is played on; no such game has a score."""
        self.opponent: Opponent = LEVELS[setup.level].sets
        self.counter = 0
        """Moves that the computer has made since it was started."""
        self.record = carried(setup.opened)
        """What was read from a paper tape or a roll and has not been played yet."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def begin(self) -> Frames[None]:
        """Who plays X, and the start of a game: the usual one, a tape's, or the end of a roll."""
        if not self.two:
            self.opponent = yield from self.agreed(self.look.ask_opponent(), self.look.usual_opponent)
        record, self.record, self.followed = self.record, None, None
        if record is None:
            self.match = Match(self.start((yield from self.agreed(self.look.ask_starter(), 0))))
            yield from self.look.begin()
        elif record.moves:
            self.match = record.match()
            yield from self.look.follow(self.match)
            self.followed = len(self.match.moves)
        else:
            yield from self.look.say(strings.TAPE_READ)
            self.match = record.match((yield from self.look.ask_starter()))
            yield from self.look.begin()
            self.followed = 0

    def points(self, outcome: Outcome) -> int | None:
        """Discs, but only from the usual start."""
        return super().points(outcome) if self.followed is None else None

    def finish(self, outcome: Outcome, score: int | None = None) -> None:
        """No result for a game that was only followed to its end."""
        if self.followed is None or len(self.match.moves) > self.followed:
            super().finish(outcome, score)

    def choose(self) -> Frames[int | Control]:
        """A person's legal square, or a pass where there is none."""
        if self.position.moves() == (PASS,):
            yield
            return PASS
        return (yield from self.look.ask_move())

    def answer(self) -> Frames[int]:
        if self.position.moves() == (PASS,):
            yield
            return PASS
        answer = yield from self.think(choose(self.opponent, self.position, self.counter))
        self.counter += 1
        yield from self.look.thought(answer)
        return answer[0]

    def hint(self) -> Frames[None]:
        move, _, _ = yield from self.think(choose(ADVISER, self.position, 0))
        yield from self.look.hint(move)

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
