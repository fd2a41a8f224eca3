"""CAMPION as printed and mended, the dealer that samples, and that nobody looks at cards it cannot know."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from arcade.games.septica import book_game, opponent
from arcade.games.septica.evaluator import STRENGTH, TELLER
from arcade.games.septica.levels import LEVELS, Player
from arcade.games.septica.opponent import choose, finish, judged
from arcade.games.septica.rules import (
    ACE,
    JACK,
    KING,
    NINE,
    QUEEN,
    RANK,
    SEVEN,
    STOP,
    TEN,
    WEAK,
    Position,
    pack,
    points,
    shuffled,
)
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.ai.tournament import Score, game
from arcade.toolkit.contract.dice import RomDice, SplitMix
from arcade.toolkit.contract.levels import Level
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.searching import Idea, at_once
from tests.games.septica.hands import position
from tests.patience import still

Policy = Callable[[Position], int]
SEEDS = (0, 1, 2, 3, 1000, 4242, 30000, 50001)
FIRST_CARD = [(5, 3), (6, 2), (16, 0), (5, 3), (8, 0), (6, 2), (16, 0), (7, 1)]
GREEDY = [(16, 0), (6, 2), (3, 5), (5, 3), (5, 3), (16, 0), (7, 1), (3, 5)]


def first_card(now: Position) -> int:
    """The first card of the hand; after a cut the first that cuts."""
    return now.moves()[0]


def greedy(now: Position) -> int:
    """Answers with the led rank, cuts points with a seven, fights for points, else throws its highest weak card."""
    hand = now.hands[now.seat]
    if now.trick:
        led = RANK[now.trick[0]]
        cutting = sorted((card for card in hand if RANK[card] in (led, SEVEN)), key=lambda card: RANK[card] != led)
        if now.cut:
            return cutting[0] if points(now.trick) else STOP
        if cutting and (RANK[cutting[0]] == led or points(now.trick)):
            return cutting[0]
    weak = [card for card in hand if RANK[card] in WEAK]
    if weak:
        return max(weak, key=lambda card: RANK[card])
    return next((card for card in hand if RANK[card] != SEVEN), hand[0])


def printed_game(seed: int, policy: Policy) -> tuple[int, ...]:
    """CAMPION's points and the player's in the printed game with the ROM's chance from a seed."""
    dice = RomDice(Spectrum(seed=seed))
    book_game.pitches(book_game.TITLE, dice)
    book_game.pitches(book_game.DEALT, dice)
    match: Match[Position, int] = Match(book_game.first_deal(1, dice))
    while still(match.position.outcome() is None):
        now = match.position
        counted = book_game.miscounted(match.positions, match.moves)
        move = policy(now) if now.seat == 0 else book_game.choose_alone(now, dice, counted)
        match.positions[-1], _ = book_game.takes(now, move, dice)
        match.play(move)
    return match.position.score()[::-1]


def test_the_printed_first_deal() -> None:
    dice = RomDice(Spectrum(seed=0))
    book_game.pitches(book_game.TITLE, dice)
    book_game.pitches(book_game.DEALT, dice)
    start = book_game.first_deal(1, dice)
    player, computer = ([RANK[card] for card in hand] for hand in start.hands)
    assert player == [ACE, ACE, QUEEN, TEN]
    assert computer.count(JACK) == 2
    assert RANK[book_game.choose_alone(start, dice)] == JACK


@pytest.mark.parametrize(("policy", "results"), [(first_card, FIRST_CARD), (greedy, GREEDY)])
def test_whole_printed_games(policy: Policy, results: list[tuple[int, int]]) -> None:
    assert [printed_game(seed, policy) for seed in SEEDS] == results


def ranks_played(now: Position) -> int:
    return RANK[book_game.choose_alone(now, SplitMix(1))]


def test_a_led_ten_is_cut_by_one_of_three_sevens() -> None:
    now = position([TEN, NINE, KING, KING], [SEVEN, SEVEN, SEVEN, NINE], stock=8)
    assert ranks_played(now.play(now.hands[0][0])) == SEVEN


def test_a_led_nine_is_answered_with_a_nine() -> None:
    now = position([NINE, TEN, KING, KING], [SEVEN, NINE, KING, QUEEN], stock=8)
    assert ranks_played(now.play(now.hands[0][0])) == NINE


def test_two_kings_are_led_when_two_were_played() -> None:
    now = position([TEN, TEN, NINE, NINE], [QUEEN, KING, JACK, KING], leader=1, stock=6)
    gone = frozenset(now.stock) | now.gone
    assert sum(RANK[card] == KING for card in gone) == 2
    kings = frozenset(card for card in gone if RANK[card] == KING)
    stock = tuple(sorted(gone - kings))
    assert ranks_played(replace(now, stock=stock, gone=kings)) == KING


def test_the_printed_counter_counts_the_card_that_moves_up() -> None:
    """It takes the place of the one that was played; the modern look counts rightly."""
    now = position([KING, TEN, NINE, ACE], [QUEEN, QUEEN, NINE, NINE], stock=8)
    match: Match[Position, int] = Match(now)
    match.play(now.hands[0][0])
    counts = book_game.miscounted(match.positions, match.moves)
    assert counts[KING] == 0
    assert counts[ACE] == 1


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.sets.name)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_looks_at_hidden_cards(level: Level[Player], seats: int) -> None:
    """A choice stays the same, and what is believed, when all that the seat cannot know is dealt otherwise."""
    dice = SplitMix(10 * seats + level.key)
    checked, wanted = 0, 4 if level.sets is Player.OLD_FOX else 12
    now = shuffled(seats, 0, dice)
    while still(now.outcome() is None and checked < wanted):
        seat = now.seat
        other = now.seen_by(seat, dice)
        chance = dice.fork(checked)
        told: list[Idea] = []
        move = at_once(choose(now, level.sets, chance.fork(), told.append))
        assert at_once(choose(other, level.sets, chance.fork(), told.append)) == move
        beliefs = [(idea.line, idea.value, idea.chance) for idea in told]
        assert beliefs[::2] == beliefs[1::2]
        assert all(line == () for line, _, _ in beliefs), "its own cards are hidden"
        checked += other != now
        now = now.play(dice.pick(now.moves()))
    assert checked == wanted


def test_campion_itself_ignores_the_players_hand_while_there_is_a_stock() -> None:
    for seed in range(40):
        dice = SplitMix(seed)
        now = shuffled(2, seed % 2, dice)
        if seed % 3:
            now = now.play(dice.pick(now.moves()))
        moves = {book_game.choose_alone(now.seen_by(now.seat, SplitMix(deal)), SplitMix(7)) for deal in range(5)}
        assert len(moves) == 1


def test_partners_get_points_only_when_nobody_can_take_them() -> None:
    now = position([KING, NINE, NINE, NINE], [QUEEN] * 4, [TEN, SEVEN, JACK, JACK], [ACE, ACE, NINE, TEN], stock=8)
    third = now.play(now.hands[0][0]).play(now.hands[1][0])
    assert RANK[book_game.choose(third, SplitMix(1))] == JACK
    led_by_opponent = replace(now, leader=1, seat=1)
    last = led_by_opponent
    for seat in (1, 2, 3):
        last = last.play(last.hands[seat][0])
    assert RANK[book_game.choose(last, SplitMix(1))] != SEVEN


def test_the_end_is_searched_to_its_end() -> None:
    """The sampler's exact values against plain minimax."""

    def plain(now: Position) -> int:
        if now.outcome() is not None:
            return judged(now.score(), 0)
        values = [plain(now.play(move)) for move in now.moves()]
        return max(values) if now.seat == 0 else min(values)

    for seed in range(4):
        dice = SplitMix(seed)
        now = shuffled(2, 0, dice)
        while still(now.stock or now.trick or len(now.hands[0]) > 3):
            now = now.play(dice.pick(now.moves()))
        if now.outcome() is None:
            told: list[Idea] = []
            best = at_once(opponent.search(now, dice, told.append))
            assert plain(now.play(best)) == plain(now)
            exact = plain(now) * (1 - 2 * now.seat)
            if told:
                assert told[-1].chance == 50 * (1 + (exact > 0) - (exact < 0))
                assert told[-1].value == opponent.POINT * (exact - 3 * ((exact > 0) - (exact < 0)))


def test_many_deals_are_told_as_a_chance_and_as_points_ahead() -> None:
    now = shuffled(2, 0, SplitMix(5))
    idea = opponent.believed(now, [4, 4, 0, -7])
    assert idea.chance == 62, "two are won and one is drawn of four"
    assert TELLER.worth(idea.value or 0).english == "-0.5 points", "by one, one, nothing and minus four"
    assert TELLER.worth(24).in_language("ro") == "+2,4 puncte"


def test_a_quick_game_is_judged_like_a_real_one() -> None:
    for seats in (2, 3, 4):
        now = shuffled(seats, 0, SplitMix(seats))
        for seed in range(10):
            worth, played = finish(now, 0, SplitMix(seed))
            assert -19 <= worth <= 19
            assert played == len(pack(seats))
    lost = position([NINE], [TEN])
    assert finish(lost.play(lost.hands[0][0]), 0, SplitMix(1)) == (judged((16, 0), 0), 1)


def test_a_gain_is_believed_only_when_it_is_hardly_luck() -> None:
    luck, skill = opponent.Gain(), opponent.Gain()
    for number in range(20):
        luck.note(9 if number % 2 else -8)
        skill.note(1)
    assert luck.total > 0
    assert not luck.sure
    assert skill.sure


def test_the_levels_are_in_order() -> None:
    """A few games; the bench measures them properly."""
    total = Score()
    for number in range(60):
        total += game(STRENGTH, 1, 0, number)
    assert total.per_mille > 700
    total = Score()
    for number in range(2):
        total += game(STRENGTH, 2, 1, number)
    assert total.games == 2
