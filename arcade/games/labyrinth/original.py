"""The chase as it was laid out and paced: green blocks on white, the clock over the lower wall."""

from collections.abc import Sequence

from arcade.games.labyrinth import ART
from arcade.games.labyrinth.rules import LAST_COLUMN, LAST_ROW, MOST_VILLAINS, Cell, World
from arcade.games.labyrinth.strings import EATEN, ESCAPED, HOW_MANY
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.ink import BLACK, BLUE, GREEN, MAGENTA, RED, YELLOW
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

GOOD, VILLAIN = map(udg_character, "ab")
VILLAIN_INKS = (BLUE, RED, MAGENTA)
BLOCK = "\x8f"
MESSAGE_ROW = 10
QUESTION_TONE, START_TONE, EATEN_TONE = (0.2, 20), (1, 5), (0.5, -10)
GONG = ((0.2, 13.0), (0.2, 16.0))
BORDER_FRAMES, WALL_FRAMES = 84, 8
UNIT = (11.9, 20.1, 30.2)
"""Frames of a unit of time in which nobody steps, by the number of villains."""
CLOCK_FRAMES = 2.75
"""Part of a unit."""
STEP_FRAMES = 4.0
"""What a step of the good one adds."""


class Original(PrintedLook, ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    question_place = MESSAGE_ROW + 2, 6

    _drawn: tuple[Cell, ...]
    """Where everybody was seen last."""

    def build(self, walls: Sequence[Sequence[Cell]]) -> Frames[None]:
        """Draw the maze wall by wall; a key hurries it."""
        machine = self.machine
        machine.define("a", ART.rows("printed-good"))
        machine.define("b", ART.rows("printed-villain"))
        self.clear_screen(border=YELLOW)
        hurry = SkippableWait(machine)
        edges = [(column, row) for column in range(LAST_COLUMN + 2) for row in (0, LAST_ROW + 1)]
        edges += [(column, row) for row in range(1, LAST_ROW + 1) for column in (0, LAST_COLUMN + 1)]
        for place, cell in enumerate(edges):
            self._print(cell, BLOCK, GREEN)
            yield from hurry.wait(BORDER_FRAMES * (place + 1) // len(edges) - BORDER_FRAMES * place // len(edges))
        for wall in walls:
            for cell in wall:
                self._print(cell, BLOCK, GREEN)
            yield from hurry.wait(WALL_FRAMES)

    def ask_count(self) -> Frames[int]:
        machine = self.machine
        while True:
            yield from machine.basic.beep(*QUESTION_TONE)
            answer = (yield from machine.input(self.program.text(HOW_MANY), usual="1", numeric=True)).strip()
            if answer in map(str, range(1, MOST_VILLAINS + 1)):
                return int(answer)

    def begin(self, world: World) -> Frames[None]:
        """Everybody in his place, and the signal."""
        self._drawn = ()
        self._draw(world)
        yield from self.machine.wait(3)
        yield from self.machine.basic.beep(*START_TONE)
        yield from self.machine.wait(6)

    def move(self, world: World) -> Frames[None]:
        self._draw(world)
        yield from self.machine.wait(STEP_FRAMES)

    def pursued(self, world: World) -> Frames[None]:
        self._draw(world)
        yield from self.machine.wait((UNIT[world.count - 1] - CLOCK_FRAMES) / world.count)

    def tocked(self, world: World) -> Frames[None]:
        self.machine.print_at(LAST_ROW + 1, 28, str(world.clock))
        yield from self.machine.wait(CLOCK_FRAMES)

    def end(self, world: World) -> Frames[None]:
        """How it ended and in how many steps; then a while deaf to keys."""
        machine, text = self.machine, self.program.text
        if world.eaten:
            machine.print_at(MESSAGE_ROW, 4, text(EATEN, n=world.steps))
            yield from machine.basic.beep(*EATEN_TONE)
        else:
            machine.print_at(MESSAGE_ROW, 6, text(ESCAPED, n=world.steps))
            yield from machine.basic.tune(GONG, beside=0)
        yield from machine.wait(25)

    def _draw(self, world: World) -> None:
        """Take everybody up and show them where they are, the later ones over the others."""
        for cell in self._drawn:
            self._print(cell, " ", BLACK)
        self._drawn = world.good, *world.villains
        self._print(world.good, GOOD, BLACK)
        for cell, ink in zip(world.villains, VILLAIN_INKS, strict=False):
            self._print(cell, VILLAIN, ink)

    def _print(self, cell: Cell, sign: str, ink: int) -> None:
        column, row = cell
        self.machine.print_at(row, column, sign, ink=ink)
