"""A check of kept wins tells what its proof could not settle, and takes no win for kept that it cannot prove."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tools.kept_wins import LOST, UNKNOWN, WON, count_lost_wins


@dataclass(frozen=True)
class Told:
    """A position with what a proof says of it, and of what follows."""

    now: int
    after: int = LOST
    seat: int = 0

    def moves(self) -> tuple[int, ...]:
        return (1,)

    def play(self, move: int) -> "Told":
        return Told(self.after, seat=move)

    def outcome(self) -> int | None:
        return None


def proof(position: Told, patience: int) -> int:
    """With more patience one more kind is settled: 9 is lost, but only for who waits."""
    return position.now if position.now < 9 else LOST if patience > 1 else UNKNOWN


@pytest.mark.parametrize(
    ("drawn", "wanted", "wrong", "words"),
    [
        ([Told(WON), Told(LOST), Told(WON)], 2, 0, "0 of 2 wins not kept; slowest answer"),
        ([Told(WON), Told(UNKNOWN), Told(9), Told(WON, 9)], 2, 0, "2 of 4 not settled"),
        ([Told(WON, WON)], 1, 1, "not kept: "),
        ([Told(WON, UNKNOWN), Told(WON)], 2, 1, "not kept?: "),
    ],
)
def test_what_is_not_settled_is_told(
    drawn: list[Told], wanted: int, wrong: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    positions: Iterator[Told] = iter(drawn)
    assert count_lost_wins(wanted, lambda: next(positions), proof, 3, lambda _: 1, repr) == wrong
    said = capsys.readouterr().out
    assert words in said
    assert not list(positions), "all drawn"
    assert f"{wrong} of {wanted} wins not kept" in said
