"""What is met: every choice with dice that fall as told, and exact chances."""

from dataclasses import replace

import pytest

from arcade.games.jungle.events import Event, Fate, Peril, Way, What
from arcade.games.jungle.perils import answer, can_kill
from tests.games.jungle.trekking import HIGH, LOW, kinds, trek
from tests.loaded_dice import Loaded

BEASTS = (Peril.LION, Peril.SNAKE)


def test_certain_deaths() -> None:
    assert answer(trek(Peril.SNAKE), "E", Loaded())[0].fate is Fate.SWALLOWED
    assert answer(trek(Peril.QUICKSAND), "A", Loaded())[0].fate is Fate.SUNK
    assert answer(trek(Peril.SPIDER), "C", Loaded())[0].fate is Fate.SHOT


def test_a_killed_lion_is_eaten() -> None:
    killed, events = answer(trek(Peril.LION), "B", Loaded(HIGH))
    assert (killed.bullets, killed.peril, kinds(events)) == (5, Peril.CARCASS, [What.SHOT, What.KILLED])
    fed, events = answer(killed, "A", Loaded())
    assert (fed.strength, fed.peril, events) == (150, None, (Event(What.FED, 50),))
    assert answer(killed, "B", Loaded())[0].strength == 100


@pytest.mark.parametrize("peril", BEASTS)
def test_a_bullet_a_shot_and_a_click_without(peril: Peril) -> None:
    shot, _ = answer(trek(peril), "B", Loaded(LOW, 60))
    assert (shot.bullets, shot.strength, shot.skill, shot.peril) == (5, 60, 49, peril)
    clicked, events = answer(trek(peril, bullets=0), "B", Loaded())
    assert (clicked.bullets, clicked.strength, clicked.skill) == (0, 66, 49)
    assert kinds(events) == [What.CLICK, What.WOUNDED]
    assert answer(trek(peril, bullets=0, strength=48), "B", Loaded())[0].fate is Fate.EATEN


@pytest.mark.parametrize(("skill", "percent"), [(50, 86), (35, 81), (20, 66)])
def test_how_often_a_shot_kills(skill: int, percent: int) -> None:
    kills = sum(
        answer(trek(Peril.LION, skill), "B", Loaded(65536 * part // 1000, 60))[0].peril is Peril.CARCASS
        for part in range(1000)
    )
    assert abs(kills - 10 * percent) <= 5


@pytest.mark.parametrize(("skill", "escapes"), [(50, 31), (35, 16), (20, 1)])
def test_crocodiles_let_go_of_so_many_in_so_many(skill: int, escapes: int) -> None:
    """31 in 50 are 62 percent, 1 in 20 is 5."""
    alive = sum(not answer(trek(Peril.SWAMP, skill), "B", Loaded(1, throw, 10))[0].fate for throw in range(skill))
    assert alive == escapes


@pytest.mark.parametrize("strength", [100, 1000])
def test_a_day_and_more_of_waiting_kills_however_strong(strength: int) -> None:
    for hours in range(1, 41):
        stuck = answer(trek(Peril.QUICKSAND, strength=strength), "C", Loaded(hours - 1))[0]
        assert (stuck.fate is Fate.STARVED) == (hours >= 24)
        assert stuck.fate or stuck.strength == strength - hours
        aloft = answer(trek(Peril.LION, strength=strength), "E", Loaded(hours - 1))[0]
        assert (aloft.fate is Fate.STARVED) == (hours >= 25)


def test_three_in_five_spiders_leave_who_shakes_them() -> None:
    alive = sum(not answer(trek(Peril.SPIDER), "B", Loaded(65536 * part // 1000))[0].fate for part in range(1000))
    assert abs(alive - 600) <= 1
    for letter, bullets in (("C", 0), ("D", 6)):
        assert not answer(trek(Peril.SPIDER, bullets=bullets), letter, Loaded(LOW))[0].fate
        assert answer(trek(Peril.SPIDER, bullets=bullets), letter, Loaded(HIGH))[0].fate is Fate.BITTEN


def test_a_sling_at_skill_20_never_kills() -> None:
    for part in range(0, 65536, 64):
        after, _ = answer(trek(Peril.SNAKE, 20), "C", Loaded(part))
        assert after.peril is not Peril.CARCASS
    assert not can_kill(20, "C", Peril.SNAKE)
    assert not can_kill(27, "C", Peril.LION)
    assert can_kill(28, "C", Peril.LION)
    assert answer(trek(Peril.LION, 28), "C", Loaded(HIGH))[0].peril is Peril.CARCASS


def test_a_knife_reaches_twice_as_far_against_a_snake() -> None:
    assert [can_kill(skill, "D", Peril.LION) for skill in (30, 31)] == [False, True]
    assert [can_kill(skill, "D", Peril.SNAKE) for skill in (15, 16)] == [False, True]
    weak, events = answer(trek(Peril.LION), "D", Loaded(LOW))
    assert (weak.strength, weak.skill, kinds(events)) == (98, 49, [What.STABBED, What.WOUNDED])


def test_running_leads_back_and_costs_a_tenth() -> None:
    fled, events = answer(trek(Peril.LION, last=Way.NORTH), "A", Loaded(50))
    assert (fled.north, fled.strength, fled.peril, kinds(events)) == (41, 90, None, [What.RAN, What.ESCAPED])
    fled, events = answer(trek(Peril.LION), "A", Loaded(6))
    assert (fled.peril, kinds(events)) == (None, [What.RAN, What.ESCAPED])
    caught, events = answer(trek(Peril.LION), "A", Loaded(5, 30))
    assert (caught.strength, caught.skill, caught.peril) == (30, 49, Peril.LION)
    assert events[-1] == Event(What.CAUGHT, 60)
    assert answer(trek(Peril.LION), "A", Loaded(5, 4, 9))[0].fate is Fate.EATEN


def test_running_from_the_east_hits_the_beast_unless_mended() -> None:
    east = trek(Peril.LION, last=Way.EAST)
    assert kinds(answer(east, "A", Loaded())[1]) == [What.RAN_INTO]
    mended = replace(east, mended=True)
    assert kinds(answer(mended, "A", Loaded(LOW))[1]) == [What.RAN_INTO]
    assert kinds(answer(mended, "A", Loaded(HIGH, 50))[1]) == [What.RAN, What.ESCAPED]
    west = trek(Peril.LION, last=Way.WEST, mended=True)
    hits = [kinds(answer(west, "A", Loaded(65536 * part // 100, 50))[1]) == [What.RAN_INTO] for part in range(100)]
    assert sum(hits) == 25


def test_shouts_are_heard_when_mended_the_more_the_nearer() -> None:
    def heard(peril: Peril, letter: str, east: int, *first: int) -> int:
        lost = trek(peril, east=east, mended=True)
        return sum(not answer(lost, letter, Loaded(*first, 65536 * part // 100))[0].fate for part in range(100))

    assert abs(heard(Peril.QUICKSAND, "A", 40) - 15) <= 1
    assert abs(heard(Peril.QUICKSAND, "A", 10) - 50) <= 1
    assert abs(heard(Peril.SWAMP, "B", 11, 0) - 15) <= 1


def test_turning_back_at_a_swamp_walks_back_when_mended() -> None:
    stays, _ = answer(trek(Peril.SWAMP, last=Way.EAST), "C", Loaded())
    assert (stays.east, stays.strength, stays.peril) == (40, 99, None)
    back, _ = answer(trek(Peril.SWAMP, last=Way.EAST, mended=True), "C", Loaded())
    assert (back.east, back.strength, back.last) == (41, 99, Way.WEST)


def test_running_out_of_the_jungle_saves() -> None:
    fled, events = answer(trek(Peril.LION, north=99, last=Way.NORTH), "A", Loaded())
    assert (fled.fate, kinds(events)) == (Fate.SAVED, [What.RAN, What.OUT])


def test_raspberries() -> None:
    assert answer(trek(Peril.RASPBERRIES), "A", Loaded(LOW, 19))[0].strength == 120
    assert answer(trek(Peril.RASPBERRIES), "A", Loaded(HIGH, 70))[0].strength == 30
    assert answer(trek(Peril.RASPBERRIES), "B", Loaded())[0] == trek()


def test_quicksand_lets_go_of_who_struggles_mostly() -> None:
    alive = sum(not answer(trek(Peril.QUICKSAND, 35), "B", Loaded(throw, 0))[0].fate for throw in range(35))
    assert alive == 29
    assert answer(trek(Peril.QUICKSAND), "B", Loaded(6, HIGH))[0].strength == 33
    assert answer(trek(Peril.QUICKSAND), "Z", Loaded())[0] == trek(Peril.QUICKSAND)


def test_a_spider_is_waited_for() -> None:
    def hours(number: int, strength: int = 100, *more: int) -> tuple[Fate | None, Peril | None]:
        after = answer(trek(Peril.SPIDER, strength=strength), "A", Loaded(number - 1, *more))[0]
        return after.fate, after.peril

    assert hours(4) == (None, Peril.SPIDER)
    assert hours(5) == hours(24) == (None, None)
    assert hours(25) == (Fate.STARVED, None)
    assert hours(10, 10) == (Fate.STARVED, None)
    assert hours(10, 12, LOW) == (None, None)
    assert hours(10, 12, HIGH) == (Fate.BITTEN, None)
    assert answer(trek(Peril.SPIDER), "Z", Loaded())[0].fate is Fate.BITTEN


def test_a_swamp_quenches_thirst_or_not() -> None:
    assert answer(trek(Peril.SWAMP, strength=81), "A", Loaded(HIGH, HIGH))[0].strength == 81 + 40
    assert answer(trek(Peril.SWAMP), "A", Loaded(LOW, 25))[0].strength == 75
    assert answer(trek(Peril.SWAMP), "B", Loaded(0))[0].fate is Fate.DROWNED
    assert answer(trek(Peril.SWAMP), "B", Loaded(2))[0].strength == 98
    assert kinds(answer(trek(Peril.SWAMP), "?", Loaded(3))[1]) == [What.FELL_IN, What.ACROSS]


def test_who_does_not_move_before_a_beast_loses_strength() -> None:
    assert answer(trek(Peril.LION), "?", Loaded())[0] == trek(Peril.LION, strength=99)
    assert answer(trek(Peril.LION, strength=1), "", Loaded())[0].fate is Fate.EATEN
