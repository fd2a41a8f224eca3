"""Every word of Go fish. A line has 39 columns; "I" is the computer, "you" whoever looks at the screen."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals

LINE = 39

TITLE = Text("Go fish", "La pescuit")
TAGLINE = Text("Ask, fish, and make books of four", "Cere, pescuiește și fă careuri")
CARD = Prose(
    "You and the other player get seven cards each; the rest is the deck. Ask for a rank of which you hold a card. "
    "All cards of that rank are handed over to you; if there are none, you go fishing: you draw the top card of the "
    "deck. Whenever you get a card of the rank asked for, from the hand or from the deck, you ask again.\n"
    "Four cards of a rank are a book and are laid down at once. The game ends when somebody has no cards left, and "
    "most books win.\n"
    "Type A, 2 to 10, J, Q, K or a number from 1 to 13, or choose in your hand with arrows and fire, or click. Down "
    "shows the statistics. Up lays the computer's cards open, for practice: such a game, like one with a hint, has no "
    "score.\n"
    "Two people can play at one machine and hand it over in turn.",
    "Tu și celălalt jucător primiți câte șapte cărți; restul e pachetul. Cere o carte de un fel pe care îl ai și tu. "
    "Primești toate cărțile de felul acela; dacă nu e niciuna, mergi la pescuit: tragi cartea de deasupra pachetului. "
    "De câte ori capeți cartea cerută, din mână sau din pachet, mai întrebi o dată.\n"
    "Patru cărți de același fel sunt un careu și se pun jos pe loc. Jocul se termină când cineva rămâne fără cărți și "
    "câștigă cine are mai multe careuri.\n"
    "Tastează A, 2 până la 10, J, Q, K sau un număr de la 1 la 13, sau alege din mână cu săgețile și foc, sau dă clic. "
    "Jos arată statistica. Sus întoarce cărțile calculatorului, pentru exersat: un joc ca acesta, ca și unul cu "
    "sfat, nu are scor.\n"
    "Doi oameni pot juca la același aparat, pe care și-l cedează pe rând.",
)
SCORE_UNIT = Count(("{n} book", "{n} books"), ("{n} careu", "{n} careuri", "{n} de careuri"))
OPEN_LABEL = Text("open cards", "cărți pe față")
FIGURES_LABEL = Text("statistics", "statistică")

BOOK_LEVEL = Text("angler", "undițar")
BOOK_NOTE = Text("asks for anything it holds", "cere la întâmplare din ce are")
COUNTER_LEVEL = Text("card counter", "numărător")
COUNTER_NOTE = Text("counts cards, knows the odds", "numără cărți, știe șansele")
LEVEL_NAMES = (
    Text("ANGLER", "UNDIȚAR", 12),
    Text("CARD COUNTER", "NUMĂRĂTOR", 12),
)
TWO_PLAYERS = Text("TWO PLAYERS", "DOI JUCĂTORI", 12)

RANK_NAMES = (
    Text("ACES", "AȘI", 7),
    Text("TWOS", "DOIARI", 7),
    Text("THREES", "TREIARI", 7),
    Text("FOURS", "PĂTRARI", 7),
    Text("FIVES", "CINCARI", 7),
    Text("SIXES", "ȘESARI", 7),
    Text("SEVENS", "ȘEPTARI", 7),
    Text("EIGHTS", "OPTARI", 7),
    Text("NINES", "NOUARI", 7),
    Text("TENS", "ZECARI", 7),
    Text("JACKS", "VALEȚI", 7),
    Text("QUEENS", "DAME", 7),
    Text("KINGS", "REGI", 7),
)
_SINGLE = (
    ("ACE", "AS"),
    ("TWO", "DOIAR"),
    ("THREE", "TREIAR"),
    ("FOUR", "PĂTRAR"),
    ("FIVE", "CINCAR"),
    ("SIX", "ȘESAR"),
    ("SEVEN", "ȘEPTAR"),
    ("EIGHT", "OPTAR"),
    ("NINE", "NOUAR"),
    ("TEN", "ZECAR"),
    ("JACK", "VALET"),
    ("QUEEN", "DAMĂ"),
    ("KING", "REGE"),
)
COUNTED = tuple(
    Count(
        (f"{{n}} {english}", f"{{n}} {many.en}"), (f"{{n}} {romanian}", f"{{n}} {many.ro}", f"{{n}} DE {many.ro}"), 13
    )
    for (english, romanian), many in zip(_SINGLE, RANK_NAMES, strict=True)
)
"""So many cards of each rank."""
CARDS = Count(("{n} CARD", "{n} CARDS"), ("{n} CARTE", "{n} CĂRȚI", "{n} DE CĂRȚI"), 12)
BOOKS = Count(("{n} BOOK", "{n} BOOKS"), ("{n} CAREU", "{n} CAREURI", "{n} DE CAREURI"), 13)

DEALING = Text("I DEAL SEVEN CARDS EACH.", "ÎMPART CÂTE ȘAPTE CĂRȚI.", LINE)
WHICH = Text("WHICH RANK DO YOU ASK FOR?", "CE CARTE CERI?", LINE)
PLAYERS_WHICH = Text("PLAYER {n}: WHICH RANK DO YOU ASK FOR?", "JUCĂTORUL {n}: CE CARTE CERI?", LINE)
TYPED_ONE = Text("1.. : RETURN IS AN ACE, OR 0 1 2 3", "1.. : ENTER E AS, SAU 0 1 2 3", LINE)
NO_RANK = Text("TYPE A, 2 TO 10, J, Q, K OR 1 TO 13.", "TASTEAZĂ A, 2-10, J, Q, K SAU 1-13.", LINE)
NOT_HELD = Text("YOU HAVE NO {ranks} YOURSELF.", "NICI TU NU AI {ranks}.", LINE)

I_GIVE = Text("I GIVE YOU {cards}. ASK AGAIN!", "ÎȚI DAU {cards}. MAI CERE!", LINE)
PLAYER_GIVES = Text("PLAYER {n} GIVES YOU {cards}.", "JUCĂTORUL {n} ÎȚI DĂ {cards}.", LINE)
GO_FISH = Text("NO {ranks} HERE. GO FISH!", "N-AM {ranks}. DU-TE LA PESCUIT!", LINE)
YOU_DRAW = Text("YOU FISH {card}.", "PESCUIEȘTI {card}.", LINE)
YOU_DRAW_IT = Text("YOU FISH {card}: ASK AGAIN!", "PESCUIEȘTI {card}: MAI CERE!", LINE)
YOUR_BOOK = Text("YOU HAVE A BOOK OF {ranks}!", "AI UN CAREU DE {ranks}!", LINE)

I_ASK = Text("DO YOU HAVE ANY {ranks}?", "AI {ranks}?", LINE)
PRESS_RETURN = Text("PRESS RETURN", "APASĂ ENTER", LINE)
YOU_GIVE = Text("YOU GIVE ME {cards}. I ASK AGAIN.", "ÎMI DAI {cards}. MAI CER.", LINE)
I_GO_FISHING = Text("YOU HAVE NO {ranks}. I GO FISHING.", "N-AI {ranks}. MĂ DUC LA PESCUIT.", LINE)
I_DRAW = Text("I FISH A CARD. IT STAYS MY SECRET.", "PESCUIESC O CARTE. RĂMÂNE SECRETĂ.", LINE)
I_DRAW_IT = Text("I FISH {card}: I ASK AGAIN.", "PESCUIESC {card}: MAI CER.", LINE)
MY_BOOK = Text("I HAVE A BOOK OF {ranks}!", "AM UN CAREU DE {ranks}!", LINE)

PLAYER_TOOK = Text("PLAYER {n} TOOK {cards}.", "JUCĂTORUL {n} A LUAT {cards}.", LINE)
PLAYER_FISHED = Text("PLAYER {n} FISHED FOR {ranks}.", "JUCĂTORUL {n} A PESCUIT DUPĂ {ranks}.", LINE)
PLAYER_FISHED_IT = Text("PLAYER {n} FISHED {card}.", "JUCĂTORUL {n} A PESCUIT {card}.", LINE)
PLAYERS_BOOK = Text("PLAYER {n} HAS A BOOK OF {ranks}.", "JUCĂTORUL {n} ARE CAREU DE {ranks}.", LINE)
HAND_OVER = Text("NOW PLAYER {n} LOOKS AT THE SCREEN.", "ACUM LA ECRAN STĂ JUCĂTORUL {n}.", LINE)
LOOK_AWAY = Text("PLAYER {n}, LOOK AWAY!", "JUCĂTORUL {n}, NU TE UITA!", LINE)
READY_TO_LOOK = Text("PLAYER {n}: PRESS RETURN", "JUCĂTORUL {n}: APASĂ ENTER", LINE)

HINT_ASKED = Text("{ranks}: I ASKED FOR THEM MYSELF.", "{ranks}: I-AM CERUT ȘI EU.", LINE)
HINT_TOOK = Text("{ranks}: I TOOK SOME FROM YOU.", "{ranks}: AM LUAT DE LA TINE.", LINE)
HINT_FISHED = Text("{ranks}: YOU SAW ME FISH THEM.", "{ranks}: AI VĂZUT CĂ AM PESCUIT.", LINE)
HINT_PLAYER_HAS = Text("{ranks}: THEY MUST BE THERE.", "{ranks}: ACOLO SUNT, SIGUR.", LINE)
HINT_CHANCE = Text("{ranks}: A CHANCE OF {n}%.", "{ranks}: ȘANSA E DE {n}%.", LINE)
HINT_NOT = Text("DON'T ASK FOR {ranks}: NONE THERE.", "NU CERE {ranks}: NU SUNT ACOLO.", LINE)

REALLY_OPEN = Text("OPEN MY CARDS, WITHOUT A SCORE (Y/N)?", "CĂRȚILE MELE PE FAȚĂ, FĂRĂ SCOR (D/N)?", LINE)
KEYS = Text("F1 HINT  ↑ OPEN CARDS  ↓ STATISTICS", "F1 SFAT  ↑ PE FAȚĂ  ↓ STATISTICĂ", LINE)
KEYS_FOR_TWO = Text("F1 HINT  ↓ STATISTICS", "F1 SFAT  ↓ STATISTICĂ", LINE)

COMPUTER = capitals.COMPUTER
YOU = capitals.YOU
PLAYER = Text("PLAYER {n}", "JUCĂTORUL {n}", 12)
YOUR_HAND = Text("YOUR HAND:", "MÂNA TA:", LINE)
MY_HAND = Text("MY HAND:", "MÂNA MEA:", LINE)
THE_DECK = Text("DECK: {cards}", "PACHET: {cards}", LINE)

YOU_WIN = capitals.YOU_WIN
I_WIN = Text("I WIN.", "AM CÂȘTIGAT EU.", LINE)
PLAYER_WINS = Text("PLAYER {n} WINS!", "CÂȘTIGĂ JUCĂTORUL {n}!", LINE)
TIE = Text("IT IS A TIE.", "REMIZĂ.", LINE)
AGAIN = capitals.ANOTHER_GAME
GOODBYE = Text("GOODBYE. THE FISH ARE RESTING.", "LA REVEDERE. PEȘTII SE ODIHNESC.", LINE)
PRESS_KEY = capitals.PRESS_RETURN
RULES = Prose(
    "ASK ME FOR A RANK THAT YOU HOLD. I GIVE YOU ALL I HAVE OF IT, OR YOU GO FISH. FOUR OF A RANK ARE A BOOK. "
    "? IS A HINT, O SHOWS MY CARDS, S THE STATISTICS.",
    "CERE-MI O CARTE DE FELUL CELOR DIN MÂNA TA. ÎȚI DAU TOT CE AM DIN EA, SAU TE DUCI LA PESCUIT. PATRU LA FEL SUNT "
    "UN CAREU. ? DĂ UN SFAT, C ÎMI ARATĂ CĂRȚILE, S STATISTICA.",
)

STATISTICS = Text("STATISTICS", "STATISTICĂ", LINE)
GAMES_WON = Text("GAMES WON", "JOCURI CÂȘTIGATE", 17)
BOOKS_MADE = Text("BOOKS", "CAREURI", 17)
QUESTIONS = Text("QUESTIONS", "ÎNTREBĂRI", 17)
HITS = Text("ANSWERED WITH CARDS", "AU ADUS CĂRȚI", 20)
LUCKY = Text("LUCKY CATCHES", "NOROC LA PESCUIT", 17)
GAMES_PLAYED = Count(
    ("{n} GAME PLAYED", "{n} GAMES PLAYED"), ("{n} JOC JUCAT", "{n} JOCURI JUCATE", "{n} DE JOCURI JUCATE"), LINE
)
