"""The cabinet's words: shelf, pages, menus, settings, messages."""

from arcade.machine.bdf import Fault
from arcade.machine.hosting import Notice
from arcade.toolkit.contract.texts import Count, Prose, Text

ARCADE = Text("Robac Arcade", "Robac Arcade")

# The shelf.
ALL_GAMES = Text("All", "Toate", 20)
LEFT_IN_THE_MIDDLE = Text("Begun", "Începute", 20)
FAVOURITES = Text("Loved", "Dragi", 20)
COMPETITIVE = Text("Versus", "Adversar", 20)
PUZZLES = Text("Puzzles", "Singur", 20)
EDUCATIONAL = Text("School", "Școală", 20)
REFLEX = Text("Reflex", "Reflexe", 20)
ADVENTURES = Text("Stories", "Povești", 20)
OTHERS = Text("Workshop", "Atelier", 20)
FOR_TWO = Text("For two", "În doi", 20)
UNTRIED = Text("New", "Noi", 20)
SPECTRUM_BOOK = Text("Spectrum book", "Cartea Spectrum", 22)
PET_MAGAZINE = Text("PET magazine", "Revista PET", 22)
PET_BOOK = Text("PET book", "Cartea PET", 22)
PC_MAGAZINE = Text("PC magazine", "Revista PC", 22)
MINICOMPUTER = Text("Minicomputer", "Minicalculator", 22)
WON = Text("won", "câștigat", 10)
ONE_PLAYER = Text("1 player", "1 jucător")
TWO_PLAYERS = Text("2 players", "2 jucători")
PLAYERS_FROM = Text("{least}-{most} players", "{least}-{most} jucători")
PLAYERS_AT_TABLE = Text("{people} of {least}-{most} players", "{people} din {least}-{most} jucători", 36)
LEVEL_OF = Text("Level {number}: {name}", "Nivelul {number}: {name}")
OWN_BEST = Text("Your best: {score}", "Al tău: {score}")
BE_FIRST = Text("Be the first!", "Fii primul!", 16)
"""Where a hall has nobody yet."""
HALL_BEST = Text("Hall", "Sală", 8)
"""Stands before the best of the hall."""
CHAMPION_LABEL = Text("Champion", "Campion")
NO_CHAMPION = Text("No champion yet", "Fără campion")
BAR_PLAY = Text("PLAY", "JOACĂ")
BAR_CONTINUE = Text("CONTINUE", "CONTINUĂ")
BAR_CHALLENGE = Text("CHALLENGE", "PROVOCARE")
BAR_SCORES = Text("HIGH SCORES", "RECORDURI")
TONIGHT = Text("Tonight", "Astă-seară")
CHIP_CONTINUE = Text("Continue", "Continuă")
CHIP_CHALLENGE = Text("Challenge", "Provocare")
CHIP_RECORD = Text("Record", "Record")
CHIP_UNTRIED = Text("Not tried", "Nejucat")
TIME_LEFT = Text("{time} left", "încă {time}")
DONE_TODAY = Text("done", "jucată")
MACHINES = {
    "spectrum": Text("Spectrum", "Spectrum"),
    "pet": Text("PET 2001", "PET 2001"),
    "ega": Text("PC with EGA", "PC cu EGA"),
    "teletype": Text("Teletype", "Teleimprimator"),
}
GAMES_COUNT = Count(("{n} game", "{n} games"), ("{n} joc", "{n} jocuri", "{n} de jocuri"))
WEEKDAYS = (
    Text("Mon", "Lu"),
    Text("Tue", "Ma"),
    Text("Wed", "Mi"),
    Text("Thu", "Jo"),
    Text("Fri", "Vi"),
    Text("Sat", "Sâ"),
    Text("Sun", "Du"),
)
HELP_MORE = Text("more", "pagina")
HELP_FIND = Text("find", "caută")
HELP_TAB = Text("group", "grupa")
HELP_MENU = Text("menu", "meniu")
HELP_LOOK = Text("look", "vezi")

# The line of keys at the bottom.
HELP_CHOOSE = Text("choose", "alege", 8)
HELP_PLAY = Text("play", "joacă", 8)
HELP_OK = Text("go on", "înainte", 8)
HELP_CHANGE = Text("change", "schimbă", 8)
HELP_BACK = Text("back", "înapoi", 8)
HELP_LEAVE = Text("leave", "ieși", 8)
HELP_READ = Text("read", "citește", 8)
HELP_LETTER = Text("letter", "litera", 8)
HELP_LEVEL = Text("level", "nivel", 8)
HELP_NEXT = Text("next", "apoi", 8)
HELP_HERE = Text("from here", "de aici", 10)
HELP_TYPE = Text("types", "scrie", 8)
HELP_DELETE = Text("deletes", "șterge", 8)
HELP_CLOSE = Text("closes", "închide", 8)
KEY_DELETE = Text("DELETE", "ȘTERGE", 8)
KEY_DONE = Text("DONE", "GATA", 8)
HELP_PICTURE = Text("picture", "imagine", 8)
HELP_SECOND = Text("second", "secundă", 8)
FIRE_NAME = Text("FIRE", "FOC", 5)
BACK_NAME = Text("BACK", "ÎNAPOI", 6)
ENTER_NAME = Text("ENTER", "ENTER", 5)
ESCAPE_NAME = Text("ESC", "ESC", 5)
HOLD_NAME = Text("HOLD", "ȚINE", 5)

# Instruction card and setup.
RULES = Text("How to play", "Cum se joacă", 18)
KEYS_HEAD = Text("Keys", "Taste", 18)
STICK_HEAD = Text("Joystick", "Manetă", 18)
IN_PAUSE = Text("in the pause", "în pauză", 14)
STICK_IN_TURN = Prose("The players use the joystick in turn.", "Jucătorii folosesc maneta pe rând.")
LEVELS_HEAD = Text("Levels", "Niveluri", 18)
THE_GAME = Text("The game", "Jocul", 18)
BESIDE = Text("The book's own player", "Jucătorul din carte")
LEVEL_COUNT = Text("Level {number} of {count}", "Nivelul {number} din {count}")
ALL_MEDALS = Prose("All three are yours!", "Toate trei sunt ale tale!")
OR = Text("or", "sau", 6)
PUSH = Text("Push", "Împingi", 10)
SHOWS_KEYS = Text("Button shows keys", "Butonul arată taste", 20)
BUTTONS = {"fire": Text("button", "buton"), "back": Text("button 2", "butonul 2")}
PAUSE_BY_PAD = Text("Hold button 2: pause", "Ține butonul 2: pauză")
TOUCH_BUTTONS = {"fire": "A", "back": "B"}
"""What stands on the buttons that a host draws for fingers."""
PAUSE_BY_TOUCH = Text("Two bars: pause", "Două linii: pauză")
ITS_BUTTON = Text("its button", "butonul său", 14)
WITH_ITS_NAME = Text("Button with its name", "Butonul cu numele", 20)
START = Text("start", "începe", 8)
GO_ON_PLAYING = Text("play on", "mai departe", 12)
WHOLE_STORY = Text("the whole story", "toată povestea", 18)
TO_THE_SHELF = Text("shelf", "raft", 8)
BESIDE_NAMED = Text("book: {name}", "carte: {name}")
LEVEL_NAMED = Text("level: {name}", "nivel: {name}")
PLAY = Text("Play", "Joacă", 14)
GO_ON = Text("Go on playing", "Continuă jocul", 18)
NEW_GAME = Text("New game", "Joc nou", 14)
LEVEL = Text("Level", "Nivel", 10)
PLAYERS = Text("Players", "Jucători", 10)
LOOK = Text("Look", "Aspect", 10)
ORIGINAL = Text("original", "original", 12)
MODERN = Text("modern", "modern", 12)
FAVOURITE = Text("Favourite", "Favorit", 12)
HIGH_SCORES = Text("High scores", "Recorduri", 18)
YES = Text("yes", "da", 6)
NO = Text("no", "nu", 6)
YES_NO = {True: YES, False: NO}
LOOK_NAMES = {True: ORIGINAL, False: MODERN}
ON = Text("on", "pornit", 8)
OFF = Text("off", "oprit", 8)
SOFT = Text("soft", "încet", 8)
HOW_LOUD = {"on": ON, "low": SOFT, "off": OFF}
REPLACES = Prose(
    "A game of yours is waiting in the middle. A new one takes its place.",
    "Ai un joc neterminat. Unul nou îi ia locul.",
)
START_NEW = Text("Start the new game", "Începe jocul nou", 30)

# Pause.
PAUSE = Text("Pause", "Pauză", 18)
RESUME = Text("Resume", "Continuă", 14)
RESTART = Text("Restart", "De la capăt", 14)
HINT = Text("Hint", "Sfat", 14)
TAKE_BACK = Text("Take back", "Mutare înapoi", 14)
SOLVE = Text("Solve", "Rezolvă", 14)
REWIND = Text("Rewind", "Dă înapoi", 14)
PICTURE = Text("Picture", "Fotografie", 14)
FILM = Text("Film", "Film", 14)
SETTINGS = Text("Settings", "Setări", 14)
LEAVE = Text("Leave", "Ieși", 14)
NAME_IS_FOR = Text("A friend plays it by this name:", "Un prieten îl joacă după nume:", 31)
NAME_IS_FIRST = Text("Your first game, for a friend:", "Primul joc, pentru un prieten:", 31)
NO_NAME = Text("A game of your own: it has no name.", "Un joc numai al tău: nu are nume.", 40)
LEVEL_IS = Text("Level: {level}", "Nivel: {level}")
RESTART_ASK = Prose(
    "Begin again from the start? The game you are in is given up.",
    "O iei de la capăt? Jocul de acum se pierde.",
)
RESTART_YES = Text("Begin again", "De la capăt", 30)
KEEP_PLAYING = Text("Keep playing", "Joacă mai departe", 30)
LEAVE_ASK = Prose(
    "The game is not over. It can wait for you on the shelf: fire on its cover goes on with it.",
    "Jocul nu s-a terminat. Te poate aștepta pe raft: focul pe coperta lui îl continuă.",
)
LEAVE_KEEP = Text("Keep it for later", "Păstrează-l", 30)
LEAVE_DROP = Text("Give it up", "Renunță la el", 30)
LOST_FOCUS = Text("Paused: window left", "Pauză: altă fereastră", 30)
LOST_PAD = Text("Paused: joystick gone", "Pauză: lipsește maneta", 30)
MENU_SAYS = Prose("What would you like?", "Ce dorești?")
QUIT_YES = Text("Leave the arcade", "Ieși din arcade", 30)
GOALS = Text("Medals", "Medalii", 14)
BRONZE = Text("Bronze", "Bronz", 8)
SILVER = Text("Silver", "Argint", 8)
GOLD = Text("Gold", "Aur", 8)
GOAL_WIN = Text("win", "câștigă", 16)
GOAL_AT = Prose("{goal} at level {level}", "{goal} la nivelul {level}")
GOAL_FROM = Prose("{goal} at level {level} or higher", "{goal} la nivelul {level} sau mai sus")
GOAL_MODERN = Text("in the modern look", "în aspectul modern", 24)
PLAYERS_PAGE = Text("Players", "Jucători", 30)
PLAYERS_MENU = Text("Players and medals", "Jucători și medalii", 30)
PLAYER = Text("Player", "Jucător", 14)
CODE = Text("Code in the hall", "Cod în sală", 18)
CODE_PAGE = Text("Your code", "Codul tău", 30)
CODE_SET = Text("given", "dat", 8)
CODE_NONE = Text("none", "niciunul", 8)
CODE_DIGITS = Text("Four digits", "Patru cifre", 16)
CODE_ASK = Prose(
    "With your initials and four digits that you choose, every cabinet of the hall knows you: your medals go with you.",
    "După inițiale și patru cifre alese de tine te cunoaște orice automat al sălii: medaliile te însoțesc.",
)
CODE_TAKEN = Prose(
    "You play as {player} now. What {player} has won at other cabinets comes in a moment.",
    "Acum joci ca {player}. Ce a câștigat {player} la alte automate sosește îndată.",
)
CODE_GIVEN = Prose(
    "{player} has given a code here. Forget it? The medals stay in the hall.",
    "{player} a dat un cod aici. Îl uităm? Medaliile rămân în sală.",
)
CODE_FORGET = Text("Forget it", "Uită-l", 18)
CODE_KEEP = Text("Keep it", "Păstrează-l", 18)
CODES_LOCKED = Prose(
    "Too many codes one after the other: wait {seconds} seconds.",
    "Prea multe coduri la rând: așteaptă {seconds} secunde.",
)
NOBODY_YET = Text("Nothing finished yet", "Încă nimic terminat", 30)
GAMES_PLAYED = Text("Games", "Jocuri", 14)
WON_GAMES = Text("Won", "Câștigate", 14)
WON_OF = Text("{won} won of {played}", "câștigate: {won} din {played}")
TIME_PLAYED = Text("Time", "Timp", 14)
HOURS = Text("{hours} h {minutes} min", "{hours} h {minutes} min", 16)
OPERATOR = Text("Operator", "Operator", 30)
OPERATOR_PIN = Prose("Type the operator's number.", "Scrie numărul operatorului.")
LOCKED = Prose(
    "Too many wrong numbers. This page opens again in {time} minutes.",
    "Prea multe numere greșite. Pagina se deschide iar peste {time} minute.",
)
HALL_SILENT = Prose("The hall: nothing has been carried there yet.", "Sala: încă nu s-a dus nimic acolo.")
HALL_STANDING = Prose(
    "The hall, {at} UTC: {told} Scores waiting: {n}.", "Sala, {at} UTC: {told} Scoruri în așteptare: {n}."
)
KEEP_LEARNED = Text("Games learn on", "Jocurile învață mereu", 22)
KEEP_LEARNED_NOTE = Prose(
    "What a game learns from one visitor it knows with the next.",
    "Ce învață un joc de la un vizitator știe și la următorul.",
)
KEEP_FILES = Text("Pictures and films", "Fotografii și filme", 22)
KEEP_FILES_NOTE = Prose("What visitors save stays on this computer.", "Ce salvează vizitatorii rămâne pe calculator.")
ATTRACT_SOUND = Text("Sound while nobody plays", "Sunet fără jucători")
ATTRACT_SOUND_NOTE = Prose(
    "How loud the games are that are shown when nobody plays.",
    "Cât de tare se aud jocurile arătate când nu joacă nimeni.",
)
PIN_WRONG = Prose("That is not the number.", "Nu acesta e numărul.")
OTHER_LANGUAGE = Text("Română", "English", 30)
DAILY = Text("Challenge of the day", "Provocarea zilei", 30)
DAILY_SAYS = Prose(
    "{day}: {title}, level {level}. Everybody has the same game today: the questions before its first move answer"
    " themselves. The first try counts.",
    "{day}: {title}, nivelul {level}. Azi toți au același joc: întrebările dinainte de prima mutare își răspund"
    " singure. Contează prima încercare.",
)
DAILY_DONE = Prose("Your result, to be told to your friends: {line}", "Rezultatul tău, de spus prietenilor: {line}")
NO_CHALLENGE = Prose("No game here is fit for a challenge.", "Niciun joc de aici nu e potrivit pentru o provocare.")
FOR_FUN = Text("Play it again for fun", "Mai joacă-l o dată", 30)
GAME_ID = Text("Play a friend's game", "Jocul unui prieten", 30)
GAME_ID_ASK = Prose(
    "Type the name of the game that your friend has in the pause menu, such as NIM 2 76SWHWPSD.",
    "Scrie numele jocului din meniul de pauză al prietenului, de exemplu NIM 2 76SWHWPSD.",
)
ID_SHAPE = Prose(
    "A game's name is its title, its level and its code, such as NIM 2 76SWHWPSD.",
    "Numele unui joc: titlul, nivelul și codul, de exemplu NIM 2 76SWHWPSD.",
)
ID_GAME = Prose("There is no game called {name}.", "Nu există jocul {name}.")
ID_LEVEL = Prose("That game has levels from 1 to {levels}.", "Jocul acela are nivelurile de la 1 la {levels}.")
ID_PLAYERS = Prose("{title} is not a game for {seats} players.", "{title} nu se joacă în {seats}.")
ID_CODE = Prose("There is a slip in the code.", "E o greșeală în cod.")

# After a game.
TO_WALL = Text("All covers", "Toate copertele", 18)
TO_SHELF = Text("Back to the shelf", "Înapoi la raft", 18)
AIDED = Text("with help", "cu ajutor", 16)
RECORD_HINT = Text("HIGH SCORE: PRESS {fire}", "RECORD: APASĂ {fire}", 32)
NOT_PROVED = Prose(
    "The score is not recorded, because the run, played again, gives another one: {reason}",
    "Scorul nu se trece în tabel, fiindcă partida, jucată din nou, dă altul: {reason}",
)
CHECKING = Text("Checking the run ...", "Verific partida ...", 28)
RESUMING = Text("Going back to your game ...", "Revin la jocul tău ...", 30)
REWINDING = Text("Rewinding ...", "Dau înapoi ...", 28)

# What opponents think, and what was wrong.
SHOW_THOUGHTS = Text("Its thoughts", "Gândurile lui", 14)
HIDE_THOUGHTS = Text("No thoughts", "Fără gânduri", 14)
THOUGHTS_SHOWN = Prose(
    "The computer thinks aloud. Who listens was helped.", "Calculatorul gândește cu voce tare. Cine ascultă e ajutat."
)
THOUGHTS_HIDDEN = Prose("The computer thinks silently.", "Calculatorul gândește în tăcere.")
DEPTH = Text("depth {plies}", "adâncime {plies}")
CHANCE = Text("my odds {chance} %", "șansa mea {chance} %")
YOUR_CHANCE = Text("your odds {chance} %", "șansa ta {chance} %")
WENT_WRONG = Text("Where did I go wrong?", "Unde am greșit?")
MISTAKES = Text("My mistakes", "Greșelile", 14)
LOOKING_BACK = Prose("I look at your moves ...", "Mă uit la mutările tale ...")
NO_MISTAKES = Prose(
    "As far as I can see, no move of yours gave the game away.",
    "Din câte văd, nicio mutare de-a ta n-a pierdut partida.",
)
MOVE = Text("Move {number}", "Mutarea {number}")
MOVE_PLAYED = Text("Move {number}: {move}", "Mutarea {number}: {move}")
MOVE_IN_BRIEF = Text("{number}. {move}", "{number}. {move}")
YOU_PLAYED = Text("You played {move}", "Ai jucat {move}")
BETTER = Text("Better: {move}", "Mai bine: {move}")

# Rewind.
ANSWERS = Text("answers", "răspunsuri", 14)
BACK_BY = Text("Back by", "Înapoi cu", 14)
FROM_HERE = Text("From here", "De aici", 14)
NOW = Text("now", "acum", 8)
SECONDS_BACK = Text("-{seconds} s", "-{seconds} s", 8)

# Settings.
LANGUAGE = Text("Language", "Limba", 16)
ENGLISH = Text("English", "English", 10)
ROMANIAN = Text("română", "română", 10)
SCREEN_LOOK = Text("Picture", "Imagine", 16)
SHARP = Text("sharp", "clară", 10)
MONITOR = Text("monitor", "monitor", 10)
TELEVISION = Text("TV", "televizor", 10)
AERIAL = Text("aerial", "antenă", 10)
SCALING = Text("Size", "Mărime", 16)
WHOLE = Text("even", "egală", 10)
FIT = Text("largest", "maximă", 10)
PHOSPHOR = Text("Tube", "Tub", 16)
COLOUR = Text("colour", "color", 10)
WHITE = Text("white", "alb", 10)
GREEN = Text("green", "verde", 10)
AMBER = Text("amber", "chihlimbar", 10)
VOLUME = Text("Volume", "Volum", 16)
SOUND = Text("Sound", "Sunet", 16)
HEARD = Text("You hear", "Se aud", 16)
EVERYTHING = Text("everything", "toate", 10)
MUSIC = Text("music", "muzica", 10)
EFFECTS = Text("effects", "efectele", 10)
PLAY_MUSIC = Text("Music in play", "Muzică în joc", 16)
FULLSCREEN = Text("Full screen", "Ecran întreg", 16)
CALM = Text("Calm", "Mod calm", 16)
GAMES_LOOK = Text("Games begin", "Jocuri", 16)
KEYS = Text("Keys", "Taste", 16)
PADS = Text("Joysticks", "Manete", 16)
KEYS_FOR_ALL = Text("Keys for all games", "Taste, toate jocurile", 26)
KEYS_FOR = Text("Keys: {title}", "Taste: {title}")
SHELF_SOUND = Text("Shelf sound", "Sunetul raftului", 16)
TOUCH_SIDE = Text("Stick at", "Maneta e la", 16)
TOUCH_SIDE_NAMES = {"left": Text("left", "stânga", 12), "right": Text("right", "dreapta", 12)}
TOUCH_SIZE = Text("Stick, buttons", "Manetă, taste", 16)
TOUCH_SIZE_NAMES = {
    "small": Text("small", "mici", 12),
    "usual": Text("usual", "obișnuite", 12),
    "large": Text("large", "mari", 12),
}
TOUCH_OPACITY = Text("They are seen", "Ele se văd", 16)
TOUCH_OPACITY_NAMES = {
    "full": Text("plainly", "bine", 12),
    "half": Text("less", "mai puțin", 12),
    "faint": Text("faintly", "abia", 12),
}
BUZZ = Text("Buzz", "Vibrații", 16)
SETTING_NOTES = {
    "language": Prose("The words of the arcade and of all games.", "Cuvintele arcade-ului și ale tuturor jocurilor."),
    "look": Prose(
        "Bare pixels, a monitor, a curved TV, or one on its aerial: softer.",
        "Pixeli simpli, monitor, televizor bombat sau cu antenă: mai moale.",
    ),
    "scaling": Prose(
        "Even: all pixels alike. Largest: no margin, but some pixels are wider.",
        "Egală: toți pixelii la fel. Maximă: fără margini, dar unii pixeli sunt mai lați.",
    ),
    "phosphor": Prose("All colours, or a tube of one.", "Toate culorile sau un tub cu una singură."),
    "letters": Prose(
        "The games' letters: BDF fonts and ROM images in fonts of the data folder.",
        "Literele jocurilor: fonturi BDF și imagini ROM din fonts, în dosarul de date.",
    ),
    "fullscreen": Prose(
        "The whole screen, or a window. Alt+Enter changes it anywhere.",
        "Tot ecranul sau o fereastră. Alt+Enter schimbă oriunde.",
    ),
    "volume": Prose("How loud. The pause page has it, too.", "Cât de tare. Este și pe pagina de pauză."),
    "mute": Prose(
        "While you play, M turns it off and on; F8 does so even where M is a letter.",
        "În timpul jocului, M îl oprește și îl pornește; F8, și unde M e o literă.",
    ),
    "sounds": Prose(
        "Titles and endings have music; whatever happens in between has effects.",
        "Titlurile și finalurile au muzică; ce se întâmplă între ele are efecte.",
    ),
    "play_music": Prose(
        "A few games have music while they are played. Effects go first.",
        "Câteva jocuri au muzică și în timpul jocului. Efectele au întâietate.",
    ),
    "shelf_sound": Prose(
        "The shelf's tune, and the game that is shown there.", "Melodia raftului și jocul arătat acolo."
    ),
    "touch_side": Prose(
        "At which hand the stick is; the buttons are at the other.",
        "La care mână e maneta; butoanele sunt la cealaltă.",
    ),
    "touch_size": Prose("How large stick and buttons are.", "Cât de mari sunt maneta și butoanele."),
    "touch_opacity": Prose(
        "Whoever knows where they are may have them fainter.", "Cine știe unde sunt le poate avea mai șterse."
    ),
    "buzz": Prose(
        "A short buzz at each press, where the telephone has one.",
        "O vibrație scurtă la fiecare apăsare, dacă telefonul o are.",
    ),
    "calm": Prose("Nothing flashes, and borders keep still.", "Nimic nu licărește, iar chenarele stau liniștite."),
    "original": Prose(
        "As printed, or drawn anew. Each game can be changed before it begins.",
        "Ca în carte sau redesenate. Fiecare joc se poate schimba înainte să înceapă.",
    ),
}
KEYS_NOTE = Prose("Give other keys to the controls.", "Alege alte taste pentru comenzi.")
PADS_NOTE = Prose("Tell what the buttons of your joystick mean.", "Spune ce înseamnă butoanele manetei tale.")
LETTERS = Text("Letters", "Litere", 16)
HOUSE_LETTERS = Text("the house's", "ale casei", 16)
NO_SUCH_LETTERS = Prose("The letters {name} are not there any more.", "Literele {name} nu mai sunt.")
LETTERS_UNREAD = Prose("The letters {name} cannot be read: {reason}.", "Literele {name} nu se pot citi: {reason}.")
FONT_WRONG = Prose(
    "{words}; BDF up to 8x8, a ROM image or a character set is wanted",
    "{words}; se așteaptă BDF de cel mult 8x8, imaginea unui ROM sau un set de caractere",
)
FONT_LINE = Prose("line {line}: {words}", "linia {line}: {words}")
FONT_FAULTS = {
    Fault.NUMBERS: Prose(Fault.NUMBERS, "trebuie {count} numere"),
    Fault.BOX: Prose(Fault.BOX, "dreptunghiul unui semn are de la 0 la {most} pixeli pe latură"),
    Fault.ENCODING: Prose(Fault.ENCODING, "ENCODING trebuie să fie numărul unui caracter"),
    Fault.ROW: Prose(Fault.ROW, "un rând de {width} pixeli trebuie să aibă {digits} cifre hexazecimale"),
    Fault.GLYPH: Prose(
        Fault.GLYPH, "un semn are nevoie de cod, de dreptunghi și de atâtea rânduri cât e acesta de înalt"
    ),
    Fault.NO_GLYPHS: Prose(Fault.NO_GLYPHS, "fontul nu conține semne"),
    Fault.NOT_FILLING: Prose(Fault.NOT_FILLING, "semnul pentru {character} nu își umple rândul"),
    Fault.TOO_LARGE: Prose(
        Fault.TOO_LARGE, "semnul pentru {character} este de {width} pe {height} pixeli, și încap cel mult 8 pe 8"
    ),
    Fault.TOO_HIGH: Prose(
        Fault.TOO_HIGH, "literele urcă {top} rânduri peste linia de bază și coboară {below} sub ea, și încap 8 în total"
    ),
    Fault.NO_SET: Prose(
        Fault.NO_SET, "în cei {bytes} octeți nu sunt 96 de litere, întâi un spațiu, apoi de la A la Z toate diferite"
    ),
    Fault.IMAGE_TOO_LARGE: Prose(Fault.IMAGE_TOO_LARGE, "o imagine are cel mult {most} octeți"),
}
"""What is wrong with letters out of a file."""
SOUND_OFF, SOUND_ON = Prose("Sound off.", "Fără sunet."), Prose("Sound on.", "Cu sunet.")
STANDS_IN = Prose("{said} For the M of this game press the comma.", "{said} Pentru M al jocului apasă virgula.")
NO_SUCH_SIGN = Prose("This machine has no such letter.", "Calculatorul acesta nu are o astfel de literă.")
MAPPINGS_UNREAD = Prose("The list of pads {name} cannot be read: {reason}.", "Lista {name} nu se poate citi: {reason}.")
MAPPINGS_BROKEN = Prose(
    "{name}: lines that are no controller mappings were left out ({count}).",
    "{name}: rânduri care nu descriu nicio manetă au fost sărite ({count}).",
)
LETTERS_SAMPLE = Text("spiders: 0O 1lI", "ĂÂÎȘȚ ăâîșț 1lI")
SAMPLE_WORDS = Prose("Good evening! Which game shall it be tonight?", "Bună seara! Ce joc alegem astă-seară?")
AS_PRINTED = Text("as printed", "ca în carte", 16)
DRAWN_ANEW = Text("drawn anew", "redesenat", 16)
FLASHING = Text("RECORD!", "RECORD!")

# Keys.
PRESS_NEW_KEY = Text("Press the new key", "Apasă tasta nouă", 30)
PRESS_FOR = Text("for: {control}", "pentru: {control}")
KEY_RESERVED = Prose("{key} belongs to the arcade: take another key.", "{key} este a arcade-ului: alege altă tastă.")
KEY_TAKEN = Prose("{key} meant {loser}: that is now {other}.", "{key} însemna {loser}, care acum e {other}.")
KEY_SET = Prose("{control} is now {key}.", "{control} este acum {key}.")
RESET_KEYS = Text("Usual keys again", "Tastele obișnuite", 30)
KEYS_ARE_USUAL = Prose("All keys are the usual ones again.", "Toate tastele sunt iar cele obișnuite.")

# Joysticks.
PAD_PRESS = Text("Press on the joystick:", "Apasă pe manetă:", 30)
PAD_WAIT = Text("No such button? Wait 10 seconds", "Nu ai butonul? Așteaptă 10 s", 32)
PAD_SKIP = Text("leave it out", "sari peste", 14)
STOP = Text("stop", "oprește", 10)
PAD_TRY = Prose("Push and press: what reaches the arcade lights up.", "Mișcă și apasă: ce ajunge la arcade se aprinde.")
PAD_FIRST = Prose("Touch the joystick you want to set up.", "Atinge maneta pe care vrei s-o potrivești.")
PAD_TAKEN = Prose("That is already {control}.", "Aceea este deja {control}.")
PAD_DONE = Prose("The joystick {pad} is set up.", "Maneta {pad} este potrivită.")
PAD_RESET = Text("Usual buttons again", "Butoanele obișnuite", 30)
PAD_SET_UP = Text("Set up a joystick", "Potrivește o manetă", 30)
PADS_ARE_USUAL = Prose("All joysticks are as usual again.", "Toate manetele sunt iar ca de obicei.")

# Attract mode.
BOARD_BAR = Text("PLAY IN THE HALL", "JOACĂ ÎN SALĂ", 28)
PRESS_A_KEY = Text("PRESS A KEY", "APASĂ O TASTĂ", 28)
TAP_THE_SCREEN = Text("TAP THE SCREEN", "ATINGE ECRANUL", 28)
NEWS = Text("{count}, four machines", "{count}, patru calculatoare")
BEST_PLAYERS = Text("The best", "Cei mai buni")
AT_ITS_BEST = Text("At its best", "Momentul cel mai bun")
CHAMPION_PLAYS = Text("The champion plays", "Joacă campionul")
PILOT_PLAYS = Text("The pilot plays", "Joacă pilotul")
SAME_FOR_ALL = Prose(
    "Everybody has the same game today. The first try counts.", "Azi toți au același joc. Contează prima încercare."
)

# Messages.
OK = Text("Go on", "Mai departe", 30)
MESSAGE = Text("Message", "Mesaj", 18)
BROKEN_GAME = Prose(
    "{title} broke down: {reason} {report} Your other games and scores are safe.",
    "{title} s-a stricat: {reason} {report} Celelalte jocuri și scorurile sunt neatinse.",
)
GAME_WAITS = Prose("{reason} The game waits for you on the shelf.", "{reason} Jocul te așteaptă pe raft.")
REPORT_SAVED = Prose("A report was saved.", "S-a salvat un raport.")
NO_REPORT = Prose("No report could be saved.", "Nu s-a putut salva niciun raport.")
BROKEN_FOLDER = Prose(
    "The game {name} cannot be loaded and is left out: {reason}.",
    "Jocul {name} nu poate fi încărcat și e lăsat deoparte: {reason}.",
)
NOT_RESUMED = Prose(
    "The game left in the middle cannot go on: {reason}", "Jocul neterminat nu poate continua: {reason}"
)
KEPT = Prose("Kept as {name}", "Păstrat ca {name}")
NOT_KEPT = Prose("It could not be kept: {reason}.", "Nu a putut fi păstrat: {reason}.")
KEPT_FULL = Prose(
    "It was not kept: {folder} holds {most} files already. Take some of them away first.",
    "Nu a fost păstrat: {folder} are deja {most} de fișiere. Mută întâi câteva.",
)
KEPT_OFF = Prose(
    "Nothing is kept here: this arcade is for visitors.",
    "Aici nu se păstrează nimic: acest arcade e pentru vizitatori.",
)
KEPT_NOWHERE = Prose("It was not kept: there is no data folder.", "Nu a fost păstrat: nu există dosar de date.")
OPEN_FILE = Text("Open a file", "Deschide un fișier", 20)
NO_FILES = Prose(
    "There is no file here yet. What you save while playing comes into the folder “patterns”. Files of your own that"
    " you put there are found here, too.",
    "Încă nu există niciun fișier aici. Ce salvezi în timpul jocului ajunge în dosarul „patterns”. Și fișierele pe care"
    " le pui tu acolo se găsesc aici.",
)
NOT_OPENED = Prose("{name} cannot be read: {reason}.", "{name} nu poate fi citit: {reason}.")
OPEN_PART = Prose("{title}: {why}. Open {part}?", "{title}: {why}. Se deschide {part}?")
FILE_NOT_TEXT = Prose("it is not a text file in UTF-8", "nu este un fișier text în UTF-8")
FILE_BINARY = Prose(
    "it is binary data, and a text or a PNG picture is wanted",
    "conține date binare și trebuie un text sau o imagine PNG",
)
FILE_IS_FOLDER = Prose("it is a folder", "este un dosar")
FILE_IS_NONE = Prose("it is not a regular file", "nu este un fișier obișnuit")
FILE_NAMELESS = Prose("no file can have such a name", "niciun fișier nu poate avea un astfel de nume")
FILE_TOO_LARGE = Prose("it has more than {bytes} bytes", "are peste {bytes} de octeți")
PNG_DAMAGED = Prose("the picture is damaged in its {part}", "imaginea este deteriorată: {part}")
PNG_BEGINNING = Text("first bytes", "primii octeți")
PNG_HEADER = Text("header", "antetul")
PNG_PALETTE = Text("palette", "paleta")
PNG_PIXELS = Text("pixels", "pixelii")
PNG_TOO_LARGE = Prose("the picture has over {side} pixels a side", "imaginea are peste {side} de pixeli pe o latură")
PNG_UNUSUAL = Prose(
    "the picture is a PNG of another kind than the arcade writes",
    "imaginea este un PNG de alt fel decât cele scrise aici",
)
PNG_UNKNOWN = Prose(
    "there is no PNG of colour type {kind} and bit depth {depth}",
    "nu există PNG cu tipul de culoare {kind} și adâncimea de culoare {depth}",
)
GIF_DAMAGED = Prose("the film is damaged", "filmul este deteriorat")
GIF_UNUSUAL = Prose("the film is of an unusual kind of GIF", "filmul este un GIF de un fel neobișnuit")
BUNDLE_DAMAGED = Prose("it is damaged, or no file of an arcade", "e deteriorat sau nu e un fișier al vreunui arcade")
BUNDLE_WITHOUT = Prose("there are no scores in it", "nu are scoruri în el")
BUNDLE_STRANGE = Prose("no arcade has put {name} into it", "{name} nu a fost pus în el de niciun arcade")
BUNDLE_TOO_LARGE = Prose("it is too large", "e prea mare")
BUNDLE_TOO_MANY = Prose("there are over {most} files", "sunt peste {most} de fișiere")
FILMING = Text("Making a film ...", "Se face filmul ...")
SHARE = Text("Share", "Trimite", 18)
INVITE = Prose("Play my very game of {title}: {name}", "Joacă exact partida mea de {title}: {name}")
INVITE_TO_BEAT = Prose(
    "{score} in {title}! Beat it in the very same game: {name}",
    "{score} la {title}! Întrece-mă în exact aceeași partidă: {name}",
)
HOST_NOTICES = {
    Notice.NO_SOUND: Prose("There is no sound device: the arcade plays silently.", "Nu există sunet: arcade-ul tace."),
    Notice.NO_FULLSCREEN: Prose("Full screen is not possible here.", "Aici nu se poate ecran întreg."),
    Notice.SLOW_DISPLAY: Prose(
        "Large pictures take this computer too long: they are made simpler.",
        "Imaginile mari cer prea mult calculatorului: acum sunt mai simple.",
    ),
    Notice.ANOTHER_WINDOW: Prose(
        "The arcade is open in another window: scores and settings of this one are not kept.",
        "Arcade-ul e deschis și în altă fereastră: scorurile și setările din aceasta nu se păstrează.",
    ),
    Notice.NOT_KEPT: Prose(
        "The browser does not keep scores and settings now: they last until you leave. “Everything to a file” in the"
        " settings saves them.",
        "Browserul nu păstrează acum scorurile și setările: țin doar până ieși. „Totul într-un fișier” din setări le"
        " salvează.",
    ),
    Notice.KEPT_AGAIN: Prose("Scores and settings are kept again.", "Scorurile și setările se păstrează din nou."),
    Notice.SEVEN_DAYS: Prose(
        "This browser forgets scores after seven days without a visit. Share, “Add to Home Screen” keeps them, or"
        " “Everything to a file” in the settings.",
        "Acest browser uită scorurile după șapte zile fără nicio vizită. Le păstrezi cu Partajare, „Adaugă la ecranul"
        " principal”, sau cu „Totul într-un fișier” din setări.",
    ),
    Notice.PRIVATE_WINDOW: Prose(
        "This window seems to be private: scores go when it is closed. “Everything to a file” in the settings saves"
        " them.",
        "Fereastra pare privată: scorurile dispar când o închizi. „Totul într-un fișier” din setări le salvează.",
    ),
}
