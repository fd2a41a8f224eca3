"""Robac's worm against one laid ring by ring over what is there: the same picture, and the meadow as it was."""

import pytest

from arcade.games.robac import art
from arcade.games.robac.motion import CRUMBS, FACES, FULL, RINGS, TAILS, Face, Worm
from arcade.games.robac.rules import STEPS, Cell, Heading, beyond
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, HEIGHT, LINES, WIDTH
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.picture.sprites import CELL, Sprite
from tests.patience import still

ROWS, LENGTH = 22, 9


def meadow(dice: SplitMix) -> Spectrum:
    """A field of grass on which things stand, and a panel below it."""
    machine = Spectrum()
    machine.display[:] = bytes([dice.below(256) for _ in machine.display])
    colours = (art.MEADOW,) * 9 + (art.WORM, art.POISON_COLOURS, art.ITEMS[ord("1")][2])
    machine.attributes[:] = bytes([dice.pick(colours) for _ in machine.attributes])
    return machine


def walk(dice: SplitMix, steps: int) -> list[tuple[Cell, Heading]]:
    """Cells that a worm crawls through, and how it enters each; mostly straight on, and along the edges."""
    cell, heading = (dice.pick((0, 5, ROWS - 1)), dice.pick((0, 13, COLUMNS - 1))), Heading.RIGHT
    found: list[tuple[Cell, Heading]] = []
    while still(len(found) < steps):
        ahead = Heading(dice.below(4)) if dice.percent(40) else heading
        to = beyond(cell, ahead)
        if 0 <= to[0] < ROWS and 0 <= to[1] < COLUMNS:
            cell, heading = to, ahead
            found.append((cell, heading))
    return found


def pictures(
    rings: list[tuple[Cell, Heading]], meals: list[int], pixels: int, face: Face, back: int, crumbs: int
) -> list[tuple[Sprite, int, int]]:
    """What the worm is made of, from the back, and where."""
    shown: list[tuple[Sprite, Cell, Heading, int]] = []
    for place, (cell, heading) in enumerate(rings):
        ring = FULL if place in meals else RINGS
        kind = FACES[face] if place == 0 else TAILS if place == len(rings) - 1 else ring
        shown.insert(0, (kind[heading], cell, heading, pixels if place else pixels - back))
    if crumbs >= 0:
        cell, heading = rings[0]
        shown.append((CRUMBS[crumbs % len(CRUMBS)][heading], cell, heading, pixels + CELL))
    found: list[tuple[Sprite, int, int]] = []
    for picture, cell, heading, gone in shown:
        down, right = STEPS[heading]
        x = CELL * cell[1] + right * (gone - CELL) + (CELL - picture.width) // 2
        y = CELL * cell[0] + down * (gone - CELL) + (CELL - picture.height) // 2
        found.append((picture, x, y))
    return found


def laid_ring_by_ring(before: Spectrum, worm: list[tuple[Sprite, int, int]], colours: int) -> bytes:
    """The picture with everything laid over it; afterwards the cells come back in which nothing of it is seen."""
    machine = Spectrum()
    machine.display[:], machine.attributes[:] = before.display, before.attributes
    touched: set[int] = set()
    for picture, x, y in worm:
        machine.cover(x, y, picture.solid, picture.ink, picture.width)
        for row in range(max(y, 0) // CELL, (min(y + picture.height, HEIGHT) - 1) // CELL + 1):
            for column in range(max(x, 0) // CELL, (min(x + picture.width, WIDTH) - 1) // CELL + 1):
                touched.add(COLUMNS * row + column)
    for at in touched:
        start, value = LINES[CELL * (at // COLUMNS)] + at % COLUMNS, before.attributes[at]
        if at >= COLUMNS * ROWS or value not in (art.MEADOW, art.WORM, colours):
            machine.display[start : start + 1793 : 256] = before.display[start : start + 1793 : 256]
        elif value in (art.MEADOW, art.WORM):
            machine.attributes[at] = colours
    return machine.scr()


@pytest.mark.parametrize("seed", range(12))
def test_a_worm_is_shown_as_if_laid_ring_by_ring(seed: int) -> None:
    dice = SplitMix(seed)
    machine, before = meadow(dice), Spectrum()
    before.display[:], before.attributes[:] = machine.display, machine.attributes
    worm, way = Worm(machine, ROWS), walk(dice, LENGTH + 12)
    meals: list[int] = []
    for end in range(LENGTH, len(way)):
        rings = way[end - LENGTH : end][::-1]
        worm.hide()
        assert machine.scr() == before.scr()
        meals = [place + 1 for place in meals if place + 1 < LENGTH]
        worm.enter(tuple(cell for cell, _ in rings), tuple(heading for _, heading in rings))
        if dice.percent(30):
            worm.eat()
            meals.append(0)
        for pixels in range(CELL + 1):
            face, colours = dice.pick(tuple(Face)), dice.pick((art.WORM,) * 5 + (art.POISON_COLOURS,))
            back, crumbs = dice.pick((0, 0, 3)), dice.pick((-1, 0, 1, 2))
            worm.show(pixels, face, colours, back, crumbs)
            expected = laid_ring_by_ring(before, pictures(rings, meals, pixels, face, back, crumbs), colours)
            assert machine.scr() == expected
    worm.revive()
    assert machine.scr() == before.scr()
