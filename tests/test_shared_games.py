"""A shared game, the challenge of the day or a friend's, is the same for all up to its first move, whatever they press.

And a run that a name leads to is that game: who answers the first questions otherwise has a game without a name.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import pytest

from arcade.cabinet.catalogue import cartridge, slugs, usual_setup
from arcade.cabinet.replays.game_name import GameName
from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.machine import Frames
from arcade.toolkit.contract.dice import Dice, SplitMix
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import A, Setup
from arcade.toolkit.programs.game_program import TURN
from tests.patience import still

SEED = 5
PATIENCE = 4_000
"""Frames within which a game comes to its first move, however clumsily its title is left."""
HANDS = (
    *("return", " ", "left", "right", "up", "down", "pad1 fire", "pad1 right", "pad1 down", "backspace"),
    *"cjydnwbstahr0123456789",
    *(f"@{x},{y}" for x in (20, 100, 180) for y in (20, 60, 100, 150)),
    *("!lang ro", "!lang en", "!hint", "!solve"),
)
OF_THE_PLAYER = {"valence": "players", "dipo": "cursor", "hp-reversi": "lines"}
"""What a state tells of the player and not of the game: names, where in its rooms somebody is, the paper used up."""
PROMPT = "prompt"
"""What stands for a turn in a program that passes none: a prompt for a move, and no question before the game."""


class Beginning(NamedTuple):
    """A game when its first move is to be made: what told of it, its state, its dice, and what its name is."""

    told: str
    state: dict[str, Plain]
    dice: int
    name: GameName | None


def returns() -> Iterator[Keys]:
    """Somebody who presses nothing but Return."""
    while still():
        yield from (NO_KEYS,) * 5 + (frozenset(("return",)),) * 3


def monkey(dice: Dice) -> Iterator[Keys]:
    """Somebody who presses anything, and holds it now and then."""
    while still():
        yield from (NO_KEYS,) * dice.below(12)
        yield from (frozenset((dice.pick(HANDS),)),) * (1 + dice.below(9))


def beginning(setup: Setup, hands: Iterator[Keys], told: tuple[str, ...] = (TURN, PROMPT)) -> Beginning | None:
    """The first move of a run, and what told of it; None where the hands leave before that, or lose themselves."""
    session, found = Session(setup), list[Beginning]()
    program = session.program
    agreed, questions = program.agreed, list[object]()

    def asking(question: Frames[A], usual: A) -> Frames[A]:
        questions.append(usual)
        answer = yield from agreed(question, usual)
        questions.pop()
        return answer

    def noted(safe_point: str) -> None:
        if safe_point in told and not found:
            state = {name: value for name, value in program.state().items() if name != OF_THE_PLAYER.get(setup.slug)}
            found.append(Beginning(safe_point, state, program.dice.state, GameName.leading_to(program)))

    program.report_safe_point, program.agreed = noted, asking  # type: ignore[method-assign]
    while still(not found and not session.ended and session.machine.frame < PATIENCE):
        session.step(next(hands))
        waiting = session.machine.waiting
        if waiting is not None and waiting.move and not questions:
            noted(PROMPT)
    return found[0] if found else None


@pytest.mark.rotates(4)
@pytest.mark.parametrize("original", [False, True], ids=["modern", "original"])
@pytest.mark.parametrize("slug", slugs(pattern=True))
def test_a_shared_game_is_the_same_whatever_is_pressed(slug: str, original: bool) -> None:
    own = replace(usual_setup(slug), seed=SEED, original=original)
    shared = replace(own, shared=True)
    first = beginning(shared, returns())
    assert first is not None
    other = shared if cartridge(slug).worded else replace(shared, language="ro")
    tries = (beginning(other, monkey(SplitMix(number)), (first.told,)) for number in range(1, 9))
    second = next(one for one in tries if one is not None)
    assert second == first
    assert beginning(own, returns(), (first.told,)) == first, "Return answers as nobody is asked"
    third = beginning(own, monkey(SplitMix(SEED)), (first.told,))
    assert third is None or third.name is None or third == first, "a name that leads to another game"


@pytest.mark.parametrize("slug", ["sliding-squares", "triplet", "labyrinth", "crossing-board"])
def test_who_chooses_another_game_has_none_with_a_name(slug: str) -> None:
    """Arrows before fire choose something else than is shown at first."""

    def chooses() -> Iterator[Keys]:
        while still():
            for key in ("right", "return"):
                yield from (NO_KEYS,) * 30 + (frozenset((key,)),) * 2

    own = replace(usual_setup(slug), seed=SEED)
    chosen, usual = (beginning(own, hands, (TURN,)) for hands in (chooses(), returns()))
    assert chosen is not None
    assert usual is not None
    assert chosen.state != usual.state
    assert chosen.name is None
    assert usual.name == GameName(slug, own.level, 1, False, SEED)


def test_the_words_of_a_shared_game_stay_in_its_language() -> None:
    """Another language chosen on the way is another game where words are what is played for."""
    for slug in (slug for slug in slugs() if cartridge(slug).worded):
        setup = replace(usual_setup(slug), seed=SEED, shared=True)
        session = Session(setup)
        session.step(frozenset(("!lang ro",)))
        assert session.program.language == "en"
        assert beginning(setup, returns()) != beginning(replace(setup, language="ro"), returns())
