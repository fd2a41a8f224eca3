"""The runtime: Python compiled to WebAssembly, one version of it, every file known by its hash.

It is taken from the cache, from where it is said to be, or fetched by npm into the cache.
"""

import subprocess
import tarfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from io import BytesIO
from pathlib import Path, PurePosixPath
from shutil import which
from tempfile import TemporaryDirectory
from typing import IO
from zipfile import BadZipFile, ZipFile

from arcade.cabinet.formats.whole_files import FileError, read_file, write_whole
from arcade.web.nodes import WebError

VERSION = "314.0.7"
PACKAGE = f"pyodide@{VERSION}"
FILES = {
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
}
"""SHA-256 of what is needed of the package."""
LARGEST = 16_000_000
"""Bytes of a file of the runtime, or of the package as one file."""
SECONDS = 600
"""npm may take."""
GIVE_IT = f"give it with --runtime: the folder, zip or tarball of npm's package {PACKAGE}"


class RuntimeMissingError(WebError):
    """There is no runtime, or not the right one; the message is one sentence."""


Reader = Callable[[str], bytes | None]
"""Gives the bytes of a file of the package by its name; None where it has none. Raises RuntimeMissingError."""


def runtime(cache: Path, given: Path | None = None) -> Path:
    """A folder of the cache with the runtime's files, each of them checked; raises RuntimeMissingError and OSError."""
    home = cache / f"pyodide-{VERSION}"
    if given is not None:
        with opened(given) as read:
            _keep(home, read, str(given))
    elif not _whole(home):
        with TemporaryDirectory() as folder, opened(fetched(Path(folder))) as read:
            _keep(home, read, "npm's package")
    return home


def _whole(home: Path) -> bool:
    """Whether the cache has every file as it should be."""
    try:
        return all(_is(name, read_file(home / name, LARGEST)) for name in FILES)
    except FileError:
        return False


def _is(name: str, data: bytes) -> bool:
    return sha256(data).hexdigest() == FILES[name]


def _keep(home: Path, read: Reader, where: str) -> None:
    """Check every file, and then write those that the cache has not."""
    found = {name: read(name) for name in FILES}
    for name, data in found.items():
        if data is None:
            raise RuntimeMissingError(f"{where} has no {name}: it is not {PACKAGE}")
        if not _is(name, data):
            raise RuntimeMissingError(f"{where} has another {name} than {PACKAGE}")
    if not _whole(home):
        home.mkdir(parents=True, exist_ok=True)
        for name, data in found.items():
            write_whole(home / name, data or b"")


def fetched(folder: Path) -> Path:
    """npm's package as a file in a folder; raises RuntimeMissingError."""
    npm = which("npm")
    if npm is None:
        raise RuntimeMissingError(f"npm, which fetches the runtime, is not installed: install it, or {GIVE_IT}")
    command = [npm, "pack", PACKAGE, "--silent", "--pack-destination", str(folder)]
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=SECONDS)
        return next(folder.glob("*.tgz"))
    except (OSError, subprocess.SubprocessError, StopIteration):
        raise RuntimeMissingError(f"npm could not fetch {PACKAGE}: try again with a network, or {GIVE_IT}") from None


@contextmanager
def opened(given: Path) -> Iterator[Reader]:
    """What reads a folder, a zip or a tarball of the package; raises RuntimeMissingError."""
    if given.is_dir():
        yield lambda name: _in_folder(given, name)
        return
    try:
        data = read_file(given, LARGEST)
    except FileError as error:
        raise RuntimeMissingError(f"the runtime {given} can't be read: {error}") from None
    try:
        if data.startswith(b"PK"):
            with ZipFile(BytesIO(data)) as archive:
                sizes = {entry.filename: entry.file_size for entry in archive.infolist()}
                yield lambda name: _in_archive(sizes, archive.open, name)
        else:
            with tarfile.open(fileobj=BytesIO(data)) as tarball:
                sizes = {entry.name: entry.size for entry in tarball if entry.isfile()}
                yield lambda name: _in_archive(sizes, tarball.extractfile, name)
    except (BadZipFile, tarfile.TarError, OSError, EOFError, NotImplementedError):
        raise RuntimeMissingError(f"the runtime {given} is no folder, zip or tarball that can be read") from None


def _in_folder(folder: Path, name: str) -> bytes | None:
    for place in (folder, folder / "package"):
        if (place / name).exists():
            try:
                return read_file(place / name, LARGEST)
            except FileError as error:
                raise RuntimeMissingError(f"{place / name} can't be read: {error}") from None
    return None


def _in_archive(sizes: dict[str, int], read: Callable[[str], IO[bytes] | None], name: str) -> bytes | None:
    """A file of an archive, in whatever folder of it; none that is too large to be the right one."""
    for path, size in sizes.items():
        if PurePosixPath(path).name == name and size <= LARGEST and (file := read(path)) is not None:
            return file.read()
    return None
