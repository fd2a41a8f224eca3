"""The words of Hurdle race."""

from arcade.toolkit.contract import cartridge
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import capitals, labels

TITLE = Text("Hurdle race")
SPINE = Text("Hurdle race", 15, context="spine")
TAGLINE = Text("One key, at the right moment")
CARD = Prose(
    "The runner never stops; any key makes him jump. There are 12 hurdles to clear. Jump so that the "
    "hurdle is under the middle of your leap: a perfect jump earns the most and carries you along, a "
    "hurdle knocked down costs time. Keep your rhythm: a needless hop leaves you out of breath in front "
    "of the next hurdle. After a race without a fall, the next one is faster. Two players run in their "
    "own lanes. The last level has uneven gaps and water.",
)
JUMP = Text("jump")
JUMP_2 = Text("player 2: jump")

SPEED_QUESTION = Text("Speed (1-10) ", width=26)
START = Text("START", width=10)
FINISH = Text("FINISH", width=8)
HURDLE, HURDLES = Text("hurdle", width=9), Text("hurdles", width=9)
DOWN, DOWN_MANY = Text("down", width=9, context="hurdle"), Text("down", width=9, context="hurdles")
SPEED = Text("speed", width=6)
RACE = Text("Race {n}: speed {speed}, {down} down")

POINTS = labels.POINTS
TIME = labels.TIME
DOWN_COUNT = Text("Down", width=7)
LANES = (Text("Lane 1", width=7), Text("Lane 2", width=7))
MARKS = Text("On your marks")
SET = Text("Set")
GO = Text("Go!")
PERFECT = capitals.PERFECT
EARLY = Text("early {n} ms", width=16)
LATE = Text("late {n} ms", width=16)
TOO_EARLY = Text("TOO EARLY", width=16)
NO_JUMP = Text("NO JUMP", width=16)
TOO_LATE = capitals.TOO_LATE
HOME = Text("FINISHED", width=16)
PACEMAKER = Text("pacemaker", width=15)
BREATH = Text("out of breath", width=16)
ADVICE = Text("Any key jumps")
ADVICE_TWO = Text("Lane 1: SPACE   Lane 2: ENTER")
LADDER = Text("Clean race: faster now, +{n}")
BOARD = Text("ROBAC ARCADE")

CLEAN = Text("A CLEAN RACE!", width=20)
GOOD = Text("A GOOD RACE!", width=20)
ENOUGH = Text("GOOD ENOUGH", width=20)
TOO_MANY = Text("TOO MANY DOWN", width=20)
RESULT = capitals.RESULT
ROW_PERFECT = Text("perfect jumps", width=16)
ROW_CLEARED = Text("other jumps", width=16)
ROW_DOWN = Text("hurdles down", width=16)
ROW_TIME = Text("time", width=16)
ROW_BONUS = Text("time bonus", width=16)
ROW_POINTS = cartridge.POINTS
