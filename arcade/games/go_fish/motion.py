"""What moves over the table: cards that fly, and the fish that fetches one from the deck and leaps up with it."""

from collections.abc import Iterator, Sequence

from arcade.games.go_fish import art, sounds
from arcade.games.go_fish.art import Picture
from arcade.games.go_fish.figures import fish
from arcade.games.go_fish.scene import COLUMNS, DECK, POND_COLUMN, POND_ROWS
from arcade.games.go_fish.scenery import WIDTH, Pond
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.quadrants import quadrants
from arcade.toolkit.sound.tunes import Tune

Place = tuple[int, int]
"""Row and column of a card's corner."""
ROW_STEP, COLUMN_STEP = 1, 2
"""How far a card gets in a step."""
BESIDE = 3
"""Columns from a card to the next one beside it."""
STEP_FRAMES = 2
DASH = 2
"""Columns that the fish swims in a step when it hurries."""
NEAR = 12
"""Columns that it swims slowly with a card; farther it hurries."""
TURN_FRAMES, SPLASH_FRAMES = 8, 5
BITTEN: Picture = ("╭──", "│▒▒", "╰──")
"""A card of which the rest is in a mouth."""


def way(start: Place, end: Place) -> list[Place]:
    """The places that a card passes, both ends included."""
    down, across = end[0] - start[0], end[1] - start[1]
    steps = max(abs(down) // ROW_STEP, -(-abs(across) // COLUMN_STEP), 1)
    return [(start[0] + down * step // steps, start[1] + across * step // steps) for step in range(steps + 1)]


def fly(
    machine: Pet,
    hurry: SkippableWait,
    pictures: Sequence[Picture],
    start: Place,
    end: Place,
    sound: Tune = sounds.WHOOSH,
) -> Frames[None]:
    """Let cards fly, the later ones a little to the right; the table is as before afterwards."""
    table = machine.screen.cells.copy()
    machine.chime(sound)
    for row, column in way(start, end):
        if hurry.hurried:
            break
        machine.screen.cells = table.copy()
        for behind, picture in enumerate(pictures):
            left = min(max(column + BESIDE * behind, 0), COLUMNS - art.WIDTH)
            machine.print_at(row, left, "\n".join(picture))
        yield from hurry.wait(STEP_FRAMES)
    machine.screen.cells = table


def fetch(machine: Pet, hurry: SkippableWait, pond: Pond) -> Frames[int]:
    """The fish swims to the deck, takes a card and swims back to where it leaps; the column of that."""
    pond.away = True
    home = max(min(pond.at, pond.columns - WIDTH - art.WIDTH), 0)
    for across in range(home, -1, -DASH):
        pond.draw(busy=(across, True))
        if across % 6 < DASH:
            machine.chime(sounds.bubble(across))
        yield from hurry.wait(STEP_FRAMES)
    machine.chime(sounds.BITE)
    yield from hurry.wait(TURN_FRAMES)
    for across in range(0, home + 1, 1 if home <= NEAR else DASH):
        pond.draw(busy=(across, False), card=BITTEN)
        if across % 4 == 0:
            machine.chime(sounds.bubble(home - across))
        yield from hurry.wait(STEP_FRAMES)
    return home


def leap(machine: Pet, hurry: SkippableWait, pond: Pond, home: int, card: Picture, end: Place) -> Frames[None]:
    """It leaps out of the water, lets the card go to its place and falls back with a splash."""
    pond.draw()
    machine.chime(sounds.LEAP)
    table = machine.screen.cells.copy()
    column = POND_COLUMN + home
    start = DECK + 1, column + WIDTH
    for row, across in way(start, end):
        if hurry.hurried:
            break
        machine.screen.cells = table.copy()
        up = abs(row - start[0])
        if up < 2 * POND_ROWS:
            high = min(up, 2 * POND_ROWS - up) // 2
            _leaping(machine, DECK + 1 - high, column + up)
        machine.print_at(row, min(max(across, 0), COLUMNS - art.WIDTH), "\n".join(card))
        yield from hurry.wait(STEP_FRAMES)
    machine.screen.cells = table
    machine.chime(sounds.SPLASH)
    for splash in range(len(art.SPLASHES)):
        if hurry.hurried:
            break
        pond.draw(splash, home)
        yield from hurry.wait(SPLASH_FRAMES)
    pond.away = False
    pond.draw()


def _leaping(machine: Pet, row: int, column: int) -> None:
    for down, line in enumerate(quadrants(fish(False, 1))):
        for across, sign in enumerate(line):
            if sign != " " and 0 <= column + across < COLUMNS:
                machine.print_at(row + down, column + across, sign)


def arc(steps: int, height: int) -> Iterator[int]:
    """How high something is above where it began, step by step, until it is there again."""
    for step in range(steps + 1):
        yield 4 * height * step * (steps - step) // (steps * steps)
