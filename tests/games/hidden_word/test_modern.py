"""The modern look's additions: levels, hints, balloons, joystick and mouse, two people, a word that dodges."""

import pytest

from arcade.games.hidden_word.lexicon import Theme, lexicon
from arcade.games.hidden_word.modern import KEYS, LETTER_CELLS, MISSED, Panel
from arcade.games.hidden_word.pilot import Main as Pilot
from arcade.games.hidden_word.program import Main
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.outcome import Outcome
from tests.patience import still
from tests.prompted import Prompted

SCENE = slice(32, 32 * 13)
"""The attributes of the scene's cells."""


def modern(keys: str = "", level: int = 2, seed: int = 9, **setup: object) -> Prompted:
    """A run past its title: seed 9 hides "biscuit" at levels 1 and 2."""
    run = Prompted("hidden-word", level=level, seed=seed, **setup)
    run.press("pad1 fire")
    run.type(keys)
    return run


def write(run: Prompted, word: str) -> None:
    """Type a line, then go on to the next prompt."""
    for key in (*word, "return"):
        run.session.step(frozenset((key,)))
        run.session.step()
        run.session.step()
    while still(run.machine.waiting is None):
        run.session.step()


def test_letters_by_key_joystick_and_mouse_are_the_same() -> None:
    typed, steered, clicked = modern("i"), modern(), modern()
    for key in ("pad1 right", "pad1 right", "pad1 fire"):
        steered.press(key)
    x, y = Panel.GRID.origin(LETTER_CELLS["i"])
    clicked.press(f"@{x + 5},{y + 5}")
    assert typed.state == steered.state == clicked.state
    assert typed.state["shown"] == "-i---i-"


def test_the_cabinet_leaves_letters_to_the_game() -> None:
    """M is a letter here, not the sound; the joystick needs no keyboard but the one on the screen."""
    choices = modern().choices
    assert set("abcdefghijklmnopqrstuvwxyzăâîșț") <= set(choices)
    assert {"pad1 left", "pad2 fire"} <= set(choices)


def test_tried_letters_are_dimmed_on_the_screen() -> None:
    run = modern("x")
    row, column = KEYS + 2, 2 + 2 * LETTER_CELLS["x"][1]
    run.press("pad1 left")
    assert run.spectrum.attr(row, column) == MISSED


def test_a_repeated_letter_is_answered_and_costs_nothing() -> None:
    run = modern("x")
    run.session.step(frozenset("x"))
    run.session.step()
    assert run.message == "You have tried X before"
    run.press("X")
    assert run.state["misses"] == 1


def test_the_first_hint_tells_the_theme_and_the_second_a_letter() -> None:
    run = modern()
    assert run.row(0).split()[0] == "theme?"
    run.press("f1")
    assert (run.row(0).split()[0], run.state["misses"]) == ("food", 2)
    run.press("!hint")
    assert (run.state["shown"], run.state["misses"]) == ("-i---i-", 4)
    run.press("f1")
    assert run.state["misses"] == 6
    run.type("xf")
    run.press("f1")
    assert run.message == "A hint costs two misses"
    assert (run.state["misses"], run.session.results) == (8, [])


def test_the_gentle_level_tells_the_theme_and_shows_balloons() -> None:
    run = modern(level=1)
    assert run.row(0).split()[0] == "food"
    assert run.state["gentle"] is True
    bright_cyan = 64 + 8 * 5
    assert run.spectrum.attr(1, 1) & ~7 == bright_cyan
    balloons = sum(run.spectrum.attr(row, column) & 7 in (1, 2, 3) for row in (2, 5) for column in range(7, 25, 2))
    run.type("xz")
    left = sum(run.spectrum.attr(row, column) & 7 in (1, 2, 3) for row in (2, 5) for column in range(7, 25, 2))
    assert (balloons, left) == (9, 7)


def test_the_figure_changes_at_a_key_and_at_its_button() -> None:
    run = modern("x")
    before = run.spectrum.scr()
    run.press("f4")
    assert run.state["gentle"] is True
    assert run.spectrum.scr()[6144:][SCENE] != before[6144:][SCENE]
    x, y = Panel.GRID.origin((1, 13))
    run.press(f"@{x},{y}")
    assert run.state["gentle"] is False
    assert run.machine.scr()[6144:][SCENE] == before[6144:][SCENE]
    assert (run.state["misses"], run.state["tried"]) == (1, "x")


def test_every_miss_adds_something_to_both_scenes() -> None:
    for level in (1, 2):
        run = modern(level=level)
        seen = [run.spectrum.scr()]
        for key in "xzqwkyfg":
            run.press(key)
            seen.append(run.spectrum.scr()[:4096])
        assert len(set(seen)) == 9


def test_points_add_up_until_a_loss() -> None:
    run = modern("biscut")
    assert (run.state["streak"], run.state["points"]) == (1, 135)
    assert run.session.results[-1].score == 135
    run.press("y")
    words = run.state["words"]
    assert isinstance(words, tuple)
    wrong = [letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in words[0]]
    for letter in wrong[:9]:
        run.press(letter)
    assert [result.outcome for result in run.session.results] == [Outcome.WON, Outcome.LOST]
    assert run.session.results[-1].score == 135
    assert (run.state["streak"], run.state["points"]) == (0, 0)


def test_the_hard_level_hides_hard_words() -> None:
    for seed in range(5):
        words = modern(level=3, seed=seed).state["words"]
        assert isinstance(words, tuple)
        assert words[0] in lexicon("en").hardest()


def test_the_dodging_level_keeps_words_open() -> None:
    run = modern(level=4)
    words = run.state["words"]
    assert isinstance(words, tuple)
    assert len(words) >= 15
    assert len({len(word) for word in words}) == 1
    run.press("f1")
    assert run.state["misses"] == 2
    assert "-" in str(run.state["shown"]) != "-" * len(words[0])


def test_the_computer_guesses_without_having_seen_the_word() -> None:
    run = modern(level=5)
    write(run, "butterfly")
    assert [result.outcome for result in run.session.results] == [Outcome.LOST]
    assert [result.score for result in run.session.results] == [None]
    run.press("y")
    write(run, "xyzxyz")
    assert [result.outcome for result in run.session.results] == [Outcome.LOST, Outcome.WON]


def test_two_people_take_turns_at_hiding() -> None:
    run = modern(seats=2)
    assert run.row(12).strip() == "Player 1, hide a word"
    write(run, "Șah")
    assert run.message == "Player 2: suggest a letter"
    for key in ("pad2 right", "pad2 fire", "s", "a"):
        run.press(key)
    assert (run.state["wins"], run.session.results[-1].outcome) == ((0, 1), Outcome.SECOND)
    run.press("y")
    assert run.row(12).strip() == "Player 2, hide a word"
    write(run, "z")
    assert run.row(17).strip() == "Two letters at least, please"


def test_the_language_of_the_words_follows_the_run() -> None:
    words = modern(language="ro", seed=11).state["words"]
    assert words == ("căpitan",)
    run = modern("capitn", language="ro", seed=11)
    assert run.session.results[-1].outcome == Outcome.WON
    assert run.state["theme"] == Theme.WORK


def test_a_win_and_a_loss_have_their_tunes() -> None:
    won, lost = modern("biscu"), modern("xzqwkyfg")
    won.press("t")
    lost.press("h")
    assert len(won.heard) > 10
    assert len(lost.heard) > 10
    assert won.heard[-8:] != lost.heard[-8:]


@pytest.mark.parametrize("letter", ["x", "i"])
def test_letters_sound(letter: str) -> None:
    run = modern()
    run.press(letter)
    assert run.heard


def test_the_pilot_sometimes_errs_and_plays_on() -> None:
    run = modern()
    program = run.session.program
    assert isinstance(program, Main)
    hands = Pilot(program, SplitMix(3)).play()
    for _ in range(4000):
        run.session.step(next(hands))
    assert len(run.session.results) >= 2


def sun_top(run: Prompted) -> int:
    """The first row of cells in the sun's columns with red ink."""
    return next(row for row in range(1, 12) if any(run.spectrum.attr(row, column) & 7 == 2 for column in range(6, 10)))


def test_the_sun_sinks_with_each_miss() -> None:
    run = modern()
    tops = [sun_top(run)]
    for key in "xzqwk":
        run.press(key)
        tops.append(sun_top(run))
    assert tops == sorted(set(tops))


def test_a_letter_found_leaves_the_sun_where_it_is() -> None:
    run = modern("x")
    before = sun_top(run)
    run.press("i")
    assert sun_top(run) == before


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("keys", ["biscut", "xzqwkyfgh"])
def test_the_last_picture_still_moves(level: int, keys: str) -> None:
    run = modern(keys, level=level)
    seen = set()
    for _ in range(160):
        run.session.step()
        seen.add(run.spectrum.scr()[: 2048 * 2] + run.spectrum.scr()[6144:][SCENE])
    assert len(seen) > 1
