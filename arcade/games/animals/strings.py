"""The words of Animals."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels, sentences

TITLE = Text("Animals")
TAGLINE = Text("An owl that learns from you")
CARD = Prose(
    "Think of an animal. The owl asks you questions and names one. When she is wrong, tell her your animal and a"
    " question that tells the two apart: she remembers it for ever. You can also guess her animal, leaf through the"
    " zoo atlas, climb about her tree of knowledge, or make her forget. Left and right choose, fire or Return"
    " answers, Backspace takes an answer back; F2 breaks a lesson off. Each kind of animals has a tree of its own."
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

NAME_PLEASE = Prose("Please type an animal's name.")
ARTICLE_PLEASE = Prose("Say it with “o” or “un”, please.")
QUESTION_PLEASE = Prose("Please type a question.")
ASKED_ALREADY = Prose("I have asked that already.")
KNOWN = Prose("I already know {animal}!")
YOU_SAID_NO = Prose("I already know {animal}! But there I say yes to: {question}?")
YOU_SAID_YES = Prose("I already know {animal}! But there I say no to: {question}?")
NEVER_MIND = Prose("Never mind, another time.")
FRESH = Prose("I could not read my old notes, so I begin afresh.")

GREETING = Prose("I am the owl. What shall we do?")
I_GUESS = Text("I guess your animal", width=24)
YOU_GUESS = Text("You guess mine", width=24)
ATLAS = Text("The zoo atlas", width=24)
TREE = Text("The tree of what I know", width=26)
FORGET = Text("Make me forget", width=24)
READY = Text("Ready? Press fire.")
YES = labels.YES
NO = labels.NO
KNOWN_ANIMALS = Text("Animals", width=9)
LEFT_ANIMALS = Text("Left", width=9)
LETTERS = Text("Return ends, F2 breaks off")
BACK_KEY = Text("Backspace: answer again")
HMM = Text("Hmm...")

GUESS_MINE = Prose("I have an animal in mind. Ask me!")
MY_YES = Prose("Yes!")
MY_NO = Prose("No.")
NEVER_TAUGHT = Prose("Nobody ever taught me that about it.")
I_KNOW_IT = Text("I know it!", width=28)
WHICH = Prose("Which one is it? Is it {animal}?")
RIGHT = Count("Yes, {animal}! You needed {n} question.", "Yes, {animal}! You needed {n} questions.", width=60)
WRONG_ANIMAL = Prose("No, it was {animal}.")
STEER = sentences.CHOOSE_AND_TAKE

PAGE = Text("{n} of {count}", width=12)
TURN = Text("← → turn pages   fire closes")
CLIMB = Text("↑ ↓ climb   fire closes")
FORGET_WHAT = Prose("What shall I forget?")
LAST_LESSON = Text("The last lesson", width=24)
ALL_LESSONS = Text("All lessons", width=24)
NOTHING_AT_ALL = Text("Nothing at all", width=24)
NOTHING_LEARNED = Prose("You have taught me nothing yet.")
FORGOTTEN = Prose("Forgotten! I know {n} animals.")
SCORE_UNIT = Count("{n} taught", "{n} taught")
