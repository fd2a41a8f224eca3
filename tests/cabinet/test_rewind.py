"""The page on which a game is wound back."""

from pathlib import Path

import pytest

from arcade.cabinet.options import Options, Start
from arcade.cabinet.playing.rewind import choose
from arcade.cabinet.playing.rewind_page import RewindPage
from arcade.cabinet.replays.run import Run
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Monitor
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.languages import Language
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, seen
from tests.cabinet.player import Player
from tests.cabinet.test_pause import run_of
from tests.patience import still


@both_languages
@both_grids
@pytest.mark.parametrize(
    ("slug", "frames"), [("robac", 3_100), ("checkers", 1_500), ("nimble", 900), ("hp-reversi", 99)]
)
def test_it_fits(slug: str, frames: int, language: Language, grid: type[Monitor], store: Store) -> None:
    run = run_of(slug, language, frames)
    for by_pad in (False, True):
        context = context_of(store, language, grid)
        context.by_pad = by_pad
        seen(context, choose(context, run), *["left", "down", "down"] * 2, *["down"] * 60)


@both_languages
@both_grids
@pytest.mark.usefixtures("fake_games")
def test_its_picture(
    language: Language, grid: type[Monitor], store: Store, update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    seen(context, choose(context, run_of("catcher", language, 99)), *["left"] * 14)
    compare(context, "rewind", update_golden, tmp_path)


def played(language: Language = "en") -> Run:
    """A game with answers of an opponent in it."""
    run = run_of("checkers", language, 1_500)
    assert len(run.snapshots) > 250
    return run


def test_the_picture_is_that_of_the_moment(store: Store) -> None:
    context, run = context_of(store), played()
    page = RewindPage(context, run, run.snapshots)
    left, top, wide, high = page._picture.tube
    for at in (250, 3, 120):
        page.draw(at)
        copy = type(run.session.machine)()
        copy.recall(run.snapshots[at].memory)
        skip = page._picture.view.part[:2]
        colours = context.monitor.palette()
        for row in range(10, high, 37):
            ours = context.monitor.pixels()[(top + row) * 480 + left :][:wide]
            own = copy.pixels()[(skip[1] + row) * copy.SIZE[0] + skip[0] :][:wide]
            assert [colours[pixel] for pixel in ours] == [copy.palette()[pixel] for pixel in own]


@both_grids
def test_the_strip_is_pointed_at(grid: type[Monitor], store: Store) -> None:
    context, run = context_of(store, grid=grid), played()
    page = RewindPage(context, run, run.snapshots)
    last = len(run.snapshots) - 1
    left, top, wide, _ = page._line
    assert page.place(left, top + 3, 77) == 0
    assert page.place(left + wide, top, 77) == last
    assert page.place(left + wide // 2, top, 77) == pytest.approx(last / 2, abs=2)
    assert page.place(left, top - 30, 77) == 77, "beside the strip"
    for at in range(0, last, 10):
        assert abs(page.place(page._x(at), top, 77) - at) <= 1
    assert page.is_button(*[start + size // 2 for start, size in zip(page._button[:2], page._button[2:], strict=True)])
    assert not page.is_button(left, top)


@pytest.mark.usefixtures("fake_games")
def test_a_click_on_the_strip_and_one_on_the_button_go_on_from_there(store: Store) -> None:
    player = Player(store, Options(start=Start("catcher"))).press("c").pause(40).press("c").pause(10)
    player.press("escape", "down", "down", "return")
    assert player.sees("-1 s")
    before = player.play.run
    player.press("@24,310", "@400,240")
    while still(player.play.run is before):
        player.pause(1)
    player.pause(100)
    machine = player.play.run.session.machine
    assert isinstance(machine, Spectrum)
    assert any("POINTS   0" in row or "POINTS   1" in row for row in machine.text_rows())
    assert len(player.play.run.session.results) == 0


def test_at_rest_nothing_is_drawn(store: Store) -> None:
    context = context_of(store)
    page = choose(context, played())
    next(page)
    picture = context.monitor.pixels()
    next(page)
    assert context.monitor.pixels() is picture
