"""The arcade's own icon: a cabinet seen from the front."""

COLOURS = {
    ".": (0, 0, 0, 0),
    "#": (34, 34, 52, 255),
    "y": (250, 210, 60, 255),
    "b": (20, 60, 140, 255),
    "w": (240, 244, 255, 255),
    "r": (220, 50, 60, 255),
    "g": (70, 200, 90, 255),
}
SHAPE = """\
...##########...
..############..
..#yyyyyyyyyy#..
..#yyyyyyyyyy#..
..############..
..#bbbbbbbbbb#..
..#bbwbbbbwbb#..
..#bbbbbbbbbb#..
..#bwbbbbbbwb#..
..#bbwwwwwwbb#..
..#bbbbbbbbbb#..
.##############.
.##r###g##y####.
.##############.
..############..
..############..
""".splitlines()
