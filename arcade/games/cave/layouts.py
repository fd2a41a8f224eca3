"""The two caves: their places as tables like DATA lines, and how their floors and tunnels lie on paper."""

from collections.abc import Iterator
from itertools import pairwise

from arcade.games.cave.rules import Cave, Way, read_places

SIZE = 13
"""Cells of a floor's plan each way: seven places and the six tunnels between them."""
Spot = tuple[int, int]
"""Row and column on a plan."""
_SIDES = {(-1, 0): Way.NORTH, (1, 0): Way.SOUTH, (0, 1): Way.EAST, (0, -1): Way.WEST}


def tunnel(cave: Cave, place: int, way: Way) -> list[Spot]:
    """The spots of the tunnel by which a way leaves a place, both ends included; empty when it is not drawn.

    Drawn are tunnels on one floor that lead back the way they came.
    """
    target = cave.places[place].to(way)
    if not target or cave.places[target].to(way.back) != place:
        return []
    (floor, start), (other, end) = SPOTS[place], SPOTS[target]
    if floor != other:
        return []
    bend = BENDS.get((min(place, target), max(place, target)))
    if bend is not None:
        return [start, *(bend if place < target else bend[::-1]), end]
    if start[0] != end[0] and start[1] != end[1]:
        return []
    down, right = (end[0] > start[0]) - (end[0] < start[0]), (end[1] > start[1]) - (end[1] < start[1])
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    return [(start[0] + down * step, start[1] + right * step) for step in range(length + 1)]


def sides(spots: list[Spot]) -> Iterator[tuple[Spot, Way]]:
    """For each spot of a tunnel the sides by which it is entered and left."""
    for before, after in pairwise(spots):
        side = _SIDES[after[0] - before[0], after[1] - before[1]]
        yield before, side
        yield after, side.back


_FLINT = read_places("""
     1   0    .   3   .   .   .   .    3   0
     2   0    1   3   1   1   .   .    2   0
     3   0    2   4   2   2   .   .    1  50
     4   0    3   6   8   5   .   .    4   0
     5   0    .   .   4   .   .   .    5   0
     6   0    4   9   7   .   .   .    7  35
     7   0    8  13   .   6   .   .    8   0
     8   0    .   7   .   4   .   .    6  20
     9   0    6  11  12  10  29   .    9   0
    10   0    .   .   9   .   .   .    5   0
    11   0    9   .   .   .   .   .    5   0
    12   0    .   .   .   9   .   .    5   0
    13   0    7  16  14   .  25  21   10  60
    14   0   15   .   .  13   .   .    6   0
    15   0    .  14   .  16   .   .    6   0
    16   0   13   .  15   .   .   .    6  35
    17   0    .   .  18   .   .  22   21   0
    18   0   19   .  20  17   .   .   22   0
    19   0    .  18   .   .   .   .    5  60
    20   0    .   .   .  18  35   .   15   0
    21  -1    .   .  22   .  13   .   15   0
    22  -1    .  24  23  21  17   .   11  30
    23  -1    .   .   .  22   .   .    5   0
    24  -1   22   .   .   .   .   .    5   0
    25   1    .  26  38   .   .  13   23   0
    26   1   25   .   .  27   .   .    6   0
    27   1    .  28  26   .   .   .   20   0
    28   1   27  29  30   .   .   .   22   0
    29   1   28   .   .   .   .   9   24  35
    30   1    .   .  31  28   .   .   20   0
    31   1    .   .  32  30   .   .   19  60
    32   1   35   .  33  31   .   .   14  60
    33   1   34   .   .  32   .   .   16  70
    34   1    .  33   .   .   .  40   17   0
    35   1    .  32   .  36   .  20   14   0
    36   1   37   .  35   .   .   .    6  20
    37   1    .  36   .  38   .   .   20   0
    38   1   39   .  37  25   .   .   22   0
    39   1    .  38   .   .   .   .    5   0
    40   0    4   4   4   4   4   4   18  50
""")
"""As printed: number, floor, north, south, east, west, up, down, description, kind."""
_ILEANA = _FLINT | read_places("""
    14   0   15   .  52  13   .  47   22   0
    23  -1    .   .  47  22   .   .   20   0
    24  -1   22  49  50   .   .   .   22   0
    26   1   25   .  54  27   .   .   22   0
    31   1   54   .  32  30   .   .   19  60
    37   1    .  36   .  38  41   .   20   0
    41   2    .   .  42   .   .  37   35   0
    42   2   43   .  44  41   .   .   27   0
    43   2    .  42  45  46   .   .   28  60
    44   2    .   .   .  42   .   2   29   0
    45   2    .   .   .  43   .   .   30   0
    46   2    .   .  43   .   .   .   31  80
    47  -1    .  48  51  23  14   .   32   0
    48  -1   47   .   .  50   .   .   33  90
    49  -1   24   .   .   .   .   .   37  60
    50  -1    .   .  48  24   .   .    6   0
    51  -1    .   .   .  47   .   .    5   0
    52   0    .  53   .  14   .   .   34   0
    53   0   52   .   .   .   .   .    5   0
    54   1    .  31   .  26   .   .   36  20
""")
"""The same places with a tower, a lake and a grove."""

FLINT_CAVE = Cave(_FLINT, start=3, hiding=(19, 7, 39, 5, 27, 16, 10, 36, 32, 21), away=(7, 29))
ILEANA_CAVE = Cave(_ILEANA, start=3, hiding=(45, 19, 51, 39, 49, 53, 10, 27, 23, 5), away=(7, 29))

_FLOORS = {
    2: """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        . 46  . 43  . 45  .
        .  .  .  .  .  .  .
        . 41  . 42  . 44  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """,
    1: """
        .  .  .  .  .  .  .
        .  .  . 39  .  .  .
        . 25  . 38 37  .  .
       27 26 54  . 36 35 34
       28 30 31  .  . 32 33
       29  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """,
    0: """
        .  1  .  . 19  .  .
        .  2  . 17 18 20  .
        .  3  . 40  .  .  .
        5  4  .  8  .  .  .
        .  6  .  7 15  .  .
       10  9 12 13 14 52  .
        . 11  . 16  . 53  .
    """,
    -1: """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        . 21 22 23 47 51  .
        .  . 24 50 48  .  .
        .  . 49  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """,
}
SPOTS: dict[int, tuple[int, Spot]] = {
    int(word): (floor, (2 * row, 2 * column))
    for floor, text in _FLOORS.items()
    for row, line in enumerate(text.strip().split("\n"))
    for column, word in enumerate(line.split())
    if word != "."
}
"""The floor and the spot of each place of both caves."""
BENDS: dict[tuple[int, int], tuple[Spot, ...]] = {(15, 16): ((8, 7), (9, 7), (10, 7), (11, 7), (12, 7))}
"""What lies between two places whose tunnel is not straight: this one passes below that from 13 to 14."""
PLACES_IN_THE_OPEN = (1, 2, 3, 40)
