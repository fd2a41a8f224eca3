"""The modern look of the Tower of Hanoi in time: rings lifted, carried and let down by pixels."""

from collections.abc import Iterator

from arcade.games.hanoi import MUSIC, scenery, strings
from arcade.games.hanoi.ending import Ending
from arcade.games.hanoi.rules import Fault, Move, Position
from arcade.games.hanoi.scene import LANE, LIFT, Scene, gong, tick
from arcade.games.hanoi.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Moving, straight
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.flow.alongside import GoingOn, end_scene
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.grid import Grid, Point
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.programs.message_look import DrawnPuzzleLook
from arcade.toolkit.programs.puzzle import HELPED, SOLVED_IN
from arcade.toolkit.sound import jingles

SPEED = 12
"""Pixels that a ring moves in a frame."""
DEAL_FRAMES, BLINKS, BLINK_FRAMES = 6, 3, 7
FAULTS = {Fault.SAME: strings.SAME, Fault.EMPTY: strings.EMPTY, Fault.LARGER: strings.LARGER, Fault.FAR: strings.FAR}


class Modern(DrawnPuzzleLook[Position, Move]):
    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self._alive = scenery.idle(self.machine, program.position.rods)
        self.moving = Moving(self.machine, clear=True)
        self._held: tuple[Sprite, Point] | None = None
        """The ring in the air and where it is."""
        self._under = 0
        """The rod that the ring in the air is to hang over."""

    def title(self) -> Frames[None]:
        scene = self.scene
        return title_screen(self.program, scene.title, MUSIC, Wipe.CENTRE, alive=scene.title_alive())

    @property
    def grid(self) -> Grid:
        return self.scene.grid(self.program.position.rods)

    def begin(self) -> Frames[None]:
        """The valley is wiped in; the rings drop onto their rods, the largest first, each with a higher note."""
        position = self.program.position
        self.note, self._held = "", None
        self.machine.border(0)
        yield from reveal(self.machine, lambda: self.scene.hall(position), Wipe.CENTRE, 20)
        if len(position.goals) == 1:
            self.remember(strings.GOAL, rod=position.goals[0] + 1)
        for disc in range(len(position.at), 0, -1):
            rod = position.at[disc - 1]
            height = position.tower(rod).index(disc)
            ring, end = self.scene.ring(disc, position), self.scene.place(disc, rod, height, position)
            yield from self._fly(ring, straight((end[0], LANE), end, 2 * SPEED))
            self._settle(ring, end)
            self.machine.chime(tick(disc))
            yield from self.machine.wait(DEAL_FRAMES)

    def _fly(self, ring: Sprite, way: Iterator[Point]) -> Frames[None]:
        for point in way:
            self.moving.show((ring, *point))
            yield

    def _settle(self, ring: Sprite, point: Point) -> None:
        self.moving.show((ring, *point))
        self.moving = Moving(self.machine, clear=True)

    def prompt(self) -> Frames[None]:
        self.scene.show_status(self.program.attempt)
        self.say_note(strings.TAKE if self.program.source is None else strings.PUT)
        self.note = ""
        yield from ()

    def cursor(self, rod: int, on: bool) -> None:
        self.scene.number(rod, self.program.position.rods, on)
        if on:
            self._under = rod

    def step(self, frame: int) -> None:
        """A ring in the air swings to where the cursor is."""
        del frame
        if self._held is not None:
            ring, (x, y) = self._held
            wanted = self.scene.middle(self._under, self.program.position.rods) - ring.width // 2
            x += min(max(wanted - x, -SPEED), SPEED)
            self._held = ring, (x, y)
            self.moving.show((ring, x, y))

    def accepted_rod(self, rod: int) -> Frames[None]:
        position = self.program.position
        disc = position.top(rod)
        if self.program.source is None and disc is not None:
            yield from self._lift(disc, rod, position)

    def _lift(self, disc: int, rod: int, position: Position) -> Frames[None]:
        height = len(position.tower(rod)) - 1
        ring, start = self.scene.ring(disc, position), self.scene.place(disc, rod, height, position)
        self.machine.chime(LIFT)
        self.scene.clear_place(rod, height, position)
        yield from self._fly(ring, straight(start, (start[0], LANE), SPEED))
        self._held, self._under = (ring, (start[0], LANE)), rod

    def _drop(self, disc: int, rod: int, height: int, position: Position) -> Frames[None]:
        """The ring in the air goes over a rod and down."""
        end = self.scene.place(disc, rod, height, position)
        if self._held is not None:
            ring, at = self._held
            self._held = None
            yield from self._fly(ring, straight(at, (end[0], LANE), SPEED))
            yield from self._fly(ring, straight((end[0], LANE), end, 2 * SPEED))
            self._settle(ring, end)
        self.machine.chime(gong(disc))

    def put_back(self, rod: int) -> Frames[None]:
        position = self.program.position
        disc = position.top(rod)
        if disc is not None:
            yield from self._drop(disc, rod, len(position.tower(rod)) - 1, position)

    def refuse_move(self, fault: Fault) -> Frames[None]:
        return self.refuse(FAULTS[fault])

    def move(self, before: Position, move: Move) -> Frames[None]:
        """A ring goes from rod to rod; it may be in the air already."""
        source, target = move
        disc = before.top(source)
        if disc is None:
            raise ValueError(f"no disc on rod {source + 1}")
        if self._held is None:
            yield from self._lift(disc, source, before)
        yield from self._drop(disc, target, len(before.tower(target)), before)
        self.scene.show_status(self.program.attempt)

    def move_back(self, before: Position, move: Move) -> Frames[None]:
        return self.move(before, move[::-1])

    def hint(self, move: Move) -> Frames[None]:
        position, (source, target) = self.program.position, move
        self.remember(strings.TRY, source=source + 1, target=target + 1)
        self.machine.chime(jingles.POINT)
        disc = position.top(source)
        if disc is None:
            raise ValueError(f"no disc on rod {source + 1}")
        height = len(position.tower(source)) - 1
        for _ in range(BLINKS):
            self.scene.clear_place(source, height, position)
            yield from self.machine.wait(BLINK_FRAMES)
            self._settle(self.scene.ring(disc, position), self.scene.place(disc, source, height, position))
            yield from self.machine.wait(BLINK_FRAMES)

    def idle(self, frame: int) -> None:
        self._alive(frame)

    def end_solved(self) -> Frames[None]:
        attempt = self.program.attempt
        self.say(SOLVED_IN, n=attempt.moves)
        yield from end_scene(self, Ending(self.scene, attempt.position, attempt.flawless), MUSIC.won)

    def end_helped(self) -> Frames[None]:
        self.say(HELPED)
        yield from end_scene(self, GoingOn(self.idle), MUSIC.over)
