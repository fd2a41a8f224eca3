"""The words of English hunt."""

from arcade.games.english_hunt.levels import Fault
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import sentences

TITLE = Text("English hunt")
SPINE = Text("English hunt", 15, context="spine")
TAGLINE = Text("Three hounds corner one hare")
CARD = Prose(
    "Hounds and hare take turns moving one link to a free node. Both can go back. The hounds win when the "
    "hare can't move. They lose when their moves run out: 15 are plenty, and higher levels give fewer. "
    "Choose an animal and then where it runs, or type both nodes. Choose your side before each hunt: as "
    "the hare you win by staying free long enough. The hint shows how many moves the catch still takes. "
    "After the hunt you see your first wasted move. In the original look refused entries cost a move, as "
    "printed."
)

LEVEL = Text("Difficulty (1-3)?")
MADE = Text("Moves made=", width=17)
LEFT = Text("left=", width=7)
YOUR_MOVE = Text("Your move:", width=18)
HARES_MOVE = Text("The hare's move:", width=18)
WRONG_MOVE = Text("Wrong move! Press a key")
WRONG_ENTRY = Text("Wrong move!")
CAUGHT = Text("The hare is caught.", width=26)
TRY_TIRED = Text("Try with a\nmore tired hare!", width=26)
GAME_OVER = Text("THE GAME IS OVER", width=24)
AGAIN = Text("Again? (y/n)", width=20)
FAREWELL = Text("Hope you liked it.", width=24)
ORIGINAL_HINT = Count("Play {move}: caught in {n} move", "Play {move}: caught in {n} moves")

WHICH_SIDE = Text("Hounds or hare?", width=24)
HOUNDS = Text("hounds", width=10)
HARE = Text("hare", width=10)
CATCH_IT = Count("Catch the hare in {n} move", "Catch the hare in {n} moves")
STAY_FREE = Count("Stay free for {n} move", "Stay free for {n} moves")
CHOOSE_HOUND = Text("which hound runs?", width=sentences.ASKED)
WHERE_TO = Text("from {node} to where?", width=sentences.ASKED + 2)
FAULTS = {
    Fault.NO_NODE: Text("There is no such node"),
    Fault.NOBODY: Text("You have no animal there"),
    Fault.TAKEN: Text("That node is taken"),
    Fault.NO_LINK: Text("No link leads there"),
}
HARE_RUNS = Text("The hare must leave its node")
STUCK = Text("That hound can't move")
MOVES = Text("moves {made}   left {left}", width=32)
HUNTING_HINT = Count("Run {move}: caught in {n} move", "Run {move}: caught in {n} moves")
FLEEING_HINT = Count("Hop {move}: caught in {n} move", "Hop {move}: caught in {n} moves")
TAKEN_BACK = sentences.TAKEN_BACK
AWAY = Text("The hare got away!")
HARE_CAUGHT = Text("HARE CAUGHT!")
HARE_AWAY = Text("HARE ESCAPED!")
WASTED = Text("Move {n}: {better} beats {played}")
NONE_WASTED = Text("You wasted no moves")
