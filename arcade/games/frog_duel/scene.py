"""The pictures of the frogs' duel's modern look: a pond with lanes of lily pads between grassy banks, the title."""

from arcade.games.frog_duel import art, strings
from arcade.games.frog_duel.rules import Position
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.patterns import GRASS, NIGHT, WAVES
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded, outlined
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import CELL, Sprite

TOP_ROW, BOTTOM_ROW = 1, 22
NAME_COLUMN, GAP_COLUMN, BITS = 1, 29, 5
BANK, WATER, PADS, NAME, LIT = pair("yg"), pair("cb"), pair("gb"), pair("kg"), pair("kY")


class Scene:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.lanes = 10
        self.start = Position()
        """Where the frogs began, so that the lanes' water is known."""

    def title(self) -> None:
        """Two large frogs on a night pond."""
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 13, COLUMNS, NIGHT, pair("bk"))
        draw(machine, ball(32).coloured("W", "k"), 112, 56, clear=True)
        fill(machine, 13, 0, 8, COLUMNS, WAVES, WATER)
        for x in (4, 12, 236, 244):
            draw(machine, art.REED.enlarged(1, 2).coloured("G"), x, 80)
        for side, x in ((0, 24), (1, 168)):
            frog = smoothly(art.SITTING, 4)
            fill(machine, 16, x // CELL - 1, 1, 10, colours=pair("gb"))
            pad = art.PAD.cut(0, 8, 8, 8).enlarged(10, 3).coloured("g", "b")
            draw(machine, pad, x - 8, 128)
            draw(machine, (frog if side == 0 else frog.mirrored()).coloured(art.INKS[side]), x, 72, clear=True)
        words = text(strings.TITLE).upper()
        headline(machine, words, 2, "GYG", "", lambda picture: extruded(outlined(picture, 2), 3), 2)
        fill(machine, 21, 0, 3, COLUMNS, colours=pair("Wk"))
        centred(machine, 21, text(strings.TAGLINE), pair("Yk"))

    def row(self, lane: int) -> int:
        """The upper cell row of a lane."""
        free = BOTTOM_ROW - TOP_ROW - 2 * self.lanes
        return TOP_ROW + (free + 1) // 2 + 2 * (lane - 1)

    def bank(self, position: Position) -> None:
        """The banks with lanes of plain water, no frogs yet."""
        machine = self.machine
        self.start, self.lanes = position, len(position.left)
        fill(machine, 0, 0, 24, COLUMNS, GRASS, BANK)
        fill(machine, 22, 0, 2, COLUMNS, colours=pair("Wb"))
        for lane in range(1, self.lanes + 1):
            self.lane(position, lane, frogs=False)
            self.name(lane, False)
        colour_cells(machine, 23, 0, 1, COLUMNS, pair("ck"))
        centred(machine, 23, key_row(self.program, COLUMNS, HINT, TAKE_BACK), pair("ck"))

    def name(self, lane: int, lit: bool) -> None:
        """A lane's number beside it."""
        write(self.machine, self.row(lane), NAME_COLUMN, f"{lane:>2}", LIT if lit else NAME)

    def lane(self, position: Position, lane: int, frogs: bool = True) -> None:
        """A lane: ripples where frogs have been, a pad on every free place, the frogs."""
        machine, row = self.machine, self.row(lane)
        left, right = position.left[lane - 1], position.right[lane - 1]
        for column in range(self.start.left[lane - 1] - 1, self.start.right[lane - 1] + 2):
            free = left < column < right
            draw(machine, art.PAD if free else art.RIPPLE, CELL * column, CELL * row)
            colour_cells(machine, row, column, 2, 1, PADS if free else WATER)
        write(machine, row, GAP_COLUMN, f"{right - left - 1:>2}", NAME)
        if frogs:
            for seat in (0, 1):
                self.frog(seat, lane, (left, right)[seat])

    def picture(self, seat: int, leaping: bool = False) -> Sprite:
        """A frog of a side."""
        frog = art.LEAPING if leaping else art.SITTING
        return (frog if seat == 0 else frog.mirrored()).coloured(art.INKS[seat], "b")

    def spot(self, seat: int, lane: int, column: int) -> tuple[int, int]:
        """The top left pixel of a frog whose nose is at a column: its back lies one column behind."""
        return CELL * (column - 1 if seat == 0 else column), CELL * self.row(lane)

    def frog(self, seat: int, lane: int, column: int) -> None:
        """A frog at rest."""
        draw(self.machine, self.picture(seat), *self.spot(seat, lane, column), clear=True)

    def bits(self, position: Position) -> None:
        """The gaps in binary on the right bank, instead of the numbers."""
        for lane, gap in enumerate(position.gaps, 1):
            write(self.machine, self.row(lane), COLUMNS - BITS, f"{gap:05b}", pair("Wk"))

    def theory(self, position: Position) -> None:
        """The page about the theory, with the gaps of a pond and their sum."""
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 24, COLUMNS, colours=pair("Wk"))
        headline(machine, text(strings.THEORY), 1, "GY", most=2)
        for place, line in enumerate(wrap(text(strings.THEORY_PROSE), COLUMNS - 2)):
            write(machine, 4 + place, 1, line, pair("Wk"))
        for lane, gap in enumerate(position.gaps, 1):
            write(machine, 12 + (lane - 1) % 5, 3 + 14 * ((lane - 1) // 5), f"{lane:>2} {gap:>2} {gap:05b}", pair("Ck"))
        write(machine, 18, 8, f"{text(strings.SUM)} {position.sum:>2} {position.sum:05b}", pair("Yk"))
