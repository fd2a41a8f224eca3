"""The title pictures: what is hidden far back in the cave, its light on the rock, and who lives there."""

from collections.abc import Mapping

from arcade.games.cave import MUSIC
from arcade.games.cave.art import HEWN, TORCHES, hewn
from arcade.games.cave.gallery import PICTURES
from arcade.games.cave.levels import Story
from arcade.games.cave.motion import Blink, Drip, Glint, Life, Place, Torch
from arcade.games.cave.state import State
from arcade.games.cave.strings import LINES, SECOND_LINES, SECOND_TAGLINE, TAGLINE
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred

TORCH_CELLS: tuple[Place, ...] = ((13, 4), (13, 27))
CHEST: Place = 88, 104
OPENING = (0, 2, 4, 6, 8, 8, 8, 8, 6, 4, 2, 0)
"""Pixels by which the lid goes up and comes down again."""
LID_TOP = 8
"""The line of the chest's picture where its shut lid begins."""
LID_FRAMES, SHUT_FRAMES = 5, 170
GOLD = Glint((66, 166), (112, 170), (150, 166), (190, 168))
LIVES: Mapping[Story, tuple[Life, ...]] = {
    Story.FLINT: (Drip(74, 76, 158), Blink((11, 9, 2), (12, 21, 2)), GOLD),
    Story.ILEANA: (Drip(98, 78, 150), Blink((13, 13, 6)), GOLD),
}


class Title(LivingTitle):
    """The hall of one of the tales."""

    music = MUSIC

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.story = program.tale.story
        self._lives: list[Life] = []
        self._lid = Moving(self.machine)

    def draw(self) -> None:
        draw(self.machine, PICTURES[self.story.value], 0, 0)
        for place in TORCH_CELLS:
            draw_cells(self.machine, TORCHES[0], *place)
        lines, tagline = (LINES, TAGLINE) if self.story is Story.FLINT else (SECOND_LINES, SECOND_TAGLINE)
        for number, words in enumerate(lines):
            line = hewn(drawn_words(self.program, words, HEWN))
            draw(self.machine, line.coloured(("Y", "Y", "Y", "y", "r"), "k"), (256 - line.width) // 2, 29 * number)
        centred(self.machine, 22, self.program.text(tagline), pair("Yk"))

    def step(self, frame: int) -> None:
        """Torches, drops, eyes, gold; the chest opens a little, and nobody has touched it."""
        if not self._lives:
            parts = [*LIVES[self.story], *(Torch(*place) for place in TORCH_CELLS if not self.program.calm)]
            self._lives = [part.woken(self.machine, self.program.decoration_dice) for part in parts]
        for life in self._lives:
            life.step()
        if self.story is Story.FLINT:
            self._open(frame % (SHUT_FRAMES + LID_FRAMES * len(OPENING)) - SHUT_FRAMES)

    def _open(self, age: int) -> None:
        if age >= 0:
            self._lid.show((PICTURES[f"lid {OPENING[age // LID_FRAMES]}"], CHEST[0], CHEST[1] - LID_TOP))
        else:
            self._lid.hide()
