"""Each file once more as Brotli and as gzip, so that a server need not compress what never changes."""

import gzip
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from shutil import copyfile

from arcade.web.nodes import Node

PLAIN = (".png", ".txt", ".bin")
"""What is compressed already, or read by nobody who plays."""
TWINS = (".br", ".gz")
BEST = 11
"""Brotli's quality for publishing, which takes half a minute and more."""
QUICK = 5
"""Brotli's quality for a browser on this computer, which takes a second."""


def compress(folder: Path, node: Node | None, quality: int, kept: Path | None = None) -> None:
    """Write the twins of a folder's files, where they are smaller; without node there is no Brotli.

    What was compressed before is taken from the folder `kept`, which afterwards has this folder's twins and no others.
    Raises OSError and WebError.
    """
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.suffix not in PLAIN)
    names = {path: sha256(path.read_bytes()).hexdigest() for path in files}
    new = [path for path in files if not _taken(path, kept and kept / names[path])]
    if node is None:
        for path in new:
            twin(path, ".gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    elif new:
        node.run("compress.mjs", str(quality), *map(str, new))
    if kept is not None and node is not None:
        _keep(names, kept)
    for path in files:
        for other in (twin(path, kind) for kind in TWINS):
            if other.exists() and other.stat().st_size >= path.stat().st_size:
                other.unlink()


def twin(path: Path, kind: str) -> Path:
    """A file's compressed twin."""
    return path.with_name(path.name + kind)


def _taken(path: Path, kept: Path | None) -> bool:
    """Whether a file's twins were kept, and are copied."""
    if kept is None or not all(twin(kept, kind).exists() for kind in TWINS):
        return False
    for kind in TWINS:
        copyfile(twin(kept, kind), twin(path, kind))
    return True


def _keep(names: Mapping[Path, str], kept: Path) -> None:
    kept.mkdir(parents=True, exist_ok=True)
    for path, name in names.items():
        for kind in TWINS:
            part = twin(kept / name, f"{kind}.part")
            copyfile(twin(path, kind), part)
            part.replace(twin(kept / name, kind))
    for old in kept.iterdir():
        if old.stem not in names.values():
            old.unlink(missing_ok=True)
