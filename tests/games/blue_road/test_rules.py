"""The rules on boards drawn as pictures, and every game against the book's strategy."""

from collections import Counter

import pytest

from arcade.games.blue_road.opponent import into_partner
from arcade.games.blue_road.rules import EXITS, START, Position, Side, letters, pictured, road
from arcade.toolkit.contract.position import Match

LENGTHS = {1: 1, 3: 1, 5: 3, 7: 11, 9: 36, 11: 57, 13: 83, 15: 152, 17: 239, 19: 332, 21: 399, 23: 507, 25: 342}
"""How many games the book's strategy allows, by their tiles."""


def answered(keys: str, position: Position | None = None) -> tuple[Position, list[str]]:
    """The position after a player's tiles and the book's replies, written as row, column and tile."""
    position = position or Position()
    replies = []
    for key in keys:
        position = position.play(key)
        if position.end is not None:
            tile = into_partner(position)
            assert tile is not None
            row, column = divmod(position.end.field, position.columns)
            replies.append(f"{row + 1}{column + 1}{tile}")
            position = position.play(tile)
    return position, replies


def next_field(position: Position) -> tuple[int, int, Side] | None:
    if position.end is None:
        return None
    row, column = divmod(position.end.field, position.columns)
    return row + 1, column + 1, position.end.entry


def test_the_start() -> None:
    position = Position()
    assert pictured(position) == "|".join(["....."] * 5)
    assert next_field(position) == (1, 1, Side.TOP)
    assert (position.seat, position.laid, position.outcome()) == (0, 0, None)


def test_every_tile_joins_its_sides_in_two_pairs() -> None:
    assert EXITS["a"] == (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT)
    assert EXITS["b"] == (Side.LEFT, Side.BOTTOM, Side.RIGHT, Side.TOP)
    assert EXITS["c"] == (Side.RIGHT, Side.TOP, Side.LEFT, Side.BOTTOM)
    for exits in EXITS.values():
        assert all(exits[exits[side]] == side != exits[side] for side in Side)


def test_b_first_leaves_at_once() -> None:
    position, sections = Position().put("b")
    assert position.outcome() == -1
    assert (sections[-1].field, sections[-1].exit) == (0, Side.LEFT)


@pytest.mark.parametrize(
    ("keys", "replies", "following"),
    [
        ("a", "21c", (2, 2, Side.LEFT)),
        ("c", "12a", (1, 3, Side.LEFT)),
        ("aac", "21c 23c 34a", (3, 5, Side.LEFT)),
        ("ac", "21c 32b", (3, 1, Side.RIGHT)),
        ("caa", "12a 14c 34c", (3, 5, Side.LEFT)),
    ],
)
def test_the_books_replies(keys: str, replies: str, following: tuple[int, int, Side]) -> None:
    position, found = answered(keys)
    assert found == replies.split()
    assert next_field(position) == following


def test_a_game_lost_at_the_right() -> None:
    position, _ = answered("aac")
    assert pictured(position) == "a....|cac..|..ca.|.....|....."
    position, replies = answered("aacb")
    assert replies[-1] == "25a"
    position, sections = position.put("b")
    assert pictured(position) == "a...b|cac.a|..cab|.....|....."
    assert (position.outcome(), sections[-1].exit) == (-1, Side.RIGHT)


def test_the_longest_game_fills_the_board() -> None:
    keys = "aaaabcbaabcba"
    position, replies = answered(keys)
    assert replies == ["21c", "23c", "43c", "45c", "54a", "42b", "51c", "31b", "34a", "25a", "14b", "13c"]
    assert pictured(position) == "aacbc|cacba|baaab|abcac|cbcab"
    assert (position.laid, position.outcome()) == (25, -1)
    sections = position.run(START)[0]
    assert (sections[-1].field, sections[-1].exit) == (0, Side.LEFT)
    before, _ = answered(keys[:5])
    assert [section.field for section in before.put("c")[1]] == [22, 17]


def test_the_book_wins_every_one_of_the_2163_games() -> None:
    lengths: Counter[int] = Counter()
    waiting = [Position()]
    for position in waiting:
        for key in position.moves():
            after = position.play(key)
            if after.end is None:
                assert after.outcome() == -1
                lengths[after.laid] += 1
                continue
            tile = into_partner(after)
            assert tile is not None
            reply = after.play(tile)
            assert reply.end is not None
            waiting.append(reply)
    assert dict(sorted(lengths.items())) == LENGTHS
    assert lengths.total() == 2163


def test_a_tile_that_does_not_exist_cannot_be_laid() -> None:
    with pytest.raises(ValueError, match="cannot be laid"):
        Position().play("d")
    with pytest.raises(ValueError, match="cannot be laid"):
        Position().play("b").play("a")


def test_the_road_never_meets_itself() -> None:
    """Every field is crossed twice at most, by its two pairs; and the road is what was added turn by turn."""
    match: Match[Position, str] = Match(Position())
    for key in "acacacabacacacbcbaccbaaba":
        if match.position.end is None:
            break
        match.play(key)
        sections = road(match.positions, match.moves)
        assert sections == match.position.run(START)[0]
        sides = [(section.field, side) for section in sections for side in (section.entry, section.exit)]
        assert len(sides) == len(set(sides))
    assert match.position.laid > 5


def test_the_list_of_moves_has_capitals_for_the_second_side() -> None:
    assert letters(0, "acac") == "aCaC"
    assert letters(1, "acac") == "AcAc"
