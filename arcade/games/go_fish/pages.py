"""Screens beside the table: the hand-over between two people, the statistics."""

from collections.abc import Sequence

from arcade.games.go_fish import sounds, strings
from arcade.games.go_fish.scene import COLUMNS
from arcade.games.go_fish.scenery import Pond
from arcade.games.go_fish.state import State
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.flow.alongside import while_asking
from arcade.toolkit.flow.pet_console import at_row
from arcade.toolkit.flow.prompts import ask_key

POND_ROW, POND_ROWS = 15, 7
FENCES = (1, 7)
NEWS_ROW, NEWS_ROWS = 9, 8
LOW_POND_ROW, LOW_POND_ROWS = 18, 5
GO_ON_ROW = 23


def hand_over(program: State, news: Sequence[str]) -> Frames[None]:
    """Nobody's cards: who looks away, who looks; then what the other one did."""
    machine, text, seat = program.machine, program.text, program.viewer
    machine.clear()
    for row in FENCES:
        machine.print_at(row, 0, "▒" * COLUMNS)
    centre(machine, 3, text(strings.LOOK_AWAY, n=2 - seat))
    centre(machine, 5, text(strings.HAND_OVER, n=seat + 1))
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


def go_on(program: State, words: str, pond: Pond) -> Frames[None]:
    """Wait for RETURN, fire or a click."""
    centre(program.machine, GO_ON_ROW, words)
    wrong = at_row(program, GO_ON_ROW)
    yield from while_asking(program.machine, ask_key(program.machine, ("return", " "), wrong, "return"), pond.swim)


def centre(machine: Pet, row: int, words: str) -> None:
    """Write a line in the middle of a row."""
    machine.print_at(row, 0, words.center(COLUMNS))
