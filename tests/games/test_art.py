"""The drawings that are kept as files: each is asked for by somebody, and whatever is asked for is there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from arcade.toolkit.picture.art import read_sheet, write_sheet

ROOT = Path(__file__).parents[2]
ART = ROOT / "assets" / "art"
CODE = ROOT / "arcade"


def code_of(folder: Path) -> Path:
    """Whose drawings a folder's are: a game's, or those of a layer."""
    name = folder.name.replace("-", "_")
    return next(code for code in (CODE / "games" / name, CODE / name) if code.is_dir())


def asked(path: Path) -> Iterator[str]:
    """The names in a module's ``ART["name"]`` and ``ART.rows("name")``; it does nothing else with ART but make it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    known = 0
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(ast.Name("ART"), ast.Constant(str(name))):
                yield name
            case ast.Call(ast.Attribute(ast.Name("ART"), "rows"), [ast.Constant(str(name))]):
                yield name
            case ast.Name("ART", ast.Store()):
                pass
            case _:
                continue
        known += 1
    uses = sum(isinstance(node, ast.Name) and node.id == "ART" for node in ast.walk(tree))
    assert known == uses, f"{path} asks for a drawing by something that is no literal name"


def test_the_drawings_there_are_the_drawings_asked_for() -> None:
    wrong: list[str] = []
    for folder in sorted(ART.iterdir()):
        kept = {name for path in folder.iterdir() for name in read_sheet(path.read_text(encoding="utf-8"))}
        named = {name for path in code_of(folder).rglob("*.py") for name in asked(path)}
        wrong += [f"{folder.name}: nobody asks for {name!r}" for name in sorted(kept - named)]
        wrong += [f"{folder.name}: there is no {name!r}" for name in sorted(named - kept)]
    assert not wrong, "\n".join(wrong)


def test_sheets_are_as_they_would_be_written() -> None:
    """One form for all, so that a changed pixel is one changed line."""
    wrong: list[Path] = []
    for path in sorted(ART.rglob("*.txt")):
        text = path.read_text(encoding="utf-8")
        remark = re.split(r"^\[", text, maxsplit=1, flags=re.MULTILINE)[0]
        if write_sheet(read_sheet(text), remark) != text:
            wrong.append(path)
    assert not wrong, "\n".join(map(str, wrong))
