"""What pygame tells of joysticks and game pads. Devices come and go by instance id, announced twice or not at all."""

from collections.abc import Callable
from typing import Protocol

import pygame

from arcade.console.key_edges import KeyEdges
from arcade.console.pad_maps import CROSS_OF_BUTTONS, TRIGGER_REST, USUAL
from arcade.console.pads import Pad, Pads
from arcade.console.show import Show


class Joystick(Protocol):
    """The part of pygame.joystick.Joystick that is used."""

    def get_instance_id(self) -> int: ...
    def get_guid(self) -> str: ...
    def get_name(self) -> str: ...
    def get_numaxes(self) -> int: ...
    def get_numhats(self) -> int: ...
    def get_numbuttons(self) -> int: ...
    def get_axis(self, axis_number: int, /) -> float: ...


class Joysticks:
    """All joysticks that pygame knows."""

    def __init__(
        self, presses: KeyEdges, show: Show, open_device: Callable[[int], Joystick] = pygame.joystick.Joystick
    ) -> None:
        """Keys go to `presses`; losses, and raw input while capturing, to `show`."""
        self.pads = Pads(presses, show)
        self._open = open_device
        self._joysticks: dict[int, Joystick] = {}
        """Those that are open: one that nobody holds any more is closed and tells nothing."""

    def handle(self, event: pygame.event.Event) -> None:
        """Follow an event; those of other things or of unknown devices do nothing."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._add(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self.pads.remove(event.instance_id)
                self._joysticks.pop(event.instance_id, None)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
                self.pads.button(event.instance_id, event.button, event.type == pygame.JOYBUTTONDOWN)
            case pygame.JOYAXISMOTION:
                self.pads.axis(event.instance_id, event.axis, event.value)
            case pygame.JOYHATMOTION:
                self.pads.hat(event.instance_id, event.hat, *event.value)

    def _add(self, device: int) -> None:
        try:
            joystick = self._open(device)
            instance = joystick.get_instance_id()
            if instance in self.pads:
                return
            axes = range(joystick.get_numaxes())
            buttons = joystick.get_numhats() == 0 and joystick.get_numbuttons() > 14
            pad = Pad(
                joystick.get_guid(),
                joystick.get_name(),
                CROSS_OF_BUTTONS if buttons else USUAL,
                frozenset(axis for axis in axes if joystick.get_axis(axis) < TRIGGER_REST),
            )
        except pygame.error:
            return  # gone again before it could be opened
        self._joysticks[instance] = joystick
        self.pads.add(instance, pad)
