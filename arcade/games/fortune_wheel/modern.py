"""The drawn look: a machine with a lever, coins that fall into its tray, and its odds beside it."""

from arcade.games.fortune_wheel import GRAPH, MANY, MUSIC, ODDS, STOP, scene, strings
from arcade.games.fortune_wheel.ending import Ending
from arcade.games.fortune_wheel.pages import Pages, Panel
from arcade.games.fortune_wheel.rules import LARGEST_STAKE, USUAL_LEI, Pattern, Purse
from arcade.games.fortune_wheel.state import State
from arcade.games.fortune_wheel.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.cursor import BY_SEAT, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.sound.noises import laugh
from arcade.toolkit.words.labels import PLAYER

CELLS: dict[Control, Cell] = {ODDS: scene.ODDS, GRAPH: scene.GRAPH, MANY: scene.MANY, STOP: scene.STOP}
USUAL_STAKE = 5
READING_FRAMES = 60
POURING = (60, 26, 22, 18, 8, 5, 0, 0)
"""Coins that leap out of the tray for each pattern."""


class Modern(MessageLook):
    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program, row=18)
        self.cabinet = scene.Cabinet(program)
        self.buttons = scene.Buttons(program)
        self.pages = Pages(program)
        self.cell: Cell = scene.PULL
        self.number = 0
        """The coins chosen so far."""
        self.won = 0
        """What the last pull paid."""
        self.asking = False
        """Whether coins are being chosen now."""
        self.panel = Panel(program)
        self.status = StatusBar(program.machine, 0, pair("wk"), pair("Yk"))
        self.stakes = [USUAL_STAKE] * program.setup.seats
        """What each player staked last."""

    def state(self) -> dict[str, Plain]:
        return plain_fields(self, "cell", "number")

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        self.cell, self.won = scene.PULL, 0
        self.stakes = [USUAL_STAKE] * self.program.setup.seats
        self.buttons.many = strings.WAYS_BUTTON if self.program.terms.goal else strings.MANY_BUTTON
        yield from reveal(self.machine, self.show, Wipe.DIAGONAL, 24)

    def show(self) -> None:
        """All of the screen."""
        self.clear_screen()
        self.cabinet.draw()
        self.panel.draw()
        self.buttons.draw()
        self.status.forget()
        self._purses()
        self.displays()
        centred(self.machine, 23, self.program.text(strings.KEYS), pair("ck"))

    def _purses(self) -> None:
        """The sums in the bar, and the graph of who pulls."""
        program, text, goal = self.program, self.program.text, self.program.terms.goal
        sums = [purse.lei if purse else "-" for purse in program.purses]
        if program.two:
            names = [text(PLAYER, n=seat + 1) for seat in range(len(sums))]
            names[program.seat] = ">" + names[program.seat]
            self.status.show(*zip(names, sums, strict=True))
        else:
            aim = [(text(strings.GOAL), goal)] if goal else []
            self.status.show((text(strings.LEI), sums[0]), *aim, (text(strings.PULLS), program.purse.pulls))
        self.panel.graph()

    def displays(self) -> None:
        """The coins chosen, and what the last pull paid."""
        text = self.program.text
        words = strings.STAKE if self.program.purses[self.program.seat] else strings.LEI
        self.cabinet.display(scene.STAKE_COLUMN, text(words).upper(), self.number)
        self.cabinet.display(scene.WIN_COLUMN, text(strings.PAID).upper(), self.won)

    # --- questions

    def ask_lei(self) -> Frames[int]:
        self.number, self.cell = USUAL_LEI, scene.PULL
        self.buttons.pull = strings.READY
        self.buttons.draw()
        self._purses()
        self.cabinet.coins(0)
        self.say(strings.PLAYER_BRINGS if self.program.two else strings.BRING, seat=self.program.seat + 1)
        lei = yield from self.ask_coins(LARGEST_STAKE)
        self.buttons.pull = strings.PULL
        self.buttons.draw()
        self.cabinet.coins(lei)
        yield from self.accepted()
        return lei

    def ask_stake(self) -> Frames[int]:
        purse = self.program.purse
        self.number = min(self.stakes[self.program.seat], purse.most)
        self.buttons.pull = strings.PULL
        self._purses()
        self.cabinet.coins(purse.lei)
        if self.program.two:
            self.say(strings.PLAYER_STAKES, seat=self.program.seat + 1)
        elif not purse.pulls:
            self.say(strings.STAKE_AND_PULL)
        return (yield from self.ask_coins(purse.most))

    def ask_on(self) -> Frames[bool]:
        """Nobody is asked: the stop button is there all the time."""
        if self.program.two:
            self.machine.chime(jingles.TURN)
            yield from self.machine.pause(READING_FRAMES)
        return True

    def ask_coins(self, most: int) -> Frames[int]:
        """A number of coins from 1 to `most`, or 0 to stop."""
        typed = ""
        purse = self.program.purses[self.program.seat]
        while True:
            self.displays()
            self.asking = True
            cursor = CellCursor(scene.GRID, self.cell, self.buttons.cursor, BY_SEAT[self.program.seat])
            chosen = yield from choose_cell(self.program, cursor, CellKeys(scene.TYPED, (*CELLS,), self.wrong_key))
            self.asking = False
            if isinstance(chosen, Control):
                chosen = CELLS[chosen]
            elif chosen[0] == scene.DIGIT_ROW:
                typed = (typed + str(chosen[1]))[-2:]
                self.number, self.cell = int(typed), scene.PULL
                self.machine.chime(jingles.STEP)
                continue
            else:
                self.cell = chosen
            typed = ""
            if chosen == scene.PULL:
                if 1 <= self.number <= most:
                    return self.number
                yield from self.refuse(strings.FROM_TO, most=most)
            elif chosen == scene.STOP:
                if purse and purse.pulls:
                    return 0
                yield from self.refuse(strings.NOT_YET)
            elif chosen in scene.MORE or chosen == scene.ALL:
                more = scene.MORE.get(chosen, LARGEST_STAKE)
                self.number = min(max(self.number + more, 1), most)
                self.machine.chime(jingles.STEP)
            else:
                yield from self.pages.show(chosen)

    # --- the pull

    def move(self, before: Purse) -> Frames[None]:
        """The stake goes in, the lever down, the drums round, and coins come out."""
        program, self.won = self.program, 0
        self.number = self.stakes[program.seat] = program.stake
        self.messages.clear()
        self.panel.clear()
        self.displays()
        self.cabinet.coins(before.lei - program.stake)
        self.machine.chime(jingles.TAKE)
        yield from self.cabinet.pull()
        if program.drums:
            yield from self.cabinet.spin(program.drums)
        yield from self._result()
        self._purses()

    def _result(self) -> Frames[None]:
        program = self.program
        drums, gain, shown = " ".join(map(str, program.drums or ())), program.gain, program.shown
        self.won = program.stake * program.times
        self.displays()
        if gain > 0:
            self.say(strings.WIN_MESSAGE, drums=drums, times=program.times, n=gain)
        elif gain == 0:
            self.say(strings.BACK_MESSAGE, drums=drums)
        else:
            self.say(strings.LOSS_MESSAGE, drums=drums, n=program.stake)
        if gain > 0:
            self.machine.chime(jingles.WIN if shown is Pattern.ONES else jingles.BONUS)
        elif gain < 0:
            self.machine.chime(jingles.THUD)
        yield from self.panel.mark(shown)
        if program.times:
            yield from self.cabinet.pay(program.purse.lei, POURING[shown])

    # --- ends

    def leave(self) -> Frames[None]:
        """The machine laughs at a player whose last coin is gone."""
        program, lei = self.program, self.program.purse.lei
        if not lei:
            yield from self.machine.tune(laugh(3))
        self.panel.graph()
        if program.two:
            leaves = strings.PLAYER_AT_GOAL if program.at_goal else strings.PLAYER_STOPS
            self.say(leaves if lei else strings.PLAYER_BROKE, seat=program.seat + 1, n=lei)
            yield from self.machine.pause(READING_FRAMES)

    def end(self, outcome: Outcome) -> Frames[None]:
        """A full purse, or an empty one, and what is left."""
        verdicts = {
            Outcome.WON: strings.GOAL_REACHED if self.program.terms.goal else strings.WELL_STOPPED,
            Outcome.OVER: strings.STOPPED,
            Outcome.LOST: strings.BROKE,
        }
        self._purses()
        if not self.program.two:
            self.say(strings.YOU_LEAVE, n=self.program.purse.lei)
        ending = Ending(self.program, self.cabinet, outcome, verdicts.get(outcome, WORDS[outcome]))
        yield from end_scene(self, ending, MUSIC.of(outcome))

    def idle(self, frame: int) -> None:
        """The bulbs run while coins are chosen."""
        if self.asking:
            self.cabinet.chase(frame)
