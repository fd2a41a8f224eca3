"""The goalkeepers: they sway while they wait, leap at what they caught, fall when they were wrong."""

from collections.abc import Iterator

from arcade.games.reflexe import ART
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving, eased
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

HOMES: dict[int, tuple[int, ...]] = {1: (144,), 2: (96, 200)}
"""Where each keeper stands, by how many there are: the left edge of his picture."""
FEET = CELL * 17 - 40
"""The top of a standing keeper."""
LYING = CELL * 17 - 14
SHIRTS = "G", "R"
LEAP_FRAMES, RETURN_FRAMES = 9, 14
SWAY = (0, 0, 1, 2, 2, 1, 0, 0, -1, -2, -2, -1)
BALL_SIZE = 16
BALL = ART["ball"]
CONFETTI = tuple(sprite(["###", "###"]).coloured(ink) for ink in "YRGC")


def dressed(shirt: str) -> tuple[Sprite, Sprite, Sprite]:
    """The goalkeeper ready, leaping and fallen, in a shirt of this colour."""
    ready, leaping = _rows(shirt)
    return (
        ART["keeper ready"].coloured(ready),
        ART["keeper leaping"].coloured(leaping),
        ART["keeper fallen"].coloured((f"YY{shirt}{shirt}WCC",)),
    )


def carrying(shirt: str) -> tuple[Sprite, Sprite]:
    """The goalkeeper with the ball: before him, and over his head, where the picture is a cell row higher."""
    ready, leaping = _rows(shirt)
    leap = ART["keeper leaping"]
    high = BALL.over(leap.cut(0, -CELL, leap.width, leap.height + CELL), 8, 0)
    return BALL.over(ART["keeper ready"], 8, 12).coloured(ready), high.coloured((leaping[0], *leaping))


def _rows(shirt: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    middle = f"W{shirt}{shirt}W"
    return ("YYYY", middle, middle, "WWWW", "CCCC"), ("WYYW", f"{shirt}YY{shirt}", middle, "WWWW", "CCCC")


class Keepers:
    """One keeper, or two in a duel; moved frame by frame."""

    def __init__(self, machine: Spectrum, seats: int) -> None:
        self._moving = Moving(machine, clear=True)
        self._homes = HOMES[seats]
        self._pictures = [dressed(SHIRTS[seat]) for seat in range(seats)]

    def hide(self) -> None:
        self._moving.hide()

    def sway(self, frame: int) -> None:
        """From foot to foot."""
        self._moving.show(*(self._ready(seat, frame) for seat in range(len(self._homes))))

    def leap(self, seat: int, target: Point) -> Iterator[bool]:
        """Leap at a target and come back with the ball, a step a frame; True in the step of the catch."""
        home = self._homes[seat], FEET
        up = target[0] - 16, min(target[1], FEET)
        leaping = self._pictures[seat][1]
        caught = BALL.coloured("W")
        low, high = carrying(SHIRTS[seat])
        for x, y in eased(home, up, LEAP_FRAMES):
            ball = caught, target[0] - BALL_SIZE // 2, target[1] - BALL_SIZE // 2
            self._moving.show(*self._others(seat), ball, (leaping, x, y))
            yield False
        yield True
        for x, y in eased(up, home, RETURN_FRAMES):
            self._moving.show(*self._others(seat), (high, x, y - CELL))
            yield False
        while True:
            self._moving.show(*self._others(seat), (low, *home))
            yield False

    def fall(self, *seats: int) -> Iterator[bool]:
        """Fall over and stay down."""
        for frame in range(LEAP_FRAMES):
            up = frame * (LEAP_FRAMES - frame) // 3
            places = [(home, FEET - (up if seat in seats else 0)) for seat, home in enumerate(self._homes)]
            self._moving.show(*((ready, *place) for (ready, _, _), place in zip(self._pictures, places, strict=True)))
            yield False
        down = [
            (self._pictures[seat][2], home - 16, LYING) if seat in seats else self._ready(seat, 0)
            for seat, home in enumerate(self._homes)
        ]
        yield True
        while True:
            self._moving.show(*down)
            yield False

    def glad(self, frame: int) -> None:
        """They jump on the spot."""
        height = (0, -3, -5, -5, -3, 0, 0, 0)[frame // 3 % 8]
        picture = 1 if height else 0
        pairs = zip(self._pictures, self._homes, strict=True)
        self._moving.show(*((shown[picture], home, FEET + height) for shown, home in pairs))

    def _others(self, seat: int) -> list[Actor]:
        return [self._ready(other, 0) for other in range(len(self._homes)) if other != seat]

    def _ready(self, seat: int, frame: int) -> Actor:
        return self._pictures[seat][0], self._homes[seat] + SWAY[(frame // 5 + 6 * seat) % len(SWAY)], FEET
