"""Scripts that import each other as one file for each place where they run: the page, the worker, the audio thread.

A browser asks for a module only when it has read the one that imports it: as they are written, a dozen requests would
stand one behind the other. Here each module becomes a function that gives what it exports, and they stand in the order
in which they need each other; their text is not touched. What is not written as ours are is refused.
"""

import re
from collections.abc import Iterator, Mapping

from arcade.web.nodes import WebError

_IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w-]+\.js)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function\*? ?|class |const )(\w+))", re.MULTILINE)
_OTHER = re.compile(r"^(?:import|export)\b(?! *\().*$", re.MULTILINE)


def joined(scripts: Mapping[str, bytes]) -> dict[str, bytes]:
    """The scripts that no other imports, each with all that it needs; raises WebError."""
    texts = {name: data.decode() for name, data in scripts.items()}
    imported = {found[2] for text in texts.values() for found in _IMPORT.finditer(text)}
    return {name: _whole(name, texts).encode() for name in texts.keys() - imported}


def _whole(entry: str, texts: Mapping[str, str]) -> str:
    inner = list(dict.fromkeys(_needed(entry, texts, ())))[:-1]
    body = _IMPORT.sub(_taken, texts[entry])
    _check(entry, _EXPORT.sub("", body))
    return "\n".join([*(_module(name, texts[name]) for name in inner), body])


def _needed(name: str, texts: Mapping[str, str], above: tuple[str, ...]) -> Iterator[str]:
    """A script's imports and theirs, each after what it needs, and the script itself."""
    if name in above:
        raise WebError(f"{' and '.join(above)} import each other")
    if name not in texts:
        raise WebError(f"{above[-1]} imports {name}, which is not there")
    for found in _IMPORT.finditer(texts[name]):
        yield from _needed(found[2], texts, (*above, name))
    yield name


def _module(name: str, text: str) -> str:
    """A script as a function that gives its exports."""
    given = [found[1] for found in _EXPORT.finditer(text)]
    body = _EXPORT.sub("", _IMPORT.sub(_taken, text))
    _check(name, body)
    return f"// {name}\nconst {_variable(name)} = (() => {{\n{body}\nreturn {{ {', '.join(given)} }};\n}})();\n"


def _taken(found: re.Match[str]) -> str:
    """What an import takes, out of what the other script gives."""
    return f"const {{{found[1].replace(' as ', ': ')}}} = {_variable(found[2])};"


def _variable(name: str) -> str:
    return f"{name.removesuffix('.js').replace('-', '_')}$"  # no name of ours has this sign


def _check(name: str, text: str) -> None:
    if (other := _OTHER.search(text)) is not None:
        raise WebError(f"{name} cannot be joined with others: {other[0]}")
