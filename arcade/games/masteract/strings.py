"""The words of Active Mastermind."""

from arcade.games.masteract.rules import Fault
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels, levels, sentences

TITLE = Text("Active Mastermind", "Masteract")
SPINE = Text("Masteract", "Masteract", 15)
TAGLINE = Text("You hide a code, I break it", "Tu ascunzi un cod, eu îl ghicesc")
CARD = Prose(
    "Pick a code of four digits from 1 to 6 and keep it in your head, or put it on the board. I guess; you tell how"
    " many of my digits are in their right places and how many belong elsewhere, each digit counted once. The lights"
    " are the codes that agree with all you have said. Three tries or less are my victory, four are a draw, five or"
    " more yours. Marks that cannot be are crossed; if your answers disagree, I show which one may be wrong, and you"
    " can change it or show me your code. Hint: a code that is hard for me (not scored). Two players hide a code each:"
    " the one that takes longer wins. The duel, try against try, is a level of Mastermind.",
    "Alege un cod de patru cifre de la 1 la 6 și ține-l minte sau pune-l pe tablă. Eu ghicesc; tu spui câte cifre"
    " sunt la locul lor și câte în alt loc, fiecare numărată o singură dată. Luminile sunt codurile care se potrivesc"
    " cu tot ce ai spus. Trei încercări sau mai puține sunt victoria mea, patru o remiză, cinci sau mai multe a ta."
    " Notele imposibile sunt tăiate; dacă răspunsurile se contrazic, arăt care poate fi greșit și îl schimbi sau îmi"
    " arăți codul. Sfat: un cod greu pentru mine (fără punctaj). Doi jucători ascund câte un cod: câștigă cel care"
    " rezistă mai mult. Duelul, încercare contra încercare, e un nivel din Mastermind.",
)
TRIES = labels.TRIES

CARELESS = levels.CARELESS
CARELESS_NOTE = Text("I forget things now and then", "mai uit câte ceva")
PRINTED = Text("methodical", "metodic")
PRINTED_NOTE = Text("I try the first code that fits", "încerc primul cod posibil")
STRONG = Text("strong", "puternic")
STRONG_NOTE = Text("I guess as well as can be", "ghicesc cât se poate de bine")
REPEATED = levels.WITH_REPEATS
REPEATED_NOTE = Text("as strong, digits may repeat", "la fel, cifrele se pot repeta")

# The original's screen.
WAIT = Text("One moment...", "O clipă, te rog...")
READY = Text("Ready", "Gata, începem")
PICK = Text("Pick a code: 4 different digits", "Alege 4 cifre diferite")
PRESS = Text("Press a key when ready", "Apasă o tastă când ești gata")
TRY = Text("Try {n}:", "Încerc. {n}:", width=11)
PLACES = Text("A =", "A =", width=3)
ELSEWHERE = Text("N =", "N =", width=3)
RIGHT = Text("Is that right (y/n)?", "Corect (d/n)?", width=31)
THINKING = sentences.THINKING
GOT_IT = Text("Got it!", "Am reușit!")
CANNOT_BE = Text("That cannot be!", "Eroare! Răspunsuri imposibile.")
ONE_WRONG = Text("Look again at: {which}", "Mai uită-te la: {which}")
SEVERAL_WRONG = Text("More than one answer is wrong", "Mai multe răspunsuri greșite")
PLAY_AGAIN = sentences.PLAY_AGAIN_OR_NOT
HARD_CODE = Text("Try hiding {code}", "Ascunde de pildă {code}")

FAULTS = {
    Fault.TOO_MANY: Text("More than four digits? Again!", "Mai mult de patru cifre? Reia!"),
    Fault.LAST_ONE: Text("3 in place, 1 elsewhere? Never!", "3 la loc și 1 în altul? Exclus!"),
    Fault.TOO_FEW: Text("Two at least must be right", "Măcar două trebuie să fie bune"),
}

# The drawn look.
WHERE = Text("Your code: 1 in mind  2 on board", "Codul: 1 în minte  2 pe tablă")
PICK_DIFFERENT = Text("Four different digits, then fire", "Patru cifre diferite, apoi foc")
PICK_ANY = Text("Four digits, 1 to 6, then fire", "Patru cifre, 1 la 6, apoi foc")
PLAYERS_PICK = Text("Player {n} picks a code", "Jucătorul {n} alege un cod")
LEFT = labels.CODES_LEFT
IN_PLACE = Text("in place", "la loc", width=9)
NOT_IN_PLACE = Text("elsewhere", "alt loc", width=9)
YOUR_CODE = Text("your code", "codul tău", width=12)
HOW_MANY_PLACES = Text("How many are in their places?", "Câte sunt la locul lor?")
HOW_MANY_ELSEWHERE = Text("How many belong elsewhere?", "Câte sunt bune, în alt loc?")
HOW_TO_MARK = Text("Places first; each counts once", "Întâi locurile; fiecare o dată")
CONTRADICTION = Text("1 change  2 show code  3 the end", "1 schimb  2 codul meu  3 gata")
SHOW_CODE = Text("YOUR CODE?", "CODUL TĂU?")
MISTAKES = Count(
    ("! {n} of your answers was wrong", "! {n} of your answers were wrong"),
    ("! {n} răspuns a fost greșit", "! {n} răspunsuri greșite", "! {n} de răspunsuri greșite"),
)
NO_MISTAKE = Text("They all fit. My mistake?", "Toate sunt bune. Am greșit eu?")
DONE = Count(
    ("Got it! I needed {n} try", "Got it! I needed {n} tries"),
    ("Am reușit! {n} încercare", "Am reușit! {n} încercări", "Am reușit! {n} de încercări"),
)
PLAYERS_DONE = Text("Player {n}: {tries}", "Jucătorul {n}: {tries}")
HELD = Text("WELL HIDDEN!", "BINE ASCUNS!")
FAIR = Text("FAIR ENOUGH", "REMIZĂ")
FAST = Text("I WAS FAST!", "AM FOST RAPID!")
NONE_FITS = Text("NO CODE FITS", "NICIUN COD")
