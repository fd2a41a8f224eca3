"""Strokes of a pen over a board."""

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.strokes import FINE_PEN, Stroke


def picture(machine: Spectrum, left: int, top: int, width: int, height: int) -> list[str]:
    points = range(left, left + width)
    return ["".join(".#"[machine.point(x, 175 - y)] for x in points) for y in range(top, top + height)]


def test_a_pen_leaves_ink_with_a_rim_of_paper() -> None:
    machine = Spectrum()
    for y in range(8, 24):
        machine.plot(8, 175 - y)
        machine.draw(23, 0)
    stroke = Stroke(machine, Grid(rows=1, columns=2, left=8, top=8, width=12, height=16), FINE_PEN)
    for x in (18, 20, 22):
        stroke.touch((x, 16))
    stroke.show()
    assert picture(machine, 12, 12, 16, 8) == [
        "################",
        "####........####",
        "###..######..###",
        "###.########.###",
        "###.########.###",
        "###..######..###",
        "####........####",
        "################",
    ]
