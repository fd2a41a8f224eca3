"""A program's objects as text and back."""

from collections import Counter, deque
from fractions import Fraction
from functools import partial

import pytest

from arcade.cabinet.replays import object_graph
from arcade.cabinet.replays.object_graph import write
from arcade.cabinet.replays.object_names import GraphError
from arcade.cabinet.replays.object_reader import read
from arcade.games.nim.rules import Move, Position
from arcade.machine.machine import Waiting
from arcade.machine.speaker import Lane, Note
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.outcome import Outcome


def again(root: object, **known: object) -> object:
    return read(write(root, known), known)


@pytest.mark.parametrize(
    "one",
    [
        None, True, -3, 2**80, 1.5, "ăȘ\n\0", b"\0\xff", bytearray(b"\1\2"), [], (), [1, (2, [3])], {1, 2},
        frozenset("a"), {"a": [1], (1, 2): None}, Counter("aab"), deque([1, 2], maxlen=5), range(2, 9, 3),
        slice(1, None, -2), Fraction(2, 3), Outcome.WON, Note(1, 2, 440.0), Waiting("key", ("a",)), Spectrum,
        [Note(1, 2, 3.0)] * 2,
    ],
)  # fmt: skip
def test_it_comes_back(one: object) -> None:
    found = again(one)
    assert found == one
    assert type(found) is type(one)


def test_what_was_one_thing_is_one_thing() -> None:
    shared = [1]
    found = again({"a": shared, "b": (shared,)})
    assert isinstance(found, dict)
    assert found["a"] is found["b"][0]


def test_a_number_of_any_length_comes_back() -> None:
    long = -(1 << 50_000) + 5
    assert again({"a": long, "b": [long, 2, -long]}) == {"a": long, "b": [long, 2, -long]}


def test_equal_tuples_of_plain_values_are_written_once() -> None:
    one = [(row, column) for row in (1, 2) for column in (1, 2)] * 100
    found = again([one, (1, True), (1, 1)])
    assert found == [one, (1, True), (1, 1)]
    assert isinstance(found, list)
    assert found[1][1] is True
    assert len(write(one, {})) < 5_000


def test_what_holds_itself() -> None:
    ring: list[object] = [1]
    ring.append(ring)
    found = again(ring)
    assert isinstance(found, list)
    assert found[1] is found


def test_bound_methods_and_partials_belong_to_the_new_object() -> None:
    lane = Lane()
    found = again({"lane": lane, "toggle": lane.toggle, "later": partial(lane.toggle, 7)})
    assert isinstance(found, dict)
    found["toggle"](5)
    found["later"]()
    assert found["lane"].busy_until == 7
    assert lane.busy_until == -1


def test_known_things_stay_outside() -> None:
    outside = [object()]
    found = again({"it": outside}, outside=outside)
    assert isinstance(found, dict)
    assert found["it"] is outside


def test_a_modules_values_are_those_of_the_module() -> None:
    found = again([HINT])
    assert isinstance(found, list)
    assert found[0] is HINT


def test_what_follows_from_little_is_worked_out_again() -> None:
    solver: Solver[Position, Move] = Solver()
    solver.worth(Position((2, 3)))
    assert len(solver) == 20
    text = write(solver, {})
    assert len(text) < 300
    found = read(text, {})
    assert isinstance(found, Solver)
    assert len(found) == len(solver)
    assert found.essence() == solver.essence()


class Player:
    """None of the arcade's own."""


@pytest.mark.parametrize("one", [iter(()), lambda: None, object(), Player(), (one for one in "a")])
def test_what_cannot_be_noted_refuses_all_of_it(one: object) -> None:
    with pytest.raises(GraphError):
        write([1, one], {})


def test_too_many_objects_are_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(object_graph, "MOST", 10)
    with pytest.raises(GraphError):
        write([[number] for number in range(10)], {})


def test_too_deep_is_refused() -> None:
    deep: list[object] = []
    for _ in range(3_000):
        deep = [deep]
    with pytest.raises(GraphError):
        write(deep, {})


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "[]", "[[0],[]]", '[[0],[["known","x"]]]', '[[0],[["odd"]]]', '[[5],[["list"]]]',
        '[[0],[["object","os","path",[],[]]]]', '[[0],[["named","builtins","eval"]]]',
        '[[0],[["named","os","system"]]]', '[[0],[["constant","arcade.machine.speaker","bisect_left"]]]',
        '[[0],[["object","arcade.machine.speaker","Nobody",[],[]]]]', '[[0],[["object","arcade.cli","main",[],[]]]]',
        '[[0],[["object","arcade.cabinet.storage.store","Store",[],[]]]]', '[[0],[["constant","arcade.cli","main"]]]',
        '[[0],[["enum","arcade.toolkit.contract.outcome","Outcome","NEVER"]]]', '[[0],[["tuple",[0]]]]',
    ],
)  # fmt: skip
def test_a_damaged_text_is_refused(text: str) -> None:
    with pytest.raises(GraphError):
        read(text, {})
