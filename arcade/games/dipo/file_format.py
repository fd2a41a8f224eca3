"""Pattern files of every kind that Life patterns are kept in, as a run carries them: written again as RLE, trimmed.

Beside RLE (see `pattern`) these are Life 1.05, whose blocks (#P column row) are rows of dots and stars; Life 1.06, a
list of live cells, column before row; and .cells, whose remarks begin with ! and whose rows are dots and Os. The kinds
are told apart by their first lines (https://conwaylife.com/wiki/File_formats). A pattern larger than the field is
offered cut to its middle.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from arcade.games.dipo import pattern, strings
from arcade.games.dipo.pattern import Drawing, Pattern, Span, name_of
from arcade.games.dipo.rules import LIFE, Law
from arcade.toolkit.contract.cartridge import Choices, Part, UnreadableError
from arcade.toolkit.contract.plain import Plain

_PLACE = re.compile(r"\s*([+-]?[0-9]{1,9})\s+([+-]?[0-9]{1,9})\s*")
_PLAIN = re.compile(r"[.oO*]*")
_LIVE = re.compile(r"[oO*]+")
_OTHERS = {
    "[M2]": strings.MACROCELL,
    "[M3D]": strings.MACROCELL,
    "#MCell": strings.MCELL,
    "3D": strings.THREE_DIMENSIONAL,
    "@RULE": strings.RULE_TABLE,
}
"""By how they begin, files that people take for patterns and that are none of these kinds."""


def read(text: str) -> Pattern:
    """The pattern of a text. Raises UnreadableError with the line that is wrong, and for one larger than the field."""
    return drawing_of(text).whole()


def opened(text: str) -> Plain | Choices:
    """A pattern file's text as a run carries it; of one larger than the field the middle. Raises UnreadableError."""
    drawing = drawing_of(text)
    if drawing.fits:
        return _written(drawing.whole())
    return Choices(drawing.too_large().words, (Part(strings.ITS_MIDDLE, lambda: _written(drawing.middle())),))


def _written(found: Pattern) -> str:
    return pattern.write(found.cells, found.law, found.name)


def drawing_of(text: str) -> Drawing:
    """What a text holds, of any size. Raises UnreadableError with the line that is wrong."""
    lines = text.splitlines()
    first = next((line for line in lines if line.strip()), "")
    for beginning, kind in _OTHERS.items():
        if first.startswith(beginning):
            raise UnreadableError(strings.OTHER_KIND, 1, kind=kind)
    return _reader(first, lines)(lines)


def _reader(first: str, lines: Sequence[str]) -> Callable[[Sequence[str]], Drawing]:
    """Who reads the kind of file that begins so."""
    words = first.casefold().split()
    if words[:1] == ["#life"]:
        return _life_1_06 if words[1:2] == ["1.06"] else _life_1_05
    if first.startswith("!"):
        return _cells
    rows = [line for line in lines if not line.startswith(("#", "!"))]
    plain = all(_PLAIN.fullmatch(line.rstrip()) for line in rows) and any(line.strip() for line in rows)
    return _cells if plain else pattern.drawing_of


def _life_1_05(lines: Sequence[str]) -> Drawing:
    spans: list[Span] = []
    lived_by = LIFE
    row = left = 0
    for number, line in enumerate(lines, 1):
        if line.startswith("#R"):
            lived_by = pattern.law_of(line[2:], number)
        elif line.startswith("#P") and line[2:].strip():
            left, row = _place(line[2:], number)
        elif not line.startswith("#"):
            spans += _row(line, number, row, left)
            row += 1
    return _found(spans, lines, lived_by)


def _life_1_06(lines: Sequence[str]) -> Drawing:
    places = (_place(line, number) for number, line in enumerate(lines, 1) if line.strip() and not line.startswith("#"))
    return _found([(row, column, 1) for column, row in places], lines)


def _cells(lines: Sequence[str]) -> Drawing:
    spans: list[Span] = []
    row, name = 0, ""
    for number, line in enumerate(lines, 1):
        if line.startswith(("!", "#")):
            title = line.partition(":")
            name = name or (name_of(title[2]) if title[0].casefold() == "!name" else "")
        else:
            spans += _row(line, number, row, 0)
            row += 1
    return _found(spans, lines, name=name)


def _found(spans: Sequence[Span], lines: Sequence[str], lived_by: Law = LIFE, name: str = "") -> Drawing:
    if not spans:
        raise UnreadableError(strings.NO_PATTERN, max(len(lines), 1))
    return Drawing(tuple(spans), lived_by, name)


def _row(line: str, number: int, row: int, left: int) -> Iterator[Span]:
    """The live cells of a row of dots and stars or Os."""
    if not _PLAIN.fullmatch(line.rstrip()):
        sign = next(sign for sign in line if not _PLAIN.fullmatch(sign))
        raise UnreadableError(strings.NO_DOT, number, sign=repr(sign))
    for run in _LIVE.finditer(line):
        yield row, left + run.start(), len(run[0])


def _place(words: str, number: int) -> tuple[int, int]:
    """A column and a row."""
    place = _PLACE.fullmatch(words)
    if place is None:
        raise UnreadableError(strings.NO_PLACE, number, found=repr(words.strip()[:24]))
    return int(place[1]), int(place[2])
