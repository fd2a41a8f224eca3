"""Drawings on their way out of a run and into the next: the command line, and the arcade's own folder."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from arcade.cabinet.formats.bitmap_png import grid_of, png_of
from arcade.cabinet.options import Options, Start
from arcade.cabinet.storage.store import Store
from arcade.cli import main
from arcade.games.graphics_editor.art import HEART, tile
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
    ("name", "content"), [("tile.txt", write(tile()).encode()), ("tile.png", png_of(grid(tile())))], ids=["text", "png"]
)
def test_a_file_is_opened_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: bytes
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert run(tmp_path, "space", "--pattern", str(path), "--json") == 0
    state = json.loads(capsys.readouterr().out)["state"]
    assert state["graphics"] == [list(one.rows) for one in tile().graphics]
    assert state["layout"] == "square"


@pytest.mark.parametrize(("key", "name"), [("f5", "out.txt"), ("f6", "out.png")])
def test_what_was_drawn_is_written_by_the_command_line(tmp_path: Path, key: str, name: str) -> None:
    out = tmp_path / name
    assert run(tmp_path, f"space {key}", "--level", "3", "--write-pattern", str(out)) == 0
    data = out.read_bytes()
    text = grid_of(data) if name.endswith("png") else data.decode()
    assert read(text) == tile()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"########\n###o####\n", "line 2: 'o' stands where only # or . may stand"),
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
    assert grid_of((tmp_path / "patterns" / "graphics-editor-2.png").read_bytes()) == grid(tile())
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
    assert "linia 3: 'x' stă acolo unde doar # și . pot sta." in " ".join(player.screen.split())
