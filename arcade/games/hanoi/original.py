"""The Tower of Hanoi as it was laid out and paced: blue bars on white, through which the rods show."""

from arcade.games.hanoi import strings
from arcade.games.hanoi.rules import Fault, Move, Position
from arcade.games.hanoi.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import Mode
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.prompts import ask_another
from arcade.toolkit.picture.areas import clear_screen, colour_cells
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import BLUE, WHITE, attribute
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.programs.puzzle_look import PuzzleLook

KEY, REFUSED = (0.1, 12), (1, -6)
SET_UP_STEP, MOVE_STEPS, MOVE_RISE = 10, 7, 6
JINGLE_ROUNDS, JINGLE_NOTES, JINGLE_RANGE = 3, 15, 31
TITLE_ROW, NUMBER_ROW, ROD_ROW, AGAIN_ROW, TYPED_COLUMN = 2, 19, 15, 21, 18
FLOOR_ROW = 14
"""The discs lie on the rows above."""
APART, CENTRE, FIRST_POST = 80, 48, 46
"""Pixels from rod to rod; where the first rod's discs have their middle, and where its post begins."""
START, CHOSEN, SHOWN, WRONG, FAULTY, AGAIN, SOLVED = 30.0, 2.5, 5.5, 2.5, 7.5, 8.5, 108.0
"""Frames beside the sounds, so that each step takes what was measured."""


def bar(disc: int) -> Sprite:
    """A disc's picture."""
    width = CELL * (disc + 1)
    return Sprite(width, ((1 << width) - 1,) * CELL, (0,) * CELL)


class Original(PuzzleLook[Spectrum, Position, Move]):
    """Draws rods and bars in the original's way and spends the original's time. RUN led straight to the tower."""

    grid = Grid(rows=1, columns=3, left=8, top=40, width=APART, height=88)
    """Where a click means a rod."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program

    def begin(self) -> Frames[None]:
        """Heading, base line, rods; then the discs, the largest first, each with a higher note."""
        machine, position = self.machine, self.program.position
        clear_screen(machine, BLUE, WHITE, BLUE)
        machine.print_at(TITLE_ROW, 6, self.program.text(strings.HEADING).center(18), inverse=1)
        machine.plot(16, 63)
        machine.draw(220, 0)
        for rod in range(position.rods):
            left = FIRST_POST + APART * rod
            machine.plot(left, 64)
            machine.draw(0, 64)
            machine.draw(3, 0)
            machine.draw(0, -64)
            digit = from_bytes(machine.font[str(rod + 1)])
            draw(machine, digit, left - 2, CELL * ROD_ROW)
        machine.print_at(AGAIN_ROW, 1, self.program.text(strings.AGAIN_IS))
        column = 1 + len(self.program.text(strings.AGAIN_IS))
        machine.print_at(AGAIN_ROW, column, "R", inverse=1)
        machine.print_at(AGAIN_ROW, column + 1, ")")
        yield from machine.wait(START)
        tower = position.tower(0)
        for place, disc in enumerate(tower):
            self._bar(disc, 0, place)
            yield from machine.beep(0.1, SET_UP_STEP * (place + 1))

    def _bar(self, disc: int, rod: int, place: int, ink: int = BLUE) -> None:
        """Draw a bar by exclusive or; its cells, and no others, take the ink."""
        width = CELL * (disc + 1)
        left, row = CENTRE + APART * rod - width // 2, FLOOR_ROW - 1 - place
        draw(self.machine, bar(disc), left, CELL * row, Mode.XOR)
        first, last = left // CELL, (left + width - 1) // CELL
        colour_cells(self.machine, row, first, 1, last - first + 1, attribute(ink, WHITE))

    def say(self, words: Text | Count, **values: object) -> None:
        """Words in place of the number of the move."""
        self.machine.print_at(NUMBER_ROW, 0, f" {self.program.text(words, **values):<31}")

    def prompt(self) -> Frames[None]:
        """The number of the move; the first rod, once chosen, and a dash."""
        if self.program.source is None:
            self.say(strings.MOVE_NUMBER, n=self.program.attempt.number)
        else:
            self.machine.print_at(NUMBER_ROW, TYPED_COLUMN, f"{self.program.source + 1}-")
        yield from ()

    def cursor(self, rod: int, on: bool) -> None:
        """The original had none: a rod's number turns to white on blue."""
        colours = attribute(WHITE, BLUE) if on else attribute(BLUE, WHITE)
        colour_cells(self.machine, ROD_ROW, (FIRST_POST + APART * rod) // CELL, 1, 2, colours)

    def step(self, frame: int) -> None:
        """Nothing moves while a rod is waited for."""

    def accepted(self) -> Frames[None]:
        """The tone of the key that begins again."""
        yield from self.machine.beep(*KEY)
        yield from self.machine.wait(AGAIN)

    def accepted_rod(self, rod: int) -> Frames[None]:
        """The number typed, with the tone of a key."""
        yield from self.machine.beep(*KEY)
        self.machine.print_at(NUMBER_ROW, TYPED_COLUMN + (0 if self.program.source is None else 2), str(rod + 1))
        yield from self.machine.wait(CHOSEN)

    def wrong_key(self) -> Frames[None]:
        """The tone of a key and the low one."""
        yield from self.machine.beep(*KEY)
        yield from self.machine.beep(*REFUSED)
        yield from self.machine.wait(WRONG)

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """A word and the low tone."""
        self.say(words, **values)
        yield from self.machine.beep(*REFUSED)

    def refuse_move(self, fault: Fault) -> Frames[None]:
        """The low tone for everything."""
        del fault
        yield from self.machine.beep(*REFUSED)
        yield from self.machine.wait(FAULTY)

    def put_back(self, rod: int) -> Frames[None]:
        """Nothing had been lifted."""
        del rod
        yield from ()

    def move(self, before: Position, move: Move) -> Frames[None]:
        """Seven flickers in changing inks at both places, with rising notes; after the last the bar has moved."""
        source, target = move
        disc, old, new = before.top(source) or 0, len(before.tower(source)) - 1, len(before.tower(target))
        for step in range(MOVE_STEPS):
            self._bar(disc, source, old, step)
            self._bar(disc, target, new, WHITE - step)
            yield from self.machine.beep(0.1, MOVE_RISE * step)
            yield from self.machine.wait(SHOWN)
        for rod, place in ((source, old), (target, new)):
            colour_cells(self.machine, FLOOR_ROW - 1 - place, 1 + 10 * rod, 1, 10, attribute(BLUE, WHITE))

    def move_back(self, before: Position, move: Move) -> Frames[None]:
        """The bar where it was."""
        return self.move(before, move[::-1])

    def hint(self, move: Move) -> Frames[None]:
        """A line that a key or a while takes away."""
        self.say(strings.TRY, source=move[0] + 1, target=move[1] + 1)
        yield from self.machine.beep(*KEY)
        yield from self.machine.pause(75)

    def end_solved(self) -> Frames[None]:
        """Forty-five random notes, each round rising; the words stay, where the listing wiped them out."""
        attempt = self.program.attempt
        self.say(strings.DONE, n=attempt.moves, best=attempt.par)
        for _ in range(JINGLE_ROUNDS):
            for step in range(1, JINGLE_NOTES + 1):
                yield from self.machine.beep(0.1, self.program.dice.below(JINGLE_RANGE) + step)
        yield from self.machine.wait(SOLVED)

    def again(self) -> Frames[bool]:
        """Another game? Any key but yes ends."""
        self.machine.print_at(AGAIN_ROW, 0, f" {self.program.text(strings.ANOTHER):<31}")
        again = yield from ask_another(self.machine)
        yield from self.machine.beep(*KEY)
        return again
