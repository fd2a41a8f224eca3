"""Labyrinth's figures, of whom only those who moved are drawn anew, against a maze in which all are drawn each time."""

import pytest

from arcade.games.labyrinth import art
from arcade.games.labyrinth.actors import NOTHING, Figure, Wish
from arcade.games.labyrinth.levels import LEVELS, Mode
from arcade.games.labyrinth.modern import CHANGES
from arcade.games.labyrinth.rules import WAYS
from arcade.games.labyrinth.scene import (
    FIDGET_FRAMES,
    LEAP_PIXELS,
    NEAR,
    STRIDE_FRAMES,
    Cast,
    fear,
    paint,
    paint_around,
)
from arcade.games.labyrinth.world import Hunt, lay_out
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import BRIGHT_BIT, INK_BITS, pair
from arcade.toolkit.picture.sprites import CELL, Sprite

FRAMES = 260


def drawn_whole(hunt: Hunt) -> Spectrum:
    """The maze and everybody in it, on an empty screen."""
    machine = Spectrum()
    paint(machine, hunt)
    figures: list[tuple[Figure, Sprite, int]] = []
    for number, good in enumerate(hunt.goods):
        picture = art.GOODS[number][good.moving and good.gone // STRIDE_FRAMES % 2 == good.steps % 2]
        picture = picture.mirrored() if good.facing == (-1, 0) else picture
        if number == 0 and fear(hunt, good) <= NEAR:
            picture = art.SCARED
        if good.living:
            figures.append((good, picture, pair(art.GOOD_INKS[number] + "k")))
    for beast in hunt.beasts:
        picture = art.BEASTS[beast.kind][beast.leaping or (hunt.frames + 5 * beast.kind) // FIDGET_FRAMES % 2]
        figures.append((beast, picture, pair(art.BEAST_INKS[beast.kind] + "k")))
    for figure, picture, ink in figures:
        x, y = figure.place[0] - art.OVERHANG, figure.place[1] - art.OVERHANG
        if figure.leaping:
            y -= 4 * LEAP_PIXELS * figure.gone * (figure.lasting - figure.gone) // figure.lasting**2
        draw(machine, picture, x, y)
        for row in range(max(y, 0) // CELL, (y + picture.height - 1) // CELL + 1):
            for column in range(max(x, 0) // CELL, (x + picture.width - 1) // CELL + 1):
                cell = column, row
                taken = cell in hunt.treasures or cell == hunt.exit
                bare = cell in (figure.cell, figure.origin) if taken else hunt.maze.free(cell)
                if bare or figure.leaping:
                    at, bits = COLUMNS * row + column, INK_BITS | BRIGHT_BIT
                    machine.attributes[at] = machine.attributes[at] & ~bits | ink & bits
    return machine


@pytest.mark.parametrize("mode", list(Mode))
def test_everybody_is_where_the_hunt_says(mode: Mode) -> None:
    dice = SplitMix(3 + mode.value)
    hunt = Hunt(dice, mode, LEVELS[3].sets, lay_out(mode, dice, 2, 3))
    machine = Spectrum()
    paint(machine, hunt)
    cast = Cast(machine)
    wishes = [NOTHING, NOTHING]
    for frame in range(FRAMES):
        if frame % 7 == 0:
            wishes = [Wish(dice.pick((*WAYS, None)), dice.percent(10)) for _ in hunt.goods]
        events = hunt.tick(wishes)
        if any(event.kind in CHANGES for event in events):
            cast.hide()
        for event in events:
            if event.kind in CHANGES:
                paint_around(machine, hunt, event.cell)
        cast.show(hunt)
        if frame % 5 == 0 or events:
            assert machine.scr() == drawn_whole(hunt).scr(), frame
    cast.hide()
    empty = Spectrum()
    paint(empty, hunt)
    assert machine.scr() == empty.scr()
