"""The row of a screen that names the keys, "F1 hint  F2 back", made from controls so that every game says it alike."""

from arcade.toolkit.contract.controls import BACK, TAKE_BACK, Control
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.contract.texts import Text

SHORT = {TAKE_BACK.name: BACK.label}
"""Briefer names than the instruction card's."""


def key_row(program: AnyProgram, columns: int, *entries: Control | Text) -> str:
    """The keys of controls with what they do, or words that say both, spaced as widely as the columns allow.

    Where even single blanks between them are too many, controls are named by their keys alone, the first ones first.
    Raises ValueError when that does not help.
    """
    words = [
        program.text(entry) if isinstance(entry, Text) else f"{_key(entry)} {program.text(_label(entry))}"
        for entry in entries
    ]
    for gap in ("   ", "  ", " "):
        row = gap.join(words)
        if len(row) <= columns:
            return row
    for place, entry in enumerate(entries):
        if not isinstance(entry, Text):
            words[place] = _key(entry)
            row = " ".join(words)
            if len(row) <= columns:
                return row
    raise ValueError(f"{row!r} is wider than {columns} columns")


def _key(control: Control) -> str:
    return next(key for key in control.keys if not key.startswith(("!", "pad"))).upper()


def _label(control: Control) -> Text:
    return SHORT.get(control.name, control.label)
