"""The notes of a run, collected frame by frame: no machine keeps them for as long as a title may wait."""

from arcade.cabinet.replays.session import Session
from arcade.machine.speaker import Note


class Listing:
    """Hears each frame of a session before its sound is taken, and keeps the notes that were over in it."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._over: list[Note] = []

    def hear(self) -> None:
        """Follow the latest frame."""
        self._over += self._session.machine.speaker.ended(self._session.machine.now)

    def notes(self) -> list[Note]:
        """All notes of the run in order of time, with those still to be heard; of a chord the lowest first."""
        found = self._over + self._session.machine.speaker.notes
        return sorted(found, key=lambda note: (note.start, note.hertz, note.duration))
