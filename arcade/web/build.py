"""The arcade as a folder that any web server can publish: the page's files, the runtime, the library and the arcade.

The same arcade, runtime and node give the same bytes.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from arcade import __version__
from arcade.web import licences, page_words
from arcade.web.archive import stored
from arcade.web.compiled import ARCADE, ASKED, FOLDER, SOURCES, STDLIB
from arcade.web.compressed import BEST, compress
from arcade.web.icons import icons
from arcade.web.joined import joined
from arcade.web.nodes import Node, find_node
from arcade.web.page import PAGE, WORKER, build_of, guarded, keeping, readable
from arcade.web.shipped import PROJECT, Shipped, shipped

STATIC = Path(__file__).parent / "static"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
FETCHED = ("pyodide.asm.wasm", STDLIB, ARCADE)
"""What a start waits for, as the page's bar shows."""
TOLD = "build.json"
DIGITS = 8
"""Of a table's hash, in its name: no other build's table is taken for it."""
README = "README.txt"
PUBLISHING = """\
Robac Arcade in a browser, version {version}, build {build}.

Put this folder, as it is, on any web server; index.html is the page. It needs no other server and no special headers.
HTTPS, or this computer's own address, lets a browser keep it for playing without a network. Where a server can send
ready-made compressed files, those ending in .br and .gz are what it looks for. Nothing that players do leaves their
browser. LICENSES says whose work this is.
"""
"""What stands in the folder for whoever publishes it."""


def build(out: Path, runtime: Path, quality: int | None = BEST, kept: Path | None = None) -> None:
    """Write the folder's files into a folder that is there.

    `runtime` is a folder of checked files. With a `quality` of Brotli each file has compressed twins beside it, those
    that are in the folder `kept` being believed. Without node the arcade is there as sources. Raises WebError and
    OSError.
    """
    node = find_node()
    files = contents(runtime, node)
    told = json.loads(files[TOLD])
    (out / licences.FOLDER).mkdir()
    for name, data in sorted({**files, **licences.texts(), README: PUBLISHING.format(**told).encode()}.items()):
        (out / name).write_bytes(data)
    if quality is not None:
        compress(out, node, quality, kept)


def contents(runtime: Path, node: Node | None) -> dict[str, bytes]:
    """Every file of the folder that a browser loads, by name; raises WebError and OSError."""
    files = {path.name: path.read_bytes() for path in STATIC.iterdir() if path.is_file()}
    scripts = {name: files.pop(name) for name in [*files] if name.endswith(".js")}
    files |= joined(scripts | {page_words.NAME: page_words.script()})
    files |= {name: (runtime / name).read_bytes() for name in RUNTIME}
    ours = shipped()
    files |= icons() | _archives(ours, runtime, node)
    files[PAGE] = readable(guarded(files[PAGE]), page_words.without_scripts())
    worker = files[WORKER]
    names = {path: _table(path, data) for path, data in ours.tables.items()}
    tables = {names[path]: data for path, data in ours.tables.items()}
    name = build_of(files | tables)
    files[TOLD] = _told(name, files, names, runtime)
    del files[WORKER]  # no worker keeps itself: the browser does
    return files | tables | {WORKER: keeping(worker, name, files, tables)}


def _table(path: str, data: bytes) -> str:
    """The name of a table's file in the folder."""
    name = Path(path)
    return f"{name.stem}-{sha256(data).hexdigest()[:DIGITS]}{name.suffix}"


def _archives(ours: Shipped, runtime: Path, node: Node | None) -> dict[str, bytes]:
    """The arcade and the library as archives, compiled where there is node."""
    if node is None:
        return {ARCADE: stored(ours.files), STDLIB: (runtime / "python_stdlib.zip").read_bytes()}
    with TemporaryDirectory() as folder:
        work = Path(folder)
        (work / SOURCES).write_bytes(stored(ours.files))
        (work / ASKED).write_text(_asked(ours))
        node.run("compile.mjs", str(runtime), str(PROJECT), folder)
        return {name: (work / name).read_bytes() for name in (ARCADE, STDLIB)}


def _asked(ours: Shipped) -> str:
    return json.dumps({"imports": sorted(ours.imports), "texts": sorted(ours.texts)})


def _told(build: str, files: Mapping[str, bytes], tables: Mapping[str, str], runtime: Path) -> bytes:
    """What the page's scripts have to know of the folder."""
    told = {
        "version": __version__,
        "build": build,
        "abi": json.loads((runtime / "pyodide-lock.json").read_bytes())["info"],
        "stdlib": STDLIB,
        "archives": [{"name": ARCADE, "folder": FOLDER}],
        "size": sum(len(files[name]) for name in FETCHED),
        "tables": dict(sorted(tables.items())),
        "files": sorted([*files, TOLD, *tables.values()]),
    }
    return json.dumps(told, indent=1).encode()
