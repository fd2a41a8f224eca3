"""Reversi's search: wide boards against the rules, exact ends against plain counting, its budget and its slices."""

import pytest

from arcade.families.discs.ends import Endgame
from arcade.families.discs.evaluation import WEIGHTS, evaluate
from arcade.families.discs.lanes import BOARD, BYTE, EIGHTHS, followers, vacant, widen
from arcade.families.discs.rules import BLACK, PASS, WHITE, Position, named, pictured
from arcade.families.discs.search import Findings, Searcher
from arcade.games.reversi.levels import CHAMPION, GRANDMASTER, LEVELS, WARY, Book, Strength
from arcade.games.reversi.opponent import ADVISER, MIDDLE_GAME, examine, find, weigh
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.discs import FFO_40, chance_position, counted_out
from tests.patience import still

FFO_40_LINE = "a2 b1 c1 - b6 c7 a7"


def perft(own: int, enemy: int, empty: bytes, depth: int, passed: bool = False) -> int:
    if depth == 0:
        return 1
    after = followers(own, enemy, empty)
    if not after:
        return 1 if passed else perft(enemy, own, empty, depth - 1, True)
    return sum(perft(theirs, mine, empty.replace(BYTE[square], b""), depth - 1) for _, square, theirs, mine in after)


@pytest.mark.parametrize(("depth", "leaves"), [(4, 244), (5, 1396), (6, 8200), (7, 55092)])
def test_wide_boards_have_the_known_tree(depth: int, leaves: int) -> None:
    start = Position()
    assert perft(widen(start.black), widen(start.white), vacant(start.black, start.white), depth) == leaves


@pytest.mark.parametrize("seed", range(20))
def test_followers_are_the_rules_moves(seed: int) -> None:
    position = chance_position(seed, 5 + 2 * seed)
    expected = {}
    for move in position.moves():
        if move != PASS:
            after = position.play(move)
            expected[move] = after.own, after.enemy
    empty = vacant(position.own, position.enemy)
    found = followers(widen(position.own), widen(position.enemy), empty)
    assert {square: (theirs & BOARD, mine & BOARD) for _, square, theirs, mine in found} == expected
    for _, _, theirs, mine in found:
        assert (widen(theirs & BOARD), widen(mine & BOARD)) == (theirs, mine)
    assert [ways for ways, *_ in found] == sorted(ways for ways, *_ in found)


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("empties", [1, 2, 5, 7])
def test_ends_are_exact(seed: int, empties: int) -> None:
    position = chance_position(seed, empties)
    own, enemy = widen(position.own), widen(position.enemy)
    lowest = -EIGHTHS * 65
    exact = EIGHTHS * counted_out(position)
    empty = vacant(position.own, position.enemy)
    assert Endgame().plain(own, enemy, empty, lowest, -lowest) == exact
    assert Endgame().ordered(own, enemy, empty, lowest, -lowest) == exact


@pytest.mark.parametrize("seed", range(12))
def test_the_search_is_exact_when_it_reaches_the_end(seed: int) -> None:
    position = chance_position(seed, 8)
    found = at_once(Searcher().search(position, 1, 8))
    if found.move == PASS:
        return
    assert found.depth == position.empties
    assert found.values[0] == (found.move, EIGHTHS * counted_out(position))
    assert counted_out(position) == -counted_out(position.play(found.move))


def test_the_known_end_number_40_of_the_FFO_suite() -> None:
    """Black wins it by 38 with a2; along the line of best moves the search keeps finding 38."""
    position = pictured(FFO_40)
    for word in FFO_40_LINE.split():
        position = position.play(named(word))
    assert (position.empties, position.seat) == (14, WHITE)
    found = at_once(Searcher().search(position, 1, 14))
    assert found.values[0][1] == -38 * EIGHTHS
    found = at_once(Searcher().search(position.play(found.move), 1, 14))
    assert found.values[0][1] == 38 * EIGHTHS


def test_the_grandmaster_is_exact_from_sixteen_squares_on_and_advises() -> None:
    assert LEVELS[LEVELS.hardest].sets is GRANDMASTER
    assert ADVISER is GRANDMASTER
    assert ADVISER.exact >= 16
    position = chance_position(4, 16)
    answers = [at_once(find(position, ADVISER, SplitMix(seed))) for seed in range(2)]
    move, values = answers[0]
    assert answers[0] == answers[1]
    after = position.play(move)
    assert at_once(Searcher().search(after, 1, after.empties)).values[0][1] == -values[0][1]


def test_the_champion_is_exact_from_twelve_squares_on() -> None:
    assert CHAMPION.exact >= 12
    position = chance_position(3, 12)
    found = at_once(Searcher().search(position, CHAMPION.positions, CHAMPION.exact))
    assert found.depth == position.empties == 12


@pytest.mark.parametrize("positions", [10, 500, 20_000])
def test_the_budget_is_kept_and_more_of_it_looks_further(positions: int) -> None:
    found = at_once(Searcher().search(MIDDLE_GAME, positions))
    assert found.positions <= positions + 1600
    assert found.move in MIDDLE_GAME.moves()
    assert {square for square, _ in found.values} == set(MIDDLE_GAME.moves())
    assert examine(positions) == found.positions


def test_more_positions_look_further_ahead() -> None:
    depths = [at_once(Searcher().search(MIDDLE_GAME, positions)).depth for positions in (100, 3_000, 60_000)]
    assert depths == sorted(set(depths))
    assert depths[-1] >= 6


def slices(position: Position, strength: Strength) -> list[int]:
    """How many positions a search examines between two frames."""
    searcher, counts, before = Searcher(), [], 0
    for _ in searcher.search(position, strength.positions, strength.exact):
        counts.append(searcher.positions - before)
        before = searcher.positions
    return counts


def test_slices_are_short() -> None:
    """1,600 judged positions are 20 ms at 80,000 a second; played-out ends run several times as fast."""
    assert max(slices(MIDDLE_GAME, CHAMPION)) <= 1_800
    assert max(slices(chance_position(3, 13), CHAMPION)) <= 8_000


def test_the_same_search_finds_the_same() -> None:
    first, second = (at_once(find(MIDDLE_GAME, CHAMPION, SplitMix(4))) for _ in range(2))
    assert first == second


def test_a_slip_plays_anything() -> None:
    moves = {at_once(find(MIDDLE_GAME, Strength(50, 0, 100), SplitMix(seed)))[0] for seed in range(60)}
    assert moves == set(MIDDLE_GAME.moves())


def test_a_pass_needs_no_search() -> None:
    stuck = pictured("Xo...... o....... " + "........ " * 6, WHITE)
    assert at_once(Searcher().search(stuck, 100)) == Findings(PASS, (), 0, 0)
    with pytest.raises(ValueError, match="over"):
        at_once(Searcher().search(pictured("X" * 64), 100))


def corner_judged(rows: str) -> int:
    position = pictured(rows)
    return evaluate(widen(position.black), widen(position.white), WEIGHTS[4])


def test_the_judge_likes_corners_and_shuns_the_squares_beside_them() -> None:
    middle = "........ " * 2 + "..oooo.. ..oXXo.. ..oXXo.. ..oooo.. " + "........ "
    plain = corner_judged(middle + "........")
    assert corner_judged(middle + "X.......") > plain
    assert corner_judged("........ .X...... " + middle[18:] + "........") < plain


def test_nobody_can_move_is_judged_by_the_discs() -> None:
    over = pictured("XXX..... " + "........ " * 7)
    assert evaluate(widen(over.black), widen(over.white), WEIGHTS[7]) == 3 * EIGHTHS
    assert evaluate(widen(over.white), widen(over.black), WEIGHTS[7]) == -3 * EIGHTHS


def series(first: Strength, second: Strength, games: int) -> int:
    """Discs by which the first is ahead after games from chance openings, each played with both colours."""
    ahead = 0
    for game in range(games):
        position = chance_position(game // 2, 54)
        seat = (BLACK, WHITE)[game % 2]
        dice = SplitMix(game)
        while still(position.moves()):
            strength = first if position.seat == seat else second
            position = position.play(at_once(find(position, strength, dice))[0])
        black, white = position.discs
        ahead += black - white if seat == BLACK else white - black
    return ahead


def test_more_strength_wins_more_discs() -> None:
    strengths = [level.sets for level in LEVELS if isinstance(level.sets, Strength)]
    assert series(strengths[1], strengths[0], 4) > 0
    assert series(Strength(3_000, 8), strengths[1], 4) > 0


class NoLuck(SplitMix):
    """Always the least there is."""

    def below(self, count: int) -> int:
        return 0 * count


def test_foresight_takes_the_best_answer_off_a_moves_points() -> None:
    plain, wary = Book(WARY, intended=True), Book(WARY, intended=True, foresight=True)
    luck = NoLuck(0)
    for own, seen in zip(weigh(plain, MIDDLE_GAME, luck), weigh(wary, MIDDLE_GAME, luck), strict=True):
        answers = weigh(plain, MIDDLE_GAME.play(own.square), luck)
        assert seen.score == own.score - max(answer.score for answer in answers)
