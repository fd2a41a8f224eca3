"""Pictures by halves: no stroke of one pixel is lost, plain areas keep their colour, few colours are enough."""

from arcade.cabinet.catalogue import guide
from arcade.cabinet.paint.halving import halves
from arcade.cabinet.paint.machine_view import MachineView, view
from arcade.cabinet.replays.demonstration import Demonstration, advanced
from arcade.cabinet.setups import moment_setup
from arcade.machine.ega import Ega
from arcade.machine.monitor import Monitor
from arcade.machine.monitor.colours import MOST_GUESTS
from arcade.toolkit.contract.searching import at_once

PURE = tuple(Ega().palette())
BLACK, WHITE = PURE.index((0, 0, 0)), PURE.index((255, 255, 255))


def test_plain_areas_keep_their_colour() -> None:
    mixing = halves(PURE)
    for number in range(16):
        plain = bytes((number,)) * 8
        assert mixing.line(plain, plain) == plain[:4]


def test_a_stroke_is_seen_on_whichever_pixel_it_lies() -> None:
    """Every second pixel of every second line had lost the others."""
    mixing, dark = halves(PURE), bytes((BLACK,)) * 4
    for place in range(4):
        stroke = dark[:place] + bytes((WHITE,)) + dark[place + 1 :]
        for lines in ((stroke, stroke), (stroke, dark), (dark, stroke)):
            assert mixing.line(*lines)[place // 2] != BLACK


def test_a_picture_is_shown_in_mixtures() -> None:
    """A game on such a machine at its moment."""
    found = guide("nimble")
    assert found is not None
    demonstration = Demonstration(lambda: moment_setup("nimble", "en"))
    at_once(advanced(demonstration, found.moment.frame))
    machine, monitor = demonstration.machine, Monitor()
    assert machine is not None
    MachineView(monitor, view(Ega), 0, 0).draw(machine)
    assert len(halves(tuple(machine.palette())).palette) <= MOST_GUESTS
    colours = monitor.palette()
    seen = {colours[number] for number in monitor.pixels()[: 480 * 175]}
    assert len(seen.difference(machine.palette())) > 20
    before = monitor.palette()
    monitor.adopt(machine.palette())
    assert monitor.palette() == before, "the mixtures stay"
