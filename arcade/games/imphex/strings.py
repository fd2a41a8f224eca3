"""Every word of IMPHEX. The prompt line has 39 columns, the scoreboard's field 12."""

from arcade.games.imphex import strings_pages
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, keys

PROMPT = 39
FIELD = 12
MENU = 22
PANEL = 17

TITLE = Text("Imphex", "Imphex")
TAGLINE = Text("The hexapawn that learns from you", "Hexapionul care învață de la tine")
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
    "learns nothing.",
    "Câte trei pioni pe nouă căsuțe, numerotate ca pe tastatura numerică. Un pion înaintează o căsuță drept înainte, "
    "dacă e liberă, sau ia un pion aflat pe diagonală, înainte. Câștigi dacă ajungi pe rândul opus sau dacă adversarul "
    "rămâne fără mutare. Tu începi întotdeauna.\n"
    "Imphex știe regulile și nimic altceva. După fiecare partidă pierdută ține minte poziția pe care nu trebuia s-o "
    "aleagă, până când nimeni nu-l mai bate. De câte ori la rând îl poți învinge până învață tot?\n"
    "O mutare înseamnă două căsuțe: tastează 2 și 5, sau folosește săgețile și foc, sau dă clic. E explică de ce a "
    "mutat așa. Partidele cu sfat sau cu mutări luate înapoi nu se numără la serie. Creierul lui rămâne și după joc, "
    "poate fi văzut și golit; în varianta originală pornește de la zero, ca în 1980.\n"
    "Doi oameni pot juca unul cu altul la același aparat, al doilea cu pionii de sus. Imphex atunci doar privește, nu "
    "învață nimic.",
)
SCORE_UNIT = Count(
    ("{n} win in a row", "{n} wins in a row"),
    ("{n} victorie la rând", "{n} victorii la rând", "{n} de victorii la rând"),
)
WHY = Text("show why", "explică")
LEAVE = keys.LEAVE

HABIT = Text("set in its ways", "tipicar")
HABIT_NOTE = Text("tries moves in one fixed order", "încearcă mereu la rând")
WHIM = Text("whimsical", "capricios")
WHIM_NOTE = Text("tries moves in random order", "încearcă la întâmplare")
GRADUATE = Text("graduate", "absolvent")
GRADUATE_NOTE = Text("knows all: it never loses", "știe tot: nu pierde niciodată")
LEVEL_NAMES = (
    Text("SET IN WAYS", "TIPICAR", 11),
    Text("WHIMSICAL", "CAPRICIOS", 11),
    Text("GRADUATE", "ABSOLVENT", 11),
)

PLAY = capitals.PLAY
HOW = capitals.HOW_TO_PLAY
ITS_BRAIN = Text("ITS BRAIN", "CREIERUL LUI", MENU)
WATCH = Text("WATCH IT LEARN", "PRIVEȘTE CUM ÎNVAȚĂ", MENU)
SPACE_GOES_ON = capitals.PRESS_SPACE

INSTRUCTIONS = capitals.INSTRUCTIONS
WHICH_SCAN = Text("FIXED OR RANDOM SCAN (F/R)?", "ÎNCERCARE FIXĂ SAU ALEATOARE (F/A)?", PROMPT)
HEADING = Text("HEXAPAWN WITH A MEMORY", "HEXAPION CU MEMORIE", 38)
PAGES = strings_pages.ALONE
PAGES_FOR_TWO = strings_pages.TOGETHER

FROM = Text("YOUR MOVE: FROM? ", "MUTAREA TA: DE PE? ", 24)
TO = Text("TO? ", "PE? ", 8)
WHICH_CELL = Text("FROM WHICH CELL?", "DE PE CE CĂSUȚĂ?", 24)
WHERE_TO = Text("FROM {origin} TO WHICH CELL?", "DE PE {origin} PE CE CĂSUȚĂ?", PROMPT)

INVALID = Text("INVALID: THE CELLS ARE 1 TO 9.", "GREȘIT: CĂSUȚELE SUNT DE LA 1 LA 9.", PROMPT)
NOBODY = Text("ILLEGAL: NO PAWN OF YOURS IS THERE.", "NEPERMIS: ACOLO N-AI NICIUN PION.", PROMPT)
OWN = Text("ILLEGAL: YOUR OWN PAWN IS THERE.", "NEPERMIS: ACOLO E PIONUL TĂU.", PROMPT)
TAKEN = Text("ILLEGAL: THE WAY AHEAD IS BLOCKED.", "NEPERMIS: DRUMUL E BLOCAT.", PROMPT)
NO_CAPTURE = Text("ILLEGAL: DIAGONALLY ONLY TO CAPTURE.", "NEPERMIS: PE DIAGONALĂ DOAR SE IA.", PROMPT)
TOO_FAR = Text("ILLEGAL: ONE CELL AHEAD, NO OTHER WAY.", "NEPERMIS: DOAR O CĂSUȚĂ ÎNAINTE.", PROMPT)
SCOLDING = Prose(
    "THAT IS YOUR FOURTH FOUL. DO YOU THINK I AM BLIND?",
    "A PATRA OARĂ ÎNTR-O PARTIDĂ! CREZI CĂ NU VĂD NIMIC?",
    FIELD,
)

YOU_ARRIVED = Text("YOU REACHED MY ROW. YOU WIN.", "AI AJUNS PE RÂNDUL MEU. AI CÂȘTIGAT.", PROMPT)
I_AM_STUCK = Text("I CANNOT MOVE. YOU WIN.", "NU MAI POT MUTA. AI CÂȘTIGAT.", PROMPT)
I_RESIGN = Text("EVERY MOVE I HAVE IS BAD. I RESIGN.", "ORICE MUTARE E REA. CEDEZ.", PROMPT)
I_ARRIVED = Text("I REACHED YOUR ROW. I WIN.", "AM AJUNS PE RÂNDUL TĂU. CÂȘTIG EU.", PROMPT)
YOU_ARE_STUCK = Text("YOU CANNOT MOVE. I WIN.", "NU MAI POȚI MUTA. CÂȘTIG EU.", PROMPT)
LEARNED = (
    Text("I HAVE LEARNED FROM THAT.", "AM ÎNVĂȚAT CEVA DIN ASTA.", PROMPT),
    Text("THAT WILL NOT HAPPEN TO ME AGAIN.", "NU MI SE MAI ÎNTÂMPLĂ.", PROMPT),
    Text("NOTED. NEXT TIME I SHALL KNOW BETTER.", "MI-AM NOTAT. DATA VIITOARE VOI ȘTI.", PROMPT),
    Text("ONE MORE MISTAKE I SHALL NOT REPEAT.", "ÎNCĂ O GREȘEALĂ PE CARE N-O REPET.", PROMPT),
    Text("THANK YOU FOR THE LESSON.", "MULȚUMESC PENTRU LECȚIE.", PROMPT),
)
GLOATING = (
    Text("I AM GETTING THE HANG OF THIS.", "ÎNCEP SĂ MĂ PRICEP.", PROMPT),
    Text("DID YOU SEE THAT COMING?", "TE AȘTEPTAI LA ASTA?", PROMPT),
    Text("MY MEMORY IS BETTER THAN YOURS.", "AM MEMORIE MAI BUNĂ DECÂT TINE.", PROMPT),
)
RELIEF = Text("PHEW! AT LAST: MY VERY FIRST WIN.", "UF! ÎN SFÂRȘIT: PRIMA MEA VICTORIE.", PROMPT)
COMPLETE = Text("NOW NOBODY CAN BEAT ME ANY MORE.", "DE ACUM NU MĂ MAI BATE NIMENI.", PROMPT)
REALLY_LEAVE = Text("LEAVE THIS GAME (Y/N)?", "LAȘI PARTIDA (D/N)?", PROMPT)
FAREWELLS = (
    Text("RUNNING AWAY? I SHALL BE WAITING.", "FUGI? TE AȘTEPT.", PROMPT),
    Text("GO ON, THEN. I HAVE THINKING TO DO.", "N-AI DECÂT. EU AM LA CE SĂ MĂ GÂNDESC.", PROMPT),
    Text("AFRAID OF A MACHINE? HOW WISE.", "ȚI-E FRICĂ DE O MAȘINĂ? ÎNȚELEPT.", PROMPT),
)

BIG_WON = capitals.YOU_WIN
BIG_LOST = capitals.YOU_LOSE
BIG_PLAYER_WON = capitals.PLAYER_WON

SCORE = Text("SCORE", "SCOR", FIELD)
YOU = capitals.YOU
ILLEGAL = Text("ILLEGAL", "NEPERMISE", 9)
KNOWN = Text("LEARNED", "ÎNVĂȚATE", 8)

HINTED = Text("TRY {origin}-{target}.", "ÎNCEARCĂ {origin}-{target}.", PROMPT)
HOPELESS = Text("ALL LOSES. {origin}-{target} TAKES LONGEST.", "TOTUL PIERDE. {origin}-{target} ȚINE MAI MULT.", PROMPT)
NOT_MOVED = Text("I HAVE NOT MOVED YET.", "ÎNCĂ N-AM MUTAT.", PROMPT)
FIRST_TRIAL = Text("{origin}-{target} WAS MY FIRST TRIAL. FINE!", "{origin}-{target} A FOST PRIMA. BUNĂ!", PROMPT)
REJECTED = Text(
    "{origin}-{target}? NO, SO I LOST GAME {game}.",
    "{origin}-{target}? NU, AȘA AM PIERDUT PARTIDA {game}.",
    PROMPT,
)
REJECTED_BORN = Text("{origin}-{target}? NO, THAT LOSES.", "{origin}-{target}? NU, AȘA SE PIERDE.", PROMPT)
SO_I_PLAYED = Text("SO I PLAYED {origin}-{target}.", "DECI AM JUCAT {origin}-{target}.", PROMPT)
SO_I_RESIGNED = Text("SO I RESIGNED.", "DECI AM CEDAT.", PROMPT)

GAME = Text("GAME {n}", "JOCUL {n}", 8)
I_KNOW = Text("I KNOW {n}", "ȘTIU {n}", PANEL)
I_KNOW_AND_RUN = Text("I KNOW {n}  RUN {run}", "ȘTIU {n}  SERIE {run}", PANEL)
CURVE = Text("WINS PER 10 GAMES", "VICTORII DIN 10", PANEL)
KEYS = Text("F1 HINT  F2 BACK  W WHY  Q LEAVE", "F1 SFAT  F2 ÎNAPOI  E EXPLICĂ  I IEȘI", 40)
KEYS_AGAIN = Text("B BRAIN  W WHY", "C CREIER  E EXPLICĂ", 40)

GALLERY = Text("WHAT I NEVER DO AGAIN, SINCE GAME ...", "CE NU MAI FAC, DIN PARTIDA ...", 40)
EMPTY_BRAIN = Text("I KNOW NOTHING YET. TEACH ME!", "NU ȘTIU ÎNCĂ NIMIC. ÎNVAȚĂ-MĂ!", 40)
GALLERY_KEYS = Text("SPACE: GO ON   X: WIPE MY BRAIN", "SPAȚIU: MAI DEPARTE   G: GOLEȘTE", PROMPT)
REALLY_WIPE = Text("FORGET EVERYTHING (Y/N)?", "UIT TOT (D/N)?", PROMPT)
WIPED = Text("WHERE AM I? WHO ARE YOU?", "UNDE SUNT? CINE EȘTI?", PROMPT)
CAREER = Text("MY CAREER: WINS IN EACH TEN GAMES", "CARIERA MEA: VICTORII DIN ZECE", 40)
CAREER_GAMES = Count(("{n} GAME", "{n} GAMES"), ("{n} PARTIDĂ", "{n} PARTIDE", "{n} DE PARTIDE"), 20)
CAREER_SUM = Text("{games}, {won} WON, {lost} LOST", "{games}, {won} CÂȘTIGATE, {lost} PIERDUTE", 40)
TAUGHT_IN = Text("UNBEATABLE SINCE GAME {n}", "DE NEÎNVINS DIN PARTIDA {n}", 40)
FEWEST = Text("QUICKEST TEACHER: {n}", "CEL MAI IUTE DASCĂL: {n}", 40)
LONGEST = Text("LONGEST RUN AGAINST ME: {n}", "CEA MAI LUNGĂ SERIE CONTRA MEA: {n}", 40)

AGAINST = Text("AGAINST WHOM DO I LEARN?", "CU CINE SĂ ÎNVĂȚ?", 40)
PARTNERS = (
    Text("A RANDOM PLAYER", "UNUL LA ÎNTÂMPLARE", MENU),
    Text("A GREEDY PLAYER", "UN JUCĂTOR LACOM", MENU),
    Text("A PERFECT PLAYER", "UN JUCĂTOR PERFECT", MENU),
    Text("ONE WHO READS MY MIND", "UN CITITOR DE GÂNDURI", MENU),
)
WATCH_KEYS = Text("←→ SPEED {speed}  SPACE PAUSE  Q LEAVE", "←→ VITEZA {speed}  SPAȚIU PAUZĂ  I IEȘI", 40)
WATCHED = Text("GAME {n}: {won} WON, {lost} LOST", "PARTIDA {n}: +{won}, -{lost}", PROMPT)
PAUSED = Text("PAUSED", "PAUZĂ", PROMPT)
DONE_LEARNING = Count(
    ("AFTER {n} GAME NOBODY CAN BEAT ME.", "AFTER {n} GAMES NOBODY CAN BEAT ME."),
    (
        "DUPĂ {n} PARTIDĂ NU MĂ BATE NIMENI.",
        "DUPĂ {n} PARTIDE NU MĂ BATE NIMENI.",
        "DUPĂ {n} DE PARTIDE NU MĂ BATE NIMENI.",
    ),
    PROMPT,
)
NO_MORE_TO_TEACH = Text("{n} GAMES. THIS ONE TEACHES ME NO MORE.", "{n} DE PARTIDE. NU MĂ MAI ÎNVAȚĂ NIMIC.", PROMPT)
WATCH_AGAIN = Text("ONCE MORE FROM NOTHING (Y/N)?", "ÎNCĂ O DATĂ DE LA ZERO (D/N)?", PROMPT)

TWO_PLAYERS = capitals.TWO_PLAYERS
PLAYER = capitals.PLAYER_NUMBER
PLAYERS_FROM = Text("PLAYER {n}: FROM? ", "JUCĂTORUL {n}: DE PE? ", 24)
PLAYER_ARRIVED = Text("PLAYER {n} REACHED THE FAR ROW AND WINS.", "CÂȘTIGĂ JUCĂTORUL {n}: A AJUNS LA CAPĂT.", PROMPT)
PLAYER_BLOCKS = Text("PLAYER {n} WINS: THE OTHER CANNOT MOVE.", "CÂȘTIGĂ JUCĂTORUL {n}: RIVALUL E BLOCAT.", PROMPT)
I_WATCH = Text("I ONLY WATCH", "DOAR PRIVESC", PANEL)
LEARN_NOTHING = Text("AND LEARN NOTHING", "ȘI NU ÎNVĂȚ NIMIC", PANEL)
I_WATCHED = Text("I WATCHED, AND LEARNED NOTHING FROM IT.", "AM PRIVIT ȘI N-AM ÎNVĂȚAT NIMIC.", PROMPT)
NOT_MY_MOVES = Text("I ONLY WATCH. THE MOVES ARE YOURS.", "EU DOAR PRIVESC. VOI MUTAȚI.", PROMPT)
KEYS_FOR_TWO = Text("F1 HINT  F2 BACK  Q LEAVE", "F1 SFAT  F2 ÎNAPOI  I IEȘI", 40)
KEYS_AGAIN_FOR_TWO = Text("B BRAIN", "C CREIER", 40)
FAREWELLS_TO_TWO = (
    Text("NEXT TIME, PLAY AGAINST ME.", "DATA VIITOARE JUCAȚI CU MINE.", PROMPT),
    Text("AND WHO IS GOING TO TEACH ME NOW?", "ȘI PE MINE CINE MĂ ÎNVAȚĂ?", PROMPT),
)
