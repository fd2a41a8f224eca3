"""Where the host can tell friends of a game, pages offer it; elsewhere and to visitors they do not."""

from pathlib import Path

import pytest

from arcade.cabinet.file_exchange import FileExchange
from arcade.cabinet.options import Options
from arcade.cabinet.pages.result_actions import Action, pointed, rects, steered
from arcade.cabinet.replays.game_name import parsed
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.machine.hosting import Notice
from arcade.machine.monitor import Monitor
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.outcome import Outcome
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, seen
from tests.cabinet.player import DATE, Player
from tests.cabinet.test_result import page_of

pytestmark = pytest.mark.usefixtures("fake_games")


class Sharing(FileExchange):
    """A host that has friends."""

    shares = True

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[str, str]] = []

    def share(self, words: str, name: str) -> None:
        self.told.append((words, name))


def sharing(store: Store, options: Options | None = None) -> tuple[Player, Sharing]:
    player, files = Player(store, options), Sharing()
    player.cabinet.context.files = files
    return player, files


def test_from_the_pause_a_friend_gets_the_very_game(store: Store) -> None:
    player, files = sharing(store)
    player.begin("catcher").press("c", "escape").until("Resume").press("s", "s", "return")
    assert player.sees("Resume")
    [(words, name)] = files.told
    game = parsed(name)
    assert (game.slug, game.seed) == ("catcher", player.play.run.session.setup.seed)
    assert words.endswith(name)
    assert words.startswith("Play my exact game of Catcher")


def test_after_a_game_its_score_goes_with_it(store: Store) -> None:
    player, files = sharing(store, Options(boot=False))
    player.begin("catcher").press("c", "c").until("HIGH SCORE").rest().press("c").rest()
    player.joy("fire", "fire", "fire").until("go on").rest().joy("left", "left", "fire")
    [(words, name)] = files.told
    assert " in Catcher! Beat me in the exact same game: " in words
    assert words.endswith(name)
    assert player.sees("Share")  # the page stays


def test_the_days_challenge_before_it_is_played_and_after(store: Store) -> None:
    player, files = sharing(store)
    player.press("escape").until("What would you like to do?").press("down", "down", "return").until("Share")
    player.press("down", "return", "return")
    player.cabinet.context.set("daily", {DATE: "what came of it"})
    player.press("return")
    [(before, name), _, (after, _)] = files.told
    assert before.startswith(f"ROBAC {DATE} ")
    assert name == ""
    assert after == "what came of it"


@pytest.mark.parametrize("kiosk", [False, True])
def test_nobody_else_is_offered_it(store: Store, kiosk: bool) -> None:
    player = Player(store, Options(boot=False, kiosk=kiosk))
    if kiosk:
        player.cabinet.context.files = Sharing()
    player.begin("catcher").press("c", "escape").until("Resume")
    assert not player.sees("Share")


@pytest.mark.parametrize("count", range(2, 6))
@pytest.mark.parametrize("room", [(8, 294, 464, 40), (8, 490, 256, 92)])
def test_every_action_is_reached_and_pointed_at(count: int, room: tuple[int, int, int, int]) -> None:
    actions = list(Action)[:count]
    found = rects(room, count)
    for place, (left, top, wide, high) in enumerate(found):
        assert pointed(room, actions, (left + wide // 2, top + high // 2)) == place
        assert left >= room[0]
        assert left + wide <= room[0] + room[2]
        assert top + high <= room[1] + room[3]
        assert {steered(room, actions, place, gesture) for gesture in ("left", "right")} != {place}
        for gesture, back in (("up", "down"), ("down", "up")):
            other = steered(room, actions, place, gesture)
            assert found[other][1] == found[steered(room, actions, steered(room, actions, other, back), gesture)][1]
    assert {steered(room, actions, place, "up") for place in range(count)} <= set(range(count))


@both_languages
@both_grids
def test_the_result_with_it(
    store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    context.files = Sharing()
    context.set("initials", "RÂU")
    seen(context, page_of(context, "catcher").choose(), "left", "left")
    compare(context, "result-share", update_golden, tmp_path)


def test_of_a_danger_the_player_is_told_once_there_is_a_score_and_once_only(store: Store) -> None:
    for _ in range(2):
        player, files = sharing(store)
        files.dangers = (Notice.SEVEN_DAYS,)
        assert not player.begin("catcher").press("escape", "up", "return").until("Tonight").sees("seven days")
        store.drop_suspended("catcher")
    store.add_score(ScoreRow("catcher", 1, False, 1, "ANA", 5, Outcome.WON.value))
    for told in (True, False):
        player, files = sharing(store)
        files.dangers = (Notice.SEVEN_DAYS,)
        player.begin("catcher").press("escape", "up", "return").pause(100)
        assert player.sees("seven days without a visit") == told
        store.drop_suspended("catcher")
