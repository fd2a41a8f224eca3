"""A verifier's work on one score, all of it in this process, which knows the tests' own games."""

from arcade.cabinet.replays.proof import Reason
from arcade.leaderboard.sessions import Link
from arcade.leaderboard.verifying import Taken, refuted, renew, settle


def verify(link: Link, one: Taken) -> Reason:
    """Run a taken score again and note how it stands; why it is refuted, None where it is proved."""
    why = refuted(one, lambda: renew(link, one))
    settle(link, one, "" if why is None else why.english)
    return why
