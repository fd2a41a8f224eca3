"""Which modules of a library can be reached from some of them, read in their texts."""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

PACKAGE = "__init__"
_FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


@dataclass(frozen=True)
class Module:
    """What a module's text says of other modules."""

    at_once: set[str] = field(default_factory=set)
    """The names that it imports, and what it takes from them, which may be a module, too."""
    later: set[str] = field(default_factory=set)
    """The same of its functions, which import when they are called."""
    texts: set[str] = field(default_factory=set)
    """Its literal texts, and the beginnings of those that are put together."""


def paths(files: Iterable[str]) -> dict[str, str]:
    """The paths of a library's modules, from its top and with slashes, by their names."""
    names = ((path.removesuffix(".py").replace("/", "."), path) for path in files if path.endswith(".py"))
    return {name.removesuffix(f".{PACKAGE}"): path for name, path in names}


def module(name: str, path: str, text: bytes) -> Module:
    """Read a module; what it does as a script is left out."""
    package = name if path.endswith(f"/{PACKAGE}.py") else name.rpartition(".")[0]
    found = Module()
    _read(ast.parse(text), package, found, found.at_once)
    return found


def _read(node: ast.AST, package: str, found: Module, imports: set[str]) -> None:
    for below in ast.iter_child_nodes(node):
        if isinstance(below, ast.Constant) and isinstance(below.value, str):
            found.texts.add(below.value)
        elif isinstance(below, ast.Import | ast.ImportFrom):
            imports.update(_names(below, package))
        elif not (isinstance(below, ast.If) and _asks_for_script(below.test)):
            _read(below, package, found, found.later if isinstance(below, _FUNCTIONS) else imports)


def _asks_for_script(test: ast.expr) -> bool:
    return isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) and test.left.id == "__name__"


def _names(node: ast.Import | ast.ImportFrom, package: str) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    above = package.split(".")[: 1 - node.level or None] if node.level else []
    base = ".".join([*above, *([node.module] if node.module else [])])
    yield base
    yield from (f"{base}.{alias.name}" for alias in node.names)


def reached(
    known: Mapping[str, str], read: Callable[[str], Module], roots: Iterable[str], lazily: Callable[[str], bool]
) -> tuple[dict[str, Module], set[str]]:
    """The modules of a library that some of them import, by name, and the names outside it that they import.

    `known` has the names of the library's modules, `read` reads one; `lazily` says of a name whether what its functions
    import counts, too.
    """
    found: dict[str, Module] = {}
    outside: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in known:
            outside.add(name)
        elif name not in found:
            found[name] = one = read(name)
            waiting += [*one.at_once, *(one.later if lazily(name) else ())]
            waiting += [name.rpartition(".")[0]] if "." in name else []
    return found, outside
