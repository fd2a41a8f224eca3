"""Modules that arrive, a little in each frame: those of a game that was chosen, before anybody sees it played."""

from arcade.cabinet import catalogue, lazy_loading
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.time_slices import TimeSlices
from arcade.cabinet.widgets.background_job import SHARE, SMALL_SHARE, BackgroundJob


class Loading(BackgroundJob[None]):
    """Some of `lazy_loading`; what came stays for good, and in each frame the process is told so."""

    def __init__(self, context: PageContext, work: TimeSlices[None], share: float = SMALL_SHARE) -> None:
        super().__init__(work, context.clock_and_seeds.clock, share)
        self._settle = context.clock_and_seeds.settle

    def step(self) -> bool:
        """Work for a share of a frame; whether everything is there."""
        if not self.finished:
            super().step()
            self._settle()
        return self.finished


class LazyLoader:
    """The game that is chosen now, on its way."""

    def __init__(self, context: PageContext) -> None:
        self._context = context
        self._slug = ""
        self._job: Loading | None = None

    def choose(self, slug: str) -> None:
        """From now on this game."""
        if slug != self._slug:
            self._slug = slug
            self._job = Loading(self._context, lazy_loading.game(slug))

    def step(self) -> bool:
        """Let a frame pass; whether the game is there."""
        return self._job is None or self._job.step()


def arrived(context: PageContext, slug: str) -> Screen[None]:
    """Let the rest of a game arrive while the last picture stays. Raises BrokenGameError when it can't be loaded."""
    yield from waited_for(context, lazy_loading.game(slug))
    catalogue.loaded(slug)


def waited_for(context: PageContext, work: TimeSlices[None]) -> Screen[None]:
    """Let some modules arrive while the last picture stays."""
    job = Loading(context, work, SHARE)
    while not job.step():
        yield context.monitor
