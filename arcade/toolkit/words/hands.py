"""What the hands do, on instruction cards."""

from arcade.toolkit.contract.texts import Text

POINT = Text("point")
CHOOSE = Text("choose", context="toolkit")
STEER = Text("steer")
TAKE = Text("take")
ROW = Text("row")
PRESS = Text("press")
ANSWER = Text("answer")
LAY = Text("lay")
MOVE = Text("move")
CHOOSE_AND_GO = Text("choose, go")
TOOLS = Text("tools")
