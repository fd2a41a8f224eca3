"""The zoo atlas, an animal a page with all that was ever asked about it; and the tree of knowledge, an animal a row."""

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

FORWARD = (*RIGHT.keys, *DOWN.keys)
BACKWARD = (*LEFT.keys, *UP.keys)
CLOSE = (*FIRE.keys, *BACK.keys, *TAKE_BACK.keys)
PAPER, MARK, NAME = pair("kW"), pair("rW"), pair("Yk")
PICTURE_ROW, PICTURE_COLUMN = 3, 10
FACT_ROW, FACT_ROWS = 12, 10


class Atlas:
    def __init__(self, look: Menu) -> None:
        self.look = look
        self.machine = look.machine
        self.tree = look.program.tree

    def browse(self) -> Frames[None]:
        """Page after page until the player has had enough."""
        pages, page = self.tree.leaves(), 0
        self.machine.cls()
        while True:
            self.draw(pages[page], page + 1, len(pages))
            self.machine.chime(STEP)
            wrong = at_row(self.look.program, 23)
            key = yield from ask_key(self.machine, (*FORWARD, *BACKWARD, *CLOSE), wrong, "return")
            if key in CLOSE:
                return
            page = (page + (1 if key in FORWARD else -1)) % len(pages)

    def draw(self, leaf: int, number: int, count: int) -> None:
        machine, look = self.machine, self.look
        text = look.program.text
        animal = self.tree.node(leaf).text
        fill(machine, 0, 0, 24, 32, colours=pair("wk"))
        fill(machine, PICTURE_ROW - 1, 0, 10, 32, LEAVES, pair("gk"))
        centred(machine, 0, entry.capital(look.said(animal))[:32], NAME)
        centred(machine, 1, text(strings.PAGE, n=number, count=count), pair("ck"))
        look.scene.big(animal, look.program.tongue, PICTURE_ROW, PICTURE_COLUMN)
        box(machine, FACT_ROW, 0, FACT_ROWS + 1, 32, PAPER, ROUND)
        row = FACT_ROW + 1
        for at, yes in self.tree.path(leaf):
            lines = wrap(f"{entry.capital(self.tree.node(at).text)}?", 24)
            if row + len(lines) > FACT_ROW + FACT_ROWS:
                break
            for line in lines:
                write(machine, row, 2, line, PAPER)
                row += 1
            write(machine, row - 1, 27, text(strings.YES if yes else strings.NO), MARK)
        centred(machine, 23, text(strings.TURN), pair("ck"))


FIRST_ROW, ROWS, QUESTION_ROW, QUESTION_ROWS, QUESTION_COLUMN = 2, 18, 21, 2, 4
DEEPEST = 7
"""Questions for which there are branches; deeper ones are left out."""
DARK, LIT, LEAF, CHOSEN, QUESTION = pair("gk"), pair("Yk"), pair("wk"), pair("kY"), pair("Wk")
PLAIN, ARM, BEND, TRUNK = "........", "########", "...#####", "...##..."
ALONG = sprite([PLAIN] * 3 + [ARM] * 2 + [PLAIN] * 3)
FORK = sprite([PLAIN] * 3 + [ARM] * 2 + [TRUNK] * 3)
CORNER = sprite([TRUNK] * 3 + [BEND] * 2 + [PLAIN] * 3)
DOWNWARD = sprite([TRUNK] * 8)
STEPS = by_key((DOWN, 1), (RIGHT, 1), (UP, -1), (LEFT, -1))


class Branches:
    """Shows a tree, and the way to one animal after the other."""

    def __init__(self, look: Menu) -> None:
        self.look = look
        self.machine = look.machine
        self.tree = look.program.tree
        self.leaves = self.tree.leaves()
        self.rows: dict[int, int] = {}
        self.depths: dict[int, int] = {ROOT: 0}
        self._lay_out()

    def _lay_out(self) -> None:
        """Each node stands in the row of the first animal below it."""
        row = 0
        for at in self.tree.below(ROOT):
            node = self.tree.node(at)
            self.rows[at] = row
            if node.is_animal:
                row += 1
            else:
                self.depths[node.yes] = self.depths[node.no] = self.depths[at] + 1

    def browse(self) -> Frames[None]:
        """Up and down through the animals until the player has had enough."""
        chosen, count = 0, len(self.leaves)
        while True:
            self.draw(chosen, min(max(chosen - ROWS // 2, 0), max(count - ROWS, 0)))
            self.machine.chime(STEP)
            wrong = at_row(self.look.program, 23)
            key = yield from ask_key(self.machine, (*STEPS, *CLOSE), wrong, "return")
            if key in CLOSE:
                return
            chosen = (chosen + STEPS[key]) % count

    def draw(self, chosen: int, top: int) -> None:
        """The rows from `top` on, with the chosen animal's way and the last question on it."""
        text = self.look.program.text
        fill(self.machine, 0, 0, 24, 32, colours=pair("wk"))
        centred(self.machine, 0, text(strings.TREE), LIT)
        leaf = self.leaves[chosen]
        path = self.tree.path(leaf)
        for at in self.tree.below(ROOT):
            if not self.tree.node(at).is_animal:
                self._arm(at, True, top, DARK)
                self._arm(at, False, top, DARK)
        for at, yes in path:
            self._arm(at, yes, top, LIT)
        for row, other in enumerate(self.leaves[top : top + ROWS], FIRST_ROW):
            column = 2 * min(self.depths[other], DEEPEST)
            name = entry.noun(self.tree.node(other).text, self.look.program.tongue)
            write(self.machine, row, column, f" {name} "[: 32 - column], CHOSEN if other == leaf else LEAF)
        if path:
            at, yes = path[-1]
            words = f"{entry.capital(self.tree.node(at).text)}? {text(strings.YES if yes else strings.NO)}"
            for row, line in enumerate(wrap(words, 31 - QUESTION_COLUMN)[:QUESTION_ROWS], QUESTION_ROW):
                write(self.machine, row, QUESTION_COLUMN, line, QUESTION)
        self.look.scene.portrait(QUESTION_ROW, 0, self.tree.node(leaf).text, self.look.program.tongue)
        centred(self.machine, 23, text(strings.CLIMB), pair("ck"))

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
