"""Pattern files: kept as texts and pictures in the data folder, and opened from the page before a game."""

import codecs
import os
from pathlib import Path

import pytest

from arcade.cabinet.formats.bitmap_png import grid_of, png_of
from arcade.cabinet.formats.pattern_files import kept, text_of
from arcade.cabinet.formats.whole_files import FileError
from arcade.cabinet.options import Options, Start
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.cartridge import Choices, Part
from arcade.toolkit.contract.texts import Text
from tests.cabinet.player import Player

pytestmark = pytest.mark.usefixtures("fake_games")


@pytest.fixture
def patterns(tmp_path: Path) -> Path:
    folder = tmp_path / "patterns"
    folder.mkdir()
    return folder


def write(folder: Path, name: str, content: bytes, age: int = 0) -> None:
    """A file that was written so many seconds ago."""
    path = folder / name
    path.write_bytes(content)
    os.utime(path, (1_000_000 - age, 1_000_000 - age))


@pytest.fixture
def player(store: Store, tmp_path: Path) -> Player:
    """Somebody before the page of the parrot's game."""
    return Player(store, Options(boot=False, data_dir=tmp_path)).page("parrot")


def opening(player: Player) -> Player:
    """With the entry for files lit."""
    return player.press("o")


def test_all_files_but_those_of_other_games_are_listed_newest_first(patterns: Path, tmp_path: Path) -> None:
    write(patterns, "parrot-1.txt", b"x", age=30)
    write(patterns, "parrot-12.png", b"x", age=10)
    write(patterns, "parrot-mine.txt", b"x", age=20)
    write(patterns, "words of mine.txt", b"x", age=5)
    write(patterns, "catcher-1.txt", b"x")
    write(patterns, ".parrot-3.txt.77.part", b"x")
    (patterns / "parrot-folder").mkdir()
    names = ["words of mine.txt", "parrot-12.png", "parrot-mine.txt", "parrot-1.txt"]
    assert [path.name for path in kept(tmp_path, "parrot")] == names
    assert kept(None, "parrot") == []
    assert kept(tmp_path / "nowhere", "parrot") == []


def test_a_writing_with_the_ending_png_becomes_a_picture(store: Store, tmp_path: Path) -> None:
    player = Player(store, Options(boot=False, data_dir=tmp_path, start=Start("parrot")))
    player.pause(3).type("DRAW").until("A, B OR C").press("b").pause(5)
    assert grid_of((tmp_path / "patterns" / "parrot-1.png").read_bytes()) == "#.\n.#\n##\n"


def test_a_chosen_file_is_opened(player: Player, patterns: Path) -> None:
    write(patterns, "parrot-1.txt", b"\xef\xbb\xbfGOOD MORNING\r\nrest", age=30)
    write(patterns, "parrot-2.txt", b"GOOD NIGHT", age=10)
    opening(player).press("return").until("parrot-2.txt")
    player.press("down", "return").until("HEARD GOOD MORNING")


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ("café ș".encode(), "café ș"),
        ("café ș".encode("utf-8-sig"), "café ș"),
        ("café ș".encode("utf-16"), "café ș"),
        (codecs.BOM_UTF16_BE + "café".encode("utf-16-be"), "café"),
        ("Müller – “Žuk”".encode("cp1252"), "Müller – “Žuk”"),
        (b"caf\xe9 \x81", "café \x81"),
        (b"DOS\r\n\x1a\x1a\0\0", "DOS\r\n"),
        (b"M\xfcller\x1a", "Müller"),
    ],
)
def test_texts_are_read_as_they_come(data: bytes, text: str) -> None:
    assert text_of(data) == text


@pytest.mark.parametrize("data", [b"\x1f\x8b\x08\0\xff", b"PK\x03\x04\xf0", b"\xff\xfe\0", b"\xd8\xff\xe0\0\x10JFIF"])
def test_other_bytes_are_no_text(data: bytes) -> None:
    with pytest.raises(FileError, match="binary data"):
        text_of(data)


def test_the_joystick_is_enough_and_a_picture_is_a_grid(player: Player, patterns: Path) -> None:
    write(patterns, "parrot-1.png", png_of("##..\n"))
    opening(player).joy("fire").until("parrot-1.png")
    player.joy("fire").until("HEARD ##..")


def test_the_next_game_of_the_visit_opens_it_again_and_a_new_one_does_not(player: Player, patterns: Path) -> None:
    write(patterns, "parrot-1.txt", b"HELLO")
    opening(player).press("return", "return").until("HEARD HELLO").type("a").press("b")
    player.pause(100).press("return").until("Again").rest().press("return").until("HEARD HELLO")
    player.press("escape").until("Leave").press("l", "return").until("Tonight")
    player.page("parrot").press("p", "return").until("SAY")
    assert not player.sees("HEARD")


@pytest.mark.parametrize(
    ("content", "words"),
    [(b" \n", "line 1: there are"), (b"\xff\xfe\0", "binary data"), (b"x" * 1_000_001, "1000000 bytes")],
)
def test_a_bad_file_gets_a_sentence_and_another_can_be_chosen(
    player: Player, patterns: Path, content: bytes, words: str
) -> None:
    write(patterns, "parrot-1.txt", b"HELLO", age=20)
    write(patterns, "parrot-2.txt", content)
    opening(player).press("return").until("parrot-2.txt").press("return").until("can't be read")
    assert words in " ".join(player.screen.split())
    player.press("return").until("parrot-1.txt").press("down", "return").until("HEARD HELLO")


def test_of_a_file_of_several_things_one_is_chosen(player: Player, patterns: Path) -> None:
    write(patterns, "parrot-1.txt", b"ONE\n===\n\n===\nTHREE")
    opening(player).press("return").until("parrot-1.txt").press("return").until("part 3")
    player.press("down", "return").until("part 2 can't be read: line 1: there are no words")
    player.press("return").until("part 3").press("backspace").until("parrot-1.txt").press("return").until("part 1")
    player.press("down", "down", "return").until("HEARD THREE")


def test_a_file_that_is_opened_in_part_is_asked_about(tmp_path: Path) -> None:
    parts = Choices(Text("it is long"), (Part(Text("its end"), lambda: "END"),))
    other = Player(Store(tmp_path), Options(boot=False, data_dir=tmp_path, start=Start("parrot", opened=parts)))
    other.until("it is long. Open its end?").press("down", "return").until("Tonight")
    other = Player(Store(tmp_path), Options(boot=False, data_dir=tmp_path, start=Start("parrot", opened=parts)))
    other.until("it is long. Open its end?").press("return").until("HEARD END")


def test_a_pipe_in_the_place_of_a_file_is_told_and_not_waited_for(player: Player, patterns: Path) -> None:
    write(patterns, "parrot-1.txt", b"HELLO")
    opening(player).press("return").until("parrot-1.txt")
    (patterns / "parrot-1.txt").unlink()
    os.mkfifo(patterns / "parrot-1.txt")
    player.press("return").until("can't be read")
    assert "it isn't a regular file" in " ".join(player.screen.split())


def test_names_of_any_bytes_are_listed_and_opened(player: Player, patterns: Path) -> None:
    name = os.fsdecode(b"parrot-\xff\x1b[2J.txt")
    write(patterns, name, b"HELLO")
    opening(player).press("return").until("parrot-").press("return").until("HEARD HELLO")


def test_a_file_that_has_gone_meanwhile_is_told(player: Player, patterns: Path) -> None:
    write(patterns, "parrot-1.txt", b"HELLO")
    opening(player).press("return").until("parrot-1.txt")
    (patterns / "parrot-1.txt").unlink()
    player.press("return").until("No such file")
    player.press("return").until("parrot-1.txt").press("backspace").until("How to play")


def test_with_no_file_it_is_said(player: Player) -> None:
    opening(player).press("return").until("No files").press("return").until("How to play")


def test_games_that_read_no_files_do_not_offer_it(store: Store, tmp_path: Path) -> None:
    player = Player(store, Options(boot=False, data_dir=tmp_path)).page("catcher")
    assert not player.sees("Open a file")


def test_a_game_left_in_the_middle_is_not_lost_unasked(store: Store, patterns: Path, tmp_path: Path) -> None:
    write(patterns, "parrot-1.txt", b"HELLO")
    Player(store, Options(boot=False, data_dir=tmp_path, start=Start("parrot"))).press("x").cabinet.close()
    player = Player(store, Options(boot=False, data_dir=tmp_path)).page("parrot")
    opening(player).press("return").until("parrot-1.txt").press("return").until("unfinished game")
    player.press("return").until("Open a file").pause(2)
    opening(player).press("return").until("parrot-1.txt").press("return").until("unfinished game")
    player.press("down", "return").until("HEARD HELLO")
