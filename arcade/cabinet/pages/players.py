"""What each player has finished: games, time, the games played most; and the way to the medals."""

from enum import Enum, auto
from functools import cache

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.medal_words import Won, medals_of_all
from arcade.cabinet.pages.score_whose import in_leaderboard
from arcade.cabinet.paint.covers import PIECE, piece
from arcade.cabinet.paint.emblem import MEDAL_HEIGHT, MEDAL_WIDTH, medal, medals
from arcade.cabinet.paint.headline import ICE, LARGE, headline, headline_width
from arcade.cabinet.paint.page import Grid, grid, heading
from arcade.cabinet.paint.panel import panel, rule
from arcade.cabinet.paint.portrait import SIDE, portrait
from arcade.cabinet.paint.typeset import AIRY, put, put_lines, put_right, width
from arcade.cabinet.shelf_groups import games
from arcade.cabinet.storage.careers import Career
from arcade.cabinet.storage.preferences import accepted
from arcade.cabinet.widgets.choices import LEFT_AGAIN, Line, choose
from arcade.cabinet.widgets.footer import BACK, CHANGE, CHOOSE, OK, footer
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.cartridge import SPINE, Cartridge
from arcade.toolkit.contract.texts import Text

PAD = 8
CARD_WIDTH, CARD_HEIGHT = 164, 118
"""Pixels of the player's card beside the games or above them."""
ROOMY = 205
"""The least height of a card whose portrait is large."""
STEP = 27
"""From one game to the next."""
MEDAL_STEP = MEDAL_WIDTH + 2


class Choice(Enum):
    """What is wanted next."""

    MEDALS = auto()
    CODE = auto()
    SHELF = auto()


FRAMES_A_MINUTE = 60 * 50


def players(context: PageContext) -> Screen[Choice]:
    """Leaf through the players; whoever is shown last plays from now on. What is wanted next."""

    own = context.preferences.initials
    found = grid(context.monitor)
    choices = [Choice.MEDALS, *([Choice.CODE] if in_leaderboard(context) else []), Choice.SHELF]
    card, list_rect, menu_rect = _places(found, 1 + len(choices))

    def turn(step: int) -> None:
        """From who came to the page to the others, the latest first, and back again."""
        name = context.preferences.initials
        name = context.store.player_beside("" if name == own else name, step)
        while name and (name == own or not accepted("initials", name)):
            name = context.store.player_beside(name, step)
        context.set("initials", name or own)

    @cache
    def medals_of(_player: str) -> dict[str, Won]:
        """The medals of whoever is chosen, looked up once: while the page is open they stay the same."""
        return medals_of_all(context)

    def background(chosen: int) -> None:
        heading(context.monitor, context.text(strings.PLAYERS_PAGE))
        careers = context.store.careers(context.preferences.initials)
        shelf = {game.slug: game.cartridge for game in games()}
        won = medals_of(context.preferences.initials)
        _draw_card(context, careers, list(won.values()), card)
        panel(context.monitor, list_rect)
        if not careers:
            left, top, wide, _ = list_rect
            put_lines(context.monitor, left + PAD, top + PAD, context.text(strings.NOBODY_YET), c.MIST, wide - 2 * PAD)
        rows = [one for one in careers if one.slug in shelf][: (list_rect[3] - PAD) // STEP]
        for row, career in enumerate(rows):
            place = list_rect[0] + PAD, list_rect[1] + 6 + row * STEP, list_rect[2] - 2 * PAD, STEP
            _draw_game(context, shelf[career.slug], career, won[career.slug], place)
        panel(context.monitor, (menu_rect[0] - 5, menu_rect[1] - 5, menu_rect[2] + 10, menu_rect[3] + 10))
        footer(context, CHOOSE, OK if chosen else CHANGE, BACK)

    def count() -> str:
        won = medals_of(context.preferences.initials).values()
        return f"{sum(map(sum, won))}/{3 * len(won)}"

    def given() -> Text:
        known = context.preferences.code_of(context.preferences.initials)
        return strings.CODE_SET if known else strings.CODE_NONE

    wanted = {
        Choice.MEDALS: Line(strings.GOALS, count),
        Choice.CODE: Line(strings.CODE, given),
        Choice.SHELF: Line(strings.TO_SHELF),
    }
    lines = [Line(strings.PLAYER, lambda: context.preferences.initials, turn), *(wanted[one] for one in choices)]
    medals_of(own)
    yield context.monitor  # what is known of the player is gathered in one frame and drawn in the next
    chosen = yield from choose(context, lambda: lines, menu_rect, background)
    return Choice.SHELF if chosen == LEFT_AGAIN else choices[chosen - 1]


def _places(found: Grid, lines: int) -> tuple[Rect, Rect, Rect]:
    """The player's card, the list of games, and the lines to choose from."""
    left, top, wide, high = found.body
    menu_high = lines * found.row
    if found.narrow:
        menu = left + 5, top + CARD_HEIGHT + 13, wide - 10, menu_high
        below = menu[1] + menu_high + 13
        return (left, top, wide, CARD_HEIGHT), (left, below, wide, top + high - below), menu
    card = left, top, CARD_WIDTH, high - menu_high - 18
    beside = left + CARD_WIDTH + 8
    menu = left + 5, top + high - menu_high - 5, CARD_WIDTH - 10, menu_high
    return card, (beside, top, left + wide - beside, high), menu


def _draw_card(context: PageContext, careers: list[Career], won: list[Won], rect: Rect) -> None:
    """Portrait and initials, games, time and medals: below each other, or side by side where it is low."""
    monitor, text = context.monitor, context.text
    left, top, wide, high = rect
    low = high <= CARD_HEIGHT
    panel(monitor, rect)
    name = context.preferences.initials
    dot = 6 if low else 9 if high >= ROOMY else 7
    side = SIDE * dot
    at = left + PAD + 2 if low else left + (wide - side) // 2
    monitor.stamp(at, top + PAD + 4, portrait(name, dot))
    across = headline_width(name, LARGE)
    if low:
        headline(monitor, at + (side - across) // 2, top + PAD + 4 + side + 12, name, LARGE, ICE)
        left, wide, top = left + 84, wide - 84, top + PAD + 4
    else:
        headline(monitor, left + (wide - across) // 2, top + PAD + side + 14, name, LARGE, ICE)
        top += PAD + side + 50
    played, victories = (sum(getattr(one, counted) for one in careers) for counted in ("played", "won"))
    hours, minutes = divmod(sum(one.frames for one in careers) // FRAMES_A_MINUTE, 60)
    for label, value in (
        (strings.GAMES_PLAYED, str(played)),
        (strings.WON_GAMES, str(victories)),
        (strings.TIME_PLAYED, text(strings.HOURS, hours=hours, minutes=minutes)),
    ):
        put(monitor, left + PAD, top, text(label), c.LILAC)
        put_right(monitor, left + wide - PAD, top, value, c.BRIGHT_WHITE)
        top += AIRY + 2
    rule(monitor, left + PAD, top, wide - 2 * PAD)
    third = (wide - 2 * PAD) // 3
    for metal in range(3):
        count = sum(one[metal] for one in won)
        middle = left + PAD + metal * third
        monitor.stamp(middle + third // 2 - MEDAL_WIDTH - 1, top + 6, medal(metal if count else -1))
        put(monitor, middle + third // 2 + 3, top + 14, str(count), c.BRIGHT_WHITE if count else c.MIST)


def _draw_game(context: PageContext, cartridge: Cartridge, career: Career, won: Won, rect: Rect) -> None:
    """A piece of the cover, the title, what came of it, and the medals."""
    monitor = context.monitor
    left, top, wide, _ = rect
    monitor.stamp(left, top, piece(career.slug))
    medals(monitor, left + wide - 3 * MEDAL_STEP, top + (PIECE - MEDAL_HEIGHT) // 2, won, MEDAL_STEP)
    at = left + PIECE + PAD
    room = wide - (at - left) - 3 * MEDAL_STEP - 4
    title = cartridge.title.in_language(context.language)
    if width(title) > room:
        title = cartridge.named(context.language, SPINE)
    put(monitor, at, top + 1, title, c.CREAM, room)
    said = context.text(strings.WON_OF, won=career.won, played=career.played)
    put(monitor, at, top + 14, said, c.MIST, room)
