"""The words of Mastermind."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels, levels, sentences

TITLE = Text("Mastermind", "Mastermind")
TAGLINE = Text("Four pegs, six colours, one code", "Patru bile, șase culori, un cod")
CARD = Prose(
    "A code of four digits from 1 to 6 is hidden. Put four pegs into a row and send it: a star means a digit in its"
    " right place, a plus a right digit in another place, a dash that nothing is right. No digit counts twice. Break"
    " the code in as few tries as you can; each hint counts as a try more. Solve lets the computer finish. In a duel"
    " you hide a code as well, and the two of you try in turn. Two players hide codes from each other. After a game !"
    " marks tries that could not have been the code.",
    "Un cod de patru cifre de la 1 la 6 stă ascuns. Pune patru bile pe un rând și trimite-l: o stea înseamnă o cifră la"
    " locul ei, un plus o cifră bună în alt loc, o liniuță că nimic nu e bun. Nicio cifră nu se numără de două ori."
    " Ghicește codul din cât mai puține încercări; fiecare sfat costă una în plus. Rezolvă lasă calculatorul să"
    " termine. La duel ascunzi și tu un cod și încercați pe rând. Doi jucători își ascund coduri unul altuia. După joc"
    " ! arată încercările care nu puteau fi codul.",
)
TRIES = labels.TRIES

DIFFERENT = Text("four different", "patru diferite")
DIFFERENT_NOTE = Text("no digit comes twice", "nicio cifră de două ori")
REPEATED = levels.WITH_REPEATS
REPEATED_NOTE = Text("a digit may come again", "o cifră poate reveni")
TEN_ROWS = Text("ten rows", "zece rânduri")
TEN_ROWS_NOTE = Text("repeats, and only ten tries", "repetări, doar zece încercări")
DUEL_EASY = Text("duel, careless", "duel, neatent")
DUEL_EASY_NOTE = Text("it forgets things now and then", "mai uită câte ceva")
DUEL_PRINTED = Text("duel, methodical", "duel, metodic")
DUEL_PRINTED_NOTE = Text("tries the first code that fits", "încearcă primul cod posibil")
DUEL_STRONG = Text("duel, strong", "duel, puternic")
DUEL_STRONG_NOTE = Text("repeats, and it guesses best", "cu repetări, ghicește perfect")

# The original's screen.
HEADING = Text("M A S T E R M I N D", "M A S T E R M I N D")
LEGEND = (
    Text("  Find 4 digits out of 1,2,3,", "  Află 4 cifre luate din 1,2,3,"),
    Text(" 4,5,6 (with or without twins).", " 4,5,6 (cu sau fără dubluri)."),
    Text("Every try is answered by:", "Fiecare încercare primește:"),
    Text("* = a digit in its right place", "* = o cifră la locul ei"),
    Text("+ = a digit in another place", "+ = o cifră bună, în alt loc"),
    Text("- = none of the digits is right", "- = nicio cifră nu e bună"),
)
WITH_REPEATS = Text("With repeats? (y/n)", "Cu repetări? (d/n)", width=19)
WITH = Text("(with)", "(cu repetări)")
WITHOUT = Text("(without)", "(fără)")
TRY = Text("Try {n}", "Încercarea {n}", width=14)
PLAY_AGAIN = sentences.PLAY_AGAIN_OR_NOT
IT_WAS = Text("The code was {code}", "Codul era {code}")

VERDICTS = (
    (
        Count(
            ("Superb! Only {n} try.", "Superb! Only {n} tries."),
            ("Excelent! Doar {n} încercare.", "Excelent! Doar {n} încercări.", "Excelent! Doar {n} de încercări."),
        ),
        Text("It can hardly be done better.", "Mai bine cu greu se poate."),
    ),
    (
        Count(
            ("Well done: {n} try.", "Well done: {n} tries."),
            ("Felicitări: {n} încercare.", "Felicitări: {n} încercări.", "Felicitări: {n} de încercări."),
        ),
        Text("You know how to deduce.", "Știi să deduci."),
    ),
    (
        Count(
            ("Fine: {n} try.", "Fine: {n} tries."),
            ("Bine: {n} încercare.", "Bine: {n} încercări.", "Bine: {n} de încercări."),
        ),
        Text("One or two less would do.", "Se poate și cu una mai puțin."),
    ),
    (
        Count(
            ("Weak: {n} try.", "Weak: {n} tries."),
            ("Slab: {n} încercare.", "Slab: {n} încercări.", "Slab: {n} de încercări."),
        ),
        Text("Keep learning!", "Mai exersează!"),
    ),
    (
        Count(
            ("Awful: it took {n} try...", "Awful: it took {n} tries..."),
            ("Jalnic: {n} încercare...", "Jalnic: {n} încercări...", "Jalnic: {n} de încercări..."),
        ),
        Text("Each mark tells something.", "Fiecare semn îți spune ceva."),
    ),
)
"""What is said of so many tries, from the best on: a line with their number, and one more."""

# The drawn look.
YOUR_TRY = Text("Which code is it?", "Care este codul?")
PLAYERS_TRY = Text("Player {n}: which code is it?", "Jucătorul {n}: care e codul?")
HINTED = Text("Try {code}: codes left {n}", "Încearcă {code}: rămase {n}")
SOLVING = Text("Watch me... a key stops me", "Privește... o tastă mă oprește")
BANDS = (
    Text("SUPERB!", "EXCELENT!"),
    capitals.WELL_DONE,
    Text("FINE!", "BINE!"),
    Text("WEAK...", "SLAB..."),
    Text("AWFUL...", "JALNIC..."),
)
NOT_FOUND = Text("NOT FOUND", "NEGHICIT")
THERE_IT_IS = Text("THERE IT IS", "IATĂ CODUL")
DONE = Text("Tries {n}  hints {hints}  par {par}", "Rânduri {n} sfaturi {hints} normă {par}")
DOUBTFUL = Count(
    ("! {n} try could not be the code", "! {n} tries could not be the code"),
    ("! {n} încercare fără șanse", "! {n} încercări fără șanse", "! {n} de încercări fără șanse"),
)
LEFT = labels.CODES_LEFT
BEST = Text("best", "record", width=7)
AVERAGE = Text("average", "media", width=7)
ROW = Text("row", "rândul", width=12)

# The duel.
THINKING = sentences.THINKING
BOTH = Text("Both codes in the same round", "Ambele coduri în aceeași rundă")
