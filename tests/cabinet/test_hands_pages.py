"""Keys and joysticks are set on a drawn joystick: pictures, what lights up, and every control of every game."""

from pathlib import Path

import pytest

from arcade.cabinet import strings
from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.input.key_names import CONTROLS
from arcade.cabinet.page_context import PageContext, RawPress
from arcade.cabinet.pages.keys import keys
from arcade.cabinet.pages.pads import Asked, draw_asked, pads, wizard
from arcade.cabinet.paint import joypad
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import filled
from tests.cabinet.golden_pages import GRIDS, both_grids, both_languages, compare, context_of, disorder, seen

STICK = RawPress("g", "Some Very Long Joystick Name From A Shop (Wireless)", "button 1")


def colour(context: PageContext, control: str) -> int:
    """The colour of a control near its middle, beside its sign."""
    width = context.monitor.SIZE[0]
    pixels = context.monitor.pixels()
    plate = bytes((c.BRIGHT_WHITE,))
    for row in range(0, len(pixels), width):  # the joystick's first line is the first with a long bright edge
        at = pixels[row : row + width].find(plate * 9, 16)
        if row > 50 * width and at >= 0:
            left, top = at - (joypad.RADIUS - 5), row // width
            break
    across, down = joypad.spot(control)
    return pixels[(top + down - 5) * width + left + across + 4]


@both_languages
@both_grids
def test_the_pictures(
    store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    context.sticks = 1
    page = keys(context, Game(slugs()[0], cartridge(slugs()[0])))
    seen(context, page, "down")
    compare(context, "keys", update_golden, tmp_path)
    seen(context, page, "return")
    compare(context, "keys-asked", update_golden, tmp_path)
    page = pads(context)
    seen(context, page)
    compare(context, "pads", update_golden, tmp_path)
    context.preferences.calm = True
    asking = wizard(context)
    seen(context, asking)
    context.raw.append(STICK)
    seen(context, asking, frames=40)
    context.raw.append(STICK)
    seen(context, asking)
    compare(context, "pads-asked", update_golden, tmp_path)


@pytest.mark.rotates(8)
@pytest.mark.parametrize("slug", slugs())
def test_every_control_of_a_game_fits(store: Store, slug: str) -> None:
    for language in ("en", "ro"):
        for grid in GRIDS:
            context = context_of(store, language, grid)
            context.sticks = 2
            game = Game(slug, cartridge(slug))
            seen(context, keys(context, game), *["down"] * (len(game.cartridge.controls) + 6), frames=1)


def test_the_control_of_a_line_is_lit(store: Store) -> None:
    context = context_of(store)
    page = keys(context, None)
    for control in ("left", "right", "up", "down"):
        seen(context, page)
        lit = [name for name in ("left", "right", "up", "down") if colour(context, name) == c.BRIGHT_YELLOW]
        assert lit == [control]
        seen(context, page, "down")


def test_what_is_pushed_is_lit(store: Store) -> None:
    context = context_of(store)
    page = pads(context)
    seen(context, page)
    assert colour(context, "up") == c.COAL
    context.begin(frozenset(("pad1 up", "pad2 left")))
    next(page)
    assert (colour(context, "up"), colour(context, "left"), colour(context, "down")) == (
        c.BRIGHT_YELLOW,
        c.BRIGHT_YELLOW,
        c.COAL,
    )
    context.begin(frozenset())
    next(page)
    assert colour(context, "up") == c.COAL


def test_what_was_found_stays_green_and_what_is_asked_for_blinks(store: Store) -> None:
    context = context_of(store)
    page = wizard(context)
    seen(context, page)
    context.raw.append(STICK)
    seen(context, page, frames=40)
    assert colour(context, "left") == c.BRIGHT_GREEN
    found = set()
    for _ in range(50):
        next(page)
        found.add(colour(context, "right"))
    assert found == {c.BRIGHT_YELLOW, c.COAL}


@both_grids
def test_every_control_is_asked_for_in_room_enough(store: Store, grid: type[Monitor]) -> None:
    for language in ("en", "ro"):
        context = context_of(store, language, grid)
        for control in CONTROLS:
            for taken in CONTROLS.values():
                said = filled(strings.PAD_TAKEN, control=taken)
                draw_asked(context, Asked(control, {"axis 0 -": "left"}, STICK, said))
                assert not disorder(context.monitor)
