"""The title of Animals: letters in seven skins, the owl on her branch, portraits that change."""

from arcade.games.animals import ART, MUSIC
from arcade.games.animals.art import OWL_CELLS, gallery, owl
from arcade.games.animals.strings import TAGLINE, TITLE
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.letters.poster import BODY, MARK, poster
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import LEAVES, WOOD
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import hollow
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.figure_look import Mood

OWL_ROW, OWL_COLUMN = 8, 10
SCALE, NAME_ROW = 4, 2
SITTERS: dict[Cell, tuple[str, ...]] = {
    (8, 2): ("fox", "kangaroo", "hedgehog", "cow"),
    (8, 22): ("penguin", "parrot", "ostrich", "bat"),
    (14, 2): ("elephant", "giraffe", "camel", "monkey"),
    (14, 22): ("whale", "crab", "seahorse", "dolphin"),
}
"""Who is seen, one after the other, in the frames at these cells."""
STAY_FRAMES = 90
MOODS = {0: Mood.CALM, 100: Mood.BLINKING, 107: Mood.CALM, 167: Mood.THINKING, 237: Mood.CALM, 277: Mood.GLAD}
"""How the owl looks from these frames on, in each of her rounds."""
ROUND_FRAMES = 337
SKINS = {"leopard": "Y", "zebra": "W", "snake": "G", "giraffe": "Y", "tiger": "R", "fish": "C", "bird": "M"}
"""Whose skin each letter of the title has, and its colour."""


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.CENTRE

    def draw(self) -> None:
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 22, COLUMNS, LEAVES, pair("gk"))
        fill(machine, 1, 0, 6, COLUMNS, colours=pair("Gk"))
        self._name(drawn_words(self.program, TITLE, fits=lambda words: len(words) == len(SKINS)))
        fill(machine, OWL_ROW, OWL_COLUMN, OWL_CELLS + 3, OWL_CELLS + 3, colours=pair("Yk"))
        self._owl(Mood.CALM)
        fill(machine, OWL_ROW + OWL_CELLS, 1, 1, 30, WOOD, pair("ry"))
        for place in SITTERS:
            box(machine, *place, 6, 8, pair("Yr"), ROUND)
            self._sitter(place, 0)
        centred(machine, 21, text(TAGLINE), pair("Wk"))

    def _name(self, words: str) -> None:
        """Each letter begins with a cell, so that its skin has a colour of its own."""
        letters = []
        for sign, (animal, ink) in zip(words, SKINS.items(), strict=True):
            small = poster(sign)
            large = smoothly(small.cut(0, MARK, small.width, BODY), SCALE)
            letters.append(hollow(large, 2, ART[f"{animal}'s skin"]).coloured(ink, "k"))
        column = (COLUMNS - sum(letter.columns + 1 for letter in letters) + 1) // 2
        for letter in letters:
            draw(self.machine, letter, CELL * column, CELL * NAME_ROW)
            column += letter.columns + 1

    def _owl(self, mood: Mood) -> None:
        draw(self.machine, owl(mood), CELL * OWL_COLUMN + 12, CELL * OWL_ROW)

    def _sitter(self, place: Cell, turn: int) -> None:
        row, column = place
        picture, colours = gallery()[SITTERS[place][turn % len(SITTERS[place])]]
        fill(self.machine, row + 1, column + 1, 4, 6, colours=colours)
        draw(self.machine, smoothly(picture.see_through(), 2), CELL * (column + 1), CELL * (row + 1))

    def step(self, frame: int) -> None:
        if frame and frame % STAY_FRAMES == 0:
            turn, place = divmod(frame // STAY_FRAMES - 1, len(SITTERS))
            self._sitter([*SITTERS][place], turn + 1)
        if mood := MOODS.get(frame % ROUND_FRAMES):
            self._owl(mood)
