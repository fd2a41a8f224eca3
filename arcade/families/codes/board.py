"""A board for breaking a code: a line for each try with its number, four pegs and their marks; old lines roll away."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from arcade.families.codes.code import PEGS, Code, Marks, Try
from arcade.families.codes.pegs import HOLE, NEITHER, PEG, PIT, PLUS, STAR, lifting, peg
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import pause
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound.jingles import STEP, TAKE
from arcade.toolkit.sound.tunes import Tune, higher

INSIDE = 13
"""Columns within the rim: two for the number, eight for pegs, two for marks."""
NUMBER, PEGS_AT, MARKS_AT, COUNTS_AT = 1, 3, 12, 14
"""Columns of a line's parts, counted from the rim's."""
COUNT = 4
"""Columns for the codes left, if they are told."""
RIM, LINE, ACTIVE, POINTED = pair("Yr"), pair("ck"), pair("kY"), pair("Yk")
MARK_FRAMES = 6
HEIGHTS = (14, 11, 6, 0, 3)
"""Pixels above its hole of a peg that drops into it, and jumps once, frame by frame."""
LID_FRAMES = 3
RIGHT, MISPLACED, NONE = STAR.coloured("Y", "k"), PLUS.coloured("W", "k"), NEITHER.coloured("C", "k")
GLOWING = tuple(HOLE.coloured(ink, "k") for ink in "bcCWCc")
"""The hole for the next peg, in each of its colours."""
GLOW = 7
"""Frames of each of them."""
EMPTY, NO_MARK = HOLE.coloured("b", "k"), PIT.coloured("b", "k")


def key_signs(marks: Marks) -> list[Sprite]:
    """The small signs of marks: stars first, then pluses; a dash alone for neither."""
    return [RIGHT] * marks.places + [MISPLACED] * marks.elsewhere or [NONE]


def put_sound(count: int, added: bool) -> Tune:
    """The sound of the peg that makes so many, higher with each; or of one taken away."""
    return ((0.01, 12.0 + 3 * count), (0.01, 19.0 + 3 * count)) if added else TAKE


def draw_code(machine: Spectrum, code: str, row: int, column: int, holes: int = PEGS) -> None:
    """Pegs side by side, two cells each; holes where digits are missing."""
    for place in range(holes):
        picture = peg(code[place]) if place < len(code) else EMPTY
        draw_cells(machine, picture, row, column + 2 * place)


@dataclass(frozen=True)
class Line:
    """What a line shows: a number or sign, pegs, marks, the codes left, and whether it is being filled."""

    sign: str
    code: Code = ""
    marks: Marks | None = None
    left: int | None = None
    active: bool = False


class PegBoard:
    """Draws onto the machine, lines only when they change. With `counts` each tells how many codes were left after."""

    def __init__(self, machine: Spectrum, row: int, column: int, lines: int, counts: bool = False) -> None:
        self.machine = machine
        self.row = row
        self.column = column
        self.lines = lines
        self.width = INSIDE + 2 + (COUNT if counts else 0)
        self._first = 0
        """The try on the top line, counted from 0."""
        self._shown = Shown()
        self._beckoning: tuple[int, int] | None = None
        """The line and the place that glow."""

    def draw(self, *tries: Try) -> None:
        """The rim, and all the lines."""
        box(self.machine, self.row, self.column, 2 * self.lines + 2, self.width, RIM, RAISED)
        fill(self.machine, self.row + 1, self.column + 1, 2 * self.lines, self.width - 2, colours=LINE)
        self._shown.forget()
        self.show(tries)

    def show(
        self,
        tries: Sequence[Try],
        pending: str | None = None,
        left: Sequence[int] = (),
        doubtful: Sequence[int] = (),
    ) -> None:
        """Show the tries, and what is put so far of the next one if there is one; the latest lines are in sight.

        `left` are the codes left after each try; `doubtful` tries, counted from 0, are pointed out.
        """
        self._first = max(len(tries) + (pending is not None) - self.lines, 0)
        for number in range(self._first, self._first + self.lines):
            if number < len(tries):
                sign = "!" if number in doubtful else str(number + 1)
                line = Line(sign, *tries[number], left[number] if number < len(left) else None)
            elif number == len(tries) and pending is not None:
                line = Line(str(number + 1), pending, active=True)
            else:
                line = Line(str(number + 1))
            if self._shown.changed(number - self._first, line):
                self._draw(number, line)

    def _draw(self, number: int, line: Line) -> None:
        colours = ACTIVE if line.active else POINTED if line.sign == "!" else LINE
        self._tall(number, NUMBER, f"{line.sign:>2}", colours)
        draw_code(self.machine, line.code, self._row(number), self.column + PEGS_AT)
        self._signs(number, key_signs(line.marks) if line.marks else [])
        if line.left is not None:
            self._tall(number, COUNTS_AT, f"{line.left:>4}", LINE)
        elif self.width > INSIDE + 2:
            fill(self.machine, self._row(number), self.column + COUNTS_AT, 2, COUNT)

    def _row(self, number: int) -> int:
        return self.row + 1 + 2 * (number - self._first)

    def _tall(self, number: int, at: int, words: str, colours: int) -> None:
        row, column = self._row(number), self.column + at
        fill(self.machine, row, column, 2, len(words), colours=colours)
        # A pixel or two further left, so that digits and pegs do not touch.
        draw(self.machine, letters(self.machine.font, words, 1, 2), CELL * column - 1 - (words[0] == " "), CELL * row)

    def _signs(self, number: int, signs: Sequence[Sprite]) -> None:
        for place in range(PEGS):
            self._sign(number, place, signs[place] if place < len(signs) else NO_MARK)

    def _sign(self, number: int, place: int, sign: Sprite) -> None:
        draw_cells(self.machine, sign, self._row(number) + place // 2, self.column + MARKS_AT + place % 2)

    def count(self, number: int, left: int) -> None:
        """How many codes are left after a try."""
        self._forget(number)
        self._tall(number, COUNTS_AT, f"{left:>4}", LINE)

    def _forget(self, number: int) -> None:
        self._shown.forget(number - self._first)

    def peg(self, number: int, place: int, digit: str) -> None:
        """Put a peg on a try's line, or take it away with an empty digit."""
        self._hole(number, place, peg(digit) if digit else EMPTY)

    def beckon(self, number: int, place: int, frame: int) -> None:
        """The hole that is next on a try's line glows, frame by frame; none does where no place is left."""
        if self._beckoning not in (None, (number, place)):
            _, before = self._beckoning
            if before > place:
                self._hole(number, before, EMPTY)
        self._beckoning = (number, place) if place < PEGS else None
        if place < PEGS and frame % GLOW == 0:
            self._hole(number, place, GLOWING[frame // GLOW % len(GLOWING)])

    def _hole(self, number: int, place: int, picture: Sprite) -> None:
        self._forget(number)
        draw_cells(self.machine, picture, self._row(number), self.column + PEGS_AT + 2 * place)

    def put(self, number: int, typed: str, before: int) -> Frames[None]:
        """Show what has been put on a try's line, where so many pegs stood before: one comes up or is taken away."""
        added = len(typed) > before
        self.machine.chime(put_sound(len(typed), added))
        if added:
            yield from self.drop(number, len(typed) - 1, typed[-1])
        else:
            self.peg(number, len(typed), "")
            yield

    def drop(self, number: int, place: int, digit: str) -> Frames[None]:
        """A peg drops into its hole, out of sight as long as it is behind the rim."""
        moving, picture = Moving(self.machine), peg(digit)
        x, y = CELL * (self.column + PEGS_AT + 2 * place), CELL * self._row(number)
        for height in HEIGHTS:
            top = max(y - height, CELL * (self.row + 1))
            behind = top - y + height
            moving.show((replace(picture.cut(0, behind, PEG, PEG - behind), paints=picture.paints), x, top))
            yield
        moving.hide()
        self.peg(number, place, digit)

    def mark(self, number: int, marks: Marks) -> Frames[None]:
        """The marks come one by one, each with a higher note."""
        self._forget(number)
        self._signs(number, [])
        for place, sign in enumerate(key_signs(marks)):
            self._sign(number, place, sign)
            self.machine.chime(higher(TAKE if place < marks.places else STEP, 2 * place))
            yield from self.machine.wait(MARK_FRAMES)


def open_lid(machine: Spectrum, code: Code, row: int, column: int) -> Frames[None]:
    """Lids creak open over a code, one after the other."""
    for place, digit in enumerate(code):
        for step, picture in enumerate(lifting(digit, PEG)):
            machine.chime(((0.004, -18.0 + 2 * step), (0.008, None), (0.003, -15.0 + 2 * step)))
            draw_cells(machine, picture, row, column + 2 * place)
            yield from pause(LID_FRAMES)
        machine.chime(((0.02, 4.0 * place), (0.02, 4.0 * place + 12)))
