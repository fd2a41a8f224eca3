"""What a player keeps of the game on the screen: pictures, films, and what the game itself writes; said at once."""

from collections.abc import Mapping
from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.formats.exports import PATTERNS, PICTURES, keep
from arcade.cabinet.formats.pattern_files import content
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.progress import progress
from arcade.cabinet.playing.screenshots import film, pictures
from arcade.cabinet.replays.run import Run
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.cabinet.widgets.toast import Toast
from arcade.machine.machine import Machine
from arcade.toolkit.contract.texts import Prose

PICTURE_KEYS = frozenset(("f12", "print screen"))
FILM_KEYS = frozenset(("f10",))


class Captures:
    """Keeps things of one game, under its slug in the data folder."""

    def __init__(self, context: PageContext, slug: str, data_dir: Path | None) -> None:
        self.toast = Toast(context)
        self._context = context
        self._slug = slug
        self._data_dir = data_dir
        self._written = 0
        """So many of the program's writings are files already."""

    def begin(self, run: Run) -> None:
        """Take what a run has written so far as kept."""
        self._written = len(run.session.program.writings)

    def follow(self, run: Run) -> None:
        """Keep what the program has written since, and the picture if its key was pressed; to be called each frame."""
        writings = run.session.program.writings
        for writing in writings[self._written :]:
            self.toast.say(self._keep(PATTERNS, {writing.ending: content(writing)}))
        self._written = len(writings)
        if self._context.pressed & PICTURE_KEYS:
            self._context.swallow(PICTURE_KEYS)
            self.toast.say(self.photograph(run))

    def photograph(self, run: Run) -> Prose:
        """Keep the picture of this moment; the sentence that says so."""
        return self._keep(PICTURES, pictures(run.session.machine))

    def film(self, run: Run, before: Machine | None = None) -> Screen[Prose]:
        """Keep a film of the last ten seconds; the sentence that says so. `before` is what is seen until now."""
        if not self._context.keeps_files:
            return strings.KEPT_OFF
        job = BackgroundJob(film(run), self._context.clock_and_seeds.clock)
        page = progress(self._context, strings.FILMING, job, len(run.reel), before)
        data = yield from self._context.show(page)
        self._context.swallow()
        return self._keep(PICTURES, {"gif": data})

    def _keep(self, kind: str, data: Mapping[str, bytes]) -> Prose:
        if not self._context.keeps_files:
            return strings.KEPT_OFF
        return keep(self._data_dir, kind, self._slug, data, self._context.files.took)
