"""How moves and positions are written in PDN, and what else stands between them: the words of a game record.

A square is a number from 1 to 32 or, as in chess, a letter and a digit: c3, seen by white, or by black who begins.
Squares are joined by a dash of any kind, by x, × or a colon, with blanks or without, or by nothing at all: 1115. What
is understood goes beyond the standard (https://pdn.fmjd.org), since people's files do.

Positions stand in a line (FEN): "W:W21,K30:B1,K12" is white to move, the K a king's. What is read may have blanks,
ranges such as 1-12 or K30-32, squares as c3, a side that is missing, a full stop at the end, and counts of moves behind
it (:H0:F1).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arcade.games.checkers import strings
from arcade.games.checkers.rules import BIT, SIDE, SQUARES, Move, Position, crowned, is_jump, square_at, squares_of
from arcade.toolkit.contract.cartridge import UnreadableError

_DASH = "-‐‑‒–—−"
_JOIN = rf"\s*[{_DASH}xX×:]\s*"
_DRAW = r"(?:1/2|½)"
_FIELD = "[a-hA-H][1-8]"
_WORD = re.compile(
    rf"""
    (?P<space> \s+ )
    | (?P<escape> ^%[^\n]* )
    | (?P<tag> \[\s*(?P<name>\w{{1,40}}+)\s*+(?P<value>"(?:[^"\\\n]|\\.){{0,400}}+"|[^\]\n]{{0,400}}+)\s*+\] )
    | (?P<comment> \{{[^}}]*\}}? | ;[^\n]* )
    | (?P<mark> \$[0-9]+ | [!?]+ )
    | (?P<open> \( )
    | (?P<close> \) )
    | (?P<star> \* )
    | (?P<result> {_DRAW}(?:\s*[{_DASH}]\s*{_DRAW})? | [012]\s*[{_DASH}]\s*[012](?![0-9xX×:{_DASH}]) )
    | (?P<number> [0-9]{{1,4}}+(?:\s*[.…])+ | [.…]+ )
    | (?P<move>
        [0-9]{{1,2}}(?:{_JOIN}[0-9]{{1,2}}){{1,24}}(?![0-9])
        | {_FIELD}(?:(?:{_JOIN})?{_FIELD}){{1,24}}
        | [0-9]{{3,24}}+
    )
    | (?P<unknown> \S+ )
    """,
    re.VERBOSE | re.MULTILINE,
)
_SQUARE = re.compile(rf"[0-9]+|{_FIELD}")


@dataclass(frozen=True)
class Word:
    """A word of a record: its kind, its text, and where in the file it begins and ends."""

    kind: str
    text: str
    start: int
    end: int
    tag: tuple[str, str] = ("", "")
    """A tag's name and value."""


def words_of(text: str, start: int = 0, end: int | None = None) -> Iterator[Word]:
    """The words of a part of a file; all that is no word of a record is `unknown`."""
    for found in _WORD.finditer(text, start, len(text) if end is None else end):
        kind = "tag" if found["tag"] else found.lastgroup or ""
        if kind != "space":
            tag = (found["name"], _unquoted(found["value"])) if kind == "tag" else ("", "")
            yield Word(kind, found[0], found.start(), found.end(), tag)


def _unquoted(value: str) -> str:
    """A tag's value without its quotation marks; within it those, and backslashes, have a backslash before them."""
    value = value.strip()
    if len(value) > 1 and value[0] == value[-1] == '"':
        value = value[1:-1]
    return re.sub(r"\\(.)", r"\1", value)


def field_of(name: str) -> int:
    """The number of a square that is called as in chess, seen by white; 0 for a light one."""
    return square_at((SIDE - int(name[1]), ord(name[0].lower()) - ord("a")))


def paths_of(written: str) -> list[tuple[Move, bool]]:
    """The squares that a written move can mean, and whether the board is seen by black; squares off the board are 0.

    Numbers mean the same from either side.
    """
    squares = _SQUARE.findall(written)
    if squares[0][0].isalpha():
        path = tuple(map(field_of, squares))
        return [(path, False), (tuple(SQUARES.stop - square for square in path), True)]
    if len(squares) > 1:
        return [(tuple(map(int, squares)), False)]
    digits = squares[0]
    if len(digits) == 3:
        return [((int(digits[:at]), int(digits[at:])), False) for at in (1, 2)]
    if len(digits) % 2:
        return []
    return [(tuple(int(digits[at : at + 2]) for at in range(0, len(digits), 2)), False)]


def touches(path: Move, move: Move) -> bool:
    """Whether a path leads along a move from its beginning, though it may leave squares out or not reach its end."""
    squares = iter(move)
    return path[0] == move[0] and all(square in squares for square in path)


def written(move: Move, most: int = 99) -> str:
    """A move's squares; a capture of more than the most is named by its first and last."""
    named = move if len(move) <= most else (move[0], move[-1])
    return ("x" if is_jump(move) else "-").join(map(str, named))


def numbered(moves: Sequence[Move]) -> list[str]:
    """Moves as words, a number before every other one."""
    words: list[str] = []
    for place, move in enumerate(moves):
        if place % 2 == 0:
            words.append(f"{place // 2 + 1}.")
        words.append(written(move))
    return words


_COUNTS = re.compile(r"(?::[HF]\d{1,4})*\.?$", re.IGNORECASE)
_PIECE = re.compile(r"(K?)(?:(\d{1,2})(?:[-‐‑‒–—−](\d{1,2}))?|([A-H][1-8]))", re.IGNORECASE)
SIGNS = "BW"
SHOWN = 24
"""Characters of what is not understood that are shown."""


def position_of(text: str, line: int = 0) -> Position:
    """The position of a text. Raises UnreadableError; `line` is where the text stands in a file."""
    turn, *lists = _COUNTS.sub("", "".join(text.split())).upper().split(":")
    listed = {one[:1]: one[1:] for one in lists}
    if turn not in ("B", "W") or not set(listed) <= set(SIGNS) or not 0 < len(listed) == len(lists):
        raise UnreadableError(strings.NO_POSITION, line, text=repr(text[:SHOWN]))
    sides, kings = [0, 0], 0
    for sign, words in listed.items():
        for word in filter(None, words.split(",")):
            for square, king in _pieces(word, line):
                bit = BIT[square]
                if bit & (sides[0] | sides[1]):
                    raise UnreadableError(strings.TWO_PIECES, line, square=square)
                sides[SIGNS.index(sign)] |= bit
                kings |= bit if king else 0
    black, white = sides
    return Position(black, white, kings | crowned(black, white), SIGNS.index(turn))


def _pieces(word: str, line: int) -> Iterator[tuple[int, bool]]:
    """The squares of a word, and whether a king stands there."""
    found = _PIECE.fullmatch(word)
    first = last = 0
    if found:
        first = int(found[2]) if found[2] else field_of(found[4])
        last = int(found[3] or first)
    if not found or not (first in BIT and last in BIT and first <= last):
        raise UnreadableError(strings.NO_SQUARE, line, word=repr(word[:12]))
    for square in range(first, last + 1):
        yield square, bool(found[1])


def fen(position: Position) -> str:
    """The line of a position."""
    white, black = (
        ",".join(f"{'K' * bool(position.kings & BIT[square])}{square}" for square in squares_of(side))
        for side in (position.white, position.black)
    )
    return f"{SIGNS[position.seat]}:W{white}:B{black}"
