"""The modern look of the magic square in time: lines that light up and slide by pixels, and a wave at the end."""

from arcade.games.magic_square import art, strings
from arcade.games.magic_square.entry import Filling, Typed
from arcade.games.magic_square.rules import Position
from arcade.games.magic_square.scene import CHOSEN, MOVING, Scene
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK, MessageLook
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, ask_yes_no
from arcade.toolkit.flow.puzzle import HELPED, HELPING, SOLVED_IN, Attempt
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters import number_tiles
from arcade.toolkit.letters.headline import extent
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound import jingles

SLIDE_FRAMES, DEAL_FRAMES, WAVE_FRAMES = 12, 3, 3
BLINKS, BLINK_FRAMES = 3, 7
ROLL = ((0.004, -9.0), (0.004, -4.0))
CLACK = ((0.005, 5.0), (0.006, -5.0), (0.004, 17.0))


class Modern(MessageLook):
    """Coloured tiles on a black cross among the stars."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, colours=pair("Wk"))
        self.scene = Scene(program, 4)
        self._position: Position | None = None
        """What is on the cross, for the cursor to stand on."""
        self._note = ""
        """What is said at the next prompt instead of the usual."""

    @property
    def grid(self) -> Grid:
        """Where a click means a cell."""
        return self.scene.grid

    def _remember(self, words: Text, **values: object) -> None:
        """Say something now and at the next prompt."""
        self._note = self.program.text(words, **values)
        self.messages.say(self._note)

    def title(self) -> Frames[None]:
        """The title screen."""
        words = self.program.text(strings.TITLE).upper()
        return title_screen(self.program, self.scene.title, jingles.WALTZ, Wipe.DIAGONAL, extent(words, 1, 2))

    def draw_board(self, size: int) -> Frames[None]:
        """The empty cross, wiped in."""
        self.scene = Scene(self.program, size)
        self._note, self._position = "", None
        self.machine.border(0)
        return reveal(self.machine, self.scene.cross, Wipe.CENTRE, 20)

    def ask_who(self) -> Frames[bool]:
        """Who sets the tiles? Fire lets the computer do it."""
        return (yield from self.ask(strings.WHO_DEALS, COMPUTER_OR_YOU, default="c")) == "c"

    def deal(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """The tiles appear one after the other, each with a higher note."""
        self.say(strings.PLEASE_WAIT)
        position = attempt.position
        for tile in range(1, position.size**2 + 1):
            self.machine.chime(((0.01, float(tile)), (0.005, tile + 12.0)))
            self.scene.tile(position.cells.index(tile), tile, position)
            yield from self.machine.wait(DEAL_FRAMES)
        if position.magic:
            self._note = self.program.text(strings.GOAL_IS_MAGIC)

    def entering(self, filling: Filling) -> Frames[None]:
        """A flashing question mark where the next tile comes, and what has been typed of it."""
        for place, cell in enumerate(self.scene.board.centre):
            if place == len(filling.tiles):
                self.scene.question(cell)
            elif place < len(filling.tiles):
                self.scene.tile(cell, filling.tiles[place])
            else:
                self.scene.empty(cell)
        typed = "" if filling.tens is None else f" {filling.tens}_"
        self.messages.say(self._note or self.program.text(strings.TYPE_IN) + typed)
        yield from ()

    def typed(self, filling: Filling, what: Typed, digit: int) -> Frames[None]:
        """A sound for a digit, another for a tile put; what is refused is said."""
        del filling, digit
        self._note = ""
        if what in (Typed.TENS, Typed.PLACED):
            self.machine.chime(CLACK if what is Typed.PLACED else jingles.STEP)
            yield
        else:
            self._remember(strings.REPEATED if what is Typed.REPEATED else strings.NO_SUCH_TILE)
            yield from self.low_sound()

    def put_back(self) -> Frames[None]:
        """A digit or a tile was taken back."""
        self._note = ""
        self.machine.chime(jingles.TAKE)
        yield

    def filled(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """All tiles are there."""
        self.scene.cells(attempt.position)
        yield

    def prompt(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """The cross and the slate, and what to do unless something else was said."""
        self._position = attempt.position
        self.scene.cells(attempt.position)
        self.scene.panel(attempt)
        self.messages.say(self._note or self.program.text(strings.CHOOSE))
        self._note = ""
        yield from ()

    def step(self, frame: int) -> None:
        """Nothing moves while a move is waited for."""

    def cursor(self, cell: Cell, on: bool) -> None:
        """A frame round an arm or a button."""
        number = self.scene.board.width * cell[0] + cell[1]
        if number in self.scene.board.arms and self._position is not None:
            self.scene.cell(number, self._position, on)
        else:
            self.scene.button(cell, on)

    def arrows_only(self) -> Frames[None]:
        """A click where there is nothing to push."""
        self._remember(strings.ARROWS_ONLY)
        yield from self.low_sound()

    def chosen(self, move: int) -> Frames[None]:
        """A move was chosen."""
        del move
        yield from ()

    def ordered(self, order: Control) -> Frames[None]:
        """An order was given."""
        del order
        yield from self.accepted()

    def refused(self, move: int) -> Frames[None]:
        """That line cannot slide."""
        board, position = self.scene.board, self._position
        taken = position is not None and position.cells[board.end(move)]
        self._remember(strings.END_TAKEN if taken else strings.NOT_FULL, letter=board.letters[move])
        yield from self.low_sound()

    def slide(self, before: Position, attempt: Attempt[Position, int], move: int) -> Frames[None]:
        """The line lights up and slides; a tile that came home rings."""
        self._note = ""
        yield from self._slide(before, move)
        position = attempt.position
        came = any(position.home(tile) and not before.home(tile) for tile in before.cells if tile)
        self.machine.chime(jingles.POINT if came else CLACK)
        self.scene.cells(position)
        self.scene.panel(attempt)

    def _slide(self, before: Position, move: int) -> Frames[None]:
        board, pixels, grid = self.scene.board, self.scene.pixels, self.scene.grid
        line, axis = sorted(board.lines[move]), board.axis(move)
        forward, width = board.sideways(move), board.width
        x, y = grid.origin(divmod(line[0], width))
        cells = pixels // CELL
        floor = art.strip([art.recess(pixels)] * width, axis)
        held = [cell for cell in line if before.cells[cell]]
        tiles = art.strip([number_tiles.tile(before.cells[cell], pixels) for cell in held], axis)
        start = pixels * line.index(held[0])
        colour_cells(
            self.machine, y // CELL, x // CELL, cells * (width if axis else 1), cells * (1 if axis else width), MOVING
        )
        self.machine.chime(ROLL)
        for frame in range(1, SLIDE_FRAMES + 1):
            gone = pixels * frame // SLIDE_FRAMES
            at = start + (gone if forward else -gone)
            picture = tiles.over(floor, 0, at) if axis else tiles.over(floor, at, 0)
            draw(self.machine, picture, x, y)
            yield

    def hint(self, attempt: Attempt[Position, int], move: int) -> Frames[None]:
        """The arrow and its line blink."""
        board, position = self.scene.board, attempt.position
        letter, left = board.letters[move], len(attempt.plan) - 1
        if left:
            self._remember(strings.TRY, letter=letter, n=left)
        else:
            self._remember(strings.TRY_LAST, letter=letter)
        self.machine.chime(jingles.POINT)
        for _ in range(BLINKS):
            for cell in board.lines[move]:
                if position.cells[cell]:
                    self.scene.tile(cell, position.cells[cell], position, MOVING)
            self.scene.cell(board.end(move), position, True)
            yield from self.machine.wait(BLINK_FRAMES)
            for cell in board.lines[move]:
                self.scene.cell(cell, position)
            yield from self.machine.wait(BLINK_FRAMES)

    def taken_back(self, before: Position, attempt: Attempt[Position, int], move: int | None) -> Frames[None]:
        """The line slides back, or a word that there is none."""
        if move is None:
            self._remember(NOTHING_TO_TAKE_BACK)
            yield from self.low_sound()
        else:
            self.machine.chime(jingles.TAKE)
            yield from self._slide(before, self.scene.board.back(move))
            self.scene.cells(attempt.position)

    def helping(self, left: int) -> Frames[None]:
        """How many moves the computer still has to make."""
        self.say(HELPING, n=left)
        yield from ()

    def no_way(self) -> Frames[None]:
        """Neither hint nor help for what is impossible."""
        self._remember(strings.ODD)
        yield from self.low_sound()

    def centre_first(self) -> Frames[None]:
        """Any position is known here."""
        yield from ()

    def consult(self, position: Position, even: bool) -> Frames[bool]:
        """The verdict; where it is odd, whether to exchange two tiles."""
        if even:
            self.machine.chime(jingles.POINT)
            self._remember(strings.EVEN)
            return True
        high = position.size**2
        self.say(strings.ODD_SWAP, a=high - 1, b=high)
        yield from self.machine.tune(jingles.WRONG)
        swap = yield from ask_yes_no(self.machine, self.wrong_key, default=True)
        if not swap:
            self._remember(strings.PLAY_ON)
        return swap

    def swapped(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """The two tiles in each other's place."""
        self._remember(strings.SWAPPED)
        self.machine.chime(jingles.BONUS)
        self.scene.cells(attempt.position)
        yield

    def solved(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """A wave of light through the tiles, then the ceremony."""
        position = attempt.position
        self.scene.cells(position)
        self.messages.say(self.program.text(SOLVED_IN, n=attempt.moves))
        for place, cell in enumerate(self.scene.board.centre):
            self.machine.chime(((0.03, 2.0 * place % 24),))
            self.scene.tile(cell, position.cells[cell], position, CHOSEN)
            yield from self.machine.wait(WAVE_FRAMES)
        self.scene.cells(position)
        yield from ceremony(self.program, Outcome.WON, strings.BRAVO)

    def helped(self) -> Frames[None]:
        """A word, and a small tune."""
        self.say(HELPED)
        yield from self.machine.tune(jingles.DRAW)

    def ask_again(self) -> Frames[bool]:
        """Another game?"""
        return ask_again(self.program)
