"""The magic square's rules and proofs, and what a player may type."""

import pytest

from arcade.games.magic_square.deals import deal, dealt
from arcade.games.magic_square.levels import LEVELS, PRINTED, Terms
from arcade.games.magic_square.rules import LETTERS, Filling, Position, Typed, board, filled, in_order, simplified
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import RomDice, SplitMix

TURNED = "02 05 03 04 01 06 07 08 09 10 11 12 13 14 15 16"


def square(numbers: str) -> Position:
    return filled(tuple(map(int, numbers.split())))


def walked(position: Position, word: str) -> Position:
    for letter in word.replace(" ", ""):
        position = position.play(LETTERS.index(letter))
    return position


def letters(position: Position) -> str:
    return "".join(LETTERS[move] for move in position.moves())


def seed(number: int) -> Position:
    machine = Spectrum()
    machine.seed = number
    return dealt(RomDice(machine))


def test_every_move_is_legal_from_the_full_square_and_what_a_does() -> None:
    assert letters(in_order(4)) == "abcdefghijklmnop"
    after = walked(in_order(4), "a")
    assert after.picture().split(" | ")[1] == "1 2 3 4 . ."
    assert LETTERS.index("a") not in after.moves()
    assert LETTERS.index("l") not in after.moves()
    with pytest.raises(ValueError, match="a cannot be moved"):
        walked(after, "a")


def test_moving_by_two_cells_is_the_same_move_twice() -> None:
    assert walked(in_order(4), "aee").picture().split(" | ")[1] == ". . 1 2 3 4"
    assert walked(in_order(4), "aeea") == in_order(4)


def test_a_word_that_turns_three_tiles_and_the_one_that_turns_them_back() -> None:
    turned = walked(in_order(4), "aiem")
    assert turned == square(TURNED)
    assert [walked(turned, "iame"[:count]).solved for count in range(5)] == [False] * 4 + [True]


def test_a_position_off_the_centre() -> None:
    assert walked(square(TURNED), "ia").picture().split(" | ") == [
        ". 2 . . . .",
        "1 5 3 4 . .",
        ". 9 6 7 8 .",
        ". 13 10 11 12 .",
        ". . 14 15 16 .",
        ". . . . . .",
    ]


def test_two_tiles_exchanged_are_odd_and_three_turned_are_even() -> None:
    assert filled((2, 1, *range(3, 17))).inversions % 2 == 1
    assert in_order(4).exchanged().inversions % 2 == 1
    assert square(TURNED).inversions % 2 == 0


@pytest.mark.parametrize(
    ("start", "numbers", "parity"),
    [
        (1, "01 13 10 02 08 11 06 07 05 04 09 14 16 15 03 12", 1),
        (100, "12 01 06 03 05 09 11 07 08 13 14 02 10 04 15 16", 0),
        (4242, "03 04 02 08 09 05 16 15 06 11 10 07 13 01 12 14", 0),
    ],
)
def test_the_deals_of_the_rom_and_their_parity(start: int, numbers: str, parity: int) -> None:
    assert seed(start) == square(numbers)
    assert seed(start).inversions % 2 == parity


@pytest.mark.parametrize(
    ("word", "places"), [("ajen", [2, 3, 6]), ("akeo", [3, 4, 7]), ("dohk", [11, 15, 16]), ("aiem", [1, 2, 5])]
)
def test_words_that_turn_three_places(word: str, places: list[int]) -> None:
    after = walked(in_order(4), word)
    assert after.full
    assert [place for place, tile in enumerate(after.square, 1) if place != tile] == places


def test_the_printed_word_solves_seed_4242_at_its_last_move() -> None:
    word = "jmcignbmfiajenaofkbejcnngjflbpdnhjdohhkddohkhpdl"
    position = seed(4242)
    for count, letter in enumerate(word, 1):
        position = walked(position, letter)
        assert position.solved == (count == 48)


def test_a_random_walk_never_meets_an_odd_full_square_and_can_always_go_on() -> None:
    dice, cells, geometry, full = SplitMix(12), in_order(4).cells, board(4), 0
    for _ in range(20_000):
        after = [one for move in range(16) if (one := geometry.shifted(cells, move)) is not None]
        assert len(after) >= 4
        cells = dice.pick(after)
        if all(cells[cell] for cell in geometry.centre):
            full += 1
            assert Position(cells).inversions % 2 == 0
    assert full > 5


@pytest.mark.parametrize("size", [3, 4, 5])
def test_every_move_can_be_undone(size: int) -> None:
    position, dice = in_order(size), SplitMix(size)
    for _ in range(60):
        move = dice.pick(position.moves())
        assert position.play(move).play(position.board.back(move)) == position
        position = position.play(move)


def test_moves_that_undo_one_another_are_left_out_even_with_others_of_their_kind_between() -> None:
    def short(word: str) -> str:
        return "".join(LETTERS[move] for move in simplified(4, tuple(map(LETTERS.index, word))))

    assert short("abe") == "b"
    assert short("aime") == ""
    assert short("aie") == "aie"
    assert short("abefh") == "h"


def test_equal_sums_are_the_other_goal() -> None:
    duerer = (16, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 1)
    assert filled(duerer, magic=True).solved
    assert set(filled(duerer).sums) == {34}
    assert not filled(duerer).solved
    assert not in_order(4, magic=True).solved
    assert not walked(filled(duerer, magic=True), "a").solved


def test_boards_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="no board"):
        Position((1,) * 36)
    with pytest.raises(ValueError, match="no board"):
        Position((0,) * 36)


@pytest.mark.parametrize("terms", [level.sets for level in LEVELS if not level.sets.stirred])
def test_levels_deal_squares_of_their_size_that_are_not_solved_yet(terms: Terms) -> None:
    for seed in range(5):
        position = deal(SplitMix(seed), terms)
        assert position.size == terms.size
        assert not position.solved
        assert terms.any_deal or position.inversions % 2 == 0


def test_half_of_the_printed_deals_are_impossible() -> None:
    odd = sum(deal(SplitMix(seed), PRINTED).inversions % 2 for seed in range(100))
    assert 35 < odd < 65


def typed(digits: str, size: int = 4) -> tuple[Filling, Typed]:
    filling, what = Filling(size), Typed.TENS
    for digit in digits:
        filling, what = filling.type(int(digit))
    return filling, what


@pytest.mark.parametrize(
    ("digits", "tiles", "tens", "what"),
    [
        ("01", (1,), None, Typed.PLACED),
        ("2", (), None, Typed.NO_SUCH_TILE),
        ("17", (), 1, Typed.NO_SUCH_TILE),
        ("176", (16,), None, Typed.PLACED),
        ("00", (), None, Typed.NO_SUCH_TILE),
        ("0102030403", (1, 2, 3, 4), None, Typed.REPEATED),
    ],
)
def test_what_may_be_typed(digits: str, tiles: tuple[int, ...], tens: int | None, what: Typed) -> None:
    filling, got = typed(digits)
    assert (filling.tiles, filling.tens, got) == (tiles, tens, what)


def test_a_small_square_takes_one_digit_and_a_large_one_tens_up_to_two() -> None:
    assert typed("9", 3)[0].tiles == (9,)
    assert typed("0", 3)[1] is Typed.NO_SUCH_TILE
    assert typed("25", 5)[0].tiles == (25,)
    assert typed("3", 5)[1] is Typed.NO_SUCH_TILE


def test_a_digit_and_then_a_tile_can_be_taken_back() -> None:
    """In the listing a mistyped tile could not be taken back."""
    filling = typed("01021")[0]
    assert filling.back() == typed("0102")[0]
    assert filling.back().back() == typed("01")[0]
    assert Filling(4).back() == Filling(4)


def test_equal_sums_do_not_count_while_a_tile_is_outside() -> None:
    """Lo Shu less one in each place: all sums are twelve, but the 9 waits below the middle column."""
    cells = (0, 0, 0, 0, 0, 0, 7, 0, 5, 0, 0, 2, 4, 6, 0, 0, 3, 8, 1, 0, 0, 0, 9, 0, 0)
    position = Position(cells, magic=True)
    assert set(position.sums) == {12}
    assert not position.solved
