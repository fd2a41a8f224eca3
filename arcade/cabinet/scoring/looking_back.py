"""Where did I go wrong? After a lost game its three worst moves are looked for and shown, with the pictures of then."""

from typing import Any

from arcade.cabinet import strings
from arcade.cabinet.input.gestures import BACK, START
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.message import message
from arcade.cabinet.pages.mistakes import mistakes
from arcade.cabinet.pages.progress import progress
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.replays.evaluating import evaluator_of, lost
from arcade.cabinet.replays.run import Run, Snapshot
from arcade.cabinet.widgets.background_job import WAITED_FOR, BackgroundJob
from arcade.toolkit.ai.mistakes import Mistake, worst
from arcade.toolkit.contract.evaluator import Evaluated, MoveEvaluator

Mistakes = list[Mistake[Any, Any]]


class LookingBack:
    """Remembers a run's matches move by move, and looks back on the latest when it was lost."""

    def __init__(self, context: PageContext, run: Run) -> None:
        self._context, self._run = context, run
        self._evaluated = evaluator_of(run)
        self.pictures: dict[int, Snapshot] = {}
        """By the number of moves made before, in that order."""
        self._found: tuple[int, Mistakes] | None = None
        """The number of results when the latest mistakes were found, and these."""

    def follow(self) -> None:
        """Remember the picture of the moment; to be called after each frame."""
        if self._evaluated is None or not self._run.reel:
            return
        moves = len(self._evaluated[1].match.moves)
        if moves < next(reversed(self.pictures), 0):
            self.pictures = {before: seen for before, seen in self.pictures.items() if before <= moves}
        self.pictures[moves] = self._run.reel[-1]

    @property
    def possible(self) -> bool:
        """Whether there is a lost match to look back on."""
        return lost(self._run) is not None

    def screens(self) -> Screen[None]:
        """Look for the mistakes, unless the player wants to go back, and show them."""
        context, run, known = self._context, self._run, lost(self._run)
        if known is None:
            return
        evaluator, program = known
        found = yield from self._worst(evaluator, program)
        if found is None:
            return
        if not found:
            yield from context.show(message(context, strings.NO_MISTAKES, strings.WENT_WRONG, Mood.GLAD))
            return
        pictures = [self.pictures.get(mistake.number - 1) for mistake in found]
        yield from context.show(mistakes(context, run.session.machine, evaluator, found, pictures))

    def _worst(self, evaluator: MoveEvaluator[Any, Any], program: Evaluated) -> Screen[Mistakes | None]:
        """The mistakes, from memory if they are known; None if the player did not wait for them."""
        context, results = self._context, len(self._run.session.results)
        if self._found is None or self._found[0] != results:
            job = BackgroundJob(
                worst(evaluator, program.match, program.people), context.clock_and_seeds.clock, WAITED_FOR
            )
            page = progress(context, strings.LOOKING_BACK, job, len(program.match.moves))
            found = yield from _unless_left(context, context.show(page))
            if found is None:
                return None
            self._found = results, found
        return self._found[1]


def _unless_left(context: PageContext, page: Screen[Mistakes]) -> Screen[Mistakes | None]:
    """A page that is over when somebody wants to go back."""
    context.gestures.flush()
    while True:
        try:
            frame = next(page)
        except StopIteration as stop:
            found: Mistakes = stop.value
            return found
        yield frame
        if context.gestures.read() in (BACK, START):
            return None
