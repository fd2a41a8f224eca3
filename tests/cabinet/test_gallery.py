"""The gallery: kept pictures and films are looked at, played, looked at closely and deleted."""

import itertools
import os
from dataclasses import replace
from pathlib import Path

import pytest

from arcade.cabinet.formats.exports import PICTURES, taken
from arcade.cabinet.formats.gif import GifWriter
from arcade.cabinet.formats.png import Picture
from arcade.cabinet.options import Options, Start
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.closer import closer
from arcade.cabinet.pages.gallery import Gallery, gallery
from arcade.cabinet.paint.snow import GREYS
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.kept_picture import KeptPicture
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.languages import Language
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, seen
from tests.cabinet.player import Player
from tests.patience import still

RED, YELLOW, CYAN = 2, 6, 5


def shot(width: int, height: int, colour: int, scale: int = 2) -> bytes:
    """A picture of one colour with a frame in white round it."""
    rows = [bytes((7,)) * width]
    rows += [b"\7" + bytes((colour,)) * (width - 2) + b"\7"] * (height - 2) + rows
    return Picture(width, height, b"".join(rows), Spectrum().palette()).scaled(scale).png()


def reel(*colours: int) -> bytes:
    """A film of half a second of each colour."""
    writer = GifWriter(320, 240, Spectrum().palette())
    for colour in colours:
        writer.add(bytes((colour,)) * (320 * 240), 50)
    return writer.finish()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a film and pictures, the newest first in this order, and what is none."""
    place = tmp_path / PICTURES
    place.mkdir()
    files = {
        "catcher-2.png": shot(320, 240, YELLOW),
        "catcher-1.gif": reel(RED, CYAN),
        "large-1.png": shot(640, 350, RED),
        "broken-1.png": b"\x89PNG but no more",
        "broken-1.gif": reel(RED, CYAN)[:900],
    }
    for age, (name, data) in enumerate(files.items()):
        (place / name).write_bytes(data)
        os.utime(place / name, (1_000_000 - age, 1_000_000 - age))
    (place / "catcher-2.scr").write_bytes(bytes(6912))
    return tmp_path


def middle(context: PageContext) -> int:
    """The colour in the middle of the picture."""
    gallery_frame = Gallery(context, [Path("none.png")]).frame
    left, top, wide, high = gallery_frame
    return context.monitor.pixels()[(top + high // 2) * context.monitor.SIZE[0] + left + wide // 2]


@both_languages
@both_grids
def test_the_pictures(
    store: Store, folder: Path, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    context.preferences.calm = True
    page = gallery(context, folder)
    seen(context, page)
    compare(context, "gallery", update_golden, tmp_path)
    seen(context, page, "right")
    compare(context, "gallery-film", update_golden, tmp_path)
    seen(context, page, "left", "left")
    compare(context, "gallery-broken", update_golden, tmp_path)


@both_grids
def test_one_leafs_through_them_and_round(store: Store, folder: Path, grid: type[Monitor]) -> None:
    context = context_of(store, "en", grid)
    context.preferences.calm = True
    page = gallery(context, folder)
    found = []
    for _ in range(6):
        seen(context, page)
        found.append(next(one.text for one in context.monitor.written if one.text.endswith((".png", ".gif"))))
        seen(context, page, "right")
    assert found == [path.name for path in taken(folder)] + ["catcher-2.png"]


def test_a_film_plays_by_itself_and_again(store: Store, folder: Path) -> None:
    context = context_of(store)
    page = gallery(context, folder)
    seen(context, page, "right")
    assert middle(context) == RED
    seen(context, page, frames=30)
    assert middle(context) == CYAN
    seen(context, page, frames=30)
    before = context.monitor.pixels()
    seen(context, page, frames=20)
    assert context.monitor.pixels() is before, "at its end it stands still"
    seen(context, page, "return")
    assert middle(context) == RED


def test_a_large_film_is_unpacked_in_what_time_is_left_of_each_frame(tmp_path: Path) -> None:
    """Every look at the clock of this test is a whole share of a frame later."""
    (tmp_path / PICTURES).mkdir()
    dice = SplitMix(1)
    noise = bytes(dice.below(8) for _ in range(320 * 240))
    middles = [noise[:-1] + bytes((last,)) for last in (1, 2)]
    writer = GifWriter(320, 240, Spectrum().palette())
    for pixels in middles:
        writer.add(pixels, 10)
    path = tmp_path / PICTURES / "x-1.gif"
    path.write_bytes(writer.finish())
    seconds = itertools.count()
    kept = KeptPicture(path, lambda: float(next(seconds)))
    assert kept.picture is None
    frames = 0
    while still(kept.picture is None):
        changed = kept.step()
        frames += 1
        assert changed == (kept.picture is not None)
    assert frames > 20
    assert kept.picture is not None
    assert kept.picture.pixels == middles[0]
    kept.play()
    while still(kept.playing):
        kept.step()
    assert kept.picture.pixels == middles[1]
    assert kept.elapsed == 20
    kept.play()
    while still(kept.playing):
        kept.step()
    assert kept.elapsed == 20


def test_until_then_the_frame_snows_unless_it_is_to_be_calm(store: Store, folder: Path) -> None:
    for calm in (False, True):
        context = context_of(store)
        context.clock_and_seeds = replace(context.clock_and_seeds, clock=map(float, itertools.count()).__next__)
        context.preferences.calm = calm
        film = folder / PICTURES / "x-1.gif"
        writer = GifWriter(320, 240, Spectrum().palette())
        dice = SplitMix(1)
        writer.add(bytes(dice.below(8) for _ in range(320 * 240)), 10)
        film.write_bytes(writer.finish())
        page = Gallery(context, [film])
        page.draw()
        page.step()
        left, top, wide, high = page.frame
        colours = set(b"".join(context.monitor.raster.cut((left, top, wide, high)).rows))
        assert colours == ({c.BLACK} if calm else set(GREYS))
        assert page.kept is not None
        while still(page.kept.picture is None):
            page.step()
        seen_now = set(b"".join(context.monitor.raster.cut((left, top, wide, high)).rows))
        assert seen_now == set(range(8))


@pytest.mark.parametrize("frames", [1, 2])
def test_a_film_of_one_frame_plays_as_long_as_it_lasts_each_time(tmp_path: Path, frames: int) -> None:
    path = tmp_path / "x-1.gif"
    path.write_bytes(reel(*(RED, CYAN)[:frames]))
    kept = KeptPicture(path, lambda: 0.0)
    for _ in range(3):
        kept.play()
        steps = 0
        while still(kept.playing):
            kept.step()
            steps += kept.playing
        assert (steps, kept.elapsed) == (25 * frames, 50 * frames)


def test_calm_a_film_waits_for_fire(store: Store, folder: Path) -> None:
    context = context_of(store)
    context.preferences.calm = True
    page = gallery(context, folder)
    seen(context, page, "right")
    seen(context, page, frames=60)
    assert middle(context) == RED
    seen(context, page, "return")
    seen(context, page, frames=30)
    assert middle(context) == CYAN


@pytest.mark.parametrize(("steps", "words"), [(3, "the picture is damaged"), (4, "the film is damaged")])
def test_what_cannot_be_read_is_told_and_can_be_deleted(store: Store, folder: Path, steps: int, words: str) -> None:
    context = context_of(store)
    page = gallery(context, folder)
    seen(context, page, *["right"] * steps)
    seen(context, page, frames=70)
    assert words in " ".join(context.monitor.text_rows())
    seen(context, page, "return", "down", "return")
    assert len(taken(folder)) == 4


def test_deleting_asks_first_and_takes_the_screen_memory_along(store: Store, folder: Path) -> None:
    context = context_of(store)
    page = gallery(context, folder)
    seen(context, page, "down", "return")
    assert "catcher-2.png will be gone for good." in context.monitor.text_rows()
    seen(context, page, "return")
    assert len(taken(folder)) == 5
    seen(context, page, "return", "down", "return")
    assert len(taken(folder)) == 4
    assert not (folder / PICTURES / "catcher-2.scr").exists()
    assert any("catcher-1.gif" in row for row in context.monitor.text_rows()), "the next one is seen"


def test_what_cannot_be_deleted_is_told(store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refusing(_path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("arcade.cabinet.pages.gallery.discard", refusing)
    context = context_of(store)
    page = gallery(context, folder)
    seen(context, page, "down", "return", "down", "return")
    assert "couldn't be deleted: Permission denied" in " ".join(context.monitor.text_rows())
    seen(context, page, "return")
    assert any("catcher-2.png" in row for row in context.monitor.text_rows())


def test_the_last_one_deleted_leaves_a_sentence(store: Store, tmp_path: Path) -> None:
    (tmp_path / PICTURES).mkdir()
    (tmp_path / PICTURES / "catcher-1.png").write_bytes(shot(320, 240, RED))
    context = context_of(store)
    page = gallery(context, tmp_path)
    assert seen(context, page, "down", "return", "down", "return") is ...
    assert "Nothing saved yet." in " ".join(context.monitor.text_rows())
    assert seen(context, page, "return") is None


@pytest.mark.parametrize(("width", "height"), [(1, 1), (320, 240), (384, 264), (640, 350), (640, 400), (2048, 2048)])
@both_grids
def test_any_size_is_shown_in_the_middle(
    store: Store, tmp_path: Path, grid: type[Monitor], width: int, height: int
) -> None:
    (tmp_path / PICTURES).mkdir()
    picture = Picture(width, height, bytes((RED,)) * (width * height), Spectrum().palette())
    (tmp_path / PICTURES / "x-1.png").write_bytes(picture.png())
    context = context_of(store, "en", grid)
    page = gallery(context, tmp_path)
    seen(context, page)
    assert middle(context) == RED
    seen(context, page, "return", "right", "down")
    seen(context, page, "return")
    assert middle(context) == RED


def test_a_picture_of_too_many_colours_is_told(store: Store, tmp_path: Path) -> None:
    (tmp_path / PICTURES).mkdir()
    palette = tuple((1, 2, index) for index in range(c.MOST_GUESTS + 1))
    (tmp_path / PICTURES / "x-1.png").write_bytes(Picture(3, 3, bytes(range(9)), palette).png())
    context = context_of(store)
    seen(context, gallery(context, tmp_path))
    assert "another kind than" in " ".join(" ".join(context.monitor.text_rows()).split())


def test_looking_closer_moves_over_a_large_picture_as_far_as_it_goes(store: Store) -> None:
    context = context_of(store)
    rows = [bytes((RED,)) * 320 + bytes((CYAN,)) * 320] * 350
    page = closer(context, Picture(640, 350, b"".join(rows), Spectrum().palette()), (0, 0, 320, 240))
    seen(context, page)
    line = context.monitor.pixels()[180 * 480 :][:480]
    assert line == bytes((RED,)) * 240 + bytes((CYAN,)) * 240
    seen(context, page, *["left"] * 9)
    line = context.monitor.pixels()[180 * 480 :][:480]
    assert line == bytes((RED,)) * 320 + bytes((CYAN,)) * 160
    assert context.monitor.pixels()[:480] == bytes((c.BLACK,)) * 480, "it is lower than the screen"
    before = context.monitor.pixels()
    seen(context, page, "up", "left")
    assert context.monitor.pixels() == before
    assert seen(context, page, "return") is None


def test_a_small_picture_is_seen_twice_as_large(store: Store) -> None:
    context = context_of(store)
    picture = Picture(320, 240, b"".join((bytes((RED,)) * 160 + bytes((CYAN,)) * 160,) * 240), Spectrum().palette())
    page = closer(context, picture, (0, 0, 320, 240))
    seen(context, page, *["right"] * 9)
    assert context.monitor.pixels()[:480] == bytes((RED,)) * 160 + bytes((CYAN,)) * 320


@pytest.mark.usefixtures("fake_games")
class TestInTheArcade:
    """Behind the shelf."""

    def test_what_was_kept_is_looked_at(self, store: Store, tmp_path: Path) -> None:
        options = Options(boot=False, data_dir=tmp_path, start=Start("catcher"))
        player = Player(store, options).pause(60, ("left",)).press("f12").until("Saved as")
        player.press("escape").until("Leave").press("up", "return").until("Save it for later").press("return")
        player.pause(20).press("escape").until("Pictures and films").press("up", "up", "return").until("1 of 1")
        assert player.sees("catcher-1.png")
        player.press("escape").until("All")

    def test_with_nothing_kept_it_says_how(self, store: Store, tmp_path: Path) -> None:
        player = Player(store, Options(boot=False, data_dir=tmp_path)).press("escape").press("up", "up", "return")
        player.until("F12 saves a picture").press("return").pause(20)

    def test_visitors_of_a_kiosk_look_only_where_something_is_kept_and_delete_nothing(
        self, store: Store, folder: Path
    ) -> None:
        kiosk = Options(boot=False, data_dir=folder, kiosk=True)
        assert not Player(store, kiosk).press("escape").until("Players").sees("Pictures and films")
        store.set_setting("keep_files", True, for_good=True)
        player = Player(store, kiosk).press("escape").until("Pictures and films").press("up", "return")
        assert not player.until("1 of 5").sees("Delete")
