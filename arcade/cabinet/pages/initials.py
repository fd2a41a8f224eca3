"""Three letters for the table of scores: up and down change a letter, fire takes it; typing works, too."""

from dataclasses import dataclass

from arcade.cabinet import strings
from arcade.cabinet.pages.hints import BACK, LETTER, NEXT, hints
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.scores import AIDED
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import COLUMNS, blank, centre, put
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.letters.lettering import banner

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-"
COUNT = 3
NOBODY = "-" * COUNT
"""The initials of whoever has chosen none."""
WORD_ROW, SCORE_ROW, LETTER_ROW = 4, 8, 14
LETTER_SCALE = 4
LETTER_ROWS = LETTER_SCALE
LETTER_COLUMN, LETTER_WIDTH = 8, 6


@dataclass
class Entry:
    """The letters so far, and which of them is being chosen."""

    letters: list[str]
    at: int = 0

    @property
    def name(self) -> str:
        """The letters as one text."""
        return "".join(self.letters)

    def turn(self, step: int) -> None:
        """Change the letter."""
        place = LETTERS.index(self.letters[self.at])
        self.letters[self.at] = LETTERS[(place + step) % len(LETTERS)]

    def type(self, letter: str) -> None:
        """Put a letter and go on to the next place, if there is one."""
        self.letters[self.at] = letter
        self.at = min(self.at + 1, COUNT - 1)


def entry(name: str) -> Entry:
    """An entry that begins with the letters of last time."""
    return Entry([letter if letter in LETTERS else "A" for letter in name.upper().ljust(COUNT, "A")[:COUNT]])


def initials(stage: Stage, game: Game, asked: Entry, score: int, place: int, aided: bool = False) -> Frames[str]:
    """Ask for the initials; back goes to the letter before. Whoever shows the page may read the letters in `asked`."""
    gestures, machine = stage.gestures, stage.machine
    gestures.flush()
    _draw_page(stage, game, score, place, aided)
    while asked.at < COUNT:
        _draw_letters(machine, asked)
        gesture = ""
        while not gesture:
            yield
            gesture = gestures.read()
        match gesture:
            case "up" | "down":
                asked.turn(1 if gesture == "up" else -1)
                theme.tick(machine)
            case "fire" | "start":
                asked.at += 1
                theme.accept(machine)
            case "right":
                asked.at = min(asked.at + 1, COUNT - 1)
                theme.tick(machine)
            case "left" | "back":
                asked.at = max(0, asked.at - 1)
                theme.tick(machine)
            case _ if len(gesture) == 1 and gesture.upper() in LETTERS:
                asked.type(gesture.upper())
                theme.tick(machine)
    stage.set("initials", asked.name)
    return asked.name


def _draw_page(stage: Stage, game: Game, score: int, place: int, aided: bool) -> None:
    machine, cartridge = stage.machine, game.cartridge
    theme.game_heading(machine, cartridge, stage.language)
    banner(machine, stage.text(strings.NEW_RECORD), WORD_ROW, inks="RYW")
    label = stage.text(cartridge.score_label)
    centre(machine, SCORE_ROW, f"{label}: {score}", theme.PLAIN)
    centre(machine, SCORE_ROW + 1, stage.text(strings.PLACE, place=place), theme.PLAIN)
    if aided:
        centre(machine, SCORE_ROW + 2, f"{AIDED} {stage.text(strings.AIDED)}", theme.DIM)
    centre(machine, SCORE_ROW + 3, stage.text(strings.YOUR_INITIALS), theme.NOTE)
    theme.help_line(machine, hints(stage, LETTER, NEXT, BACK))


def _draw_letters(machine: Spectrum, asked: Entry) -> None:
    blank(machine, LETTER_ROW - 2, 0, LETTER_ROWS + 4, COLUMNS, theme.GROUND)
    for place, letter in enumerate(asked.letters):
        column = LETTER_COLUMN + place * LETTER_WIDTH
        lit = place == asked.at
        banner(machine, letter, LETTER_ROW, column, LETTER_SCALE, "Y" if lit else "C", boxed=True)
        if lit:
            put(machine, LETTER_ROW - 2, column + 1, "↑↑", theme.VALUE)
            put(machine, LETTER_ROW + LETTER_SCALE + 1, column + 1, "↓↓", theme.VALUE)
