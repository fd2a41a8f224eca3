"""The modern look of Triplet in time: stones that fall, a bar that strikes the three through, jingles."""

from typing import TypeVar

from arcade.games.triplet import MUSIC, art, sounds, strings
from arcade.games.triplet.ending import Ending
from arcade.games.triplet.opponent import Choice
from arcade.games.triplet.rules import CONCEDE, Position, fields_of
from arcade.games.triplet.scene import Scene
from arcade.games.triplet.state import SIZES, State
from arcade.games.triplet.title import BOARDS, Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import CALM_FRAMES, Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile, unhurried
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.list_menu import choose_picture
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.drawing import draw, lift
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.message_look import DrawnSquareLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.controls import DANGER
from arcade.toolkit.words.sentences import WHICH_FIELD

DROP = (30, 25, 19, 12, 5, 0, 3, 4, 3, 0)
"""Pixels above its field at which a stone is, a frame each: it falls and bounces."""
LANDS_AT = 5
PONDER_FRAMES, LOOK_FRAMES, LANDED_FRAMES, READ_FRAMES = 24, 6, 8, 60
FLASHES, FLASH_FRAMES, STRIKE_STEPS = 4, 6, 16
BLINK_EVERY_FRAMES, EYES_SHUT_FRAMES = 45, 6
A = TypeVar("A")


class Modern(DrawnSquareLook[Position, int]):
    commands = HINT, TAKE_BACK, DANGER

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = Scene(program)
        self.pictures = Title(program)

    @property
    def grid(self) -> Grid:
        return self.scene.grid

    def title(self) -> Frames[None]:
        return self.pictures.show()

    def ask_board(self) -> Frames[int]:
        """Which board, by the cursor or by its number; the one played last by default."""
        yield from reveal(self.machine, self.pictures.boards, Wipe.CENTRE, 20)
        self.say(strings.WHICH_BOARD)
        light, size = self.pictures.thumbnail, self.program.size
        self.program.picking = True
        chosen = yield from choose_picture(self.program, BOARDS, len(SIZES), light, size, self.wrong_key)
        self.program.picking = False
        yield from self.accepted()
        return chosen

    def begin(self) -> Frames[None]:
        self.advised = False
        return reveal(self.machine, self.scene.board, Wipe.BLINDS, 24)

    def prompt(self) -> Frames[None]:
        self.scene.panel()
        self.scene.fields(self.program.position)
        return super().prompt()

    def prompt_words(self) -> None:
        """Say whose move it is, and what the corners of the board are called."""
        board = self.program.position.board
        first, last = board.name(board.fields - board.columns), board.name(board.columns - 1)
        self.say_turn(WHICH_FIELD, fields=f"{first}–{last}")

    def cursor(self, cell: Cell, on: bool) -> None:
        position = self.program.position
        self.scene.field(position, position.board.columns * cell[0] + cell[1], cursor=on)

    def refuse_square(self, cell: Cell) -> Frames[None]:
        board = self.program.position.board
        yield from self.refuse(strings.TAKEN, field=board.name(board.columns * cell[0] + cell[1]))
        self.prompt_words()

    def idle(self, frame: int) -> None:
        """One stone after the other blinks."""
        if self.program.playing and frame % BLINK_EVERY_FRAMES in (0, EYES_SHUT_FRAMES):
            self.scene.blink(self.program.position, frame // BLINK_EVERY_FRAMES, frame % BLINK_EVERY_FRAMES == 0)

    def switch(self) -> Frames[None]:
        """Fields that lose are marked from now on, or not."""
        self.scene.fields(self.program.position)
        self.say(strings.SHOWN if self.program.marked else strings.HIDDEN)
        yield from self.accepted()

    def think(self) -> Frames[None]:
        self.scene.panel()
        self.scene.fields(self.program.position)
        self.say_thinking()
        yield

    def thinking(self, thoughts: Frames[A]) -> Frames[A]:
        """It looks at one safe field after the other."""
        position = self.program.position
        fields = list(fields_of(position.safe(position.seat) or position.free))
        looked = [fields[-1]]

        def look(frame: int) -> None:
            if frame % LOOK_FRAMES == 1:
                self.scene.field(position, looked[0])
                looked[0] = fields[5 * (frame // LOOK_FRAMES) % len(fields)]
                self.scene.tried(position, looked[0])
                self.softly(sounds.TRY)

        found = yield from meanwhile(unhurried(thoughts, PONDER_FRAMES), look)
        self.scene.field(position, looked[0])
        return found

    def thought(self, choice: Choice) -> Frames[None]:
        """Where the computer puts its stone, or that it gives in."""
        if choice.move == CONCEDE:
            self.say(strings.YOU_WIN)
            yield from self.machine.pause(READ_FRAMES)
        else:
            self.say(strings.MY_FIELD, field=self.program.position.board.name(choice.move))

    def move(self, before: Position, move: int) -> Frames[None]:
        """The stone falls onto its field and bounces."""
        if move == CONCEDE:
            return
        machine, after = self.machine, self.program.position
        hurry = SkippableWait(machine)
        size = CELL * self.scene.side
        picture = art.stone(before.seat, self.scene.stone_size)
        x, y = self.scene.tile(divmod(move, before.board.columns), "W", False)
        inset = (size - picture.width) // 2
        for frame, height in enumerate(DROP):
            under = lift(machine, x, y - height, size, size + height)
            draw(machine, picture, x + inset, y + inset - height)
            if frame == LANDS_AT:
                machine.chime(sounds.landed(*divmod(move, before.board.columns), before.seat))
            yield from hurry.wait(1)
            under.put_back(machine)
        self.scene.fields(after)
        self.scene.panel(turn=False)
        safe = after.safe(after.seat).bit_count()
        if after.outcome() is None and safe <= sounds.FEW_SAFE:
            machine.chime(sounds.left(safe))
        yield from hurry.wait(LANDED_FRAMES)

    def hint(self, choice: Choice) -> Frames[None]:
        """The advice in words, and the cursor on its field."""
        self.say(strings.HINTS[choice.reason], field=self.program.position.board.name(max(choice.move, 0)))
        self.machine.chime(jingles.POINT)
        self.advised = True
        yield

    def show(self) -> None:
        self.scene.fields(self.program.position)

    def end(self, outcome: Outcome) -> Frames[None]:
        """The three stones flash and are struck through; then the plank breaks."""
        program, position, hurry = self.program, self.program.position, SkippableWait(self.machine)
        found = position.triplet()
        if found:
            self.say(strings.TRIPLET, fields=" ".join(map(position.board.name, found.fields)))
            self.machine.chime(jingles.THUD)
            for half in range(2 * FLASHES):
                self.scene.flash(position, found.fields, half % 2 == 0)
                yield from hurry.wait(CALM_FRAMES if program.calm else FLASH_FRAMES)
            self.scene.fields(position)
            for step in range(1, STRIKE_STEPS + 1):
                self.scene.strike(found.fields[0], found.fields[-1], step, STRIKE_STEPS)
                self.machine.chime(((0.01, 20 - step),))
                yield from hurry.wait(1)
            yield from hurry.wait(READ_FRAMES)
        yield from end_scene(self, Ending(program, outcome), MUSIC.of(outcome))
