"""The two rows below the field: lives and points, and what is said or what each prize is worth."""

from collections.abc import Sequence

from arcade.games.robac import ART, art
from arcade.games.robac.board import PRIZES
from arcade.games.robac.rules import World, to_edge
from arcade.games.robac.strings import EDGE, LAST_WARNING, SCORE
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, write
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import Sprite

LIVES_ROW, MESSAGE_ROW = 22, 23
PANEL = pair("Wb")
LIFE, LOST = pair("Cb"), pair("Wb")
NUMBERS = pair("Yb")
GOOD, BAD = pair("Gb"), pair("Wr")
SPIDERS = tuple(art.ITEMS[kind][0] for kind in PRIZES)
NEAR = 6
"""So many steps from an edge that would be the last there is a warning."""
SHOWN_STEPS = 12
"""Steps that a message stays."""
MINIATURES = (
    ART["miniatures-1"],
    ART["miniatures-2"],
    ART["miniatures-3"],
)
"""Tail, body and head of the small worms."""


class Panel:
    """Shows only what changed."""

    def __init__(
        self, program: Program[Spectrum], signs: Sequence[bytes] = SPIDERS, life: Sequence[Sprite] = MINIATURES
    ) -> None:
        """`signs` are the small pictures of the four prizes, `life` the cells that show one."""
        self.life = life
        self.signs = signs
        self.program = program
        self.machine = program.machine
        self.message = MessageLine(self.machine, MESSAGE_ROW, PANEL)
        self._shown = Shown()
        self._until = 0
        self._steps = 0

    def begin(self, world: World) -> None:
        """Both rows, with everything."""
        write(self.machine, LIVES_ROW, 0, " " * COLUMNS, PANEL)
        self._shown.forget()
        self._points = world.rules.points
        self.show(world)
        self.clear()

    def show(self, world: World) -> None:
        """Lives and points if they changed, and an end to a message whose time is up."""
        self._steps = world.steps
        if self._shown.changed("numbers", (world.lives, world.score, world.in_danger)):
            self._lives(world)
            words = f"{self.program.text(SCORE)} {world.score}{'!' * world.in_danger}"
            write(self.machine, LIVES_ROW, COLUMNS - 12, words.rjust(12), NUMBERS)
        if self._until and self._steps >= self._until:
            self.clear()
        elif not self._until and world.in_danger and to_edge(world) < NEAR:
            self.say(LAST_WARNING)

    def _lives(self, world: World) -> None:
        for life in range(world.rules.lives):
            for place, picture in enumerate(self.life):
                colours = LIFE if life < world.lives else LOST
                rows = art.rows_of(picture) if life < world.lives else art.BARE
                self.machine.cell(LIVES_ROW, (len(self.life) + 1) * life + place, rows, colours)

    def say(self, words: Text | Count, colours: int = BAD, **values: object) -> None:
        """A message for some steps."""
        self.message.say(self.program.text(words, **values), colours)
        self._until = self._steps + SHOWN_STEPS

    def edge(self, world: World, cost: int) -> None:
        """What the edge has cost, and whether it can be borne once more."""
        if world.in_danger:
            self.say(LAST_WARNING)
        else:
            self.say(EDGE, n=cost)

    def praise(self, points: int) -> None:
        """What was won."""
        self.message.say(f"+{points}", GOOD)
        self._until = self._steps + SHOWN_STEPS

    def clear(self) -> None:
        """What each prize is worth, with its picture."""
        self._until = 0
        self.message.clear()
        for place, rows in enumerate(self.signs):
            column = 1 + 8 * place
            self.machine.cell(MESSAGE_ROW, column + 1, rows, PANEL)
            write(self.machine, MESSAGE_ROW, column + 3, f"{self._points[place]}", NUMBERS)
