"""A kiosk: visitors play and cannot leave or change anything; the operator can."""

from pathlib import Path

import pytest

from arcade.cabinet.formats.exports import PATTERNS, PICTURES
from arcade.cabinet.input import touches
from arcade.cabinet.input.touches import STUCK, Touches
from arcade.cabinet.kiosk.operator_chord import SECONDS, SECONDS_BEFORE_NUMBER
from arcade.cabinet.kiosk.operator_screens import UNLOCK
from arcade.cabinet.kiosk.visitors import WALKED_AWAY, Visitors
from arcade.cabinet.options import Options, Start
from arcade.cabinet.page_context import IDLE_FRAMES
from arcade.cabinet.replays.proof import Reason
from arcade.cabinet.replays.proof_strings import NO_RESULT
from arcade.cabinet.scoring import proving
from arcade.cabinet.scoring.verification import disproved
from arcade.cabinet.storage import clean_end
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.pin_lock import LONGEST, SHORTEST, TRIES, PinLock
from arcade.cabinet.storage.preferences import STORED
from arcade.cabinet.storage.schema import SUMMARIES
from arcade.cabinet.storage.store import VISITED, Store
from arcade.cabinet.time_slices import TimeSlices
from arcade.machine.keyboard import Keys
from tests.cabinet.player import Player

pytestmark = pytest.mark.usefixtures("fake_games")
KEYS = ("escape", "backspace")
CHORD, CHORD_WITH_NUMBER = 51 * SECONDS, 51 * SECONDS_BEFORE_NUMBER


def kiosk(store: Store, **options: object) -> Player:
    return Player(store, Options(boot=False, kiosk=True, **options))  # type: ignore[arg-type]


def leave(player: Player) -> Player:
    """Walk away."""
    player.pause(WALKED_AWAY + IDLE_FRAMES + 10).press("x")
    assert player.at_shelf
    return player


def on_disk(tmp_path: Path) -> dict[str, list[tuple[object, ...]]]:
    """What is in the tables for good."""
    other = Store(tmp_path)
    try:
        tables = [*VISITED, "scores"]
        return {table: other._records.database.read(f"SELECT * FROM {table}") for table in tables}
    finally:
        other.close()


class Clock:
    """A clock that a test sets."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_visitors_find_neither_settings_nor_a_way_out(store: Store) -> None:
    player = kiosk(store).press("escape").until("What would you like to do?")
    assert not player.sees("Settings")
    assert not player.sees("Leave the arcade")
    player = kiosk(store, start=Start("catcher")).pause(30, ("left",)).press("escape").until("Resume")
    assert not player.sees("Settings")
    assert player.sees("Leave")


def test_the_window_cannot_be_closed_or_changed(store: Store) -> None:
    player = kiosk(store)
    player.cabinet.asked("quit")
    player.cabinet.asked("fullscreen")
    assert player.pause(5).sees("Tonight")
    assert player.cabinet.context.preferences.fullscreen


def test_the_sound_cannot_be_switched_off(store: Store) -> None:
    player = kiosk(store, start=Start("catcher")).pause(10).press("m")
    assert not player.cabinet.context.preferences.mute


def test_it_is_calm_without_storing_that(store: Store) -> None:
    assert kiosk(store).cabinet.context.preferences.calm
    assert not Player(store).cabinet.context.preferences.calm
    assert not kiosk(store, calm=False).cabinet.context.preferences.calm


# What visitors leave behind.


def test_every_table_is_a_visitors_own_or_the_scores_or_the_book_or_the_files_mark(store: Store) -> None:
    rows = store._disk.column("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    assert sorted(rows) == sorted([*VISITED, "scores", "replays", "results", *SUMMARIES, clean_end.TABLE])


def test_visitors_may_change_the_language_for_themselves(store: Store) -> None:
    player = kiosk(store).press("escape").until("Română").press("down", "return").until("Astă-seară")
    assert player.pause(IDLE_FRAMES - 50).sees("Astă-seară")
    player.press("x").pause(IDLE_FRAMES + 10).press("x").until("3 games")
    assert Player(store).sees("Tonight")


def test_no_setting_of_a_visitors_stays(store: Store, tmp_path: Path) -> None:
    player = kiosk(store, look="tv")
    context = player.cabinet.context
    before = {name: getattr(context.preferences, name) for name in STORED}
    changed: dict[str, object] = {
        "language": "ro", "look": "sharp", "scaling": "fit", "phosphor": "amber", "letters": "48.rom", "volume": 1,
        "mute": True, "fullscreen": False, "calm": False, "original": True, "initials": "XYZ",
        "keys": {"": {"left": "z"}}, "pad_maps": {"guid": {"button 1": "fire"}}, "levels": {"catcher": 2},
        "daily": {"1988-06-01": "ROBAC"}, "won": ("catcher",), "keep_learned": True, "keep_files": True,
        "shelf_sound": "off", "attract_sound": "on", "sounds": "music", "play_music": False,
        "touch_side": "right", "touch_size": "large", "touch_opacity": "faint", "buzz": False, "thoughts": True,
        "coded": ("XYZ", "c0" * 32),
    }  # fmt: skip
    assert set(changed) == set(STORED), "each setting is tried"
    for name, value in changed.items():
        assert value != before[name], name
        context.set(name, value)
    player.press("x")
    leave(player)
    assert {name: getattr(context.preferences, name) for name in STORED} == before
    assert context.gestures.also == {}
    assert on_disk(tmp_path)["settings"] == []
    assert {name: store.setting(name) for name in STORED} == dict.fromkeys(STORED)


def test_a_game_left_alone_gives_way_to_the_shelf_and_is_gone(store: Store, tmp_path: Path) -> None:
    player = kiosk(store, start=Start("parrot")).pause(30).press("x").pause(WALKED_AWAY + 5)
    assert player.at_shelf
    assert store.all_suspended() == []
    player = kiosk(store, start=Start("parrot")).pause(30).press("x", "escape").until("Resume").press("up", "return")
    player.until("Save it").press("return").until("Tonight")
    assert store.all_suspended() == ["parrot"], "who is still there can go on"
    leave(player)
    assert store.all_suspended() == []
    assert on_disk(tmp_path)["suspended"] == []


def test_a_page_left_alone_gives_way_to_the_shelf(store: Store) -> None:
    player = kiosk(store).find("catcher").press("return").until("the whole story")
    player.pause(WALKED_AWAY + 5)
    assert player.at_shelf


def test_favourites_cards_plays_medals_and_what_games_learned_go(store: Store, tmp_path: Path) -> None:
    store.toggle_favourite("parrot")
    store.set_learned("parrot", {"known": 1})
    before = on_disk(tmp_path)
    player = kiosk(store).page("catcher").press("f", "return", "escape").begin("catcher")
    own = player.cabinet.context.store
    assert own.card_seen("catcher")
    own.note_played("catcher")
    own.toggle_favourite("parrot")
    own.set_learned("parrot", {"known": 2})
    assert own.favourites() == ["catcher"]
    assert own.plays("catcher") == 1
    leave(player)
    assert own.favourites() == ["parrot"]
    assert (own.plays("catcher"), own.card_seen("catcher"), own.learned("parrot")) == (0, False, {"known": 1})
    assert own.players() == []
    assert on_disk(tmp_path) == before


def test_a_whole_game_leaves_its_score_and_nothing_else(store: Store, tmp_path: Path) -> None:
    before = on_disk(tmp_path)
    player = kiosk(store).begin("catcher")
    player.press("c", "c", "c").until("HIGH SCORE").rest().press("c").rest()
    player.press(*"xyz", "return").until("XYZ").rest().press("escape").until("Tonight")
    assert store.plays("catcher") == 1
    assert store.players() == ["XYZ"]
    leave(player)
    after = on_disk(tmp_path)
    assert len(after.pop("scores")) == 1
    del before["scores"]
    assert after == before
    assert store.players() == []
    assert store.plays("catcher") == 0


def rows(tmp_path: Path) -> list[tuple[str, bool]]:
    """Who is in Catcher's table on the disk, and whether with a run that proves the score."""
    other = Store(tmp_path)
    try:
        return [
            (row.player, disproved(row, other.replay(row.replay)) is None) for row in other.scores("catcher", 1, False)
        ]
    finally:
        other.close()


@pytest.mark.rotates(4)
@pytest.mark.parametrize(
    ("keys", "player"), [((), "---"), (("pad1 up",), "BAA"), ((*"xy",), "XYA"), (("x", "backspace", "q"), "QAA")]
)
@pytest.mark.parametrize("killed", [False, True])
def test_a_score_left_at_the_initials_is_in_the_table(
    store: Store, tmp_path: Path, keys: tuple[str, ...], player: str, killed: bool
) -> None:
    options = Options(boot=False, kiosk=True, start=Start("catcher"))
    someone = Player(store, options, slow=killed).press("c", "c", "c").until("HIGH SCORE").rest().press("c").rest()
    someone.until("Your initials").press(*keys)
    if killed:
        again = Store(tmp_path)
        leave(kiosk(again))
        again.close()
    else:
        leave(someone)
    assert rows(tmp_path) == [(player, True)]
    assert on_disk(tmp_path)["suspended"] == []


def test_a_score_is_in_the_table_while_its_run_is_checked(store: Store, tmp_path: Path) -> None:
    options = Options(boot=False, kiosk=True, start=Start("catcher"))
    player = Player(store, options, slow=True).press("c", "c", "c").until("HIGH SCORE")
    assert rows(tmp_path) == [("---", True)]
    player.rest().press("c").rest().press(*"xyz", "return")
    assert rows(tmp_path) == [("XYZ", True)]
    leave(player.until("XYZ"))
    assert rows(tmp_path) == [("XYZ", True)]


def test_the_initials_of_a_visitors_last_game_are_chosen(store: Store, tmp_path: Path) -> None:
    player = kiosk(store, start=Start("catcher"))
    player.cabinet.context.set("initials", "XYZ")
    leave(player.press("c", "c", "c").until("HIGH SCORE").rest().press("c").rest())
    assert rows(tmp_path) == [("XYZ", True)]


def test_a_score_that_its_run_does_not_prove_leaves_the_table(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusing(*_: object) -> TimeSlices[Reason]:
        yield 1
        return NO_RESULT

    monkeypatch.setattr(proving, "proving", refusing)
    player = kiosk(store, start=Start("catcher")).press("c", "c", "c").until("HIGH SCORE").rest().press("c").rest()
    player.until("Your initials").pause(5)
    assert rows(tmp_path) == []
    assert store._disk.column("SELECT count(*) FROM replays") == [0]
    leave(player)
    assert rows(tmp_path) == []


def test_outside_a_kiosk_the_initials_wait_for_the_player(store: Store, tmp_path: Path) -> None:
    """Left alone, the page stays; killed there, the run is kept, and going on asks for them again."""
    player = Player(store, Options(start=Start("catcher"))).press("c", "c", "c").until("HIGH SCORE").rest().press("c")
    player.rest().pause(WALKED_AWAY + IDLE_FRAMES).press("x").until("Your initials")
    assert rows(tmp_path) == []
    again = Store(tmp_path)
    player = Player(again, Options(start=Start("catcher"))).press("return").until("HIGH SCORE").rest().press("c").rest()
    player.press(*"xyz", "return").until("XYZ")
    again.close()
    assert rows(tmp_path) == [("XYZ", True)]


def test_the_operator_may_let_games_learn_on(store: Store, tmp_path: Path) -> None:
    player = kiosk(store).pause(CHORD, KEYS).pause(5).until("Games learn on")
    player.press("down", "down", "return", "escape").until("3 games")
    context = player.cabinet.context
    assert context.preferences.keep_learned
    context.store.set_learned("parrot", {"known": 2}, for_good=context.preferences.keep_learned)
    leave(player)
    assert context.preferences.keep_learned
    assert store.learned("parrot") == {"known": 2}
    assert [row[0] for row in on_disk(tmp_path)["learned"]] == ["parrot"]


def test_the_next_visitor_begins_at_the_wall_with_the_first_game(store: Store) -> None:
    player = kiosk(store).press("right", "p")
    assert player.chosen == "parrot"
    leave(player)
    assert player.at_wall
    assert player.press("return").until("Tonight").chosen == "catcher"


def test_pictures_films_and_writings_are_not_kept(store: Store, tmp_path: Path) -> None:
    store.note_result("AAA", "catcher", FinishedGame(1, 1, "lost", 0, 100))
    player = kiosk(store, start=Start("catcher"), data_dir=tmp_path).pause(60, ("left",))
    for key in ("f12", "print screen", "f10"):
        player.press(key).until("Nothing is saved here").pause(300)
    player.press("escape").until("Resume")
    assert not player.sees("Picture")
    assert not player.sees("Film")
    assert not (tmp_path / PICTURES).exists()
    assert not (tmp_path / PATTERNS).exists()


def test_the_operator_may_have_them_kept(store: Store, tmp_path: Path) -> None:
    player = kiosk(store, data_dir=tmp_path).pause(CHORD, KEYS).pause(5).until("Pictures and films")
    player.press("down", "down", "down", "return", "escape").until("3 games")
    leave(player).begin("catcher").pause(30, ("left",)).press("f12").until("Saved as")
    assert (tmp_path / PICTURES / "catcher-1.png").exists()


def test_the_shelf_is_left_alone_for_the_demonstrations(store: Store) -> None:
    player = kiosk(store).pause(WALKED_AWAY + 600)
    assert player.at_shelf
    player.press("x").until("Tonight")


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> int:
    """A tenth of the minute after which nobody is thought to hold a key."""
    monkeypatch.setattr(touches, "STUCK", STUCK // 10)
    return STUCK // 10


@pytest.mark.parametrize("keys", [("left", "pad1 fire"), ("q", "pad1 up"), ("escape",)])
def test_a_coin_on_a_key_is_no_visitor(store: Store, soon: int, keys: tuple[str, ...]) -> None:
    player = kiosk(store, start=Start("catcher")).press("c").pause(soon + WALKED_AWAY - 10, keys)
    assert not player.at_shelf
    assert player.pause(20, keys).at_shelf


def test_whoever_plays_beside_a_stuck_stick_is_somebody(store: Store, soon: int) -> None:
    player = kiosk(store, start=Start("catcher")).pause(soon, ("pad1 up",))
    player.pause(WALKED_AWAY - 10, ("pad1 up",)).pause(3, ("pad1 up", "left")).pause(100, ("pad1 up",))
    assert not player.at_shelf


@pytest.mark.parametrize("coins", [frozenset(), frozenset({"q"}), frozenset({"left", "pad1 fire"})])
def test_nobody_comes_and_goes_while_a_coin_lies_there(coins: Keys) -> None:
    """Once it has; and who comes and goes with the coin still there is one visitor."""
    held, visitors = Touches(), Visitors()

    def left(frames: int, keys: Keys = coins) -> int:
        return sum(visitors.left(held.of(keys), at_shelf=True) for _ in range(frames))

    assert left(STUCK + IDLE_FRAMES) == (1 if coins else 0)
    assert left(10 * IDLE_FRAMES) == 0
    assert left(10, coins | {"x"}) == 0
    assert left(10 * IDLE_FRAMES) == 1


def test_a_coin_on_a_key_keeps_no_demonstration_away(store: Store, soon: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside a kiosk, too."""
    monkeypatch.setattr("arcade.cabinet.page_context.IDLE_FRAMES", soon)
    player = Player(store).pause(2 * soon - 100, ("q",))
    assert player.sees("Tonight")
    assert not player.pause(200, ("q",)).sees("Tonight")
    player.pause(3, ("q", "x")).pause(3, ("q",)).until("Tonight")


# The operator.


@pytest.mark.parametrize("chord", [KEYS, ("pad1 start", "pad1 back")])
def test_the_operator_comes_in_from_anywhere(store: Store, chord: tuple[str, str]) -> None:
    player = kiosk(store, start=Start("catcher")).pause(30, ("left",)).pause(CHORD, chord).pause(5)
    assert player.sees("Settings")
    assert "catcher" in store.all_suspended()
    player.press("down", "return").until("Language").press("escape").until("Games learn on")
    player.press("escape").until("3 games")


def test_the_operator_changes_settings_for_good(store: Store, tmp_path: Path) -> None:
    player = kiosk(store).pause(CHORD, KEYS).pause(5).until("Settings").press("down", "return").until("Language")
    player.press("right").until("Limba").press("escape").until("Setări").press("escape").until("3 jocuri")
    assert player.cabinet.context.preferences.language == "ro"
    player.pause(IDLE_FRAMES + 10).press("x").until("3 jocuri")
    assert [row[0] for row in on_disk(tmp_path)["settings"]] == ["language"]
    assert not player.cabinet.context.operating


def test_the_operator_may_leave(store: Store) -> None:
    player = kiosk(store).pause(CHORD, KEYS).pause(5).press("up", "return")
    assert player.machine is None


@pytest.mark.parametrize(("number", "seconds"), [("", 5), ("42", 3)])
def test_the_chord_must_be_held(store: Store, number: str, seconds: int) -> None:
    player = kiosk(store, pin=number).pause(50 * seconds - 5, KEYS).pause(5)
    assert not player.sees("Operator")
    player.pause(50 * seconds + 5, KEYS).pause(5)
    assert player.sees("Type the operator's PIN" if number else "Settings")


def test_without_a_number_the_chord_only_opens_the_page(store: Store) -> None:
    player = kiosk(store, start=Start("catcher")).pause(30, ("left",)).pause(4 * CHORD, KEYS)
    assert player.pause(5).sees("Leave the arcade")
    assert player.machine is not None


@pytest.mark.parametrize("chord", [KEYS, ("pad1 start", "pad1 back")])
def test_the_operators_number(store: Store, chord: tuple[str, str]) -> None:
    player = kiosk(store, pin="42").pause(CHORD_WITH_NUMBER, chord).pause(5)
    player.until("Type the operator's PIN").type("41").until("Wrong PIN").press("return")
    assert player.until("3 games").sees("3 games")
    player.pause(CHORD_WITH_NUMBER, chord).pause(5).type("42").until("Settings")


def test_the_number_is_never_seen(store: Store) -> None:
    player = kiosk(store, pin="97531").pause(CHORD_WITH_NUMBER, KEYS).pause(5).until("Type")
    for key in "97531":
        player.press(key)
        assert not set("97531") & set(player.screen)
    assert player.sees("·····")
    player.press("x", "backspace", *"86", "return").until("Wrong PIN")
    assert not player.sees("97531")
    assert "97531" not in repr(player.cabinet.options)


def test_the_number_typed_by_joystick_is_shown_as_dots(store: Store) -> None:
    player = kiosk(store, pin="11").pause(CHORD_WITH_NUMBER, ("pad1 start", "pad1 back")).pause(5).until("Type")
    player.joy("up").until("Q").joy("up", "fire").pause(10).joy("fire").pause(10)
    assert player.sees("··")
    player.press("return").until("Settings")


def test_leaving_the_question_is_no_wrong_number(store: Store) -> None:
    player = kiosk(store, pin="42")
    for _ in range(2 * TRIES):
        player.pause(CHORD_WITH_NUMBER, KEYS).pause(5).until("Type").press("return").until("3 games")
    player.pause(CHORD_WITH_NUMBER, KEYS).pause(5).type("42").until("Settings")


def test_three_wrong_numbers_shut_the_page(store: Store) -> None:
    clock = Clock()
    player = kiosk(store, pin="42")
    player.cabinet._lock = PinLock(store, clock)
    for number in range(TRIES):
        player.pause(CHORD_WITH_NUMBER, KEYS).pause(5).type("41")
        player.until("Wrong PIN" if number < TRIES - 1 else "Try again in 1:00").press("return").until("3 games")
    player.pause(CHORD_WITH_NUMBER, KEYS).pause(5).until("Try again").press("return").until("3 games")
    clock.seconds = SHORTEST - 0.5
    player.pause(CHORD_WITH_NUMBER, KEYS).pause(5).until("0:01").press("return").until("3 games")
    clock.seconds = SHORTEST
    player.pause(CHORD_WITH_NUMBER, KEYS).pause(5).type("42").until("Settings")


def test_the_lock_doubles_to_an_hour_and_a_right_number_begins_anew(store: Store) -> None:
    clock = Clock()
    lock = PinLock(store, clock)
    waits = []
    for _ in range(9):
        assert not any(lock.fits("1", "2") or lock.seconds_left() for _ in range(TRIES - 1))
        assert not lock.fits("", "2")
        waits.append(lock.seconds_left())
        clock.seconds += waits[-1]
    assert waits == [60, 120, 240, 480, 960, 1920, LONGEST, LONGEST, LONGEST]
    assert lock.fits("2", "2")
    assert not any(lock.fits("ș", "2") for _ in range(TRIES))
    assert lock.seconds_left() == SHORTEST


def test_the_lock_outlives_the_arcade(store: Store, tmp_path: Path) -> None:
    player = kiosk(store, pin="42")
    for _ in range(TRIES):
        player.cabinet._lock.fits("41", "42")
    leave(player)
    again = Store(tmp_path)
    clock = Clock()
    lock = PinLock(again, clock)
    assert lock.seconds_left() == SHORTEST
    clock.seconds = SHORTEST
    assert lock.seconds_left() == 0
    assert PinLock(again, Clock()).seconds_left() == 0, "who has waited does not wait again"
    assert not any(lock.fits("41", "42") for _ in range(TRIES))
    assert PinLock(again, Clock()).seconds_left() == 2 * SHORTEST
    again.close()


def shut(store: Store, folder: Path | None, **options: object) -> Player:
    """A kiosk that a child has shut for an hour."""
    lock = PinLock(store, Clock())
    for _ in range(9 * TRIES):
        lock.count()
    assert lock.seconds_left() == LONGEST
    return kiosk(store, pin="42", data_dir=folder, **options)


def test_a_file_in_the_data_folder_opens_the_lock_once(store: Store, tmp_path: Path) -> None:
    player = shut(store, tmp_path).pause(CHORD_WITH_NUMBER, KEYS).pause(5).until("Try again in 60:00")
    (tmp_path / UNLOCK).touch()
    player.press("return").until("3 games").pause(CHORD_WITH_NUMBER, KEYS).pause(5).until("Type").type("41")
    player.until("Wrong PIN").press("return").until("3 games")
    assert not (tmp_path / UNLOCK).exists()
    player.pause(CHORD_WITH_NUMBER, KEYS).pause(5).type("42").until("Settings")
    assert PinLock(store, Clock()).seconds_left() == 0


def test_what_cannot_be_taken_away_opens_nothing(store: Store, tmp_path: Path) -> None:
    (tmp_path / UNLOCK).mkdir()
    shut(store, tmp_path).pause(CHORD_WITH_NUMBER, KEYS).pause(5).until("Try again")


def test_a_start_option_opens_the_lock(store: Store) -> None:
    shut(store, None, unlock=True).pause(CHORD_WITH_NUMBER, KEYS).pause(5).type("42").until("Settings")
    assert PinLock(store, Clock()).seconds_left() == 0


@pytest.mark.parametrize("stored", [None, 3, (3,), (-1, True), (True, True), ("3", True), (10**30, True), (1, 2, 3)])
def test_a_spoilt_lock_is_open(store: Store, stored: object) -> None:
    store.set_setting("operator_lock", stored)  # type: ignore[arg-type]
    assert PinLock(store, Clock()).seconds_left() == 0


def test_outside_a_kiosk_the_chord_means_nothing(store: Store) -> None:
    player = Player(store).pause(CHORD, KEYS).pause(5)
    assert not player.sees("Operator")
