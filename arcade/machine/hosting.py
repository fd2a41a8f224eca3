"""What the cabinet and its host agree on, whichever host it is: names of what is told, set and shown."""

from dataclasses import dataclass
from enum import StrEnum

from arcade.machine.phosphors import PHOSPHORS
from arcade.machine.speaker import Kind


class Notice(StrEnum):
    """What a host found out and the player should know; the cabinet has a sentence for each."""

    NO_SOUND = "no-sound"
    """There is no sound device."""
    NO_FULLSCREEN = "no-fullscreen"
    """The display cannot show the whole screen: a window is shown."""
    SLOW_DISPLAY = "slow-display"
    """Large pictures take the computer too long: they are made simpler."""
    ANOTHER_WINDOW = "another-window"
    """The arcade is open in another window, which alone keeps anything."""
    NOT_KEPT = "not-kept"
    """What was to be kept was refused."""
    KEPT_AGAIN = "kept-again"
    """It is taken again, and so is what was refused before."""
    SEVEN_DAYS = "seven-days"
    """The browser forgets what it keeps for pages that nobody has come to for a week."""
    PRIVATE_WINDOW = "private-window"
    """The window seems to be private: what it keeps goes with it."""


@dataclass(frozen=True)
class Button:
    """Something that a finger can press: the key that it stands for, and its words in the player's language."""

    key: str
    label: str


@dataclass(frozen=True)
class Hands:
    """What a host without keys has to offer besides a stick and two buttons, and clicks on the picture."""

    choices: tuple[Button, ...] = ()
    """The answers to what is asked; of several keys that mean the same, one."""
    line: bool = False
    """Whether a line is typed."""
    extras: tuple[Button, ...] = ()
    """What else the game can do that no stick does: a hint, a move taken back."""
    playing: bool = False
    """Whether a game is being played, and can be paused."""
    language: str = "en"


LOOKS = ("sharp", "monitor", "tv", "aerial")
"""Bare pixels; a monitor; a colour television, wired directly or by its aerial. A machine shows what fits it."""
SCALINGS = ("whole", "fit")
"""Whole screen pixels to each machine pixel, or as large as the screen allows."""
TUBES = ("colour", *PHOSPHORS)
"""The machine's own colours, or a monitor of one colour."""
SOUNDS = ("both", "music", "effects")
"""What is heard: music, effects or both."""
TOUCH_SIDES = ("left", "right")
"""Where the stick stands of what a host draws for fingers; the buttons are on the other side."""
TOUCH_SIZES = ("small", "usual", "large")
TOUCH_OPACITIES = ("full", "half", "faint")
"""How large and how plain to see what a host draws for fingers is."""
LOUDEST = 10
"""The loudest volume; 0 is silence."""


def heard(sounds: str, music_in_play: bool) -> Kind:
    """The kinds of sound that are heard: one of SOUNDS, and whether music in play is among music."""
    music = Kind.MUSIC | Kind.PLAY if music_in_play else Kind.MUSIC
    return {"music": music, "effects": Kind.EFFECT}.get(sounds, music | Kind.EFFECT)
