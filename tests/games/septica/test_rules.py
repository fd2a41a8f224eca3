"""The rules of Septica for two, three and four players, and what a seat may know."""

import pytest

from arcade.games.septica import CARTRIDGE, HALF
from arcade.games.septica.rules import (
    ACE,
    EIGHT,
    JACK,
    KING,
    NINE,
    PACK,
    QUEEN,
    RANK,
    SEVEN,
    STOP,
    TEN,
    Position,
    chance_of_a_cut,
    deal,
    pack,
    points,
    shuffled,
    unseen_ranks,
)
from arcade.games.septica.state import Record
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.position import Match
from tests.games.septica.hands import cards, position
from tests.patience import still


def random_game(seats: int, seed: int) -> Match[Position, int]:
    dice = SplitMix(seed)
    match: Match[Position, int] = Match(shuffled(seats, dice.below(seats), dice))
    while still(match.position.outcome() is None):
        match.play(dice.pick(match.position.moves()))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_eight_hands_stay_equal_and_the_stock_fills_them(seats: int) -> None:
    for seed in range(20):
        match = random_game(seats, seed)
        assert sum(match.position.score()) in (8, 16)
        for before, after in zip(match.positions, match.positions[1:], strict=False):
            everything = [*after.stock, *after.trick, *after.gone, *(card for hand in after.hands for card in hand)]
            assert sorted(everything) == sorted(pack(seats))
            if not after.trick:
                assert len({len(hand) for hand in after.hands}) == 1
                gone = len(after.gone) - len(before.gone)
                assert len(after.stock) == max(len(before.stock) - gone, 0)


def test_the_led_rank_cuts_and_so_does_a_seven() -> None:
    start = position([KING, SEVEN, TEN, ACE], [KING, SEVEN, TEN, QUEEN])
    king = start.play(cards(KING)[0])
    assert king.play(cards(KING, skip=1)[0]).cut
    assert king.play(cards(SEVEN, skip=1)[0]).cut
    taken = king.play(cards(TEN, skip=1)[0])
    assert taken.taken == (1, 0)
    assert taken.leader == taken.seat == 0


def test_only_cards_that_cut_continue() -> None:
    start = position([KING, SEVEN, TEN, ACE], [KING, SEVEN, TEN, QUEEN])
    asked = start.play(cards(KING)[0]).play(cards(KING, skip=1)[0])
    assert asked.moves() == (cards(SEVEN)[0], STOP)
    with pytest.raises(ValueError, match="cannot be played"):
        asked.play(cards(TEN)[0])
    let_go = asked.play(STOP)
    assert let_go.tricks == (0, 1)
    assert let_go.seat == 1


def test_after_a_seven_only_sevens_continue() -> None:
    start = position([SEVEN, SEVEN, KING, ACE], [SEVEN, KING, TEN, QUEEN])
    first, second = start.hands[0][:2]
    asked = start.play(first).play(start.hands[1][0])
    assert asked.moves() == (second, STOP)


def test_a_leader_without_a_card_that_cuts_is_not_asked() -> None:
    """The listing asked even somebody who could not continue."""
    start = position([KING, NINE, TEN, ACE], [KING, SEVEN, TEN, QUEEN])
    after = start.play(start.hands[0][0]).play(start.hands[1][0])
    assert not after.cut
    assert after.tricks == (0, 1)


def test_who_never_takes_a_trick_loses_by_sixteen() -> None:
    start = position([NINE], [TEN], leader=0)
    assert start.play(start.hands[0][0]).play(start.hands[1][0]).score() == (16, 0)
    worthless = Position(tuple(tuple(cards(rank))[:1] for rank in (NINE, TEN)), (), 0, 0, (), (7, 0), (3, 1))
    end = worthless.play(worthless.hands[0][0]).play(worthless.hands[1][0])
    assert end.score() == (8, 0), "a trick without points is a trick"


def test_three_players_leave_two_eights_out_and_the_others_cut() -> None:
    assert sum(RANK[card] == EIGHT for card in pack(3)) == 2
    start = position([KING, NINE, TEN, ACE], [EIGHT, JACK, TEN, QUEEN], [NINE, NINE, JACK, QUEEN])
    after = start.play(start.hands[0][0]).play(start.hands[1][0]).play(start.hands[2][0])
    assert after.tricks == (0, 1, 0)
    assert after.leader == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_no_eight_cuts_where_all_four_play(seats: int) -> None:
    others = [[EIGHT, JACK, TEN, QUEEN], [NINE, NINE, JACK, JACK], [NINE, TEN, TEN, JACK]]
    after = position([KING, QUEEN, TEN, ACE], *others[: seats - 1])
    for seat in range(seats):
        after = after.play(after.hands[seat][0])
    assert after.tricks == (1, 0)
    assert after.leader == 0


def test_partners_share_a_trick_and_do_not_fight_each_other() -> None:
    start = position([KING, KING, TEN, ACE], [JACK] * 4, [KING, QUEEN, QUEEN, QUEEN], [NINE] * 4)
    after = start
    for seat in range(4):
        after = after.play(after.hands[seat][0])
    assert after.tricks == (1, 0), "a partner's cut is no loss"
    assert after.leader == 2


def test_a_hand_is_filled_by_the_last_card() -> None:
    start = deal(PACK, 2, 0)
    first, second, third, fourth = start.hands[0]
    assert start.play(second).hands[0] == (first, fourth, third)
    assert start.play(fourth).hands[0] == (first, second, third)


def test_what_a_seat_sees_depends_on_what_it_may_know_alone() -> None:
    for seats in (2, 3, 4):
        start = shuffled(seats, 0, SplitMix(seats))
        swapped = start.seen_by(0, SplitMix(99))
        assert swapped != start
        assert swapped.hands[0] == start.hands[0]
        assert [len(hand) for hand in swapped.hands] == [len(hand) for hand in start.hands]
        assert start.seen_by(0, SplitMix(5)) == swapped.seen_by(0, SplitMix(5))


def test_the_card_counter_and_the_chance_of_a_cut() -> None:
    start = deal(PACK, 2, 0)
    assert start.hands[0] == (4, 5, 6, 7), "all four eights"
    assert unseen_ranks(start, 0)[EIGHT] == 0
    assert unseen_ranks(start, 0)[SEVEN] == 4
    assert chance_of_a_cut(start, 0, 4) == 48, "1 - C(24,4)/C(28,4)"
    sure = position([KING], [SEVEN])
    assert chance_of_a_cut(sure, 0, sure.hands[0][0]) == 100
    assert points((*cards(TEN), *cards(ACE), *cards(KING))) == 8


def test_a_match_of_21_games_with_its_figures() -> None:
    record = Record()
    for seed in range(21):
        assert not record.over
        match = random_game(2, seed)
        record.note(match.positions, match.moves)
    assert record.over
    assert sum(record.wins) <= 21
    assert record.champion in (0, 1, None)
    assert all(record.cuts)
    assert sum(record.points) >= 8 * 21


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_wins_has_half_of_the_points_that_earn_silver(seats: int) -> None:
    """So nobody lost a medal when silver no longer asked for a win."""
    assert CARTRIDGE.goals is not None
    assert CARTRIDGE.goals[1].score == HALF
    won = [
        match.position.score()[0] for seed in range(60) if (match := random_game(seats, seed)).position.outcome() == 1
    ]
    assert min(won) >= HALF
