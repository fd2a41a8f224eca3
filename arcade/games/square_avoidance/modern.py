"""The modern look of Avoid the square in time: magnets that snap to the board, squares drawn in chalk, jingles."""

from typing import TypeVar

from arcade.games.square_avoidance import MUSIC, art, strings
from arcade.games.square_avoidance.art import Mood
from arcade.games.square_avoidance.ending import Ending
from arcade.games.square_avoidance.rules import DISC, FIELDS, RESIGN, RING, SIDE, Corners, Position, name, unsafe
from arcade.games.square_avoidance.scene import (
    GRID,
    INKS,
    LEFT,
    SIZE,
    TOP,
    Faces,
    Scene,
    chalk,
    corner,
    dashes,
    paper,
    threats,
)
from arcade.games.square_avoidance.state import State, field_at
from arcade.games.square_avoidance.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.drawing import Patch, draw, lift_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.message_look import DrawnSquareLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.sound.tunes import Tune
from arcade.toolkit.words.controls import DANGER
from arcade.toolkit.words.sentences import WHICH_FIELD

T = TypeVar("T")

PONDERING, READ = 14, 60
"""Frames before the computer thinks, and to read that it resigns."""
STEP = 3
"""Frames of each size of a stone that comes nearer."""
BLINKS, BLINK = 3, 6
"""How often a stone blinks, and the frames for each half."""
GLANCE = 8
"""Frames from one glance of a face on a plate to the next."""
CALMLY = 4
"""Frames between two looks of those on the board."""
GLANCES = ((-1, 0), (-1, 1), (0, 1), (-1, 1))
WARNING = 30
"""Frames that a square is shown that now lacks one corner only."""
SIDE_PACE = 2
"""Frames of each of its sides."""
WORTH = {1: strings.WINS, 0: strings.DRAWS, -1: strings.LOSES, None: strings.LOOKS_BEST}
MOST = 6
"""Threatened fields of which one more is not heard."""


def nearer(step: int, seat: int) -> Tune:
    """A magnet comes nearer to the board."""
    return ((0.006, 8.0 - 4 * step + 12 * seat),)


def threat(fields: int) -> Tune:
    """Three corners are there, and the fourth hangs in the air: the more such fields, the higher it hangs."""
    return (0.015, 0.0), (0.015, 4.0), (0.015, 7.0), (0.05, 9.0 + min(fields, MOST))


class Modern(DrawnSquareLook[Position, int]):
    """Draws and sounds like a gifted artist's version of the game."""

    grid = GRID
    commands = HINT, TAKE_BACK, DANGER

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = Scene(program)
        self.faces = Faces(self.scene)
        self._at: int | None = None
        self._under: Patch | None = None

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        self.advised, self._at = False, None
        self.faces.forget()
        yield from reveal(self.machine, self.scene.board, Wipe.CENTRE, 24)
        self.messages.clear()

    # --- turns

    def prompt(self) -> Frames[None]:
        position = self.program.position
        self.scene.panel(position.seat)
        self.show()
        return super().prompt()

    def prompt_words(self) -> None:
        """Say whose move it is, or that it will be the last."""
        position = self.program.position
        if not position.safe:
            self.say(strings.NO_FIELD_LEFT)
        else:
            self.say_turn(WHICH_FIELD, fields="a1–e5")

    def cursor(self, cell: Cell, on: bool) -> None:
        """Brackets round the field; where fields that lose are marked, the squares that it would close in dashes."""
        field, position = field_at(cell), self.program.position
        if self._under:
            self._under.put_back(self.machine)
            for covered in FIELDS:
                self.faces.uncertain(covered)
            self._under = None
        if on:
            row, column = corner(field)
            self._at = field
            closed = [square for square in threats(position.own, position.free) if field in square]
            if self.program.marked and closed and position.free >> field & 1:
                self._under = lift_cells(self.machine, TOP, LEFT, SIZE * SIDE, SIZE * SIDE)
                for square in closed:
                    for side in dashes(square, position.own):
                        chalk(self.machine, side)
            else:
                self._under = lift_cells(self.machine, row, column, SIZE, SIZE)
            draw(self.machine, art.CURSOR, CELL * column, CELL * row)

    def refuse_square(self, cell: Cell) -> Frames[None]:
        """There is a stone already."""
        yield from self.refuse(strings.TAKEN, field=name(field_at(cell)))
        self.prompt_words()

    def switch(self) -> Frames[None]:
        """Fields that lose are marked from now on, or not."""
        self.show()
        self.say(strings.SHOWN if self.program.marked else strings.HIDDEN)
        yield from self.accepted()

    def think(self) -> Frames[None]:
        self.scene.panel(1)
        self.show()
        self.say_thinking()
        yield from self.thinking(self.machine.wait(PONDERING))

    def thinking(self, part: Frames[T]) -> Frames[T]:
        """A thought wanders over the board meanwhile, and everybody's eyes go with it."""
        seat, position = self.program.position.seat, self.program.position
        answer = yield from meanwhile(part, lambda frame: self._think(position, seat, frame))
        self.faces.thought()
        self.scene.plate_face(seat, Mood.CALM)
        return answer

    def _think(self, position: Position, seat: int, frame: int) -> None:
        self.faces.think(position, frame)
        if frame % GLANCE == 0:
            self.scene.plate_face(seat, Mood.CALM, GLANCES[frame // GLANCE % len(GLANCES)])

    def idle(self, frame: int) -> None:
        """The stones look to the cursor, blink and fear; so do the faces on the plates."""
        if frame % CALMLY == 0:
            self.faces.look(self.program.position, self._at, frame)
        if frame % GLANCE == 0:
            for side in range(2):
                winks = frame // GLANCE % (7 + 4 * side) == 6
                self.scene.plate_face(side, Mood.BLINK if winks else Mood.CALM, GLANCES[frame // 64 % len(GLANCES)])

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
            self.machine.chime(nearer(step, before.seat))
            yield from hurry.wait(STEP)
        threatened = unsafe(after.enemy) & after.free
        more = threatened & ~unsafe(before.own)
        self.machine.chime(threat(threatened.bit_count()) if more else jingles.LAND)
        for blink in range(2 * BLINKS):
            lit = self.program.calm or blink % 2
            self.scene.colour(move, (INKS[kind] if lit else "W") + paper(move))
            yield from hurry.wait(BLINK)
        if self.program.marked:
            self.show()
        closing = [square for square in threats(before.own | 1 << move, after.free) if move in square]
        if closing:
            yield from self._warn(after, closing, hurry)

    def _warn(self, position: Position, squares: list[Corners], hurry: SkippableWait) -> Frames[None]:
        """Three corners are there: the square is seen in dashes for a moment, and its corners are afraid."""
        covered = lift_cells(self.machine, TOP, LEFT, SIZE * SIDE, SIZE * SIDE)
        empty = next(field for field in squares[0] if position.free >> field & 1)
        self.faces.look(position, empty)
        for square in squares:
            for side in dashes(square, position.enemy):
                chalk(self.machine, side)
                yield from hurry.wait(SIDE_PACE)
        yield from hurry.wait(WARNING)
        covered.put_back(self.machine)
        self.show()

    def hint(self, field: int, value: int | None) -> Frames[None]:
        """The advice in words; the cursor is there already."""
        self.say(WORTH[value], field=name(field))
        self.machine.chime(jingles.POINT)
        self.advised = True
        yield

    def show(self) -> None:
        self.scene.fields(self.program.position)
        self.faces.forget()

    # --- the end

    def end(self, outcome: Outcome) -> Frames[None]:
        """Every square that lost is drawn; then some weep, and others are glad."""
        position = self.program.position
        squares = len(position.squares())
        if squares:
            self.say(strings.SQUARES, n=squares)
        yield from end_scene(self, Ending(self.scene, outcome), MUSIC.of(outcome))
