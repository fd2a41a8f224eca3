"""Recordings are read whole, each checkpoint with what it leaves out because it is as before."""

from typing import Any

import pytest

from arcade.cabinet.catalogue import slugs
from tests.traces.recording import (
    CELLS,
    Press,
    Run,
    Scenario,
    Typed,
    followed,
    key_at_frame,
    key_at_wait,
    recorded,
    renewed,
    scenario,
    trace,
)
from tests.traces.sounds import Tone

FIRST: dict[str, Any] = {
    "wait": "key",
    "frames": 9,
    "build": [10, 90],
    "border": 1,
    "rnd": 5,
    "attrs": "38*700 07*68",
    "cells": ".*32 a*2 .*734",
    "text": {"1": [[0, 2]]},
    "numbers": {"1": [[0, "12"]]},
    "pixels": {"4": "0badcafe"},
}
SECOND: dict[str, Any] = {"wait": "line", "border": 2, "rnd": 6, "notes": [[50.08, 0.1, 12.02]]}


def test_stretches_of_cells_are_laid_over_those_of_before() -> None:
    assert renewed("abcdef", "") == list("abcdef")
    assert renewed("abcdef", "x*2 y z*3") == list("xxyzzz")
    assert renewed("abcdef", "+1:x;4:y*2") == list("axcdyy")


def test_a_checkpoint_keeps_what_was_there_before() -> None:
    changes = {"text": {"2": [[5, 3], [9, 1]]}, "cells": "+64:g", "pixels": {"4": ""}, "numbers": {"1": []}}
    first, second, third = followed([FIRST, SECOND, SECOND | changes])
    assert (first.frames, first.build, first.border, first.wait, first.at) == (9, (10, 90), 1, "key", None)
    assert first.attributes == bytes([0x38] * 700 + [0x07] * 68)
    assert (second.attributes, second.kinds, second.runs) == (first.attributes, first.kinds, frozenset({Run(1, 0, 2)}))
    assert (second.numbers, second.drawn) == ({1: ("12",)}, {4: "0badcafe"})
    assert (second.border, second.rnd, second.build, second.wait) == (2, 6, (), "line")
    assert third.runs == {Run(1, 0, 2), Run(2, 5, 3), Run(2, 9, 1)}
    assert (third.kinds[64], third.kinds[:64], third.numbers, third.drawn) == ("g", first.kinds[:64], {}, {})


def test_tones_start_in_seconds() -> None:
    _, second = followed([FIRST, SECOND])
    (tone,) = second.tones
    assert tone.start == pytest.approx(1, abs=1e-4)
    assert tone == Tone(tone.start, 0.1, 12.02)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("? 1", Press("1")),
        ("? space 12", Press(" ", 12)),
        ("> C4", Typed("C4")),
        ("> a b", Typed("a b")),
        ("> ", Typed("")),
    ],
)
def test_keys_at_waits(text: str, key: Press | Typed) -> None:
    assert key_at_wait(text) == key


@pytest.mark.parametrize(
    ("text", "key"),
    [("70 j", Press("j", 4, 70)), ("8 space 90", Press(" ", 90, 8)), ("9 up", Press("up", 4, 9))],
)
def test_keys_at_frames(text: str, key: Press) -> None:
    assert key_at_frame(text) == key


def told(*numbers: str, **more: Any) -> Scenario:
    """A scenario whose row 1 has these numbers in turn."""
    points = [FIRST, *(SECOND | {"numbers": {"1": [[0, number]], "7": [[3, "5"]]}} for number in numbers)]
    return scenario({"name": "told", "seed": 1, "keys": ["? a"] * len(numbers), "checkpoints": points} | more)


def test_rows_whose_numbers_never_change_do_not_count() -> None:
    assert told("12", "12").counting == frozenset()
    assert told("12", "13").counting == {1}


def test_what_nobody_knows_of_is_refused() -> None:
    assert told("1", differs={"notes": "they rise"}).differs == {"notes": "they rise"}
    with pytest.raises(ValueError, match=r"told: differs in \['smell'\]"):
        told("1", differs={"smell": "it is better"})


def test_every_recording_is_of_a_game_and_can_be_read() -> None:
    assert set(recorded()) <= set(slugs())
    assert len(recorded()) == 39
    traces = list(map(trace, recorded()))
    assert [one.slug for one in traces] == recorded()
    scenarios = [one for game in traces for one in game.scenarios]
    assert len(scenarios) == 160
    assert sum(len(one.checkpoints) for one in scenarios) == 3_543
    for one in scenarios:
        assert all(reason for reason in one.differs.values()), one.name
        assert all(len(point.attributes) == len(point.kinds) == CELLS for point in one.checkpoints), one.name
        if one.by_frames:
            assert all(isinstance(key, Press) and key.at is not None for key in one.keys), one.name
        else:
            assert len(one.keys) + 1 == len(one.checkpoints), one.name
