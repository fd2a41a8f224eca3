"""Every word of Go fish. A line has 39 columns; "I" is the computer, "you" whoever looks at the screen."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals

LINE = 39

TITLE = Text("Go fish")
TAGLINE = Text("Ask, fish, and make books of four")
CARD = Prose(
    "You and the other player get seven cards each; the rest is the deck. Ask for a rank of which you hold a card. "
    "All cards of that rank are handed over to you; if there are none, you go fishing: you draw the top card of the "
    "deck. Whenever you get a card of the rank asked for, from the hand or from the deck, you ask again.\n"
    "Four cards of a rank are a book and are laid down at once. The game ends when somebody has no cards left, and "
    "most books win.\n"
    "Type A, 2 to 10, J, Q, K or a number from 1 to 13, or choose in your hand with arrows and fire, or click. Down "
    "shows the statistics. Up lays the computer's cards open, for practice: such a game, like one with a hint, has no "
    "score.\n"
    "Two people can play at one machine and hand it over in turn."
)
SCORE_UNIT = Count("{n} book", "{n} books")
OPEN_LABEL = Text("open cards")
FIGURES_LABEL = Text("statistics")

TWO_PLAYERS = Text("TWO PLAYERS", 12, context="go-fish")

RANK_NAMES = (
    Text("ACES", 7),
    Text("TWOS", 7),
    Text("THREES", 7),
    Text("FOURS", 7),
    Text("FIVES", 7),
    Text("SIXES", 7),
    Text("SEVENS", 7),
    Text("EIGHTS", 7),
    Text("NINES", 7),
    Text("TENS", 7),
    Text("JACKS", 7),
    Text("QUEENS", 7),
    Text("KINGS", 7),
)
COUNTED = (
    Count("{n} ACE", "{n} ACES", 13),
    Count("{n} TWO", "{n} TWOS", 13),
    Count("{n} THREE", "{n} THREES", 13),
    Count("{n} FOUR", "{n} FOURS", 13),
    Count("{n} FIVE", "{n} FIVES", 13),
    Count("{n} SIX", "{n} SIXES", 13),
    Count("{n} SEVEN", "{n} SEVENS", 13),
    Count("{n} EIGHT", "{n} EIGHTS", 13),
    Count("{n} NINE", "{n} NINES", 13),
    Count("{n} TEN", "{n} TENS", 13),
    Count("{n} JACK", "{n} JACKS", 13),
    Count("{n} QUEEN", "{n} QUEENS", 13),
    Count("{n} KING", "{n} KINGS", 13),
)
"""So many cards of each rank."""
CARDS = Count("{n} CARD", "{n} CARDS", 12)
BOOKS = Count("{n} BOOK", "{n} BOOKS", 13)

DEALING = Text("I DEAL SEVEN CARDS EACH.", LINE)
WHICH = Text("WHICH RANK DO YOU ASK FOR?", LINE)
PLAYERS_WHICH = Text("PLAYER {n}: WHICH RANK DO YOU ASK FOR?", LINE)
TYPED_ONE = Text("1.. : ENTER IS AN ACE, OR 0 1 2 3", LINE)
NO_RANK = Text("TYPE A, 2 TO 10, J, Q, K OR 1 TO 13.", LINE)
NOT_HELD = Text("YOU HAVE NO {ranks} YOURSELF.", LINE)

I_GIVE = Text("I GIVE YOU {cards}. ASK AGAIN!", LINE)
PLAYER_GIVES = Text("PLAYER {n} GIVES YOU {cards}.", LINE)
GO_FISH = Text("NO {ranks} HERE. GO FISH!", LINE)
YOU_DRAW = Text("YOU FISH {card}.", LINE)
YOU_DRAW_IT = Text("YOU FISH {card}: ASK AGAIN!", LINE)
YOUR_BOOK = Text("YOU HAVE A BOOK OF {ranks}!", LINE)

I_ASK = Text("DO YOU HAVE ANY {ranks}?", LINE)
PRESS_RETURN = Text("PRESS RETURN", LINE)
YOU_GIVE = Text("YOU GIVE ME {cards}. I ASK AGAIN.", LINE)
I_GO_FISHING = Text("YOU HAVE NO {ranks}. I GO FISHING.", LINE)
I_DRAW = Text("I FISH A CARD. IT STAYS MY SECRET.", LINE)
I_DRAW_IT = Text("I FISH {card}: I ASK AGAIN.", LINE)
MY_BOOK = Text("I HAVE A BOOK OF {ranks}!", LINE)

PLAYER_TOOK = Text("PLAYER {n} TOOK {cards}.", LINE)
PLAYER_FISHED = Text("PLAYER {n} FISHED FOR {ranks}.", LINE)
PLAYER_FISHED_IT = Text("PLAYER {n} FISHED {card}.", LINE)
PLAYERS_BOOK = Text("PLAYER {n} HAS A BOOK OF {ranks}.", LINE)
HAND_OVER = Text("NOW PLAYER {n} LOOKS AT THE SCREEN.", LINE)
LOOK_AWAY = Text("PLAYER {n}, LOOK AWAY!", LINE)
READY_TO_LOOK = Text("PLAYER {n}: PRESS ENTER", LINE)

HINT_ASKED = Text("{ranks}: I ASKED FOR THEM MYSELF.", LINE)
HINT_TOOK = Text("{ranks}: I TOOK SOME FROM YOU.", LINE)
HINT_FISHED = Text("{ranks}: YOU SAW ME FISH THEM.", LINE)
HINT_PLAYER_HAS = Text("{ranks}: THEY MUST BE THERE.", LINE)
HINT_CHANCE = Text("{ranks}: A CHANCE OF {n}%.", LINE)
HINT_NOT = Text("DON'T ASK FOR {ranks}: NONE THERE.", LINE)

REALLY_OPEN = Text("OPEN MY CARDS, WITHOUT A SCORE (Y/N)?", LINE)
KEYS = Text("F1 HINT  ↑ OPEN CARDS  ↓ STATISTICS", LINE)
KEYS_FOR_TWO = Text("F1 HINT  ↓ STATISTICS", LINE)

COMPUTER = capitals.COMPUTER
YOU = capitals.YOU
PLAYER = Text("PLAYER {n}", 12, context="go-fish")
YOUR_HAND = Text("YOUR HAND:", LINE)
MY_HAND = Text("MY HAND:", LINE)
THE_DECK = Text("DECK: {cards}", LINE)

YOU_WIN = capitals.YOU_WIN
I_WIN = Text("I WIN.", LINE)
PLAYER_WINS = Text("PLAYER {n} WINS!", LINE)
TIE = Text("IT IS A TIE.", LINE)
AGAIN = capitals.ANOTHER_GAME
GOODBYE = Text("GOODBYE. THE FISH ARE RESTING.", LINE)
PRESS_KEY = capitals.PRESS_RETURN
RULES = Prose(
    "ASK ME FOR A RANK THAT YOU HOLD. I GIVE YOU ALL I HAVE OF IT, OR YOU GO FISH. FOUR OF A RANK ARE A BOOK. "
    "? IS A HINT, O SHOWS MY CARDS, S THE STATISTICS."
)

STATISTICS = Text("STATISTICS", LINE)
GAMES_WON = Text("GAMES WON", 17)
BOOKS_MADE = Text("BOOKS", 17)
QUESTIONS = Text("QUESTIONS", 17)
HITS = Text("ANSWERED WITH CARDS", 20)
LUCKY = Text("LUCKY CATCHES", 17)
GAMES_PLAYED = Count("{n} GAME PLAYED", "{n} GAMES PLAYED", LINE)
