"""The words of Robac."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, levels, sentences

TITLE = Text("Robac the worm", "Robac")
TAGLINE = Text("Eat spiders, shun mushrooms", "Mănâncă păianjeni, nu ciuperci")
CARD = Prose(
    "Your worm never stops. Eat the spiders that pop up: they bring 10 to 50 points, and the dear ones walk about and"
    " do not stay. A mushroom costs a life, the edge costs points, and points below nothing end the game. Mushrooms"
    " thicken with every life lost; a flask clears five of them away. At the last level a prince picks magic apples"
    " and slays dragons with an ogre at his heels.",
    "Viermele tău nu se oprește. Mănâncă păianjenii care apar: aduc 10 până la 50 de puncte, iar cei scumpi umblă și"
    " nu rămân. Ciuperca ia o viață, marginea ia puncte, iar sub zero jocul se termină. Ciupercile se îndesesc cu"
    " fiecare viață pierdută; o sticluță curăță cinci dintre ele. La ultimul nivel, Făt-Frumos culege mere fermecate și"
    " răpune balauri cu un zmeu pe urme.",
)
GENTLE = levels.GENTLE
GENTLE_NOTE = Text("slow worm, edge costs 10", "vierme încet, marginea ia 10")
LIVELY = Text("lively", "vioi")
LIVELY_NOTE = Text("quicker, edge costs 20", "mai iute, marginea ia 20")
QUICK = Text("quick", "iute")
QUICK_NOTE = Text("edge takes half your points", "marginea ia jumătate")
DIZZY = Text("dizzy", "amețitor")
DIZZY_NOTE = Text("edge takes all you have", "marginea ia tot ce ai")
TALE = Text("Prince Charming", "Făt-Frumos")
TALE_NOTE = Text("apples, dragons and an ogre", "mere, balauri și un zmeu")

ONE_MOMENT = Text("One moment...", "O clipă...", width=24)
PRESS_A_KEY = sentences.PRESS_A_KEY
NAME = Text("ROBAC", "ROBAC", width=6)
SCORE = capitals.POINTS
YOU_DIED = Text("You died!", "Ai murit!", width=21)
FINAL = Text("Score: {n}", "Puncte: {n}", width=32)
PRESS_ENTER = Text("Press ENTER", "Apasă ENTER", width=23)

EDGE = Text("Ouch, the edge! -{n}", "Au, marginea! -{n}")
LAST_WARNING = Text("The next bump is your last!", "Încă o lovitură și gata!")
POISONED = Text("Poisonous mushroom!", "Ciupercă otrăvitoare!")
CAUGHT = Text("The ogre has got you!", "Te-a prins zmeul!")
ANTIDOTE = Text("Antidote: mushrooms away!", "Leac: pier ciupercile!")
RESULT = Count(
    ("Your worm made {n} point", "Your worm made {n} points"),
    ("Ai strâns {n} punct", "Ai strâns {n} puncte", "Ai strâns {n} de puncte"),
)
RESULT_TALE = Count(
    ("The prince made {n} point", "The prince made {n} points"),
    ("Făt-Frumos are {n} punct", "Făt-Frumos are {n} puncte", "Făt-Frumos are {n} de puncte"),
)
FED = Text("WELL FED!", "SĂTUL!")
SICK = Text("POISONED", "OTRĂVIT")
OUCH = Text("OUCH!", "AU!")
WED = Text("A FEAST!", "NUNTĂ!")
TAKEN = Text("TAKEN AWAY", "DUS DE ZMEU")
"""What stands over the end: of a worm that flies, one that ate mushrooms, one that hit the edge; and of the tale."""
BELOW_NOTHING = Text("Below zero: the edge won", "Sub zero: marginea a învins")
