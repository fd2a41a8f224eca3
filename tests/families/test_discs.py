"""Reversi's rules: the start, moves as counted elsewhere, what turns, passes, the end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.families.discs.rules import BLACK, PASS, SCAN, WHITE, Position, legal, name, named, pictured, turned

PERFT = (1, 4, 12, 56, 244, 1396, 8200, 55092)


def squares(words: str) -> set[int]:
    return {named(word) for word in words.split()}


def at(x: int, y: int) -> int:
    """The square of the original's coordinates, which count from 1."""
    return 8 * (y - 1) + x - 1


def played(*moves: int) -> Position:
    position = Position()
    for move in moves:
        position = position.play(move)
    return position


def perft(position: Position, depth: int) -> int:
    """Leaves at a depth: a pass is one ply, a game that is over one leaf (the last ply is counted, not played)."""
    moves = position.moves()
    if depth <= 1 or not moves:
        return max(len(moves), 1) if depth else 1
    return sum(perft(position.play(move), depth - 1) for move in moves)


def test_start() -> None:
    start = Position()
    assert start.picture()[3:5] == ("...oX...", "...Xo...")
    assert {at(4, 4), at(5, 5)} == {square for square in range(64) if start.white >> square & 1}
    assert {at(4, 5), at(5, 4)} == {square for square in range(64) if start.black >> square & 1}
    assert (start.discs, start.seat) == ((2, 2), BLACK)
    assert start.moves() == (at(3, 4), at(4, 3), at(5, 6), at(6, 5))


def test_the_first_legal_square_gives_four_to_one() -> None:
    """Column by column, (3,4) comes first; every first move turns one disc."""
    start = Position()
    assert start.moves()[0] == at(3, 4)
    assert start.play(at(3, 4)).discs == (4, 1)
    assert [len(start.turned_by(move)) for move in start.moves()] == [1, 1, 1, 1]


def test_after_the_first_reply() -> None:
    position = played(at(3, 4), at(3, 3))
    assert position.picture()[2:5] == ("..o.....", "..XoX...", "...Xo...")
    assert position.discs == (3, 3)
    assert position.moves()[0] == at(3, 2)


@pytest.mark.parametrize("depth", range(8))
def test_the_tree_of_moves_has_the_known_sizes(depth: int) -> None:
    assert perft(Position(), depth) == PERFT[depth]


def test_runs_turn_in_all_eight_directions_in_the_original_order() -> None:
    star = pictured("""
        X..X..X.
        .o.o.o..
        ..ooo...
        Xoo.oooX
        ..ooo...
        .o.o.o..
        X..o..X.
        ...X....
    """)
    turns = [name(square) for square in turned(star.black, star.white, named("d4"))]
    assert " ".join(turns) == "c3 b2 c4 b4 c5 b6 d3 d2 d5 d6 d7 e3 f2 e4 f4 g4 e5 f6"
    after = star.play(named("d4"))
    assert after.white == 0
    assert after.moves() == ()


def test_only_closed_runs_turn() -> None:
    board = pictured("""
        ........
        ........
        ........
        .ooXooo.
        ........
        ........
        ........
        ........
    """)
    assert set(board.moves()) == squares("a4 h4")
    assert [name(square) for square in board.turned_by(named("h4"))] == ["g4", "f4", "e4"]
    open_run = pictured(".ooooooo " + "........ " * 7)
    assert open_run.moves() == ()


def test_no_run_goes_round_the_edge() -> None:
    board = pictured("......Xo o....... " + "........ " * 6)
    assert board.moves() == (PASS,)


def test_a_pass_lets_the_other_side_move_and_two_end_the_game() -> None:
    stuck = pictured("Xo...... o....... " + "........ " * 6, WHITE)
    assert stuck.moves() == (PASS,)
    assert stuck.turned_by(PASS) == ()
    after = stuck.play(PASS)
    assert (after.seat, after.discs) == (BLACK, stuck.discs)
    over = after.play(named("c1")).play(PASS).play(named("a3"))
    assert over.moves() == ()
    assert over.outcome() == 1


def test_outcomes() -> None:
    assert pictured("X" * 32 + "o" * 32).outcome() == 0
    assert pictured("X" * 33 + "o" * 31).outcome() == 1
    assert pictured("X" * 30 + "o" * 34).outcome() == -1
    assert Position().outcome() is None


def test_illegal_moves_are_refused() -> None:
    for word in ("a1", "d4", "c3"):
        with pytest.raises(ValueError, match="not a legal move"):
            Position().play(named(word))
    with pytest.raises(ValueError, match="not a legal move"):
        Position().play(PASS)


def test_names() -> None:
    assert [name(square) for square in (0, 7, 56, 63, PASS)] == ["a1", "h1", "a8", "h8", "-"]
    assert [named(name(square)) for square in range(65)] == list(range(65))
    for wrong in ("", "i1", "a9", "a", "a11"):
        with pytest.raises(ValueError, match="no square"):
            named(wrong)
    with pytest.raises(ValueError, match="64 squares"):
        pictured("X.o")


@given(st.lists(st.integers(0, 59), max_size=70))
def test_bits_and_rays_agree_and_no_disc_is_lost(choices: list[int]) -> None:
    position = Position()
    for choice in choices:
        if not position.moves():
            break
        bits = legal(position.own, position.enemy)
        empty = ~(position.black | position.white)
        by_rays = [s for s in SCAN if empty >> s & 1 and turned(position.own, position.enemy, s)]
        assert by_rays == [square for square in SCAN if bits >> square & 1]
        move = position.moves()[choice % len(position.moves())]
        after = position.play(move)
        assert after.black & after.white == 0
        assert sum(after.discs) == sum(position.discs) + (move != PASS)
        assert after.own.bit_count() == position.enemy.bit_count() - len(position.turned_by(move))
        position = after
