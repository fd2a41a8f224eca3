"""The first twenty elements: how their electrons fill the shells, and the valence that follows.

Shells are filled from the inside: K holds 2 electrons, L and M hold 8 each, and N takes the rest. The last shell that
has any decides the valence: a full one (2 on K, 8 elsewhere) bonds with nothing, up to four electrons are all given
away or shared, and from five on as many bonds are made as electrons are missing from eight.
"""

SYMBOLS = (
    *("H", "He", "Li", "Be", "B", "C", "N", "O", "F", "Ne"),
    *("Na", "Mg", "Al", "Si", "P", "S", "Cl", "Ar", "K", "Ca"),
)
"""In the order of their atomic numbers, from 1."""
ELEMENTS = range(1, len(SYMBOLS) + 1)
SHELLS = "KLMN"
ROOM = (2, 8, 8)
"""Electrons that the first three shells hold; the fourth is filled last here and never full."""
ROMAN = ("O", "I", "II", "III", "IV", "V", "VI", "VII")
"""How valences are written; the book has no numeral for none and writes a letter O."""


def shells(number: int) -> tuple[int, ...]:
    """Electrons on each shell of the element with an atomic number, empty shells left out."""
    left, filled = number, []
    for room in (*ROOM, number):
        if left:
            filled.append(min(left, room))
            left -= filled[-1]
    return tuple(filled)


def is_full(shell: int, electrons: int) -> bool:
    """Whether so many electrons on a shell, counted from 0, leave nothing to bond with."""
    return electrons == (ROOM[0] if shell == 0 else ROOM[1])


def valence(number: int) -> int:
    """How many bonds an atom makes."""
    filled = shells(number)
    last = filled[-1]
    if is_full(len(filled) - 1, last):
        return 0
    return last if last <= 4 else ROOM[1] - last
