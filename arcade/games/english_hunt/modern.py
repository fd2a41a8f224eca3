"""The modern look of English hunt in time: questions, animals that run, hints, and how a hunt ends."""

from arcade.games.english_hunt import sounds, strings
from arcade.games.english_hunt.entry import Chooser
from arcade.games.english_hunt.motion import escape, run, surround
from arcade.games.english_hunt.rules import HARE, HOUNDS, NAMES, NODES, Fault, Move, Position
from arcade.games.english_hunt.scene import Scene
from arcade.games.english_hunt.title import SIDES, Poster
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.contest import Tally
from arcade.toolkit.flow.cursor import ARROWS, SECOND_SEAT
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.list_menu import choose_picture
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK, MessageLook, side_names
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.sound import jingles

PONDERING = 15
READING = 110
SHOWN = 40
BLINKS, BLINK = 3, 9
Slip = tuple[int, Move, Move]
"""A move that was worse than the best: its number, the move, and a best one."""


class Modern(MessageLook):
    """Draws and sounds like a gifted artist's version of the game."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self.poster = Poster(program)
        self.chooser = Chooser(self, self.scene)
        self._side = HOUNDS
        self._limit = 0

    @property
    def at(self) -> int:
        """The node where the cursor begins."""
        return self.chooser.at

    @property
    def held(self) -> int | None:
        """The node of the animal that was chosen to move."""
        return self.chooser.held

    def opening(self) -> Frames[None]:
        """The title screen."""
        return title_screen(self.program, self.poster.title, sounds.HORN, Wipe.RIGHT, self.poster.lettering())

    def ask_side(self, side: int) -> Frames[int]:
        """Which side the player takes; that of last time is offered first."""
        yield from reveal(self.machine, self.poster.sides, Wipe.BLINDS, 18)
        self.say(strings.WHICH_SIDE)
        chosen = yield from choose_picture(self.program, SIDES, 2, self.poster.side, side, self.wrong_key)
        yield from self.accepted()
        return chosen

    def board(self, position: Position, side: int, tally: Tally) -> Frames[None]:
        """The meadow with everybody in their places; `side` is that of the first player."""
        self._side, self._limit = side, position.left
        self._players(tally)

        def whole() -> None:
            self.scene.board(position)
            self._status(position, None)

        yield from reveal(self.machine, whole, Wipe.CENTRE, 24)
        self.chooser.at = position.hounds[1]
        flees = self.program.setup.seats == 1 and side == HARE
        self.say(strings.STAY_FREE if flees else strings.CATCH_IT, n=position.left)
        yield from self.machine.pause(READING // 2)

    def _players(self, tally: Tally) -> None:
        """Who has hounds and hare, and the hunts they won."""
        pairs = list(zip(side_names(self.program), (tally.won, tally.lost), strict=True))
        self.scene.players(pairs if self._side == HOUNDS else pairs[::-1])

    def _status(self, position: Position, seat: int | None) -> None:
        self.scene.turn(seat)
        self.scene.moves(self._limit - position.left, position.left)

    def ask_move(self, position: Position) -> Frames[Move | Control]:
        """Let a person choose a move."""
        self._status(position, position.seat)
        second = self.program.setup.seats == 2 and position.seat != self._side
        return self.chooser.ask(position, SECOND_SEAT if second else ARROWS)

    def refused(self, fault: Fault) -> Frames[None]:
        """Why a move cannot be."""
        return self.refuse(strings.FAULTS[fault])

    def thinking(self, thoughts: Frames[Move]) -> Frames[Move]:
        """A moment's thought."""
        self.messages.clear()
        move = yield from thoughts
        yield from self.machine.wait(PONDERING)
        return move

    def show(self, before: Position, move: Move) -> Frames[None]:
        """An animal runs along the path."""
        after = before.play(move)
        self._status(before, before.seat)
        self.messages.clear()
        yield from run(self.scene, before, move)
        self.machine.chime(jingles.LAND)
        self._animals(after)
        self._status(after, after.seat if after.outcome() is None else None)
        if before.seat == HOUNDS:
            self.chooser.at = move[1]

    def _animals(self, position: Position) -> None:
        """Everybody in their places, looking where they look now."""
        for node in NODES:
            if position.taken(node):
                self.scene.node(position, node)

    def hint(self, position: Position, move: Move, need: int) -> Frames[None]:
        """The best move lit, with the moves to the catch; a key goes on."""
        words = strings.HUNTING_HINT if position.seat == HOUNDS else strings.FLEEING_HINT
        self.say(words, n=need, move=_written(move))
        self.machine.chime(jingles.POINT)
        for half in range(2 * BLINKS):
            for node in move:
                self.scene.node(position, node, half % 2 == 0, half % 2 == 0)
            yield from self.machine.wait(BLINK)
        yield from self.machine.pause(READING)
        self.chooser.at = move[0]

    def taken_back(self, position: Position, done: bool) -> Frames[None]:
        """The animals as they were."""
        if not done:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)
            return
        for node in NODES:
            self.scene.node(position, node)
        self._status(position, position.seat)
        self.say(strings.TAKEN_BACK)
        self.machine.chime(jingles.TAKE)
        yield from self.machine.pause(SHOWN)

    def result(self, position: Position, outcome: Outcome, tally: Tally, slip: Slip | None) -> Frames[None]:
        """The hounds bark around the hare, or it is off into the wood; then what was wasted."""
        caught = position.outcome() == 1
        self.say(strings.CAUGHT if caught else strings.AWAY)
        if caught:
            self.machine.chime(sounds.CAUGHT)
            yield from self.machine.pause(SHOWN)
            yield from surround(self.scene, position)
        else:
            self.machine.chime(sounds.AWAY)
            yield from escape(self.scene, position)
        words = strings.HARE_CAUGHT if caught else strings.HARE_AWAY
        yield from ceremony(self.program, outcome, None if self.program.setup.seats == 2 else words)
        self._players(tally)
        self.scene.turn(None)
        if slip:
            number, played, better = slip
            self.say(strings.WASTED, n=number, played=_written(played), better=_written(better))
        else:
            self.say(strings.NONE_WASTED)

    def ask_again(self) -> Frames[bool]:
        """Another hunt?"""
        return ask_again(self.program)

    def farewell(self) -> Frames[None]:
        """The cabinet says goodbye."""
        yield from ()


def _written(move: Move) -> str:
    return "-".join(NAMES[node] for node in move)
