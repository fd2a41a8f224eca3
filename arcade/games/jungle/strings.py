"""The words of the jungle: what is asked, what can be answered, what comes of it."""

from arcade.games.jungle.events import Peril, What
from arcade.games.jungle.notation import Way
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels, levels

CHOICE_WIDTH = 19

TITLE = Text("Lost in the jungle", "Pierdut în junglă")
FIRST_LINE, LAST_WORD = Text("LOST IN THE", "PIERDUT ÎN"), Text("JUNGLE", "JUNGLĂ")
"""The same, as it is set on the title picture."""
SPINE = Text("The jungle", "Jungla", 15)
TAGLINE = Text("Six bullets and a long way home", "Șase gloanțe și un drum lung")
CARD = Prose(
    "You are lost in a jungle of 100 by 100 km, with a compass, a pistol with six bullets, a knife and a sling. Choose"
    " a way, kilometre by kilometre, until you reach an edge. Every kilometre costs strength, and whatever you meet"
    " leaves a few choices: some are wise, some are deadly. Failed fights tire you. Brooks flow towards people; a look"
    " from a tall tree (hint) costs 3 strength. Choose with letters, arrows, joystick or mouse. Points: strength left,"
    " 10 for each bullet, 1 for each km. Two players walk in turn. At the last level every decision has ten seconds.",
    "Te-ai rătăcit într-o junglă de 100 pe 100 km, cu o busolă, un pistol cu șase gloanțe, un cuțit și o praștie. Alege"
    " drumul, kilometru cu kilometru, până ieși la margine. Fiecare kilometru costă putere, iar ce întâlnești îți lasă"
    " câteva alegeri: unele înțelepte, altele mortale. Luptele pierdute te obosesc. Pâraiele curg spre oameni; o"
    " privire dintr-un copac înalt (sfat) costă 3 din putere. Alegi cu litere, săgeți, manetă sau mouse. Puncte:"
    " puterea rămasă, 10 de glonț, 1 de kilometru. Doi jucători merg pe rând. La ultimul nivel ai zece secunde"
    " pentru o hotărâre.",
)
EASY, EASY_NOTE = levels.EASY, Text("a quiet jungle, a steady hand", "junglă liniștită, mână sigură")
MEDIUM, MEDIUM_NOTE = levels.MEDIUM, Text("more beasts, a shakier hand", "mai multe fiare, mână nesigură")
HARD, HARD_NOTE = levels.HARD, Text("dangers everywhere, weak aim", "primejdii peste tot, ochi slab")
HURRIED = Text("hurried", "pe fugă")
HURRIED_NOTE = Text("as medium, but against time", "ca mediu, dar contra timp")

NORTH_KEY, SOUTH_KEY = labels.NORTH, labels.SOUTH
EAST_KEY, WEST_KEY = labels.EAST, labels.WEST
CHOOSE_KEY = Text("choose", "alege")
WAYS: dict[Way, Text] = {
    Way.EAST: labels.EAST,
    Way.WEST: labels.WEST,
    Way.NORTH: labels.NORTH,
    Way.SOUTH: labels.SOUTH,
}
INITIALS: dict[Way, Text] = {
    Way.EAST: labels.EAST_LETTER,
    Way.WEST: labels.WEST_LETTER,
    Way.NORTH: labels.NORTH_LETTER,
    Way.SOUTH: labels.SOUTH_LETTER,
}

LOST = Prose("You are lost. Which way?", "Te-ai rătăcit. Încotro?")
WALKED = Prose("You have walked {n} km. Which way now?", "Ai mers {n} km. Încotro acum?")
FACING: dict[Peril, Prose] = {
    Peril.RASPBERRIES: Prose("A bush full of raspberries. Do you eat any?", "Un tufiș cu zmeură. Mănânci?"),
    Peril.LION: Prose("In front of you stands a LION! What do you do?", "În fața ta se află un LEU! Ce faci?"),
    Peril.SNAKE: Prose("In front of you rises a SNAKE! What do you do?", "În fața ta se înalță un ȘARPE! Ce faci?"),
    Peril.SPIDER: Prose(
        "A GIANT spider sits on the nape of your neck! What do you do?",
        "Un păianjen URIAȘ ți s-a așezat pe ceafă! Ce faci?",
    ),
    Peril.QUICKSAND: Prose("Quicksand! You are sinking. What do you do?", "Nisipuri mișcătoare! Ce faci?"),
    Peril.SWAMP: Prose("You have come to a swamp. What do you do?", "Ai ajuns la o mlaștină. Ce faci?"),
    Peril.CARCASS: Prose("It is dead. Do you eat of it?", "Fiara e moartă. Mănânci din ea?"),
}
_YES_NO = (labels.YES, labels.NO)
_FIGHT = (
    Text("run", "fugi", CHOICE_WIDTH),
    Text("use the pistol", "tragi cu pistolul", CHOICE_WIDTH),
    Text("use the sling", "tragi cu praștia", CHOICE_WIDTH),
    Text("use the knife", "folosești cuțitul", CHOICE_WIDTH),
    Text("climb a tree", "te urci în copac", CHOICE_WIDTH),
)
CHOICES: dict[Peril, tuple[Text, ...]] = {
    Peril.RASPBERRIES: _YES_NO,
    Peril.LION: _FIGHT,
    Peril.SNAKE: _FIGHT,
    Peril.SPIDER: (
        Text("keep still", "stai nemișcat", CHOICE_WIDTH),
        Text("shake it off", "te scuturi", CHOICE_WIDTH),
        Text("shoot it", "tragi în el", CHOICE_WIDTH),
        Text("shout", "strigi", CHOICE_WIDTH),
    ),
    Peril.QUICKSAND: (
        Text("shout for help", "strigi după ajutor", CHOICE_WIDTH),
        Text("struggle", "te zbați", CHOICE_WIDTH),
        Text("wait", "aștepți", CHOICE_WIDTH),
    ),
    Peril.SWAMP: (
        Text("drink", "bei", CHOICE_WIDTH),
        Text("swim on", "înoți mai departe", CHOICE_WIDTH),
        Text("go back", "te întorci", CHOICE_WIDTH),
    ),
    Peril.CARCASS: _YES_NO,
}

OUTCOMES: dict[What, Prose | Count] = {
    What.VOICES: Prose("Voices in the distance!", "Se aud oameni în depărtare!"),
    What.HOUSES: Prose("Close now! Houses in sight!", "Ești aproape! Se zăresc case!"),
    What.OUT: Prose("Saved! You have reached a village.", "Ești salvat! Ai ajuns într-un sat."),
    What.WORN_OUT: Prose(
        "Your strength is gone. You lie down and do not get up.",
        "Nu mai ai putere. Te întinzi și nu te mai ridici.",
    ),
    What.BUMPED: Prose("Your head meets a tree. Strength -{n}.", "Dai cu capul de un copac. Putere -{n}."),
    What.SWEET: Prose("Sweet and ripe! Strength +{n}.", "Dulce și coaptă! Putere +{n}."),
    What.POISONOUS: Prose("They were poisonous! Strength -{n}.", "Era otrăvitoare! Putere -{n}."),
    What.PASSED_BY: Prose("You leave the berries to the birds.", "Lași zmeura păsărilor."),
    What.RAN: Prose("You run for your life.", "O iei la goană."),
    What.RAN_INTO: Prose("You run straight into the beast!", "Fugi și dai nas în nas cu fiara!"),
    What.ESCAPED: Prose("You have shaken it off.", "Ai scăpat de fiară."),
    What.CAUGHT: Prose("It catches and mauls you. Strength -{n}.", "Te prinde și te sfâșie. Putere -{n}."),
    What.CLICK: Prose("Click! The pistol is empty.", "Țac! Pistolul e gol."),
    What.SHOT: Prose("A shot rings out.", "Răsună o împușcătură."),
    What.SLUNG: Prose("A stone whirrs through the air.", "O piatră șuieră prin aer."),
    What.STABBED: Prose("You strike with the knife.", "Lovești cu cuțitul."),
    What.MISSED: Prose("Missed!", "Ai ratat!"),
    What.KILLED: Prose("The beast falls dead.", "Fiara cade moartă."),
    What.WOUNDED: Prose("It is not dead: it bites! Strength -{n}.", "N-a murit: te mușcă! Putere -{n}."),
    What.EATEN: Prose("You are its dinner.", "Ai ajuns cina fiarei."),
    What.NOT_MOVED: Prose(
        "You stand there, and so does the beast. Strength -1.",
        "Stai pe loc, la fel și fiara. Putere -1.",
    ),
    What.IN_VAIN: Prose("That does not help here.", "Asta nu ajută aici."),
    What.SWALLOWED: Prose("The snake climbs after you and swallows you.", "Șarpele urcă după tine și te înghite."),
    What.FELL_DOWN: Prose("Too weak to hold on, you fall.", "Prea slăbit ca să te ții, cazi."),
    What.CAME_DOWN: Prose("The lion has gone. You climb down.", "Leul a plecat. Cobori din copac."),
    What.FED: Prose("You eat your fill. Strength +{n}.", "Mănânci pe săturate. Putere +{n}."),
    What.LEFT: Prose("You leave it to the vultures.", "O lași vulturilor."),
    What.SHOUTED: Prose("Help! ... Help! ... Help ...", "Ajutor! ... Ajutor! ... Ajutor ..."),
    What.RESCUED: Prose("Somebody heard you! A rope pulls you out.", "Te-a auzit cineva! O frânghie te scoate."),
    What.STRUGGLED: Prose("You struggle free. Strength -{n}.", "Te zbați și scapi. Putere -{n}."),
    What.SUNK: Prose("The sand closes over you.", "Nisipul se închide deasupra ta."),
    What.WAITED: Count(
        ("{n} hour goes by.", "{n} hours go by."),
        ("Trece {n} oră.", "Trec {n} ore.", "Trec {n} de ore."),
    ),
    What.STARVED: Prose("Hunger and thirst are stronger than you.", "Foamea și setea sunt mai tari decât tine."),
    What.FAINTED: Prose("You faint.", "Leșini."),
    What.SPIDER_LEFT: Prose("The spider goes away.", "Păianjenul pleacă."),
    What.SPIDER_STAYS: Prose("It is still sitting there.", "Încă stă acolo."),
    What.SPIDER_BIT: Prose("It bites, and its venom is quick.", "Te mușcă, iar veninul lucrează iute."),
    What.SHOT_SELF: Prose("You hit the spider, and your own neck.", "Nimerești păianjenul, dar și ceafa ta."),
    What.REFRESHED: Prose("Cool and clear! Strength +{n}.", "Rece și limpede! Putere +{n}."),
    What.INFECTED: Prose("The water gives you a fever. Strength -{n}.", "Apa îți dă febră. Putere -{n}."),
    What.FELL_IN: Prose("You slip and fall in.", "Aluneci și cazi în apă."),
    What.SWAM: Prose("You swim.", "Înoți."),
    What.ACROSS: Prose("You reach the other bank.", "Ajungi pe malul celălalt."),
    What.DROWNED: Prose("The swamp does not let you go.", "Mlaștina nu te mai lasă să ieși."),
    What.CROCODILES: Prose("Crocodiles!", "Crocodili!"),
    What.GOT_AWAY: Prose("You get away from them. Strength -{n}.", "Scapi de ei. Putere -{n}."),
    What.TORN: Prose("They are faster than you.", "Sunt mai iuți decât tine."),
    What.TURNED_BACK: Prose("You go back the way you came.", "Te întorci pe unde ai venit."),
}

STRENGTH, BULLETS = Text("Strength", "Putere", width=9), Text("Bullets", "Gloanțe", width=9)
PLAYER = labels.PLAYER
SCALE = Text("10 km", "10 km", width=12)
KILOMETRES = Text("{n} km", "{n} km", width=7)
BROOK = Text("A brook flows {way}", "Un pârâu curge spre {way}")
SMOKE = Text("Smoke in the {way}, about {n} km", "Fum spre {way}, cam {n} km")
TOO_WEAK_TO_CLIMB = Text("You are too weak to climb a tree", "Ești prea slăbit ca să te urci")
TOO_WEAK_A_WEAPON = Text("{letters}: too weak to kill it now", "{letters}: prea slab ca s-o omori")
CHOOSE_A_WAY = Text("A B C D or an arrow, please", "A B C D sau o săgeată, te rog")
CHOOSE_A_LETTER = Text("One of these letters, please", "Una dintre aceste litere, te rog")
TOO_SLOW = Text("You could not decide in time", "N-ai hotărât la timp")
HINT_ROW = Text("F1 climb a tree and look round", "F1 te urci să vezi drumul")
DEAD = Text("YOU DIED", "AI MURIT")
SAVED = capitals.SAVED
POINTS_OF = Count(
    ("Saved with {n} point", "Saved with {n} points"),
    ("Salvat cu {n} punct", "Salvat cu {n} puncte", "Salvat cu {n} de puncte"),
)
LAST_KILOMETRE = Text("The jungle kept you after {n} km", "Jungla te-a răpus după {n} km")

BRIEFING = Text(
    "You have a compass, a pistol and\n6 bullets, a knife and a sling.",
    "Ai o busolă, un pistol cu 6\ngloanțe, un cuțit și o praștie.",
)
DIFFICULTY = Text("Easy, medium or hard? (E/M/H) ", "Ușor, mediu sau greu? (U/M/G) ")
ONE_KILOMETRE = Text("You have walked 1 km.", "Ai mers 1 km.", width=22)
WHICH_WAY = Text("WHICH WAY NOW:", "ÎNCOTRO O IEI ACUM:")
PLEASE = Text("One of the letters, please.", "Una dintre litere, te rog.")
THE_END = Text("You died. The game is over.", "Ai murit. Jocul s-a sfârșit.")
ANOTHER_TRY = Text("Another try? A yes B no", "Mai încerci? A da B nu")
GOODBYE = Text("GOODBYE!", "LA REVEDERE!")
