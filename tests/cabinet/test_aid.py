"""What was reached with help says so; and what an opponent answered in a file is believed by no table."""

from dataclasses import replace

import pytest

from arcade.cabinet.options import Options, Start
from arcade.cabinet.replays.proof import prove
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import REWOUND, Session
from arcade.cabinet.storage.store import Store
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.program import Setup, Thought
from tests.cabinet.player import Player

pytestmark = pytest.mark.usefixtures("fake_games")
WITH_HELP = "* with help"


def straight(store: Store, slow: bool = False) -> Player:
    """Be in the catcher's first frames, or be asked whether to go on with a kept game."""
    return Player(store, Options(start=Start("catcher")), slow)


def ended(player: Player) -> Player:
    """Wait for the end of a game that goes into the table, and come to the page of the initials."""
    return player.until("HIGH SCORE").rest().press("c").until("Your initials").rest()


def rows(store: Store) -> list[tuple[int, bool | None]]:
    return [(row.score, row.assisted) for row in store.scores("catcher", 1, False)]


def test_an_unaided_score_has_no_mark(store: Store) -> None:
    player = ended(straight(store).press("c", "c"))
    assert not player.sees("with help")
    player.joy("fire", "fire", "fire").until("Again")
    assert not player.sees("*")
    assert rows(store) == [(2, False)]


def test_a_hint_marks_its_game_and_not_the_next(store: Store) -> None:
    player = ended(straight(store).press("c", "f1"))
    assert player.sees(WITH_HELP)
    player.joy("fire", "fire", "fire").until("Again")
    assert player.sees(WITH_HELP)
    ended(player.rest().press("return").until("LIGHT").pause(20).press("c"))
    assert not player.sees("with help")
    player.joy("fire", "fire", "fire").until("go on")
    assert player.sees("2  AAA  1*")
    assert rows(store) == [(1, False), (1, True)]
    for row in store.scores("catcher", 1, False):
        replay = store.replay(row.replay)
        assert replay is not None
        assert prove(replay) is None


def rewound(player: Player) -> Player:
    """Go back from the third point to the second."""
    player.press("c", "c").pause(20).press("c").pause(10)
    return player.press("escape", "down", "down", "return", *["left"] * 7, "return")


def test_rewinding_marks_the_game(store: Store) -> None:
    player = ended(rewound(straight(store)))
    assert player.sees(WITH_HELP)
    player.joy("fire", "fire", "fire").until("Again")
    assert rows(store) == [(2, True)]
    replay = store.replay(store.scores("catcher", 1, False)[0].replay)
    assert replay is not None
    assert prove(replay) is None
    assert prove(replace(replay, results=(replace(replay.results[0], assisted=False),))) is not None


@pytest.mark.parametrize("frames", [0, 1, 50, 100])
def test_rewinding_marks_the_game_even_when_it_is_left_at_once(store: Store, frames: int) -> None:
    rewound(straight(store)).pause(frames).cabinet.close()
    player = ended(straight(store).press("return"))
    assert player.sees(WITH_HELP)


def test_that_a_run_was_rewound_changes_nothing_in_it() -> None:
    plain, marked = (Session(Setup("catcher", seed=4)) for _ in range(2))
    for frame in range(330):
        keys = frozenset(("return",)) if frame % 20 < 3 else NO_KEYS
        plain.step(keys)
        marked.step(keys | {REWOUND} if frame == 30 else keys)
    assert marked.fingerprints == plain.fingerprints
    assert [result.assisted for result in marked.results] == [True, False]
    assert [result.assisted for result in plain.results] == [False, False]


def kept(thought: Thought | None = None) -> Replay:
    """A run that has come to its second game, all of a piece; with a forged answer of the opponent if one is given."""
    session = Session(Setup("catcher", seed=5, memory=None), None, [] if thought is None else [thought])
    run = Run(session)
    for frame in range(150):
        session.step(frozenset(("return",)) if 120 <= frame < 123 else NO_KEYS)
        run.watch(session)
    assert len(session.program.thoughts) == 1
    return run.replay()


def test_an_honest_kept_game_enters_the_table(store: Store) -> None:
    store.suspend("catcher", kept())
    player = ended(straight(store).press("return").press("c", "c"))
    player.joy("fire", "fire", "fire").until("Again")
    assert rows(store) == [(2, False)]


@pytest.mark.parametrize(("language", "sentence"), [("en", "The score isn't recorded"), ("ro", "Scorul nu se trece")])
def test_a_forged_answer_in_a_kept_game_is_refused(store: Store, language: str, sentence: str) -> None:
    store.set_setting("language", language)
    honest = kept()
    forged = kept(Thought(999, honest.thoughts[0].frames))
    assert forged.thoughts != honest.thoughts
    assert prove(forged, answers_to_verify=0) is None, "nothing else gives it away"
    store.suspend("catcher", forged)
    player = straight(store).press("return").press("c", "c")
    player.until("HIGH SCORE" if language == "en" else "RECORD").rest().press("c").rest()
    player.joy("fire", "fire", "fire").until(sentence)
    assert rows(store) == []
    player.rest().press("return").pause(5)
    assert store.all_suspended() == []


def test_being_switched_off_while_a_long_proof_runs_loses_no_score(store: Store) -> None:
    store.suspend("catcher", kept())
    player = straight(store, slow=True)
    player.press("return").until("LIGHT").press("c", "c")
    ended(player).joy("fire", "fire", "fire").until("Checking the game")
    player.cabinet.asked("quit")
    player.pause(1)
    assert rows(store) == []
    assert store.all_suspended() == ["catcher"]
    again = straight(store).press("return")
    ended(again).joy("fire", "fire", "fire").until("Again")
    assert rows(store) == [(2, False)]


def test_a_kept_game_of_another_game_or_of_no_level_is_refused(store: Store) -> None:
    for setup, words in (
        (Setup("parrot"), "another game"),
        (Setup("catcher", level=3), "no level 3"),
        (Setup("catcher", seats=9), "players: 9"),
    ):
        store.suspend("catcher", replace(kept(), setup=setup, fingerprints=(), results=()))
        player = straight(store).press("return").until("can't be continued")
        assert words in " ".join(player.screen.split())
        assert store.all_suspended() == []
