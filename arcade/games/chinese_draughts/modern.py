"""The modern look of Chinese draughts in time: pieces glide and hop, the lantern goes out, light runs along."""

from arcade.games.chinese_draughts import MUSIC, art, strings
from arcade.games.chinese_draughts.ending import Ending
from arcade.games.chinese_draughts.rules import EMPTY, LEFT, RIGHT, Position
from arcade.games.chinese_draughts.scene import GOES_OUT, LIGHTS_UP, SPRING, Scene, dealt
from arcade.games.chinese_draughts.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import glide, hop, straight
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import GoingOn, end_scene
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.flow.typed_number import DIGIT_CONTROLS, type_number
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.programs.message_look import DrawnPuzzleLook
from arcade.toolkit.programs.puzzle import HELPED, SOLVED_IN
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import YOURS

HOP_HEIGHT, HOP_FRAMES, STEP_PIXELS = 14, 10, 4
DEAL_FRAMES, BLINKS, BLINK_FRAMES = 5, 3, 7
MOVING_INKS = {RIGHT: "Y", LEFT: "W"}
RATINGS = ((0, strings.PERFECT), (4, strings.VERY_GOOD), (12, strings.GOOD))
"""The most moves over par for each: 46, 50 and 58 moves on the whole board."""


def rating(over: int | None) -> Text | None:
    """The praise for so many moves over par; None for more than the last."""
    return None if over is None else next((name for most, name in RATINGS if over <= most), None)


class Modern(DrawnPuzzleLook[Position, int]):
    """Draws and sounds like a gifted artist's version of the game."""

    digits = DIGIT_CONTROLS[1:]
    hidden = False

    def __init__(self, program: State) -> None:
        super().__init__(program, colours=pair("Wk"))
        self.program: State = program
        self.scene = Scene(program)
        self._lake = self.scene.lake()
        self._burns: bool | None = None
        """Whether the lantern burns; None at the levels without it."""
        self._language = program.language
        """The language of the labels that are shown."""

    def title(self) -> Frames[None]:
        return title_screen(self.program, self.scene.title, MUSIC, Wipe.CENTRE, alive=self.scene.title_alive())

    def begin(self) -> Frames[None]:
        """The board, then the pieces of both sides from the outside in."""
        self.note, self._lake = "", self.scene.lake()
        self.machine.border(0)
        start = self.program.position
        self._burns = self.program.lit
        yield from reveal(self.machine, self.scene.board, Wipe.CENTRE, 20)
        side = start.board.middle - 1
        for cell in range(1, side + 1):
            for at in (cell, len(start.cells) + 1 - cell):
                self.scene.piece(at, start)
            self.machine.chime(dealt(cell))
            yield from self.machine.wait(DEAL_FRAMES)

    def begin_play(self) -> Frames[None]:
        """Par and the records, and the lantern is lit."""
        self._labels()
        self._lantern()
        self.machine.chime(LIGHTS_UP)
        yield

    def _labels(self) -> None:
        program = self.program
        self._language = program.language
        self.scene.labels(program.attempt.par, program.best, program.longest)

    def _lantern(self) -> None:
        """The lantern as it is now, with a sound and a word when that changed."""
        burns = self.program.lit
        self.scene.lantern(self.program.attempt.moves, burns)
        if burns != self._burns:
            self.remember(strings.LAMP_LIT if burns else strings.LAMP_OUT)
            self.machine.chime(LIGHTS_UP if burns else GOES_OUT)
        self._burns = burns

    def prompt(self) -> Frames[None]:
        if self._language != self.program.language:
            self._labels()
        self.say_note(strings.CHOOSE)
        yield from ()

    def cursor(self, square: Cell, on: bool) -> None:
        self.scene.under(square, self.program.position, on)

    def ask_number(self, first: str) -> Frames[int | None]:
        """A number of one digit or two; Return ends it early."""

        def echo(typed: str) -> Frames[None]:
            self.machine.chime(jingles.STEP)
            self.say(YOURS, what=f"{typed}_")
            yield from ()

        def whole(typed: str) -> bool:
            return 10 * int(typed) > len(self.program.position.cells)

        return type_number(self.machine, first, echo, self.wrong_key, whole)

    def refuse_number(self, number: int) -> Frames[None]:
        """Why an arrow cannot be moved."""
        position = self.program.position
        if not 1 <= number <= len(position.cells):
            words = strings.NO_CELL
        else:
            words = strings.CELL_EMPTY if position.at(number) == EMPTY else strings.CANNOT
        return self.refuse(words, n=number)

    def move(self, before: Position, move: int) -> Frames[None]:
        """An arrow glides a step or hops over another; a dead end is announced."""
        yield from self._carry(before, move, before.gap)
        if self.program.position.stuck:
            self.remember(strings.STUCK)
            yield from self.machine.tune(GOES_OUT)

    def move_back(self, before: Position, move: int) -> Frames[None]:
        return self._carry(before, self.program.position.gap, move)

    def _carry(self, before: Position, start: int, end: int) -> Frames[None]:
        """Move the piece of a cell to another; the counter goes on and the lantern with it."""
        self.note = ""
        self.messages.clear()
        grid, squares = self.scene.field.grid, self.scene.field.squares
        (left, top), (right, bottom) = grid.origin(squares[start]), grid.origin(squares[end])
        jump = abs(right - left) > grid.width
        ends = (left + 1, top + 1), (right + 1, bottom + 1)
        self.machine.chime(SPRING if jump else jingles.STEP)
        way = hop(*ends, HOP_HEIGHT, HOP_FRAMES) if jump else straight(*ends, STEP_PIXELS)
        arrow = before.at(start)
        self.scene.lift(start)
        yield from glide(self.machine, art.piece(arrow).coloured(MOVING_INKS[arrow]), way)
        yield from self.machine.tune(jingles.LAND if jump else jingles.STEP)
        self.scene.pieces(self.program.position)
        self._lantern()

    def hint(self, move: int) -> Frames[None]:
        self.remember(strings.TRY, n=move, left=len(self.program.attempt.plan))
        self.machine.chime(jingles.POINT)
        for _ in range(BLINKS):
            for paper in "gr":
                self.scene.piece(move, self.program.position, paper)
                yield from self.machine.wait(BLINK_FRAMES)

    def prompt_options(self) -> Frames[None]:
        """What a joystick can ask for on the empty cell."""
        self.machine.chime(jingles.SELECT)
        self.say(strings.OPTIONS)
        yield

    def end_solved(self) -> Frames[None]:
        """Rockets, light, and a dragon if no shorter solution exists."""
        attempt = self.program.attempt
        self._labels()
        praise = rating(attempt.score)
        if praise:
            self.say(strings.SOLVED_FOR, n=attempt.moves, praise=self.program.text(praise))
        else:
            self.say(SOLVED_IN, n=attempt.moves)
        ending = Ending(self.scene, attempt.position, strings.BRAVO_BIG, attempt.flawless)
        yield from end_scene(self, ending, MUSIC.won)

    def end_helped(self) -> Frames[None]:
        """The lake goes on as before."""
        self.say(HELPED)
        yield from end_scene(self, GoingOn(self.idle), MUSIC.over)

    def idle(self, frame: int) -> None:
        self._lake(frame)
        self.scene.sway(frame)
