"""The look of the original: a thin board on yellow, small stones that flash as they are put, its tones and its pace."""

from itertools import product

from arcade.games.distances import strings
from arcade.games.distances.opponent import Choice
from arcade.games.distances.rules import CONCEDE, FIELDS, SIDE, Pair, Position, Variant, fields_of, name
from arcade.games.distances.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.basic import WHOLE_CHANCE
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import swapped
from arcade.toolkit.programs.board_look import SquareLook
from arcade.toolkit.programs.printed_look import PrintedBoardLook

MESSAGE_ROW, ECHO = 21, 22
SOLID, CHEQUERED, HALVED = chr(143), chr(137), chr(140)
SHOWN = 80
KEY = (0.1, 12), (0.1, 22)
LOW = 1, -6
LOST_NOTES, WON_NOTES = 25, 10

# Milliseconds beside what is drawn, printed and heard.
LINES_DONE, SIGNS_DONE, COUNTERS_SET, REFUSED = 5.0, 8.0, 235.0, 40.0
QUICK_NOTE = WHOLE_CHANCE + 4.8
"""Its loop is at the listing's end."""

# Frames measured on the ROM, less those of the notes and pauses between.
PROMPT, LETTER = 1.5, 0.5
CHECK, SAY, TRY, SETTLED, TAKEN = 27.5, 0.4, 40, 19.7, 3.5
FREE_FIELD, FOR_STONE, TAKEN_FIELD = 28, 0.4, 1
"""Looking at a field in the scan: the more stones, the longer."""
CONCESSION, LINE_LOOKED_AT = 31, 10.4


class Original(PrintedBoardLook[Position, int], SquareLook[Spectrum, Position, int]):
    grid = Grid(rows=SIDE, columns=SIDE, left=60, top=11, width=16, height=16)
    hidden = True

    program: State

    def title(self) -> Frames[None]:
        machine = self.machine
        machine.border(1)
        machine.paper(6)
        machine.ink(0)
        yield from machine.wait(0)

    def begin(self) -> Frames[None]:
        basic = self.machine.basic
        yield from basic.cls()
        for place in range(0, 129, 16):
            yield from basic.plot(60 + place, 36)
            yield from basic.draw(0, 128)
            yield from basic.plot(60, 36 + place)
            yield from basic.draw(128, 0)
            yield from basic.takes(LINES_DONE)
        for place in range(SIDE):
            yield from basic.print_at(2 * (SIDE - place), 6, str(place + 1))
            yield from basic.print_at(18, 8 + 2 * place, "abcdefgh"[place])
            yield from basic.takes(SIGNS_DONE)
        yield from basic.takes(COUNTERS_SET)

    def _stone(self, field: int, character: str = SOLID, flash: int = 0) -> None:
        """A stone in one of its shapes, or a blank."""
        self.machine.print_at(2 + field // SIDE * 2, 8 + field % SIDE * 2, character, flash=flash)

    def show(self) -> None:
        for field in range(FIELDS):
            self._stone(field, SOLID if self.program.position.all_stones >> field & 1 else " ")

    def _show_loss(self) -> Frames[None]:
        """All stones of the distances that lost flash, rows first, the largest chequered, others in halves.

        Lines join the stones of a pair, which the original left out.
        """
        position = self.program.position
        loser, fatal = 1 - position.seat, position.fatal()
        found = [(ends, distance) for distance in fatal for ends in position.pairs(loser, distance)]
        for upright, line in product((False, True), range(SIDE)):
            for ends, distance in found:
                row, column = divmod(ends[0], SIDE)
                if (ends[1] % SIDE == column) == upright and line == (column if upright else row):
                    self._join(ends, CHEQUERED if distance == fatal[-1] else HALVED, position.all_stones)
            yield from self.machine.wait(LINE_LOOKED_AT)

    def _join(self, ends: Pair, character: str, stones: int) -> None:
        """Let two stones flash, and draw the line between them, leaving out stones that stand there."""
        for field in ends:
            self._stone(field, character, flash=1)
        step = 1 if ends[1] - ends[0] < SIDE else SIDE
        down, across = step // SIDE, step % SIDE
        for field in range(*ends, step):
            x, y = 68 + 16 * (field % SIDE), 155 - 16 * (field // SIDE)
            self.machine.plot(x + 4 * across, y - 4 * down)
            reach = 7 if stones >> field + step & 1 else 15
            self.machine.draw(reach * across, -reach * down)

    def message(self, words: str) -> None:
        self.machine.print_at(MESSAGE_ROW, 0, f" {words}".ljust(32))

    def ask_variant(self) -> Frames[Variant]:
        yield from ()
        return Variant.SHARED

    def accepted(self) -> Frames[None]:
        return self.machine.basic.tune(KEY, 0)

    def wrong_key(self) -> Frames[None]:
        yield from self.accepted()
        yield from self.machine.basic.beep(*LOW, REFUSED)

    def prompt(self) -> Frames[None]:
        program = self.program
        self.say(strings.PLAYERS_MOVE if program.two else strings.YOUR_MOVE, n=program.position.seat + 1)
        self.machine.print_at(MESSAGE_ROW, ECHO, "?", flash=1)
        yield from self.machine.wait(PROMPT)

    def ask_row(self, column: int) -> Frames[str]:
        """The letter stands where the question mark was; a digit completes it."""
        self.machine.print_at(MESSAGE_ROW, ECHO, "abcdefgh"[column])
        yield from self.machine.wait(LETTER)
        digit = yield from ask_key(self.machine, (*"12345678", "backspace"), self.wrong_key, move=True)
        if digit == "backspace":
            self.machine.print_at(MESSAGE_ROW, ECHO, "?", flash=1)
            return ""
        self.machine.print_at(MESSAGE_ROW, ECHO + 1, digit)
        yield from self.accepted()
        return digit

    def refuse_square(self, cell: Cell) -> Frames[None]:
        del cell
        yield from self.machine.wait(TAKEN)
        yield from self.machine.basic.beep(*LOW)
        yield from self.prompt()

    def cursor(self, cell: Cell, on: bool) -> None:
        del on
        at = 32 * (2 + 2 * cell[0]) + 8 + 2 * cell[1]
        self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def move(self, before: Position, move: int) -> Frames[None]:
        """A chequered stone flashes, then it is solid; the computer's with two tones."""
        machine = self.machine
        if move == CONCEDE:
            return
        if before.seat in self.program.people:
            yield from machine.wait(CHECK)
        self._stone(move, CHEQUERED, flash=1)
        yield from machine.pause(SHOWN)
        self._stone(move)
        if before.seat not in self.program.people:
            yield from self.accepted()
            yield from machine.wait(SETTLED)

    def think(self) -> Frames[None]:
        self.say(strings.MY_MOVE)
        yield from self.machine.wait(SAY)

    def thought(self, choice: Choice) -> Frames[None]:
        """The time that its random fields and its looking took; a key spares the rest of it."""
        taken = fields_of(self.program.position.all_stones)
        looked = [field for field in range(choice.scanned) if field not in taken]
        frames = TRY * choice.tries + len(looked) * (FREE_FIELD + FOR_STONE * len(taken))
        frames += TAKEN_FIELD * (choice.scanned - len(looked))
        yield from SkippableWait(self.machine).wait(round(frames))

    def hint(self, choice: Choice) -> Frames[None]:
        self.say(strings.HINTS[choice.reason], field=name(choice.move))
        for _ in range(6):
            if choice.move != CONCEDE:
                self.cursor(divmod(choice.move, SIDE), True)
            yield from self.machine.wait(15)

    def end(self, outcome: Outcome) -> Frames[None]:
        program, machine = self.program, self.machine
        if outcome is Outcome.WON:
            self.message(self.end_words(outcome))
            yield from machine.wait(CONCESSION)
            machine.keyboard.flush()
            for _ in range(WON_NOTES):
                yield from machine.basic.beep(1, program.dice.below(10), WHOLE_CHANCE)
                if machine.keyboard.take():
                    break
            yield from machine.pause(SHOWN)
            return
        for _ in range(LOST_NOTES):
            yield from machine.basic.beep(0.02, program.dice.below(35), QUICK_NOTE)
        self.message(self.end_words(outcome))
        yield from machine.pause(SHOWN)
        self.say(strings.SEE_WHERE)
        if (yield from ask_another(machine)):
            yield from self.accepted()
            self.say(strings.LOOK)
            yield from self._show_loss()

    def again(self) -> Frames[bool]:
        again = yield from super().again()
        if again:
            yield from self.accepted()
        return again
