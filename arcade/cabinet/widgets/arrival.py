"""Modules that arrive, a little in each frame: those of a game that was chosen, before anybody sees it played."""

from arcade.cabinet import arrivals, catalogue
from arcade.cabinet.pieces import Pieces
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.widgets.background_job import SHARE, SMALL_SHARE, BackgroundJob


class Arriving(BackgroundJob[None]):
    """Some of `arrivals`; what came stays for good, and in each frame the process is told so."""

    def __init__(self, stage: Stage, work: Pieces[None], share: float = SMALL_SHARE) -> None:
        super().__init__(work, stage.sources.clock, share)
        self._settle = stage.sources.settle

    def step(self) -> bool:
        """Work for a share of a frame; whether everything is there."""
        if not self.finished:
            super().step()
            self._settle()
        return self.finished


class Arrival:
    """The game that is chosen now, on its way."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._slug = ""
        self._job: Arriving | None = None

    def choose(self, slug: str) -> None:
        """From now on this game."""
        if slug != self._slug:
            self._slug = slug
            self._job = Arriving(self._stage, arrivals.game(slug))

    def step(self) -> bool:
        """Let a frame pass; whether the game is there."""
        return self._job is None or self._job.step()


def arrived(stage: Stage, slug: str) -> Screen[None]:
    """Let the rest of a game arrive while the last picture stays. Raises BrokenGameError when it can't be loaded."""
    yield from waited_for(stage, arrivals.game(slug))
    catalogue.loaded(slug)


def waited_for(stage: Stage, work: Pieces[None]) -> Screen[None]:
    """Let some modules arrive while the last picture stays."""
    job = Arriving(stage, work, SHARE)
    while not job.step():
        yield stage.monitor
