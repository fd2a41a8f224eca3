"""Films a session while it runs: pictures for a GIF."""

from arcade.cabinet.formats.gif import GifWriter
from arcade.cabinet.formats.png import Picture
from arcade.cabinet.replays.session import Session

GIF_EVERY = 2
"""Machine frames to a GIF frame: most viewers cannot show fifty a second."""


def snapshot(session: Session) -> Picture:
    """The picture of this moment, border included."""
    machine = session.machine
    return Picture(*machine.SIZE, machine.pixels(), machine.palette())


class Film:
    """Watches a run (see headless.Watch) and gives it as a GIF."""

    def __init__(self, session: Session) -> None:
        machine = session.machine
        self._writer = GifWriter(*machine.SIZE, machine.palette())
        self._hundredths = 100 * machine.FRAME / machine.CLOCK
        self._shown = 0

    def __call__(self, session: Session) -> None:
        """Take the picture if it is time."""
        frame = session.machine.frame
        if frame % GIF_EVERY == 0:
            until = round((frame + GIF_EVERY) * self._hundredths)
            self._writer.add(session.machine.pixels(), until - self._shown)
            self._shown = until

    def finish(self) -> bytes:
        """The GIF file."""
        return self._writer.finish()
