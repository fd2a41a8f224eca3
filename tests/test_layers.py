"""Imports point one way: machine <- toolkit <- games <- cabinet, host apart; inner layers see no clock; a bare top."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "arcade"
ALLOWED = {
    "machine": {"machine"},
    "toolkit": {"machine", "toolkit"},
    "games": {"machine", "toolkit", "games"},
    "cabinet": {"machine", "toolkit", "games", "cabinet"},
    "host": {"machine", "host"},
}
PURE = ("machine", "toolkit", "games")
IMPURE_MODULES = {"time", "random", "threading", "datetime", "os", "pygame", "numpy", "secrets", "subprocess"}
HOST_MODULES = {"pygame", "numpy"}
TOP = {"CONTRIBUTING.md", "LICENSE", "README.md", "arcade", "assets", "fonts", "pyproject.toml", "tests", "tools"}
BUILT = {"build", "dist", "out"}
FILES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> list[str]:
    """The dotted names a file imports, relative ones refused."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            module = node.module or ""
            names += [f"{module}.{alias.name}" for alias in node.names] if module.count(".") < 2 else [module]
    return names


def test_nothing_strays_to_the_top() -> None:
    found = {path.name for path in ROOT.iterdir() if path.name[0] != "." and path.suffix != ".egg-info"}
    assert found - BUILT - {"__pycache__"} == TOP


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_follow_the_layers(path: Path) -> None:
    layer = path.relative_to(PACKAGE).parts[0]
    for name in imports(path):
        top = name.split(".")[0]
        if layer in ALLOWED:
            if top == "arcade":
                inner = name.split(".")[1] if "." in name else ""
                assert inner in ALLOWED[layer] | {"__version__"}, f"{path}: {layer} must not import {name}"
            elif layer != "host":
                assert top in sys.stdlib_module_names, f"{path}: only the standard library here, not {name}"
        if layer in PURE:
            assert top not in IMPURE_MODULES, f"{path}: {name} would let the outside world in"


def test_only_the_host_and_the_command_line_see_pygame_and_numpy() -> None:
    outside = {"cli.py", "__main__.py", "commands"}
    for path in FILES:
        place = path.relative_to(PACKAGE).parts[0]
        if place != "host" and place not in outside:
            assert not HOST_MODULES & {name.split(".")[0] for name in imports(path)}, path


def test_no_game_imports_another() -> None:
    for path in (PACKAGE / "games").rglob("*.py"):
        place = path.relative_to(PACKAGE / "games").parts
        for name in imports(path):
            if name.startswith("arcade.games.") and len(place) > 1:
                assert name.split(".")[2] == place[0], f"{path} imports {name}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_import_is_hidden_from_the_running_program(path: Path) -> None:
    """An import for types only hides a circle: let the one side know a base, or a protocol, of the other."""
    assert "TYPE_CHECKING" not in path.read_text(encoding="utf-8")


def test_the_cabinet_names_no_game() -> None:
    slugs = {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file()}
    for path in (PACKAGE / "cabinet").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value.replace("-", "_") not in slugs, f"{path} names the game {node.value}"
