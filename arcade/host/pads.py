"""Joysticks and game pads: their events to keys such as "pad1 left".

Devices come and go by instance id, announced twice or not at all; settings belong to a kind of pad (its GUID). A pad
gets its number when it is first used, and the same one when it comes back.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from arcade.host.key_edges import KeyEdges
from arcade.host.protocol import Show

PRESSED = 0.5
RELEASED = 0.3
"""An axis counts as pressed beyond the first and until it is back within the second."""
TRIGGER_REST = -0.9
"""An axis that rests below this is a trigger; only its positive half is an input."""

USUAL = {
    "axis 0 -": "left",
    "axis 0 +": "right",
    "axis 1 -": "up",
    "axis 1 +": "down",
    "hat 0 left": "left",
    "hat 0 right": "right",
    "hat 0 up": "up",
    "hat 0 down": "down",
    "button 0": "fire",
    "button 1": "back",
    "button 7": "start",
    "button 9": "start",
}
"""What a pad does of which nothing else is known."""
CROSS_OF_BUTTONS = {source: control for source, control in USUAL.items() if not source.startswith("button")} | {
    "button 0": "fire",
    "button 1": "back",
    "button 6": "start",
    "button 11": "up",
    "button 12": "down",
    "button 13": "left",
    "button 14": "right",
}
"""The same for pads without a hat and with 15 buttons or more: SDL numbers those of several makers so."""


class Joystick(Protocol):
    """The part of pygame.joystick.Joystick that is used."""

    def get_instance_id(self) -> int: ...
    def get_guid(self) -> str: ...
    def get_name(self) -> str: ...
    def get_numaxes(self) -> int: ...
    def get_numhats(self) -> int: ...
    def get_numbuttons(self) -> int: ...
    def get_axis(self, axis_number: int, /) -> float: ...


@dataclass
class _Pad:
    joystick: Joystick
    guid: str
    name: str
    usual: dict[str, str]
    triggers: frozenset[int]
    number: int = 0  # 0 until the first use
    down: set[str] = field(default_factory=set)


class Pads:
    """All pads that are plugged in."""

    def __init__(
        self, presses: KeyEdges, show: Show, open_device: Callable[[int], Joystick] = pygame.joystick.Joystick
    ) -> None:
        """Keys go to `presses`; losses, and raw input while capturing, to `show`."""
        self._presses = presses
        self._show = show
        self._open = open_device
        self._pads: dict[int, _Pad] = {}
        self._numbers: dict[str, int] = {}
        self.deaf = False
        """Whether presses are ignored: while another window has the keyboard."""

    def handle(self, event: pygame.event.Event) -> None:
        """Follow an event; those of other things or of unknown devices do nothing."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
            return
        pad = self._pads.get(getattr(event, "instance_id", -1))
        if pad is None:
            return
        match event.type:
            case pygame.JOYDEVICEREMOVED:
                self._remove(event.instance_id, pad)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
                self._set(event.instance_id, pad, f"button {event.button}", event.type == pygame.JOYBUTTONDOWN)
            case pygame.JOYAXISMOTION:
                self._move(event.instance_id, pad, event.axis, event.value)
            case pygame.JOYHATMOTION:
                x, y = event.value
                for direction, pressed in (("left", x < 0), ("right", x > 0), ("up", y > 0), ("down", y < 0)):
                    self._set(event.instance_id, pad, f"hat {event.hat} {direction}", pressed)

    def release_all(self) -> None:
        """Forget what is down, when all keys are released."""
        for pad in self._pads.values():
            pad.down.clear()

    def _add(self, device: int) -> None:
        try:
            joystick = self._open(device)
            instance = joystick.get_instance_id()
            if instance in self._pads:
                return
            axes = range(joystick.get_numaxes())
            buttons = joystick.get_numhats() == 0 and joystick.get_numbuttons() > 14
            self._pads[instance] = _Pad(
                joystick,
                joystick.get_guid(),
                joystick.get_name(),
                CROSS_OF_BUTTONS if buttons else USUAL,
                frozenset(axis for axis in axes if joystick.get_axis(axis) < TRIGGER_REST),
            )
        except pygame.error:
            return  # gone again before it could be opened
        self._show.pads(len(self._pads))

    def _remove(self, instance: int, pad: _Pad) -> None:
        for source in sorted(pad.down):
            self._presses.release((instance, source))
        del self._pads[instance]
        self._show.pads(len(self._pads))
        if pad.number:
            self._show.pad_lost(f"pad{pad.number}")

    def _move(self, instance: int, pad: _Pad, axis: int, value: float) -> None:
        for sign, far in (("-", -value), ("+", value)):
            source = f"axis {axis} {sign}"
            if sign == "-" and axis in pad.triggers:
                continue
            self._set(instance, pad, source, far > (RELEASED if source in pad.down else PRESSED))

    def _set(self, instance: int, pad: _Pad, source: str, pressed: bool) -> None:
        if pressed == (source in pad.down):
            return
        if not pressed:
            pad.down.discard(source)
            self._presses.release((instance, source))
        elif not self.deaf:
            pad.down.add(source)
            wishes = self._show.wishes
            if wishes.capture:
                self._show.raw(pad.guid, pad.name, source)
            elif control := wishes.pad_maps.get(pad.guid, pad.usual).get(source):
                pad.number = pad.number or self._number(pad.guid)
                self._presses.press((instance, source), f"pad{pad.number} {control}")

    def _number(self, guid: str) -> int:
        taken = {pad.number for pad in self._pads.values()}
        wanted = self._numbers.get(guid, 0)
        if not wanted or wanted in taken:
            wanted = next(number for number in range(1, len(taken) + 2) if number not in taken)
        self._numbers[guid] = wanted
        return wanted
