"""What a hall tells of everybody, while nobody plays: a challenge's results, and who holds most records."""

from collections.abc import Callable, Iterator

from arcade.cabinet.attract.scene import Scene
from arcade.cabinet.attract.table_scene import EACH
from arcade.cabinet.front.hall_views import ChallengeView, HallView, RecordsView
from arcade.cabinet.scoring.daily import Challenge
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Stage

FRAMES = 8 * 50
AIR = 6
"""Pixels between the list and the bar."""


class HallScene(Scene):
    """One of the two views."""

    frames = FRAMES

    def __init__(self, stage: Stage, view: Callable[[int], HallView]) -> None:
        """`view` is told above which row of pixels the list ends."""
        super().__init__(stage)
        self.view = view(self.bar[1] - AIR)

    def draw(self) -> None:
        """All but the lines."""
        self.view.draw_frame()

    def step(self, frame: int) -> bool:
        """The last line first."""
        place = min(self.view.shown, len(self.view.lines)) - 1 - frame // EACH
        if frame % EACH == 0 and place >= 0:
            self.view.draw_line(place)
        return True


def hall_scenes(stage: Stage, today: Challenge | None, game: Game | None) -> Iterator[Scene]:
    """Those in which there is somebody."""
    scenes = []
    if today is not None and game is not None:
        scenes.append(HallScene(stage, lambda bottom: ChallengeView(stage, today, game, bottom)))
    scenes.append(HallScene(stage, lambda bottom: RecordsView(stage, bottom)))
    yield from (scene for scene in scenes if scene.view.lines)
