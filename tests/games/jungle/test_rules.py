"""Walking: where it begins, what a kilometre costs, what is seen near an edge, what is met."""

from dataclasses import replace

import pytest

from arcade.games.jungle.events import Event, Fate, Peril, Way, What
from arcade.games.jungle.perils import DOING_NOTHING, answer
from arcade.games.jungle.rules import PERILS, Trek
from arcade.games.jungle.state import BROOK_EVERY, Walker
from arcade.toolkit.contract.dice import SplitMix
from tests.games.jungle.trekking import HIGH, LOW, QUIET, kinds, trek
from tests.loaded_dice import Loaded
from tests.patience import still


def test_the_start() -> None:
    dice = SplitMix(1)
    for _ in range(500):
        begun = Trek.begin(35, dice)
        assert (begun.strength, begun.bullets) == (100, 6)
        assert begun.east + begun.west == begun.north + begun.south == 100
        assert 21 <= begun.east <= 70
        assert 21 <= begun.north <= 70


def test_a_step_to_the_east() -> None:
    before = trek()
    after, events = before.ready().walk(Way.EAST, Loaded(QUIET))
    assert (after.east, after.west, after.north, after.strength) == (39, 61, 40, 99)
    assert events == ()


@pytest.mark.parametrize("way", Way)
def test_every_way_has_its_opposite(way: Way) -> None:
    there = trek().shifted(way, way)
    assert there != trek(last=way)
    assert there.shifted(way.back, way.back).east == 40
    assert there.shifted(way.back, way.back).north == 40


def test_voices_houses_and_the_village() -> None:
    walking, heard = trek(east=10), []
    while still(not walking.fate):
        walking, events = walking.walk(Way.EAST, Loaded(QUIET))
        heard += kinds(events)
    assert heard == [What.VOICES] * 5 + [What.HOUSES] * 4 + [What.OUT]
    assert (walking.fate, walking.east) == (Fate.SAVED, 0)


def test_the_first_kilometre_is_free_as_the_printed_program_told_it() -> None:
    first = trek(paced=True).ready()
    assert first.strength == 100
    after, _ = first.walk(Way.EAST, Loaded(QUIET))
    assert after.ready().strength == 99


def test_dramatic_pauses_are_drawn_in_their_place() -> None:
    """A shot is drawn between two and two more; a tree's comes last; without them nothing is drawn."""
    lion = trek(Peril.LION, paced=True)
    _, events = answer(lion, "B", Loaded(10, 20, HIGH, 30, 40))
    assert [event.number for event in events if event.what is What.PAUSE] == [11, 21, 31, 41]
    assert kinds(events) == [What.PAUSE, What.SHOT, What.PAUSE, What.KILLED, What.PAUSE, What.PAUSE]
    assert kinds(trek(paced=True).walk(Way.EAST, Loaded(13, 5))[1]) == [What.BUMPED, What.PAUSE]
    assert kinds(answer(replace(lion, paced=False), "B", Loaded(HIGH))[1]) == [What.SHOT, What.KILLED]


def test_a_tree_in_the_way() -> None:
    after, events = trek().walk(Way.WEST, Loaded(13))
    assert (after.strength, after.peril, events) == (80, None, (Event(What.BUMPED, 20),))
    assert after.ready().strength == 79


def test_the_throws_bring_what_the_table_says_and_nothing_else() -> None:
    met = {throw: trek().walk(Way.EAST, Loaded(throw - 1)) for throw in range(1, 51)}
    assert {throw: after.peril for throw, (after, _) in met.items() if after.peril} == PERILS
    assert [throw for throw, (_, events) in met.items() if events] == [1, 2, 3, 4, 5, 6, 14]


def test_without_strength_one_dies_before_the_next_kilometre() -> None:
    assert trek(strength=1).ready().fate is Fate.WORN_OUT
    assert trek(strength=2).ready().fate is None


def test_nobody_walks_on_with_a_lion_in_front() -> None:
    with pytest.raises(ValueError, match="answer first"):
        trek(Peril.LION).walk(Way.EAST, Loaded(QUIET))
    with pytest.raises(ValueError, match="nothing to answer"):
        answer(trek(), "A", Loaded())


TEXTS = ("", " ", "F", "AB", "ж", "漢字", "qwerty" * 50)


@pytest.mark.parametrize("peril", Peril)
def test_any_text_is_an_answer(peril: Peril) -> None:
    dice = SplitMix(5)
    for text in (*TEXTS, *"ABCDE", DOING_NOTHING[peril]):
        for mended in (False, True):
            after, events = answer(trek(peril, strength=60, mended=mended), text, dice)
            assert events
            assert bool(after.strength) or after.fate
            assert after.strength >= 0


def test_points_are_strength_bullets_and_kilometres() -> None:
    assert trek(strength=42, bullets=3).shifted(Way.EAST, Way.EAST).score == 73


def test_a_brook_every_sixth_quiet_kilometre_shows_the_way() -> None:
    walker, hints = Walker.begin(trek(east=30)), []
    for _ in range(2 * BROOK_EVERY):
        walker = walker.after(*walker.trek.walk(Way.NORTH, Loaded(QUIET)))
        hints.append(walker.at_brook())
    assert [hint is not None for hint in hints] == ([False] * (BROOK_EVERY - 1) + [True]) * 2
    assert hints[5] is not None
    assert hints[5].hint is not None
    assert hints[5].hint.way is Way.EAST


def test_a_look_from_a_tree_costs_strength_and_tells_how_far_it_is() -> None:
    walker = Walker.begin(trek(east=33)).up_a_tree()
    assert walker.trek.strength == 97
    assert walker.hint is not None
    assert (walker.hint.way, walker.hint.tens) == (Way.EAST, 4)
    with pytest.raises(ValueError, match="too weak"):
        Walker.begin(trek(strength=3)).up_a_tree()


def test_the_map_knows_the_trail_and_what_was_met() -> None:
    walker = Walker.begin(trek(east=40))
    walker = walker.after(*walker.trek.walk(Way.EAST, Loaded(2)))
    walker = walker.after(*answer(walker.trek, "B", Loaded(HIGH)))
    walker = walker.after(*answer(walker.trek, "B", Loaded(LOW)))
    walker = walker.after(*walker.trek.walk(Way.NORTH, Loaded(13)))
    assert walker.trail == ((60, 60), (61, 60), (61, 61))
    assert walker.marks == (((61, 60), Peril.SNAKE), ((61, 61), None))
