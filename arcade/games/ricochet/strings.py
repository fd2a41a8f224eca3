"""The words of Ricochet."""

from arcade.toolkit.contract.texts import Count, Prose, Text

TITLE = Text("Ricochet", "Ricoșeu")
SUBTITLE = Text("Super billiards", "Super biliard")
PLATE = "SUPER BILIARD"
"""The name on the table's frame, where the book has it."""
TAGLINE = Text("Forty ricochets in every shot", "Câte 40 de ricoșeuri la un tir")
CARD = Prose(
    "Move the ball along the bottom and shoot it slantwise, up to the left or to the right. It flies on by itself until"
    " it has met walls forty times; targets in its way are taken and do not turn it. Clear the table before your shots"
    " are used up; fewer shots, more points, and a bonus for par. Neighbouring columns reach different targets. On"
    " some tables you slide walls or a paddle while the ball flies. Hold fire to hurry it."
    " Two people shoot in turn; a target is worth the walls met before it.",
    "Mută bila pe rândul de jos și trimite-o pieziș, spre stânga sus sau spre dreapta sus. Zboară singură până lovește"
    " de 40 de ori pereții; țintele din cale sunt luate și nu o întorc. Golește masa înainte să termini încercările; cu"
    " cât folosești mai puține, cu atât primești mai multe puncte. Din două coloane vecine se ating ținte diferite. Pe"
    " unele mese muți pereți sau o paletă în timpul zborului. Ține apăsat foc ca să grăbești bila. Doi jucători trag pe"
    " rând; o țintă valorează câte lovituri au fost până la ea.",
)
FIRE_LEFT = Text("shoot up-left", "trage spre stânga sus")
FIRE_RIGHT = Text("shoot up-right", "trage spre dreapta sus")
TURN = Text("aim at the other side", "țintește în partea cealaltă")

OPEN = Text("open table", "masa deschisă")
OPEN_NOTE = Text("few walls, a long aim line", "pereți puțini, țintire lungă")
MENDED = Text("long walls", "ziduri lungi")
MENDED_NOTE = Text("targets hide behind them", "țintele stau în spatele lor")
CORNERS = Text("corner stones", "pietre de colț")
CORNERS_NOTE = Text("they send the ball back", "trimit bila înapoi")
BARS = Text("sliding walls", "pereți mobili")
BARS_NOTE = Text("you move them in flight", "îi miști în timpul zborului")
PADDLE = Text("paddle", "paleta")
PADDLE_NOTE = Text("a miss costs five bounces", "o scăpare costă cinci lovituri")
DOORS = Text("doors", "ușile")
DOORS_NOTE = Text("they swing, and no aim line", "se mișcă, fără linie de țintă")

SHOTS = Text("Shots", "Încercări", width=10)
TARGETS = Text("Targets", "Ținte", width=10)
PAR = Text("Par", "Par", width=4)
BOUNCES = Text("Bounces", "Lovituri", width=8)
READY_STEERED = Text("Fire, then steer with left/right", "Trage, apoi mută stânga/dreapta")
FLYING = Text("Hold fire to hurry", "Ține foc apăsat ca să grăbești")
STEER = Text("Steer with left and right", "Mută cu stânga și dreapta")
NOTHING = Text("Nothing there this time", "De data asta nimic")
TOOK = Count(
    ("{n} target taken with this shot", "{n} targets taken with this shot"),
    ("{n} țintă dintr-o încercare", "{n} ținte dintr-o încercare", "{n} de ținte dintr-o încercare"),
)
SHOT_OF = Count(("a {n}-target shot", "a {n}-target shot"), ("foc cu {n} țintă", "foc cu {n} ținte", "{n} de ținte"))
SHOTS_TO_GO = Text("shots: {n}", "focuri: {n}", width=12)
DOORS_MOVE = Text("The doors swing", "Ușile se mișcă")
FELL = Text("Past the paddle: five bounces", "Pe lângă paletă: cinci lovituri")
WRONG_KEY = Text("Left, right, up to turn, fire", "Stânga, dreapta, sus, foc")
EDGE = Text("The ball cannot go further", "Bila nu poate merge mai departe")

UP_LEFT = Text("up-left", "stânga sus", width=11)
UP_RIGHT = Text("up-right", "dreapta sus", width=11)
FIRE_WOULD = Text("Fire: {way}", "Foc: {way}", width=30)
ADVICE_LEFT = Text("{n} to the left, fire {way}", "{n} spre stânga, foc {way}")
ADVICE_RIGHT = Text("{n} to the right, fire {way}", "{n} spre dreapta, foc {way}")
ADVICE_HERE = Text("From here, fire {way}", "De aici, foc {way}")
NO_ADVICE = Text("No shot helps any more", "Nicio încercare nu mai ajută")

TURN_OF = Text("Player {n}: shoot", "Jucătorul {n}: trage")
POINTS = Text("Points: {one} to {two}", "Puncte: {one} la {two}")

LOST = Text("Game over", "Terminat")
WON = Text("Well done, the table is clear!", "Bravo, masa este goală!")
WON_WITH = Count(
    ("All targets with {n} shot", "All targets with {n} shots"),
    ("Toate țintele: {n} încercare", "Toate țintele: {n} încercări", "Toate țintele: {n} de încercări"),
)
WON_AT_PAR = Count(
    ("Par! All targets in {n} shot", "Par! All targets in {n} shots"),
    ("Par! Toate, din {n} încercare", "Par! Toate, din {n} încercări", "Par! Toate, din {n} de încercări"),
)
LOST_WITH = Text("No shots left: {n} of {all}", "Fără încercări: {n} din {all}")
CLEAR = Text("CLEARED!", "MASĂ GOALĂ!")
KEYS_WAITING = Text("4/9 fire   arrows move", "4/9 foc   săgeți: mută", width=24)
