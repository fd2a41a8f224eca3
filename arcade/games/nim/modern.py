"""The modern look of Nim in time: beads slide along the wires of an abacus, hints in binary, jingles."""

from functools import partial

from arcade.games.nim import strings
from arcade.games.nim.entry import USUAL_ROWS, two_digits
from arcade.games.nim.motion import take
from arcade.games.nim.opponent import Level
from arcade.games.nim.rules import Move, Position
from arcade.games.nim.scene import COUNT, Abacus, Wires
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.contest import Tally
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK, MessageLook, side_names
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, ask_key
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import PRESS_A_KEY_OR_FIRE

PONDERING = 20
PANEL = 14
"""The first column of the hint's panel."""


class Modern(MessageLook):
    """Draws and sounds like a gifted artist's version of the game."""

    hidden = False

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.abacus = Abacus(program)
        self.status = StatusBar(self.machine, 0, pair("ck"), pair("Yk"))
        self.start: tuple[int, ...] = ()
        self.position = Position(())

    @property
    def upside_down(self) -> bool:
        """Whether the last bead loses at this level."""
        return self.program.setup.level == Level.UPSIDE_DOWN

    @property
    def grid(self) -> Grid:
        """Where the beads are."""
        return self.abacus.wires.grid

    def opening(self) -> Frames[None]:
        """The title screen."""
        return title_screen(self.program, self.abacus.title, jingles.ROUND, Wipe.BLINDS, (2, 4, 6, 24))

    def field(self, tally: Tally, points: int) -> Frames[None]:
        """The empty abacus and the score."""
        yield from reveal(self.machine, lambda: self._empty(tally, points), Wipe.DOWN, 24)

    def _empty(self, tally: Tally, points: int) -> None:
        self.abacus.frame(Wires(9), self.upside_down)
        self._score(tally, points)
        self.messages.clear()

    def _score(self, tally: Tally, points: int) -> None:
        first, second = side_names(self.program)
        fields: list[tuple[str, object]] = [(first, tally.won), (second, tally.lost)]
        if self.program.setup.seats == 1:
            fields.append((self.program.text(strings.POINTS), points))
        self.status.forget()
        self.status.show(*fields)

    def ask_rows(self) -> Frames[int]:
        """How many rows? T shows the theory first."""
        while True:
            key = yield from self.ask(strings.ROWS_OR_THEORY, (*"123456789", "t"), USUAL_ROWS)
            if key != "t":
                return int(key)
            yield from self._theory()

    def _theory(self) -> Frames[None]:
        """Two pages, and back to the abacus."""
        machine = self.machine
        before = lift_cells(machine, 0, 0, 24, 32)
        for mended in (False, True):
            yield from reveal(machine, partial(self.abacus.theory, mended), Wipe.RIGHT, 16)
            centred(machine, 23, self.program.text(PRESS_A_KEY_OR_FIRE), pair("Wk"))
            yield from ask_key(machine)
        before.put_back(machine)

    def ask_setter(self) -> Frames[str]:
        """Who sets the rows?"""
        return self.ask(strings.WHO_SETS, COMPUTER_OR_YOU, default="c")

    def ask_size(self, row: int, sizes: list[int]) -> Frames[int | None]:
        """The size of a row, the ones before it on their wires."""
        for wire in range(9):
            self.abacus.row(wire, sizes[wire] if wire < len(sizes) else 0, 0)

        def echo(digits: str) -> None:
            text = self.program.text
            self.messages.say(f"{text(strings.ROW, n=row)} {digits:_<2}  {text(strings.TWO_DIGITS)}")

        echo("")
        return (yield from two_digits(self.machine, self.accepted, self.wrong_key, echo))

    def refused_size(self) -> Frames[None]:
        """That size is impossible."""
        return self.refuse(strings.WRONG_SIZE)

    def will_set(self) -> Frames[None]:
        """The computer sets the rows."""
        self.say(strings.I_SET)
        yield from self.machine.pause(30)

    def draw(self, position: Position) -> Frames[None]:
        """All rows grow together, with rising notes."""
        self.start, self.position = position.rows, position
        wires = Wires.holding(position.rows)
        yield from reveal(self.machine, lambda: self._bare(wires), Wipe.CENTRE, 12)
        self.say(strings.START)
        for size in range(1, max(position.rows) + 1):
            for wire, most in enumerate(position.rows):
                if size <= most:
                    self.abacus.row(wire, size, 0)
            self.machine.chime(((0.01, 10.0 + size),))
            yield
        yield from self.machine.pause(20)

    def _bare(self, wires: Wires) -> None:
        """The abacus with other wires, the score as it is."""
        score = lift_cells(self.machine, 0, 0, 1, 32)
        self.abacus.frame(wires, self.upside_down)
        score.put_back(self.machine)
        self.messages.clear()

    def prompt(self, position: Position) -> Frames[None]:
        """Whose turn it is."""
        self.position = position
        if self.program.setup.seats == 2:
            self.say(strings.PLAYERS_ROW, n=position.seat + 1)
        else:
            self.say(strings.WHICH_ROW)
        yield

    def cursor(self, cell: Cell, on: bool) -> None:
        """The beads that would go lit, and said."""
        row, column = cell
        size = self.position.rows[row]
        self.abacus.light(row, column, size)
        if on:
            self.say(strings.CHOSEN, row=row + 1, amount=size - column)

    def ask_amount(self, row: int) -> Frames[int | None]:
        """How many?"""

        def echo(digits: str) -> None:
            self.messages.say(f"{self.program.text(strings.HOW_MANY, n=row)} {digits:_<2}")

        echo("")
        return (yield from two_digits(self.machine, self.accepted, self.wrong_key, echo))

    def refused(self, position: Position, row: int) -> Frames[None]:
        """Why that cannot be taken from a row."""
        amounts = position.amounts(row) or (0,)
        return self.refuse(strings.FAULTS[position.why_not(row)], row=row, least=min(amounts), most=max(amounts))

    def ponder(self) -> Frames[None]:
        """A moment's thought."""
        self.say(strings.MY_TURN)
        yield from self.machine.wait(PONDERING)

    def take(self, before: Position, move: Move) -> Frames[None]:
        """The beads light one by one and slide to the right end of their wire."""
        number, amount = move
        size = before.rows[number - 1]
        return take(self.abacus, number - 1, size, amount, self.start[number - 1] - size)

    def hint(self, position: Position, move: Move | None) -> Frames[None]:
        """The rows in binary and a winning move, until a key is pressed."""
        machine, text = self.machine, self.program.text
        before = lift_cells(machine, 1, 0, 22, 32)
        wires = self.abacus.wires
        fill(machine, 21, 0, 1, 32, colours=pair("kk"))
        fill(machine, 1, PANEL, 21, COUNT - PANEL, colours=pair("Wb"))
        self.abacus.binary(position, [wires.row(wire) for wire in range(wires.count)], 1, 20, "b")
        self.messages.say(text(strings.ADVICE, row=move[0], amount=move[1]) if move else text(strings.NO_ADVICE))
        machine.chime(jingles.POINT)
        yield from ask_key(machine)
        before.put_back(machine)

    def taken_back(self, position: Position, done: bool) -> Frames[None]:
        """The beads that come back."""
        if done:
            self.machine.chime(jingles.TAKE)
            for wire, size in enumerate(position.rows):
                self.abacus.row(wire, size, self.start[wire] - size)
        else:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)

    def result(self, outcome: Outcome, tally: Tally, points: int) -> Frames[None]:
        """The result in big words, the new score."""
        self.messages.clear()
        yield from self.machine.pause(20)
        yield from ceremony(self.program, outcome)
        self._score(tally, points)
        if self.program.setup.seats == 1:
            self.say(strings.MATCH, won=tally.won, lost=tally.lost, points=points)

    def ask_again(self) -> Frames[bool]:
        """Another game?"""
        return ask_again(self.program)
