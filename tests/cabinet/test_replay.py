"""Replay files: what was written comes back, and anything else is refused with a sentence."""

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.parts import SLUG
from arcade.cabinet.replays.replay import Replay, ReplayError
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result, Setup, Thought

REPLAY = Replay(
    setup=Setup("blue-road", 2, 1, "ro", 2**64 - 1, True, False, 3, {"places": (1, (2, None)), "name": "Ștefan"}),
    keys=KeyLog([(40, []), (7, ["left", "pad1 fire"]), (60, ["ă"])]),
    thoughts=(Thought((3, "e4"), 12), Thought(None, 0)),
    fingerprints=((50, "00000000-ffffffff"), (100, "12345678-9abcdef0")),
    results=(Result(80, Outcome.WON, 2**63 - 1, True), Result(107, Outcome.OVER, None)),
    font="rom 1a2b3c4d",
    arcade="0.1.0",
)
DOCUMENT = json.loads(REPLAY.to_text())

plain_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**256) + 1, 2**256 - 1) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3).map(tuple) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
key_names = st.text(st.characters(categories=["L", "N", "P"]), min_size=1, max_size=32)
key_logs = st.lists(st.tuples(st.integers(1, 99999), st.frozensets(key_names, max_size=4)), max_size=6).map(KeyLog)


@st.composite
def replays(draw: st.DrawFn) -> Replay:
    keys = draw(key_logs)
    frames = st.integers(0, keys.frames)
    scores = st.none() | st.integers(-(2**63) + 1, 2**63 - 1)
    assisted = st.sampled_from((True, False, None))
    results = draw(st.lists(st.builds(Result, frames, st.sampled_from(Outcome), scores, assisted), max_size=4))
    return Replay(
        setup=draw(
            st.builds(
                Setup,
                slug=st.from_regex(SLUG, fullmatch=True).filter(lambda slug: len(slug) <= 40),
                level=st.integers(1, 99),
                seats=st.integers(1, 9),
                language=st.sampled_from(["en", "ro"]),
                seed=st.integers(0, 2**64 - 1),
                original=st.booleans(),
                calm=st.booleans(),
                rules_version=st.integers(1, 2**63 - 1),
                memory=plain_values,
                opened=plain_values,
            )
        ),
        keys=keys,
        thoughts=tuple(draw(st.lists(st.builds(Thought, plain_values, st.integers(0, 5_000_000)), max_size=4))),
        fingerprints=tuple((frame, f"{frame:08x}") for frame in sorted(draw(st.sets(frames, max_size=4)))),
        results=tuple(sorted(results, key=lambda result: result.frame)),
        font=draw(st.sampled_from(["", "rom 12"])),
    )


@given(replays())
def test_what_was_written_comes_back(replay: Replay) -> None:
    assert Replay.from_text(replay.to_text()) == replay


def test_the_setup_is_carried_whole() -> None:
    assert set(DOCUMENT["setup"]) == {field.name for field in fields(Setup)}


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value within a JSON document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for name, item in inner for place in places(item, (*path, name)))]


def with_value(path: tuple[Any, ...], value: Any) -> Any:
    """The sample document with one value exchanged."""
    document = json.loads(json.dumps(DOCUMENT))
    if not path:
        return value
    at = document
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return document


def loads_or_says_why(text: str) -> None:
    try:
        replay = Replay.from_text(text)
    except ReplayError as error:
        refused = error
    else:
        assert Replay.from_text(replay.to_text()) == replay
        return
    assert str(refused).endswith(".")
    assert str(refused).isprintable()
    assert refused.words.in_language("ro") != refused.words.english


odd_values = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**30, -1, 2**63, 2**64, 10**400, "", "\ud800", "x" * 5000, "\x00", "nim\n", "1"])
    | st.floats()
    | st.lists(st.integers() | st.text(max_size=3) | st.just([]), max_size=4)
    | st.dictionaries(st.text(max_size=3), st.integers() | st.none(), max_size=3)
)


@given(st.sampled_from(places(DOCUMENT)), odd_values)
def test_an_exchanged_value_is_taken_or_refused(path: tuple[Any, ...], value: Any) -> None:
    loads_or_says_why(json.dumps(with_value(path, value)))


json_letters = st.text('[]{},:"0123456789.eE-\\nuNaf\x00 ', max_size=6)


@given(st.integers(0, len(REPLAY.to_text())), st.integers(0, 30), json_letters)
def test_an_edited_text_is_taken_or_refused(start: int, length: int, put: str) -> None:
    text = REPLAY.to_text()
    loads_or_says_why(text[:start] + put + text[start + length :])


@given(st.text())
def test_any_text_is_taken_or_refused(text: str) -> None:
    loads_or_says_why(text)


@pytest.mark.parametrize("deep", ["[" * 100_000, '{"a":' * 100_000, "[" * 100_000 + "]" * 100_000])
def test_deep_nesting_is_refused(deep: str) -> None:
    with pytest.raises(ReplayError, match="nested too deeply"):
        Replay.from_text(deep)
    with pytest.raises(ReplayError, match="nested too deeply"):
        Replay.from_text(REPLAY.to_text().replace('"memory":', f'"memory":{deep},"x":'))


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth - 1):
        value = [value]
    return value


def test_a_memory_may_be_32_lists_deep() -> None:
    Replay.from_text(json.dumps(with_value(("setup", "memory"), nested(32))))
    with pytest.raises(ReplayError, match="nested too deeply"):
        Replay.from_text(json.dumps(with_value(("setup", "memory"), nested(33))))


CASES: list[tuple[tuple[Any, ...], Any, str]] = [
    (("format",), "other", "This is not a replay"),
    (("version",), 3, "written in format 3, and this arcade reads format 2"),
    (("version",), "1", "version must be a whole number from 1"),
    (("arcade",), "0" * 41, "arcade must be a text of at most 40"),
    (("font",), "\n", "font must be a text"),
    (("setup",), [], "setup must be an object"),
    (("setup", "slug"), "Blue Road", "slug must be a game's short name"),
    (("setup", "slug"), "../../etc", "slug must be a game's short name"),
    (("setup", "slug"), "nim\n", "slug must be a text"),
    (("setup", "slug"), "a" * 41, "slug must be a text of at most 40"),
    (("setup", "level"), 0, "level must be a whole number from 1 to 99"),
    (("setup", "level"), True, "level must be a whole number"),
    (("setup", "level"), 1.0, "number that isn't whole"),
    (("setup", "level"), float("nan"), "number that isn't whole"),
    (("setup", "seats"), 10, "seats must be"),
    (("setup", "language"), "de", "language must be one of en, ro"),
    (("setup", "seed"), 2**64, "seed must be"),
    (("setup", "original"), 1, "original must be true or false"),
    (("setup", "calm"), None, "calm must be true or false"),
    (("setup", "memory"), [1.5], "number that isn't whole"),
    (("setup", "memory"), 2**256, "memory may hold only"),
    (("setup", "memory"), {"\udfff": 1}, "memory may hold only"),
    (("setup", "colour"), 1, "an unknown field: 'colour'"),
    (("keys",), {}, "keys must be a list"),
    (("keys", 0), [40], "every entry of keys must be a list of 2"),
    (("keys", 0, 0), 0, "keys must be a whole number from 1"),
    (("keys", 0, 0), 5_000_000, "longer than 5000000 frames"),
    (("keys", 0, 1), [f"@{x},0" for x in range(65)], "keys must be a list of at most 64"),
    (("keys", 0, 1), ["a", "a"], "different names of 1 to 32"),
    (("keys", 0, 1), [["a"]], "different names of 1 to 32"),
    (("keys", 0, 1), [""], "different names of 1 to 32"),
    (("keys", 0, 1), ["k" * 33], "different names of 1 to 32"),
    (("keys", 0, 1), ["\ud83d"], "different names of 1 to 32"),
    (("thoughts", 0), [1, 2, 3], "every entry of thoughts must be a list of 2"),
    (("thoughts", 0, 1), -1, "thoughts must be a whole number from 0"),
    (("fingerprints", 1, 0), 50, "frames of fingerprints must rise"),
    (("fingerprints", 1, 0), 108, "lie within the run"),
    (("fingerprints", 1, 1), "f" * 81, "fingerprints must be a text of at most 80"),
    (("results", 0, 0), 108, "frames of results must rise"),
    (("results", 1, 0), 79, "frames of results must rise"),
    (("results", 0, 1), "beaten", "outcome must be one of won, lost"),
    (("results", 0, 2), 2**63, "score must be a whole number"),
    (("results", 0, 3), 1, "aided must be true or false"),
    ((), [], "This is not a replay"),
]


@pytest.mark.parametrize(("path", "value", "reason"), CASES)
def test_the_reason_is_named(path: tuple[Any, ...], value: Any, reason: str) -> None:
    with pytest.raises(ReplayError, match=reason.replace(".", r"\.")):
        Replay.from_text(json.dumps(with_value(path, value)))


@pytest.mark.parametrize("name", DOCUMENT)
def test_no_field_may_be_missing(name: str) -> None:
    with pytest.raises(ReplayError):
        Replay.from_text(json.dumps({field: DOCUMENT[field] for field in DOCUMENT if field != name}))


def test_no_field_may_come_twice() -> None:
    with pytest.raises(ReplayError, match="its field 'seats' twice"):
        Replay.from_text(REPLAY.to_text().replace('"seats":', '"seats":1,"seats":'))


def test_what_would_be_refused_is_not_written() -> None:
    with pytest.raises(ReplayError, match="level must be"):
        replace(REPLAY, setup=replace(REPLAY.setup, level=0)).to_text()
    with pytest.raises(ReplayError, match="longer than 5000000 frames"):
        replace(REPLAY, keys=KeyLog([(5_000_001, [])])).to_text()
    with pytest.raises(ReplayError, match="longer than 8000000 characters"):
        replace(REPLAY, setup=replace(REPLAY.setup, memory="x" * 8_000_000)).to_text()


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "best.replay"
    REPLAY.save(path)
    assert Replay.load(path) == REPLAY
    replace(REPLAY, font="").save(path)
    assert Replay.load(path).font == ""
    assert [file.name for file in tmp_path.iterdir()] == ["best.replay"]


def test_files_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "folder", tmp_path / "nowhere" / "best.replay", tmp_path / ("x" * 300)):
        with pytest.raises(ReplayError, match=f"replay file {path.name} can't be written: "):
            REPLAY.save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"\x80", b"null", b"\xef\xbb\xbf{}", b"SQLite format 3\x00"])
def test_files_that_are_no_replays(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "odd.replay"
    path.write_bytes(data)
    with pytest.raises(ReplayError, match="This is not a replay of Robac Arcade"):
        Replay.load(path)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ReplayError, match=r"gone\.replay can't be read: No such file or directory\."):
        Replay.load(tmp_path / "gone.replay")
    with pytest.raises(ReplayError, match="can't be read: it is a folder"):
        Replay.load(tmp_path)
    path = tmp_path / "long.replay"
    path.write_bytes(b" " * 8_000_001)
    with pytest.raises(ReplayError, match="can't be read: it has more than 8000000 bytes"):
        Replay.load(path)


def test_format_1_did_not_note_help() -> None:
    document = json.loads(json.dumps(DOCUMENT))
    document["version"] = 1
    document["results"] = [result[:3] for result in document["results"]]
    replay = Replay.from_text(json.dumps(document))
    assert [result.assisted for result in replay.results] == [None, None]
    assert Replay.from_text(replay.to_text()) == replay
    document["results"][0].append(True)
    with pytest.raises(ReplayError, match="every entry of results must be a list of 3"):
        Replay.from_text(json.dumps(document))
