"""The program of Nim: the rows are set, a game is played, another is asked for; five games make a match."""

from collections.abc import Sequence
from dataclasses import replace

from arcade.games.nim.modern import Modern
from arcade.games.nim.opponent import Level, choice, winning_move
from arcade.games.nim.original import Original
from arcade.games.nim.rules import MOST_BEADS, MOST_ROWS, Move, Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.contest import Tally, contest, verdict
from arcade.toolkit.flow.cursor import BY_SEAT, TYPED, choose_cell
from arcade.toolkit.picture.grid import Cell

GAMES_IN_MATCH = 5
ROW_KEYS = {str(row + 1): (row, TYPED) for row in range(MOST_ROWS)}


class Main(Program[Spectrum]):
    """Asks for rows and starter, plays, announces, asks for another game."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.adds_up = True
        self.level = Level.MASTER if self.original else Level(setup.level)
        self.people = (0, 1) if setup.seats == 2 else (0,)
        self.match: Match[Position, Move] = Match(Position(()))
        self.tally = Tally()
        self.points = 0
        self.given = False
        """Whether the computer set the rows."""
        self.cell: Cell = (0, MOST_BEADS)
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    def play(self) -> Frames[None]:
        yield from self.look.opening()
        again = True
        while again:
            if self.tally.games == GAMES_IN_MATCH:
                self.tally, self.points = Tally(), 0
            yield from self.look.field(self.tally, self.points)
            rows = yield from self.set_rows()
            self.match = Match(Position(rows, upside_down=self.level is Level.UPSIDE_DOWN))
            yield from self.look.draw(self.position)
            seat = yield from self.first_seat()
            self.match = Match(replace(self.position, seat=seat))
            ended = yield from contest(self, self.match, self.people)
            yield from self.settle(verdict(ended, self.people))
            again = yield from self.look.ask_again()

    def set_rows(self) -> Frames[tuple[int, ...]]:
        """The sizes of the rows, by the computer's dice or by the player."""
        count = yield from self.look.ask_rows()
        setter = yield from self.look.ask_setter()
        self.given = setter == "c"
        if self.given:
            yield from self.look.will_set()
            return tuple(self.dice.below(MOST_BEADS) + 1 for _ in range(count))
        sizes: list[int] = []
        while len(sizes) < count:
            size = yield from self.look.ask_size(len(sizes) + 1, sizes)
            if size is None:
                del sizes[-1:]
            elif 1 <= size <= MOST_BEADS:
                sizes.append(size)
            else:
                yield from self.look.refused_size()
        return tuple(sizes)

    def first_seat(self) -> Frames[int]:
        """Who moves first: as the player says; two people take turns."""
        if len(self.people) == 2:
            return self.tally.games % 2
        return (yield from self.look.ask_starter())

    def settle(self, outcome: Outcome) -> Frames[None]:
        """Count the game; a start that the computer set and the player won is worth its beads."""
        self.tally = self.tally.after(outcome)
        if outcome is Outcome.WON and self.given:
            self.points += self.match.positions[0].beads
        self.finish(outcome, self.points if len(self.people) == 1 else None)
        yield from self.look.result(outcome, self.tally, self.points)

    def choose(self) -> Frames[Move | Control]:
        """Let a person choose the first bead to go, or type a row and an amount."""
        position = self.position
        while True:
            yield from self.look.prompt(position)
            chosen = yield from choose_cell(
                self,
                self.look.grid,
                self.walk(self.cell, 0, 0),
                self.look.cursor,
                ROW_KEYS,
                (HINT, TAKE_BACK),
                BY_SEAT[position.seat],
                self.look.wrong_key,
                self.look.hidden,
                self.walk,
            )
            if isinstance(chosen, Control):
                return chosen
            yield from self.look.accepted()
            move = yield from self.move_of(chosen)
            if move is not None:
                self.cell = (move[0] - 1, MOST_BEADS)
                return move

    def move_of(self, cell: Cell) -> Frames[Move | None]:
        """The move that a chosen cell means; None if it was impossible, or taken back before its amount was said."""
        position, (row, column) = self.position, cell
        offered = self.offered()
        if row not in offered or (column != TYPED and column not in offered[row]):
            yield from self.look.refused(position, row + 1)
            return None
        if column != TYPED:
            return row + 1, position.rows[row] - column
        while True:
            amount = yield from self.look.ask_amount(row + 1)
            if amount is None:
                return None
            if (row + 1, amount) in position.moves():
                return row + 1, amount
            yield from self.look.refused(position, row + 1)

    def offered(self) -> dict[int, list[int]]:
        """The rows and columns of the beads that can be the first to go."""
        offered: dict[int, list[int]] = {}
        for row, amount in self.position.moves():
            offered.setdefault(row - 1, []).append(self.position.rows[row - 1] - amount)
        return offered

    def walk(self, cell: Cell, down: int, right: int) -> Cell:
        """The cursor keeps to beads that can go: along its row, or to the last one of the next row that has any."""
        offered = self.offered()
        if not offered:
            return cell
        row = min(cell[0], len(self.position.rows) - 1)
        beyond = sorted((other for other in offered if (other - row) * down > 0), key=lambda other: abs(other - row))
        found = next(iter(beyond), row if row in offered else min(offered))
        columns = offered[found]
        if down:
            return found, max(columns)
        near = min(columns, key=lambda column: abs(column - cell[1]))
        further = [column for column in columns if (column - near) * right > 0]
        return found, min(further, key=lambda column: abs(column - near), default=near)

    def answer(self) -> Frames[Move]:
        """The computer's move."""
        yield from self.look.ponder()
        dice = self.dice.fork(100 * self.tally.games + len(self.match.moves))
        return choice(self.position, self.level, dice)

    def moved(self, before: Position, move: Move) -> Frames[None]:
        """Beads go."""
        yield from self.look.take(before, move)

    def hint(self) -> Frames[None]:
        """A winning move, if there is one; the cursor goes to it."""
        move = winning_move(self.position)
        if move is not None:
            self.cell = (move[0] - 1, self.position.rows[move[0] - 1] - move[1])
        yield from self.look.hint(self.position, move)

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        yield from self.look.taken_back(self.position, done)

    def state(self) -> dict[str, Plain]:
        return {
            "rows": self.position.rows,
            "seat": self.position.seat,
            "moves": tuple(self.match.moves),
            "start": self.match.positions[0].rows,
            "given": self.given,
            "tally": self.tally.plain(),
            "points": self.points,
            "cell": self.cell,
        }
