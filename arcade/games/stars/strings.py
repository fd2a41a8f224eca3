"""The words of Stars."""

from arcade.games.stars.levels import Limit
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels

TITLE = Text("Stars")
TAGLINE = Text("As few rays as the sky allows")
CARD = Prose(
    "Two sights slide along the bottom and the top of a star chart. Press fire to draw a ray between "
    "them: it takes every star whose cell it crosses. Clear the sky with as few rays as you can. Each "
    "further star on one ray is worth ten points more. If you need no more rays than the computer, you "
    "earn 300. Left and right move the chosen sight, up and down choose one. A click sends a sight there, "
    "a click below the chart fires. On the last level black holes swallow rays. Two players take turns.",
)
LOWER_LEFT = Text("lower sight left")
LOWER_RIGHT = Text("lower sight right")
UPPER_LEFT = Text("upper sight left")
UPPER_RIGHT = Text("upper sight right")
CHOOSE_UPPER = Text("choose the upper sight")
CHOOSE_LOWER = Text("choose the lower sight")

LINES = Text("Lines =", width=7)
STARS_LEFT = Text("Stars left =", width=14)
CLEAR_SKY = Text("The sky is clear, bravo!", width=30)

RAYS = Text("Rays", width=6)
STARS = Text("Stars", width=6)
POINTS = labels.POINTS
TIME = labels.TIME
PAR = labels.PAR
BEST_RAY = Text("Best ray", width=12)
PLAYER = labels.PLAYER_NUMBER

WHICH_SKY = Text("WHICH SKY?", width=12)
HOW_MANY = Text("Stars", width=8)
LIMITED = Text("Limit", width=8)
FIGURE_NAME = Text("a figure", width=11)
LIMITS = {
    Limit.NOTHING: Text("none", width=11, context="stars"),
    Limit.RAYS: Text("rays", width=11),
    Limit.TIME: Text("time", width=11),
    Limit.BOTH: Text("both", width=11),
}
BEGIN = Text("BEGIN", width=12)
CHOOSE_HOW = Text("Arrows to choose, fire to start")

AIM = Text("Up or down to choose, then fire")
TURN = Text("Player {n}: aim and shoot")
MISSED = Text("No star on this ray")
SWALLOWED = Text("A black hole swallowed the ray")
TAKEN = Count(
    "{n} star: {points} points",
    "{n} stars on one ray: {points}!",
)
RAY_OF = Count("a {n}-star ray", "a {n}-star ray")
RAYS_TO_GO = Text("rays: {n}", width=12)
HINTED = Text("Here, but 10 points a star")
HURRY = Text("Ten seconds left!")
NO_RAYS = Text("No rays left")
NO_TIME = Text("Time is up")
THE_BEST = Count(
    "It can be done with {n} ray",
    "It can be done with {n} rays",
)
OVER_PAR = (
    Text("Perfect: no ray too many!"),
    Text("Very good: one ray over par"),
    Text("Good: two rays over par"),
)
IT_WAS = Text("It was {figure}")
FIGURES = (
    Text("the Plough", width=20),
    Text("Cassiopeia", width=20),
    Text("Orion", width=20),
    Text("the Swan", width=20),
    Text("the Lion", width=20),
    Text("the Twins", width=20),
    Text("the Scorpion", width=20),
    Text("the Herdsman", width=20),
)
"""The constellations in the order of their maps."""
