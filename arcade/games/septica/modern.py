"""The modern look of Septica in time: cards glide, a cut has a voice, faces tell what they feel, points are counted."""

from collections.abc import Sequence
from typing import TypeVar

from arcade.games.septica import MUSIC, motion, strings
from arcade.games.septica.art import Mood
from arcade.games.septica.ending import Ending, Figures
from arcade.games.septica.rules import RANK, SEVEN, STOP, Move, Position, points
from arcade.games.septica.scene import Scene
from arcade.games.septica.state import State
from arcade.games.septica.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.programs.message_look import DrawnBoardLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.sound.tunes import Tune
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK

A = TypeVar("A")
CARD_FRAMES, TRICK_FRAMES, THINKING_FRAMES, BEGINNING_FRAMES = 12, 50, 20, 40


class Modern(DrawnBoardLook[Position, Move]):
    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self.status = StatusBar(self.machine, 0, pair("Ck"), pair("Yk"))
        self._note = ""
        """What is said at the next prompt instead of the usual."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def ask_players(self) -> Frames[int]:
        self.machine.border(0)
        yield from reveal(self.machine, self.scene.cloth, Wipe.CENTRE, 16)
        return int((yield from self.ask(strings.HOW_MANY, ("2", "3", "4"), default="2")))

    def begin(self) -> Frames[None]:
        """The table is laid; hands are dealt face down."""
        position = self.program.position
        self._note = ""
        self.scene.viewer = 0
        yield from reveal(self.machine, lambda: self._table(hidden=True), Wipe.BLINDS, 16)
        for _ in range(position.seats):
            self.machine.chime(motion.DEALT)
            yield from self.machine.wait(8)
        self.say(strings.BEGINS, name=self._names[position.leader])
        if not self.program.two:
            self.scene.hand(position, None)
        yield from self.machine.pause(BEGINNING_FRAMES)

    @property
    def _names(self) -> Sequence[str]:
        return self.program.names[: self.program.position.seats]

    def _table(self, hidden: bool = False) -> None:
        machine, position = self.machine, self.program.position
        machine.cls()
        self.scene.viewer = max(self.program.viewer, 0)
        self.scene.table(position, self._names)
        self.scene.hand(position, None, hidden)
        if self.program.counting and not hidden:
            self.scene.counter(position, True)
        self.status.forget()
        names = [name[:13] if position.seats == 4 else name for name in self.program.sides]
        self.status.show(*zip(names, position.taken, strict=False))
        self.messages.say("")
        keys = key_row(self.program, 32, HINT, TAKE_BACK, strings.COUNT_KEY)
        centred(machine, 23, keys, pair("ck"))

    def hand_over(self) -> Frames[None]:
        seat = self.program.position.seat
        self.program.viewer = -1
        name = self.program.names[seat]
        yield from reveal(self.machine, lambda: self.scene.hand_over(name), Wipe.BLINDS, 10)
        self.machine.chime(jingles.SELECT)
        yield from ask_key(self.machine)
        self.program.viewer = seat
        yield from reveal(self.machine, self._table, Wipe.BLINDS, 10)

    def ask_to_go_on(self) -> Frames[bool | Control]:
        """There is a button for letting go."""
        yield from ()
        return True

    def prompt(self) -> Frames[None]:
        position = self.program.position
        self.scene.names(position, self._names)
        self.scene.hand(position, self.program.marker)
        if self.program.counting:
            self.scene.counter(position, True)
        if self._note:
            self.messages.say(self._note)
            self._note = ""
        else:
            self.say_turn(strings.CONTINUE if position.cut else strings.ANSWER if position.trick else strings.LEAD)
        yield from ()

    def cursor(self) -> Frames[None]:
        self.scene.hand(self.program.position, self.program.marker)
        self.machine.chime(jingles.STEP)
        yield

    def pointed(self, x: int, y: int) -> int | None:
        return self.scene.pointed(self.program.position, x, y)

    def refuse_card(self) -> Frames[None]:
        yield from self.refuse(strings.CUTS_OF_THREE if self.program.position.seats == 3 else strings.CUTS)
        self.say_turn(strings.CONTINUE)

    def think(self) -> Frames[None]:
        position = self.program.position
        self.scene.names(position, self._names)
        self.say(strings.THINKING, name=self._names[position.seat])
        self.softly(jingles.THINKING_SOUND)
        yield from self.thinking(self.machine.wait(THINKING_FRAMES))

    def thinking(self, thoughts: Frames[A]) -> Frames[A]:
        seat = self.program.position.seat
        return (yield from meanwhile(thoughts, lambda frame: self.scene.ponder(seat, frame - 1)))

    def idle(self, frame: int) -> None:
        waiting = self.machine.waiting
        if waiting and waiting.move:
            self.scene.idle(frame)

    def move(self, before: Position, move: Move) -> Frames[None]:
        """The card glides to the pile; a cut sounds; a trick that is taken goes to its taker."""
        after = self.program.position
        hurry = SkippableWait(self.machine)
        if move == STOP:
            self.say(strings.STOPS, name=self._names[before.seat])
            self.machine.chime(motion.STOPPED)
            yield from hurry.wait(CARD_FRAMES)
        else:
            self.machine.chime(motion.DEALT)
            yield from motion.lay(self.scene, before, after, move)
            self.machine.chime(laid(before, move))
            if before.trick and before.cuts(move):
                self.scene.feel(Mood.SLY, Mood.AMAZED, before.side(before.seat))
        if not after.trick:
            yield from self._take(before, after, move)
        else:
            yield from hurry.wait(CARD_FRAMES)

    def _take(self, before: Position, after: Position, move: Move) -> Frames[None]:
        hurry = SkippableWait(self.machine)
        yield from hurry.wait(CARD_FRAMES)
        won = points(before.trick if move == STOP else (*before.trick, move))
        self.say(strings.TAKES, n=won, name=self._names[after.leader])
        if won:
            self.scene.feel(Mood.GLAD, Mood.SAD, after.side(after.leader))
        self.machine.chime(motion.WON[:won] if won else jingles.TAKE)
        yield from hurry.wait(TRICK_FRAMES)
        self.machine.chime(motion.SWEPT)
        yield from motion.carry_off(self.scene, before, after)
        self._table(hidden=after.outcome() is None and self._unseen)

    @property
    def _unseen(self) -> bool:
        """Whether the next person to move is not the one whose hand was open."""
        return self.program.viewer != self.program.position.seat in self.program.people

    def hint(self, move: Move, chance: int | None) -> Frames[None]:
        position = self.program.position
        hand = position.hands[position.seat]
        self._note = self.program.advice(move, chance)
        self.scene.hand(position, len(hand) if move == STOP else hand.index(move))
        self.machine.chime(jingles.POINT)
        yield

    def switch(self) -> Frames[None]:
        self.scene.counter(self.program.position, self.program.counting)
        yield from ()

    def taken_back(self, done: bool) -> Frames[None]:
        if done:
            yield from super().taken_back(done)
        else:
            self._note = self.program.text(NOTHING_TO_TAKE_BACK)
            yield from self.low_sound()

    def show(self) -> None:
        self._table(hidden=self._unseen)

    def end(self, outcome: Outcome) -> Frames[None]:
        """The points are counted out before the opponent's eyes; then come the match's figures."""
        words = strings.PAIR_WON if outcome is Outcome.WON and self.program.record.pairs else WORDS[outcome]
        match = self.program.match
        ending = Ending(self.scene, match.positions, match.moves, outcome, self._names, self.program.text(words))
        yield from end_scene(self, ending, MUSIC.of(Outcome.DRAWN if outcome is Outcome.OVER else outcome))
        self.ending = Figures(self.program, self.scene.guests.values())
        yield from self.ending.play()


def laid(before: Position, card: Move) -> Tune:
    """What a card sounds like on the pile."""
    if not before.trick or not before.cuts(card):
        return motion.PLACED
    return motion.CUT_BY_SEVEN if RANK[card] == SEVEN else motion.CUT
