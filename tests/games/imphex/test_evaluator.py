"""A lost game of hexapawn is looked back on exactly, and the learner says of its move as much as it knows."""

from dataclasses import replace

import pytest

from arcade.games.imphex.evaluator import EVALUATOR
from arcade.games.imphex.levels import Scan
from arcade.games.imphex.rules import HUMAN, START, Move, Position
from arcade.games.imphex.state import Brain, Career
from arcade.toolkit.ai.mistakes import Mistake, worst
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.searching import Idea, at_once
from tests.prompted import Prompted


def mistakes(*moves: str) -> list[Mistake[Position, Move]]:
    """The person's mistakes in a game, each move two cells."""
    match: Match[Position, Move] = Match(START)
    for move in moves:
        match.play(Move(int(move[0]), int(move[1])))
    return at_once(worst(EVALUATOR, match, {HUMAN}))


def test_whoever_begins_has_lost() -> None:
    worths = {move: EVALUATOR.worth(value).english for move, value in at_once(EVALUATOR.values(START))}
    assert worths == {Move(1, 4): "I lose in 4", Move(2, 5): "I lose in 6", Move(3, 6): "I lose in 4"}


def test_a_win_that_was_let_go_is_the_one_mistake() -> None:
    """After 1-4 8-5 the person leaves the other side without a move by 3-6, but takes on 5 and is taken."""
    (mistake,) = mistakes("14", "85", "35", "95")
    assert (mistake.number, mistake.played, mistake.better) == (3, Move(3, 5), Move(3, 6))
    told = [EVALUATOR.worth(value).english for value in (mistake.missed, mistake.kept)]
    assert told == ["I win in 1", "I lose in 2"]
    assert EVALUATOR.named(mistake.position, mistake.better, "ro") == "3-6"


def test_who_never_had_a_win_made_no_mistake() -> None:
    assert mistakes("14", "84", "24", "96") == []


@pytest.mark.parametrize(("level", "certain"), [(1, False), (2, False), (3, True)])
def test_the_learner_knows_how_it_stands_only_if_it_can_lose_no_more(level: int, certain: bool) -> None:
    run = Prompted("imphex", level=level, seed=8)
    ideas: list[Idea] = []
    run.session.program.report_idea = ideas.append
    for key in ("1", "2", "5"):
        run.press(key)
    (idea,) = ideas
    assert idea.position == START.play(Move(2, 5))
    assert idea.line[0] in idea.position.moves()
    assert (idea.value is not None) is certain
    if idea.value is not None:
        assert EVALUATOR.worth(idea.value).english.startswith("I win in")


def test_a_brain_that_was_taught_everything_is_as_certain_as_one_born_so() -> None:
    career = Career(None, Scan.FIXED)
    assert not career.certain
    career.brain = replace(Brain(), taught_in=9)
    assert career.certain
    assert Career(None, Scan.RANDOM, born_knowing=True).certain
