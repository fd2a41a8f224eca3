"""Bare pixels: only what changed is enlarged, and the picture is what it would be if all of it were."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pygame
import pytest

from arcade.console.layout import Layout
from arcade.console.plans import bare
from arcade.host.bare import steps
from arcade.host.picture import Picture
from arcade.machine.ega import Ega
from arcade.machine.machine import Machine
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.machine.teletype import Teletype
from tests.host.sets import changes

MACHINES: tuple[type[Machine], ...] = (Spectrum, Pet, Ega, Teletype, Monitor, Handset)
SIZES = (640, 480), (1280, 960), (801, 1203)


def enlarged(canvas: np.ndarray, palette: Any, plan: Layout) -> np.ndarray:
    """The whole picture, enlarged at once."""
    flat = pygame.surfarray.make_surface(np.array(palette, np.uint8)[canvas.T])
    if plan.whole:
        return pygame.surfarray.array3d(pygame.transform.scale(flat, plan.scaled))
    times = int(max(plan.zoom)) + 1
    large = pygame.transform.scale(flat, (plan.canvas[0] * times, plan.canvas[1] * times)).convert(32)
    return pygame.surfarray.array3d(pygame.transform.smoothscale(large, plan.scaled))


@pytest.mark.rotates(8)
@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scaling", ["whole", "fit"])
def test_what_changed_makes_the_same_picture_as_the_whole(
    machine: type[Machine], size: tuple[int, int], scaling: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = bare(size, machine, scaling)
    showing, palette = machine(), machine().palette()
    (columns, lines), (left, top) = plan.canvas, plan.corner
    whole = np.zeros(machine.SIZE[::-1], np.uint8)
    rows, across = slice(max(top, 0), top + lines), slice(max(left, 0), left + columns)
    picture, target = Picture(), pygame.Surface(size, depth=32)
    monkeypatch.setattr(machine, "pixels", lambda _: whole.tobytes())
    monkeypatch.setattr(machine, "palette", lambda _: palette)
    for step, _ in enumerate(changes(whole, len(palette))):
        part = whole[rows, across]
        beyond = (
            (max(-top, 0), lines - max(-top, 0) - part.shape[0]),
            (max(-left, 0), columns - max(-left, 0) - part.shape[1]),
        )
        bordered = machine.SCREEN[2:] != machine.SIZE
        canvas = np.pad(part, beyond, "edge") if bordered else np.pad(part, beyond)
        composed = picture.compose(showing, plan)
        picture.draw(target, step == 0)
        if composed is not None:
            assert (pygame.surfarray.array3d(composed) == enlarged(canvas, palette, plan)).all(), step
        shown = pygame.Surface(size, depth=32)
        picture.draw(shown, True)
        assert (pygame.surfarray.array3d(target) == pygame.surfarray.array3d(shown)).all(), step


def test_the_work_is_that_of_what_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[int, int]] = []

    def counting(work: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def counted(source: pygame.Surface, size: tuple[int, int], *more: pygame.Surface) -> pygame.Surface:
            done.append(size)
            return work(source, size, *more)

        return counted

    monkeypatch.setattr(pygame.transform, "scale", counting(pygame.transform.scale))
    monkeypatch.setattr(pygame.transform, "smoothscale", counting(pygame.transform.smoothscale))
    for machine, size, expected in (
        (Spectrum, (1280, 960), [(32, 8)]),
        (Ega, (1280, 960), [(1920, 1), (1280, 1), (1280, 3), (1280, 32)]),
    ):
        plan, showing, picture = bare(size, machine), machine(), Picture()
        assert picture.compose(showing, plan) is not None
        done.clear()
        assert picture.compose(showing, plan) is None
        assert not done
        if isinstance(showing, Spectrum):
            showing.display[0] = 0xFF
            showing.display[256] = 0xFF
        else:
            showing.pset(100, 100, 3)
        assert picture.compose(showing, plan) is not None
        assert done == expected


def test_rows_are_shrunk_in_parts_where_their_weights_repeat() -> None:
    assert steps([(36, 40), (150, 151)], 1050, 960) == [((35, 70), (32, 64)), ((140, 175), (128, 160))]
    assert steps([(34, 36)], 1050, 960) == [((0, 70), (0, 64))]
    assert steps([(34, 36)], 1400, 1080) == [((0, 1400), (0, 1080))], "27 is no power of 2"
