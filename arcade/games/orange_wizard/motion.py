"""The wizard's magic: a star cast at a sum, his lightning across the screen, and what is heard when he flies home."""

from itertools import pairwise

from arcade.games.orange_wizard import ART
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Burst
from arcade.toolkit.animation.moving_sprites import Moving, hop, straight
from arcade.toolkit.animation.transitions import strobe
from arcade.toolkit.picture.drawing import draw, lift_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import CYAN, WHITE, YELLOW
from arcade.toolkit.picture.strokes import PEN
from arcade.toolkit.sound.tunes import tune

WAY = ((216, -4), (150, 66), (186, 74), (108, 130), (146, 138), (66, 190))
THUNDER = tune("s/64 s s s k/32 s/64 s k/16 k/8 k k/4", 120)
FLIGHT = tuple((0.1, pitch) for pitch in range(1, 7))


def strike(machine: Spectrum, calm: bool) -> Frames[None]:
    covered = lift_cells(machine, 0, 0, 24, 32)
    machine.chime(THUNDER)
    pen = PEN.coloured("Y", "k")
    for start, end in pairwise(WAY):
        for frame, (x, y) in enumerate(straight(start, end, 4)):
            draw(machine, pen, x, y)
            if frame % 4 == 3:
                yield
    yield from strobe(machine, (WHITE, YELLOW, CYAN, YELLOW), 3, 3, calm)
    yield from machine.wait(25)
    covered.put_back(machine)


def cast(machine: Spectrum, goal: Point) -> Frames[None]:
    way = list(hop((60, 62), goal, 26, 22))
    moving, stars, spark = Moving(machine), (ART["star upright"], ART["star askew"]), ART["spark"]
    for frame, (x, y) in enumerate(way):
        if frame % 3 == 0:
            machine.chime(((0.008, 12.0 + frame), (0.008, 19.0 + frame)))
        sparks = [(spark, *way[max(frame - behind, 0)]) for behind in (2, 4, 7)]
        moving.show(*sparks, (stars[frame // 3 % 2], x - 2, y - 2))
        yield
    moving.hide()
    burst = Burst(machine, (goal[0] + 4, goal[1] + 4), "WYR")
    for age in range(0, Burst.FRAMES + 1, 2):
        burst.step(age)
        yield
