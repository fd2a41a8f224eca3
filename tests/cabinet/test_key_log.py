"""The key log against a plain list of frames."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.cabinet.replays.key_log import KeyLog, acceptable
from arcade.machine.keyboard import NO_KEYS, Keys

LEFT = frozenset({"left"})
BOTH = frozenset({"left", "a"})
hands = st.lists(st.tuples(st.sampled_from([NO_KEYS, LEFT, BOTH]), st.integers(1, 4)), max_size=12).map(
    lambda runs: [keys for keys, frames in runs for _ in range(frames)]
)


def log_of(frames: list[Keys]) -> KeyLog:
    log = KeyLog()
    for keys in frames:
        log.append(keys)
    return log


def test_plain_form_joins_equal_frames() -> None:
    log = log_of([NO_KEYS, NO_KEYS, BOTH, frozenset({"a", "left"}), LEFT])
    assert log.plain() == ((2, ()), (2, ("a", "left")), (1, ("left",)))
    assert log.frames == 5


def test_runs_that_could_be_one_become_one() -> None:
    assert KeyLog([(2, ["left"]), (3, ["left"])]).plain() == ((5, ("left",)),)


def test_empty_runs_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one frame"):
        KeyLog([(0, ["left"])])


@given(hands)
def test_every_frame_comes_back(frames: list[Keys]) -> None:
    log = log_of(frames)
    assert list(log) == frames
    assert [log.held(frame) for frame in range(log.frames)] == frames
    assert KeyLog(log.plain()) == log


@given(hands, st.integers(-2, 60), hands)
def test_a_truncated_log_goes_on_like_a_short_one(frames: list[Keys], length: int, more: list[Keys]) -> None:
    log, kept = log_of(frames), frames[: max(length, 0)]
    whole = log.copy()
    log.truncate(length)
    assert log == log_of(kept)
    for keys in more:
        log.append(keys)
    assert log == log_of(kept + more)
    assert log.frames == len(kept + more)
    assert list(whole) == frames


@pytest.mark.parametrize("frame", [-1, 2])
def test_frames_outside_are_an_error(frame: int) -> None:
    with pytest.raises(IndexError):
        KeyLog([(2, [])]).held(frame)


def test_unlike_logs_differ() -> None:
    assert KeyLog([(2, ["left"])]) != KeyLog([(3, ["left"])])
    assert KeyLog([(2, ["left"])]) != KeyLog([(2, ["right"])])
    assert KeyLog() != 0


def test_only_acceptable_keys_are_let_through() -> None:
    assert acceptable(BOTH) is BOTH
    assert acceptable(frozenset({"a", "", "x" * 33, "\ud800", "\n"})) == {"a"}
    many = frozenset(f"@{x},1" for x in range(100))
    assert len(acceptable(many)) == 64
