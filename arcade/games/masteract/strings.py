"""The words of Active Mastermind."""

from arcade.games.masteract.levels import Fault
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels, sentences

TITLE = Text("Active Mastermind")
SPINE = Text("Masteract", 15)
TAGLINE = Text("You hide a code, I break it")
CARD = Prose(
    "Choose a code of four digits from 1 to 6 and keep it in your head, or put it on the board. I guess; "
    "you say how many of my digits are in the right place and how many belong elsewhere, each digit "
    "counted once. The lights are the codes that fit all your answers. If I need three tries or less, I "
    "win; four tries are a draw; with five or more, you win. Impossible marks are crossed out. If your "
    "answers disagree, I show which one may be wrong: change it or show me your code. Hint: a code that "
    "is hard for me (not scored). Two players hide a code each: the code that lasts longer wins. The "
    "duel, try against try, is a level of Mastermind."
)
TRIES = labels.TRIES

# The original's screen.
WAIT = Text("One moment...")
READY = Text("Ready")
PICK = Text("Pick a code: 4 different digits")
PRESS = Text("Press a key when ready")
TRY = Text("Try {n}:", width=11)
PLACES = Text("A =", width=3)
ELSEWHERE = Text("N =", width=3)
RIGHT = Text("Is that right (y/n)?", width=31)
THINKING = sentences.THINKING
GOT_IT = Text("Got it!")
CANNOT_BE = Text("That cannot be!")
ONE_WRONG = Text("Look again at: {which}")
SEVERAL_WRONG = Text("More than one answer is wrong")
PLAY_AGAIN = sentences.PLAY_AGAIN_OR_NOT
HARD_CODE = Text("Try hiding {code}")

FAULTS = {
    Fault.TOO_MANY: Text("More than four digits? Again!"),
    Fault.LAST_ONE: Text("3 in place, 1 elsewhere? Never!"),
    Fault.TOO_FEW: Text("At least two must be right"),
}

# The drawn look.
WHERE = Text("Your code: 1 in mind  2 on board")
PICK_DIFFERENT = Text("Four different digits, then fire")
PICK_ANY = Text("Four digits, 1 to 6, then fire")
PLAYERS_PICK = Text("Player {n} chooses a code")
LEFT = labels.CODES_LEFT
IN_PLACE = Text("in place", width=9)
NOT_IN_PLACE = Text("elsewhere", width=9)
YOUR_CODE = Text("your code", width=12)
HOW_MANY_PLACES = Text("How many are in place?")
HOW_MANY_ELSEWHERE = Text("How many belong elsewhere?")
HOW_TO_MARK = Text("Places first; each counts once")
CONTRADICTION = Text("1 change  2 show code  3 end")
SHOW_CODE = Text("YOUR CODE?")
MISTAKES = Count("! {n} of your answers was wrong", "! {n} of your answers were wrong")
NO_MISTAKE = Text("They all fit. My mistake?")
DONE = Count("Got it! I needed {n} try", "Got it! I needed {n} tries")
PLAYERS_DONE = Text("Player {n}: {tries}")
HELD = Text("WELL HIDDEN!")
FAIR = Text("FAIR ENOUGH")
FAST = Text("I WAS FAST!")
NONE_FITS = Text("NO CODE FITS")
