"""Where did I go wrong? After a lost game its three worst moves are looked for and shown, with the pictures of then."""

from typing import Any

from arcade.cabinet import strings
from arcade.cabinet.catalogue import judge
from arcade.cabinet.input.gestures import BACK, START
from arcade.cabinet.pages.message import message
from arcade.cabinet.pages.mistakes import mistakes
from arcade.cabinet.pages.progress import progress
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.replays.judging import lost
from arcade.cabinet.replays.run import Run, Snapshot
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.widgets.background_job import WAITED_FOR, BackgroundJob
from arcade.toolkit.ai.mistakes import Mistake, worst
from arcade.toolkit.contract.judge import Judged

Mistakes = list[Mistake[Any, Any]]


class LookingBack:
    """Remembers a run's matches move by move, and looks back on the latest when it was lost."""

    def __init__(self, stage: Stage, run: Run) -> None:
        self._stage, self._run = stage, run
        program = run.session.program
        known = judge(run.session.setup.slug) is not None and isinstance(program, Judged)
        self._program = program if known and isinstance(program, Judged) else None
        self.pictures: dict[int, Snapshot] = {}
        """By the number of moves made before."""
        self._found: tuple[int, Mistakes] | None = None
        """The number of results when the latest mistakes were found, and these."""

    def follow(self) -> None:
        """Remember the picture of the moment; to be called after each frame."""
        if self._program is None or not self._run.reel:
            return
        moves = len(self._program.match.moves)
        if self.pictures and moves < max(self.pictures):
            self.pictures = {before: seen for before, seen in self.pictures.items() if before <= moves}
        self.pictures[moves] = self._run.reel[-1]

    @property
    def possible(self) -> bool:
        """Whether there is a lost match to look back on."""
        return lost(self._run) is not None

    def screens(self) -> Screen[None]:
        """Look for the mistakes, unless the player wants to go back, and show them."""
        stage = self._stage
        found = yield from self._worst()
        if found is None:
            return
        if not found:
            yield from stage.show(message(stage, strings.NO_MISTAKES, strings.WENT_WRONG, Mood.GLAD))
            return
        pictures = [self.pictures.get(mistake.number - 1) for mistake in found]
        yield from stage.show(mistakes(stage, self._run, found, pictures))

    def _worst(self) -> Screen[Mistakes | None]:
        """The mistakes, from memory if they are known; None if the player did not wait for them."""
        program, run, stage = lost(self._run), self._run, self._stage
        known = judge(run.session.setup.slug)
        if program is None or known is None:
            return None
        if self._found is None or self._found[0] != len(run.session.results):
            job = BackgroundJob(worst(known, program.match, program.people), stage.sources.clock, WAITED_FOR)
            page = progress(stage, strings.LOOKING_BACK, job, len(program.match.moves))
            found = yield from _unless_left(stage, stage.show(page))
            if found is None:
                return None
            self._found = len(run.session.results), found
        return self._found[1]


def _unless_left(stage: Stage, page: Screen[Mistakes]) -> Screen[Mistakes | None]:
    """A page that is over when somebody wants to go back."""
    stage.gestures.flush()
    while True:
        try:
            frame = next(page)
        except StopIteration as stop:
            found: Mistakes = stop.value
            return found
        yield frame
        if stage.gestures.read() in (BACK, START):
            return None
