"""The levels: what each of them sees, the rotation on even boards proved, the search against plain counting."""

from collections.abc import Iterator
from functools import lru_cache

import pytest

from arcade.games.triplet.evaluator import STRENGTH, opening
from arcade.games.triplet.levels import Player
from arcade.games.triplet.opponent import ENDING, Choice, advice, choosing, mirrored
from arcade.games.triplet.rules import CONCEDE, Board, Position, board, fields_of
from arcade.games.triplet.search import SLICE, Lookout, duel
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import Idea, at_once
from tests.games.triplet.test_rules import from_picture
from tests.patience import still


def answer(position: Position, level: Player, seed: int = 1) -> Choice:
    return Choice(*at_once(choosing(position, level, SplitMix(seed))))


def chance_position(seed: int, stones: int, size: tuple[int, int] = (7, 7)) -> Position:
    """So many safe stones by chance, fewer if there is no safe field."""
    dice, position = SplitMix(seed), Position(board(*size))
    for _ in range(stones):
        if safe := tuple(fields_of(position.safe(position.seat))):
            position = position.play(dice.pick(safe))
    return position


def images_are_safe(start: Board) -> int:
    """Walk all lines of play in which the second side answers by images; how many positions were met."""
    waiting, met = [Position(start)], 0
    known = {waiting[0].stones}
    while still(waiting):
        position = waiting.pop()
        met += 1
        for field in fields_of(position.safe(0)):
            after = position.play(field)
            image = mirrored(after)
            assert image is not None
            assert after.safe(1) >> image & 1
            reply = after.play(image)
            assert mirrored(reply) is None
            if reply.stones not in known:
                known.add(reply.stones)
                waiting.append(reply)
    return met


@pytest.mark.parametrize(("size", "positions"), [((4, 4), 2257), ((3, 4), 415)])
def test_the_image_is_safe_after_every_safe_move_on_small_even_boards(size: tuple[int, int], positions: int) -> None:
    """So whoever moves second never runs out of fields first: a proof by walking all lines of play."""
    assert images_are_safe(board(*size)) == positions


@pytest.mark.parametrize("size", [(6, 6), (8, 8), (6, 8)])
@pytest.mark.parametrize("seed", range(15))
def test_the_master_wins_by_images_on_larger_even_boards(size: tuple[int, int], seed: int) -> None:
    dice, position = SplitMix(seed), Position(board(*size))
    while still((safe := tuple(fields_of(position.safe(0)))) or position.seat == 1):
        if position.seat == 0:
            position = position.play(dice.pick(safe))
            continue
        choice = answer(position, Player.MASTER)
        assert choice.reason == "mirror"
        assert position.safe(1) >> choice.move & 1
        position = position.play(choice.move)
    assert position.play(next(fields_of(position.free))).outcome() == -1


def test_images_are_no_use_on_odd_boards_or_once_broken() -> None:
    assert mirrored(Position().play(0)) is None
    position = from_picture("2...../....../....../....../....../.....1", seat=0)
    assert mirrored(position) is None
    broken = from_picture("22..../....../....../....../....../1.....", seat=1)
    assert mirrored(broken) is None
    assert answer(from_picture("2...../....../....../....../....../......", 1), Player.MASTER).move == 35


@lru_cache(None)
def winning(safe: int, lines: int, enemy_safe: int, enemy_lines: int, rules: Board) -> bool:
    """Whether the side to move wins, by trying everything."""
    return any(
        not winning(
            enemy_safe & ~(1 << field),
            enemy_lines,
            safe & rules.kept[field][lines & rules.line_bits[field]],
            lines ^ rules.line_bits[field],
            rules,
        )
        for field in fields_of(safe)
    )


@pytest.mark.parametrize("seed", range(12))
def test_decided_values_are_true(seed: int) -> None:
    position = chance_position(seed, 17)
    state = duel(position)
    if state.safe:
        found = at_once(Lookout(position.board, 100_000).best(state))
        assert found.standing
        assert (found.value > 0) == winning(*state, position.board)
        if found.value > 0:
            after = duel(position.play(found.field))
            assert not winning(*after, position.board)


@pytest.mark.parametrize(("size", "first_wins"), [((3, 3), True), ((3, 4), False)])
def test_small_boards_have_their_values(size: tuple[int, int], first_wins: bool) -> None:
    """3x3 is the first player's (known); 3x4 is the second's, by images."""
    position = Position(board(*size))
    found = at_once(Lookout(position.board, 100_000).best(duel(position)))
    assert found.standing
    assert (found.value > 0) == winning(*duel(position), position.board)
    assert (found.value > 0) == first_wins


def test_what_is_safe_follows_from_the_lines_with_one_stone() -> None:
    """The search's own view of a position agrees with the rules after any move."""
    for seed in range(20):
        position = chance_position(seed, 9)
        state, bits, kept = duel(position), position.board.line_bits, position.board.kept
        for field in fields_of(state.safe):
            after = duel(position.play(field))
            assert after.enemy_safe == state.safe & kept[field][state.lines & bits[field]]
            assert after.safe == state.enemy_safe & ~(1 << field)


def test_a_search_is_sliced_and_keeps_to_its_budget() -> None:
    position = chance_position(3, 4)
    look = Lookout(position.board, 2_000)
    search, examined, longest = look.best(duel(position)), 0, 0
    while still():
        try:
            next(search)
        except StopIteration:
            break
        longest, examined = max(longest, look.examined - examined), look.examined
    assert longest < 5 * SLICE
    assert look.examined <= 2 * 2_000 + 2 * SLICE


def test_the_master_tells_what_it_expects_while_nothing_is_settled_yet() -> None:
    position = chance_position(3, 4)
    ideas = [idea for idea in choosing_aloud(position) if idea is not None]
    plies = [idea.depth for idea in ideas]
    assert plies == sorted(plies)
    assert plies[0] >= 1
    assert {idea.value for idea in ideas} == {0}, "so early nobody has won"
    assert all(position.safe(position.seat) >> idea.line[0] & 1 for idea in ideas)


def choosing_aloud(position: Position) -> Iterator[Idea | None]:
    """What the master believes, slice by slice."""
    yield from choosing(position, Player.MASTER, SplitMix(1))


def test_the_careless_level_sees_rows_and_columns_but_no_diagonals() -> None:
    position = from_picture("......./.1...../......./...1.../......./......./.......", seat=1)
    moves = {answer(position, Player.CARELESS, seed).move for seed in range(200)}
    assert position.board.field("f2") in moves
    position = from_picture("......./.1...../......./.1.1..1/......./......./.......", seat=1)
    moves = {answer(position, Player.CARELESS, seed).move for seed in range(400)}
    assert not moves & {position.board.field(name) for name in ("a4", "b1", "f4", "b7")}
    assert position.board.field("f2") in moves


def test_the_queens_level_opens_in_peace_and_counts_the_end() -> None:
    assert (
        answer(from_picture("......./......./......./...1.../......./......./..2....", 1), Player.QUEENS)[1] == "queens"
    )
    reasons = set()
    for seed in range(8):
        position = chance_position(seed, 15)
        if position.safe(position.seat) and (position.safe(0) | position.safe(1)).bit_count() <= ENDING:
            reasons.add(answer(position, Player.QUEENS).reason)
    assert reasons == {"won", "lost"}


def test_the_counter_leaves_itself_most_safe_fields() -> None:
    position = chance_position(2, 8)

    def lead(field: int) -> int:
        after = position.play(field)
        return after.safe(position.seat).bit_count() - after.safe(1 - position.seat).bit_count()

    best = max(map(lead, fields_of(position.safe(position.seat))))
    moves = {answer(position, Player.COUNTING, seed).move for seed in range(60)}
    assert moves == {field for field in fields_of(position.safe(position.seat)) if lead(field) == best}


@pytest.mark.parametrize("level", Player)
def test_a_level_without_a_safe_field_concedes(level: Player) -> None:
    stuck = from_picture("11.2.../2....2./1.2.1.2/...11../2.....2/...2.../.1.1...", seat=1)
    if level != Player.CARELESS:
        assert answer(stuck, level).move == CONCEDE
    assert stuck.safe(1) == 0
    assert at_once(advice(stuck)).move == CONCEDE


def test_the_hint_promises_nothing_on_a_board_that_is_known_to_be_lost() -> None:
    """Whoever begins on 5x5 has lost, so that no first field looks best; on the others nobody knows."""
    assert at_once(advice(Position(board(5, 5)))) == Choice(12, "lost")
    assert at_once(advice(Position(board(7, 7)))) == Choice(24, "planned")


def test_the_rivals_begin_after_a_stone_of_each() -> None:
    position = opening(SplitMix(4))
    assert [stones.bit_count() for stones in position.stones] == [1, 1]
    assert [rival.name for rival in STRENGTH.rivals][STRENGTH.book] == "orderly"
