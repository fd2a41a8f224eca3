"""The rules as pictures, and the printed opponent as measured on the original."""

from collections.abc import Callable

import pytest

from arcade.games.crossing_board.book_opponent import Board, Choice, Rule, printed
from arcade.games.crossing_board.levels import Fault
from arcade.games.crossing_board.rules import BLACK, LAST, PIECES, SIDE, SIGNS, WHITE, Move, Position
from arcade.toolkit.contract.dice import Dice, SplitMix
from tests.patience import still

START = "1......./1......./1......./1......./1......./......../......../...22222"
WON = "4×2 4×2 1×2 1×2 3×2 4×2 4×2 1×2 1×2 2×2 3×2 5×2 2×2 3×2 3×2 5×2 2×2 2×2 5×2 5×2"
LOST = "2×1 5×2 1×2 3×1 1×2 4×2 4×2 4×2 4×1 2×2 1×2 4×2 1×1 4×1 4×1 5×2 1×1 4×2 3×1 2×2 5×2"


def pictured(picture: str, seat: int = BLACK, pieces: int = PIECES) -> Position:
    """The position of a picture; pieces that are not on the board are out."""
    rows = picture.split("/")
    black = tuple(SIDE if (at := rows[piece].find(SIGNS[BLACK])) < 0 else at for piece in range(pieces))
    columns = ["".join(row[LAST - piece] for row in reversed(rows)) for piece in range(pieces)]
    white = tuple(SIDE if (at := column.find(SIGNS[WHITE])) < 0 else at for column in columns)
    return Position((black, white), seat)


def moves_of(text: str) -> list[Move]:
    return [(int(line), int(steps)) for line, _, steps in (word.partition("×") for word in text.split())]


def against_the_book(player: str, seat: int = BLACK) -> tuple[Position, list[Move]]:
    """The position that the player's moves against the book lead to, and the book's moves."""
    position, answers = Position(seat=seat), []
    for move in (None, *moves_of(player)) if seat == WHITE else moves_of(player):
        if move:
            position = position.play(move)
        if position.outcome() is None:
            answers.append(printed(position).move)
            position = position.play(answers[-1])
    return position, answers


def test_the_start() -> None:
    assert Position().picture() == START
    assert pictured(START) == Position()


@pytest.mark.parametrize(
    ("move", "fault"),
    [((6, 1), Fault.NO_PIECE), ((0, 1), Fault.NO_PIECE), ((1, 3), Fault.STEPS), ((1, 0), Fault.STEPS)],
)
def test_wrong_rows_and_steps(move: Move, fault: Fault) -> None:
    assert Position().fault(move) is fault
    with pytest.raises(ValueError, match="is no move"):
        Position().play(move)


def test_the_computer_begins() -> None:
    position, answers = against_the_book("", WHITE)
    assert answers == [(4, 2)]
    assert position.picture().endswith("/...2..../......../....2222")


@pytest.mark.parametrize(
    ("seat", "player", "answers"),
    [
        (BLACK, "1×2 2×1 3×2 1×2", [(4, 2), (5, 2), (6, 2), (7, 2)]),
        (WHITE, "1×2 1×2 1×1", [(4, 2), (5, 2), (6, 2), (7, 2)]),
    ],
)
def test_the_answers_to_openings(seat: int, player: str, answers: list[Move]) -> None:
    assert against_the_book(player, seat)[1] == answers


def test_black_is_where_its_steps_lead() -> None:
    assert against_the_book("1×2 1×2 1×1", WHITE)[0].picture().startswith(".....1../1")


def test_a_game_that_the_player_wins() -> None:
    position, _ = against_the_book(WON)
    assert (position.outcome(), position.out(BLACK), position.out(WHITE)) == (1, 5, 4)
    assert position.picture() == "/".join(["........"] * 3 + [".......2"] + ["........"] * 4)


def test_a_game_that_the_computer_wins() -> None:
    position, answers = against_the_book(LOST)
    assert (position.outcome(), position.out(BLACK), position.out(WHITE)) == (-1, 0, 5)
    assert position.picture() == "....1.../..1...../..1...../1......./......1./......../......../........"
    assert len(answers) == 21


def test_the_captured_start_again() -> None:
    position = pictured("......../......../...1..../......../...2..../......../......../........", WHITE)
    assert position.play((4, 2)).picture() == "......../......../1..2..../......../......../......../......../........"
    position = pictured("......../......../...12.../......../......../......../......../........")
    assert position.play((3, 1)).picture() == "......../......../....1.../......../......../......../......../....2..."


def test_nobody_jumps() -> None:
    """The original's answer was a jump from row 6 over row 5; now the same scan comes to a step onto row 5."""
    before = pictured(".......1/1..2..../1....2../....1.../..1...../....2.../......../........")
    position = before.play((5, 2))
    assert position.fault((5, 2)) is Fault.JUMP
    assert printed(position)[:2] == ((5, 1), Rule.CAPTURE)
    after = position.play((5, 1))
    assert after.picture() == ".......1/1..2..../1....2../....1.../1...2.../......../......../........"


def test_no_jump_off_the_board_but_a_capture_at_its_edge() -> None:
    position = pictured("......12/......../......../......../......../......../......../........")
    assert position.fault((1, 2)) is Fault.JUMP
    assert position.moves() == ((1, 1),)
    assert position.play((1, 1)).picture() == ".......1/......../......../......../......../......../......../.......2"


@pytest.mark.parametrize(("column", "steps", "out"), [(8, 1, 1), (8, 2, 1), (7, 2, 1), (7, 1, 0), (6, 2, 0)])
def test_leaving_the_board(column: int, steps: int, out: int) -> None:
    row = "1".rjust(column, ".").ljust(8, ".")
    position = pictured("/".join([row, "1......."] + ["........"] * 5 + [".......2"]))
    start = position.out(BLACK)
    assert position.play((1, steps)).out(BLACK) - start == out


def playout(first: int, player: Callable[[Position], Move], book: int, look: Callable[[Choice], None]) -> int:
    """A game of a player with the book, from the empty board; `look` sees the book's choices."""
    position = Position(seat=first)
    while still((outcome := position.outcome()) is None):
        if position.seat == book:
            choice = printed(position)
            look(choice)
            position = position.play(choice.move)
        else:
            position = position.play(player(position))
    assert outcome is not None
    return outcome


def by_chance(dice: Dice) -> Callable[[Position], Move]:
    return lambda position: dice.pick(position.moves())


@pytest.mark.parametrize("first", [BLACK, WHITE])
def test_chance_never_beats_the_book_nor_the_fourth_rule_applies(first: int) -> None:
    seen: set[Rule] = set()
    player = by_chance(SplitMix(first))
    for _ in range(500):
        assert playout(first, player, WHITE, lambda choice: seen.add(choice.rule)) == -1
    assert seen == set(Rule) - {Rule.CAPTURE_AGAIN}


def test_no_earlier_rule_applies() -> None:
    dice = SplitMix(13)
    for _ in range(30):
        position = Position(seat=WHITE)
        while still(position.outcome() is None):
            if position.seat == WHITE:
                board, choice = Board(position), printed(position)
                looks = (board.capture, board.escape, board.leave, board.capture, board.safe_advance, board.middle)
                for rule, look in zip(Rule, (*looks, board.safe_lower), strict=False):
                    if rule < choice.rule:
                        assert look() is None
                    elif rule == choice.rule:
                        assert look() == (*choice.move, choice.looked)
            position = position.play(dice.pick(position.moves()))


@pytest.mark.parametrize(
    ("board", "move", "rule"),
    [
        ("......../......../...1..../...2..../......../......../......../....2...", (4, 1), Rule.CAPTURE),
        ("......../......../...1..../......../...2..../......../......../....2...", (4, 2), Rule.CAPTURE),
        ("......../......../..12..../......../......../......../......../....2...", (4, 2), Rule.ESCAPE),
        ("...2..../......../......../......../1......./......../......../....2...", (4, 1), Rule.EXIT),
        ("1......./......../......../....2.../......../......../......../.......2", (5, 2), Rule.SAFE_ADVANCE),
        ("......../..1...../......../.1....../....1.../...2..../......../........", (4, 1), Rule.MIDDLE),
        ("......../......../......../......../......../......../......../.......2", (8, 2), Rule.MIDDLE),
        ("......../......../...1..../.1....../....1.../.....2../......../........", (6, 2), Rule.SAFE_LOWER),
        ("......../...1..../......../...1..../...1..../....2.../......../........", (5, 2), Rule.ANYTHING),
    ],
)
def test_each_rule_by_an_example(board: str, move: Move, rule: Rule) -> None:
    assert printed(pictured(board, WHITE))[:2] == (move, rule)


def mirrored(position: Position) -> Position:
    """The same game with the sides changed."""
    return Position(position.gone[::-1], 1 - position.seat)


@pytest.mark.parametrize("pieces", [5, 6])
def test_positions_keep_the_rules(pieces: int) -> None:
    dice = SplitMix(pieces)
    for _ in range(40):
        position = Position(((0,) * pieces,) * 2, dice.below(2))
        while still(position.outcome() is None):
            assert pictured(position.picture(), position.seat, pieces) == position
            assert position.moves()
            names = [9 - line for line, _ in mirrored(position).moves()]
            assert names == [line for line, _ in position.moves()]
            enemy = position.gone[1 - position.seat]
            captures = [move for move in position.moves() if position.play(move).gone[1 - position.seat] != enemy]
            assert list(position.captures()) == captures
            targets = {position.target(move) for move in position.moves()}
            assert set(Position(position.gone, 1 - position.seat).attacked()) <= targets
            position = position.play(dice.pick(position.moves()))
        assert position.moves() == ()
        assert position.fault((1, 1)) is Fault.NO_PIECE
        assert position.outcome() == (1 if position.out(BLACK) == pieces else -1)


def test_the_book_plays_six_pieces_too() -> None:
    position = Position(((0,) * 6,) * 2, WHITE)
    answers = 0
    dice = SplitMix(6)
    while still(position.outcome() is None):
        position = position.play(printed(position).move if position.seat else dice.pick(position.moves()))
        answers += 1
    assert position.outcome() == -1
    with pytest.raises(ValueError, match="over"):
        printed(Position(((8,) * 6, (8,) * 6), WHITE))
