"""The rules' positions as pictures, and the printed method walked along every line of play."""

from collections import Counter
from collections.abc import Iterator

import pytest

from arcade.games.tic_tac_toe.levels import Skill
from arcade.games.tic_tac_toe.opponent import Reason, advice, choosing, printed
from arcade.games.tic_tac_toe.rules import Position
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.patience import still

START = "........."


def after(opening: str, player: str) -> list[str]:
    """The boards that the printed method leaves, the player choosing fields in turn; `opening` is c or j."""
    position = Position(seat=1 if opening == "c" else 0)
    boards = []
    for move in ["", *player] if opening == "c" else list(player):
        if move:
            position = position.play(int(move))
        if position.outcome() is None:
            position = position.play(printed(position).field)
        boards.append(position.board)
    return boards


@pytest.mark.parametrize(
    ("opening", "player", "boards"),
    [
        ("c", "", ["....1...."]),
        ("c", "27", ["....1....", ".21.1....", ".21.112.."]),
        ("c", "1", ["....1....", "2...1...1"]),
        ("c", "4", ["....1....", "...21.1.."]),
        ("c", "9", ["....1....", "1...1...2"]),
        ("j", "197", ["2...1....", "21..1...2", "21..1.212"]),  # the computer wins
        ("j", "597", ["1...2....", "1.1.2...2", "111.2.2.2"]),  # the computer wins
        ("j", "52769", ["1...2....", "12..2..1.", "121.2.21.", "12112221.", "121122212"]),  # a draw
    ],
)
def test_the_printed_method_answers_as_measured(opening: str, player: str, boards: list[str]) -> None:
    assert after(opening, player) == boards


def test_measured_ends() -> None:
    assert Position("21..1.212").outcome() == -1
    assert Position("111.2.2.2").outcome() == -1
    assert Position("121122212").outcome() == 0


@pytest.mark.parametrize(
    ("board", "field"),
    [
        ("....1....", 5),
        ("2...1...1", 5),
        ("2...1...1", 1),
        ("21..1...2", 2),
        ("1...2....", 1),  # the listing overwrote the computer's stone
        ("1...2....", 5),  # and the player's own
        (START, 0),
        (START, 10),
        ("222.11...", 4),
    ],
)
def test_taken_fields_and_finished_games_take_no_stone(board: str, field: int) -> None:
    with pytest.raises(ValueError, match="cannot be taken"):
        Position(board).play(field)


def test_a_line_of_the_players_wins() -> None:
    assert Position("222.11...").outcome() == 1


def test_one_stone_can_finish_two_lines() -> None:
    assert Position("222211211").lines() == ((1, 2, 3), (1, 4, 7))


def positions(start: Position) -> set[Position]:
    found, waiting = {start}, [start]
    while still(waiting):
        position = waiting.pop()
        new = {position.play(move) for move in position.moves()} - found
        found |= new
        waiting += new
    return found


def images(board: str) -> Iterator[str]:
    """The board turned and mirrored in all eight ways."""
    for _ in range(4):
        board = "".join(board[field] for field in (6, 3, 0, 7, 4, 1, 8, 5, 2))
        yield board
        yield "".join(board[field] for field in (2, 1, 0, 5, 4, 3, 8, 7, 6))


def test_the_known_numbers_of_positions_and_their_value() -> None:
    reached = positions(Position())
    assert len(reached) == 5478
    assert len({min(images(position.board)) for position in reached}) == 765
    assert sum(position.outcome() is not None for position in reached) == 958
    solver: Solver[Position, int] = Solver()
    assert solver.worth(Position()).value == 0


def ends(position: Position, reply: dict[Position, set[int]]) -> Counter[int]:
    """How many of the player's sequences end in each outcome, whichever reply the computer takes."""
    outcome = position.outcome()
    if outcome is not None:
        return Counter([outcome])
    moves = position.moves() if position.seat == 0 else reply[position]
    total: Counter[int] = Counter()
    for move in moves:
        total += ends(position.play(move), reply)
    return total


@pytest.mark.parametrize(("seat", "won", "drawn"), [(1, 129, 11), (0, 342, 115)])
def test_no_sequence_beats_the_printed_method(seat: int, won: int, drawn: int) -> None:
    """As many wins and draws as a walk through the original's tables counted."""
    start = Position(seat=seat)
    reply = {each: {printed(each).field} for each in positions(start) if each.seat == 1 and each.outcome() is None}
    assert ends(start, reply) == {-1: won, 0: drawn}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_perfect_level_never_loses_and_never_lets_a_win_go(seat: int) -> None:
    solver: Solver[Position, int] = Solver()
    dice = SplitMix(5)
    answers = {}
    for position in sorted(positions(Position(seat=seat)), key=lambda each: each.board):
        if position.seat == 1 and position.outcome() is None:
            field = at_once(choosing(position, Skill.PERFECT, solver, dice)).field
            assert solver.after(position, field).value == solver.worth(position).value
            answers[position] = set(solver.best(position))
    assert 1 not in ends(Position(seat=seat), answers)


def test_the_perfect_level_varies() -> None:
    solver: Solver[Position, int] = Solver()
    dice = SplitMix(1)
    fields = {at_once(choosing(Position(seat=1), Skill.PERFECT, solver, dice)).field for _ in range(60)}
    assert fields == set(range(1, 10))


@pytest.mark.parametrize(
    ("skill", "board", "field", "reason"),
    [
        (Skill.BEGINNER, "11.22....", 3, "win"),
        (Skill.NORMAL, "22.1.....", 3, "block"),
        (Skill.NORMAL, "2.......2", 5, "block"),
        (Skill.NORMAL, "11.22....", 3, "win"),
        (Skill.PRINTED, ".21.1.2..", 6, "fork"),
        (Skill.PRINTED, START, 5, "opening"),
    ],
)
def test_levels_choose(skill: Skill, board: str, field: int, reason: Reason) -> None:
    solver: Solver[Position, int] = Solver()
    choice = at_once(choosing(Position(board, 1), skill, solver, SplitMix(1)))
    assert choice[:2] == (field, reason)


def test_the_beginner_does_not_see_threats() -> None:
    solver: Solver[Position, int] = Solver()
    fields = {
        at_once(choosing(Position("22.1.....", 1), Skill.BEGINNER, solver, SplitMix(seed)))[0] for seed in range(40)
    }
    assert fields == {3, 5, 6, 7, 8, 9}


def test_advice_tells_what_each_field_is_worth() -> None:
    solver: Solver[Position, int] = Solver()
    assert at_once(advice(Position("22.11...."), solver)) == (1, 0, -1, -1, -1)
    assert at_once(advice(Position("1........"), solver)) == (-1, -1, -1, 0, -1, -1, -1, -1)
