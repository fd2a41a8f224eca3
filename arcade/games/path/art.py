"""Pictures of the modern look: stars, coins, and the ground of each country."""

from arcade.games.path import ART

STARS = (
    ART["stars-1"],
    ART["stars-2"],
)
"""It blinks between these two."""
COIN = ART["coin"].see_through()
SPARK = ART["spark"].see_through()

TUFTS = ART["tufts"]
DUNES = ART["dunes"]
DRIFTS = ART["drifts"]
