"""The words of Crossing."""

from arcade.games.crossing_board.levels import Fault
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import sentences

TITLE = Text("Crossing")
TAGLINE = Text("Two processions, one picnic")
CARD = Prose(
    "Ladybirds run right, stag beetles climb up. Each wants the cake beyond the far edge of the cloth. In "
    "a turn, move one of your insects one step or two, never over an enemy. Land on an enemy and it flies "
    "back to its start. The first side with all its insects at the cakes wins. Point at a square, or type "
    "the row and the steps. Play with five insects a side, as printed, or six, as in the boxed set. V "
    "marks the squares the enemy can reach next turn. The hint is a strong player's move. The levels look "
    "no turn ahead, one, two, or six and more."
)

YOUR_MOVE = Text("Your move: row =", width=19)
PLAYERS_MOVE = (Text("Player 1: row =", width=20), Text("Player 2: column =", width=20))
STEPS = Text("steps=", width=7)
WRONG_MOVE = Text("Wrong move")
MY_MOVE = sentences.MY_MOVE
CONGRATULATIONS = Text("Congratulations, you win")
I_WIN = Text("I win", context="crossing-board")
FIRST_WINS = Text("Player 1 wins")
SECOND_WINS = Text("Player 2 wins")
WHO_STARTS = Text("Who starts? y=you, c=computer", width=31)
ADVICE = Text("Row {line}, steps {steps}")
COLUMN_ADVICE = Text("Column {line}, steps {steps}")

HOW_MANY = Text("5 or 6 insects a side?")
CHOOSE = Text("choose a square", width=sentences.ASKED)
HOW_FAR = (Text("Row {line}: 1 step or 2?"), Text("Column {line}: 1 step or 2?"))
MY_ADVICE = (Text("Try row {line}, steps {steps}"), Text("Try column {line}, steps {steps}"))
FAULTS = {
    Fault.NO_PIECE: Text("You have no insect there"),
    Fault.STEPS: Text("One step or two"),
    Fault.JUMP: Text("You can't jump over an enemy"),
}
NOT_THERE = Text("None of yours can go there")
DANGER_SHOWN = Text("Squares in danger are marked")
DANGER_HIDDEN = Text("No danger marks")
TAKEN_BACK = sentences.TAKEN_BACK
TO_GO = Text("to go", width=8)
GAMES = Text("games {won}:{lost}", width=12)
