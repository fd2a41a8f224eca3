"""The words of The Orange Wizard."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import labels, levels, sentences

TITLE = Text("The Orange Wizard", "Vrăjitorul portocaliu")
SPINE = Text("Orange Wizard", "Vrăjitorul", 15)
POSTER = Text("Orange Wizard", "Vrăjitorul")
LAND = Text("of Number Land", "portocaliu din Țara Numerelor")
TAGLINE = Text("A touchy teacher of sums", "Un dascăl supărăcios")
CARD = Prose(
    "The orange wizard has four lessons. Think of a secret number, do his sums, and he names it from your result. Or"
    " do a chain of sums step by step; sit his examination in the times table; or be the wizard yourself and find his"
    " number. He shows why a sum went wrong, and gives a mark from 1 to 10. Type numbers (2.4, 2,4 and 12/5 are the"
    " same), or choose digits with left, right and fire, or click; Return answers. F1 hints at half the points.",
    "Vrăjitorul portocaliu are patru lecții. Gândește-te la un număr secret, fă-i socotelile, iar el ți-l spune după"
    " rezultat. Sau socotește pas cu pas, dă examen la tabla înmulțirii, ori fii tu vrăjitorul și află numărul lui."
    " Îți arată de ce ai greșit și dă o notă de la 1 la 10. Scrie numere (2.4, 2,4 și 12/5 sunt totuna) sau alege"
    " cifrele cu stânga, dreapta și foc, ori cu mouse-ul; Enter răspunde. F1 dă un sfat pe jumătate din puncte.",
)
NOVICE, NOVICE_NOTE = levels.NOVICE, Text("three sums, up to 40", "trei operații, până la 40")
PUPIL, PUPIL_NOTE = levels.PUPIL, Text("four sums, tables up to 10", "patru operații, tabla cu 10")
FELLOW, FELLOW_NOTE = Text("journeyman", "calfă"), Text("five sums, tables up to 12", "cinci operații, tabla cu 12")
MASTER, MASTER_NOTE = Text("wizard", "vrăjitor"), Text("decimals and long chains", "zecimale și șiruri lungi")

NAME = Text("THE WIZARD", "VRĂJITORUL", width=21)
FOR_CHILDREN = Text("Game for children", "Joc pentru copii", width=24)
I_AM = Text(
    "    I am the Orange Wizard, who\ncomes from Number Land.",
    "    Sunt Vrăjitorul portocaliu,\nvenit din Țara Numerelor.",
)
TEST = Text("   Pass my test and you shall be\nmy pupil!", "   Treci proba mea și te primesc\nsă-mi fii ucenic!")
READY = Text("    Ready to go? (yes/no)", "    Ești gata?   (da/nu)", width=26)
SCOLDING = Text(
    "   Listen well, or I turn you\ninto an orange cloud!", "   Ascultă bine, că te prefac\nîntr-un nor portocaliu!"
)
ADD_THREE = Text("   Pick a number, and add 3.", "   Alege un număr și adună 3.")
DIVIDE = Text(
    "   Divide the result by 5,\nmultiply by 8, and what you have\ndivide again by 5.",
    "   Împarte rezultatul la 5,\nînmulțește cu 8, iar ce iese\nîmparte din nou la 5.",
)
AT_LAST = Text("At last add 5 and take off 1.", "La urmă adună 5 și scade 1.")
YOUR_RESULT = Text("   Now tell me your result!", "   Spune-mi ce ai obținut!")
RESULT_IS = Text("result = ", "rezultatul = ")
IT_WAS = Text("   You chose {n}", "   Ai ales {n}")
AM_I_RIGHT = Text("  Am I right?      (yes/no)", "  Am ghicit, nu?   (da/nu)")
WHICH_NUMBER = Text("   Which number was it, then?", "   Atunci ce număr era?")
NUMBER_IS = Text("number = ", "numărul = ")
WATCH = Text("     Are you sure?\nThen watch me:", "     Ești sigur?\nAtunci privește:")
PLUS_THREE = Text("     {start} plus 3 is {a}", "     {start} plus 3 egal {a}")
FROM_THERE = Text(
    "That over 5 is {b}\nAnd multiplied by 8 it comes to\n{c}\n"
    "Over 5, and with another 5,\nwe get {d}\n which, minus 1, is {e}",
    "Împărțit la 5 egal {b}\nÎnmulțind cu 8, ajungem la\n{c}\n"
    "Împărțit la 5, plus încă 5,\negal {d}\n iar minus 1 egal {e}",
)
BELIEVE_IT = Text("   Believe me now (yes/no)?", "   Acum mă crezi (da/nu)?", width=28)
YOU_CHOSE = Prose("You did choose {start}!", "Ai ales chiar {start}!")
WRONG_SUMS = Prose("{start} gives {right}, not {typed}!", "{start} dă {right}, nu {typed}!")
WRONG_STEPS = {
    "left out": Prose("I think you left out: {step}", "Cred că ai uitat de: {step}"),
    "turned": Prose("Not {other} but {step}!", "Nu {other}, ci {step}!"),
    "miscounted": Prose("I think you slipped at: {step}", "Cred că ai greșit la: {step}"),
}
"""What a slip is called, said above the question whether the wizard is believed."""
FEEL_IT = Text("   Enough! Now you shall feel\nmy lightning!", "   Ajunge! Simte-mi acum\nfulgerul cumplit!")
BELIEVE_ME = Text("That will teach you!", "Să-ți fie de învățătură!", width=30)
COUNT_BETTER = Text("Count better next time!", "Data viitoare socotește bine!", width=30)
FLYING_HOME = Text("  Farewell! I am flying home!", "  Rămas bun! Zbor spre casă!")

GUESS = Prose("You chose {n}, did you not?", "Ai ales {n}, nu-i așa?")
WHICH = Prose("Which number was it, then?", "Atunci ce număr era?")
CHECK = Prose("Let us check it together:", "Hai să verificăm împreună:")
MISCOUNTED = Prose(
    "So {start} gives {right}, not {typed}: your sums went wrong.",
    "Deci {start} dă {right}, nu {typed}: ai greșit la socoteală.",
)
I_WAS_RIGHT = Prose("I was right! You did choose {start}.", "Am avut dreptate! Ai ales chiar {start}.")
BELIEVE = Prose("Do you believe me now?", "Acum mă crezi?")
ENOUGH = Prose("Enough! Feel my lightning!", "Ajunge! Simte-mi fulgerul!")
WARNING = Text("That will teach you!", "Să-ți fie învățătură de minte!", width=30)
FAREWELL = Prose("Farewell, I am flying home!", "Rămas bun, zbor acasă!")
AGAIN = Text("Another round (y/n)?", "Încă o rundă (d/n)?")
YES_OR_NO = Text("Yes or no, please: ", "Da sau nu, te rog: ", width=24)
UNFIT = {
    "no number": Text("A number, please: ", "Un număr, te rog: ", width=24),
    "by zero": Text("Nobody divides by 0: ", "La 0 nu se împarte: ", width=24),
    "too large": Text("Too long for me: ", "E prea lung: ", width=24),
}

SECRET = Text("Your secret number", "Numărul tău secret", width=24)
STEPS = Text("Step by step", "Pas cu pas", width=24)
EXAMINATION = Text("Times-table test", "Examen: înmulțirea", width=24)
INVERSE = Text("You are the wizard", "Tu ești vrăjitorul", width=24)
WHICH_LESSON = Prose(
    "Hello! I am the Orange Wizard. Which lesson today?", "Salut! Eu sunt Vrăjitorul portocaliu. Ce lecție facem azi?"
)
BEST_MARK = Text("mark", "nota", width=5)
TASK = Text("Task", "Proba", width=6)
RIGHT_SO_FAR = Text("Right", "Corecte", width=8)
POINTS = labels.POINTS
CHOOSE = sentences.CHOOSE_AND_TAKE
TYPE = Text("F1 hint   Return answers", "F1 sfat   Enter răspunde")
PRESS_ON = Text("Fire goes on", "Foc: mai departe")
YES, NO = labels.YES, labels.NO

SECRET_INTRO = Prose(
    "Pick a whole number from 1 to {most}. Keep it secret! Do these sums with it. What did you get?",
    "Alege un număr întreg de la 1 la {most}. Nu-l spune! Fă cu el socotelile acestea. Ce rezultat ai?",
)
SECRET_NUMBER = Text("secret", "secret", width=10)
I_CANNOT = Prose(
    "No hint: I do not know your number! Go slowly, a line at a time.",
    "Nu am sfat: nu-ți știu numărul! Ia-o încet, rând cu rând.",
)
GUESSED = Prose("I knew it! And your sums are all right.", "Știam eu! Iar socotelile tale sunt bune.")
GLAD = Prose(
    "That is better! Honest pupils make the best wizards.", "Așa da! Ucenicii cinstiți ajung cei mai buni vrăjitori."
)
STEPS_INTRO = Prose(
    "Do one sum after the other. I look over your shoulder!", "Fă socotelile pe rând. Eu mă uit peste umărul tău!"
)
EXAM_INTRO = Prose(
    "Ten questions. Quick ones please me: slow ones make me spark!",
    "Zece întrebări. Răspunde repede, că altfel scot scântei!",
)
SLOW = Prose("Right, but slow: bzzt!", "Corect, dar încet: bâzz!")
INVERSE_INTRO = Prose(
    "Now you are the wizard! What number did I begin with?", "Acum tu ești vrăjitorul! Cu ce număr am început?"
)
FORWARD = Prose(
    "{typed} would give {reached}, not {wanted}. Undo the last sum first. Try again!",
    "{typed} ar da {reached}, nu {wanted}. Desfă întâi ultima operație. Mai încearcă!",
)
LOOK_BACK = Prose("It was {start}. See how to undo it from the end:", "Era {start}. Uite cum se desface de la sfârșit:")
PRAISE = (
    Prose("Right!", "Corect!"),
    sentences.WELL_DONE.wrapped(),
    Prose("Splendid!", "Minunat!"),
    Prose("Even I could not do better!", "Nici eu nu făceam mai bine!"),
)
NOT_QUITE = Prose("Not {typed}, look:\n{sum}\n{way}", "Nu {typed}, uite:\n{sum}\n{way}")
HINT_IS = Prose("Do it like this:\n{way}", "Fă așa:\n{way}")
NO_EASIER = Prose("There is no easier way: just count carefully.", "Nu e o cale mai ușoară: socotește cu grijă.")
HERE = Prose("Look at the marked line:\n{sum}\n{way}", "Uită-te la rândul însemnat:\n{sum}\n{way}")
DIGITS_ONLY = Prose("A number, please: 12 or 2.5 or 1/2.", "Un număr, te rog: 12 sau 2,5 sau 1/2.")
ZERO_DIVIDES = Prose("Nobody can divide by 0, not even a wizard!", "La 0 nu poate împărți nimeni, nici un vrăjitor!")
TOO_LONG = Prose(
    "That number makes me dizzy: a shorter one, please.", "Numărul acesta mă amețește: unul mai scurt, te rog."
)

MARK = Text("MARK {n}", "NOTA {n}", width=10)
RIGHT_OF = Text("{n} of {count} right at once", "{n} din {count} corecte", width=22)
MARKS_MEAN = {
    "EXCELLENT": Text("excellent", "excelent", width=22),
    "VERY_GOOD": Text("very good", "foarte bine", width=22),
    "GOOD": Text("good", "bine", width=22),
}
NO_SLIPS = Text("Not a single slip!", "Nicio greșeală!", width=22)
LEARN = Text("Look at these again:", "Mai uită-te la:", width=22)
EXCELLENT = Prose("You are my pupil now!", "De acum îmi ești ucenic!")
ENOUGH_MARK = Prose("You passed. Come again for a better mark!", "Ai trecut. Mai vino pentru o notă mai bună!")
FAILED = Prose(
    "Not enough yet. Chin up: I was a cloud once, too!", "Încă nu ajunge. Capul sus: și eu am fost odată nor!"
)
ANOTHER = Text("Another lesson? (y/n)", "Încă o lecție? (d/n)")
