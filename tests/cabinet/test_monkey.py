"""A monkey at the cabinet: whatever is pressed, plugged in or taken away, the arcade goes on."""

import pytest

from arcade.cabinet.options import Options
from arcade.cabinet.storage.store import Store
from arcade.machine.hosting import Notice
from arcade.toolkit.contract.dice import SplitMix
from tests.cabinet.player import Player

pytestmark = pytest.mark.usefixtures("fake_games")

KEYS = (
    *("pad1 up", "pad1 down", "pad1 left", "pad1 right", "pad1 fire", "pad1 fire", "pad1 back", "pad1 start"),
    *("up", "down", "left", "right", "return", "return", " ", "escape", "backspace", "tab", "c", "y", "m", "@60,50"),
    *("@130,100", "page up", "page down", "ș", "f1", "x" * 40),
)


@pytest.mark.parametrize("seed", range(3))
def test_the_arcade_survives_anything(store: Store, seed: int) -> None:
    dice = SplitMix(seed)
    player = Player(store, Options(language="en" if seed % 2 else "ro", calm=seed % 3 == 0))
    for _ in range(500):
        held = [dice.pick(KEYS) for _ in range(1 + dice.percent(10))]
        player.pause(dice.below(4) + 1, held).pause(dice.below(6))
        if dice.percent(1):
            player.pause(150)
        match dice.below(60):
            case 0:
                player.cabinet.focus(dice.percent(50))
            case 1:
                player.cabinet.pad_lost("pad1")
            case 2:
                player.cabinet.raw("guid", "Pad", f"button {dice.below(9)}")
            case 3:
                player.cabinet.asked("fullscreen")
            case 4:
                player.cabinet.notice(Notice.SLOW_DISPLAY)
        if player.machine is None or dice.below(300) == 0:
            player.cabinet.close()
            player = Player(store)
        assert len(player.cabinet.context.preferences.initials) == 3
    assert store.kept
