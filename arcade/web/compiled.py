"""Modules compiled by the very Python that runs them in a browser; this runs in it, under node.

Most of a plain start is the compiler's work. What is compiled here is believed without a look at its source (PEP 552),
which is left out but where the arcade shows its own listing.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from encodings import normalize_encoding
from encodings.aliases import aliases
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from marshal import dumps
from pathlib import Path

from arcade.web.archive import files_of, stored
from arcade.web.imports import modules, reached, strings

SOURCES, ARCADE, STDLIB = "sources.zip", "arcade.zip", "stdlib.zip"
"""What is to be compiled, and what comes of it and of the runtime's own library."""
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


def library(files: Mapping[str, bytes], folder: str, listed: str = "") -> dict[str, bytes]:
    """A library's files with its modules compiled; of those in `listed` the source stays beside them."""
    made: dict[str, bytes] = {}
    for path, data in sorted(files.items()):
        if not path.endswith(".py"):
            made[path] = data
        elif listed and path.startswith(listed):
            made[path] = data
            made[cache_from_source(path)] = compiled(data, f"{folder}/{path}")
        else:
            made[f"{path}c"] = compiled(data, f"{folder}/{path}")
    return made


def needed(ours: Mapping[str, bytes], stdlib: Mapping[str, bytes], started: Iterable[str]) -> set[str]:
    """The names of the library's modules that the arcade can reach, and those that were there when Python had started.

    What the library imports only when a function is called is followed for modules that the arcade itself imports:
    behind the others stands what no game comes to, from mail to debuggers. No text's encoding is imported by name: what
    is named in a text of a module is one that it may ask for.
    """
    own, theirs = modules(ours), modules(stdlib)
    _, outside = reached(own, ours.__getitem__, own, lambda _: True)
    roots = {*outside, *started, *encodings(ours[module.path] for module in own.values())} & theirs.keys()
    found, _ = reached(theirs, stdlib.__getitem__, roots, outside.__contains__)
    texts = (stdlib[theirs[name].path] for name in found if not name.startswith(CODECS))
    return found | {*encodings(texts)} & theirs.keys()


def encodings(texts: Iterable[bytes]) -> Iterator[str]:
    """The modules, if there are such, of the encodings that are named in some modules."""
    for text in texts:
        for word in strings(text):
            name = normalize_encoding(word.lower()) if word.isascii() else ""
            yield f"{CODECS}{aliases.get(name, name)}"


def make(work: Path, started: Iterable[str]) -> None:
    """Compile the archive of sources in a folder and the runtime's own library, into two archives beside it."""
    ours = files_of((work / SOURCES).read_bytes())
    (work / ARCADE).write_bytes(stored(library(ours, "/robac", LISTED)))
    home = next(path for path in sys.path if path.endswith(".zip"))
    theirs = files_of(Path(home).read_bytes())
    names = needed(ours, theirs, started)
    paths = {module.path for name, module in modules(theirs).items() if name in names}
    (work / STDLIB).write_bytes(stored(library({path: theirs[path] for path in paths}, home)))
