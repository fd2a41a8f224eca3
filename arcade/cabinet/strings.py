"""The cabinet's words: shelf, pages, menus, settings, messages."""

from arcade.machine.bdf import Fault
from arcade.machine.hosting import Notice
from arcade.toolkit.contract.texts import Count, Prose, Text

ARCADE = Text("Robac Arcade")

# The shelf.
ALL_GAMES = Text("All", 20)
LEFT_IN_THE_MIDDLE = Text("Begun", 20)
FAVOURITES = Text("Favourites", 20)
COMPETITIVE = Text("Versus", 20)
PUZZLES = Text("Puzzles", 20)
EDUCATIONAL = Text("School", 20)
REFLEX = Text("Reflex", 20)
ADVENTURES = Text("Stories", 20)
OTHERS = Text("Workshop", 20)
FOR_TWO = Text("For two", 20)
UNTRIED = Text("New", 20)
SPECTRUM_BOOK = Text("Spectrum book", 22)
PET_MAGAZINE = Text("PET magazine", 22)
PET_BOOK = Text("PET book", 22)
PC_MAGAZINE = Text("PC magazine", 22)
MINICOMPUTER = Text("Minicomputer", 22)
WON = Text("won", 10)
ONE_PLAYER = Text("1 player")
TWO_PLAYERS = Text("2 players")
PLAYERS_FROM = Text("{least}-{most} players", 23)
PLAYERS_AT_TABLE = Text("{people} of {least}-{most} players", 36)
LEVEL_OF = Text("Level {number}: {name}")
OWN_BEST = Text("Your best: {score}")
BE_FIRST = Text("Be the first!", 16)
"""Where a leaderboard has nobody yet."""
LEADERBOARD_BEST = Text("Hall", 8)
"""Stands before the best of the leaderboard."""
CHAMPION_LABEL = Text("Champion", 8)
NO_CHAMPION = Text("No champion yet")
BAR_PLAY = Text("PLAY")
BAR_CONTINUE = Text("CONTINUE")
BAR_CHALLENGE = Text("CHALLENGE")
BAR_SCORES = Text("HIGH SCORES")
TONIGHT = Text("Tonight")
CHIP_CONTINUE = Text("Continue")
CHIP_CHALLENGE = Text("Challenge")
CHIP_RECORD = Text("Record")
CHIP_UNTRIED = Text("Not tried")
TIME_LEFT = Text("{time} left")
DONE_TODAY = Text("done", context="cabinet")
MACHINES = {
    "spectrum": Text("Spectrum"),
    "pet": Text("PET 2001"),
    "ega": Text("PC with EGA"),
    "teletype": Text("Teletype"),
}
GAMES_COUNT = Count("{n} game", "{n} games")
WEEKDAYS = (
    Text("Mon"),
    Text("Tue"),
    Text("Wed"),
    Text("Thu"),
    Text("Fri"),
    Text("Sat"),
    Text("Sun"),
)
HELP_MORE = Text("more", 6)
HELP_FIND = Text("find", 5)
HELP_TAB = Text("group", 5)
HELP_MENU = Text("menu", 5)
HELP_LOOK = Text("look")

# The line of keys at the bottom.
HELP_CHOOSE = Text("choose", 6)
HELP_PLAY = Text("play", 8)
HELP_OK = Text("go on", 8)
HELP_CHANGE = Text("change", 8)
HELP_BACK = Text("back", 8)
HELP_LEAVE = Text("leave", 8)
HELP_READ = Text("read", 8)
HELP_LETTER = Text("letter", 8)
HELP_LEVEL = Text("level", 8)
HELP_NEXT = Text("next", 8)
HELP_HERE = Text("from here", 10)
HELP_TYPE = Text("type", 8)
HELP_DELETE = Text("delete", 8)
HELP_CLOSE = Text("close", 8)
KEY_DELETE = Text("DELETE", 8)
KEY_DONE = Text("DONE", 8)
HELP_PICTURE = Text("picture", 8)
HELP_SECOND = Text("second", 8)
FIRE_NAME = Text("FIRE", 5)
BACK_NAME = Text("BACK", 6)
ENTER_NAME = Text("ENTER", 5)
ESCAPE_NAME = Text("ESC", 3)
HOLD_NAME = Text("HOLD", 4)

# Instruction card and setup.
RULES = Text("How to play", 18)
KEYS_HEAD = Text("Keys", 18)
STICK_HEAD = Text("Joystick", 18)
IN_PAUSE = Text("in the pause", 14)
STICK_IN_TURN = Prose("The players use the joystick in turn.")
LEVELS_HEAD = Text("Levels", 18)
THE_GAME = Text("The game", 18)
BESIDE = Text("The book's own player")
LEVEL_COUNT = Text("Level {number} of {count}")
ALL_MEDALS = Prose("All three are yours!")
OR = Text("or", 6)
PUSH = Text("Push", 10)
SHOWS_KEYS = Text("Button shows keys", 19)
BUTTONS = {"fire": Text("button"), "back": Text("button 2")}
PAUSE_BY_PAD = Text("Hold button 2: pause")
TOUCH_BUTTONS = {"fire": "A", "back": "B"}
"""What stands on the buttons that a host draws for fingers."""
PAUSE_BY_TOUCH = Text("Two bars: pause")
ITS_BUTTON = Text("its button", 14)
WITH_ITS_NAME = Text("Button with its name", 20)
START = Text("start", 6)
GO_ON_PLAYING = Text("continue", 12)
WHOLE_STORY = Text("the whole story", 15)
TO_THE_SHELF = Text("shelf", 5)
BESIDE_NAMED = Text("book: {name}")
LEVEL_NAMED = Text("level: {name}")
PLAY = Text("Play", 14)
GO_ON = Text("Continue playing", 18)
NEW_GAME = Text("New game", 14)
LEVEL = Text("Level", 10)
PLAYERS = Text("Players", 10)
LOOK = Text("Look", 10)
ORIGINAL = Text("original", 12)
MODERN = Text("modern", 12)
FAVOURITE = Text("Favourite", 12)
HIGH_SCORES = Text("High scores", 18)
YES = Text("yes", 6)
NO = Text("no", 6)
YES_NO = {True: YES, False: NO}
LOOK_NAMES = {True: ORIGINAL, False: MODERN}
ON = Text("on", 8)
OFF = Text("off", 8)
SOFT = Text("soft", 8)
HOW_LOUD = {"on": ON, "low": SOFT, "off": OFF}
REPLACES = Prose("You have an unfinished game. A new one will replace it.")
START_NEW = Text("Start the new game", 30)

# Pause.
PAUSE = Text("Pause", 18)
RESUME = Text("Resume", 14)
RESTART = Text("Restart", 14)
HINT = Text("Hint", 14)
TAKE_BACK = Text("Take back", 14)
SOLVE = Text("Solve", 14)
REWIND = Text("Rewind", 14)
PICTURE = Text("Picture", 14, context="photograph")
FILM = Text("Film", 14)
SETTINGS = Text("Settings", 14)
LEAVE = Text("Leave", 14)
NAME_IS_FOR = Text("A friend plays it by this name:", 31)
NAME_IS_FIRST = Text("Your first game, for a friend:", 31)
NO_NAME = Text("Your own game: it has no name to share.", 40)
LEVEL_IS = Text("Level: {level}")
RESTART_ASK = Prose("Restart? This game will be lost.")
RESTART_YES = Text("Restart", 30)
KEEP_PLAYING = Text("Keep playing", 30)
LEAVE_ASK = Prose("The game isn't over. You can save it and continue later from its cover.")
LEAVE_KEEP = Text("Save it for later", 30)
LEAVE_DROP = Text("Give up", 30)
LOST_FOCUS = Text("Paused: window left", 30)
LOST_PAD = Text("Paused: joystick gone", 30)
MENU_SAYS = Prose("What would you like to do?")
QUIT_YES = Text("Leave the arcade", 30)
GOALS = Text("Medals", 14)
BRONZE = Text("Bronze", 8)
SILVER = Text("Silver", 8)
GOLD = Text("Gold", 8)
GOAL_WIN = Text("win", 16)
GOAL_AT = Text("{goal} at level {level}", 26)
GOAL_FROM = Text("{goal} at level {level} or higher", 34)
GOAL_MODERN = Text("in the modern look", 24)
PLAYERS_PAGE = Text("Players", 30)
PLAYERS_MENU = Text("Players and medals", 30)
PLAYER = Text("Player", 14)
CODE = Text("Code in the hall", 18)
CODE_PAGE = Text("Your code", 30)
CODE_SET = Text("given", 8)
CODE_NONE = Text("none", 8)
CODE_DIGITS = Text("Four digits", 16)
CODE_ASK = Prose(
    "Choose four digits. With them and your initials, every cabinet in the hall knows you and your medals.",
)
CODE_TAKEN = Prose("You now play as {player}. Medals won at other cabinets arrive in a moment.")
CODE_GIVEN = Prose("{player} has a code here. Forget it? The medals stay in the hall.")
CODE_FORGET = Text("Forget it", 18)
CODE_KEEP = Text("Keep it", 18)
CODES_LOCKED = Prose("Too many codes in a row. Wait {seconds} seconds.")
NOBODY_YET = Text("No finished games yet", 30)
GAMES_PLAYED = Text("Games", 14)
WON_GAMES = Text("Won", 14)
WON_OF = Text("{won} won of {played}")
TIME_PLAYED = Text("Time", 14)
HOURS = Text("{hours} h {minutes} min", 16)
OPERATOR = Text("Operator", 30)
OPERATOR_PIN = Prose("Type the operator's PIN.")
LOCKED = Prose("Too many wrong PINs. Try again in {time} minutes.")
LEADERBOARD_SILENT = Prose("The hall: nothing sent yet.")
LEADERBOARD_STANDING = Prose("The hall, {at} UTC: {told} Scores waiting: {n}.")
KEEP_LEARNED = Text("Games learn on", 22)
KEEP_LEARNED_NOTE = Prose("What a game learns from one visitor, it remembers for the next.")
KEEP_FILES = Text("Pictures and films", 22)
KEEP_FILES_NOTE = Prose("What visitors save stays on this computer.")
ATTRACT_SOUND = Text("Sound while nobody plays", 28)
ATTRACT_SOUND_NOTE = Prose("The volume of the demonstrations.")
PIN_WRONG = Prose("Wrong PIN.")
DAILY = Text("Challenge of the day", 30)
DAILY_SAYS = Prose(
    "{day}: {title}, level {level}. Everyone gets the same game today, with the same options. Your first try counts.",
)
DAILY_DONE = Prose("Your result, to share with friends: {line}")
NO_CHALLENGE = Prose("No game here can be a challenge.")
FOR_FUN = Text("Play it again for fun", 30)
GAME_ID = Text("Play a friend's game", 30)
GAME_ID_ASK = Prose("Type the name of the game from your friend's pause menu, such as NIM 2 76SWHWPSD.")
ID_SHAPE = Prose("A game's name is its title, its level and its code, such as NIM 2 76SWHWPSD.")
ID_GAME = Prose("There is no game called {name}.")
ID_LEVEL = Prose("That game has levels from 1 to {levels}.")
ID_PLAYERS = Prose("{title} isn't for {seats} players.")
ID_CODE = Prose("The code has a typing error.")

# After a game.
TO_WALL = Text("All covers", 18)
TO_SHELF = Text("Back to the shelf", 18)
ASSISTED = Text("with help", 16)
RECORD_HINT = Text("HIGH SCORE: PRESS {fire}", 32)
NOT_PROVED = Prose("The score isn't recorded, because the game, played again, gives another one: {reason}")
CHECKING = Text("Checking the game ...", 28)
RESUMING = Text("Going back to your game ...", 30)
REWINDING = Text("Rewinding ...", 28)

# What opponents think, and what was wrong.
SHOW_THOUGHTS = Text("Show thoughts", 14)
HIDE_THOUGHTS = Text("Hide thoughts", 14)
THOUGHTS_SHOWN = Prose("The computer thinks aloud. Listening counts as help.")
THOUGHTS_HIDDEN = Prose("The computer thinks silently.")
DEPTH = Text("depth {plies}")
CHANCE = Text("my odds {chance} %")
YOUR_CHANCE = Text("your odds {chance} %")
WENT_WRONG = Text("Where did I go wrong?")
MISTAKES = Text("My mistakes", 14)
LOOKING_BACK = Prose("Looking at your moves ...")
NO_MISTAKES = Prose("As far as I can see, none of your moves gave the game away.")
MOVE = Text("Move {number}")
MOVE_PLAYED = Text("Move {number}: {move}")
MOVE_IN_BRIEF = Text("{number}. {move}")
YOU_PLAYED = Text("You played {move}")
BETTER = Text("Better: {move}")

# Rewind.
ANSWERS = Text("answers", 14)
BACK_BY = Text("Back by", 14)
FROM_HERE = Text("From here", 14)
NOW = Text("now", 8)
SECONDS_BACK = Text("-{seconds} s", 8)

# Settings.
LANGUAGE = Text("Language", 16)
SCREEN_LOOK = Text("Picture", 16)
SHARP = Text("sharp", 10)
MONITOR = Text("monitor", 10)
TELEVISION = Text("TV", 10)
AERIAL = Text("aerial", 10)
SCALING = Text("Size", 16)
WHOLE = Text("even", 10)
FIT = Text("largest", 10)
TUBE = Text("Tube", 16)
COLOUR = Text("colour", 10)
WHITE = Text("white", 10)
GREEN = Text("green", 10)
AMBER = Text("amber", 10)
TUBE_NAMES = {"colour": COLOUR, "white": WHITE, "green": GREEN, "amber": AMBER}
VOLUME = Text("Volume", 16)
SOUND = Text("Sound", 16)
HEARD = Text("You hear", 16)
EVERYTHING = Text("everything", 10)
MUSIC = Text("music", 10)
EFFECTS = Text("effects", 10)
PLAY_MUSIC = Text("Music in play", 16)
FULLSCREEN = Text("Full screen", 16)
CALM = Text("Calm", 16)
GAMES_LOOK = Text("Games begin", 16)
KEYS = Text("Keys", 16)
PADS = Text("Joysticks", 16)
KEYS_FOR_ALL = Text("Keys for all games", 26)
KEYS_FOR = Text("Keys: {title}")
SHELF_SOUND = Text("Shelf sound", 16)
TOUCH_SIDE = Text("Stick side", 16)
TOUCH_SIDE_NAMES = {"left": Text("left", 12), "right": Text("right", 12)}
TOUCH_SIZE = Text("Stick, buttons", 16)
TOUCH_SIZE_NAMES = {
    "small": Text("small", 12),
    "usual": Text("usual", 12),
    "large": Text("large", 12),
}
TOUCH_OPACITY = Text("Visibility", 16)
TOUCH_OPACITY_NAMES = {
    "full": Text("full", 12),
    "half": Text("less", 12),
    "faint": Text("faint", 12),
}
BUZZ = Text("Buzz", 16)
SETTING_NOTES = {
    "language": Prose("The language of the arcade and all its games."),
    "look": Prose(
        "Bare pixels, a monitor, a curved TV, or a softer one on its aerial.",
    ),
    "scaling": Prose(
        "Even: all pixels equal. Largest: no margin, but some pixels are wider.",
    ),
    "phosphor": Prose("All colours, or a tube of one."),
    "letters": Prose(
        "Letters for the games: BDF fonts and ROM images in the folder fonts.",
    ),
    "fullscreen": Prose(
        "The whole screen or a window. Alt+Enter switches at any time.",
    ),
    "volume": Prose("The volume. Also in the pause menu."),
    "mute": Prose(
        "While you play, M turns it off and on. F8 works even where M is a letter.",
    ),
    "sounds": Prose(
        "Titles and endings have music; what happens in between has effects.",
    ),
    "play_music": Prose(
        "A few games have music while you play. Effects come first.",
    ),
    "shelf_sound": Prose("The shelf's tune and the games shown there."),
    "touch_side": Prose(
        "Which side the stick is on. The buttons are on the other.",
    ),
    "touch_size": Prose("The size of the stick and the buttons."),
    "touch_opacity": Prose("Make them fainter once you know where they are."),
    "buzz": Prose(
        "A short buzz at each press, if the telephone can.",
    ),
    "calm": Prose("Nothing flashes, and borders stay still."),
    "original": Prose(
        "As printed or redrawn. You can still change it for each game.",
    ),
}
KEYS_NOTE = Prose("Choose other keys.")
PADS_NOTE = Prose("Set up the buttons of your joystick.")
LETTERS = Text("Letters", 16)
OUR_LETTERS = Text("built-in", 16)
NO_SUCH_LETTERS = Prose("The letters {name} are gone.")
LETTERS_UNREAD = Prose("The letters {name} can't be read: {reason}.")
FONT_WRONG = Prose("{words}; use BDF up to 8x8, a ROM image or a character set")
FONT_LINE = Prose("line {line}: {words}")
FONT_FAULTS = {
    Fault.NUMBERS: Prose("{count} numbers are wanted"),
    Fault.BOX: Prose("a glyph's box has from 0 to {most} pixels each way"),
    Fault.ENCODING: Prose("ENCODING must be the number of a character"),
    Fault.ROW: Prose("a row of {width} pixels must be {digits} hexadecimal digits"),
    Fault.GLYPH: Prose("a glyph needs an encoding, a box and as many rows as that is high"),
    Fault.NO_GLYPHS: Prose("the font holds no glyphs"),
    Fault.NOT_FILLING: Prose("the glyph for {character} does not fill its line"),
    Fault.TOO_LARGE: Prose("the glyph for {character} is {width} by {height} pixels, and at most 8 by 8 fit"),
    Fault.TOO_HIGH: Prose("the letters reach from {top} rows above the baseline to {below} below it, and 8 in all fit"),
    Fault.NO_SET: Prose("in its {bytes} bytes are no 96 letters, a blank first and A to Z all different"),
    Fault.IMAGE_TOO_LARGE: Prose("an image has at most {most} bytes"),
}
"""What is wrong with letters out of a file."""
SOUND_OFF, SOUND_ON = Prose("Sound off."), Prose("Sound on.")
STANDS_IN = Prose("{said} For the M of this game press the comma.")
NO_SUCH_SIGN = Prose("This machine has no such letter.")
MAPPINGS_UNREAD = Prose("The list of pads {name} can't be read: {reason}.")
MAPPINGS_BROKEN = Prose("{name}: lines left out because they aren't controller mappings: {count}.")
LETTERS_SAMPLE = Text("spiders: 0O 1lI")
SAMPLE_WORDS = Prose("Good evening! Which game shall it be tonight?")
AS_PRINTED = Text("as printed", 16)
DRAWN_ANEW = Text("redrawn", 16)
FLASHING = Text("RECORD!")

# Keys.
PRESS_NEW_KEY = Text("Press the new key", 30)
PRESS_FOR = Text("for: {control}")
KEY_RESERVED = Prose("The arcade needs {key}: choose another key.")
KEY_TAKEN = Prose("{key} was {loser}, which is now {other}.")
KEY_SET = Prose("{control} is now {key}.")
RESET_KEYS = Text("Reset keys", 30)
KEYS_ARE_USUAL = Prose("All keys are back to normal.")

# Joysticks.
PAD_PRESS = Text("Press on the joystick:", 30)
PAD_WAIT = Text("No such button? Wait 10 seconds", 32)
PAD_SKIP = Text("skip it", 14)
STOP = Text("stop", 10)
PAD_TRY = Prose("Move and press: what reaches the arcade lights up.")
PAD_FIRST = Prose("Touch the joystick you want to set up.")
PAD_TAKEN = Prose("That's already {control}.")
PAD_DONE = Prose("The joystick {pad} is set up.")
PAD_RESET = Text("Reset buttons", 30)
PAD_SET_UP = Text("Set up a joystick", 30)
PADS_ARE_USUAL = Prose("All joysticks are back to normal.")

# Attract mode.
BOARD_BAR = Text("PLAY IN THE HALL", 28)
PRESS_A_KEY = Text("PRESS A KEY", 28)
TAP_THE_SCREEN = Text("TAP THE SCREEN", 28)
NEWS = Text("{count}, four machines")
BEST_PLAYERS = Text("The best")
AT_ITS_BEST = Text("At its best")
CHAMPION_PLAYS = Text("The champion plays")
PILOT_PLAYS = Text("The pilot plays")
SAME_FOR_ALL = Prose("Everyone gets the same game today. Your first try counts.")

# Messages.
OK = Text("Continue", 30)
MESSAGE = Text("Message", 18)
BROKEN_GAME = Prose("{title} crashed: {reason} {report} Your other games and scores are safe.")
GAME_WAITS = Prose("{reason} The game is saved on the shelf.")
REPORT_SAVED = Prose("A report was saved.")
NO_REPORT = Prose("No report could be saved.")
BROKEN_FOLDER = Prose("The game {name} can't be loaded and is left out: {reason}.")
NOT_RESUMED = Prose("The unfinished game can't be continued: {reason}")
KEPT = Prose("Saved as {name}")
NOT_KEPT = Prose("It couldn't be saved: {reason}.")
KEPT_FULL = Prose("Not saved: {folder} already has {most} files. Move some of them first.")
KEPT_OFF = Prose("Nothing is saved here: this arcade is for visitors.")
KEPT_NOWHERE = Prose("Not saved: the arcade has no data folder.")
OPEN_FILE = Text("Open a file", 20)
NO_FILES = Prose(
    "No files here yet. What you save while playing goes into the folder “patterns”. Files that you put "
    "there show up here, too.",
)
NOT_OPENED = Prose("{name} can't be read: {reason}.")
OPEN_PART = Prose("{title}: {why}. Open {part}?")
FILE_NOT_TEXT = Prose("it isn't a text file in UTF-8")
FILE_BINARY = Prose("it is binary data, not a text or a PNG picture")
NO_DRAWING = Prose("it holds drawings, and what was written is none of them")
FILE_IS_FOLDER = Prose("it is a folder")
FILE_IS_NONE = Prose("it isn't a regular file")
FILE_NAMELESS = Prose("no file can have such a name")
FILE_TOO_LARGE = Prose("it has more than {bytes} bytes")
PNG_DAMAGED = Prose("the picture is damaged in its {part}")
PNG_BEGINNING = Text("first bytes")
PNG_HEADER = Text("header")
PNG_PALETTE = Text("palette")
PNG_PIXELS = Text("pixels")
PNG_TOO_LARGE = Prose("the picture has over {side} pixels a side")
PNG_UNUSUAL = Prose("the picture is a PNG of another kind than the arcade's own")
PNG_UNKNOWN = Prose("there is no PNG of colour type {kind} and bit depth {depth}")
GIF_DAMAGED = Prose("the film is damaged")
GIF_UNUSUAL = Prose("the film is of an unusual kind of GIF")
BUNDLE_DAMAGED = Prose("it is damaged, or isn't an arcade's file")
BUNDLE_WITHOUT = Prose("there are no scores in it")
BUNDLE_STRANGE = Prose("it contains {name}, which isn't an arcade's")
BUNDLE_TOO_LARGE = Prose("it is too large")
BUNDLE_TOO_MANY = Prose("there are over {most} files")
FILMING = Text("Making a film ...")
SHARE = Text("Share", 18)
INVITE = Prose("Play my exact game of {title}: {name}")
INVITE_TO_BEAT = Prose("{score} in {title}! Beat me in the exact same game: {name}")
HOST_NOTICES = {
    Notice.NO_SOUND: Prose("There is no sound device: the arcade plays silently."),
    Notice.NO_FULLSCREEN: Prose("Full screen isn't possible here."),
    Notice.SLOW_DISPLAY: Prose(
        "This computer is too slow for large pictures: they are simpler now.",
    ),
    Notice.ANOTHER_WINDOW: Prose(
        "The arcade is open in another window: scores and settings of this one aren't saved.",
    ),
    Notice.NOT_KEPT: Prose(
        "The browser can't save scores and settings now: they last until you leave. To keep them, use “Save "
        "everything” in the settings.",
    ),
    Notice.KEPT_AGAIN: Prose("Scores and settings are saved again."),
    Notice.SEVEN_DAYS: Prose(
        "This browser forgets scores after seven days without a visit. To keep them, use Share, “Add to Home "
        "Screen”, or “Save everything” in the settings.",
    ),
    Notice.PRIVATE_WINDOW: Prose(
        "This window seems to be private: scores are lost when you close it. To keep them, use “Save "
        "everything” in the settings.",
    ),
}
