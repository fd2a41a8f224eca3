"""The arcade as a folder that any web server can publish: the page's files, the runtime, the library and the arcade.

The same arcade and the same runtime give the same bytes.
"""

import json
import subprocess
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from arcade import __version__
from arcade.web.archive import stored
from arcade.web.compiled import ARCADE, SOURCES, STDLIB
from arcade.web.shipped import PROJECT, sources

HERE = Path(__file__).parent
STATIC = HERE / "static"
FOLDER = "/robac"
"""Where the arcade is unpacked in the runtime's memory."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
FETCHED = ("pyodide.asm.wasm", STDLIB, ARCADE)
"""What a start waits for, as the page's bar shows."""
TOLD = "build.json"
DIGITS = 16
"""Of the build's hash."""


class BuildError(Exception):
    """The folder cannot be made; the message is one sentence."""


def build(out: Path, runtime: Path) -> None:
    """Write the folder's files into a folder that is there; `runtime` is checked. Raises BuildError and OSError."""
    files = {path.name: path.read_bytes() for path in STATIC.iterdir() if path.is_file()}
    files |= {name: (runtime / name).read_bytes() for name in RUNTIME}
    files |= archives(runtime)
    files[TOLD] = _told(files, runtime)
    for name, data in sorted(files.items()):
        (out / name).write_bytes(data)


def archives(runtime: Path) -> dict[str, bytes]:
    """The arcade and the library as archives: compiled, or as sources where there is no node."""
    node = which("node")
    packed = stored(sources())
    if node is None:
        return {ARCADE: packed, STDLIB: (runtime / "python_stdlib.zip").read_bytes()}
    with TemporaryDirectory() as folder:
        work = Path(folder)
        (work / SOURCES).write_bytes(packed)
        command = [node, str(HERE / "node" / "compile.mjs"), str(runtime), str(PROJECT), folder]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            last = done.stderr.strip().splitlines()[-1:] or [""]
            raise BuildError(f"node could not compile the arcade: {last[0]}")
        return {name: (work / name).read_bytes() for name in (ARCADE, STDLIB)}


def _told(files: Mapping[str, bytes], runtime: Path) -> bytes:
    """What the page's scripts have to know of the folder."""
    digest = sha256()
    for name, data in sorted(files.items()):
        digest.update(f"{name} {sha256(data).hexdigest()}\n".encode())
    told = {
        "version": __version__,
        "build": digest.hexdigest()[:DIGITS],
        "abi": json.loads((runtime / "pyodide-lock.json").read_bytes())["info"],
        "stdlib": STDLIB,
        "archives": [{"name": ARCADE, "folder": FOLDER}],
        "size": sum(len(files[name]) for name in FETCHED),
        "files": sorted([*files, TOLD]),
    }
    return json.dumps(told, indent=1).encode()
