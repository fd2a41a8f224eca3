"""What arrives in pieces while pages are shown: letters, the games' cartridges, a whole game when it is looked at.

An import cannot be interrupted, but a game is many modules: imported one by one, the innermost first, none takes long.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from importlib.machinery import SourceFileLoader, SourcelessFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import CodeType

from arcade.cabinet import catalogue
from arcade.cabinet.paint.covers import cover_sprite
from arcade.cabinet.time_slices import TimeSlices
from arcade.machine.monitor.face import OUR_FACES, load_face

_IMPORT = re.compile(r"^from (arcade[\w.]*) import (?:\(([^)]*)\)|(.*))", re.MULTILINE)
_NAME = re.compile(r"(\w+)(?: as \w+)?")


def module(name: str, above: frozenset[str] = frozenset()) -> TimeSlices[None]:
    """Import a module, and before it what it imports, a module in each piece. Raises what importing it raises.

    What is imported is read in the text, so that it is known before anything runs. What is overlooked there (an
    import in a function, a computed one) is no harm: it comes when it is asked for. `above` are the modules that are
    on their way already.
    """
    if name in sys.modules or name in above:
        return
    above |= {name}
    for base, part in _imports(name):
        yield from module(base, above)
        package = sys.modules.get(base)
        # Of a package modules are imported as well as names.
        if part and hasattr(package, "__path__") and not hasattr(package, part) and find_spec(f"{base}.{part}"):
            yield from module(f"{base}.{part}", above)
    import_module(name)
    yield 0


def _imports(name: str) -> Iterable[tuple[str, str]]:
    """The arcade's modules that a module imports, each first alone and then with each name that is taken from it."""
    loader = getattr(find_spec(name), "loader", None)
    if isinstance(loader, SourceFileLoader):
        return imports_in_text(Path(loader.path).read_text(encoding="utf-8"))
    if isinstance(loader, SourcelessFileLoader) and (code := loader.get_code(name)) is not None:
        return imports_in_code(code)
    return ()


def imports_in_text(text: str) -> Iterator[tuple[str, str]]:
    """The imports in a module's text."""
    for base, many, one in _IMPORT.findall(text):
        yield base, ""
        for part in _NAME.findall(many or one):
            yield base, part


def imports_in_code(code: CodeType) -> Iterator[tuple[str, str]]:
    """The same where there is no text, as in a browser; to read the compiled module takes longer.

    The names that it uses stand in the order of their first use: after an imported module, which alone has a dot in
    its name, what is taken from it. A name that was taken from another module before is overlooked.
    """
    taken = {part for constant in code.co_consts if isinstance(constant, tuple) for part in constant}
    base = ""
    for name in code.co_names:
        if "." in name:
            base = name if name.startswith("arcade.") else ""
            yield from [(base, "")] if base else []
        elif base and name in taken:
            yield base, name


def letters() -> TimeSlices[None]:
    """The faces of the house's pages."""
    for name in OUR_FACES:
        load_face(name)
        yield 0


def game(slug: str, parts: Iterable[catalogue.Part] = tuple(catalogue.PARTS)) -> TimeSlices[None]:
    """All of a game that playing it needs, or some parts of it; whether they are whole the catalogue then knows."""
    for part in parts:
        yield from _part(slug, part)


def shelf() -> TimeSlices[None]:
    """Every game's cover and declaration.

    That a program or a pilot is missing is seen already; what else may be wrong with them shows when they arrive.
    """
    for slug in catalogue.slugs():
        if catalogue.module_of(slug, catalogue.cartridge) not in sys.modules:
            cover_sprite(slug)
            yield 0
            yield from _part(slug, catalogue.cartridge)
            catalogue.in_place(slug)


def _part(slug: str, part: catalogue.Part) -> TimeSlices[None]:
    """A part of a game. What is wrong with it is the catalogue's to say, which tries again and is told the same."""
    with suppress(Exception, SystemExit):
        if (name := catalogue.module_of(slug, part)) is not None:
            yield from module(name)
    catalogue.loads(part, slug)
