"""The modern look of Tic-tac-toe in time: pieces drawn stroke by stroke, the line struck through, jingles."""

from arcade.games.tic_tac_toe import art, music, strings
from arcade.games.tic_tac_toe.opponent import Choice, Reason
from arcade.games.tic_tac_toe.rules import FIELDS, RING, STONES, Position
from arcade.games.tic_tac_toe.scene import GAMES_IN_MATCH, INKS, LEFT, SIZE, TOP, Scene, corner, piece
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.headline import extent
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import Patch, draw, lift_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair, swapped
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.picture.strokes import Stroke
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.programs.message_look import DrawnBoardLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import WHICH_FIELD

PONDERING = 12
BLINKS, BLINK = 6, 6
"""How often a new piece blinks, and frames for each; a key hurries it."""
OVERSHOT = 16
"""Pixels by which a line is struck through beyond the middle of its ends."""
SIGNS = {1: (art.GOOD, pair("mW")), 0: (art.EVEN, pair("kW")), -1: (art.BAD, pair("kW"))}
REASONS: dict[Reason, Text] = {
    "opening": strings.OPENING,
    "win": strings.WIN,
    "block": strings.BLOCK,
    "fork": strings.FORK,
    "prevent": strings.PREVENT,
    "distract": strings.DISTRACT,
    "filler": strings.FILLER,
    "chance": strings.CHANCE,
    "counted": strings.COUNTED,
}


class Modern(DrawnBoardLook[Position, int]):
    """Draws and sounds like a gifted artist's version of the game."""

    grid = Grid(rows=3, columns=3, left=CELL * LEFT, top=CELL * TOP, width=CELL * SIZE, height=CELL * SIZE)

    def __init__(self, program: MatchState[Spectrum, Position, int]) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self.reason: Text | None = None
        self.hinted = False
        self._under: Patch | None = None

    def title(self) -> Frames[None]:
        """The title screen."""
        words = self.program.text(strings.TITLE).upper()
        return title_screen(self.program, self.scene.title, music.TITLE, Wipe.CENTRE, extent(words, 3))

    def begin(self) -> Frames[None]:
        """The empty board, wiped in."""
        self.reason = None
        return reveal(self.machine, self.scene.board, Wipe.DIAGONAL, 24)

    def refuse_taken(self) -> Frames[None]:
        """That field is not free."""
        yield from self.refuse(strings.TAKEN)
        self.prompt_words()

    def prompt(self) -> Frames[None]:
        """Whose move it is, after what the computer thought of its own."""
        self.scene.plates(self.program.position.seat)
        if self.reason:
            self.say(self.reason)
            yield from self.machine.pause(50)
            self.reason = None
        self.prompt_words()

    def prompt_words(self) -> None:
        """Say whose move it is, or what the signs of a hint mean."""
        if self.hinted:
            self.say(strings.HINT)
        else:
            self.say_turn(WHICH_FIELD, fields="1–9")

    def cursor(self, cell: Cell, on: bool) -> None:
        """The field's rim lit."""
        if self._under:
            self._under.put_back(self.machine)
            self._under = None
        if on:
            row, column = TOP + SIZE * cell[0], LEFT + SIZE * cell[1]
            self._under = lift_cells(self.machine, row, column, SIZE, SIZE)
            draw(self.machine, art.BRACKETS, CELL * column, CELL * row)

    def thought(self, choice: Choice) -> Frames[None]:
        """A moment's thought."""
        self.reason = REASONS[choice.reason]
        self.scene.plates(1)
        self.say_thinking()
        yield from self.machine.wait(PONDERING)
        self.messages.clear()

    def move(self, before: Position, move: int) -> Frames[None]:
        """A pen draws the piece; then it blinks for a while."""
        machine, (row, column) = self.machine, corner(move)
        stone = STONES[before.seat]
        hurry = SkippableWait(machine)
        if self.hinted:
            self._fields(before)
        self.scene.tile(row, column, INKS[stone])
        for step, stage in enumerate(art.drawing(piece(stone), stone == RING)):
            draw(machine, stage, CELL * column + 3, CELL * row + 3)
            machine.chime(((0.006, 2.0 * step + (12 if stone == RING else 0)),))
            yield from hurry.wait(1)
        machine.chime(jingles.LAND)
        for blink in range(BLINKS):
            lit = self.program.calm or blink % 2
            colour_cells(machine, row, column, SIZE, SIZE, INKS[stone] if lit else swapped(INKS[stone]))
            yield from hurry.wait(BLINK)
        self.scene.field(self.program.position, move)

    def hint(self, values: dict[int, int]) -> Frames[None]:
        """A sign on each free field, which stays until a piece is put."""
        machine = self.machine
        self.hinted = True
        for field, value in values.items():
            (row, column), (sign, colours) = corner(field), SIGNS[value]
            draw(machine, sign, CELL * column + 16, CELL * row + 16)
            colour_cells(machine, row + 2, column + 2, 2, 2, colours)
        machine.chime(jingles.POINT)
        yield

    def _fields(self, position: Position) -> None:
        """All the fields anew, without signs."""
        self.hinted = False
        for field in FIELDS:
            self.scene.field(position, field)

    def show(self) -> None:
        """The pieces."""
        self._fields(self.program.position)

    def taken_back(self, done: bool) -> Frames[None]:
        """The pieces as they were; nothing more of the computer's move."""
        self.reason = None
        return super().taken_back(done)

    def end(self, outcome: Outcome) -> Frames[None]:
        """The line struck through, the result in big words, the new score."""
        if self.reason:
            self.say(self.reason)
        for line in self.program.position.lines():
            yield from self._strike(line[0], line[2])
        yield from self.machine.pause(20)
        self.messages.clear()
        yield from ceremony(self.program, outcome, jingle=music.ENDS.of(outcome))
        self.scene.plates(None)
        tally = self.program.tally
        if tally.games == GAMES_IN_MATCH:
            self.say(strings.MATCH, won=tally.won, lost=tally.lost)

    def _strike(self, first: int, last: int) -> Frames[None]:
        """A bar through a line of pieces, from the middle of its first field to that of its last."""
        (top, left), (bottom, right) = corner(first), corner(last)
        down, across = (bottom - top) // SIZE // 2, (right - left) // SIZE // 2
        row, column = (CELL * (start + SIZE // 2) for start in (top, left))
        stroke = Stroke(self.machine, self.grid)
        for step in range(-OVERSHOT, 2 * CELL * SIZE + OVERSHOT + 1, 2):
            stroke.touch((column + across * step, row + down * step))
            if step % 8 == 0:
                stroke.show()
                self.machine.chime(((0.01, step / 4),))
                yield
