"""The Tower of Hanoi as it was laid out and paced: blue bars on white, through which the rods show."""

from arcade.games.hanoi import strings
from arcade.games.hanoi.rules import Fault, Move, Position
from arcade.games.hanoi.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.basic import CHANCE, FOR
from arcade.machine.spectrum.memory import Mode
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.prompts import ask_another
from arcade.toolkit.picture.areas import clear_in_time, colour_cells
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import BLUE, WHITE, attribute
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.programs.puzzle_look import PuzzleLook

KEY, REFUSED = (0.1, 12), (1, -6)
SET_UP_STEP, MOVE_STEPS, MOVE_RISE = 10, 7, 6
JINGLE_ROUNDS, JINGLE_NOTES, JINGLE_RANGE = 3, 15, 30
TITLE_ROW, NUMBER_ROW, ROD_ROW, AGAIN_ROW, TYPED_COLUMN = 2, 19, 15, 21, 18
FLOOR_ROW = 14
"""The discs lie on the rows above."""
APART = 80
"""Pixels from rod to rod."""
CENTRE = 48
"""The middle of the first rod's discs, in pixels."""
FIRST_POST = 46
"""The first rod's left edge."""
# Measured milliseconds of what the listing did between what is seen and heard.
BEFORE_CLEARING, BARS_MADE = 50.0, 96.0
ROD_PLACED, BAR_SET_UP, BAR_FLICKERED = 27.0, 18.7, 26.3
FIRST_ASKED, SECOND_ASKED, MOVE_COUNTED = 35.0, 20.0, 68.0
NO_ROD_SEEN, SAME_SEEN, EMPTY_SEEN, TOPS_FOUND = 10.0, 11.8, 39.5, 125.0
TOWER_COMPARED, ROUND_DONE, QUESTION_READY = 180.0, 8.8, 130.0


def bar(disc: int) -> Sprite:
    width = CELL * (disc + 1)
    return Sprite(width, ((1 << width) - 1,) * CELL, (0,) * CELL)


class Original(PuzzleLook[Spectrum, Position, Move]):
    """Draws rods and bars in the original's way and spends the original's time. RUN led straight to the tower."""

    grid = Grid(rows=1, columns=3, left=8, top=40, width=APART, height=88)
    """Where a click means a rod."""

    program: State

    def begin(self) -> Frames[None]:
        """Heading, base line, rods; then the discs, the largest first, each with a higher note."""
        machine, position = self.machine, self.program.position
        basic = machine.basic
        yield from basic.takes(BEFORE_CLEARING)
        yield from clear_in_time(machine, BLUE, WHITE, BLUE)
        yield from basic.print_at(TITLE_ROW, 6, self.program.text(strings.HEADING).center(18), inverse=1)
        yield from basic.takes(BARS_MADE)
        yield from basic.plot(16, 63)
        yield from basic.draw(220, 0)
        for rod in range(position.rods):
            left = FIRST_POST + APART * rod
            yield from basic.plot(left, 64)
            for dx, dy in ((0, 64), (3, 0), (0, -64)):
                yield from basic.draw(dx, dy)
            yield from basic.print_at(ROD_ROW, left // CELL, str(rod + 1))
            yield from basic.takes(ROD_PLACED)
        for place, disc in enumerate(position.tower(0)):
            self._bar(disc, 0, place)
            yield from basic.takes(BAR_SET_UP)
            yield from basic.beep(0.1, SET_UP_STEP * (place + 1), FOR)
        again = self.program.text(strings.AGAIN_IS)
        yield from basic.print_at(AGAIN_ROW, 1, again)
        yield from basic.print_at(AGAIN_ROW, 1 + len(again), "R", inverse=1)
        yield from basic.print_at(AGAIN_ROW, 2 + len(again), ")")

    def _bar(self, disc: int, rod: int, place: int, ink: int = BLUE) -> None:
        """Draw a bar by exclusive or; its cells, and no others, take the ink."""
        width = CELL * (disc + 1)
        left, row = CENTRE + APART * rod - width // 2, FLOOR_ROW - 1 - place
        draw(self.machine, bar(disc), left, CELL * row, Mode.XOR)
        first, last = left // CELL, (left + width - 1) // CELL
        colour_cells(self.machine, row, first, 1, last - first + 1, attribute(ink, WHITE))

    def say(self, words: Text | Count, **values: object) -> None:
        self.machine.print_at(NUMBER_ROW, 0, f" {self.program.text(words, **values):<31}")

    def prompt(self) -> Frames[None]:
        if self.program.source is None:
            self.say(strings.MOVE_NUMBER, n=self.program.attempt.number)
            yield from self.machine.basic.takes(FIRST_ASKED)
        else:
            yield from self.machine.basic.print_at(NUMBER_ROW, TYPED_COLUMN, f"{self.program.source + 1}-")

    def cursor(self, rod: int, on: bool) -> None:
        """The original had none: a rod's number turns to white on blue."""
        colours = attribute(WHITE, BLUE) if on else attribute(BLUE, WHITE)
        colour_cells(self.machine, ROD_ROW, (FIRST_POST + APART * rod) // CELL, 1, 2, colours)

    def step(self, frame: int) -> None:
        """Nothing moves while a rod is waited for."""

    def accepted(self) -> Frames[None]:
        yield from self.machine.basic.beep(*KEY)

    def accepted_rod(self, rod: int) -> Frames[None]:
        column = TYPED_COLUMN + (0 if self.program.source is None else 2)
        yield from self.machine.basic.beep(*KEY)
        yield from self.machine.basic.print_at(NUMBER_ROW, column, str(rod + 1))
        if self.program.source is None:
            yield from self.machine.basic.takes(SECOND_ASKED)

    def wrong_key(self) -> Frames[None]:
        yield from self.machine.basic.beep(*KEY, beside=NO_ROD_SEEN)
        yield from self.machine.basic.beep(*REFUSED)

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        self.say(words, **values)
        yield from self.machine.basic.beep(*REFUSED)

    def refuse_move(self, fault: Fault) -> Frames[None]:
        """The low tone for everything, as soon as it is seen what is wrong."""
        yield from self.machine.basic.takes({Fault.SAME: SAME_SEEN, Fault.EMPTY: EMPTY_SEEN}.get(fault, TOPS_FOUND))
        yield from self.machine.basic.beep(*REFUSED)

    def put_back(self, rod: int) -> Frames[None]:
        del rod
        yield from ()

    def move(self, before: Position, move: Move) -> Frames[None]:
        """Seven flickers in changing inks at both places, with rising notes; after the last the bar has moved."""
        source, target = move
        basic = self.machine.basic
        disc, old, new = before.top(source) or 0, len(before.tower(source)) - 1, len(before.tower(target))
        yield from basic.takes(TOPS_FOUND)
        for step in range(MOVE_STEPS):
            self._bar(disc, source, old, step)
            yield from basic.takes(BAR_FLICKERED)
            self._bar(disc, target, new, WHITE - step)
            yield from basic.takes(BAR_FLICKERED)
            yield from basic.beep(0.1, MOVE_RISE * step, FOR)
        for rod, place in ((source, old), (target, new)):
            colour_cells(self.machine, FLOOR_ROW - 1 - place, 1 + 10 * rod, 1, 10, attribute(BLUE, WHITE))
        yield from basic.takes(MOVE_COUNTED)

    def move_back(self, before: Position, move: Move) -> Frames[None]:
        return self.move(before, move[::-1])

    def hint(self, move: Move) -> Frames[None]:
        self.say(strings.TRY, source=move[0] + 1, target=move[1] + 1)
        yield from self.machine.basic.beep(*KEY)
        yield from self.machine.pause(75)

    def end_solved(self) -> Frames[None]:
        """Forty-five random notes, each round rising; the words stay, where the listing wiped them out."""
        attempt, machine = self.program.attempt, self.machine
        yield from machine.basic.takes(TOWER_COMPARED)
        self.say(strings.DONE, n=attempt.moves, best=attempt.par)
        for _ in range(JINGLE_ROUNDS):
            for step in range(1, JINGLE_NOTES + 1):
                yield from machine.basic.beep(0.1, machine.rnd() * JINGLE_RANGE / 65536 + step, CHANCE)
            yield from machine.basic.takes(ROUND_DONE)
        yield from machine.basic.takes(QUESTION_READY)

    def again(self) -> Frames[bool]:
        self.machine.print_at(AGAIN_ROW, 0, f" {self.program.text(strings.ANOTHER):<31}")
        again = yield from ask_another(self.machine)
        yield from self.machine.basic.beep(*KEY)
        return again
