"""A verifier: several workers prove what waits on a leaderboard, with a few connections among them."""

from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Event, Thread
from time import monotonic
from uuid import uuid4

from arcade.leaderboard.connection_pool import Connections, connection_pool
from arcade.leaderboard.credentials import Credentials
from arcade.leaderboard.founding import operated
from arcade.leaderboard.limits import GUARDED, guard
from arcade.leaderboard.provers import Prover, ProverError
from arcade.leaderboard.sessions import LeaderboardError
from arcade.leaderboard.verifying import Taken, Turns, known, renew, settle, take

CONNECTIONS = 4
"""For all workers together: a proof takes longer than what is asked and told of it."""
IDLE = 5.0
"""Seconds to wait when nothing has to be proved, or the leaderboard does not answer."""
LOOK = 0.5
"""Seconds between two looks at whether this process is to end."""


class Worker(Thread):
    """Proves one score after the other; what comes of them, and that it has ended, it puts into a queue."""

    def __init__(
        self,
        connection: Connections,
        games: tuple[list[str], list[int]],
        turns: Turns,
        told: Queue[tuple[str, str] | None],
        once: bool,
    ) -> None:
        """With `once` it ends where nothing waits."""
        super().__init__(daemon=True)
        self._connection, self._games, self._turns, self._told, self._once = connection, games, turns, told, once
        self._over = Event()
        self._prover = Prover()
        self.error: LeaderboardError | None = None
        """Why it ended, None where nothing waited."""

    def stop(self) -> None:
        """Let it end soon, whatever it is at."""
        self._over.set()
        self._prover.kill()

    def run(self) -> None:
        """What the thread does."""
        try:
            while not self._over.is_set():
                if not self._busy() and self._once:
                    break
        finally:
            self._prover.close()
            self._told.put(None)

    def _busy(self) -> bool:
        """Prove one score if there is one; whether there was, and where there was none wait for a while."""
        try:
            if self._one():
                return True
            self.error = None
        except LeaderboardError as error:
            self.error = error
        self._over.wait(0 if self._once else IDLE)
        return False

    def _one(self) -> bool:
        """Prove one score; whether there was one."""
        with self._connection() as link:
            taken = take(link, 1, self._games, self._turns)
        for one in taken:
            with suppress(ProverError):  # its lease ends by itself, and somebody takes it again
                self._prove(one)
        return bool(taken)

    def _prove(self, one: Taken) -> None:
        def keep() -> None:
            with self._connection() as link:
                renew(link, one)

        why = self._prover.refuted(one, keep)
        with self._connection() as link:
            settle(link, one, why)
        self._told.put((one.name, why))


def work(guest: Credentials, tell: Callable[[str, str], None], workers: int = 1, for_ever: bool = True) -> int:
    """Prove what waits, and wait for more unless told otherwise; `tell` hears each score's name and why it failed.

    Meanwhile the leaderboard's limits are kept, see limits.py.

    Gives how many. Raises LeaderboardError for one that does not answer at first, or not to the end where there is
    one.
    """
    with operated(guest.address, "verify"):
        pass
    games, turns, done, told = known(), Turns(uuid4()), 0, Queue[tuple[str, str] | None]()
    with connection_pool(guest.address, "verify", min(workers, CONNECTIONS)) as connection:
        crew = [Worker(connection, games, turns, told, not for_ever) for _ in range(workers)]
        due = monotonic()
        try:
            for worker in crew:
                worker.start()
            while workers:
                if monotonic() >= due:
                    due = monotonic() + GUARDED
                    with suppress(LeaderboardError), connection() as link:  # the workers say it
                        guard(link)
                try:
                    one = told.get(timeout=LOOK)  # not for ever, or some systems would not hear of an interruption
                except Empty:
                    continue
                if one is None:
                    workers -= 1
                else:
                    done += 1
                    tell(*one)
        finally:
            for worker in crew:
                worker.stop()
    for worker in crew:
        if worker.error is not None:
            raise worker.error
    return done
