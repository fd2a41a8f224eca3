"""The modern look of Mefisto in time: fires that spread and go out one after the other, a face that lights up."""

from arcade.games.mefisto import MUSIC, strings
from arcade.games.mefisto.ending import LAUGH_FRAMES, MOUTH_FRAMES, Ending
from arcade.games.mefisto.rules import Position
from arcade.games.mefisto.scene import LAUGH, LIT, OUT, Scene
from arcade.games.mefisto.state import State
from arcade.games.mefisto.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.programs.message_look import DrawnPuzzleLook
from arcade.toolkit.programs.puzzle import HELPED, SOLVED_IN
from arcade.toolkit.sound import jingles
from arcade.toolkit.words import capitals

RIPPLE_FRAMES, BLINKS, BLINK_FRAMES, MARKED_FRAMES = 3, 3, 7, 12
BLINKS_EVERY, LID_FRAMES = 140, 6
IMPATIENT = 750
"""Frames of waiting after which he says something."""


class Modern(DrawnPuzzleLook[Position, int]):
    """Bowls of fire; a press spreads from its bowl to the neighbours."""

    CHOICES = Scene.CHOICES

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = Scene(program)
        self._lit = 0
        """The fires that are drawn burning."""
        self._offered: tuple[tuple[str, int], ...] = ()
        self._laughs = 0
        """Frames for which he goes on laughing."""

    @property
    def grid(self) -> Grid:
        """Where the fires are."""
        return self.scene.grid

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin_menu(self, offered: tuple[tuple[str, int], ...]) -> Frames[None]:
        """The goals to choose from."""
        self._offered = offered
        self.machine.border(0)
        yield from reveal(self.machine, lambda: self.scene.menu(offered, self.program.size), Wipe.CENTRE, 16)
        self.say(strings.CHOOSE_GOAL)

    def cursor_goal(self, place: int, on: bool) -> None:
        """Frame an entry of the menu, and name it."""
        self.scene.entry(place, self._offered, self.program.size, on)
        if on:
            name = strings.GOALS[self._offered[place][0]] if place < len(self._offered) else strings.OWN
            self.say(name)

    def begin_drawing(self, position: Position) -> Frames[None]:
        """The dark board on which a goal is drawn."""
        self._lit = 0
        yield from reveal(self.machine, lambda: self.scene.dungeon(position), Wipe.CENTRE, 16)

    def flip(self, lamp: int) -> None:
        """A fire catches or goes out."""
        self._lit ^= 1 << lamp
        lit = bool(self._lit >> lamp & 1)
        self.scene.lamp(lamp, lit)
        self.machine.chime(LIT if lit else OUT)

    def accepted_drawing(self, presses: int) -> Frames[None]:
        """How many presses the drawing takes."""
        self.say(strings.POSSIBLE, n=presses)
        yield from self.machine.tune(jingles.BONUS)
        yield from self.machine.pause(60)

    def refuse_drawing(self, quiet: int) -> Frames[None]:
        """The quiet set of which an odd number would have to burn blinks: the proof."""
        self.say(strings.IMPOSSIBLE)
        self.machine.chime(jingles.WRONG)
        yield from self._blink(quiet, MARKED_FRAMES)
        yield from self.machine.pause(50)

    def _blink(self, lamps: int, frames: int) -> Frames[None]:
        """The bowls of a set of lamps blink."""
        for on in (True, False) * BLINKS:
            for lamp in range(self.grid.rows**2):
                if lamps >> lamp & 1:
                    self.scene.lamp(lamp, bool(self._lit >> lamp & 1), hinted=on)
            yield from self.machine.wait(frames)

    def begin(self) -> Frames[None]:
        position = self.program.position
        self._lit, self.note, self._laughs = position.lit, "", 0
        self.machine.border(0)
        yield from reveal(self.machine, lambda: self.scene.dungeon(position), Wipe.CENTRE, 20)

    def prompt(self) -> Frames[None]:
        """The panel, and what to do unless something else was said."""
        if not self.program.attempt.moves:
            self.scene.panel(self.program.attempt)
        self.say_note(strings.YOUR_PRESS)
        self.note = ""
        yield from ()

    def cursor(self, lamp: int, on: bool) -> None:
        self.scene.lamp(lamp, bool(self._lit >> lamp & 1), chosen=on)

    def move(self, before: Position, move: int) -> Frames[None]:
        """The pressed fire changes first, then its neighbours, each with its own small sound."""
        flips = before.flips(move)
        others = [other for other in range(before.size**2) if flips >> other & 1 and other != move]
        for place in (move, *others):
            self.flip(place)
            yield from self.machine.wait(RIPPLE_FRAMES)
        attempt = self.program.attempt
        self.scene.number(attempt)
        if attempt.par is not None and attempt.moves == attempt.par + 1:
            self._taunt(strings.TOO_MANY)

    def move_back(self, before: Position, move: int) -> Frames[None]:
        yield from self.move(before, move)
        self._taunt(strings.SECOND_THOUGHTS)

    def hint(self, move: int) -> Frames[None]:
        """The bowl to press blinks."""
        self.remember(strings.TRY)
        self.machine.chime(jingles.POINT)
        yield from self._blink(1 << move, BLINK_FRAMES)

    def idle(self, frame: int) -> None:
        """The fires burn; he blinks, and laughs after a taunt or when the player takes very long."""
        if not self.program.choosing:
            return
        self.scene.flicker(self._lit, frame)
        if frame == IMPATIENT:
            self._taunt(strings.ETERNITY)
            self.messages.say(self.note)
            self.note = ""
        if self._laughs:
            self._laughs -= 1
            if self._laughs % MOUTH_FRAMES == 0:
                self.scene.face(laughs=self._laughs // MOUTH_FRAMES % 2 == 1)
        elif frame % BLINKS_EVERY in (BLINKS_EVERY - LID_FRAMES, 0) and frame:
            self.scene.face(eyes="Y" if frame % BLINKS_EVERY == 0 else "R")

    def _taunt(self, words: Text) -> None:
        """He has something to say at the next prompt, and laughs."""
        self.note = self.program.text(words)
        self._laughs = LAUGH_FRAMES
        self.machine.chime(LAUGH)

    def end_solved(self) -> Frames[None]:
        attempt = self.program.attempt
        self.say(SOLVED_IN, n=attempt.moves)
        yield from self._end(capitals.PERFECT if attempt.flawless else capitals.WELL_DONE)

    def end_helped(self) -> Frames[None]:
        self.say(HELPED)
        yield from self._end(None)

    def _end(self, words: Text | None) -> Frames[None]:
        phrase = MUSIC.of(Outcome.WON if words else Outcome.OVER)
        yield from end_scene(self, Ending(self.scene, self.program.position.lit, words), phrase)
