"""The words of Animals."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels, sentences

TITLE = Text("Animals")
TAGLINE = Text("An owl that learns from you")
CARD = Prose(
    "Think of an animal. The owl asks you questions and names one. If she is wrong, tell her your animal "
    "and a question that tells the two apart: she remembers it for ever. You can also guess her animal, "
    "browse the zoo atlas, climb her tree of knowledge or make her forget. Choose with left and right and "
    "answer with ENTER or fire. BACKSPACE takes an answer back, F2 cancels a lesson. Each kind of animal "
    "has its own tree."
)

THINK = Text("Think of an animal.")
PRESS = Text("Press any key")
IS_IT = Text("Is it {animal}?")
WHAT_THEN = Text("What is it then?")
TELL_APART = Prose("Type a question that tells {old} from {new}")
TELL_APART_BOOK = Prose("Please type a question that\n tells  {old} from  {new}")
WHICH_ANSWER = Prose("What is the answer for {new} (y/n)?")
FOUND = Text("Hooray, I found it!")
REMARKS = (
    Text("My head is spinning!"),
    Text("What a surprise!"),
    Text("How interesting!"),
    Text("I take your word for it."),
    Text("I am wiser now."),
)
YES_OR_NO = Text("Yes or no, please!")
JUST_YES_OR_NO = Text("Just yes or no!")
ANOTHER = sentences.ANOTHER
SAVE = Prose("Save the animals I know?")
NO_ROOM = Prose("No room for more animals.")

NAME_PLEASE = Prose("Type the name of an animal.")
ARTICLE_PLEASE = Prose("Say it with “o” or “un”.")
QUESTION_PLEASE = Prose("Type a question.")
ASKED_ALREADY = Prose("I've already asked that.")
KNOWN = Prose("I already know {animal}!")
YOU_SAID_NO = Prose("I already know {animal}! But I say yes to: {question}?")
YOU_SAID_YES = Prose("I already know {animal}! But I say no to: {question}?")
NEVER_MIND = Prose("Never mind, another time.")
FRESH = Prose("I couldn't read my old notes, so I'm starting again.")

GREETING = Prose("I'm the owl. What shall we do?")
I_GUESS = Text("I guess your animal", width=24)
YOU_GUESS = Text("You guess mine", width=24)
ATLAS = Text("The zoo atlas", width=24)
TREE = Text("My tree of knowledge", width=26)
FORGET = Text("Make me forget", width=24)
READY = Text("Ready? Press fire.")
YES = labels.YES
NO = labels.NO
KNOWN_ANIMALS = Text("Animals", width=9)
LEFT_ANIMALS = Text("Left", width=9)
LETTERS = Text("ENTER done   F2 cancel")
BACK_KEY = Text("BACKSPACE answer again")
HMM = Text("Hmm...")

GUESS_MINE = Prose("I have an animal in mind. Ask me!")
MY_YES = Prose("Yes!")
MY_NO = Prose("No.")
NEVER_TAUGHT = Prose("Nobody has taught me that yet.")
I_KNOW_IT = Text("I know it!", width=28)
WHICH = Prose("Which one is it? Is it {animal}?")
RIGHT = Count("Yes, {animal}! You needed {n} question.", "Yes, {animal}! You needed {n} questions.", width=60)
WRONG_ANIMAL = Prose("No, it was {animal}.")
STEER = sentences.CHOOSE_AND_TAKE

PAGE = Text("{n} of {count}", width=12)
TURN = Text("← → turn page   fire close")
CLIMB = Text("↑ ↓ climb   fire close")
FORGET_WHAT = Prose("What should I forget?")
LAST_LESSON = Text("The last lesson", width=24)
ALL_LESSONS = Text("All lessons", width=24)
NOTHING_AT_ALL = Text("Nothing at all", width=24)
NOTHING_LEARNED = Prose("You've taught me nothing yet.")
FORGOTTEN = Prose("Forgotten! I know {n} animals.")
SCORE_UNIT = Count("{n} taught", "{n} taught")
