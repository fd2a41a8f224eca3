"""The controls of the editor: the five of the grid, and a command for each button below it."""

from arcade.games.graphics_editor import strings
from arcade.toolkit.contract import controls
from arcade.toolkit.contract.controls import FIRE, HINT, TAKE_BACK, Control, Steering, orders

_ARROWS = (controls.LEFT, controls.DOWN, controls.UP, controls.RIGHT)
LEFT, DOWN, UP, RIGHT = (arrow.only(*arrow.keys, digit) for arrow, digit in zip(_ARROWS, "5678", strict=True))
DOT = Control("fire", strings.DOT_KEY, (*FIRE.keys, "0"))
BACK = Control("back", strings.BACK_KEY, controls.BACK.keys)
STEERING = Steering(LEFT, RIGHT, UP, DOWN, DOT)

MIRROR = Control("mirror", strings.MIRROR, ("j",))
FLIP = Control("flip", strings.FLIP, ("f",))
ROTATE = Control("rotate", strings.ROTATE, ("r",))
SHIFT_LEFT = Control("shift left", strings.SHIFT_LEFT, ("a",))
SHIFT_RIGHT = Control("shift right", strings.SHIFT_RIGHT, ("d",))
SHIFT_UP = Control("shift up", strings.SHIFT_UP, ("w",))
SHIFT_DOWN = Control("shift down", strings.SHIFT_DOWN, ("s",))
INVERT = Control("invert", strings.INVERT, ("i",))
CLEAR = Control("clear", strings.CLEAR, ("x",))
LETTER = Control("letter", strings.LETTER, ("t",))
COPY = Control("copy", strings.COPY, ("c",))
PASTE = Control("paste", strings.PASTE, ("v",))
UNDO = Control(TAKE_BACK.name, strings.TAKE_BACK, (*TAKE_BACK.keys, "z"))
REDO = Control("redo", strings.REDO, ("y",))
PREVIOUS = Control("previous", strings.PREVIOUS, ("p",))
NEXT = Control("next", strings.NEXT, ("n",))
MORE = Control("more", strings.MORE, ("+", "="))
LESS = Control("less", strings.LESS, ("-",))
LAYOUT = Control("layout", strings.LAYOUT, ("g",))
INK = Control("ink", strings.INK, ("k",))
PAPER = Control("paper", strings.PAPER, ("b",))
BRIGHT = Control("bright", strings.BRIGHT, ("h",))
ANIMATE = Control("animate", strings.ANIMATE, ("o",))
SPEED = Control("speed", strings.SPEED, ("l",))
SAVE_TEXT = Control("save text", strings.SAVE_TEXT, ("f5",))
SAVE_PNG = Control("save png", strings.SAVE_PNG, ("f6",))
DONE = Control("done", strings.DONE, ("q", "e"))

TURNS = (MIRROR, FLIP, ROTATE, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_UP, SHIFT_DOWN, INVERT, CLEAR)
ROWS = (
    (*TURNS, LETTER, COPY, PASTE, UNDO, REDO),
    (PREVIOUS, NEXT, MORE, LESS, LAYOUT, ANIMATE, SPEED, INK, PAPER, BRIGHT, HINT, SAVE_TEXT, SAVE_PNG, DONE),
)
"""The buttons, in two rows."""
COMMANDS = ROWS[0] + ROWS[1]
ORDERS = orders(*COMMANDS)
CONTROLS = (LEFT, RIGHT, UP, DOWN, DOT, BACK, *COMMANDS)
