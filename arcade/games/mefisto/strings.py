"""The words of Mefisto."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import keys, labels, levels

TITLE = Text("Mefisto", "Mefisto")
TAGLINE = Text("Light all the lamps of hell", "Aprinde toate focurile iadului")
CARD = Prose(
    "Mefisto keeps a square of fires. Press one, by its letter, with the arrows and fire or by a click, and it changes"
    " with its neighbours above, below and beside it: what was dark burns, what burned goes out. Begin in the dark and"
    " make the picture you have chosen; all twenty-five need fifteen presses. You can draw a goal of your own; only one"
    " picture in four can be reached, and Mefisto shows why. At dusk and at midnight it is the other way round: put"
    " every fire out. F1 hints, F2 takes a press back, F3 lets Mefisto go on, # begins again. Fewer presses above par"
    " are better; a hint costs five.",
    "Mefisto păzește un pătrat de focuri. Apasă unul, cu litera lui, cu săgețile și foc sau cu un clic, și se schimbă"
    " împreună cu vecinii de sus, de jos și din părți: ce era stins arde, ce ardea se stinge. Pornești din întuneric și"
    " faci figura pe care ai ales-o; toate cele douăzeci și cinci cer cincisprezece apăsări. Poți desena și un țel al"
    " tău; doar o figură din patru e posibilă, iar Mefisto îți arată de ce. În amurg și la miezul nopții e invers:"
    " stinge toate focurile. F1 dă un sfat, F2 ia apăsarea înapoi, F3 îl lasă pe Mefisto să continue, # reia. Contează"
    " apăsările peste normă, cât mai puține; un sfat costă cinci.",
)
SMALL = Text("three by three", "trei pe trei")
SMALL_NOTE = Text("light all nine fires", "aprinde toate cele nouă focuri")
CLASSIC = levels.CLASSIC
CLASSIC_NOTE = Text("five by five, choose your goal", "cinci pe cinci, țel la alegere")
DUSK = Text("dusk", "amurg")
DUSK_NOTE = Text("put out a small blaze", "stinge un foc mic")
MIDNIGHT = Text("midnight", "miezul nopții")
MIDNIGHT_NOTE = Text("put out a great blaze", "stinge un foc mare")
LARGE = Text("seven by seven", "șapte pe șapte")
LARGE_NOTE = Text("light all forty-nine", "aprinde toate cele 49")
ENDLESS = Text("endless", "fără margini")
ENDLESS_NOTE = Text("the edges meet each other", "marginile se întâlnesc")

WELL_DONE = Text("CONGRATULATIONS", "FELICITĂRI", width=20)
ANOTHER = Text("Another game? ", "Încă un joc? ", width=20)
YOUR_PRESS = Text("Press a fire", "Apasă un foc")
CHOOSE_GOAL = Text("Choose your goal", "Alege țelul")
DRAW_GOAL = Text("Draw your goal; Return ends", "Desenează țelul; Enter încheie")
DONE = keys.DONE
IMPOSSIBLE = Text("No: the marked must light evenly", "Nu: cele marcate ard doar cu soț")
POSSIBLE = Count(
    ("It takes {n} press", "It takes {n} presses"),
    ("E nevoie de {n} apăsare", "E nevoie de {n} apăsări", "E nevoie de {n} de apăsări"),
)
TRY = Text("Try this one", "Încearcă focul acesta")
SECOND_THOUGHTS = Text("Second thoughts already?", "Te-ai răzgândit deja?")
TOO_MANY = Text("I could do that in fewer. Ha!", "Eu pot din mai puține. Ha!")
ETERNITY = Text("Take your time. I have eternity.", "Nu te grăbi. Am toată veșnicia.")
PRESSES = Text("Presses", "Apăsări", width=10)
GOAL = labels.GOAL
AGAIN_KEY = Text("# again", "# reia", width=10)
OWN = Text("my own", "al meu", width=13)
GOALS = {
    "all": Text("all lit", "toate", width=13),
    "chessboard": Text("chessboard", "tablă de șah", width=13),
    "other": Text("other colour", "altă culoare", width=13),
    "frame": Text("frame", "rama", width=13),
    "plus": Text("plus", "plus", width=13),
    "cross": Text("cross", "cruce", width=13),
    "diamond": Text("diamond", "romb", width=13),
    "block": Text("block", "bloc", width=13),
    "corners": Text("corners", "colțuri", width=13),
    "centre": Text("centre", "centrul", width=13),
    "all but one": Text("all but one", "fără unul", width=13),
    "all but two": Text("all but two", "fără doi", width=13),
}
