"""A set works on the areas that changed and on nothing else, and shows what it would show if it drew everything."""

from itertools import pairwise

import numpy as np
import pygame
import pytest

from arcade.console.figures import HIGH, figures
from arcade.console.tube import Tube, tube
from arcade.host.television.areas import Area, areas, pieces, spans
from arcade.host.television.screen import Screen
from arcade.host.television.voltages import Palette
from arcade.machine.ega import Ega
from arcade.machine.hosting import LOOKS
from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from tests.host.sets import STEPS, changes, drawn, made

MACHINES: tuple[type[Machine], ...] = (Spectrum, Pet, Ega, Monitor)


def dark(look: str, machine: type[Machine]) -> tuple[Tube, Screen, np.ndarray, Palette]:
    """A set for a machine, with its plan, a canvas of its first colour, its colours."""
    found = figures(look, machine)
    assert found is not None
    plan = tube((640, 480), machine, found)
    return plan, made(plan), np.zeros(plan.canvas[::-1], np.uint8), machine().palette()


@pytest.mark.rotates(4)
@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("look", LOOKS[1:])
@pytest.mark.parametrize("phosphor", ["colour", "green"])
@pytest.mark.parametrize("size", [(320, 240), (640, 480)])
def test_a_partial_update_equals_a_full_one_bit_for_bit(
    machine: type[Machine], look: str, phosphor: str, size: tuple[int, int]
) -> None:
    found = figures(look, machine, phosphor)
    assert found is not None
    plan = tube(size, machine, found)
    palette = machine().palette()
    canvas = np.random.default_rng(1).integers(0, len(palette), plan.canvas[::-1]).astype(np.uint8)
    screen, whole = made(plan), made(plan)
    drawn(screen, canvas, palette)
    drawn(whole, canvas, palette)
    before = canvas.copy()
    for step, picture in enumerate(changes(canvas, len(palette))):
        if step == STEPS - 2:
            palette = palette[::-1]
        fading = screen.fading
        changed = screen.show(picture, palette)
        assert bool(changed) == (step == STEPS - 2 or fading or bool((picture != before).any()))
        assert (drawn(whole, picture, palette) == screen.pixels).all(), step
        assert screen.fading == whole.fading
        before = picture.copy()


@pytest.mark.parametrize("look", LOOKS[1:])
def test_what_is_outside_of_the_areas_that_are_told_stays_as_it_was(look: str) -> None:
    _, screen, canvas, palette = dark(look, Spectrum)
    before = drawn(screen, canvas, palette)
    for picture in changes(canvas, len(palette)):
        told = np.zeros(screen.pixels.shape, bool)
        for top, bottom, left, right in screen.show(picture, palette):
            told[top:bottom, left:right] = True
        assert (screen.pixels == before)[~told].all()
        before = screen.pixels.copy()


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("look", LOOKS[1:])
def test_the_work_is_that_of_what_changed(machine: type[Machine], look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, screen, canvas, palette = dark(look, machine)
    drawn(screen, canvas, palette)
    done = {"_receive": 0, "_scan": 0, "_draw": 0}

    def counted(name: str) -> None:
        work = getattr(Screen, name)

        def counting(self: Screen, area: Area) -> None:
            done[name] += area.rect.width * area.rect.height
            work(self, area)

        monkeypatch.setattr(Screen, name, counting)

    smoothed: list[tuple[int, int]] = []
    smoothscale = pygame.transform.smoothscale

    def smoothing(source: pygame.Surface, size: tuple[int, int], target: pygame.Surface) -> pygame.Surface:
        smoothed.append(size)
        return smoothscale(source, size, target)

    monkeypatch.setattr(pygame.transform, "smoothscale", smoothing)
    for name in done:
        counted(name)
    assert screen.show(canvas, palette) == []
    assert not any(done.values()), "nothing changed, so nothing is done"
    assert not smoothed
    canvas[100:108, 60:68] = 1
    screen.show(canvas, palette)
    samples = screen._grid.samples / plan.canvas[0]
    wide, (columns, lines) = screen._grid.samples, plan.canvas
    quarter = columns // 4, lines // 4
    changed = screen._starts[78] - screen._starts[50]
    assert smoothed == [(quarter[0], 28), quarter, (wide, 10), (changed, lines)]
    assert done["_receive"] == done["_scan"] <= 28 * (28 * samples + 1)
    across, down = plan.zoom
    assert done["_draw"] < 32 * 34 * across * down


def test_bands_of_changed_lines() -> None:
    changed = np.zeros(100, bool)
    changed[[3, 40, 60, 95]] = True
    assert spans(changed) == [(0, 14), (30, 71), (85, 100)]
    assert spans(changed, 0) == [(3, 4), (40, 41), (60, 61), (95, 96)]
    assert spans(changed, 0, 20) == [(3, 4), (40, 61), (95, 96)]
    assert spans(np.zeros(5, bool)) == []


def test_areas_lie_apart_and_reach_as_far_as_a_glow() -> None:
    changed = np.zeros((100, 300), bool)
    assert areas(changed) == []
    changed[50, [30, 200]] = changed[99, 299] = True
    assert areas(changed) == [Area(40, 61, 20, 41), Area(40, 61, 190, 211), Area(89, 100, 289, 300)]
    changed[50, 100] = True
    assert areas(changed)[0] == Area(40, 61, 20, 111), "a gap that is not worth an area of its own"


def test_pieces_make_up_the_whole() -> None:
    assert list(pieces([Area(0, 10, 3, 5), Area(20, 22, 0, 9)], 8)) == [
        Area(0, 4, 3, 5), Area(4, 8, 3, 5), Area(8, 10, 3, 5), Area(20, 21, 0, 9), Area(21, 22, 0, 9),
    ]  # fmt: skip


def test_sets_of_many_lines_have_areas_too() -> None:
    plan = tube((640, 480), Ega, HIGH)
    screen = made(plan)
    canvas = np.zeros(plan.canvas[::-1], np.uint8)
    palette = Ega().palette()
    drawn(screen, canvas, palette)
    canvas[200, [50, 500]] = 3
    left, right = screen.show(canvas, palette)
    assert all(one[:2] == other[:2] for one, other in pairwise((left, right)))
    assert left.right < right.left
