"""What a leaderboard tells of everybody: the results of the day's challenge, and who holds most records."""

from collections.abc import Callable

from arcade.cabinet.front import leaderboard_strings as strings
from arcade.cabinet.front.leaderboard_view import LeaderboardView
from arcade.cabinet.front.leaderboard_views import ChallengeView, RecordsView
from arcade.cabinet.input.gestures import UP
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.page import grid
from arcade.cabinet.scoring.daily import Challenge
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.widgets.footer import BACK, PLAY, READ, Key, footer
from arcade.machine.monitor.raster import inside
from arcade.toolkit.flow.cursor import clicked


def leaderboard(
    context: PageContext, today: Challenge | None, game: Game | None, records: bool = False
) -> Screen[bool]:
    """Leaf through them, beginning with one of the two; whether the challenge is to be played.

    Where no game is fit for a challenge there are the records alone.
    """
    found = grid(context.monitor)
    bottom = found.body[1] + found.body[3]
    views: list[Callable[[], LeaderboardView]] = [lambda: RecordsView(context, bottom)]
    if today is not None and game is not None:
        views.insert(0, lambda: ChallengeView(context, today, game, bottom))
    gestures, monitor = context.gestures, context.monitor
    gestures.flush()
    at = len(views) - 1 if records else 0
    view = _opened(context, views[at], len(views) > 1)
    while True:
        yield monitor
        gesture = gestures.read()
        if (pixel := clicked(gesture)) is not None:
            gesture = _pointed(view, pixel)
        match gesture:
            case "left" | "right" if len(views) > 1:
                at = (at + 1) % len(views)
                view = _opened(context, views[at], turns=True)
                voices.tab(monitor)
            case "up" | "down" if view.leaf(-1 if gesture == UP else 1):
                _draw(context, view, len(views) > 1)
                voices.move(monitor)
            case "fire" | "start" if isinstance(view, ChallengeView):
                voices.choose(monitor)
                return True
            case "fire" | "start" | "back":
                voices.back(monitor)
                return False


def _opened(context: PageContext, view: Callable[[], LeaderboardView], turns: bool) -> LeaderboardView:
    """A view on a fresh page."""
    opened = view()
    _draw(context, opened, turns)
    return opened


def _draw(context: PageContext, view: LeaderboardView, turns: bool) -> None:
    view.draw()
    sideways = [(Key.LEFT_RIGHT, strings.OTHER_VIEW)] if turns else []
    fire = [PLAY] if isinstance(view, ChallengeView) else []
    footer(context, *sideways, READ, *fire, BACK)


def _pointed(view: LeaderboardView, pixel: tuple[int, int]) -> str:
    """What a click does: in the list it leafs, up above the middle and down below; beside it is fire, else it turns."""
    if inside(view.side, *pixel):
        return "fire"
    if inside(view.whole, *pixel) or inside(view.below, *pixel):
        return "up" if pixel[1] < view.whole[1] + view.whole[3] // 2 else "down"
    return "right"
