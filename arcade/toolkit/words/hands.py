"""What the hands do, on instruction cards."""

from arcade.toolkit.contract.texts import Text

POINT = Text("point", "arăți")
CHOOSE = Text("choose", "alegi")
STEER = Text("steer", "conduci")
TAKE = Text("take", "iei")
ROW = Text("row", "rând")
PRESS = Text("press", "apeși")
ANSWER = Text("answer", "răspunzi")
LAY = Text("lay", "pui")
MOVE = Text("move", "muți")
CHOOSE_AND_GO = Text("choose, go", "alegi, muți")
TOOLS = Text("tools", "unelte")
