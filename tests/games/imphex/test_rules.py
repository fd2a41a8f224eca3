"""The rules of hexapawn: moves, faults, ends, and what exhaustive search knows of the game."""

import pytest

from arcade.games.imphex.rules import COMPUTER, HUMAN, START, Fault, Move, Position
from arcade.toolkit.ai.solver import Solver, Worth
from tests.patience import still


def board(picture: str, seat: int = HUMAN) -> Position:
    """A position from three rows; blanks between them do not count."""
    return Position("".join(picture.split()), seat)


def reachable() -> set[Position]:
    found = {START}
    waiting = [START]
    while still(waiting):
        position = waiting.pop()
        for move in position.moves():
            after = position.play(move)
            if after not in found:
                found.add(after)
                waiting.append(after)
    return found


def mirrored(position: Position) -> Position:
    cells = position.cells
    return Position("".join(cells[row : row + 3][::-1] for row in (0, 3, 6)), position.seat)


def test_cells_are_numbered_like_the_keypad() -> None:
    position = board("CC. ... .HH")
    assert [position.at(cell) for cell in (7, 8, 9, 1, 2, 3)] == ["C", "C", ".", ".", "H", "H"]
    assert position.pawns(HUMAN) == (2, 3)
    assert position.pawns(COMPUTER) == (7, 8)


def test_moves_are_found_in_the_order_of_the_fixed_scan() -> None:
    assert board("C.C .C. H.H", COMPUTER).moves() == (
        Move(7, 4),
        Move(9, 6),
        Move(5, 1),
        Move(5, 2),
        Move(5, 3),
    )
    assert START.moves() == (Move(1, 4), Move(2, 5), Move(3, 6))


@pytest.mark.parametrize(
    ("move", "fault"),
    [
        (Move(2, 5), None),
        (Move(0, 5), Fault.INVALID),
        (Move(2, 0), Fault.INVALID),
        (Move(10, 5), Fault.INVALID),
        (Move(5, 2), Fault.NOBODY),
        (Move(7, 4), Fault.NOBODY),
        (Move(1, 2), Fault.OWN),
        (Move(1, 1), Fault.OWN),
        (Move(1, 5), Fault.NO_CAPTURE),
        (Move(1, 7), Fault.TOO_FAR),
        (Move(3, 4), Fault.TOO_FAR),
    ],
)
def test_faults_of_the_first_move(move: Move, fault: Fault | None) -> None:
    assert START.fault(move) is fault


def test_the_named_moves() -> None:
    assert board("C.C HC. .HH").fault(Move(4, 8)) is Fault.NO_CAPTURE
    assert board("H.C H.. ..H").fault(Move(4, 7)) is Fault.OWN
    assert START.fault(Move(0, 5)) is Fault.INVALID
    assert START.fault(Move(2, 5)) is None


def test_a_pawn_is_blocked_ahead_and_captures_beside() -> None:
    position = board("C.C .C. .HH")
    assert position.fault(Move(2, 5)) is Fault.TAKEN
    assert position.play(Move(3, 5)) == board("C.C .H. .H.", COMPUTER)
    with pytest.raises(ValueError, match="2-5 is no move here"):
        position.play(Move(2, 5))


@pytest.mark.parametrize(
    ("position", "outcome"),
    [
        (START, None),
        (board("CHC ... H.H", COMPUTER), 1),
        (board("C.. ... CH."), -1),
        (board("... C.. H.."), -1),
        (board("... C.. H..", COMPUTER), 1),
        (board("... ... ..H", COMPUTER), 1),
        (board("..C ... ..."), -1),
    ],
)
def test_ends(position: Position, outcome: int | None) -> None:
    assert position.outcome() == outcome
    assert (position.moves() == ()) == (outcome is not None)


def test_counts_of_exhaustive_search() -> None:
    found = reachable()
    assert len(found) == 135
    assert len({min(position.cells, mirrored(position).cells) + str(position.seat) for position in found}) == 71
    ended = [position for position in found if position.outcome() is not None]
    assert len(ended) == 65
    assert len([one for one in found if one.seat == COMPUTER and one not in ended]) == 37


def test_the_first_to_move_is_lost_in_six_plies() -> None:
    solver: Solver[Position, Move] = Solver()
    assert solver.worth(START) == Worth(-1, 6)
    for first in START.moves():
        position = START.play(first)
        while still(position.outcome() is None):
            position = position.play(solver.best(position)[0])
        assert position.outcome() == -1
