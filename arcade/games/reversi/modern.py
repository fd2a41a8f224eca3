"""The modern look of Reversi in time: discs that turn over in waves, thoughts as bars, jingles."""

from collections.abc import Iterable
from typing import TypeVar

from arcade.families.discs.lanes import EIGHTHS
from arcade.families.discs.rules import BLACK, PASS, SQUARES, WHITE, Position, name
from arcade.games.reversi import MUSIC, SHOW_GRAPH, SHOW_MOVES, SOUND, strings
from arcade.games.reversi.ending import SILENCE, Ending
from arcade.games.reversi.levels import LEVELS
from arcade.games.reversi.opponent import Choice
from arcade.games.reversi.scene import GRID, MESSAGE_ROW, PANEL, PANEL_WIDTH, Scene, Tumbling, drop, spin, wave
from arcade.games.reversi.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Notes
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile, unhurried
from arcade.toolkit.flow.alongside import end_scene, while_asking
from arcade.toolkit.flow.cursor import REPEAT
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, centred
from arcade.toolkit.programs.message_look import DrawnBoardLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.sound.tunes import Tune
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK, ONE_MOMENT

T = TypeVar("T")

COLOUR_KEYS = {"b": "b", "n": "b", "w": "w", "a": "w", "0": "0"}
"""Black (negru), white (alb), or watching."""
PEOPLE: dict[str, tuple[int, ...]] = {"b": (BLACK,), "w": (WHITE,), "0": ()}
TICK, TICK_BASE = 0.01, 2
PONDERING, AFTER_MOVE = 24, 10
PULSE = 16
LEAST_THOUGHT = 12
READ = 60


class Modern(DrawnBoardLook[Position, int]):
    commands = HINT, TAKE_BACK, SHOW_MOVES, SHOW_GRAPH, SOUND
    repeat = REPEAT
    grid = GRID

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.messages = MessageLine(self.machine, MESSAGE_ROW, pair("Wb"), 3)
        self.scene = Scene(program)
        self._last: int | None = None
        self._cursor: int | None = None
        """Where the cursor was last shown in this turn; messages about other things stay until it moves."""
        self._doomed: tuple[int, ...] = ()
        self._choice: Choice | None = None
        """What the computer thought last."""
        self._graph = program.graph

    def accepted(self) -> Frames[None]:
        """A short chime for a right key, if there is sound."""
        self._chime(jingles.SELECT)
        yield

    def low_sound(self) -> Frames[None]:
        self._chime(jingles.WRONG)
        yield from self.machine.wait(10)

    def softly(self, sound: Tune) -> None:
        """Let something be heard unless something else is, if there is sound."""
        if self.program.sound:
            super().softly(sound)

    def _chime(self, notes: Notes) -> None:
        if self.program.sound:
            self.machine.chime(notes)

    # --- questions

    def title(self) -> Frames[None]:
        tumbling = Tumbling(self.machine)
        return title_screen(self.program, self.scene.title, MUSIC, Wipe.CENTRE, prompt_row=22, alive=tumbling.step)

    def begin(self) -> Frames[None]:
        self._last, self._doomed = None, ()
        self.program.people, self._choice = (), None
        return reveal(self.machine, self._everything, Wipe.DIAGONAL, 24)

    def _everything(self) -> None:
        program = self.program
        self.scene.board(program.position)
        if program.setup.seats == 1:
            level = LEVELS[program.setup.level].name
            centred(self.machine, 0, program.text(level), pair("wk"), PANEL, PANEL_WIDTH)
        self.scene.plates(program.position)
        self._beside()
        self.messages.clear()
        centred(self.machine, 23, key_row(program, 32, HINT, TAKE_BACK, strings.SWITCH_KEYS), pair("ck"))

    def ask_people(self) -> Frames[tuple[int, ...]]:
        """Which side one plays, or none; two people need not be asked."""
        if self.program.setup.seats == 2:
            return BLACK, WHITE
        key = yield from self.ask(strings.CHOOSE_SIDE, COLOUR_KEYS, "b")
        return PEOPLE[key]

    # --- turns

    def prompt(self) -> Frames[None]:
        position = self.program.position
        self._turn()
        self.say_turn(strings.SIDES[position.seat])
        self._squares(move for move in position.moves() if move != PASS)
        yield

    def think(self) -> Frames[None]:
        self._turn()
        self.say_thinking()
        yield

    def _turn(self) -> None:
        """Whose turn it is, and the moves so far."""
        program = self.program
        self._cursor = None
        self.scene.plates(program.position)
        self._beside()

    def _beside(self) -> None:
        """The stacks, or if they are wanted the moves and the graph."""
        program = self.program
        if not program.graph:
            self.scene.stacks(program.position.discs)
            return
        self.scene.moves(program.match.moves)
        if program.two:
            self.scene.history(program.match.positions)
        else:
            self.scene.graph()
            if self._choice:
                for place in range(len(self._choice[1])):
                    self.scene.bar(self._choice, place)

    def stuck(self) -> Frames[None]:
        position = self.program.position
        mine = position.seat in self.program.people and len(self.program.people) == 1
        self.say(strings.NO_MOVE_PASS if mine else strings.STUCK[position.seat])
        self._chime(jingles.WRONG)
        yield from self.machine.pause(READ)

    def _squares(self, squares: Iterable[int], cursor: bool = False) -> None:
        """Draw squares with their marks of the moment."""
        program = self.program
        position = program.position
        legal = position.moves() if program.shown and position.seat in program.people else ()
        for square in squares:
            doomed, latest = square in self._doomed, square == self._last
            self.scene.square(position, square, cursor, square in legal, doomed, latest)

    def cursor(self, square: int, on: bool) -> None:
        """A lit square in brackets; the discs that a move there would turn are marked."""
        program = self.program
        doomed, self._doomed = self._doomed, ()
        self._squares((square, *doomed))
        if not on:
            return
        if program.shown and square in program.position.moves():
            self._doomed = program.position.turned_by(square)
            self._squares(self._doomed)
        if square != self._cursor:
            if self._doomed:
                words = self.turn(strings.TURNS, square=name(square), n=len(self._doomed))
            else:
                words = self.turn(strings.SIDES[program.position.seat])
            self.messages.say(words)
        self._cursor = square
        self._squares((square,), cursor=True)

    def pulsing(self, choosing: Frames[T]) -> Frames[T]:
        """The cursor pulses, unless the run is calm."""

        def pulse(frame: int) -> None:
            if frame % PULSE == 0 and not self.program.calm:
                self._squares((self.program.square,), cursor=frame % (2 * PULSE) == 0)

        return while_asking(self.machine, choosing, pulse)

    def refuse_square(self) -> Frames[None]:
        """Somebody stands there, or nothing would turn."""
        position, square = self.program.position, self.program.square
        taken = (position.black | position.white) >> square & 1
        self.say(strings.TAKEN if taken else strings.NOT_THERE)
        return self.low_sound()

    def switch(self) -> Frames[None]:
        """Legal squares, or the graph and the moves instead of the stacks, are shown from now on, or not."""
        program = self.program
        if program.graph is self._graph:
            self._squares(program.position.moves())
            self.say(strings.SHOWN if program.shown else strings.HIDDEN)
        else:
            self._graph = program.graph
            self.scene.clear_beside()
            self._beside()
            self.say(strings.GRAPH_SHOWN if program.graph else strings.GRAPH_HIDDEN)
            self._chime(jingles.SELECT)
        yield

    def switch_sound(self) -> Frames[None]:
        """Sound on or off."""
        self.say(strings.SOUND_ON if self.program.sound else strings.SOUND_OFF)
        self._chime(jingles.SELECT)
        yield

    def thinking(self, thoughts: Frames[T]) -> Frames[T]:
        """A disc turns over and over on the plate of the side that is to move."""
        seat = self.program.position.seat
        spinning = unhurried(thoughts, LEAST_THOUGHT)
        answer = yield from meanwhile(spinning, lambda frame: spin(self.scene, seat, frame - 1))
        self.scene.plate_disc(seat)
        return answer

    def thought(self, choice: Choice) -> Frames[None]:
        """A tick for each candidate, the higher the more discs it would turn, and its bar where the graph is shown."""
        self._choice = choice
        _, weighed = choice
        if self.program.graph:
            self.scene.graph()
        for place, candidate in enumerate(weighed):
            if self.program.graph:
                self.scene.bar(choice, place)
            self._chime(((TICK, TICK_BASE + candidate.turns),))
            yield from self.machine.wait(PONDERING / len(weighed))

    def move(self, before: Position, move: int) -> Frames[None]:
        """The disc drops, and those that it turns go over in a wave."""
        seat = before.seat
        last, self._last, doomed, self._doomed = self._last, move, self._doomed, ()
        marked = [other for other in (*before.moves(), *doomed, last) if other is not None and other != move]
        for other in marked:
            self.scene.square(before, other)
        yield from drop(self.scene, move, seat)
        self._chime(jingles.LAND)
        yield from wave(self.scene, move, before.turned_by(move), seat, self._chime)
        self._squares((move,))
        self._beside()
        self.scene.plates(self.program.position, turn=False)
        yield from self.machine.wait(AFTER_MOVE)

    def hint(self, square: int, value: int) -> Frames[None]:
        """The advice in words, and on the board."""
        self._cursor = square
        self.say(strings.ADVICE, square=name(square), lead=f"{value // EIGHTHS:+}")
        self._chime(jingles.POINT)
        for half in range(6):
            self._squares((square,), cursor=half % 2 == 0)
            yield from self.machine.wait(9)

    def taken_back(self, done: bool) -> Frames[None]:
        moves = self.program.match.moves
        self._last, self._doomed = next((move for move in reversed(moves) if move != PASS), None), ()
        self._squares(range(SQUARES))
        self.say(strings.TAKEN_BACK if done else NOTHING_TO_TAKE_BACK)
        self._chime(jingles.TAKE if done else jingles.WRONG)
        yield from self.machine.pause(READ // 2)

    # --- the end

    def end(self, outcome: Outcome) -> Frames[None]:
        """The discs are counted out in rows; then the lead through the game, and the move that cost most."""
        program = self.program
        position = program.position
        black, white = position.discs
        self._last = None
        self._squares(range(SQUARES))
        self.scene.plates(position, turn=False)
        self._beside()
        self.say(strings.FINAL, black=black, white=white)
        yield from self.machine.pause(READ // 2)
        words = None if len(program.people) == 1 else strings.WINNERS[position.outcome() or 0]
        ending = Ending(self.scene, position, outcome, program.text(words or WORDS[outcome]))
        phrase = MUSIC.of(Outcome.DRAWN if outcome is Outcome.OVER else outcome) if program.sound else SILENCE
        yield from end_scene(self, ending, phrase)
        if program.graph:
            self.scene.history(program.match.positions)
        if program.people:
            centred(self.machine, 23, program.text(ONE_MOMENT), pair("ck"))
            mistake = yield from program.mistake()
            if mistake:
                self.say(
                    strings.DEAREST,
                    number=(mistake.number + 1) // 2,
                    square=name(mistake.played),
                    better=name(mistake.better),
                    cost=mistake.cost,
                )
            else:
                self.say(strings.NO_MISTAKE)
            centred(self.machine, 23, "", pair("ck"))
