"""The words of the jungle: what is asked, what can be answered, what comes of it."""

from arcade.games.jungle.events import Peril, Way, What
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels

CHOICE_WIDTH = 19

TITLE = Text("Lost in the jungle")
FIRST_LINE = Text("LOST IN THE")
"""The same, as it is set on the title picture."""
LAST_WORD = Text("JUNGLE")
"""Its other line."""
SPINE = Text("The jungle", 15)
TAGLINE = Text("Six bullets and a long way home")
CARD = Prose(
    "You're lost in a jungle of 100 by 100 km, with a compass, a pistol with six bullets, a knife and a "
    "sling. Choose your way, kilometre by kilometre, until you reach an edge. Every kilometre costs "
    "strength, and whatever you meet leaves you a few choices: some are wise, some are deadly. Lost "
    "fights tire you. Brooks flow towards people; a look from a tall tree (hint) costs 3 strength. Choose "
    "with letters, arrows, joystick or mouse. Points: strength left, 10 for each bullet, 1 for each km. "
    "Two players walk in turn. On the last level you have ten seconds for each decision.",
)

NORTH_KEY, SOUTH_KEY = labels.NORTH, labels.SOUTH
EAST_KEY, WEST_KEY = labels.EAST, labels.WEST
CHOOSE_KEY = Text("choose")
WAYS: dict[Way, Text] = {
    Way.EAST: labels.EAST,
    Way.WEST: labels.WEST,
    Way.NORTH: labels.NORTH,
    Way.SOUTH: labels.SOUTH,
}
INITIALS: dict[Way, Text] = {
    Way.EAST: labels.EAST_LETTER,
    Way.WEST: labels.WEST_LETTER,
    Way.NORTH: labels.NORTH_LETTER,
    Way.SOUTH: labels.SOUTH_LETTER,
}

LOST = Prose("You are lost. Which way?")
WALKED = Prose("You have walked {n} km. Which way now?")
FACING: dict[Peril, Prose] = {
    Peril.RASPBERRIES: Prose("A bush full of raspberries. Do you eat any?"),
    Peril.LION: Prose("In front of you stands a LION! What do you do?"),
    Peril.SNAKE: Prose("In front of you rises a SNAKE! What do you do?"),
    Peril.SPIDER: Prose(
        "A GIANT spider sits on the nape of your neck! What do you do?",
    ),
    Peril.QUICKSAND: Prose("Quicksand! You are sinking. What do you do?"),
    Peril.SWAMP: Prose("You have come to a swamp. What do you do?"),
    Peril.CARCASS: Prose("It's dead. Do you eat a bite?"),
}
_YES_NO = (labels.YES, labels.NO)
_FIGHT = (
    Text("run", CHOICE_WIDTH, context="jungle"),
    Text("use the pistol", CHOICE_WIDTH),
    Text("use the sling", CHOICE_WIDTH),
    Text("use the knife", CHOICE_WIDTH),
    Text("climb a tree", CHOICE_WIDTH),
)
CHOICES: dict[Peril, tuple[Text, ...]] = {
    Peril.RASPBERRIES: _YES_NO,
    Peril.LION: _FIGHT,
    Peril.SNAKE: _FIGHT,
    Peril.SPIDER: (
        Text("keep still", CHOICE_WIDTH),
        Text("shake it off", CHOICE_WIDTH),
        Text("shoot it", CHOICE_WIDTH),
        Text("shout", CHOICE_WIDTH),
    ),
    Peril.QUICKSAND: (
        Text("shout for help", CHOICE_WIDTH),
        Text("struggle", CHOICE_WIDTH),
        Text("wait", CHOICE_WIDTH),
    ),
    Peril.SWAMP: (
        Text("drink", CHOICE_WIDTH),
        Text("swim on", CHOICE_WIDTH),
        Text("go back", CHOICE_WIDTH),
    ),
    Peril.CARCASS: _YES_NO,
}

OUTCOMES: dict[What, Prose | Count] = {
    What.VOICES: Prose("Voices in the distance!"),
    What.HOUSES: Prose("Close now! Houses in sight!"),
    What.OUT: Prose("Saved! You have reached a village."),
    What.WORN_OUT: Prose(
        "Your strength is gone. You lie down and do not get up.",
    ),
    What.BUMPED: Prose("Your head meets a tree. Strength -{n}."),
    What.SWEET: Prose("Sweet and ripe! Strength +{n}."),
    What.POISONOUS: Prose("They were poisonous! Strength -{n}."),
    What.PASSED_BY: Prose("You leave the berries to the birds."),
    What.RAN: Prose("You run for your life."),
    What.RAN_INTO: Prose("You run straight into the beast!"),
    What.ESCAPED: Prose("You have shaken it off."),
    What.CAUGHT: Prose("It catches and mauls you. Strength -{n}."),
    What.CLICK: Prose("Click! The pistol is empty."),
    What.SHOT: Prose("A shot rings out."),
    What.SLUNG: Prose("A stone whirrs through the air."),
    What.STABBED: Prose("You strike with the knife."),
    What.MISSED: Prose("Missed!"),
    What.KILLED: Prose("The beast falls dead."),
    What.WOUNDED: Prose("It is not dead: it bites! Strength -{n}."),
    What.EATEN: Prose("You are its dinner."),
    What.NOT_MOVED: Prose(
        "You stand there, and so does the beast. Strength -1.",
    ),
    What.IN_VAIN: Prose("That does not help here."),
    What.SWALLOWED: Prose("The snake climbs after you and swallows you."),
    What.FELL_DOWN: Prose("Too weak to hold on, you fall."),
    What.CAME_DOWN: Prose("The lion has gone. You climb down."),
    What.FED: Prose("You eat your fill. Strength +{n}."),
    What.LEFT: Prose("You leave it to the vultures."),
    What.SHOUTED: Prose("Help! ... Help! ... Help ..."),
    What.RESCUED: Prose("Somebody heard you! A rope pulls you out."),
    What.STRUGGLED: Prose("You struggle free. Strength -{n}."),
    What.SUNK: Prose("The sand closes over you."),
    What.WAITED: Count(
        "{n} hour goes by.",
        "{n} hours go by.",
    ),
    What.STARVED: Prose("Hunger and thirst are stronger than you."),
    What.FAINTED: Prose("You faint."),
    What.SPIDER_LEFT: Prose("The spider goes away."),
    What.SPIDER_STAYS: Prose("It is still sitting there."),
    What.SPIDER_BIT: Prose("It bites, and its venom is quick."),
    What.SHOT_SELF: Prose("You hit the spider, and your own neck."),
    What.REFRESHED: Prose("Cool and clear! Strength +{n}."),
    What.INFECTED: Prose("The water gives you a fever. Strength -{n}."),
    What.FELL_IN: Prose("You slip and fall in."),
    What.SWAM: Prose("You swim."),
    What.ACROSS: Prose("You reach the other bank."),
    What.DROWNED: Prose("The swamp does not let you go."),
    What.CROCODILES: Prose("Crocodiles!"),
    What.GOT_AWAY: Prose("You get away from them. Strength -{n}."),
    What.TORN: Prose("They are faster than you."),
    What.TURNED_BACK: Prose("You go back the way you came."),
}

STRENGTH, BULLETS = Text("Strength", width=9), Text("Bullets", width=9)
PLAYER = labels.PLAYER
SCALE = Text("10 km", width=12)
KILOMETRES = Text("{n} km", width=7)
BROOK = Text("A brook flows {way}")
SMOKE = Text("Smoke in the {way}, about {n} km")
TOO_WEAK_TO_CLIMB = Text("You're too weak to climb a tree")
TOO_WEAK_A_WEAPON = Text("{letters}: too weak to kill it now")
CHOOSE_A_WAY = Text("Press A, B, C, D or an arrow")
CHOOSE_A_LETTER = Text("Press one of these letters")
TOO_SLOW = Text("You ran out of time")
HINT_ROW = Text("F1 climb a tree and look round")
DEAD = Text("YOU DIED")
SAVED = capitals.SAVED
POINTS_OF = Count(
    "Saved with {n} point",
    "Saved with {n} points",
)
LAST_KILOMETRE = Text("The jungle got you after {n} km")

BRIEFING = Text(
    "You have a compass, a pistol and\n6 bullets, a knife and a sling.",
)
DIFFICULTY = Text("Easy, medium or hard? (E/M/H) ")
ONE_KILOMETRE = Text("You have walked 1 km.", width=22)
WHICH_WAY = Text("WHICH WAY NOW:")
PLEASE = Text("One of the letters, please.")
THE_END = Text("You died. The game is over.")
ANOTHER_TRY = Text("Another try? A yes B no")
GOODBYE = Text("GOODBYE!")
