"""The book's strategy: the board is cut into dominoes beforehand, and the road led from one half into the other."""

from functools import cache

from arcade.games.blue_road.rules import BOOK_SIZE, TILES, Position

BOOK_PAIRS = (
    (1, 2), (3, 8), (4, 9), (5, 6), (7, 12), (10, 11), (13, 14), (15, 20), (16, 21), (17, 18), (19, 24), (22, 23),
)  # fmt: skip
"""The pairs of the book's table: all fields of its board but the first, counted row by row from 0."""


@cache
def dominoes(rows: int, columns: int) -> dict[int, int]:
    """Each field's partner: pairs of neighbours that cover the board, without its first field if the area is odd."""
    if rows == columns == BOOK_SIZE:
        pairs = list(BOOK_PAIRS)
    else:
        # The upper row lies flat where the rows are odd, the others stand two by two; of an odd row the first is left.
        flat = rows % 2
        pairs = [(column, column + 1) for column in range(columns % 2, columns, 2)] if flat else []
        pairs += [
            (row * columns + column, (row + 1) * columns + column)
            for row in range(flat, rows, 2)
            for column in range(columns)
        ]
    return {field: partner for one, other in pairs for field, partner in ((one, other), (other, one))}


def into_partner(position: Position) -> str | None:
    """The tile that leads the road from the field in front of it into that field's partner, if one does."""
    if position.end is None:
        return None
    field = position.end.field
    partner = dominoes(position.rows, position.columns).get(field)
    for tile in TILES:
        leads = position.beyond(field, position.put(tile)[1][0].exit)
        if leads is not None and leads.field == partner:
            return tile
    return None
