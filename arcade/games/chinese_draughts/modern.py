"""The modern look of Chinese draughts in time: pieces glide and hop, the lantern goes out, light runs along."""

from collections.abc import Iterable
from functools import partial

from arcade.games.chinese_draughts import art, strings
from arcade.games.chinese_draughts.ending import fireworks
from arcade.games.chinese_draughts.layout import Field
from arcade.games.chinese_draughts.levels import board_of, lit, medal
from arcade.games.chinese_draughts.rules import EMPTY, LEFT, RIGHT, Position
from arcade.games.chinese_draughts.scene import Scene
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import glide, hop, straight
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, meanwhile
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK, MessageLook
from arcade.toolkit.flow.puzzle import HELPED, HELPING, SOLVED_IN, Attempt
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.flow.typed_number import DIGIT_CONTROLS, type_number
from arcade.toolkit.picture.grid import Cell, Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.sound import jingles

TITLE_AREA = (3, 8, 5, 16)
HOP_HEIGHT, HOP_FRAMES, STEP_PIXELS = 14, 10, 4
DEAL_FRAMES, WAVE_FRAMES = 5, 4
BLINKS, BLINK_FRAMES = 3, 7
SPRING = ((0.008, 12.0), (0.008, 17.0), (0.008, 24.0))
GOES_OUT = ((0.03, 12.0), (0.03, 7.0), (0.05, 0.0))
LIGHTS_UP = ((0.02, 12.0), (0.02, 19.0), (0.04, 24.0))
MOVING_INKS = {RIGHT: "Y", LEFT: "W"}


class Modern(MessageLook):
    """Draws and sounds like a gifted artist's version of the game."""

    digits = DIGIT_CONTROLS[1:]
    hidden = False

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, colours=pair("Wk"))
        setup = program.setup
        self.board = board_of(setup.level, setup.original)
        self.scene = Scene(program, Field(self.board))
        self.position = self.board.start()
        self._burns: bool | None = None
        """Whether the lantern burns; None where it tells nothing."""
        self._records: tuple[int | None, int | None] = None, None
        """The fewest moves that solved it and the most that were made, in this sitting."""
        self._language = program.language
        """The language of the labels that are shown."""
        self._note = ""
        """What is said at the next prompt instead of the usual."""

    def _remember(self, words: Text | Count, **values: object) -> None:
        """Say something that stays until the next move."""
        self._note = self.program.text(words, **values)
        self.messages.say(self._note)

    def title(self) -> Frames[None]:
        """The title screen."""
        return title_screen(self.program, self.scene.title, jingles.WALTZ, Wipe.CENTRE, TITLE_AREA)

    def deal(self, best: int | None, longest: int | None) -> Frames[None]:
        """The board, then the pieces of both sides from the outside in."""
        self._note = ""
        self.machine.border(0)
        start = self.board.start()
        self.position = start
        self._burns = lit(self.program.setup, start)
        self._records = best, longest
        yield from reveal(self.machine, self.scene.board, Wipe.CENTRE, 20)
        side = self.board.middle - 1
        for cell in range(1, side + 1):
            for at in (cell, len(self.board.points) + 1 - cell):
                self.scene.piece(at, start)
            self.machine.chime(((0.01, 5.0 + cell), (0.01, 12.0 + cell)))
            yield from self.machine.wait(DEAL_FRAMES)

    def ready(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """Par and the records, and the lantern is lit."""
        self._labels(attempt)
        self._lantern(attempt)
        self.machine.chime(LIGHTS_UP)
        yield

    def _labels(self, attempt: Attempt[Position, int]) -> None:
        self._language = self.program.language
        self.scene.labels(attempt.par, *self._records)

    def _lantern(self, attempt: Attempt[Position, int]) -> None:
        """The lantern as it is now, with a sound and a word when that changed."""
        burns = lit(self.program.setup, attempt.position)
        self.scene.lantern(attempt.moves, burns)
        if burns != self._burns:
            self._remember(strings.LAMP_LIT if burns else strings.LAMP_OUT)
            self.machine.chime(LIGHTS_UP if burns else GOES_OUT)
        self._burns = burns

    def prompt(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """What to do, unless something else was said."""
        if self._language != self.program.language:
            self._labels(attempt)
        self.messages.say(self._note or self.program.text(strings.CHOOSE))
        yield from ()

    def cursor(self, square: Cell, on: bool) -> None:
        """The cursor's square."""
        self.scene.under(square, self.position, on)

    def number(self, first: str) -> Frames[int | None]:
        """A number of one digit or two; Return ends it early."""

        def echo(typed: str) -> Frames[None]:
            self.machine.chime(jingles.STEP)
            self.messages.say(f"{self.program.text(strings.YOUR_MOVE)} {typed}_")
            yield from ()

        def whole(typed: str) -> bool:
            """No other digit can follow."""
            return 10 * int(typed) > len(self.board.points)

        return type_number(self.machine, first, echo, self.wrong_key, whole)

    def wrong(self, position: Position, number: int) -> Frames[None]:
        """Why an arrow cannot be moved."""
        if not 1 <= number <= len(position.cells):
            words = strings.NO_CELL
        else:
            words = strings.CELL_EMPTY if position.at(number) == EMPTY else strings.CANNOT
        self._remember(words, n=number)
        yield from self.low_sound()

    def move(self, before: Position, move: int, attempt: Attempt[Position, int]) -> Frames[None]:
        """An arrow glides a step or hops over another; the counter goes on and the lantern with it."""
        self._note = ""
        self.messages.clear()
        yield from self._carry(before, move, before.gap)
        self.position = attempt.position
        self.scene.pieces(attempt.position)
        self._lantern(attempt)

    def _carry(self, before: Position, start: int, end: int) -> Frames[None]:
        """Move the piece of a cell to another."""
        grid, squares = self.scene.field.grid, self.scene.field.squares
        (left, top), (right, bottom) = grid.origin(squares[start]), grid.origin(squares[end])
        jump = abs(right - left) > grid.width
        way: Iterable[Point]
        if jump:
            self.machine.chime(SPRING)
            way = hop((left + 1, top + 1), (right + 1, bottom + 1), HOP_HEIGHT, HOP_FRAMES)
        else:
            self.machine.chime(jingles.STEP)
            way = straight((left + 1, top + 1), (right + 1, bottom + 1), STEP_PIXELS)
        arrow = before.at(start)
        self.scene.lift(start)
        yield from glide(self.machine, art.piece(arrow).coloured(MOVING_INKS[arrow]), way)
        yield from self.machine.tune(jingles.LAND if jump else jingles.STEP)

    def stuck(self) -> Frames[None]:
        """A dead end."""
        self._remember(strings.STUCK)
        yield from self.machine.tune(GOES_OUT)

    def hint(self, attempt: Attempt[Position, int], cell: int) -> Frames[None]:
        """The arrow to move blinks."""
        self._remember(strings.TRY, n=cell, left=len(attempt.plan))
        self.machine.chime(jingles.POINT)
        for _ in range(BLINKS):
            for paper in "gr":
                self.scene.piece(cell, attempt.position, paper)
                yield from self.machine.wait(BLINK_FRAMES)

    def no_way(self, moves: int) -> Frames[None]:
        """How far back there was a way."""
        self._remember(strings.NO_WAY, n=moves)
        yield from self.low_sound()

    def taken_back(self, before: Position, move: int | None, attempt: Attempt[Position, int]) -> Frames[None]:
        """The arrow goes back where it came from, or a word that there is none."""
        if move is None:
            self._remember(NOTHING_TO_TAKE_BACK)
            yield from self.low_sound()
            return
        self._note = ""
        self.messages.clear()
        yield from self._carry(before, attempt.position.gap, move)
        self.position = attempt.position
        self.scene.pieces(attempt.position)
        self._lantern(attempt)

    def ask_option(self) -> Frames[None]:
        """What a joystick can ask for on the empty cell."""
        self.machine.chime(jingles.SELECT)
        self.say(strings.OPTIONS)
        yield

    def helping(self, left: int) -> Frames[None]:
        """How many moves the computer still has to make."""
        self.say(HELPING, n=left)
        yield from ()

    def solved(self, attempt: Attempt[Position, int], best: int | None, longest: int | None) -> Frames[None]:
        """A wave of light runs through the pieces, under fireworks; then the ceremony, and the medal."""
        self._records = best, longest
        self._labels(attempt)
        yield from meanwhile(fireworks(self.machine), partial(self._wave, attempt.position))
        self.scene.pieces(attempt.position)
        won = medal(attempt.score)
        words = self.program.text(SOLVED_IN, n=attempt.moves)
        if won:
            words = self.program.text(strings.SOLVED_FOR, n=attempt.moves, medal=self.program.text(won))
        self.messages.say(words)
        yield from ceremony(self.program, Outcome.WON, strings.BRAVO_BIG)

    def _wave(self, position: Position, frame: int) -> None:
        cell, rest = divmod(frame, WAVE_FRAMES)
        if rest == 0 and cell <= len(position.cells):
            self.scene.piece(cell, position, "m")

    def helped(self) -> Frames[None]:
        """A word, and a small tune."""
        self.say(HELPED)
        yield from self.machine.tune(jingles.DRAW)

    def ask_again(self, record: int | None) -> Frames[bool]:
        """Another game?"""
        del record
        return ask_again(self.program)
