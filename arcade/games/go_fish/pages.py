"""Screens beside the table: the hand-over between two people, the statistics, and the title with a fishing cat."""

from collections.abc import Sequence

from arcade.games.go_fish import MUSIC, art, sounds, strings
from arcade.games.go_fish.art import Mood, cat
from arcade.games.go_fish.scene import COLUMNS, FISH_WIDTH, WATER_FRAMES, Pond
from arcade.games.go_fish.state import State
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import while_asking
from arcade.toolkit.flow.pet_console import at_row
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.quadrants import put
from arcade.toolkit.sound.player import with_music

POND_ROW, POND_ROWS = 15, 7
NEWS_ROW, NEWS_ROWS = 9, 8
LOW_POND_ROW, LOW_POND_ROWS = 18, 5
GO_ON_ROW = 23


def hand_over(program: State, news: Sequence[str]) -> Frames[None]:
    machine, text, seat = program.machine, program.text, program.viewer
    machine.clear()
    for row in (1, 7):
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
    machine, text = program.machine, program.text
    machine.clear()
    machine.print_at(1, 0, text(strings.STATISTICS).center(COLUMNS), reverse=True)
    machine.print_at(4, 1, "\n".join(program.statistics()))
    centre(machine, 12, text(strings.GAMES_PLAYED, n=program.figures.games))
    pond = Pond(machine, POND_ROW, 0, COLUMNS, POND_ROWS)
    pond.draw()
    yield from go_on(program, text(strings.PRESS_RETURN), pond)


def go_on(program: State, words: str, pond: Pond) -> Frames[None]:
    centre(program.machine, GO_ON_ROW, words)
    wrong = at_row(program, GO_ON_ROW)
    yield from while_asking(program.machine, ask_key(program.machine, ("return", " "), wrong, "return"), pond.swim)


def centre(machine: Pet, row: int, words: str) -> None:
    machine.print_at(row, 0, words.center(COLUMNS))


TITLE_ROWS = (1, 7)
WORDS = Text("GO\nFISH")
"""The name, a line each."""
CAT_ROW, ROD_ROW, JETTY_ROW, TAGLINE_ROW = 1, 4, 6, 13
CAT_COLUMN, ROD_COLUMN, LINE_COLUMN = 26, 33, 37
BOB_FRAMES = 14
BEGUN = 17
"""Steps that the fish has already swum when it is first seen."""


def title_page(program: State) -> Frames[None]:
    machine = program.machine
    machine.clear()
    name = drawn_words(program, WORDS, art.LETTERS, lambda words: words.count("\n") + 1 == len(TITLE_ROWS))
    for row, word in zip(TITLE_ROWS, name.split("\n"), strict=True):
        machine.print_at(row, 2, "\n".join(art.lettering(word)))
    machine.print_at(JETTY_ROW, CAT_COLUMN - 2, "▀" * 11)
    centre(machine, TAGLINE_ROW, program.text(strings.TAGLINE).upper())
    centre(machine, GO_ON_ROW, program.text(strings.PRESS_KEY))
    pond = Pond(machine, POND_ROW, 0, COLUMNS, POND_ROWS)

    def live(frame: int) -> None:
        if frame % WATER_FRAMES == 1:
            step(machine, pond, frame)

    live(1)
    asking = ask_key(machine, ("return", " "), at_row(program, GO_ON_ROW), "return")
    yield from with_music(machine, MUSIC.title, meanwhile(asking, live))


def step(machine: Pet, pond: Pond, frame: int) -> None:
    turn = frame // WATER_FRAMES + BEGUN
    way = COLUMNS + FISH_WIDTH + len(art.BITTEN[0])
    there, gone = divmod(turn % (2 * way), way)
    column = COLUMNS - gone if there else gone - FISH_WIDTH
    pond.draw((column, bool(there)), () if there else art.BITTEN)
    low = POND_ROW + 1 + frame // BOB_FRAMES % 2
    for row in range(ROD_ROW, low):
        machine.print_at(row, LINE_COLUMN, "│")
    machine.print_at(low, LINE_COLUMN, "╯")
    machine.print_at(ROD_ROW, ROD_COLUMN, "▄▄▄▄┐")
    near = LINE_COLUMN - FISH_WIDTH - 4 < column < LINE_COLUMN
    glance = -1 if column < CAT_COLUMN - 6 else int(column > CAT_COLUMN)
    put(machine, CAT_ROW, CAT_COLUMN, cat(Mood.ASKING if near else Mood.CALM, glance, turn % 15 == 9))
