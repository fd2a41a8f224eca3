"""How many runs a second verifiers prove: ``python -m tests.leaderboard.figures``, with nothing else to do.

Plays every game that is ranked some times with its pilot, sends the scores to a leaderboard, and has them proved
by one worker and by two.
"""

from collections.abc import Iterator
from time import monotonic

from arcade.cabinet import catalogue
from arcade.cabinet.storage.packing import unpack
from arcade.commands.printing import say
from arcade.leaderboard import verifiers
from arcade.leaderboard.credentials import Kind
from arcade.leaderboard.delivery import deliver
from arcade.leaderboard.operating import states
from arcade.leaderboard.sessions import linked
from arcade.leaderboard.uploads import Upload
from tests.leaderboard.guests import invited
from tests.leaderboard.server import started
from tests.leaderboard.winning import played_out

TIMES = 3
LONGEST = 15_000
"""Frames of a game at most: five minutes."""


def runs() -> Iterator[Upload]:
    """Runs of pilots at the usual level."""
    for slug in catalogue.slugs():
        for seed in range(1, TIMES + 1):
            found = played_out(slug, seed, LONGEST)
            if found is not None:
                yield found


def main() -> None:
    """Measure and tell."""
    sent = list(runs())
    with started() as server:
        cabinet, guest = invited(server.url), invited(server.url, Kind.VERIFIER)
        with linked(cabinet.address, "figures") as link:
            deliver(link, cabinet.number, sent)
        seconds = sum(unpack(one.body).keys.frames for one in sent) / 50 / len(sent)
        say(f"{len(sent)} runs of {len({one.row.slug for one in sent})} games, {seconds:.0f} s each on average")
        for workers in (1, 2, 1, 2):
            with linked(server.url, "figures") as owner:
                owner.execute("UPDATE robac.scores SET state = 'waiting', lease = '-infinity'")
            began = monotonic()
            verifiers.work(guest, lambda name, why: say(f"{name} {why}") if why else None, workers, for_ever=False)
            took = monotonic() - began
            with linked(server.url, "figures") as owner:
                say(f"{workers} workers: {len(sent) / took:.1f} a second; {states(owner)}")


if __name__ == "__main__":
    main()
