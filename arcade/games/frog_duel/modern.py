"""The modern look of the frogs' duel in time: frogs that hop from pad to pad, pads that sink, croaks by lane."""

from arcade.games.frog_duel import music, strings
from arcade.games.frog_duel.rules import Move, Position
from arcade.games.frog_duel.scene import Scene
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving, hop
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, ask_key
from arcade.toolkit.flow.refusals import NOTHING_TO_TAKE_BACK
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.headline import extent
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.programs.message_look import DrawnBoardLook, side_names
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import PRESS_A_KEY_OR_FIRE

HOP_HEIGHT, HOP_FRAMES, PONDERING, ARRIVAL = 5, 6, 30, 4
BLINKS, BLINK_FRAMES = 3, 8
PLATES, PLATE = (0, 18), 14
"""Columns of the sides' names, and how wide they are."""


class Modern(DrawnBoardLook[Position, Move]):
    """Draws and sounds like a gifted artist's version of the game."""

    def __init__(self, program: MatchState[Spectrum, Position, Move]) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self._note = ""
        """What is said at the next prompt instead of the usual."""

    def title(self) -> Frames[None]:
        """The title screen."""
        words = self.program.text(strings.TITLE).upper()
        return title_screen(self.program, self.scene.title, music.TITLE, Wipe.CENTRE, extent(words, 2, 2))

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
        self.say(strings.LAST_LOSES if position.upside_down else strings.LAST_WINS)
        yield from self.machine.pause(30)

    def _names(self, seat: int | None = None) -> None:
        """Both sides with the games they won."""
        tally = self.program.tally
        for side, (name, won) in enumerate(zip(side_names(self.program), (tally.won, tally.lost), strict=True)):
            nameplate(self.machine, 0, PLATES[side], PLATE, f"{name} {won}", side == seat)

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
        """Whose turn it is."""
        self._names(self.program.position.seat)
        if self._note:
            self.messages.say(self._note)
        else:
            self.say_turn(strings.CHOOSE_LANE)
        self._note = ""
        yield from ()

    def cursor(self, lane: int, on: bool) -> None:
        """The pointer's lane is lit."""
        self.scene.name(lane, on)

    def pointed(self) -> Frames[None]:
        """The sound of the pointer at another lane."""
        self.machine.chime(jingles.STEP)
        yield

    def place(self, x: int, y: int) -> tuple[int, int] | None:
        """The lane and the column of a pixel."""
        above = y - CELL * self.scene.row(1)
        return (above // (2 * CELL) + 1, x // CELL) if above >= 0 else None

    def leap(self, before: Position, after: Position, lane: int, steps: int) -> Frames[None]:
        """The frog hops to the next place, or back; how many places it has come is said."""
        seat = before.seat
        columns = [(position.left, position.right)[seat][lane - 1] for position in (before, after)]
        start, end = (self.scene.spot(seat, lane, column) for column in columns)
        self.scene.lane(after, lane, frogs=False)
        self.scene.frog(1 - seat, lane, (after.right, after.left)[seat][lane - 1])
        self._croak(lane, steps)
        moving, picture = Moving(self.machine), self.scene.picture(seat, leaping=True)
        for point in hop(start, end, HOP_HEIGHT, HOP_FRAMES):
            moving.show((picture, *point))
            yield
        moving.hide()
        self.scene.frog(seat, lane, columns[1])
        if seat in self.program.people and steps:
            self.messages.say(self.program.text(strings.LEAPING, n=steps, lane=lane))

    def move(self, before: Position, move: Move) -> Frames[None]:
        """A splash when a lane is closed."""
        del before
        if not self.program.position.gaps[move[0] - 1]:
            self.machine.chime(jingles.LAND)
        yield

    def refuse_end(self) -> Frames[None]:
        """A move needs a leap."""
        yield from self.refuse(strings.NO_STEP)

    def refuse_lane(self) -> Frames[None]:
        """The lane cannot be changed while a frog has leapt."""
        yield from self.refuse(strings.LANE_SETTLED)

    def refuse_leap(self) -> Frames[None]:
        """There is no free place."""
        yield from self.refuse(strings.CLOSED)

    def think(self) -> Frames[None]:
        """A moment's thought."""
        self._names(self.program.position.seat)
        self.say_thinking()
        yield from self.machine.wait(PONDERING)

    def hint(self, move: Move | None) -> Frames[None]:
        """The gaps in binary while the lane to leap on blinks, until a key is pressed."""
        machine, text = self.machine, self.program.text
        before = lift_cells(machine, 1, 27, 21, 5)
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
        """The frogs where they are."""
        for lane in range(1, len(self.program.position.left) + 1):
            self.scene.lane(self.program.position, lane)

    def taken_back(self, done: bool) -> Frames[None]:
        """The frogs where they were; that there was no leap is said at the prompt."""
        if done:
            yield from super().taken_back(done)
        else:
            self._note = self.program.text(NOTHING_TO_TAKE_BACK)
            yield from self.low_sound()

    def end(self, outcome: Outcome) -> Frames[None]:
        """The result in big words, the new score."""
        self.messages.clear()
        yield from self.machine.pause(20)
        yield from ceremony(self.program, outcome, jingle=music.ENDS.of(outcome))
        self._names()
