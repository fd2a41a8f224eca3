"""The two tales: what makes one, Captain Flint's chest, and Ileana Cosânzeana, whom a dragon has carried off."""

from collections.abc import Mapping
from dataclasses import dataclass

from arcade.games.cave.art import TOGETHER, WITH_CHEST, Poses
from arcade.games.cave.layouts import FLINT_CAVE, ILEANA_CAVE
from arcade.games.cave.levels import Story
from arcade.games.cave.rules import Cave
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Count, Prose, Text

FOUND, NARROW, CLOSED, NOTE = 101, 102, 103, 104
"""Descriptions, and pictures, of events that may happen anywhere."""


@dataclass(frozen=True)
class Tale:
    """A cave, its scenes by number, and what is carried: its sign on the map and its words."""

    story: Story
    cave: Cave
    names: Mapping[int, Text]
    """What stands below the pictures."""
    words: Mapping[int, Prose]
    """Descriptions, whose first sentences say all that matters."""
    carrier: Poses
    take: Text
    """The question whether to take it."""
    taken: Prose
    left: Prose
    back: Prose
    """Said after having been turned back."""
    saved: Prose
    """Said when a draught of living water saved from a robbery."""
    won: Count

    def first_sentence(self, number: int, language: Language) -> str:
        """What the printed program would have said of a scene."""
        words = self.words[number].in_language(language)
        ends = [at for mark in ".!?" if (at := words.find(f"{mark} ")) >= 0]
        return words[: min(ends) + 1] if ends else words


# Captain Flint's chest, a giant, pirates, and Bill Bones who hid it.
_FLINT_NAMES = {
    1: Text("Cave mouth", width=18),
    2: Text("Wrong path", width=18),
    3: Text("Deep woods", width=18),
    4: Text("Low hall", width=18),
    5: Text("Dead end", width=18),
    6: Text("Bend", width=18),
    7: Text("Pirates' hall", width=18),
    8: Text("Side tunnel", width=18),
    9: Text("Torture hall", width=18),
    10: Text("Chimney", width=18),
    11: Text("Giant's hall", width=18),
    12: Text("Run!", width=18),
    13: Text("Robbed", width=18),
    14: Text("Carved wall", width=18),
    15: Text("Shaft", width=18),
    16: Text("Crystal palace", width=18),
    17: Text("Red Labyrinth", width=18),
    18: Text("Daylight", width=18),
    19: Text("River of Death", width=18),
    20: Text("Holes", width=18),
    21: Text("Den of bats", width=18),
    22: Text("Fork", width=18),
    23: Text("Fog", width=18),
    24: Text("Gallery", width=18),
    25: Text("Run!", width=18),
    26: Text("Robbed", width=18),
    FOUND: Text("The chest!", width=18),
    NARROW: Text("Too narrow", width=18),
    CLOSED: Text("Closed", width=18),
    NOTE: Text("A note", width=18),
}
_FLINT_WORDS = {
    1: Prose(
        "You are in the forest; the way into the cave is south. Cold air comes out of it and smells of wet stone and "
        "old candles."
    ),
    2: Prose(
        "This is not the way to find the cave. The path winds between the oaks, and your own footprints come to meet "
        "you."
    ),
    3: Prose(
        "You have lost your way in the woods. Branches close behind you. Something with yellow eyes counts your steps."
    ),
    4: Prose(
        "A hall with a low ceiling; daylight in the north. You stoop under teeth of stone. On the other sides wait "
        "three darknesses."
    ),
    5: Prose("A dead end. You knock on the rock. It does not answer, or it is very patient."),
    6: Prose("The tunnel makes a bend. Whoever dug it had a reason to turn here, and no time to explain it."),
    7: Prose(
        "The hall of the pirates; nobody is at home. Dice, rum, a sea chart for a tablecloth. The candle is still warm."
    ),
    8: Prose("A tunnel from north to south, with a branch to the west. Out of the branch drifts a smell of rum."),
    9: Prose(
        "The torture hall, full of bones. One skeleton points at the ceiling, as if it had just remembered something."
    ),
    10: Prose(
        "You stand in a chimney of rock. From above falls pale light. Between your shoes the shaft goes on down."
    ),
    11: Prose(
        "The hall of the giant: he sleeps! Each snore lifts the dust from the floor and the hair from your head."
    ),
    12: Prose("The giant is awake! Run! He counts his gold even in his dreams, and a chest was missing."),
    13: Prose(
        "Not like that, little one: try again! He lifts you by the collar, takes the chest and hides it elsewhere."
    ),
    14: Prose(
        "Somebody carved: BILL BONES WAS HERE. The letters are deep and proud, and older than the rust on your lantern."
    ),
    15: Prose("You are at the bottom of a shaft. High above shines a coin of light. The rungs look strong enough."),
    16: Prose(
        "A palace of crystal, with music from all sides. The walls repeat you a thousand times, and every one of you "
        "looks surprised."
    ),
    17: Prose(
        "You wander through the Red Labyrinth. The bricks glow like embers. From below comes a smell of rain and "
        "leaves."
    ),
    18: Prose("Welcome outside! Wind, grass, a lark: you had forgotten how loud the world is."),
    19: Prose(
        "Here flows the River of Death; a sign says XANADU. Its arrow points to the east, where something glitters."
    ),
    20: Prose("The tunnel grows wider; there are holes in the walls. Some of the holes blink."),
    21: Prose("A den of bats: hurry! A thousand wings wake up above you, and your flame lies flat with fear."),
    22: Prose("The tunnel forks. All the branches look alike; that is how branches catch people."),
    23: Prose("A thick fog, and screams in it. You hope it is the wind. The wind hopes it is you."),
    24: Prose("The torture gallery; blood on the walls. The shackles are empty, but somebody has oiled them."),
    25: Prose("The pirates are back and quarrelling: run! They haven't agreed yet which of them will catch you."),
    26: Prose(
        "The pirates take the chest from you. They carry it off to a new hiding place, singing, and out of tune."
    ),
    FOUND: Prose("The chest is here! Iron bands, a lock that sighs, and Captain Flint's name on the lid."),
    NARROW: Prose(
        "The tunnel is too narrow for the chest. You push, you pull, you say things that Flint would have liked."
    ),
    CLOSED: Prose("Building site, no visitors! Behind the barrier something glitters that is not for empty hands."),
    NOTE: Prose("I never hide it twice in the same place: Bill Bones. A dagger holds the sheet to the rock."),
}
FLINT_TALE = Tale(
    story=Story.FLINT,
    cave=FLINT_CAVE,
    names=_FLINT_NAMES,
    words=_FLINT_WORDS,
    carrier=WITH_CHEST,
    take=Text("Do you take it? (y/n)"),
    taken=Prose("You heave the chest onto your shoulders. From now on everybody will notice you."),
    left=Prose("You leave the chest where it is. It watches you go."),
    back=Prose("You turn back."),
    saved=Prose("You escape by a hair's breadth."),
    won=Count("You stole the treasure in {n} step!", "You stole the treasure in {n} steps!"),
)

# A dragon has carried off Ileana, three zmei keep watch, a dwarf hides her.
_ILEANA_NAMES = _FLINT_NAMES | {
    7: Text("Hall of the zmei", width=18),
    9: Text("Hall of stone", width=18),
    11: Text("Dragon's hall", width=18),
    13: Text("Carried off", width=18),
    17: Text("Wood of copper", width=18),
    18: Text("Our world", width=18),
    24: Text("Forge", width=18),
    26: Text("Carried off", width=18),
    27: Text("Wood of silver", width=18),
    28: Text("Wood of gold", width=18),
    29: Text("Glass Mountain", width=18),
    30: Text("Bower", width=18),
    31: Text("Magic mirror", width=18),
    32: Text("Lake", width=18),
    33: Text("Living water", width=18),
    34: Text("Mushrooms", width=18),
    35: Text("Stair", width=18),
    36: Text("Hanging bridge", width=18),
    37: Text("Hoard", width=18),
    FOUND: Text("Ileana!", width=18),
}
_ILEANA_WORDS = _FLINT_WORDS | {
    1: Prose(
        "You are in the forest; the way to the other realm is south. Before the cave lies a silk scarf. It is hers."
    ),
    7: Prose("The hall of the zmei; the brothers are out. Mugs like barrels, and a mace on a hook that still swings."),
    9: Prose("A hall of princes turned to stone. They came for Ileana, too. One of them points at the ceiling."),
    11: Prose(
        "The hall of the dragon: he sleeps! Smoke rises from his nostrils in rings, and each ring is a yard wide."
    ),
    12: Prose("The dragon is awake! Run! His breath goes before him and singes the feather on your cap."),
    13: Prose(
        "Not like that, little prince: try again! He takes Ileana in his claw and carries her to another prison."
    ),
    14: Prose("Somebody carved: FĂT-FRUMOS. You can't remember doing it. Perhaps you will."),
    16: Prose(
        "A palace of crystal, with music from all sides. The walls show Ileana a thousand times; only one squeezes "
        "your hand."
    ),
    17: Prose("You walk through the Wood of Copper. Don't break a leaf: they ring. From below comes a smell of rain."),
    18: Prose("Welcome to the world above! The sun stands still for a moment to look at Ileana."),
    24: Prose("The forge of the zmei; the fire burns. A chain lies on the anvil, just wide enough for a wrist."),
    25: Prose("The zmei are back and quarrelling: run! Each of them says that Ileana looked at him first."),
    26: Prose("The zmei take Ileana from you. They carry her off on their shoulders and sing, all three, three songs."),
    27: Prose("You walk through the Wood of Silver. The moon hangs in the branches and has to be walked around."),
    28: Prose("You walk through the Wood of Gold. The apples are counted every evening. You count them, too."),
    29: Prose("You stand on the Glass Mountain. It goes down in one long slide, and nobody has ever slid up."),
    30: Prose("A bower with a barred window. A loom, a carpet, half a song still in the air."),
    31: Prose("A magic mirror looks at you. It knows everything, but it only says which floor Ileana is on."),
    32: Prose("A lake under the earth; a boat waits. Above the bank a shaft with roots for rungs leads up."),
    33: Prose("A spring of living water shines by itself. Drink from it and you outrun even dragons, once."),
    34: Prose("A grove of mushrooms as tall as houses. Under one of them somebody small shuts a door."),
    35: Prose("A steep stair into the tower. Each step has a name, and they whisper it as you tread on them."),
    36: Prose("A hanging bridge over the mist. It's woven of hair and wouldn't carry two."),
    37: Prose("The dragon's hoard: crowns, cups, coins. You leave it all; you came for something better."),
    FOUND: Prose("Ileana Cosânzeana is here! She puts down the shuttle: “You took your time,” she says."),
    NARROW: Prose("There is no room for two. She says after you, you say after her, and nobody gets through."),
    CLOSED: Prose("The palace is closed to those who come alone! They are polishing the crystal for a wedding."),
    NOTE: Prose(
        "I never hide her twice in the same place: Statu-Palmă. The letters are as small as the dwarf who wrote them."
    ),
}
ILEANA_TALE = Tale(
    story=Story.ILEANA,
    cave=ILEANA_CAVE,
    names=_ILEANA_NAMES,
    words=_ILEANA_WORDS,
    carrier=TOGETHER,
    take=Text("Do you free her? (y/n)"),
    taken=Prose("Ileana takes your hand. Two are braver than one, but they don't fit through every hole."),
    left=Prose("You say you'll come back. She takes up the shuttle again, a little too firmly."),
    back=Prose("You turn back."),
    saved=Prose("They've got you! You drink the living water and run like a hare. The flask is empty now."),
    won=Count("Ileana is free after {n} step!", "Ileana is free after {n} steps!"),
)
