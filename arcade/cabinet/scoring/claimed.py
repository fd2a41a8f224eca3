"""Which result of a run claims a row of a table of scores."""

from collections.abc import Sequence

from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.program import Result, Setup


def claimed(setup: Setup, results: Sequence[Result], scoring: Scoring) -> Result | None:
    """The result that enters the table: the last one with a score, since a run enters with each game that it ends.

    Only games of one player are ranked, and no points are none. Nor is a run ranked that began with a file: what stood
    in it, a game almost won say, did not happen in the run.
    """
    if setup.seats != 1 or setup.opened is not None:
        return None
    for result in reversed(results):
        if result.score is not None and (scoring is Scoring.LOWEST or result.score > 0):
            return result
    return None
