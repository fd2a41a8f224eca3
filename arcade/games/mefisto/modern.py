"""The modern look of Mefisto in time: fires that spread and go out one after the other, a face that lights up."""

from arcade.games.mefisto import strings
from arcade.games.mefisto.rules import Position
from arcade.games.mefisto.scene import Scene
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK, MessageLook
from arcade.toolkit.flow.puzzle import HELPED, HELPING, NO_WAY, SOLVED_IN, Attempt
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.headline import extent
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.sound import jingles

LIT, OUT = ((0.02, 12.0),), ((0.02, 5.0),)
RIPPLE_FRAMES, BLINKS, BLINK_FRAMES, MARKED_FRAMES = 3, 3, 7, 12


class Modern(MessageLook):
    """Bowls of fire; a press spreads from its bowl to the neighbours."""

    CHOICES = Scene.CHOICES

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self._lit = 0
        """The fires that are drawn burning."""
        self._offered: tuple[tuple[str, int], ...] = ()
        self._size = 0
        self._note = ""
        """What is said at the next prompt instead of the usual."""

    @property
    def grid(self) -> Grid:
        """Where the fires are."""
        return self.scene.grid

    def title(self) -> Frames[None]:
        """The title screen."""
        words = self.program.text(strings.TITLE).upper()
        return title_screen(self.program, self.scene.title, jingles.CAVERN, Wipe.DISSOLVE, extent(words, 2, 3))

    def menu(self, offered: tuple[tuple[str, int], ...], size: int) -> Frames[None]:
        """The goals to choose from."""
        self._offered, self._size = offered, size
        self.machine.border(0)
        yield from reveal(self.machine, lambda: self.scene.menu(offered, size), Wipe.CENTRE, 16)
        self.say(strings.CHOOSE_GOAL)

    def point(self, place: int, on: bool) -> None:
        """Frame an entry of the menu, and name it."""
        self.scene.entry(place, self._offered, self._size, on)
        if on:
            name = strings.GOALS[self._offered[place][0]] if place < len(self._offered) else strings.OWN
            self.say(name)

    def canvas(self, position: Position) -> Frames[None]:
        """The dark board on which a goal is drawn."""
        self._lit = 0
        yield from reveal(self.machine, lambda: self.scene.dungeon(position), Wipe.CENTRE, 16)

    def draw(self, lamp: int, drawn: int) -> None:
        """One fire of the drawing changes."""
        self._lit = drawn
        lit = bool(drawn >> lamp & 1)
        self.scene.lamp(lamp, lit)
        self.machine.chime(LIT if lit else OUT)

    def possible(self, presses: int) -> Frames[None]:
        """How many presses the drawing takes."""
        self.messages.say(self.program.text(strings.POSSIBLE, n=presses))
        yield from self.machine.tune(jingles.BONUS)
        yield from self.machine.pause(60)

    def impossible(self, lamps: int, quiet: int) -> Frames[None]:
        """The quiet set of which an odd number would have to burn is marked: the proof."""
        self.say(strings.IMPOSSIBLE)
        self.machine.chime(jingles.WRONG)
        for on in (True, False) * BLINKS:
            for lamp in range(self.grid.rows**2):
                if quiet >> lamp & 1:
                    self.scene.lamp(lamp, bool(lamps >> lamp & 1), hinted=on)
            yield from self.machine.wait(MARKED_FRAMES)
        yield from self.machine.pause(50)

    def begin(self, position: Position) -> Frames[None]:
        """The dungeon is wiped in."""
        self._lit, self._note = position.lit, ""
        self.machine.border(0)
        yield from reveal(self.machine, lambda: self.scene.dungeon(position), Wipe.CENTRE, 20)

    def prompt(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """The panel, and what to do unless something else was said."""
        if not attempt.moves:
            self.scene.panel(attempt)
        self.messages.say(self._note or self.program.text(strings.YOUR_PRESS))
        self._note = ""
        yield from ()

    def cursor(self, lamp: int, on: bool) -> None:
        """The chosen bowl is white."""
        self.scene.lamp(lamp, bool(self._lit >> lamp & 1), chosen=on)

    def press(self, before: Position, attempt: Attempt[Position, int], lamp: int) -> Frames[None]:
        """The pressed fire changes first, then its neighbours, each with its own small sound."""
        flips = before.flips(lamp)
        others = [other for other in range(before.size**2) if flips >> other & 1 and other != lamp]
        for place in (lamp, *others):
            self._lit ^= 1 << place
            lit = bool(self._lit >> place & 1)
            self.scene.lamp(place, lit)
            self.machine.chime(LIT if lit else OUT)
            yield from self.machine.wait(RIPPLE_FRAMES)
        self.scene.number(attempt)

    def no_way(self) -> Frames[None]:
        """Neither hint nor help."""
        self._note = self.program.text(NO_WAY)
        self.messages.say(self._note)
        yield from self.low_sound()

    def hint(self, lamp: int) -> Frames[None]:
        """The bowl to press blinks."""
        self._note = self.program.text(strings.TRY)
        self.messages.say(self._note)
        self.machine.chime(jingles.POINT)
        for on in (True, False) * BLINKS:
            self.scene.lamp(lamp, bool(self._lit >> lamp & 1), hinted=on)
            yield from self.machine.wait(BLINK_FRAMES)

    def taken_back(self, before: Position, attempt: Attempt[Position, int], lamp: int | None) -> Frames[None]:
        """The same fires change back, or a word that there is nothing to take back."""
        if lamp is None:
            self._note = self.program.text(NOTHING_TO_TAKE_BACK)
            self.messages.say(self._note)
            yield from self.low_sound()
        else:
            yield from self.press(before, attempt, lamp)

    def helping(self, left: int) -> Frames[None]:
        """How many presses Mefisto still has to make."""
        self.say(HELPING, n=left)
        yield from ()

    def solved(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """His face turns pale with rage, then the ceremony."""
        self.messages.say(self.program.text(SOLVED_IN, n=attempt.moves))
        for skin in "YWYW":
            self.scene.face(skin, "R")
            self.machine.chime(LIT)
            yield from self.machine.wait(BLINK_FRAMES)
        yield from ceremony(self.program, Outcome.WON)

    def helped(self) -> Frames[None]:
        """A word, and a small tune."""
        self.say(HELPED)
        yield from self.machine.tune(jingles.DRAW)

    def ask_again(self) -> Frames[bool]:
        """Another game?"""
        return ask_again(self.program)
