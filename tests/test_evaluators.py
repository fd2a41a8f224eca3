"""Every judge knows all moves of its game, says the same whenever it is asked, and names them in few letters."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from arcade.cabinet.catalogue import cartridge, evaluator, slugs, strength, teller, usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.evaluator import Evaluated
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.searching import Idea, at_once
from tests.patience import still

JUDGED = tuple(slug for slug in slugs() if evaluator(slug) is not None)
LONGEST_MOVE, LONGEST_WORTH = 16, 12
"""Letters that the line over a game has room for; for the page of mistakes see tests/cabinet/test_mistakes_room.py."""
PLIES = 12


def judged_program(slug: str) -> Evaluated:
    """The program of a game that has just been started."""
    program = Session(usual_setup(slug)).program
    assert isinstance(program, Evaluated)
    return program


def alone(slug: str) -> bool:
    """Whether a game is one without an opponent."""
    return judged_program(slug).people is None


HEARD = tuple(slug for slug in slugs() if (not alone(slug) if slug in JUDGED else teller(slug) is not None))
"""The games with an opponent whose thoughts can be told."""


def by_chance(slug: str) -> Iterator[Any]:
    """Positions of a game as chance plays it."""
    rivals, dice = strength(slug), SplitMix(7)
    position = rivals.opening(dice) if rivals is not None else judged_program(slug).match.positions[0]
    while still(position.outcome() is None):
        yield position
        position = position.play(dice.pick(position.moves()))


def by_pilot(slug: str) -> Iterator[Any]:
    """Positions of a game that one plays alone, at the first level at which it can be looked back on."""
    for level in cartridge(slug).levels.ladder:
        session = Session(replace(usual_setup(slug), level=level, seed=3))
        hands, program = pilot_hands(session, 1), session.program
        assert isinstance(program, Evaluated)
        while still(not session.results):
            session.step(next(hands))
        if program.match.moves:
            yield from program.match.positions[: len(program.match.moves)]
            return


@cache
def judged(slug: str) -> tuple[tuple[Any, dict[Any, int]], ...]:
    """Positions of a game of which something is known, and what their moves are worth."""
    known = evaluator(slug)
    assert known is not None
    found: list[tuple[Any, dict[Any, int]]] = []
    for position in by_pilot(slug) if alone(slug) else by_chance(slug):
        valued = at_once(known.values(position))
        assert len(valued) == len(dict(valued))
        if valued:
            found.append((position, dict(valued)))
        if len(found) == PLIES:
            break
    return tuple(found)


@pytest.mark.rotates(4)
@pytest.mark.parametrize("slug", JUDGED)
def test_positions_of_chance_are_judged_whole_and_always_alike(slug: str) -> None:
    known = evaluator(slug)
    assert known is not None
    assert judged(slug)
    for position, valued in judged(slug):
        assert alone(slug) or set(valued) <= set(position.moves())
        assert dict(at_once(known.values(position))) == valued
        for move, value in valued.items():
            names = [known.named(position, move, language) for language in LANGUAGES]
            worths = [known.worth(value).in_language(language) for language in LANGUAGES]
            assert all(0 < len(name) <= LONGEST_MOVE for name in names), names
            assert all(0 < len(worth) <= LONGEST_WORTH for worth in worths), worths


PLIES_COUNTED = {
    "checkers": [1, 1, 2, 2, 3],
    "english-hunt": [1, 1, 2, 2, 3],
    "hp-reversi": [1, 2, 3, 4, 5],
    "reversi": [1, 1, 2, 2, 3],
    "sliding-squares": [1, 2, 3, 4, 5],
    "triplet": [1, 1, 2, 2, 3],
}
"""The numbers that a game's own pages give to its first moves."""


@pytest.mark.parametrize(("slug", "numbers"), PLIES_COUNTED.items())
def test_moves_are_counted_as_the_games_own_pages_do(slug: str, numbers: list[int]) -> None:
    known, rivals, dice = evaluator(slug), strength(slug), SplitMix(7)
    assert known is not None
    assert rivals is not None
    positions = [rivals.opening(dice)]
    while still(len(positions) < len(numbers) or getattr(positions[-1], "placing", False)):
        positions.append(positions[-1].play(dice.pick(positions[-1].moves())))
    placed = sum(getattr(position, "placing", False) for position in positions)
    positions += [positions[-1]] * len(numbers)
    assert [known.counted(positions, placed + ply) for ply in range(1, len(numbers) + 1)] == numbers


@pytest.mark.parametrize("slug", JUDGED)
def test_its_program_has_a_match_that_can_be_looked_back_on(slug: str) -> None:
    session = Session(usual_setup(slug))
    assert isinstance(session.program, Evaluated)


def test_every_opponent_can_be_heard_in_one_way() -> None:
    assert not [slug for slug in JUDGED if teller(slug) is not None]
    assert {slug for slug in slugs() if strength(slug) is not None} <= set(HEARD)


@pytest.mark.parametrize("slug", HEARD)
def test_the_strongest_level_tells_what_it_believes(slug: str) -> None:
    setup = usual_setup(slug)
    session = Session(replace(setup, level=cartridge(slug).levels.ladder[-1], seed=3))
    ideas: list[Idea] = []
    session.program.report_idea = ideas.append
    hands = pilot_hands(session, 1)
    while still(not ideas and not session.ended):
        session.step(next(hands))
    assert ideas
    known = evaluator(slug) or teller(slug)
    assert known is not None
    for idea in ideas:
        assert idea.value is not None or idea.chance is not None
        for language in LANGUAGES:
            assert idea.value is None or 0 < len(known.worth(idea.value).in_language(language)) <= LONGEST_WORTH
            assert all(len(known.named(idea.position, move, language)) <= LONGEST_MOVE for move in idea.line[:1])
