"""The parts of a television by plain values: wire, beams, mask, tube, and what the glass does to them."""

from dataclasses import replace

import numpy as np
import pygame
import pytest

from arcade.console.figures import AERIAL, FITTINGS, MONITOR, RGB, Figures, figures, fitting
from arcade.console.tube import TALLEST, tube
from arcade.host.cutout import cutout
from arcade.host.television import beams
from arcade.host.television.areas import Area
from arcade.host.television.front import Front
from arcade.host.television.mask import between_lines, corners, period, pitch, slots, stripes
from arcade.host.television.optics import Grid
from arcade.host.television.screen import kept
from arcade.host.television.voltages import Palette, Wire, taps
from arcade.machine.ega import Ega
from arcade.machine.hosting import LOOKS, TUBES
from arcade.machine.machine import Machine
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.machine.teletype import Teletype
from tests.host.sets import drawn, made
from tests.patience import still

BLACK_WHITE: Palette = ((0, 0, 0), (255, 255, 255))
MACHINES: tuple[type[Machine], ...] = (Spectrum, Pet, Ega, Monitor)
SIZES = (1280, 960), (1280, 720), (1920, 1080), (640, 480), (800, 1200), (3840, 2160)


def split(packed: np.ndarray) -> np.ndarray:
    """Packed colours as blue, green and red: (..., 3)."""
    return packed.view(np.uint8).reshape(*packed.shape, 4)[..., :3].astype(int)


def wire(figures: Figures, columns: int, samples: int) -> Wire:
    return Wire(figures, columns, samples, 0.25, 12 * samples)


def rows(found: Wire, canvas: np.ndarray, palette: Palette = BLACK_WHITE) -> np.ndarray:
    return split(found.rows(canvas, Area(0, len(canvas), 0, len(found._left)), palette))


# --- which set fits


@pytest.mark.parametrize("look", LOOKS)
def test_every_machine_gets_what_fits_it(look: str) -> None:
    found = {machine: figures(look, machine) for machine in (*MACHINES, Teletype, Handset)}
    assert found[Teletype] is None, "paper"
    assert found[Handset] is None, "a telephone"
    if look == "sharp":
        assert set(found.values()) == {None}
        return
    spectrum, pet, ega, house = (found[machine] for machine in MACHINES)
    assert spectrum is not None
    assert pet is not None
    assert ega is not None
    assert house is not None
    assert spectrum == {"monitor": MONITOR, "tv": RGB, "aerial": AERIAL}[look]
    assert (pet.mask, pet.slot, pet.chroma) == (0, 0, 0), "a tube of one colour"
    assert (ega.curve, ega.bezel, ega.chroma) == (0, 0, 0), "a monitor at most"
    assert (house.chroma, house.beam) == (0, (0, 0)), "its words have twice as many lines"


@pytest.mark.parametrize("phosphor", TUBES[1:])
def test_a_monitor_of_one_colour_has_no_mask_and_may_persist(phosphor: str) -> None:
    found = figures("aerial", Spectrum, phosphor)
    assert found is not None
    assert (found.mask, found.slot, found.chroma) == (0, 0, 0)
    assert found.persistence == (0 if phosphor == "white" else 0.6)
    assert found.curve == AERIAL.curve


def test_only_known_looks_are_fitted() -> None:
    assert {look for one in FITTINGS.values() for look in one.sets} <= set(LOOKS[1:])
    assert set(fitting(Spectrum).sets) == set(LOOKS[1:])


# --- the wire


def test_a_sample_is_made_of_the_pixel_it_lies_in_and_of_the_nearer_neighbour() -> None:
    left, part = taps(6, 12, 0.2)
    assert left.tolist() == [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4]
    # A quarter of a pixel from its middle it has a tenth of its neighbour: erfc(.25 / .2 / sqrt 2) / 2 = .106.
    assert part.tolist() == [0.0, 0.125, 0.875, 0.125, 0.875, 0.125, 0.875, 0.125, 0.875, 0.125, 0.875, 1.0]


def test_an_even_field_stays_as_it_is() -> None:
    palette: Palette = ((0, 0, 0), (200, 100, 50))
    for look in (MONITOR, RGB, AERIAL):
        found = rows(wire(look, 8, 16), np.ones((3, 8), np.uint8), palette)
        assert (abs(found - (50, 100, 200)) <= 1).all()


def test_the_fewer_megahertz_the_softer_is_an_edge() -> None:
    canvas = np.array([[0] * 6 + [1] * 6], np.uint8)
    edges = [rows(wire(look, 12, 48), canvas)[0, :, 1] for look in (MONITOR, RGB, replace(AERIAL, chroma=0.0))]
    assert [edge[23] for edge in edges] == [48, 64, 80], "an eighth of a pixel beside it"
    for edge in edges:
        assert (np.diff(edge) >= 0).all()
        assert (edge[0], edge[-1]) == (0, 255)


def test_a_colour_bar_comes_late_and_from_the_line_above_through_the_delay_line() -> None:
    # Red and the grey that is as bright: what changes is nothing but chroma.
    palette: Palette = ((76, 76, 76), (255, 0, 0))
    canvas = np.zeros((4, 16), np.uint8)
    canvas[2:, 8:] = 1
    found = rows(wire(AERIAL, 16, 32), canvas, palette)[:, ::2, 2]
    assert (found[:2] == 76).all()
    # The filter's step response 1, 4, 7, 8 of 8 begins at the pixel before the edge: 179 * (1, 4, 7, 8) / 8.
    assert (abs(found[3, 6:11] - np.array([76, 98, 165, 233, 255])) <= 2).all()
    assert (abs(found[2, 6:11] - (76 + found[3, 6:11]) / 2) <= 2).all(), "half of it is that of the line above"


# --- the beam


def test_light_is_spread_over_a_line_and_dark_lines_are_narrower() -> None:
    table = beams.levels((0.23, 0.32), 0.25).astype(float)
    assert table.shape == (5, 256)
    light = (table / 255) ** 2.2
    assert (np.diff(table, axis=1) >= 0).all(), "more is never darker"
    assert (np.diff(table, axis=0) <= 0).all(), "and nothing brighter than the middle"
    between = light[4] / np.maximum(light[0], 1e-9)
    assert between[60] < 0.35 < 0.65 < between[255]


def test_a_white_fields_light() -> None:
    # Rows a quarter of a line high: the middle, half way, and twice a quarter beside it make up a whole line.
    table = beams.levels((0.23, 0.32), 0.25).astype(float)
    light = ((table / 255) ** 2.2)[[0, 2, 2, 4]].mean(axis=0)
    field = (np.arange(256) / 255) ** 2.35
    assert light[128] / field[128] == pytest.approx(0.97, abs=0.02)
    assert light[215] / field[215] == pytest.approx(0.945, abs=0.02)
    assert light[255] == pytest.approx(0.88, abs=0.02), "white is cut, but it is not much darker"
    assert table[0, 255] == 255


def test_bytes_are_looked_up_two_at_a_time() -> None:
    table = beams.in_pairs(np.arange(256)[::-1].astype(np.uint8))
    bytes_ = np.array([0, 1, 200, 255], np.uint8)
    assert table[bytes_.view(np.uint16)].view(np.uint8).tolist() == [255, 254, 55, 0]


def test_the_mean_of_packed_colours() -> None:
    upper, lower = np.array([0x00FF8001], np.uint32), np.array([0x00FF0002], np.uint32)
    found, spare = np.zeros(1, np.uint32), np.zeros(1, np.uint32)
    beams.mean(upper, lower, found, spare)
    assert found[0] == 0x00FF4001


# --- mask and glass


@pytest.mark.parametrize(("zoom", "triad", "slot"), [(2.0, 3, 4), (3.96, 3, 6), (4.6, 3, 6), (6.2, 5, 10)])
def test_the_masks_periods(zoom: float, triad: int, slot: int) -> None:
    assert (pitch(zoom), period(zoom)) == (triad, slot)
    found = stripes(60, triad, 0.14)
    assert np.allclose(found[triad:], found[:-triad])
    assert found.min() >= 1 - 0.1401
    assert found.max() == 1
    assert found[:triad].argmax(axis=0).tolist() == ([2, 1, 0] if triad == 3 else found[:triad].argmax(axis=0).tolist())
    holes = slots(60, 0, 60, triad, slot, 0.07)
    assert np.allclose(holes[slot:], holes[:-slot])
    assert not np.allclose(holes[:, 0], holes[:, triad]), "staggered"
    assert np.allclose(holes[:, 0], holes[:, 2 * triad])
    assert holes.min() == pytest.approx(1 - 0.07)


def test_the_glass_is_darker_in_its_corners_only() -> None:
    assert corners(np.array([0.0, 1.0]), np.array([0.0, 1.0]), 0.2).tolist() == pytest.approx([1.0, 0.8])
    assert corners(np.array(1.0), np.array(0.0), 0.2) > 0.9


def test_lines_without_beams_are_dark_between_them() -> None:
    assert between_lines(np.array([4.5, 5.0, 5.5]), 0.01, 0.3).tolist() == pytest.approx([1.0, 0.7, 1.0], abs=0.001)
    assert between_lines(np.array([4.5, 5.0]), 1.0, 0.3).tolist() == pytest.approx([0.85, 0.85]), "a row is a line"


# --- the tube


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", LOOKS[1:])
def test_the_whole_screen_shows_within_the_glass_with_a_margin(
    machine: type[Machine], size: tuple[int, int], look: str
) -> None:
    found = figures(look, machine)
    assert found is not None
    plan = tube(size, machine, found)
    _, _, width, height = machine.SCREEN
    margin = fitting(machine)
    assert plan.seen[1] >= height + 2 * margin.border
    assert plan.seen[0] >= width + 2 * margin.across - 1e-9
    across, down = plan.zoom
    assert across / down == pytest.approx(machine.PIXEL[0] / machine.PIXEL[1])
    assert plan.drawn[1] <= TALLEST
    assert all(plan.place[axis] + plan.drawn[axis] * plan.grain <= size[axis] for axis in (0, 1))
    middle = size[0] // 2, size[1] // 2
    assert plan.pixel(middle, machine) == (width // 2, height // 2)
    assert plan.pixel(plan.place, machine) is None


def lit(machine: type[Machine], x: int, y: int) -> np.ndarray:
    """The canvas of a machine on whose screen one pixel is white."""
    picture = np.zeros(machine.SIZE[::-1], np.uint8)
    picture[machine.SCREEN[1] + y, machine.SCREEN[0] + x] = 1
    return picture


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("size", [(1280, 960), (1280, 720), (3200, 2400)])
def test_a_click_where_a_pixel_shines_is_a_click_on_it(machine: type[Machine], size: tuple[int, int]) -> None:
    screen = made(tube(size, machine, RGB))
    plan = screen.tube
    _, _, width, height = machine.SCREEN
    corners_and_middle = [(x, y) for x in (0, width // 2, width - 1) for y in (0, height // 2, height - 1)]
    for at in corners_and_middle:
        canvas = cutout(machine, lit(machine, *at).tobytes(), plan.corner, plan.canvas)
        screen.show(canvas, BLACK_WHITE)
        inside = split(screen.pixels).sum(axis=2)
        place = np.unravel_index(inside.argmax(), inside.shape)
        spot = [int(plan.place[axis] + (place[1 - axis] + 0.5) * plan.grain) for axis in (0, 1)]
        assert plan.pixel((spot[0], spot[1]), machine) == at


def test_a_click_on_the_bezel_or_beside_the_set_is_none() -> None:
    plan = tube((1920, 1080), Spectrum, RGB)
    assert plan.pixel((100, 540), Spectrum) is None, "the cabinet's front"
    assert plan.pixel((plan.place[0] + 10, 540), Spectrum) is None, "the bezel"
    assert plan.pixel((960, 8), Spectrum) is None
    # The glass is drawn in at its corners: what would be border in the middle of an edge is bezel there.
    x, y = plan.place[0] + 40, plan.place[1] + 40
    assert plan.beyond(*plan.bent(40.5 - 720, 40.5 - 540)) > 0
    assert plan.pixel((x, y), Spectrum) is None
    edge = [plan.pixel((plan.place[0] + column, 540), Spectrum) for column in range(300)]
    assert edge[-1] is not None
    first = next(place for place, one in enumerate(edge) if one is not None)
    assert edge[first] == (0, 96)
    assert first / plan.zoom[0] > 18, "the border beside it"


# --- the set as a whole


def test_only_the_rows_behind_which_something_changed_are_drawn() -> None:
    plan = tube((640, 480), Spectrum, RGB)
    screen = made(plan)
    canvas = np.zeros(plan.canvas[::-1], np.uint8)
    screen.show(canvas, BLACK_WHITE)
    canvas[100] = 1
    (changed,) = screen.show(canvas, BLACK_WHITE)
    middle = plan.drawn[1] * (100.5 - plan.start[1]) / plan.seen[1]
    assert changed[0] < middle < changed[1]
    assert changed[1] - changed[0] < 25 * plan.zoom[1]


def test_a_glow_reaches_no_farther_than_is_drawn() -> None:
    plan = tube((640, 480), Spectrum, AERIAL)
    screen = made(plan)
    canvas = np.zeros(plan.canvas[::-1], np.uint8)
    black = drawn(screen, canvas, BLACK_WHITE)
    for line in range(90, 106):
        canvas[:] = 0
        canvas[line] = 1
        fresh = made(plan)
        changed = np.flatnonzero((drawn(fresh, canvas, BLACK_WHITE) != black).any(axis=1))
        (rows_drawn,) = screen.show(canvas, BLACK_WHITE) if line == 90 else [(0, 480)]
        assert rows_drawn[0] <= changed[0]
        assert changed[-1] < rows_drawn[1]
        screen.show(canvas, BLACK_WHITE)


def test_phosphor_fades_picture_by_picture() -> None:
    found = figures("tv", Pet, "green")
    assert found is not None
    plan = tube((640, 480), Pet, found)
    screen = made(plan)
    canvas = np.zeros(plan.canvas[::-1], np.uint8)
    screen.show(canvas, BLACK_WHITE)
    canvas[120:130] = 1
    screen.show(canvas, BLACK_WHITE)
    middle = plan.canvas[0]
    assert not screen.fading
    canvas[:] = 0
    seen = []
    while still(screen.show(canvas, BLACK_WHITE)):
        seen.append(int(screen._volts[125].view(np.uint8)[4 * middle]))
    assert seen == [153, 91, 54, 32, 19, 0], "six tenths of what was left, until it is lost"
    assert not screen.fading
    white = figures("tv", Pet, "white")
    assert white is not None
    assert white.persistence == 0


def test_what_is_written_again_does_not_fade() -> None:
    table = kept(0.6).view(np.uint8).reshape(-1, 2)
    assert table[255 + 256 * 100].tolist() == [153, 60]
    assert table[20 + 256 * 22].tolist() == [0, 13]


def test_between_two_lines_only_rows_that_belong_to_both_are_mixed() -> None:
    grid = Grid(10, 5, 0.4, beams=False)
    down = np.array([2.05, 2.15, 2.5, 2.85, 2.95])
    found = grid.at(np.full(5, 1.5), down, np.zeros(5, bool))
    plane, line = found // 50, found // 5 % 10
    assert plane.tolist() == [1, 0, 0, 0, 1]
    assert line.tolist() == [2, 2, 2, 2, 3]


def test_a_place_is_taken_from_the_nearest_of_eight_in_a_line() -> None:
    grid = Grid(10, 5, 0.25, beams=True)
    down = np.array([2.0, 2.1, 2.5, 2.62, 2.99])
    found = grid.at(np.full(5, 4.99), down, np.zeros(5, bool))
    assert (found // 50).tolist() == [4, 3, 0, 1, 4]
    assert (found // 5 % 10).tolist() == [2, 2, 2, 2, 3]
    assert (found % 5).tolist() == [4] * 5
    assert (grid.at(np.full(5, 0.0), down, np.ones(5, bool)) // 50 == 1).all(), "in the bezel lines are not told apart"


def test_the_bezel_reflects_the_border() -> None:
    plan = tube((640, 480), Spectrum, RGB)
    screen = made(plan)
    canvas = np.zeros(plan.canvas[::-1], np.uint8)
    dark = split(drawn(screen, canvas, BLACK_WHITE))
    canvas[:, : plan.canvas[0] // 2] = 1
    bright = split(drawn(screen, canvas, BLACK_WHITE))
    left, right = bright[240, 6] - dark[240, 6], bright[240, -6] - dark[240, -6]
    assert left.min() > 20
    assert right.max() == 0
    assert 0 < dark[240, 2].max() < 60, "plastic of its own, and dark"
    falling = (bright - dark)[240, 11:0:-1].sum(axis=1)
    assert (np.diff(falling) <= 0).all()


@pytest.mark.parametrize("size", [(1920, 1080), (1283, 960), (800, 1200), (3840, 2160)])
def test_beside_a_set_is_the_cabinets_front_and_it_is_dark(size: tuple[int, int]) -> None:
    plan = tube(size, Spectrum, RGB)
    front = Front(plan)
    while still(not front.ready):
        front.build()
    board = pygame.surfarray.array3d(front.surface).max(axis=2)
    assert board.max() < 50
    beside = np.ones(size, bool)
    (left, top), (wide, high) = plan.place, (plan.drawn[0] * plan.grain, plan.drawn[1] * plan.grain)
    beside[left : left + wide, top : top + high] = False
    assert not board[~beside].any(), "the set's own place"
    assert (board[beside] > 0).mean() > 0.95
    if size[0] % 2 == 0:
        assert (board[:left] == board[::-1][:left]).all(), "both sides are alike"
        assert (board[:, :top] == board[:, ::-1][:, :top]).all()
