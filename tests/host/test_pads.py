"""Pads: what they press, how they come and go, and a storm of nonsense."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pygame
import pytest

from arcade.console.controller_mappings import ControllerMappings
from arcade.console.key_edges import BACKLOG, KeyEdges
from arcade.host.joysticks import Joysticks
from tests.host.tiny import TinyShow


@dataclass
class Stick:
    """A device that is not there."""

    instance: int
    guid: str = "kind-a"
    axes: tuple[float, ...] = (0.0, 0.0)
    hats: int = 1
    buttons: int = 10
    elements: Mapping[str, str] = field(default_factory=dict)
    """What SDL knows of it."""

    def get_instance_id(self) -> int:
        return self.instance

    def get_guid(self) -> str:
        return self.guid

    def get_name(self) -> str:
        return "A stick"

    def get_numaxes(self) -> int:
        return len(self.axes)

    def get_numhats(self) -> int:
        return self.hats

    def get_numbuttons(self) -> int:
        return self.buttons

    def get_axis(self, axis_number: int, /) -> float:
        return self.axes[axis_number]


class Desk:
    """Pads, and the keys they hold."""

    def __init__(self, *sticks: Stick, mappings: ControllerMappings | None = None) -> None:
        self.show = TinyShow()
        self.presses = KeyEdges()
        self.sticks = list(sticks)
        self.joysticks = Joysticks(self.presses, self.show, self.open, mappings, self.known)
        self.pads = self.joysticks.pads
        for device in range(len(sticks)):
            self.event(pygame.JOYDEVICEADDED, device_index=device)

    def open(self, device: int) -> Stick:
        if device >= len(self.sticks):
            raise pygame.error("Invalid joystick device number")
        return self.sticks[device]

    def known(self, device: int) -> Mapping[str, str]:
        return self.sticks[device].elements

    def event(self, kind: int, **values: Any) -> None:
        self.joysticks.handle(pygame.event.Event(kind, **values))

    def button(self, instance: int, button: int, down: bool = True) -> None:
        kind = pygame.JOYBUTTONDOWN if down else pygame.JOYBUTTONUP
        self.event(kind, instance_id=instance, button=button)

    def axis(self, instance: int, axis: int, value: float) -> None:
        self.event(pygame.JOYAXISMOTION, instance_id=instance, axis=axis, value=value)

    def hat(self, instance: int, x: int, y: int) -> None:
        self.event(pygame.JOYHATMOTION, instance_id=instance, hat=0, value=(x, y))

    def remove(self, instance: int) -> None:
        self.event(pygame.JOYDEVICEREMOVED, instance_id=instance)

    @property
    def keys(self) -> list[str]:
        return sorted(self.presses.frame())


def test_the_usual_map() -> None:
    desk = Desk(Stick(7))
    desk.button(7, 0)
    desk.axis(7, 0, -1.0)
    desk.hat(7, 0, 1)
    assert desk.keys == ["pad1 fire", "pad1 left", "pad1 up"]
    desk.button(7, 0, down=False)
    desk.hat(7, 0, 0)
    desk.button(7, 9)
    desk.button(7, 4)  # not mapped: does nothing
    assert desk.keys == ["pad1 left", "pad1 start"]


def test_an_axis_trembling_at_its_threshold_is_one_press() -> None:
    desk = Desk(Stick(1))
    held = []
    for value in (0.4, 0.6, 0.45, 0.55, 0.31, 0.29, 0.45, -0.51):
        desk.axis(1, 1, value)
        held.append(desk.keys)
    down, up = ["pad1 down"], ["pad1 up"]
    assert held == [[], down, down, down, down, [], [], up]


def test_pads_are_numbered_by_first_use_and_keep_their_number() -> None:
    desk = Desk(Stick(1), Stick(2, "kind-b"))
    desk.button(2, 0)
    desk.button(1, 0)
    assert desk.keys == ["pad1 fire", "pad2 fire"]
    desk.remove(2)
    assert desk.show.told == [("pad lost", "pad1")]
    assert desk.keys == ["pad2 fire"]
    desk.sticks[1] = Stick(3, "kind-b")
    desk.event(pygame.JOYDEVICEADDED, device_index=1)
    desk.button(3, 1)
    assert desk.keys == ["pad1 back", "pad2 fire"]


def test_the_show_knows_how_many_are_plugged_in() -> None:
    desk = Desk(Stick(1), Stick(2))
    assert desk.show.plugged == 2
    desk.remove(2)
    assert desk.show.plugged == 1


def test_a_pad_that_was_never_used_is_not_missed() -> None:
    desk = Desk(Stick(1))
    desk.remove(1)
    assert desk.show.told == []


def test_doubled_announcements_change_nothing() -> None:
    desk = Desk(Stick(1))
    desk.button(1, 0)
    desk.event(pygame.JOYDEVICEADDED, device_index=0)
    desk.event(pygame.JOYDEVICEADDED, device_index=5)
    desk.remove(9)
    assert desk.keys == ["pad1 fire"]
    desk.remove(1)
    desk.remove(1)
    assert desk.keys == []
    assert desk.show.told == [("pad lost", "pad1")]


def test_a_map_for_a_kind_of_pad_replaces_the_usual_one() -> None:
    desk = Desk(Stick(1))
    desk.show.window_settings.pad_maps = {"kind-a": {"button 3": "fire", "axis 1 -": "back"}}
    desk.button(1, 3)
    desk.button(1, 0)
    desk.axis(1, 1, -1.0)
    assert desk.keys == ["pad1 back", "pad1 fire"]


def test_while_capturing_inputs_are_told_and_press_nothing() -> None:
    desk = Desk(Stick(1))
    desk.button(1, 0)
    assert desk.keys == ["pad1 fire"]
    desk.show.window_settings.capture = True
    desk.button(1, 0, down=False)
    desk.button(1, 5)
    desk.axis(1, 0, 0.9)
    desk.axis(1, 0, 0.8)
    desk.hat(1, -1, 0)
    assert desk.keys == []
    assert desk.show.told == [("raw", "kind-a", "A stick", source) for source in ("button 5", "axis 0 +", "hat 0 left")]


def test_a_trigger_at_rest_is_not_a_press() -> None:
    desk = Desk(Stick(1, axes=(0.0, 0.0, -1.0)))
    desk.show.window_settings.capture = True
    desk.axis(1, 2, -0.95)
    desk.axis(1, 2, 0.7)
    assert desk.show.told == [("raw", "kind-a", "A stick", "axis 2 +")]


def test_a_pad_whose_cross_is_buttons() -> None:
    desk = Desk(Stick(1, hats=0, buttons=16))
    desk.button(1, 13)
    desk.button(1, 6)
    assert desk.keys == ["pad1 left", "pad1 start"]


KNOWN = {"a": "b1", "b": "b2", "start": "b9", "leftshoulder": "b7", "dpup": "h0.1", "leftx": "a2", "lefty": "a3~"}


def test_a_pad_that_sdl_knows_has_its_buttons_where_they_are() -> None:
    desk = Desk(Stick(1, axes=(0.0,) * 4, elements=KNOWN))
    desk.button(1, 1)
    desk.button(1, 7)  # by the usual map Start, here a shoulder
    desk.axis(1, 0, -1.0)
    desk.axis(1, 2, -1.0)
    desk.axis(1, 3, -1.0)
    assert desk.keys == ["pad1 down", "pad1 fire", "pad1 left"]
    desk.button(1, 9)
    desk.button(1, 2)
    assert desk.keys == ["pad1 back", "pad1 down", "pad1 fire", "pad1 left", "pad1 start"]


def test_the_players_own_list_counts_for_more() -> None:
    guid = "030000005e0400008e02000014010000"
    mappings = ControllerMappings("linux")
    mappings.read([f"{guid},Mine,a:b5,start:b6,"])
    desk = Desk(Stick(1, guid, elements=KNOWN), Stick(2, elements=KNOWN), mappings=mappings)
    desk.button(1, 5)
    desk.button(1, 1)
    assert desk.keys == ["pad1 fire"]
    desk.button(2, 1)
    assert desk.keys == ["pad1 fire", "pad2 fire"]


def test_what_the_player_set_for_a_known_pad_goes_on_to_mean_the_same() -> None:
    desk = Desk(Stick(1, elements=KNOWN))
    desk.show.window_settings.pad_maps = {"kind-a": {"button 0": "fire", "hat 0 left": "start", "axis 0 -": "left"}}
    desk.button(1, 0)
    desk.hat(1, -1, 0)
    desk.axis(1, 0, -1.0)
    desk.button(1, 1)
    assert desk.keys == ["pad1 fire", "pad1 left", "pad1 start"]


def test_a_deaf_pad_releases_but_does_not_press() -> None:
    desk = Desk(Stick(1))
    desk.button(1, 0)
    desk.button(1, 1)
    assert desk.keys == ["pad1 back", "pad1 fire"]
    desk.pads.deaf = True
    desk.button(1, 0, down=False)
    desk.axis(1, 0, 1.0)
    assert desk.keys == ["pad1 back"]


@pytest.mark.parametrize("seed", range(3))
def test_no_storm_of_events_leaves_anything_stuck(seed: int) -> None:
    chance = random.Random(seed)
    desk = Desk()
    instances = range(6)
    pressed: set[str] = set()
    for _ in range(10_000):
        instance = chance.choice(instances)
        match chance.randrange(8):
            case 0:
                desk.sticks = [Stick(instance, f"kind-{instance % 3}") for _ in range(chance.randrange(2))]
                for _ in range(chance.randint(1, 2)):
                    desk.event(pygame.JOYDEVICEADDED, device_index=0)
            case 1 if chance.random() < 0.3:
                desk.remove(instance)
            case 2 | 3:
                desk.axis(instance, chance.randrange(4), chance.uniform(-1, 1))
            case 4:
                desk.hat(instance, chance.choice((-1, 0, 1)), chance.choice((-1, 0, 1)))
            case 5 if chance.random() < 0.1:
                desk.pads.deaf = not desk.pads.deaf
            case 6 if chance.random() < 0.2:
                pressed.update(desk.keys)
            case _:
                desk.button(instance, chance.randrange(12), chance.random() < 0.5)
    controls = ("left", "right", "up", "down", "fire", "back", "start")
    assert {f"pad1 {control}" for control in controls} <= pressed
    assert pressed <= {f"pad{number} {control}" for number in range(1, 7) for control in controls}
    for instance in instances:
        for axis in range(4):
            desk.axis(instance, axis, 0.0)
        for button in range(12):
            desk.button(instance, button, down=False)
        if instance % 2:
            desk.hat(instance, 0, 0)
        else:
            desk.remove(instance)
    for _ in range(BACKLOG):
        desk.presses.frame()
    assert desk.keys == []
    assert ("pad lost", "pad1") in desk.show.told
