"""A program follows its own recording in everything; whatever it does otherwise lowers one figure and is told."""

from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any

import pytest

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from tests.traces.following import follow_scenario
from tests.traces.listing import Listing, Running, counter, recorded_by_frames, recorded_by_waits
from tests.traces.measures import Column, Measures
from tests.traces.playing import Player
from tests.traces.recording import Press, Run, Scenario

KEYS = "abc"
PERFECT = {
    Column.TEXT: 100,
    Column.SEEN: 100,
    Column.GRAPHICS: 100,
    Column.BORDER: 100,
    Column.NOTES: 100,
    Column.APART: 100,
    Column.GAP: 100,
    Column.RND: 100,
    Column.TIME: 1,
    Column.WORST: 1,
    Column.STUCK: 0,
}


def followed(scenario: Scenario, listing: Listing = counter) -> Measures:
    """What a listing comes to beside a recording."""
    measures = Measures()
    follow_scenario(scenario, Player(Running(listing)), measures)
    return measures


def lower(measures: Measures) -> set[Column]:
    """The figures that are not as they should be."""
    found = {column for column, figure in PERFECT.items() if measures.figures[column] != figure}
    return found | ({Column.BUILD} if (measures.figures[Column.BUILD] or 0) > 1 else set())


@pytest.fixture(scope="module")
def recording() -> Scenario:
    return recorded_by_waits(counter, KEYS)


def test_a_program_follows_its_own_recording(recording: Scenario) -> None:
    measures = followed(recording)
    assert lower(measures) == set()
    assert measures.differences == {}
    assert recording.counting == {12}
    assert len(recording.checkpoints[0].build) == 9
    assert [len(point.tones) for point in recording.checkpoints] == [0, 2, 2, 2]


def test_a_program_follows_its_recording_by_frames() -> None:
    scenario = recorded_by_frames(counter, (Press("a", 4, 60), Press("b", 4, 130)), (40, 100, 200))
    measures = followed(scenario)
    assert lower(measures) == {Column.BUILD} & lower(measures)
    assert measures.figures[Column.BUILD] is None
    assert len(scenario.checkpoints[-1].tones) == 4


def at(scenario: Scenario, number: int, **changed: Any) -> Scenario:
    """A recording in which a checkpoint is another."""
    points = list(scenario.checkpoints)
    points[number] = replace(points[number], **changed)
    return replace(scenario, checkpoints=tuple(points))


def test_each_thing_that_differs_lowers_its_own_figure_and_is_told(recording: Scenario) -> None:
    first, second = recording.checkpoints[:2]
    repainted = bytearray(second.attributes)
    repainted[12 * 32 + 10] = 0x38
    deeper = tuple(replace(tone, semitone=tone.semitone - 1) for tone in second.tones)
    changed: dict[Column, tuple[Scenario, str]] = {
        Column.TEXT: (at(recording, 1, runs=second.runs | {Run(20, 3, 9)}), "no text at"),
        Column.SEEN: (at(recording, 1, attributes=bytes(repainted)), "12,10: 38, ours 3a"),
        Column.GRAPHICS: (at(recording, 1, drawn={20: "0badcafe"}), ""),
        Column.BORDER: (at(recording, 1, border=7), "border 7, ours 2"),
        Column.RND: (at(recording, 1, rnd=1), ""),
        Column.NOTES: (at(recording, 1, tones=deeper), "6 tones, ours 6; lacking"),
        Column.WORST: (at(recording, 1, frames=2 * second.frames), f"takes {2 * second.frames} frames"),
        Column.BUILD: (at(recording, 0, build=tuple(100 - part for part in first.build)), "builds up as"),
    }
    for column, (scenario, words) in changed.items():
        measures = followed(scenario)
        assert lower(measures) == {column}
        assert [words in told for told in measures.differences] == [True] * bool(words)


def test_numbers_count_where_they_change(recording: Scenario) -> None:
    assert followed(recording).counts[Column.NUMBERS] == (3, 3)
    measures = followed(at(recording, 2, numbers={12: ("5",)}))
    assert measures.counts[Column.NUMBERS] == (2, 3)
    assert list(measures.differences) == ["row 12 has the numbers 5, ours 2"]


def deep(machine: Spectrum) -> Frames[None]:
    """The counter after a tone too deep for the recorder."""
    yield from machine.basic.beep(0.7, -42)
    yield from counter(machine)


def test_tones_that_the_recorder_could_not_hear_are_left_out(recording: Scenario) -> None:
    assert followed(recording, deep).figures[Column.NOTES] == 100


def test_tones_that_touch_are_not_kept_apart(recording: Scenario) -> None:
    measures = followed(recording, partial(counter, legato=True))
    assert {Column.APART, Column.GAP} <= lower(measures)
    assert measures.figures[Column.APART] == 0
    assert measures.figures[Column.NOTES] == 100


def test_what_is_meant_to_differ_is_not_compared(recording: Scenario) -> None:
    end = at(recording, 3, tones=())
    assert lower(followed(end)) == {Column.NOTES}
    assert lower(followed(replace(end, differs={"end notes": "a phrase of its own"}))) == set()
    slow = at(at(recording, 1, frames=500, tones=()), 0, build=(0,) * 9)
    measures = followed(replace(slow, differs={"notes": "none", "time": "it does not think"}))
    assert (measures.figures[Column.NOTES], measures.figures[Column.WORST], measures.builds) == (None, 1, [])
    for run, wanted in ((Run(20, 31, 1), 0), (Run(20, 0, 1), 0), (Run(20, 15, 1), 1), (Run(20, 0, 9), 1)):
        edge = at(recording, 1, runs=recording.checkpoints[1].runs | {run})
        measures = followed(replace(edge, differs={"edges": "our words"}))
        assert len(lower(measures) & {Column.TEXT}) == wanted
    away = at(recording, 1, runs=frozenset({Run(14, 10, 7)}))
    assert lower(followed(away)) == {Column.TEXT}
    assert lower(followed(replace(away, differs={"rows": "it scrolls"}))) == set()


def test_the_last_rows_are_not_looked_at_after_the_end(recording: Scenario) -> None:
    before, last = recording.checkpoints[2:]
    counted = at(recording, 2, numbers={**before.numbers, 23: ("1",)})
    black = last.attributes[:704] + bytes([0x07] * 64)
    ended = at(counted, 3, numbers={**last.numbers, 23: ("0",)}, runs=last.runs | {Run(23, 0, 9)}, attributes=black)
    assert lower(followed(ended)) == {Column.TEXT, Column.SEEN}
    assert followed(ended).counts[Column.NUMBERS] == (3, 5)
    measures = followed(at(ended, 3, wait="stop"))
    assert lower(measures) == set()
    assert measures.counts[Column.SEEN] == (3 * 768 + 704, 3 * 768 + 704)
    assert measures.counts[Column.NUMBERS] == (3, 4)


def once(machine: Spectrum) -> Frames[None]:
    """Waits for one key, and never again."""
    yield from machine.pause(0)
    for _ in count():
        yield


def test_a_program_that_waits_no_more_is_stuck(recording: Scenario) -> None:
    measures = followed(recording, once)
    assert measures.figures[Column.STUCK] == 3
    assert any("waits for no key within" in told for told in measures.differences)
