"""A game's instruction card in both languages and on both grids: ``python -m tools.card_sheet CARD.png SLUG``.

Look at it at its own size and, with ``--scale 2``, enlarged. Of several games each has a file of its own.
"""

import argparse
from datetime import datetime
from pathlib import Path

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.formats.png import Picture
from arcade.cabinet.page_context import ClockAndSeeds, PageContext
from arcade.cabinet.pages.card import Card
from arcade.cabinet.setups import usual_variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.monitor.raster import Raster
from arcade.toolkit.contract.languages import LANGUAGES, Language
from tools.orders import check_games

GAP = 8


def drawn(store: Store, slug: str, language: Language, grid: type[Monitor]) -> Monitor:
    """The screen with a game's card."""
    context = PageContext(
        store, Preferences(language=language), ClockAndSeeds(lambda: 1, lambda: "", lambda: 0.0, lambda: datetime.min)
    )
    context.monitor = grid()
    game = Game(slug, cartridge(slug))
    card = Card(context, game, usual_variant(context, game))
    card.draw()
    card.step()
    return context.monitor


def beside(monitors: list[Monitor]) -> Picture:
    """The large ones below each other, the narrow ones at their right; all show one machine's colours."""
    wide, narrow = ([one for one in monitors if isinstance(one, Handset) == which] for which in (False, True))
    width = wide[0].SIZE[0] + sum(one.SIZE[0] + GAP for one in narrow)
    raster = Raster(width, sum(one.SIZE[1] + GAP for one in wide))
    places = [(0, place * (one.SIZE[1] + GAP)) for place, one in enumerate(wide)]
    places += [(wide[0].SIZE[0] + GAP + place * (one.SIZE[0] + GAP), 0) for place, one in enumerate(narrow)]
    for monitor, (left, top) in zip([*wide, *narrow], places, strict=True):
        stride, pixels = monitor.SIZE[0], monitor.pixels()
        raster.put(left, top, [pixels[at : at + stride] for at in range(0, len(pixels), stride)], stride)
    return Picture(raster.width, raster.height, bytes(raster.bytes), monitors[0].palette())


def main() -> None:
    """Draw the cards that the command line asks for."""
    parser = argparse.ArgumentParser(description="Draw a game's instruction card in both languages and grids.")
    parser.add_argument("picture", type=Path, help="the PNG file to write; several games' end with their slugs")
    parser.add_argument("slug", nargs="*", help="games; all where none is named")
    parser.add_argument("--scale", type=int, default=1)
    options = parser.parse_intermixed_args()
    check_games(parser, options.slug)
    chosen = options.slug or slugs()
    store = Store(None)
    for slug in chosen:
        monitors = [drawn(store, slug, language, grid) for grid in (Monitor, Handset) for language in LANGUAGES]
        path = options.picture
        if len(chosen) > 1:
            path = path.with_stem(f"{path.stem}-{slug}")
        path.write_bytes(beside(monitors).scaled(options.scale).png())
        print(path)


if __name__ == "__main__":
    main()
