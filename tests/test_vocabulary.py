"""One vocabulary between programs and looks: every look is a `Look`, and a moment of the table there has its verb."""

import re
from dataclasses import replace
from inspect import isfunction

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
