"""The title of the blue road: its name in road letters over hills, clouds that drift, and cars that come and go."""

from collections import deque

from arcade.games.blue_road import MUSIC, strings
from arcade.games.blue_road.art_letters import ROAD_LETTERS
from arcade.games.blue_road.scenery import ROWS, WAY, Traffic, clouds, country, words
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred

PAUSE = 60
"""Frames in which the road is free, between one car and the next."""
FREE = len(WAY) + PAUSE


class Title(LivingTitle):
    """A landscape with traffic."""

    music = MUSIC
    wipe = Wipe.DIAGONAL

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._clouds = clouds(self.machine)
        self._traffic = Traffic(self.machine)

    def draw(self) -> None:
        """The country, the name, the line below it."""
        country(self.machine, bright=True)
        deque(words(self.machine, drawn_words(self.program, strings.POSTER, ROAD_LETTERS), bright=True), maxlen=0)
        centred(self.machine, ROWS, self.program.text(strings.TAGLINE), pair("Wk"))

    def step(self, frame: int) -> None:
        """Clouds drift; a car drives over the hill, and after a while one comes."""
        self._clouds.step(frame)
        turn, at = divmod(frame, FREE)
        if at >= len(WAY):
            self._traffic.hide()
        elif turn % 2:
            self._traffic.show(WAY[-1 - at], away=False)
        else:
            self._traffic.show(WAY[at], away=True)
