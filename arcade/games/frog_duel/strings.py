"""The words of the frogs' duel."""

from arcade.games.frog_duel.levels import WHO_LEAPS_LAST_LOSES
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels, sentences

LINE = 30
"""Columns of the original's message line."""

TITLE = Text("Frog Duel")
SPINE = Text("Frog Duel", 15, context="spine")
TAGLINE = Text("If you can’t leap, you lose")
CARD = Prose(
    "Two frogs face each other on every lane of the pond: yours on the left, the computer's on the right. "
    "Choose a lane and leap forward as far as you like. A frog never leaps back, nor over the other. If "
    "all lanes are closed and you can't leap, you lose; upside down, you win. Choose a lane with up and "
    "down. Right leaps a place, left takes it back, ENTER or fire ends the move. Or click a lily pad. "
    "Once a frog has leapt, you can't change lanes. There is a theory: press T when asked who starts."
)

YOUR_MOVE = Text("You: 6 lane, 8 step, 9 done", width=LINE)
MY_MOVE = Text("This is my move", width=LINE)
YOU_WIN = sentences.WELL_PLAYED
PLAY_AGAIN = sentences.PLAY_AGAIN
HEADING = Text("FROG DUEL", width=26)

CHOOSE_LANE = Text("a lane, then leap", width=sentences.ASKED)
LEAPING = Count("Lane {lane}: {n} leap. Return ends", "Lane {lane}: {n} leaps. Return ends", width=32)
NO_STEP = Text("Leap at least one place first")
LANE_SETTLED = Text("Take the leaps back first")
CLOSED = Text("No free place there")
ADVICE = Text("Lane {lane}: leap {steps}")
NO_ADVICE = Text("No leap wins by force")
WHO_STARTS = Text("C=computer, Y=you; T=theory")
LAST_WINS = Text("the last leap wins")
LAST_LOSES = WHO_LEAPS_LAST_LOSES
THEORY = capitals.THE_THEORY
THEORY_PROSE = Prose(
    "Write the free places in binary. A column with an odd number of ones gives a one in the sum below. "
    "If the sum isn't zero, a leap in some lane can make it zero. From zero, every leap spoils it again."
)
SUM = labels.SUM
