"""Names of games that friends tell each other, and the challenge of the day."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from arcade.cabinet.catalogue import cartridge, slugs, whole
from arcade.cabinet.options import Options, Start
from arcade.cabinet.replays.game_name import SEED_BITS, GameName, GameNameError, parsed
from arcade.cabinet.scoring.daily import challenge, fit, note
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.cartridge import Shelf
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result, Setup
from tests.cabinet.player import DATE, Player


@pytest.mark.parametrize(
    "game",
    [
        GameName("ping-pong", 2, 1, False, 0),
        GameName("nim", 3, 2, True, (1 << SEED_BITS) - 1),
        GameName("tic-tac-toe", 1, 2, False, (1 << 64) - 1),
        GameName("falling-dominoes", 8, 1, True, 123456789),
        GameName("hidden-word", 2, 1, False, 5, "en"),
        GameName("hidden-word", 2, 2, True, 5, "ro"),
    ],
)
def test_a_name_leads_back_to_its_game(game: GameName) -> None:
    assert parsed(str(game)) == game
    assert parsed(f"  {str(game).lower()} ") == game


def test_names_of_new_runs_fit_a_row() -> None:
    for slug in slugs():
        assert len(str(GameName(slug, 8, 2, True, (1 << SEED_BITS) - 1))) <= 31


def test_letters_that_are_misread_do_no_harm() -> None:
    name = str(GameName("nim", 1, 1, False, 33))
    assert "1" in name.split()[2]
    head, _, code = name.rpartition(" ")
    assert parsed(f"{head} {code.replace('0', 'o').replace('1', 'l')}").seed == 33


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "title, its level"),
        ("nim 2", "title, its level"),
        ("chess 2 00000000A", "no game called CHESS"),
        ("nim 9 00000000A", "levels from 1 to 4"),
        ("nim x 00000000A", "levels from 1 to 4"),
        ("nim ² 00000000A", "levels from 1 to 4"),
        (f"nim {'9' * 5000} 00000000A", "levels from 1 to 4"),
        ("nim ٢ 00000000A", "levels from 1 to 4"),
        ("nim 01 00000000A", "levels from 1 to 4"),
        ("nim 1OP 00000000A", "levels from 1 to 4"),
        ("nim 1P3 00000000A", "isn't for 3 players"),
        ("tetris 1P 00000000A", "isn't for 2 players"),
        (f"nim 1 {'0' * 5000}", "typing error"),
        ("nim 1 -", "typing error"),
        ("nim 1 ÄÖ", "typing error"),
        ("x" * 300, "title, its level"),
        ("n\0im\x1b[2J 1 00000000A", r"^There is no game called N\?IM\?\[2J\.$"),
        (f"{'x' * 300} 1 00000000A", "^There is no game called X{40}\\.$"),
    ],
)
def test_what_names_no_game_is_refused_with_a_sentence(text: str, says: str) -> None:
    with pytest.raises(GameNameError, match=says):
        parsed(text)


def test_every_slip_of_one_sign_is_noticed() -> None:
    name = str(GameName("nim", 1, 1, False, 987654321))
    for place in range(len("NIM 1 "), len(name)):
        for sign in "0123456789ABCDEFGHJKMNPQRSTVWXYZ":
            if sign != name[place]:
                with pytest.raises(GameNameError, match="typing error"):
                    parsed(name[:place] + sign + name[place + 1 :])


def test_the_challenge_of_a_day_is_the_same_for_all_and_another_tomorrow() -> None:
    assert challenge("2026-11-21") == challenge("2026-11-21")
    year = [challenge((date(2028, 1, 1) + timedelta(day)).isoformat()).game for day in range(366)]
    chosen = {game.slug for game in year}
    assert len(chosen) > 2 * len(slugs()) // 3
    assert len({game.seed for game in year}) > 360
    assert all(fit(cartridge(slug)) for slug in chosen)
    assert {cartridge(slug).shelf for slug in chosen} == set(Shelf), "every kind comes up"


def test_no_challenge_is_an_editor_a_workshop_or_a_laboratory() -> None:
    assert {slug for slug in whole() if not cartridge(slug).contest} == {"dipo", "graphics-editor", "techniques"}
    assert not any(fit(cartridge(slug)) for slug in whole() if cartridge(slug).learns)


def test_no_challenge_is_another_game_in_the_other_language() -> None:
    assert {slug for slug in whole() if cartridge(slug).worded} == {"animals", "hidden-word"}
    assert not any(fit(cartridge(slug)) for slug in whole() if cartridge(slug).worded)
    words = Setup("hidden-word", seed=5, language="ro")
    assert str(GameName.of(words)).startswith("HIDDEN-WORD 1R ")
    assert parsed(str(GameName.of(words))).language == "ro"
    assert GameName.of(replace(words, language="en")) != GameName.of(words)
    assert GameName.of(Setup("nim", language="ro")) == GameName.of(Setup("nim", language="en"))


def test_the_line_for_friends() -> None:
    today = challenge("2026-11-21")
    assert today.line(Result(9, Outcome.WON, 24)) == f"ROBAC 2026-11-21 {today.game}: won 24"
    assert today.line(Result(9, Outcome.LOST, None)).endswith(": lost")


@pytest.mark.usefixtures("fake_games")
class TestInTheArcade:
    """Behind the shelf."""

    def test_a_friends_game_is_typed_and_played(self, store: Store) -> None:
        friend = Player(store, Options(boot=False, start=Start("catcher", level=2, seed=7))).press("escape")
        name = next(row[row.index("CATCHER") :] for row in friend.screen.splitlines() if "CATCHER" in row)
        player = Player(store).press("escape", "down", "down", "down", "return").until("Type the name")
        player.type("catcher 2 000000009").until("typing error").press("return").until("Type the name")
        player.type(name.lower()).pause(30)
        setup = player.play.run.session.setup
        assert GameName.of(setup) == GameName("catcher", 2, 1, False, 7)
        assert setup.shared, "what it asks before the first move answers itself"
        assert setup.memory is None

    def test_a_shared_game_leaves_what_was_learned_as_it_was(self, store: Store) -> None:
        store.set_learned("catcher", 41)
        player = Player(store, Options(boot=False, start=Start.named(GameName("catcher", 1, 1, False, 7))))
        player.press("c").until("HIGH SCORE")
        assert store.learned("catcher") == 41

    def test_a_game_of_ones_own_has_no_name(self, store: Store) -> None:
        player = Player(store).begin("catcher")
        player.play.run.session.program.own_terms = True
        assert player.press("escape").until("Resume").sees("it has no name")

    def test_typing_is_left_with_escape(self, store: Store) -> None:
        player = Player(store).press("escape", "down", "down", "down", "return").until("Type the name")
        assert player.press("escape").until("Tonight").sees("Tonight")

    def test_the_joystick_types_it(self, store: Store) -> None:
        player = Player(store).press("escape", "down", "down", "down", "return").until("Type the name")
        assert player.joy("down").sees("Q")
        player.joy("fire")
        assert player.sees("q")

    def test_the_first_try_of_the_day_counts(self, store: Store) -> None:
        today = challenge(DATE)
        player = Player(store).press("escape", "down", "down", "return").until("Everyone gets the same game")
        player.press("return").pause(30)
        play = player.play
        assert GameName.of(play.run.session.setup) == today.game
        assert play.run.session.setup.shared
        context = player.cabinet.context
        note(context, play.run.session.setup, [Result(1, Outcome.WON, 5)])
        note(context, play.run.session.setup, [Result(1, Outcome.WON, 50)])
        assert context.preferences.daily == {DATE: today.line(Result(1, Outcome.WON, 5))}
        again = Player(store).press("escape", "down", "down", "return").until("Your result")
        assert again.sees(DATE)


def test_a_friends_words_stay_in_their_language(store: Store) -> None:
    """On a cabinet that speaks English, and though its language is changed on the way."""
    name = GameName("hidden-word", 2, 1, False, 7, "ro")
    session = Player(store, Options(boot=False, start=Start.named(name))).pause(30).play.run.session
    assert (session.setup.language, GameName.of(session.setup)) == ("ro", name)
    session.step(frozenset(("!lang en",)))
    assert session.program.language == "ro"


def test_the_example_is_a_game() -> None:
    assert parsed("NIM 2 76SWHWPSD").slug == "nim"
