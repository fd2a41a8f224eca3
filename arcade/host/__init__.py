"""The player's computer: window, loudspeaker, keyboard and joysticks. The only pygame and the only numpy."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# No matrix here is worth a thread of its own, and to begin with some takes as long as the rest of numpy.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# On a Windows desktop enlarged to 150 %, say, a machine's pixels are still to be whole pixels of the screen.
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
