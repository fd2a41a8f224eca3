"""Squares and sides as they are printed, paper tapes, and a game's record on a saved roll.

A square is typed YX: the row and then the column, from 1. A tape is a position as 64 signs O, X and dot, row by row.
A record is a tape of the start on a line of its own, and the moves on the lines that follow.
"""

import re
from dataclasses import dataclass

from arcade.families.discs.rules import PASS, SIDE, SQUARES, Position
from arcade.games.hp_reversi import strings
from arcade.machine.teletype.roll import COLUMNS
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match

O = 0
"""The seat of the player, or of the first of two."""
X = 1
"""The seat of the computer, or of the second."""
MARKS = "OX"
_FILLING = str.maketrans("", "", " ,.-;:/")
"""What people put between two digits."""
BLANK = "."
_TAPE = re.compile(rf"[.OX]{{{SQUARES}}}")
_MOVES = re.compile(r"(?:[OX][1-8][1-8]\s*)+")


def yx(square: int) -> str:
    """A square as it is typed."""
    return f"{square // SIDE + 1}{square % SIDE + 1}"


def square_of(typed: str) -> int | None:
    """The square that was typed, whatever stands between its digits; None for anything else."""
    digits = typed.translate(_FILLING)
    if len(digits) != 2 or any(digit not in "12345678" for digit in digits):
        return None
    return SIDE * (int(digits[0]) - 1) + int(digits[1]) - 1


def mark_at(position: Position, square: int, empty: str = BLANK) -> str:
    """What stands on a square."""
    return MARKS[O] if position.black >> square & 1 else MARKS[X] if position.white >> square & 1 else empty


@dataclass(frozen=True)
class Record:
    """A game's start as a tape and its moves, such as "O34"; passes are not written down."""

    tape: str
    moves: tuple[str, ...] = ()

    def match(self, starter: int = O) -> Match[Position, int]:
        """The game so far; `starter` begins if there are no moves. UnreadableError if a move is not legal."""
        seat = MARKS.index(self.moves[0][0]) if self.moves else starter
        match: Match[Position, int] = Match(position_of(self.tape, seat))
        for number, move in enumerate(self.moves, 1):
            if match.position.seat != MARKS.index(move[0]) and match.position.moves() == (PASS,):
                match.play(PASS)
            square = square_of(move[1:])
            if match.position.seat != MARKS.index(move[0]) or square not in match.position.moves():
                raise UnreadableError(strings.MOVE_NOT_LEGAL, number=number, move=move)
            match.play(square)
        return match


def position_of(tape: str, seat: int) -> Position:
    """What a tape shows, with the seat to move."""
    first, second = (sum(1 << square for square in range(SQUARES) if tape[square] == mark) for mark in MARKS)
    return Position(first, second, seat)


def tape_of(position: Position) -> str:
    """The 64 signs of a position, row by row."""
    return "".join(mark_at(position, square) for square in range(SQUARES))


def written(match: Match[Position, int]) -> list[str]:
    """A game's record as lines for the roll."""
    moves = [
        MARKS[position.seat] + yx(move)
        for position, move in zip(match.positions, match.moves, strict=False)
        if move != PASS
    ]
    across = COLUMNS // len("O34 ")
    rows = [" ".join(moves[start : start + across]) for start in range(0, len(moves), across)]
    return [tape_of(match.positions[0]), *rows]


def read(text: str) -> Record:
    """The last record on a saved roll, or the tape that the text is. Raises UnreadableError."""
    lines = [line.strip().upper() for line in text.splitlines()]
    starts = [number for number, line in enumerate(lines) if _TAPE.fullmatch(line)]
    record = _recorded(lines[starts[-1] :]) if starts else Record(_punched(lines))
    record.match()
    if position_of(record.tape, O).outcome() is not None:
        raise UnreadableError(strings.NOBODY_CAN_MOVE)
    return record


def _recorded(lines: list[str]) -> Record:
    """The record that begins on the first line."""
    moves: list[str] = []
    for line in lines[1:]:
        if line and not _MOVES.fullmatch(line):
            break
        moves += re.findall(r"[OX]\d\d", line)
    return Record(lines[0], tuple(moves))


def _punched(lines: list[str]) -> str:
    """The tape on lines of any length; raises UnreadableError naming the line and the sign that is wrong."""
    tape = ""
    for number, line in enumerate(lines, 1):
        for place, sign in enumerate(line, 1):
            if sign.isspace():
                continue
            if sign not in MARKS + BLANK:
                raise UnreadableError(strings.BAD_SIGN, number, place=place, sign=repr(sign))
            tape += sign
    if len(tape) != SQUARES:
        raise UnreadableError(strings.TAPE_LENGTH, max(len(lines), 1), signs=len(tape))
    return tape


def opened(text: str) -> Plain:
    """A file as a run stores it: the tape and the moves. Raises UnreadableError."""
    record = read(text)
    return record.tape, record.moves


def carried(opened_before: Plain) -> Record | None:
    """The record that a run stores; None if it has none."""
    match opened_before:
        case (str(tape), (*moves,)):
            return Record(tape, tuple(map(str, moves)))
        case _:
            return None
