"""How the places of the blackboard look at a moment."""

from collections.abc import Sequence

from arcade.games.simultan.board import SIDE
from arcade.games.simultan.scene import CARD, CHALK, CHOSEN, CLASH, FIRST, SECOND, SPOTLIGHT, Place
from arcade.games.simultan.state import State


def place_of(program: State, cell: int, spotlight: Sequence[int] = (), solution: bool = False) -> Place:
    """The place of a cell: in a spotlight, under the cursor, or where the solution is shown, as it should be.

    A digit that the solution puts right becomes a card, so that it can be told from the player's.
    """
    game = program.game
    digit, card, right = game.cells[cell], cell in game.fixed, game.puzzle.digits[cell]
    if solution:
        mended = card or digit != right
        return Place(right, mended, colours=CARD if mended else CHALK)
    clash = cell in game.puzzle.clashes(game.cells)
    framed = program.solving and program.cursor == divmod(cell, SIDE)
    owner = program.duel.owners.get(cell) if program.duel else None
    colours = CHALK
    if cell in spotlight:
        colours = SPOTLIGHT
    elif framed:
        colours = CHOSEN
    elif clash:
        colours = CLASH
    elif owner is not None:
        colours = SECOND if owner else FIRST
    elif card:
        colours = CARD
    return Place(digit, card, clash, game.marks[cell], framed, 0 if owner is None else owner + 1, colours)
