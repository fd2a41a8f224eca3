"""Drawings on their way out of a run and into the next: the command line, and the arcade's own folder."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from arcade.cabinet.formats.bitmap_png import grid_of, png_of
from arcade.cabinet.options import Options, Start
from arcade.cabinet.storage.store import Store
from arcade.cli import main
from arcade.games.graphics_editor.art import HEART, TILE
from arcade.games.graphics_editor.file_format import grid, read, write
from arcade.games.graphics_editor.rules import Figure
from tests.cabinet.player import Player

SLUG = "graphics-editor"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    store.note_card_seen(SLUG)
    yield store
    store.close()


def run(tmp_path: Path, keys: str, *arguments: str) -> int:
    path = tmp_path / "hands.keys"
    path.write_text("".join(f"? {key}\n" for key in keys.split()))
    return main(["run", SLUG, "--frames", "400", "--keys", str(path), *arguments])


@pytest.mark.parametrize(
    ("name", "content"), [("tile.txt", write(TILE).encode()), ("tile.png", png_of(grid(TILE)))], ids=["text", "png"]
)
def test_a_file_is_opened_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: bytes
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert run(tmp_path, "space", "--pattern", str(path), "--json") == 0
    state = json.loads(capsys.readouterr().out)["state"]
    assert state["graphics"] == [list(one.rows) for one in TILE.graphics]
    assert state["layout"] == "square"


@pytest.mark.parametrize(("key", "name"), [("f5", "out.txt"), ("f6", "out.png")])
def test_what_was_drawn_is_written_by_the_command_line(tmp_path: Path, key: str, name: str) -> None:
    out = tmp_path / name
    assert run(tmp_path, f"space {key}", "--level", "3", "--write-pattern", str(out)) == 0
    data = out.read_bytes()
    text = grid_of(data) if name.endswith("png") else data.decode()
    assert read(text) == TILE


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"########\n###o####\n", "line 2: 'o' is where only # or . can be"),
        (png_of("###\n###\n"), "line 1: the row has 3 dots"),
        (b"\x89PNG\r\n\x1a\nxxxx", "the picture is damaged"),
    ],
)
def test_a_bad_file_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, words: str
) -> None:
    path = tmp_path / "bad"
    path.write_bytes(content)
    assert run(tmp_path, "space", "--pattern", str(path)) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_what_is_saved_in_the_arcade_is_opened_there_by_joystick(store: Store, tmp_path: Path) -> None:
    player = Player(store, Options(boot=False, data_dir=tmp_path, start=Start(SLUG, level=3)))
    player.until("Press a key").press(" ").until("In a square").press("f5").until("patterns/graphics-editor-1.txt")
    player.press("f6").until("patterns/graphics-editor-2.png")
    assert grid_of((tmp_path / "patterns" / "graphics-editor-2.png").read_bytes()) == grid(TILE)
    store.drop_suspended(SLUG)
    player = Player(store, Options(boot=False, data_dir=tmp_path)).page(SLUG, by_stick=True)
    player.until("Open a file").joy("down", "down", "down", "fire")
    player.until("graphics-editor-2.png").joy("fire").until("Press a key").joy("fire").until("In a square")


def test_a_bad_file_is_told_in_the_player_s_language(store: Store, tmp_path: Path) -> None:
    (tmp_path / "patterns").mkdir()
    (tmp_path / "patterns" / "graphics-editor-1.txt").write_text(
        write(Figure((HEART,))).replace("########", "###xx###", 1)
    )
    player = Player(store, Options(boot=False, data_dir=tmp_path, language="ro"))
    player.find(SLUG, by_stick=True).hold("pad1 fire").until("Deschide un fișier")
    player.joy("down", "down", "down", "fire").until("graphics-editor-1.txt")
    player.joy("fire").until("poate fi citit")
    assert "linia 3: 'x' apare acolo unde doar # și . pot fi." in " ".join(player.screen.split())


SHEET = b"""\xef\xbb\xbfThe street, written elsewhere: \xe9.\r
\r
[walker 10x9]\r
 ##\r
####\r
 ##..#\r
\r
[cherry]\r
rg\r
[wall 20x20]\r
#  \r
"""
"""Not as it would be written: a mark, a byte that is no text, line ends of another system, blanks at an end."""


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "drawings.txt"
    path.write_bytes(SHEET)
    return path


def put_in(tmp_path: Path, sheet: Path, keys: str, *part: str, source: Path | None = None) -> int:
    """Play keys from a drawing on, and write what was saved into the sheet."""
    return run(tmp_path, keys, "--pattern", str(source or sheet), *part, "--write-pattern", str(sheet))


SET_A_DOT = "space up up return f5"
"""The cursor begins in the fourth row and column."""


def test_a_changed_dot_goes_into_the_sheet_and_nothing_else_changes(tmp_path: Path, sheet: Path) -> None:
    assert put_in(tmp_path, sheet, "space f5", "--part", "walker") == 0
    assert sheet.read_bytes() == SHEET
    assert put_in(tmp_path, sheet, "space return f5", "--part", "walker") == 0
    changed = SHEET.replace(b"##..#\r\n\r\n", b"##..#\r\n   #\r\n\r\n")
    assert sheet.read_bytes() == changed
    assert put_in(tmp_path, sheet, SET_A_DOT, "--part", "1") == 0
    assert sheet.read_bytes() == changed.replace(b"####\r\n", b"###.\r\n", 1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["drawings.txt", "hands.keys"]


def test_a_block_of_a_large_drawing_goes_back_to_its_place(tmp_path: Path, sheet: Path) -> None:
    assert put_in(tmp_path, sheet, "space return f5", "--part", "wall x16-19 y0-15") == 0
    assert sheet.read_bytes() == SHEET.replace(b"#  \r\n", b"#\r\n\r\n\r\n" + b" " * 19 + b"#\r\n")


def test_what_is_saved_in_the_arcade_is_put_into_the_sheet_later(store: Store, tmp_path: Path, sheet: Path) -> None:
    (tmp_path / "patterns").mkdir()
    (tmp_path / "patterns" / "mine.txt").write_bytes(SHEET)
    player = Player(store, Options(boot=False, data_dir=tmp_path)).page(SLUG, by_stick=True)
    player.until("Open a file").joy("down", "down", "down", "fire").until("mine.txt").joy("fire").until("wall x0-15")
    player.joy("down", "fire").until("is in letters").joy("fire").until("walker").joy("up", "fire")
    player.until("Press a key").joy("fire").until("In a square").joy("fire").press("f5")
    saved = tmp_path / "patterns" / "graphics-editor-1.txt"
    player.until(f"patterns/{saved.name}")
    assert saved.read_text() == "[walker 10x9]\n ##\n####\n ##..#\n   #\n"
    assert put_in(tmp_path, sheet, "space f5", source=saved) == 0
    assert sheet.read_bytes() == SHEET.replace(b"##..#\r\n\r\n", b"##..#\r\n   #\r\n\r\n")


@pytest.mark.parametrize(
    ("keys", "arguments", "words"),
    [
        ("space f5", (), "needs --part: it has several drawings; 1 for walker, 2 for"),
        ("space f5", ("--part", "cherry"), "line 8: the drawing 'cherry' is in letters"),
        ("space f5", ("--part", "wall"), "has no part called 'wall', but 'wall x0-15 y0-15', 'wall x16-19 y0-15', '"),
        ("space f5", ("--part", "tree"), "drawings.txt has no part called 'tree'\n"),
        ("space f5", ("--part", "7"), "has the parts 1 to 6, not 7"),
        ("space f6", ("--part", "walker"), "stays as it is: it holds drawings, and what was written is none"),
        ("space - - f5", ("--part", "walker"), "stays as it is: it holds drawings, and what was written is none"),
        ("space", ("--part", "walker"), "has written no pattern"),
        ("space f5", ("--part", "walker", "--png", "drawings.txt"), "--pattern and --png name the same file"),
    ],
)
def test_a_sheet_loses_nothing(
    tmp_path: Path,
    sheet: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    keys: str,
    arguments: tuple[str, ...],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert put_in(tmp_path, Path("drawings.txt"), keys, *arguments) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1
    assert sheet.read_bytes() == SHEET


def test_a_drawing_that_the_sheet_no_longer_has_is_not_put_into_it(
    tmp_path: Path, sheet: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "saved.txt"
    for drawing, words in (("[tree]\n##\n", "no drawing called 'tree'"), ("[walker]\n##\n", "has 10 by 9 pixels here")):
        saved.write_text(drawing)
        assert put_in(tmp_path, sheet, "space f5", source=saved) == 2
        assert words in capsys.readouterr().err
    sheet.write_bytes(b"[Walker]\n##\n")
    assert put_in(tmp_path, sheet, "space f5", source=saved) == 2
    assert "line 1: '[Walker]' isn't a drawing's name" in capsys.readouterr().err
    assert sheet.read_bytes() == b"[Walker]\n##\n"


def test_a_figure_s_own_file_is_still_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tile.txt"
    path.write_text(write(TILE))
    assert put_in(tmp_path, path, "space f5") == 2
    assert "--pattern and --write-pattern name the same file" in capsys.readouterr().err
