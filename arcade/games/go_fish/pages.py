"""Screens beside the table: the title, the hand-over between two people, the statistics, the end of a game."""

from collections.abc import Sequence

from arcade.games.go_fish import art, music, sounds, strings
from arcade.games.go_fish.scene import COLUMNS, MESSAGE
from arcade.games.go_fish.scenery import Pond
from arcade.games.go_fish.state import State
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.flow.alongside import scene
from arcade.toolkit.flow.pet_console import at_row
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.sound.player import with_music
from arcade.toolkit.sound.score import Score

TITLE_ROWS = (1, 7)
CARDS_ROW, CARDS_COLUMN = 4, 25
POND_ROW, POND_ROWS = 15, 7
WORDS = {"en": ("GO", "FISH"), "ro": ("LA", "PESCUIT")}
"""The title, a line each."""
FENCES = (0, 6)
NEWS_ROW, NEWS_ROWS = 8, 9
LOW_POND_ROW, LOW_POND_ROWS = 18, 5
GO_ON_ROW = 23
SHOWN = 120
"""Frames that the end of a game stays, unless a key is pressed."""


def title(program: State) -> Frames[None]:
    """Big letters, a book of aces, the pond, and a song of the crew, until a key is pressed."""
    machine = program.machine
    machine.clear()
    for row, word in zip(TITLE_ROWS, WORDS[program.language], strict=True):
        machine.print_at(row, 2, "\n".join(art.lettering(word)))
    row, column = (CARDS_ROW, CARDS_COLUMN) if program.language == "en" else (1, CARDS_COLUMN - 5)
    for place, card in enumerate(art.TITLE_CARDS):
        machine.print_at(row - (place in (1, 2)) * (row > 1), column + 3 * place, "\n".join(art.face(card)))
    centre(machine, 13, program.text(strings.TAGLINE).upper())
    pond = Pond(machine, POND_ROW, 0, COLUMNS, POND_ROWS)
    pond.draw()
    yield from with_music(machine, music.TITLE, go_on(program, program.text(strings.PRESS_KEY), pond))


def hand_over(program: State, news: Sequence[str]) -> Frames[None]:
    """Nobody's cards: who looks away, who looks; then what the other one did."""
    machine, text, seat = program.machine, program.text, program.viewer
    machine.clear()
    for row in FENCES:
        machine.print_at(row, 0, "▒" * COLUMNS)
    centre(machine, 2, text(strings.LOOK_AWAY, n=2 - seat))
    centre(machine, 4, text(strings.HAND_OVER, n=seat + 1))
    for row, line in enumerate(news[-NEWS_ROWS:], NEWS_ROW):
        centre(machine, row, line)
    pond = Pond(machine, LOW_POND_ROW, 0, COLUMNS, LOW_POND_ROWS)
    pond.draw()
    machine.chime(sounds.LUCKY)
    yield from go_on(program, text(strings.READY_TO_LOOK, n=seat + 1), pond)
    machine.clear()


def figures(program: State) -> Frames[None]:
    """The statistics until a key is pressed."""
    machine, text = program.machine, program.text
    machine.clear()
    machine.print_at(1, 0, text(strings.STATISTICS).center(COLUMNS), reverse=True)
    machine.print_at(4, 1, "\n".join(program.statistics()))
    centre(machine, 12, text(strings.GAMES_PLAYED, n=program.figures.games))
    pond = Pond(machine, POND_ROW, 0, COLUMNS, POND_ROWS)
    pond.draw()
    yield from go_on(program, text(strings.PRESS_RETURN), pond)


def result(program: State, phrase: Score) -> Frames[None]:
    """The books of both sides, who has won, and the statistics so far, which stay below the next question."""
    machine = program.machine
    machine.clear()
    machine.print_at(1, 0, program.winner().center(COLUMNS), reverse=True)
    for side, line in enumerate(program.scores()):
        centre(machine, 3 + side, line)
    machine.print_at(6, 1, "\n".join(program.statistics()))
    pond = Pond(machine, POND_ROW, 0, COLUMNS, POND_ROWS - 1)
    pond.draw()
    yield from scene(machine, meanwhile(machine.wait(SHOWN), pond.swim), phrase)
    machine.print_at(MESSAGE, 0, " " * COLUMNS)


def go_on(program: State, words: str, pond: Pond) -> Frames[None]:
    """Wait for RETURN, fire or a click."""
    centre(program.machine, GO_ON_ROW, words)
    wrong = at_row(program, GO_ON_ROW)
    yield from meanwhile(ask_key(program.machine, ("return", " "), wrong, "return"), pond.swim)


def centre(machine: Pet, row: int, words: str) -> None:
    """Write a line in the middle of a row."""
    machine.print_at(row, 0, words.center(COLUMNS))
