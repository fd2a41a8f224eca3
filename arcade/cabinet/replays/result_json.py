"""What a finished run looks like to other programs: its state, words, sound and fingerprint as JSON values."""

from collections.abc import Sequence
from typing import Any

from arcade.cabinet.replays.session import Session
from arcade.machine.speaker import Note


def result_json(session: Session, notes: Sequence[Note]) -> dict[str, Any]:
    """Frame, outcome and score of the last finished game (or null), text rows, border, notes, state, fingerprint.

    Notes are [start in seconds, duration in seconds, hertz].
    """
    machine = session.machine
    last = session.results[-1] if session.results else None
    clock = machine.CLOCK
    return {
        "slug": session.setup.slug,
        "frame": machine.frame,
        "outcome": last.outcome.value if last else None,
        "score": last.score if last else None,
        "text": machine.text_rows(),
        "border": machine.border_colour,
        "notes": [
            [round(note.start / clock, 6), round(note.duration / clock, 6), round(note.hertz, 3)] for note in notes
        ],
        "state": session.program.state(),
        "fingerprint": session.fingerprint(),
    }
