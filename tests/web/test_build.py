"""The folder to publish: what is in it, and that it runs."""

import json
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from arcade.commands.bench_web import MOST_BYTES, MOST_FILES, TABLE, sizes
from arcade.machine.data import TABLES
from arcade.web.archive import files_of
from arcade.web.build import FETCHED, build
from arcade.web.compressed import BEST, QUICK, TWINS, compress
from arcade.web.imports import paths
from arcade.web.licences import WORKS
from arcade.web.nodes import SCRIPTS, Node
from arcade.web.serve import TYPES
from tests.web.test_bridge import STARTED

pytestmark = pytest.mark.web
ROOT = Path(__file__).parents[2]
RUNNER = SCRIPTS / "run.mjs"
SIGNS = {
    b"3.14.2": "CPython 3.14.2",
    b"expat_2.7.3": "Expat 2.7.3",
    b"deflate 1.3.1": "zlib 1.3.1",
    b"1.0.6, 6-Sept-2010": "bzip2 1.0.6",
    b"3.39.0": "SQLite 3.39.0",
    b"1.5.7": "Zstandard 1.5.7",
    b"5.0.3": "Emscripten 5.0.3",
    b"Hacl_Hash": "HACL*",
    b"libmpdec": "libmpdec",
    b"mimalloc": "mimalloc",
    b"ffi_call": "libffi",
    b"lzma_": "XZ Utils",
    b"hiwire": "Pyodide 314.0.7, with hiwire",
    b"libcxxabi": "LLVM",
    b"LZ4": "MiniLZ4",
    b"ErrorStackParser": "error-stack-parser",
}
"""What parts of the runtime say of themselves."""
START = f"""
import json
from arcade.web.bridge import Bridge
bridge = Bridge(json.dumps({STARTED | {"folder": "/data"}}))
"""
MISSED = (
    """
import importlib, json, sys

class Missed(list):
    def find_spec(self, name, *_):
        self.append(name)

missed = Missed()
sys.meta_path.append(missed)
for name in json.loads(OURS):
    importlib.import_module(name)
"""
    + START
    + """
keys = ["enter", "right", "enter", "enter", "space", "esc", "down", "enter", "f1", "esc", "esc", "up", "enter"]
for frame in range(1500):
    if frame % 40 == 0:
        bridge.tap(keys[frame // 40 % len(keys)])
    bridge.frame(), bridge.sound(), bridge.picture(), bridge.told(), bridge.image()
print(json.dumps(sorted({*json.loads(WHOLE)}.intersection(missed))))
"""
)
"""Imports everything, plays a little, and prints what Python's whole library has of what was not found."""


@pytest.fixture(scope="session")
def told(built: Path) -> dict[str, Any]:
    """What build.json says."""
    found: dict[str, Any] = json.loads((built / "build.json").read_bytes())
    return found


def loaded(folder: Path) -> list[str]:
    """The names of what a browser may load of a folder."""
    beside = ("README.txt", "LICENSES")
    return sorted(path.name for path in folder.iterdir() if path.suffix not in TWINS and path.name not in beside)


def test_the_folder_has_every_file_that_it_tells_of_and_nothing_foreign(built: Path, told: dict[str, Any]) -> None:
    assert told["files"] == loaded(built)
    assert {Path(name).suffix for name in loaded(built)} <= TYPES.keys()
    assert told["size"] == sum((built / name).stat().st_size for name in FETCHED)
    for name in loaded(built):  # not even an address of elsewhere
        if not name.startswith("pyodide.") and not name.endswith((".zip", ".png", TABLE)):
            assert "http" not in (built / name).read_text().replace("http-equiv", ""), name


def test_large_tables_are_apart_under_names_of_what_is_in_them(built: Path, told: dict[str, Any]) -> None:
    tables = told["tables"]
    assert not [path for path in files_of((built / "arcade.zip").read_bytes()) if path.startswith(TABLES)]
    for path, name in tables.items():
        data = (ROOT / path).read_bytes()
        assert path.startswith(TABLES)
        assert (Path(name).suffix, (built / name).read_bytes()) == (Path(path).suffix, data)
        assert sha256(data).hexdigest()[:8] in name
    worker = (built / "sw.js").read_text()
    assert f"const TABLES = {json.dumps(sorted(tables.values()))};" in worker
    assert not [name for name in tables.values() if f'"{name}":' in worker], (
        "they are not kept before they are asked for"
    )


@pytest.mark.rotates(4)
def test_the_same_arcade_gives_the_same_bytes(built: Path, pinned: Path, tmp_path: Path) -> None:
    build(tmp_path, pinned, QUICK)
    made = [path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()]
    assert len(made) == sum(path.is_file() for path in built.rglob("*"))
    for path in made:
        assert (tmp_path / path).read_bytes() == (built / path).read_bytes(), path


def test_modules_are_compiled_but_for_what_is_listed_on_the_screen(built: Path) -> None:
    ours = files_of((built / "arcade.zip").read_bytes())
    texts = {path for path in ours if path.endswith(".py")}
    assert {str(Path(path).parent) for path in texts} == {"arcade/games/techniques"}
    assert not any(path.endswith(".py") for path in files_of((built / "stdlib.zip").read_bytes()))


def test_what_no_browser_uses_stays_out(built: Path) -> None:
    ours = files_of((built / "arcade.zip").read_bytes())
    layers = {path.split("/")[1] for path in ours if path.startswith("arcade/")}
    assert layers == {"__init__.pyc", "cabinet", "console", "families", "games", "machine", "toolkit", "web"}
    assert not [path for path in ours if "painters" in path or path.startswith("assets/games/")]
    assert not [path for path in ours if path.startswith("arcade/web/") and "build" in path]


@pytest.mark.rotates(8)
def test_what_a_visitor_fetches_is_within_its_budget(
    built: Path, tmp_path: Path, node: str, pytestconfig: pytest.Config
) -> None:
    for name in loaded(built):
        shutil.copy(built / name, tmp_path)
    assert pytestconfig.cache is not None
    compress(tmp_path, Node(node), BEST, pytestconfig.cache.mkdir("web") / "compressed")
    found = list(sizes(tmp_path))
    assert len(found) <= MOST_FILES
    assert sum(size.brotli for size in found) <= MOST_BYTES


def test_scripts_are_whole(built: Path, node: str) -> None:
    for path in built.glob("*.js"):
        subprocess.run([node, "--input-type=module", "--check"], input=path.read_bytes(), check=True)


def test_what_is_linked_into_the_runtime_is_named_with_its_version(built: Path) -> None:
    runtime = (built / "pyodide.asm.wasm").read_bytes() + (built / "pyodide.asm.mjs").read_bytes()
    for sign, name in SIGNS.items():
        assert sign in runtime, sign
        assert any(work.name.startswith(name) for work in WORKS), name
    assert not [sign for sign in (b"OpenSSL", b"libcrypto", b"ncurses", b"libuuid") if sign in runtime]
    index = (built / "LICENSES" / "README.txt").read_text()
    assert "https://github.com/pyodide/pyodide/tree/314.0.7" in index
    for path in (built / "LICENSES").iterdir():
        assert path.name == "README.txt" or path.name in index
    assert (built / "LICENSES" / "robac.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()


@pytest.mark.rotates(4)
def test_where_there_is_no_node_sources_play_too(
    node: str, pinned: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arcade.web.build.find_node", lambda: None)
    build(tmp_path, pinned, QUICK)
    assert not list(tmp_path.glob("*.br"))
    assert (tmp_path / "arcade.zip.gz").stat().st_size < (tmp_path / "arcade.zip").stat().st_size / 3
    script = f"{START}\nprint(all(bridge.frame() for _ in range(50)))"
    ran = subprocess.run([node, str(RUNNER), str(tmp_path)], input=script, text=True, capture_output=True, check=False)
    assert (ran.stdout, ran.returncode) == ("True\n", 0), ran.stderr


def test_nothing_of_the_library_is_asked_for_in_vain(built: Path, node: str, pinned: Path) -> None:
    """Every module of the arcade, its pages and a game: what they import of Python's library is there, or nowhere."""
    whole = json.dumps(list(paths(files_of((pinned / "python_stdlib.zip").read_bytes()))))
    ours = [
        path.removesuffix("c") for path in files_of((built / "arcade.zip").read_bytes()) if "__pycache__" not in path
    ]
    script = MISSED.replace("WHOLE", repr(whole)).replace("OURS", repr(json.dumps(list(paths(ours)))))
    command = [node, str(RUNNER), str(built)]
    ran = subprocess.run(command, input=script, text=True, capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == []
