"""The letters of Triplet's name, laid in stones."""

from arcade.toolkit.picture.sprites import sprite

LETTERS = {
    "T": ("###", ".#.", ".#.", ".#.", ".#."),
    "R": ("##.", "#.#", "##.", "#.#", "#.#"),
    "I": ("#", "#", "#", "#", "#"),
    "P": ("##.", "#.#", "##.", "#..", "#.."),
    "L": ("#..", "#..", "#..", "#..", "###"),
    "E": ("###", "#..", "##.", "#..", "###"),
}
"""The letters of the name, a stone for each place."""
PEBBLE = sprite("""
    ..####..
    .#..###.
    #.######
    #.######
    ########
    #######.
    .######.
    ..####..
""")
BRICK = sprite("""
    #######.
    #.#####.
    #.#####.
    #######.
    #######.
    #######.
    #####...
    ........
""")
"""The two stones of which letters are made."""
