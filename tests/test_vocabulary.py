"""One vocabulary: every look is a `Look` with the verbs of the table there, and no name outside the games is of old."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from inspect import isfunction
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge, slugs, usual_setup
from arcade.cabinet.replays.session import Session
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract import look as vocabulary
from arcade.toolkit.contract.look import Look

VERBS = frozenset(re.findall(r"`([a-z]\w*?)(?:_\.\.\.)?`", vocabulary.__doc__ or ""))
"""Those of the table, and what it says of them."""
SYNONYMS = {
    "opening": "title",
    "introduce": "title",
    "board": "begin",
    "field": "begin",
    "set_up": "begin",
    "deal": "begin",
    "pick": "ask",
    "choose": "ask",
    "ask_again": "again",
    "another": "again",
    "whose_turn": "prompt",
    "right": "accepted",
    "refused": "refuse",
    "refuses": "refuse",
    "illegal": "refuse",
    "forbidden": "refuse",
    "not_there": "refuse",
    "ponder": "think",
    "pondering": "think",
    "pondered": "thought",
    "moved": "move",
    "carry": "move",
    "lay": "move",
    "press": "move",
    "slide": "move",
    "take": "move",
    "tick": "step",
    "redraw": "show",
    "switched": "switch",
    "advise": "hint",
    "undone": "taken_back",
    "take_back": "taken_back",
    "helping": "help",
    "result": "end",
    "report": "end",
    "ended": "end",
    "closing": "end",
    "finale": "end",
    "goodbye": "farewell",
}
"""What looks have called a moment, and its verb."""
ROOT = Path(__file__).parent.parent
ONCE = {
    "aided": "assisted",
    "arrivals": "lazy loading",
    "claim": "submission",
    "claimed": "submission",
    "courier": "uploader",
    "doubted": "answers to verify",
    "errand": "sync job",
    "foreseen": "recorded answers",
    "hall": "leaderboard",
    "house": "navigator, common, our",
    "landmark": "safe point",
    "lend": "connection",
    "lending": "connection pool",
    "ornament": "decoration",
    "parcel": "upload",
    "parcels": "uploads",
    "ponder": "think",
    "tidings": "downloads",
    "wish": "setting, choice, hint",
    "wished": "set, asked for",
    "wishes": "window settings",
}
"""Words that names once were made of, and the field's: CONTRIBUTING has the list for readers."""
COMMAND = Path("arcade/commands/hall.py")
"""The one that players type."""
PARTS = ("pick", "choose", "refused", "ended", "helping", "pondered", "switched")
"""Those that a longer name may not begin with either: `choose_row` is to be `ask_row`."""


def verb_for(name: str) -> str | None:
    """What a method is to be called instead; None if its name is good."""
    first, _, rest = name.partition("_")
    if name in SYNONYMS:
        return SYNONYMS[name]
    return f"{SYNONYMS[first]}_{rest}" if first in PARTS else None


def faults(look: type) -> list[str]:
    """What is wrong with a look's class, its bases included."""
    found = [] if issubclass(look, Look) else [f"{path_of(look)}: let {look.__name__} inherit from Look"]
    for part in look.__mro__:
        names = [name for name, value in vars(part).items() if isfunction(value)]
        found += [f"{path_of(part)}: call {name} {verb}" for name in names if (verb := verb_for(name))]
    return found


def path_of(part: type) -> str:
    """The file of a class."""
    return f"{part.__module__.replace('.', '/')}.py"


@pytest.mark.rotates(4)
@pytest.mark.parametrize("original", [False, True], ids=["modern", "original"])
@pytest.mark.parametrize("slug", slugs(pattern=True))
def test_looks_speak_the_common_verbs(slug: str, original: bool) -> None:
    for seats in cartridge(slug).seats:
        program = Session(replace(usual_setup(slug), original=original, seats=seats)).program
        assert hasattr(program, "look"), f"{path_of(type(program))}: let the program have its look as look"
        found = faults(type(program.look))
        assert not found, "; ".join(found)


def test_every_synonym_is_replaced_by_a_verb_of_the_table() -> None:
    assert set(SYNONYMS.values()) <= VERBS
    assert not VERBS & set(SYNONYMS)
    assert set(PARTS) <= set(SYNONYMS)


class Pondering(Look[Spectrum]):
    """A look that has words of its own for what has a verb."""

    def ponder(self) -> Frames[None]:
        """The computer's turn."""
        yield

    def choose_row(self) -> Frames[int]:
        """A question."""
        yield
        return 0

    def _opening(self) -> None:
        """A helper of its own."""

    def appear(self) -> None:
        """A moment of its own."""


class Again(Pondering):
    """A look that has them from its base."""

    def again(self) -> Frames[bool]:
        """Another game?"""
        yield
        return True


class Stray:
    """A look on no base."""

    def title(self) -> Frames[None]:
        """What is seen first."""
        yield

    def result(self) -> Frames[None]:
        """How a game ended."""
        yield


@pytest.mark.parametrize("look", [Pondering, Again])
def test_a_wrong_name_is_told_with_the_right_one(look: type) -> None:
    assert faults(look) == [
        "tests/test_vocabulary.py: call ponder think",
        "tests/test_vocabulary.py: call choose_row ask_row",
    ]


def test_a_look_on_no_base_is_told() -> None:
    assert faults(Stray) == [
        "tests/test_vocabulary.py: let Stray inherit from Look",
        "tests/test_vocabulary.py: call result end",
    ]


def test_a_good_look_has_no_faults() -> None:
    assert faults(Look) == []


def names(tree: ast.Module) -> Iterator[str]:
    """The names that a file gives or uses."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(asname=str(name)):
                yield name
            case ast.arg(arg=name) | ast.Attribute(attr=name) | ast.Name(id=name):
                yield name


def words_of(name: str) -> list[str]:
    """The words that a name is made of, in small letters."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)]


def old_names(file: Path, tree: ast.Module) -> list[str]:
    """What a file calls by an old word, and the field's word for it."""
    found = {*names(tree), *([] if file == COMMAND else [file.stem])}
    return [f"{file}: {name} is of old: {ONCE[word]}" for name in found for word in words_of(name) if word in ONCE]


def test_no_name_outside_the_games_is_of_old() -> None:
    files = [path for folder in ("arcade", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
    found = [
        fault
        for path in files
        if ROOT / "arcade" / "games" not in path.parents
        for fault in old_names(path.relative_to(ROOT), ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found, "\n".join(found)


def test_an_old_name_is_told_with_the_new_one() -> None:
    source = ast.parse("class Courier:\n    def tell(self, wishes: int) -> None:\n        self.hall_rows = wishes")
    assert sorted(set(old_names(Path("arcade/new.py"), source))) == [
        "arcade/new.py: Courier is of old: uploader",
        "arcade/new.py: hall_rows is of old: leaderboard",
        "arcade/new.py: wishes is of old: window settings",
    ]
