"""Changes that bytes changed at random would hardly ever come to: inside JSON, an archive, a packed picture.

Each takes an input, a source of chance, and `scramble`, which changes bytes at random and gives so many at most.
"""

import json
import sqlite3
import struct
import zlib
from collections.abc import Callable
from contextlib import closing, suppress
from hashlib import sha256
from random import Random
from typing import Any

from arcade.cabinet.formats.bundle import MAGIC, BundleError, pack, unpack
from arcade.cabinet.formats.png import SIGNATURE
from arcade.cabinet.storage.database_file import StoreError, open_bytes
from arcade.cabinet.storage.packing import PackingError, unpack_text
from arcade.cabinet.storage.packing import pack as pack_text
from arcade.cabinet.storage.schema import MIGRATIONS
from arcade.cabinet.storage.sql import tables_of

Scramble = Callable[[bytes, int], bytes]
Mutator = Callable[[bytes, Random, Scramble], bytes]
ROOM = 4_096
"""Bytes that a changed part may have."""
VALUES: tuple[object, ...] = (
    None, True, False, 0, 1, -1, 2, 99, 100, 5_000_000, 5_000_001, 2**63 - 1, 2**63, -(2**63), 2**64 - 1, 2**64, 2**300,
    "", "a", "won", "ș", "\ud800", "\0", "\x1b[2J", "x" * 100, "x" * 101, [], {}, [[]], {"": None}, 0.5, [1, [2]],
)  # fmt: skip
"""What stands at the edge of something."""
CELLS: tuple[object, ...] = (
    None, 0, 1, -1, 2, 99, 100, 2**63 - 1, -(2**63), "", "a", "won", "ș", "\0", "\x1b[2J", "x" * 101, 0.5, b"", b"\xff",
)  # fmt: skip
"""The same for a database."""


def json_lines(data: bytes, chance: Random, scramble: Scramble) -> bytes:
    """JSON texts, one a line."""
    lines = data.split(b"\n")
    at = chance.randrange(len(lines))
    try:
        changed = json.dumps(_changed(json.loads(lines[at]), chance, scramble), separators=(",", ":"))
    except (ValueError, RecursionError):
        return scramble(data, 2 * len(data) + ROOM)
    lines[at] = changed.encode()
    if chance.random() < 0.05:
        lines.append(lines[at])
    return b"\n".join(lines)


def _changed(value: Any, chance: Random, scramble: Scramble) -> object:
    """A value of JSON, changed in one place."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        name = chance.choice(list(value))
        match chance.randrange(12):
            case 0:
                return {other: item for other, item in value.items() if other != name}
            case 1:
                return value | {name + "x": value[name]}
        return value | {name: _changed(value[name], chance, scramble)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        match chance.randrange(12):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                return value[: at + 1] + value[at:]
            case 2:
                return value[::-1]
        return [*value[:at], _changed(value[at], chance, scramble), *value[at + 1 :]]
    if isinstance(value, str) and chance.random() < 0.5:
        return scramble(value.encode("utf-8", "replace"), ROOM).decode("utf-8", "replace")
    if type(value) is int and chance.random() < 0.5:
        return value + chance.choice((-1, 1, 50, -50))
    return chance.choice(VALUES)


def everything(data: bytes, chance: Random, scramble: Scramble) -> bytes:
    """An archive of everything: a cell of its database, a run in it, or one of its files."""
    try:
        bundle = unpack(data)
    except BundleError:
        return scramble(data, len(data) + ROOM)
    database, files = bundle.database, dict(bundle.files)
    if files and chance.random() < 0.1:
        name = chance.choice(sorted(files))
        part = files.pop(name)
        renamed = scramble(name.encode(), len(name) + 8).decode("utf-8", "replace")
        files[renamed if chance.random() < 0.5 else name] = scramble(part, ROOM)
    elif chance.random() < 0.1:
        database = scramble(database, len(database))
    else:
        with suppress(StoreError, sqlite3.Error, UnicodeError, OverflowError):
            database = _with_other_cell(database, chance, scramble)
    if not database.startswith(MAGIC):
        return database
    packed = database if bundle.alone else pack(database, files)
    return scramble(packed, len(packed)) if chance.random() < 0.02 else packed


def _with_other_cell(database: bytes, chance: Random, scramble: Scramble) -> bytes:
    """A database with another value in one place. Raises StoreError, sqlite3.Error or ValueError."""
    with closing(open_bytes(database, MIGRATIONS)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        table = chance.choice(tables_of(connection))
        found = connection.execute(f"SELECT * FROM {table} ORDER BY 1 LIMIT 50")
        names = [column[0] for column in found.description]
        rows = found.fetchall()
        if not rows or chance.random() < 0.03:
            places = ", ".join("?" * len(names))
            values = [chance.choice(CELLS) for _ in names]
            connection.execute(f"INSERT OR IGNORE INTO {table} VALUES ({places})", values)
        else:
            row, at = chance.choice(rows), chance.randrange(len(names))
            value = _other_cell(names[at], row[at], chance, scramble)
            same = " AND ".join(f"{name} IS ?" for name in names)
            connection.execute(f"UPDATE OR REPLACE {table} SET {names[at]} = ? WHERE {same}", (value, *row))
            if table == "replays" and names[at] == "body":  # under the name that it now has
                with suppress(PackingError):
                    name = sha256(unpack_text(value).encode()).hexdigest()
                    before = row[names.index("id")]
                    connection.execute("UPDATE replays SET id = ? WHERE id = ?", (name, before))
                    connection.execute("UPDATE scores SET replay = ? WHERE replay = ?", (name, before))
        return connection.serialize()


def _other_cell(name: str, value: Any, chance: Random, scramble: Scramble) -> Any:
    """Another value for a column: of the same kind and content more often than not."""
    if chance.random() < 0.25:
        return chance.choice(CELLS)
    if isinstance(value, bytes):
        try:
            return pack_text(json_lines(unpack_text(value).encode(), chance, scramble).decode("utf-8", "replace"))
        except PackingError:
            return scramble(value, ROOM)
    if isinstance(value, str):
        changed = json_lines if name == "value" else lambda data, *_: scramble(data, ROOM)
        return changed(value.encode("utf-8", "replace"), chance, scramble).decode("utf-8", "replace")
    return value + chance.choice((-1, 1, 100)) if isinstance(value, int) else value


def picture(data: bytes, chance: Random, scramble: Scramble) -> bytes:
    """A PNG file: what one of its chunks holds, unpacked where it is packed, under a sum that fits."""
    found = list(_chunks(data))
    if not found or chance.random() < 0.1:
        return scramble(data, len(data) + ROOM)
    at = chance.randrange(len(found))
    kind, held = found[at]
    match chance.randrange(8):
        case 0:
            found.append(found[at])
        case 1:
            del found[at]
        case 2:
            found[at] = scramble(kind, 4).ljust(4, b"x"), held
        case _ if kind == b"IDAT":
            try:
                rows = zlib.decompressobj().decompress(held, 1_000_000)
            except zlib.error:
                rows = b""
            found[at] = kind, zlib.compress(scramble(rows, len(rows) + 64), 1)
        case _:
            found[at] = kind, scramble(held, len(held) + 64)
    parts = (
        struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held)) for kind, held in found
    )
    return SIGNATURE + b"".join(parts)


def _chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    found: list[tuple[bytes, bytes]] = []
    place = len(SIGNATURE)
    while place + 12 <= len(data):
        (size,) = struct.unpack_from(">I", data, place)
        found.append((data[place + 4 : place + 8], data[place + 8 : place + 8 + size]))
        place += 12 + size
    return found


MUTATORS: dict[str, Mutator] = {"replays": json_lines, "archives": everything, "png": picture}
"""By the target's name; the others are changed as bytes."""
