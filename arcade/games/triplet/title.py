"""What the modern look of Triplet shows before a game: the title, and the boards to choose from."""

from arcade.games.triplet import art, strings
from arcade.games.triplet.scene import INKS, ground
from arcade.games.triplet.state import SIZES, State
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.shading import extruded, outlined
from arcade.toolkit.picture.sprites import CELL, sprite

BOARDS = Grid(rows=2, columns=4, left=8, top=40, width=64, height=64)
"""The places of the boards to choose from."""
MINIATURE = sprite(["#####"] * 5)
"""A dark field of such a board."""


class Title:
    """Draws at once; what takes time is the look's."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine

    # --- the title

    def title(self) -> None:
        """A board on which three balls on a diagonal are struck through, below the name."""
        machine, text = self.machine, self.program.text
        headline(machine, text(strings.TITLE).upper(), 2, "WYYR", "k", lambda words: extruded(words, 4), most=4)
        stones = {(0, 2): 0, (1, 3): 0, (2, 4): 0, (0, 5): 1, (1, 1): 1, (2, 6): 1, (0, 0): 1, (1, 7): 0}
        for row in range(3):
            for column in range(8):
                seat, paper = stones.get((row, column)), "yY"[(row + column) % 2]
                ink = INKS[seat or 0]
                at = 8 + 4 * row, 4 * column
                fill(machine, *at, 4, 4, EMPTY, pair((ink if paper == "Y" else ink.lower()) + paper))
                if seat is not None:
                    picture = art.stone(seat, 28)
                    inset = 16 - picture.width // 2
                    draw(machine, picture, CELL * at[1] + inset, CELL * at[0] + inset)
        draw(machine, outlined(art.bar(64, 64).cut(-1, -1, 72, 72)), 76, 76)
        centred(machine, 21, text(strings.TAGLINE), pair("Yk"))

    # --- the choice of a board

    def boards(self) -> None:
        """All boards, small."""
        machine, text = self.machine, self.program.text
        ground(machine)
        headline(machine, text(strings.TITLE).upper(), 1, "WY", "k", lambda words: extruded(words, 2), most=2)
        for size in range(len(SIZES)):
            self.thumbnail(size, False)
        fill(machine, 22, 0, 2, 32, EMPTY, pair("Wb"))

    def thumbnail(self, size: int, chosen: bool) -> None:
        """A board with its number and its size, lit if it is chosen."""
        machine, (rows, columns) = self.machine, SIZES[size]
        x, y = BOARDS.origin(divmod(size, BOARDS.columns))
        row, column = y // CELL, x // CELL
        fill(machine, row, column, 6, 6, EMPTY, pair("kY" if chosen else "ky"))
        left, top = x + (48 - MINIATURE.width * columns) // 2, y + (48 - MINIATURE.width * rows) // 2
        for line in range(rows):
            for place in range(columns):
                if (line + place) % 2 == 0:
                    draw(machine, MINIATURE, left + MINIATURE.width * place, top + MINIATURE.width * line)
        write(machine, row + 6, column, f"{size + 1} {columns}×{rows}".center(6), pair("kW" if chosen else "wk"))
