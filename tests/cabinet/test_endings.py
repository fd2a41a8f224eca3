"""One ending at a time: the result, then the score and the initials, then the question for another game."""

import re
from itertools import cycle

import pytest

from arcade.cabinet.catalogue import cartridge, whole
from arcade.cabinet.input.mash_guard import DEAF, LONGEST, MashGuard
from arcade.cabinet.options import Options, Start
from arcade.cabinet.playing.play import YES
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.scoring.final_picture import FinalPicture, split
from arcade.cabinet.storage.store import Store
from arcade.machine.hosting import Notice
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.program import Setup
from tests.cabinet.player import Player

PILOT_FRAMES = 60_000
CELEBRATION = 2_000
AGAIN = re.compile(r"\((y/n|d/n)\)\??$|another (game|puzzle|lesson|round)|play again", re.IGNORECASE)
"""A question that waits for its answer; behind one from before a game its answer stands."""


def straight(store: Store, slug: str = "catcher") -> Player:
    return Player(store, Options(start=Start(slug)))


def mash(player: Player, words: str, keys: tuple[str, ...] = ("return", "pad1 fire", "x")) -> Player:
    """Hammer on keys, two frames each, until something is seen."""
    for number, key in zip(range(LONGEST), cycle(keys), strict=False):
        if player.sees(words):
            return player
        player.pause(2, (key,)).pause(number % 2)
    raise AssertionError(f"{words!r} was not seen:\n{player.screen}")


@pytest.mark.usefixtures("fake_games")
class TestMashGuard:
    def test_mashing_through_the_end_leaves_the_initials_untouched(self, store: Store) -> None:
        player = mash(straight(store), "HIGH SCORE")
        mash(player.pause(DEAF + 3), "Your initials")
        for _ in range(DEAF // 4):
            player.pause(2, ("pad1 fire",)).pause(1, ("pad1 down",)).pause(1)
        assert player.sees("Your initials")
        assert not store.scores("catcher", 1, False)
        player.rest().joy("fire", "fire", "fire")
        assert [row.player for row in store.scores("catcher", 1, False)] == ["AAA"]

    def test_the_page_stays_deaf_until_all_keys_are_up(self, store: Store) -> None:
        player = straight(store).press("c").until("HIGH SCORE").rest()
        player.pause(3, ("x",)).pause(1)
        player.pause(2 * DEAF, ("return",))
        for _ in range(9):
            player.pause(2, ("return", "pad1 fire")).pause(2, ("return",))
        assert player.sees("Your initials")

    def test_the_actions_wait_though_fire_is_still_hammered(self, store: Store) -> None:
        player = straight(store).press("c").until("HIGH SCORE").rest().press("c").rest().joy("fire", "fire", "fire")
        for _ in range(DEAF // 5):
            player.pause(2, ("pad1 fire",)).pause(2)
        assert player.sees("go on")
        assert player.sees("AAA")

    def test_after_a_program_that_ends_the_page_waits(self, store: Store) -> None:
        player = straight(store, "parrot").pause(3).type("hi").until("A, B OR C").press("b")
        mash(player, "WELL PLAYED!")
        for _ in range(DEAF // 4):
            player.pause(2, ("return",)).pause(1)
        assert player.sees("WELL PLAYED!")

    def test_a_message_from_the_host_is_not_clicked_away_unseen(self, store: Store) -> None:
        player = Player(store)
        player.cabinet.notice(Notice.NO_SOUND)
        player.press("escape")
        for _ in range(DEAF // 4):
            player.pause(2, ("return",)).pause(1)
        assert player.sees("no sound device")

    def test_result_initials_actions_and_the_next_game_follow_each_other(self, store: Store) -> None:
        """The page answers the program's own question, which nobody sees."""
        player = straight(store).press("c")
        seen: list[str] = []
        words = ("LIGHT", "Another game?", "HIGH SCORE", "Your initials", "go on")
        for frame in range(600):
            found = next((one for one in words[::-1] if player.sees(one)), "")
            if found and seen[-1:] != [found]:
                seen.append(found)
            player.pause(1, ("pad1 fire",) if frame % 50 > 47 else ())
            if seen.count("LIGHT") > 1:
                break
        assert seen == ["LIGHT", "HIGH SCORE", "Your initials", "go on", "LIGHT"]


def test_the_guard_ends_when_the_keys_are_up_or_after_long() -> None:
    guard = MashGuard()
    assert not any(guard.over(NO_KEYS) for _ in range(DEAF))
    assert guard.over(NO_KEYS)
    assert guard.over(frozenset("x"))
    hanging = MashGuard()
    assert not any(hanging.over(frozenset("x")) for _ in range(LONGEST))
    assert hanging.over(frozenset("x"))


@pytest.mark.parametrize(
    ("words", "result", "question"),
    [
        ("Another game? (y/n)", "", "Another game? (y/n)"),
        ("I won. Again (y/n)?", "I won.", "Again (y/n)?"),
        ("120 POINTS", "120 POINTS", ""),
    ],
)
def test_a_sentence_and_its_question_are_told_apart(words: str, result: str, question: str) -> None:
    assert split(words) == (result, question)


@pytest.mark.rotates(8)
@pytest.mark.parametrize("original", [False, True])
@pytest.mark.parametrize("slug", whole())
def test_while_a_score_is_dealt_with_no_game_asks_for_another(slug: str, original: bool) -> None:
    """Save where an original prints the result and the question as one line."""
    game = cartridge(slug)
    session = Session(Setup(slug, game.default_level, original=original, seed=3, rules_version=game.rules_version))
    hands, machine = pilot_hands(session, 5), session.machine
    before: bytes | None = None
    for _ in range(PILOT_FRAMES):
        if session.results or session.ended:
            break
        session.step(next(hands))
    if not session.results or session.results[0].score is None:
        pytest.skip("nothing to be dealt with")
    for _ in range(CELEBRATION):
        if machine.waiting is not None or session.ended:
            break
        before = machine.memory()
        session.step(NO_KEYS)
    shown = FinalPicture(machine, before).show("HIGH SCORE")
    rows = [row for row in shown.text_rows() if AGAIN.search(row)]
    assert not [row for row in rows if not split(row)[0]], "\n".join(shown.text_rows())
    over = session.ended
    session.step(frozenset((YES,)))
    for _ in range(LONGEST):
        session.step(NO_KEYS)
    assert session.ended == over, "the key of the page's “again” does not mean no"
