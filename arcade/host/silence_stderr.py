"""Libraries that write to stderr on their own: silenced while devices are opened, since we say what matters."""

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def silenced_stderr() -> Iterator[None]:
    """Send what C libraries write to stderr nowhere; Python's own messages must wait until afterwards."""
    try:
        kept = os.dup(2)
    except OSError:  # started without a stderr
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
