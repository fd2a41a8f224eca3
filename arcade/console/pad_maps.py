"""What the inputs of joysticks and game pads do while the player has chosen nothing else."""

from collections.abc import Mapping

PRESSED = 0.5
RELEASED = 0.3
"""An axis counts as pressed beyond the first and until it is back within the second."""
TRIGGER_REST = -0.9
"""An axis that rests below this is a trigger; only its positive half is an input."""

USUAL: Mapping[str, str] = {
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
AXES_AND_HAT = {source: control for source, control in USUAL.items() if not source.startswith("button")}
CROSS_OF_BUTTONS: Mapping[str, str] = {
    **AXES_AND_HAT,
    "button 0": "fire",
    "button 1": "back",
    "button 6": "start",
    "button 11": "up",
    "button 12": "down",
    "button 13": "left",
    "button 14": "right",
}
"""The same for pads without a hat and with 15 buttons or more: SDL numbers those of several makers so."""
STANDARD: Mapping[str, str] = {
    **AXES_AND_HAT,
    "button 0": "fire",
    "button 1": "back",
    "button 9": "start",
    "button 12": "up",
    "button 13": "down",
    "button 14": "left",
    "button 15": "right",
}
"""The same for pads that a browser knows: the W3C's standard gamepad."""
