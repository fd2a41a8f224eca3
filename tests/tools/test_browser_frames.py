"""The plain parts of measuring in a browser's Python; that itself needs Pyodide, which is not here."""

from pathlib import Path

import pytest

from arcade.commands.fresh import least
from tools.browser_frames import CARD_FRAMES, card_frames, main, told


def test_of_each_frame_the_least_counts() -> None:
    assert least(["3.0 1.5 2\n", "2.5 4 2\n"]) == [2.5, 1.5, 2.0]
    with pytest.raises(ValueError, match="argument 2 is shorter"):
        least(["1 2", "1"])


def test_the_dearest_frame_is_told() -> None:
    words = " ".join(told("tetris", [1.0, 25.04, 20.0, 21.0]).split())
    assert words == "tetris 25.0 in frame 2, 2 over 20 ms"


def test_a_card_has_all_its_frames() -> None:
    assert len(list(card_frames("robac"))) == CARD_FRAMES


def test_what_cannot_be_measured_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, words in (([str(tmp_path)], "there is no Pyodide in"), ([str(tmp_path), "chess"], "called chess")):
        with pytest.raises(SystemExit):
            main(arguments)
        assert words in capsys.readouterr().err
        (tmp_path / "pyodide.mjs").touch()
