"""``python -m arcade``: the same as the console script."""

import sys

from arcade.cli import main

sys.exit(main())
