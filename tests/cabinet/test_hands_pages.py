"""Keys and joysticks are set on a drawn joystick: pictures, what lights up, and every control of every game."""

from pathlib import Path

import pytest

from arcade.cabinet import strings
from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.input.key_names import CONTROLS
from arcade.cabinet.pages.keys import keys
from arcade.cabinet.pages.pads import Asked, draw_asked, pads, wizard
from arcade.cabinet.paint import joypad
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import RawPress, Stage
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import filled
from tests.cabinet.golden_pages import GRIDS, both_grids, both_languages, compare, disorder, seen, stage_of

STICK = RawPress("g", "Some Very Long Joystick Name From A Shop (Wireless)", "button 1")


def colour(stage: Stage, control: str) -> int:
    """The colour of a control near its middle, beside its sign."""
    width = stage.monitor.SIZE[0]
    pixels = stage.monitor.pixels()
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
    stage = stage_of(store, language, grid)
    stage.sticks = 1
    page = keys(stage, Game(slugs()[0], cartridge(slugs()[0])))
    seen(stage, page, "down")
    compare(stage, "keys", update_golden, tmp_path)
    seen(stage, page, "return")
    compare(stage, "keys-asked", update_golden, tmp_path)
    page = pads(stage)
    seen(stage, page)
    compare(stage, "pads", update_golden, tmp_path)
    stage.preferences.calm = True
    asking = wizard(stage)
    seen(stage, asking)
    stage.raw.append(STICK)
    seen(stage, asking, frames=40)
    stage.raw.append(STICK)
    seen(stage, asking)
    compare(stage, "pads-asked", update_golden, tmp_path)


@pytest.mark.rotates(4)
@pytest.mark.parametrize("slug", slugs())
def test_every_control_of_a_game_fits(store: Store, slug: str) -> None:
    for language in ("en", "ro"):
        for grid in GRIDS:
            stage = stage_of(store, language, grid)
            stage.sticks = 2
            game = Game(slug, cartridge(slug))
            seen(stage, keys(stage, game), *["down"] * (len(game.cartridge.controls) + 6), frames=1)


def test_the_control_of_a_line_is_lit(store: Store) -> None:
    stage = stage_of(store)
    page = keys(stage, None)
    for control in ("left", "right", "up", "down"):
        seen(stage, page)
        lit = [name for name in ("left", "right", "up", "down") if colour(stage, name) == c.BRIGHT_YELLOW]
        assert lit == [control]
        seen(stage, page, "down")


def test_what_is_pushed_is_lit(store: Store) -> None:
    stage = stage_of(store)
    page = pads(stage)
    seen(stage, page)
    assert colour(stage, "up") == c.COAL
    stage.begin(frozenset(("pad1 up", "pad2 left")))
    next(page)
    assert (colour(stage, "up"), colour(stage, "left"), colour(stage, "down")) == (
        c.BRIGHT_YELLOW,
        c.BRIGHT_YELLOW,
        c.COAL,
    )
    stage.begin(frozenset())
    next(page)
    assert colour(stage, "up") == c.COAL


def test_what_was_found_stays_green_and_what_is_asked_for_blinks(store: Store) -> None:
    stage = stage_of(store)
    page = wizard(stage)
    seen(stage, page)
    stage.raw.append(STICK)
    seen(stage, page, frames=40)
    assert colour(stage, "left") == c.BRIGHT_GREEN
    found = set()
    for _ in range(50):
        next(page)
        found.add(colour(stage, "right"))
    assert found == {c.BRIGHT_YELLOW, c.COAL}


@both_grids
def test_every_control_is_asked_for_in_room_enough(store: Store, grid: type[Monitor]) -> None:
    for language in ("en", "ro"):
        stage = stage_of(store, language, grid)
        for control in CONTROLS:
            for taken in CONTROLS.values():
                said = filled(strings.PAD_TAKEN, control=taken)
                draw_asked(stage, Asked(control, {"axis 0 -": "left"}, STICK, said))
                assert not disorder(stage.monitor)
