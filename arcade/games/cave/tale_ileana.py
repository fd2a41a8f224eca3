"""The second tale: a dragon has carried off Ileana Cosânzeana, three zmei keep watch, a dwarf hides her."""

from arcade.games.cave.art_signs import TOGETHER
from arcade.games.cave.layout import ILEANA_PLAN
from arcade.games.cave.layouts import ILEANA_CAVE
from arcade.games.cave.levels import Story
from arcade.games.cave.tale_flint import SCENES as FLINT_SCENES
from arcade.games.cave.variant import CLOSED, FOUND, NARROW, NOTE, Scene, Tale
from arcade.toolkit.contract.texts import Count, Prose, Text

SCENES = FLINT_SCENES | {
    1: Scene(
        Text("Cave mouth", width=18),
        Prose(
            "You are in the forest; the way to the other realm is south. Before the cave lies a silk scarf. It is hers."
        ),
    ),
    7: Scene(
        Text("Hall of the zmei", width=18),
        Prose("The hall of the zmei; the brothers are out. Mugs like barrels, and a mace on a hook that still swings."),
    ),
    9: Scene(
        Text("Hall of stone", width=18),
        Prose("A hall of princes turned to stone. They came for Ileana, too. One of them points at the ceiling."),
    ),
    11: Scene(
        Text("Dragon's hall", width=18),
        Prose(
            "The hall of the dragon: he sleeps! Smoke rises from his nostrils in rings, and each ring is a yard wide."
        ),
    ),
    12: Scene(
        Text("Run!", width=18),
        Prose("The dragon is awake! Run! His breath goes before him and singes the feather on your cap."),
    ),
    13: Scene(
        Text("Carried off", width=18),
        Prose(
            "Not like that, little prince: try again! He takes Ileana in his claw and carries her to another prison."
        ),
    ),
    14: Scene(
        Text("Carved wall", width=18),
        Prose("Somebody carved: FĂT-FRUMOS. You cannot remember doing it. Perhaps you will."),
    ),
    16: Scene(
        Text("Crystal palace", width=18),
        Prose(
            "A palace of crystal, with music from all sides. The walls show Ileana a thousand times; only one squeezes"
            " your hand."
        ),
    ),
    17: Scene(
        Text("Wood of copper", width=18),
        Prose("You walk through the Wood of Copper. Do not break a leaf: they ring. From below comes a smell of rain."),
    ),
    18: Scene(
        Text("Our world", width=18),
        Prose("Welcome to the world above! The sun stands still for a moment to look at Ileana."),
    ),
    24: Scene(
        Text("Forge", width=18),
        Prose("The forge of the zmei; the fire burns. A chain lies on the anvil, just wide enough for a wrist."),
    ),
    25: Scene(
        Text("Run!", width=18),
        Prose("The zmei are back and quarrelling: run! Each of them says that Ileana looked at him first."),
    ),
    26: Scene(
        Text("Carried off", width=18),
        Prose("The zmei take Ileana from you. They carry her off on their shoulders and sing, all three, three songs."),
    ),
    27: Scene(
        Text("Wood of silver", width=18),
        Prose("You walk through the Wood of Silver. The moon hangs in the branches and has to be walked around."),
    ),
    28: Scene(
        Text("Wood of gold", width=18),
        Prose("You walk through the Wood of Gold. The apples are counted every evening. You count them, too."),
    ),
    29: Scene(
        Text("Glass Mountain", width=18),
        Prose("You stand on the Glass Mountain. It goes down in one long slide, and nobody has ever slid up."),
    ),
    30: Scene(
        Text("Bower", width=18), Prose("A bower with a barred window. A loom, a carpet, half a song still in the air.")
    ),
    31: Scene(
        Text("Magic mirror", width=18),
        Prose("A magic mirror looks at you. It knows everything, but it says only what floor it is on."),
    ),
    32: Scene(
        Text("Lake", width=18),
        Prose("A lake under the earth; a boat waits. Above the bank a shaft with roots for rungs leads up."),
    ),
    33: Scene(
        Text("Living water", width=18),
        Prose("A spring of living water shines by itself. Who drinks of it outruns even dragons, once."),
    ),
    34: Scene(
        Text("Mushrooms", width=18),
        Prose("A grove of mushrooms as tall as houses. Under one of them somebody small shuts a door."),
    ),
    35: Scene(
        Text("Stair", width=18),
        Prose("A steep stair into the tower. Each step has a name, and they whisper it as you tread on them."),
    ),
    36: Scene(
        Text("Hanging bridge", width=18),
        Prose("A hanging bridge over the mist. It is woven of hair and would not carry two."),
    ),
    37: Scene(
        Text("Hoard", width=18),
        Prose("The dragon's hoard: crowns, cups, coins. You leave it all; you came for something better."),
    ),
    FOUND: Scene(
        Text("Ileana!", width=18),
        Prose("Ileana Cosânzeana is here! She puts down the shuttle: “You took your time,” she says."),
    ),
    NARROW: Scene(
        Text("Too narrow", width=18),
        Prose("There is no room for two. She says after you, you say after her, and nobody gets through."),
    ),
    CLOSED: Scene(
        Text("Closed", width=18),
        Prose("The palace is closed to those who come alone! They are polishing the crystal for a wedding."),
    ),
    NOTE: Scene(
        Text("A note", width=18),
        Prose(
            "I never hide her twice in one place: Statu-Palmă. The letters are as small as the dwarf who wrote them."
        ),
    ),
}

ILEANA_TALE = Tale(
    story=Story.ILEANA,
    cave=ILEANA_CAVE,
    plan=ILEANA_PLAN,
    scenes=SCENES,
    carrier=TOGETHER,
    take=Text("Do you free her? (y/n)"),
    taken=Prose(
        "Ileana takes your hand. Two are braver than one, but they do not fit through every hole.",
    ),
    left=Prose(
        "You say that you will come back. She takes up the shuttle again, rather hard.",
    ),
    back=Prose("You turn back."),
    saved=Prose(
        "They have you! You drink the living water and run like a hare. The flask is empty now.",
    ),
    won=Count(
        "Ileana is free after {n} step!",
        "Ileana is free after {n} steps!",
    ),
)
