"""The rules of Simultaneous Equations as plain values: exact arithmetic, results, points, solutions, mistakes."""

from fractions import Fraction
from itertools import product

import pytest

from arcade.games.simultan.arithmetic import mistaken, mixed, stages, whole, worked, worth
from arcade.games.simultan.levels import BOOK, LEVELS, Mistake, Terms
from arcade.games.simultan.puzzles import composed, drawn, drawn_digits, sheet_signs, solutions, unique
from arcade.games.simultan.rules import FULL_POINTS, HINT_COST, LINES, PASS_TENTHS, Clock, Duel, Game, Lesson, Puzzle
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once

FIRST = Puzzle((1, 6, 3, 8, 2, 9, 7, 4, 5), ("--", "+×", "--", "××", "+×", "-+"))
SECOND = Puzzle((1, 2, 3, 4, 2, 4, 2, 5, 6), ("-×", "+×", "-+", "-×", "-+", "-×"))
THIRD = Puzzle((4, 6, 9, 8, 3, 7, 2, 5, 1), ("-×", "×+", "-+", "×+", "--", "+-"))


def test_the_puzzles_seen_on_the_machine_have_their_results() -> None:
    assert FIRST.results == (-8, 26, -2, 56, 14, -1)
    assert SECOND.results == (-5, 12, 3, -7, 5, -21)
    assert THIRD.results == (-50, 31, -2, 34, -2, 15)


@pytest.mark.parametrize(
    ("digits", "signs", "made"),
    [
        ((2, 3, 4), "+×", 14),
        ((2, 3, 4), "×+", 10),
        ((2, 3, 4), "-+", 3),
        ((2, 3, 4), "××", 24),
        ((2, 3, 4), "-×", -10),
    ],
)
def test_multiplication_binds_tighter(digits: tuple[int, ...], signs: str, made: int) -> None:
    assert worth(digits, signs) == made


def test_precedence_of_every_pair_of_signs() -> None:
    for a, b, c in product(range(1, 10), repeat=3):
        assert worth((a, b, c), "+×") == a + b * c
        assert worth((a, b, c), "×+") == a * b + c
        assert worth((a, b, c), "××") == a * b * c
        assert worth((a, b, c), "-×") == a - b * c
        assert worth((a, b, c), "×-") == a * b - c
        assert worth((a, b, c), "--") == (a - b) - c
        assert worth((a, b, c), "+-") == (a + b) - c
        assert worth((a, b, c), "-÷") == a - Fraction(b, c)
        assert worth((a, b, c), "÷×") == Fraction(a * c, b)
        assert worth((a, b, c), "÷÷") == Fraction(a, b * c)


def test_a_line_makes_what_its_last_stage_leaves() -> None:
    lines = [(*digits, digits[0]) for digits in product((1, 2, 5, 8), repeat=3)]
    for signs in map("".join, product("+-×÷", repeat=3)):
        assert all(worth(digits, signs) == stages(digits, signs)[-1][0][0] for digits in lines)


def test_results_lie_between_the_extremes() -> None:
    signs = ["".join(pair) for pair in product("+-×", repeat=2)]
    made = [worth(digits, pair) for digits in product((1, 9), repeat=3) for pair in signs]
    assert min(made) == -80
    assert max(made) == 729


def test_divisions_are_exact_fractions_and_written_as_such() -> None:
    assert worth((7, 2, 3), "÷×") == Fraction(21, 2)
    assert worked((7, 2, 3), "÷×") == "7÷2×3=7/2×3=21/2"
    assert worked((9, 8, 9), "-×") == "9-8×9=9-72=-63"
    assert whole((8, 4, 2), "÷÷")
    assert not whole((7, 2, 4), "÷×")
    assert [mixed(Fraction(number, 3)) for number in (2893, 3, 1, -4)] == ["964 1/3", "1", "1/3", "-1 1/3"]


def test_another_solution_wins_too() -> None:
    for seed in range(60):
        dice = SplitMix(seed)
        puzzle = Puzzle(drawn_digits(dice, False), sheet_signs(dice))
        other = next((found for found in solutions(puzzle) if found != puzzle.digits), None)
        if other is not None:
            assert puzzle.solved(other)
            assert not puzzle.solved((*other[:8], other[8] % 9 + 1))
            return
    raise AssertionError("half of the puzzles have several solutions")


def test_different_digits_are_a_permutation() -> None:
    for seed in range(30):
        assert sorted(drawn_digits(SplitMix(seed), True)) == list(range(1, 10))


def test_different_digits_are_required_where_they_are_asked_for() -> None:
    puzzle = Puzzle((1, 2, 3, 4, 5, 6, 7, 8, 9), ("++",) * 6, different=True)
    twice = (2, 1, 3, 4, 5, 6, 7, 8, 8)
    assert puzzle.clashes(twice) == (7, 8)
    assert not puzzle.solved(twice)
    assert Puzzle(puzzle.digits, puzzle.signs).clashes(twice) == ()


def test_the_solver_finds_exactly_the_fillings_that_make_all_results() -> None:
    puzzle = Puzzle(SECOND.digits, SECOND.signs, given=(0, 1, 3, 4, 5))
    free = [cell for cell in range(9) if cell not in puzzle.given]
    tried = []
    for digits in product(range(1, 10), repeat=len(free)):
        cells = list(puzzle.digits)
        for cell, digit in zip(free, digits, strict=True):
            cells[cell] = digit
        if puzzle.solved(cells):
            tried.append(tuple(cells))
    assert sorted(solutions(puzzle)) == sorted(tried)
    assert all(SECOND.solved(found) for found in solutions(SECOND))


@pytest.mark.parametrize("terms", [*(level.sets for level in LEVELS), BOOK])
@pytest.mark.parametrize("different", [False, True])
def test_composed_puzzles_have_one_solution(terms: Terms, different: bool) -> None:
    if different and terms.highest < 9:
        return
    for seed in range(4):
        puzzle = at_once(composed(SplitMix(seed), terms, different, terms.given))
        assert unique(puzzle)
        assert set("".join(puzzle.signs)) <= set(terms.signs)
        assert max(puzzle.digits) <= terms.highest
        assert len(puzzle.given) >= terms.given
        assert all(whole(puzzle.along(puzzle.digits, line), puzzle.signs[line]) for line in range(len(LINES)))


def test_levels_rise_and_the_last_one_divides() -> None:
    assert [level.sets.signs for level in LEVELS] == ["+-", "+-", "+-×", "+-×÷"]
    assert [level.sets.given for level in LEVELS] == [5, 3, 1, 1]
    assert "".join(drawn(SplitMix(1), LEVELS[LEVELS.hardest].sets, False).signs).count("÷") >= 2


def test_points_fall_by_38_in_500_frames() -> None:
    clock, game = Clock(), Game(FIRST)
    for _ in range(500):
        if clock.step():
            game.tick()
    assert abs(FULL_POINTS - game.points - 38) <= 1
    assert PASS_TENTHS == 132


def test_digits_are_overwritten_rubbed_out_and_taken_back() -> None:
    game = Game(Puzzle(FIRST.digits, FIRST.signs, given=(0,)))
    assert not game.write(0, 5)
    assert game.write(1, 5)
    assert game.write(1, 7)
    assert game.spin(1)
    assert game.cells[:2] == [1, 8]
    assert game.clear(1)
    assert not game.clear(1)
    assert game.mark(1, 3)
    assert game.mark(1, 4)
    assert game.marks[1] == 0b11000
    assert not game.mark(0, 3)
    for wanted in (0b1000, 0):
        assert game.take_back() == 1
        assert game.marks[1] == wanted
    assert game.take_back() == 1
    assert game.cells[1] == 8
    game.take_back()
    game.take_back()
    game.take_back()
    assert game.take_back() is None
    game.write(2, 9)
    game.spin(2)
    assert game.cells[2] == 0


def test_a_hint_costs_points_and_shows_a_digit_for_good() -> None:
    game = Game(FIRST)
    game.write(4, 2)
    assert game.hint(4) == 0
    assert game.hint(5) == 5
    assert game.points == FULL_POINTS - 2 * HINT_COST
    assert not game.write(5, 1)
    game.points = HINT_COST
    assert game.hint(6) is None
    assert game.points == HINT_COST


@pytest.mark.parametrize(
    ("digits", "signs", "wanted", "mistake"),
    [
        ((2, 3, 4), "+×", 20, Mistake.PRECEDENCE),
        ((9, 3, 2), "--", 8, Mistake.ORDER),
        ((9, 3, 2), "-+", 14, Mistake.SIGN),
        ((8, 2, 3), "÷+", 19, Mistake.SIGN),
        ((8, 2, 3), "÷+", 99, Mistake.DIVIDING),
        ((2, 3, 4), "+×", 99, Mistake.MULTIPLYING),
        ((2, 3, 4), "+-", 99, Mistake.SUBTRACTING),
        ((2, 3, 4), "++", 99, Mistake.ADDING),
    ],
)
def test_mistakes_are_told_apart(digits: tuple[int, ...], signs: str, wanted: int, mistake: Mistake) -> None:
    assert mistaken(digits, signs, wanted) is mistake


def test_the_average_counts_lost_games_and_is_exact() -> None:
    lesson = Lesson().played(2893, True)
    assert lesson.average == 2893
    lesson = lesson.played(1500, False)
    lesson = lesson.played(2000, True, hints=1)
    assert lesson.average == Fraction(2893 + 2000, 3)
    assert (lesson.games, lesson.won, lesson.best, lesson.hints) == (3, 2, 2893, 1)


def test_what_was_mistaken_most_is_remembered() -> None:
    assert Lesson().most_mistaken is None
    lesson = Lesson().noted([Mistake.SIGN, Mistake.ADDING]).noted([Mistake.ADDING])
    assert lesson.most_mistaken == (Mistake.ADDING, 2)


def test_in_a_duel_a_digit_earns_what_is_left_of_the_turn() -> None:
    duel = Duel(Game(FIRST))
    for _ in range(20):
        duel.tick()
    duel.game.write(0, 1)
    assert duel.tried == 0
    duel.settle(1)
    assert duel.tried is None
    duel.game.write(0, 1)
    assert duel.hand_in()
    assert (duel.seat, duel.points, duel.owners) == (1, [180, 0], {0: 0})
    duel.game.write(1, 9)
    assert not duel.hand_in()
    assert duel.points == [180, 0]
    assert duel.game.cells[1] == 0
    duel.game.write(1, 5)
    assert not duel.hand_in()
    assert duel.points == [130, 0]
    duel.game.write(1, 6)
    for _ in range(199):
        assert not duel.tick()
    assert duel.tick()
    assert (duel.seat, duel.tried) == (0, None)


def test_a_duel_is_over_when_every_digit_was_found() -> None:
    duel = Duel(Game(FIRST))
    for cell, digit in enumerate(FIRST.digits):
        assert not duel.over
        duel.game.write(cell, digit)
        assert not duel.over
        assert duel.hand_in()
    assert duel.over
