"""The theory proved on all lines of play: pairs of fields decide, and the perfect level never loses a won position."""

from dataclasses import replace
from functools import cache

import pytest

from arcade.games.blue_road.evaluator import STRENGTH
from arcade.games.blue_road.levels import CAREFUL, PERFECT, PRINTED, WATCHFUL
from arcade.games.blue_road.opponent import BOOK_PAIRS, choosing, dominoes, into_partner
from arcade.games.blue_road.rules import TILES, Position
from arcade.games.blue_road.theory import Links, Theory, matching, pairs
from arcade.toolkit.ai.search import WIN, AlphaBeta
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.ai.tournament import FOLLOWING, Score, game
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.patience import still

SIZES = ((1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 3), (3, 5), (4, 4))
OPPONENTS = (CAREFUL, WATCHFUL)


def reachable(start: Links) -> list[Links]:
    """All links from which somebody still has to move."""
    seen = {start: None}
    waiting = [start]
    for links in waiting:
        for tile in links.moves():
            after = links.play(tile)
            if after.at >= 0 and after not in seen:
                seen[after] = None
                waiting.append(after)
    return waiting


@cache
def solver() -> Solver[Links, str]:
    return Solver()


@pytest.mark.parametrize(("rows", "columns"), SIZES)
def test_even_boards_are_won_by_the_first_player_odd_ones_by_the_second(rows: int, columns: int) -> None:
    start = Links.of(Position(rows, columns))
    assert solver().worth(start).value == (1 if rows * columns % 2 == 0 else -1)


@pytest.mark.parametrize(("rows", "columns"), SIZES)
def test_the_theory_is_right_in_every_position(rows: int, columns: int) -> None:
    theory = Theory()
    for links in reachable(Links.of(Position(rows, columns))):
        worth = solver().worth(links).value
        assert pairs(links)[0] in (0, worth)
        assert at_once(theory.value(links)) == worth


def test_links_follow_the_tiles() -> None:
    waiting = [Position(3, 4)]
    for position in waiting:
        links = Links.of(position)
        for tile in position.moves():
            after = position.play(tile)
            assert Links.of(after) == links.play(tile)
            waiting.append(after)
    assert len(waiting) > 600


@pytest.mark.parametrize(("rows", "columns"), [(r, c) for r in range(3, 8) for c in range(3, 8)])
def test_dominoes_cover_the_board(rows: int, columns: int) -> None:
    partners = dominoes(rows, columns)
    assert sorted(partners) == list(range(rows * columns % 2, rows * columns))
    for field, partner in partners.items():
        assert partners[partner] == field
        assert abs(field // columns - partner // columns) + abs(field % columns - partner % columns) == 1
    if (rows, columns) == (5, 5):
        assert len(partners) == 2 * len(BOOK_PAIRS)


@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 4), (3, 5), (4, 5), (5, 4)])
def test_the_book_strategy_wins_all_lines_on_other_boards(rows: int, columns: int) -> None:
    waiting = [Position(rows, columns)]
    own = rows * columns % 2
    for position in waiting:
        if position.seat == own:
            tile = into_partner(position)
            assert tile is not None
            after = position.play(tile)
            assert after.end is not None
            waiting.append(after)
        else:
            waiting += [after for after in map(position.play, TILES) if after.end is not None]
    assert len(waiting) > 3


@pytest.mark.parametrize(("rows", "columns"), [(3, 3), (3, 4), (4, 4), (3, 5)])
def test_the_perfect_level_never_loses_a_won_position(rows: int, columns: int) -> None:
    """In every position that can come about, whoever made which mistakes before."""
    for links in reachable(Links.of(Position(rows, columns)))[:700]:
        theory = Theory()
        worth = at_once(theory.values(links))
        exact = {tile: -solver().worth(links.play(tile)).value for tile in TILES}
        assert worth == exact


def test_the_perfect_level_wins_all_lines_of_the_books_board_as_second() -> None:
    """Every first player's line on the 5x5 board, whichever winning tile chance lets it take."""
    dice = SplitMix(5)
    waiting, ended = [Position()], 0
    for position in waiting:
        for key in TILES:
            after = position.play(key)
            if after.end is None:
                ended += 1
                continue
            reply = after.play(at_once(choosing(after, PERFECT, dice)))
            assert reply.end is not None
            waiting.append(reply)
    assert ended > 1500


def test_who_is_lost_is_not_waited_for() -> None:
    """Hopes are weighed here; in slices of twelve positions that took 216 frames, more than four seconds."""
    position = Position(6, 7)
    for tile in "ccbbccaabcbab":
        position = position.play(tile)
    assert 10 < sum(1 for _ in choosing(position, PERFECT, SplitMix(1))) < 50


def test_who_is_lost_survives_as_long_as_possible_on_the_books_board() -> None:
    """After four tiles, which leaves twenty-one fields; the other side hurries."""
    position = Position()
    for key in "acac":
        position = position.play(key)
    need = hurried(position)[0]
    while still(position.end is not None):
        position = position.play(at_once(choosing(position, PERFECT, SplitMix(need))))
        if position.end is not None:
            position = position.play(hurried(position)[1])
    assert (position.laid, need) == (4 + need, 17)


def hurried(position: Position) -> tuple[int, str]:
    """The plies until a decided game ends, counted out, and the move."""
    found = at_once(AlphaBeta[Links, str](lambda _: 0).search(replace(Links.of(position), seat=0), 25, WIN))
    assert found.decided
    return WIN - abs(found.value), found.move


def test_who_is_lost_survives_as_long_as_possible() -> None:
    """On small boards; the other side hurries."""
    for rows, columns in ((3, 3), (3, 4), (4, 4)):
        start = Position(rows, columns)
        if rows * columns % 2 == 0:
            start = start.play("c")
        position, need = start, solver().worth(Links.of(start)).plies
        assert solver().worth(Links.of(start)).value == -1
        while still(position.end is not None):
            links = Links.of(position)
            assert solver().worth(links).value == -1
            tile = at_once(choosing(position, PERFECT, SplitMix(need)))
            assert tile in solver().best(links)
            position = position.play(tile)
            if position.end is not None:
                position = position.play(solver().best(Links.of(position))[0])
        assert position.laid - start.laid == need


def test_who_was_lost_wins_as_soon_as_the_other_errs() -> None:
    """The computer begins on the book's board, which is lost, against players who see little."""
    won = 0
    for seed in range(4):
        dice, position, erred = SplitMix(seed), Position(seat=1), False
        while still(position.end is not None):
            links = Links.of(position)
            if position.seat == 1:
                erred = erred or at_once(Theory().value(links)) == 1
                assert not erred or at_once(Theory().value(links)) == 1
                position = position.play(at_once(choosing(position, PERFECT, dice, 900)))
            else:
                position = position.play(at_once(choosing(position, OPPONENTS[seed % 2], dice)))
        assert (position.outcome() == -1) == erred
        won += erred
    assert won


def test_matching_shrinks_odd_circles() -> None:
    flower = {0: (1,), 1: (0, 2, 5), 2: (1, 3), 3: (2, 4, 6), 4: (3, 5), 5: (4, 1), 6: (3, 7), 7: (6,)}
    assert len(matching(flower)) == 8
    triangles = {0: (1, 2), 1: (0, 2), 2: (0, 1, 3), 3: (2, 4, 5), 4: (3, 5), 5: (3, 4)}
    mates = matching(triangles)
    assert len(mates) == 6
    assert all(mates[mates[node]] == node and mates[node] in triangles[node] for node in mates)
    assert len(matching({0: (1, 2, 3), 1: (0,), 2: (0,), 3: (0,)})) == 2
    assert matching({0: ()}) == {}


@pytest.mark.parametrize(
    ("stronger", "weaker", "least"),
    [
        ("careful", "stroller", 750),
        ("watchful", "careful", 750),
        ("perfect", "watchful", 750),
        ("perfect", "printed", 520),
    ],
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str, least: int) -> None:
    games = 12 if stronger == "perfect" else 40
    assert match(stronger, weaker, games).per_mille >= least


def test_who_follows_the_hints_holds_the_perfect_level() -> None:
    assert match("hint", "perfect", 30).per_mille >= FOLLOWING


def match(stronger: str, weaker: str, games: int) -> Score:
    names = [player.name for player in STRENGTH.players]
    first, second = (names.index(name) for name in (stronger, weaker))
    return sum((game(STRENGTH, first, second, number) for number in range(games)), Score())


def test_the_printed_level_wins_every_game_that_is_won_from_the_start() -> None:
    for number, (rows, columns) in enumerate(((5, 5), (5, 6), (6, 6), (7, 7), (4, 7))):
        own, dice = rows * columns % 2, SplitMix(number)
        position = Position(rows, columns)
        while still(position.end is not None):
            skill = PRINTED if position.seat == own else WATCHFUL
            position = position.play(at_once(choosing(position, skill, dice)))
        assert position.seat == own
