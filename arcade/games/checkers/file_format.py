"""Game records in PDN, the notation in which draughts players exchange games.

A record begins with tags such as [White "A. Nother"]; a game that does not begin as usual says from where in the tags
SetUp and FEN. Then come numbered moves: 11-15 is a step, 15x22x29 a capture, of which 15x29 says as much where only one
leads there, and 15x22 22x29 just as much; and the result, White's points first. Comments in braces or behind a
semicolon, lines that begin with %, variations in round brackets, marks such as !, $1 and the star of a strong move are
passed over. Of a file with several games one is chosen.
"""

from dataclasses import dataclass, field, replace
from functools import partial
from itertools import accumulate

from arcade.games.checkers import strings
from arcade.games.checkers.notation import SHOWN, fen, numbered, paths_of, position_of, touches, words_of
from arcade.games.checkers.rules import START, Move, Position
from arcade.toolkit.contract.cartridge import Choices, Part, UnreadableError
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.texts import Text, Verbatim, filled

LINE = 79
NAME = 24
"""A player's name is cut off after so many characters."""
EVENT = 40
"""Characters more for what a list says of a game beside its two players."""
MOST_GAMES, MOST_MOVES = 9999, 2000
"""The longest games played have a few hundred moves."""
DRAWN, UNDECIDED = "1/2-1/2", "*"
BOOK = "book"
"""What our own tag Rules says of games by the book's rules."""
ENGLISH = "21"
"""The number of English draughts in the tag GameType."""
_RESULTS = {"1-0": "1-0", "0-1": "0-1", "2-0": "1-0", "0-2": "0-1", "1-1": DRAWN, "0-0": UNDECIDED, DRAWN: DRAWN}


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
        return list(accumulate(self.moves, Position.play, initial=self.start))


@dataclass
class Game:
    """A game of a file as it is found: where it begins and ends, its tags, and its first words of moves."""

    start: int
    end: int = 0
    tags: dict[str, str] = field(default_factory=dict)
    beginning: str = ""

    @property
    def name(self) -> str:
        """What it is called on a list: who played, where, how it ended and when; or its first moves, or position."""
        tags = {name: _printed(value) for name, value in self.tags.items()}
        players = [tags.get("Black") or tags.get("Red", ""), tags.get("White", "")]
        known = [" - ".join(name[:NAME] or "?" for name in players)] if any(players) else []
        known += [tags[name] for name in ("Event", "Result", "Date") if tags.get(name, "?").strip("?.* ")]
        return (", ".join(known) or self.beginning.strip() or tags.get("FEN", "?"))[: 2 * NAME + EVENT]


def games(text: str) -> list[Game]:
    """The games of a text, none of which has been read yet. Raises UnreadableError where they are too many."""
    found: list[Game] = []
    game: Game | None = None
    depth = moves = 0
    for word in words_of(text):
        if word.kind == "tag" and moves and game is not None:
            game.end, game = word.start, None
        if game is None:
            if word.kind not in ("tag", "move", "number"):
                continue
            game, depth, moves = Game(word.start), 0, 0
            found.append(game)
            if len(found) > MOST_GAMES:
                raise UnreadableError(strings.TOO_MANY_GAMES, _line(text, word.start), most=MOST_GAMES)
        game.end = word.end
        match word.kind:
            case "tag":
                game.tags[word.tag[0]] = word.tag[1]
            case "open":
                depth += 1
            case "close":
                depth = max(depth - 1, 0)
            case "move" if depth == 0:
                moves += 1
                game.beginning += f"{word.text[:SHOWN]} " if moves <= 4 else ""
            case "result" | "star" if depth == 0 and (word.kind == "result" or _is_end(text, word.end)):
                game = None
    return [one for one in found if one.tags or one.beginning]


def _is_end(text: str, place: int) -> bool:
    """Whether a star before this place says that a game is undecided, and not that the move before it is strong."""
    following = next((word for word in words_of(text, place) if word.kind not in ("comment", "mark")), None)
    goes_on = following is not None and following.kind in ("move", "number", "open", "result")
    return following is None or not goes_on or following.text.startswith("1.")


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def _printed(value: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in value).strip()


class _Reader:
    def __init__(self, text: str, game: Game) -> None:
        self.text, self.game = text, game
        self.place = game.start
        self.moves: list[Move] = []
        self.start = self.position = replace(START, book=game.tags.get("Rules") == BOOK)
        self.turned: bool | None = None
        """Whether squares such as c3 are seen by black, once that is known."""
        self.jumps: Move = ()
        """The squares of a capture that is written jump by jump, as far as it has come."""

    def _wrong(self, words: Text, **values: object) -> UnreadableError:
        return UnreadableError(words, _line(self.text, self.place), **values)

    def read(self) -> Record:
        result, depth = "", 0
        for word in words_of(self.text, self.game.start, self.game.end):
            self.place = word.start
            match word.kind:
                case "unknown":
                    raise self._wrong(strings.NOT_UNDERSTOOD, word=repr(word.text[:SHOWN]))
                case "comment" if word.text[0] == "{" and word.text[-1] != "}":
                    raise self._wrong(strings.NO_COMMENT_END)
                case "open":
                    depth += 1
                case "close":
                    depth -= 1
                    if depth < 0:
                        raise self._wrong(strings.NEVER_OPENED)
                case "tag" if depth == 0:
                    self._tag(*word.tag)
                case "move" if depth == 0:
                    self._move(word.text)
                case "result" if depth == 0:
                    result = _result(word.text)
        if depth:
            raise self._wrong(strings.NO_BRACKET_END)
        if self.jumps:
            raise self._jumps_on()
        tags = self.game.tags
        result = result or _result(tags.get("Result", ""))
        return Record(self.start, tuple(self.moves), result, tags.get("Black", "")[:NAME], tags.get("White", "")[:NAME])

    def _tag(self, name: str, value: str) -> None:
        if name == "GameType" and value.split(",")[0].strip() not in (ENGLISH, ""):
            raise self._wrong(strings.OTHER_GAME, type=repr(value[:12]), english=ENGLISH)
        if name == "FEN":
            start = position_of(value, _line(self.text, self.place))
            self.start = self.position = replace(start, book=self.start.book)

    def _move(self, word: str) -> None:
        position = self.position
        if len(self.moves) >= MOST_MOVES:
            raise self._wrong(strings.TOO_MANY_MOVES, most=MOST_MOVES)
        ways = [(path, turned) for path, turned in paths_of(word) if self.turned in (None, turned) or word[0].isdigit()]
        if self.jumps:
            ways = [((*self.jumps, *path[1:]), turned) for path, turned in ways if path[0] == self.jumps[-1]]
            if not ways:
                raise self._jumps_on()
        for path, turned in ways:
            along = [move for move in position.moves() if touches(path, move)]
            fitting = [move for move in along if move == path] or [move for move in along if move[-1] == path[-1]]
            if not along:
                continue
            if word[0].isalpha():
                self.turned = turned
            self.jumps = () if fitting else path
            if len({position.play(move) for move in fitting}) > 1:
                raise self._wrong(strings.SEVERAL_WAYS, **self._told(word))
            if fitting:
                self.moves.append(fitting[0])
                self.position = position.play(fitting[0])
            return
        words = strings.MUST_CAPTURE if position.captures and not position.book else strings.NOT_LEGAL
        raise self._wrong(words, **self._told(word))

    def _told(self, word: str) -> dict[str, object]:
        """What is said of a move that is wrong."""
        side = strings.FOR_WHITE if self.position.seat else strings.FOR_BLACK
        return {"number": len(self.moves) // 2 + 1, "move": "".join(word.split())[:SHOWN], "side": side}

    def _jumps_on(self) -> UnreadableError:
        return self._wrong(strings.JUMPS_ON, **self._told("x".join(map(str, self.jumps))))


def _result(word: str) -> str:
    """A result as we write it; undecided where it is none."""
    points = "".join("-" if not (sign.isalnum() or sign == "/") else sign for sign in "".join(word.split()))
    points = points.replace("½", "1/2")
    return _RESULTS.get(DRAWN if points == "1/2" else points, UNDECIDED)


def read(text: str) -> Record:
    """The first game of a text. Raises UnreadableError with the line that is wrong."""
    found = games(text)
    if not found:
        raise UnreadableError(strings.NO_GAME, 1)
    return _Reader(text, found[0]).read()


def opened(text: str) -> Plain | Choices:
    """A record's text as a run carries it: read, and written again in the tidiest way; or the games to choose from.

    Raises UnreadableError.
    """
    found = games(text)
    if len(found) < 2:
        return write(read(text))
    parts = (Part(Verbatim(game.name), partial(_opened, text, game)) for game in found)
    return Choices(filled(strings.SEVERAL_GAMES, n=len(found)), tuple(parts))


def _opened(text: str, game: Game) -> str:
    return write(_Reader(text, game).read())


def write(record: Record) -> str:
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
    return "\n".join([*(f'[{name} "{_quoted(value)}"]' for name, value in tags), "", *lines]) + "\n"


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')
