"""The first tale: Captain Flint's chest, a giant, pirates, and Bill Bones who hid it."""

from arcade.games.cave.art_signs import WITH_CHEST
from arcade.games.cave.layout import FLINT_PLAN
from arcade.games.cave.layouts import FLINT_CAVE
from arcade.games.cave.levels import Story
from arcade.games.cave.variant import CLOSED, FOUND, NARROW, NOTE, Scene, Tale
from arcade.toolkit.contract.texts import Count, Prose, Text

SCENES = {
    1: Scene(
        Text("Cave mouth", width=18),
        Prose(
            "You are in the forest; the way into the cave is south. Cold air comes out of it and smells of wet "
            "stone and old candles."
        ),
    ),
    2: Scene(
        Text("Wrong path", width=18),
        Prose(
            "This is not the way to find the cave. The path winds between the oaks, and your own footprints come "
            "to meet you."
        ),
    ),
    3: Scene(
        Text("Deep woods", width=18),
        Prose(
            "You have lost your way in the woods. Branches close behind you. Something with yellow eyes counts "
            "your steps."
        ),
    ),
    4: Scene(
        Text("Low hall", width=18),
        Prose(
            "A hall with a low ceiling; daylight in the north. You stoop under teeth of stone. On the other sides wait"
            " three darknesses."
        ),
    ),
    5: Scene(
        Text("Dead end", width=18),
        Prose("A dead end. You knock on the rock. It does not answer, or it is very patient."),
    ),
    6: Scene(
        Text("Bend", width=18),
        Prose("The tunnel makes a bend. Whoever dug it had a reason to turn here, and no time to explain it."),
    ),
    7: Scene(
        Text("Pirates' hall", width=18),
        Prose(
            "The hall of the pirates; nobody is at home. Dice, rum, a sea chart for a tablecloth. The candle is still"
            " warm."
        ),
    ),
    8: Scene(
        Text("Side tunnel", width=18),
        Prose("A tunnel from north to south, with a branch to the west. Out of the branch drifts a smell of rum."),
    ),
    9: Scene(
        Text("Torture hall", width=18),
        Prose(
            "The torture hall, full of bones. One skeleton points at the ceiling, as if it had just remembered "
            "something."
        ),
    ),
    10: Scene(
        Text("Chimney", width=18),
        Prose(
            "You stand in a chimney of rock. From above falls pale light. Between your shoes the shaft goes on down."
        ),
    ),
    11: Scene(
        Text("Giant's hall", width=18),
        Prose(
            "The hall of the giant: he sleeps! Each snore lifts the dust from the floor and the hair from your head."
        ),
    ),
    12: Scene(
        Text("Run!", width=18),
        Prose("The giant is awake! Run! He counts his gold even in his dreams, and a chest was missing."),
    ),
    13: Scene(
        Text("Robbed", width=18),
        Prose(
            "Not like that, little one: try again! He lifts you by the collar, takes the chest and hides it elsewhere."
        ),
    ),
    14: Scene(
        Text("Carved wall", width=18),
        Prose(
            "Somebody carved: BILL BONES WAS HERE. The letters are deep and proud, and older than the rust on your"
            " lantern."
        ),
    ),
    15: Scene(
        Text("Shaft", width=18),
        Prose("You are at the bottom of a shaft. High above shines a coin of light. The rungs look strong enough."),
    ),
    16: Scene(
        Text("Crystal palace", width=18),
        Prose(
            "A palace of crystal, with music from all sides. The walls repeat you a thousand times, and every "
            "one of you looks surprised."
        ),
    ),
    17: Scene(
        Text("Red Labyrinth", width=18),
        Prose(
            "You wander through the Red Labyrinth. The bricks glow like embers. From below comes a smell of rain and"
            " leaves."
        ),
    ),
    18: Scene(
        Text("Daylight", width=18),
        Prose("Welcome outside! Wind, grass, a lark: you had forgotten how loud the world is."),
    ),
    19: Scene(
        Text("River of Death", width=18),
        Prose(
            "Here flows the River of Death; a sign says XANADU. Its arrow points to the east, where something glitters."
        ),
    ),
    20: Scene(
        Text("Holes", width=18), Prose("The tunnel grows wider; there are holes in the walls. Some of the holes blink.")
    ),
    21: Scene(
        Text("Den of bats", width=18),
        Prose("A den of bats: make haste! A thousand wings wake up above you, and your flame lies flat with fear."),
    ),
    22: Scene(
        Text("Fork", width=18),
        Prose("The tunnel forks. All the branches look alike; that is how branches catch people."),
    ),
    23: Scene(
        Text("Fog", width=18),
        Prose("A thick fog, and screams in it. You hope it is the wind. The wind hopes it is you."),
    ),
    24: Scene(
        Text("Gallery", width=18),
        Prose("The torture gallery; blood on the walls. The shackles are empty, but somebody has oiled them."),
    ),
    25: Scene(
        Text("Run!", width=18),
        Prose("The pirates are back and quarrelling: run! They have not agreed yet which of them is to catch you."),
    ),
    26: Scene(
        Text("Robbed", width=18),
        Prose(
            "The pirates take the chest from you. They carry it off to a new hiding place, singing, and out of tune."
        ),
    ),
    FOUND: Scene(
        Text("The chest!", width=18),
        Prose("The chest is here! Iron bands, a lock that sighs, and Captain Flint's name on the lid."),
    ),
    NARROW: Scene(
        Text("Too narrow", width=18),
        Prose(
            "The tunnel is too narrow for the chest. You push, you pull, you say things that Flint would have liked."
        ),
    ),
    CLOSED: Scene(
        Text("Closed", width=18),
        Prose("Building works, no visitors! Behind the barrier something glitters that is not for empty hands."),
    ),
    NOTE: Scene(
        Text("A note", width=18),
        Prose("I never hide it twice in one place: Bill Bones. A dagger holds the sheet to the rock."),
    ),
}

FLINT_TALE = Tale(
    story=Story.FLINT,
    cave=FLINT_CAVE,
    plan=FLINT_PLAN,
    scenes=SCENES,
    carrier=WITH_CHEST,
    take=Text("Do you take it? (y/n)"),
    taken=Prose(
        "You heave the chest onto your shoulders. From now on everybody will notice you.",
    ),
    left=Prose(
        "You leave the chest where it is. It looks after you.",
    ),
    back=Prose("You turn back."),
    saved=Prose("You escape by a hair's breadth."),
    won=Count(
        "You stole the treasure in {n} step!",
        "You stole the treasure in {n} steps!",
    ),
)
