"""The game that was just played, seen again in its set until a key is pressed."""

from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import strings
from arcade.cabinet.paint.casing import casing
from arcade.cabinet.paint.page import heading
from arcade.cabinet.paint.panel import wallpaper
from arcade.cabinet.paint.typeset import LINE, put, put_right
from arcade.cabinet.replays.playback import Playback
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.widgets.screening import Screening, clock_time
from arcade.machine.monitor import colours as c

TOP, BELOW = 66, 14


def watching(context: PageContext, game: Game, playback: Playback) -> Screen[None]:
    """Show it to its end."""
    context.gestures.flush()
    monitor = context.monitor
    found = heading(monitor, context.text(strings.YOUR_GAME).upper(), context.text(game.cartridge.title))
    machine = game.cartridge.machine
    if found.narrow:
        wide = found.width - 2 * found.margin
        left = found.margin
        screening = Screening(context, machine, left, TOP, (left, TOP, wide, 200))
    else:
        wide = casing(machine).width
        left = (found.width - wide) // 2
        screening = Screening(context, machine, left, TOP)
    screening.show(playback)
    below = screening.bottom + BELOW
    said = ""
    while not screening.over and not context.gestures.read():
        screening.step()
        time = context.text(
            strings.TIME_OF, **dict(zip(("done", "whole"), map(clock_time, playback.seconds), strict=True))
        )
        if time != said:
            said = time
            wallpaper(monitor, (left, below - 3, wide, LINE + 2))
            put(monitor, left, below, context.text(strings.ANY_KEY), c.MIST)
            put_right(monitor, left + wide, below, time, c.BRIGHT_YELLOW)
        screening.line(left, below + 14, wide)
        yield monitor
