"""Pictures of Go fish in the PET's own characters, and the fish who brings the cards and the cat in quarter cells."""

from enum import Enum
from functools import cache

from arcade.games.go_fish import ART
from arcade.games.go_fish.rules import SIGNS, rank_of, suit_of
from arcade.toolkit.picture.art import Rows
from arcade.toolkit.picture.quadrants import over

WIDTH, HEIGHT = 5, 5
"""Characters of a card."""
JACK = 10
BACK, FLYING_BACK, BITTEN = ART.rows("back"), ART.rows("flying back"), ART.rows("bitten card")
SMALL_FISH = ("><>", "<><")
WAVES = "▁▂▃▄▃▂"
BONES = ART.rows("bones")
SPLASHES = tuple(ART.rows(f"splash {step}") for step in range(1, 6))
LETTERS = {sign: ART.rows(sign.lower()) for sign in "ACEFGHILOPSTU"}


def face(card: int) -> Rows:
    """A card's face: rank and suit in two corners, the suit in the middle, robed on jack, queen and king."""
    sign, suit = SIGNS[rank_of(card)], suit_of(card)
    middle = f"◢{suit}◣" if rank_of(card) >= JACK else f" {suit} "
    return ("╭───╮", f"│{sign + suit:3}│", f"│{middle}│", f"│{sign + suit:>3}│", "╰───╯")


def heap(cards: tuple[int, ...]) -> Rows:
    """All cards of a rank as one, with their suits in a row: how an open hand is shown in little room."""
    suits = "".join(suit_of(card) for card in cards)
    return ("╭───╮", f"│{SIGNS[rank_of(cards[0])]:3}│", f"│{suits:3}│", "╰───╯")


def deck(count: int) -> Rows:
    return ("╭───╮", f"│{count:^3}│", "│▒▒▒│", "╰───╯") if count else ART.rows("no deck")


def waves(columns: int, step: int) -> str:
    return "".join(WAVES[(across + step) % len(WAVES)] for across in range(columns))


def lettering(word: str) -> Rows:
    return tuple(" ".join(LETTERS[letter][row] for letter in word) for row in range(5))


class Mood(Enum):
    """What a cat feels, and the mouth that it makes."""

    CALM = (" .  . ", "  ..  ")
    GLAD = (".    .", " .... ")
    SAD = ("  ..  ", " .  . ")
    ASKING = ("  ..  ", "  ..  ")


@cache
def fish(left: bool, wag: int = 0, shut: bool = False) -> Rows:
    """The fish, 20 dots wide and 8 high."""
    picture = ART.rows("fish wagging" if wag % 2 else "fish")
    if shut:
        picture = over(picture, ("##", ".."), 16, 3)
    return tuple(line[::-1] for line in picture) if left else picture


@cache
def cat(mood: Mood = Mood.CALM, glance: int = 0, shut: bool = False) -> Rows:
    """The cat's head, 14 dots wide and 10 high; it looks aside by `glance`, -1 to 1."""
    picture = ART.rows("cat with its ears down" if mood is Mood.SAD else "cat")
    for x in (3, 9):
        if shut:
            picture = over(picture, ("....",), x - 1, 5)
        elif mood is Mood.GLAD:
            picture = over(picture, (" .. ", ".  ."), x - 1, 4)
        else:
            picture = over(picture, ("..", ".."), x + glance, 4)
    return over(picture, mood.value, 4, 7)
