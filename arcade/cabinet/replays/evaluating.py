"""What can be evaluated of a run: its opponent's thoughts while it goes on, and its latest match if that was lost."""

from typing import Any

from arcade.cabinet.catalogue import evaluator, teller
from arcade.cabinet.replays.run import Run
from arcade.toolkit.contract.evaluator import Evaluated, MoveEvaluator, Teller
from arcade.toolkit.contract.outcome import Outcome


def overheard(run: Run) -> Teller[Any, Any] | None:
    """By whom the opponent's thoughts are put into words; None where there is none, or it is the original's."""
    setup, program = run.session.setup, run.session.program
    if setup.original or setup.seats > 1 or (isinstance(program, Evaluated) and program.people is None):
        return None
    return evaluator(setup.slug) or teller(setup.slug)


def lost(run: Run) -> tuple[MoveEvaluator[Any, Any], Evaluated] | None:
    """Who can evaluate the latest match, and its program, if it was lost by who played alone, and is over."""
    session = run.session
    if run.in_the_middle or not session.results or session.results[-1].outcome is not Outcome.LOST:
        return None
    found = evaluator_of(run) if session.setup.seats == 1 else None
    return found if found is not None and found[1].match.moves else None


def evaluator_of(run: Run) -> tuple[MoveEvaluator[Any, Any], Evaluated] | None:
    """Who evaluates the moves of a run's matches, and the program that has them, where there are both."""
    known, program = evaluator(run.session.setup.slug), run.session.program
    return (known, program) if known is not None and isinstance(program, Evaluated) else None
