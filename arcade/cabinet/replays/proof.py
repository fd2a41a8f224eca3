"""Scores that carry their proof: a run, played again without a window, must come to the same results."""

from itertools import zip_longest

from arcade.cabinet.replays import proof_strings as strings
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.retrace import BrokenProgramError, Pieces, RetraceError, at_once, retrace
from arcade.cabinet.session import Session
from arcade.machine.font import Font
from arcade.toolkit.texts import Prose, filled

Reason = Prose | None
"""Why a run proves nothing; None when it is sound."""


def proving(replay: Replay, font: Font | None = None) -> Pieces[Reason]:
    """Play a run again with the opponents' answers as noted, a piece at a time."""
    try:
        session = yield from retrace(replay, font)
    except (RetraceError, BrokenProgramError) as error:
        return error.words
    return _differs(replay, session, font)


def verifying(replay: Replay, font: Font | None = None) -> Pieces[Reason]:
    """Play a run again and search for the opponents' answers anew, a piece at a time: slow, and believes nothing."""
    try:
        session = yield from retrace(replay, font, with_thoughts=False)
    except (RetraceError, BrokenProgramError) as error:
        return error.words
    found = session.program.thoughts
    for number, (noted, searched) in enumerate(zip_longest(replay.thoughts, found), 1):
        if noted != searched:
            return filled(strings.OTHER_THOUGHTS, number=number)
    return _differs(replay, session, font)


def prove(replay: Replay, font: Font | None = None) -> Reason:
    """`proving` at once."""
    return at_once(proving(replay, font))


def verify(replay: Replay, font: Font | None = None) -> Reason:
    """`verifying` at once."""
    return at_once(verifying(replay, font))


def _differs(replay: Replay, session: Session, font: Font | None) -> Reason:
    same_letters = replay.font == font_name(font)
    for noted, found in zip_longest(replay.fingerprints, session.fingerprints):
        if noted is None or found is None or not _same(noted, found, same_letters):
            frame = (noted or found or (0, ""))[0]
            return filled(strings.OTHER_STATE, frame=frame)
    if tuple(session.results) != replay.results:
        return strings.OTHER_RESULTS
    return None


def _same(noted: tuple[int, str], found: tuple[int, str], same_letters: bool) -> bool:
    if same_letters:
        return noted == found
    # Other letters make another picture of the same state.
    return noted[0] == found[0] and noted[1].split("-")[0] == found[1].split("-")[0]


def font_name(font: Font | None) -> str:
    """How a replay names the letters it was played with; empty for the built-in ones."""
    return "" if font is None else font.name
