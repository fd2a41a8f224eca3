"""A recorded run as plain, versioned, size-limited data: what it started from, every key, and what came of it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from arcade import __version__
from arcade.cabinet.formats.whole_files import FileError, read_file, reason, write_whole
from arcade.cabinet.replays import strings
from arcade.cabinet.replays.fields import TEXT_LIMIT, ReplayError, entries, line, parse, record, whole
from arcade.cabinet.replays.key_log import KeyLog, PlainRuns
from arcade.cabinet.replays.parts import (
    FRAMES,
    INTEGER,
    SETUP,
    read_fingerprints,
    read_keys,
    read_results,
    read_setup,
    read_thoughts,
)
from arcade.machine.font import Font
from arcade.toolkit.contract.program import Result, Setup, Thought

__all__ = ["Replay", "ReplayError"]

FORMAT = "robac-arcade replay"
VERSION = 2
"""Format 1 did not note whether a game was helped; it is still read."""
GROWING = ("keys", "thoughts", "fingerprints", "results")
FIELDS = ("format", "version", "arcade", "font", "setup", *GROWING)


@dataclass(frozen=True)
class Replay:
    """A run: with `setup` and `keys` it can be played again; the rest shortens or proves it."""

    setup: Setup
    keys: KeyLog
    thoughts: tuple[Thought, ...] = ()
    fingerprints: tuple[tuple[int, str], ...] = ()
    """Frame and fingerprint, rising."""
    results: tuple[Result, ...] = ()
    font: str = ""
    """Which letters a player put in place of the built-in ones; empty for the built-in."""
    arcade: str = __version__
    """The version of the arcade that recorded it."""

    def to_text(self) -> str:
        """The replay as JSON. Raises ReplayError when `from_text` would refuse it, a run of too many frames say."""
        setup = self.setup
        document = {
            "format": FORMAT,
            "version": VERSION,
            "arcade": self.arcade,
            "font": self.font,
            "setup": {name: getattr(setup, name) for name in SETUP},
            **growing(self.keys.plain(), self.thoughts, self.fingerprints, self.results),
        }
        _read(document)
        text = json.dumps(document, separators=(",", ":"))
        if len(text) > TEXT_LIMIT:
            raise ReplayError(strings.TOO_LONG, limit=TEXT_LIMIT)
        return text

    @staticmethod
    def from_text(text: str, more: Sequence[str] = ()) -> "Replay":
        """The replay that `to_text` wrote, and what was added to it (see journal.py).

        Any other text raises ReplayError with the reason.
        """
        document = parse(text)
        if more and isinstance(document, dict):
            grown = {field: list(entries(document.get(field), field, FRAMES)) for field in GROWING}
            for part in more:
                added = record(parse(part), "replay", GROWING)
                for field, values in grown.items():
                    values += entries(added[field], field, FRAMES)
            document |= grown
        return _read(document)

    def save(self, path: Path) -> None:
        """Write a replay file; after a crash the old file or the new one is there. Raises ReplayError."""
        text = self.to_text()
        try:
            write_whole(path, text.encode())
        except OSError as error:
            raise ReplayError(strings.UNWRITABLE, name=path.name, reason=reason(error)) from error

    @staticmethod
    def load(path: Path) -> "Replay":
        """Read a replay file. Raises ReplayError when it cannot be read or is no replay."""
        try:
            data = read_file(path, TEXT_LIMIT)
        except FileError as error:
            raise ReplayError(strings.UNREADABLE, name=path.name, reason=error.words) from error
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise ReplayError(strings.NOT_A_REPLAY) from None
        return Replay.from_text(text)


def growing(
    keys: PlainRuns,
    thoughts: Sequence[Thought],
    fingerprints: Sequence[tuple[int, str]],
    results: Sequence[Result],
) -> dict[str, object]:
    """What grows while a run is played, as it stands in a replay's text."""
    return {
        "keys": keys,
        "thoughts": [(thought.answer, thought.frames) for thought in thoughts],
        "fingerprints": tuple(fingerprints),
        "results": [(result.frame, result.outcome, result.score, result.assisted) for result in results],
    }


def _read(document: object) -> Replay:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise ReplayError(strings.NOT_A_REPLAY)
    # The version comes before the fields, for another version may have other fields.
    version = whole(document.get("version"), "version", 1, INTEGER)
    if version > VERSION:
        raise ReplayError(strings.OTHER_FORMAT, found=version, known=VERSION)
    fields = record(document, "replay", FIELDS)
    keys = read_keys(fields["keys"])
    return Replay(
        setup=read_setup(fields["setup"]),
        keys=keys,
        thoughts=read_thoughts(fields["thoughts"]),
        fingerprints=read_fingerprints(fields["fingerprints"], keys.frames),
        results=read_results(fields["results"], keys.frames, version),
        font=line(fields["font"], "font", 80),
        arcade=line(fields["arcade"], "arcade", 40),
    )


def font_name(font: Font | None) -> str:
    """How a replay names the letters it was played with; empty for the built-in ones."""
    return "" if font is None else font.name
