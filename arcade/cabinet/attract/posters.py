"""Scenes without a game: the arcade's name before all its covers, a kind of games, the challenge of the day."""

from collections.abc import Sequence

from arcade.cabinet import strings
from arcade.cabinet.attract.passing import PassingRow
from arcade.cabinet.attract.scene import Scene
from arcade.cabinet.formats.cover import HEIGHT
from arcade.cabinet.front.tonight import countdown
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.covers import cover_sprite
from arcade.cabinet.paint.emblem import book
from arcade.cabinet.paint.headline import ICE, LARGE, MIDDLE, VIOLET, broken, headline_centred, poster, poster_width
from arcade.cabinet.paint.page import fitted
from arcade.cabinet.paint.panel import box, rainbow, rule, wallpaper
from arcade.cabinet.paint.typeset import AIRY, put_centred, put_lines, width
from arcade.cabinet.scoring.daily import Challenge
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.widgets.shelf_tune import TUNE_PARTS, ShelfTune
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.texts import Text

ROW = 50
"""From one row of covers to the next."""
SIGN_ROWS = 5
"""Rows of covers that the sign stands before."""
AIR = 4
TITLE_FRAMES, KIND_FRAMES, CHALLENGE_FRAMES = 8 * 50, 5 * 50, 6 * 50
NAME = ("ROBAC", "ARCADE")


def _turned(games: Sequence[Game], start: int) -> list[str]:
    """The games' slugs, beginning somewhere else."""
    start %= max(len(games), 1)
    return [game.slug for game in (*games[start:], *games[:start])]


class Title(Scene):
    """The arcade's name on a sign, and behind it all covers passing by."""

    frames = TITLE_FRAMES

    def __init__(self, context: PageContext, games: Sequence[Game]) -> None:
        super().__init__(context)
        self._games = games
        self._tune = ShelfTune(context)
        count = self.high // ROW
        first = (self.high - count * ROW + ROW - HEIGHT) // 2
        before = (count - SIGN_ROWS) // 2
        wide = self.wide - (16 if self.narrow else 120)
        high = SIGN_ROWS * ROW - ROW + HEIGHT
        self._sign: Rect = (self.wide - wide) // 2, first + before * ROW, wide, high
        hole = self._sign[0] - AIR, self._sign[0] + wide + AIR
        self._rows = [
            PassingRow(
                context.monitor,
                first + place * ROW,
                _turned(games, place * len(games) // 5),
                1 if place % 2 else -1,
                hole if before <= place < before + SIGN_ROWS else None,
            )
            for place in range(count)
        ]

    @property
    def bar(self) -> Rect:
        """On the sign."""
        left, top, wide, high = self._sign
        _, _, across, down = super().bar
        across = min(across, wide - 20)
        return left + (wide - across) // 2, top + high - down - 12, across, down

    def draw(self) -> None:
        """The sign; the covers come with the first frame."""
        monitor, context = self.context.monitor, self.context
        monitor.fill((0, 0, self.wide, self.high), c.NIGHT)
        left, top, wide, _ = self._sign
        box(monitor, self._sign, c.NIGHT, c.AMBER)
        times = 3 if poster_width(NAME[0], LARGE, 3) <= wide - 20 else 2
        poster(monitor, left, top + 22, wide, NAME[0], LARGE, times)
        top += 30 + LARGE * times
        poster(monitor, left, top + 4, wide, NAME[1], LARGE, 2, ICE)
        rainbow(monitor, left + wide // 2 + 58, top + 62, 12, 20)
        words = context.text(strings.NEWS, count=context.text(strings.GAMES_COUNT, n=len(self._games)))
        put_centred(monitor, left, top + 90, wide, words, c.CREAM)

    def step(self, frame: int) -> bool:
        """The covers go on, and the shelf's theme."""
        context = self.context
        if context.preferences.attract_sound != "off":
            self._tune.step(TUNE_PARTS[context.preferences.attract_sound])
        for row in self._rows:
            row.draw(frame // 2 if context.preferences.calm else frame)
        return True


class Kind(Scene):
    """A kind of games: its name, and its covers passing by."""

    frames = KIND_FRAMES

    def __init__(self, context: PageContext, name: Text, games: Sequence[Game]) -> None:
        super().__init__(context)
        self._name = name
        self._games = games
        top = self.high // 2 - 30 if self.narrow else 180
        self._rows = [
            PassingRow(context.monitor, top + ROW * place, _turned(games, place * 3), 1 if place % 2 else -1)
            for place in range(2)
        ]

    def draw(self) -> None:
        """The name, how many there are, and a ribbon for the covers."""
        monitor, context = self.context.monitor, self.context
        wallpaper(monitor, (0, 0, self.wide, self.high))
        words = context.text(self._name)
        times = 2 if poster_width(words, LARGE, 2) <= self.wide - 8 else 1
        top = self.high // 2 - 140 if self.narrow else 70
        poster(monitor, 0, top, self.wide, words, LARGE, times)
        count = context.text(strings.GAMES_COUNT, n=len(self._games))
        headline_centred(monitor, 0, top + 30 + LARGE * times, self.wide, count, MIDDLE, ICE)
        first = self.high // 2 - 30 if self.narrow else 180
        monitor.fill((0, first - 4, self.wide, 2 * ROW + 6), c.NIGHT)
        rule(monitor, 0, first - 5, self.wide, c.AMBER)
        rule(monitor, 0, first + 2 * ROW + 2, self.wide, c.AMBER)

    def step(self, frame: int) -> bool:
        """The covers go on."""
        for row in self._rows:
            row.draw(frame // 2 if self.context.preferences.calm else frame)
        return True


class ChallengeOfTheDay(Scene):
    """The game that everybody has today."""

    frames = CHALLENGE_FRAMES

    def __init__(self, context: PageContext, challenge: Challenge, game: Game) -> None:
        super().__init__(context)
        self._challenge = challenge
        self._game = game
        self._left = ""
        self._clock: Rect = (0, 0, 0, 0)

    def draw(self) -> None:
        """The cover as a poster, and what it is about."""
        monitor, context, cartridge = self.context.monitor, self.context, self._game.cartridge
        wallpaper(monitor, (0, 0, self.wide, self.high))
        fitted(monitor, 0, 24, context.text(strings.DAILY), self.wide, LARGE, VIOLET, centred=True)
        cover = cover_sprite(self._game.slug).enlarged(3 if self.narrow else 4)
        left, top = ((self.wide - cover.width) // 2, 76) if self.narrow else (22, 84)
        box(monitor, (left - 6, top - 6, cover.width + 12, cover.height + 12), c.BLACK, c.AMBER)
        monitor.stamp(left, top, cover)
        beside, at, room = (8, top + cover.height + 26, self.wide - 16) if self.narrow else (296, 84, 176)
        for line in broken(context.text(cartridge.title), MIDDLE, room):
            headline_centred(monitor, beside, at + 4, room, line, MIDDLE)
            at += MIDDLE + 6
        level = cartridge.levels[self._challenge.game.level]
        if len(cartridge.levels) > 1:
            name = context.text(level.name)
            put_centred(monitor, beside, at + 10, room, name, c.BRIGHT_WHITE)
            if level.book:
                book(monitor, beside + (room + width(name)) // 2 + 6, at + 9)
        at = put_lines(
            monitor, beside, at + 34, context.text(strings.SAME_FOR_ALL), c.CREAM, room, 5, AIRY, centred=True
        )
        self._clock = beside, at + 6, room, 44
        self._draw_countdown()

    def step(self, frame: int) -> bool:
        """The time that is left is looked at once a second."""
        if frame % 50 == 0 and countdown(self.context) != self._left:
            self._draw_countdown()
        return True

    def _draw_countdown(self) -> None:
        self._left = countdown(self.context)
        left, top, wide, _ = self._clock
        wallpaper(self.context.monitor, self._clock)
        fitted(self.context.monitor, left, top + 14, self._left, wide, LARGE, ICE, centred=True)
