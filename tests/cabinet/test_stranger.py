"""A stranger who reads nothing plays a game chosen by its picture, within fifteen seconds and three presses."""

import pytest

from arcade.cabinet.options import Options
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.languages import LANGUAGES, Language
from tests.cabinet.player import Player
from tests.patience import still

SECONDS = 15
RATE = 50
MIND = 40
"""Frames for making up one's mind before each press."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("presses", [("right", "return", "return"), ("pad1 down", "pad1 fire", "pad1 fire")])
def test_any_direction_fire_and_fire_play(store: Store, language: Language, presses: tuple[str, ...]) -> None:
    player = Player(store, Options(language=language))
    frames = 2
    while still(not player.at_shelf and frames < SECONDS * RATE):
        player.pause(1)
        frames += 1
    for key in presses:
        player.pause(MIND).pause(3, (key,)).pause(1)
        frames += MIND + 4
    while still(not player.playing and frames < SECONDS * RATE):
        player.pause(1)
        frames += 1
    assert player.playing
    assert player.play.game.slug == player.chosen


def test_a_click_on_a_cover_does_the_same(store: Store) -> None:
    player = Player(store, Options())
    player.pause(300).press("@180,40", "@180,40").pause(60)
    slug = player.chosen
    player.press("@400,230").pause(8 * RATE)
    assert player.playing
    assert player.play.game.slug == slug


def test_whoever_touches_the_card_has_all_the_time(store: Store) -> None:
    player = Player(store).find("nim").press("return").until("Joystick").press("right").pause(10 * RATE)
    assert not player.playing
    assert player.sees("start")
    player.press("return").pause(5)
    assert player.playing
