"""Joysticks and game pads: what is done with them becomes keys such as "pad1 left", whoever reads the devices.

A pad gets its number when it is first used, and the same one when it comes back. Settings belong to a kind of pad.
"""

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass, field

from arcade.console.key_edges import KeyEdges
from arcade.console.pad_maps import PRESSED, RELEASED
from arcade.console.show import Show

Device = Hashable
"""What tells one plugged-in pad from another."""


@dataclass
class Pad:
    """A pad that is plugged in."""

    guid: str
    """Its kind."""
    name: str
    usual: Mapping[str, str]
    """What its inputs do while the player has chosen nothing else."""
    triggers: Collection[int] = ()
    """Axes of which only the positive half is an input."""
    number: int = 0  # 0 until the first use
    down: set[str] = field(default_factory=set)


class Pads:
    """All pads that are plugged in."""

    def __init__(self, presses: KeyEdges, show: Show) -> None:
        """Keys go to `presses`; losses, and raw input while capturing, to `show`."""
        self._presses = presses
        self._show = show
        self._pads: dict[Device, Pad] = {}
        self._numbers: dict[str, int] = {}
        self.deaf = False
        """Whether presses are ignored: while another window has the keyboard."""

    def __contains__(self, device: Device) -> bool:
        return device in self._pads

    def add(self, device: Device, pad: Pad) -> None:
        """A pad was plugged in; nothing happens when it is there already."""
        if device not in self._pads:
            self._pads[device] = pad
            self._show.pads(len(self._pads))

    def remove(self, device: Device) -> None:
        """A pad has gone."""
        pad = self._pads.pop(device, None)
        if pad is None:
            return
        for source in sorted(pad.down):
            self._presses.release((device, source))
        self._show.pads(len(self._pads))
        if pad.number:
            self._show.pad_lost(f"pad{pad.number}")

    def button(self, device: Device, button: int, pressed: bool) -> None:
        """A button is down or up, counted from 0."""
        self._set(device, f"button {button}", pressed)

    def axis(self, device: Device, axis: int, value: float) -> None:
        """An axis stands somewhere between -1 and 1."""
        pad = self._pads.get(device)
        if pad is None:
            return
        for sign, far in (("-", -value), ("+", value)):
            source = f"axis {axis} {sign}"
            if sign == "+" or axis not in pad.triggers:
                self._set(device, source, far > (RELEASED if source in pad.down else PRESSED))

    def hat(self, device: Device, hat: int, x: int, y: int) -> None:
        """A hat points somewhere, right and up above 0."""
        for direction, pressed in (("left", x < 0), ("right", x > 0), ("up", y > 0), ("down", y < 0)):
            self._set(device, f"hat {hat} {direction}", pressed)

    def release_all(self) -> None:
        """Forget what is down, when all keys are released."""
        for pad in self._pads.values():
            pad.down.clear()

    def _set(self, device: Device, source: str, pressed: bool) -> None:
        pad = self._pads.get(device)
        if pad is None or pressed == (source in pad.down):
            return
        if not pressed:
            pad.down.discard(source)
            self._presses.release((device, source))
        elif not self.deaf:
            pad.down.add(source)
            window_settings = self._show.window_settings
            if window_settings.capture:
                self._show.raw(pad.guid, pad.name, source)
            elif control := window_settings.pad_maps.get(pad.guid, pad.usual).get(source):
                pad.number = pad.number or self._number(pad.guid)
                self._presses.press((device, source), f"pad{pad.number} {control}")

    def _number(self, guid: str) -> int:
        taken = {pad.number for pad in self._pads.values()}
        wanted = self._numbers.get(guid, 0)
        if not wanted or wanted in taken:
            wanted = next(number for number in range(1, len(taken) + 2) if number not in taken)
        self._numbers[guid] = wanted
        return wanted
