"""The shelf: covers, the chosen game live in its set, and one amber bar that says what fire does."""

from arcade.cabinet.catalogue import broken
from arcade.cabinet.front.blinking import Blinking
from arcade.cabinet.front.choice import Act, Place, ShelfChoice
from arcade.cabinet.front.opening import opening
from arcade.cabinet.front.shelf_view import ShelfView, Zone
from arcade.cabinet.front.sound import ShelfSound
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint import voices
from arcade.cabinet.widgets.fire import Fire
from arcade.toolkit.flow.cursor import clicked

FORGET = 75
"""Frames after which letters begin a new word."""


def shelf(context: PageContext, place: Place) -> Screen[ShelfChoice]:
    """Choose a game, and what to do with it."""
    sound = ShelfSound(context)
    try:
        page = ShelfView(context, place)
        yield context.monitor  # what is on it is gathered in one frame and drawn in the next
        return (yield from _chosen(context, page, sound))
    finally:
        sound.stop()


def _chosen(context: PageContext, page: ShelfView, sound: ShelfSound) -> Screen[ShelfChoice]:
    gestures, monitor = context.gestures, context.monitor
    gestures.flush()
    page.draw()
    known = len(broken())
    blinking = Blinking(monitor)
    fire, held, typed, silence, by_pad = Fire(context), 0, "", 0, context.by_pad
    while True:
        page.live.step()
        page.covers.step()
        blinking.step(page.covers)
        page.tonight.step()
        sound.step(page.live.machine)
        if len(broken()) != known or context.monitor is not monitor:
            return ShelfChoice(Act.AGAIN)
        yield monitor
        if by_pad != context.by_pad:
            by_pad = context.by_pad
            page.draw_caps()
        silence += 1
        gesture = gestures.read()
        match fire.step(gesture in ("fire", "start")):
            case "tap":
                return (yield from _leave(page))
            case "held" if page.game is not None:
                voices.choose(monitor)
                return ShelfChoice(Act.PAGE, page.game.slug)
            case "":
                if fire.part != held:
                    held = fire.part
                    page.draw_bar(held)
        if (pixel := clicked(gesture)) is not None:
            gesture = page.click(*pixel)
            if gesture == "fire":
                return (yield from _leave(page))
            if gesture == "page" and page.game is not None:
                return ShelfChoice(Act.PAGE, page.game.slug)
        match gesture:
            case "left" | "right" | "up" | "down":
                page.steer(gesture)
            case "page up" | "page down":
                page.choose(page.covers.chosen + (-1 if gesture == "page up" else 1) * 2 * page.layout.rows.columns)
            case "tab":
                page.turn(1)
            case "back":
                if page.zone is not Zone.COVERS:
                    page.enter(Zone.COVERS)
                    continue
                voices.back(monitor)
                return ShelfChoice(Act.MENU)
            case _ if len(gesture) == 1 and gesture != " ":
                again = silence < FORGET
                typed = typed + gesture if again and typed != gesture else gesture
                if not page.seek(typed, onwards=not again or len(typed) == 1) and len(typed) > 1:
                    typed = gesture
                    page.seek(typed, onwards=True)
                silence = 0


def _leave(page: ShelfView) -> Screen[ShelfChoice]:
    """Do what the amber bar says; a game comes out of its set."""
    voices.choose(page.context.monitor)
    choice = page.choice()
    if choice.act in (Act.PLAY, Act.CONTINUE, Act.CHALLENGE) and not page.context.preferences.calm:
        yield from opening(page.context, page.live)
    return choice
