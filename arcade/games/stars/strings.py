"""The words of Stars."""

from arcade.games.stars.levels import Limit
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.programs import puzzle
from arcade.toolkit.words import labels, levels

TITLE = Text("Stars", "Stele")
TAGLINE = Text("As few rays as the sky allows", "Cât mai puține raze pe cer")
CARD = Prose(
    "Two sights slide along the bottom and the top of a star chart. Fire draws a ray between them and takes every star"
    " whose cell it crosses. Clear the sky with as few rays as you can: each further star on one ray is worth ten"
    " points more, and whoever needs no more rays than the computer earns three hundred. Left and right move the chosen"
    " sight, up and down choose one. A click sends a sight there, a click below the chart fires. At the last level"
    " black holes swallow rays. Two players fire in turn.",
    "Două vizoare alunecă pe marginea de jos și pe cea de sus a unei hărți cerești. Focul trage o rază între ele și ia"
    " fiecare stea a cărei căsuță o atinge. Golește cerul cu cât mai puține raze: fiecare stea în plus pe aceeași rază"
    " aduce cu zece puncte mai mult, iar cine nu cere mai multe raze decât calculatorul primește trei sute. Stânga și"
    " dreapta mișcă vizorul ales, sus și jos îl aleg. Un clic trimite vizorul acolo, un clic sub hartă trage. La"
    " ultimul nivel găurile negre înghit razele. Doi jucători trag pe rând.",
)
LOWER_LEFT = Text("lower sight left", "vizorul de jos la stânga")
LOWER_RIGHT = Text("lower sight right", "vizorul de jos la dreapta")
UPPER_LEFT = Text("upper sight left", "vizorul de sus la stânga")
UPPER_RIGHT = Text("upper sight right", "vizorul de sus la dreapta")
CHOOSE_UPPER = Text("choose the upper sight", "alege vizorul de sus")
CHOOSE_LOWER = Text("choose the lower sight", "alege vizorul de jos")

GENTLE, GENTLE_NOTE = levels.GENTLE, Text("slow sights, the ray foreseen", "vizoare lente, raza se vede")
KEEN, KEEN_NOTE = Text("keen", "atent"), Text("only the ray's ends foreseen", "se văd doar capetele razei")
SWIFT, SWIFT_NOTE = Text("swift", "iute"), Text("fast sights, against time", "vizoare iuți, contra timp")
MASTER, MASTER_NOTE = levels.MASTER, Text("very fast, and black holes", "foarte iute, găuri negre")

LINES = Text("Lines =", "Linii =", width=7)
STARS_LEFT = Text("Stars left =", "Stele rămase =", width=14)
CLEAR_SKY = Text("The sky is clear, bravo!", "Cerul e limpede, bravo!", width=30)

RAYS = Text("Rays", "Raze", width=6)
STARS = Text("Stars", "Stele", width=6)
POINTS = labels.POINTS
TIME = labels.TIME
PAR = puzzle.PAR
BEST_RAY = Text("Best ray", "Raza maximă", width=12)
PLAYER = labels.PLAYER_NUMBER

WHICH_SKY = Text("WHICH SKY?", "ALEGE CERUL", width=12)
HOW_MANY = Text("Stars", "Stele", width=8)
LIMITED = Text("Limit", "Limită", width=8)
FIGURE_NAME = Text("a figure", "o figură", width=11)
LIMITS = {
    Limit.NOTHING: Text("none", "fără", width=11),
    Limit.RAYS: Text("rays", "raze", width=11),
    Limit.TIME: Text("time", "timp", width=11),
    Limit.BOTH: Text("both", "amândouă", width=11),
}
BEGIN = Text("BEGIN", "ÎNCEPE", width=12)
CHOOSE_HOW = Text("Arrows choose, fire begins", "Alegi cu săgeți, focul începe")

AIM = Text("Up, down choose, fire shoots", "Sus, jos alegi; focul trage")
TURN = Text("Player {n}: aim and shoot", "Jucătorul {n}: ochește și trage")
MISSED = Text("No star on this ray", "Nicio stea pe raza asta")
SWALLOWED = Text("A black hole swallowed the ray", "O gaură neagră a înghițit raza")
TAKEN = Count(
    ("{n} star: {points} points", "{n} stars on one ray: {points}!"),
    ("{n} stea: {points} puncte", "{n} stele pe rază: {points}!", "{n} de stele pe rază: {points}!"),
)
RAY_OF = Count(("a {n}-star ray", "a {n}-star ray"), ("rază cu {n} stea", "rază cu {n} stele", "{n} de stele"))
RAYS_TO_GO = Text("rays: {n}", "raze: {n}", width=12)
HINTED = Text("Here, but 10 points a star", "Aici, dar cu 10 puncte de stea")
HURRY = Text("Ten seconds left!", "Mai sunt zece secunde!")
NO_RAYS = Text("No rays left", "Nu mai ai raze")
NO_TIME = Text("Time is up", "Timpul a trecut")
THE_BEST = Count(
    ("It can be done with {n} ray", "It can be done with {n} rays"),
    ("Se poate cu {n} rază", "Se poate cu {n} raze", "Se poate cu {n} de raze"),
)
OVER_PAR = (
    Text("Perfect: no ray too many!", "Perfect: nicio rază în plus!"),
    Text("Very good: one ray over par", "Foarte bine: o rază în plus"),
    Text("Good: two rays over par", "Bine: două raze în plus"),
)
IT_WAS = Text("It was {figure}", "A fost {figure}")
FIGURES = (
    Text("the Plough", "Carul Mare", width=20),
    Text("Cassiopeia", "Cassiopeia", width=20),
    Text("Orion", "Orion", width=20),
    Text("the Swan", "Lebăda", width=20),
    Text("the Lion", "Leul", width=20),
    Text("the Twins", "Gemenii", width=20),
    Text("the Scorpion", "Scorpionul", width=20),
    Text("the Herdsman", "Văcarul", width=20),
)
"""The constellations in the order of their maps."""
