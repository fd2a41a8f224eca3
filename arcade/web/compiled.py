"""Modules compiled by the very Python that runs them in a browser; this runs in it, under node.

Most of a plain start is the compiler's work. What is compiled here is believed without a look at its source (PEP 552),
which is left out but where the arcade shows its own listing.
"""

import json
import sys
from collections.abc import Iterable, Mapping
from encodings import normalize_encoding
from encodings.aliases import aliases
from functools import cache
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from marshal import dumps
from pathlib import Path

from arcade.web.archive import files_of, stored
from arcade.web.imports import Module, module, paths, reached

SOURCES = "sources.zip"
"""What is to be compiled."""
ASKED = "asked.json"
"""What it asks of the library."""
ARCADE = "arcade.zip"
"""What comes of the sources."""
STDLIB = "stdlib.zip"
"""What comes of the library."""
FOLDER = "/robac"
"""Where the arcade is unpacked in the runtime's memory."""
LISTED = "arcade/games/techniques/"
"""Modules that show their own listing."""
BARE = 2
"""Without assertions and docstrings."""
CODECS = "encodings."
UNCHECKED = (0b01).to_bytes(4, "little")


def compiled(source: bytes, path: str) -> bytes:
    """A module's file of compiled code; `path` is told in tracebacks."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=BARE)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + dumps(code)


def library(files: Mapping[str, bytes], folder: str) -> dict[str, bytes]:
    """A library's files with its modules compiled; of those in `LISTED` the source stays beside them."""
    made: dict[str, bytes] = {}
    for path, data in sorted(files.items()):
        if not path.endswith(".py"):
            made[path] = data
        elif path.startswith(LISTED):
            made[path] = data
            made[cache_from_source(path)] = compiled(data, f"{folder}/{path}")
        else:
            made[f"{path}c"] = compiled(data, f"{folder}/{path}")
    return made


def needed(
    stdlib: Mapping[str, bytes], imports: Iterable[str], texts: Iterable[str], started: Iterable[str]
) -> set[str]:
    """The paths of the library's modules that are reached from `imports`, some of which are its modules, or `started`.

    What the library imports only when a function is called is followed for modules of `imports`: behind the others
    stands what no game comes to, from mail to debuggers. No encoding is imported by its name: one that is named among
    the `texts`, or in a module that was found, may be asked for.
    """
    known, direct = paths(stdlib), frozenset(imports)

    @cache
    def read(name: str) -> Module:
        return module(name, known[name], stdlib[known[name]])

    found, _ = reached(known, read, direct.union(started) & known.keys(), direct.__contains__)
    named = {text for name, one in found.items() if not name.startswith(CODECS) for text in one.texts}
    encodings = {encoding(text) for text in named.union(texts)} & known.keys()
    found, _ = reached(known, read, encodings.union(found), direct.__contains__)
    return {known[name] for name in found}


def encoding(text: str) -> str:
    """The module of the encoding of that name, if there is one."""
    name = normalize_encoding(text.lower()) if text.isascii() else ""
    return f"{CODECS}{aliases.get(name, name)}"


def make(work: Path, started: Iterable[str]) -> None:
    """Compile the archive of sources in a folder and the runtime's own library, into two archives beside it.

    `started` are the modules that were there when Python had started.
    """
    asked = json.loads((work / ASKED).read_bytes())
    (work / ARCADE).write_bytes(stored(library(files_of((work / SOURCES).read_bytes()), FOLDER)))
    home = next(path for path in sys.path if path.endswith(".zip"))
    theirs = files_of(Path(home).read_bytes())
    wanted = needed(theirs, asked["imports"], asked["texts"], started)
    (work / STDLIB).write_bytes(stored(library({path: theirs[path] for path in wanted}, home)))
