"""Every medal can be won: the pilots' proofs hold, and so do the walks through the games that are solved."""

import pytest

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.storage.careers import FinishedGame
from tools.medal_proofs import Medal, Proof, all_medals, kept, read, won_again, won_at
from tools.medal_walks import WALKS, levels, won_in

SLOW = "blue-road", "impas", "noughts", "square-avoidance"
"""Walks that take longer than a second or two."""
UNPROVED = {
    Medal("checkers", 2, False),
    Medal("hp-reversi", 2, False),
    Medal("hp-reversi", 0, True),
    Medal("reversi", 2, False),
    Medal("reversi", 0, True),
}
"""Of games that nobody has solved; who follows their hints wins about half of the games there (STRENGTH.md).

The pilots are weaker, and slow in the original.
"""


def test_every_medal_that_no_pilot_has_won_is_one_of_a_game_that_was_walked_through() -> None:
    unproved = {medal for slug in slugs() for medal in all_medals(slug)} - set(kept())
    assert {medal.slug for medal in unproved - UNPROVED} <= set(WALKS)


def test_nothing_is_proved_that_is_no_medal() -> None:
    assert set(kept()) <= {medal for slug in slugs() for medal in all_medals(slug)}


@pytest.mark.rotates(16)
@pytest.mark.parametrize("proof", kept().values(), ids=lambda one: one.line.strip())
def test_a_proof_holds(proof: Proof) -> None:
    assert won_again(proof), f"run python -m tools.medal_proofs {proof.slug}"


@pytest.mark.parametrize("slug", [slug for slug in WALKS if slug not in SLOW])
def test_who_makes_no_mistake_wins_all_three(slug: str) -> None:
    found = [one for level in levels(slug) for _, one in WALKS[slug](level)]
    assert won_in(slug, found) == (True, True, True)


@pytest.mark.parametrize(("slug", "level"), [("tic-tac-toe", 4), ("imphex", 3)])
def test_where_nobody_can_win_no_medal_is_for_winning(slug: str, level: int) -> None:
    """Tic-tac-toe's perfect player draws all, and Imphex's graduate wins all, however well one plays."""
    game = cartridge(slug)
    found = [one for _, one in WALKS[slug](level)]
    assert found
    assert not any(one.outcome == "won" for one in found)
    usual = game.levels.ladder.index(level) + 1
    assert not [goal for goal in game.goals or () if goal.won and goal.level >= usual]


def test_a_helped_game_proves_bronze_alone() -> None:
    """The pilot of Chinese draughts strays and takes the move back."""
    helped = Medal("chinese-draughts", 1, False)
    assert won_at(helped, 1, 4_000) == 0
    assert won_in(helped.slug, [FinishedGame(helped.level, 1, "won", 0, 9, False, True)]) == (True, False, False)


def test_a_line_is_read_as_it_is_written() -> None:
    proof = Proof(Medal("nim", 2, False), 3, 1_234)
    assert proof.line == "nim gold modern 3 1234\n"
    assert read(proof.line) == [proof]
    with pytest.raises(ValueError, match="not in"):
        read("nim tin modern 3 1234")
