"""How a hunt ends: the night outside the labyrinth, coins from the sky, or eyes in the dark."""

from itertools import product

from arcade.games.labyrinth import ART, art, strings
from arcade.games.labyrinth.levels import End
from arcade.games.labyrinth.scene import WALLS
from arcade.games.labyrinth.world import COIN, DIAMOND, Hunt
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Falling, all_alive
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.animation.storyboard import Role, Storyboard, acting, around, every
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS, NIGHT
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL

ROWS, GROUND = 22, 18
EYES = ((40, 60), (184, 52), (96, 84), (208, 104), (24, 116), (136, 132), (72, 148), (224, 148), (168, 92))
EYE_INKS = "RYMRYCRMY"
EYE_POSES = [ART[pose] for pose in ("eyes", "eyes", "eyes-aside", "eyes", "eyes-shut")]
HOPS = (0, 4, 9, 13, 16, 18, 19, 18, 16, 13, 9, 4, 0, 0, 0, 0)
HOP_SOUND = ((0.01, 5.0), (0.01, 12.0), (0.01, 17.0))


class Ending(Storyboard[Program[Spectrum]]):
    """The labyrinth goes dark round him; then he is out under the stars, or eyes open."""

    def __init__(self, program: Program[Spectrum], hunt: Hunt, end: End) -> None:
        super().__init__(program, clear=True)
        self.hunt, self.end = hunt, end

    def play(self) -> Frames[None]:
        column, row = self.hunt.goods[0].cell
        for ring in reversed(range(COLUMNS // 2 + 1)):
            for line, place in product(range(ROWS), range(COLUMNS)):
                if max(abs(line - row), abs(place - column)) // 2 == ring:
                    self.machine.cell(line, place, bytes(CELL), 0)
            yield from pause(3)
        fill(self.machine, 0, 0, ROWS, COLUMNS, colours=pair("wk"))
        yield from self._outside() if self.end.won else self._dark()

    def _word(self, inks: str) -> None:
        headline(self.machine, self.program.text(strings.BANNERS[self.end]), 3, inks, "k", None, 3, 30)

    def _outside(self) -> Frames[None]:
        machine = self.machine
        fill(machine, 0, 0, GROUND, COLUMNS, NIGHT, pair("ck"))
        fill(machine, GROUND, 0, ROWS - GROUND, COLUMNS, GRASS, pair("kg"))
        for left in (0, COLUMNS - 6):
            fill(machine, 10, left, GROUND - 10, 6, *WALLS[self.hunt.mode])
        self._word("YYW")
        large = smoothly(art.GOOD, 4)
        hero = outlined(large.cut(-1, -1, large.width + 2, large.height + 2)).coloured("W", "k")
        hops = around((103, CELL * GROUND), [(0, -height) for height in HOPS], 2)
        self.alive = acting(self.moving, Role(hero, hops, stands=True))
        if self.hunt.worth:
            things = [smoothly(picture, 2).coloured(ink) for picture, ink in (art.THINGS[COIN], art.THINGS[DIAMOND])]
            coins = Falling(machine, things, (56, 56, 144, 88), 8, (5, 7, 6), 2)
            self.alive = all_alive(self._hide, coins.step, self.alive)
        yield from self.shot(110, self.rest, every(2 * len(HOPS), HOP_SOUND))

    def _hide(self, _frame: int) -> None:
        self.moving.hide()

    def _dark(self) -> Frames[None]:
        self._word("RRY")
        for number, (place, ink) in enumerate(zip(EYES, EYE_INKS, strict=True)):
            pace = 17 + number
            eyes = Animation(tuple(pose.coloured(ink, "k") for pose in EYE_POSES), pace)
            self.alive = all_alive(self.alive, acting(Moving(self.machine), Role(eyes, place, number % 5 * pace)))
            self.machine.chime(((0.02, -12.0 + number), (0.03, -18.0 + number)))
            yield from self.hold(8)
        yield from self.hold(90)
