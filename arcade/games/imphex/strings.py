"""Every word of IMPHEX. The prompt line has 39 columns, the scoreboard's field 12."""

from arcade.toolkit.contract.texts import Count, Prose, Text, filled
from arcade.toolkit.words import capitals, keys

PROMPT = 39
FIELD = 12
MENU = 22
PANEL = 17

TITLE = Text("Imphex")
TAGLINE = Text("The hexapawn that learns from you")
CARD = Prose(
    "Three pawns a side on nine cells, numbered like the keypad. A pawn moves one cell straight ahead onto an empty "
    "cell, or captures one cell diagonally ahead. You win by reaching the far row or by leaving the other side "
    "without a move. You always begin.\n"
    "Imphex knows the rules and nothing else. After every game it loses it remembers the position that it should not "
    "have chosen, until nobody can beat it. How often can you win in a row before it has learned everything?\n"
    "A move is two cells: type 2 and 5, or use the arrows and fire, or click. W shows why Imphex moved as it did. "
    "Games with a hint or a move taken back do not count for your run. Its brain outlives the game and can be looked "
    "at and wiped; in the original look it begins with nothing, as in 1980.\n"
    "Two people can play each other at one machine, the second one with the pawns above. Imphex only watches then, and "
    "learns nothing."
)
SCORE_UNIT = Count("{n} win in a row", "{n} wins in a row")
WHY = Text("show why")
LEAVE = keys.LEAVE

PLAY = capitals.PLAY
HOW = capitals.HOW_TO_PLAY
ITS_BRAIN = Text("ITS BRAIN", MENU)
WATCH = Text("WATCH IT LEARN", MENU)
SPACE_GOES_ON = capitals.PRESS_SPACE

INSTRUCTIONS = capitals.INSTRUCTIONS
WHICH_SCAN = Text("FIXED OR RANDOM SCAN (F/R)?", PROMPT)
HEADING = Text("HEXAPAWN WITH A MEMORY", 38)
PAWN = Prose("A PAWN MOVES ONE CELL STRAIGHT AHEAD ONTO AN EMPTY CELL, OR ONE CELL DIAGONALLY AHEAD TO CAPTURE.")
TYPING = Prose("TYPE THE CELL YOU MOVE FROM AND THE CELL YOU MOVE TO, OR POINT AT THEM WITH ARROWS AND FIRE.")
PAGES = (
    filled(
        Prose(
            "THE CELLS ARE NUMBERED LIKE THE KEYPAD. MY PAWNS BEGIN ON 7 8 9, YOURS ON 1 2 3, AND YOU MOVE FIRST.\n"
            "\n"
            "{pawn}\n"
            "\n"
            "YOU WIN WHEN A PAWN OF YOURS REACHES 7, 8 OR 9, OR WHEN I HAVE NO LEGAL MOVE. I WIN WHEN A PAWN OF MINE "
            "REACHES 1, 2 OR 3, OR WHEN YOU HAVE NONE."
        ),
        pawn=PAWN,
    ),
    filled(
        Prose(
            "{typing}\n\nI KNOW THESE RULES, AND NOTHING ELSE: NOBODY TOLD ME A GOOD MOVE. WHEN YOU BEAT ME I "
            "REMEMBER THE POSITION I LEFT YOU, AND NEVER LEAVE IT AGAIN.\n\nI TRY MY MOVES EITHER IN A FIXED "
            "ORDER OR IN A RANDOM ONE. DO NOT CHEAT: I NOTICE."
        ),
        typing=TYPING,
    ),
)
PAGES_FOR_TWO = (
    filled(
        Prose(
            "THE CELLS ARE NUMBERED LIKE THE KEYPAD. PLAYER 1 BEGINS ON 1 2 3 AND MOVES FIRST, PLAYER 2 BEGINS "
            "ON 7 8 9.\n\n{pawn}\n\nWHO REACHES THE FAR ROW WINS, AND SO DOES WHO LEAVES THE OTHER WITHOUT A "
            "LEGAL MOVE."
        ),
        pawn=PAWN,
    ),
    filled(
        Prose(
            "{typing} PLAYER 2 MAY USE THE SECOND JOYSTICK.\n"
            "\n"
            "I ONLY WATCH, AND LEARN NOTHING FROM YOUR GAMES. STILL, F1 SAYS WHAT IS BEST, AND F2 TAKES A MOVE BACK.\n"
            "\n"
            "DO NOT CHEAT: I NOTICE."
        ),
        typing=TYPING,
    ),
)

FROM = Text("YOUR MOVE: FROM? ", 24)
TO = Text("TO? ", 8)
WHICH_CELL = Text("FROM WHICH CELL?", 24)
WHERE_TO = Text("FROM {origin} TO WHICH CELL?", PROMPT)

INVALID = Text("INVALID: THE CELLS ARE 1 TO 9.", PROMPT)
NOBODY = Text("ILLEGAL: YOU HAVE NO PAWN THERE.", PROMPT)
OWN = Text("ILLEGAL: YOUR OWN PAWN IS THERE.", PROMPT)
TAKEN = Text("ILLEGAL: THE WAY AHEAD IS BLOCKED.", PROMPT)
NO_CAPTURE = Text("ILLEGAL: DIAGONALLY ONLY TO CAPTURE.", PROMPT)
TOO_FAR = Text("ILLEGAL: ONE CELL AHEAD, NO OTHER WAY.", PROMPT)
SCOLDING = Prose("THAT IS YOUR FOURTH FOUL. DO YOU THINK I AM BLIND?", FIELD)

YOU_ARRIVED = Text("YOU REACHED MY ROW. YOU WIN.", PROMPT)
I_AM_STUCK = Text("I CANNOT MOVE. YOU WIN.", PROMPT)
I_RESIGN = Text("EVERY MOVE I HAVE IS BAD. I RESIGN.", PROMPT)
I_ARRIVED = Text("I REACHED YOUR ROW. I WIN.", PROMPT)
YOU_ARE_STUCK = Text("YOU CANNOT MOVE. I WIN.", PROMPT)
LEARNED = (
    Text("I HAVE LEARNED FROM THAT.", PROMPT),
    Text("THAT WILL NOT HAPPEN TO ME AGAIN.", PROMPT),
    Text("NOTED. NEXT TIME I SHALL KNOW BETTER.", PROMPT),
    Text("ONE MORE MISTAKE I SHALL NOT REPEAT.", PROMPT),
    Text("THANK YOU FOR THE LESSON.", PROMPT),
)
GLOATING = (
    Text("I AM GETTING THE HANG OF THIS.", PROMPT),
    Text("DID YOU SEE THAT COMING?", PROMPT),
    Text("MY MEMORY IS BETTER THAN YOURS.", PROMPT),
)
RELIEF = Text("PHEW! AT LAST: MY VERY FIRST WIN.", PROMPT)
COMPLETE = Text("NOW NOBODY CAN BEAT ME ANY MORE.", PROMPT)
REALLY_LEAVE = Text("LEAVE THIS GAME (Y/N)?", PROMPT)
FAREWELLS = (
    Text("RUNNING AWAY? I SHALL BE WAITING.", PROMPT),
    Text("GO ON, THEN. I HAVE THINKING TO DO.", PROMPT),
    Text("AFRAID OF A MACHINE? HOW WISE.", PROMPT),
)

BIG_WON = capitals.YOU_WIN
BIG_LOST = capitals.YOU_LOSE
BIG_PLAYER_WON = capitals.PLAYER_WON

SCORE = Text("SCORE", FIELD)
YOU = capitals.YOU
ILLEGAL = Text("ILLEGAL", 9)
KNOWN = Text("LEARNED", 8)

HINTED = Text("TRY {origin}-{target}.", PROMPT)
HOPELESS = Text("ALL LOSE. {origin}-{target} TAKES LONGEST.", PROMPT)
NOT_MOVED = Text("I HAVE NOT MOVED YET.", PROMPT)
FIRST_TRIAL = Text("{origin}-{target} WAS MY FIRST TRIAL. FINE!", PROMPT)
REJECTED = Text("{origin}-{target}? NO, SO I LOST GAME {game}.", PROMPT)
REJECTED_BORN = Text("{origin}-{target}? NO, THAT LOSES.", PROMPT)
SO_I_PLAYED = Text("SO I PLAYED {origin}-{target}.", PROMPT)
SO_I_RESIGNED = Text("SO I RESIGNED.", PROMPT)

GAME = Text("GAME {n}", 8)
I_KNOW = Text("I KNOW {n}", PANEL)
I_KNOW_AND_RUN = Text("I KNOW {n}  RUN {run}", PANEL)
CURVE = Text("WINS PER 10 GAMES", PANEL)
KEYS = Text("F1 HINT  F2 BACK  W WHY  Q LEAVE", 40)
KEYS_AGAIN = Text("B BRAIN  W WHY", 40)

GALLERY = Text("WHAT I NEVER DO AGAIN, SINCE GAME ...", 40)
EMPTY_BRAIN = Text("I KNOW NOTHING YET. TEACH ME!", 40)
GALLERY_KEYS = Text("SPACE CONTINUE   X WIPE MY BRAIN", PROMPT)
REALLY_WIPE = Text("FORGET EVERYTHING (Y/N)?", PROMPT)
WIPED = Text("WHERE AM I? WHO ARE YOU?", PROMPT)
CAREER = Text("MY CAREER: WINS PER TEN GAMES", 40)
CAREER_GAMES = Count("{n} GAME", "{n} GAMES", 20)
CAREER_SUM = Text("{games}, {won} WON, {lost} LOST", 40)
TAUGHT_IN = Text("UNBEATABLE SINCE GAME {n}", 40)
FEWEST = Text("QUICKEST TEACHER: {n}", 40)
LONGEST = Text("LONGEST STREAK AGAINST ME: {n}", 40)

AGAINST = Text("WHO TEACHES ME?", 40)
PARTNERS = (
    Text("A RANDOM PLAYER", MENU),
    Text("A GREEDY PLAYER", MENU),
    Text("A PERFECT PLAYER", MENU),
    Text("ONE WHO READS MY MIND", MENU),
)
WATCH_KEYS = Text("←→ SPEED {speed}  SPACE PAUSE  Q LEAVE", 40)
WATCHED = Text("GAME {n}: {won} WON, {lost} LOST", PROMPT)
PAUSED = Text("PAUSED", PROMPT)
DONE_LEARNING = Count("AFTER {n} GAME NOBODY CAN BEAT ME.", "AFTER {n} GAMES NOBODY CAN BEAT ME.", PROMPT)
NO_MORE_TO_TEACH = Text("{n} GAMES. THIS ONE TEACHES ME NO MORE.", PROMPT)
WATCH_AGAIN = Text("ONCE MORE FROM NOTHING (Y/N)?", PROMPT)

TWO_PLAYERS = capitals.TWO_PLAYERS
PLAYER = capitals.PLAYER_NUMBER
PLAYERS_FROM = Text("PLAYER {n}: FROM? ", 24)
PLAYER_ARRIVED = Text("PLAYER {n} REACHED THE FAR ROW AND WINS.", PROMPT)
PLAYER_BLOCKS = Text("PLAYER {n} WINS: THE OTHER CANNOT MOVE.", PROMPT)
I_WATCH = Text("I ONLY WATCH", PANEL)
LEARN_NOTHING = Text("AND LEARN NOTHING", PANEL)
I_WATCHED = Text("I WATCHED, AND LEARNED NOTHING FROM IT.", PROMPT)
NOT_MY_MOVES = Text("I ONLY WATCH. THE MOVES ARE YOURS.", PROMPT)
KEYS_FOR_TWO = Text("F1 HINT  F2 BACK  Q LEAVE", 40)
KEYS_AGAIN_FOR_TWO = Text("B BRAIN", 40)
FAREWELLS_TO_TWO = (Text("NEXT TIME, PLAY AGAINST ME.", PROMPT), Text("AND WHO IS GOING TO TEACH ME NOW?", PROMPT))
