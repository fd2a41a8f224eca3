"""The zoo atlas, an animal a page with all that was ever asked about it; and the tree of knowledge, an animal a row."""

from abc import ABC, abstractmethod

from arcade.games.animals import entry, strings
from arcade.games.animals.menu import Menu
from arcade.games.animals.rules import ROOT
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, DOWN, FIRE, LEFT, RIGHT, TAKE_BACK, UP, by_key
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.patterns import LEAVES
from arcade.toolkit.picture.sprites import Sprite, sprite
from arcade.toolkit.sound.jingles import STEP

STEPS = by_key((DOWN, 1), (RIGHT, 1), (UP, -1), (LEFT, -1))
CLOSE = (*FIRE.keys, *BACK.keys, *TAKE_BACK.keys)
KEYS_ROW, KEYS_COLOURS = 23, pair("ck")


class Pages(ABC):
    """Shows one animal after the other."""

    def __init__(self, look: Menu) -> None:
        self.look = look
        self.machine = look.machine
        self.text = look.program.text
        self.tree = look.program.tree
        self.leaves = self.tree.leaves()

    def browse(self) -> Frames[None]:
        """On and back until the player has had enough."""
        chosen = 0
        while True:
            fill(self.machine, 0, 0, 24, 32, colours=pair("wk"))
            self.draw(chosen)
            self.machine.chime(STEP)
            wrong = at_row(self.look.program, KEYS_ROW)
            key = yield from ask_key(self.machine, (*STEPS, *CLOSE), wrong, "return")
            if key in CLOSE:
                return
            chosen = (chosen + STEPS[key]) % len(self.leaves)

    @abstractmethod
    def draw(self, chosen: int) -> None:
        """Draw an animal's page on the empty screen."""


PAPER = pair("kW")
FACT_ROW, FACT_ROWS = 12, 10


class Atlas(Pages):
    def draw(self, chosen: int) -> None:
        machine, look = self.machine, self.look
        animal = self.tree.node(self.leaves[chosen]).text
        fill(machine, 2, 0, 10, 32, LEAVES, pair("gk"))
        centred(machine, 0, entry.capital(look.said(animal))[:32], pair("Yk"))
        centred(machine, 1, self.text(strings.PAGE, n=chosen + 1, count=len(self.leaves)), pair("ck"))
        look.scene.big(animal, row=3)
        box(machine, FACT_ROW, 0, FACT_ROWS + 1, 32, PAPER, ROUND)
        row = FACT_ROW + 1
        for at, yes in self.tree.path(self.leaves[chosen]):
            lines = wrap(f"{entry.capital(self.tree.node(at).text)}?", 24)
            if row + len(lines) > FACT_ROW + FACT_ROWS:
                break
            for line in lines:
                write(machine, row, 2, line, PAPER)
                row += 1
            write(machine, row - 1, 27, self.text(strings.YES if yes else strings.NO), pair("rW"))
        centred(machine, KEYS_ROW, self.text(strings.TURN), KEYS_COLOURS)


FIRST_ROW, ROWS, QUESTION_ROW, QUESTION_ROWS, QUESTION_COLUMN = 2, 18, 21, 2, 4
DEEPEST = 7
"""Questions on a way that have branches; deeper ones are left out."""
LIT = pair("Yk")
PLAIN, ARM, BEND, TRUNK = "........", "########", "...#####", "...##..."
ALONG = sprite([PLAIN] * 3 + [ARM] * 2 + [PLAIN] * 3)
FORK = sprite([PLAIN] * 3 + [ARM] * 2 + [TRUNK] * 3)
CORNER = sprite([TRUNK] * 3 + [BEND] * 2 + [PLAIN] * 3)
DOWNWARD = sprite([TRUNK] * 8)


class Branches(Pages):
    """The whole tree, with the way to the animal."""

    def __init__(self, look: Menu) -> None:
        super().__init__(look)
        self.rows: dict[int, int] = {}
        """Each node stands in the row of the first animal below it."""
        self.depths = {ROOT: 0}
        row = 0
        for at in self.tree.below(ROOT):
            node, self.rows[at] = self.tree.node(at), row
            if node.is_animal:
                row += 1
            else:
                self.depths[node.yes] = self.depths[node.no] = self.depths[at] + 1

    def draw(self, chosen: int) -> None:
        """As many rows as there is room for, with the chosen animal's way and the last question on it."""
        top = min(max(chosen - ROWS // 2, 0), max(len(self.leaves) - ROWS, 0))
        leaf = self.leaves[chosen]
        path = self.tree.path(leaf)
        centred(self.machine, 0, self.text(strings.TREE), LIT)
        for at in self.tree.below(ROOT):
            if not self.tree.node(at).is_animal:
                self._arm(at, True, top, pair("gk"))
                self._arm(at, False, top, pair("gk"))
        for at, yes in path:
            self._arm(at, yes, top, LIT)
        for row, other in enumerate(self.leaves[top : top + ROWS], FIRST_ROW):
            column = 2 * min(self.depths[other], DEEPEST)
            name = entry.noun(self.tree.node(other).text, self.look.program.tongue)
            write(self.machine, row, column, f" {name} "[: 32 - column], pair("kY" if other == leaf else "wk"))
        if path:
            at, yes = path[-1]
            words = f"{entry.capital(self.tree.node(at).text)}? {self.text(strings.YES if yes else strings.NO)}"
            for row, line in enumerate(wrap(words, 31 - QUESTION_COLUMN)[:QUESTION_ROWS], QUESTION_ROW):
                write(self.machine, row, QUESTION_COLUMN, line, pair("Wk"))
        self.look.scene.portrait(QUESTION_ROW, 0, self.tree.node(leaf).text)
        centred(self.machine, KEYS_ROW, self.text(strings.CLIMB), KEYS_COLOURS)

    def _arm(self, at: int, yes: bool, top: int, colours: int) -> None:
        """One of a question's two branches: along its own row, or down to the row of its "no"."""
        node, column = self.tree.node(at), 2 * self.depths[at]
        if self.depths[at] >= DEEPEST:
            return
        first, last = self.rows[at], self.rows[node.yes if yes else node.no]
        self._cell(first - top, column, FORK, colours)
        for row in range(max(first + 1, top), min(last, top + ROWS)):
            self._cell(row - top, column, DOWNWARD, colours)
        if not yes:
            self._cell(last - top, column, CORNER, colours)
        self._cell(last - top, column + 1, ALONG, colours)

    def _cell(self, row: int, column: int, picture: Sprite, colours: int) -> None:
        if 0 <= row < ROWS:
            draw_cells(self.machine, picture, FIRST_ROW + row, column)
            colour_cells(self.machine, FIRST_ROW + row, column, 1, 1, colours)
