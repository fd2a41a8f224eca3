"""Game records in PDN, the notation in which draughts players exchange games.

A record begins with tags such as [White "A. Nother"]; a game that does not begin as usual says from where in the tags
SetUp and FEN. Then come numbered moves: 11-15 is a step, 15x22x29 a capture, of which 15x29 says as much where only one
leads there; and the result, White's points first. Comments in braces or behind a semicolon, variations in round
brackets, marks such as ! and $1 are passed over. Only a file's first game is read.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from arcade.games.checkers import strings
from arcade.games.checkers.fen import fen, position_of
from arcade.games.checkers.rules import START, Move, Position, is_jump
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.texts import Text

LINE = 79
NAME = 24
"""A player's name is cut off after so many characters."""
DRAWN, UNDECIDED = "1/2-1/2", "*"
BOOK = "book"
"""What our own tag Rules says of games by the book's rules."""
ENGLISH = "21"
"""The number of English draughts in the tag GameType."""
_RESULTS = {"1-0": "1-0", "0-1": "0-1", "2-0": "1-0", "0-2": "0-1", "1-1": DRAWN, "0-0": UNDECIDED, "1/2-1/2": DRAWN}
_TOKEN = re.compile(
    r'(?P<space>\s+)|(?P<tag>\[\s*(?P<name>\w+)\s+"(?P<value>[^"\n]*)"\s*\])|(?P<comment>\{[^}]*\}|;[^\n]*)'
    r"|(?P<mark>\$\d+|[!?]+)|(?P<open>\()|(?P<close>\))|(?P<result>\*|1/2-1/2|[012]-[012](?![\dx:-]))"
    r"|(?P<move>\d{1,2}(?:[-x:]\d{1,2})+)|(?P<number>\d+\.+)"
)


@dataclass(frozen=True)
class Record:
    """A game: where it began, its moves, its result as it is written, the players' names."""

    start: Position = START
    moves: tuple[Move, ...] = ()
    result: str = UNDECIDED
    black: str = ""
    white: str = ""

    @property
    def positions(self) -> list[Position]:
        """Every position of the game."""
        positions = [self.start]
        for move in self.moves:
            positions.append(positions[-1].play(move))
        return positions


class _Reader:
    """Reads one record, token by token."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.tags: dict[str, str] = {}
        self.moves: list[Move] = []
        self.position: Position | None = None
        self.start = START

    @property
    def line(self) -> int:
        return self.text.count("\n", 0, self.place) + 1

    def _wrong(self, words: Text, **values: object) -> UnreadableError:
        return UnreadableError(words, self.line, **values)

    def read(self) -> Record:
        result, depth = "", 0
        while self.place < len(self.text) and not result:
            token = _TOKEN.match(self.text, self.place)
            if token is None:
                raise self._wrong(strings.NOT_UNDERSTOOD, word=repr(self.text[self.place :].split()[0][:12]))
            match token.lastgroup if token["tag"] is None else "tag":
                case "open":
                    depth += 1
                case "close":
                    depth -= 1
                    if depth < 0:
                        raise self._wrong(strings.NEVER_OPENED)
                case "tag" if depth == 0:
                    if self.moves:
                        break
                    self._tag(token["name"], token["value"])
                case "move" if depth == 0:
                    self._move(token["move"])
                case "result" if depth == 0:
                    result = _RESULTS.get(token["result"], UNDECIDED)
            self.place = token.end()
        if depth:
            raise self._wrong(strings.NO_BRACKET_END)
        if not self.tags and not self.moves:
            raise self._wrong(strings.NO_GAME)
        self._begin()
        result = result or _RESULTS.get(self.tags.get("Result", ""), UNDECIDED)
        names = (self.tags.get(side, "")[:NAME] for side in ("Black", "White"))
        return Record(self.start, tuple(self.moves), result, *names)

    def _tag(self, name: str, value: str) -> None:
        if name == "GameType" and value.split(",")[0].strip() != ENGLISH:
            raise self._wrong(strings.OTHER_GAME, type=repr(value[:12]), english=ENGLISH)
        if name == "FEN":
            self.start = position_of(value, self.line)
        self.tags[name] = value

    def _begin(self) -> Position:
        """The position, from the first move on."""
        if self.position is None:
            if self.tags.get("Rules") == BOOK:
                start = self.start
                self.start = Position(start.black, start.white, start.kings, start.seat, book=True)
            self.position = self.start
        return self.position

    def _move(self, written: str) -> None:
        position = self._begin()
        squares = tuple(map(int, re.split("[-x:]", written)))
        fitting = [move for move in position.moves() if move == squares]
        if not fitting and len(squares) == 2:
            fitting = [move for move in position.moves() if (move[0], move[-1]) == squares]
        number = len(self.moves) // 2 + 1
        if not fitting:
            forced = position.captures and not position.book
            words = strings.MUST_CAPTURE if forced else strings.NOT_LEGAL
            side = strings.FOR_WHITE if position.seat else strings.FOR_BLACK
            raise self._wrong(words, number=number, move=written, side=side)
        if len({position.play(move) for move in fitting}) > 1:
            raise self._wrong(strings.SEVERAL_WAYS, number=number, move=written)
        self.moves.append(fitting[0])
        self.position = position.play(fitting[0])


def read(text: str) -> Record:
    """The first game of a text. Raises UnreadableError with the line that is wrong."""
    return _Reader(text).read()


def opened(text: str) -> str:
    """A record's text as a run carries it: read, and written again in the tidiest way. Raises UnreadableError."""
    return write(read(text))


def written(move: Move) -> str:
    """A move in the notation."""
    return ("x" if is_jump(move) else "-").join(map(str, move))


def numbered(moves: Sequence[Move]) -> list[str]:
    """Moves as words, a number before every other one."""
    words: list[str] = []
    for place, move in enumerate(moves):
        if place % 2 == 0:
            words.append(f"{place // 2 + 1}.")
        words.append(written(move))
    return words


def write(record: Record) -> str:
    """The text of a record."""
    tags = [("Event", "Checkers"), ("Black", record.black), ("White", record.white), ("Result", record.result)]
    tags.append(("GameType", ENGLISH))
    if record.start.book:
        tags.append(("Rules", BOOK))
    if fen(record.start) != fen(START):
        tags += [("SetUp", "1"), ("FEN", fen(record.start))]
    lines = [""]
    for word in (*numbered(record.moves), record.result):
        if len(lines[-1]) + len(word) >= LINE:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return "\n".join([*(f'[{name} "{value}"]' for name, value in tags), "", *lines]) + "\n"
