"""Whole careers: games and lessons until it can lose no more, and a memory that outlives the arcade's restarts."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.store import Store
from arcade.games.imphex.levels import Scan
from arcade.games.imphex.opponent import Partner, Solutions, candidates, replies
from arcade.games.imphex.rules import START, Position
from arcade.games.imphex.state import read
from arcade.toolkit.contract.dice import SplitMix
from tests.patience import still

SOLUTIONS = Solutions()
RESTARTS = 100


def lessons(partner: Partner, known: tuple[str, ...]) -> Counter[str]:
    """The chance of each lesson that the next game may teach, in shares of `Fraction`."""
    found: Counter[str] = Counter()

    def walk(position: Position, chance: Fraction) -> None:
        moves = candidates(partner, position, Scan.FIXED, known, SOLUTIONS)
        for after in map(position.play, moves):
            share = chance / len(moves)
            answers = replies(after, Scan.FIXED, known) if after.outcome() is None else []
            if not answers:  # the human has won, or the learner resigns
                found[position.cells] += share  # type: ignore[assignment]
            for answer in answers:
                if (following := after.play(answer)).outcome() is None:
                    walk(following, share)

    walk(START, Fraction(1))
    return found


def career(partner: Partner) -> tuple[float, float]:
    """The means of games and lessons until the fixed scan can lose no more, exactly: over all lists in all orders."""

    @cache
    def expected(known: frozenset[str]) -> tuple[Fraction, Fraction]:
        chances = lessons(partner, tuple(sorted(known)))
        if not chances:
            return Fraction(0), Fraction(0)
        losing = Fraction(sum(chances.values()))
        games, learned = 1 / losing, Fraction(1)
        for cells, chance in chances.items():
            later = expected(known | {cells})
            games, learned = games + chance / losing * later[0], learned + chance / losing * later[1]
        return games, learned

    games, learned = expected(frozenset())
    return float(games), float(learned)


@pytest.mark.parametrize(
    ("partner", "games", "learned", "published"),
    [(Partner.RANDOM, 48.8008, 8.0070, (49.5, 8.0)), (Partner.PERFECT, 32.5217, 7.5082, (32.2, 7.5))],
)
def test_the_fixed_scan_learns_as_fast_as_it_was_told_of(
    partner: Partner, games: float, learned: float, published: tuple[float, float]
) -> None:
    found = career(partner)
    assert found == pytest.approx((games, learned), abs=1e-3)
    assert found == pytest.approx(published, rel=0.03)


@pytest.mark.turns(200_000)
@pytest.mark.parametrize("closes", [True, False], ids=["closed", "killed"])
def test_what_it_has_learned_outlives_a_hundred_restarts(tmp_path: Path, closes: bool) -> None:
    dice, kept = SplitMix(7), None
    for restart in range(RESTARTS):
        store = Store(tmp_path)
        assert store.learned("imphex") == kept
        assert not store.messages
        session = sitting(store, restart, lambda: dice.below(300))
        kept = store.learned("imphex")
        brain = read(kept["fixed"] if isinstance(kept, dict) else None, Scan.FIXED)
        assert brain.games >= restart + 1
        assert session.results
        if closes:
            store.close()
    assert brain.taught_in > 0, "by then it has nothing left to learn"


def sitting(store: Store, seed: int, further: Callable[[], int]) -> Session:
    """A game played to its end and what it taught kept, and another one that is left in the middle."""
    session = Session(replace(usual_setup("imphex"), seed=seed, level=1, memory=store.learned("imphex")))
    hands = pilot_hands(session, seed)
    while still(not session.results):
        session.step(next(hands))
    store.set_learned("imphex", session.program.learned())
    for _ in range(further()):
        session.step(next(hands))
    return session
