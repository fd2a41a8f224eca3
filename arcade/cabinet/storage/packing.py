"""Values as the database stores them: replays compressed, plain values as JSON."""

import json
import zlib

from arcade.cabinet.replays.fields import TEXT_LIMIT
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage import strings
from arcade.cabinet.told import ToldError
from arcade.toolkit.plain import Plain, freeze


class PackingError(ToldError):
    """A stored value that cannot be read."""


def pack(text: str) -> bytes:
    """A replay's text, compressed."""
    return zlib.compress(text.encode())


def unpack(body: bytes) -> Replay:
    """The replay whose text was packed. Raises PackingError or ReplayError when there is none."""
    try:
        # Bounded, since a few damaged bytes could otherwise swell to any size.
        text = zlib.decompressobj().decompress(body, TEXT_LIMIT + 1).decode()
    except (zlib.error, UnicodeDecodeError):
        raise PackingError(strings.GARBLED_ENTRY) from None
    return Replay.from_text(text)


def to_json(value: Plain) -> str:
    """A plain value as JSON."""
    return json.dumps(value, separators=(",", ":"))


def from_json(text: str) -> Plain:
    """The plain value that was written as JSON. Raises PackingError when there is none."""
    try:
        return freeze(json.loads(text))
    except (ValueError, TypeError, RecursionError):
        raise PackingError(strings.GARBLED_ENTRY) from None
