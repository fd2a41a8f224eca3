"""Texts count as their language does; dice follow their published vectors; plain values freeze."""

from dataclasses import dataclass
from enum import Enum, IntEnum

import pytest

from arcade.toolkit.contract.dice import RomDice, SplitMix
from arcade.toolkit.contract.plain import freeze, plain_fields
from arcade.toolkit.contract.texts import Count, Text, wrap

POINTS = Count("{n} point", "{n} points")


@pytest.mark.parametrize(
    ("n", "en", "ro"),
    [
        (0, "0 points", "0 puncte"),
        (1, "1 point", "1 punct"),
        (2, "2 points", "2 puncte"),
        (19, "19 points", "19 puncte"),
        (20, "20 points", "20 de puncte"),
        (100, "100 points", "100 de puncte"),
        (101, "101 points", "101 puncte"),
        (120, "120 points", "120 de puncte"),
        (-10, "-10 points", "-10 puncte"),
    ],
)
def test_counts(n: int, en: str, ro: str) -> None:
    assert POINTS.in_language("en", n=n) == en
    assert POINTS.in_language("ro", n=n) == ro


def test_text_fills_its_places() -> None:
    assert Text("Level: {level}").in_language("ro", level=3) == "Nivel: 3"


def test_wrap_keeps_paragraphs_and_cuts_long_words() -> None:
    assert wrap("one two three\nfour", 8) == ["one two", "three", "four"]
    assert wrap("abcdefghij kl", 4) == ["abcd", "efgh", "ij", "kl"]
    assert wrap("", 4) == [""]


def test_splitmix_follows_the_published_vectors() -> None:
    dice = SplitMix(1234567)
    assert [dice.next64() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_draws_are_frozen_for_ever() -> None:
    dice = SplitMix(42)
    assert [dice.below(6) for _ in range(12)] == [4, 0, 1, 2, 0, 5, 1, 4, 2, 3, 1, 2]
    cards = list(range(10))
    dice.shuffle(cards)
    assert cards == [3, 6, 8, 7, 2, 0, 1, 9, 4, 5]


def test_a_fork_leaves_its_dice_alone_and_depends_on_its_label() -> None:
    dice = SplitMix(7)
    before = dice.state
    assert dice.fork(1).next64() != dice.fork(2).next64()
    assert dice.fork(1).next64() == dice.fork(1).next64()
    assert dice.state == before


def test_below_needs_something_to_choose_from() -> None:
    with pytest.raises(ValueError, match="something to choose"):
        SplitMix(0).below(0)


class Rom:
    """A stand-in for a machine with RND: counts up."""

    seed = 0

    def rnd_below(self, count: int) -> int:
        self.seed += 1
        return self.seed % count


def test_rom_dice_draw_from_the_machine() -> None:
    dice = RomDice(Rom())
    assert [dice.below(3) for _ in range(4)] == [1, 2, 0, 1]
    assert dice.state == 4


def test_freeze_makes_lists_tuples_and_refuses_floats() -> None:
    assert freeze({"a": [1, [True, None, "x"]]}) == {"a": (1, (True, None, "x"))}
    with pytest.raises(TypeError):
        freeze(1.5)


class Mood(Enum):
    CALM = "calm"
    WILD = "wild"


@dataclass
class Lamb:
    mood: Mood
    steps_made: int
    grazed: list[tuple[int, Mood]]


def test_members_of_enumerations_freeze_to_their_values() -> None:
    class Heading(IntEnum):
        UP = 3

    frozen = freeze([Heading.UP, Mood.WILD])
    assert repr(frozen) == "(3, 'wild')"


def test_fields_become_plain_values_under_their_names_in_order() -> None:
    lamb = Lamb(Mood.CALM, 2, [(1, Mood.WILD)])
    assert list(plain_fields(lamb).items()) == [("mood", "calm"), ("steps made", 2), ("grazed", ((1, "wild"),))]
    assert list(plain_fields(lamb, "steps_made", "mood").items()) == [("steps made", 2), ("mood", "calm")]
    with pytest.raises(AttributeError):
        plain_fields(lamb, "wool")
