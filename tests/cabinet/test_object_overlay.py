"""Objects as they are later, laid over what they were."""

from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from arcade.cabinet.replays.object_graph import Writer
from arcade.cabinet.replays.object_names import GraphError
from arcade.cabinet.replays.object_overlay import lay_over, write_later
from arcade.games.nim.rules import Position
from arcade.machine.speaker import Lane
from arcade.toolkit.contract.position import Match
from arcade.toolkit.sound.music import Piece
from arcade.toolkit.sound.pieces import read_piece


def root() -> dict[str, Any]:
    lane = Lane()
    match: Match[Any, Any] = Match(Position((2, 3)))
    return {
        "list": [1, [2]], "dict": {"a": {1: 2}}, "set": {1}, "deque": deque([[1]], maxlen=3), "counter": Counter("ab"),
        "bytes": bytearray(b"abc"), "lane": lane, "in tuples": ((lane, [1]),), "match": match,
        "method": lane.toggle, "partial": partial(lane.toggle, 5),
    }  # fmt: skip


def change(one: dict[str, Any]) -> None:
    one["list"].append(one["list"].pop(0))
    one["list"][0].append(3)
    one["dict"]["a"][5] = 6
    one["set"].add(9)
    one["deque"][0].append(4)
    one["deque"].append([5])
    one["counter"]["b"] = 7
    one["bytes"][1] = 0x7A
    one["partial"]()
    one["in tuples"][0][1].append(2)
    one["match"].play((1, 1))


HELD: list[Callable[[dict[str, Any]], Any]] = [
    lambda one: one["list"], lambda one: one["dict"]["a"], lambda one: one["set"], lambda one: one["deque"],
    lambda one: one["deque"][0], lambda one: one["counter"], lambda one: one["bytes"], lambda one: one["lane"],
    lambda one: one["in tuples"][0][1], lambda one: one["match"],
]  # fmt: skip


def test_whoever_holds_something_holds_it_still() -> None:
    first, second = root(), root()
    held = [hold(second) for hold in HELD]
    within = second["list"][1]
    before = Writer(first, {})
    change(first)
    text = write_later(first, {}, before)
    lay_over(text, second, {})
    for name in ("list", "dict", "set", "deque", "counter", "bytes"):
        assert second[name] == first[name], name
    assert second["deque"].maxlen == 3
    assert vars(second["lane"]) == vars(first["lane"])
    assert vars(second["match"]) == vars(first["match"])
    assert all(hold(second) is one for hold, one in zip(HELD, held, strict=True))
    assert second["list"][0] is within == [2, 3]
    assert second["in tuples"] == ((second["lane"], [1, 2]),)
    second["method"](9)
    assert held[7].busy_until == second["lane"].busy_until


def test_what_is_new_is_another_thing() -> None:
    first, second = {"one": [1]}, {"one": [1]}
    old, before = second["one"], Writer(first, {})
    first["one"] = [2]
    lay_over(write_later(first, {}, before), second, {})
    assert second == {"one": [2]}
    assert old == [1]


def test_one_object_for_an_essence_stays_as_it_is() -> None:
    score = read_piece(Piece("tetris", "play"))
    first, second = [score], [score]
    lay_over(write_later(first, {}, Writer(first, {})), second, {})
    assert second[0] is score
    assert score.tempo


def test_what_is_of_another_kind_refuses() -> None:
    first = {"one": [1]}
    text = write_later(first, {}, Writer(first, {}))
    others: list[dict[str, object]] = [{"one": {}}, {}, {"one": 5}]
    for other in others:
        with pytest.raises(GraphError):
            lay_over(text, other, {})


@pytest.mark.parametrize("text", ["", "[]", "[[0],[]]", '[[0],[["list"]],[[0,["nothing"]]]]', '[[0],[["odd"]],[]]'])
def test_a_damaged_text_is_refused(text: str) -> None:
    with pytest.raises(GraphError):
        lay_over(text, [1], {})
