"""Large drawings for the titles: the worm's eye, a spider, a mushroom, what stands over a letter."""

from arcade.games.robac import ART

EYE = ART["eye"]
SHUT_EYE = ART["shut-eye"]
SPIDER = ART["spider"].see_through()
CAP = ART["cap"].coloured(ink="R", paper=" WW ")
"""The cap of a mushroom; its spots lie in cells of their own paper."""
STEM = ART["stem"].coloured(ink="W")
BREVE = ART["breve"].coloured("W", "k")
"""What an A wears in the Romanian name, which is as tall as the other letters."""
