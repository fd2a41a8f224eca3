"""A game begun from the pattern is complete: the contract suite passes for it, but for its title's pictures."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.new_game import begin

ROOT = Path(__file__).parent.parent.parent
PARTS = ("pyproject.toml", "arcade/__init__.py", "arcade/cli.py", "arcade/games/README.md")
FOLDERS = (
    "arcade/machine",
    "arcade/toolkit",
    "arcade/cabinet",
    "arcade/commands",
    "arcade/host",
    "fonts",
    "assets",
    "tools",
)
PATTERN = ("arcade/games", "tests/games")
LEFT_OUT = shutil.ignore_patterns("__pycache__")
PATTERNS = re.compile(r"\bpattern\b|template|lucky|norocos", re.IGNORECASE)
"""What speaks of the pattern game."""
MADE = re.compile(r"star.field", re.IGNORECASE)
"""What speaks of the game that is made of it."""
BINARY = {".png", ".mo"}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with no game but the pattern, and the suites that are asked of every game.

    All tests share it: each makes a game of its own name. What is compiled comes along, as do the files' times.
    """
    project = tmp_path_factory.mktemp("project")
    suites = [str(path.relative_to(ROOT)) for path in (ROOT / "tests").glob("*.py")]
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, project / folder)
    for part in (*PARTS, *suites):
        (project / part).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / part, project / part)
    for folder in PATTERN:
        (project / folder).mkdir(exist_ok=True)
        shutil.copy2(ROOT / folder / "__init__.py", project / folder)
        shutil.copytree(ROOT / folder / "_template", project / folder / "_template", ignore=LEFT_OUT)
    return project


def python(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", *arguments], cwd=project, text=True, capture_output=True)


def pytest_of(project: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return python(project, "pytest", "-p", "no:cacheprovider", "tests", *options)


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def pattern_of(files: dict[str, bytes]) -> dict[str, bytes]:
    return {file: content for file, content in files.items() if "/_template/" in file}


def traces(project: Path, before: dict[str, bytes]) -> Iterator[str]:
    """Each line in which a file of the new game, or what is said of it in another, speaks of the pattern."""
    for file, content in contents(project).items():
        own = MADE.search(file)
        if own and PATTERNS.search(file):
            yield file
        if content == before.get(file) or Path(file).suffix in BINARY:
            continue
        said = before.get(file, b"").decode().splitlines()
        for number, line in enumerate(content.decode().splitlines(), 1):
            if (own or MADE.search(line)) and line not in said and PATTERNS.search(line):
                yield f"{file}:{number}: {line}"


def test_what_speaks_of_the_pattern_is_found(tmp_path: Path) -> None:
    for file, text in {
        "star_field/rules.py": "a\n# The pattern\n",
        "table": "-template\nStar field, a template\n",
    }.items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text)
    assert sorted(traces(tmp_path, {})) == ["star_field/rules.py:2: # The pattern", "table:2: Star field, a template"]
    assert not list(traces(tmp_path, contents(tmp_path)))


def test_one_command_makes_a_game_that_passes_the_contract(project: Path) -> None:
    before = contents(project)
    made = python(project, "tools.new_game", "star-field", "Star field", "Câmpul de stele")
    assert made.returncode == 0, made.stdout + made.stderr
    assert made.stdout.splitlines()[-1].endswith("python -m pytest tests --game star-field")
    assert 'Text("Star field")' in (project / "arcade/games/star_field/strings.py").read_text()
    assert "**Star field** (Câmpul de stele)" in (project / "arcade/games/README.md").read_text(encoding="utf-8")
    assert (project / "assets/games/star-field.png").is_file()
    assert (project / "assets/covers/star-field.txt").is_file()
    assert {path.stem for path in (project / "assets/music/star-field").iterdir()} == {"title", "won", "lost"}
    assert contents(project / "assets/art/star-field") == contents(project / "assets/art/-template") != {}
    after = contents(project)
    assert pattern_of(after) == pattern_of(before) != {}
    assert list(traces(project, before)) == []
    assert len(list((project / "arcade/games/star_field").glob("*.py"))) == 8
    words = {file: after[file].decode() for file in after if file.endswith(".po")}
    assert [file for file in words if "star_field" in words[file]] == ["assets/locale/ro/star-field.po"]
    for check in (("check",), ("format", "--check")):
        tidy = python(project, "ruff", *check, "--no-cache", "arcade/games/star_field", "tests/games/star_field")
        assert tidy.returncode == 0, tidy.stdout
    done = pytest_of(project, "--game", "star-field")
    assert done.returncode == 0, done.stdout
    listed = pytest_of(project, "--game", "star-field", "--collect-only").stdout.splitlines()
    tests = [line for line in listed if "::" in line]
    assert len(tests) > 20
    assert all("star" in line for line in tests), tests


@pytest.mark.parametrize("slug", ["Star", "star field", "9lives", "", "-x", "a--b", "../x"])
def test_what_is_no_slug_is_refused(tmp_path: Path, slug: str) -> None:
    with pytest.raises(ValueError, match="not a slug"):
        begin(tmp_path, slug, ("Star", "Stea"))


def test_a_taken_name_and_an_empty_title_are_refused(project: Path) -> None:
    with pytest.raises(ValueError, match="title"):
        begin(project, "star", ("", "Stea"))
    begin(project, "star", ("Star", "Stea"))
    with pytest.raises(ValueError, match="already"):
        begin(project, "star", ("Star", "Stea"))


MISSING = {
    "arcade/games/comet/pilot.py": "no_file_is_missing",
    "arcade/games/comet/strings.py": "no_file_is_missing",
    "assets/covers/comet.txt": "no_file_is_missing",
    "tests/games/comet/title.png": "playthrough and title",
    "tests/games/comet/win.keys": "has_its_playthroughs",
}
"""Files of a game, and the test that fails without each."""


@pytest.fixture(scope="module")
def comet(project: Path) -> Path:
    """The project with a game called as the pattern is, so that its pictures are the pattern's; nothing is missing."""
    begin(project, "comet", ("Lucky number", "Numărul norocos"))
    wanted = " or ".join(f"({test})" for test in dict.fromkeys(MISSING.values()))
    done = pytest_of(project, "--game", "comet", "-k", wanted)
    assert done.returncode == 0, done.stdout
    return project


@pytest.mark.parametrize(("missing", "test"), MISSING.items())
def test_the_contract_fails_when_something_is_missing(comet: Path, missing: str, test: str) -> None:
    kept = (comet / missing).rename(comet / "kept")
    try:
        assert pytest_of(comet, "--game", "comet", "-k", test).returncode != 0
    finally:
        kept.rename(comet / missing)
