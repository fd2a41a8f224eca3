"""Players' codes: given with the stick, keys or a finger; what they stand for; medals from other cabinets."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.codes import ARROWS, NAMES, Codes, code
from arcade.cabinet.pages.initials import COUNT, boxes_width
from arcade.cabinet.pages.medal_words import medals_of_all
from arcade.cabinet.pages.players import players
from arcade.cabinet.storage.codes import DIGITS, MOST, SETTING, ask_for, asked_for, code_hash
from arcade.cabinet.storage.leaderboard_tables import FILE
from arcade.cabinet.storage.medals import medals
from arcade.cabinet.storage.pin_lock import SHORTEST, TRIES, PinLock
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.plain import Plain
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, seen
from tests.cabinet.leaderboards import join
from tests.cabinet.player import DATE, Player

pytestmark = pytest.mark.usefixtures("fake_games")
COLUMNS = "code, slug, level, seats, original, aided, outcome, most, least, day"
CODE = code_hash("ANA", "1234")


class Clock:
    """Seconds that a test lets pass."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def reached(folder: Path, *rows: tuple[object, ...]) -> None:
    """Let a career come from the leaderboard."""
    with closing(sqlite3.connect(folder / FILE)) as own, own:
        own.execute(f"CREATE TABLE IF NOT EXISTS reached ({COLUMNS})")
        own.executemany(f"INSERT INTO reached VALUES ({', '.join('?' * 10)})", rows)


@pytest.fixture
def context(store: Store, tmp_path: Path) -> PageContext:
    """ANA's cabinet on a leaderboard."""
    context = context_of(store)
    join(context, tmp_path)
    context.set("initials", "ANA")
    return context


def test_a_code_is_a_hash_that_is_the_same_everywhere() -> None:
    assert code_hash("ANA", "1234") == "88a8197bbda7e777a6c2f2bad564e57df3460cb085d452816d1cb656ed216f4d"
    assert len({code_hash(name, digits) for name in ("ANA", "ȘTE") for digits in ("1234", "1235")}) == 4


def test_only_what_has_the_stick_is_lit(context: PageContext) -> None:
    def lit(left: int, count: int) -> bool:
        pixels, wide = context.monitor.pixels(), context.monitor.SIZE[0]
        row = pixels[(shown._top + NAMES + ARROWS + 6) * wide :][left : left + boxes_width(count)]
        return c.BRIGHT_WHITE in row

    shown = Codes(context)
    assert (lit(shown._left, COUNT), lit(shown._beside, DIGITS)) == (True, False)
    shown.obey("fire")
    assert (lit(shown._left, COUNT), lit(shown._beside, DIGITS)) == (False, True)


@both_grids
@both_languages
def test_pictures(store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path) -> None:
    context = context_of(store, language, grid)
    join(context, tmp_path)
    context.set("initials", "RÂU")
    page = code(context)
    seen(context, page, "return", "7", "up")
    compare(context, "code", update_golden, tmp_path)
    context.set("coded", ("RÂU", CODE))
    reached(tmp_path, (CODE, "catcher", 1, 1, 0, 0, "won", 99, 3, DATE))
    seen(context, players(context), "down", "down")
    compare(context, "players-hall", update_golden, tmp_path)


BY_STICK = (
    *("fire", "up", "fire", "up", "up", "fire"),
    *("up", "up", "up", "fire"),
    *("up", "up", "up", "up", "fire"),
)


@pytest.mark.parametrize("keys", [("return", *"1234", "return"), tuple(f"pad1 {one}" for one in BY_STICK)])
def test_it_is_given_by_keys_and_by_stick(context: PageContext, keys: tuple[str, ...]) -> None:
    context.by_pad = keys[0].startswith("pad")
    assert seen(context, code(context), *keys) == ("ANA", "1234")


def test_other_initials_can_be_typed_and_back_leads_out(context: PageContext) -> None:
    page = code(context)
    seen(context, page, *"bob", "return")
    assert seen(context, page, *"9999", "return") == ("BOB", "9999")
    page = code(context)
    seen(context, page, "return", "escape")
    assert seen(context, page, *["escape"] * 3) is None


def test_no_letter_of_another_layout_is_lost(context: PageContext) -> None:
    page = code(context)
    seen(context, page, "é", "ş", "ß", "ł", "return")
    assert seen(context, page, *"9999", "return") == ("EȘL", "9999")


@both_grids
def test_a_finger_turns_what_it_points_at(store: Store, grid: type[Monitor]) -> None:
    page = Codes(context_of(store, grid=grid))
    left, top = page.digits.corner
    assert page.obey(f"@{left + 5},{top + 3}")
    assert (page.digits.name, page.asked) == ("1000", page.digits)
    left, top = page.letters.corner
    assert page.obey(f"@{left + 5},{top + 30}")
    assert page.asked is page.letters


def test_from_the_players_page_a_code_is_given_and_forgotten(store: Store, tmp_path: Path) -> None:
    player = Player(store)
    context = player.cabinet.context
    join(context, tmp_path)
    context.set("initials", "ANA")
    player.press("escape").until("Players and medals")
    player.joy("down", "down", "down", "down", "fire").until("Code in the hall").press("down", "down", "return").until(
        "four digits"
    )
    player.press("return").press(*"1234").press("return").until("You now play as ANA").rest().press("return")
    player.until("Code in the hall")
    assert context.preferences.code_of("ANA") == CODE
    assert context.preferences.code_of("BOB") == ""
    assert asked_for(store.setting(SETTING)) == [CODE]
    player.press("down", "down", "return").until("Forget it").press("down", "return").until("Code in the hall")
    assert context.preferences.code_of("ANA") == ""


def test_without_a_leaderboard_nobody_is_asked_for_a_code(context: PageContext, tmp_path: Path) -> None:
    (tmp_path / "hall-cabinet.json").unlink()
    seen(context, players(context))
    assert not any("Code" in row for row in context.monitor.text_rows())


def test_too_many_codes_one_after_the_other_shut_the_page_for_a_minute(store: Store) -> None:
    clock = Clock()
    lock = PinLock(store, clock, "code_lock", SHORTEST)
    for _ in range(4):
        for _ in range(TRIES):
            assert lock.seconds_left() == 0
            lock.count()
        assert lock.seconds_left() == SHORTEST
        assert PinLock(store, Clock(), "code_lock", SHORTEST).seconds_left() == SHORTEST
        assert PinLock(store, Clock()).seconds_left() == 0, "the operator's lock is another one"
        clock.seconds += SHORTEST


def test_medals_won_elsewhere_come_with_the_code(context: PageContext, store: Store, tmp_path: Path) -> None:
    reached(
        tmp_path, (CODE, "catcher", 1, 1, 0, 0, "won", 99, 3, DATE), (CODE, "parrot", 1, 1, 0, 0, "lost", 1, 1, DATE)
    )
    game = cartridge("catcher")
    assert not any(medals(game, store.results("ANA", "catcher")))
    context.set("coded", ("ANA", CODE))
    won = medals(game, store.results("ANA", "catcher"))
    assert won[0]
    assert medals_of_all(context)["catcher"] == won
    assert [one.recorded for one in store.results("ANA", "catcher")] == [DATE, DATE]
    assert store.results("BOB", "catcher") == []
    assert store.bests("BOB") == {}


@pytest.mark.parametrize(
    "spoilt",
    [
        (CODE, "catcher", 0, 1, 0, 0, "won", 9, 9, DATE),
        (CODE, "catcher", 1, 1, 7, 0, "won", 9, 9, DATE),
        (CODE, "catcher", 1, 1, 0, 0, "glory", 9, 9, DATE),
        (CODE, "catcher", 1, 1, 0, 0, "won", "many", 9, DATE),
        (CODE, "c" * 1000, 1, 1, 0, 0, "won", 9, 9, DATE),
    ],
)
def test_what_no_arcade_has_sent_is_nothing(
    context: PageContext, store: Store, tmp_path: Path, spoilt: tuple[object, ...]
) -> None:
    context.set("coded", ("ANA", CODE))
    reached(tmp_path, spoilt)
    assert store.results("ANA", "catcher") == []
    assert store.bests("ANA") == {}


def test_a_file_without_careers_is_none(context: PageContext, store: Store, tmp_path: Path) -> None:
    context.set("coded", ("ANA", CODE))
    assert store.results("ANA", "catcher") == []
    (tmp_path / FILE).write_bytes(b"no database")
    assert store.results("ANA", "catcher") == []


def test_of_many_codes_the_latest_are_asked_for(store: Store) -> None:
    codes = [f"{number:064x}" for number in range(MOST + 2)]
    for one in codes:
        ask_for(store, one)
    ask_for(store, codes[3])
    assert asked_for(store.setting(SETTING)) == [*codes[2:3], *codes[4:], codes[3]]


@pytest.mark.parametrize("stored", [None, 3, "c0" * 32, (3, "x", None), {"a": 1}])
def test_a_spoilt_list_of_codes_asks_for_nothing(stored: Plain) -> None:
    assert asked_for(stored) == []


@pytest.mark.parametrize("coded", [(), ("ANA",), ("ANA", "1234"), ("ANA", CODE, CODE), (CODE, "ANA")])
def test_a_spoilt_code_is_none(context: PageContext, coded: tuple[str, ...]) -> None:
    context.set("coded", coded)
    assert context.preferences.code_of("ANA") == ""
