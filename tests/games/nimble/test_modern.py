"""The modern look's additions: menu, cursor and mouse, hints, moves taken back, the lesson, puzzles, two players."""

import pytest

from arcade.games.nimble.art import AZURE, MAROON, NAVY, ROSE, SKY
from arcade.games.nimble.layout import garden
from arcade.games.nimble.opponent import winning_moves
from arcade.games.nimble.program import SIZES
from arcade.games.nimble.rules import Position
from arcade.machine.ega import Ega
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from tests.prompted import Prompted


def modern(*keys: str, seed: int = 22, **setup: object) -> Prompted:
    run = Prompted("nimble", seed=seed, **setup)
    for key in ("z", *keys):
        run.press(key)
    return run


def message(run: Prompted) -> str:
    return run.row(24).strip()


def slide(run: Prompted, start: int, target: int) -> None:
    for square in (start, target):
        for key in (*str(square), "return"):
            run.press(key)


def click(run: Prompted, square: int) -> None:
    x, y = garden(run.program.position.length).middle(square)
    run.press(f"@{x},{y}")


def set_out(run: Prompted, position: Position) -> None:
    """Put the counters of the game that is played somewhere else."""
    main = run.program
    main.match.positions[:] = [position]
    main.match.moves.clear()
    main.look.table(position, scored=True)


def counters_seen(run: Prompted) -> set[int]:
    """The squares that look different from how they do without counters."""
    track, machine = garden(run.program.position.length), run.machine
    assert isinstance(machine, Ega)
    colours, left, down = {AZURE, SKY, ROSE, NAVY, MAROON}, track.winding.width // 2 + 10, track.winding.height // 2 + 5
    return {
        square
        for square, (x, y) in ((square, track.corner(square)) for square in range(1, track.length + 1))
        if machine.point(x + left, y + down) in colours
    }


def squares(run: Prompted) -> tuple[Plain, ...]:
    return tuple(run.session.program.state()[name] for name in ("blues", "red", "moves"))


@pytest.mark.parametrize(("key", "size"), list(zip("123", SIZES, strict=True)))
def test_the_menu_offers_three_tracks(key: str, size: tuple[int, int]) -> None:
    run = modern(key, "y")
    position = run.program.position
    assert (position.length, len(position.counters)) == size


def test_the_menu_is_steered_and_clicked() -> None:
    assert modern("pad1 down", "pad1 fire", "y").program.position.length == 63
    assert modern("up", "up", "up", "return", "y").program.position.length == 127
    assert modern("@300,259", "y").program.position.length == 63
    assert modern("@300,10", "x", "1", "y").program.position.length == 31


def test_a_counter_and_a_square_are_clicked() -> None:
    run = modern("1", "y", seats=2)
    click(run, 18)
    assert run.state["held"] == 18
    click(run, 15)
    assert run.state["moves"] == ((18, 15),)
    assert message(run) == "Player 2: which counter?"


def test_the_cursor_goes_from_counter_to_counter_and_along_the_targets() -> None:
    run = modern("1", "y")
    assert squares(run)[0] == (4, 5, 7, 13, 18, 24, 26)
    assert run.state["cursor"] == 26
    visited = []
    for key in ("right", "right", "right", "right", "up"):
        run.press(key)
        visited.append(run.state["cursor"])
    movable = {start for start, _ in run.program.position.moves()}
    assert set(visited) <= movable
    run.press("pad1 fire")
    held = run.program.held
    assert held is not None
    for key in ("left", "right", "up", "down"):
        run.press(key)
        assert run.program.cursor in (held, *run.program.position.targets(held))


def test_backspace_drops_the_counter_and_a_digit() -> None:
    run = modern("1", "y", *"18", "backspace")
    assert run.state["cursor"] == 1
    run.press("8")
    run.press("return")
    assert run.state["held"] == 18
    run.press("pad1 back")
    assert message(run) == "The counter stays where it was."
    assert run.program.held is None


def test_a_remark_goes_with_the_next_step() -> None:
    run = modern("1", "y", *"19", "return")
    assert message(run) == "There is no counter on square 19."
    run.press("right")
    assert message(run) == "Your move: which counter?"


def test_hints_are_moves_that_win() -> None:
    run = modern("1", "y", "f1")
    start, target = winning_moves(run.program.position)[0]
    assert message(run) == f"Slide {start} to {target}: that wins against any play."
    assert (run.state["cursor"], run.state["helped"]) == (start, True)
    set_out(run, Position((1,), 2, length=31))
    run.press("!hint")
    assert message(run).startswith("No move wins by force.")
    set_out(run, Position((9,), 4, length=31))
    run.press("f1")
    assert message(run) == "The red counter is free to go home!"


def test_moves_are_taken_back() -> None:
    run = modern("1", "y", "f2")
    assert message(run) == "Nothing to take back."
    before = squares(run)
    slide(run, 18, 15)
    assert len(run.state["moves"]) == 2
    run.press("f2")
    assert squares(run) == before
    assert run.state["helped"] is True


def test_help_costs_the_points_of_a_quick_win() -> None:
    main = modern("1", "y", level=3).program
    assert main.points(Outcome.WON) == 300 + 8 * 8 // 2
    main.helped = True
    assert main.points(Outcome.WON) == 300
    assert main.points(Outcome.LOST) == 0


@pytest.mark.parametrize("key", ["t", "pad1 back"])
def test_the_lesson_lies_over_the_table_and_leaves_it_as_it_was(key: str) -> None:
    run = modern("1", "y")
    before = run.machine.pixels()
    run.press(key)
    assert message(run).startswith("Each pair's gap")
    run.press("x")
    assert run.row(20).split() == ["sum", "5", "0000101"]
    assert run.row(24).strip() == "Press a key to go back"
    run.press("x")
    assert run.row(24).strip() == "Your move: which counter?"
    after = run.machine.pixels()
    assert sum(one != other for one, other in zip(before, after, strict=True)) < 2_000


def test_the_lesson_is_in_the_menu_too() -> None:
    run = modern("5", "x")
    assert run.row(24).strip() == "Press a key to go back"
    run.press("x")
    assert any("Teach me how to win" in run.row(row) for row in range(25))


def test_a_round_of_puzzles() -> None:
    run = modern("4")
    for solved in range(5):
        assert run.state["solved"] == solved
        position = run.program.position
        (answer,) = winning_moves(position)
        if solved == 1:
            wrong = next(move for move in position.moves() if move != answer)
            slide(run, *wrong)
            assert message(run).startswith("No: then")
            assert run.program.position == position
            assert counters_seen(run) == set(position.counters)
        slide(run, *answer)
    (result,) = run.session.results
    assert (result.outcome, result.score) == (Outcome.OVER, 45)


def test_a_hint_solves_a_puzzle_for_no_points() -> None:
    run = modern("4", "f1")
    for solved in range(5):
        assert run.state["solved"] == solved
        slide(run, *winning_moves(run.program.position)[0])
    assert run.session.results[0].score == 40


def test_two_people_take_turns_to_start() -> None:
    run = modern("1", seats=2)
    set_out(run, Position((9,), 4, length=31))
    slide(run, 4, 0)
    assert [(result.outcome, result.score) for result in run.session.results] == [(Outcome.FIRST, None)]
    run.press("y")
    run.press("1")
    assert run.state["seat"] == 1
    run.press("pad2 left")
    assert message(run) == "Player 2: which counter?"


def test_the_computer_says_what_it_moved() -> None:
    run = modern("1", "n")
    ((start, target),) = run.program.match.moves
    assert message(run) == f"The computer moved from {start} to {target}. Your move."


def test_the_language_changes_in_the_middle() -> None:
    run = modern("1", "y")
    run.session.program.language = "ro"
    run.press("9")
    run.press("return")
    assert message(run) == "Pe căsuța 9 nu e niciun jeton."


def test_a_win_is_by_day_a_loss_by_night_and_a_new_game_by_day() -> None:
    run = modern("1", "y")
    day = run.machine.palette()
    set_out(run, Position((9,), 4, length=31))
    slide(run, 4, 0)
    assert run.session.results[-1].outcome is Outcome.WON
    assert run.machine.palette() == day
    run.press("y")
    run.press("1")
    run.press("y")
    set_out(run, Position((9,), 4, length=31))
    run.press("f1")
    slide(run, 9, 5)
    assert run.session.results[-1].outcome is Outcome.LOST
    assert run.machine.palette() != day
    run.press("y")
    assert run.machine.palette() == day


def test_the_question_after_a_game_has_flags_that_wave() -> None:
    run = modern("1", "y")
    set_out(run, Position((9,), 4, length=31))
    slide(run, 4, 0)
    seen = set()
    for _ in range(60):
        seen.add(run.machine.pixels()[640 * 140 : 640 * 200])
        run.session.step()
    assert len(seen) > 3


def test_walkers_blink_and_smoke_rises_while_a_person_chooses() -> None:
    run = modern("1", "y")
    rows: dict[str, set[bytes]] = {name: set() for name in ("smoke", "path")}
    for _ in range(160):
        pixels = run.machine.pixels()
        rows["smoke"].add(pixels[640 * 18 + 22 : 640 * 18 + 46] + pixels[640 * 26 + 22 : 640 * 26 + 46])
        rows["path"].add(b"".join(pixels[640 * y + 160 : 640 * y + 640] for y in range(40, 330)))
        run.session.step()
    assert len(rows["smoke"]) > 3
    assert len(rows["path"]) > 2
