"""Prizes and what one does after a game, drawn on the grid: the large medal, diamonds, the signs of four actions."""

from functools import cache

from arcade.cabinet.paint.emblem import METALS, MISSING, RIBBON
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Sprite, drawn

LARGE_MEDAL = """
....rrrwwrrrr.........bbbbwwbbb
.....rrrwwrrr.........bbbwwbbb
.....rrrwwrrrr.......bbbbwwbbb
......rrrwwrrr.......bbbwwbbb
......rrrwwrrrr.....bbbbwwbbb
.......rrrwwrrr.....bbbwwbbb
.......rrrwwrrrr...bbbbwwbbb
.......rrrwwrrrr...bbbbwwbbb
........rrrwwrrr...bbbwwbbb
........rrrwwrrrr.bbbbwwbbb
.........rrrwwrrr.bbbwwbbb
.........rrrwwrrrbbbbwwbbb
..........rrrwwrrbbbwwbbb
..........rrrwwrrbbbwwbbb
..........rrrwwrbbbbwwbbb
...........rrrwwbbbwwbbb
...........rrrwbbbbbwbbb
............rrrbbbbbbbb
............rrbbbbbbbbb
............rrooooooobb
...........ooooLLLLLoooo
.........oooLLLLLLLLLLLooo
........ooLLLLLLLLLLLLLLLoo
......ooLLLLLLoooooooLLLLLLoo
.....ooLLLLLooommmmmoooLLLLLoo
.....oLLLLoommmmmmmmmmmooLLLLo
....oLLLLoommmmmmmmmmmmmooLLLDo
...ooLLLommmmmmmmsmmmmmmmmoDDDoo
...oLLLoommmmmmmmsmmmmmmmmooDDDo
..ooLLLommmmmmmmsssmmmmmmmmoDDDoo
..oLLLommmmmmmmmsssmmmmmmmmmoDDDo
..oLLLommmmmmmmmsssmmmmmmmmmoDDDo
.ooLLoommmmmmmmsssssmmmmmmmmooDDoo
.oLLLommmsssssssssssssssssmmmoDDDo
.oLLLommmmmsssssssssssssmmmmmoDDDo
.oLLLommmmmmsssssssssssmmmmmmoDDDo
.oLLLommmmmmmsssssssssmmmmmmmoDDDo
.oLLLommmmmmmmsssssssmmmmmmmmoDDDo
.ooLLoommmmmmsssssssssmmmmmmooDDoo
..oLLLommmmmmsssssssssmmmmmmoDDDo
..oLLLommmmmmsssmmmsssmmmmmmoDDDo
..ooLLLommmmmssmmmmmssmmmmmoDDDoo
...oLLLoommmsmmmmmmmmmsmmmooDDDo
...ooLLDommmmmmmmmmmmmmmmmoDDDoo
....oLDDDoommmmmmmmmmmmmooDDDDo
.....oDDDDoommmmmmmmmmmooDDDDo
.....ooDDDDDooommmmmoooDDDDDoo
......ooDDDDDDoooooooDDDDDDoo
........ooDDDDDDDDDDDDDDDoo
.........oooDDDDDDDDDDDooo
...........ooooDDDDDoooo
..............ooooooo
"""
COIN = """
....ooooo....
..ooLLLLLoo..
.oLLLLLLLLDo.
.oLLmmsmmLDo.
oLLmmsssmmDDo
oLmsssssssmDo
oLmmsssssmmDo
oLmmmsssmmmDo
oLLmsssssmDDo
.oLmssmssmDo.
.oLDmmmmmDDo.
..ooDDDDDoo..
....ooooo....
"""
COIN_PLACE = """
....ooooo....
..oo.....oo..
.o.........o.
.o....o....o.
o....ooo....o
o..ooooooo..o
o...ooooo...o
o....ooo....o
o...ooooo...o
.o..oo.oo..o.
.o.........o.
..oo.....oo..
....ooooo....
"""
"""A medal without its ribbon for a wall of them, and the place of one that is yet to be won."""
DIAMOND = """
...d...
..ddd..
.ddddd.
ddddddd
.ddddd.
..ddd..
...d...
"""
AGAIN = """
.....aaaaaa.....
...aaaaaaaaaa...
..aaa......aaa..
.aaa........aa.a
.aa.........aaaa
aaa........aaaaa
aa........aaaaaa
aa..............
aa............aa
aa............aa
aaa..........aaa
.aa..........aa.
.aaa........aaa.
..aaa......aaa..
...aaaaaaaaaa...
.....aaaaaa.....
"""
HARDER = """
aa......aa......
aaa.....aaa.....
aaaa....aaaa....
aaaaa...aaaaa...
aaaaaa..aaaaaa..
aaaaaaa.aaaaaaa.
aaaaaaaaaaaaaaaa
aaaaaaa.aaaaaaa.
aaaaaa..aaaaaa..
aaaaa...aaaaa...
aaaa....aaaa....
aaa.....aaa.....
aa......aa......
"""
WATCH = """
.aaaaaaaaaaaaaa.
aaaaaaaaaaaaaaaa
aa............aa
aa...aa.......aa
aa...aaaa.....aa
aa...aaaaaa...aa
aa...aaaaaaa..aa
aa...aaaaaa...aa
aa...aaaa.....aa
aa...aa.......aa
aa............aa
aaaaaaaaaaaaaaaa
.aaaaaaaaaaaaaa.
"""
MISTAKES = """
.....aaaaaa.....
...aaaaaaaaaa...
..aaaa....aaaa..
..aaa......aaa..
...a.......aaa..
..........aaaa..
........aaaaa...
.......aaaa.....
.......aaa......
.......aaa......
................
.......aaa......
.......aaa......
"""
SHARE = """
...........aaa..
..........aaaaa.
..........aaaaa.
........aaaaaaa.
......aaa..aaa..
.aaaaaa.........
aaaaaa..........
aaaaaa..........
.aaaaaa.........
......aaa..aaa..
........aaaaaaa.
..........aaaaa.
..........aaaaa.
...........aaa..
"""
SHELF = """
.....aaaa.......
.....a..a.......
aaaa.aaaa.......
a..a.aaaa.aaaa..
aaaa.aaaa.a..a..
aaaa.aaaa.aaaa..
aaaa.aaaa.aaaa..
aaaa.aaaa.aaaa..
aaaa.a..a.aaaa..
a..a.aaaa.a..a..
aaaa.aaaa.aaaa..
................
aaaaaaaaaaaaaaaa
aaaaaaaaaaaaaaaa
"""
SIGN = 16
"""The width of an action's sign."""


@cache
def large_medal(metal: int) -> Sprite:
    """Bronze, silver and gold are 0, 1 and 2."""
    return drawn(LARGE_MEDAL, {**METALS[metal], **RIBBON, "w": c.BRIGHT_WHITE})


@cache
def large_place(metal: int) -> Sprite:
    """The dark place of a large medal that is yet to be won; its star tells which."""
    return drawn(LARGE_MEDAL, {**MISSING, "w": c.WALL2, "s": METALS[metal]["m"]})


@cache
def great_medal(metal: int, won: bool) -> Sprite:
    """A medal, or its dark place, as a picture of its own."""
    return (large_medal(metal) if won else large_place(metal)).enlarged(2)


@cache
def coin(metal: int) -> Sprite:
    """A medal on a wall of them; -1 is the place of one that is yet to be won."""
    return drawn(COIN_PLACE, {"o": c.WALL2}) if metal < 0 else drawn(COIN, dict(METALS[metal]))


@cache
def action_sign(art: str, ink: int) -> Sprite:
    return drawn(art, {"a": ink})


@cache
def diamond(ink: int) -> Sprite:
    """What stands before a piece of news."""
    return drawn(DIAMOND, {"d": ink})
