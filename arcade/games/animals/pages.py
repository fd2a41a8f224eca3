"""The zoo atlas: a page for every animal with its picture and all that was ever asked about it."""

from arcade.games.animals import entry, strings
from arcade.games.animals.menu import Menus
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, DOWN, FIRE, LEFT, RIGHT, TAKE_BACK, UP
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.patterns import LEAVES
from arcade.toolkit.sound.jingles import STEP

FORWARD = (*RIGHT.keys, *DOWN.keys)
BACKWARD = (*LEFT.keys, *UP.keys)
CLOSE = (*FIRE.keys, *BACK.keys, *TAKE_BACK.keys)
PAPER, MARK, NAME = pair("kW"), pair("rW"), pair("Yk")
PICTURE_ROW, PICTURE_COLUMN = 3, 10
FACT_ROW, FACT_ROWS = 12, 10


class Atlas:
    """Leafs through a tree."""

    def __init__(self, look: Menus) -> None:
        self.look = look
        self.machine = look.machine
        self.tree = look.tree

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
        """One page: name, picture, facts."""
        machine, look = self.machine, self.look
        text = look.program.text
        animal = self.tree.node(leaf).text
        fill(machine, 0, 0, 24, 32, colours=pair("wk"))
        fill(machine, PICTURE_ROW - 1, 0, 10, 32, LEAVES, pair("gk"))
        centred(machine, 0, entry.capital(look.said(animal))[:32], NAME)
        centred(machine, 1, text(strings.PAGE, n=number, count=count), pair("ck"))
        look.stage.big(animal, look.tongue, PICTURE_ROW, PICTURE_COLUMN)
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
