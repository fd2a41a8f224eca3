"""The modern look of English hunt in time: questions, animals that run, hints, and how a hunt ends."""

from collections.abc import Sequence

from arcade.games.english_hunt import MUSIC, strings
from arcade.games.english_hunt.ending import Ending
from arcade.games.english_hunt.entry import EntryLook
from arcade.games.english_hunt.levels import Fault
from arcade.games.english_hunt.rules import HARE, HOUNDS, NAMES, NODES, WASTED, Move, Position, placements
from arcade.games.english_hunt.scene import AWAY, CAUGHT, CORNERED, DUSK, NIGHTFALL, OWL, Scene, hour
from arcade.games.english_hunt.solver import Table
from arcade.games.english_hunt.title import SIDES, Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought, meanwhile
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.cursor import BY_SEAT
from arcade.toolkit.flow.list_menu import choose_picture
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.programs.message_look import side_names
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK


class State(MatchState[Spectrum, Position, Move]):
    phase: str
    """What goes on; "move" while a move is chosen."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.match = Match(placements()[0])
        self.side = HOUNDS
        """The side of the player, or of the first of two; two change sides after each hunt."""
        self.table = Table()

    def slip(self) -> tuple[int, Move, Move] | None:
        """The first move that was worse than the best: the player's, or with two players the loser's."""
        seat = self.side
        if self.two:
            seat = HARE if self.position.outcome() == 1 else HOUNDS
        turns = zip(self.match.positions, self.match.moves, strict=False)
        own = [(before, move) for before, move in turns if before.seat == seat and move != WASTED]
        for number, (before, move) in enumerate(own, 1):
            best = self.table.best(before)
            if move not in best:
                return number, move, best[0]
        return None


PONDERING_FRAMES, READING_FRAMES, SHOWN_FRAMES = 15, 110, 40
BLINKS, BLINK_FRAMES = 3, 9
HALF_WAG_FRAMES = 7
FRAMES_BETWEEN_HOOTS = 340


class Modern(EntryLook):
    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self.poster = Title(program)

    def title(self) -> Frames[None]:
        return title_screen(self.program, self.poster.title, MUSIC, Wipe.RIGHT, alive=self.poster.step)

    def ask_side(self) -> Frames[int]:
        """Which side the player takes; that of last time is offered first."""
        yield from reveal(self.machine, self.poster.sides, Wipe.BLINDS, 18)
        self.say(strings.WHICH_SIDE)
        side = self.program.side
        chosen = yield from choose_picture(self.program, SIDES, 2, self.poster.side, side, self.wrong_key)
        yield from self.accepted()
        return chosen

    def begin(self) -> Frames[None]:
        position = self.program.position
        self._players()

        def whole() -> None:
            self.scene.board(position)
            self._status(position, None)

        yield from reveal(self.machine, whole, Wipe.CENTRE, 24)
        self.at = position.hounds[1]
        flees = not self.program.two and self.program.side == HARE
        self.say(strings.STAY_FREE if flees else strings.CATCH_IT, n=position.left)
        yield from self.machine.pause(READING_FRAMES // 2)

    def _players(self) -> None:
        """Who has hounds and hare, and the hunts they won."""
        tally = self.program.tally
        pairs = list(zip(side_names(self.program), (tally.won, tally.lost), strict=True))
        self.scene.players(pairs if self.program.side == HOUNDS else pairs[::-1])

    def _status(self, position: Position, seat: int | None) -> None:
        self.scene.turn(seat)
        self.scene.moves(self.program.match.positions[0].left - position.left, position.left)

    def ask_move(self) -> Frames[Move | Control]:
        """Let a person choose a move."""
        position = self.program.position
        self._status(position, position.seat)
        return self.enter(position, BY_SEAT[self.program.two and position.seat != self.program.side])

    def refuse_move(self, fault: Fault) -> Frames[None]:
        return self.refuse(strings.FAULTS[fault])

    @property
    def mover(self) -> int:
        return 1 if self.program.position.seat == self.program.side else 2

    def think(self) -> Frames[None]:
        self.say_thinking()
        yield from ()

    def thought(self, choice: Move) -> Frames[None]:
        del choice
        own = self.program.position.own

        def muse(frame: int) -> None:
            self._breathe(own[frame // 4 % len(own)], frame % 4 < 2)

        return meanwhile(self.machine.wait(PONDERING_FRAMES), muse)

    def idle(self, frame: int) -> None:
        waiting = self.machine.waiting
        if waiting is None or not waiting.move or self.program.phase != "move":
            return
        if frame and frame % HALF_WAG_FRAMES == 0:
            turn, half = divmod(frame // HALF_WAG_FRAMES, 4)
            animals = (*self.program.position.hounds, self.program.position.hare)
            self._breathe(animals[turn % len(animals)], half % 2 == 0)
        if frame % FRAMES_BETWEEN_HOOTS == FRAMES_BETWEEN_HOOTS // 2 and self.scene.light in DUSK:
            self.softly(OWL)

    def _breathe(self, node: int, moved: bool) -> None:
        self.scene.breathe(self.program.position, node, moved)

    def move(self, before: Position, move: Move) -> Frames[None]:
        """An animal runs along the path."""
        after = self.program.position
        self._status(before, before.seat)
        self.messages.clear()
        yield from self.scene.run(before, move)
        if self.scene.light != hour(after.left):
            self.machine.chime(NIGHTFALL)
            self.scene.meadow(after)
        else:
            cornered = after.seat == HARE and len(after.free(after.hare)) == 1
            self.machine.chime(CORNERED if cornered else jingles.LAND)
            for node in filter(after.taken, NODES):
                self.scene.node(after, node)
        self._status(after, after.seat if after.outcome() is None else None)
        if before.seat == HOUNDS:
            self.at = move[1]

    def hint(self, move: Move, need: int) -> Frames[None]:
        """The best move lit, with the moves to the catch; a key goes on."""
        position = self.program.position
        words = strings.HUNTING_HINT if position.seat == HOUNDS else strings.FLEEING_HINT
        self.say(words, n=need, move=_written(move))
        self.machine.chime(jingles.POINT)
        for half in range(2 * BLINKS):
            for node in move:
                self.scene.node(position, node, half % 2 == 0, half % 2 == 0)
            yield from self.machine.wait(BLINK_FRAMES)
        yield from self.machine.pause(READING_FRAMES)
        self.at = move[0]

    def taken_back(self, done: bool) -> Frames[None]:
        position = self.program.position
        if not done:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)
            return
        self.scene.meadow(position)
        self._status(position, position.seat)
        self.say(strings.TAKEN_BACK)
        self.machine.chime(jingles.TAKE)
        yield from self.machine.pause(SHOWN_FRAMES)

    def end(self, outcome: Outcome) -> Frames[None]:
        """The hounds bark around the hare, or it is off into the wood; then what was wasted."""
        position = self.program.position
        caught = position.outcome() == 1
        self.say(strings.CAUGHT if caught else strings.AWAY)
        if caught:
            self.machine.chime(CAUGHT)
            yield from self.machine.pause(SHOWN_FRAMES)
            yield from self.scene.surround(position)
        else:
            self.machine.chime(AWAY)
            yield from self.scene.escape(position)
        self._players()
        self.scene.turn(None)
        yield from end_scene(self, Ending(self.program, caught), MUSIC.of(outcome))
        if slip := self.program.slip():
            number, played, better = slip
            self.say(strings.WASTED, n=number, played=_written(played), better=_written(better))
        else:
            self.say(strings.NONE_WASTED)


def _written(move: Move) -> str:
    return "-".join(NAMES[node] for node in move)
