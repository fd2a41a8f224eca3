"""The rules: deals, questions, fishing, books, the end; cards are never lost."""

import pytest

from arcade.games.go_fish.rules import PACK, RANKS, SIGNS, Position, book, deal, name, read_rank, shuffled
from arcade.toolkit.contract.dice import SplitMix
from tests.patience import still

A, TWO, THREE, FOUR = (book(rank) for rank in range(4))


def cards_of(position: Position) -> list[int]:
    laid = [card for books in position.books for rank in books for card in book(rank)]
    return sorted([*position.hands[0], *position.hands[1], *position.deck, *laid])


def test_ranks_are_read_as_signs_or_numbers() -> None:
    assert [read_rank(sign) for sign in SIGNS] == list(range(RANKS))
    assert [read_rank(str(number)) for number in range(1, 14)] == list(range(RANKS))
    assert read_rank(" q ") == 11
    assert [read_rank(words) for words in ("", "0", "14", "x", "AA", "-3", "ș" * 300)] == [None] * 7
    assert name(39) == "10♣"


def test_seven_cards_are_dealt_in_turn_and_a_book_among_them_is_laid_down_at_once() -> None:
    position = deal(PACK)
    assert [len(hand) for hand in position.hands] == [7, 7]
    assert position.hands[0] == (39, 41, 43, 45, 47, 49, 51)
    assert position.seat == 0
    rest = [card for card in PACK if card not in (*A, 20, 24, 28)]
    dealt = [*rest[:38], *(card for pair in zip(rest[38:], [*A, 20, 24, 28], strict=True) for card in pair)]
    position = deal(dealt)
    assert position.books == ((0,), (12,))
    assert position.hands[0] == (20, 24, 28)
    assert cards_of(position) == list(PACK)


def test_the_other_hands_over_every_card_and_the_asker_goes_on() -> None:
    position = Position(((A[0], TWO[0]), (A[1], A[2], FOUR[0])), (FOUR[3], THREE[0]))
    after = position.play(0)
    assert after.hands == ((A[0], A[1], A[2], TWO[0]), (FOUR[0],))
    assert after.seat == 0
    assert after.deck == position.deck
    assert after.turns[-1].given == (A[1], A[2])


def test_who_gets_nothing_fishes_the_top_card_and_the_turn_passes() -> None:
    position = Position(((A[0],), (TWO[0],)), (FOUR[3], THREE[0]))
    after = position.play(0)
    assert after.hands == ((A[0], THREE[0]), (TWO[0],))
    assert after.seat == 1
    assert after.deck == (FOUR[3],)
    assert not after.turns[-1].again


def test_a_lucky_catch_gives_another_turn() -> None:
    after = Position(((A[0],), (TWO[0],)), (FOUR[3], A[3])).play(0)
    assert after.seat == 0
    assert after.turns[-1].lucky


def test_a_book_by_another_card_does_not_give_another_turn() -> None:
    after = Position(((A[0], *FOUR[:3]), (TWO[0],)), (THREE[0], FOUR[3])).play(0)
    assert after.books == ((3,), ())
    assert after.hands[0] == (A[0],)
    assert after.turns[-1].books == (3,)
    assert after.seat == 1


def test_the_game_ends_with_an_empty_hand_and_most_books_win() -> None:
    before = Position((A[:3], (A[3], TWO[0])), (THREE[0],), ((), (3, 4)))
    after = before.play(0)
    assert after.hands == ((), (TWO[0],))
    assert after.outcome() == -1
    assert after.moves() == ()
    assert Position((A[:3], (A[3], TWO[0])), (), ((), (3,))).play(0).outcome() == 0
    assert Position((A[:3], (A[3], TWO[0])), ()).play(0).outcome() == 1
    with pytest.raises(ValueError, match="nobody asks"):
        after.play(1)


def test_a_rank_that_is_not_held_cannot_be_asked_for() -> None:
    position = Position(((A[0],), (TWO[0],)), ())
    for rank in (1, 12, 13, -1):
        with pytest.raises(ValueError, match="nobody asks"):
            position.play(rank)


def test_random_games_keep_the_cards_and_end() -> None:
    for seed in range(300):
        dice = SplitMix(seed)
        position = shuffled(dice, seed % 2)
        while still(position.outcome() is None):
            assert cards_of(position) == list(PACK)
            asker = position.seat
            position = position.play(dice.pick(position.moves()))
            turn = position.turns[-1]
            assert (position.seat == asker) == turn.again
            assert turn.drawn is None or not turn.given
            assert turn.drawn is not None or turn.given, "the deck is never empty when somebody must fish"
        if not position.deck and not any(position.hands):
            assert sum(map(len, position.books)) == RANKS


def test_the_books_add_up_to_thirteen_when_deck_and_hands_run_out() -> None:
    others = tuple(range(2, RANKS))
    position = Position(((*A[:3], *TWO[:2]), TWO[2:]), (A[3],), (others[:5], others[5:]))
    after = position.play(0).play(1)
    assert after.hands == ((), ())
    assert after.deck == ()
    assert sum(map(len, after.books)) == RANKS
    assert after.outcome() == 1
