"""The words of English hunt."""

from arcade.games.english_hunt.rules import Fault
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import levels, sentences

TITLE = Text("English hunt", "Vânătoare engleză")
SPINE = Text("English hunt", "Vânătoarea", 15)
TAGLINE = Text("Three hounds corner one hare", "Trei câini încolțesc un iepure")
CARD = Prose(
    "Hounds and hare take turns to move one link to a free node; both may go back. The hounds win when the hare cannot"
    " move, and lose when their moves are used up; fifteen are plenty, the upper levels give fewer. Choose an animal"
    " and then where it runs, or type both nodes. Before each hunt say which side is yours: as the hare you win on"
    " time. The hint counts how many moves the catch still takes, and after the hunt your first wasted move is named."
    " In the original look refused entries cost a move, as printed.",
    "Câinii și iepurele mută pe rând, pe o legătură, într-un nod liber; ambii pot da înapoi. Câinii câștigă când"
    " iepurele nu mai poate muta și pierd când și-au terminat mutările; cincisprezece ajung, nivelurile de sus dau mai"
    " puține. Alege un animal și apoi unde fuge, ori scrie cele două noduri. Înainte de joc alegi tabăra: ca iepure"
    " câștigi la timp. Sfatul numără mutările până la prindere, iar la sfârșit se arată prima mutare irosită. În"
    " varianta originală mutările greșite se numără și ele, ca în carte.",
)

TIRED = Text("tired hare", "iepure obosit")
TIRED_NOTE = Text("hops anywhere; 15 moves", "sare la noroc; 15 mutări")
PRINTED = Text("hare of habit", "iepure tipicar")
PRINTED_NOTE = Text("keeps its habits; 15 moves", "are tabieturi; 15 mutări")
RESTED = Text("rested hare", "iepure odihnit")
RESTED_NOTE = Text("sees 4 moves; 4 to spare", "vede 4 mutări; 4 în plus")
WARY = Text("wary hare", "iepure prudent")
WARY_NOTE = Text("sees 6 moves; 3 to spare", "vede 6 mutări; 3 în plus")
SHARP = Text("sharp hare", "iepure isteț")
SHARP_NOTE = Text("sees 7 moves; 1 to spare", "vede 7 mutări; una în plus")
PERFECT = levels.PERFECT
PERFECT_NOTE = Text("knows all; no move to spare", "știe tot; nimic în plus")

LEVEL = Text("Difficulty (1-3)?", "Gradul de dificultate (1-3)?")
MADE = Text("Moves made=", "Mutări efectuate=", width=17)
LEFT = Text("left=", "rămase=", width=7)
YOUR_MOVE = Text("Your move:", "Introdu mutarea:", width=18)
HARES_MOVE = Text("The hare's move:", "Mutarea iepurelui:", width=18)
WRONG_MOVE = Text("Wrong move! Press a key", "Mutare greșită! Apasă o tastă")
WRONG_ENTRY = Text("Wrong move!", "Mutare greșită!")
CAUGHT = Text("The hare is caught.", "Iepurele este prins!", width=26)
TRY_TIRED = Text("Try with a\nmore tired hare!", "Încearcă un\niepure mai obosit!", width=26)
GAME_OVER = Text("THE GAME IS OVER", "JOCUL S-A TERMINAT", width=24)
AGAIN = Text("Again? (y/n)", "Mai dorești? (da/nu)", width=20)
FAREWELL = Text("Hope you liked it.", "Cred că ți-a plăcut.", width=24)
ORIGINAL_HINT = Count(
    ("Play {move}: caught in {n} move", "Play {move}: caught in {n} moves"),
    ("Joacă {move}: prins în {n} mutare", "Joacă {move}: prins în {n} mutări", "Joacă {move}: prins în {n} de mutări"),
)

WHICH_SIDE = Text("Hounds or hare?", "Câini sau iepure?", width=24)
HOUNDS = Text("hounds", "câinii", width=10)
HARE = Text("hare", "iepurele", width=10)
CATCH_IT = Count(
    ("Catch the hare in {n} move", "Catch the hare in {n} moves"),
    ("Prinde iepurele în {n} mutare", "Prinde iepurele în {n} mutări", "Prinde iepurele în {n} de mutări"),
)
STAY_FREE = Count(
    ("Stay free for {n} move", "Stay free for {n} moves"),
    ("Rezistă {n} mutare", "Rezistă {n} mutări", "Rezistă {n} de mutări"),
)
CHOOSE_HOUND = Text("which hound runs?", "care câine fuge?", width=sentences.ASKED)
WHERE_TO = Text("from {node} to where?", "din {node} încotro?", width=sentences.ASKED + 2)
FAULTS = {
    Fault.NO_NODE: Text("There is no such node", "Nu există un asemenea nod"),
    Fault.NOBODY: Text("None of yours stands there", "Acolo nu e niciunul de-al tău"),
    Fault.TAKEN: Text("That node is taken", "Nodul este ocupat"),
    Fault.NO_LINK: Text("No link leads there", "Nicio legătură nu duce acolo"),
}
HARE_RUNS = Text("The hare must leave its node", "Iepurele trebuie să plece")
STUCK = Text("That hound cannot move", "Câinele acela nu poate muta")
MOVES = Text("moves {made}   left {left}", "făcute {made}   rămase {left}", width=32)
HUNTING_HINT = Count(
    ("Run {move}: caught in {n} move", "Run {move}: caught in {n} moves"),
    ("Fugi {move}: prins în {n} mutare", "Fugi {move}: prins în {n} mutări", "Fugi {move}: prins în {n} de mutări"),
)
FLEEING_HINT = Count(
    ("Hop {move}: caught in {n} move", "Hop {move}: caught in {n} moves"),
    ("Sari {move}: prins în {n} mutare", "Sari {move}: prins în {n} mutări", "Sari {move}: prins în {n} de mutări"),
)
TAKEN_BACK = sentences.TAKEN_BACK
AWAY = Text("The hare is away!", "Iepurele a scăpat!")
HARE_CAUGHT = Text("HARE CAUGHT!", "IEPURE PRINS!")
HARE_AWAY = Text("HARE ESCAPED!", "IEPURE SCĂPAT!")
WASTED = Text("Move {n}: {better} beats {played}", "Mutarea {n}: nu {played}, ci {better}")
NONE_WASTED = Text("Not a move was wasted", "Nicio mutare irosită")
