"""The words of Hurdle race."""

from arcade.toolkit.contract import cartridge
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import capitals, labels

TITLE = Text("Hurdle race", "Cursa cu obstacole")
SPINE = Text("Hurdle race", "Obstacole", 15)
TAGLINE = Text("One key, at the right moment", "O singură tastă, la momentul ei")
CARD = Prose(
    "The runner runs by himself; any key makes him jump. Twelve hurdles wait. Jump so that the hurdle is under the"
    " middle of your leap: a perfect jump earns the most and carries you along, a fallen hurdle costs time. Keep your"
    " rhythm: a needless hop leaves you out of breath in front of the next hurdle. A race without a fall makes the next"
    " one faster. Two players run in lanes of their own. The last level has uneven gaps and water.",
    "Alergătorul aleargă singur; orice tastă îl face să sară. Îl așteaptă douăsprezece obstacole. Sari astfel încât"
    " obstacolul să fie sub mijlocul săriturii: săritura perfectă aduce cel mai mult și te poartă înainte, un obstacol"
    " dărâmat costă timp. Păstrează ritmul: un salt inutil te lasă fără suflu în fața obstacolului următor. După o"
    " cursă fără greșeală, următoarea e mai rapidă. Doi jucători aleargă fiecare pe culoarul lui. Ultimul nivel are"
    " distanțe inegale și apă.",
)
JUMP = Text("jump", "săritură")
JUMP_2 = Text("player 2: jump", "jucătorul 2: săritură")
TRAINING = Text("training", "antrenament")
TRAINING_NOTE = Text("slow, chalk marks, a metronome", "lent, cu semne și metronom")
CLUB, CLUB_NOTE = Text("club meeting", "concurs de club"), Text("a steady pace", "un ritm potolit")
FINAL, FINAL_NOTE = Text("final", "finală"), Text("fast, little time to judge", "iute, puțin timp de gândire")
STEEPLECHASE = Text("steeplechase", "cursă cu apă")
STEEPLECHASE_NOTE = Text("faster, uneven gaps, water", "mai iute, spații inegale, apă")

SPEED_QUESTION = Text("Speed (1-10) ", "Viteza (1-10) ", width=26)
START = Text("START", "PLECARE", width=10)
FINISH = Text("FINISH", "SOSIRE", width=8)
HURDLE, HURDLES = Text("hurdle", "obstacol", width=9), Text("hurdles", "obstacole", width=9)
DOWN, DOWN_MANY = Text("down", "dărâmat", width=9), Text("down", "dărâmate", width=9)
SPEED = Text("speed", "viteza", width=6)
RACE = Text("Race {n}: speed {speed}, {down} down", "Cursa {n}: viteza {speed}, căzute {down}")

POINTS = labels.POINTS
TIME = labels.TIME
DOWN_COUNT = Text("Down", "Căzute", width=7)
LANES = (Text("Lane 1", "Cul. 1", width=7), Text("Lane 2", "Cul. 2", width=7))
MARKS = Text("On your marks", "Pe locuri")
SET = Text("Set", "Fiți gata")
GO = Text("Go!", "Start!")
PERFECT = capitals.PERFECT
EARLY = Text("early {n} ms", "devreme {n} ms", width=16)
LATE = Text("late {n} ms", "târziu {n} ms", width=16)
TOO_EARLY = Text("TOO EARLY", "PREA DEVREME", width=16)
NO_JUMP = Text("NO JUMP", "FĂRĂ SĂRITURĂ", width=16)
TOO_LATE = capitals.TOO_LATE
HOME = Text("FINISHED", "A SOSIT", width=16)
PACEMAKER = Text("pace-maker", "iepure", width=15)
BREATH = Text("out of breath", "fără suflu", width=16)
ADVICE = Text("Any key jumps", "Orice tastă sare")
ADVICE_TWO = Text("Lane 1: space   Lane 2: Enter", "Culoar 1: spațiu  2: Enter")
LADDER = Text("Clean race: faster now, +{n}", "Fără greșeală: mai iute, +{n}")
BOARD = Text("ROBAC ARCADE", "ROBAC ARCADE")

CLEAN = Text("A CLEAN RACE!", "CURSĂ CURATĂ!", width=20)
GOOD = Text("A GOOD RACE!", "CURSĂ BUNĂ!", width=20)
ENOUGH = Text("GOOD ENOUGH", "DESTUL DE BINE", width=20)
TOO_MANY = Text("TOO MANY DOWN", "PREA MULTE CĂZUTE", width=20)
RESULT = capitals.RESULT
ROW_PERFECT = Text("perfect jumps", "salturi perfecte", width=16)
ROW_CLEARED = Text("other jumps", "alte salturi", width=16)
ROW_DOWN = Text("hurdles down", "obstacole căzute", width=16)
ROW_TIME = Text("time", "timp", width=16)
ROW_BONUS = Text("time bonus", "bonus de timp", width=16)
ROW_POINTS = cartridge.POINTS
