"""What pygame tells of joysticks and game pads. Devices come and go by instance id, announced twice or not at all.

SDL knows which input of a pad is which button (see console/controller_mappings.py). The events that are followed are
the joystick's own, so that whatever the player set for a kind of pad, input by input, goes on to mean the same.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Protocol

import pygame
from pygame._sdl2 import controller

from arcade.console.controller_mappings import ControllerMappings, controls
from arcade.console.key_edges import KeyEdges
from arcade.console.pad_maps import CROSS_OF_BUTTONS, TRIGGER_REST, USUAL
from arcade.console.pads import Pad, Pads
from arcade.console.show import Show


def start_joysticks() -> None:
    """Look for joysticks and pads. Raises pygame.error where the system has none to offer."""
    controller.init()
    pygame.joystick.init()


def known_to_sdl(device: int) -> Mapping[str, str]:
    """The elements of SDL's own mapping for the device at a place, see ControllerMapping; empty when it has none.

    What the environment names in SDL_GAMECONTROLLERCONFIG and SDL_GAMECONTROLLERCONFIG_FILE is among them.
    """
    with suppress(pygame.error):
        if controller.is_controller(device):
            return controller.Controller(device).get_mapping()
    return {}


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
        self,
        presses: KeyEdges,
        show: Show,
        open_device: Callable[[int], Joystick] = pygame.joystick.Joystick,
        mappings: ControllerMappings | None = None,
        known: Callable[[int], Mapping[str, str]] = known_to_sdl,
    ) -> None:
        """Keys go to `presses`; losses, and raw input while capturing, to `show`.

        What `mappings` say of a pad counts for more than what is `known` of the device at a place anyway.
        """
        self.pads = Pads(presses, show)
        self._open = open_device
        self._mappings = mappings
        self._known = known
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
            guid = joystick.get_guid()
            pad = Pad(
                guid,
                joystick.get_name(),
                self._mapped(device, guid) or (CROSS_OF_BUTTONS if buttons else USUAL),
                frozenset(axis for axis in axes if joystick.get_axis(axis) < TRIGGER_REST),
            )
        except pygame.error:
            return  # gone again before it could be opened
        self._joysticks[instance] = joystick
        self.pads.add(instance, pad)

    def _mapped(self, device: int, guid: str) -> Mapping[str, str]:
        """What the inputs of a pad do after its mapping; empty for one that nobody knows."""
        listed = self._mappings.elements(guid) if self._mappings is not None else {}
        return controls(listed or self._known(device))
