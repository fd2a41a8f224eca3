"""Runs of strangers run again in processes of their own, which have no pass and no connection, and may die of them.

They are spoken to in lines of JSON: a score and its run go there, why it is refuted comes back; empty lines meanwhile
say that it goes on.
"""

import json
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import TextIO
from uuid import UUID

from arcade.leaderboard.bounds import PROVING, bounded
from arcade.leaderboard.verifying import Taken, refuted

COMMAND = sys.executable, "-m", "arcade.leaderboard.provers"
GOES_ON = "\n"


class ProverError(Exception):
    """The process ended before it had an answer."""


class Prover:
    """One such process, which is begun when it is wanted and again when it has ended."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: subprocess.Popen[str] | None = None

    def refuted(self, one: Taken, renew: Callable[[], object]) -> str:
        """Why a taken score is not borne out by its run, nothing where it is; `renew` is called now and then meanwhile.

        Raises ProverError, and what `renew` raises; the run goes no further then.
        """
        process = self._begun()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question(one))
            process.stdin.flush()
            while (answer := process.stdout.readline()) == GOES_ON:
                renew()
        except OSError as error:
            raise ProverError from error
        except BaseException:
            self.close()
            raise
        if not answer:
            raise ProverError
        return str(json.loads(answer))

    @property
    def number(self) -> int | None:
        """The number of the process, None where none was begun."""
        return None if self._process is None else self._process.pid

    @property
    def running(self) -> bool:
        """Whether there is a process now."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """End the process, whatever it is at; whoever waits for its answer has a ProverError then."""
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        """End the process, and keep nothing of it."""
        self.kill()
        if self._process is not None:
            with suppress(OSError), self._process:  # what it has not read any more
                self._process = None

    def _begun(self) -> subprocess.Popen[str]:
        if self._process is None or not self.running:
            self.close()
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                start_new_session=True,  # what interrupts the verifier is the verifier's
            )
        return self._process


def serve(questions: Iterable[str], answers: TextIO) -> None:
    """Answer until nobody asks any more."""
    for line in questions:

        def goes_on() -> None:
            answers.write(GOES_ON)
            answers.flush()

        why = refuted(_taken(line), goes_on)
        answers.write(f"{json.dumps('' if why is None else why.english)}\n")
        answers.flush()


def question(one: Taken) -> str:
    """A score and its run as a line."""
    body = None if one.body is None else b64encode(one.body).decode()
    return f"{json.dumps({**asdict(one), 'cabinet': str(one.cabinet), 'body': body})}\n"


def _taken(line: str) -> Taken:
    told = json.loads(line)
    body = None if told["body"] is None else b64decode(told["body"])
    return Taken(**{**told, "cabinet": UUID(told["cabinet"]), "row": tuple(told["row"]), "body": body})


if __name__ == "__main__":
    bounded(PROVING)
    serve(sys.stdin, sys.stdout)
