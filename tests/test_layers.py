"""Imports point one way: between layers, between the rooms of a layer, and from rules to nothing that can be seen."""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "arcade"
ALLOWED = {
    "machine": {"machine"},
    "toolkit": {"machine", "toolkit"},
    "families": {"machine", "toolkit", "families"},
    "games": {"machine", "toolkit", "families", "games"},
    "cabinet": {"machine", "toolkit", "games", "cabinet"},
    "console": {"machine", "console"},
    "host": {"machine", "console", "host"},
    "web": {"machine", "toolkit", "cabinet", "console", "web"},
    "leaderboard": {"machine", "toolkit", "cabinet", "leaderboard"},
}
PURE = ("machine", "toolkit", "families", "games")
IMPURE_MODULES = {"time", "random", "threading", "datetime", "os", "pygame", "numpy", "secrets", "subprocess"}
HOST_MODULES = {"pygame", "numpy"}
EXTRA = {"psycopg", "psycopg_pool"}
"""What comes with the extra `hall`."""
TOP = {"CONTRIBUTING.md", "LICENSE", "README.md", "arcade", "assets", "fonts", "pyproject.toml", "tests", "tools"}
BUILT = {"build", "dist", "out"}
FILES = sorted(PACKAGE.rglob("*.py"))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """The dotted names a file imports, relative ones refused."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            module = node.module or ""
            names += [f"{module}.{alias.name}" for alias in node.names] if module.count(".") < 2 else [module]
    return tuple(names)


def test_nothing_strays_to_the_top() -> None:
    found = {path.name for path in ROOT.iterdir() if path.name[0] != "." and path.suffix != ".egg-info"}
    assert found - BUILT - {"__pycache__"} == TOP


def allowed(layer: str, name: str) -> bool:
    """Whether a file of a layer may import a name."""
    top, _, rest = name.partition(".")
    if layer in PURE and top in IMPURE_MODULES:
        return False
    if layer not in ALLOWED:
        return True
    if top == "arcade":
        return rest.partition(".")[0] in ALLOWED[layer] | {"__version__"}
    return layer == "host" or (layer == "leaderboard" and top in EXTRA) or top in sys.stdlib_module_names


def test_imports_follow_the_layers() -> None:
    """What is wrong lets the outside world in, leads to a layer above, or is not of the standard library."""
    wrong = [
        f"{path} imports {name}"
        for path in FILES
        for name in imports(path)
        if not allowed(path.relative_to(PACKAGE).parts[0], name)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("layer", "name"),
    [
        ("machine", "time"),
        ("games", "arcade.cabinet.catalogue"),
        ("cabinet", "pygame"),
        ("cabinet", "psycopg"),
        ("toolkit", "random"),
        ("leaderboard", "arcade.host.host"),
    ],
)
def test_what_points_the_other_way_is_wrong(layer: str, name: str) -> None:
    assert not allowed(layer, name)


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


def test_no_import_is_hidden_from_the_running_program() -> None:
    """An import for types only hides a circle: let the one side know a base, or a protocol, of the other."""
    assert not [path for path in FILES if "TYPE_CHECKING" in path.read_text(encoding="utf-8")]


def test_the_cabinet_names_no_game() -> None:
    slugs = {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file()}
    for path in (PACKAGE / "cabinet").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value.replace("-", "_") not in slugs, f"{path} names the game {node.value}"


ROOMS = ("toolkit", "families", "cabinet")
"""Layers whose folders are rooms; a file of the layer itself is a room of its own."""


def known(name: str) -> str:
    """The module of the package that a dotted name stands for or lies in; an empty text for another package's."""
    parts = name.split(".")
    for length in range(len(parts), 1, -1):
        path = ROOT.joinpath(*parts[:length])
        if parts[0] == "arcade" and (path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()):
            return ".".join(parts[:length])
    return ""


@cache
def modules(path: Path) -> set[str]:
    """The modules of the package that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found |= {known(f"{node.module}.{alias.name}") for alias in node.names}
    return found - {""}


def file_of(module: str) -> Path:
    """Where a module stands."""
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def room(module: str) -> str:
    """The room of a module of a layer."""
    parts = module.split(".")
    return ".".join(parts[:3]) if len(parts) > 2 else module


@pytest.mark.parametrize("layer", ROOMS)
def test_rooms_import_one_way(layer: str) -> None:
    arrows: dict[str, set[str]] = {}
    for path in (PACKAGE / layer).rglob("*.py"):
        here = room(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
        inside = {room(name) for name in modules(path) if name.startswith(f"arcade.{layer}.")}
        arrows.setdefault(here, set()).update(inside - {here, f"arcade.{layer}"})
    floors: list[set[str]] = []
    left = dict(arrows)
    for _ in arrows:
        ground = {one for one, below in left.items() if not below & left.keys()}
        floors.append(ground)
        left = {one: below for one, below in left.items() if one not in ground}
    assert not left, f"these rooms import each other in a circle: {sorted(left)}"


FILES_OF_DATA = "arcade.machine.data"
"""No part of a machine: a level that rules read has a name, and names look for their catalogue."""


def reached(path: Path) -> set[str]:
    """The modules of the package that a file imports, and those that these import, and so on."""
    found: set[str] = set()
    following = {".".join(path.relative_to(ROOT).with_suffix("").parts)}
    for _ in range(len(FILES)):
        found |= following
        following = {name for module in following for name in modules(file_of(module))} - found
    return found


def test_rules_reach_no_machine_no_words_and_no_look() -> None:
    seen = ("strings", "original", "modern", "program")
    wrong = [
        f"{path} reaches {module}"
        for path in sorted(PACKAGE.glob("games/*/rules.py"))
        for module in sorted(reached(path) - {FILES_OF_DATA})
        if module.split(".")[1] == "machine" or module.split(".")[-1] in seen
    ]
    assert not wrong, "\n".join(wrong)
