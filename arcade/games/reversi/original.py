"""The original's look: yellow lines on black, balls and rings of circles, a log of four lines, long thoughts."""

from collections.abc import Sequence
from typing import TypeVar

from arcade.games.reversi import strings
from arcade.games.reversi.book_opponent import GRAIN, Weighed
from arcade.games.reversi.printed_scene import Slate, box, looking
from arcade.games.reversi.state import Table
from arcade.machine.key_repeat import RepeatRate
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.discs.rules import BLACK, SIDE, SQUARES, WHITE, Position
from arcade.toolkit.flow.prompts import ask_key, ask_yes_no
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import BLACK as BLACK_PAPER
from arcade.toolkit.picture.ink import WHITE as WHITE_PAPER
from arcade.toolkit.picture.ink import YELLOW

T = TypeVar("T")

READY, REST_OF_SET_UP, BLINK = 46, 18, 44
"""Frames, measured on the ROM."""
START_NOTE = (0.01, 10)
TICK, TICK_BASE = 0.01, 2
COLOUR_KEYS = {"n": BLACK, "b": BLACK, "a": WHITE, "w": WHITE}


class Original:
    """Draws, sounds and dawdles like the listing."""

    REPEAT = RepeatRate(BLINK, BLINK)
    GRID = Grid(rows=SIDE, columns=SIDE, left=64, top=0, width=16, height=16)

    def __init__(self, program: Table) -> None:
        self.program: Table = program
        self.machine = program.machine
        self.slate = Slate(self.machine)
        self._lit = False

    # --- questions

    def opening(self) -> Frames[None]:
        """The name, and whether there is to be sound."""
        machine, text = self.machine, self.program.text
        machine.border(BLACK_PAPER)
        machine.paper(BLACK_PAPER)
        machine.ink(YELLOW)
        machine.bright(1)
        machine.cls()
        yield from machine.beep(*START_NOTE)
        yield from machine.wait(READY)
        machine.print_at(0, 1, " ".join("REVERSI"))
        machine.print_at(2, 0, text(strings.SOUND))
        self.program.sound = yield from ask_yes_no(machine, default=True)

    def ask_people(self) -> Frames[tuple[int, ...]]:
        """How many players, and for one which colour."""
        keys = ("0", "1", "2")
        players = yield from self._ask(strings.PLAYERS, keys, str(self.program.setup.seats), strings.ENTER_PLAYERS)
        if players != "1":
            return () if players == "0" else (BLACK, WHITE)
        colour = yield from self._ask(strings.COLOUR, tuple(COLOUR_KEYS), "n")
        return (COLOUR_KEYS[colour],)

    def _ask(self, question: Text, keys: tuple[str, ...], default: str, reproach: Text | None = None) -> Frames[str]:
        """Ask in the log, where the answer is shown behind the question; a wrong key is explained, and asked again."""

        def wrong() -> Frames[None]:
            if reproach:
                yield from self.slate.say(self.program.text(reproach))
            yield from self.slate.say(self.program.text(question))

        yield from self.slate.say(self.program.text(question))
        key = yield from ask_key(self.machine, keys, wrong, default)
        self.slate.answered(key)
        return key

    # --- the board

    def board(self) -> Frames[None]:
        """A fresh board, line by line and disc by disc."""
        self.slate.clean()
        yield from self.slate.lines()
        position = Position()
        for square in (27, 28, 36, 35):
            yield from self.slate.disc(square, BLACK if position.black >> square & 1 else WHITE, self.program.sound)
        yield from self.machine.wait(REST_OF_SET_UP)

    # --- turns

    def turn(self) -> Frames[None]:
        """The score, fresh lines, an empty graph, a search for the first legal square, whose turn it is."""
        program, machine = self.program, self.machine
        position = program.position
        black, white = position.discs
        yield from self.slate.say(program.text(strings.SCORE, black=black, white=white))
        yield from self.slate.lines()
        self.slate.graph()
        moves = position.moves()
        for square in box(position):
            yield from machine.wait(looking(position, square))
            if square in moves:
                yield from self.slate.say(program.text(strings.TO_MOVE[position.seat]))
                break

    def stuck(self) -> Frames[None]:
        """The side to move has no move."""
        yield from self.slate.say(self.program.text(strings.STUCK[self.program.position.seat]))

    def pulsing(self, choosing: Frames[T]) -> Frames[T]:
        """A small circle blinks where a disc may be put."""

        def blink(frame: int) -> None:
            if frame % (BLINK // 2) == 0:
                self.cursor(self.program.square, not self._lit)

        return meanwhile(choosing, blink)

    def cursor(self, square: int, on: bool) -> None:
        """The small circle, which drawn twice is gone."""
        if on != self._lit:
            self.machine.circle(*self.slate.centre(square), 2, over=1)
        self._lit = on

    def wrong_key(self) -> Frames[None]:
        """Other keys are ignored."""
        yield from ()

    def illegal(self) -> Frames[None]:
        """An illegal square is ignored."""
        yield

    def switched(self) -> Frames[None]:
        """The cursor goes to the first legal square by itself, or does not: nothing to see."""
        yield

    def sounding(self) -> Frames[None]:
        """Sound on or off: the first note is to be heard."""
        if self.program.sound:
            yield from self.machine.beep(*START_NOTE)

    def thinking(self, thoughts: Frames[T]) -> Frames[T]:
        """The original did not search; advice takes its time."""
        return (yield from thoughts)

    def ponder(self, weighed: Sequence[Weighed], move: int) -> Frames[None]:
        """Look at every square and note each legal one's score as a stroke."""
        del move
        machine = self.machine
        position = self.program.position
        candidates = {candidate.square: candidate for candidate in weighed}
        for place, square in enumerate(box(position), 1):
            yield from machine.wait(looking(position, square))
            if square in candidates:
                candidate = candidates[square]
                if self.program.sound:
                    yield from machine.beep(TICK, TICK_BASE + candidate.turns)
                self.slate.stroke(place, candidate.score / GRAIN)

    def place(self, before: Position, square: int) -> Frames[None]:
        """The disc itself, then run by run all that it turns."""
        for disc in (square, *before.turned_by(square)):
            yield from self.slate.disc(disc, before.seat, self.program.sound)

    def hint(self, square: int, value: int) -> Frames[None]:
        """The cursor goes where the advice is."""
        del square, value
        yield

    def taken_back(self, done: bool) -> Frames[None]:
        """The board as it was, at once."""
        if done:
            position = self.program.position
            fill(self.machine, 0, 8, 16, 16)
            for square in range(SQUARES):
                for seat, discs in ((BLACK, position.black), (WHITE, position.white)):
                    if discs >> square & 1:
                        for _ in self.slate.circles(square, seat):
                            pass
        yield

    # --- the end

    def result(self, outcome: Outcome) -> Frames[None]:
        """Both sides are stuck if squares are empty; then the discs of both, and who has won."""
        del outcome
        program = self.program
        position = program.position
        if position.empties:
            for seat in (position.seat, 1 - position.seat):
                yield from self.slate.say(program.text(strings.STUCK[seat]))
        black, white = position.discs
        yield from self.slate.say(program.text(strings.FINAL, black=black, white=white))
        yield from self.slate.say(program.text(strings.WINNERS[position.outcome() or 0]))

    def ask_again(self) -> Frames[bool]:
        """Another game? Only yes and no are answers; after no the screen is white."""
        words = self.program.text(strings.ANOTHER)
        yield from self.slate.say(words)
        again = yield from ask_yes_no(self.machine, lambda: self.slate.say(words), default=True)
        if not again:
            self.machine.border(WHITE_PAPER)
            self.machine.paper(WHITE_PAPER)
            self.machine.cls()
            yield
        return again
