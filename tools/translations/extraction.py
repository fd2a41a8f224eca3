"""What is to be translated: every text in the arcade's code, with what a translator should know of it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from tools.translations.rooms import rooms

ROOT = Path(__file__).resolve().parents[2]
TEXTS = "arcade/toolkit/contract/texts.py"
"""The module of the texts themselves, whose own calls name none."""
KINDS = {"Text": "a line", "Prose": "a paragraph", "Count": "a counted thing"}
SHARED = "shared"
"""The catalogue of what several rooms say."""
Key = tuple[str, str]
"""A text's context, mostly empty, and its English."""


class ExtractionError(Exception):
    """A text that no translator could find; the message says where it is."""


@dataclass
class Message:
    """An English text, wherever it stands."""

    context: str
    english: str
    plural: str = ""
    """The form for several, of a counted thing."""
    rooms: set[str] = field(default_factory=set)
    files: list[str] = field(default_factory=list)
    """Where it stands, from the project's top."""
    comments: list[str] = field(default_factory=list)
    """What a translator should know: its kind and room for it, what it is called, what is said of it."""
    width: int = 0
    """The fewest characters that a line has room for wherever it stands; 0 where that is not told."""

    def narrow(self, width: int) -> None:
        """There is no more room than this somewhere; 0 tells nothing."""
        self.width = min(self.width or width, width or self.width)

    @property
    def key(self) -> Key:
        """What it is found by in a catalogue."""
        return self.context, self.english

    @property
    def room(self) -> str:
        """The name of its catalogue."""
        return next(iter(self.rooms)) if len(self.rooms) == 1 else SHARED


def room_of(file: str) -> str:
    """The room of a module: a game, or another folder of the arcade."""
    _, folder, *rest = file.split("/")
    return rest[0].lstrip("_").replace("_", "-") if folder == "games" and len(rest) > 1 else folder


def of_pattern(path: Path) -> bool:
    """Whether a module is part of the pattern of new games, whose folder begins with an underscore."""
    return path.parent.parent.name == "games" and path.parent.name.startswith("_")


def messages(root: Path = ROOT) -> dict[Key, Message]:
    """Every text in the arcade's modules, in the order of the files and of their lines. Raises ExtractionError.

    The pattern comes last, and what another room says as well is that room's alone: a game that was just begun has all
    its words in a catalogue of its own.
    """
    found: dict[Key, Message] = {}
    for path in sorted((root / "arcade").rglob("*.py"), key=lambda path: (of_pattern(path), path)):
        file, text = path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
        if file != TEXTS and any(f"{kind}(" in text for kind in KINDS):
            for one in _in_module(ast.parse(text), file):
                known = found.setdefault(one.key, one)
                if known.plural != one.plural:
                    raise ExtractionError(f"{file}: {one.english!r} is counted in two ways")
                if of_pattern(path) and known.rooms != one.rooms:
                    continue
                known.rooms |= one.rooms
                known.files += [name for name in one.files if name not in known.files]
                known.comments += [comment for comment in one.comments if comment not in known.comments]
                known.narrow(one.width)
    for words, width, where in rooms() if root == ROOT else ():
        shown = found.get((words.context, words.english))
        if shown is not None and (not shown.width or width < shown.width):
            shown.narrow(width)
            shown.comments.append(where)
    return found


def _in_module(tree: ast.Module, file: str) -> Iterator[Message]:
    said = _said(tree)
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        if not (isinstance(call.func, ast.Name) and call.func.id in KINDS and call.args):
            continue
        english = _literal(call.args[0], file)
        plural = _literal(call.args[1], file) if call.func.id == "Count" else ""
        context = next((_literal(one.value, file) for one in call.keywords if one.arg == "context"), "")
        width = _width(call, file)
        room = f"at most {width} characters" if width else ""
        comment = "; ".join(filter(None, (KINDS[call.func.id], room, *said.get(call, ()))))
        yield Message(context, english, plural, {room_of(file)}, [file], [comment], width)


def _literal(node: ast.expr, file: str) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise ExtractionError(f"{file}, line {node.lineno}: {ast.unparse(node)} is no literal; Verbatim is not translated")


def _width(call: ast.Call, file: str) -> int:
    """The most characters of a line, 0 where they are not told."""
    place = 2 if isinstance(call.func, ast.Name) and call.func.id == "Count" else 1
    told = [one.value for one in call.keywords if one.arg == "width"] or call.args[place : place + 1]
    return _number(told[0], file) if told else 0


def _number(node: ast.expr, file: str) -> int:
    """A number, a constant of the module, or a sum of these; 0 for what is known only when the program runs."""
    match node:
        case ast.Constant(value=int(number)):
            return number
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as sign, right=right):
            one, other = _number(left, file), _number(right, file)
            return one + other if isinstance(sign, ast.Add) else one - other
    found: object = import_module(file.removesuffix(".py").replace("/", "."))
    for name in ast.unparse(node).split("."):
        found = getattr(found, name, 0)
    return found if isinstance(found, int) else 0


def _said(tree: ast.Module) -> dict[ast.expr, list[str]]:
    """Of each call in a constant's value the constant's name, and the words on it that stand below."""
    found: dict[ast.expr, list[str]] = {}
    for holder in ast.walk(tree):
        body: list[ast.stmt] = getattr(holder, "body", []) if not isinstance(holder, ast.Lambda | ast.IfExp) else []
        for number, one in enumerate(body):
            if not isinstance(one, ast.Assign | ast.AnnAssign) or one.value is None:
                continue
            target = one.targets[0] if isinstance(one, ast.Assign) else one.target
            below = body[number + 1] if number + 1 < len(body) else None
            words = ""
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                words = " ".join(str(below.value.value).split())
            for node in ast.walk(one.value):
                if isinstance(node, ast.Call):
                    found[node] = [ast.unparse(target), words]
    return found
