"""The look back on a game that one played alone and lost: in both looks, from the pause menu and on its page."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import judge, usual_setup
from arcade.cabinet.pages.mistakes import mistakes
from arcade.cabinet.pages.pause import Choice, choices
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.scoring.looking_back import LookingBack
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Monitor
from arcade.toolkit.ai.mistakes import Mistake, worst
from arcade.toolkit.contract.judge import Judged
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Language
from tests.cabinet.golden_pages import both_grids, both_languages, compare, seen, stage_of
from tests.patience import still


@dataclass(frozen=True)
class Loss:
    """A game that is lost by keys: one for each question, and the numbers of the moves to be named."""

    slug: str
    level: int
    keys: tuple[str, ...]
    named: tuple[int, ...]
    original: bool = False


ARROWS = "7 11 9 8 10 12 15 11 9 4 2 8 10 16 17 15 11 13 16 0"
"""Moves 7 and 14 waste one, and after move 18 there is no way on."""
LOSSES = {
    "draughts": Loss("chinese-draughts", 4, (*ARROWS.replace(" ", ""),), (18, 7, 14)),
    "draughts-printed": Loss("chinese-draughts", 4, (*ARROWS.replace(" ", "\n"), "\n"), (18, 7, 14), original=True),
    "dodging": Loss("hidden-word", 4, (*"zearointclsuhdmpbgk",), (14, 1, 4)),
}
every_loss = pytest.mark.parametrize("name", LOSSES)


@dataclass(frozen=True)
class Played:
    """A run, and what remembers it."""

    run: Run
    looking: LookingBack

    def frames(self, count: int, *held: str) -> None:
        """Let frames pass with keys held."""
        for _ in range(count):
            self.run.session.step(frozenset(held))
            self.run.touched = True
            self.run.watch(self.run.session)
            self.looking.follow()


def lost(store: Store, name: str, language: Language = "en") -> Played:
    """Play a game until it is lost and the next question comes."""
    loss = LOSSES[name]
    setup = replace(usual_setup(loss.slug), level=loss.level, original=loss.original, language=language, seed=3)
    run = Run(Session(setup))
    played, keys = Played(run, LookingBack(stage_of(store, language), run)), iter(loss.keys)
    session = run.session
    while still(not session.results or session.machine.waiting is None):
        played.frames(8)
        waiting = session.machine.waiting
        if waiting is not None and not session.results:
            key = next(keys, "") if waiting.move else "\n"
            played.frames(3, "return" if key == "\n" else key)
    return played


def looked_back(played: Played) -> list[Mistake[object, object]]:
    """The mistakes that were made."""
    run = played.run
    known, program = judge(run.session.setup.slug), run.session.program
    assert known is not None
    assert isinstance(program, Judged)
    assert program.people is None
    return at_once(worst(known, program.match, program.people))


@every_loss
def test_its_mistakes_are_those_that_a_solver_knows(name: str, store: Store) -> None:
    played = lost(store, name)
    assert played.run.session.results[-1].outcome is Outcome.LOST
    assert tuple(one.number for one in looked_back(played)) == LOSSES[name].named
    offered = choices(stage_of(store), played.run)
    assert Choice.MISTAKES in offered
    assert Choice.THOUGHTS not in offered, "nobody thinks against the player"


@every_loss
@both_languages
@both_grids
def test_its_page(
    name: str, language: Language, grid: type[Monitor], store: Store, update_golden: bool, tmp_path: Path
) -> None:
    played = lost(store, name, language)
    run, stage = played.run, stage_of(store, language, grid)
    known, found = judge(run.session.setup.slug), looked_back(played)
    assert known is not None
    pictures = [played.looking.pictures.get(one.number - 1) for one in found]
    assert None not in pictures
    seen(stage, mistakes(stage, run.session.machine, known, found, pictures))
    compare(stage, f"mistakes-{name}", update_golden, tmp_path)
