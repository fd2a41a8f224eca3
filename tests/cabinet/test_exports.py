"""Pictures and films of a game, taken with a key or from the pause menu, and what is said of them."""

from pathlib import Path

import pytest

from arcade.cabinet.formats.exports import MOST, PICTURES, keep
from arcade.cabinet.options import Options, Start
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.overlay import Overlay
from arcade.cabinet.widgets.toast import LINE_FRAMES, Toast
from arcade.machine.spectrum import Spectrum
from tests.cabinet.player import Player
from tests.patience import still
from tests.png_pictures import decode

pytestmark = pytest.mark.usefixtures("fake_games")


@pytest.fixture
def playing(store: Store, tmp_path: Path) -> Player:
    """Somebody who has played Catcher before, so that nothing of it is new, and does for a while."""
    store.note_result("AAA", "catcher", FinishedGame(1, 1, "lost", 0, 100))
    return Player(store, Options(boot=False, data_dir=tmp_path, start=Start("catcher"))).pause(60, ("left",))


def kept(folder: Path) -> list[str]:
    """The names of the pictures."""
    return sorted(path.name for path in (folder / PICTURES).iterdir())


def test_a_key_keeps_the_picture_and_the_screen_memory(playing: Player, tmp_path: Path) -> None:
    playing.press("f12")
    assert playing.sees("Saved as")
    assert str(tmp_path / PICTURES / "catcher-1.png") in "".join(row.strip() for row in playing.screen.split("\n"))
    assert kept(tmp_path) == ["catcher-1.png", "catcher-1.scr"]
    picture = decode((tmp_path / PICTURES / "catcher-1.png").read_bytes())
    assert (picture.width, picture.height) == (640, 480)
    assert len((tmp_path / PICTURES / "catcher-1.scr").read_bytes()) == 6912
    playing.pause(8 * LINE_FRAMES)
    assert not playing.sees("Saved as")
    playing.press("print screen")
    assert playing.sees("catcher-2.png")


def test_the_game_never_sees_the_key(playing: Player) -> None:
    playing.press("f12", "f10")
    assert not any({"f12", "f10"} & keys for keys in playing.play.run.session.keys)


def test_a_film_of_the_last_ten_seconds(playing: Player, tmp_path: Path) -> None:
    playing.pause(700).press("f10").until("catcher-1.gif")
    film = (tmp_path / PICTURES / "catcher-1.gif").read_bytes()
    assert film.startswith(b"GIF89a")
    assert film.endswith(b"\x3b")
    delays = [
        int.from_bytes(film[place + 4 : place + 6], "little")
        for place in range(len(film) - 8)
        if film[place : place + 4] == b"\x21\xf9\x04\x04"
    ]
    assert 900 <= sum(delays) <= 1000, "hundredths of a second"


@pytest.mark.parametrize(("steps", "name"), [(6, "catcher-1.png"), (7, "catcher-1.gif")])
def test_both_are_in_the_pause_menu(playing: Player, tmp_path: Path, steps: int, name: str) -> None:
    playing.press("escape").until("Film").press(*["down"] * steps, "return").until("Saved as")
    assert name in kept(tmp_path)
    playing.press("return").until("Film")


def test_the_whole_path_is_told_however_long_it_is(store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "Ünal {name} 中" / ("long" * 50) / ("and longer" * 20)
    playing = Player(store, Options(boot=False, data_dir=folder, start=Start("catcher"))).pause(60, ("left",))
    path = str(folder / PICTURES / "catcher-1.png").replace("中", "?").replace(" ", "")
    toast, overlay, read = Toast(playing.cabinet.context), Overlay(Spectrum()), ""
    toast.say(keep(folder, PICTURES, "catcher", {"png": b""}))
    while still(toast.shown):
        overlay.show()
        toast.draw(overlay)
        part = "".join(overlay.machine.text_rows())
        read += "" if read.endswith(part) else part
    assert path.replace("Ü", "?") in read.replace(" ", "")
    playing.press("escape").until("Picture").press(*["down"] * 6, "return").until("Saved as")
    read = ""
    for _ in range(3):
        read += "".join(row.strip() for row in playing.screen.split("\n")[1:-2])
        playing.press("return")
    assert path.replace("Ü", "U").replace("catcher-1", "catcher-2") in read.replace(" ", "")


def test_a_folder_takes_so_many_files_and_no_more(playing: Player, tmp_path: Path) -> None:
    (tmp_path / PICTURES).mkdir()
    for number in range(MOST - 3):
        (tmp_path / PICTURES / f"old-{number}.png").write_bytes(b"")
    playing.press("f12").until("catcher-1.png")
    before = kept(tmp_path)
    playing.press("f12").until("Not saved")
    assert kept(tmp_path) == before
    assert keep(tmp_path, PICTURES, "x", {"gif": b"x"}).english.startswith("Saved as")
    assert keep(tmp_path, PICTURES, "x", {"gif": b"x"}).english.startswith("Not saved")
    assert len(kept(tmp_path)) == MOST


def test_without_a_folder_it_is_said(store: Store) -> None:
    player = Player(store, Options(boot=False, start=Start("catcher"))).pause(20, ("left",))
    player.press("f12")
    assert player.sees("Not saved: the arcade has no")


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / PICTURES).write_text("in the way")
    assert keep(tmp_path, PICTURES, "x", {"png": b""}).english.startswith("It couldn't be saved: ")
