"""Scores that carry their proof: a run, played again without a window, must come to the same results."""

from collections.abc import Callable
from dataclasses import replace
from itertools import zip_longest

from arcade.cabinet.pieces import Pieces
from arcade.cabinet.replays import proof_strings as strings
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.retrace import RetraceError, begin, rerun
from arcade.cabinet.replays.session import Session
from arcade.cabinet.user_error import UserError
from arcade.machine.font import Font
from arcade.toolkit.contract.program import Result
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Prose

Reason = Prose | None
"""Why a run proves nothing; None when it is sound."""


def proving(replay: Replay, font: Font | None = None, doubted: int | None = None) -> Pieces[Reason]:
    """Play a run again, a piece at a time, and compare everything.

    The first `doubted` of the opponents' noted answers are searched for again, all of them without it. Only answers
    that this very process has searched for may be believed: whatever was read in a file may be forged.
    """
    doubted = len(replay.thoughts) if doubted is None else doubted
    try:
        session = begin(replay, font, doubted)
        yield from rerun(session, replay.keys, _comparison(replay))
        _compare(replay, session, font)
    except UserError as error:
        return error.words
    return None


def prove(replay: Replay, font: Font | None = None, doubted: int | None = None) -> Reason:
    """`proving` at once."""
    return at_once(proving(replay, font, doubted))


def _comparison(replay: Replay) -> Callable[[Session], None]:
    """A watch over a run that stops it at the first answer that is another one than the noted one."""
    compared = 0

    def watch(session: Session) -> None:
        nonlocal compared
        found = session.program.thoughts
        while compared < len(found):
            if compared >= len(replay.thoughts) or found[compared] != replay.thoughts[compared]:
                raise RetraceError(strings.OTHER_THOUGHTS, number=compared + 1)
            compared += 1

    return watch


def _compare(replay: Replay, session: Session, font: Font | None) -> None:
    """Raises RetraceError where a run that was played again differs from what was noted of it."""
    if len(session.program.thoughts) < len(replay.thoughts):
        raise RetraceError(strings.OTHER_THOUGHTS, number=len(session.program.thoughts) + 1)
    same_letters = replay.font == font_name(font)
    for noted, found in zip_longest(replay.fingerprints, session.fingerprints):
        if noted is None or found is None or not _same(noted, found, same_letters):
            frame = (noted or found or (0, ""))[0]
            raise RetraceError(strings.OTHER_STATE, frame=frame)
    if len(session.results) != len(replay.results) or not all(map(_agree, replay.results, session.results)):
        raise RetraceError(strings.OTHER_RESULTS)


def _same(noted: tuple[int, str], found: tuple[int, str], same_letters: bool) -> bool:
    if same_letters:
        return noted == found
    # Other letters make another picture of the same state.
    return noted[0] == found[0] and noted[1].split("-")[0] == found[1].split("-")[0]


def _agree(noted: Result, found: Result) -> bool:
    return noted in (found, replace(found, aided=None))


def font_name(font: Font | None) -> str:
    """How a replay names the letters it was played with; empty for the built-in ones."""
    return "" if font is None else font.name
