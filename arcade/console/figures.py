"""What the looks of a television are made of, and which of them fits which machine: plain figures, all in one place."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from arcade.machine.machine import Machine
from arcade.machine.monitor.colours import DUSK, INK, NIGHT, WALL, WALL2, WOOD, WOOD2, WOOD3
from arcade.machine.phosphors import PHOSPHORS


@dataclass(frozen=True)
class Figures:
    """One kind of set. Parts of the height are of the set's, without what stands at its sides."""

    luma: float
    """Megahertz that get through: the fewer, the softer are edges."""
    chroma: float
    """Megahertz of the colours; 0 where red, green and blue come by wires of their own."""
    mask: float
    """How much darker a colour is between its phosphor stripes, a part of 1."""
    slot: float
    """The same between the holes of a stripe, one above the other."""
    beam: tuple[float, float]
    """The beam's sigma in lines, for the darkest and for the brightest light. (0, 0) where lines are too many for beams
    of their own: then they are as dark between them as `lines` says."""
    halo: float
    """What part of its light a place gives to those around it."""
    dim: float
    """How much darker the corners of the glass are."""
    curve: float
    """How far the corners of the picture are drawn in, a part of half the height."""
    bezel: float
    """The width of the frame round the glass, a part of the height."""
    radius: float
    """Of the glass's corners, a part of the height."""
    lines: float = 0.0
    """How much darker it is between two lines without beams of their own, a part of 1."""
    persistence: float = 0.0
    """What part of its voltage the phosphor keeps from picture to picture."""


MONITOR = Figures(9, 0, 0.10, 0.0, (0.22, 0.31), 0.04, 0.08, 0.0, 0.0, 0.012)
RGB = Figures(5, 0, 0.14, 0.07, (0.23, 0.32), 0.07, 0.14, 0.014, 0.030, 0.035)
AERIAL = Figures(3.2, 1.07, 0.15, 0.08, (0.24, 0.33), 0.10, 0.20, 0.024, 0.034, 0.05)


@dataclass(frozen=True)
class Fitting:
    """The sets that fit a machine."""

    sets: Mapping[str, Figures]
    """By look; a look that is missing shows bare pixels."""
    border: int
    """So many of the machine's lines show of its border above and below, at least."""
    across: int
    """So many of its pixels show at the left and at the right, at least."""
    paper: bool = False
    """Whether its pictures stand on paper and glow in no colour."""
    grounds: tuple[int, ...] = ()
    """The colours with which a picture without a border goes on beyond its edges; see arcade.host.cutout."""


def _plain(figures: Figures, phosphor: str = "") -> Figures:
    """The same with a tube of one colour: no mask, and nothing to decode."""
    persistence = PHOSPHORS[phosphor].persistence if phosphor in PHOSPHORS else 0.0
    return replace(figures, mask=0.0, slot=0.0, chroma=0.0, persistence=persistence)


def _own_screen(figures: Figures) -> Figures:
    """The same for the house's own pages, which have twice as many lines as a computer of the time."""
    return replace(figures, luma=9, chroma=0.0, mask=0.06, slot=0.0, beam=(0.0, 0.0), dim=0.06, lines=0.10)


GROUNDS = NIGHT, DUSK, WALL, WALL2, INK, WOOD, WOOD2, WOOD3
"""The house's walls and boards; what hangs on them ends with the page."""
HIGH = replace(MONITOR, beam=(0.0, 0.0), lines=0.20)
BARE = Fitting({}, 0, 0)
COLOUR = Fitting({"monitor": MONITOR, "tv": RGB, "aerial": AERIAL}, 18, 18)
FITTINGS: Mapping[str, Fitting] = {
    "pet": Fitting({"monitor": _plain(MONITOR), "tv": _plain(RGB), "aerial": _plain(RGB)}, 10, 10),
    "ega": Fitting({"monitor": HIGH, "tv": HIGH, "aerial": HIGH}, 10, 16),
    "teletype": Fitting({}, 0, 0, paper=True),
    "monitor": Fitting(
        {"monitor": _own_screen(MONITOR), "tv": _own_screen(RGB), "aerial": _own_screen(RGB)}, 8, 8, grounds=GROUNDS
    ),
}
"""By the machine's name; another machine's fitting is COLOUR."""


def fitting(machine: type[Machine]) -> Fitting:
    """What fits a machine. A screen held upright is no television's."""
    return BARE if machine.SIZE[1] > machine.SIZE[0] else FITTINGS.get(machine.NAME, COLOUR)


@cache
def figures(look: str, machine: type[Machine], phosphor: str = "colour") -> Figures | None:
    """The set that shows a machine's pictures in this look; None for bare pixels."""
    found = fitting(machine).sets.get(look)
    return found if found is None or phosphor == "colour" else _plain(found, phosphor)
