"""The folder to publish: what is in it, and that it runs."""

import json
from pathlib import Path

import pytest

from arcade.web.archive import files_of
from arcade.web.build import build
from arcade.web.compressed import QUICK

pytestmark = pytest.mark.web


@pytest.fixture(scope="session")
def told(built: Path) -> dict[str, object]:
    """What build.json says."""
    found: dict[str, object] = json.loads((built / "build.json").read_bytes())
    return found


def test_the_folder_has_every_file_that_it_tells_of(built: Path, told: dict[str, object]) -> None:
    assert told["files"] == sorted(path.name for path in built.iterdir() if path.suffix not in (".br", ".gz"))


def test_the_same_arcade_gives_the_same_bytes(built: Path, pinned: Path, tmp_path: Path) -> None:
    build(tmp_path, pinned, QUICK)
    for path in tmp_path.iterdir():
        assert path.read_bytes() == (built / path.name).read_bytes(), path.name


def test_modules_are_compiled_but_for_what_is_listed_on_the_screen(built: Path) -> None:
    ours = files_of((built / "arcade.zip").read_bytes())
    texts = {path for path in ours if path.endswith(".py")}
    assert {str(Path(path).parent) for path in texts} == {"arcade/games/techniques"}
    assert not any(path.endswith(".py") for path in files_of((built / "stdlib.zip").read_bytes()))


def test_what_no_browser_uses_stays_out(built: Path) -> None:
    ours = files_of((built / "arcade.zip").read_bytes())
    layers = {path.split("/")[1] for path in ours if path.startswith("arcade/")}
    assert layers == {"__init__.pyc", "cabinet", "console", "games", "machine", "toolkit", "web"}
    assert not [path for path in ours if "painters" in path or path.startswith("assets/games/")]
    assert not [path for path in ours if path.startswith("arcade/web/") and "build" in path]
