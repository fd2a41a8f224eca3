"""The drawn look: a machine with a lever, coins that fall into its tray, and its odds beside it."""

from arcade.games.fortune_wheel import MUSIC, buttons, strings
from arcade.games.fortune_wheel.ending import Ending
from arcade.games.fortune_wheel.entry import Staking
from arcade.games.fortune_wheel.memory import LARGEST_STAKE, USUAL_LEI, Purse
from arcade.games.fortune_wheel.panel import Panel
from arcade.games.fortune_wheel.rules import Drums, Pattern
from arcade.games.fortune_wheel.scene import LAMP_PACE
from arcade.games.fortune_wheel.state import State
from arcade.games.fortune_wheel.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.sound import jingles
from arcade.toolkit.sound.noises import laugh
from arcade.toolkit.words.labels import PLAYER

USUAL_STAKE = 5
READING = 60
LAUGHS = 3
POURING = {
    Pattern.ONES: 60,
    Pattern.RISING: 26,
    Pattern.FALLING: 22,
    Pattern.EQUAL: 18,
    Pattern.FIRST_PAIR: 8,
    Pattern.OUTER_PAIR: 5,
}
"""Coins that leap out of the tray for what the drums show."""


class Modern(Staking):
    """Draws and sounds like a gifted artist's version of the game."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.panel = Panel(program)
        self.status = StatusBar(program.machine, 0, pair("wk"), pair("Yk"))
        self.stakes = [USUAL_STAKE] * program.setup.seats
        """What each player staked last."""

    def state(self) -> dict[str, Plain]:
        """The button under the cursor and the coins chosen."""
        return plain_fields(self, "cell", "number")

    def title(self) -> Frames[None]:
        """The title picture with its piece."""
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        """Everything, wiped in."""
        self.cell, self.won = buttons.PULL, 0
        self.stakes = [USUAL_STAKE] * self.program.setup.seats
        self.buttons.many = strings.WAYS_BUTTON if self.program.terms.goal else strings.MANY_BUTTON
        yield from reveal(self.machine, self._all, Wipe.DIAGONAL, 24)

    def _all(self) -> None:
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

    # --- questions

    def ask_lei(self) -> Frames[int]:
        """The coins that a player brings."""
        self.number, self.cell = USUAL_LEI, buttons.PULL
        self.buttons.pull = strings.READY
        self.buttons.draw()
        self._purses()
        self.cabinet.coins(0)
        if self.program.two:
            self.say(strings.PLAYER_BRINGS, seat=self.program.seat + 1)
        else:
            self.say(strings.BRING)
        lei = yield from self.ask_coins(LARGEST_STAKE)
        self.buttons.pull = strings.PULL
        self.buttons.draw()
        self.cabinet.coins(lei)
        yield from self.accepted()
        return lei

    def ask_stake(self) -> Frames[int]:
        """The stake and the pull; nothing when the player stops."""
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
            yield from self.machine.pause(READING)
        return True

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
            yield from self._spin(program.drums)
        yield from self._result()
        self._purses()

    def _spin(self, drums: Drums) -> Frames[None]:
        """The drums turn, and the bulbs with them."""
        for frame, _ in enumerate(self.cabinet.reels.spin(drums)):
            self.cabinet.chase(frame, LAMP_PACE)
            yield

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
        if not program.times:
            self.machine.chime(jingles.THUD)
            yield from self.panel.mark(shown)
            return
        if gain:
            self.machine.chime(jingles.WIN if shown is Pattern.ONES else jingles.BONUS)
        yield from self.panel.mark(shown)
        yield from self.cabinet.pay(program.purse.lei, POURING[shown] if gain else 0)

    # --- ends

    def end_broke(self) -> Frames[None]:
        """The last coin is gone, and the machine laughs."""
        yield from self.machine.tune(laugh(LAUGHS))
        yield from self._leave(strings.PLAYER_BROKE)

    def end_stopped(self) -> Frames[None]:
        """Enough."""
        yield from self._leave(strings.PLAYER_STOPS)

    def end_at_goal(self) -> Frames[None]:
        """The goal."""
        yield from self._leave(strings.PLAYER_AT_GOAL)

    def _leave(self, words: Text | Count) -> Frames[None]:
        self.panel.graph()
        if self.program.two:
            self.say(words, seat=self.program.seat + 1, n=self.program.purse.lei)
            yield from self.machine.pause(READING)

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
