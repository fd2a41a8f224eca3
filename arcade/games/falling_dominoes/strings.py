"""The words of the falling dominoes."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.flow import refusals
from arcade.toolkit.words import keys, labels, levels, sentences

TITLE = Text("Falling dominoes", "Dominouri căzătoare")
SPINE = Text("Dominoes", "Dominouri", 15)
TITLE_TOP = Text("FALLING", "DOMINOURI", width=10)
TITLE_BOTTOM = Text("DOMINOES", "CĂZĂTOARE", width=10)
TAGLINE = Text("Lay them close, up to the star", "Așază-le strâns, până la stea")
CARD = Prose(
    "Dominoes fall from the star one by one. Steer and turn them and lay as many as you can before the pile reaches the"
    " star; or build whatever you like: nothing is ever taken away.\n"
    "Every step costs a row: a brick that goes aside or turns falls at the same time. So the upper corners are out of"
    " reach, and 97 dominoes are a master's work. What rests on something stays where it is, at once. Each new press is"
    " a step at once, so quick taps also bring the brick down faster; down hurries it.\n"
    "Stars are for 118, 148 and 178 squares, the master's star for 192. At some levels dots show where the brick would"
    " land, and the last one laid can be taken back. The hint marks a good place.\n"
    "Larger pieces turn about one of their squares. Blueprint: fill the dotted figures before time is up, squares"
    " beside them count against you. From 80 percent on the next figure comes, after five of them faster. Up to which"
    " speed can you manage? Back ends a figure early.",
    "Dominourile cad din stea unul câte unul. Condu-le, rotește-le și așază cât mai multe până când grămada ajunge la"
    " stea; sau construiește ce vrei: nimic nu dispare.\n"
    "Fiecare pas costă un rând: piesa care merge într-o parte sau se rotește și cade în același timp. De aceea la"
    " colțurile de sus nu se ajunge, iar 97 de dominouri sunt treabă de maestru. Ce stă pe ceva rămâne acolo, imediat."
    " Orice apăsare nouă e un pas imediat, deci apăsările dese aduc piesa mai repede jos; săgeata în jos o grăbește.\n"
    "Stelele sunt pentru 118, 148 și 178 de pătrate, steaua maestrului pentru 192. La unele niveluri punctele arată"
    " unde ar ateriza piesa, iar ultima așezată poate fi luată înapoi. Sfatul arată un loc bun.\n"
    "Piesele mai mari se rotesc în jurul unui pătrat al lor. Planuri: umple figurile punctate până expiră timpul;"
    " pătratele de alături se scad. De la 80 la sută în sus vine figura următoare, după cinci mai repede. Până la ce"
    " viteză reușești? Înapoi încheie figura mai devreme.",
)

SLOW = levels.SLOW
SLOW_NOTE = Text("they fall slowly, with help", "cad încet, cu ajutor")
MEDIUM = levels.MEDIUM
MEDIUM_NOTE = Text("they fall at a steady pace", "cad în pas domol")
FAST = levels.FAST
FAST_NOTE = Text("needs quick hands", "cere mâini iuți")
EXPERT = levels.EXPERT
EXPERT_NOTE = Text("hardly time to think", "abia apuci să gândești")
THREES = Text("trominoes", "trominouri")
THREES_NOTE = Text("pieces of three squares", "piese de trei pătrate")
FOURS = Text("tetrominoes", "tetrominouri")
FOURS_NOTE = Text("pieces of four squares", "piese de patru pătrate")
FIVES = Text("pentominoes", "pentominouri")
FIVES_NOTE = Text("the twelve of five squares", "cele douăsprezece de cinci")
BLUEPRINT = Text("blueprint", "planuri")
BLUEPRINT_NOTE = Text("build figures against time", "figuri construite contra timp")

TURN_LEFT = Text("turn left", "rotește la stânga")
TURN_RIGHT = Text("turn right", "rotește la dreapta")
HURRY = keys.HURRY_DOWN
FINISH = Text("figure finished", "figură încheiată")

LEVEL_QUESTION = sentences.LEVEL
POINTS = Text("points =", "puncte =", width=9)
PLAY_AGAIN = Text("Done! Play again? (y/n)", "Gata! Mai joci? (d/n)", width=26)

SCORE = labels.SCORE
BEST = labels.BEST
LAID = Text("Laid", "Puse", width=5)
FULL = Text("Full", "Plin", width=5)
NEXT = Text("Next", "Apoi", width=5)
SPEED = Text("Speed", "Vit.", width=5)
TIME = labels.TIME
DONE = Text("Done", "Gata", width=5)
STARS_LABEL = Text("Stars", "Steluțe", width=7)

STARS = (
    Text("A bronze star!", "O stea de bronz!"),
    Text("A silver star!", "O stea de argint!"),
    Text("A gold star!", "O stea de aur!"),
    Text("The master's star!", "Steaua maestrului!"),
)
WELCOME = Text("Level: {level}", "Nivelul: {level}")
TAKEN_BACK = Text("The last piece comes again", "Ultima piesă vine din nou")
NOTHING_TO_TAKE_BACK = refusals.NOTHING_TO_TAKE_BACK
NOT_HERE = Text("Not at this level", "Nu la acest nivel")
RESULT = Count(("{n} piece", "{n} pieces"), ("{n} piesă", "{n} piese", "{n} de piese"))

STAIR = Text("stair", "scara", width=10)
CROSS = Text("cross", "crucea", width=10)
BRIDGE = Text("bridge", "podul", width=10)
HEART = Text("heart", "inima", width=10)
CASTLE = Text("castle", "castelul", width=10)
BUILD = Text("Build: {figure}, {speed}", "Construiește: {figure}, {speed}")
MATCHED = Text("{figure}: {match} percent", "{figure}: {match} la sută")
COMPLETE = Text("{figure}: complete!", "{figure}: gata, complet!")
ALL_BUILT = Text("ALL BUILT", "TOTUL E GATA")
REACHED_FIGURE = Text("Reached: {figure}, {speed}", "Până la: {figure}, {speed}")
KEYS = Text("B N aside  V , turn  Down hurry", "B N mută  V , rotește  Jos iute")
BUILDING_KEYS = Text("B N  V , turn  Backspace: done", "B N  V , rotire  Backspace: gata")
