"""Links into the arcade, there and back; a slip is one sentence."""

import pytest

from arcade.cabinet.options import Start
from arcade.cabinet.replays.game_name import GameName
from arcade.cabinet.scoring.daily import challenge
from arcade.cabinet.user_error import UserError
from arcade.web.links import link_of, start_of

DAY = "2026-11-23"
NIM = GameName("nim", 2, 1, False, 123_456_789)


@pytest.mark.parametrize("query", ["", "?", "?utm_source=friend", "?&&&", "?=", "?" + "&a=b" * 50, "?%ff%fe=%00"])
def test_a_query_that_names_nothing_begins_nothing(query: str) -> None:
    assert start_of(query, DAY) is None


@pytest.mark.parametrize("query", ["?game=nim", "game=NIM", "?utm_source=friend&game=nim", "?game=+nim%20"])
def test_a_game(query: str) -> None:
    assert start_of(query, DAY) == Start("nim")


@pytest.mark.parametrize("original", [False, True])
def test_a_friends_very_game_there_and_back(original: bool) -> None:
    name = GameName("nim", 2, 1, original, 123_456_789)
    assert start_of(link_of(str(name)), DAY) == Start("nim", 2, 1, name.seed, original, shared=True)


def test_a_link_holds_nothing_that_an_address_cannot() -> None:
    assert link_of(str(NIM)).replace("+", "").removeprefix("?name=").isalnum()


def test_the_days_challenge_there_and_back() -> None:
    assert start_of(link_of(""), DAY) == Start.named(challenge(DAY).game)


@pytest.mark.parametrize(
    "query",
    ["?game=chess", "?game=", "?game=../nim", "?game=%1b[2J", "?name=", "?name=NIM+2", "?name=NIM+2+76SWHWPSX",
     "?name=" + "N" * 5000, "?name=%00", "?game=" + "n" * 5000],
)  # fmt: skip
def test_a_slip_is_one_sentence(query: str) -> None:
    with pytest.raises(UserError) as refusal:
        start_of(query, DAY)
    assert refusal.value.words.english.isprintable()
    assert len(refusal.value.words.english) < 200
