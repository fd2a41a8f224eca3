"""The modern look of Tic-tac-toe in time: pieces drawn stroke by stroke, with faces that look on."""

from arcade.games.tic_tac_toe import ART, MUSIC, art, strings
from arcade.games.tic_tac_toe.art import Mood, faced, mood_of, piece
from arcade.games.tic_tac_toe.ending import Ending
from arcade.games.tic_tac_toe.opponent import Choice, Reason
from arcade.games.tic_tac_toe.rules import FIELDS, FREE, RING, STONES, Position
from arcade.games.tic_tac_toe.scene import GAMES_IN_MATCH, INKS, LEFT, SIZE, TOP, Scene, corner
from arcade.games.tic_tac_toe.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import Patch, draw, lift_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair, swapped
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.programs.message_look import DrawnBoardLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import WHICH_FIELD

PONDERING = 12
BLINKS, BLINK = 6, 6
SHUT_EVERY, SHUT, SHUT_APART = 190, 6, 37
"""Frames of the pieces' blinks, from one piece to the next."""
SIGNS = {1: ("sign of a win", pair("mW")), 0: ("sign of a draw", pair("kW")), -1: ("sign of a loss", pair("kW"))}
"""What a hint draws, by the value of a field."""
REASONS: dict[Reason, Text] = {
    "opening": strings.OPENING,
    "win": strings.WIN,
    "block": strings.BLOCK,
    "fork": strings.FORK,
    "prevent": strings.PREVENT,
    "distract": strings.DISTRACT,
    "filler": strings.FILLER,
    "chance": strings.CHANCE,
    "counted": strings.COUNTED,
}


class Modern(DrawnBoardLook[Position, int]):
    grid = Grid(rows=3, columns=3, left=CELL * LEFT, top=CELL * TOP, width=CELL * SIZE, height=CELL * SIZE)

    def __init__(self, program: MatchState[Spectrum, Position, int]) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self.reason: Text | None = None
        self.hinted = False
        self._under: Patch | None = None
        self._cell: Cell = (1, 1)
        """Where everybody looks."""
        self._faces: dict[int, Sprite] = {}
        """The faces as they were drawn last; see `_look`."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        self.reason = None
        self._faces.clear()
        return reveal(self.machine, self.scene.board, Wipe.DIAGONAL, 24)

    def refuse_taken(self) -> Frames[None]:
        yield from self.refuse(strings.TAKEN)
        self.prompt_words()

    def prompt(self) -> Frames[None]:
        self.scene.plates(self.program.position.seat)
        if self.reason:
            self.say(self.reason)
            yield from self.machine.pause(50)
            self.reason = None
        self.prompt_words()

    def prompt_words(self) -> None:
        if self.hinted:
            self.say(strings.HINT)
        else:
            self.say_turn(WHICH_FIELD, fields="1–9")

    def cursor(self, cell: Cell, on: bool) -> None:
        if self._under:
            self._under.put_back(self.machine)
            self._under = None
        if on:
            self._cell = cell
            row, column = TOP + SIZE * cell[0], LEFT + SIZE * cell[1]
            self._under = lift_cells(self.machine, row, column, SIZE, SIZE)
            draw(self.machine, art.BRACKETS, CELL * column, CELL * row)

    def thought(self, choice: Choice) -> Frames[None]:
        self.reason = REASONS[choice.reason]
        self.scene.plates(1)
        self.say_thinking()
        yield from self.machine.wait(PONDERING)
        self.messages.clear()

    def move(self, before: Position, move: int) -> Frames[None]:
        machine, (row, column) = self.machine, corner(move)
        stone = STONES[before.seat]
        hurry = SkippableWait(machine)
        if self.hinted:
            self._fields(before)
        self.scene.tile(row, column, INKS[stone])
        for step, stage in enumerate(art.drawing(piece(stone), stone == RING)):
            draw(machine, stage, CELL * column + 3, CELL * row + 3)
            machine.chime(((0.006, 2.0 * step + (12 if stone == RING else 0)),))
            yield from hurry.wait(1)
        machine.chime(jingles.LAND)
        for blink in range(BLINKS):
            lit = self.program.calm or blink % 2
            colour_cells(machine, row, column, SIZE, SIZE, INKS[stone] if lit else swapped(INKS[stone]))
            yield from hurry.wait(BLINK)
        self._fields(self.program.position)

    def hint(self, values: dict[int, int]) -> Frames[None]:
        machine = self.machine
        self.hinted = True
        for field, value in values.items():
            (row, column), (sign, colours) = corner(field), SIGNS[value]
            draw(machine, ART[sign], CELL * column + 16, CELL * row + 16)
            colour_cells(machine, row + 2, column + 2, 2, 2, colours)
        machine.chime(jingles.POINT)
        yield

    def _fields(self, position: Position) -> None:
        self.hinted = False
        self._faces.clear()
        for field in FIELDS:
            self.scene.field(position, field)

    def show(self) -> None:
        self._fields(self.program.position)

    def taken_back(self, done: bool) -> Frames[None]:
        self.reason = None
        return super().taken_back(done)

    def idle(self, frame: int) -> None:
        waiting, position = self.machine.waiting, self.program.position
        if waiting is None or not waiting.move:
            return
        for field in FIELDS:
            if position[field] != FREE:
                row, column = divmod(field - 1, 3)
                look = _towards(self._cell[0] - row), _towards(self._cell[1] - column)
                shut = (frame + SHUT_APART * field) % SHUT_EVERY < SHUT
                self._look(field, faced(position[field], self._mood(position[field]), (look[1], look[0]), shut))
        for side, stone in enumerate(STONES):
            shut = (frame + SHUT_APART * side) % SHUT_EVERY < SHUT
            self._look(-side, faced(stone, self._mood(stone), (-1, 0), shut))

    def _mood(self, stone: str) -> Mood:
        return mood_of(self.program.position, STONES.index(stone))

    def _look(self, place: int, middle: Sprite) -> None:
        """Draw a face that has changed; places below 1 are the plates."""
        if self._faces.get(place) is middle:
            return
        self._faces[place] = middle
        if place > 0:
            self.scene.face(place, middle)
        else:
            self.scene.plate_face(-place, middle)

    def end(self, outcome: Outcome) -> Frames[None]:
        if self.reason:
            self.say(self.reason)
            yield from self.machine.pause(20)
        self.messages.clear()
        self.scene.plates(None)
        yield from end_scene(self, Ending(self.scene, self.program.position, outcome), MUSIC.of(outcome))
        tally = self.program.tally
        if tally.games == GAMES_IN_MATCH:
            self.say(strings.MATCH, won=tally.won, lost=tally.lost)


def _towards(distance: int) -> int:
    return (distance > 0) - (distance < 0)
