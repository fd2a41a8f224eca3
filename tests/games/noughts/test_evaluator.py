"""How good a move is: what is called won or lost in the cube is, and in both looks a mistake is one."""

from arcade.games.noughts.evaluator import EVALUATOR, SOME_DAY
from arcade.games.noughts.rules import CUBE, MISERE, Form, Position
from arcade.games.noughts.search import OPEN, forced, sides
from arcade.toolkit.ai.mistakes import worst
from arcade.toolkit.ai.solver import TOP_RANK
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.searching import at_once
from tests.games.noughts.forcing_player import OWN, Sequences, board_of
from tests.games.noughts.test_cube import THREE, chance_positions

KINDS = {OPEN: "open", SOME_DAY: "some day", -SOME_DAY: "lost some day"}


def values(position: Position) -> dict[int, int]:
    """Every move's rank."""
    return dict(at_once(EVALUATOR.values(position)))


def threatened(position: Position) -> bool:
    """Whether the side to move wins by a sequence of threats that a player finds who shares nothing with the judge."""
    marks = position.marks[position.seat], position.marks[1 - position.seat]
    return Sequences(board_of(*marks), OWN).win() is not None


def test_in_the_cube_who_can_complete_a_line_wins_and_who_stops_none_loses() -> None:
    judged = values(THREE)
    assert judged[3] == TOP_RANK - 1
    assert judged[51] == OPEN or abs(judged[51]) > TOP_RANK // 2
    assert {judged[field] for field in judged if field not in (3, 51)} == {2 - TOP_RANK}


def test_a_win_by_force_is_as_far_away_as_its_sequence_takes() -> None:
    row = Position(CUBE, (0b0111, 0), 0)
    assert forced(*sides(row), (3,)) == TOP_RANK - 1
    # A field that threatens to complete two lines: after the answer the other one is completed.
    two = Position(CUBE, (0b0110 | 1 << 4 | 1 << 8, 0), 0)
    assert forced(*sides(two), (0,)) == TOP_RANK - 3
    assert values(two)[0] == TOP_RANK - 3


def test_what_is_judged_won_or_lost_in_the_cube_is() -> None:
    kinds: dict[str, int] = {}
    for position in chance_positions(6, 7):
        for field, rank in values(position).items():
            after = position.play(field)
            kind = KINDS.get(rank, "won" if rank > 0 else "lost")
            kinds[kind] = kinds.get(kind, 0) + 1
            if kind != "won":
                assert threatened(after) is (kind == "lost")
            if kind == "some day":
                assert all(threatened(after.play(reply)) for reply in after.moves())
    assert {"open", "some day", "won", "lost"} <= set(kinds)


def test_fields_are_named_as_they_are_typed() -> None:
    assert EVALUATOR.named(Position(), 5, "en") == "2,3"
    assert EVALUATOR.named(THREE, 51, "ro") == "4,1,4"
    assert [EVALUATOR.worth(rank).english for rank in (OPEN, SOME_DAY, -SOME_DAY, 0)] == [
        "undecided",
        "I win",
        "I lose",
        "a draw",
    ]


def mistakes(form: Form, *moves: int) -> list[tuple[int, int]]:
    """The numbers of the first seat's mistakes and what they were worth."""
    match: Match[Position, int] = Match(Position(form))
    for move in moves:
        match.play(move)
    return [(one.number, one.kept) for one in at_once(worst(EVALUATOR, match, (0,)))]


def test_a_mistake_on_the_square_is_named_and_one_in_misere_too() -> None:
    assert mistakes(Position().form, 0, 4, 8, 1, 3, 7) == [(5, 2 - TOP_RANK)]
    assert mistakes(MISERE, 4, 0, 3, 1, 5)[0] == (3, 7 - TOP_RANK), "instead of going on opposite the other side's mark"


def test_judging_stops_for_frames() -> None:
    assert sum(1 for _ in EVALUATOR.values(next(chance_positions(1, 7)))) > 5
