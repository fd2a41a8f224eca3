"""What the host plays: a show gives a machine for every frame and is told what happens to the window and the pads.

The cabinet fits these protocols without importing them: names and types are all that counts. Everything the player can
change lives in the show; the host reads the window settings before each frame and follows them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from arcade.console.controller_mappings import ControllerMappings
from arcade.machine.hosting import Hands, Notice
from arcade.machine.keyboard import Keys
from arcade.machine.machine import Machine


class WindowSettings(Protocol):
    """What the player wants of the host now; the names are in arcade.machine.hosting.

    An unknown look, scaling, phosphor or choice of sounds counts as the first of its list.
    """

    @property
    def look(self) -> str: ...

    @property
    def scaling(self) -> str: ...

    @property
    def phosphor(self) -> str: ...

    @property
    def volume(self) -> int: ...

    @property
    def mute(self) -> bool: ...

    @property
    def sounds(self) -> str: ...

    @property
    def play_music(self) -> bool: ...

    @property
    def fullscreen(self) -> bool: ...

    @property
    def capture(self) -> bool:
        """While true, pads give no keys: what is pressed on them goes to `Show.raw` instead."""

    @property
    def pad_maps(self) -> Mapping[str, Mapping[str, str]]:
        """For each kind of pad (its GUID) the control of each input: "button 3" or "axis 1 -" or "hat 0 up" -> "fire".

        A kind that is not listed has the map that is known of it, or the usual one (see pad_maps.USUAL); an input that
        is not listed does nothing.
        A control "fire" becomes the key "pad1 fire".
        """


class Shown(Protocol):
    """What pictures in a window belong to."""

    @property
    def window_settings(self) -> WindowSettings: ...

    def screen(self, width: int, height: int) -> None:
        """Pictures are shown on so many pixels from now on: a show may give a machine of another shape."""

    def notice(self, notice: Notice) -> None:
        """The host found something out; it may say so more than once."""


class Show(Shown, Protocol):
    """A run of pictures. The calls come from one thread, never one within another."""

    @property
    def hands(self) -> Hands:
        """What a host with nothing but a screen to touch is to offer now; the same object while nothing changes."""

    def touched(self, finger: bool) -> None:
        """The player uses a finger from now on, and the host offers `hands`; or keys, a pad or a mouse again."""

    def frame(self, keys: Keys) -> Machine | None:
        """Run one frame in which `keys` are held; give the machine to show and hear, or None to end.

        The next call comes a frame of that machine later (its FRAME / CLOCK seconds). It may be another machine each
        time. The host takes the speaker's edges up to the end of the machine's latest frame; when that frame is the
        one it already heard, there is silence.
        """

    def focus(self, lost: bool) -> None:
        """The window lost the keyboard (all keys are up now), or has it again."""

    def pads(self, count: int) -> None:
        """So many pads are plugged in from now on; none until this is called."""

    def pad_lost(self, name: str) -> None:
        """The pad that was "pad1" (or "pad2", ...) in the keys has gone; its keys are up."""

    def raw(self, guid: str, pad: str, source: str) -> None:
        """While capturing: `source` ("button 3", "axis 1 -", "hat 0 up") was pressed on a pad of kind `guid`."""

    def digit_row(self, sign: str, digit: str) -> str:
        """What a key of the digit row means now that types `sign` on the player's keyboard: that, or its digit."""

    def asked(self, order: str) -> None:
        """The player asked for "quit" (closed the window) or "fullscreen" (Alt+Enter).

        The show decides: it gives None from `frame`, or changes its settings.
        """


@dataclass(frozen=True)
class Options:
    """What is fixed for a whole run of the host."""

    title: str = "Robac Arcade"
    scale: int = 0
    """Screen pixels to a machine pixel in a window; 0 takes the largest that fits."""
    sound: bool = True
    sound_buffer: int = 512
    """Samples the sound device asks for at a time: a power of two; larger values cure crackle and delay the sound."""
    mappings: ControllerMappings | None = None
    """What the player's own lists say of pads; it counts for more than what the host knows of them."""
