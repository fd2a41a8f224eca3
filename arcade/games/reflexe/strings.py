"""The words of Reaction time."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels

TITLE = Text("Reaction time")
TAGLINE = Text("How quick are you today?")
CARD = Prose(
    "Wait, look, and press what you see: any key for a star, none for a skull, the arrow's direction, or "
    "the letter itself. There are ten rounds. The faster you are, the more points you get. A wrong or "
    "early key costs 100, and clean rounds in a row earn more. With a joystick you get arrows instead of "
    "letters. In a duel the first to press gets the point. If you press too early, the other player gets "
    "it.",
)

PRINTED_TIME = Count(
    "TIME: {n} tenth of a second",
    "TIME: {n} tenths of a second",
)
PRINTED_MEAN = Text("TEN ROUNDS, MEAN {mean}")

ROUND = Text("Round", width=8)
POINTS = labels.POINTS
TIME = labels.TIME
WAIT = Text("Wait for it ...")
NOW = {
    "any": Text("Press!"),
    "star": Text("Press!"),
    "skull": Text("Hands off!"),
}
EARLY = Text("Too early! Once more.")
WRONG = Text("No, not that one!")
HELD = Text("Nerves of steel!")
TAKEN_IN = Text("That was a skull!")
MISSED = Text("Are you asleep?")
STREAK = Text("{time} s, {n} clean in a row!")
HIT = Text("{time} s")

RESULT = Text("Average {mean} s, best {best} s")
SLIPS = Count(
    "{n} wrong or early key",
    "{n} wrong or early keys",
)
QUICKNESS = (
    Text("WAKE UP!"),
    Text("QUICK!"),
    Text("VERY QUICK!"),
    Text("LIGHTNING!"),
)
SLOWEST = Text("Slowest: {finger}, {time} s")
FINGERS = (
    Text("left little"),
    Text("left ring"),
    Text("left middle"),
    Text("left index"),
    Text("right index"),
    Text("right middle"),
    Text("right ring"),
    Text("right little"),
)

DUEL_KEYS = Text("1: A or fire   2: L or fire 2")
NOBODYS = Text("That key is nobody's!")
POINT_FOR = Text("{time} s: point for player {n}!")
GIVEN_TO = Text("Too early: player {n} gets it!")
SKULL_GIVES = Text("A skull! Player {n} gets it.")
TOGETHER = Text("Together! Nobody gets it.")
PLAYER = labels.PLAYER_NUMBER
