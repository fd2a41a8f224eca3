"""The modern look of Avoid the square in time: magnets that snap to the board, squares drawn in chalk, jingles."""

from typing import TypeVar

from arcade.games.square_avoidance import MUSIC, art, strings
from arcade.games.square_avoidance.art import Mood
from arcade.games.square_avoidance.ending import Ending
from arcade.games.square_avoidance.rules import DISC, FIELDS, RESIGN, RING, Corners, Position, name, threats, unsafe
from arcade.games.square_avoidance.scene import GRID, INKS, SIZE, Faces, Scene, chalk, corner, dashes, lifted, paper
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

PONDERING_FRAMES, READING_FRAMES, WARNING_FRAMES = 14, 60, 30
STEP_FRAMES, SIDE_FRAMES, GLANCE_FRAMES, LOOK_FRAMES = 3, 2, 8, 4
BLINKS, BLINK_FRAMES = 3, 6
GLANCES = ((-1, 0), (-1, 1), (0, 1), (-1, 1))
WORTH = {1: strings.WINS, 0: strings.DRAWS, -1: strings.LOSES, None: strings.LOOKS_BEST}


def nearer(step: int, seat: int) -> Tune:
    return ((0.006, 8.0 - 4 * step + 12 * seat),)


def threat(fields: int) -> Tune:
    """Three corners are there, and the fourth hangs in the air: the more such fields, the higher it hangs."""
    return (0.015, 0.0), (0.015, 4.0), (0.015, 7.0), (0.05, 9.0 + min(fields, 6))


class Modern(DrawnSquareLook[Position, int]):
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

    def prompt(self) -> Frames[None]:
        position = self.program.position
        self.scene.panel(position.seat)
        self.show()
        return super().prompt()

    def prompt_words(self) -> None:
        if not self.program.position.safe:
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
                self._under = lifted(self.machine)
                for square in closed:
                    for side in dashes(square, position.own):
                        chalk(self.machine, side)
            else:
                self._under = lift_cells(self.machine, row, column, SIZE, SIZE)
            draw(self.machine, art.CURSOR, CELL * column, CELL * row)

    def refuse_square(self, cell: Cell) -> Frames[None]:
        yield from self.refuse(strings.TAKEN, field=name(field_at(cell)))
        self.prompt_words()

    def switch(self) -> Frames[None]:
        self.show()
        self.say(strings.SHOWN if self.program.marked else strings.HIDDEN)
        yield from self.accepted()

    def think(self) -> Frames[None]:
        self.scene.panel(1)
        self.show()
        self.say_thinking()
        yield from self.thinking(self.machine.wait(PONDERING_FRAMES))

    def thinking(self, part: Frames[T]) -> Frames[T]:
        seat, position = self.program.position.seat, self.program.position
        answer = yield from meanwhile(part, lambda frame: self._think(position, seat, frame))
        self.faces.thought()
        self.scene.plate_face(seat, Mood.CALM)
        return answer

    def _think(self, position: Position, seat: int, frame: int) -> None:
        self.faces.think(position, frame)
        if frame % GLANCE_FRAMES == 0:
            self.scene.plate_face(seat, Mood.CALM, GLANCES[frame // GLANCE_FRAMES % len(GLANCES)])

    def idle(self, frame: int) -> None:
        if frame % LOOK_FRAMES == 0:
            self.faces.look(self.program.position, self._at, frame)
        if frame % GLANCE_FRAMES == 0:
            for side in range(2):
                winks = frame // GLANCE_FRAMES % (7 + 4 * side) == 6
                self.scene.plate_face(side, Mood.BLINK if winks else Mood.CALM, GLANCES[frame // 64 % len(GLANCES)])

    def move(self, before: Position, move: int) -> Frames[None]:
        if move == RESIGN:
            self.say(strings.I_RESIGN)
            yield from self.machine.pause(READING_FRAMES)
            return
        after, kind = self.program.position, RING if before.seat else DISC
        hurry = SkippableWait(self.machine)
        for step, size in enumerate(art.GROWTH):
            self.scene.clear(move)
            self.scene.stone(move, kind, size)
            self.machine.chime(nearer(step, before.seat))
            yield from hurry.wait(STEP_FRAMES)
        threatened = unsafe(after.enemy) & after.free
        more = threatened & ~unsafe(before.own)
        self.machine.chime(threat(threatened.bit_count()) if more else jingles.LAND)
        for blink in range(2 * BLINKS):
            lit = self.program.calm or blink % 2
            self.scene.colour(move, (INKS[kind] if lit else "W") + paper(move))
            yield from hurry.wait(BLINK_FRAMES)
        if self.program.marked:
            self.show()
        closing = [square for square in threats(before.own | 1 << move, after.free) if move in square]
        if closing:
            yield from self._warn(after, closing, hurry)

    def _warn(self, position: Position, squares: list[Corners], hurry: SkippableWait) -> Frames[None]:
        covered = lifted(self.machine)
        empty = next(field for field in squares[0] if position.free >> field & 1)
        self.faces.look(position, empty)
        for square in squares:
            for side in dashes(square, position.enemy):
                chalk(self.machine, side)
                yield from hurry.wait(SIDE_FRAMES)
        yield from hurry.wait(WARNING_FRAMES)
        covered.put_back(self.machine)
        self.show()

    def hint(self, field: int, value: int | None) -> Frames[None]:
        self.say(WORTH[value], field=name(field))
        self.machine.chime(jingles.POINT)
        self.advised = True
        yield

    def show(self) -> None:
        self.scene.fields(self.program.position)
        self.faces.forget()

    def end(self, outcome: Outcome) -> Frames[None]:
        if squares := len(self.program.position.squares()):
            self.say(strings.SQUARES, n=squares)
        yield from end_scene(self, Ending(self.scene, outcome), MUSIC.of(outcome))
