"""The title of the magic square: a wand writes the name anew, letter by letter, over tiles out of a conjurer's hat."""

from arcade.games.magic_square import MUSIC, art, strings
from arcade.games.magic_square.scene import ROW_PAPERS, SKY, SLATE
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Twinkle
from arcade.toolkit.animation.moving_sprites import Moving, hop
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters import number_tiles
from arcade.toolkit.letters.drawn_words import drawn_language
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite

NIGHT_ROWS = 8
"""Rows of black sky behind the name."""
NAME_INKS = ("W", "W", "Y", "Y", "R")
SPARKS = tuple(
    (top + down, left + right)
    for top, left, size in ((9, 10, 2), (8, 2, 2), (10, 6, 1), (13, 9, 1), (12, 1, 1))
    for down in range(size)
    for right in range(size)
)
"""The cells of the sparks round the wand."""
WAND, WAND_TIP = (40, 88), (61, 89)
TURN_FRAMES, FLIGHT_FRAMES = 150, 26
PIXELS_A_FRAME = 2
STRIDE = 5
"""Letters from one that is written to the next."""
STAR = outlined(art.TWINKLE).coloured("W", "k")


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.DIAGONAL

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._sparks = Twinkle(self.machine, SPARKS, "YWWCRMWY", 9)
        self._star = Moving(self.machine)
        self._name: list[tuple[str, int, int]] = []

    def draw(self) -> None:
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 24, COLUMNS, NIGHT, SKY)
        fill(machine, 0, 0, NIGHT_ROWS, COLUMNS, NIGHT, pair("wk"))
        self._write()
        for number in range(16):
            row, column = 8 + 3 * (number // 4), 14 + 3 * (number % 4) + (3 if number // 4 == 1 else 0)
            draw(machine, number_tiles.tile(number + 1, 24, True), CELL * column, CELL * row)
            colour_cells(machine, row, column, 3, 3, pair("k" + ROW_PAPERS[number // 4]))
        draw(machine, art.pointer(24, 0, False, True).inverted().see_through().coloured("G"), 112, 88)
        draw(machine, art.hat().coloured(("w", "w", "w", "R", "w"), "k"), 8, 112, clear=True)
        for picture, x, y, ink in (
            (art.SPARK, 80, 72, "W"), (art.SPARK, 16, 64, "Y"), (art.TWINKLE, 48, 80, "W"),
            (art.TWINKLE, 72, 104, "C"), (art.TWINKLE, 8, 96, "C"),
        ):  # fmt: skip
            draw(machine, picture.coloured(ink), x, y, clear=True)
        draw(machine, art.WAND.coloured("W"), *WAND, clear=True)
        fill(machine, 22, 0, 2, COLUMNS, colours=SLATE)
        centred(machine, 22, text(strings.TAGLINE), pair("Yk"))

    def _write(self) -> None:
        """The two words that a wand writes, and whose square it is in plain letters before or after them."""
        language = drawn_language(self.program, strings.SPINE, art.LETTERS, self._fits)
        name, rest = strings.SPINE.in_language(language), strings.TITLE.in_language(language)
        before = not rest.startswith(name)
        top = 2 * CELL if before else 0
        left = (COLUMNS * CELL - art.LETTER_WIDTH * len(name)) // 2 // CELL * CELL
        places = [left + art.LETTER_WIDTH * place for place in range(len(name))]
        self._name = [(letter, x, top) for letter, x in zip(name.upper(), places, strict=True) if letter != " "]
        for letter, x, y in self._name:
            self._letter(art.whole(letter), x, y)
        whose = letters(self.machine.font, rest.replace(name, "").strip(), 2, 2)
        x, y = (COLUMNS * CELL - whose.width) // 2, 0 if before else 5 * CELL + 5
        draw(self.machine, whose.coloured("C", "k"), x, y, clear=True)

    def _fits(self, name: str) -> bool:
        return art.LETTER_WIDTH * len(name) <= COLUMNS * CELL and name in self.program.text(strings.TITLE).upper()

    def _letter(self, picture: Sprite, x: int, y: int) -> None:
        fill(self.machine, y // CELL, x // CELL, picture.lines, picture.columns)
        draw(self.machine, picture.coloured(NAME_INKS, "k"), x, y)

    def step(self, frame: int) -> None:
        self._star.hide()
        self._sparks.step(frame)
        turn, now = divmod(frame, TURN_FRAMES)
        letter, x, y = self._name[STRIDE * turn % len(self._name)]
        gone = PIXELS_A_FRAME * (now - FLIGHT_FRAMES)
        length = sum(pixels for _, _, pixels in art.way(letter))
        if gone >= length + PIXELS_A_FRAME:
            return
        picture, tip = art.written(letter, max(min(gone, length), 0))
        at = x + tip[0], y + tip[1]
        if gone >= 0:
            self._letter(picture if gone < length else art.whole(letter), x, y)
        else:
            at = list(hop(WAND_TIP, at, 12, FLIGHT_FRAMES))[now]
        self._star.show((STAR, at[0] - STAR.width // 2, at[1] - STAR.height // 2))
