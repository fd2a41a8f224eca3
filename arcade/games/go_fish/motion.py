"""Cards that fly over the table, character by character, what lies below coming back behind them."""

from collections.abc import Sequence

from arcade.games.go_fish import art, sounds
from arcade.games.go_fish.art import Picture
from arcade.games.go_fish.scene import COLUMNS
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.flow.skippable_wait import SkippableWait

Place = tuple[int, int]
"""Row and column of a card's corner."""
ROW_STEP, COLUMN_STEP = 1, 2
"""How far a card gets in a step."""
BESIDE = 3
"""Columns from a card to the next one beside it."""
STEP_FRAMES = 2


def way(start: Place, end: Place) -> list[Place]:
    """The places that a card passes, both ends included."""
    down, across = end[0] - start[0], end[1] - start[1]
    steps = max(abs(down) // ROW_STEP, -(-abs(across) // COLUMN_STEP), 1)
    return [(start[0] + down * step // steps, start[1] + across * step // steps) for step in range(steps + 1)]


def fly(machine: Pet, hurry: SkippableWait, pictures: Sequence[Picture], start: Place, end: Place) -> Frames[None]:
    """Let cards fly, the later ones a little to the right; the table is as before afterwards."""
    table = machine.screen.cells.copy()
    machine.chime(sounds.WHOOSH)
    for row, column in way(start, end):
        if hurry.hurried:
            break
        machine.screen.cells = table.copy()
        for behind, picture in enumerate(pictures):
            left = min(max(column + BESIDE * behind, 0), COLUMNS - art.WIDTH)
            machine.print_at(row, left, "\n".join(picture))
        yield from hurry.wait(STEP_FRAMES)
    machine.screen.cells = table
