"""The words that both tales share, and those of their titles and ends; what each tells is in `tales`."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels

TITLE = Text("The treasure in the cave", width=28)
SPINE = Text("Cave treasure", 15)
TAGLINE = Text("Forty dark places and one chest")
CARD = Prose(
    "Something is hidden in the cave, in a new place every game. Walk north, south, east, west, up and "
    "down. Find it and carry it out in as few steps as you can. With it you don't fit through narrow "
    "tunnels, and guards who have seen you once rob you the next time. A hint costs a step. The map draws "
    "itself. Stars show how close you came to the shortest way.",
)

NORTH, SOUTH = labels.NORTH, labels.SOUTH
EAST, WEST = labels.EAST, labels.WEST
CLIMB, DESCEND = Text("up", context="cave"), Text("down", context="cave")
MAP, POINTS_KEY = Text("other floor of the map"), Text("points", context="cave")
STAIRS = Text("up or down")
UP_LETTER, DOWN_LETTER = Text("U"), Text("D")
NO_EXIT_NORTH = Text("You can't go north")
NO_EXIT_SOUTH = Text("You can't go south")
NO_EXIT_EAST = Text("You can't go east")
NO_EXIT_WEST = Text("You can't go west")
NO_EXIT_UP = Text("You can't go up")
NO_EXIT_DOWN = Text("You can't go down")
HINT_NORTH = Text("A voice whispers: north")
HINT_SOUTH = Text("A voice whispers: south")
HINT_EAST = Text("A voice whispers: east")
HINT_WEST = Text("A voice whispers: west")
HINT_UP = Text("A voice whispers: up")
HINT_DOWN = Text("A voice whispers: down")

WHICH_WAY = Text("Which way?", width=18)
UP_OR_DOWN = Text("Up or down?")
HELP = Text("N S E W U D go  P points  H map")
YES_OR_NO = Text("Just yes or no, please")
YOU_HAVE = Count("You have {n} point", "You have {n} points")
STEPS = labels.STEPS
PAR = Text("best", width=6)
POINTS = labels.POINTS
OVER_PAR = Count("{n} step too many", "{n} steps too many")
TWENTY = Text("Twenty points for daring!")
AGAIN = Text("Hidden again. Once more? (y/n)")
DRANK = Text("You fill your flask")
MIRROR_TOWER = Text("Mirror: she is in the tower")
MIRROR_ABOVE = Text("Mirror: she is on my upper floor")
MIRROR_GROUND = Text("Mirror: she is on ground level")
MIRROR_BELOW = Text("Mirror: she is in the cellar")
MIRROR_ALONE = {2: MIRROR_TOWER, 1: MIRROR_ABOVE, 0: MIRROR_GROUND, -1: MIRROR_BELOW}
MIRROR_TOGETHER = Text("Mirror: what a handsome couple")
STARS = Count(
    "Out in {n} step, best is {best}",
    "Out in {n} steps, best is {best}",
)
FLOOR_TOWER = Text("tower", width=13)
FLOOR_ABOVE = Text("upper floor", width=13)
FLOOR_GROUND = Text("ground floor", width=13)
FLOOR_BELOW = Text("cellar", width=13)
FLOORS = {2: FLOOR_TOWER, 1: FLOOR_ABOVE, 0: FLOOR_GROUND, -1: FLOOR_BELOW}
DRAW_IT = Text("draw it\nyourself!", width=13)

ORIGINAL_UNDERSTOOD = Text("These words I understand:", width=30)
ORIGINAL_HELP = Text(
    "N-NORTH , S-SOUTH\nE-EAST , V-WEST\nU-CLIMB , C-DESCEND\nP-POINTS",
)
ORIGINAL_PROMPT = Text("WHICH WAY NOW, FRIEND ?", width=26)
ORIGINAL_AGAIN = Text("Would anyone else like to try?", width=31)
ORIGINAL_CHOICES = Text("(Y/N)")
WELL_DONE = Text("WELL DONE!", context="cave")
SECOND_TAGLINE = Text("Bring her home from the dragon")
LINES = Text("THE TREASURE"), Text("IN THE CAVE")
SECOND_LINES = Text("ILEANA"), Text("AND THE DRAGON")
"""The names of the tales, as they are set."""
GOLD = Text("GOLD!")
HOME = Text("HOME!")
"""As GOLD, in large letters at the end."""
