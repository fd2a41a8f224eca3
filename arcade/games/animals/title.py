"""The title of Animals: letters in seven skins, the owl on her branch, portraits that change."""

from arcade.games.animals import ART, MUSIC
from arcade.games.animals.art import OWL_CELLS, SKINS, gallery, owl
from arcade.games.animals.strings import TAGLINE, TITLE
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.letters.poster import BODY, MARK, poster
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import LEAVES, WOOD
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import hollow
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.programs.figure_look import Mood

OWL_ROW, OWL_COLUMN = 8, 10
SCALE, NAME_ROW = 4, 2
FRAMES = ((8, 2), (8, 22), (14, 2), (14, 22))
"""Rows and columns of the frames."""
SITTERS = (
    ("fox", "kangaroo", "hedgehog", "cow"),
    ("penguin", "parrot", "ostrich", "bat"),
    ("elephant", "giraffe", "camel", "monkey"),
    ("whale", "crab", "seahorse", "dolphin"),
)
"""Who is seen in each frame, one after the other."""
STAY = 90
"""Frames until the next frame changes."""
MOODS = ((Mood.CALM, 100), (Mood.BLINKING, 7), (Mood.CALM, 60), (Mood.THINKING, 70), (Mood.CALM, 40), (Mood.GLAD, 60))
"""How the owl looks, and for how many frames."""


def skinned(letter: str, skin: Sprite) -> Sprite:
    """A large letter with an animal's skin."""
    small = poster(letter)
    return hollow(smoothly(small.cut(0, MARK, small.width, BODY), SCALE), 2, skin)


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
        for place in range(len(FRAMES)):
            row, column = FRAMES[place]
            box(machine, row, column, 6, 8, pair("Yr"), ROUND)
            self._sitter(place, 0)
        colour_cells(machine, 21, 0, 1, COLUMNS, pair("Wk"))
        centred(machine, 21, text(TAGLINE), pair("Wk"))

    def _name(self, words: str) -> None:
        """Each letter begins with a cell, so that its skin has a colour of its own."""
        letters = [
            (skinned(letter, ART[f"{animal}'s skin"]), ink) for letter, (animal, ink) in zip(words, SKINS, strict=True)
        ]
        column = (COLUMNS - sum(letter.columns + 1 for letter, _ in letters) + 1) // 2
        for letter, ink in letters:
            draw(self.machine, letter.coloured(ink, "k"), CELL * column, CELL * NAME_ROW)
            column += letter.columns + 1

    def _owl(self, mood: Mood) -> None:
        draw(self.machine, owl(mood), CELL * OWL_COLUMN + 12, CELL * OWL_ROW)

    def _sitter(self, place: int, turn: int) -> None:
        row, column = FRAMES[place]
        found = gallery()[SITTERS[place][turn % len(SITTERS[place])]]
        fill(self.machine, row + 1, column + 1, 4, 6, colours=found.colours)
        draw(self.machine, smoothly(found.picture.see_through(), 2), CELL * (column + 1), CELL * (row + 1))

    def step(self, frame: int) -> None:
        if frame and frame % STAY == 0:
            turn, place = divmod(frame // STAY - 1, len(FRAMES))
            self._sitter(place, turn + 1)
        now = frame % sum(frames for _, frames in MOODS)
        for mood, frames in MOODS:
            if now == 0:
                self._owl(mood)
            now -= frames
