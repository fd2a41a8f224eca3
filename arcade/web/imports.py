"""Which modules of a library can be reached from some of them, read in their texts."""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

PACKAGE = "__init__"
_FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


@dataclass(frozen=True)
class Module:
    """A module's place in its library."""

    name: str
    path: str
    """With slashes, from the library's top."""

    @property
    def package(self) -> str:
        """The package that its relative imports begin at."""
        return self.name if self.path.endswith(f"/{PACKAGE}.py") else self.name.rpartition(".")[0]


def modules(paths: Iterable[str]) -> dict[str, Module]:
    """The modules of a library's files, by name."""
    names = ((path.removesuffix(".py").replace("/", "."), path) for path in paths if path.endswith(".py"))
    found = (Module(name.removesuffix(f".{PACKAGE}"), path) for name, path in names)
    return {module.name: module for module in found}


def imports(module: Module, text: bytes, lazily: bool) -> Iterator[str]:
    """The names that a module imports, and what it takes from them, which may be a module, too.

    With `lazily` also what its functions import when they are called. What it does as a script is left out.
    """
    for node in _nodes(ast.parse(text), lazily):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = module.package.split(".")[: 1 - node.level or None]
                base = ".".join([*above, base] if base else above)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _nodes(node: ast.AST, lazily: bool) -> Iterator[ast.AST]:
    for below in ast.iter_child_nodes(node):
        if isinstance(below, _FUNCTIONS) and not lazily:
            continue
        if isinstance(below, ast.If) and isinstance(below.test, ast.Compare):
            left = below.test.left
            if isinstance(left, ast.Name) and left.id == "__name__":
                continue
        yield below
        yield from _nodes(below, lazily)


def reached(
    library: Mapping[str, Module], read: Callable[[str], bytes], roots: Iterable[str], lazily: Callable[[str], bool]
) -> tuple[set[str], set[str]]:
    """The names of a library's modules that are imported by some of them, and the names outside that they import.

    `read` gives a path's text; `lazily` says of a module's name whether what its functions import counts, too.
    """
    found: set[str] = set()
    outside: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        module = library.get(name)
        if module is None:
            outside.add(name)
        elif name not in found:
            found.add(name)
            waiting += [name.rpartition(".")[0]] if "." in name else []
            waiting += imports(module, read(module.path), lazily(name))
    return found, outside


def strings(text: bytes) -> Iterator[str]:
    """The texts in a module, and the beginnings of those that are put together."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
