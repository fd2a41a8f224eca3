"""How coins are chosen in the drawn look: buttons, typed digits, and the pages that can be opened meanwhile."""

from arcade.games.fortune_wheel import GRAPH, MANY, ODDS, STOP, buttons, scene, strings
from arcade.games.fortune_wheel.memory import LARGEST_STAKE
from arcade.games.fortune_wheel.pages_goal import GoalPage
from arcade.games.fortune_wheel.pages_graph import GraphPage
from arcade.games.fortune_wheel.pages_odds import OddsPage
from arcade.games.fortune_wheel.pages_trials import ThousandPage
from arcade.games.fortune_wheel.scene import Cabinet
from arcade.games.fortune_wheel.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.flow.cursor import BY_SEAT, choose_cell
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound import jingles

MESSAGE_ROW = 18
ORDERS: dict[Cell, Control] = {buttons.ODDS: ODDS, buttons.GRAPH: GRAPH, buttons.MANY: MANY, buttons.STOP: STOP}


class Staking(MessageLook):
    """The machine's displays and buttons; `Modern` builds on it."""

    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program, row=MESSAGE_ROW)
        self.cabinet = Cabinet(program)
        self.buttons = buttons.Buttons(program)
        self.odds, self.graph = OddsPage(program), GraphPage(program)
        self.thousand, self.ways = ThousandPage(program), GoalPage(program)
        self.cell: Cell = buttons.PULL
        self.number = 0
        """The coins chosen so far."""
        self.won = 0
        """What the last pull paid."""
        self.asking = False
        """Whether coins are being chosen now."""

    def displays(self) -> None:
        """The coins chosen, and what the last pull paid."""
        text = self.program.text
        words = strings.STAKE if self.program.purses[self.program.seat] else strings.LEI
        self.cabinet.display(scene.STAKE_COLUMN, text(words).upper(), self.number)
        self.cabinet.display(scene.WIN_COLUMN, text(strings.PAID).upper(), self.won)

    def ask_coins(self, most: int) -> Frames[int]:
        """A number of coins from 1 to `most`, or 0 to stop."""
        typed = ""
        purse = self.program.purses[self.program.seat]
        while True:
            self.displays()
            self.asking = True
            chosen = yield from choose_cell(
                self.program,
                buttons.GRID,
                self.cell,
                self.buttons.cursor,
                buttons.DIGITS,
                tuple(ORDERS.values()),
                BY_SEAT[self.program.seat],
                self.wrong_key,
            )
            self.asking = False
            if isinstance(chosen, Control):
                chosen = next(cell for cell, control in ORDERS.items() if control is chosen)
            elif chosen[0] < buttons.DIGIT_ROW:
                self.cell = chosen
            if chosen[0] == buttons.DIGIT_ROW:
                typed = (typed + str(chosen[1]))[-2:]
                self.number, self.cell = int(typed), buttons.PULL
                self.machine.chime(jingles.STEP)
                continue
            typed = ""
            if chosen == buttons.PULL:
                if 1 <= self.number <= most:
                    return self.number
                yield from self.refuse(strings.FROM_TO, most=most)
            elif chosen == buttons.STOP:
                if purse and purse.pulls:
                    return 0
                yield from self.refuse(strings.NOT_YET)
            elif chosen in buttons.MORE or chosen == buttons.ALL:
                more = buttons.MORE.get(chosen, LARGEST_STAKE)
                self.number = min(max(self.number + more, 1), most)
                self.machine.chime(jingles.STEP)
            else:
                yield from self._page(ORDERS[chosen])

    def _page(self, page: Control) -> Frames[None]:
        terms = self.program.terms
        if page is ODDS:
            yield from self.odds.show(terms.paytable)
        elif page is GRAPH:
            yield from self.graph.show(self.program.purse)
        elif terms.goal:
            yield from self.ways.show(terms)
        else:
            yield from self.thousand.show(terms.paytable)
