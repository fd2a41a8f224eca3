"""The words of Labyrinth."""

from arcade.games.labyrinth.variant import End, Mode
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels

TITLE = Text("Labyrinth", "Labirint")
TAGLINE = Text("They jump over walls. You do not", "Ei sar peste ziduri. Tu, nu")
CARD = Prose(
    "Beasts that can jump over thin walls are after the good little man: keep him alive until time is up, with as few"
    " steps as you can. Or play one of the other games: find the way out, empty the treasuries under the noses of their"
    " guards, run while the maze closes, choose between near coins and far diamonds. Fire swings a hammer that breaks a"
    " wall; then it needs ten seconds' rest. A second player may be a friend or lead a beast.",
    "Niște monștri care sar peste zidurile subțiri îl vânează pe omulețul cel bun: ține-l în viață până trece timpul,"
    " cu cât mai puțini pași. Sau alege alt joc: găsește ieșirea, golește comorile de sub nasul paznicilor, fugi în"
    " timp ce labirintul se închide, alege între bani apropiați și diamante îndepărtate. Focul lovește cu un ciocan"
    " care sparge un zid; apoi ciocanul se odihnește zece secunde. Al doilea jucător e prieten sau conduce un monstru.",
)
HAMMER_LABEL = Text("hammer", "ciocan")
HAMMER_LABEL_2 = Text("player 2: hammer", "jucătorul 2: ciocan")

BLIND, BLIND_NOTE = Text("half blind", "pe jumătate orbi"), Text("they blunder into walls", "se împiedică de ziduri")
NIMBLE, NIMBLE_NOTE = Text("nimble", "sprinteni"), Text("faster, and step aside", "mai iuți, ocolesc zidurile")
HUNTERS, HUNTERS_NOTE = Text("hunters", "vânători"), Text("they know the shortest way", "știu drumul cel mai scurt")
PACK, PACK_NOTE = Text("pack", "haită"), Text("very fast, they cut you off", "foarte iuți, îți taie calea")

HOW_MANY = Text("How many creatures (1-3)? ", "Câți monștri (1-3)? ", width=28)
ESCAPED = Text("You escaped! Steps: {n}", "Ai scăpat! Pași: {n}", width=26)
EATEN = Text("You were eaten! Steps: {n}", "Ai fost mâncat! Pași: {n}", width=28)

CHOOSE = Text("What shall we play?", "Ce jucăm?")
MODES = {
    Mode.CHASE: Text("The chase", "Vânătoarea", width=18),
    Mode.EXIT: Text("The way out", "Ieșirea", width=18),
    Mode.GUARDS: Text("The guards", "Paznicii", width=18),
    Mode.CLOSING: Text("The closing maze", "Zidurile cresc", width=18),
    Mode.VALUES: Text("Coins and diamonds", "Bani și diamante", width=18),
}
AIMS = {
    Mode.CHASE: Text("Stay alive, with few steps", "Rămâi în viață, cu pași puțini"),
    Mode.EXIT: Text("Find the door before time is up", "Găsește ușa cât mai e timp"),
    Mode.GUARDS: Text("Take all that the guards watch", "Ia tot ce păzesc paznicii"),
    Mode.CLOSING: Text("Stay alive while walls grow", "Rămâi în viață: zidurile cresc"),
    Mode.VALUES: Text("Gather {goal} points in time", "Adună {goal} puncte la timp"),
}
BEASTS = Count(("{n} beast", "{n} beasts"), ("{n} monstru", "{n} monștri", "{n} monștri"), width=10)
LASTING = Count(
    ("{n} second", "{n} seconds"), ("{n} secundă", "{n} secunde", "{n} de secunde"), width=20
)  # fmt: skip
LEADER = Text("player 2 leads one", "juc. 2 conduce unul", width=20)
FRIEND = Text("player 2 is a friend", "juc. 2 e prieten", width=20)
MENU_KEYS = Text("arrows choose, fire begins", "săgețile aleg, focul începe")

TIME = labels.TIME
STEPS = labels.STEPS
POINTS = labels.POINTS
HAMMER = Text("Hammer", "Ciocan", width=7)
READY = Text("ready", "gata", width=5)
READY_GO = Text("Ready? Run!", "Gata? Fugi!")
FRIEND_CAUGHT = Text("One is caught! Run on!", "Unul e prins! Fugi mai departe!")
FRIEND_OUT = Text("One is out! And the other?", "Unul a ieșit! Și celălalt?")
HURRY = Text("Hurry!", "Grăbește-te!")
FILM = Text("Once more, eight times faster", "Încă o dată, de opt ori mai iute")
BROKEN = Text("Through the wall!", "Prin zid!")

BANNERS = {
    End.ESCAPED: Text("ESCAPED!", "SCĂPAT!"),
    End.FOUND: Text("FREE!", "LIBER!"),
    End.EVERYTHING: Text("ALL YOURS!", "TOT AL TĂU!"),
    End.ENOUGH: Text("RICH!", "BOGAT!"),
    End.TOO_LITTLE: Text("TOO LITTLE", "PREA PUȚIN"),
    End.LATE: capitals.TOO_LATE,
    End.CAUGHT: Text("CAUGHT!", "PRINS!"),
}
RESULT = Count(
    ("{n} step, {points} points", "{n} steps, {points} points"),
    ("{n} pas, {points} puncte", "{n} pași, {points} puncte", "{n} de pași, {points} puncte"),
)
