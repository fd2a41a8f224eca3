"""The lower half of the modern look: the band with the word, and the letters to choose from."""

from arcade.games.hidden_word import art
from arcade.games.hidden_word.rules import ALPHABET, HIDDEN, Position, fold
from arcade.games.hidden_word.sounds import found
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.letters.lettering import banner, big, fitting
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import Patch, draw, draw_cells, lift_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import HALF, SOLID, tiled
from arcade.toolkit.picture.shading import hollow
from arcade.toolkit.picture.sprites import CELL, Sprite

BAND, BAND_ROWS = 13, 4
KEYS, PER_ROW, KEY = 17, 14, 2
HINT_CELL, FIGURE_CELL = (0, 13), (1, 13)
LETTER_CELLS: dict[str, Cell] = {letter: divmod(place, 13) for place, letter in enumerate(ALPHABET)}
TYPED = LETTER_CELLS | {letter: LETTER_CELLS[fold(letter)] for letter in "ăâîșț"}
BLUE_BAND, DASH = pair("Yb"), pair("Cb")
UNDERLINE = tiled(SOLID, 8, 1)
FRESH, LIT, IN_WORD, MISSED, BUTTON = pair("kW"), pair("kY"), pair("kg"), pair("bk"), pair("kC")


def _card(width: int) -> Sprite:
    """The back of a letter, as high as a letter with its marks."""
    return hollow(tiled(SOLID, width, 18).cut(0, -6, width, 32), filling=HALF)


class Panel:
    """Draws the word and the keys onto the machine."""

    GRID = Grid(rows=2, columns=PER_ROW, left=16, top=CELL * KEYS, width=CELL * KEY, height=CELL * KEY)

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._under: Patch | None = None

    def word(self, shown: str) -> None:
        """The whole band: letters as far as they are known, a dash below each."""
        fill(self.machine, BAND, 0, BAND_ROWS, 32, colours=BLUE_BAND)
        for place in range(len(shown)):
            self.letter(shown, place)

    def letter(self, shown: str, place: int) -> None:
        """One place of the word."""
        wide = 3 if len(shown) <= 10 else 2
        column = 16 - len(shown) * wide // 2 + wide * place
        letter = shown[place]
        fill(self.machine, BAND, column, BAND_ROWS, wide, colours=BLUE_BAND)
        picture = _card(CELL * wide - 4) if letter == HIDDEN else big(letter, 2)
        draw(self.machine, picture, CELL * column + (CELL * wide - picture.width) // 2, CELL * BAND)
        dash = Sprite(CELL * wide, (((1 << CELL * wide - 4) - 1) << 2,) * 2, ((1 << CELL * wide) - 1,) * 2)
        draw(self.machine, dash, CELL * column, CELL * (BAND + BAND_ROWS) - 2)
        colour_cells(self.machine, BAND, column, BAND_ROWS, wide, DASH if letter == HIDDEN else BLUE_BAND)

    def appear(self, before: str, shown: str) -> Frames[None]:
        """New letters come up one after the other, the higher the more are known."""
        known = len(before) - before.count(HIDDEN)
        for place, (old, new) in enumerate(zip(before, shown, strict=True)):
            if old != new:
                self.letter(shown, place)
                known += 1
                self.machine.chime(found(known))
                yield from self.machine.wait(5)

    def verdict(self, words: str, inks: str) -> None:
        """How it ended, where the keys were."""
        fill(self.machine, KEYS, 0, 4, COLUMNS, colours=pair("wk"))
        scale = fitting(words, COLUMNS - 2, 2)
        banner(self.machine, words, KEYS + 1, None, scale, inks, "k")

    def keys(self, position: Position, sign: Sprite) -> None:
        """Every key; `sign` is for the button that changes the figure."""
        fill(self.machine, KEYS, 0, 5, 32, colours=pair("wk"))
        for letter in ALPHABET:
            self.key(position, letter)
        for cell, picture in ((HINT_CELL, big("?", 1).cut(0, CELL, 6, CELL)), (FIGURE_CELL, sign)):
            self._face(cell, picture, BUTTON)

    def key(self, position: Position, letter: str) -> None:
        """One letter: fresh, in the word (underlined), or tried in vain (dark and struck through)."""
        picture = big(letter, 1).cut(0, CELL, big(letter, 1).width, CELL)
        if letter not in position.tried:
            self._face(LETTER_CELLS[letter], picture, FRESH)
        elif letter in fold(position.word):
            self._face(LETTER_CELLS[letter], picture, IN_WORD)
            x, y = self.GRID.origin(LETTER_CELLS[letter])
            draw(self.machine, UNDERLINE, x + 4, y + 12)
        else:
            row, column = self._corner(LETTER_CELLS[letter])
            fill(self.machine, row, column, KEY, KEY, colours=MISSED)
            draw(self.machine, picture, CELL * column + 8 - picture.width // 2, CELL * row + 4)
            draw(self.machine, art.STRUCK, CELL * column, CELL * row)

    def _corner(self, cell: Cell) -> Cell:
        x, y = self.GRID.origin(cell)
        return y // CELL, x // CELL

    def _face(self, cell: Cell, picture: Sprite, colours: int) -> None:
        row, column = self._corner(cell)
        draw_cells(self.machine, art.KEY, row, column)
        draw(self.machine, picture.see_through(), CELL * column + 8 - picture.width // 2, CELL * row + 3)
        colour_cells(self.machine, row, column, KEY, KEY, colours)

    def cursor(self, cell: Cell, on: bool) -> None:
        """A yellow key with heavy corners."""
        if self._under:
            self._under.put_back(self.machine)
            self._under = None
        if on:
            row, column = self._corner(cell)
            self._under = lift_cells(self.machine, row, column, KEY, KEY)
            colour_cells(self.machine, row, column, KEY, KEY, LIT)
            draw_cells(self.machine, art.CURSOR, row, column)
