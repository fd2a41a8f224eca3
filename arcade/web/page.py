"""What is written into the page's files when the folder is made: what the page may do, and what is kept offline."""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""Everything from the folder itself, nothing from elsewhere, no script but the files."""
PAGE, WORKER = "index.html", "sw.js"
DIGITS = 16
"""Of the build's hash."""
_BEFORE = '<meta charset="utf-8" />\n'
_UNREAD = "<noscript></noscript>"
_BUILD, _FILES, _TABLES = 'const BUILD = "";\n', "const FILES = {};\n", "const TABLES = [];\n"


def hashes(files: Mapping[str, bytes]) -> dict[str, str]:
    """SHA-256 of each file, by name and in its order."""
    return {name: sha256(files[name]).hexdigest() for name in sorted(files)}


def build_of(files: Mapping[str, bytes]) -> str:
    """The build's own name: a hash over all files."""
    return sha256(json.dumps(hashes(files)).encode()).hexdigest()[:DIGITS]


def guarded(page: bytes) -> bytes:
    """The page with its policy, for servers that send none; raises ValueError."""
    policy = f'    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
    return _replaced(page, _BEFORE, _BEFORE + policy)


def readable(page: bytes, words: str) -> bytes:
    """The page with words for browsers that run no scripts; raises ValueError."""
    return _replaced(page, _UNREAD, _UNREAD.replace("><", f">{words}<"))


def keeping(worker: bytes, build: str, files: Mapping[str, bytes], tables: Iterable[str] = ()) -> bytes:
    """The service worker of one build, which keeps these files, and the named tables once they were fetched.

    Raises ValueError.
    """
    named = _replaced(worker, _BUILD, f"const BUILD = {json.dumps(build)};\n")
    named = _replaced(named, _FILES, f"const FILES = {json.dumps(hashes(files), indent=4)};\n")
    return _replaced(named, _TABLES, f"const TABLES = {json.dumps(sorted(tables))};\n")


def _replaced(text: bytes, before: str, after: str) -> bytes:
    parts = text.decode().split(before)
    if len(parts) != 2:
        raise ValueError(f"{before!r} is not there once")
    return after.join(parts).encode()
