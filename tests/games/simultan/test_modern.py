"""The lesson at the blackboard: explanations, hints, pencil, mouse and joystick, levels, summary, two players."""

import pytest

from arcade.games.simultan import art
from arcade.games.simultan.panel import LEFT as PANEL
from arcade.games.simultan.rules import CHECK_COST, GIVEN_COST, HINT_COST
from arcade.games.simultan.scene import RESULT_COLUMN, Board, Verdict
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.letters.lettering import letters
from tests.games.simultan.playing import Table
from tests.patience import still


def at_the_board(**setup: object) -> Table:
    table = Table(**{"level": 2, "seed": 4, **setup})
    table.press("return")
    return table


def end(table: Table) -> None:
    """Until the question after a game, its end cut short."""
    table.rest(20)
    table.press("return", wait=False)
    table.ready()


def click(table: Table, row: int, column: int) -> None:
    table.press(f"@{8 * column + 4},{8 * row + 4}")


def stands_tall(table: Table, row: int, column: int, words: str) -> bool:
    """Whether words twice as high as letters stand at a row and a column of cells."""
    machine = table.session.machine
    assert isinstance(machine, Spectrum)
    wanted = letters(machine.font, words, 1, 2)
    lines = [LINES[8 * row + line] + column for line in range(wanted.height)]
    return [int.from_bytes(machine.display[at : at + len(words)]) for at in lines] == list(wanted.ink)


def test_a_right_answer_wins_what_is_left() -> None:
    table = at_the_board()
    game = table.program.game
    assert game.points == 3000 - GIVEN_COST * len(game.puzzle.given)
    table.fill(table.solution)
    table.press("k", wait=False)
    end(table)
    assert table.session.results[-1].outcome == "won"
    assert table.session.results[-1].score == game.points
    assert "".join(table.rows[21]).strip() == f"Bravo! {game.points} points!"


def test_a_wrong_answer_is_explained_line_by_line_and_may_be_mended() -> None:
    table = at_the_board()
    game = table.program.game
    table.fill(table.wrong)
    points = game.points
    table.press("k")
    wrong = game.puzzle.wrong(game.cells)
    explained = []
    while still(not table.program.solving):
        explained.append(table.rows[21].strip())
        assert "It must be" in table.rows[22]
        assert table.rows[23].strip()
        table.press("return")
    assert len(explained) == len(wrong) >= 2
    for line, words in zip(wrong, explained, strict=True):
        made = game.puzzle.made(game.cells, line)
        assert words.startswith("Row" if line < 3 else "Column")
        assert words.endswith(f"={made}")
        row = 2 + 6 * line if line < 3 else 18
        column = 20 if line < 3 else 1 + 7 * (line - 3)
        assert stands_tall(table, row, column, f"={game.puzzle.results[line]}")
        assert table.rows[row + 2][column:].startswith(str(made))
    assert points - game.points in (CHECK_COST, CHECK_COST + 1)
    assert sum(table.program.lesson.mistakes) == len(wrong)
    table.fill(table.solution)
    table.press("k", wait=False)
    end(table)
    assert table.session.results[-1].outcome == "won"


def test_the_last_wrong_answer_loses_and_the_solution_is_shown() -> None:
    table = at_the_board(level=4)
    table.press("y")
    table.fill(table.wrong)
    table.press("k")
    for _ in range(6):
        if table.session.results:
            break
        table.press("return", wait=False)
        table.rest(3)
    end(table)
    assert table.session.results[-1].outcome == "lost"
    assert table.rows[21].strip() == "Not right. The solution is:"


@pytest.mark.parametrize("level", [1, 3])
def test_right_lines_are_ticked_at_once_on_the_first_level_only(level: int) -> None:
    table = at_the_board(level=level)
    if level == 3:
        table.press("y")
    table.fill(table.solution)
    table.press("f1")
    ticked = [table.rows[4 + 6 * line][21] == "#" for line in range(3)]
    assert ticked == [level == 1] * 3


def test_nothing_is_lost_while_cells_are_empty_or_digits_clash() -> None:
    table = at_the_board()
    table.press("k")
    assert "Fill all nine cells first" in table.rows[21]
    free = [cell for cell in range(9) if cell not in table.program.game.puzzle.given]
    digits = list(table.solution)
    digits[free[0]] = digits[free[1]]
    table.fill(tuple(digits))
    table.press("k")
    assert "The digits must differ" in table.rows[21]
    assert not table.session.results


def test_a_hint_shows_a_digit_for_points() -> None:
    table = at_the_board()
    game = table.program.game
    free = next(cell for cell in range(9) if cell not in game.puzzle.given)
    table.go(free)
    points = game.points
    table.press("f1")
    assert game.cells[free] == table.solution[free]
    assert points - game.points in (HINT_COST, HINT_COST + 1)
    table.press("5")
    assert "That digit stays" in table.rows[21]
    game.points = HINT_COST
    table.press("f1")
    assert "A hint costs 300 points" in table.rows[21]


def test_the_pencil_only_notes() -> None:
    table = at_the_board()
    game = table.program.game
    free = next(cell for cell in range(9) if cell not in game.puzzle.given)
    table.go(free)
    table.press("p", "3", "7")
    assert (game.marks[free], game.cells[free]) == (0b10001000, 0)
    table.press("7")
    assert game.marks[free] == 0b1000
    table.press("p", "7", "backspace")
    assert (game.marks[free], game.cells[free]) == (0b1000, 0)
    table.press("backspace", "f2")
    assert game.marks[free] == 0b1000


def test_the_mouse_is_enough() -> None:
    table = at_the_board()
    game = table.program.game
    for cell, digit in enumerate(table.solution):
        if game.cells[cell] != digit:
            click(table, 3 + 6 * (cell // 3), 3 + 7 * (cell % 3))
            click(table, 14 + 2 * ((digit - 1) // 3), 25 + 2 * ((digit - 1) % 3))
    assert game.cells == list(table.solution)
    click(table, 9, 26)
    assert table.program.pencil
    table.press("@28,52", wait=False)
    table.press("@210,52", wait=False)
    end(table)
    assert table.session.results[-1].outcome == "won"


def test_a_second_click_spins() -> None:
    table = at_the_board()
    free = next(cell for cell in range(1, 9) if cell not in table.program.game.puzzle.given)
    for _ in range(3):
        click(table, 3 + 6 * (free // 3), 3 + 7 * (free % 3))
    assert table.program.game.cells[free] == 2


def test_the_joystick_reaches_the_buttons() -> None:
    table = at_the_board()
    table.press(*["pad1 right"] * 4)
    assert table.program.cursor == (0, 3)
    table.press("pad1 fire")
    assert "Fill all nine cells first" in table.rows[21]
    table.press("pad1 down", "pad1 fire")
    assert table.program.pencil
    points = table.program.game.points
    table.press("pad1 down", "pad1 fire")
    assert points - table.program.game.points >= HINT_COST


def test_a_key_that_means_nothing_is_answered() -> None:
    table = at_the_board()
    before = table.program.state()
    table.press("0")
    assert "Type a digit from 1 to 9" in table.rows[21]
    table.press("ș")
    assert table.program.state()["cells"] == before["cells"]


def test_time_runs_out() -> None:
    table = at_the_board()
    table.program.game.points = 1
    table.rest(20)
    end(table)
    assert table.session.results[-1].outcome == "lost"
    assert "Time is up. The solution is:" in table.rows[21]


def test_each_puzzle_solved_shows_less_of_the_next() -> None:
    table = at_the_board(level=3)
    table.press("y")
    assert len(table.program.game.puzzle.given) == 1
    table.fill(table.solution)
    table.press("k", wait=False)
    end(table)
    assert "Next time you'll see less" in table.rows[22]
    table.press("y")
    assert not table.program.game.puzzle.given
    table.press("f3", wait=False)
    end(table)
    table.press("y")
    assert len(table.program.game.puzzle.given) == 1


def test_the_summary_tells_games_average_best_and_mistakes() -> None:
    table = at_the_board(level=1)
    table.fill(table.wrong)
    table.press("k")
    while still(not table.program.solving):
        table.press("return")
    table.fill(table.solution)
    table.press("k", wait=False)
    end(table)
    score = table.session.results[-1].score
    table.press("y")
    table.press("f3", wait=False)
    end(table)
    table.press("n")
    words = "\n".join(table.rows)
    assert "Games played           2" in words
    assert "Games won              1" in words
    assert score is not None
    assert (f"{score // 2} 1/2" if score % 2 else f"{score // 2}") in words
    assert "Most common mistake" in words
    table.press("return")
    assert table.session.ended


def test_the_language_changes_during_play() -> None:
    table = at_the_board()
    table.press("!lang ro")
    table.rest(30)
    assert "K gata" in "\n".join(table.rows)
    assert "rezolvă" in table.rows[23]


def test_two_players_take_turns_and_the_second_has_a_joystick() -> None:
    table = at_the_board(seats=2, level=1)
    game, duel = table.program.game, table.program.duel
    assert duel is not None
    free = [cell for cell in range(9) if cell not in game.fixed]
    table.go(free[0])
    table.press("pad2 fire")
    assert game.cells[free[0]] == 0
    table.press("k")
    assert "Choose a cell and a digit first" in table.rows[21]
    table.press(str(table.solution[free[0]]), "k")
    assert duel.seat == 1
    assert "for player 1" in table.rows[21]
    table.go(free[1])
    wrong = table.solution[free[1]] % 9 + 1
    table.press(*["pad2 fire"] * wrong, "k")
    assert duel.seat == 0
    assert game.cells[free[1]] == 0
    table.press("f1")
    assert "No hints in a duel" in table.rows[21]
    table.press("f3")
    assert "A duel is fought to the end" in table.rows[21]
    for cell in free[1:]:
        table.go(cell)
        table.press(str(table.solution[cell]), "k", wait=False)
        table.rest(3)
    end(table)
    assert table.session.results[-1].outcome in ("first", "second")
    assert table.session.results[-1].score == max(duel.points)


def test_a_turn_runs_out() -> None:
    table = at_the_board(seats=2, level=1)
    duel = table.program.duel
    assert duel is not None
    duel.turn_points = 1
    table.rest(20)
    assert duel.seat == 1
    assert "Too slow" in table.rows[21]


def test_calm_keeps_the_border_still() -> None:
    table = at_the_board(calm=True)
    table.fill(table.solution)
    table.press("k", wait=False)
    colours = set()
    for _ in range(150):
        table.session.step()
        colours.add(table.machine.border_colour)
    assert colours == {0}


def test_the_pad_of_digits_is_there_for_those_who_point() -> None:
    table = at_the_board()
    game = table.program.game
    free = next(cell for cell in range(9) if cell not in game.puzzle.given)
    table.go(free)
    click(table, 14, 25)
    assert game.cells[free] == 0
    click(table, 14, 25)
    assert game.cells[free] == 1
    click(table, 19, 30)
    assert game.cells[free] == 9
    click(table, 14, 24)
    assert game.cells[free] == 9


def test_the_board_is_as_large_as_the_panel_lets_it() -> None:
    """The longest results are =729 and =-80, the longest that a row makes is a fraction such as -80/9."""
    machine = Spectrum()
    board = Board(machine)
    corners = [board.grid.origin((row, column)) for row in range(3) for column in range(3)]
    assert {x % 8 + y % 8 for x, y in corners} == {0}
    right = max(x for x, _ in corners) + art.TILE
    assert right == 8 * RESULT_COLUMN
    assert RESULT_COLUMN + len("=729") <= PANEL
    board.verdict(0, Verdict("-80/9"))
    lines = [LINES[32 + line] for line in range(8)]
    assert any(machine.display[at + RESULT_COLUMN] for at in lines)
    assert not any(machine.display[at + PANEL] for at in lines)


@pytest.mark.parametrize("sign", "+-×÷")
def test_each_sign_stands_between_places_of_a_row_and_of_a_column(sign: str) -> None:
    machine = Spectrum()
    board = Board(machine)
    board.clear()
    before = bytes(machine.display)
    for line in (0, 3):
        board.sign(line, 0, sign)
    changed = {at for at in range(6144) if machine.display[at] != before[at]}
    across = {LINES[y] + x for y in range(20, 36) for x in (6, 7)}
    down = {LINES[y] + x for y in range(48, 56) for x in (2, 3, 4)}
    assert changed & across
    assert changed & down
    assert changed <= across | down
