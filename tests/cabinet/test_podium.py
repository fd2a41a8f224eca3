"""The podium's names: anybody's, in the room that there is."""

import pytest

from arcade.cabinet.paint.podium import HIGH, Medallist, Podium, named
from arcade.cabinet.paint.typeset import width
from arcade.machine.monitor import Monitor


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("Fair", ["Fair"]),
        ("Fair, by the stairs", ["Fair, by the", "stairs"]),
        ("Liceul „Gheorghe Șincai”, camera 214", ["Liceul", "„Gheorghe…"]),
        ("In the café", ["In the cafe"]),
    ],
)
def test_a_cabinets_name_takes_two_lines_at_most(words: str, lines: list[str]) -> None:
    assert list(named(words, 80, 2)) == lines


@pytest.mark.parametrize("words", ["W" * 40, "a " + "W" * 38, "東" * 40, "", " ", "a" * 12 + " " + "b" * 27])
def test_whatever_its_name_it_stays_on_its_step(words: str) -> None:
    lines = named(words, 80, 2)
    assert len(lines) <= 2
    assert all(width(line) <= 80 for line in lines)


@pytest.mark.parametrize("score", ["0", "-12", "123456789", "-123456789", "1e+15"])
def test_whatever_is_reached_stays_on_the_podium(score: str) -> None:
    monitor = Monitor()
    podium = Podium(monitor, 16, 54, 256)
    podium.draw()
    for place in range(3):
        podium.place(place, Medallist("W" * 16, score, "W" * 40, "*"))
    assert all(one.rect[1] >= 54 and one.rect[1] + one.rect[3] <= 54 + HIGH for one in monitor.written)
    assert all(one.rect[0] >= 16 and one.rect[0] + one.rect[2] <= 16 + 256 for one in monitor.written)
