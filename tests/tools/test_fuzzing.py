"""What fuzzing has found keeps its promise; a reader that breaks one is noticed, and changed inputs reach inside."""

from collections.abc import Iterator
from random import Random

import pytest

from arcade.cabinet.replays.game_name import GameName
from tools.fuzzing import CORPUS, targets
from tools.fuzzing.mutators import MUTATORS
from tools.fuzzing.targets import TARGETS

KEPT = {target: sorted((CORPUS / target).iterdir()) for target in TARGETS}
KEPT_BYTES = 100_000
"""Of one target's inputs together: the project keeps what reaches something, not all that was tried."""


@pytest.mark.parametrize("target", TARGETS)
def test_every_kept_input_is_read_or_refused_in_a_sentence(target: str) -> None:
    assert KEPT[target]
    assert sum(path.stat().st_size for path in KEPT[target]) < KEPT_BYTES
    for path in KEPT[target]:
        TARGETS[target](path.read_bytes())


def flipped(data: bytes, room: int) -> bytes:
    """Bytes changed at random, in the place of libFuzzer."""
    if not data:
        return b"x"[:room]
    at = len(data) // 2
    return (data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])[:room]


def changed(target: str, times: int) -> Iterator[bytes]:
    for seed in range(times):
        for path in KEPT[target][:3]:
            yield MUTATORS[target](path.read_bytes(), Random(seed), flipped)


def test_a_reader_that_reads_something_else_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    games = iter((GameName("nim", 1, 1, False, 1), GameName("nim", 2, 1, False, 1)))
    monkeypatch.setattr(targets, "parsed", lambda _: next(games))
    with pytest.raises(AssertionError):
        targets.game_names(b"nim 1 000000011")


@pytest.mark.parametrize("target", MUTATORS)
def test_changes_inside_are_read_or_refused_in_a_sentence(target: str) -> None:
    inputs = list(changed(target, 40))
    assert len(set(inputs)) > 30
    for data in inputs:
        TARGETS[target](data)
