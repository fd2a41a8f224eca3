"""Letters from the data folder: what can be chosen, what is refused, and that games are written in them."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from arcade.cabinet.faces import FOLDER, OUR_FACE, FaceError, Faces, is_name
from arcade.cabinet.options import Options, Start
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.settings import NAMES, settings
from arcade.cabinet.storage.store import Store
from arcade.cabinet.strings import FONT_FAULTS
from arcade.machine.bdf import Fault
from arcade.machine.font import load_builtin
from tests.cabinet.golden_pages import compare, context_of, seen
from tests.cabinet.player import Player

ROM = "48.rom"
BROKEN = "broken.bdf"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a ROM, a file that is none, and files that are not letters."""
    folder = tmp_path / FOLDER
    folder.mkdir()
    (folder / ROM).write_bytes(files("skoolkit").joinpath("resources/48.rom").read_bytes())
    (folder / BROKEN).write_text("STARTFONT 2.1\n")
    (folder / "notes.txt").write_text("not letters")
    return tmp_path


def sample_context(store: Store, faces: Faces) -> PageContext:
    context = context_of(store)
    context.faces = faces
    return context


def test_the_houses_letters_come_first_and_then_files_by_name(data: Path) -> None:
    assert Faces(data).names() == [OUR_FACE, ROM, BROKEN]
    assert Faces(data / "nowhere").names() == [OUR_FACE]
    assert Faces().names() == [OUR_FACE]
    given = load_builtin("spectrum")
    assert Faces(data, given).names() == [given.name]
    assert Faces(data, given).font(ROM) is given


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            BROKEN,
            "The letters broken.bdf can't be read: the font holds no glyphs; use BDF up to 8x8, a ROM image or a ",
        ),
        ("gone.rom", "The letters gone.rom can't be read: "),
    ],
)
def test_what_cannot_be_used_is_refused_with_a_sentence(data: Path, name: str, sentence: str) -> None:
    with pytest.raises(FaceError) as told:
        Faces(data).font(name)
    assert told.value.words.english.startswith(sentence)
    assert told.value.words.in_language("ro") != told.value.words.english


@pytest.mark.parametrize("name", ["../48.rom", "a/b.bdf", "x.png", "x" * 50 + ".bdf", "\n.bdf", ".", 3, None])
def test_only_plain_names_of_letters_are_stored(name: object) -> None:
    assert not is_name(name)


def test_a_setting_turns_through_what_can_be_used_and_shows_it(store: Store, data: Path) -> None:
    context = sample_context(store, Faces(data))
    page = settings(context, NAMES.index("letters"))
    seen(context, page)
    common = context.monitor.pixels()
    seen(context, page, "right")
    assert store.setting("letters") == ROM
    assert context.monitor.pixels() != common
    assert context.next_sentence() is None
    seen(context, page, "right")
    assert context.preferences.letters == OUR_FACE, "the broken one is passed over"
    sentence = context.next_sentence()
    assert sentence is not None
    assert BROKEN in sentence.english
    assert context.monitor.pixels() == common
    seen(context, page, "left")
    assert context.preferences.letters == ROM


def test_how_other_letters_are_shown(store: Store, data: Path, update_golden: bool, tmp_path: Path) -> None:
    context = sample_context(store, Faces(data))
    seen(context, settings(context, NAMES.index("letters")), "right")
    compare(context, "settings-letters-rom", update_golden, tmp_path)


def test_letters_of_the_command_line_leave_no_choice(store: Store, data: Path) -> None:
    context = sample_context(store, Faces(data, load_builtin("spectrum")))
    seen(context, settings(context, NAMES.index("letters")), "right")
    assert context.preferences.letters == OUR_FACE


def test_games_are_written_in_the_chosen_letters(store: Store, data: Path) -> None:
    pictures = []
    for letters in (OUR_FACE, ROM):
        store.set_setting("letters", letters)
        player = Player(store, Options(boot=False, data_dir=data, start=Start("nim", seed=3))).pause(60)
        assert player.machine is not None
        pictures.append(player.machine.pixels())
    assert pictures[0] != pictures[1]


def test_letters_that_have_gone_give_way_to_the_houses(store: Store, data: Path) -> None:
    store.set_setting("letters", "gone.rom")
    player = Player(store, Options(boot=False, data_dir=data, start=Start("nim", seed=3))).pause(60)
    assert player.playing
    player.press("escape").until("Leave").press("up", "return").until("gone.rom")


def test_every_fault_of_a_font_is_told_in_both_languages() -> None:
    assert set(FONT_FAULTS) == set(Fault)
    for words in FONT_FAULTS.values():
        assert sorted(re.findall(r"{\w+}", words.english)) == sorted(re.findall(r"{\w+}", words.in_language("ro")))


def test_what_is_wrong_in_a_file_is_told_with_its_line(data: Path) -> None:
    (data / FOLDER / BROKEN).write_text("STARTFONT 2.1\nENCODING 65\nBBX 8 8 0\n")
    with pytest.raises(FaceError, match="line 3: 4 numbers are wanted; use BDF up to 8x8") as told:
        Faces(data).font(BROKEN)
    assert "linia 3: trebuie 4 numere; se așteaptă BDF de cel mult 8x8" in told.value.words.in_language("ro")
