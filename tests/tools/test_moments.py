"""The tool for choosing a card's moment draws what it is asked for."""

import sys
from pathlib import Path

import pytest

from arcade.cabinet.formats.png import SIGNATURE
from tools.moments import FACTOR, ROOM, RULER, main


@pytest.mark.parametrize(
    ("wanted", "size"),
    [
        (("--from", "2", "--every", "2", "--count", "5"), (4 * 256, 2 * (192 + ROOM))),
        (("--at", "3"), (RULER + FACTOR * 256, RULER + FACTOR * 192)),
    ],
)
def test_it_draws_a_strip_or_one_with_a_ruler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: tuple[str, ...], size: tuple[int, int]
) -> None:
    path = tmp_path / "moments.png"
    monkeypatch.setattr(sys, "argv", ["moments", *wanted, str(path), "robac"])
    main()
    data = path.read_bytes()
    assert data.startswith(SIGNATURE)
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == size
