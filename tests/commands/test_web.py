"""`web`, as far as it comes without a browser: what it needs, and the sentences where something is missing."""

import socket
from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from tarfile import TarFile, TarInfo
from zipfile import ZipFile

import pytest

from arcade.cli import main
from arcade.commands.web import PORT
from arcade.web import local
from arcade.web.archive import stored
from arcade.web.nodes import Node, WebError
from arcade.web.runtime import PACKAGE, runtime

FILES = {"pyodide.mjs": b"export const loadPyodide = 1;", "pyodide.asm.wasm": b"\0asm"}


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A runtime of two small files, no npm, and a cache of its own."""
    hashes = {name: sha256(data).hexdigest() for name, data in FILES.items()}
    monkeypatch.setattr("arcade.web.runtime.FILES", hashes)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def tarball(files: dict[str, bytes]) -> bytes:
    """A tarball as npm makes it."""
    written = BytesIO()
    with TarFile.open(fileobj=written, mode="w:gz") as tar:
        for name, data in files.items():
            entry = TarInfo(f"package/{name}")
            entry.size = len(data)
            tar.addfile(entry, BytesIO(data))
    return written.getvalue()


def given(kind: str, files: dict[str, bytes], folder: Path) -> Path:
    """A runtime as a player may have it."""
    place = folder / "given"
    if kind in ("folder", "package"):
        home = place if kind == "folder" else place / "package"
        home.mkdir(parents=True)
        for name, data in files.items():
            (home / name).write_bytes(data)
    else:
        inside = {f"package/{name}": data for name, data in files.items()}
        place.write_bytes(tarball(files) if kind == "tarball" else stored(inside))
    return place


KINDS = ("folder", "package", "zip", "tarball")


@pytest.mark.parametrize("kind", KINDS)
def test_a_runtime_is_taken_as_folder_zip_or_tarball(kind: str, tmp_path: Path) -> None:
    home = runtime(tmp_path / "cache", given(kind, FILES, tmp_path))
    assert {path.name: path.read_bytes() for path in home.iterdir()} == FILES
    assert runtime(tmp_path / "cache") == home


@pytest.mark.parametrize("kind", KINDS)
def test_a_flipped_byte_is_refused(kind: str, tmp_path: Path) -> None:
    place = given(kind, FILES | {"pyodide.asm.wasm": b"\0asn"}, tmp_path)
    with pytest.raises(WebError, match=f"^{place} has another pyodide.asm.wasm than {PACKAGE}$"):
        runtime(tmp_path / "cache", place)
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize("kind", KINDS)
def test_a_missing_file_is_named(kind: str, tmp_path: Path) -> None:
    place = given(kind, {"pyodide.mjs": FILES["pyodide.mjs"]}, tmp_path)
    with pytest.raises(WebError, match=f"^{place} has no pyodide.asm.wasm: it is not {PACKAGE}$"):
        runtime(tmp_path / "cache", place)


def test_a_file_too_large_to_be_the_right_one_is_not_unpacked(tmp_path: Path) -> None:
    place = tmp_path / "bomb.zip"
    with ZipFile(place, "w", 8) as archive:
        archive.writestr("pyodide.mjs", FILES["pyodide.mjs"])
        archive.writestr("pyodide.asm.wasm", bytes(100_000_000))
    with pytest.raises(WebError, match=r"has no pyodide\.asm\.wasm"):
        runtime(tmp_path / "cache", place)


def test_a_spoilt_cache_is_not_believed(tmp_path: Path) -> None:
    home = runtime(tmp_path / "cache", given("zip", FILES, tmp_path))
    (home / "pyodide.mjs").write_bytes(b"export const loadPyodide = 2;")
    with pytest.raises(WebError, match="npm"):
        runtime(tmp_path / "cache")
    runtime(tmp_path / "cache", tmp_path / "given")
    assert (home / "pyodide.mjs").read_bytes() == FILES["pyodide.mjs"]


def npm(folder: Path, does: str) -> None:
    """An npm that does something."""
    script = folder / "bin" / "npm"
    script.parent.mkdir()
    script.write_text(f"#!/bin/sh\n{does}\n")
    script.chmod(0o755)


def test_npm_fetches_the_runtime(tmp_path: Path) -> None:
    (tmp_path / "package.tgz").write_bytes(tarball(FILES))
    npm(tmp_path, f'[ "$1 $2" = "pack {PACKAGE}" ] && /bin/cp {tmp_path}/package.tgz "$5/pyodide-{PACKAGE}.tgz"')
    home = runtime(tmp_path / "cache")
    assert {path.name: path.read_bytes() for path in home.iterdir()} == FILES


@pytest.mark.parametrize("does", ["exit 1", "exit 0"])
def test_where_npm_fails_a_sentence_says_how_to_give_the_runtime(
    does: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    npm(tmp_path, does)
    assert main(["web", "--no-open"]) == 2
    assert capsys.readouterr().err == (
        f"robac: npm could not fetch {PACKAGE}: try again with a network, or give it with --runtime: "
        f"the folder, zip or tarball of npm's package {PACKAGE}\n"
    )


def test_where_npm_is_not_there_a_sentence_says_how_to_give_the_runtime(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["web", "--no-open"]) == 2
    assert capsys.readouterr().err == (
        f"robac: npm, which fetches the runtime, is not installed: install it, or give it with --runtime: "
        f"the folder, zip or tarball of npm's package {PACKAGE}\n"
    )


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[int]:
    """A port in use, with a folder that is made already."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "index.html").touch()
    monkeypatch.setattr("arcade.commands.web.prepared", lambda _: tmp_path / "folder")
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening.getsockname()[1]


def test_a_port_in_use_is_told(busy: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["web", "--no-open", "--port", str(busy)]) == 2
    assert capsys.readouterr().err == f"robac: port {busy} is in use: another one can be named with --port\n"


@pytest.mark.parametrize("words", [[], ["--no-open"]])
def test_the_browser_is_opened_unless_told_not_to(
    words: list[str], busy: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []

    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("arcade.web.serve.Site.serve_forever", interrupted)
    monkeypatch.setattr("arcade.commands.web.PORT", free := busy - 1 if busy > PORT else busy + 1)
    assert main(["web", *words]) == 0
    address = f"http://127.0.0.1:{free}/"
    said = capsys.readouterr()
    assert (said.out, said.err) == (f"The arcade is at {address} until Ctrl+C ends it.\n", "")
    assert opened == ([] if words else [address])


def test_a_killed_build_leaves_nothing_half(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def dies(part: Path, *_: object) -> None:
        (part / "index.html").touch()
        raise KeyboardInterrupt

    monkeypatch.setattr(local, "build", dies)
    folder = local.place(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        local.make(folder, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_new_folder_takes_the_place_of_older_ones_and_of_what_was_abandoned(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(local, "build", lambda part, *_: (part / "index.html").touch())
    monkeypatch.setattr(local, "ABANDONED", -1.0)
    for name in ("web-0", "part-0", "compressed"):
        (tmp_path / name).mkdir()
    folder = local.place(tmp_path)
    local.make(folder, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["compressed", folder.name]
    assert [path.name for path in folder.iterdir()] == ["index.html"]


def test_the_folder_is_another_when_anything_of_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = local.place(tmp_path)
    assert local.place(tmp_path) == before
    monkeypatch.setattr(local, "find_node", lambda: Node("node"))
    with_node = local.place(tmp_path)
    monkeypatch.setattr(local, "DATA", ())
    assert len({before, with_node, local.place(tmp_path)}) == 3
