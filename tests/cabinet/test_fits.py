"""No words on any page of the cabinet are cut, in either language (what draws them fails instead)."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import islice, product
from pathlib import Path
from string import Formatter

import pytest

from arcade.cabinet import strings
from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.input.key_names import CONTROLS
from arcade.cabinet.page_context import ClockAndSeeds, PageContext, RawPress
from arcade.cabinet.pages import keys, pads, players, settings
from arcade.cabinet.pages.boot import boot
from arcade.cabinet.pages.files import choose_file
from arcade.cabinet.pages.message import message, question
from arcade.cabinet.pages.typing import typed
from arcade.cabinet.replays.game_name import GameName
from arcade.cabinet.scoring.daily import challenge
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.overlay import WRITERS, Overlay
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.cartridge import SPINE
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Prose, Text, Verbatim, filled, shortened
from tests.cabinet.golden_pages import disorder, seen
from tests.cabinet.player import DATE, NOW

each_game = pytest.mark.parametrize("slug", slugs())
both = pytest.mark.parametrize("language", LANGUAGES)
devices = pytest.mark.parametrize("by_pad", [False, True])
HIGH = 12_345_678
LONGEST_LEVEL = 99


@pytest.fixture
def context(store: Store) -> PageContext:
    return PageContext(store, Preferences(), ClockAndSeeds(lambda: 1, lambda: DATE, lambda: 0.0, lambda: NOW))


def game_of(slug: str) -> Game:
    return Game(slug, cartridge(slug))


def full_tables(context: PageContext, slug: str) -> None:
    """A score at every level and look, a favourite, and a game that was won."""
    game = cartridge(slug)
    for level, look in product(game.levels.keys, (False, True)):
        context.store.add_score(ScoreRow(slug, level, look, 1, "WWW", HIGH, Outcome.WON.value, DATE), None)
        finished = FinishedGame(level, 1, Outcome.WON.value, HIGH, 4_000_000)
        context.store.note_result(context.preferences.initials, slug, finished, DATE)
    context.preferences.won = (slug,)


@pytest.mark.rotates(8)
@both
@devices
@each_game
def test_pages_of_a_game(context: PageContext, slug: str, language: Language, by_pad: bool) -> None:
    context.preferences.language, context.by_pad = language, by_pad
    game = game_of(slug)
    full_tables(context, slug)
    seen(context, keys.keys(context, game), *["down"] * (len(game.cartridge.controls) + 6))
    seen(context, players.players(context), "right")


@each_game
def test_a_title_fits_the_shelf_and_the_heading_of_a_page(slug: str) -> None:
    for language in LANGUAGES:
        assert len(cartridge(slug).named(language, SPINE)) <= SPINE
        assert len(cartridge(slug).title.in_language(language)) <= COLUMNS - 1


@both
def test_titles_on_the_shelf_are_told_apart(language: Language) -> None:
    titles = [cartridge(slug).named(language, SPINE) for slug in slugs()]
    assert len(set(titles)) == len(titles)


def cabinet_texts() -> Iterator[tuple[str, Text]]:
    for name, value in vars(strings).items():
        if isinstance(value, Text):
            yield name, value
        elif isinstance(value, dict):
            yield from ((f"{name}[{key}]", one) for key, one in value.items() if isinstance(one, Text))


@both
@devices
def test_sentences_and_answers(context: PageContext, language: Language, by_pad: bool) -> None:
    context.preferences.language, context.by_pad = language, by_pad
    reason = Verbatim("x" * 12 + " " + "y" * 60)
    for _, text in cabinet_texts():
        if isinstance(text, Prose):
            places = {name: "M" * 20 for _, name, _, _ in Formatter().parse(text.english) if name}
            seen(
                context,
                message(context, filled(text, **{**places, "reason": reason} if "reason" in places else places)),
            )
    rows = [
        (strings.ARCADE, strings.MENU_SAYS, (strings.TO_SHELF, strings.SETTINGS, strings.DAILY, strings.GAME_ID)),
        (strings.ARCADE, strings.MENU_SAYS, (strings.PLAYERS_MENU, strings.QUIT_YES)),
        (strings.LEAVE, strings.LEAVE_ASK, (strings.LEAVE_KEEP, strings.LEAVE_DROP, strings.KEEP_PLAYING)),
        (strings.RESTART, strings.RESTART_ASK, (strings.KEEP_PLAYING, strings.RESTART_YES)),
        (strings.NEW_GAME, strings.REPLACES, (strings.NO, strings.START_NEW)),
        (strings.DAILY, strings.MENU_SAYS, (strings.PLAY, strings.FOR_FUN, strings.TO_SHELF)),
        (strings.OPERATOR, strings.MENU_SAYS, (strings.PLAY, strings.TO_SHELF)),
    ]
    for title, sentence, answers in rows:
        seen(context, question(context, title, sentence, answers))
    for title, sentence in ((strings.GAME_ID, strings.GAME_ID_ASK), (strings.OPERATOR, strings.OPERATOR_PIN)):
        list(islice(typed(context, title, sentence), 3))


@both
def test_the_challenges_of_a_year(context: PageContext, language: Language) -> None:
    context.preferences.language = language
    for slug in slugs():
        game = cartridge(slug)
        for level in game.levels:
            says = filled(strings.DAILY_SAYS, day=DATE, title=game.title, level=level.name)
            seen(context, question(context, strings.DAILY, says, (strings.PLAY, strings.TO_SHELF)))
        line = f"ROBAC {DATE} {GameName(slug, 8, 1, False, challenge(DATE).game.seed)}: drawn {HIGH}"
        seen(context, message(context, filled(strings.DAILY_DONE, line=line), strings.DAILY))


@both
@devices
def test_pages_without_a_game(context: PageContext, language: Language, by_pad: bool, tmp_path: Path) -> None:
    context.preferences.language, context.by_pad = language, by_pad
    seen(context, boot(context), frames=600)
    seen(context, settings.settings(context), *["down"] * 12)
    for setting in settings.SETTINGS:
        for value in setting.values:
            setattr(context.preferences, setting.name, value if setting.name != "language" else language)
            seen(context, settings.settings(context))
    context.preferences.language = language
    seen(context, keys.keys(context, None), *["down"] * 8)
    seen(context, players.players(context))
    names = ["a name of a file that is far too long for any row.rle", "ș" * 40, str(tmp_path)]
    seen(context, choose_file(context, [Path(name) for name in names], 0), "down", "down")
    seen(context, pads.pads(context), "down", "return", "up")
    for said in (None, filled(strings.PAD_TAKEN, control=Text("right"))):
        for control in CONTROLS:
            for press in (None, RawPress("g", "Some Very Long Joystick Name From A Shop (Wireless)", "button 1")):
                pads.draw_asked(context, pads.Asked(control, {}, press, said))
                assert not disorder(context.monitor)


@both
def test_words_over_a_game(context: PageContext, language: Language) -> None:
    context.preferences.language = language
    for overlay in (Overlay(kind()) for kind in WRITERS):
        overlay.show()
        overlay.bar(0, context.text(strings.RECORD_HINT))


def test_every_text_fits_its_own_field() -> None:
    for name, text in cabinet_texts():
        if not isinstance(text, Prose):
            for language in LANGUAGES:
                words = text.in_language(language)
                for place in ("hours", "minutes", "seconds", "count"):
                    words = words.replace(f"{{{place}}}", "00")
                assert len(words) <= (text.width or COLUMNS), f"{name}: {words!r}"
    assert all(isinstance(one.name, str) for one in fields(Preferences))


def test_names_from_outside_are_shortened_and_dotted() -> None:
    assert shortened("short.rle", 20) == "short.rle"
    assert shortened("a very long name of a file", 16) == "a very long…"
    assert len(shortened("x" * 99, 10)) == 10


def test_every_letter_of_the_cabinet_has_a_shape() -> None:
    machine = Spectrum()
    for name, text in cabinet_texts():
        for language in LANGUAGES:
            assert not machine.lacks(text.in_language(language)), name
