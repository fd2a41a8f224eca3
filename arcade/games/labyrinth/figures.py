"""The figures on the stage, drawn at any pixel over the maze: the floor takes their colours, walls keep their own."""

from arcade.games.labyrinth import art
from arcade.games.labyrinth.actors import Beast, Figure, Good
from arcade.games.labyrinth.board import LEFT, Cell
from arcade.games.labyrinth.world import Hunt
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.picture.ink import BRIGHT_BIT, INK_BITS, colour
from arcade.toolkit.picture.sprites import CELL, Sprite

STRIDE = 4
"""Frames of a leg's movement while one walks."""
FIDGET = 16
"""Frames after which a beast moves its claws."""
NEAR, FAR = 6, 99
"""Cells from which on a beast frightens him."""
HIGH = 7
"""Pixels that a leap goes up."""


def fear(hunt: Hunt, good: Good) -> int:
    """How many cells the nearest beast is away from a good one."""
    column, row = good.cell
    return min((abs(beast.cell[0] - column) + abs(beast.cell[1] - row) for beast in hunt.beasts), default=FAR)


class Cast:
    """Shows everybody where the hunt says they are."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.moving = Moving(machine)

    def hide(self) -> None:
        """Take everybody up, before the maze changes."""
        self.moving.hide()

    def show(self, hunt: Hunt, stars: bool = False) -> None:
        """Show everybody; those caught see stars, or are not seen."""
        actors: list[tuple[Figure, Actor, str]] = []
        for number, good in enumerate(hunt.goods):
            picture = self._good(number, good)
            if number == 0 and fear(hunt, good) <= NEAR:
                picture = art.SCARED
            if good.caught:
                picture = art.STARS
            if not good.out and (stars or not good.caught):
                actors.append((good, self._actor(good, picture), art.GOOD_INKS[number]))
        actors += [
            (beast, self._actor(beast, self._beast(beast, hunt.frames)), art.BEAST_INKS[beast.kind])
            for beast in hunt.beasts
        ]
        self.moving.hide()
        self.moving.show(*(actor for _, actor, _ in actors))
        for figure, actor, ink in actors:
            self._colour(hunt, figure, actor, ink)

    @staticmethod
    def _good(number: int, good: Good) -> Sprite:
        still, running = art.GOODS[number]
        picture = running if good.moving and good.gone // STRIDE % 2 == good.steps % 2 else still
        return picture.mirrored() if good.facing == LEFT else picture

    @staticmethod
    def _beast(beast: Beast, frame: int) -> Sprite:
        return art.BEASTS[beast.kind][beast.leaping or (frame + 5 * beast.kind) // FIDGET % 2]

    @staticmethod
    def _actor(figure: Figure, picture: Sprite) -> Actor:
        x, y = figure.place
        if figure.leaping:
            y -= 4 * HIGH * figure.gone * (figure.lasting - figure.gone) // (figure.lasting * figure.lasting)
        return picture, x - art.OVERHANG, y - art.OVERHANG

    @staticmethod
    def _bare(hunt: Hunt, figure: Figure, cell: Cell) -> bool:
        """Whether a cell takes a figure's ink: floor, but what lies beside it keeps its own."""
        if cell in hunt.treasures or cell == hunt.exit:
            return cell in (figure.cell, figure.origin)
        return hunt.maze.free(cell)

    def _colour(self, hunt: Hunt, figure: Figure, actor: Actor, ink: str) -> None:
        """Give the floor under a figure its ink; one that leaps colours the wall below it, too."""
        picture, x, y = actor
        number, bright = colour(ink)
        attributes = self.machine.attributes
        kept, taken = 0xFF & ~(INK_BITS | BRIGHT_BIT), number | bright * BRIGHT_BIT
        columns = range(max(x, 0) // CELL, (x + picture.width - 1) // CELL + 1)
        for row in range(max(y, 0) // CELL, (y + picture.height - 1) // CELL + 1):
            for column in columns:
                if figure.leaping or self._bare(hunt, figure, (column, row)):
                    at = COLUMNS * row + column
                    attributes[at] = attributes[at] & kept | taken
