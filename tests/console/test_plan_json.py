"""Plans as a browser gets them: they survive JSON, and nothing of them is lost."""

import json

import pytest

from arcade.console.layout import Layout
from arcade.console.plan_json import plan_json
from arcade.console.plans import plan
from arcade.console.tube import Tube
from arcade.machine.ega import Ega
from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.machine.teletype import Teletype

MACHINES = (Spectrum, Pet, Ega, Teletype, Monitor)
SURFACES = (1280, 960), (780, 1170), (2436, 1125)
BOTH = {"kind", "size", "bordered", "grounds", "surface", "zoom", "canvas", "corner", "place"}
BARE = BOTH | {"whole", "scaled"}
TUBE = BOTH | {"figures", "drawn", "grain", "half", "seen", "start", "radius"}
FIGURES = {
    "luma", "chroma", "mask", "slot", "beam", "halo", "dim", "curve", "bezel", "radius", "lines", "persistence",
}  # fmt: skip


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("look", ["sharp", "monitor", "tv", "aerial"])
def test_a_plan_survives_json(machine: type[Machine], surface: tuple[int, int], look: str) -> None:
    planned = plan(surface, machine, look)
    told = plan_json(planned, machine, surface)
    assert json.loads(json.dumps(told)) == told
    assert set(told) == (BARE if isinstance(planned, Layout) else TUBE)
    assert (tuple(told["size"]), tuple(told["surface"])) == (machine.SIZE, surface)
    assert tuple(told["place"]) == planned.place
    assert tuple(told["zoom"]) == planned.zoom


def test_bare_pixels_end_with_the_picture() -> None:
    told = plan_json(plan((1280, 800), Monitor, "sharp", "fit"), Monitor, (1280, 800))
    assert (told["kind"], told["whole"], told["bordered"], told["grounds"]) == ("bare", False, False, [])


def test_a_set_is_told_with_all_its_figures() -> None:
    planned = plan((1280, 960), Monitor, "tv")
    assert isinstance(planned, Tube)
    told = plan_json(planned, Monitor, (1280, 960))
    assert (told["kind"], told["bordered"]) == ("tube", False)
    assert told["grounds"], "the house's walls go on beyond the page"
    assert set(told["figures"]) == FIGURES
    assert told["figures"]["lines"] == planned.figures.lines
    assert told["radius"] == planned.radius > 1, "in grains, and no part of the height"


def test_a_computer_has_a_border() -> None:
    assert plan_json(plan((1280, 960), Spectrum, "tv"), Spectrum, (1280, 960))["bordered"]
