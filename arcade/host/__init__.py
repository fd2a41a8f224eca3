"""The player's computer: window, loudspeaker, keyboard and joysticks. The only pygame and the only numpy."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
