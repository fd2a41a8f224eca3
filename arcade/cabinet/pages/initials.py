"""Three letters for the table of scores: up and down change a letter, fire takes it; typing works, too."""

from dataclasses import dataclass, field

from arcade.cabinet.art import ART
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.headline import GOLD, ICE, LARGE, headline, headline_width
from arcade.cabinet.paint.panel import box
from arcade.cabinet.storage.preferences import Preferences
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Sprite, drawn
from arcade.machine.signs import fitting
from arcade.toolkit.contract.languages import SOURCE, Language, letters_of

SIGNS = "0123456789.-"
COUNT = 3
BOX_WIDTH, BOX_HEIGHT, GAP = 29, 40, 4
POINTER = ART.rows("pointer")
POINTER_WIDTH, POINTER_HEIGHT = 9, 5
DOT = ART.rows("dot")
DOT_SIZE = 7
REACH = 14
"""Pixels above and below the boxes where a click still means them."""


@dataclass
class Entry:
    """The letters so far, and which of them is being chosen; past the last one they are accepted."""

    letters: list[str]
    at: int = 0
    alphabet: str = letters_of(SOURCE).upper() + SIGNS
    touched: bool = field(default=False, init=False)
    corner: tuple[int, int] = field(default=(0, 0), init=False)
    """Where the letters are drawn."""

    @property
    def name(self) -> str:
        """The letters as one text."""
        return "".join(self.letters)

    @property
    def done(self) -> bool:
        """Whether they are accepted."""
        return self.at >= len(self.letters)

    def turn(self, step: int) -> None:
        """Change the letter."""
        place = self.alphabet.index(self.letters[self.at])
        self.letters[self.at] = self.alphabet[(place + step) % len(self.alphabet)]

    def type(self, letter: str) -> None:
        """Put a letter and go on to the next place, if there is one; who begins to type begins with the first."""
        if not self.touched:
            self.at = 0
        self.letters[self.at] = letter
        self.at = min(self.at + 1, len(self.letters) - 1)

    def point(self, x: int, y: int, monitor: Monitor) -> bool:
        """Turn the letter at a pixel, up above its middle and down below; whether there is one."""
        place, beside = divmod(x - self.corner[0], BOX_WIDTH + GAP)
        down = y - self.corner[1]
        if not 0 <= place < len(self.letters) or beside >= BOX_WIDTH or not -REACH <= down < BOX_HEIGHT + REACH:
            return False
        self.at = place
        return self.obey("up" if down < BOX_HEIGHT // 2 else "down", monitor)

    def obey(self, gesture: str, monitor: Monitor) -> bool:
        """Do what a gesture means here, with its sound; whether it means anything."""
        match gesture:
            case "up" | "down":
                self.turn(1 if gesture == "up" else -1)
            case "fire" | "start":
                self.at += 1
            case "right":
                self.at = min(self.at + 1, len(self.letters) - 1)
            case "left" | "back":
                self.at = max(0, self.at - 1)
            case _ if letter := fitting(gesture.upper(), self.alphabet.__contains__):
                self.type(letter)
            case _:
                if len(gesture) == 1:
                    voices.edge(monitor)
                return False
        self.touched = True
        if self.done:
            voices.choose(monitor)
        else:
            voices.letter(monitor, self.alphabet.index(self.letters[self.at]))
        return True


def entry(name: str, language: Language = SOURCE) -> Entry:
    """An entry that begins with the letters of last time: who entered them accepts them all with one fire."""
    alphabet = letters_of(language).upper() + SIGNS
    begun = [letter if letter in alphabet else "A" for letter in name.upper().ljust(COUNT, "A")[:COUNT]]
    return Entry(begun, 0 if name == Preferences.initials else COUNT - 1, alphabet)


def boxes_width(count: int) -> int:
    """Pixels that so many boxes take."""
    return count * BOX_WIDTH + (count - 1) * GAP


def draw_boxes(
    monitor: Monitor, left: int, top: int, asked: Entry, secret: bool = False, waiting: bool = False
) -> None:
    """The letters; arrows above and below the one that is being chosen, unless others have the stick.

    Of a secret only that one is seen.
    """
    asked.corner = left, top
    for place, letter in enumerate(asked.letters):
        at, lit = left + place * (BOX_WIDTH + GAP), place == asked.at and not waiting
        box(monitor, (at, top, BOX_WIDTH, BOX_HEIGHT), c.BLACK if lit else c.INK, c.BRIGHT_WHITE if lit else c.INK)
        if secret and not lit:
            monitor.stamp(
                at + (BOX_WIDTH - DOT_SIZE) // 2, top + (BOX_HEIGHT - DOT_SIZE) // 2, drawn(DOT, {"w": c.AMBER})
            )
            continue
        inset = (BOX_WIDTH - headline_width(letter, LARGE)) // 2
        headline(monitor, at + inset, top + 10, letter, LARGE, ICE if lit else GOLD)
        if lit:
            middle = at + (BOX_WIDTH - POINTER_WIDTH) // 2
            pointer = drawn(POINTER, {"w": c.BRIGHT_WHITE})
            monitor.stamp(middle, top - POINTER_HEIGHT - 1, pointer)
            monitor.stamp(middle, top + BOX_HEIGHT + 1, Sprite(pointer.width, pointer.rows[::-1]))
