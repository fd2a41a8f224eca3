"""What a leaderboard tells of everybody, while nobody plays: a challenge's results, most records, a game's tables."""

from collections.abc import Callable, Iterator

from arcade.cabinet.attract.scene import Scene
from arcade.cabinet.front.leaderboard_view import LeaderboardView
from arcade.cabinet.front.leaderboard_views import ChallengeView, RecordsView
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.podium import PLACES
from arcade.cabinet.scoring.daily import Challenge
from arcade.cabinet.shelf_groups import Game

FRAMES = 8 * 50
EACH = 8
"""Frames from one line to the next."""
STEP = 25
"""Frames from one step of the podium to the next."""
AIR = 6
"""Pixels between the list and the bar."""


class LeaderboardScene(Scene):
    """One of the views; its last line comes first, the champion last."""

    frames = FRAMES

    def __init__(self, context: PageContext, view: Callable[[int], LeaderboardView]) -> None:
        """`view` is told above which row of pixels the list ends."""
        super().__init__(context)
        self.view = view(self.bar[1] - AIR)
        self._coming = dict(self._frames())

    def draw(self) -> None:
        """All but the lines."""
        self.view.draw_frame()

    def step(self, frame: int) -> bool:
        """A line when its time has come."""
        place = self._coming.get(frame)
        if place is not None:
            self.view.draw_line(place)
            if self.context.preferences.attract_sound == "on":
                voices.move(self.context.monitor, len(self._coming) - place)
        return True

    def _frames(self) -> Iterator[tuple[int, int]]:
        """In which frame each line comes."""
        frame = 0
        for place in reversed(range(self.view.shown)):
            frame += EACH if place >= PLACES else STEP
            yield frame, place


def leaderboard_scenes(context: PageContext, today: Challenge | None, game: Game | None) -> Iterator[Scene]:
    """Those in which there is somebody; on a board that nobody has a record yet, too."""
    scenes = []
    if today is not None and game is not None:
        scenes.append(LeaderboardScene(context, lambda bottom: ChallengeView(context, today, game, bottom)))
    records = LeaderboardScene(context, lambda bottom: RecordsView(context, bottom))
    yield from (scene for scene in scenes if scene.view.lines)
    if records.view.lines or context.board:
        yield records
