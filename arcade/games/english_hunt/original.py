"""The look of the original: a thin net on white, flashing letters for hounds, an inverse one for the hare."""

from arcade.games.english_hunt import strings
from arcade.games.english_hunt.levels import Fault, Start
from arcade.games.english_hunt.opponent import ORDER
from arcade.games.english_hunt.rules import HOUNDS, LIMIT, NAMES, NODES, PLACES, WASTED, Move, Position
from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.beeper import CLICK
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.cursor import HiddenCursor, clicked
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.picture.areas import clear_in_time
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import BLACK, WHITE, swapped
from arcade.toolkit.programs.board_look import BoardLook
from arcade.toolkit.programs.match_state import MatchState

SPACING, LEFT, TOP = 40, 20, 155
"""Pixels; y counts from the bottom."""
LINES = ((0, 2), (3, 7), (8, 10), (0, 8), (1, 9), (2, 10), (3, 0), (0, 10), (2, 8), (2, 7), (3, 8), (10, 7))
KEY_MAP = ((9, 25, "0-1-2"), (10, 24, "/|\\|/|\\"), (11, 23, "3-4-5-6-7"), (12, 24, "\\|/|\\|/"), (13, 25, "8-9-:"))
HOUND, HARE, NOBODY = "C", "I", " "
GRID = Grid(rows=3, columns=5, left=0, top=0, width=SPACING, height=SPACING)


def _centre(node: int) -> tuple[int, int]:
    """A node's pixel, y from the bottom."""
    row, column = PLACES[node]
    return LEFT + SPACING * column, TOP - SPACING * row


def cell_of(node: int) -> tuple[int, int]:
    """Row and column of a node's character."""
    row, column = PLACES[node]
    return 2 + 5 * row, 2 + 5 * column


MIDDLE: Cell = (1, 2)
"""Where the cursor first appears when somebody steers."""
LONGEST_ENTRY = 8
COUNT_ROW, RESULT_ROW, OVER_ROW, PROMPT_ROW, LOWEST = 15, 18, 20, 21, 23
ENTRY_COLUMN = 21

# Milliseconds measured on the ROM, beside what is shown and heard then.
BEFORE_FIRST_CLEARING, BEFORE_CLEARING = 480.0, 30.0
FIRST_NET_LINE, LINE_AGAIN = 22.5, 45.5
BEFORE_FIRST_QUESTION = 100.0
DEALING = {Start.NEAR: 101.0, Start.ANYWHERE: 240.0, Start.FAR: 101.0}
CORNER_DRAWN = 23.0
"""On the highest level the hare's corner is drawn."""
FINDING_HOUND, FINDING_HARE = 77.0, 82.0
BEFORE_PROMPT, ENTERED, ENTRY_COUNTED, ENTRY_CHECKED = 48.0, 24.0, 5.0, 71.0
DECIDING, NODE_FOUND, NODE_TRIED, HARE_STUCK = 50.5, 21.3, 40.0, 204.0
"""The hare's node is found after all below it; each node that is tried is looked for in a list."""
SILENT = {Fault.NO_NODE: 40.0, Fault.NO_LINK: 330.0}
"""An entry is refused without a word of the listing's."""
BEFORE_ERROR, AFTER_ERROR_KEY = 105.0, 270.0
PUT = 0.1, 10
AFTER_HIGH_NOTE, AFTER_LOW_NOTE, AT_THE_END = 3.7, 18.6, 30.0
FAREWELL_FRAMES = 100


class Original(BoardLook[Spectrum, Position, Move]):
    """Draws, sounds and takes its time like the listing."""

    def __init__(self, program: MatchState[Spectrum, Position, Move]) -> None:
        super().__init__(program)
        self.at = 0
        self.held: int | None = None
        self._start = Start.NEAR
        self._refused = False
        """Whether the error stands there."""
        self._fault: Fault | None = None
        """What was wrong with the latest entry."""

    def title(self) -> Frames[None]:
        yield from self.machine.basic.takes(BEFORE_FIRST_CLEARING)

    def ask_side(self) -> Frames[int]:
        """The player always has the hounds."""
        yield from ()
        return HOUNDS

    def ask_start(self) -> Frames[Start]:
        """The net, and the question how difficult it shall be."""
        machine, basic = self.machine, self.machine.basic
        yield from basic.takes(BEFORE_CLEARING)
        yield from clear_in_time(machine, WHITE, WHITE, BLACK)
        self._refused = False
        yield from self._net(FIRST_NET_LINE)
        for row, column, strokes in KEY_MAP:
            yield from basic.print_at(row, column, strokes)
        yield from self._counters("", "")
        yield from basic.takes(BEFORE_FIRST_QUESTION)
        yield from basic.print_at(LOWEST, 0, self.program.text(strings.LEVEL))
        key = yield from ask_key(machine, ("1", "2", "3"), default="1")
        machine.cls_lower()
        self._start = Start(int(key))
        yield from basic.takes(DEALING[self._start])
        return self._start

    def _counters(self, made: object, left: object) -> Frames[None]:
        labels = self.program.text(strings.MADE), self.program.text(strings.LEFT)
        number = f"{made!s:1};"
        return self.machine.basic.print_at(COUNT_ROW, 3, f"{labels[0]:>17}{number:<3}{labels[1]:>7}{left:<2}")

    def begin(self) -> Frames[None]:
        basic, position = self.machine.basic, self.program.position
        for place, node in enumerate(position.hounds):
            yield from basic.takes(FINDING_HOUND if place else 0)
            yield from self._placed(node, HOUND)
        yield from basic.takes(FINDING_HARE + (CORNER_DRAWN if self._start is Start.FAR else 0))
        yield from self._placed(position.hare, HARE)

    def _net(self, reading: float) -> Frames[None]:
        """All lines; before each the listing reads its places, in so many milliseconds."""
        basic = self.machine.basic
        for start, end in LINES:
            (x, y), (to_x, to_y) = _centre(start), _centre(end)
            yield from basic.takes(reading)
            yield from basic.plot(x, y)
            yield from basic.draw(to_x - x, to_y - y)

    def _put(self, node: int, animal: str) -> Frames[None]:
        """HOUND (flashing), HARE (inverse) or NOBODY at a node."""
        flash, inverse = int(animal == HOUND), int(animal == HARE)
        return self.machine.basic.print_at(*cell_of(node), animal, flash=flash, inverse=inverse)

    def _placed(self, node: int, animal: str) -> Frames[None]:
        yield from self._put(node, animal)
        yield from self.machine.basic.beep(*PUT)

    def cursor(self, cell: Cell, on: bool) -> None:
        del on
        row, column = cell_of(PLACES.index(cell))
        at = 32 * row + column
        self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def ask_move(self) -> Frames[Move | Control]:
        """An entry of two symbols; what is none gives a move that is nowhere. The hounds' entries are counted."""
        machine, position = self.machine, self.program.position
        prompt = strings.YOUR_MOVE if position.seat == HOUNDS else strings.HARES_MOVE
        yield from machine.basic.takes(BEFORE_PROMPT)
        machine.print_at(PROMPT_ROW, 3, self.program.text(prompt).ljust(ENTRY_COLUMN - 3))
        typed = yield from self._entry()
        if isinstance(typed, Control):
            return typed
        self._forget_error()
        yield from machine.basic.takes(ENTRY_COUNTED)
        self._forget_entry()
        yield from machine.basic.print_at(PROMPT_ROW, ENTRY_COLUMN, typed.ljust(2), ink=2, paper=6)
        if position.seat == HOUNDS and position.left:
            yield from self._counters(LIMIT - position.left + 1, position.left - 1)
        if len(typed) != 2 or any(name not in NAMES for name in typed):
            self._fault = Fault.NO_NODE
            return WASTED
        move = NAMES.index(typed[0]), NAMES.index(typed[1])
        self._fault = position.fault(move)
        return move

    def _entry(self) -> Frames[str | Control]:
        """A line as INPUT shows it, in quotes, or HINT or TAKE_BACK.

        Arrows bring a cursor that Return chooses with; two nodes that are pointed at make an entry.
        """
        machine, basic = self.machine, self.machine.basic
        machine.keyboard.flush()
        typed, pointed = "", False
        cursor = HiddenCursor(GRID, MIDDLE, self.cursor, walk=self._walk)
        machine.waiting = Waiting("line", move=True, numeric=True)
        try:
            while not (pointed and len(typed) >= 2):
                machine.print_at(LOWEST, 0, f'"{typed}')
                machine.print_at(LOWEST, 1 + len(typed), "L", flash=1)
                machine.print_at(LOWEST, 2 + len(typed), '" ')
                yield
                key = machine.keyboard.take()
                for order in (HINT, TAKE_BACK):
                    if key in order.keys:
                        return order
                cell = cursor.point(key)
                pointed = pointed or cursor.seen or clicked(key) is not None
                if cell in PLACES:
                    typed += NAMES[PLACES.index(cell)]
                elif key in ("return", "enter") and not cursor.seen:
                    self._click()
                    machine.waiting = None
                    yield from basic.takes(ENTERED)
                    break
                elif key == "backspace":
                    typed = typed[:-1]
                    self._click()
                elif len(key) == 1 and key != " " and len(typed) < LONGEST_ENTRY and not machine.lacks(key):
                    typed += key
                    self._click()
            return typed
        finally:
            machine.waiting = None
            cursor.hide()
            machine.cls_lower()

    def _walk(self, cell: Cell, down: int, right: int) -> Cell:
        """A step that stays on the nodes."""
        stepped = GRID.step(cell, down, right)
        return stepped if stepped in PLACES else cell

    def _click(self) -> None:
        self.machine.speaker.lay_out(CLICK.edges(self.machine.now))

    def _forget_error(self) -> None:
        if self._refused:
            self.machine.print_at(OVER_ROW, 0, " " * 32)
            self._refused = False

    def refuse_move(self, fault: Fault) -> Frames[None]:
        """The error: until a key is pressed, or where the listing refused without a word, until the next entry."""
        machine, text = self.machine, self.program.text
        silent = SILENT.get(fault)
        yield from machine.basic.takes(silent or BEFORE_ERROR)
        yield from machine.basic.print_at(OVER_ROW, 0, text(strings.WRONG_ENTRY if silent else strings.WRONG_MOVE))
        self._refused = True
        if silent is None:
            yield from ask_key(machine)
            self._forget_error()
            yield from machine.basic.takes(AFTER_ERROR_KEY)

    def _forget_entry(self) -> None:
        self.machine.print_at(PROMPT_ROW, ENTRY_COLUMN, " " * (32 - ENTRY_COLUMN))

    def move(self, before: Position, move: Move) -> Frames[None]:
        """An animal vanishes, the net is drawn again, the animal appears; or an entry was refused.

        The hounds' entry that is one too many goes without a word.
        """
        if before.seat == HOUNDS and before.left < 1:
            return
        if move == WASTED:
            yield from self.refuse_move(self._fault or Fault.NO_NODE)
            return
        basic = self.machine.basic
        origin, target = move
        if before.seat == HOUNDS:
            yield from basic.takes(ENTRY_CHECKED + NODE_TRIED * (ORDER[origin].index(target) + 1))
        else:
            nodes = ORDER[before.hare].index(target)
            yield from basic.takes(DECIDING + NODE_FOUND * before.hare + NODE_TRIED * nodes)
        yield from self._put(origin, NOBODY)
        yield from self._net(LINE_AGAIN)
        yield from self._placed(target, HOUND if before.seat == HOUNDS else HARE)

    def hint(self, move: Move, need: int) -> Frames[None]:
        """The best move and the moves to the catch, until a key is pressed."""
        machine = self.machine
        words = self.program.text(strings.ORIGINAL_HINT, n=need, move="".join(NAMES[node] for node in move))
        machine.print_at(OVER_ROW, 0, words)
        yield from ask_key(machine)
        machine.print_at(OVER_ROW, 0, " " * 32)

    def taken_back(self, done: bool) -> Frames[None]:
        if done:
            position = self.program.position
            for node in NODES:
                yield from self._put(node, NOBODY)
            yield from self._net(LINE_AGAIN)
            for node in position.hounds:
                yield from self._put(node, HOUND)
            yield from self._put(position.hare, HARE)
            made = LIMIT - position.left
            yield from self._counters(made or "", position.left if made else "")
            self._forget_entry()

    def end(self, outcome: Outcome) -> Frames[None]:
        """Caught, with the trill, or not; and the end."""
        del outcome
        basic, text = self.machine.basic, self.program.text
        if self.program.position.outcome() == 1:
            hare = self.program.position.hare
            yield from basic.takes(HARE_STUCK + NODE_FOUND * hare + NODE_TRIED * (len(ORDER[hare]) - 1))
            yield from basic.print_at(RESULT_ROW, 5, text(strings.CAUGHT))
            for pitch in range(1, 21):
                yield from basic.beep(0.05, pitch, AFTER_HIGH_NOTE)
                yield from basic.beep(0.05, pitch - 3, AFTER_LOW_NOTE)
        else:
            for line, words in enumerate(text(strings.TRY_TIRED).split("\n")):
                yield from basic.print_at(RESULT_ROW + line, 4 + 2 * line, words)
        yield from basic.print_at(OVER_ROW, 6, text(strings.GAME_OVER), flash=1)
        yield from basic.takes(AT_THE_END)

    def again(self) -> Frames[bool]:
        """Any key but yes ends."""
        self.machine.print_at(PROMPT_ROW, 1, self.program.text(strings.AGAIN).ljust(20))
        return (yield from ask_another(self.machine))

    def farewell(self) -> Frames[None]:
        self.machine.cls()
        self.machine.print_at(10, 5, self.program.text(strings.FAREWELL))
        yield from self.machine.pause(FAREWELL_FRAMES)
