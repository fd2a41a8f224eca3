"""The modern look of the Distances Game in time: balls roll in, distances are measured, equal ones stay drawn."""

from functools import cache
from typing import TypeVar

from arcade.games.distances import ART, MUSIC, strings
from arcade.games.distances.art import ball, rolled
from arcade.games.distances.ending import Ending
from arcade.games.distances.opponent import Choice
from arcade.games.distances.rules import CONCEDE, SIDE, Pair, Position, Variant, aligned, fields_of, name
from arcade.games.distances.scene import GRID, STONE_INKS, THIRD_UP, Scene, tick
from arcade.games.distances.state import WINS_IN_MATCH, State
from arcade.games.distances.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.programs.message_look import DrawnSquareLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.controls import DANGER
from arcade.toolkit.words.sentences import WHICH_FIELD

A = TypeVar("A")
THINKING_FRAMES, LANDED_FRAMES, READING_FRAMES = 12, 6, 60
SWAY_FRAMES, THINKING_SWAY_FRAMES = 7, 2
"""From step to step of `SWAY`."""
KNOB = ART["knob"]
GROWTH_PIXELS, ROLL_PIXELS = 6, 6
"""In a frame."""
SWAY = (0, 1, 2, 3, 4, 4, 3, 2, 1, 0, -1, -2, -3, -4, -4, -3, -2, -1)
"""Pixels from its place of the ball of the side to move, on its plate."""
EDGES = (((0, -1), (1, 0)), ((0, 1), (-1, 0)))
"""From where a side's balls come, as steps from the field outwards: left or below, right or above."""


def way_in(position: Position, field: int) -> list[int]:
    """The fields over which the ball of the side to move rolls in, the last its own.

    The shortest way from its own two edges on which no ball lies, or else from the others, or else the shortest of all.
    """

    def way(down: int, right: int) -> list[int]:
        row, column = divmod(field, SIDE)
        fields = []
        while 0 <= row < SIDE and 0 <= column < SIDE:
            fields.append(SIDE * row + column)
            row, column = row + down, column + right
        return fields[::-1]

    def worth(fields: list[int], foreign: bool) -> tuple[bool, bool, int]:
        return any(position.all_stones >> at & 1 for at in fields), foreign, len(fields)

    ways = [(way(*edge), side != position.seat) for side, edges in enumerate(EDGES) for edge in edges]
    return min(ways, key=lambda each: worth(*each))[0]


@cache
def line(length: int) -> Sprite:
    """A level line of so many pixels from the middle of its left knob to that of its right one, with a rim of paper."""
    size = KNOB.width
    bar = Sprite(length + size + 2, (0, 0, 0, *((1 << length) - 1 << 1 + size // 2,) * 2, 0, 0, 0), (0,) * (size + 2))
    return outlined(KNOB.over(KNOB.over(bar, 1, 1), 1 + length, 1))


class Modern(DrawnSquareLook[Position, int]):
    grid = GRID
    commands = HINT, TAKE_BACK, DANGER

    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self.messages = MessageLine(self.machine, 21, pair("Wb"), 2)
        self._lines: list[Pair] = []
        """The measured distances that are drawn on the board."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        yield from reveal(self.machine, self.scene.board, Wipe.BLINDS, 24)
        self.messages.clear()

    def ask_variant(self) -> Frames[Variant]:
        key = yield from self.ask(strings.WHICH_GAME, ("1", "2", "3"), str(int(self.program.variant)))
        self.program.match.give(Position(Variant(int(key))))
        self.scene.panel()
        self.scene.plates(None)
        return Variant(int(key))

    def prompt(self) -> Frames[None]:
        self.scene.plates(self.program.position.seat)
        self.scene.fields(self.program.position)
        return super().prompt()

    def prompt_words(self) -> None:
        if not self.program.position.safe():
            self.say(strings.NO_FIELD_LEFT)
        else:
            self.say_turn(WHICH_FIELD, fields="a1–h8")

    def cursor(self, cell: Cell, on: bool) -> None:
        self.scene.field(self.program.position, SIDE * cell[0] + cell[1], cursor=on)

    def refuse_square(self, cell: Cell) -> Frames[None]:
        yield from self.refuse(strings.TAKEN, field=name(SIDE * cell[0] + cell[1]))
        self.prompt_words()

    def switch(self) -> Frames[None]:
        self.scene.fields(self.program.position)
        self.say(strings.SHOWN if self.program.marked else strings.HIDDEN)
        yield from self.accepted()

    def think(self) -> Frames[None]:
        self.scene.plates(1)
        self.scene.fields(self.program.position)
        self.say_thinking()
        yield from self.machine.wait(THINKING_FRAMES)

    def thinking(self, thoughts: Frames[A]) -> Frames[A]:
        return meanwhile(thoughts, lambda frame: self._sway(1, frame, THINKING_SWAY_FRAMES))

    def _sway(self, side: int, frame: int, pace: int) -> None:
        if frame % pace == 0:
            self.scene.plate_ball(side, SWAY[frame // pace % len(SWAY)])

    def thought(self, choice: Choice) -> Frames[None]:
        self.scene.plate_ball(1, 0)
        self.softly(THIRD_UP)
        if choice.move == CONCEDE:
            self.say(strings.I_CONCEDE)
            yield from self.machine.pause(READING_FRAMES)

    def idle(self, frame: int) -> None:
        waiting = self.machine.waiting
        if waiting and waiting.move:
            self._sway(self.program.position.seat, frame, SWAY_FRAMES)

    def move(self, before: Position, move: int) -> Frames[None]:
        """The ball rolls in, and its distances are measured one after the other, the shortest first."""
        if move == CONCEDE:
            return
        machine, after, seat = self.machine, self.program.position, before.seat
        hurry = SkippableWait(machine)
        self.scene.field(before, move)
        yield from self._roll(before, way_in(before, move), hurry)
        self.scene.field(after, move)
        machine.chime(jingles.LAND)
        yield from hurry.wait(LANDED_FRAMES)
        others = [other for other in fields_of(before.counting(seat)) if aligned(move, other)]
        for distance, other in sorted((aligned(move, other), other) for other in others):
            yield from self._measure((move, other), hurry)
            self.scene.bar(distance, after)
            if after.winner is None:
                self._clear(after)
        yield from hurry.wait(LANDED_FRAMES)

    def _roll(self, position: Position, way: list[int], hurry: SkippableWait) -> Frames[None]:
        """Let the ball of the side to move roll along fields, slower and slower; it ticks as its spot comes round."""
        (x, y), (right, bottom) = (GRID.origin(divmod(field, SIDE)) for field in (way[0], way[-1]))
        across, down = (right > x) - (right < x), (bottom > y) - (bottom < y)
        left = abs(right - x) + abs(bottom - y)
        heard, moving = 0, Moving(self.machine, clear=True)
        ink = STONE_INKS[position.variant][position.seat]
        while left:
            turn = rolled(0, -left if across + down > 0 else left)
            picture = ball(position.seat, turn=turn).coloured(ink, "W")
            moving.show((picture, right + 1 - across * left, bottom + 1 - down * left))
            if turn != heard:
                self.machine.chime(tick(turn))
            heard = turn
            yield from hurry.wait(1)
            left -= min(left, 1 + (ROLL_PIXELS - 1) * min(left, 32) // 32)
        moving.hide()

    def _measure(self, ends: Pair, hurry: SkippableWait, ink: str = "R", hold: int = 8) -> Frames[None]:
        """Let the line grow from the first field to the second, and name the distance in its middle."""
        distance, upright, forwards = aligned(*ends), ends[0] % SIDE == ends[1] % SIDE, ends[0] < ends[1]
        aside = self._aside((min(ends), max(ends)))
        right, down = (aside, 0) if upright else (0, aside)
        (x, y), (end_x, end_y) = fields = [GRID.origin(divmod(field, SIDE)) for field in ends]
        for left, top in fields:
            colour_cells(self.machine, top // CELL, left // CELL, 2, 2, pair(f"{ink}W"))
        for length in (*range(GROWTH_PIXELS, 16 * distance, GROWTH_PIXELS), 16 * distance):
            picture = line(length).rotated() if upright else line(length)
            back = 0 if forwards else length
            left, top = (x, y - back) if upright else (x - back, y)
            draw(self.machine, picture.coloured(ink), left + right + 4, top + down + 4)
            self.machine.chime(((0.008, 5 * distance + length // 16),))
            yield from hurry.wait(1)
        digit = outlined(from_bytes(self.machine.font[str(distance)]).cut(-1, -1, 10, 10), 2)
        draw(self.machine, digit.coloured(ink), (x + end_x) // 2 + 3 + right, (y + end_y) // 2 + 3 + down)
        yield from hurry.wait(hold)

    def _aside(self, ends: Pair) -> int:
        """Pixels beside the middle, so that lines over the same fields are seen apart."""
        along = SIDE if ends[0] % SIDE == ends[1] % SIDE else 1

        def over(other: Pair) -> bool:
            mine, theirs = (frozenset(range(*each, along)) for each in (ends, other))
            return aligned(*other) == (other[1] - other[0]) // along and bool(mine & theirs)

        crowd = sum(map(over, self._lines))
        self._lines.append(ends)
        return (0, 4, -4)[crowd % 3]

    def _clear(self, position: Position) -> None:
        """Take up all lines."""
        self._lines.clear()
        self.scene.fields(position)

    def hint(self, choice: Choice) -> Frames[None]:
        self.say(strings.HINTS[choice.reason], field=name(choice.move))
        self.machine.chime(jingles.POINT)
        self.advised = True
        yield

    def show(self) -> None:
        self.scene.panel()
        self._clear(self.program.position)

    def end(self, outcome: Outcome) -> Frames[None]:
        """The equal distances, each in a colour of its own, then what the dividers do, and the score."""
        program = self.program
        position, hurry = program.position, SkippableWait(self.machine)
        fatal = position.fatal()
        if fatal:
            self.machine.chime(jingles.THUD)
            self._clear(position)
        for distance, ink in zip(fatal, "RMB", strict=False):
            pairs = position.pairs(1 - position.seat, distance)
            self.say(strings.TWICE, distance=distance, times=len(pairs))
            for ends in pairs:
                yield from self._measure(ends, hurry, ink, hold=20)
        yield from hurry.wait(READING_FRAMES)
        self.scene.plates(None)
        yield from end_scene(self, Ending(program, outcome), MUSIC.of(outcome))
        if WINS_IN_MATCH in (program.tally.won, program.tally.lost):
            self.say(strings.MATCH, won=program.tally.won, lost=program.tally.lost)
