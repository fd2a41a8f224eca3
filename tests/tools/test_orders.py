"""Every tool tells how it is used, and refuses a word that is none of its own with one clear sentence.

Those that need numba or atheris are asked where these are installed.
"""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "tools").glob("*.py")) + sorted((ROOT / "tools").glob("*/__main__.py"))
NUMBA = {
    "checkers_tables", "checkers_weights", "fifteen_patterns", "impas_check", "impas_replies", "magic_square_tables",
    "reversi_patterns", "triplet_check",
}  # fmt: skip
NEEDED = dict.fromkeys(NUMBA, "numba") | {"fuzzing": "atheris"}
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
ASKED = [tool for tool in TOOLS if tool not in NEEDED or find_spec(NEEDED[tool])]


def run(folder: Path, tool: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a tool in a folder of its own."""
    command = [sys.executable, "-m", f"tools.{tool}", *words]
    here = {"PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "PATH": "/usr/bin:/bin", "HOME": str(folder)}
    return subprocess.run(command, cwd=folder, env=here, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("tool", ASKED)
def test_it_helps_and_refuses(tool: str, tmp_path: Path) -> None:
    helped = run(tmp_path, tool, "--help")
    assert helped.returncode == 0, helped.stderr
    assert "usage" in helped.stdout.lower()
    refused = run(tmp_path, tool, *BEFORE.get(tool, ()), WORD)
    assert refused.returncode == 2, refused.stderr
    assert "Traceback" not in refused.stderr
    assert refused.stderr.strip()
    assert not list(tmp_path.iterdir()), "nothing is written"
