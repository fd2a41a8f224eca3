"""The modern look of Nim in time: beads slide along the wires of an abacus, hints in binary, jingles."""

from functools import partial

from arcade.games.nim import MUSIC, strings
from arcade.games.nim.art import BLINK_EVERY, HOME
from arcade.games.nim.ending import Ending
from arcade.games.nim.look import USUAL_ROWS, State, two_digits
from arcade.games.nim.rules import MOST_BEADS, MOST_ROWS, Move, Position
from arcade.games.nim.scene import COUNT, Scene, Wires, take
from arcade.games.nim.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.faces import Face
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, ask_key
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate
from arcade.toolkit.programs.message_look import DrawnBoardLook, side_names
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import PRESS_A_KEY_OR_FIRE

LOOK_FRAMES = 7
"""How long the computer looks at a row."""
LEAST_LOOKS = 3
"""Rows that it looks at, some of them again if there are fewer."""
PLATES = (0, 10), (20, 12)
"""Column and width of each side's name."""
POINTS = 10, 10
"""Column and width of the points."""
PANEL = 14
"""The first column of the hint's panel."""


class Modern(DrawnBoardLook[Position, Move]):
    """Draws and sounds like a gifted artist's version of the game."""

    hidden = False

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = Scene(program)
        self._seen = True
        """Whether the abacus is in sight, and the bead with a face with it."""
        self._looks = 0

    @property
    def grid(self) -> Wires:
        """Where the beads are."""
        return self.scene.wires

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        yield from reveal(self.machine, self._empty, Wipe.DOWN, 24)

    def _empty(self) -> None:
        self.scene.frame(Wires((MOST_BEADS,) * MOST_ROWS))
        self._score()
        self.messages.clear()

    def _score(self, seat: int | None = None) -> None:
        """Both sides with the games they won, and the points of one who plays alone."""
        machine, program, tally = self.machine, self.program, self.program.tally
        for side, (name, won) in enumerate(zip(side_names(program), (tally.won, tally.lost), strict=True)):
            nameplate(machine, 0, *PLATES[side], f"{name} {won}", side == seat)
        points = "" if program.two else f"{program.text(strings.POINTS)} {program.score}"
        centred(machine, 0, points, pair("Yk"), *POINTS)

    def ask_rows(self) -> Frames[int]:
        """How many rows? T shows the theory first."""
        while True:
            key = yield from self.ask(strings.ROWS_OR_THEORY, (*"123456789", "t"), USUAL_ROWS)
            if key != "t":
                return int(key)
            yield from self._covering(self._theory())

    def _theory(self) -> Frames[None]:
        """Two pages, and back to the abacus."""
        machine = self.machine
        for mended in (False, True):
            yield from reveal(machine, partial(self.scene.theory, mended), Wipe.RIGHT, 16)
            centred(machine, 23, self.program.text(PRESS_A_KEY_OR_FIRE), pair("Wk"))
            yield from ask_key(machine)

    def _covering(self, page: Frames[None]) -> Frames[None]:
        """A page over the abacus, which comes back."""
        self.scene.thinker.hide()
        before, self._seen = lift_cells(self.machine, 0, 0, 24, 32), False
        yield from page
        before.put_back(self.machine)
        self._seen = True

    def ask_setter(self) -> Frames[str]:
        return self.ask(strings.WHO_SETS, COMPUTER_OR_YOU, default="c")

    def ask_size(self) -> Frames[int | None]:
        """The size of a row, the ones before it on their wires."""
        rows = self.program.rows
        for wire in range(MOST_ROWS):
            self.scene.row(wire, rows[wire] if wire < len(rows) else 0, 0)
        return self._typed(len(rows) + 1, strings.ROW, strings.TWO_DIGITS)

    def _typed(self, row: int, *words: Text) -> Frames[int | None]:
        """A number, shown after the first of the words as it is typed."""

        def echo(digits: str) -> None:
            first, *others = [self.program.text(one, n=row) for one in words]
            self.messages.say("  ".join([f"{first} {digits:_<2}", *others]))

        echo("")
        return two_digits(self.machine, self.accepted, self.wrong_key, echo)

    def refuse_size(self) -> Frames[None]:
        return self.refuse(strings.WRONG_SIZE, most=MOST_BEADS)

    def will_set(self) -> Frames[None]:
        self.say(strings.I_SET)
        yield from self.machine.pause(30)

    def begin_rows(self) -> Frames[None]:
        """All rows grow together, with rising notes."""
        rows = self.program.rows
        wires = Wires(tuple(rows))
        yield from reveal(self.machine, lambda: self._bare(wires), Wipe.CENTRE, 12)
        self.say(strings.START)
        for size in range(1, max(rows) + 1):
            for wire, most in enumerate(rows):
                if size <= most:
                    self.scene.row(wire, size, 0)
            self.machine.chime(((0.01, 10.0 + size),))
            yield
        yield from self.machine.pause(20)

    def _bare(self, wires: Wires) -> None:
        """The abacus with other wires, the score as it is."""
        score = lift_cells(self.machine, 0, 0, 1, 32)
        self.scene.frame(wires)
        score.put_back(self.machine)
        self.messages.clear()

    def prompt(self) -> Frames[None]:
        self._score(self.program.position.seat)
        self.say_turn(strings.FROM_ROW)
        yield

    def cursor(self, cell: Cell, on: bool) -> None:
        """The beads that would go lit, and said."""
        row, column = cell
        size = self.program.position.rows[row]
        self.scene.light(row, column, size)
        if on:
            self._looks = self.scene.wires.middle(row)
            self.say_turn(strings.CHOSEN, row=row + 1, amount=size - column)

    def ask_amount(self, row: int) -> Frames[int | None]:
        return self._typed(row, strings.HOW_MANY)

    def refuse_row(self, row: int) -> Frames[None]:
        position = self.program.position
        amounts = position.amounts(row) or (0,)
        return self.refuse(strings.FAULTS[position.why_not(row)], row=row, least=min(amounts), most=max(amounts))

    def think(self) -> Frames[None]:
        """The bead with a face looks from row to row."""
        position, wires, thinker = self.program.position, self.scene.wires, self.scene.thinker
        self._score(position.seat)
        self.say_thinking()
        rows = [row for row, size in enumerate(position.rows) if size]
        for look in range(max(LEAST_LOOKS, len(rows))):
            middle = wires.middle(rows[look % len(rows)])
            for frame in range(LOOK_FRAMES):
                thinker.show(Face("right" if frame < LOOK_FRAMES // 2 else "ahead", "flat"), _beside(middle))
                yield
            self.machine.chime(((0.003, 14.0 - look),))

    def move(self, before: Position, move: Move) -> Frames[None]:
        """The beads light one by one and slide to the right end of their wires; the computer watches its own go."""
        number, amount = move
        row, size = number - 1, before.rows[number - 1]
        own = not self.program.two and before.seat == 1
        face, place = (
            (Face("right", "smile"), _beside(self.scene.wires.middle(row))) if own else (Face("far up", "oh"), HOME[0])
        )
        self.scene.thinker.show(face, place)
        yield from take(self.scene, row, size, amount, self.program.rows[row] - size)
        self.scene.thinker.show(Face())

    def idle(self, frame: int) -> None:
        """The bead with a face looks to where the cursor is, and blinks."""
        if self._seen:
            look = "far up" if self._looks < HOME[0] - 6 else "right"
            self.scene.thinker.show(Face(look).at(frame, BLINK_EVERY))

    def hint(self, move: Move | None) -> Frames[None]:
        """The rows in binary and a winning move, until a key is pressed."""
        return self._covering(self._advice(move))

    def _advice(self, move: Move | None) -> Frames[None]:
        machine, text, wires = self.machine, self.program.text, self.scene.wires
        fill(machine, 21, 0, 1, 32, colours=pair("kk"))
        fill(machine, 1, PANEL, 21, COUNT - PANEL, colours=pair("Wb"))
        self.scene.binary(self.program.position, [wires.middle(row) for row in range(len(wires.sizes))], 1, 20, "b")
        self.messages.say(text(strings.ADVICE, row=move[0], amount=move[1]) if move else text(strings.NO_ADVICE))
        machine.chime(jingles.POINT)
        yield from ask_key(machine)

    def taken_back(self, done: bool) -> Frames[None]:
        """The beads that come back, at once."""
        if done:
            self.machine.chime(jingles.TAKE)
            for wire, size in enumerate(self.program.position.rows):
                self.scene.row(wire, size, self.program.rows[wire] - size)
        else:
            yield from super().taken_back(done)

    def end(self, outcome: Outcome) -> Frames[None]:
        self.messages.clear()
        yield from self.machine.pause(20)
        program, tally = self.program, self.program.tally
        yield from end_scene(self, Ending(program, outcome), MUSIC.of(outcome))
        self._score()
        if not program.two:
            self.say(strings.MATCH, won=tally.won, lost=tally.lost, points=program.score)


def _beside(row: int) -> int:
    """The row of the bead with a face that is beside a wire."""
    return min(row, HOME[0])
