"""Every page of the cabinet in both languages, a row a page: what `tools.contact_sheet --cabinet` draws.

``python -m tools.cabinet_sheet shelf assets/shelf.png robac`` draws one page about one game: the README's picture.
"""

import argparse
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.formats.png import Picture
from arcade.cabinet.page_context import ClockAndSeeds, PageContext, Screen
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Machine
from arcade.machine.monitor import Handset
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.outcome import Outcome
from tools.cabinet_pages import DAY, PAGES, SCORES
from tools.orders import check_games

FRAMES = 300
"""So long a page is shown, so that demonstrations have begun."""


def filled_context(language: Language, narrow: bool = False) -> PageContext:
    """A context whose store knows some players."""
    sources = ClockAndSeeds(lambda: 3, lambda: DAY, lambda: 0.0, lambda: datetime.fromisoformat(f"{DAY} 21:48"))
    context = PageContext(Store(None), Preferences(language=language, initials="ANA"), sources)
    if narrow:
        context.fit(*Handset.SIZE)
    for place, slug in enumerate(slugs()):
        game = cartridge(slug)
        for player, score in SCORES[place % 3 :]:
            context.store.add_score(ScoreRow(slug, game.default_level, False, 1, player, score, Outcome.WON.value, DAY))
        if place % 3 == 0:
            context.store.note_played(slug)
            finished = FinishedGame(game.default_level, 1, Outcome.WON.value, SCORES[0][1], 9_000)
            context.store.note_result("ANA", slug, finished, DAY)
    return context


def drawn(context: PageContext, page: Screen[object]) -> Picture:
    """What a page shows after a while."""
    shown: Machine = context.monitor
    with suppress(StopIteration):
        for _ in range(FRAMES):
            context.begin(NO_KEYS)
            shown = next(page)
    page.close()
    return Picture(*shown.SIZE, shown.pixels(), shown.palette())


def cabinet_rows(slug: str, narrow: bool = False) -> Iterator[list[Picture]]:
    """Each page in both languages; those about a game are about this one."""
    game = Game(slug, cartridge(slug))
    for page in PAGES.values():
        stages = [filled_context(language, narrow) for language in LANGUAGES]
        yield [drawn(context, page(context, game)) for context in stages]


def main() -> None:
    """Draw the page that the command line names."""
    parser = argparse.ArgumentParser(description="Draw one page of the cabinet.")
    parser.add_argument("page", choices=PAGES)
    parser.add_argument("file", type=Path, help="the PNG file to write")
    parser.add_argument("slug", help="the game it is about")
    options = parser.parse_args()
    check_games(parser, [options.slug])
    context = filled_context("en")
    page = PAGES[options.page](context, Game(options.slug, cartridge(options.slug)))
    options.file.write_bytes(drawn(context, page).png())


if __name__ == "__main__":
    main()
