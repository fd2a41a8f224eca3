"""The drawn look of Mastermind: rows put by keys, mouse and joystick; hints, solving, ten rows, and the duel."""

import pytest

from arcade.families.codes.breakers import strongest
from arcade.families.codes.code import Attack, marked
from arcade.families.codes.tray import ERASE, SEND
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.picture.ink import pair
from tests.prompted import Prompted

SECRET = "3521"
SEED = 5


def modern(level: int = 1, **setup: object) -> Prompted:
    """A run past its title, with the code SECRET on the first level."""
    run = Prompted("mastermind", seed=SEED, level=level, **setup)
    run.press("return")
    return run


REFUSED = 60
"""Frames after which a wrong key has been answered."""


def send(run: Prompted, *codes: str) -> None:
    """Put rows with the keyboard and send them."""
    for code in codes:
        run.type(code)
        run.press("return")


def advised(secret: str, *tries: str) -> str:
    """What the strong breaker tries after so many tries."""
    attack = Attack(secret, False)
    for code in tries:
        attack = attack.guess(code)
    return at_once(strongest(attack.pool, False, SplitMix(0)))


def button(run: Prompted, item: str) -> str:
    """A click on the middle of a button."""
    tray = run.program.look.tray
    x, y = tray.grid.origin(tray.place(item))
    return f"@{x + 12},{y + 12}"


def last(run: Prompted) -> tuple[str, int | None]:
    result = run.session.results[-1]
    return result.outcome, result.score


def test_a_code_is_found_and_scored_by_tries() -> None:
    run = modern()
    send(run, "1534", "3512", SECRET)
    assert run.state["tries"] == (("1534", 1, 2), ("3512", 2, 2), (SECRET, 4, 0))
    assert last(run) == ("won", 3)
    assert run.state["record"] == ((1, 3, 3), (0, 0, 0))
    assert "Tries 3  hints 0  par 3" in run.row(22)


def test_pegs_are_put_erased_and_sent_with_the_mouse() -> None:
    run = modern()
    for item in ("6", "2", ERASE, "3", "4", "5"):
        run.press(button(run, item))
    assert run.state["typed"] == "6345"
    run.press(button(run, SEND))
    assert run.state["tries"] == (("6345", 0, 2),)


def test_the_joystick_walks_the_tray() -> None:
    run = modern()
    for key in ("right", "fire", "down", "fire", "back", "fire"):
        run.press(f"pad1 {key}")
    assert run.state["typed"] == "25"


@pytest.mark.parametrize("keys", ["x", "7", "0"])
def test_wrong_keys_sound_and_change_nothing(keys: str) -> None:
    run = modern()
    run.press(keys)
    assert run.heard
    assert run.state["typed"] == ""


def test_a_short_row_a_fifth_peg_and_nothing_to_take_back_are_said() -> None:
    run = modern()
    run.type("123")
    for key, typed in ((button(run, SEND), "123"), ("4", "1234"), ("5", "1234")):
        run.press(key)
        assert run.state["typed"] == typed
    for left in ("123", "12", "1", "", ""):
        run.press("f2")
        assert run.state["typed"] == left
    assert run.state["tries"] == ()


def test_a_hint_is_put_into_the_row_agrees_with_all_marks_and_costs_a_try() -> None:
    run = modern()
    send(run, "1234", "5612")
    run.press("f1")
    hint = str(run.state["typed"])
    assert "codes left 18" in run.row(22)
    assert hint == advised(SECRET, "1234", "5612") == "2451", "not the first code that agrees, 2145"
    assert hint in run.row(22)
    assert run.state["hints"] == 1
    assert all(marked(hint, code) == (places, elsewhere) for code, places, elsewhere in run.state["tries"])
    run.press("return")
    send(run, SECRET)
    assert last(run) == ("won", 5)


def test_the_computer_finishes_and_nothing_is_scored() -> None:
    run = modern(2)
    send(run, "1111")
    run.press("!solve")
    assert last(run) == ("over", None)
    assert run.state["tries"][-1][1:] == (4, 0)
    assert run.state["record"] == ((0, 0, 0), (0, 0, 0))


def test_a_key_stops_the_computer_but_the_code_is_not_scored_any_more() -> None:
    run = modern()
    for frame in range(400):
        run.session.step(frozenset({"f3"} if frame < 4 else {"a"} if frame > 120 and frame % 8 < 4 else ()))
        if run.state["typed"] == "" and frame > 150:
            break
    assert 0 < len(run.state["tries"]) < 4
    for _ in range(REFUSED):
        run.session.step()
    send(run, SECRET)
    assert last(run) == ("over", None)


def test_ten_rows_and_the_code_is_not_found() -> None:
    run = modern(3)
    send(run, *["5555"] * 10)
    assert last(run) == ("lost", None)


def test_more_tries_than_lines_roll_the_board() -> None:
    run = modern()
    send(run, *["1234"] * 12)
    run.type("12")
    assert len(run.state["tries"]) == 12
    active = [row for row in range(1, 21, 2) if run.spectrum.attr(row, 1) == pair("kY")]
    assert active == [19], "the thirteenth line is the last of ten"


# --- the duel


def tried(run: Prompted, seat: int) -> str:
    return " ".join(code for code, *_ in run.state["duel"][seat])


def test_the_printed_program_guesses_as_in_masteract_and_counts_its_codes() -> None:
    run = modern(5)
    send(run, "6543")
    for count in (84, 8, 2, 1):
        send(run, "1111")
        assert len(run.program.duel.attacks[1].pool) == count
    send(run, "1111")
    assert tried(run, 1) == "1234 2156 3465 5643 6543"
    assert last(run) == ("lost", None)


def test_tries_alternate_and_the_first_to_break_wins() -> None:
    run = modern(5)
    send(run, "6452")
    secret = run.state["codes"][0]
    send(run, "1111")
    assert (tried(run, 0), tried(run, 1)) == ("1111", "1234")
    send(run, secret)
    assert (tried(run, 0), tried(run, 1)) == (f"1111 {secret}", "1234 2156"), "the round is finished"
    assert last(run) == ("won", 2)
    assert run.state["tally"] == (1, 0, 0)


def test_both_in_the_same_round_draw() -> None:
    run = modern(5)
    send(run, "1234")
    send(run, run.state["codes"][0])
    assert last(run) == ("drawn", None)


def test_the_strong_one_handles_repeats() -> None:
    run = modern(6)
    send(run, "1122")
    send(run, *["6666"] * 5)
    assert tried(run, 1).split()[-1] == "1122"
    assert last(run) == ("lost", None)


def test_a_code_of_four_different_digits_is_asked_for() -> None:
    run = modern(4)
    run.type("11")
    assert run.state["row"] == "1"
    run = modern(6)
    run.type("11")
    assert run.state["row"] == "11"


def test_nobody_gets_a_hint_while_hiding_but_both_in_the_duel() -> None:
    run = modern(5)
    run.press("f1")
    assert run.state["row"] == ""
    send(run, "6452")
    secret = run.state["codes"][0]
    for number, code in enumerate(("1234", "2156", "6543"), 1):
        tries = tuple(tried for tried, _, _ in run.state["duel"][0])
        run.press("f1")
        assert run.state["row"] == advised(secret, *tries)
        assert run.state["duel hints"] == number
        for _ in range(4):
            run.press("backspace")
        send(run, code)


def test_two_players_hide_codes_that_are_never_shown() -> None:
    run = modern(1, seats=2)
    assert "PLAYER 2, LOOK AWAY" in run.row(6)
    send(run, "1234")
    assert "PLAYER 1, LOOK AWAY" in run.row(6)
    send(run, "6543")
    assert run.state["codes"] == ("6543", "1234")
    shown = run.machine.memory()
    other = modern(1, seats=2)
    send(other, "5612", "1243")
    assert other.machine.memory() == shown, "nothing of the codes is on the screen"
    send(run, "6543", "1256")
    assert last(run) == ("first", None)


def test_the_second_players_joystick_puts_pegs() -> None:
    run = modern(1, seats=2)
    send(run, "1234", "6543", "1256")
    run.press("pad2 right")
    run.press("pad2 fire")
    assert run.state["row"] == "2"


def test_titles_in_both_languages_and_the_end_of_the_sitting() -> None:
    for language, words in (("en", "one code"), ("ro", "un cod")):
        run = Prompted("mastermind", seed=SEED, language=language)
        assert words in run.row(21)
    run = modern()
    send(run, SECRET)
    run.press("n")
    assert run.session.ended
