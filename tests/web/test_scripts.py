"""The page's own files."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.web.conftest import STATIC

pytestmark = pytest.mark.web
SCRIPTS = sorted(STATIC.glob("*.js"))
IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["']([^"']+)["']""")


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_scripts_are_whole(path: Path, node: str) -> None:
    subprocess.run([node, "--input-type=module", "--check"], input=path.read_bytes(), check=True)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_scripts_import_only_what_stands_beside_them(path: Path) -> None:
    for name in IMPORT.findall(path.read_text(encoding="utf-8")):
        assert name.startswith("./"), name
