"""A program that is spoken to line by line, as the Go Text Protocol has it: a command, an answer, an empty line."""

import os
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from types import TracebackType
from typing import IO, Self

PATIENCE = 600.0
"""Seconds to wait for an answer."""
FAREWELL = 5.0
"""Seconds to wait for a program's end."""


class EngineError(Exception):
    """An engine is missing, or does not do as it should; the message is one sentence."""


class Engine:
    """A running program; used as a context, it has ended when that is left."""

    def __init__(self, command: Sequence[str], patience: float = PATIENCE) -> None:
        """Start it; raises EngineError where it cannot be started."""
        self._name, self._patience = Path(command[0]).name, patience
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
        except OSError as error:
            raise EngineError(f"{command[0]} cannot be started: {error.strerror}.") from error
        self._lines: Queue[str | None] = Queue()
        Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with suppress(OSError):
            self._say("quit")
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()

    def ask(self, command: str) -> str:
        """The answer to a command; raises EngineError for a refusal, silence or the program's end."""
        try:
            self._say(command)
        except OSError as error:
            raise EngineError(f"{self._name} ended before it was told {command!r}.") from error
        while not (line := self._heard(command)):
            continue
        lines = [line]
        while line := self._heard(command):
            lines.append(line)
        answer = "\n".join(lines)
        if not answer.startswith("="):
            raise EngineError(f"{self._name} refused {command!r}: {answer.removeprefix('?').strip()}.")
        return answer[1:].strip()

    @property
    def seconds(self) -> float | None:
        """Seconds of processor time that it has used; None where the system does not tell."""
        try:
            text = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii")
        except OSError:
            return None
        user, system = text.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def _say(self, command: str) -> None:
        pipe = self._process.stdin
        if pipe is None:
            raise BrokenPipeError
        pipe.write(f"{command}\n")
        pipe.flush()

    def _heard(self, command: str) -> str:
        """The next line, nothing for an empty one."""
        try:
            line = self._lines.get(timeout=self._patience)
        except Empty:
            self._process.kill()
            raise EngineError(f"{self._name} did not answer {command!r} within {self._patience:g} s.") from None
        if line is None:
            self._lines.put(None)  # for whoever asks again: the pipe may still take what nobody reads
            raise EngineError(f"{self._name} ended instead of answering {command!r}.")
        return line.strip()

    def _listen(self, pipe: IO[str]) -> None:
        with suppress(OSError, ValueError):
            for line in pipe:
                self._lines.put(line)
        self._lines.put(None)
