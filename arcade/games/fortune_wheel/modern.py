"""The drawn look: a machine with a lever, coins that fall into its tray, and its odds beside it."""

from arcade.games.fortune_wheel import buttons, strings
from arcade.games.fortune_wheel.entry import Staking
from arcade.games.fortune_wheel.memory import LARGEST_STAKE, USUAL_LEI, Purse
from arcade.games.fortune_wheel.panel import Table
from arcade.games.fortune_wheel.rules import Pattern
from arcade.games.fortune_wheel.state import Board
from arcade.games.fortune_wheel.title import picture
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.headline import extent
from arcade.toolkit.picture.ink import BLACK, pair
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.sound import jingles
from arcade.toolkit.sound.noises import laugh
from arcade.toolkit.words.labels import PLAYER

USUAL_STAKE = 5
READING = 60
LAUGHS = 3


class Modern(Staking):
    """Draws and sounds like a gifted artist's version of the game."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.table = Table(program)
        self.status = StatusBar(program.machine, 0, pair("wk"), pair("Yk"))
        self.stakes = [USUAL_STAKE] * program.setup.seats
        """What each player staked last."""

    def state(self) -> dict[str, Plain]:
        """The button under the cursor and the coins chosen."""
        return plain_fields(self, "cell", "number")

    def opening(self) -> Frames[None]:
        """The title screen."""
        words = self.program.text(strings.TITLE).upper()
        return title_screen(self.program, lambda: picture(self.program), jingles.PARLOUR, Wipe.CENTRE, extent(words, 2))

    def begin(self, board: Board) -> Frames[None]:
        """Everything, wiped in."""
        self.cell, self.won = buttons.PULL, 0
        self.stakes = [USUAL_STAKE] * len(board.purses)
        self.desk.many = strings.WAYS_BUTTON if board.terms.goal else strings.MANY_BUTTON
        yield from reveal(self.machine, lambda: self._all(board), Wipe.DIAGONAL, 24)

    def _all(self, board: Board) -> None:
        machine = self.machine
        machine.border(BLACK)
        machine.paper(BLACK)
        machine.ink(7)
        machine.cls()
        self.cabinet.draw()
        self.table.draw(board.terms.paytable)
        self.desk.draw()
        self.status.forget()
        self._purses(board)
        self.displays(board)
        centred(machine, 23, self.program.text(strings.KEYS), pair("ck"))

    def _purses(self, board: Board) -> None:
        """The sums in the bar, and the graph of who pulls."""
        text, terms = self.program.text, board.terms
        if len(board.purses) > 1:
            names = [text(PLAYER, n=seat + 1) for seat in range(len(board.purses))]
            names[board.seat] = ">" + names[board.seat]
            sums = [purse.lei if purse else "-" for purse in board.purses]
            self.status.show(*zip(names, sums, strict=True))
        else:
            lei = board.purse.lei if board.purses[0] else "-"
            aim = [(text(strings.GOAL), terms.goal)] if terms.goal else []
            self.status.show((text(strings.LEI), lei), *aim, (text(strings.PULLS), board.purse.pulls))
        self.table.graph(board)

    # --- questions

    def ask_lei(self, board: Board) -> Frames[int]:
        """The coins that a player brings."""
        self.number, self.cell = USUAL_LEI, buttons.PULL
        self.desk.pull = strings.READY
        self.desk.draw()
        self._purses(board)
        self.cabinet.coins(0)
        if len(board.purses) > 1:
            self.say(strings.PLAYER_BRINGS, seat=board.seat + 1)
        else:
            self.say(strings.BRING)
        lei = yield from self.choose(board, LARGEST_STAKE)
        self.desk.pull = strings.PULL
        self.desk.draw()
        self.cabinet.coins(lei)
        yield from self.accepted()
        return lei

    def ask_stake(self, board: Board) -> Frames[int]:
        """The stake and the pull; nothing when the player stops."""
        purse = board.purse
        self.number = min(self.stakes[board.seat], purse.most)
        self.desk.pull = strings.PULL
        self._purses(board)
        self.cabinet.coins(purse.lei)
        if len(board.purses) > 1:
            self.say(strings.PLAYER_STAKES, seat=board.seat + 1)
        elif not purse.pulls:
            self.say(strings.STAKE_AND_PULL)
        return (yield from self.choose(board, purse.most))

    def ask_on(self, board: Board) -> Frames[bool]:
        """Nobody is asked: the stop button is there all the time."""
        if len(board.purses) > 1:
            yield from self.machine.pause(READING)
        return True

    # --- the pull

    def pull(self, before: Purse, board: Board) -> Frames[None]:
        """The stake goes in, the lever down, the drums round, and coins come out."""
        self.stakes[board.seat] = board.stake
        self.number = board.stake
        self.won = 0
        self.messages.clear()
        self.table.clear()
        self.displays(board)
        self.cabinet.coins(before.lei - board.stake)
        self.machine.chime(jingles.TAKE)
        yield from self.cabinet.pull()
        if board.drums:
            yield from self.cabinet.reels.spin(board.drums)
        yield from self._result(board)
        self._purses(board)

    def _result(self, board: Board) -> Frames[None]:
        drums = " ".join(map(str, board.drums or ()))
        self.won = board.stake * board.times
        self.displays(board)
        if board.gain > 0:
            self.say(strings.WIN_MESSAGE, drums=drums, times=board.times, n=board.gain)
        elif board.gain == 0:
            self.say(strings.BACK_MESSAGE, drums=drums)
        else:
            self.say(strings.LOSS_MESSAGE, drums=drums, n=board.stake)
        if not board.times:
            self.machine.chime(jingles.THUD)
            yield from self.table.mark(board.shown)
            return
        if board.gain:
            self.machine.chime(jingles.WIN if board.shown is Pattern.ONES else jingles.BONUS)
        yield from self.table.mark(board.shown)
        if board.gain:
            yield from self.cabinet.celebrate(6 if board.shown <= Pattern.EQUAL else 3)
        yield from self.cabinet.pay(board.purse.lei)

    # --- ends

    def broke(self, board: Board) -> Frames[None]:
        """The last coin is gone, and the machine laughs."""
        yield from self.machine.tune(laugh(LAUGHS))
        yield from self._leave(board, strings.PLAYER_BROKE)

    def stopped(self, board: Board) -> Frames[None]:
        """Enough."""
        yield from self._leave(board, strings.PLAYER_STOPS)

    def reached(self, board: Board) -> Frames[None]:
        """The goal."""
        yield from self._leave(board, strings.PLAYER_AT_GOAL)

    def _leave(self, board: Board, words: Text | Count) -> Frames[None]:
        self.table.graph(board)
        if len(board.purses) > 1:
            self.say(words, seat=board.seat + 1, n=board.purse.lei)
            yield from self.machine.pause(READING)

    def end(self, board: Board, outcome: Outcome) -> Frames[None]:
        """Big words, and what is left."""
        verdicts = {
            Outcome.WON: strings.GOAL_REACHED if board.terms.goal else strings.WELL_STOPPED,
            Outcome.OVER: strings.STOPPED,
            Outcome.LOST: strings.BROKE,
        }
        self._purses(board)
        if len(board.purses) == 1:
            self.say(strings.YOU_LEAVE, n=board.purse.lei)
        yield from ceremony(self.program, outcome, verdicts.get(outcome), 6)

    def ask_again(self, board: Board) -> Frames[bool]:
        """Another game?"""
        del board
        return ask_again(self.program)
