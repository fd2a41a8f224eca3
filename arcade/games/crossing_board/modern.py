"""The modern look of Crossing in time: a picnic, runs and flights, advice, marks of danger, jingles."""

from typing import TypeVar

from arcade.games.crossing_board import DANGER, MUSIC, art, strings
from arcade.games.crossing_board.ending import Ending
from arcade.games.crossing_board.evaluation import need
from arcade.games.crossing_board.levels import Fault
from arcade.games.crossing_board.rules import MOST_PIECES, PIECES, STEPS, Move, Position, cell
from arcade.games.crossing_board.scene import GRID, WARNING, Scene, State, arrived, footstep
from arcade.games.crossing_board.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Actor, Moving, hop, straight
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile, unhurried
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.refusals import READING
from arcade.toolkit.programs.message_look import DrawnBoardLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK

TAKE_OFF = 5
"""Frames before the end of the run at which an enemy flies up."""
FLIGHT_PIXELS, FLIGHT_FRAMES = 20, 26
AFTER_MOVE_FRAMES = 6
LEAST_THOUGHT_FRAMES = 20
BLINKS, BLINK_FRAMES = 3, 9
FAN_FRAMES = 6
"""The wings of a thinking side's insect stay open or closed for so long; a leg takes as long."""
FIDGET_EVERY = 70
"""Frames from one insect that fidgets to the next."""
POSES = (1, 0, 1, 0, 2, 0)
CLOSE_TURNS = 2
"""With so few to go a side is nearly there."""
A = TypeVar("A")


def run(scene: Scene, before: Position, move: Move) -> Frames[None]:
    """The piece of a move runs to its square; an enemy there flies back to its start."""
    machine, seat = scene.machine, before.seat
    origin, target = before.origin(move), before.target(move)
    way = [GRID.origin(origin), *straight(GRID.origin(origin), GRID.origin(target))]
    captured = before.captured(move)
    flight = []
    scene.bare(origin)
    if captured is not None:
        scene.bare(target)
        home = cell(1 - seat, captured, 0)
        flight = [GRID.origin(target)] * (len(way) - TAKE_OFF)
        flight += hop(GRID.origin(target), GRID.origin(home), FLIGHT_PIXELS, FLIGHT_FRAMES)
    moving = Moving(machine, clear=True)
    for frame in range(max(len(way), len(flight))):
        legs = art.running(seat).at(frame) if frame < len(way) else art.hued(seat)
        actors: list[Actor] = [(legs, *way[min(frame, len(way) - 1)])]
        if flight:
            flying = frame >= len(way) - TAKE_OFF
            wings = art.flying(1 - seat).at(frame) if flying else art.hued(1 - seat)
            actors.append((wings, *flight[min(frame, len(flight) - 1)]))
        if flight and frame == len(way) - 1:
            machine.chime(jingles.THUD)
        elif flight and frame >= len(way):
            if frame % 2:
                machine.chime(((0.008, 20.0 + frame % 4),))
        elif frame % art.PACE == 0:
            machine.chime(footstep(frame, seat))
        moving.show(*actors)
        yield
    moving.hide()


class Modern(DrawnBoardLook[Position, Move]):
    grid = GRID
    commands = HINT, TAKE_BACK, DANGER

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = Scene(program)
        self._silent = False
        """Whether the message stays, since it is about the move that is being chosen."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def ask_pieces(self) -> Frames[int]:
        keys = tuple(map(str, range(PIECES, MOST_PIECES + 1)))
        self.messages.clear()
        return int((yield from self.ask(strings.HOW_MANY, keys, str(self.program.position.pieces))))

    def begin(self) -> Frames[None]:
        return reveal(self.machine, lambda: self.scene.board(self.program.position), Wipe.DIAGONAL, 24)

    def prompt(self) -> Frames[None]:
        position = self.program.position
        self.scene.plates(position, position.seat)
        if not self._silent:
            self.say_turn(strings.CHOOSE)
        self._silent = False
        if self.program.marked:
            self.scene.danger = True
            self.scene.squares(position)
        yield

    def idle(self, frame: int) -> None:
        """While a move is chosen one insect after the other fidgets, but for those that the cursor shows."""
        waiting = self.machine.waiting
        if waiting is None or not waiting.move:
            return
        number, at = divmod(frame, FIDGET_EVERY)
        if at % FAN_FRAMES == 0 and at < len(POSES) * FAN_FRAMES:
            position, aim = self.program.position, self.program.aim
            shown = (position.origin(aim), position.target(aim))
            self.scene.fidget(position, (number + position.seat) % 2, number // 2, POSES[at // FAN_FRAMES], shown)

    def cursor(self, aim: Move, on: bool) -> None:
        position = self.program.position
        if on:
            self.scene.ghost(position, aim)
        else:
            self.scene.square(position, position.origin(aim))
            self.scene.square(position, position.target(aim))

    def accepted_line(self, line: int) -> Frames[None]:
        del line
        return self.accepted()

    def ask_steps(self, line: int) -> Frames[int]:
        """How many steps? 0 stands for a wrong key."""
        self.say(strings.HOW_FAR[self.program.position.seat], line=line)
        asking = ask_key(self.machine, tuple(map(str, STEPS)), lambda: self.machine.wait(0), once=True, move=True)
        return int((yield from asking) or 0)

    def refuse_move(self, fault: Fault | None = None) -> Frames[None]:
        return self.refuse(strings.FAULTS[fault] if fault else strings.NOT_THERE)

    def switch(self) -> Frames[None]:
        self.scene.danger = self.program.marked
        self.scene.squares(self.program.position)
        self.machine.chime(jingles.SELECT)
        self.say(strings.DANGER_SHOWN if self.program.marked else strings.DANGER_HIDDEN)
        self._silent = True
        yield

    def thinking(self, thoughts: Frames[A]) -> Frames[A]:
        """The insect on the plate of the side to move spreads its wings now and then."""
        position = self.program.position

        def fan(frame: int) -> None:
            if frame % FAN_FRAMES == 1:
                self.scene.portrait(position.seat, frame // FAN_FRAMES % 2 == 1)

        self.say_thinking()
        self.scene.plates(position, position.seat)
        answer = yield from meanwhile(unhurried(thoughts, LEAST_THOUGHT_FRAMES), fan)
        self.scene.portrait(position.seat)
        return answer

    def move(self, before: Position, move: Move) -> Frames[None]:
        """An insect runs; perhaps another flies home, or a cake is reached."""
        seat, after = before.seat, before.play(move)
        self.messages.clear()
        if self.scene.danger:
            self.scene.danger = False
            self.scene.squares(before)
        yield from run(self.scene, before, move)
        self.scene.square(after, before.origin(move))
        self.scene.square(after, before.target(move))
        if (captured := before.captured(move)) is not None:
            self.scene.square(after, cell(1 - seat, captured, 0))
        if after.out(seat) > before.out(seat):
            self.machine.chime(arrived(after.out(seat)))
        self.scene.plates(after, None)
        yield from self.machine.wait(AFTER_MOVE_FRAMES)
        if need(before.gone[seat]) > CLOSE_TURNS >= need(after.gone[seat]) > 0:
            self.softly(WARNING)

    def hint(self, move: Move) -> Frames[None]:
        self.machine.chime(jingles.POINT)
        self.say(strings.MY_ADVICE[self.program.position.seat], line=move[0], steps=move[1])
        self._silent = True
        for half in range(2 * BLINKS):
            self.cursor(move, half % 2 == 0)
            yield from self.machine.wait(BLINK_FRAMES)

    def taken_back(self, done: bool) -> Frames[None]:
        position = self.program.position
        if done:
            self.machine.chime(jingles.TAKE)
            self.scene.squares(position)
            self.scene.plates(position, position.seat)
            self.say(strings.TAKEN_BACK)
            yield from self.machine.pause(2 * READING // 3)
        else:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)

    def end(self, outcome: Outcome) -> Frames[None]:
        self.scene.danger = False
        self.scene.squares(self.program.position)
        self.messages.clear()
        yield from self.machine.pause(20)
        yield from end_scene(self, Ending(self.program, outcome), MUSIC.of(outcome))
