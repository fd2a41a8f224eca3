"""The words of Dipo."""

from arcade.toolkit.contract.texts import Count, Prose, Text

TITLE = Text("Dipo")
TAGLINE = Text("A population evolves")
CARD = Prose(
    "Draw a colony of cells and watch it live. A cell with two or three living neighbours lives on; with "
    "fewer or more it dies. Where an empty cell has exactly three, a new one is born. In the challenge "
    "you sow three colonies of few cells. The one that lasts longest without repeating itself counts. In "
    "the laboratory everything is allowed."
)
GENERATIONS = Count("{n} generation", "{n} generations")

# Controls.
RUN = Text("run, pause")
TOOLS = Text("tools, back")
STEP = Text("one generation")
FASTER = Text("faster")
SLOWER = Text("slower")
ZOOM = Text("magnify")
LIBRARY_KEY = Text("pattern library")
EDGES = Text("edges")
WRITE = Text("save the pattern")
CELL_KEY = Text("cell")
ERASE_KEY = Text("erase")

# The original.
GAME_OF_LIFE = Text("Game of life")
FRAME_LIMITS = Text("Frame limits?", width=30)
ACROSS = Text("Limits to left and right (2 .. 19) ", width=36)
DOWNWARDS = Text("Top, bottom limit (2 .. 19) ", width=36)
FIRST_GENERATION = Text("The first generation", width=30)
DRAW_FIRST = Text("Draw it:", width=30)
DRAW_KEYS = Text("move       keys 5 6 7 8\ncell       key  2\nerase      key  0\nend        key  ENTER", width=30)
BEGIN = Text("Press a key to begin", width=31)
GENERATION = Text("Generation {n}", width=30)
DIED_OUT = Text("The population has died out!")
STOPPED = Text("Stopped")
ANOTHER_COLONY = Text("Another colony? (y/n)")
DOES_NOT_FIT = Text("The pattern does not fit here")

# The modern menus.
CHOOSE = Text("What would you like to do?", width=28)
CHALLENGE = Text("The longest life", width=24)
LABORATORY = Text("Laboratory", width=24)
TOOL_TITLE = Text("Tools", width=18)
TOOL_RUN = Text("Give it life", width=18)
TOOL_STEP = Text("One generation", width=18)
TOOL_SPEED = Text("Speed {n}/s", width=18)
TOOL_ZOOM = Text("Magnify x{n}", width=18)
TOOL_LIBRARY = Text("Library", width=18)
TOOL_SOUP = Text("Random soup", width=18)
TOOL_EDGE = Text("Edges: {edge}", width=18)
TOOL_LAW = Text("Rule: {law}", width=18)
TOOL_COLOURS = Text("Show: {what}", width=18)
TOOL_CENSUS = Text("Census", width=18)
TOOL_WRITE = Text("Save pattern", width=18)
TOOL_CLEAR = Text("Clear", width=18)
TOOL_AGAIN = Text("First generation", width=18)
TOOL_LEAVE = Text("Leave", width=18, context="dipo")
EDGE_NAMES = {"hard": Text("wall", width=8), "torus": Text("meet", width=8), "mirror": Text("mirror", width=8)}
LAW_NAMES = {
    "B3/S23": Text("Life", width=10),
    "B36/S23": Text("HighLife", width=10),
    "B3678/S34678": Text("Day&Night", width=10),
    "B2/S": Text("Seeds", width=10),
}
SHOWN_NAMES = (Text("all", width=10), Text("living", width=10), Text("no colour", width=10))

# While drawing and running.
NUMBER = Text("Gen", width=5)
LIVING = Text("Cells", width=7)
LEFT = Text("Left", width=4, context="dipo")
BEST = Text("Top", width=3)
GOAL = Text("Goal", width=4, context="dipo")
DRAW_HELP = Text("2 cell ENTER run BACKSPACE menu")
RUN_HELP = Text("ENTER pause   + - speed")
GROW_HELP = Text("+ - ↑ ↓ speed")
IN_HAND = Text("Press fire: {name}")
NO_CELLS_LEFT = Text("No cells left to sow")
NOTHING_SOWN = Text("Sow some cells first")
WRITTEN = Text("Pattern saved")
EXTINCT = Text("Extinct in generation {since}")
STABLE = Text("Stable since generation {since}")
REPEATS = Text("Repeats every {n}, since {since}")
LIVED = Count("It lived {n} generation", "It lived {n} generations")
WON = Text("LONG LIVE!")
LOST = Text("WITHERED")
REACHED = Count("{n} generation, the goal is {goal}", "{n} generations, the goal is {goal}")

# The census.
CENSUS_TITLE = Text("Census, generation {n}", width=30)
POPULATION_CURVE = Text("The population so far", width=30)
TOO_MANY = Text("too many cells to tell apart", width=28)
NOBODY = Text("nobody", width=28)
LIBRARY_TITLE = Text("Pattern library", width=30)

# Pattern files that cannot be read.
NO_PATTERN = Prose("it has no pattern: use RLE, Life 1.05, Life 1.06 or .cells")
OTHER_KIND = Prose("this is {kind}; use RLE, Life 1.05, Life 1.06 or .cells")
MACROCELL = Text("a macrocell file")
MCELL = Text("an MCell file")
THREE_DIMENSIONAL = Text("a pattern in three dimensions")
RULE_TABLE = Text("a table of rules")
PATTERN_TOO_LARGE = Prose("the pattern is {columns} by {rows} cells, and the field only {most_columns} by {most_rows}")
ITS_MIDDLE = Text("its middle")
NO_RULE = Prose("{rule} isn't a rule of the laboratory, such as B3/S23, 23/3 or HighLife")
BORN_FROM_NOTHING = Prose("with {rule}, cells are born without neighbours (B0); the laboratory has no such rules")
NO_SIGN = Prose("{sign} isn't b, o, $ or !")
NO_DOT = Prose("{sign} isn't a dot for an empty cell, nor a star or O for a live one")
NO_PLACE = Prose("{found} isn't the column and row of a cell")
LONELY_NUMBER = Prose("no sign follows the number {digits}")
NO_NUMBER = Prose("{digits} isn't a number from 1 to 999999")
