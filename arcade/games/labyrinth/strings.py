"""The words of Labyrinth."""

from arcade.games.labyrinth.levels import End, Mode
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels

TITLE = Text("Labyrinth")
TAGLINE = Text("They jump over walls. You don't")
CARD = Prose(
    "Beasts that can jump over thin walls are after the good little man. Keep him alive until time is up, "
    "in as few steps as you can. Or choose another game: find the way out, take the treasure from under "
    "the guards' noses, run while the maze closes in, choose between near coins and far diamonds. Press "
    "fire to break a wall with your hammer; then the hammer rests for ten seconds. A second player can be "
    "a friend or lead a beast."
)
HAMMER_LABEL = Text("hammer")
HAMMER_LABEL_2 = Text("player 2: hammer")

HOW_MANY = Text("How many creatures (1-3)? ", width=28)
ESCAPED = Text("You escaped! Steps: {n}", width=26)
EATEN = Text("You were eaten! Steps: {n}", width=28)

CHOOSE = Text("What shall we play?")
MODES = {
    Mode.CHASE: Text("The chase", width=18),
    Mode.EXIT: Text("The way out", width=18),
    Mode.GUARDS: Text("The guards", width=18),
    Mode.CLOSING: Text("The closing maze", width=18),
    Mode.VALUES: Text("Coins and diamonds", width=18),
}
AIMS = {
    Mode.CHASE: Text("Stay alive, in few steps"),
    Mode.EXIT: Text("Find the door before time is up"),
    Mode.GUARDS: Text("Take all that the guards watch"),
    Mode.CLOSING: Text("Stay alive while walls grow"),
    Mode.VALUES: Text("Gather {goal} points in time"),
}
BEASTS = Count("{n} beast", "{n} beasts", width=10)
LASTING = Count(
    "{n} second", "{n} seconds", width=20
)  # fmt: skip
LEADER = Text("player 2 leads one", width=20)
FRIEND = Text("player 2 is a friend", width=20)
MENU_KEYS = Text("arrows choose   fire start")

TIME = labels.TIME
STEPS = labels.STEPS
POINTS = labels.POINTS
HAMMER = Text("Hammer", width=7)
READY = Text("ready", width=5)
READY_GO = Text("Ready? Run!")
FRIEND_CAUGHT = Text("One is caught! Run on!")
FRIEND_OUT = Text("One is out! And the other?")
HURRY = Text("Hurry!")
FILM = Text("Replay, eight times faster")
BROKEN = Text("Through the wall!")

BANNERS = {
    End.ESCAPED: Text("ESCAPED!"),
    End.FOUND: Text("FREE!"),
    End.EVERYTHING: Text("ALL YOURS!"),
    End.ENOUGH: Text("RICH!"),
    End.TOO_LITTLE: Text("TOO LITTLE"),
    End.LATE: capitals.TOO_LATE,
    End.CAUGHT: Text("CAUGHT!"),
}
RESULT = Count("{n} step, {points} points", "{n} steps, {points} points")
