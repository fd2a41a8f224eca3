"""The title picture: a lion before the moon, whose eyes move, and far below somebody with a lamp."""

from arcade.games.jungle import MUSIC
from arcade.games.jungle.art import LETTERS, LION_EYES, SMALL_EYES, Watching, liana
from arcade.games.jungle.scenery import PICTURES
from arcade.games.jungle.strings import FIRST_LINE, LAST_WORD, TAGLINE
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.animation.living import Twinkle, all_alive
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred

EYES = (14, 13), (14, 17)
LAIRS = ((15, 5), (13, 26), (18, 8), (10, 3))
LAMP_CELLS = ((19, 26), (19, 27), (18, 26), (20, 26), (20, 25), (20, 27))
INKS = ("Y", "G", "G", "G", "Y", "Y", "Y", " ")
"""The colours of the large word's rows, from the room for its marks on."""


class Title(LivingTitle):
    """The lion looks round and blinks, the lamp flickers, and in the dark eyes open."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        lamp = Twinkle(self.machine, LAMP_CELLS, "YYYyYY", 6)
        lion = Watching(self.machine, EYES, LION_EYES, together=True)
        others = Watching(self.machine, LAIRS, SMALL_EYES)
        self.alive = all_alive(lamp.step, lion.step, others.step)

    def draw(self) -> None:
        machine = self.machine
        draw(machine, PICTURES["title"], 0, 0)
        last = liana(drawn_words(self.program, LAST_WORD, LETTERS)).coloured(INKS, "k")
        first = liana(drawn_words(self.program, FIRST_LINE, LETTERS), halved=True).coloured("Y", "k")
        for name, y in ((last, 16), (first, 0)):
            draw(machine, name, (WIDTH - name.width) // 2, y)
        centred(machine, 22, self.program.text(TAGLINE), pair("Yk"))
