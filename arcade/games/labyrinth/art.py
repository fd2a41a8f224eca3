"""Who walks in the labyrinth of the modern look: figures of twelve pixels, two poses each."""

from arcade.games.labyrinth import ART

OVERHANG = 2
"""Pixels that a figure is broader than its cell on each side."""

GOOD = ART["good"]  # fmt: skip
GOOD_RUN = ART["good-run"]  # fmt: skip
FRIEND = ART["friend"]  # fmt: skip
FRIEND_RUN = GOOD_RUN.cut(0, 3, 12, 9).over(FRIEND, 0, 3)
"""The same feet below his own band."""
CLAWS = ART["claws"]  # fmt: skip
CLAWS_SHUT = ART["claws-shut"]  # fmt: skip
HORNS = ART["horns"]  # fmt: skip
HORNS_STEP = ART["horns-step"]  # fmt: skip
EYE = ART["eye"]  # fmt: skip
EYE_BLINK = ART["eye-blink"]  # fmt: skip

GOODS = ((GOOD, GOOD_RUN), (FRIEND, FRIEND_RUN))
GOOD_INKS = "WC"
BEASTS = ((CLAWS, CLAWS_SHUT), (HORNS, HORNS_STEP), (EYE, EYE_BLINK))
BEAST_INKS = "RMY"

STARS = ART["stars"].see_through()  # fmt: skip

SCARED = ART["scared"]  # fmt: skip
"""What he looks like with a beast near him."""
WATCHING = ART["watching"]  # fmt: skip
WATCHING_ASIDE = ART["watching-aside"]  # fmt: skip
SHUT = ART["shut"]  # fmt: skip
"""Eyes in the dark."""

HEDGE = ART["hedge"]
MASONRY = ART["masonry"]
THORNS = ART["thorns"]
ROCK = ART["rock"]
CRYSTAL = ART["crystal"]
"""What walls are made of."""
