"""The words of Septica."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels, sentences

TITLE = Text("Septica")
TAGLINE = Text("Cut with a seven, take the tens")
CARD = Prose(
    "Take tricks that hold tens and aces: each is a point, eight in all. The leader plays any card, the "
    "others answer with any card. A card of the same rank cuts, and so does every seven; the last player "
    "to cut takes the trick and leads the next. After a cut the leader can continue with another card "
    "that cuts, or let the trick go. Hands are filled up to four. If you take every trick, you score 16. "
    "Three players leave two eights out, and the other two cut as well; four play in pairs. Left and "
    "right (or N) choose a card, and ENTER or fire (or D) plays it. The digits 1 to 4 or a click play one "
    "at once; 0 lets the trick go. C or up counts the cards that you haven't seen."
)
COUNTER = Text("card counter")
CAMPION = Text("CAMPION", width=10)
BARBU = Text("Barbu", width=5)
ANA = Text("Ana", width=5)
DAN = Text("Dan", width=5)
"""The computer's players when there are three or four."""
SHORT_PLAYER = Text("pl. {n}", width=7)

HOW_MANY = Text("How many players: 2, 3 or 4?")
BEGINS = Text("First: {name}", width=32)
DEALING = Text("Dealing")
LEAD = Text("lead any card", width=sentences.ASKED)
ANSWER = Text("answer with a card", width=sentences.ASKED)
CONTINUE = Text("continue or let go?", width=sentences.ASKED)
LET_GO = Text("LET GO", width=6)
CUTS = Text("Only a 7 or the same rank cuts")
CUTS_OF_THREE = Text("Only a 7, an 8 or the same cuts")
CANNOT = Text("That card cannot continue")
THINKING = Text("{name} is thinking", width=32)
TAKES = Count("{name}: {n} point", "{name}: {n} points", width=32)
STOPS = Text("Let go: {name}", width=32)
HAND_OVER = Text("{name}, nobody looking?", width=32)
HAND_OVER_TITLE = Text("HAND OVER", width=16)
UNSEEN = Text("UNSEEN", width=6)
COUNT_KEY = Text("C count")
ADVISE = Text("Play the {card}")
ADVISE_ODDS = Text("Play the {card}: {n}% cut risk")
ADVISE_STOP = Text("Let it go")
PAIR_WON = Text("YOUR PAIR WINS!")
CARD_NAMES = (Text("7"), Text("8"), Text("9"), Text("10"), Text("ace"), Text("jack"), Text("queen"), Text("king"))
"""The ranks in their order."""

MATCH = Text("THE MATCH", width=16)
GAME_NUMBER = Text("Game {n}", width=30)
RESULT = labels.POINTS
TOTAL = Text("Total", width=8)
WINS = Text("Won", width=8, context="septica")
TRICKS = Text("Tricks", width=8)
CUTS_MADE = Text("Cuts", width=8)
MATCH_WON = Text("Winner (of {n}): {name}", width=32)
MATCH_LEVEL = Text("The match of {n} is level")

HEADING = Text("SEPTICA", width=10)
YOUR_NAME = Text("What's your name? (8 letters)", width=30)
NAMELESS = Text("friend", width=8)
"""Who gives no name."""
IN_TURNS = Text("We begin in turns", width=30)
READY = Text("Are you ready (y), {name}?", width=32)
WAITING = Text("Fine, I wait", width=30)
GO_ON = Text("Continue? (y)", width=30)
MISTAKE = Text("Mistake, again", width=30)
I_TAKE = Text("I take them", width=14)
TAKE_THEM = Text("Take them", width=10)
GAME_OVER = Text("The game is over", width=30, context="septica")
SCORE = Text("The score:", width=11)
WINNER = Text("Winner: {name}", width=30)
EVEN = Text("A draw", width=30, context="septica")
GAME = Text("Game no. {n}", width=30)
TOTALS = Text("Total:", width=11)
AGAIN = Text("Another game? (y)", width=30)
NEXT_PLAYER = Text("{name}: press a key", width=32)
OTHER_PLAYER = Text("PLAYER 2", width=8)
"""The second person, in CAMPION's place."""
