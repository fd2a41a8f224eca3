"""Names that people give: a cabinet's, a player's."""

from unicodedata import category, normalize

EMPTY = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that have nothing to be seen: the fillers of Hangul, Braille's blank."""


def legible(name: str) -> bool:
    """Whether there is something to read: all of it printable, and not blanks and combining marks alone."""
    return name.isprintable() and any(
        category(sign)[0] not in "MZ" for sign in normalize("NFC", name) if sign not in EMPTY
    )
