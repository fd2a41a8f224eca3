"""How a tale ends: out of the rock into a morning; the chest is opened, or two are free, and eyes look after them."""

from arcade.games.cave import art
from arcade.games.cave.gallery import FEET, PICTURES
from arcade.games.cave.levels import Story
from arcade.games.cave.state import State
from arcade.games.cave.strings import GOLD, HOME
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Actor, Animation, Moving, hop
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.program import pause
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import BRIGHT_BIT, INK_BITS, YELLOW, ink_of
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import hollow, outlined
from arcade.toolkit.sound.jingles import POINT, THUD
from arcade.toolkit.sound.tunes import higher

GOOD = 4
"""So many wasted steps still earn two stars."""
DAWN_FRAMES = 30
MOUTH, HALT, HALT_OF_TWO = 22, 96, 146
"""Columns of pixels: from the first to one of the others."""
STRIDE = 7
APART = 38
"""Pixels between the two."""
EYES_AT = 36, 88
SHINE = 6
"""Cells to which the gold shines."""
FLIGHT = 40
"""Frames for which a coin is in the air."""
HOVER = 90
"""Frames for which a heart rises."""
STARS_AT: tuple[int, int, int] = 144, 176, 208
"""Where stars hang, in pixels; their line is `STARS_TOP`."""
WORD_INKS = "Y", "Y", "Y", "Y", "y"
STARS_TOP, WORD_TOP, WORD_MIDDLE = 8, 0, 72
FLYING = Animation(tuple(smoothly(wings, 2).inverted() for wings in art.BIRD.sprites), art.BIRD.pace)
LOOKING = art.EYES.enlarged(2, 2).coloured("R")
LARKS = ((0, 42), (34, 56), (70, 47))
"""How far behind the first each lark is, and its line."""


def stars_of(wasted: int) -> int:
    """How many stars so many steps beyond the fewest earn."""
    return 3 if not wasted else 2 if wasted <= GOOD else 1


class Ending:
    """The scene of somebody who is out, and what moves when it is over."""

    def __init__(self, program: State) -> None:
        self.program: State = program
        self.machine = program.machine
        self.stars = stars_of(program.wasted)
        self.together = program.tale.story is Story.ILEANA
        self._age = 0
        """Frames since it began to be at rest."""
        self._halt = HALT_OF_TWO if self.together else HALT
        self._people, self._things = Moving(self.machine), Moving(self.machine)
        self._eyes = Moving(self.machine)

    def play(self) -> Frames[None]:
        yield from reveal(self.machine, lambda: draw(self.machine, PICTURES["morning"], 0, 0), Wipe.CENTRE, DAWN_FRAMES)
        for x in range(MOUTH, self._halt + 1):
            self._walk(x)
            yield
        if not self.together:
            yield from self._open()
        yield from self._count()
        word = art.hewn(drawn_words(self.program, HOME if self.together else GOLD, art.HEWN))
        left = WORD_MIDDLE - word.width // 2
        draw(self.machine, word.coloured(WORD_INKS, "k"), left, WORD_TOP, clear=True)
        for frame in range(2 * FLIGHT):
            self.rest(frame)
            yield

    def _walk(self, x: int) -> None:
        """Somebody with a chest on his head, or two hand in hand, at a place of the hill."""
        beat = x // STRIDE
        if x % STRIDE == 0:
            self.machine.chime(FEET[beat % 2])
        self._people.show(*self._figures(x, beat))

    def _figures(self, x: int, beat: int) -> list[Actor]:
        if self.together:
            prince, ileana = art.PRINCE[beat % 2], art.ILEANA[beat % 2]
            return [(prince, x - APART, art.CREST - prince.height), (ileana, x, art.CREST - ileana.height)]
        hero = art.CARRYING[beat % 2]
        return [(hero, x, art.CREST - hero.height)]

    def _open(self) -> Frames[None]:
        """The chest is put down and opened, and its light falls on the sky."""
        x, foot = HALT + 50, art.CREST - art.CHEST.height
        for point in hop((HALT, art.CREST - art.CARRYING[0].height), (x, foot), 6, 18):
            self._people.show((art.STANDING, HALT, art.CREST - art.STANDING.height), (art.CHEST, *point))
            yield
        self.machine.chime(THUD)
        yield from pause(12)
        self._people.hide()
        draw(self.machine, art.OPEN_CHEST, x, art.CREST - art.OPEN_CHEST.height)
        for reach in range(1, SHINE + 1):
            self._people.hide()
            self._shine(x // 8 + 2, reach)
            self.machine.chime(higher(POINT, 3 * reach))
            self._people.show((art.CHEERING, HALT, art.CREST - art.CHEERING.height))
            yield from pause(6)

    def _shine(self, column: int, reach: int) -> None:
        attributes, row = self.machine.attributes, art.CREST // 8 - 4
        for line in range(row - reach, row + 5):
            for place in range(column - reach, column + reach + 2):
                at = COLUMNS * line + place
                if (line - row) ** 2 + (place - column) ** 2 <= reach * reach and ink_of(attributes[at]) != 4:
                    attributes[at] = attributes[at] & ~INK_BITS | YELLOW | BRIGHT_BIT

    def _count(self) -> Frames[None]:
        """The stars that were earned, and the edges of those that were not."""
        star = outlined(letters(self.machine.font, "★", 3, 3))
        for number, left in enumerate(STARS_AT):
            if number < self.stars:
                draw(self.machine, star.coloured("Y"), left, STARS_TOP, clear=True)
                self.machine.chime(higher(POINT, 4 * number))
            else:
                draw(self.machine, hollow(star).coloured("b"), left, STARS_TOP, clear=True)
            yield from pause(14)

    def rest(self, _frame: int) -> None:
        """Coins leap or a heart rises, larks fly after a good walk, and something looks out of the cave."""
        frame = self._age
        self._age += 1
        if frame % 2:
            return
        actors = self._larks(frame) if self.stars > 1 else []
        if self.together:
            actors.append((art.HEART, HALT_OF_TWO - 6 + frame // 20 % 2, art.CREST - 76 - frame % HOVER // 6))
        else:
            actors += [self._coin(frame, number) for number in range(self.stars)]
        self._things.hide()
        if frame % 160 < 150:
            self._eyes.show((LOOKING, *EYES_AT))
        else:
            self._eyes.hide()
        if self.together:
            self._people.show(*self._figures(HALT_OF_TWO, frame // 25 % 2))
        else:
            pose = art.CHEERING if frame // 25 % 2 else art.STANDING
            self._people.show((pose, HALT, art.CREST - pose.height))
        self._things.show(*actors)

    def _coin(self, frame: int, number: int) -> Actor:
        """A coin that leaps out of the chest and back."""
        turn, age = divmod(frame + number * FLIGHT // 3, FLIGHT)
        far = (17 * turn + 23 * number) % 61 - 34
        high = 22 + 4 * 36 * age * (FLIGHT - age) // (FLIGHT * FLIGHT)
        return art.COIN, HALT + 62 + far * age // FLIGHT, art.CREST - high

    def _larks(self, frame: int) -> list[Actor]:
        fly = frame % 400
        return [
            (FLYING.at(frame + 5 * back), 88 + fly - back, top)
            for back, top in LARKS[: self.stars]
            if 88 < 88 + fly - back < 236
        ]
