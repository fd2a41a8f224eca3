"""The original's screen, sounds and pace, on the running program."""

from itertools import count, pairwise

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.fortune_wheel.rules import Drums, Purse
from arcade.machine.spectrum.rnd import Rnd
from arcade.toolkit.contract.program import Setup
from tests.games.fortune_wheel.gains import GAINS
from tests.prompted import Prompted, spectrum

KEY, REFUSAL, FINAL = (0.1, 12), (1.0, -6), (0.03, 30)
WIN = [(0.01, 16), (0.03, 29), (0.1, 20)]
LOSS = [(0.3, -6), (0.6, -9), (1.0, -20)]
BROKE = [(0.2, -3), (0.4, 2), (1.0, 12)]
AS_PROGRAMMED = 2


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("fortune-wheel", **({"original": True, "language": "en"} | setup))
    run.type(keys)
    return run


def seed_for(drums: Drums) -> int:
    """A seed of the ROM with which the first pull shows these digits."""
    for seed in count():
        rnd = Rnd(seed)
        if tuple(1 + rnd.below(9) for _ in range(3)) == drums:
            return seed
    raise AssertionError


def lei(run: Prompted) -> object:
    return run.program.state()["lei"]


@pytest.mark.parametrize(("level", "after"), [(1, 30), (AS_PROGRAMMED, 40)])
def test_seed_0_begins_with_1_1_4(level: int, after: int) -> None:
    run = original("2005 ", level=level)
    assert run.state["drums"] == (1, 1, 4)
    assert lei(run) == (after,)
    assert run.row(18)[1:31].strip() == f"You now have {after} lei"


def test_the_jackpot() -> None:
    run = original("4010 ", seed=seed_for((1, 1, 1)))
    assert run.row(18)[1:31].strip() == "You now have 1030 lei"


@pytest.mark.parametrize(("drums", "gain"), GAINS)
def test_what_five_lei_become(drums: Drums, gain: int) -> None:
    run = original("5005 ", level=AS_PROGRAMMED, seed=seed_for(drums))
    assert lei(run) == (50 + gain,)
    assert run.heard[-3:] == (LOSS if gain < 0 else WIN)


def test_a_refused_sum() -> None:
    run = original("0")
    run.press("0")
    assert run.heard == [KEY, REFUSAL]
    assert run.row(18)[1:31].strip() == "Two digits, 01 to 99:"
    run.press("x")
    assert run.heard == [KEY, REFUSAL]
    # A letter in the second place begins the number anew.
    run.type("3x20")
    assert run.row(18)[1:31].strip() == "You now have 20 lei"


def test_a_stake_beyond_the_sum_is_refused_and_the_whole_sum_is_not() -> None:
    run = original("2021")
    assert run.heard == [KEY, REFUSAL]
    assert run.row(20)[1:31].strip() == "Two digits, 01 to 20:"
    assert lei(run) == (20,)
    run.type("20")
    assert run.row(20)[1:31].strip() == "Accepted, press a key"


def test_the_amount_that_is_told() -> None:
    for drums, words in (((2, 3, 4), "You won      (70 lei)"), ((3, 1, 5), "Your stake comes back")):
        run = original("5005", seed=seed_for(drums))
        run.session.step(frozenset((" ",)))
        for _ in range(330):
            run.session.step()
        assert run.row(20)[1:31].strip() == words


def test_broke_and_the_next_one() -> None:
    run = original("2020 ", seed=seed_for((2, 4, 6)))
    assert run.heard[-6:] == LOSS + BROKE
    assert [run.row(row)[1:31].strip() for row in range(18, 22)] == [
        "Ha ha, all your money is gone!",
        "That is how it goes here, so",
        "long! Next one, please, if any",
        "(press a key)",
    ]
    # The bars at the sides stay.
    assert [run.spectrum.attr(row, column) & 7 for row in range(18, 22) for column in (0, 31)] == [2] * 8
    assert [(result.outcome, result.score) for result in run.session.results] == [("lost", 0)]
    run.press(" ")
    assert lei(run) == (None,)
    assert run.row(18)[1:31].strip() == "Lei in your purse (1-99)?"
    assert [run.spectrum.screen(8, column) for column in (6, 9, 12)] == ["*"] * 3


def test_stopping() -> None:
    run = original("2005 ")
    run.press("x")
    assert run.heard == [KEY, REFUSAL]
    assert run.row(20)[1:31].strip() == "Go on? (y/n)"
    run.press("n")
    assert run.row(20)[1:31].strip() == "A wise decision, well done!"
    assert run.session.ended
    assert [(result.outcome, result.score) for result in run.session.results] == [("won", 30)]


def test_the_spin() -> None:
    run = original("2005")
    run.press(" ")
    assert run.state["steps"] == 36
    ticks = [
        (0.01, pitch)
        for turn in range(1, 5)
        for step in range(1, 10)
        for pitch in (turn + step - 10, step + 3 * turn - 12, turn + step)
    ]
    assert run.heard == [*ticks, FINAL, FINAL, FINAL, *WIN]
    # Digits in the windows are inverse: their cells are nearly all ink.
    font = run.machine.font
    assert font is not None
    for column, digit in zip((6, 9, 12), "114", strict=True):
        assert run.spectrum.screen(8, column) == digit
        assert run.spectrum.point(8 * column, 175 - 64) == 1


def test_the_largest_stake_stays_99() -> None:
    run = original("2005 ")
    run.program.purses[0] = Purse.with_lei(1235)
    run.type("y99")
    assert run.row(20)[1:31].strip() == "Accepted, press a key"
    assert run.row(18)[1:31].strip() == "You now have 1235 lei"


def test_the_picture() -> None:
    run = original(language="ro")
    attr, point = run.spectrum.attr, run.spectrum.point
    bars = [(row, column) for row in (0, 17, 19, 21) for column in range(32)]
    bars += [(row, column) for row in range(1, 21) for column in (0, 31)] + [(row, 17) for row in range(1, 17)]
    for row in range(22):
        for column in range(32):
            assert attr(row, column) == (6 * 8 + 2 if (row, column) in bars else 6 * 8 + 1)
    assert run.machine.border_colour == 1
    corners = [(36, 80), (114, 135), (40, 84), (110, 131), (26, 86), (26, 129), (44, 60), (105, 60), (32, 66), (92, 66)]
    corners += [(45, 90), (58, 125), (69, 90), (82, 125), (93, 90), (106, 125)]
    assert all(point(*corner) for corner in corners)
    assert [run.row(row)[18:31].strip() for row in range(2, 17)] == [
        "REGULI DE JOC",
        "",
        "1 1 1 = X100",
        "MARELE PREMIU",
        "",
        "crescător=X15",
        "descresc.=X12",
        "n n n = X10",
        "n n - = X3",
        "n - n = X2",
        "1 - - = X1",
        "- 1 - = X1",
        "- - 1 = X1",
        "- n n, altele",
        "= pierdere",
    ]


def test_the_table_tells_what_is_paid() -> None:
    assert "n n - = X5" in original(level=AS_PROGRAMMED).row(10)
    assert "- 1 - = X0" in original(level=3).row(13)


def test_the_measured_pace() -> None:
    run = original()
    assert run.frames == pytest.approx(100, abs=2)
    assert run.press("2") == pytest.approx(8, abs=1)
    assert run.press("x") == pytest.approx(58, abs=1)
    run.type("2005")
    assert run.press(" ") == pytest.approx(407, abs=4)
    loss = original("5005", seed=seed_for((2, 4, 6)))
    assert loss.press(" ") == pytest.approx(494, abs=4)


@pytest.mark.parametrize("key", ["f1", "!hint"])
@pytest.mark.parametrize("before", ["", "20", "2005", "2005 "])
def test_the_odds_can_be_seen_at_any_question(before: str, key: str) -> None:
    run = original(before)
    screen = [run.row(row) for row in range(24)]
    run.press(key)
    assert run.row(0)[1:].strip() == "THE ODDS OF A PULL"
    assert run.row(8).split()[-2:] == ["x3", "72/729"]
    assert any("911/729" in run.row(row) for row in range(13, 17))
    run.press(" ")
    assert [run.row(row) for row in range(24)] == screen


def test_two_people_in_turn() -> None:
    run = original("10", seats=2)
    assert run.row(18)[1:31].strip() == "Player 2, your lei (1-99)?"
    run.type("2010 ")
    assert lei(run) == (30, 20)
    run.type("n")
    assert run.row(18)[1:31].strip() == "Player 2 has 20 lei"
    run.type("05 ")
    assert run.program.state()["playing"] == (False, True)
    run.type("n")
    assert run.session.results[-1].outcome in ("first", "second")
    assert run.session.results[-1].score is None


def test_the_goal_ends_the_game() -> None:
    run = original("", level=4)
    assert lei(run) == (50,)
    run.program.purses[0] = Purse.with_lei(490)
    run.spectrum.seed = seed_for((2, 3, 4))
    run.type("50 ")
    assert run.session.ended
    assert run.session.results[-1].outcome == "won"
    assert run.session.results[-1].score == 490 + 50 * 12


def test_each_tick_of_the_drums_shows_one_digit_and_stands_alone() -> None:
    """The left drum's digit comes after the first tick, the middle one's 35 ms later, the right one's 40."""
    run = original("2005")
    run.press(" ")
    notes = run.machine.speaker.notes[-114:-6]
    clock = run.machine.CLOCK
    silences = [round(1000 * (after.start - note.start - note.duration) / clock) for note, after in pairwise(notes)]
    assert silences[:6] == pytest.approx([35, 40, 52, 35, 40, 52], abs=3)
    assert min(silences) > 30


def test_the_picture_comes_up_bar_by_bar_and_its_rules_last() -> None:
    session = Session(Setup("fortune-wheel", original=True))
    machine = spectrum(session)
    seen: dict[str, int] = {}
    for frame in range(105):
        session.step()
        for name, there in {
            "upper bar": machine.attr(0, 31) & 7 == 2,
            "middle bar": machine.attr(16, 17) & 7 == 2,
            "machine": machine.point(36, 80),
            "rules": bool(machine.text_rows()[2][18:].strip()),
        }.items():
            if there:
                seen.setdefault(name, frame)
    assert list(seen) == ["upper bar", "middle bar", "machine", "rules"]
    assert seen["machine"] > 60
    assert seen["rules"] > 85
