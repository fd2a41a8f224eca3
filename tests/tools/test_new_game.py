"""A game begun from the pattern is complete: the contract suite passes for it, but for its title's pictures."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.new_game import begin

ROOT = Path(__file__).parent.parent.parent
PARTS = ("arcade/__init__.py", "arcade/cli.py", "pyproject.toml", "tests/__init__.py")
FOLDERS = ("arcade/machine", "arcade/toolkit", "arcade/cabinet", "arcade/commands", "arcade/host", "fonts", "assets")
SUITE = ("conftest.py", "joystick.py", "playthrough.py", "test_contract.py", "test_layers.py")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The project with no game but the pattern."""
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for part in (*PARTS, *(f"tests/{name}" for name in SUITE)):
        (tmp_path / part).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / part, tmp_path / part)
    for folder in ("arcade/games", "tests/games"):
        (tmp_path / folder).mkdir()
        shutil.copy(ROOT / folder / "__init__.py", tmp_path / folder)
        shutil.copytree(ROOT / folder / "_template", tmp_path / folder / "_template")
    return tmp_path


def pytest_of(project: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests", *options]
    return subprocess.run(command, cwd=project, text=True, capture_output=True)


def test_a_new_game_passes_the_contract(project: Path) -> None:
    begin(project, "star-field", "Star field", "Câmpul de stele")
    assert 'Text("Star field", "Câmpul de stele")' in (project / "arcade/games/star_field/strings.py").read_text()
    first = pytest_of(project, "-k", "star and (title or original)")
    assert "the picture differs from title.png" in first.stdout
    done = pytest_of(project, "-k", "star", "--update-golden")
    assert done.returncode == 0, done.stdout
    assert " passed" not in done.stdout or "failed" not in done.stdout
    assert pytest_of(project, "-k", "star and playthrough").returncode == 0


@pytest.mark.parametrize("slug", ["Star", "star field", "9lives", "", "-x", "a--b", "../x"])
def test_what_is_no_slug_is_refused(tmp_path: Path, slug: str) -> None:
    with pytest.raises(ValueError, match="not a slug"):
        begin(tmp_path, slug, "Star", "Stea")


def test_a_taken_name_and_an_empty_title_are_refused(project: Path) -> None:
    with pytest.raises(ValueError, match="title"):
        begin(project, "star", "", "Stea")
    begin(project, "star", "Star", "Stea")
    with pytest.raises(ValueError, match="already"):
        begin(project, "star", "Star", "Stea")


@pytest.mark.parametrize(
    ("missing", "test"),
    [
        ("arcade/games/star_field/pilot.py", "pilot_finishes"),
        ("arcade/games/star_field/strings.py", "words"),
        ("tests/games/star_field/title.png", "playthrough and title"),
        ("tests/games/star_field/win.keys", "has_its_playthroughs"),
    ],
)
def test_the_contract_fails_when_something_is_missing(project: Path, missing: str, test: str) -> None:
    begin(project, "star-field", "Lucky number", "Numărul norocos")
    wanted = f"star and {test}"
    assert pytest_of(project, "-k", wanted).returncode == 0
    (project / missing).unlink()
    assert pytest_of(project, "-k", wanted).returncode != 0
