"""Pictures, pixel by pixel: exact zooms, borders that go on, sets beside bare pixels."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pygame
import pytest

from arcade.console.figures import AERIAL, RGB
from arcade.console.layout import Layout, layout
from arcade.console.phosphors import seen
from arcade.console.plans import plan as wished
from arcade.console.tube import tube
from arcade.host.bare import Bare
from arcade.host.cutout import cutout
from arcade.host.picture import SETS, Picture
from arcade.host.television import front, optics
from arcade.host.television.front import STRIP
from arcade.host.television.screen import Screen
from arcade.machine.ega import Ega
from arcade.machine.hosting import LOOKS
from arcade.machine.machine import Machine
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.machine.teletype import Teletype
from tests.host.tiny import Tiny
from tests.patience import still

LETTERS = {(0, 0, 0): ".", (255, 0, 0): "r", (0, 255, 0): "g", (255, 255, 255): "w"}

PICTURE = (
    "111111111111111111111111",
    "111111111111111111111111",
    "111130000000000000021111",
    "111100000000000000001111",
    "111100000000000000001111",
    "222200000000000000001111",
    "111100000000000000001111",
    "111100000000000000001111",
    "111100000000000000001111",
    "111120000000000000031111",
    "111111111111111111111111",
    "333333333333333333333333",
)


class Borderless(Tiny):
    """Without a border."""

    SIZE = (24, 12)
    SCREEN = (0, 0, 24, 12)


def colour(surface: pygame.Surface, x: int, y: int) -> tuple[int, int, int]:
    """Red, green and blue of a pixel."""
    found = surface.get_at((x, y))
    return found.r, found.g, found.b


def rows(surface: pygame.Surface) -> list[str]:
    """A letter for each pixel."""
    width, height = surface.get_size()
    return ["".join(LETTERS[colour(surface, x, y)] for x in range(width)) for y in range(height)]


def machine(kind: type[Tiny] = Tiny) -> Tiny:
    tiny = kind()
    tiny.draw(*PICTURE)
    return tiny


def colours(digits: str) -> str:
    return digits.translate(str.maketrans("0123", ".rgw"))


def test_every_pixel_becomes_a_block() -> None:
    plan = Layout((3, 3), (24, 12), (0, 0), (0, 0))
    picture = Picture().compose(machine(), plan)
    assert picture is not None
    assert rows(picture) == [colours("".join(digit * 3 for digit in row)) for row in PICTURE for _ in range(3)]


def test_the_border_goes_on_beyond_the_picture_and_is_cut_short_within() -> None:
    plan = Layout((1, 1), (28, 10), (-2, 1), (0, 0))
    picture = Picture().compose(machine(), plan)
    assert picture is not None
    assert rows(picture) == [colours(row[0] * 2 + row + row[-1] * 2) for row in PICTURE[1:11]]


def test_a_machine_without_border_is_surrounded_by_colour_0() -> None:
    plan = Layout((1, 1), (28, 14), (-2, -1), (0, 0))
    picture = Picture().compose(machine(Borderless), plan)
    assert picture is not None
    dark = "." * 28
    assert rows(picture) == [dark, *[".." + colours(row) + ".." for row in PICTURE], dark]


def test_the_grounds_of_a_page_go_on_beyond_it_and_what_hangs_there_does_not() -> None:
    page = bytes(int(digit) for digit in "".join(PICTURE[:6] * 2))
    found = cutout(Borderless, page, (-2, -1), (28, 14), (3, 1))
    lines = ["".join(map(str, line)) for line in found.tolist()]
    assert lines[:7] == ["1" * 28, *("11" + row + "11" for row in PICTURE[:5]), "33" + PICTURE[5] + "11"]
    assert lines[13] == "3" * 28, "below as at its lower left corner"


def test_nothing_is_done_while_nothing_changes() -> None:
    tiny, picture = machine(), Picture()
    plan = layout((240, 120), Tiny)
    assert picture.compose(tiny, plan) is not None
    assert picture.compose(tiny, plan) is None
    for television in (tube((240, 180), Tiny, RGB), tube((320, 240), Tiny, RGB)):
        assert picture.compose(tiny, television) is not None
        assert picture.compose(tiny, television) is None
        assert picture.compose(tiny, television, "green") is not None
        tiny.picture[50] ^= 3
        assert picture.compose(tiny, television, "green") is not None
        assert picture.compose(tiny, television, "green") is None
    assert picture.compose(tiny, plan) is not None
    assert picture.compose(tiny, television) is not None, "a set is shown again though nothing changed meanwhile"


@pytest.mark.parametrize("kind", [Spectrum, Pet, Ega, Teletype, Monitor, Handset])
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("phosphor", ["colour", "green"])
def test_no_machine_is_drawn_in_any_look_while_nothing_changes(
    kind: type[Machine], look: str, phosphor: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    showing, picture = kind(), Picture()
    shown = wished((320, 240), kind, look, phosphor=phosphor)
    assert picture.compose(showing, shown, phosphor) is not None
    for painter in (Bare, Screen):
        monkeypatch.setattr(painter, "show", None)
    for _ in range(3):
        showing.end_frame()
        assert picture.compose(showing, wished((320, 240), kind, look, phosphor=phosphor), phosphor) is None


def test_paper_has_its_own_colours_whatever_a_monitors_are() -> None:
    plan = layout((640, 400), Teletype)
    machine, pictures = Teletype(), []
    for phosphor in ("colour", "green"):
        picture = Picture().compose(machine, plan, phosphor)
        assert picture is not None
        pictures.append(pygame.surfarray.array3d(picture))
    assert (pictures[0] == pictures[1]).all()


def test_what_changed_is_brought_onto_the_surface_and_nothing_else() -> None:
    tiny, picture = machine(), Picture()
    plan = tube((400, 240), Tiny, RGB)
    target = pygame.Surface(plan.surface, depth=32)
    picture.compose(tiny, plan)
    picture.draw(target, True)
    before = pygame.surfarray.array3d(target)
    target.fill((1, 2, 3))
    tiny.picture[24 * 6 + 8] = 3
    picture.compose(tiny, plan)
    picture.draw(target, False)
    drawn = pygame.surfarray.array3d(target)
    left = plan.place[0]
    assert (drawn[:left] == (1, 2, 3)).all(), "the front beside the set stays as it is"
    picture.draw(target, True)
    after = pygame.surfarray.array3d(target)
    touched = (drawn != (1, 2, 3)).any(axis=2)
    assert (drawn[touched] == after[touched]).all()
    assert (after[~touched] == before[~touched]).all(), "no other row would be another now"
    assert touched.any()


def test_sets_larger_than_need_be_are_drawn_smaller_and_enlarged() -> None:
    tiny, picture = machine(), Picture()
    plan = replace(tube((400, 300), Tiny, RGB), surface=(800, 600), grain=2)
    target = pygame.Surface(plan.surface, depth=32)
    composed = picture.compose(tiny, plan)
    assert composed is not None
    picture.draw(target, True)
    expected = pygame.surfarray.array3d(composed).repeat(2, 0).repeat(2, 1)
    assert (pygame.surfarray.array3d(target) == expected).all()
    assert tube((3840, 2160), Tiny, RGB).drawn == (1440, 1080)


def test_few_sets_are_kept() -> None:
    picture = Picture()
    plans = [tube((size, size), Tiny, RGB) for size in range(40, 40 + SETS + 1)]
    for plan in plans:
        while still(not picture.prepare(plan)):
            pass
    assert len(picture._screens) == SETS
    assert plans[0] not in picture._screens


def test_monitors_of_one_colour_keep_the_order_of_lightness() -> None:
    palette = (0, 0, 0), (0, 0, 255), (255, 0, 0), (0, 255, 0), (255, 255, 255)
    assert seen(palette, "colour") == palette
    assert seen(palette, "green") == ((0, 0, 0), (7, 29, 12), (20, 76, 32), (40, 149, 64), (70, 255, 110))
    for phosphor in ("white", "amber"):
        assert sorted(seen(palette, phosphor)) == list(seen(palette, phosphor))


def test_large_scales_are_exact_for_every_width_in_use() -> None:
    for zoom in range(1, 11):
        for width in (256, 284, 320, 341, 384, 426, 480, 512):
            plan = Layout((zoom, zoom), (width, 1), (0, 0), (0, 0))
            row = bytes(x * 7 % 4 for x in range(width))

            class Wide(Tiny):
                SIZE = (width, 1)
                SCREEN = (0, 0, width, 1)

            wide = Wide()
            wide.picture = bytearray(row)
            picture = Picture().compose(wide, plan)
            assert picture is not None
            expected = np.array(wide.palette())[np.frombuffer(row, np.uint8)].repeat(zoom, 0)
            assert (pygame.surfarray.array3d(picture)[:, 0] == expected).all(), (zoom, width)


@pytest.mark.parametrize("size", [(320, 240), (560, 240), (240, 560)])
def test_a_set_and_what_is_beside_it_are_made_in_small_steps(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[int] = []

    def noting(work: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any) -> Any:
            worked_out.append(given[-1] - given[-2])
            return work(*given)

        return noted

    for module, name in ((optics, "rows"), (front, "panel"), (front, "shelf")):
        monkeypatch.setattr(module, name, noting(getattr(module, name)))
    monkeypatch.setattr("arcade.host.picture.PATIENCE", 0.0)
    plan, picture = tube(size, Tiny, RGB), Picture()
    before = 0
    while still(not picture.prepare(plan)):
        assert len(worked_out) <= before + 1, "one step in a frame where there is no time"
        before = len(worked_out)
    assert max(worked_out) <= STRIP
    assert picture.compose(machine(), plan) is not None
    assert len(worked_out) == before, "the picture itself finds all of it"
    another = replace(plan, figures=AERIAL)
    while still(not picture.prepare(another)):
        assert len(worked_out) <= before + 1
        before = len(worked_out)
    assert sum(worked_out) == 2 * plan.drawn[1] + (size[1] if plan.place[0] else plan.place[1]) * (not plan.alone)
