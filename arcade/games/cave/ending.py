"""How a tale ends: out of the rock into a morning; the chest is opened, or two are free, and eyes look after them."""

from arcade.games.cave import art
from arcade.games.cave.gallery import FEET, PICTURES
from arcade.games.cave.levels import Story
from arcade.games.cave.state import State
from arcade.games.cave.strings import GOLD, HOME
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Actor, Animation, Moving, hop
from arcade.toolkit.animation.storyboard import Storyboard, every
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.program import pause
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import BRIGHT_BIT, INK_BITS, YELLOW, ink_of
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import hollow, outlined
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.sound.jingles import POINT, THUD
from arcade.toolkit.sound.tunes import higher

WASTE_FOR_TWO_STARS = 4
MOUTH, HALT, HALT_OF_TWO = 22, 96, 146
"""Columns of pixels: from the first to one of the others."""
STRIDE = 7
STARS_AT = 144, 176, 208
COIN_FRAMES = 40
FLYING = Animation(tuple(smoothly(wings, 2).inverted() for wings in art.BIRD.sprites), art.BIRD.pace)
LOOKING = art.EYES.enlarged(2, 2).coloured("R")
LARKS = ((0, 42), (34, 56), (70, 47))
"""How far behind the first each lark is, and its line."""


def stars_of(wasted: int) -> int:
    """How many stars so many steps beyond the fewest earn."""
    return 3 if not wasted else 2 if wasted <= WASTE_FOR_TWO_STARS else 1


class Ending(Storyboard[State]):
    """The scene of somebody who is out, and what moves when it is over."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.stars = stars_of(program.wasted)
        self.together = program.tale.story is Story.ILEANA
        self._age = 0
        """Frames since it began to be at rest."""
        self._things, self._eyes = Moving(self.machine), Moving(self.machine)

    def play(self) -> Frames[None]:
        yield from reveal(self.machine, lambda: draw(self.machine, PICTURES["morning"], 0, 0), Wipe.CENTRE, 30)
        way = range(MOUTH, (HALT_OF_TWO if self.together else HALT) + 1)
        yield from self.act(way, self._figures, cues=every(STRIDE, lambda x: FEET[x // STRIDE % 2]))
        if not self.together:
            yield from self._open()
        yield from self._count()
        word = art.hewn(drawn_words(self.program, HOME if self.together else GOLD, art.HEWN))
        draw(self.machine, word.coloured((*"YYYYy",), "k"), 72 - word.width // 2, 0, clear=True)
        yield from self.hold(2 * COIN_FRAMES)

    def _figures(self, x: int, beat: int | None = None) -> list[Actor]:
        """Somebody with a chest on his head, or two hand in hand, at a place of the hill."""
        beat = x // STRIDE if beat is None else beat
        if self.together:
            prince, ileana = art.PRINCE[beat % 2], art.ILEANA[beat % 2]
            return [(prince, x - 38, art.CREST - prince.height), (ileana, x, art.CREST - ileana.height)]
        return [_on_hill(art.CARRYING[beat % 2], x)]

    def _open(self) -> Frames[None]:
        """The chest is put down and opened, and its light falls on the sky."""
        x, foot = HALT + 50, art.CREST - art.CHEST.height
        for point in hop((HALT, art.CREST - art.CARRYING[0].height), (x, foot), 6, 18):
            self.moving.show(_on_hill(art.STANDING, HALT), (art.CHEST, *point))
            yield
        self.machine.chime(THUD)
        yield from pause(12)
        self.moving.hide()
        draw(self.machine, art.OPEN_CHEST, x, art.CREST - art.OPEN_CHEST.height)
        for reach in range(1, 7):
            self.moving.hide()
            self._shine(x // 8 + 2, reach)
            self.machine.chime(higher(POINT, 3 * reach))
            self.moving.show(_on_hill(art.CHEERING, HALT))
            yield from pause(6)

    def _shine(self, column: int, reach: int) -> None:
        """Gold on the sky, `reach` cells round the chest."""
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
            earned = number < self.stars
            draw(self.machine, star.coloured("Y") if earned else hollow(star).coloured("b"), left, 8, clear=True)
            if earned:
                self.machine.chime(higher(POINT, 4 * number))
            yield from pause(14)

    def rest(self, _frame: int) -> None:
        """Coins leap or a heart rises, larks fly after a good walk, and something looks out of the cave."""
        frame = self._age
        self._age += 1
        if frame % 2:
            return
        things = self._larks(frame) if self.stars > 1 else []
        if self.together:
            people = self._figures(HALT_OF_TWO, frame // 25 % 2)
            things.append((art.HEART, HALT_OF_TWO - 6 + frame // 20 % 2, art.CREST - 76 - frame % 90 // 6))
        else:
            people = [_on_hill(art.CHEERING if frame // 25 % 2 else art.STANDING, HALT)]
            things += [self._coin(frame, number) for number in range(self.stars)]
        self._things.hide()
        eyes = [(LOOKING, 36, 88)] if frame % 160 < 150 else []
        self._eyes.show(*eyes)
        self.moving.show(*people)
        self._things.show(*things)

    def _coin(self, frame: int, number: int) -> Actor:
        """A coin that leaps out of the chest and back."""
        turn, age = divmod(frame + number * COIN_FRAMES // 3, COIN_FRAMES)
        far = (17 * turn + 23 * number) % 61 - 34
        high = 22 + 4 * 36 * age * (COIN_FRAMES - age) // (COIN_FRAMES * COIN_FRAMES)
        return art.COIN, HALT + 62 + far * age // COIN_FRAMES, art.CREST - high

    def _larks(self, frame: int) -> list[Actor]:
        places = [(frame % 400 - back, back, top) for back, top in LARKS[: self.stars]]
        return [(FLYING.at(frame + 5 * back), 88 + x, top) for x, back, top in places if 0 < x < 148]


def _on_hill(figure: Sprite, x: int) -> Actor:
    return figure, x, art.CREST - figure.height
