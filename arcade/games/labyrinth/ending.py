"""How a hunt ends: the night outside the labyrinth, coins from the sky, or eyes in the dark."""

from arcade.games.labyrinth import art, strings
from arcade.games.labyrinth.levels import End
from arcade.games.labyrinth.scene import TEXTURES, WALL_COLOURS
from arcade.games.labyrinth.world import COIN, DIAMOND, Hunt
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Alive, Falling
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.animation.storyboard import Role, acting
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS, NIGHT
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite

ROWS, COLUMNS = 22, 32
WORD_ROW, GROUND = 3, 18
RING_FRAMES, LEAPING_FRAMES, WATCHING_FRAMES = 3, 110, 90
EYES = ((40, 60), (184, 52), (96, 84), (208, 104), (24, 116), (136, 132), (72, 148), (224, 148), (168, 92))
EYE_INKS = "RYMRYCRMY"
OPENING = 8
HOPS = (0, 4, 9, 13, 16, 18, 19, 18, 16, 13, 9, 4, 0, 0, 0, 0)


class Ending:
    """The scene of an end, and what still moves when it is over."""

    def __init__(self, program: Program[Spectrum], hunt: Hunt, end: End) -> None:
        self.program, self.machine = program, program.machine
        self.hunt, self.end = hunt, end
        self._hero = Moving(self.machine, clear=True)
        picture = smoothly(art.GOOD, 4)
        self._picture = outlined(picture.cut(-1, -1, picture.width + 2, picture.height + 2)).coloured("W", "k")
        self._coins: Falling | None = None
        self._eyes: list[Alive] = []

    def play(self) -> Frames[None]:
        """The labyrinth goes dark round him; then he is out under the stars, or eyes open."""
        yield from self._iris()
        fill(self.machine, 0, 0, ROWS, COLUMNS, colours=pair("wk"))
        yield from self._outside() if self.end.won else self._dark()

    def _iris(self) -> Frames[None]:
        column, row = self.hunt.goods[0].cell
        rings: list[list[tuple[int, int]]] = [[] for _ in range(COLUMNS // 2 + 1)]
        for line in range(ROWS):
            for place in range(COLUMNS):
                rings[max(abs(line - row), abs(place - column)) // 2].append((line, place))
        for ring in reversed(rings):
            for line, place in ring:
                self.machine.cell(line, place, bytes(CELL), 0)
            yield from pause(RING_FRAMES)

    def _word(self, inks: str) -> None:
        headline(self.machine, self.program.text(strings.BANNERS[self.end]), WORD_ROW, inks, "k", None, 3, 30)

    def _outside(self) -> Frames[None]:
        machine = self.machine
        fill(machine, 0, 0, GROUND, COLUMNS, NIGHT, pair("ck"))
        fill(machine, GROUND, 0, ROWS - GROUND, COLUMNS, GRASS, pair("kg"))
        texture, colours = TEXTURES[self.hunt.mode], WALL_COLOURS[self.hunt.mode]
        for left in (0, COLUMNS - 6):
            fill(machine, 10, left, GROUND - 10, 6, texture, colours)
        self._word("YYW")
        if self.hunt.worth:
            things = [_thing(COIN), _thing(DIAMOND)]
            self._coins = Falling(machine, things, (56, 56, 144, 88), 8, (5, 7, 6), 2)
        for frame in range(LEAPING_FRAMES):
            self.rest(frame)
            if frame % (2 * len(HOPS)) == 0:
                machine.chime(((0.01, 5.0), (0.01, 12.0), (0.01, 17.0)))
            yield

    def _dark(self) -> Frames[None]:
        self._word("RRY")
        eyes = Animation((art.WATCHING, art.WATCHING, art.WATCHING_ASIDE, art.WATCHING, art.SHUT), 17)
        for number, (place, ink) in enumerate(zip(EYES, EYE_INKS, strict=True)):
            pictures = [picture.coloured(ink, "k") for picture in eyes.sprites]
            turned = (*pictures[number % 5 :], *pictures[: number % 5])
            self._eyes.append(acting(Moving(self.machine), Role(Animation(turned, 17 + number), place)))
            self.machine.chime(((0.02, -12.0 + number), (0.03, -18.0 + number)))
            for frame in range(OPENING):
                self._look(frame)
                yield
        for frame in range(WATCHING_FRAMES):
            self._look(frame)
            yield

    def _look(self, frame: int) -> None:
        for eye in self._eyes:
            eye(frame)

    def rest(self, frame: int) -> None:
        if not self.end.won:
            self._look(frame)
            return
        if self._coins:
            self._hero.hide()
            self._coins.step(frame)
        height = HOPS[frame // 2 % len(HOPS)]
        self._hero.show((self._picture, 103, CELL * GROUND - self._picture.height - height))

    def hide(self) -> None:
        self._hero.hide()


def _thing(value: int) -> Sprite:
    picture, ink = art.THINGS[value]
    return smoothly(picture, 2).coloured(ink)
