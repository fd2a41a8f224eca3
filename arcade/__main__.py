"""``python -m arcade`` and the console script.

Before anything is imported Ctrl+C goes back to ending the process without a word: Python's own way would print where in
the imports it was.
"""

import signal
import sys

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from arcade.cli import main

if __name__ == "__main__":
    sys.exit(main())
