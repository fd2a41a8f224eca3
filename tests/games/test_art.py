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


def asked(tree: ast.AST) -> Iterator[ast.expr]:
    """What stands in ``ART[...]`` and ``ART.rows(...)``."""
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(ast.Name("ART"), name) | ast.Call(ast.Attribute(ast.Name("ART"), "rows"), [name]):
                yield name


def pattern(name: ast.AST) -> str:
    """A regular expression for the texts that an expression can be: of its literal parts, and anything between."""
    match name:
        case ast.Constant(str(words)):
            return re.escape(words)
        case ast.JoinedStr(parts):
            return "".join(map(pattern, parts))
        case ast.BinOp(left, ast.Add(), right):
            return pattern(left) + pattern(right)
    return ".*"


def names_in(trees: list[ast.Module]) -> tuple[set[str], re.Pattern[str]]:
    """The names asked for, and a pattern of all that may be: composed ones, and texts that stand somewhere."""
    names = {str(name.value) for tree in trees for name in asked(tree) if isinstance(name, ast.Constant)}
    composed = {pattern(name) for tree in trees for name in asked(tree)} - {".*"}
    texts = {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    single = {letter for words in texts if words.isupper() for letter in words.lower()}
    return set(map(str, names)), re.compile(
        "|".join(composed | {re.escape(words) for words in texts | single if words})
    )


def test_the_drawings_there_are_the_drawings_asked_for() -> None:
    wrong: list[str] = []
    for folder in sorted(ART.iterdir()):
        kept = {name for path in folder.iterdir() for name in read_sheet(path.read_text(encoding="utf-8"))}
        code = sorted(code_of(folder).rglob("*.py"))
        names, possible = names_in([ast.parse(path.read_text(encoding="utf-8")) for path in code])
        wrong += [f"{folder.name}: nobody asks for {name!r}" for name in sorted(kept) if not possible.fullmatch(name)]
        wrong += [f"{folder.name}: there is no {name!r}" for name in sorted(names - kept)]
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
