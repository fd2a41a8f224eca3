"""The words of Septica."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels, levels, sentences

TITLE = Text("Septica", "Șeptică")
TAGLINE = Text("Cut with a seven, take the tens", "Taie cu un șapte și ia decarii")
CARD = Prose(
    "Take tricks that hold tens and aces: each is a point, eight in all. The leader plays any card, the others answer"
    " with any card. A card of the same rank cuts, and so does every seven; whoever cut last takes the trick and leads"
    " the next. After a cut the leader may go on with another card that cuts, or let the trick go. Hands are filled up"
    " to four. Whoever takes every trick scores 16. Three players leave two eights out, and the other two cut as well;"
    " four play in pairs. Left and right (or N) choose a card, Return or fire (or D) plays it, the digits 1 to 4 or a"
    " click at once; 0 lets a trick go. C or up counts the cards that you have not seen.",
    "Ia levatele cu decari și ași: fiecare face un punct, opt în total. Cine începe joacă orice carte, ceilalți răspund"
    " cu orice carte. Taie o carte de același rang și orice șapte; cine a tăiat ultimul ia cărțile și începe din nou."
    " După o tăietură cel care a început poate continua cu o carte care taie sau renunță. Mâinile se completează la"
    " patru cărți. Cine ia toate levatele face 16. În trei se scot doi optari, iar ceilalți doi taie și ei; în patru se"
    " joacă pe perechi. Stânga și dreapta (sau N) aleg cartea, Enter sau foc (sau D) o joacă, cifrele 1-4 sau un clic o"
    " joacă pe loc; 0 renunță. C sau sus numără cărțile pe care nu le-ai văzut.",
)
BEGINNER = levels.BEGINNER
BEGINNER_NOTE = Text("plays mostly any card", "joacă mai mult la întâmplare")
CAMPION = Text("CAMPION", "CAMPION", width=10)
CAMPION_NOTE = Text("keeps count of cards played", "ține minte ce s-a jucat")
OLD_FOX = Text("old fox", "vulpe bătrână")
OLD_FOX_NOTE = Text("imagines every deal", "își închipuie cum s-a împărțit")
COUNTER = Text("card counter", "numără cărțile")
BARBU = Text("Barbu", "Barbu", width=5)
ANA = Text("Ana", "Ana", width=5)
DAN = Text("Dan", "Dan", width=5)
"""The computer's players when there are three or four."""
SHORT_PLAYER = Text("pl. {n}", "juc. {n}", width=7)

HOW_MANY = Text("How many play: 2, 3 or 4?", "Câți joacă: 2, 3 sau 4?")
BEGINS = Text("First: {name}", "Începe: {name}", width=32)
DEALING = Text("Dealing", "Se împart cărțile")
LEAD = Text("lead any card", "orice carte", width=sentences.ASKED)
ANSWER = Text("answer with a card", "răspunde cu o carte", width=sentences.ASKED)
CONTINUE = Text("go on or let it go?", "continui, renunți?", width=sentences.ASKED)
LET_GO = Text("LET GO", "RENUNȚ", width=6)
CUTS = Text("Only a 7 or the same rank cuts", "Taie doar un 7 sau la fel")
CUTS_OF_THREE = Text("Only a 7, an 8 or the same cuts", "Taie doar un 7, un 8 sau la fel")
CANNOT = Text("That card cannot continue", "Cu asta nu poți continua")
THINKING = Text("{name} is thinking", "{name} se gândește", width=32)
TAKES = Count(
    ("{name}: {n} point", "{name}: {n} points"),
    ("{name}: {n} punct", "{name}: {n} puncte", "{name}: {n} de puncte"),
    width=32,
)
STOPS = Text("Let go: {name}", "Renunță: {name}", width=32)
HAND_OVER = Text("{name}, are you alone?", "{name}, nu se uită nimeni?", width=32)
HAND_OVER_TITLE = Text("HAND OVER", "PREDĂ LOCUL", width=16)
UNSEEN = Text("UNSEEN", "NEVĂZ.", width=6)
COUNT_KEY = Text("C count", "C cărți")
ADVISE = Text("Play the {card}", "Joacă {card}")
ADVISE_ODDS = Text("Play the {card}: {n}% are cut", "Joacă {card}; tăiat: {n}%")
ADVISE_STOP = Text("Let it go", "Renunță")
PAIR_WON = Text("YOUR PAIR WINS!", "PERECHEA TA CÂȘTIGĂ!")
CARD_NAMES = (
    Text("7", "un șapte"),
    Text("8", "un opt"),
    Text("9", "un nouă"),
    Text("10", "un zece"),
    Text("ace", "un as"),
    Text("jack", "un valet"),
    Text("queen", "o damă"),
    Text("king", "un popă"),
)
"""The ranks in their order."""

MATCH = Text("THE MATCH", "MECIUL", width=16)
GAME_NUMBER = Text("Game {n}", "Jocul nr. {n}", width=30)
RESULT = labels.POINTS
TOTAL = Text("Total", "Total", width=8)
WINS = Text("Won", "Jocuri", width=8)
TRICKS = Text("Tricks", "Levate", width=8)
CUTS = Text("Cuts", "Tăieturi", width=8)
MATCH_WON = Text("Winner (of {n}): {name}", "Câștigător (din {n}): {name}", width=32)
MATCH_LEVEL = Text("The match of {n} is level", "Meciul din {n} e egal")

HEADING = Text("SEPTICA", "ȘEPTICĂ", width=10)
YOUR_NAME = Text("Tell me your name (8 letters)", "Cum te cheamă? (8 litere)", width=30)
NAMELESS = Text("friend", "prieten", width=8)
"""Who gives no name."""
IN_TURNS = Text("We begin in turns", "Începem pe rând", width=30)
READY = Text("Are you ready (y), {name}?", "Ești gata (d = da), {name}?", width=32)
WAITING = Text("Fine, I wait", "Bine, aștept", width=30)
GO_ON = Text("Continue? (y)", "Continui? (d = da)", width=30)
MISTAKE = Text("Mistake, again", "Greșeală, mai încearcă", width=30)
I_TAKE = Text("I take them", "Le iau eu", width=14)
TAKE_THEM = Text("Take them", "Ia-le", width=10)
GAME_OVER = Text("The game is over", "Partida s-a terminat", width=30)
SCORE = Text("The score:", "Cu scorul:", width=11)
WINNER = Text("Winner: {name}", "Câștigă: {name}", width=30)
EVEN = Text("A draw", "Egalitate", width=30)
GAME = Text("Game no. {n}", "Jocul nr. {n}", width=30)
TOTALS = Text("Total:", "Total:", width=11)
AGAIN = Text("Another game? (y)", "Încă un joc? (d = da)", width=30)
NEXT_PLAYER = Text("{name}: press a key", "{name}: apasă o tastă", width=32)
OTHER_PLAYER = Text("PLAYER 2", "JUC. 2", width=8)
"""The second person, in CAMPION's place."""
