"""The tool draws a game's card four times on one picture, or several games' in files of their own."""

import sys
from pathlib import Path

import pytest

from arcade.cabinet.formats.png import SIGNATURE
from tools.card_sheet import main


def test_cards_are_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["card_sheet", str(tmp_path / "card.png"), "robac"])
    main()
    data = (tmp_path / "card.png").read_bytes()
    assert data.startswith(SIGNATURE)
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (480 + 2 * 280, 2 * 368)


def test_several_games_have_a_file_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["card_sheet", str(tmp_path / "card.png"), "--scale", "2", "nim", "robac"])
    main()
    assert {path.name for path in tmp_path.iterdir()} == {"card-nim.png", "card-robac.png"}
