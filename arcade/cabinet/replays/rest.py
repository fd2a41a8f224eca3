"""Rests: a program waits, and nobody touches anything.

Then its generators stay where they are, however long it lasts, and only its objects change: what moves meanwhile, and
time. So how they are is noted now and then, to be laid over those of a session that has come to the same wait: the
frames between need not be run again.
"""

import zlib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from types import GeneratorType
from typing import Any

from arcade.cabinet.replays import proof_strings as strings
from arcade.cabinet.replays.checkpoint import LIMIT, Checkpoint, Watched, known
from arcade.cabinet.replays.object_graph import Writer, write
from arcade.cabinet.replays.object_names import PLAIN, ROOMS
from arcade.cabinet.replays.object_overlay import lay_over, write_later
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.retrace import RetraceError
from arcade.cabinet.replays.session import Session

VALUES = PLAIN | {tuple, frozenset, bytes}
"""Two of these that are equal are the same to a program."""


class Rest:
    """A program that has begun to wait: where its generators are, and how its objects were then."""

    def __init__(self, session: Session) -> None:
        """Raises GraphError where that can't be noted."""
        self._session = session
        self._since = session.machine.frame
        self._stack = _stack(session)
        self._before = Writer(session.program, known(session.program))
        self._aside = self._held()

    def noted(self, watched: Watched) -> Checkpoint | None:
        """How everything is now; None if the generators have gone on. Raises GraphError."""
        program = self._session.program
        if not _alike(self._stack, _stack(self._session)) or self._held() != self._aside:
            return None
        packed = zlib.compress(write_later(program, known(program), self._before).encode(), 1)
        counts = len(program.thoughts), len(program.results)
        return Checkpoint(self._session.machine.frame, "", *counts, watched, packed, self._since)

    def _held(self) -> list[str]:
        """What generators hold that is not reached from the program: it may not change, being not noted."""
        program = self._session.program
        reached = {id(one) for one in self._before.objects.values()}
        apart = {**known(program), "program": program, "machine": program.machine}
        held = (part for _, _, names in self._stack for one in names.values() for part in _parts(one))
        mine = (one for one in held if type(one).__module__.startswith(ROOMS))
        return [write(one, apart) for one in mine if id(one) not in reached]


def laid_over(session: Session, replay: Replay, rest: Checkpoint) -> None:
    """Bring a session that has come to where a rest began to where that was noted. Raises RetraceError."""
    program = session.program
    if session.ended or (len(program.thoughts), len(program.results)) != (rest.thoughts, rest.results):
        raise RetraceError(strings.NO_CHECKPOINT)
    try:
        text = zlib.decompressobj().decompress(rest.packed, LIMIT).decode()
        lay_over(text, program, known(program))
    except Exception as error:  # whatever a program comes to whose objects are not what they were
        raise RetraceError(strings.NO_CHECKPOINT) from error
    session.rest(replay.keys.until(rest.frame), [one for one in replay.fingerprints if one[0] <= rest.frame])


def _parts(one: object) -> Iterator[object]:
    """What can change in an object that a generator holds: a method's object, the fields of one that is frozen."""
    if is_dataclass(one) and not isinstance(one, type) and type(one).__dataclass_params__.frozen:  # type: ignore[attr-defined]
        for field in fields(one):
            yield from _parts(getattr(one, field.name))
    else:
        yield getattr(one, "__self__", one)


Place = tuple[object, int, dict[str, Any]]
"""Where a generator is: its code, the instruction, its variables."""


def _stack(session: Session) -> list[Place]:
    """Where all generators are, the outermost first; and what was thought and has come to an end."""
    return [_place(one) for one in _running(session.steps)] + [
        (None, len(session.program.thoughts), {}),
        (None, len(session.program.results), {}),
    ]


def _running(steps: object) -> Iterator[Any]:
    """A generator and all that it waits for or holds."""
    seen, waiting = set[int](), [steps]
    while waiting:
        one = waiting.pop()
        if isinstance(one, (list, tuple)):
            waiting += one
        elif isinstance(one, GeneratorType) and one.gi_frame is not None and id(one) not in seen:
            seen.add(id(one))
            yield one
            waiting += (one.gi_yieldfrom, *one.gi_frame.f_locals.values())


def _place(one: Any) -> Place:
    frame = one.gi_frame
    return frame.f_code, frame.f_lasti, dict(frame.f_locals)


def _alike(before: list[Place], now: list[Place]) -> bool:
    """Whether all generators are where they were, their variables the same."""
    return len(before) == len(now) and all(
        (code, at) == (other, there) and kept.keys() == held.keys() and all(map(_same, kept.values(), held.values()))
        for (code, at, kept), (other, there, held) in zip(before, now, strict=True)
    )


def _same(before: object, now: object) -> bool:
    return before is now or (type(before) is type(now) and type(now) in VALUES and before == now)
