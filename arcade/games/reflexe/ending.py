"""The end of a series: ten bars grow, the keeper hops over them to the quickest; or a duel's winner has the cup."""

from arcade.games.reflexe import ART, strings
from arcade.games.reflexe.figures import BALL, CONFETTI, SHIRTS, dressed
from arcade.games.reflexe.rules import DUEL_POINTS, quick_of
from arcade.games.reflexe.scenery import LAMP_INKS, ROWS, Crowd, goal
from arcade.games.reflexe.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Falling
from arcade.toolkit.animation.moving_sprites import Actor, hop
from arcade.toolkit.animation.storyboard import Storyboard
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.flow.stopwatch import seconds
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.solids import tile
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.jingles import LAND, SELECT

FEET_ROW = 15
"""The row of the grass on which bars stand, with the times in it."""
HIGHEST = 48
"""Pixels of the highest bar, with room for the keeper above it."""
FULL_BAR = 25
"""Frames of a round whose bar is the highest, unless the slowest round took more."""
FIRST_BAR = 8
"""The first bar's left edge."""
PITCH = 24
"""Pixels from bar to bar."""
HOP_FRAMES = 9
QUICKNESS_INKS = "CWW", "YYW", "WCC", "YYW"
"""The headline's, by quickness."""
LYING = 16


class Ending(Storyboard[State]):
    """How a series ended, or who won a duel."""

    def __init__(self, program: State) -> None:
        super().__init__(program, clear=program.setup.seats == 2)
        self._crowd = Crowd(self.machine)
        self._falling = Falling(self.machine, CONFETTI, (0, 28, 256, 44), 14)
        self._place = 0, 0
        """The top left pixel of the keeper who won, or lies there."""
        self._two = program.setup.seats == 2
        self._seat = int(self._two and program.duel[1] == DUEL_POINTS)
        self._quick = 0 if self._two else program.record.quickness(program.trial)
        self._mood = "" if self._two else ("tired", "glad", "glad", "cup")[self._quick]
        """"cup" for the best, "glad", or "tired"."""

    @property
    def won(self) -> bool:
        """Whether somebody can be glad: the winner of a duel, or the player of a series that was not slow."""
        return self._two or self._quick > 0

    def play(self) -> Frames[None]:
        return self._duel() if self._two else self._series()

    def rest(self, frame: int) -> None:
        """The winner goes on jumping; a slow one snores."""
        if frame % 2:
            return
        x, y = self._place
        ready, leaping, fallen = dressed(SHIRTS[self._seat])
        if self._mood == "tired":
            rise = frame // 3 % 24
            snore = ART[f"snore {rise // 12 + 1}"].coloured("C"), x + 8 + rise // 2, y - 8 - rise
            self.moving.show((fallen, x, y), snore)
            return
        self._falling.hide()
        lift = (0, 3, 5, 6, 5, 3, 0, 0, 0, 0)[frame // 3 % 10]
        shown: list[Actor] = [(leaping if lift else ready, x, y - lift)]
        if self._mood == "cup":
            shown = [(leaping, x, y - lift), (ART["cup"].coloured("Y"), x + 5, y - 20 - lift)]
        self.moving.show(*shown)
        if self.program.setup.seats == 1:
            self._falling.step(frame)
        else:
            self._crowd.cheer(frame)

    # --- ten rounds

    def _series(self) -> Frames[None]:
        machine, text, record = self.machine, self.program.text, self.program.record
        fill(machine, 0, 0, ROWS, COLUMNS, colours=pair("Wk"))
        fill(machine, FEET_ROW, 0, 1, COLUMNS, colours=pair("Wg"))
        yield
        headline(machine, text(strings.QUICKNESS[self._quick]), 1, inks=QUICKNESS_INKS[self._quick], most=2)
        yield from self._climb()
        best = seconds(min(record.times))
        centred(machine, 17, text(strings.RESULT, mean=seconds(record.mean), best=best), pair("Wk"))
        slow = record.slowest()
        if slow is not None:
            name = text(strings.FINGERS[slow[0]])
            centred(machine, 18, text(strings.SLOWEST, finger=name, time=seconds(slow[1])), pair("Ck"))
        if record.slips:
            centred(machine, 19, text(strings.SLIPS, n=record.slips), pair("Rk"))
        if self._mood == "tired":
            x, y = self._on(record.times.index(max(record.times)))
            self._place = min(max(x - 12, 0), 200), y + 40 - LYING
        else:
            yield from self._hop_to(self._on(record.times.index(min(record.times))), 18)
        yield from self.hold(75)

    def _climb(self) -> Frames[None]:
        """A bar for each round grows under the keeper's feet, the quicker the higher it sounds."""
        self._place = -20, CELL * FEET_ROW - 40
        for place, time in enumerate(self.program.record.times):
            height = self._height(place)
            ink = LAMP_INKS[quick_of(time, self.program.trial)]
            self.moving.hide()
            left = FIRST_BAR + PITCH * place
            draw(self.machine, tile(PITCH, height).coloured(ink, "k"), left, CELL * FEET_ROW - height)
            centred(self.machine, FEET_ROW, f"{2 * time}", pair("Wg"), left // CELL, 3)
            self.machine.chime(((0.02, 30.0 - min(time, 60) / 2), (0.02, 34.0 - min(time, 60) / 2)))
            yield from self._hop_to(self._on(place), HOP_FRAMES)

    def _hop_to(self, target: Point, frames: int) -> Frames[None]:
        ready, leaping, _ = dressed(SHIRTS[self._seat])
        if target != self._place:
            for x, y in hop(self._place, target, 10, frames):
                self.moving.show((leaping, x, y))
                yield
        self.machine.chime(LAND)
        self._place = target
        self.moving.show((ready, *target))
        yield

    def _height(self, place: int) -> int:
        times = self.program.record.times
        return max(HIGHEST * times[place] // max(FULL_BAR, *times), 4)

    def _on(self, place: int) -> Point:
        """Where the keeper stands on a bar."""
        return FIRST_BAR + PITCH * place + (PITCH - 32) // 2, CELL * FEET_ROW - self._height(place) - 40

    # --- a duel

    def _duel(self) -> Frames[None]:
        """The winner throws the ball away and holds the cup; the loser lies on the grass."""
        machine, self._mood = self.machine, "cup"
        self._crowd.sit()
        fill(machine, 3, 0, 4, COLUMNS, colours=pair("Wk"))
        goal(machine, 0, COLUMNS - 1, 7)
        _, _, fallen = dressed(SHIRTS[1 - self._seat])
        draw(machine, fallen, (176, 24)[self._seat], CELL * 17 - LYING, clear=True)
        self._place = (88, 136)[self._seat], 96
        headline(machine, self.program.text(WORDS[(Outcome.FIRST, Outcome.SECOND)[self._seat]]), 4, "YYW", most=2)
        ready, _, _ = dressed(SHIRTS[self._seat])
        for x, y in hop((self._place[0] + 8, 110), (self._place[0] + 60, -20), 20, 30):
            self.moving.show((ready, *self._place), (BALL.coloured("W"), x, y))
            yield
        machine.chime(SELECT)
        yield from self.hold(120)
