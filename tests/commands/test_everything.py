"""Everything into one file and back, from the command line."""

from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.cli import main
from arcade.toolkit.contract.outcome import Outcome


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with two scores and a picture."""
    folder = tmp_path / "data"
    with closing(Store(folder)) as store:
        for score in (30, 40):
            store.add_score(ScoreRow("nim", 1, False, 1, "ANA", score, Outcome.WON.value))
    (folder / "pictures").mkdir()
    (folder / "pictures" / "nim-1.png").write_bytes(b"a picture")
    return folder


def scores(folder: Path) -> list[int]:
    with closing(Store(folder)) as store:
        return [row.score for row in store.all_scores()]


def test_out_of_one_folder_into_another(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, other = str(tmp_path / "all.zip"), tmp_path / "other"
    assert main(["export", file, "--data-dir", str(folder)]) == 0
    for _ in range(2):
        assert main(["import", file, "--data-dir", str(other)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "New here: scores 2, finished games 0, pictures and patterns 1.",
        "New here: scores 0, finished games 0, pictures and patterns 0.",
    ]
    assert scores(other) == [30, 40]
    assert (other / "pictures" / "nim-1.png").read_bytes() == b"a picture"


def test_in_place_of_what_is_kept(folder: Path, tmp_path: Path) -> None:
    file, other = str(tmp_path / "all.zip"), tmp_path / "other"
    with closing(Store(other)) as store:
        store.add_score(ScoreRow("nim", 1, False, 1, "EVA", 7, Outcome.WON.value))
    assert main(["export", file, "--data-dir", str(folder)]) == 0
    assert main(["import", file, "--replace", "--data-dir", str(other)]) == 0
    assert scores(other) == [30, 40]
    [aside] = (other / "backups").iterdir()
    assert main(["import", str(aside), "--data-dir", str(other)]) == 0
    assert sorted(scores(other)) == [7, 30, 40]


def test_a_bare_file_of_scores(folder: Path, tmp_path: Path) -> None:
    assert main(["import", str(folder / "arcade.db"), "--data-dir", str(tmp_path / "other")]) == 0
    assert scores(tmp_path / "other") == [30, 40]


def test_the_scores_themselves_are_not_written_over(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", str(folder / "arcade.db"), "--data-dir", str(folder)]) == 2
    assert main(["export", str(tmp_path / "all.zip"), "--data-dir", str(tmp_path / "gone")]) == 2
    assert capsys.readouterr().err.count("\n") == 2
    assert not (tmp_path / "gone").exists()
    assert scores(folder) == [30, 40]


def test_where_nothing_can_be_kept_nothing_is_said_to_be(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other = str(tmp_path / "all.zip"), tmp_path / "other"
    assert main(["export", file, "--data-dir", str(folder)]) == 0
    with closing(Store(other)) as store:
        store.set_setting("volume", 3)
    (other / "arcade.db").chmod(0o644)
    data = bytearray((other / "arcade.db").read_bytes())
    data[60:64] = (99).to_bytes(4)  # the format of a newer arcade
    (other / "arcade.db").write_bytes(data)
    assert main(["import", file, "--data-dir", str(other)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "newer arcade" in said.err
    assert (other / "arcade.db").read_bytes() == bytes(data)
