"""The words of Animals."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels, sentences

TITLE = Text("Animals", "Animale")
TAGLINE = Text("An owl that learns from you", "O bufniță care învață de la tine")
CARD = Prose(
    "Think of an animal. The owl asks you questions and names one. When she is wrong, tell her your animal and a"
    " question that tells the two apart: she remembers it for ever. You can also guess her animal, leaf through the"
    " zoo atlas, climb about her tree of knowledge, or make her forget. Left and right choose, fire or Return"
    " answers, Backspace takes an answer back; F2 breaks a lesson off. Each kind of animals has a tree of its own.",
    "Gândește-te la un animal. Bufnița îți pune întrebări și numește unul. Când greșește, spune-i animalul tău și o"
    " întrebare care le deosebește: ține minte pentru totdeauna. Poți și să ghicești animalul ei, să răsfoiești"
    " atlasul, să te cațeri prin arborele ei sau s-o faci să uite. Stânga și dreapta aleg, foc sau Enter răspunde,"
    " Backspace ia răspunsul înapoi; F2 întrerupe lecția. Fiecare fel de animale are arborele lui.",
)
ALL, ALL_NOTE = Text("all animals", "toate animalele"), Text("eleven to begin with", "unsprezece la început")
BIRDS, BIRDS_NOTE = Text("birds", "păsări"), Text("from sparrow to ostrich", "de la vrabie la struț")
FISH, FISH_NOTE = Text("fish", "pești"), Text("of rivers and seas", "din râuri și mări")
WILD, WILD_NOTE = Text("wild animals", "fiare sălbatice"), Text("of wood and savanna", "din pădure și savană")
FARM, FARM_NOTE = Text("domestic animals", "animale de casă"), Text("house and farmyard", "din casă și ogradă")
MAMMALS, MAMMALS_NOTE = Text("mammals", "mamifere"), Text("from mouse to whale", "de la șoarece la balenă")

THINK = Text("Think of an animal.", "Gândește-te la un animal.")
PRESS = Text("Press any key", "Apasă orice tastă")
IS_IT = Text("Is it {animal}?", "Te gândești la {animal}?")
WHAT_THEN = Text("What is it then?", "Atunci ce este?")
TELL_APART = Prose("Type a question that tells {old} from {new}", "Scrie o întrebare care deosebește {old} de {new}")
TELL_APART_BOOK = Prose(
    "Please type a question that\n tells  {old} from  {new}",
    "Scrie, te rog, o întrebare\n care deosebește  {old} de  {new}",
)
WHICH_ANSWER = Prose("What is the answer for {new} (y/n)?", "Care e răspunsul pentru {new} (d/n)?")
FOUND = Text("Hooray, I found it!", "Ura, am găsit!")
REMARKS = (
    Text("My head is spinning!", "Mi se învârte capul!"),
    Text("What a surprise!", "Ce surpriză!"),
    Text("How interesting!", "Ce interesant!"),
    Text("I take your word for it.", "Te cred pe cuvânt."),
    Text("I am wiser now.", "Acum știu mai multe."),
)
YES_OR_NO = Text("Yes or no, please!", "Da sau nu, te rog!")
JUST_YES_OR_NO = Text("Just yes or no!", "Doar da sau nu!")
ANOTHER = sentences.ANOTHER
SAVE = Prose("Save the animals I know?", "Salvez animalele pe care le știu?")
NO_ROOM = Prose("No room for more animals.", "Nu mai am loc pentru alte animale.")

NAME_PLEASE = Prose("Please type an animal's name.", "Scrie, te rog, numele unui animal.")
ARTICLE_PLEASE = Prose("Say it with “o” or “un”, please.", "Spune și „o” sau „un”, te rog.")
QUESTION_PLEASE = Prose("Please type a question.", "Scrie, te rog, o întrebare.")
ASKED_ALREADY = Prose("I have asked that already.", "Asta am întrebat deja.")
KNOWN = Prose("I already know {animal}!", "Știu deja {animal}!")
YOU_SAID_NO = Prose(
    "I already know {animal}! But there I say yes to: {question}?",
    "Știu deja {animal}! Dar acolo răspund da la: {question}?",
)
YOU_SAID_YES = Prose(
    "I already know {animal}! But there I say no to: {question}?",
    "Știu deja {animal}! Dar acolo răspund nu la: {question}?",
)
NEVER_MIND = Prose("Never mind, another time.", "Nu-i nimic, altă dată.")
FRESH = Prose(
    "I could not read my old notes, so I begin afresh.", "Nu mi-am putut citi însemnările, așa că încep din nou."
)

GREETING = Prose("I am the owl. What shall we do?", "Eu sunt bufnița. Ce facem?")
I_GUESS = Text("I guess your animal", "Ghicesc animalul tău", width=24)
YOU_GUESS = Text("You guess mine", "Ghicești animalul meu", width=24)
ATLAS = Text("The zoo atlas", "Atlasul zoologic", width=24)
TREE = Text("The tree of what I know", "Arborele științei mele", width=26)
FORGET = Text("Make me forget", "Fă-mă să uit", width=24)
READY = Text("Ready? Press fire.", "Gata? Apasă foc.")
YES = labels.YES
NO = labels.NO
KNOWN_ANIMALS = Text("Animals", "Animale", width=9)
LEFT_ANIMALS = Text("Left", "Rămase", width=9)
LETTERS = Text("Return ends, F2 breaks off", "Enter încheie, F2 întrerupe")
BACK_KEY = Text("Backspace: answer again", "Backspace: alt răspuns")
HMM = Text("Hmm...", "Hmm...")

GUESS_MINE = Prose("I have an animal in mind. Ask me!", "Am un animal în gând. Întreabă-mă!")
MY_YES = Prose("Yes!", "Da!")
MY_NO = Prose("No.", "Nu.")
NEVER_TAUGHT = Prose("Nobody ever taught me that about it.", "Asta nu m-a învățat nimeni despre el.")
I_KNOW_IT = Text("I know it!", "Știu!", width=28)
WHICH = Prose("Which one is it? Is it {animal}?", "Care e? E {animal}?")
RIGHT = Count(
    ("Yes, {animal}! You needed {n} question.", "Yes, {animal}! You needed {n} questions."),
    (
        "Da, {animal}! Ți-a trebuit {n} întrebare.",
        "Da, {animal}! Ți-au trebuit {n} întrebări.",
        "Da, {animal}! Ți-au trebuit {n} de întrebări.",
    ),
    width=60,
)
WRONG_ANIMAL = Prose("No, it was {animal}.", "Nu, era {animal}.")
STEER = sentences.CHOOSE_AND_TAKE

PAGE = Text("{n} of {count}", "{n} din {count}", width=12)
TURN = Text("← → turn pages   fire closes", "← → întorc pagina   foc închide")
CLIMB = Text("↑ ↓ climb   fire closes", "↑ ↓ urcă, coboară   foc închide")
FORGET_WHAT = Prose("What shall I forget?", "Ce să uit?")
LAST_LESSON = Text("The last lesson", "Ultima lecție", width=24)
ALL_LESSONS = Text("All lessons", "Toate lecțiile", width=24)
NOTHING_AT_ALL = Text("Nothing at all", "Nimic", width=24)
NOTHING_LEARNED = Prose("You have taught me nothing yet.", "Nu m-ai învățat nimic încă.")
FORGOTTEN = Prose("Forgotten! I know {n} animals.", "Am uitat! Știu {n} animale.")
SCORE_UNIT = Count(("{n} taught", "{n} taught"), ("{n} învățat", "{n} învățate", "{n} învățate"))
