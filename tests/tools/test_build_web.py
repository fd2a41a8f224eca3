"""The folder to publish is made where there is nothing, of the right runtime; else a sentence says why not."""

from pathlib import Path

import pytest

from tools.build_web import main


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A cache of its own, and no npm."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said to a bad command line, below the usage."""
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    assert ended.value.code == 2
    return capsys.readouterr().err.splitlines()[-1].removeprefix("tools.build_web: error: ")


def test_what_is_there_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine.txt").touch()
    for place in (tmp_path / "out", tmp_path / "out" / "mine.txt"):
        assert refused(capsys, str(place)) == f"{place} is there and no empty folder"


def test_without_the_runtime_there_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "other.zip").write_bytes(b"PK")
    assert "npm" in refused(capsys, str(tmp_path / "out"))
    said = refused(capsys, str(tmp_path / "out"), "--runtime", str(tmp_path / "other.zip"))
    assert said == f"the runtime {tmp_path / 'other.zip'} is no folder, zip or tarball that can be read"
    assert not (tmp_path / "out").exists()
