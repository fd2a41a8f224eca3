"""The drawn look's lessons: answers by every means, water, hints, reasons on the board, reports, several players."""

from itertools import repeat
from math import log2

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.valence import MUSIC
from arcade.games.valence.modern import Modern
from arcade.games.valence.panel import COMMANDS, KEYPAD, TYPED
from arcade.games.valence.program import Main
from arcade.games.valence.rules import FormulaTask, Player
from arcade.machine.one_bit import MIDDLE_C
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.sound.pieces import read_piece
from arcade.toolkit.sound.score import LEAD
from tests.patience import still
from tests.prompted import Prompted
from tests.toolkit.stage import drive


def lesson(level: int = 1, seed: int = 3, **setup: object) -> Prompted:
    """A run that stands at a lesson's first question."""
    run = Prompted("valence", level=level, seed=seed, **setup)
    for _ in range(2):
        run.press("pad1 fire")
    return run


def right(run: Prompted) -> str:
    """The digit that the present question wants."""
    program = run.session.program
    assert isinstance(program, Main)
    task = program.game.task
    if isinstance(task, FormulaTask):
        return str(task.compound.subscripts[len(task.entry)])
    return str(task.answers[len(task.told)])


def wrong(run: Prompted) -> str:
    return "9" if right(run) != "9" else "8"


def asked(run: Prompted) -> bool:
    """Whether a question of the lesson is asked now."""
    return "7" in run.choices


def solve(run: Prompted, tasks: int) -> None:
    """Answer so many tasks rightly."""
    start = run.state["place"]
    assert isinstance(start, int)
    while still(asked(run) and run.state["place"] in range(start, start + tasks)):
        run.press(right(run))


def screen(run: Prompted) -> str:
    return "\n".join(run.machine.text_rows())


def reasons(run: Prompted) -> str:
    """What stands below the question, on one line."""
    return " ".join(run.row(row).strip() for row in (18, 19)).strip()


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_faultless_lesson_is_won_with_ten(level: int) -> None:
    run = lesson(level)
    solve(run, 12)
    assert run.state["mark"] == 10
    assert run.state["mistakes"] == ()
    assert "Not a single mistake!" in screen(run)
    run.press("pad1 fire")
    assert run.session.results[-1].outcome is Outcome.WON


def test_digits_come_by_key_joystick_and_mouse() -> None:
    typed, steered, clicked = lesson(), lesson(), lesson()
    typed.press("2")
    for _ in range(3):
        steered.press("pad1 left")
    steered.press("pad1 fire")
    x, y = KEYPAD.origin(TYPED["2"])
    clicked.press(f"@{x + 4},{y + 4}")
    assert typed.state["entry"] == steered.state["entry"] == clicked.state["entry"] == (2,)


def test_a_mistake_costs_one_unit_and_is_explained() -> None:
    run = lesson(1, seed=1)
    run.press("2")
    run.press("5")
    assert (run.state["spent"], run.state["entry"]) == (1, (2,))
    assert reasons(run) == "Electrons left: 8 of 10; L holds 8, so all go there"
    assert run.state["mistakes"] == (("L", 1),)
    assert "L ? (5)" in run.row(8)


def test_a_wrong_formula_shows_the_hands_left_free() -> None:
    run = lesson(4, seed=1)
    assert run.state["task"] == "Fe2O3"
    run.type("24")
    assert reasons(run) == "Hands: 2×3 = 6, 4×2 = 8; free on O: 2"
    assert (run.state["spent"], run.state["entry"]) == (1, ())
    run.type("46")
    assert reasons(run) == "All hands hold, but both can be divided by 2: 4:6 = 2:3"
    run.type("23")
    assert run.state["players"] == (("Player 1", 16),)
    assert run.state["clean"] == 0


def test_a_letter_costs_nothing_here() -> None:
    run = lesson()
    run.press("x")
    assert reasons(run) == "Answer with a digit, 0 to 9"
    assert run.state["spent"] == 0


def test_a_hint_costs_two_units_and_the_clean_answer() -> None:
    run = lesson(3)
    run.press("!hint")
    assert (run.state["spent"], run.state["hints"]) == (2, 1)
    assert reasons(run).startswith("Hands: ")
    x, y = KEYPAD.origin(next(cell for cell, control in COMMANDS.items() if control is HINT))
    run.press(f"@{x + 4},{y + 4}")
    assert run.state["spent"] == 4
    run.press(right(run))
    run.press(right(run))
    assert run.state["clean"] == 0


def test_no_hint_makes_the_cylinder_overflow() -> None:
    run = lesson(1)
    for _ in range(19):
        run.press("f1")
    assert run.state["spent"] == 38
    run.press("f1")
    assert (run.state["spent"], run.state["hints"]) == (38, 19)
    assert reasons(run) == "A hint costs 2 units of water"


def test_the_first_subscript_can_be_taken_back() -> None:
    run = lesson(3)
    run.press("backspace")
    assert reasons(run) == "You've typed no subscript yet"
    run.press("7")
    typed = run.state["entry"]
    run.press("pad1 back")
    assert (typed, run.state["entry"], run.state["spent"]) == ((7,), (), 0)


def test_waiting_costs_water_but_not_in_the_first_lesson() -> None:
    calm, hurried = lesson(1), lesson(2)
    for run in (calm, hurried):
        for _ in range(320):
            run.session.step()
    assert calm.state["spent"] == 0
    assert hurried.state["spent"] == 2


def test_a_reason_gives_time_to_be_read() -> None:
    run = lesson(2)
    run.press(wrong(run))
    spent = []
    for frames in (290, 20):
        for _ in range(frames):
            run.session.step()
        spent.append(run.state["spent"])
    assert spent == [1, 2]


def test_an_overflow_loses_and_says_why_not_to_pour_water_into_acid() -> None:
    run = lesson(2)
    said = ""
    while still(asked(run)):
        run.session.step(frozenset(wrong(run)))
        for _ in range(12):
            run.session.step()
        while still(run.machine.waiting is None):
            said = said or ("acid into water" if "acid into water" in reasons(run) else "")
            run.session.step()
    assert said
    assert "MARK" in screen(run)
    assert "Try this lesson again" in screen(run)
    assert run.state["mark"] == 1
    run.press("pad1 fire")
    assert run.session.results[-1].outcome is Outcome.LOST


def test_a_passed_lesson_leads_to_the_next_and_points_add_up() -> None:
    run = lesson(1)
    solve(run, 8)
    run.press("return")
    assert "On to lesson 2?" in run.row(23)
    first = run.session.results[-1].score
    run.press("y")
    assert run.state["lesson"] == 2
    assert "LESSON" not in run.row(23)
    run.press("return")
    solve(run, 12)
    run.press("return")
    second = run.session.results[-1].score
    assert first is not None
    assert second is not None
    assert second > first
    run.press("n")
    assert "Another game?" in run.row(23)
    run.press("n")
    assert run.session.ended


def test_free_water_is_a_bonus_where_time_counts() -> None:
    run = lesson(3)
    solve(run, 12)
    state = run.state
    spent = state["spent"]
    assert isinstance(spent, int)
    assert str(39 - spent) in run.row(11)


def named(seats: int) -> Prompted:
    """A run whose players have told their names and wait for the lesson."""
    run = Prompted("valence", level=1, seed=3, seats=seats)
    run.press("return")
    for name in ("ana", "ion", "eva", "dan")[:seats]:
        for key in (*name, "return"):
            run.session.step(frozenset((key,)))
            run.session.step()
        for _ in range(9):
            run.session.step()
    while still(run.machine.waiting is None):
        run.session.step()
    return run


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_play_as_the_setup_says(seats: int) -> None:
    run = named(seats)
    run.press("return")
    assert run.state["players"] == (("ana", 0), ("ion", 0), ("eva", 0), ("dan", 0))[:seats]


def test_two_players_take_turns_and_the_better_flag_is_first() -> None:
    run = named(2)
    run.press("return")
    assert "ana: it's your turn" in run.row(17)
    assert "Press a key" in screen(run)
    run.press("return")
    assert "Press a key" not in screen(run), "a digit is wanted now"
    while still(asked(run)):
        run.press(wrong(run))
    run.press("return")
    assert "ion: it's your turn" in run.row(17)
    run.press("return")
    solve(run, 8)
    run.press("return")
    assert run.session.results[-1].outcome is Outcome.SECOND
    assert run.session.results[-1].score is None, "a score is that of one who plays alone"
    assert run.row(3)[2:5] == "ion"
    assert run.row(6)[12:15] == "ana"


def test_the_language_changes_during_a_lesson() -> None:
    run = lesson(1, seed=1)
    run.press("!lang ro")
    run.press("2")
    run.press("5")
    assert "Electroni rămași" in reasons(run)
    assert "neon: electroni pe L?" in run.row(17)


def test_calm_leaves_the_border_alone() -> None:
    run = lesson(2, calm=True)
    seen = set()
    while still(not run.session.results):
        run.session.step(frozenset(("return",)) if run.machine.waiting and not asked(run) else frozenset())
        seen.add(run.machine.border_colour)
    assert seen == {0}


def test_right_and_wrong_sound_different() -> None:
    good, bad = lesson(), lesson()
    good.press(right(good))
    bad.press(wrong(bad))
    assert good.heard
    assert bad.heard
    assert good.heard[0][1] > bad.heard[0][1]


def test_electrons_go_round_while_a_digit_is_asked() -> None:
    run = lesson(seed=1)
    solve(run, 1)
    run.press(right(run))
    machine = run.session.machine
    pictures = set()
    for _ in range(12):
        run.session.step()
        pictures.add(machine.pixels())
    assert len(pictures) >= 3


@pytest.mark.parametrize("players", [1, 3])
def test_flags_rise_to_the_phrase_of_a_lesson_that_is_over(players: int) -> None:
    run = lesson()
    program = run.session.program
    assert isinstance(program, Main)
    assert isinstance(program.look, Modern)
    known = len(run.machine.speaker.notes)
    drive(run.machine, program.look.end([Player(f"nr. {number}") for number in range(players)]), 400 * [""])
    heard = iter(round(12 * log2(note.hertz / MIDDLE_C)) for note in run.machine.speaker.notes[known:])
    assert all(event.pitch in heard for pattern in read_piece(MUSIC.over).play for event in pattern.voices[LEAD])


def test_the_wind_goes_through_the_grass_below_the_flags() -> None:
    session = Session(Setup("valence"))
    program, machine = session.program, session.machine
    assert isinstance(program, Main)
    look = program.game.look
    assert isinstance(look, Modern)
    drive(machine, look.end([Player("Ana"), Player("Barbu")]), repeat("", 3000))
    pictures = set()
    for frame in range(100):
        look.rest(frame)
        pictures.add(machine.memory())
    assert len(pictures) > 10
