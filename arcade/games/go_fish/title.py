"""The title of Go fish: a cat with a rod, and a fish who swims by with a card in its mouth."""

from arcade.games.go_fish import MUSIC, art, strings
from arcade.games.go_fish.figures import Mood, cat
from arcade.games.go_fish.motion import BITTEN
from arcade.games.go_fish.pages import GO_ON_ROW, centre
from arcade.games.go_fish.scene import COLUMNS
from arcade.games.go_fish.scenery import SLOW, WIDTH, Pond
from arcade.games.go_fish.state import State
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.pet_console import at_row
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.quadrants import put
from arcade.toolkit.sound.player import with_music

ROWS = (1, 7)
WORDS = Text("GO\nFISH")
"""The name, a line each."""
CAT_ROW, CAT_COLUMN = 1, 26
ROD_ROW, ROD_COLUMN = 4, 33
LINE_COLUMN = 37
JETTY_ROW, JETTY = 6, 11
TAGLINE_ROW, POND_ROW, POND_ROWS = 13, 15, 7
BOB, BEGUN = 14, 17
"""Frames for which the hook stays up, and down; steps that the fish has swum when it is first seen."""


def show(program: State) -> Frames[None]:
    """The picture and a song of the crew, until a key is pressed."""
    machine = program.machine
    machine.clear()
    for row, word in zip(
        ROWS,
        drawn_words(program, WORDS, art.LETTERS, lambda words: words.count("\n") + 1 == len(ROWS)).split("\n"),
        strict=True,
    ):
        machine.print_at(row, 2, "\n".join(art.lettering(word)))
    machine.print_at(JETTY_ROW, CAT_COLUMN - 2, "▀" * JETTY)
    centre(machine, TAGLINE_ROW, program.text(strings.TAGLINE).upper())
    centre(machine, GO_ON_ROW, program.text(strings.PRESS_KEY))
    pond = Pond(machine, POND_ROW, 0, COLUMNS, POND_ROWS)

    def live(frame: int) -> None:
        if frame % SLOW == 1:
            step(machine, pond, frame)

    live(1)
    asking = ask_key(machine, ("return", " "), at_row(program, GO_ON_ROW), "return")
    yield from with_music(machine, MUSIC.title, meanwhile(asking, live))


def step(machine: Pet, pond: Pond, frame: int) -> None:
    """The fish swims on with its card, the hook bobs, the cat looks after the fish."""
    turn = frame // SLOW + BEGUN
    way = COLUMNS + WIDTH + len(BITTEN[0])
    there, gone = divmod(turn % (2 * way), way)
    column = COLUMNS - gone if there else gone - WIDTH
    pond.draw(busy=(column, bool(there)), card=BITTEN if there == 0 else ())
    low = POND_ROW + 1 + frame // BOB % 2
    for row in range(ROD_ROW, low):
        machine.print_at(row, LINE_COLUMN, "│")
    machine.print_at(low, LINE_COLUMN, "╯")
    machine.print_at(ROD_ROW, ROD_COLUMN, "▄▄▄▄┐")
    near = LINE_COLUMN - WIDTH - 4 < column < LINE_COLUMN
    glance = -1 if column < CAT_COLUMN - 6 else int(column > CAT_COLUMN)
    put(machine, CAT_ROW, CAT_COLUMN, cat(Mood.ASKING if near else Mood.CALM, glance, turn % 15 == 9))
