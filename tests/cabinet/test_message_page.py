"""The pages that say something or ask: their pictures, long sentences, and the answers by finger."""

from pathlib import Path

import pytest

from arcade.cabinet import strings
from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.front import leaderboard_strings
from arcade.cabinet.pages import gallery_strings
from arcade.cabinet.pages.message import ROWS, confirmed, message, question
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Monitor
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Text, Verbatim, filled
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, seen

MENU = (
    strings.TO_SHELF,
    strings.SETTINGS,
    strings.DAILY,
    strings.GAME_ID,
    strings.PLAYERS_MENU,
    strings.TO_WALL,
    gallery_strings.GALLERY,
    strings.QUIT_YES,
)
"""The longest list of answers outside a leaderboard: its bubble stands so high that its tail must not leave it."""
IN_LEADERBOARD = (*MENU[:6], leaderboard_strings.LEADERBOARD, *MENU[6:])
"""The longest there is."""
BROKEN = filled(
    strings.BROKEN_GAME,
    title="Trophy trail",
    reason="ZeroDivisionError: division by zero (trophy_trail/program.py, line 212)",
    report=strings.REPORT_SAVED,
)


@both_languages
@both_grids
def test_the_pictures(
    store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    seen(context, question(context, strings.ARCADE, strings.MENU_SAYS, MENU), "down")
    compare(context, "menu", update_golden, tmp_path)
    seen(context, question(context, strings.ARCADE, strings.MENU_SAYS, IN_LEADERBOARD), *["down"] * 8)
    compare(context, "menu-hall", update_golden, tmp_path)
    seen(context, message(context, BROKEN, mood=Mood.SORRY))
    compare(context, "broken", update_golden, tmp_path)
    seen(context, message(context, filled(strings.KEPT, name="nim-1.png"), mood=Mood.GLAD))
    compare(context, "message", update_golden, tmp_path)
    page = confirmed(context, strings.RESTART, strings.RESTART_ASK, strings.RESTART_YES, strings.KEEP_PLAYING)
    seen(context, page)
    compare(context, "question", update_golden, tmp_path)


@both_grids
def test_every_title_heads_a_question(store: Store, grid: type[Monitor]) -> None:
    for language in ("en", "ro"):
        context = context_of(store, language, grid)
        for slug in slugs():
            answers = (strings.PLAY, strings.TO_SHELF)
            seen(context, question(context, cartridge(slug).title, strings.MENU_SAYS, answers), frames=1)


@both_grids
def test_a_long_sentence_takes_several_pages(store: Store, grid: type[Monitor]) -> None:
    context = context_of(store, "en", grid)
    words = " ".join(f"word{number}" for number in range(200))
    read: list[str] = []
    page = message(context, Verbatim(words))
    seen(context, page)
    for _ in range(200):
        said = [one.text for one in context.monitor.written if "word" in one.text]
        assert len(said) <= ROWS
        read += said
        seen(context, page, "return")
        if "word199" in read[-1]:
            break
    assert " ".join(read) == words


@pytest.mark.parametrize(("down", "answer"), [(0, 0), (1, 1)])
@both_grids
def test_an_answer_is_touched(store: Store, grid: type[Monitor], down: int, answer: int) -> None:
    context = context_of(store, "en", grid)
    page = question(context, strings.RESTART, strings.RESTART_ASK, (Text("first"), Text("second")))
    seen(context, page)
    left, top, wide, _ = next(
        one.rect for one in context.monitor.written if one.text.endswith(("first", "second")[down])
    )
    assert seen(context, page, f"@{left + wide // 2},{top + 4}") == answer
