"""The tool that solves Checkers' endgames, its compiled functions run as the plain Python that they are."""

import sys
import zlib
from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from arcade.games.checkers import endgame_tables
from arcade.games.checkers.endgame_tables import BLOCK, LENGTH, blocks, materials
from arcade.toolkit.contract.dice import SplitMix

COMPILED = ("moves", "solving", "packing")


@pytest.fixture(scope="module")
def tool() -> Iterator[SimpleNamespace]:
    """The tool's modules, whether or not numba is installed."""
    names = ["numba", "tools.compiled", *(f"tools.checkers_tables.{name}" for name in COMPILED)]
    before = {name: sys.modules.pop(name, None) for name in names}
    sys.modules["numba"] = None  # type: ignore[assignment]  # as where it is not installed
    yield SimpleNamespace(**{name: import_module(f"tools.checkers_tables.{name}") for name in COMPILED})
    for name, module in before.items():
        if module is None:
            del sys.modules[name]
        else:
            sys.modules[name] = module


@pytest.fixture(scope="module")
def solved(tool: SimpleNamespace) -> tuple[Any, Any, dict[Any, int]]:
    """All positions of two pieces, their distances, and how many each material has."""
    known, plies, counted = tool.solving.solved(2)
    return known, plies, counted


def test_a_king_against_a_king_ends_as_published(
    tool: SimpleNamespace, solved: tuple[Any, Any, dict[Any, int]]
) -> None:
    # As Ed Trice counted them (damforum.nl, topic 2603): 230 of 992 won, 654 drawn, 108 lost; 72 wins are captures.
    known, plies, counted = solved
    begin = tool.solving.starts(2)[0, 0, 1, 1]
    values = known[begin : begin + endgame_tables.size((0, 0, 1, 1))]
    moves = tool.moves
    assert [int((values & moves.VALUE == end).sum()) for end in (moves.WON, moves.DRAWN, moves.LOST)] == [230, 654, 108]
    assert int((values == moves.WON | moves.CAPTURE).sum()) == 72
    assert int(plies[begin : begin + values.size].max()) == 10, "and the jump is the eleventh ply"
    assert counted == {(0, 0, 1, 1): 992, (0, 1, 1, 0): 868, (1, 0, 0, 1): 868, (1, 1, 0, 0): 760}


@pytest.mark.parametrize(("which", "together"), [(0, 4), (1, 1)])
def test_the_files_begin_with_what_the_tool_makes(
    which: int, together: int, tool: SimpleNamespace, solved: tuple[Any, Any, dict[Any, int]]
) -> None:
    file, made = (endgame_tables.FILE, endgame_tables.DISTANCES)[which], tool.packing.files(*solved[:2], 2)[which]
    count = sum(blocks(material, together) for material in materials(2))
    at = count * LENGTH
    for number in range(count):
        length = int.from_bytes(made[number * LENGTH : (number + 1) * LENGTH], "big")
        packed, at = made[at : at + length], at + length
        unpacked = packed if length == 1 else zlib.decompress(packed, -zlib.MAX_WBITS)
        assert unpacked == endgame_tables.block(file, together, number)
    assert at == len(made)


def test_sets_have_the_ranks_that_questions_are_asked_by(tool: SimpleNamespace) -> None:
    places = import_module("tools.checkers_tables.places")
    tables = places.shares(), places.ones(), places.turned()
    dice = SplitMix(1)
    for count in range(1, 5):
        sets = places.sets(count, endgame_tables.KING_SQUARES)
        for _ in range(50):
            number = dice.below(len(sets))
            bits = int(sets[number])
            assert tool.moves.rank(bits, tables) == endgame_tables.rank(bits, 0) == number
            assert endgame_tables.rank(int(tool.moves.mirror(bits, tables)), 1) == number


def test_what_does_not_matter_is_filled_in_with_what_comes_before(tool: SimpleNamespace) -> None:
    moves, packing = tool.moves, tool.packing
    none, due = moves.NONE, moves.WON | moves.CAPTURE
    known = np.array([none, due, moves.DRAWN, none, moves.LOST, due, moves.WON, moves.LOST], np.uint8)
    assert packing.ends(known) == packing.in_fours(np.array([1, 1, 1, 1, 0, 0, 2, 0], np.uint8))
    assert packing.ends(np.array([none, due], np.uint8)) == bytes([0])
    assert list(packing.distances(known, np.array([0, 0, 0, 0, 17, 0, 19, 5], np.uint8), 16)) == [
        8,
        8,
        8,
        8,
        8,
        8,
        8,
        0,
    ]
    assert packing.in_fours(np.array([1, 1, 2, 0, 2], np.uint8)) == bytes([0b00100101, 0b10101010])
    assert packing.pressed(bytes([7] * BLOCK)) == bytes([7])
    several = bytes(range(200))
    assert zlib.decompress(packing.pressed(several), -zlib.MAX_WBITS) == several
