"""The words of Ping-pong."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels, levels

TITLE = Text("Ping-pong", "Ping-pong")
TAGLINE = Text("A free bat, fifty bounces", "O paletă liberă, 50 de ciocniri")
CARD = Prose(
    "The ball flies about a closed box. Your bat stands in the middle and slides up and down. Meet the ball as often as"
    " you can before fifty bounces are used up; every serve costs one. Meeting it on its first pass counts double.",
    "Mingea zboară într-o cutie închisă. Paleta ta stă la mijloc și alunecă în sus și în jos. Lovește mingea cât mai"
    " des înainte să se termine cele 50 de ciocniri; fiecare serviciu costă una. La prima trecere punctul e dublu.",
)
EASY = levels.EASY
EASY_NOTE = Text("bat of four, long aim line", "patru căsuțe, linie de țintă")
NORMAL = levels.NORMAL
NORMAL_NOTE = Text("three cells, short aim line", "trei căsuțe, țintă scurtă")
BOOK = Text("short bat", "paletă scurtă")
BOOK_NOTE = Text("two cells, and no aim line", "două căsuțe, fără țintă")
MASTER = levels.MASTER
MASTER_NOTE = Text("one cell and a fast ball", "o căsuță și o minge iute")
POINTS = labels.POINTS
BOUNCES = Text("Bounces", "Ciocniri", width=9)
BOUNCES_LEFT = Text("Bounces left", "Ciocniri rămase", width=16)
FIRST_PASS = Text("First pass: two points!", "Prima trecere: două puncte!")
IN_A_ROW = Text("{n} without a miss!", "{n} fără greș!")
BARELY = Text("ONCE MORE", "MAI ÎNCEARCĂ")
BRAVO = Text("WELL PLAYED!", "BINE JUCAT!")
MASTERLY = Text("MASTERLY!", "CA UN MAESTRU!")
OUT_OF_BOUNCES = Count(
    ("No bounces left: {n} point", "No bounces left: {n} points"),
    ("Fără ciocniri: {n} punct", "Fără ciocniri: {n} puncte", "Fără ciocniri: {n} de puncte"),
)
