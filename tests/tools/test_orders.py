"""Every tool tells how it is used, and refuses a word that is none of its own with one clear sentence.

For that none needs numba or atheris, by which some of them work.
"""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "tools").glob("*.py")) + sorted((ROOT / "tools").glob("*/__main__.py"))
NUMBA = (
    "checkers_tables", "checkers_weights", "fifteen_patterns", "impas_check", "impas_replies", "magic_square_tables",
    "openings", "reversi_patterns", "triplet_check",
)  # fmt: skip
COMPILERS = dict.fromkeys(NUMBA, "numba") | {"fuzzing": "atheris"}
"""What tools work by that few have installed."""
WORD = "no-such-word"
BEFORE = {
    "build_web": ("folder", "--runtime"),
    "cabinet_sheet": ("shelf", "picture.png"),
    "card_sheet": ("picture.png",),
    "contact_sheet": ("picture.png",),
    "game_film": ("picture.png",),
    "letter_sheet": ("picture.png", "--font"),
    "moments": ("picture.png",),
    "record_demo": ("replay", "--level"),
    "run_digests": ("write", "digests"),
}
"""What stands before the word, where any word would do in its place."""


def name_of(path: Path) -> str:
    """What a tool is called."""
    return path.parent.name if path.stem == "__main__" else path.stem


TOOLS = [name_of(path) for path in FILES if "__main__" in path.read_text(encoding="utf-8") or path.stem == "__main__"]
WORKING = {"openings": ("triplet",), "fuzzing": ("pdn",)}
"""What some are told to do, where the others need no word."""


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder whose modules hide those that few have installed, as if they were not."""
    folder = tmp_path_factory.mktemp("without")
    for name in dict.fromkeys(COMPILERS.values()):
        (folder / f"{name}.py").write_text(f"raise ModuleNotFoundError({name!r})\n", encoding="ascii")
    return folder


def run(folder: Path, first: Path, tool: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a tool in a folder of its own, with modules taken from another one first."""
    command = [sys.executable, "-m", f"tools.{tool}", *words]
    here = {"PYTHONPATH": f"{first}:{ROOT}", "SDL_VIDEODRIVER": "dummy", "PATH": "/usr/bin:/bin", "HOME": str(folder)}
    return subprocess.run(command, cwd=folder, env=here, capture_output=True, text=True, timeout=60, check=False)


def told(refused: subprocess.CompletedProcess[str]) -> str:
    """The sentence by which a tool refused."""
    assert refused.returncode == 2, refused.stderr
    assert "Traceback" not in refused.stderr
    return refused.stderr.strip()


@pytest.mark.rotates(8)
@pytest.mark.parametrize("tool", TOOLS)
def test_it_helps_and_refuses(tool: str, tmp_path: Path, without: Path) -> None:
    helped = run(tmp_path, without, tool, "--help")
    assert helped.returncode == 0, helped.stderr
    assert "usage" in helped.stdout.lower()
    assert told(run(tmp_path, without, tool, *BEFORE.get(tool, ()), WORD))
    if tool in COMPILERS:
        assert f"needs {COMPILERS[tool]}" in told(run(tmp_path, without, tool, *WORKING.get(tool, ())))
    assert not list(tmp_path.iterdir()), "nothing is written"


@pytest.mark.parametrize("tool", [tool for tool in COMPILERS if find_spec(COMPILERS[tool])])
def test_it_helps_where_all_is_installed(tool: str, tmp_path: Path) -> None:
    helped = run(tmp_path, ROOT, tool, "--help")
    assert helped.returncode == 0, helped.stderr
    assert "usage" in helped.stdout.lower()
