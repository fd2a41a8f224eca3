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
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Screen, Sources, Stage
from arcade.cabinet.storage.careers import Finished
from arcade.cabinet.storage.preferences import Preferences
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


def filled_stage(language: Language, narrow: bool = False) -> Stage:
    """A stage whose store knows some players."""
    sources = Sources(lambda: 3, lambda: DAY, lambda: 0.0, lambda: datetime.fromisoformat(f"{DAY} 21:48"))
    stage = Stage(Store(None), Preferences(language=language, initials="ANA"), sources)
    if narrow:
        stage.fit(*Handset.SIZE)
    for place, slug in enumerate(slugs()):
        game = cartridge(slug)
        for player, score in SCORES[place % 3 :]:
            stage.store.add_score(
                slug, game.default_level, False, player=player, score=score, outcome=Outcome.WON, recorded=DAY
            )
        if place % 3 == 0:
            stage.store.note_played(slug)
            finished = Finished(game.default_level, 1, Outcome.WON.value, SCORES[0][1], 9_000)
            stage.store.note_result("ANA", slug, finished, DAY)
    return stage


def drawn(stage: Stage, page: Screen[object]) -> Picture:
    """What a page shows after a while."""
    shown: Machine = stage.monitor
    with suppress(StopIteration):
        for _ in range(FRAMES):
            stage.begin(NO_KEYS)
            shown = next(page)
    page.close()
    return Picture(*shown.SIZE, shown.pixels(), shown.palette())


def cabinet_rows(slug: str, narrow: bool = False) -> Iterator[list[Picture]]:
    """Each page in both languages; those about a game are about this one."""
    game = Game(slug, cartridge(slug))
    for page in PAGES.values():
        stages = [filled_stage(language, narrow) for language in LANGUAGES]
        yield [drawn(stage, page(stage, game)) for stage in stages]


def main() -> None:
    """Draw the page that the command line names."""
    parser = argparse.ArgumentParser(description="Draw one page of the cabinet.")
    parser.add_argument("page", choices=PAGES)
    parser.add_argument("file", type=Path, help="the PNG file to write")
    parser.add_argument("slug", help="the game it is about")
    options = parser.parse_args()
    check_games(parser, [options.slug])
    stage = filled_stage("en")
    page = PAGES[options.page](stage, Game(options.slug, cartridge(options.slug)))
    options.file.write_bytes(drawn(stage, page).png())


if __name__ == "__main__":
    main()
