"""The pause page: what it shows of every game, and how the game's picture steps back to it."""

from dataclasses import replace
from pathlib import Path

import pytest

from arcade.cabinet import strings
from arcade.cabinet.catalogue import cartridge, slugs, usual_setup
from arcade.cabinet.options import Options, Start
from arcade.cabinet.pages.pause import Choice, choices, pause
from arcade.cabinet.paint.stepping_back import FRAMES
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.store import Store
from arcade.machine.hosting import LOUDEST
from arcade.machine.monitor import Monitor
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.levels import Levels
from tests.cabinet.golden_pages import GRIDS, both_grids, both_languages, compare, context_of, seen
from tests.cabinet.player import Player
from tests.patience import still

LONGEST_SEED = (1 << 45) - 1


def run_of(slug: str, language: Language = "en", frames: int = 0) -> Run:
    """A game that its pilot has played for some frames."""
    session = Session(replace(usual_setup(slug), language=language, seed=LONGEST_SEED))
    run, hands = Run(session), pilot_hands(session, 1)
    for _ in range(frames):
        session.step(next(hands))
        run.watch(session)
    return run


@pytest.mark.rotates(8)
@pytest.mark.parametrize("slug", slugs())
def test_it_fits_every_game(slug: str, store: Store) -> None:
    for language in LANGUAGES:
        run = run_of(slug, language, 10)
        for grid in GRIDS:
            context = context_of(store, language, grid)
            for level in cartridge(slug).levels.keys:
                run.session.setup = replace(run.session.setup, level=level, original=level % 2 == 0)
                for notice in (None, strings.LOST_FOCUS, strings.LOST_PAD):
                    context.by_pad = notice is strings.LOST_PAD
                    seen(context, pause(context, run, notice, returning=True), *["down"] * 4 * (level == 1))


def test_a_level_of_the_book_has_its_sign(store: Store) -> None:
    run, pictures = run_of("nim", "en", 10), []
    game = run.session.cartridge
    for book in (False, True):
        run.session.cartridge = replace(game, levels=Levels(*(replace(level, book=book) for level in game.levels)))
        context = context_of(store)
        seen(context, pause(context, run, returning=True))
        pictures.append(context.monitor.pixels())
    assert pictures[0] != pictures[1]


@both_languages
@both_grids
@pytest.mark.usefixtures("fake_games")
def test_its_picture(
    language: Language, grid: type[Monitor], store: Store, update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    run = run_of("catcher", language, 60)
    seen(context, pause(context, run, strings.LOST_PAD, Choice.VOLUME), frames=FRAMES + 3)
    compare(context, "pause", update_golden, tmp_path)
    context = context_of(store, language, grid)
    seen(context, pause(context, run_of("parrot", language, 60)), frames=FRAMES + 3)
    compare(context, "pause-pet", update_golden, tmp_path)


@pytest.mark.usefixtures("fake_games")
class TestInAGame:
    def test_the_picture_steps_back_and_ends_up_where_it_stands_at_once_when_calm(self, store: Store) -> None:
        pictures = []
        for calm in (False, True):
            context = context_of(store)
            context.preferences.calm = calm
            page = pause(context, run_of("catcher", frames=60))
            shown = [next(page).pixels() for _ in range(FRAMES + 2)]
            assert len(set(shown)) == (1 if calm else FRAMES)
            pictures.append(shown[-1])
        assert pictures[0] == pictures[1]

    def test_the_menu_hears_while_the_picture_moves(self, store: Store) -> None:
        player = Player(store, Options(start=Start("catcher"))).press("c").pause(20)
        player.pause(2, ("escape",)).pause(1).pause(1, ("escape",)).pause(2)
        assert player.sees("POINTS   1")

    def test_the_volume_is_turned_in_place(self, store: Store) -> None:
        player = Player(store, Options(start=Start("catcher"))).press("c", "escape")
        context = player.cabinet.context
        while still(not player.sees("← 7 →")):
            player.press("down")
        player.press("right")
        assert context.preferences.volume == 8
        assert player.sees("← 8 →")
        player.press(*["right"] * 5)
        assert context.preferences.volume == LOUDEST
        player.press("left", "left", "left", "return")
        assert context.preferences.volume == LOUDEST - 2
        assert store.setting("volume") == LOUDEST - 2
        context.set("mute", True)
        player.press("right")
        assert not context.preferences.mute
        assert context.preferences.volume == LOUDEST - 2, "the first turn only lets it be heard again"

    def test_visitors_change_no_volume(self, store: Store) -> None:
        context = context_of(store)
        context.kiosk = True
        offered = choices(context, run_of("catcher"))
        assert Choice.VOLUME not in offered
        assert Choice.SETTINGS not in offered

    def test_a_finger_chooses_a_line(self, store: Store) -> None:
        context = context_of(store, grid=GRIDS[1])
        page = pause(context, run_of("catcher", frames=60), returning=True)
        next(page)
        lines = [words for words in context.monitor.written if words.text == "Leave"]
        left, top, wide, high = lines[0].rect
        context.keyboard.update(frozenset((f"@{left + wide // 2},{top + high // 2}",)))
        with pytest.raises(StopIteration) as answer:
            next(page)
        assert answer.value.value is Choice.LEAVE
