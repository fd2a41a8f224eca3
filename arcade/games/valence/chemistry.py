"""The first twenty elements with their shells and valences, and compounds with the formulas that follow.

Shells are filled from the inside: K holds 2 electrons, L and M hold 8 each, and N takes the rest. The last shell that
has any decides the valence: a full one (2 on K, 8 elsewhere) bonds with nothing, up to four electrons are all given
away or shared, and from five on as many bonds are made as electrons are missing from eight.

A compound has two parts. A part is an atom, or a group of atoms that keeps together, with a number of bonds that each
one makes. In a formula the bonds of the one part are as many as those of the other, and the subscripts are the smallest
that do it: the least common multiple of the valences, divided by each.
"""

from dataclasses import dataclass
from math import lcm

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
    filled = shells(number)
    last = filled[-1]
    if is_full(len(filled) - 1, last):
        return 0
    return last if last <= 4 else ROOM[1] - last


@dataclass(frozen=True)
class Part:
    """One side of a compound: its symbol, and the bonds that each one makes."""

    symbol: str
    valence: int

    @property
    def group(self) -> bool:
        """Whether it is several atoms that keep together."""
        return sum(letter.isupper() for letter in self.symbol) > 1

    def times(self, count: int) -> str:
        """The part with its subscript, in brackets if it is a group; one is not written."""
        if count == 1:
            return self.symbol
        return f"({self.symbol}){count}" if self.group else f"{self.symbol}{count}"


@dataclass(frozen=True)
class Compound:
    """Two parts that bond with each other."""

    first: Part
    second: Part

    @property
    def bonds(self) -> int:
        return lcm(self.first.valence, self.second.valence)

    @property
    def subscripts(self) -> tuple[int, int]:
        return self.bonds // self.first.valence, self.bonds // self.second.valence

    def formula(self, subscripts: tuple[int, int] | None = None) -> str:
        """The formula with these subscripts, or the right ones."""
        first, second = subscripts or self.subscripts
        return self.first.times(first) + self.second.times(second)


def _read(text: str) -> tuple[Compound, ...]:
    """Compounds from a text of pairs such as "Fe:III O:II"."""
    parts = [Part(symbol, ROMAN.index(number)) for symbol, _, number in (word.partition(":") for word in text.split())]
    return tuple(Compound(first, second) for first, second in zip(parts[::2], parts[1::2], strict=True))


BINARY = _read("""
    Na:I Cl:I    K:I Br:I     Li:I F:I     Na:I O:II    K:I S:II     Li:I N:III
    Mg:II O:II   Ca:II Cl:I   Ca:II S:II   Mg:II N:III  Zn:II Br:I   Ca:II F:I
    Al:III Cl:I  Al:III O:II  Al:III S:II  Al:III N:III  Ba:II O:II  Al:III F:I
""")
"""Atoms that have one valence only."""
SEVERAL = _read("""
    Fe:II O:II   Fe:III O:II  Fe:II Cl:I   Fe:III Cl:I  Fe:II S:II   Cu:I O:II    Cu:II O:II   Cu:I Cl:I
    Cu:II Cl:I   Pb:II O:II   Pb:IV O:II   Pb:II S:II   Sn:II Cl:I   Sn:IV Cl:I   Sn:IV O:II   C:II O:II
    C:IV O:II    C:IV Cl:I    C:IV S:II    S:IV O:II    S:VI O:II    N:III O:II   N:V O:II     P:III Cl:I
    P:V O:II     P:III O:II   P:V Cl:I
""")
"""The first part has several valences; its name says which."""
GROUPS = _read("""
    Na:I OH:I    Ca:II OH:I   Mg:II OH:I   Al:III OH:I  K:I NO3:I    Ag:I NO3:I   Ca:II NO3:I  Al:III NO3:I
    Na:I SO4:II  Ca:II SO4:II  Al:III SO4:II  Na:I CO3:II  Ca:II CO3:II  Mg:II CO3:II  Na:I PO4:III
    Ca:II PO4:III  Al:III PO4:III  NH4:I Cl:I  NH4:I NO3:I  NH4:I SO4:II  NH4:I CO3:II  NH4:I PO4:III
    Fe:III OH:I  Cu:II OH:I   Fe:II SO4:II  Fe:III SO4:II  Cu:II SO4:II  Fe:III NO3:I
    H:I NO3:I    H:I SO4:II   H:I CO3:II   H:I PO4:III
""")
"""At least one part is a group."""
CHANGING = frozenset(compound.first.symbol for compound in SEVERAL)
"""Symbols whose valence is not always the same."""
