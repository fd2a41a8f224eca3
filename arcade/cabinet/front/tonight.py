"""What is on tonight: a game to be gone on with, the challenge of the day, the newest record, one not tried yet."""

from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum, auto

from arcade.cabinet import strings
from arcade.cabinet.front.collection import in_wall_order
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.score_rows import signed
from arcade.cabinet.paint.covers import PIECE, piece
from arcade.cabinet.paint.headline import SMALL, VIOLET, headline, headline_width
from arcade.cabinet.paint.panel import box, rainbow
from arcade.cabinet.paint.typeset import put, shortened, width
from arcade.cabinet.scoring.daily import NoChallengeError, challenge
from arcade.cabinet.shelf_groups import Game
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect, inside
from arcade.toolkit.contract.texts import Text

HEIGHT = 31
CHIP = 28
GAP = 6
MOST = 102
"""Pixels of words on a chip, at most: initials and a score always fit."""
LABEL = 80
"""Pixels that the label takes, on a screen that has room for one."""


class Kind(Enum):
    """What a chip is about."""

    CONTINUE = auto()
    CHALLENGE = auto()
    RECORD = auto()
    UNTRIED = auto()


KIND_WORDS = {
    Kind.CONTINUE: strings.CHIP_CONTINUE,
    Kind.CHALLENGE: strings.CHIP_CHALLENGE,
    Kind.RECORD: strings.CHIP_RECORD,
    Kind.UNTRIED: strings.CHIP_UNTRIED,
}


@dataclass(frozen=True)
class Chip:
    """A thing to do tonight: its game, and a fact in few words."""

    kind: Kind
    game: Game
    fact: str


def chips(context: PageContext) -> list[Chip]:
    """What there is, in the order of the row."""
    games = {game.slug: game for game in in_wall_order()}
    found: list[Chip] = []
    for slug in context.store.all_suspended():
        if slug in games:
            found.append(Chip(Kind.CONTINUE, games[slug], _title(context, games[slug])))
            break
    if any_challenge := _challenge(context, games):
        found.append(any_challenge)
    newest = context.store.newest_score()
    if newest is not None and newest.slug in games:
        found.append(Chip(Kind.RECORD, games[newest.slug], signed(newest, MOST)))
    played = set(context.store.played())
    if untried := [game for slug, game in games.items() if slug not in played]:
        game = untried[date.fromisoformat(context.clock_and_seeds.today()).toordinal() % len(untried)]
        found.append(Chip(Kind.UNTRIED, game, _title(context, game)))
    return found


def _title(context: PageContext, game: Game) -> str:
    return game.cartridge.named(context.language, 15)


def _challenge(context: PageContext, games: dict[str, Game]) -> Chip | None:
    day = context.clock_and_seeds.today()
    try:
        slug = challenge(day).game.slug
    except NoChallengeError:
        return None
    if slug not in games:
        return None
    done = day in context.preferences.daily
    return Chip(Kind.CHALLENGE, games[slug], context.text(strings.DONE_TODAY) if done else countdown(context))


def countdown(context: PageContext) -> str:
    """The time that is left of the day."""
    now = context.clock_and_seeds.now()
    left = 24 * 60 - (60 * now.hour + now.minute)
    return context.text(strings.TIME_LEFT, time=f"{left // 60}:{left % 60:02}")


def clock(context: PageContext, now: datetime) -> str:
    """The day of the week and the time."""
    weekday: Text = strings.WEEKDAYS[now.weekday()]
    return f"{context.text(weekday)} {now.hour}:{now.minute:02}"


class TonightRow:
    """The row along the top; `chosen` is the number of a chip, or -1."""

    def __init__(self, context: PageContext) -> None:
        self.context = context
        self.chips = chips(context)
        self.chosen = -1
        self._minute = -1
        self._first = 0
        self._rects: list[Rect] = []

    @property
    def chip(self) -> Chip | None:
        """The chosen one."""
        return self.chips[self.chosen] if 0 <= self.chosen < len(self.chips) else None

    def step(self) -> None:
        """Follow the clock: once a minute the row is drawn anew."""
        if self.context.clock_and_seeds.now().minute != self._minute:
            self.chips = [
                Chip(chip.kind, chip.game, countdown(self.context))
                if chip.kind is Kind.CHALLENGE
                and self.context.clock_and_seeds.today() not in self.context.preferences.daily
                else chip
                for chip in self.chips
            ]
            self.draw()

    def at(self, x: int, y: int) -> int:
        """The chip under a pixel, or -1."""
        places = enumerate(self._rects, self._first)
        return next((place for place, rect in places if inside(rect, x, y)), -1)

    def draw(self) -> None:
        """Draw the label, the clock and the chips that fit; the chosen one is always among them."""
        context, monitor = self.context, self.context.monitor
        now = context.clock_and_seeds.now()
        self._minute = now.minute
        wide = monitor.SIZE[0]
        monitor.fill((0, 0, wide, HEIGHT), c.NIGHT)
        left = 4
        if wide > monitor.SIZE[1]:
            words = context.text(strings.TONIGHT)
            headline(monitor, 6, 5, words, SMALL, VIOLET)
            after = put(monitor, 6, 21, clock(context, now), c.MIST)
            rainbow(monitor, after + 24, 20, 9, 4)
            left = max(LABEL, 6 + headline_width(words, SMALL) + GAP, after + 28)
        self._first = min(self._first, max(self.chosen, 0))
        while self._first < self.chosen and not self._fits(left, wide, self.chosen):
            self._first += 1
        self._rects = []
        for place in range(self._first, len(self.chips)):
            words_wide = self._words_width(self.chips[place])
            rect = (left, 1, PIECE + 8 + words_wide, CHIP)
            if left + rect[2] > wide - 1:
                break
            self._draw_chip(rect, self.chips[place], place == self.chosen)
            self._rects.append(rect)
            left += rect[2] + GAP

    def _fits(self, left: int, wide: int, last: int) -> bool:
        return (
            left + sum(PIECE + 8 + self._words_width(self.chips[place]) + GAP for place in range(self._first, last + 1))
            <= wide
        )

    def _words_width(self, chip: Chip) -> int:
        kind = self.context.text(KIND_WORDS[chip.kind])
        return min(max(width(kind), width(chip.fact)), MOST) + 2

    def _draw_chip(self, rect: Rect, chip: Chip, lit: bool) -> None:
        monitor = self.context.monitor
        left, top, wide, _ = rect
        box(monitor, rect, c.WALL2 if lit else c.WALL, c.BRIGHT_YELLOW if lit else c.WALL)
        monitor.stamp(left + 3, top + 2, piece(chip.game.slug))
        room = wide - PIECE - 8
        put(monitor, left + PIECE + 7, top + 4, self.context.text(KIND_WORDS[chip.kind]), c.AMBER, room)
        put(monitor, left + PIECE + 7, top + 16, shortened(chip.fact, room), c.BRIGHT_WHITE, room)
