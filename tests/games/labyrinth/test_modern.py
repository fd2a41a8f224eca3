"""The five games as they run: the board, two players, the pace of steps, what the message lines say."""

from typing import Any

from arcade.cabinet.replays.session import Session
from arcade.games.labyrinth.menu import Choice, Partner
from arcade.games.labyrinth.rules import DOWN, LEFT, RIGHT, UP, Cell, beside
from arcade.games.labyrinth.world import Hunt
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.flow.ending import DEAF
from tests.patience import still

WAY_KEYS = {LEFT: "a", RIGHT: "d", UP: "w", DOWN: "s"}
NO_WAY = 999


def at_board(seats: int = 1, level: int = 2, seed: int = 1) -> Session:
    session = Session(Setup("labyrinth", level, seats, seed=seed))
    tap(session, None, 60)
    tap(session, "return", 30)
    return session


def tap(session: Session, key: str | None, frames: int = 4) -> None:
    """Press a key for a frame, or none, and let some pass."""
    session.step(frozenset({key}) if key else NO_KEYS)
    for _ in range(frames):
        session.step()


def until_playing(session: Session) -> None:
    tap(session, "return")
    while still(not state(session)["playing"]):
        session.step()


def state(session: Session) -> dict[str, Any]:
    return dict(session.program.state())


def choice(session: Session) -> tuple[object, ...]:
    return tuple(state(session)["choice"])


def test_the_board_is_moved_over_with_every_device() -> None:
    session = at_board()
    assert session.machine.text_rows()[1].strip() == "What shall we play?"
    for key in ("down", "pad1 right", "6", "@60,90", "q", "@60,90"):
        tap(session, key)
    while still(not state(session)["playing"]):
        session.step()
    assert choice(session) == ("guards", 3, "none")


def test_teams_go_round() -> None:
    alone, pair = Choice(), Choice(partner=Partner.LEADER)
    assert [alone.team(step).beasts for step in (-2, -1, 0, 1, 2)] == [3, 1, 2, 3, 1]
    assert pair.team(2) == Choice(beasts=1, partner=Partner.FRIEND)
    assert Choice().game(-1).mode == 4


def test_taps_shorter_than_a_step_count_and_held_keys_go_on() -> None:
    session = at_board()
    until_playing(session)
    tap(session, "up", 1)
    tap(session, "up", 30)
    assert state(session)["steps"] == 2
    for _ in range(19):
        session.step(frozenset({"up"}))
    assert state(session)["steps"] >= 4


def test_a_friend_has_his_own_keys() -> None:
    session = at_board(2)
    for _ in range(3):
        tap(session, "right")
    until_playing(session)
    assert choice(session) == ("chase", 2, "friend")
    before = state(session)["goods"]
    for key in ("w", "pad2 up"):
        tap(session, key, 10)
    after = state(session)["goods"]
    assert after[0] == before[0]
    assert after[1][0][1] == before[1][0][1] - 2


def test_a_player_leads_a_beast_and_wins_when_it_catches() -> None:
    session = at_board(2, level=4)
    tap(session, "left")
    until_playing(session)
    assert choice(session) == ("chase", 1, "leader")
    program: Any = session.program
    while still(not session.results):
        hunt: Hunt = program.game.world
        good, beast = hunt.goods[0].cell, hunt.beasts[0].cell
        far = hunt.maze.distances(good, leaping=True)

        def steps_left(way: Cell, far: dict[Cell, int] = far, hunt: Hunt = hunt, beast: Cell = beast) -> int:
            there, behind = beside(beast, way), beside(beast, way, 2)
            return (
                far[there] if hunt.maze.free(there) else far.get(behind, 999) + 1 if there in hunt.maze.walls else 999
            )

        session.step(frozenset({WAY_KEYS[min(WAY_KEYS, key=steps_left)]}))
    assert session.results[0].outcome is Outcome.SECOND


def test_the_words_change_with_the_language() -> None:
    session = at_board()
    until_playing(session)
    tap(session, "!lang ro", 120)
    assert session.machine.text_rows()[22].startswith("Timp ")
    assert session.machine.text_rows()[23].strip() == "Rămâi în viață, cu pași puțini"


def test_keys_held_at_the_end_do_not_answer_and_another_game_begins_at_the_board() -> None:
    session = at_board(level=4)
    until_playing(session)
    while still(not session.results):
        session.step(frozenset({"n"}))
    while still(session.machine.waiting is None):
        session.step(frozenset({"n"}))
    for _ in range(20):
        session.step(frozenset({"n"}))
    assert not session.ended
    tap(session, "y", 40)
    assert session.machine.text_rows()[1].strip() == "What shall we play?"


def test_the_film_is_shown_again_until_a_key_ends_it() -> None:
    session = at_board(level=1)
    until_playing(session)
    while still(not session.results):
        session.step()
    words = "Replay, eight times faster"
    for _ in range(500):
        session.step()
        if session.machine.text_rows()[23].strip() == words:
            break
    tap(session, None, 3)
    assert session.machine.text_rows()[23].strip() == words
    tap(session, "x", 2)
    tap(session, None, DEAF)
    assert session.machine.waiting is not None
    assert session.machine.text_rows()[22].strip() == "Another game? (y/n)"
    assert session.machine.text_rows()[23].endswith("points")
