"""The words of The Orange Wizard."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import labels, sentences

TITLE = Text("The Orange Wizard")
SPINE = Text("Orange Wizard", 15)
POSTER = Text("Orange Wizard")
LAND = Text("of Number Land")
TAGLINE = Text("A touchy teacher of sums")
CARD = Prose(
    "The orange wizard has four lessons. Think of a secret number, do his sums, and he names it from your "
    "result. Or do a chain of sums step by step, take his times-table test, or be the wizard yourself and "
    "find his number. He shows why a sum went wrong and gives a mark from 1 to 10. Type numbers (2.4, 2,4 "
    "and 12/5 are the same), choose digits with ←, → and fire, or click; ENTER answers. F1 gives a hint "
    "for half the points."
)

NAME = Text("THE WIZARD", width=21)
FOR_CHILDREN = Text("Game for children", width=24)
I_AM = Text("    I am the Orange Wizard, who\ncomes from Number Land.")
TEST = Text("   Pass my test and you shall be\nmy pupil!")
READY = Text("    Ready to go? (yes/no)", width=26)
SCOLDING = Text("   Listen well, or I turn you\ninto an orange cloud!")
ADD_THREE = Text("   Pick a number, and add 3.")
DIVIDE = Text("   Divide the result by 5,\nmultiply by 8, and what you have\ndivide again by 5.")
AT_LAST = Text("At last add 5 and take off 1.")
YOUR_RESULT = Text("   Now tell me your result!")
RESULT_IS = Text("result = ")
IT_WAS = Text("   You chose {n}")
AM_I_RIGHT = Text("  Am I right?      (yes/no)")
WHICH_NUMBER = Text("   Which number was it, then?")
NUMBER_IS = Text("number = ")
WATCH = Text("     Are you sure?\nThen watch me:")
PLUS_THREE = Text("     {start} plus 3 is {a}")
FROM_THERE = Text(
    "That over 5 is {b}\nAnd multiplied by 8 it comes to\n{c}\n"
    "Over 5, and with another 5,\nwe get {d}\n which, minus 1, is {e}"
)
BELIEVE_IT = Text("   Believe me now (yes/no)?", width=28)
YOU_CHOSE = Prose("You did choose {start}!")
WRONG_SUMS = Prose("{start} gives {right}, not {typed}!")
WRONG_STEPS = {
    "left out": Prose("I think you left out: {step}"),
    "turned": Prose("Not {other} but {step}!"),
    "miscounted": Prose("I think you slipped at: {step}"),
}
"""What a slip is called, said above the question whether the wizard is believed."""
FEEL_IT = Text("   Enough! Now you shall feel\nmy lightning!")
BELIEVE_ME = Text("That will teach you!", width=30)
COUNT_BETTER = Text("Count better next time!", width=30)
FLYING_HOME = Text("  Farewell! I am flying home!")

GUESS = Prose("You chose {n}, didn't you?")
WHICH = Prose("Which number was it, then?")
CHECK = Prose("Let's check it together:")
MISCOUNTED = Prose("So {start} gives {right}, not {typed}: your sums went wrong.")
I_WAS_RIGHT = Prose("I was right! You did choose {start}.")
BELIEVE = Prose("Do you believe me now?")
ENOUGH = Prose("Enough! Feel my lightning!")
WARNING = Text("That will teach you!", width=30, context="at last")
FAREWELL = Prose("Farewell, I am flying home!")
AGAIN = Text("Another round (y/n)?")
YES_OR_NO = Text("Yes or no, please: ", width=24)
UNFIT = {
    "no number": Text("A number, please: ", width=24),
    "by zero": Text("Nobody divides by 0: ", width=24),
    "too large": Text("Too long for me: ", width=24),
}

SECRET = Text("Your secret number", width=24)
STEPS = Text("Step by step", width=24)
EXAMINATION = Text("Times-table test", width=24)
INVERSE = Text("You are the wizard", width=24)
WHICH_LESSON = Prose("Hello! I am the Orange Wizard. Which lesson today?")
BEST_MARK = Text("mark", width=5)
TASK = Text("Task", width=6)
RIGHT_SO_FAR = Text("Right", width=8)
POINTS = labels.POINTS
CHOOSE = sentences.CHOOSE_AND_TAKE
TYPE = Text("F1 hint   ENTER answer")
PRESS_ON = Text("Press fire to continue")
YES, NO = labels.YES, labels.NO

SECRET_INTRO = Prose("Pick a whole number from 1 to {most}. Keep it secret! Do these sums with it. What did you get?")
SECRET_NUMBER = Text("secret", width=10)
I_CANNOT = Prose("No hint: I don't know your number! Go slowly, a line at a time.")
GUESSED = Prose("I knew it! And your sums are all right.")
GLAD = Prose("That is better! Honest pupils make the best wizards.")
STEPS_INTRO = Prose("Do these sums in turn. I'm looking over your shoulder!")
EXAM_INTRO = Prose("Ten questions. Quick ones please me: slow ones make me spark!")
SLOW = Prose("Right, but slow: bzzt!")
INVERSE_INTRO = Prose("Now you are the wizard! What number did I begin with?")
FORWARD = Prose("{typed} would give {reached}, not {wanted}. Undo the last sum first. Try again!")
LOOK_BACK = Prose("It was {start}. See how to undo it from the end:")
PRAISE = (Prose("Right!"), sentences.WELL_DONE.wrapped(), Prose("Splendid!"), Prose("Even I couldn't do better!"))
NOT_QUITE = Prose("Not {typed}, look:\n{sum}\n{way}")
HINT_IS = Prose("Do it like this:\n{way}")
NO_EASIER = Prose("There is no easier way: just count carefully.")
HERE = Prose("Look at the marked line:\n{sum}\n{way}")
DIGITS_ONLY = Prose("A number, please: 12 or 2.5 or 1/2.")
ZERO_DIVIDES = Prose("Nobody can divide by 0, not even a wizard!")
TOO_LONG = Prose("That number makes me dizzy: a shorter one, please.")

MARK = Text("MARK {n}", width=10)
RIGHT_OF = Text("{n} of {count} right at once", width=22)
MARKS_MEAN = {
    "EXCELLENT": Text("excellent", width=22),
    "VERY_GOOD": Text("very good", width=22),
    "GOOD": Text("good", width=22),
}
NO_SLIPS = Text("Not a single slip!", width=22)
LEARN = Text("Look at these again:", width=22)
EXCELLENT = Prose("You are my pupil now!")
ENOUGH_MARK = Prose("You passed. Come again for a better mark!")
FAILED = Prose("Not enough yet. Chin up: I was a cloud once, too!")
ANOTHER = Text("Another lesson? (y/n)")
