"""What can be judged of a run: its opponent's thoughts while it goes on, and its latest match if that was lost."""

from typing import Any

from arcade.cabinet.catalogue import judge
from arcade.cabinet.replays.run import Run
from arcade.toolkit.contract.judge import Judge, Judged
from arcade.toolkit.contract.outcome import Outcome


def overheard(run: Run) -> Judge[Any, Any] | None:
    """By whom the opponent's thoughts are put into words; None where it has none, or is the original's."""
    setup = run.session.setup
    return None if setup.original or setup.seats > 1 else judge(setup.slug)


def lost(run: Run) -> Judged | None:
    """The program whose latest match was lost by who played alone, if its moves can be judged and no other is begun."""
    session = run.session
    if run.in_the_middle or not session.results or session.results[-1].outcome is not Outcome.LOST:
        return None
    program = session.program
    if session.setup.seats > 1 or judge(session.setup.slug) is None or not isinstance(program, Judged):
        return None
    return program if program.match.moves else None
