"""How to get into a leaderboard: an address and a secret, in a file that nobody else on the computer can read."""

import json
import os
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from pathlib import Path
from uuid import UUID

from arcade.cabinet.formats.whole_files import FileError, as_text, open_to_others, read_file, write_whole
from arcade.cabinet.storage.leaderboard_tables import CABINET_LENGTH
from arcade.cabinet.user_error import UserError
from arcade.leaderboard import strings

LARGEST = 10_000
"""Bytes of a pass."""
NOBODY = UUID(int=0)


class Kind(StrEnum):
    """What a pass lets its holder do."""

    OPERATOR = "operator"
    CABINET = "cabinet"
    VERIFIER = "verifier"
    BOARD = "board"


class CredentialsError(UserError):
    """A pass that cannot be used; the message is one sentence without its secret."""


@dataclass(frozen=True)
class Credentials:
    """`address` is what psycopg connects to, a URL or words, with the secret if there is one."""

    kind: Kind
    address: str = field(repr=False)
    name: str = ""
    """What the cabinet is called, empty for the other kinds."""
    number: UUID = NOBODY
    """The cabinet's own."""

    def text(self) -> str:
        """What its file holds."""
        return json.dumps({"hall": 1, **asdict(self), "number": str(self.number)}, ensure_ascii=False) + "\n"


def parsed(text: str) -> Credentials:
    """What `text` has made; raises PassError for anything else."""
    if not text.strip():
        raise CredentialsError(strings.NO_CREDENTIALS_CAME)
    try:
        found = json.loads(text)
        kind, address, name = Kind(found["kind"]), found["address"], found["name"]
        texts = isinstance(address, str) and isinstance(name, str)
        if found["hall"] != 1 or not texts or len(name) > CABINET_LENGTH:
            raise CredentialsError(strings.NO_CREDENTIALS)
        return Credentials(kind, address, name, UUID(found["number"]))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise CredentialsError(strings.NO_CREDENTIALS) from None


def place(folder: Path, kind: Kind) -> Path:
    """Where a pass is kept."""
    return folder / f"hall-{kind}.json"


def keep(folder: Path, known: Credentials) -> None:
    """Keep a pass in a folder in place of one of the same kind; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(place(folder, known.kind), known.text().encode(), private=True)


def kept(folder: Path, kind: Kind) -> Credentials | None:
    """The pass of a kind that a folder keeps; raises PassError for one that others can read, or that is none."""
    path = place(folder, kind)
    if not os.path.lexists(path):
        return None
    return from_file(path, kind)


def from_file(path: Path, kind: Kind | None = None) -> Credentials:
    """The pass in a file, which must be of this kind if one is named; raises PassError."""
    try:
        text = as_text(read_file(path, LARGEST))
    except FileError as error:
        raise CredentialsError(strings.UNREAD_CREDENTIALS, file=path, reason=error.words) from None
    if open_to_others(path):
        raise CredentialsError(strings.OPEN_CREDENTIALS, file=path)
    try:
        found = parsed(text)
    except CredentialsError:
        raise CredentialsError(strings.NO_CREDENTIALS_IN, file=path) from None
    if kind is not None and found.kind is not kind:
        raise CredentialsError(strings.OTHER_CREDENTIALS, file=path, kind=kind)
    return found
