"""A player's own letters: whatever they lack, or whatever else stands in their file, every game runs."""

from importlib.resources import files
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import whole
from arcade.cabinet.options import Options
from arcade.cabinet.storage.store import Store
from arcade.cli import main
from arcade.commands.asking import FONT_NAME, CommandError, choose_font
from arcade.machine.font import load_builtin
from arcade.machine.monitor import Monitor
from tests.cabinet.player import Player

ROWS = "00\n3C\n42\n42\n7E\n42\n42\n00\n"


def bdf(codes: str, extra: str = "") -> str:
    """A font in which every character looks like an A."""
    glyphs = (f"STARTCHAR x\nENCODING {ord(code)}\nBBX 8 8 0 -1\nBITMAP\n{ROWS}ENDCHAR\n" for code in codes)
    return f"STARTFONT 2.1\n{extra}{''.join(glyphs)}ENDFONT\n"


FONTS = {"ascii": bdf("".join(map(chr, range(32, 127)))), "one letter": bdf("A"), "strange": bdf("\0\x7f\ufffd\uffff")}


@pytest.mark.rotates(4)
@pytest.mark.parametrize("name", FONTS)
@pytest.mark.parametrize("slug", whole())
def test_every_game_runs_with_a_font_that_lacks_letters(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, slug: str, name: str
) -> None:
    path = tmp_path / "own.bdf"
    path.write_text(FONTS[name], encoding="utf-8")
    keys = tmp_path / "keys"
    keys.write_text("".join(f"{frame} return\n" for frame in range(20, 120, 20)))
    files = ["--keys", str(keys), "--font", str(path)]
    for look in ([], ["--original"]):
        assert main(["run", slug, "--frames", "120", "--lang", "ro", "--text", *files, *look]) == 0
    assert capsys.readouterr().err == ""


def test_what_a_font_lacks_is_ours(tmp_path: Path) -> None:
    path = tmp_path / "own.bdf"
    path.write_text(FONTS["one letter"])
    font, own = choose_font(str(path)), load_builtin("spectrum")
    assert font is not None
    assert font.glyphs == own.glyphs | {"A": bytes.fromhex(ROWS.replace("\n", ""))}
    assert font.name == "own.bdf"


def test_a_roms_letters_draw_the_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rom = tmp_path / "48.rom"
    rom.write_bytes(files("skoolkit").joinpath("resources/48.rom").read_bytes())
    pictures, words = [], []
    for font in ([], ["--font", str(rom)]):
        picture = tmp_path / "picture.png"
        assert main(["run", "hanoi", "--frames", "120", "--text", "--png", str(picture), *font]) == 0
        pictures.append(picture.read_bytes())
        words.append(capsys.readouterr().out.splitlines()[-2:])  # above there are drawings, which no letters read
    assert words[0] == words[1]
    assert "Press a key or fire" in words[0][-1]
    assert pictures[0] != pictures[1]


def test_the_houses_own_pages_keep_their_faces(tmp_path: Path) -> None:
    path = tmp_path / "own.bdf"
    path.write_text(FONTS["ascii"])
    pages = [Player(Store(None), Options(boot=False, font=font)).machine for font in (None, choose_font(str(path)))]
    assert all(isinstance(page, Monitor) for page in pages)
    assert len({page.pixels() for page in pages if page}) == 1


@pytest.mark.parametrize(
    "data",
    [
        bdf("A", "COMMENT caf\xe9 \x85 \xa0\n").encode("latin-1"),
        bdf("A", "COMMENT ț 漢字\n").encode(),
        b"\xef\xbb\xbf" + bdf("A").encode(),
        bdf("A").replace("\n", "\r\n").encode(),
        bdf("A").replace("\n", "\r").encode(),
        b"\n\n" + bdf("A").encode(),
        bdf("A").replace("ENCODING 65", "ENCODING 65 3").replace("7E", "7e").encode(),
    ],
)
def test_fonts_are_read_as_they_come(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "own.bdf"
    path.write_bytes(data)
    font = choose_font(str(path))
    assert font is not None
    assert font["A"] == bytes.fromhex(ROWS.replace("\n", ""))


@pytest.mark.parametrize("size", [0, 767, 769, 16_383, 16_385, 100_000])
def test_other_files_are_no_fonts(tmp_path: Path, size: int) -> None:
    path = tmp_path / "own.rom"
    path.write_bytes(b"\xaa" * size)
    with pytest.raises(CommandError, match="ROM image"):
        choose_font(str(path))


@pytest.mark.parametrize("name", ["x" * 200 + ".bdf", "a\x1b[2J.bdf", "ș.bdf"])
def test_a_fonts_name_fits_into_a_replay(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text(FONTS["one letter"])
    font = choose_font(str(path))
    assert font is not None
    assert font.name.isprintable()
    assert len(font.name) <= FONT_NAME
