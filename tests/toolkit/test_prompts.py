"""Questions take only keys pressed after they were asked; cursors step, repeat, and are clicked."""

import pytest

from arcade.machine.key_repeat import RepeatRate
from arcade.machine.machine import Frames, Waiting
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.texts import answer_in
from arcade.toolkit.flow.cursor import REPEAT, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.prompts import YES_NO, Wrong, ask_another, ask_key, ask_yes_no
from arcade.toolkit.picture.grid import Cell, Grid
from tests.toolkit.stage import BareMachine, BareProgram, bare_program, drive

GRID = Grid(rows=3, columns=4, left=10, top=20, width=16, height=8)


def test_a_key_held_before_the_question_does_not_answer() -> None:
    machine = BareMachine()
    machine.begin_frame(frozenset("a"))
    assert drive(machine, ask_key(machine, "ab"), ["a", "a", "", "b"]) == ("b", 3)


def test_capitals_answer_too() -> None:
    machine = BareMachine()
    assert drive(machine, ask_key(machine, "cj"), ["", "C"]) == ("c", 1)


def test_wrong_keys_are_answered_and_the_question_stays() -> None:
    machine = BareMachine()
    wrongs: list[int] = []

    def wrong() -> Frames[None]:
        wrongs.append(machine.frame)
        yield

    assert drive(machine, ask_key(machine, "cj", wrong), ["", "x", "", "j"]) == ("j", 3)
    assert wrongs == [1]


def test_typed_exclamation_and_at_marks_are_keys_like_any_other() -> None:
    for mark in "!@":
        machine = BareMachine()
        wrongs: list[int] = []

        def wrong(machine: BareMachine = machine, wrongs: list[int] = wrongs) -> Frames[None]:
            wrongs.append(machine.frame)
            yield

        assert drive(machine, ask_yes_no(machine, wrong, default=True), ["", mark, "", "n"]) == (False, 3)
        assert wrongs == [1]


def test_a_wrong_key_ends_a_question_that_is_asked_once() -> None:
    machine = BareMachine()

    def wrong() -> Frames[None]:
        yield

    assert drive(machine, ask_key(machine, "cj", wrong, once=True), ["", "pad1 up", "", "x", "", "j"]) == ("", 4)


def test_several_keys_can_mean_one_answer() -> None:
    for key in "yd":
        machine = BareMachine()
        assert drive(machine, ask_key(machine, YES_NO), ["", key]) == ("y", 1)


def test_directions_change_the_answer_that_is_shown() -> None:
    machine, shown = BareMachine(), list[str]()
    part = ask_key(machine, {"c": "c", "y": "j", "j": "j", "f1": "f1"}, default="j", show=shown.append)
    assert drive(machine, part, ["", "right", "", "pad1 down", "", "left", "", " "]) == ("c", 7)
    assert shown == ["j", "c", "j", "c"], "f1 answers, too, but no direction comes to it"


def test_words_name_an_answer() -> None:
    assert answer_in("Who starts? C=computer, Y=you", ("y", "j")) == (24, 29)
    assert answer_in("How many play: 2, 3 or 4?", ("3",)) == (18, 19)
    assert answer_in("How many rows? (1–9, T=theory)", ("1",)) is None
    assert answer_in("Joci cu negru, cu alb (n/a)?", ("b", "n")) == (23, 24)


def test_a_press_from_before_counts_for_a_move_where_presses_are_kept() -> None:
    for keeps, frames in ((True, 1), (False, 2)):
        machine = BareMachine()
        machine.keyboard.keeps = keeps
        machine.begin_frame(frozenset("a"))
        machine.begin_frame(frozenset("b"))
        assert drive(machine, ask_key(machine, "ab", move=True), ["", "", "b"]) == ("b", frames)


def test_a_pause_spares_the_press_kept_before_it() -> None:
    """What ends it is kept as well, but for what only says go on."""
    for pressed, taken in (("", "a"), ("x", "x"), ("pad1 fire", "a")):
        machine = BareMachine()
        machine.keyboard.keeps = True
        machine.begin_frame(frozenset("a"))
        drive(machine, machine.pause(3), ["", pressed, "", ""])
        machine.keyboard.settle()
        assert machine.keyboard.take() == taken


def test_the_machine_says_what_it_waits_for() -> None:
    machine = BareMachine()
    question = ask_key(machine, ("c", "j"))
    machine.begin_frame(frozenset())
    next(question)
    assert machine.waiting == Waiting("key", ("c", "j"))


def test_fire_means_the_default_and_orders_mean_nothing() -> None:
    machine = BareMachine()
    assert drive(machine, ask_key(machine, "cj", default="j"), ["", "!hint", "", "pad1 fire"]) == ("j", 3)


def test_any_key_will_do_when_none_is_named() -> None:
    machine = BareMachine()
    assert drive(machine, ask_key(machine), ["", "f5"]) == ("f5", 1)


def test_yes_is_y_or_d() -> None:
    for key, answer in (("y", True), ("D", True), ("n", False)):
        machine = BareMachine()
        assert drive(machine, ask_yes_no(machine), ["", key]) == (answer, 1)
    machine = BareMachine()
    assert drive(machine, ask_yes_no(machine, default=False), ["", "return"]) == (False, 1)


def test_another_game_is_yes_by_letter_fire_or_click() -> None:
    yes, no = ("Y", "d", "pad2 fire", "@3,4", "return", " "), ("n", "x")
    for key, answer in [*((key, True) for key in yes), *((key, False) for key in no)]:
        machine = BareMachine()
        assert drive(machine, ask_another(machine), ["", key]) == (answer, 1)


def chosen(
    hands: list[str],
    start: Cell = (0, 0),
    hidden: bool = False,
    wrong: Wrong | None = None,
    repeat: RepeatRate = REPEAT,
) -> tuple[object, list[Cell]]:
    program = bare_program()
    shown: list[Cell] = []

    def show(cell: Cell, on: bool) -> None:
        if on:
            shown.append(cell)
        else:
            assert shown[-1] == cell

    part = choose_cell(
        program,
        CellCursor(GRID, start, show, hidden=hidden, repeat=repeat),
        CellKeys({"7": (2, 3)}, commands=(HINT,), wrong=wrong),
    )
    return drive(program.machine, part, hands)[0], shown


def test_arrows_step_and_fire_chooses() -> None:
    assert chosen(["", "right", "", "down", "", "return"]) == ((1, 1), [(0, 0), (0, 1), (1, 1)])


def test_the_edge_holds_the_cursor() -> None:
    assert chosen(["", "pad1 up", "", "pad1 left", "", "pad1 fire"])[0] == (0, 0)


def test_typed_cells_clicks_and_commands() -> None:
    assert chosen(["", "7"])[0] == (2, 3)
    assert chosen(["", "@27,37"])[0] == (2, 1)
    assert chosen(["", "@0,0", "", " "])[0] == (0, 0)
    assert chosen(["", "!hint"])[0] is HINT


def test_a_held_direction_repeats() -> None:
    hands = ["", *["right"] * (1 + REPEAT.delay + REPEAT.every), "", "return"]
    assert chosen(hands)[0] == (0, 3)
    hands = ["", *["right"] * REPEAT.delay, "", "return"]
    assert chosen(hands)[0] == (0, 1)
    hands = ["", *["right"] * 20, "", "return"]
    assert chosen(hands, repeat=RepeatRate(9, 10))[0] == (0, 3)


def test_a_hidden_cursor_appears_with_the_first_direction_or_fire() -> None:
    assert chosen(["", "down", "", "down", "", "return"], hidden=True) == ((1, 0), [(0, 0), (1, 0)])
    assert chosen(["", "return", "", "return"], (2, 2), hidden=True) == ((2, 2), [(2, 2)])
    assert chosen(["", "7"], hidden=True) == ((2, 3), [])


def test_once_steered_the_cursor_is_seen_at_every_later_question() -> None:
    program = bare_program()
    shown: list[bool] = []

    def ask(*hands: str) -> object:
        part = choose_cell(program, CellCursor(GRID, (1, 1), lambda _cell, on: shown.append(on), hidden=True))
        return drive(program.machine, part, ["", *hands])[0]

    assert ask("@27,37") == (2, 1)
    assert shown == [], "a click needs none"
    ask("down", "", "return")
    assert shown == [True, False]
    assert ask("down", "", "return") == (2, 1)


def test_keys_that_mean_nothing_are_answered() -> None:
    wrongs: list[str] = []

    def wrong() -> Frames[None]:
        wrongs.append("beep")
        yield

    assert chosen(["", "x", "", "!lang ro", "", "pad1 back", "", "7"], wrong=wrong)[0] == (2, 3)
    assert wrongs == ["beep"]


def test_a_walk_leads_the_cursor_past_cells() -> None:
    program = bare_program()
    shown: list[Cell] = []

    def show(cell: Cell, on: bool) -> None:
        if on:
            shown.append(cell)

    part = choose_cell(
        program, CellCursor(GRID, (0, 0), show, walk=lambda cell, down, right: (cell[0] + 2 * down, right))
    )
    assert drive(program.machine, part, ["", "down", "", "right", "", "return"])[0] == (2, 1)
    assert shown == [(0, 0), (2, 0), (2, 1)]


@pytest.mark.parametrize(("original", "steps"), [(False, 2), (True, 0)])
def test_a_step_of_the_cursor_is_heard_but_in_an_original_and_at_the_edge(original: bool, steps: int) -> None:
    program = BareProgram(BareMachine(), Setup("bare", original=original))
    part = choose_cell(program, CellCursor(GRID, (0, 0), lambda *_: None))
    drive(program.machine, part, ["", "up", "", "right", "", "left", "", "left", "", "return"])
    assert len(program.machine.speaker.notes) == steps


def test_a_cursor_that_has_a_sound_of_its_own_keeps_it() -> None:
    program = bare_program()
    machine = program.machine

    def show(_: Cell, on: bool) -> None:
        if on:
            machine.chime(((0.1, 5.0),))

    drive(machine, choose_cell(program, CellCursor(GRID, (0, 0), show)), ["", "right", "", "right", "", "return"])
    assert {note.hertz for note in machine.speaker.notes} == {5.0}
