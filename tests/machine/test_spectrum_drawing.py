"""PLOT, DRAW, arcs and CIRCLE: 3,000 random statements beside the real ROM, compared after each."""

from collections.abc import Callable
from random import Random

import pytest

from arcade.machine.spectrum import InvalidColourError, Spectrum
from tests.machine.beside import LETTERS, Beside


def random_items(dice: Random) -> dict[str, int]:
    """A few colour items, now and then one that the machine refuses."""
    values = {"ink": (0, 2, 3, 5, 6, 8, 9), "paper": (1, 4, 7, 8, 9)} | dict.fromkeys(("flash", "bright"), (0, 1, 1, 8))
    values |= dict.fromkeys(("inverse", "over"), (0, 1))
    items = {}
    for name in dice.sample(sorted(values), dice.choice((0, 0, 1, 1, 2, 3))):
        items[name] = dice.choice(values[name])
    if dice.random() < 0.02:
        items["ink"] = 10
    return items


def fraction(dice: Random, value: float) -> float:
    """The value, or one near it that BASIC must round."""
    return value if dice.random() < 0.6 else value + dice.choice((0.5, -0.5, dice.uniform(-1, 1)))


def plot(beside: Beside, dice: Random) -> str:
    x, y = dice.randint(-5, 258), dice.randint(-5, 180)
    return beside.plot(fraction(dice, x), fraction(dice, y), random_items(dice))


def draw(beside: Beside, dice: Random) -> str:
    reach = dice.choice((3, 30, 90, 300))
    dx, dy = dice.randint(-reach, reach), dice.randint(-reach, reach)
    return beside.draw(fraction(dice, dx), fraction(dice, dy), None, random_items(dice))


def arc(beside: Beside, dice: Random) -> str:
    reach = dice.choice((2, 20, 60, 120))
    dx, dy = dice.randint(-reach, reach), dice.randint(-reach, reach)
    angle = dice.choice((dice.uniform(-7, 7), dice.uniform(-3, 3), dice.randint(-6, 6), dice.uniform(-300, 300)))
    return beside.draw(fraction(dice, dx), fraction(dice, dy), angle, random_items(dice))


def circle(beside: Beside, dice: Random) -> str:
    radius = dice.choice((dice.randint(0, 5), dice.randint(0, 90), dice.uniform(-80, 80)))
    x, y = dice.randint(0, 255), dice.randint(0, 175)
    if dice.random() < 0.7:
        x, y = 128 + (x - 128) // 4, 88 + (y - 88) // 4
    return beside.circle(fraction(dice, x), fraction(dice, y), radius, random_items(dice))


def restart(beside: Beside, dice: Random) -> None:
    """A new screen, with other permanent settings, some of which CLS may have seen."""
    beside.restart()
    for settings in (random_items(dice), random_items(dice)):
        for name, value in settings.items():
            beside.set(name, value)
        if dice.random() < 0.3:
            beside.both("CLS", beside.ours.cls)


Drawing = Callable[[Beside, Random], str]


@pytest.mark.parametrize(
    ("kinds", "count"),
    [((plot, draw), 1000), ((plot, arc), 1000), ((plot, circle, draw), 600), ((plot, draw, arc, circle), 400)],
    ids=["lines", "arcs", "circles", "all"],
)
def test_drawing_like_the_rom(kinds: tuple[Drawing, ...], count: int) -> None:
    dice = Random(f"drawing {count}")
    beside = Beside()
    reports = {"": 0, "B": 0, "K": 0}
    for number in range(count):
        if number % 50 == 0:
            restart(beside, dice)
        kind = dice.choice(kinds)
        reports[kind(beside, dice)] += 1
        assert beside.same_screen(), (number, kind)
        assert beside.same_pen(), (number, kind)
    assert min(reports.values()) > 0, "the trial should have run off the edge and named a wrong colour, too"


def test_a_wrong_colour_changes_nothing() -> None:
    machine = Spectrum(LETTERS)
    before = machine.memory()
    with pytest.raises(InvalidColourError, match="K Invalid colour"):
        machine.plot(10, 10, ink=10)
    assert machine.memory() == before
