"""One picture of chosen games, a row a game: title, play, win and loss in both languages, and the original's look.

``python -m tools.contact_sheet SHEET.png [SLUG ...]`` draws all games where none is named. Look at it. ``--grid 4``
draws only the moment of play, four games in a row: the README's picture. ``--cabinet`` draws every page of the cabinet
in both languages instead, about the first game that is named; ``--narrow`` as a telephone has them.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from arcade.cabinet.catalogue import slugs, usual_setup
from arcade.cabinet.formats.png import Picture
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.recorder import snapshot
from arcade.cabinet.replays.session import Session
from arcade.commands.asking import setup_of
from arcade.toolkit.contract.languages import LANGUAGES, Language
from tests.playthrough import playthroughs
from tools.cabinet_sheet import cabinet_rows
from tools.game_film import beginning, sessions
from tools.orders import check_games

MOMENTS = (300, 900, 1800)
"""So long the pilot plays before each picture of the game is taken."""
AFTER = 150
"""Frames from the result to the picture of an end."""
SEED = 3


def pictures(slug: str, language: Language, original: bool, moments: Sequence[int] = MOMENTS) -> Iterator[Picture]:
    """The title (or first question), and moments of the game that the pilot plays, so many frames after it."""
    session = Session(replace(usual_setup(slug), language=language, seed=SEED, original=original))
    while session.machine.waiting is None and session.machine.frame < moments[-1]:
        session.step()
    yield snapshot(session)
    hands = pilot_hands(session, SEED)
    shown = 0
    for frame in range(moments[-1] + 1):
        if not session.results:
            session.step(next(hands))
        if frame == moments[shown]:
            shown += 1
            yield snapshot(session)


def ends(slug: str, language: Language) -> Iterator[Picture]:
    """A win and a loss of the game's playthroughs, a while after the result: what there is of the two."""
    plays = [play for play in playthroughs(slug) if not play.original]
    for wanted in (("won", "first", "over"), ("lost",)):
        for play in plays:
            if any(outcome in wanted for outcome in play.expects("outcome")):
                setup = replace(setup_of(play.options), language=language)
                *_, last = sessions(play, setup, beginning(play) + AFTER)
                yield snapshot(last)
                break


def row(slug: str) -> list[Picture]:
    """A game's pictures from left to right."""
    pages: list[Picture] = []
    for language in LANGUAGES:
        pages += [*pictures(slug, language, False), *ends(slug, language)]
    return [*pages, list(pictures(slug, "ro", True, MOMENTS[:2]))[2]]


def sheet(rows: list[list[Picture]]) -> Picture:
    """All the pictures on one, in cells as large as the largest; at most 256 colours altogether."""
    width = max(picture.width for pictures in rows for picture in pictures)
    height = max(picture.height for pictures in rows for picture in pictures)
    colours: dict[tuple[int, int, int], int] = {(24, 24, 24): 0}
    columns = max(len(pictures) for pictures in rows)
    lines: list[bytes] = []
    for pictures in rows:
        cells = [_cell(picture, width, height, colours) for picture in pictures]
        cells += [[bytes(width)] * height] * (columns - len(cells))
        lines += [b"".join(cell[y] for cell in cells) for y in range(height)]
    return Picture(width * columns, len(lines), b"".join(lines), tuple(colours))


def _cell(picture: Picture, width: int, height: int, colours: dict[tuple[int, int, int], int]) -> list[bytes]:
    """A picture's rows in the sheet's colours, centred in a cell."""
    table = bytes(colours.setdefault(colour, len(colours)) for colour in picture.palette).ljust(256, b"\0")
    own, pixels = picture.width, picture.pixels.translate(table)
    left, top = (width - own) // 2, (height - picture.height) // 2
    right = width - left - own
    inside = [bytes(left) + pixels[at : at + own] + bytes(right) for at in range(0, len(pixels), own)]
    blank = bytes(width)
    return [blank] * top + inside + [blank] * (height - top - len(inside))


def main() -> None:
    """Draw the sheet that the command line asks for."""
    parser = argparse.ArgumentParser(description="Draw title, play and end of games on one picture.")
    parser.add_argument("sheet", type=Path, help="the PNG file to write")
    parser.add_argument("slug", nargs="*", help="games; all where none is named")
    parser.add_argument("--grid", type=int, metavar="N", help="only the moment of play, N games in a row")
    parser.add_argument("--cabinet", action="store_true", help="every page of the cabinet instead of games")
    parser.add_argument("--narrow", action="store_true", help="the cabinet's pages as on a telephone")
    options = parser.parse_args()
    check_games(parser, options.slug)
    chosen = options.slug or slugs()
    if options.cabinet:
        rows = list(cabinet_rows((options.slug or ["robac"])[0], options.narrow))
        options.sheet.write_bytes(sheet(rows).png())
        print(f"{options.sheet}: {len(rows)} pages")
        return
    if options.grid:
        moments = [list(pictures(slug, "en", False, MOMENTS[:2]))[2] for slug in chosen]
        rows = [moments[start : start + options.grid] for start in range(0, len(moments), options.grid)]
    else:
        rows = [row(slug) for slug in chosen]
    options.sheet.write_bytes(sheet(rows).png())
    print(f"{options.sheet}: {len(chosen)} games")


if __name__ == "__main__":
    main()
