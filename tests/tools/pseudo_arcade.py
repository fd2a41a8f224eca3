"""The arcade in the pseudo-language, in a process of its own: nothing may ask for languages before it is declared.

``python -m tests.tools.pseudo_arcade pages`` shows every page, ``modern nim cave`` and ``original nim cave`` play games
from their titles to their ends; all print what is wrong, as JSON: what has no room, and what was never marked for
translation. That is read from the screens themselves, and from what is drawn in letters that are no machine's.
"""

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from itertools import combinations
from types import ModuleType

from arcade.toolkit.contract import languages, texts
from tools.translations import pseudo

languages.LANGUAGE_NAMES[pseudo.LANGUAGE] = "psâădâ"
languages.LANGUAGES = tuple(languages.LANGUAGE_NAMES)
CATALOGUES: dict[str, NullTranslations] = {pseudo.LANGUAGE: NullTranslations()}
shipped = texts.catalogue
texts.catalogue = lambda language: CATALOGUES.get(language) or shipped(language)  # type: ignore[assignment]

from arcade.toolkit.letters import poster, small_face  # noqa: E402

DRAWN: list[str] = []
"""What was drawn in letters that no machine can read back."""


def heard(module: ModuleType, name: str) -> None:
    """Note the words that a function draws, for all modules that import it from now on."""
    draw: Callable[..., object] = getattr(module, name)

    def drawn(*arguments: object, **named: object) -> object:
        DRAWN.extend(one for one in arguments if isinstance(one, str))
        return draw(*arguments, **named)

    setattr(module, name, drawn)


heard(poster, "poster")
heard(small_face, "small")

from arcade.toolkit.letters import lettering  # noqa: E402

heard(lettering, "letters")

from arcade.games.techniques import effects  # noqa: E402

heard(effects, "write_in")

from arcade.cabinet.catalogue import cartridge, slugs  # noqa: E402
from arcade.cabinet.page_context import ClockAndSeeds, PageContext  # noqa: E402
from arcade.cabinet.pages.card import Card  # noqa: E402
from arcade.cabinet.replays.key_script import KeyScript, parse  # noqa: E402
from arcade.cabinet.replays.session import Session  # noqa: E402
from arcade.cabinet.setups import Variant  # noqa: E402
from arcade.cabinet.shelf_groups import Game  # noqa: E402
from arcade.cabinet.storage.preferences import Preferences  # noqa: E402
from arcade.cabinet.storage.store import Store  # noqa: E402
from arcade.commands.asking import setup_of  # noqa: E402
from arcade.games.valence.chemistry import SYMBOLS  # noqa: E402
from arcade.games.valence.explanations import FIRST_PARTS, SECOND_PARTS  # noqa: E402
from arcade.machine.keyboard import NO_KEYS  # noqa: E402
from arcade.machine.machine import Machine  # noqa: E402
from arcade.machine.monitor import Handset, Monitor  # noqa: E402
from tests.cabinet.golden_pages import disorder  # noqa: E402
from tests.playthrough import Playthrough, playthroughs  # noqa: E402
from tools.cabinet_pages import PAGES, SCORES  # noqa: E402
from tools.cabinet_sheet import filled_context  # noqa: E402
from tools.translations.extraction import ROOT, messages  # noqa: E402

SHORTEST = 3
"""Letters of what is taken for a word on a game's screen: pictures have cells that look like letters."""
EVERY, AFTER = 40, 150
"""Frames from look to look at a game, and those after its result."""
SHOWN = 30
"""Frames for which a page is shown."""
PAGES_OF_GAMES = ("shelf", "more", "page", "scores", "medals", "keys")
NAMES = {"ROBAC", "ARCADE", "IMPHEX", "RETURN", *(name for name, _ in SCORES), "RAU"}
"""Of the arcade, of players, of a machine, of keys as they stand on it, of files."""
DATA: dict[str, re.Pattern[str]] = {
    "blue-road": re.compile("[abcABC]+"),  # the tiles that were laid
    "hidden-word": re.compile(
        "FLUTURE|cocos(tirc)?|[bcjkoquwxyz]+"
    ),  # words of a dictionary, and the letters that missed them
    "tic-tac-toe": re.compile("TIC|TAC|TOE"),  # a name that the listing prints
    "magic-square": re.compile("Predan"),  # whose it is, where its name has no letters in a language
    "valence": re.compile(f"(?:{'|'.join(sorted({*FIRST_PARTS, *SECOND_PARTS, *SYMBOLS}, key=len))})+|[IVX]+"),
}
"""What is no language's."""
LISTINGS = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "arcade" / "games" / "techniques").glob("*.py"))
"""The sources that the workshop shows of its own tricks."""
LISTED = re.compile(r"def \w+\(stage\):")
"""How a listing begins there."""
FILE = re.compile(r"[a-z-]+-[0-9]+\.(png|txt)")
"""A file that a game has written."""
CURSOR = "LCGEK"
"""The letters that the Spectrum's cursor is, behind what was typed."""
Findings = dict[str, list[str]]


class Reader:
    """Looks at screens, and keeps what is wrong with them."""

    def __init__(self) -> None:
        self.wrong: Findings = {"cut": [], "unmarked": []}
        self.typed = ""
        """Every letter that was pressed."""

    def cut(self, where: str, what: str) -> None:
        """Something has no room."""
        self.wrong["cut"].append(f"{where}: {what}")

    def read(self, where: str, slug: str, machine: Machine, shortest: int) -> None:
        """Look for words in English on a screen, and for those that were drawn since the last time."""
        words, DRAWN[:] = [*machine.text_rows(), *DRAWN], []
        for row in words:
            if slug == "techniques" and (row.strip() in LISTINGS or LISTED.fullmatch(row.strip())):
                continue
            for word in pseudo.unmarked(FILE.sub("", row)):
                if len(word) >= shortest and not self.known(word, slug):
                    self.wrong["unmarked"].append(f"{where}: {word!r} in {row.strip()!r}")

    def known(self, word: str, slug: str) -> bool:
        """Whether it is no word, is a name, or was typed."""
        if word in NAMES or len(set(word)) == 1 or (slug in DATA and DATA[slug].fullmatch(word)):
            return True
        return word.lower() in self.typed or word.rstrip(CURSOR).lower() in self.typed


def pages(reader: Reader) -> None:
    """Every page, those about a game for each of them."""
    for narrow in (False, True):
        for name in PAGES:
            page(reader, filled_context(pseudo.LANGUAGE, narrow), name, "robac", SHOWN)
        context = filled_context(pseudo.LANGUAGE, narrow)
        for slug in slugs():
            for name in PAGES_OF_GAMES:
                page(reader, context, name, slug, 3)
    for grid in (Monitor, Handset):
        for slug in slugs():
            cards(reader, slug, grid)


def page(reader: Reader, context: PageContext, name: str, slug: str, frames: int) -> None:
    """One page for some frames."""
    where = f"{name}, {slug}, {type(context.monitor).__name__}"
    try:
        shown = PAGES[name](context, Game(slug, cartridge(slug)))
        machine: Machine = context.monitor
        with suppress(StopIteration):
            for _ in range(frames):
                context.begin(NO_KEYS)
                machine = next(shown)
        shown.close()
    except ValueError as error:
        reader.cut(where, str(error))
        return
    reader.read(where, slug, machine, 2)
    if machine is context.monitor:
        for wrong in disorder(context.monitor):
            reader.cut(where, wrong)


def cards(reader: Reader, slug: str, grid: type[Monitor]) -> None:
    """A game's cards, one for each level."""
    nothing = ClockAndSeeds(lambda: 1, lambda: "", lambda: 0.0, lambda: datetime.min)
    context = PageContext(Store(None), Preferences(language=pseudo.LANGUAGE), nothing)
    context.monitor = grid()
    for by_pad in (False, True):
        context.by_pad = by_pad
        for level in cartridge(slug).levels.keys:
            where = f"card, {slug}, level {level}, {grid.__name__}{', by pad' * by_pad}"
            try:
                Card(context, Game(slug, cartridge(slug)), Variant(level, 1, False)).draw()
            except ValueError as error:
                reader.cut(where, str(error))
                continue
            reader.read(where, slug, context.monitor, 2)
            for one, other in combinations(context.monitor.written, 2):
                if one.meets(other):
                    reader.cut(where, f"{one.text!r} meets {other.text!r}")


def chosen(slug: str, original: bool) -> Iterator[Playthrough]:
    """Of a game's playthroughs in a look the briefest that is won, and the briefest that is lost."""
    found = [play for play in playthroughs(slug) if play.options.original == original]
    for outcomes in ({"won", "first", "over"}, {"lost", "second"}):
        ends = [play for play in found if outcomes.intersection(play.expects("outcome"))]
        if ends:
            yield min(ends, key=lambda play: play.path.stat().st_size)


def games(reader: Reader, original: bool, named: list[str]) -> None:
    """Games from their titles to their ends."""
    for slug in named:
        for play in chosen(slug, original):
            reader.typed = ""
            try:
                play_in_pseudo(reader, play)
            except Exception as error:  # noqa: BLE001 (whatever a game cannot draw)
                reader.cut(f"{slug}, {play.path.name}", repr(error))


def play_in_pseudo(reader: Reader, play: Playthrough) -> None:
    """One playthrough, looked at now and then."""
    session = Session(replace(setup_of(play.options), language=pseudo.LANGUAGE))
    script, ended = KeyScript(parse(play.path.read_text(encoding="utf-8"))), 0
    before = NO_KEYS
    for frame in range(play.options.frames):
        keys = script.keys(session.machine.frame, session.machine.waiting)
        reader.typed += "".join(sorted(key.lower() for key in keys - before if len(key) == 1))
        before = keys
        session.step(keys)
        if frame % EVERY == 0 or (session.results and not ended):
            reader.read(f"{play.slug}, {play.path.name}", play.slug, session.machine, SHORTEST)
        ended = ended or (frame if session.results else 0)
        if session.ended or (ended and frame > ended + AFTER):
            return


def main(part: str, *named: str) -> None:
    """Look at the pages, or at games in a look."""
    CATALOGUES[pseudo.LANGUAGE] = GNUTranslations(BytesIO(pseudo.catalogue(messages())))
    reader = Reader()
    if part == "pages":
        pages(reader)
    else:
        games(reader, part == "original", [*named])
    sys.stdout.write(json.dumps(reader.wrong, ensure_ascii=False))


if __name__ == "__main__":
    main(*sys.argv[1:])
