"""The modern look of Avoid the square in time: magnets that snap to the board, squares drawn in chalk, jingles."""

from typing import TypeVar

from arcade.games.square_avoidance import DANGER, art, strings
from arcade.games.square_avoidance.ending import close
from arcade.games.square_avoidance.opponent import Choice
from arcade.games.square_avoidance.rules import DISC, RING, SIDE, Position, name
from arcade.games.square_avoidance.scene import GRID, INKS, SIZE, Scene, corner, paper
from arcade.games.square_avoidance.state import Table
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK, MessageLook
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.flow.square_names import NO_LETTER
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.drawing import Patch, draw, lift_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound import jingles

T = TypeVar("T")

PONDERING, STEP, BLINKS, BLINK, READ = 14, 3, 3, 6, 60
WINK = 24
"""Frames in which a stone on a plate winks while its side thinks."""
WORTH = {1: strings.WINS, 0: strings.DRAWS, -1: strings.LOSES, None: strings.LOOKS_BEST}


class Modern(MessageLook):
    """Draws and sounds like a gifted artist's version of the game."""

    grid = GRID
    hidden = False
    commands = HINT, TAKE_BACK, DANGER

    def __init__(self, program: Table) -> None:
        super().__init__(program)
        self.program: Table = program
        self.scene = Scene(program)
        self.advised = False
        """Whether a hint stands on the message line."""
        self._under: Patch | None = None

    def opening(self) -> Frames[None]:
        """The title screen."""
        return title_screen(self.program, self.scene.title, jingles.WALTZ, Wipe.DISSOLVE)

    def board(self) -> Frames[None]:
        """The empty board, wiped in."""
        self.advised = False
        yield from reveal(self.machine, self.scene.board, Wipe.CENTRE, 24)
        self.messages.clear()

    # --- turns

    def prompt(self) -> Frames[None]:
        """Whose move it is, unless there is something better to read."""
        position = self.program.position
        self.scene.panel(position.seat)
        self.scene.fields(position)
        if not self.advised:
            self._prompt()
        self.advised = False
        yield

    def _prompt(self) -> None:
        position = self.program.position
        if not position.safe:
            self.say(strings.NO_FIELD_LEFT)
        elif len(self.program.people) == 2:
            self.say(strings.PLAYERS_MOVE, n=position.seat + 1)
        else:
            self.say(strings.YOUR_MOVE)

    def cursor(self, cell: Cell, on: bool) -> None:
        """Brackets round the field."""
        if self._under:
            self._under.put_back(self.machine)
            self._under = None
        if on:
            field = SIDE * (SIDE - 1 - cell[0]) + cell[1]
            row, column = corner(field)
            self._under = lift_cells(self.machine, row, column, SIZE, SIZE)
            draw(self.machine, art.CURSOR, CELL * column, CELL * row)

    def ask_row(self, column: int) -> Frames[str]:
        """The digit after a letter; empty if another field is wanted."""
        self.say(strings.LETTER, letter="abcde"[column])
        digit = yield from ask_key(self.machine, (*"12345", *NO_LETTER.keys), self.wrong_key, move=True)
        yield from self.accepted()
        self._prompt()
        return digit if digit in "12345" else ""

    def taken(self, field: int) -> Frames[None]:
        """There is a stone already."""
        yield from self.refuse(strings.TAKEN, field=name(field))
        self._prompt()

    def switched(self) -> Frames[None]:
        """Fields that lose are marked from now on, or not."""
        self.scene.fields(self.program.position)
        self.say(strings.SHOWN if self.program.danger else strings.HIDDEN)
        yield from self.accepted()

    def ponder(self) -> Frames[None]:
        """The computer's turn."""
        self.scene.panel(1)
        self.scene.fields(self.program.position)
        self.say(strings.MY_MOVE)
        yield from self.machine.wait(PONDERING)

    def compare(self, choice: Choice) -> Frames[None]:
        """Comparing squares takes no time here."""
        del choice
        yield from ()

    def thinking(self, part: Frames[T]) -> Frames[T]:
        """The thinker's stone winks meanwhile."""
        seat = self.program.position.seat
        answer = yield from meanwhile(part, lambda frame: self._wink(seat, frame))
        self.scene.panel(seat)
        return answer

    def _wink(self, seat: int, frame: int) -> None:
        if frame % WINK == 0:
            self.scene.panel(seat if frame // WINK % 2 == 0 else None)

    def place(self, before: Position, field: int) -> Frames[None]:
        """A magnet comes nearer, snaps to the board and blinks; a key hurries it."""
        after = before.play(field)
        kind = DISC if after.discs >> field & 1 else RING
        hurry = SkippableWait(self.machine)
        for step, size in enumerate(art.GROWTH):
            self.scene.clear(field)
            self.scene.stone(field, kind, size)
            self.machine.chime(((0.006, 8.0 - 4 * step + 12 * before.seat),))
            yield from hurry.wait(STEP)
        self.machine.chime(jingles.LAND)
        for blink in range(2 * BLINKS):
            lit = self.program.calm or blink % 2
            self.scene.colour(field, (INKS[kind] if lit else "W") + paper(field))
            yield from hurry.wait(BLINK)
        if self.program.danger:
            self.scene.fields(after)

    def hint(self, field: int, value: int | None) -> Frames[None]:
        """The advice in words; the cursor is there already."""
        self.say(WORTH[value], field=name(field))
        self.machine.chime(jingles.POINT)
        self.advised = True
        yield

    def resigned(self) -> Frames[None]:
        """The computer gives in."""
        self.say(strings.I_RESIGN)
        yield from self.machine.pause(READ)

    def taken_back(self, done: bool) -> Frames[None]:
        """The stones as they were."""
        if done:
            self.machine.chime(jingles.TAKE)
            self.scene.fields(self.program.position)
            yield
        else:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)
            self.advised = False

    # --- the end

    def result(self, outcome: Outcome) -> Frames[None]:
        """Every square that lost is drawn, the result in big words, the new score."""
        position = self.program.position
        squares = len(position.squares())
        if squares:
            self.scene.panel(None)
            self.say(strings.SQUARES, n=squares)
        yield from close(self.scene, position)
        yield from ceremony(self.program, outcome)
        self.scene.panel(None)
        self.messages.clear()

    def ask_again(self) -> Frames[bool]:
        """Another game?"""
        return ask_again(self.program)
