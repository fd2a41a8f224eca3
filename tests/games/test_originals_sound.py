"""In the look of a listing tones sound in BASIC's own time: none is asked of the machine itself."""

import ast
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.machine.spectrum import Spectrum
from tests.patience import still

ROOT = Path(__file__).parent.parent.parent
SOUNDS = {"beep", "tune", "chime"}
"""What a Spectrum's loudspeaker is asked for, in no time but the tone's."""
GAMES = [slug for slug in slugs(pattern=True) if issubclass(cartridge(slug).machine, Spectrum)]


def reached(module: str, game: str) -> set[str]:
    """The modules of a game that one of them needs, itself among them."""
    found: set[str] = set()
    following = {module}
    while still(following):
        found |= following
        following = {name for one in following for name in imported(one) if name.startswith(f"{game}.")} - found
    return found


def imported(module: str) -> set[str]:
    """The modules that one imports names from, or that are themselves such names."""
    froms = [node for node in ast.walk(tree(module)) if isinstance(node, ast.ImportFrom)]
    names = {f"{node.module}.{alias.name}" for node in froms for alias in node.names}
    return {name for name in names | {str(node.module) for node in froms} if path(name).is_file()}


def path(module: str) -> Path:
    return ROOT.joinpath(*module.split(".")).with_suffix(".py")


def tree(module: str) -> ast.Module:
    return ast.parse(path(module).read_text(encoding="utf-8"))


def past_basic(code: ast.AST) -> list[str]:
    """Where a machine's own sounds are spoken of."""
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(code)
        if isinstance(node, ast.Attribute) and node.attr in SOUNDS and last_name(node.value) == "machine"
    ]


def last_name(node: ast.expr) -> str:
    """What follows the last point of a dotted name."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("yield from self.machine.beep(0.1, 12)", ["line 1: self.machine.beep"]),
        ("machine.chime(TUNE)", ["line 1: machine.chime"]),
        ("refuse = partial(look.machine.tune, NOTES)", ["line 1: look.machine.tune"]),
        ("yield from machine.basic.beep(0.1, 12)", []),
        ("yield from self.tune(NOTES)", []),
    ],
)
def test_sounds_past_basic_are_found(code: str, found: list[str]) -> None:
    assert past_basic(ast.parse(code)) == found


def test_what_a_look_needs_is_found() -> None:
    game = "arcade.games._template"
    assert {f"{game}.original", f"{game}.look", f"{game}.strings"} <= reached(f"{game}.original", game)
    assert f"{game}.modern" not in reached(f"{game}.original", game)


@pytest.mark.parametrize("slug", GAMES)
def test_the_look_of_a_listing_sounds_in_basics_own_time(slug: str) -> None:
    game = f"arcade.games.{slug.replace('-', '_')}"
    shared = reached(f"{game}.modern", game) - {f"{game}.original"}
    modules = reached(f"{game}.original", game) - shared
    found = {module: lines for module in sorted(modules) if (lines := past_basic(tree(module)))}
    assert not found, "write machine.basic.beep or machine.basic.tune"
