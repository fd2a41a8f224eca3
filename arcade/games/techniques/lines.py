"""The lines that stand beside an exhibit: the body of the very function that runs, without its docstring."""

import ast
from collections.abc import Callable
from functools import cache
from importlib.abc import InspectLoader
from importlib.util import find_spec
from textwrap import dedent
from typing import Any


@cache
def _source(module: str) -> str:
    spec = find_spec(module)
    loader = spec.loader if spec else None
    return (isinstance(loader, InspectLoader) and loader.get_source(module)) or ""


def body(show: Callable[..., Any]) -> tuple[str, ...]:
    """The lines of a function's body; none where only compiled code is installed."""
    text = _source(show.__module__)
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name == show.__name__:
            statements = node.body[1:] if ast.get_docstring(node) else node.body
            last = node.end_lineno or 0
            return tuple(dedent("\n".join(text.split("\n")[statements[0].lineno - 1 : last])).split("\n"))
    return ()
