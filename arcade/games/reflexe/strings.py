"""The words of Reaction time."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels

TITLE = Text("Reaction time", "Reflexe")
TAGLINE = Text("How quick are you today?", "Cât de iute ești azi?")
CARD = Prose(
    "Wait, look, and press what you see: anything when the star comes, but nothing when it is a skull; the way of the"
    " arrow; or the letter itself. Ten rounds. The faster, the more points; a wrong or early key costs a hundred,"
    " rounds without one in a row earn more. With a joystick, arrows come instead of letters. In a duel whoever presses"
    " first has the point, and whoever presses too early gives it away.",
    "Așteaptă, privește și apasă ce vezi: orice tastă la stea, dar nimic la craniu; direcția săgeții; sau litera"
    " însăși. Zece runde. Cu cât ești mai iute, cu atât mai multe puncte; o tastă greșită sau prea devreme costă o"
    " sută, iar rundele curate la rând aduc mai mult. Cu maneta vin săgeți în loc de litere. La duel punctul e al"
    " celui mai rapid, iar cine se grăbește îl dăruiește.",
)
ANY = Text("any key", "orice tastă")
ANY_NOTE = Text("press when you see the star", "apasă când vezi steaua")
HOLD = Text("stop and go", "stai sau apasă")
HOLD_NOTE = Text("never press at a skull", "nu apăsa la craniu")
FOUR_WAYS = Text("four ways", "patru direcții")
FOUR_WAYS_NOTE = Text("press where the arrow points", "apasă încotro arată săgeata")
LETTERS = Text("letters, digits", "litere și cifre")
LETTERS_NOTE = Text("find the key that is shown", "găsește tasta arătată")
SYMBOLS = Text("every sign", "orice semn")
SYMBOLS_NOTE = Text("capitals and signs, too", "și majuscule, și semne")

PRINTED_TIME = Count(
    ("TIME: {n} tenth of a second", "TIME: {n} tenths of a second"),
    ("TIMPUL: {n} zecime de secundă", "TIMPUL: {n} zecimi de secundă", "TIMPUL: {n} de zecimi de secundă"),
)
PRINTED_MEAN = Text("TEN ROUNDS, MEAN {mean}", "ZECE RUNDE, MEDIA {mean}")

ROUND = Text("Round", "Runda", width=8)
POINTS = labels.POINTS
TIME = labels.TIME
WAIT = Text("Wait for it ...", "Așteaptă ...")
NOW = {
    "any": Text("Press!", "Apasă!"),
    "star": Text("Press!", "Apasă!"),
    "skull": Text("Hands off!", "Nu atinge!"),
}
EARLY = Text("Too early! Once more.", "Prea devreme! Încă o dată.")
WRONG = Text("No, not that one!", "Nu, nu aceea!")
HELD = Text("Well held!", "Bine, ai rezistat!")
TAKEN_IN = Text("That was a skull!", "Acela era un craniu!")
MISSED = Text("Are you asleep?", "Ai adormit?")
STREAK = Text("{time} s, {n} clean in a row!", "{time} s, {n} curate la rând!")
HIT = Text("{time} s", "{time} s")

RESULT = Text("Mean {mean} s, best {best} s", "Media {mean} s, minimul {best} s")
SLIPS = Count(
    ("{n} wrong or early key", "{n} wrong or early keys"),
    ("{n} tastă greșită sau grăbită", "{n} taste greșite sau grăbite", "{n} de taste greșite sau grăbite"),
)
QUICKNESS = (
    Text("WAKE UP!", "TREZIREA!"),
    Text("QUICK!", "IUTE!"),
    Text("VERY QUICK!", "FOARTE IUTE!"),
    Text("LIGHTNING!", "CA FULGERUL!"),
)
SLOWEST = Text("Slowest: {finger}, {time} s", "Lent: {finger}, {time} s")
FINGERS = (
    Text("left little", "degetul mic stâng"),
    Text("left ring", "inelarul stâng"),
    Text("left middle", "mijlociul stâng"),
    Text("left index", "arătătorul stâng"),
    Text("right index", "arătătorul drept"),
    Text("right middle", "mijlociul drept"),
    Text("right ring", "inelarul drept"),
    Text("right little", "degetul mic drept"),
)

DUEL_KEYS = Text("A or fire against L or fire 2", "A sau foc contra L sau foc 2")
NOBODYS = Text("That key is nobody's!", "Tasta nu e a nimănui!")
POINT_FOR = Text("{time} s: point for player {n}!", "{time} s: punct pentru jucătorul {n}!")
GIVEN_TO = Text("Too early: player {n} gets it!", "Prea devreme: punct juc. {n}!")
SKULL_GIVES = Text("A skull! Player {n} gets it.", "Un craniu! Punct juc. {n}.")
TOGETHER = Text("Together! Nobody gets it.", "Deodată! Niciun punct.")
PLAYER = labels.PLAYER_NUMBER
