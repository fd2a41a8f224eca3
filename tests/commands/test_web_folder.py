"""What goes into the browser's folder, as far as it is known without the runtime."""

import tomllib
from fnmatch import fnmatch
from io import BytesIO
from math import hypot
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import pytest

from arcade.commands.bench_web import say_sizes, sizes
from arcade.web.archive import files_of, stored
from arcade.web.build import STATIC
from arcade.web.compiled import compiled, library, needed
from arcade.web.icons import ICONS, icon, icons
from arcade.web.imports import Module, module, paths, reached
from arcade.web.page import POLICY, build_of, guarded, keeping
from arcade.web.shipped import shipped

ROOT = Path(__file__).parents[2]
MOST_OF_A_WHEEL = 12_000_000
"""Bytes that whoever installs the arcade fetches; on 2026-11-28 a wheel had 11,344,273."""


def test_archives_are_the_same_bytes_whatever_the_order_and_the_day() -> None:
    files = {"b/two.txt": b"2", "a.txt": b"1"}
    made = stored(files)
    assert made == stored(dict(reversed(files.items())))
    with ZipFile(BytesIO(made)) as archive:
        assert archive.namelist() == ["a.txt", "b/two.txt"]
        assert {entry.compress_type for entry in archive.infolist()} == {ZIP_STORED}
    assert files_of(made) == files


LIBRARY = {
    "one.py": b"import two\nfrom pack import three\ndef f():\n import four\nif __name__ == '__main__': import five",
    "two.py": b"import sys\ntry:\n import six\nexcept ImportError: pass",
    "pack/__init__.py": b"",
    "pack/three.py": b"from . import seven\nfrom .deep import eight\ndef f():\n import four",
    "pack/seven.py": b"name = f'latin-{1}'",
    "pack/deep/__init__.py": b"from ..  import nine",
    "pack/deep/eight.py": b"",
    "pack/nine.py": b"encoded = ''.encode('ascii')",
    "pack/ten.py": b"",
    "four.py": b"",
    "five.py": b"",
    "six.py": b"",
    "encodings/__init__.py": b"import aliases",
    "encodings/ascii.py": b"import codecs",
    "encodings/latin_1.py": b"",
}


def found(roots: set[str], lazily: bool) -> tuple[set[str], set[str]]:
    """The modules of the library that are reached, and the names outside."""
    known = paths(LIBRARY)

    def read(name: str) -> Module:
        return module(name, known[name], LIBRARY[known[name]])

    inside, outside = reached(known, read, roots, lambda _: lazily)
    return set(inside), outside


def test_modules_are_reached_as_they_import_each_other() -> None:
    at_once = {"one", "two", "six", "pack", "pack.three", "pack.seven", "pack.deep", "pack.deep.eight", "pack.nine"}
    assert found({"one"}, lazily=False) == (at_once, {"sys"})
    assert found({"one"}, lazily=True) == (at_once | {"four"}, {"sys"})
    assert found({"pack.deep"}, lazily=False)[0] == {"pack", "pack.deep", "pack.nine"}


def test_encodings_come_with_who_names_them() -> None:
    wanted = needed(LIBRARY, {"two"}, {"Latin1", "other"}, {"pack.nine"})
    assert wanted == {"two.py", "six.py", "pack/__init__.py", "pack/nine.py"} | {
        "encodings/__init__.py", "encodings/ascii.py", "encodings/latin_1.py"
    }  # fmt: skip


def test_functions_of_what_is_asked_for_import_and_those_of_others_do_not() -> None:
    assert "four.py" in needed(LIBRARY, {"pack.three"}, (), ())
    assert "four.py" not in needed(LIBRARY, (), (), {"pack.three"})


def test_a_module_is_compiled_without_a_source_but_where_it_shows_it() -> None:
    files = {"arcade/one.py": b"x = 1", "arcade/games/techniques/two.py": b"x = 1", "fonts/a.bdf": b"x"}
    made = library(files, "/robac")
    assert sorted(path for path in made if "__pycache__" not in path) == [
        "arcade/games/techniques/two.py",
        "arcade/one.pyc",
        "fonts/a.bdf",
    ]
    assert [path.split("/")[:4] for path in made if "__pycache__" in path] == [
        ["arcade", "games", "techniques", "__pycache__"]
    ]
    assert made["arcade/one.pyc"] == compiled(b"x = 1", "/robac/arcade/one.py")
    assert made["arcade/one.pyc"][4:8] == b"\x01\0\0\0"  # a hash that nobody checks


def test_a_browser_has_every_game_and_nothing_of_a_desktop() -> None:
    files = shipped().files
    games = {path.split("/")[2] for path in files if path.startswith("arcade/games/") and path.endswith("/program.py")}
    here = {path.parent.name for path in (ROOT / "arcade" / "games").glob("[!_]*/program.py")}
    assert games == here
    layers = {path.split("/")[1] for path in files if path.startswith("arcade/")}
    assert layers == {"__init__.py", "cabinet", "console", "families", "games", "machine", "toolkit", "web"}
    wanted = {"arcade/web/bridge.py", "fonts/spectrum.bdf", "assets/covers/order.txt", "assets/words/nouns_ro.txt"}
    wanted |= {f"assets/music/{name}.txt" for name in ("instruments", "robac/title", "robac/tale-won", "cabinet/theme")}
    assert wanted <= set(files)
    assert not [path for path in files if path.startswith(("assets/games", "assets/README")) or "painters" in path]
    assert not {"arcade/web/build.py", "arcade/web/serve.py", "arcade/web/runtime.py"} & set(files)


def test_the_page_says_what_it_may_do_before_anything_is_loaded() -> None:
    page = guarded((STATIC / "index.html").read_bytes()).decode()
    meta = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    assert page.index(meta) < min(page.index(tag) for tag in ("<link", "<script", "<title"))
    assert " style=" not in page
    assert "<script>" not in page
    with pytest.raises(ValueError, match="is not there once"):
        guarded(b"<html></html>")


def test_the_worker_keeps_every_file_of_one_build() -> None:
    files = {"index.html": b"1", "main.js": b"2"}
    one = build_of(files)
    worker = keeping((STATIC / "sw.js").read_bytes(), one, files).decode()
    assert f'const BUILD = "{one}";' in worker
    assert '"main.js": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35"' in worker
    assert build_of(files | {"main.js": b"3"}) != one
    assert build_of(files | {"more.js": b"3"}) != one


def test_icons_are_square_and_a_launcher_cuts_nothing_off_the_large_one() -> None:
    for name, data in icons().items():
        width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
        assert name == f"icon-{width}.png"
        assert width == height
    large = icon(*ICONS["icon-512.png"])
    ground, middle = large.pixels[0], large.width / 2
    for place, point in enumerate(large.pixels):
        x, y = place % large.width, place // large.width
        assert point == ground or hypot(x + 0.5 - middle, y + 0.5 - middle) <= 0.4 * large.width


def test_what_a_visitor_fetches_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, size in {
        "main.js": 3000,
        "main.js.br": 1000,
        "main.js.gz": 2000,
        "icon.png": 500,
        "README.txt": 9,
        "nim-01234567.bin": 9,
    }.items():
        (tmp_path / name).write_bytes(bytes(size))
    (tmp_path / "LICENSES").mkdir()
    say_sizes(list(sizes(tmp_path)))
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines[1:6] == [
        ["main.js", "1.0", "2.0", "3.0"],
        ["icon.png", "0.5", "0.5", "0.5"],
        ["in", "all", "1.5", "2.5", "3.5"],
        ["allowed", "7000.0"],
        ["2", "files", "of", "25"],
    ]


def test_a_wheel_has_the_pages_files() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["packages"] == ["arcade"]
    ignored = [line.rstrip("/") for line in (ROOT / ".gitignore").read_text().splitlines() if line]
    carried = [path for path in (ROOT / "arcade" / "web").rglob("*") if path.suffix not in (".md", ".pyc")]
    for path in carried:
        for part in path.relative_to(ROOT).parts:
            assert not any(fnmatch(part, rule) for rule in [*ignored, *wheel["exclude"]] if rule != "__pycache__"), path


def test_a_wheel_stays_under_twelve_megabytes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    folders = {name: name for name in wheel["packages"]} | wheel["force-include"]
    left_out = [*wheel["exclude"], "*.pyc"]
    carried = BytesIO()
    with ZipFile(carried, "w", ZIP_DEFLATED) as files:
        for folder, inside in folders.items():
            for path in sorted((ROOT / folder).rglob("*")):
                if path.is_file() and not any(fnmatch(path.name, rule) for rule in left_out):
                    files.write(path, f"{inside}/{path.relative_to(ROOT / folder).as_posix()}")
    size = len(carried.getvalue())
    assert 1_000_000 < size < MOST_OF_A_WHEEL, f"{size:,} bytes"
