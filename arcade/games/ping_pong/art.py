"""The drawings of Ping-pong's modern look: balls near and far, round and squashed; the bat; sparks; who looks on."""

from functools import cache

from arcade.toolkit.picture.sprites import PAPER, Sprite, sprite

BALLS = (
    sprite("""
    .####.
    ######
    ######
    ######
    ######
    .####.
"""),
    sprite("""
    ..####..
    .######.
    ##.#####
    #.######
    ########
    ########
    .######.
    ..####..
"""),
    sprite("""
    ...####...
    ..######..
    .##.#####.
    ##.#######
    ##########
    ##########
    ##########
    .########.
    ..######..
    ...####...
"""),
)
"""Far away, between, and near."""
FLAT = sprite("""
    ..######..
    .########.
    ##########
    ##########
    .########.
    ..######..
""")
"""A ball squashed on the near or far wall."""
UPRIGHT = FLAT.rotated()
TAIL = (sprite(["###", "###", "###"]), sprite(["##", "##"]), sprite(["##", "##"]))
SHADOWS = tuple(
    sprite(["#." * (width // 2), ".#" * (width // 2), "#." * (width // 2)]).see_through() for width in (6, 8, 10)
)
"""What the ball casts on the table."""

AIM = sprite("""
    ##....##
    #......#
    ........
    ........
    ........
    ........
    #......#
    ##....##
""").see_through()

BAT_WIDTH = 16
_CAP = (
    "....########....",
    "..############..",
    ".##############.",
)
_MIDDLE = "################"
_GROOVE = "###..........###"


@cache
def bat(height: int) -> Sprite:
    """A bat so many pixels long, seen along its edge: rounded ends, a grip in its middle."""
    rows = [_MIDDLE] * height
    for place, row in enumerate(_CAP[: max(height // 3, 1)]):
        rows[place] = rows[-1 - place] = row
    for y in range(5, height - 5, 3):
        rows[y] = _GROOVE
    return sprite([row.replace(PAPER, " ") if row in _CAP else row for row in rows]).coloured("Y")


SPARK = sprite("""
    .......##.......
    .......##.......
    ..#....##....#..
    ...#...##...#...
    ....#..##..#....
    .....######.....
    ......####......
    ################
    ################
    ......####......
    .....######.....
    ....#..##..#....
    ...#...##...#...
    ..#....##....#..
    .......##.......
    .......##.......
""").see_through()

STAR = sprite("""
    #......##......#
    .#............#.
    ..#....##....#..
    .......##.......
    ....#......#....
    .....#....#.....
    ................
    #.##........##.#
    #.##........##.#
    ................
    .....#....#.....
    ....#......#....
    .......##.......
    ..#....##....#..
    .#............#.
    #......##......#
""").see_through()
"""The two phases of a struck ball's burst, twice the ball's size."""
