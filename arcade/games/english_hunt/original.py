"""The look of the original: a thin net on white, flashing letters for hounds, an inverse one for the hare."""

from arcade.games.english_hunt import strings
from arcade.games.english_hunt.printed_entry import PrintedEntry
from arcade.games.english_hunt.printed_scene import GRID, HARE, HOUND, NOBODY, PrintedScene, cell_of
from arcade.games.english_hunt.rules import HOUNDS, LIMIT, NAMES, NODES, PLACES, WASTED, Fault, Move, Position, Start
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import BLACK, WHITE, swapped
from arcade.toolkit.programs.board_look import BoardLook
from arcade.toolkit.programs.match_state import MatchState

COUNT_ROW = 15
RESULT_ROW, OVER_ROW, PROMPT_ROW, LOWEST = 18, 20, 21, 23

# Frames measured on the ROM, less those of the notes.
READING, FIRST_LINE, LINE = 23.0, 2.67, 3.3
DEALING = {Start.NEAR: 7.0, Start.ANYWHERE: 14.0, Start.FAR: 8.0}
SETTING = 3.0
MOVING, CHECKING, REFUSED, GOING_ON, ENDING = 4.0, 6.0, 9.0, 14.0, 2.5
PUT = 0.1, 10
TRILL = tuple((0.05, pitch) for n in range(1, 21) for pitch in (n, n - 3))
TRILL_GAP = 2.18
FAREWELL = 100


class Original(BoardLook[Spectrum, Position, Move]):
    """Draws, sounds and takes its time like the listing."""

    def __init__(self, program: MatchState[Spectrum, Position, Move]) -> None:
        super().__init__(program)
        self.scene = PrintedScene(program.machine)
        self.entry = PrintedEntry(program, GRID, self.cursor)
        self.at = 0
        self.held: int | None = None

    def title(self) -> Frames[None]:
        """There was none: RUN led straight to the net."""
        yield from self.machine.wait(READING)

    def ask_side(self) -> Frames[int]:
        """The player always has the hounds."""
        yield from ()
        return HOUNDS

    def ask_start(self) -> Frames[Start]:
        """The net, and the question how difficult it shall be."""
        machine = self.machine
        clear_screen(machine, WHITE, WHITE, BLACK)
        self.scene.key_map()
        self._counters("", "")
        yield from self.scene.draw(FIRST_LINE)
        machine.print_at(LOWEST, 0, self.program.text(strings.LEVEL))
        key = yield from ask_key(machine, ("1", "2", "3"), default="1")
        machine.cls_lower()
        start = Start(int(key))
        yield from machine.wait(DEALING[start])
        return start

    def _counters(self, made: object, left: object) -> None:
        labels = self.program.text(strings.MADE), self.program.text(strings.LEFT)
        number = f"{made!s:1};"
        self.machine.print_at(COUNT_ROW, 3, f"{labels[0]:>17}{number:<3}{labels[1]:>7}{left:<2}")

    def begin(self) -> Frames[None]:
        """The animals are put, with a note each."""
        position = self.program.position
        for node in position.hounds:
            yield from self._placed(node, HOUND)
        yield from self._placed(position.hare, HARE)
        yield from self.machine.wait(SETTING)

    def _placed(self, node: int, animal: str) -> Frames[None]:
        self.scene.put(node, animal)
        yield from self.machine.beep(*PUT)
        yield from self.machine.wait(SETTING)

    def cursor(self, cell: Cell, on: bool) -> None:
        """A node's colours exchanged."""
        del on
        row, column = cell_of(PLACES.index(cell))
        at = 32 * row + column
        self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def ask_move(self) -> Frames[Move | Control]:
        """An entry of two symbols; what is none gives a move that is nowhere. The hounds' entries are counted."""
        machine, position = self.machine, self.program.position
        prompt = strings.YOUR_MOVE if position.seat == HOUNDS else strings.HARES_MOVE
        machine.print_at(PROMPT_ROW, 3, self.program.text(prompt).ljust(20))
        typed = yield from self.entry.ask()
        if isinstance(typed, Control):
            return typed
        machine.print_at(PROMPT_ROW, 21, typed.ljust(2), ink=2, paper=6)
        if position.seat == HOUNDS and position.left:
            self._counters(LIMIT - position.left + 1, position.left - 1)
        if len(typed) != 2 or any(name not in NAMES for name in typed):
            return WASTED
        return NAMES.index(typed[0]), NAMES.index(typed[1])

    def refuse_move(self, fault: Fault) -> Frames[None]:
        """The error, until a key is pressed."""
        del fault
        machine = self.machine
        machine.print_at(OVER_ROW, 0, self.program.text(strings.WRONG_MOVE))
        yield from machine.wait(REFUSED)
        yield from ask_key(machine)
        machine.print_at(OVER_ROW, 0, " " * 32)
        self._forget_entry()
        yield from machine.wait(GOING_ON)

    def _forget_entry(self) -> None:
        self.machine.print_at(PROMPT_ROW, 21, " " * 11)

    def move(self, before: Position, move: Move) -> Frames[None]:
        """An animal vanishes, the net is drawn again, the animal appears; or an entry was refused.

        The hounds' entry that is one too many goes without a word.
        """
        if before.seat == HOUNDS and before.left < 1:
            return
        if move == WASTED:
            yield from self.refuse_move(Fault.NO_NODE)
            return
        self.scene.put(move[0], NOBODY)
        yield from self.scene.draw(LINE)
        yield from self._placed(move[1], HOUND if before.seat == HOUNDS else HARE)
        for node in self.program.position.hounds:
            self.scene.put(node, HOUND)
        yield from self.machine.wait(MOVING)
        if before.seat != HOUNDS:
            self._forget_entry()
            yield from self.machine.wait(CHECKING)

    def hint(self, move: Move, need: int) -> Frames[None]:
        """The best move and the moves to the catch, until a key is pressed."""
        machine = self.machine
        words = self.program.text(strings.ORIGINAL_HINT, n=need, move="".join(NAMES[node] for node in move))
        machine.print_at(OVER_ROW, 0, words)
        yield from ask_key(machine)
        machine.print_at(OVER_ROW, 0, " " * 32)

    def taken_back(self, done: bool) -> Frames[None]:
        """The animals as they were."""
        if done:
            position = self.program.position
            for node in NODES:
                self.scene.put(node, NOBODY)
            yield from self.scene.draw(LINE)
            for node in position.hounds:
                self.scene.put(node, HOUND)
            self.scene.put(position.hare, HARE)
            made = LIMIT - position.left
            self._counters(made or "", position.left if made else "")
            self._forget_entry()

    def end(self, outcome: Outcome) -> Frames[None]:
        """Caught, with the trill, or not; and the end."""
        del outcome
        machine, text = self.machine, self.program.text
        if self.program.position.outcome() == 1:
            machine.print_at(RESULT_ROW, 5, text(strings.CAUGHT))
            for note in TRILL:
                yield from machine.beep(*note)
                yield from machine.wait(TRILL_GAP)
        else:
            for line, words in enumerate(text(strings.TRY_TIRED).split("\n")):
                machine.print_at(RESULT_ROW + line, 4 + 2 * line, words)
        machine.print_at(OVER_ROW, 6, text(strings.GAME_OVER), flash=1)
        yield from machine.wait(ENDING)

    def again(self) -> Frames[bool]:
        """Any key but yes ends."""
        self.machine.print_at(PROMPT_ROW, 1, self.program.text(strings.AGAIN).ljust(20))
        return (yield from ask_another(self.machine))

    def farewell(self) -> Frames[None]:
        """A word at the end."""
        self.machine.cls()
        self.machine.print_at(10, 5, self.program.text(strings.FAREWELL))
        yield from self.machine.pause(FAREWELL)
