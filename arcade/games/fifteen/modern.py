"""The modern look of the 14–15 puzzle in time: tiles that slide by pixels, a counted parity, a wave at the end."""

from collections.abc import Callable

from arcade.games.fifteen import strings
from arcade.games.fifteen.rules import HOLE, Position, first_digits
from arcade.games.fifteen.scene import IVORY, LIT, PALETTE_COLUMNS, Scene
from arcade.games.fifteen.theory import counting
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import BACK, Control
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import choose_cell
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK, MessageLook
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, ask_yes_no
from arcade.toolkit.flow.puzzle import HELPED, HELPING, RESTART, SOLVED_IN, THINKING, Attempt
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.flow.typed_number import DIGIT_CONTROLS
from arcade.toolkit.letters import number_tiles
from arcade.toolkit.letters.headline import extent
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import SOLID, tiled
from arcade.toolkit.sound import jingles

SLIDE_FRAMES = 6
DEAL_FRAMES = 3
CLACK = ((0.004, 10.0), (0.006, -2.0), (0.004, 22.0))
BLINKS, BLINK_FRAMES = 3, 7


class Modern(MessageLook):
    """Draws and sounds like a gifted artist's version of the game."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, colours=pair("Wk"))
        self.scene = Scene(program, 4)
        self.grid = self.scene.grid
        self._piece: Cell = (0, 0)
        self._note = ""
        """What is said at the next prompt instead of the usual."""

    def _remember(self, words: Text, **values: object) -> None:
        """Say something that stays until the next move."""
        self._note = self.program.text(words, **values)
        self.messages.say(self._note)

    def title(self) -> Frames[None]:
        """The title screen."""
        words = self.program.text(strings.TITLE).upper()
        return title_screen(self.program, self.scene.title, jingles.WALTZ, Wipe.BLINDS, extent(words, 1, 2))

    def tray(self, size: int) -> Frames[None]:
        """The empty tray, wiped in."""
        self.scene = Scene(self.program, size)
        self.grid = self.scene.grid
        self._note = ""
        self.machine.border(0)
        return reveal(self.machine, self.scene.board, Wipe.CENTRE, 20)

    def ask_who(self) -> Frames[bool]:
        """Who puts the tiles into the tray? Fire lets the computer do it."""
        return (yield from self.ask(strings.WHO_DEALS, COMPUTER_OR_YOU, "c")) == "c"

    def begin_again(self) -> Frames[None]:
        """The sound of something chosen."""
        self.machine.chime(jingles.SELECT)
        yield

    def deal(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """The tiles fly in, one after the other, each with a higher note."""
        self.say(strings.PLEASE_WAIT)
        for tile in range(1, len(attempt.position.tiles)):
            self.machine.chime(((0.01, float(tile)), (0.005, tile + 12.0)))
            self.scene.tiles(attempt.position, tile)
            yield from self.machine.wait(DEAL_FRAMES)
        self.scene.panel(attempt)

    def ask_piece(
        self, filled: tuple[int, ...], size: int, number: Callable[[str], Frames[int | None]]
    ) -> Frames[int | Control | None]:
        """The piece for the next place, from the palette or typed, or one of the keys that begin again or take back."""
        if not filled:
            self.scene.palette(filled)
        self.scene.mark(len(filled))
        self.messages.say(self._note or self.program.text(strings.WHICH_TILE))

        def cursor(cell: Cell, on: bool) -> None:
            piece = PALETTE_COLUMNS * cell[0] + cell[1]
            if piece < size * size:
                self.scene.choice(piece, piece in filled, on)

        chosen = yield from choose_cell(
            self.program,
            self.scene.choices,
            self._piece,
            cursor,
            commands=(RESTART, BACK, *DIGIT_CONTROLS[: len(first_digits(size))]),
            wrong=self.wrong_key,
        )
        if chosen is RESTART:
            yield from self.begin_again()
        if not isinstance(chosen, Control):
            self._piece = chosen
            return PALETTE_COLUMNS * chosen[0] + chosen[1]
        return (yield from number(chosen.name)) if chosen in DIGIT_CONTROLS else chosen

    def put(self, filled: tuple[int, ...], size: int) -> Frames[None]:
        """The pieces put so far; the rest of the tray is empty."""
        for place in range(size * size):
            tile = filled[place] if place < len(filled) else HOLE
            self.scene.tile(place, tile, tile == place + 1)
        self.scene.palette(filled)
        self._note = ""
        self.machine.chime(CLACK)
        yield

    def prompt(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """The panel, and what to do unless something else was said."""
        if not attempt.moves:
            self.scene.tiles(attempt.position)
            self.scene.panel(attempt)
        self.messages.say(self._note or self.program.text(strings.YOUR_MOVE))
        yield from ()

    def digits(self, typed: str) -> Frames[None]:
        """What has been typed of a number."""
        self.messages.say(f"{typed}_" if len(typed) == 1 else typed)
        if typed:
            self.machine.chime(jingles.STEP)
        yield

    def refused(self) -> Frames[None]:
        """That tile is not next to the hole."""
        self._remember(strings.CANNOT_SLIDE)
        yield from self.low_sound()

    def no_such_piece(self, piece: int) -> Frames[None]:
        """A piece that is in the tray already, or that there is not."""
        words = strings.IN_TRAY if piece < self.grid.rows * self.grid.columns else strings.NO_SUCH_PIECE
        self._remember(words, n=piece)
        yield from self.low_sound()

    def slide(self, before: Position, attempt: Attempt[Position, int]) -> Frames[None]:
        """A tile moves by pixels into the hole; at home it gets its studs."""
        self._note = ""
        yield from self._glide(before, attempt.position)
        self.machine.chime(jingles.POINT if attempt.position.home(before.hole) else CLACK)
        self.scene.number(attempt)

    def _glide(self, before: Position, after: Position) -> Frames[None]:
        grid, machine, size = self.grid, self.machine, before.size
        (left, top), (right, bottom) = grid.origin(divmod(after.hole, size)), grid.origin(divmod(before.hole, size))
        tile = after.tiles[before.hole]
        self.scene.tile(after.hole, tile)
        picture, dark = number_tiles.tile(tile, grid.width), tiled(SOLID, grid.width, grid.height)
        for frame in range(1, SLIDE_FRAMES):
            draw(machine, dark, left, top)
            across, down = (right - left) * frame // SLIDE_FRAMES, (bottom - top) * frame // SLIDE_FRAMES
            draw(machine, picture, left + across, top + down)
            yield
        self.scene.tile(after.hole, HOLE)
        self.scene.tile(before.hole, tile, after.home(before.hole))
        yield

    def ask_option(self) -> Frames[None]:
        """What the joystick's fire offers."""
        self.machine.chime(jingles.SELECT)
        self.say(strings.OPTIONS)
        yield

    def corner_first(self) -> Frames[None]:
        """The parity of any place of the hole is known here."""
        yield from ()

    def consult(self, position: Position) -> Frames[bool]:
        """Count the inversions tile by tile; where it is impossible, offer the goal with two tiles exchanged."""
        yield from counting(self.program, self.scene, self.messages, position)
        yield from self.machine.pause(100)
        if position.solvable:
            self.machine.chime(jingles.POINT)
            self._remember(strings.SOLVABLE)
            return True
        self.say(strings.SWAP_GOAL)
        self.machine.chime(jingles.WRONG)
        swap = yield from ask_yes_no(self.machine, self.wrong_key, default=True)
        if not swap:
            self._remember(strings.PLAY_ON)
        return swap

    def swapped(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """The new goal on the panel, and in words."""
        one, other = attempt.position.goal[-3:-1]
        self._remember(strings.SWAPPED, a=other, b=one)
        self.machine.chime(jingles.BONUS)
        self.scene.panel(attempt)
        yield

    def searching(self) -> Frames[None]:
        """The computer looks for a way."""
        self.say(THINKING)
        yield

    def no_way(self) -> Frames[None]:
        """Neither hint nor help for what is impossible."""
        self._remember(strings.NO_WAY)
        yield from self.low_sound()

    def hint(self, attempt: Attempt[Position, int], tile: int) -> Frames[None]:
        """The tile to move blinks."""
        position = attempt.position
        place = position.tiles.index(tile)
        self._remember(strings.TRY, tile=tile)
        self.machine.chime(jingles.POINT)
        for _ in range(BLINKS):
            for colours in (LIT, IVORY):
                self.scene.tile(place, tile, position.home(place), colours)
                yield from self.machine.wait(BLINK_FRAMES)
        self.scene.tile(place, tile, position.home(place))

    def taken_back(self, before: Position, attempt: Attempt[Position, int], tile: int | None) -> Frames[None]:
        """The tile slides back, or a word that there is none."""
        if tile is not None:
            self._note = ""
            self.machine.chime(jingles.TAKE)
            yield from self._glide(before, attempt.position)
            self.scene.number(attempt)
        else:
            self._remember(NOTHING_TO_TAKE_BACK)
            yield from self.low_sound()

    def helping(self, left: int) -> Frames[None]:
        """How many moves the computer still has to make."""
        self.say(HELPING, n=left)
        yield from ()

    def solved(self, attempt: Attempt[Position, int], dice: Dice) -> Frames[None]:
        """A wave of light through the tiles, then the ceremony."""
        del dice
        position = attempt.position
        self.messages.say(self.program.text(SOLVED_IN, n=attempt.moves))
        for place, tile in enumerate(position.tiles[:-1]):
            self.machine.chime(((0.03, 2.0 * place % 24),))
            self.scene.tile(place, tile, True, LIT)
            yield from self.machine.wait(DEAL_FRAMES)
        self.scene.tiles(position)
        yield from ceremony(self.program, Outcome.WON, strings.BRAVO)

    def helped(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """A word, and a small tune."""
        del attempt
        self.say(HELPED)
        yield from self.machine.tune(jingles.DRAW)

    def ask_again(self) -> Frames[bool]:
        """Another game?"""
        return ask_again(self.program)
