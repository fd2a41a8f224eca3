"""The words of the Tower of Hanoi."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import labels, sentences

TITLE = Text("Tower of Hanoi", "Turnul din Hanoi")
SPINE = Text("Tower of Hanoi", "Turnul Hanoi", 15)
TAGLINE = Text("One disc at a time", "Câte un disc, pe rând")
CARD = Prose(
    "Carry the tower from the first rod to another, one disc at a time; a disc never lies on a smaller one. Choose a"
    " rod to take its top disc, and another to put it on: by number, with the arrows and fire, or by a click; the same"
    " rod puts it back. Six discs need 63 moves. F1 hints, F2 takes a move back, F3 lets the computer go on from where"
    " you are until you press a key; R begins again. Fewer moves above par are better; a hint costs five. Further"
    " levels scatter the discs, add a fourth rod, or let discs go to the next rod only.",
    "Mută turnul de pe prima tijă pe alta, disc cu disc; un disc nu stă niciodată peste unul mai mic. Alege o tijă ca"
    " să-i iei discul de sus, apoi alta pe care să-l pui: cu cifra, cu săgețile și foc sau cu un clic; aceeași tijă îl"
    " pune la loc. Șase discuri cer 63 de mutări. F1 dă un sfat, F2 ia mutarea înapoi, F3 lasă calculatorul să continue"
    " de unde ești până apeși o tastă; R reia. Contează mutările peste normă, cât mai puține; un sfat costă cinci. Alte"
    " niveluri împrăștie discurile, adaugă o a patra tijă sau lasă discurile să treacă doar pe tija vecină.",
)
THREE = Text("three discs", "trei discuri")
THREE_NOTE = Text("seven moves at the least", "cel puțin șapte mutări")
FOUR = Text("four discs", "patru discuri")
FOUR_NOTE = Text("fifteen moves at the least", "cel puțin 15 mutări")
FIVE = Text("five discs", "cinci discuri")
FIVE_NOTE = Text("thirty-one moves at the least", "cel puțin 31 de mutări")
SIX = Text("six discs", "șase discuri")
SIX_NOTE = Text("63 moves at the least", "cel puțin 63 de mutări")
EIGHT = Text("eight discs", "opt discuri")
EIGHT_NOTE = Text("255 moves at the least", "cel puțin 255 de mutări")
SCATTERED = Text("scattered", "împrăștiat")
SCATTERED_NOTE = Text("from anywhere to a marked rod", "de oriunde pe tija însemnată")
FOUR_RODS = Text("four rods", "patru tije")
FOUR_RODS_NOTE = Text("six discs in seventeen moves", "șase discuri, 17 mutări")
STEPWISE = Text("next door", "pe vecinătate")
STEPWISE_NOTE = Text("discs go to the next rod only", "doar pe tija vecină")

HEADING = Text(" TOWER OF HANOI ", " TURNUL DIN HANOI ", width=18)
MOVE_NUMBER = sentences.MOVE_NUMBER
AGAIN_IS = Text("(Restart = ", "(Reluare = ", width=12)
DONE = Text("Well done, in {n} (best {best})", "Felicitări: {n} (minim {best})", width=31)
ANOTHER = sentences.ANOTHER_GAME_OR_NOT

TAKE = Text("Take a disc from which rod?", "De pe ce tijă iei un disc?")
PUT = Text("Put it on which rod?", "Pe ce tijă îl pui?")
GOAL = Text("Bring all of them to rod {rod}", "Adu-le pe toate pe tija {rod}")
SAME = Text("Choose another rod", "Alege altă tijă")
EMPTY = Text("There is no disc on that rod", "Pe tija aceea nu e niciun disc")
LARGER = Text("Never on a smaller disc!", "Niciodată peste un disc mai mic!")
FAR = Text("To the next rod only", "Doar pe tija vecină")
TRY = Text("Try rod {source} to rod {target}", "Încearcă tija {source} pe {target}")

MOVE = labels.MOVE

DISCS = Text("Discs", "Discuri", width=9)
