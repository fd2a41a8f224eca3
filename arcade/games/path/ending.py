"""The end of a journey: a hill by night, the stars that were reached, and the walker, glad or sitting on a stone."""

from arcade.games.path import ART, art, strings
from arcade.games.path.art import BEFORE, CHEER, SITTING
from arcade.games.path.levels import PATHS
from arcade.games.path.world import Journey
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Twinkle
from arcade.toolkit.animation.moving_sprites import Actor, eased, glide
from arcade.toolkit.animation.storyboard import Storyboard
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS, NIGHT
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import hollow
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.jingles import LAND, POINT
from arcade.toolkit.sound.tunes import higher

ROWS, HILL_ROW = 21, 16
WORD_ROW = 7
TITLES = {Outcome.WON: strings.THREE_STARS, Outcome.LOST: strings.END}
INKS = {Outcome.WON: "YYW", Outcome.LOST: "CCW"}
LARGE = smoothly(art.STARS[0].see_through(), 4)
EMPTY = hollow(LARGE, 2).see_through()
PLACES: tuple[Point, ...] = ((48, 16), (112, 4), (176, 16))
"""Where the stars hang, in pixels."""
SIDES: tuple[tuple[Point, ...], tuple[Point, ...]] = (((8, 12), (48, 4)), ((176, 4), (216, 12)))
"""The stars of two people."""
RISE = 26
"""Frames that a star takes to its place."""
TIMES = 3
CLOTHES = "Y", "W", "C", "C", "Y"
"""Of a walker, from the hat to the boots."""
STONE = ART["stone"]
FAINT = ((3, 12), (1, 19), (5, 12), (12, 3), (14, 6), (13, 28), (11, 26), (12, 1), (3, 19), (14, 30))
"""Cells of the sky that twinkle a little."""
JUMP = (0, 2, 4, 5, 5, 4, 2, 0, 0, 0)


class Ending(Storyboard[Program[Spectrum]]):
    """Night falls over the last way, and what was reached shines."""

    def __init__(self, program: Program[Spectrum], journey: Journey) -> None:
        super().__init__(program)
        self._faint = Twinkle(self.machine, FAINT, "wbbCbb", 10)
        self._journey = journey
        outcome = journey.outcome
        self._glad: tuple[bool, ...] = {
            Outcome.FIRST: (True, False),
            Outcome.SECOND: (False, True),
            Outcome.DRAWN: (True, True),
        }.get(outcome, (outcome is Outcome.WON,))

    def rest(self, frame: int) -> None:
        """A winner jumps, a loser swings his legs; the sky twinkles."""
        self._faint.step(frame)
        if frame % 2 == 0:
            self.moving.show(*self._people(frame))

    def _people(self, frame: int) -> list[Actor]:
        actors: list[Actor] = []
        for seat, glad in enumerate(self._glad):
            x = 120 if len(self._glad) == 1 else (72, 160)[seat]
            lift = JUMP[frame // 3 % len(JUMP)] if glad else 0
            pose = (CHEER if lift else BEFORE) if glad else (SITTING if frame // 30 % 2 else SITTING.mirrored())
            bottom = CELL * HILL_ROW - (0 if glad else 5)
            actors.append(
                (pose.see_through().enlarged(TIMES, TIMES).coloured(CLOTHES), x, bottom - BEFORE.height * TIMES - lift)
            )
        return actors

    def play(self) -> Frames[None]:
        machine, outcome = self.machine, self._journey.outcome
        for row in range(ROWS):
            fill(machine, row, 0, 1, COLUMNS, *((NIGHT, pair("bk")) if row < HILL_ROW else (GRASS, pair("gk"))))
            yield
        for seat, glad in enumerate(self._glad):
            if not glad:
                x = 114 if len(self._glad) == 1 else (69, 159)[seat]
                draw(machine, STONE.see_through().coloured("w"), x + 2, CELL * HILL_ROW - 9)
        self.moving.show(*self._people(0))
        yield from self._stars(self._journey)
        self.moving.hide()
        words = TITLES.get(outcome, WORDS[outcome])
        headline(machine, self.program.text(words), WORD_ROW, inks=INKS.get(outcome, "YYW"), most=2)
        yield from self.hold(90)

    def _stars(self, journey: Journey) -> Frames[None]:
        """The stars that were reached rise to their places; the others are outlines."""
        if journey.seats == 1:
            reached = PATHS if journey.lives else journey.path
            places = [(place, number < reached) for number, place in enumerate(PLACES)]
        else:
            places = [(place, True) for seat in (0, 1) for place in SIDES[seat][: journey.stars[seat]]]
        for number, (place, reached) in enumerate(places):
            if reached:
                yield from self._rise(place)
                self.machine.chime(higher(POINT, 2 * number))
            else:
                draw(self.machine, EMPTY.coloured("b"), *place, clear=True)
                self.machine.chime(LAND)
                yield from pause(RISE // 2)

    def _rise(self, place: Point) -> Frames[None]:
        star = art.STARS[0].see_through().coloured("Y")
        yield from glide(self.machine, star, eased((124, 100), (place[0] + 12, place[1] + 12), RISE))
        draw(self.machine, LARGE.coloured("Y"), *place, clear=True)
