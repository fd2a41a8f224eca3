"""The modern look of Avoid the square in time: magnets that snap to the board, squares drawn in chalk, jingles."""

from typing import TypeVar

from arcade.games.square_avoidance import art, music, sounds, strings
from arcade.games.square_avoidance.ending import close
from arcade.games.square_avoidance.rules import DISC, RESIGN, RING, Position, name, unsafe
from arcade.games.square_avoidance.scene import GRID, INKS, SIZE, Scene, corner, paper
from arcade.games.square_avoidance.state import State, field_at
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.flow.square_names import DANGER
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.drawing import Patch, draw, lift_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.message_look import DrawnSquareLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import WHICH_FIELD

T = TypeVar("T")

PONDERING, STEP, BLINKS, BLINK, READ = 14, 3, 3, 6, 60
WINK = 24
"""Frames in which a stone on a plate winks while its side thinks."""
WORTH = {1: strings.WINS, 0: strings.DRAWS, -1: strings.LOSES, None: strings.LOOKS_BEST}


class Modern(DrawnSquareLook[Position, int]):
    """Draws and sounds like a gifted artist's version of the game."""

    grid = GRID
    commands = HINT, TAKE_BACK, DANGER

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = Scene(program)
        self._under: Patch | None = None

    def title(self) -> Frames[None]:
        """The title screen."""
        return title_screen(self.program, self.scene.title, music.TITLE, Wipe.DISSOLVE)

    def begin(self) -> Frames[None]:
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
        return super().prompt()

    def prompt_words(self) -> None:
        """Say whose move it is, or that it will be the last."""
        position = self.program.position
        if not position.safe:
            self.say(strings.NO_FIELD_LEFT)
        else:
            self.say_turn(WHICH_FIELD, fields="a1–e5")

    def cursor(self, cell: Cell, on: bool) -> None:
        """Brackets round the field."""
        if self._under:
            self._under.put_back(self.machine)
            self._under = None
        if on:
            row, column = corner(field_at(cell))
            self._under = lift_cells(self.machine, row, column, SIZE, SIZE)
            draw(self.machine, art.CURSOR, CELL * column, CELL * row)

    def refuse_square(self, cell: Cell) -> Frames[None]:
        """There is a stone already."""
        yield from self.refuse(strings.TAKEN, field=name(field_at(cell)))
        self.prompt_words()

    def switch(self) -> Frames[None]:
        """Fields that lose are marked from now on, or not."""
        self.scene.fields(self.program.position)
        self.say(strings.SHOWN if self.program.marked else strings.HIDDEN)
        yield from self.accepted()

    def think(self) -> Frames[None]:
        """The computer's turn."""
        self.scene.panel(1)
        self.scene.fields(self.program.position)
        self.say_thinking()
        yield from self.machine.wait(PONDERING)

    def thinking(self, part: Frames[T]) -> Frames[T]:
        """The thinker's stone winks meanwhile."""
        seat = self.program.position.seat
        answer = yield from meanwhile(part, lambda frame: self._wink(seat, frame))
        self.scene.panel(seat)
        return answer

    def _wink(self, seat: int, frame: int) -> None:
        if frame % WINK == 0:
            self.scene.panel(seat if frame // WINK % 2 == 0 else None)

    def move(self, before: Position, move: int) -> Frames[None]:
        """A magnet comes nearer, snaps to the board and blinks; a key hurries it. Or somebody gives in."""
        if move == RESIGN:
            self.say(strings.I_RESIGN)
            yield from self.machine.pause(READ)
            return
        after, kind = self.program.position, RING if before.seat else DISC
        hurry = SkippableWait(self.machine)
        for step, size in enumerate(art.GROWTH):
            self.scene.clear(move)
            self.scene.stone(move, kind, size)
            self.machine.chime(sounds.nearer(step, before.seat))
            yield from hurry.wait(STEP)
        threatened = unsafe(after.enemy) & after.free
        more = threatened & ~unsafe(before.own)
        self.machine.chime(sounds.threat(threatened.bit_count()) if more else jingles.LAND)
        for blink in range(2 * BLINKS):
            lit = self.program.calm or blink % 2
            self.scene.colour(move, (INKS[kind] if lit else "W") + paper(move))
            yield from hurry.wait(BLINK)
        if self.program.marked:
            self.scene.fields(after)

    def hint(self, field: int, value: int | None) -> Frames[None]:
        """The advice in words; the cursor is there already."""
        self.say(WORTH[value], field=name(field))
        self.machine.chime(jingles.POINT)
        self.advised = True
        yield

    def show(self) -> None:
        """The stones."""
        self.scene.fields(self.program.position)

    # --- the end

    def end(self, outcome: Outcome) -> Frames[None]:
        """Every square that lost is drawn, the result in big words, the new score."""
        position = self.program.position
        squares = len(position.squares())
        if squares:
            self.scene.panel(None)
            self.say(strings.SQUARES, n=squares)
        yield from close(self.scene, position)
        yield from ceremony(self.program, outcome, jingle=music.ENDS.of(outcome))
        self.scene.panel(None)
        self.messages.clear()
