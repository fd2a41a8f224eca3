"""What lives in the pictures: a torch's flames, drops and their splashes, glints, a leaf, a bird, sparks."""

from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.joined_sprites import above
from arcade.toolkit.picture.sprites import Sprite, sprite

_TALL = sprite("""
    ........
    ....#...
    ...##...
    ...##...
    ..###...
    ..####..
    .#####..
    .######.
    .######.
    ###.###.
    ##..###.
    ##...##.
    ##.#.##.
    .###.##.
    .######.
    ..####..
""")
_LEANING = sprite("""
    ........
    ........
    .....#..
    ..#..##.
    ..#.###.
    ..#####.
    .######.
    .######.
    .###.##.
    ###..###
    ###...##
    ##....##
    .##.#.##
    .###.##.
    .######.
    ..####..
""")
_LOW = sprite("""
    ........
    .....#..
    ........
    ........
    ...#....
    ...##...
    .#.###..
    .#####..
    .######.
    .######.
    ###..##.
    ##...##.
    ##.#.##.
    .###.##.
    .######.
    ..####..
""")
_BRACKET = sprite("""
    .######.
    ..#..#..
    ..####..
    ...##...
    ...##...
    ..###...
    .###....
    ........
""")
TORCHES: tuple[Sprite, ...] = tuple(
    above(flame, _BRACKET).coloured(("Y", "Y", "y"), "k")
    for flame in (_TALL, _LEANING, _LOW, _LEANING.mirrored(), _TALL.mirrored())
)
"""A torch in its bracket, three cells high, as its flame moves."""

NICHE = sprite(
    [
        *(" " * cut + "." * (22 - 2 * cut) + " " * cut for cut in (8, 6, 4, 3, 2, 2, 1, 1)),
        *["." * 22] * 16,
        *(" " * cut + "." * (22 - 2 * cut) + " " * cut for cut in (1, 1, 2, 2, 3, 4, 6, 8)),
    ]
)
"""The dark round a torch, before which its flame is seen."""

HANGING = (
    sprite("""
     ..
    .##.
     ..
    """),
    sprite("""
     ..
    .##.
    .##.
     ..
    """),
    sprite("""
     ..
    .##.
    .##.
    .##.
     ..
    """),
)
"""A drop that grows."""
DROP = sprite("""
      .
     .#.
     .#.
    .###.
    .###.
     ...
""")
SPLASHES = (
    sprite("""

         ...
     .. .###. ..
    .##.......##.
     ...........
    """),
    sprite("""
     .         .
    .#.  ...  .#.
     .  .###.  .
    .##.......##.
      ..#####..
    """),
    sprite("""


      .........
    ..###...###..
     .#########.
    """),
)
"""What it does where it falls."""
GLINTS = (
    sprite("""
       .
      .#.
     .###.
      .#.
       .
    """),
    sprite("""
        .
       .#.
       .#.
     ..###..
    .#######.
     ..###..
       .#.
       .#.
        .
    """),
)
LEAF = Animation(
    (
        sprite("""
         ...
        .###..
        .#####.
         ..##.
           .
        """),
        sprite("""
          ..
         .##.
        .###.
        .##.
         ..
        """),
    ),
    20,
)
SPARK = sprite("""
     .
    .#.
     .
""")
BIRD = Animation(
    (
        sprite("""
        .##....##.
        ...##.##..
        ....###...
        .....#....
        """).see_through(),
        sprite("""
        ..........
        ....###...
        .#######..
        ##.....##.
        """).see_through(),
    ),
    7,
)
