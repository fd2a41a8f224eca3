"""Who wins the shared game: exact search against plain minimax, the opening table, the master who lets nothing go."""

from functools import partial
from hashlib import sha256

import pytest

from arcade.games.distances.evaluator import STRENGTH
from arcade.games.distances.levels import Player
from arcade.games.distances.opponent import LOST, SLUG, book, choosing, key, known_reply, least
from arcade.games.distances.rules import FIELDS, SIDE, Position, Variant, name, numbered
from arcade.games.distances.solver import BOARD, Exact, State, state_of
from arcade.machine.data import data_path
from arcade.toolkit.ai.tournament import Score, game
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.patience import still

CHECK_SUM = "335a5f4858a4e0752da62cd1f475be7cae9675ef384de7874c80cd6ad085b72b"
OPENINGS = sorted({least(1 << field) for field in range(FIELDS)})


def of(stones: int) -> State:
    return state_of(Position(stones=(stones, 0)))


def lost(state: State) -> bool:
    """Whether the side to move loses, by exact search."""
    return not at_once(Exact().wins(state))


def reply(stones: int) -> int:
    """The table's winning reply to stones of the table's own turn."""
    found = book()[key(stones)]
    assert not found.startswith(LOST)
    return numbered(found)


def wins(position: Position) -> bool:
    """Minimax by the rules alone."""
    return any(not wins(position.play(field)) for field in position.safe())


def random_position(stones: int, dice: SplitMix) -> Position:
    position = Position()
    while still(position.all_stones.bit_count() < stones):
        safe = position.safe()
        position = position.play(dice.pick(safe)) if safe else Position()
    return position


def test_exact_search_agrees_with_minimax() -> None:
    dice = SplitMix(4)
    values = []
    for _ in range(40):
        position = random_position(8, dice)
        values.append(wins(position))
        assert at_once(Exact().wins(state_of(position))) == values[-1]
    assert 5 < sum(values) < 39


@pytest.mark.parametrize(("side", "winning"), [(2, 0), (3, 0), (4, 16), (5, 1), (6, 0)])
def test_smaller_boards_as_known(side: int, winning: int) -> None:
    """How many first moves win: on 5x5 only the middle, on 2x2, 3x3 and 6x6 none."""
    fields = [SIDE * row + column for row in range(side) for column in range(side)]
    start = State(closed=BOARD & ~sum(1 << field for field in fields))
    exact = Exact()
    assert sum(not at_once(exact.wins(start.after(field))) for field in fields) == winning


def test_the_file_is_the_one_that_the_tool_makes() -> None:
    assert sha256(data_path(f"assets/openings/{SLUG}.txt").read_bytes()).hexdigest() == CHECK_SUM


def test_the_table_answers_every_opening_and_every_safe_play_after_its_answer() -> None:
    assert len(OPENINGS) == 10
    for stones in OPENINGS:
        answered = of(stones).after(reply(stones))
        for field in answered.safe:
            third = least(answered.stones | 1 << field)
            assert reply(third) in of(third).safe


def test_its_answers_win_by_exact_search() -> None:
    """A sample; that all answers to three stones win proves those to the first stone."""
    dice = SplitMix(7)
    for _ in range(14):
        stones = dice.pick(OPENINGS)
        answered = of(stones).after(reply(stones))
        third = least(answered.stones | 1 << dice.pick(answered.safe))
        assert lost(of(third).after(reply(third)))
    second = [stones for stones in every_second() if not book()[key(stones)].startswith(LOST)]
    stones = dice.pick(second)
    assert lost(of(stones).after(reply(stones)))


def every_second() -> list[int]:
    return sorted({least(one | 1 << field) for one in OPENINGS for field in range(FIELDS) if not one >> field & 1})


def test_the_known_numbers_of_winning_replies() -> None:
    """Three to 25 answer an opening, three only c1 and its images: with it the master begins."""
    table = book()
    assert {key(stones) for stones in every_second()} <= table.keys()
    numbers = {
        one: sum(
            table[key(least(one | 1 << field))].startswith(LOST) for field in range(FIELDS) if not one >> field & 1
        )
        for one in OPENINGS
    }
    assert (min(numbers.values()), max(numbers.values())) == (3, 25)
    assert [one for one in OPENINGS if numbers[one] == 3] == [least(1 << numbered("c1"))]
    assert least(1 << numbered(table["-"].removeprefix(LOST))) == least(1 << numbered("c1"))


def test_turned_boards_are_answered_alike() -> None:
    for field in range(FIELDS):
        found = known_reply(Position().play(field), SplitMix(field))
        assert found is not None
        move, won = found
        assert won
        assert least(1 << field | 1 << move) == least(least(1 << field) | 1 << reply(least(1 << field)))


def play(player: Player, position: Position, dice: SplitMix) -> int:
    return at_once(choosing(position, player, dice)).move


@pytest.mark.parametrize("other", [Player.CARELESS, Player.PRINTED, Player.ENDING, Player.PLANNING])
def test_the_master_never_loses_as_the_second_player(other: Player) -> None:
    for seed in range(6):
        dice, position = SplitMix(seed), Position()
        while still(position.winner is None):
            position = position.play(play(Player.MASTER if position.seat else other, position, dice))
        assert position.winner == 1


def test_the_master_as_the_first_player_wins_as_soon_as_the_other_errs() -> None:
    dice = SplitMix(3)
    position = Position().play(play(Player.MASTER, Position(), dice))
    assert name(position.stones[0].bit_length() - 1) in {"c1", "f1", "a3", "h3", "a6", "h6", "c8", "f8"}
    table = book()
    good = [field for field in position.safe() if table[key(least(position.all_stones | 1 << field))].startswith(LOST)]
    assert len(good) == 3
    for field in (position.safe()[5], position.safe()[40]):
        assert field not in good
        game_ = position.play(field)
        while still(game_.winner is None):
            player = Player.MASTER if game_.seat == 0 else Player.PLANNING
            game_ = game_.play(play(player, game_, dice))
        assert game_.winner == 0


def test_a_lost_master_sets_the_trap_with_the_fewest_ways_out() -> None:
    """Of a lost position with few fields: no other field leaves a smaller part of replies that win."""
    dice = SplitMix(12)
    position = random_position(6, dice)
    while still(len(position.safe()) < 6 or not lost(state_of(position))):
        position = random_position(6, dice)
    choice = at_once(choosing(position, Player.MASTER, dice))
    assert choice.reason == "trap"

    def ways_out(field: int) -> float:
        after = state_of(position).after(field)
        return sum(lost(after.after(answer)) for answer in after.safe) / len(after.safe)

    assert ways_out(choice.move) == min(map(ways_out, position.safe()))


@pytest.mark.parametrize(("first", "games"), [(1, 24), (2, 40), (3, 40), (4, 8)])
def test_each_level_beats_the_one_below(first: int, games: int) -> None:
    total = sum(map(partial(game, STRENGTH, first, first - 1), range(games)), Score())
    assert total.per_mille >= 750


@pytest.mark.parametrize("variant", [Variant.OWN, Variant.THREE])
@pytest.mark.parametrize("second", list(Player))
def test_every_level_plays_the_variants_to_an_end(variant: Variant, second: Player) -> None:
    dice, position = SplitMix(1), Position(variant)
    while still(position.winner is None):
        player = second if position.seat and position.all_stones.bit_count() > 14 else Player.PRINTED
        position = position.play(play(player, position, dice))
    assert position.all_stones.bit_count() > 12
