"""The demonstrations: scene after scene until anything is pressed."""

from collections.abc import Callable, Iterator
from itertools import count

from arcade.cabinet import strings
from arcade.cabinet.attract.champions import OwnChampions
from arcade.cabinet.attract.game_scene import GameScene
from arcade.cabinet.attract.leaderboard_scene import leaderboard_scenes
from arcade.cabinet.attract.live_game import LiveGame
from arcade.cabinet.attract.order import Order
from arcade.cabinet.attract.posters import ChallengeOfTheDay, Kind, Title
from arcade.cabinet.attract.scene import Scene
from arcade.cabinet.front.collection import KINDS, in_wall_order
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.scoring.daily import Challenge, todays
from arcade.cabinet.shelf_groups import Game
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.texts import Text

FEWEST = 4
"""Games of a kind that make a row."""


def attract(context: PageContext) -> Screen[None]:
    """Show them until anything is pressed."""
    yield from scenes_of(context, Programme(context), lambda: bool(context.pressed))


def scenes_of(context: PageContext, programme: "Programme", over: Callable[[], bool]) -> Screen[None]:
    """Show a programme until it is over, or the screen has another shape.

    It has a screen of its own, so that the page that was left is found as it was.
    """
    own = context.monitor
    monitor = context.monitor = type(own)()
    try:
        for scene in programme.scenes():
            monitor.behind = None
            scene.draw()
            for frame in range(scene.frames):
                if over() or context.monitor is not monitor:
                    return
                if not scene.step(frame):
                    break
                scene.draw_bar(frame)
                if frame and not scene.busy:  # the first frame has a scene to draw
                    programme.prepare()
                monitor.end_frame()
                yield monitor
    finally:
        monitor.behind = None
        if context.monitor is monitor:
            context.monitor = own


class Programme:
    """What is shown in which order, and the game that comes next, got ready meanwhile."""

    def __init__(self, context: PageContext, champions: OwnChampions | None = None) -> None:
        """The champions are this cabinet's unless others are given."""
        self._context = context
        self._champions = champions or OwnChampions(context)
        self._games = in_wall_order()
        self._dice = SplitMix(context.clock_and_seeds.seed())
        self._order = Order(self._games, self._dice)
        self._next: LiveGame | None = None

    def scenes(self) -> Iterator[Scene]:
        """Without end: the title, then games with something between one and the next."""
        context, kinds = self._context, self._kinds()
        self._choose()
        for number in count():
            yield Title(context, self._games)
            yield from self._game()
            yield self._challenge() or Title(context, self._games)
            yield from leaderboard_scenes(context, *self._today())
            yield from self._game()
            yield Kind(context, *kinds[number % len(kinds)]) if kinds else Title(context, self._games)
            yield from self._game()

    def prepare(self) -> None:
        """Work on the next game for a share of a frame."""
        if self._next is not None:
            self._next.prepare()

    def _game(self) -> Iterator[Scene]:
        """The next game and, if anybody has played it, its best players; the one after it is chosen at once."""
        live = self._next
        if live is None:
            return
        self._choose()
        yield GameScene(self._context, live)
        yield from self._champions.scenes(live.game, live.rows)

    def _challenge(self) -> Scene | None:
        today, game = self._today()
        return None if today is None or game is None else ChallengeOfTheDay(self._context, today, game)

    def _today(self) -> tuple[Challenge | None, Game | None]:
        """The challenge of the day and its game, if there is one on the shelf."""
        today = todays(self._context)
        games = [] if today is None else [game for game in self._games if game.slug == today.game.slug]
        return today, next(iter(games), None)

    def _choose(self) -> None:
        champions = self._champions
        wanted, game = champions.wanted(self._games), None
        for _ in range(2 * len(self._games)):  # before that many each has come
            if (game := self._order.next()) in wanted:
                break
        self._next = None if game is None else LiveGame(self._context, game, champions.best(game), champions)

    def _kinds(self) -> list[tuple[Text, list[Game]]]:
        """The shelf's kinds that have games enough, and what two can play."""
        found = [(name, [game for game in self._games if game.cartridge.shelf is kind]) for kind, name in KINDS.items()]
        found.append((strings.FOR_TWO, [game for game in self._games if len(game.cartridge.seats) > 1]))
        found = [(name, games) for name, games in found if len(games) >= FEWEST]
        self._dice.shuffle(found)
        return found
