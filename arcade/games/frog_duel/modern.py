"""The modern look of the frogs' duel in time: frogs that breathe and hop from pad to pad, croaks by lane."""

from arcade.games.frog_duel import MUSIC, strings
from arcade.games.frog_duel.art import Pose, frog
from arcade.games.frog_duel.ending import Ending
from arcade.games.frog_duel.rules import Move, Position
from arcade.games.frog_duel.scene import MAP_ROW, MAP_ROWS, SKY_ROW, Scene
from arcade.games.frog_duel.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving, hop
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, ask_key
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.programs.message_look import DrawnBoardLook, side_names
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK, PRESS_A_KEY_OR_FIRE

HOP_HEIGHT, HOP_FRAMES, PONDERING, ARRIVAL = 9, 6, 30, 4
GLANCE = 3
"""Frames for which a frog that thinks looks at a lane."""
BLINKS, BLINK_FRAMES = 3, 8
PLATE_COLUMNS, PLATE_WIDTH = (0, 18), 14


class Modern(DrawnBoardLook[Position, Move]):
    def __init__(self, program: MatchState[Spectrum, Position, Move]) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self._note = ""
        """What is said at the next prompt instead of the usual."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        """The pond is wiped in; the frogs take their places with a croak each."""
        position = self.program.position
        self._note = ""
        self.machine.border(0)
        yield from reveal(self.machine, lambda: self.scene.bank(position), Wipe.DOWN, 20)
        self._names()
        for lane in range(1, len(position.left) + 1):
            for seat, columns in enumerate((position.left, position.right)):
                self.scene.frog(seat, lane, columns[lane - 1])
                self._croak(lane)
                yield from self.machine.wait(ARRIVAL)
        self.scene.near(position, 1)
        self.say(strings.LAST_LOSES if position.upside_down else strings.LAST_WINS)
        yield from self.machine.pause(30)

    def _names(self, seat: int | None = None) -> None:
        """Both sides with the games they won."""
        tally = self.program.tally
        for side, (name, won) in enumerate(zip(side_names(self.program), (tally.won, tally.lost), strict=True)):
            nameplate(self.machine, 0, PLATE_COLUMNS[side], PLATE_WIDTH, f"{name} {won}", side == seat)

    def _croak(self, lane: int, higher: int = 0) -> None:
        self.machine.chime(((0.02, lane - 6.0 + higher), (0.04, lane - 8.0 + higher)))

    def ask_starter(self) -> Frames[int]:
        """Who starts? T shows the theory first."""
        while True:
            key = yield from self.ask(strings.WHO_STARTS, {**COMPUTER_OR_YOU, "t": "t"}, default="j")
            if key != "t":
                return int(key == "c")
            yield from self._theory()

    def _theory(self) -> Frames[None]:
        """A page, and back to the pond."""
        machine, position = self.machine, self.program.position
        before = lift_cells(machine, 0, 0, 24, 32)
        yield from reveal(machine, lambda: self.scene.theory(position), Wipe.RIGHT, 16)
        centred(machine, 23, self.program.text(PRESS_A_KEY_OR_FIRE), pair("Wk"))
        yield from ask_key(machine)
        before.put_back(machine)

    def prompt(self) -> Frames[None]:
        self._names(self.program.position.seat)
        if self._note:
            self.messages.say(self._note)
        else:
            self.say_turn(strings.CHOOSE_LANE)
        self._note = ""
        seat = self.program.position.seat
        self.softly(((0.02, -3.0 - 5 * seat), (0.04, -6.0 - 5 * seat)))
        yield from ()

    def idle(self, frame: int) -> None:
        """The pond lives while a move is waited for."""
        if self.machine.waiting and self.machine.waiting.move:
            self.scene.live(frame, self.program.position.seat)

    def cursor(self, lane: int, on: bool) -> None:
        """The pointer's lane is lit, and seen from near."""
        self.scene.name(lane, on)
        if on and lane != self.scene.shown:
            self.scene.near(self.program.position, lane)

    def pointed(self) -> Frames[None]:
        self.machine.chime(jingles.STEP)
        yield

    def place(self, x: int, y: int) -> tuple[int, int] | None:
        """The lane and the column of a pixel, on the map or on the lane that is seen from near."""
        if y >= CELL * SKY_ROW:
            return self.scene.shown, x // CELL
        lane = y // CELL - self.scene.row(1) + 1
        return (lane, x // CELL) if lane >= 1 else None

    def leap(self, before: Position, after: Position, lane: int, steps: int) -> Frames[None]:
        """The frog hops to the next place, or back; how many places it has come is said."""
        seat = before.seat
        columns = [(position.left, position.right)[seat][lane - 1] for position in (before, after)]
        start, end = (self.scene.spot(seat, column) for column in columns)
        self.scene.lane(after, lane)
        self.scene.near(after, lane, (1 - seat,))
        self._croak(lane, steps)
        moving, picture = Moving(self.machine), frog(seat, Pose.LEAPING, 2)
        for point in hop(start, end, HOP_HEIGHT, HOP_FRAMES):
            moving.show((picture, *point))
            yield
        moving.hide()
        self.scene.near(after, lane)
        if seat in self.program.people and steps:
            self.messages.say(self.program.text(strings.LEAPING, n=steps, lane=lane))

    def move(self, before: Position, move: Move) -> Frames[None]:
        """A splash when a lane is closed."""
        del before
        if not self.program.position.gaps[move[0] - 1]:
            self.machine.chime(jingles.LAND)
        yield

    def refuse_end(self) -> Frames[None]:
        yield from self.refuse(strings.NO_STEP)

    def refuse_lane(self) -> Frames[None]:
        yield from self.refuse(strings.LANE_SETTLED)

    def refuse_leap(self) -> Frames[None]:
        yield from self.refuse(strings.CLOSED)

    def think(self) -> Frames[None]:
        """A moment's thought, in which it looks at lane after lane."""
        self._names(self.program.position.seat)
        self.say_thinking()
        yield from meanwhile(self.machine.wait(PONDERING), self._ponder)

    def _ponder(self, frame: int) -> None:
        """The throat swells, the lane that is looked at is lit."""
        self.scene.live(PONDERING - frame, self.program.position.seat)
        if frame % GLANCE == 0:
            looked, lanes = frame // GLANCE, self.scene.lanes
            for lane, lit in ((looked - 1, False), (looked, frame < PONDERING)):
                if 1 <= lane <= lanes:
                    self.scene.name(lane, lit)

    def hint(self, move: Move | None) -> Frames[None]:
        """The gaps in binary while the lane to leap on blinks, until a key is pressed."""
        machine, text = self.machine, self.program.text
        before = lift_cells(machine, MAP_ROW, 27, MAP_ROWS, 5)
        self.scene.bits(self.program.position)
        self._note = text(strings.ADVICE, lane=move[0], steps=move[1]) if move else text(strings.NO_ADVICE)
        self.messages.say(self._note)
        machine.chime(jingles.POINT)
        for on in (True, False) * BLINKS if move else ():
            self.scene.name(move[0] if move else 1, on)
            yield from machine.wait(BLINK_FRAMES)
        yield from ask_key(machine)
        before.put_back(machine)

    def show(self) -> None:
        for lane in range(1, len(self.program.position.left) + 1):
            self.scene.lane(self.program.position, lane)
        self.scene.near(self.program.position, min(self.scene.shown, self.scene.lanes))

    def taken_back(self, done: bool) -> Frames[None]:
        """The frogs where they were; that there was no leap is said at the prompt."""
        if done:
            yield from super().taken_back(done)
        else:
            self._note = self.program.text(NOTHING_TO_TAKE_BACK)
            yield from self.low_sound()

    def end(self, outcome: Outcome) -> Frames[None]:
        """The winner leaps under the moon, the other one goes under."""
        self.messages.clear()
        yield from self.machine.pause(20)
        yield from end_scene(self, Ending(self.program, outcome), MUSIC.of(outcome))
        self._names()
