"""The tool that packs pictures writes a file only where a picture in it is another one."""

from pathlib import Path

import pytest

from tools import pictures


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project without packed pictures."""
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(pictures, "ROOT", tmp_path)
    return tmp_path / "assets" / "pictures"


@pytest.mark.rotates(4)
def test_it_packs_a_game_s_pictures_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert pictures.main(["jungle"]) == 0
    path = folder / "jungle.bin"
    assert pictures.packed("jungle") == pictures.painted("jungle")
    path.write_bytes(path.read_bytes() + b" ")
    assert pictures.main(["jungle"]) == 0
    assert path.read_bytes().endswith(b" ")
    path.write_bytes(path.read_bytes()[:2000])
    assert pictures.main(["jungle"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == [f"jungle: 32 pictures in {path.stat().st_size} bytes", "jungle: 32 pictures, as they were", said[0]]


def test_a_game_without_packed_pictures_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        pictures.main(["robac-no-such-game"])
    assert "there is no game called robac-no-such-game among" in capsys.readouterr().err
    assert not folder.exists()
