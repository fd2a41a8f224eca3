"""The controls of Dipo: the original's keys, the arrows, and a letter for each tool of the laboratory."""

from arcade.games.dipo import strings
from arcade.toolkit.contract.controls import DOWN as ARROW_DOWN
from arcade.toolkit.contract.controls import LEFT as ARROW_LEFT
from arcade.toolkit.contract.controls import RIGHT as ARROW_RIGHT
from arcade.toolkit.contract.controls import UP as ARROW_UP
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.flow.cursor import Steering

LEFT, DOWN, UP, RIGHT = ARROW_LEFT.also("5"), ARROW_DOWN.also("6"), ARROW_UP.also("7"), ARROW_RIGHT.also("8")
CELL = Control("fire", strings.CELL_KEY, ("2", " ", "pad1 fire"))
ERASE = Control("erase", strings.ERASE_KEY, ("0",))
RUN = Control("run", strings.RUN, ("return",))
TOOLS = Control("back", strings.TOOLS, ("backspace", "pad1 back"))
STEP = Control("step", strings.STEP, ("s",))
FASTER = Control("faster", strings.FASTER, ("+", "="))
SLOWER = Control("slower", strings.SLOWER, ("-",))
ZOOM = Control("zoom", strings.ZOOM, ("z",))
LIBRARY = Control("library", strings.LIBRARY_KEY, ("l",))
EDGES = Control("edges", strings.EDGES, ("t",))
CENSUS = Control("census", strings.TOOL_CENSUS, ("c",))
WRITE = Control("write", strings.WRITE, ("w",))

CONTROLS = (LEFT, DOWN, UP, RIGHT, CELL, ERASE, RUN, TOOLS, STEP, FASTER, SLOWER, ZOOM, LIBRARY, EDGES, CENSUS, WRITE)


direction = Steering(LEFT, RIGHT, UP, DOWN).direction
"""The step, rows down and columns to the right, that a key means."""
