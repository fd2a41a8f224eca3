"""A game for the demonstrations, brought to its best part ahead of time: the champion's own, or the pilot's."""

from arcade.cabinet import lazy_loading
from arcade.cabinet.attract.champions import OwnChampions
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.machine_view import MachineView, View, opened
from arcade.cabinet.paint.snow import snow
from arcade.cabinet.replays.demonstration import Demonstration
from arcade.cabinet.replays.playback import Playback, of_run
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.setups import moment, moment_setup
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.time_slices import TimeSlices
from arcade.cabinet.widgets.background_job import SMALL_SHARE, BackgroundJob
from arcade.cabinet.widgets.pace import Pace
from arcade.machine.machine import Machine
from arcade.machine.monitor.raster import Rect

SECONDS = 16
"""How long a game is seen."""
AFTER = 3
"""Of them so many after a champion's result."""


class LiveGame:
    """One game, and the score that its champion reached, if it is the champion's."""

    def __init__(
        self, context: PageContext, game: Game, rows: list[ScoreRow], champions: OwnChampions | None = None
    ) -> None:
        """`rows` is the table that a champion is looked for in, of this cabinet's unless others are given."""
        self.game = game
        self.rows = rows
        self.champion: ScoreRow | None = None
        self.cabinet = ""
        """What the champion's cabinet is called, where it is another one."""
        self._context = context
        self._champions = champions or OwnChampions(context)
        self._rate = game.cartridge.machine.CLOCK // game.cartridge.machine.FRAME
        """Frames a second."""
        self._playback = self._champions_game(rows)
        """What is seen; a pilot's is chosen when the game has arrived."""
        self._job = BackgroundJob(self._on_its_way(), context.clock_and_seeds.clock, SMALL_SHARE)
        self._machine_view: MachineView | None = None
        self._pace = Pace(game.cartridge.machine)
        self._shown = 0

    def _on_its_way(self) -> TimeSlices[None]:
        """The game's modules arrive, and it comes to its best part.

        The process is not told that modules have come to stay (`ClockAndSeeds.settle`): the game that is seen now would
        stay with them.
        """
        yield from lazy_loading.game(self.game.slug)
        self._playback = self._playback or self._pilots()
        yield from self._playback.forward()

    def _champions_game(self, rows: list[ScoreRow]) -> Playback | None:
        """The end of the best kept run without help, since that is where a record is made."""
        row = next((row for row in rows if row.replay and not row.assisted), None)
        if row is None:
            return None
        replay = self._champions.replay(row)
        if replay is None or replay.keys.frames > self._champions.longest:
            return None
        self.champion = row
        self.cabinet = self._champions.cabinet(row)
        playback = of_run(replay, self._context.font, heard=self.heard)
        playback.last = min(playback.last, _end(replay) + AFTER * self._rate)
        playback.first = max(playback.first, playback.last - SECONDS * self._rate)
        return playback

    def _pilots(self) -> Playback:
        context, slug = self._context, self.game.slug
        first = moment(slug).frame
        demonstration = Demonstration(
            lambda: moment_setup(slug, context.language, context.preferences.calm), context.font, heard=True
        )
        return Playback(iter(demonstration.step, None), first, first + SECONDS * self._rate, self.heard)

    @property
    def heard(self) -> bool:
        """Whether it is to be heard."""
        return self._context.preferences.attract_sound != "off"

    @property
    def machine(self) -> Machine | None:
        """As it is seen; None before it is seen, and where it is broken."""
        return self._playback.machine if self._playback is not None and self.ready else None

    @property
    def ready(self) -> bool:
        """Whether it is at its best part."""
        return self._job.finished

    def prepare(self) -> bool:
        """Bring it nearer to its best part, its modules first; whether it is there."""
        return self.ready or self._job.step()

    def step(self) -> bool:
        """Go on for as long as a frame of the page lasts; whether there is more to see."""
        if self._playback is None:
            return False
        more = True
        for _ in range(self._pace.frames()):
            more = self._playback.step()
        return more

    def draw(self, view: View, tube: Rect, rounded: bool) -> None:
        """Draw what has changed, at first between the lines to which the picture has opened."""
        machine, calm = self.machine, self._context.preferences.calm
        if machine is None:
            return
        if self._machine_view is None:
            self._machine_view = MachineView(self._context.monitor, view, *tube[:2], rounded=rounded)
        self._shown += 1
        self._machine_view.draw(machine, None if calm else opened(tube[3], self._shown))

    def draw_snow(self, tube: Rect, frame: int, rounded: bool) -> None:
        """What is seen until then; nothing where it is to be calm."""
        if not self._context.preferences.calm:
            snow(self._context.monitor, tube, frame, rounded)


def _end(replay: Replay) -> int:
    """The frame of a run's last result."""
    return max((result.frame for result in replay.results), default=replay.keys.frames)
