"""The letters of Triplet's name, laid in stones."""

from arcade.games.triplet import ART

LETTERS = {
    "T": ("###", ".#.", ".#.", ".#.", ".#."),
    "R": ("##.", "#.#", "##.", "#.#", "#.#"),
    "I": ("#", "#", "#", "#", "#"),
    "P": ("##.", "#.#", "##.", "#..", "#.."),
    "L": ("#..", "#..", "#..", "#..", "###"),
    "E": ("###", "#..", "##.", "#..", "###"),
}
"""The letters of the name, a stone for each place."""
PEBBLE = ART["pebble"]
BRICK = ART["brick"]
"""The two stones of which letters are made."""
