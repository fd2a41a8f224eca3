"""The tools that show games: the contact sheet, and the recorded demonstration."""

import subprocess
import sys
from pathlib import Path

import pytest

from arcade.cabinet.formats.png import Picture
from arcade.cabinet.replays.replay import Replay
from tests.png_pictures import decode
from tools import cabinet_pages, cabinet_sheet
from tools.contact_sheet import row, sheet
from tools.game_film import main as film

ROOT = Path(__file__).parent.parent.parent
GAME = "-template"


def tool(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", *arguments], cwd=ROOT, check=True, capture_output=True)


def test_a_row_has_title_play_win_and_loss_in_both_languages_and_the_original() -> None:
    pictures = row(GAME)
    assert len(pictures) == 2 * (1 + 3 + 2) + 1
    assert len({picture.pixels for picture in pictures}) >= 10


def test_a_film_begins_before_the_result(tmp_path: Path) -> None:
    tool("tools.game_film", str(tmp_path / "film.png"), "nim", "win", "--every", "10", "--count", "8", "--calm")
    drawn = decode((tmp_path / "film.png").read_bytes())
    assert (drawn.width, drawn.height) == (4 * 256, 2 * (192 + 12))
    assert len(set(drawn.pixels)) > 4


def test_a_film_of_what_is_not_there_names_what_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        film(["film.png", "nim", "triumph"])
    assert "there is no triumph.keys of nim: hint_ro, loss, mistake, " in capsys.readouterr().err


def test_a_sheet_centres_pictures_in_its_cells_and_joins_their_colours() -> None:
    red = Picture(2, 2, bytes([1, 1, 1, 1]), ((0, 0, 0), (255, 0, 0)))
    green = Picture(4, 2, bytes([1] * 8), ((0, 0, 0), (0, 255, 0)))
    drawn = sheet([[red, green], [green]])
    grey, first, second = ((24, 24, 24), (255, 0, 0), (0, 255, 0))
    rows = [[drawn.palette[index] for index in drawn.pixels[start : start + 8]] for start in range(0, 32, 8)]
    assert rows[:2] == [[grey, first, first, grey, *[second] * 4]] * 2
    assert rows[2:] == [[*[second] * 4, *[grey] * 4]] * 2


def test_the_grid_shows_one_moment_of_each_game(tmp_path: Path) -> None:
    tool("tools.contact_sheet", "--grid", "2", str(tmp_path / "grid.png"), "ping-pong", "nim", "tic-tac-toe")
    drawn = decode((tmp_path / "grid.png").read_bytes())
    assert (drawn.width, drawn.height) == (2 * 320, 2 * 240)


def test_a_recorded_demonstration_is_a_replay_that_holds(tmp_path: Path) -> None:
    file, gif = tmp_path / "demo.json", tmp_path / "demo.gif"
    tool("tools.record_demo", "tic-tac-toe", str(file), "--gif", str(gif), "--seed", "4")
    recorded = Replay.load(file)
    assert recorded.results
    assert gif.read_bytes()[:6] == b"GIF89a"
    assert subprocess.run([sys.executable, "-m", "arcade", "replay", str(file)], cwd=ROOT).returncode == 0


def test_every_page_of_the_cabinet_is_drawn_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cabinet_sheet, "FRAMES", 10)
    monkeypatch.setattr(cabinet_pages, "PLAYED", 5)
    rows = list(cabinet_sheet.cabinet_rows("nim"))
    assert len(rows) == len(cabinet_pages.PAGES)
    for name, (english, romanian) in zip(cabinet_pages.PAGES, rows, strict=True):
        assert len(set(english.pixels)) > 1, name
        assert english.pixels != romanian.pixels or name == "boot", name
