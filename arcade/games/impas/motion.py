"""What moves on the docks of Impasse: a man who pushes a crate; two who wait, breathe and think beside the board."""

from arcade.games.impas import art, sounds
from arcade.games.impas.figures import Mood, Pose, man, mood_of, team, worker
from arcade.games.impas.rules import RIGHT, UP, Move, Position
from arcade.games.impas.scene import CRATE, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Moving, eased
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.sound import jingles

SQUARE_FRAMES, PUSH_OFF = 7, 5
"""Frames that a crate takes for a square, and for coming off and stopping."""
STRIDE = 5
"""Pixels from one of his steps to the next."""
GLANCE = 6
"""Frames that a thinker looks at a crate."""
GLANCED = pair("Gk"), pair("Ck")
"""The colours of a crate that is thought about, by the other seat: that of the thinker's clothes."""
TIRED = 90
"""Frames for which one who has pushed is out of breath."""
BREATH, FAST = 28, 9
"""Frames of half a breath, and of one who is out of breath."""
BLINK_EVERY, BLINK = 150, 6


def push(scene: Scene, before: Position, move: Move) -> Frames[None]:
    """A man comes out behind the crate and pushes it to its new square, where it stops with a thud."""
    machine, seat = scene.machine, before.seat
    old, new = (move.row, move.column), before.target(move)
    start, end = scene.grid.origin(old), scene.grid.origin(new)
    scene.man(seat, None)
    machine.chime(sounds.HEAVE)
    load = art.crate(scene.size, seat).coloured(CRATE[0], CRATE[1])
    moving = Moving(machine, clear=True)
    for frame, (x, y) in enumerate(eased(start, end, SQUARE_FRAMES * move.steps + PUSH_OFF)):
        gone = abs(x - start[0] + y - start[1])
        walker = worker(seat, scene.size, gone // STRIDE % 2)
        both = team(seat, walker, load, max(scene.size - gone, 0))
        moving.show((both, x - (scene.size if seat == RIGHT else 0), y))
        if frame % 3 == 0 and frame > 2:
            machine.chime(sounds.scrape(frame))
        yield
    machine.chime(jingles.THUD)
    for _ in range(PUSH_OFF):
        yield
    moving.hide()


class Waiting:
    """The two men beside the board."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.tired: int | None = None
        """The seat of the one who has just pushed."""

    def step(self, position: Position, frame: int) -> None:
        """They breathe, blink and look at the board; their faces tell how they stand."""
        for seat in (UP, RIGHT):
            tired = seat == self.tired and frame < TIRED
            phase = (frame + 13 * seat) // (FAST if tired else BREATH) % 2
            shut = (frame + 67 * seat) % BLINK_EVERY < BLINK
            look = -1 if seat == position.seat else -((frame // 90) % 2)
            mood = Mood.AFRAID if tired else mood_of(position, seat)
            self.scene.man(seat, man(seat, Pose.BREATHING if phase else Pose.STANDING, mood, look, shut))

    def think(self, position: Position, frame: int) -> None:
        """The thinker scratches his chin and looks at crate after crate; the other one waits."""
        scene, seat = self.scene, position.seat
        pose = Pose.SCRATCHING if frame // 7 % 2 else Pose.PONDERING
        scene.man(seat, man(seat, pose, Mood.CALM, (-1, 0, 1, 0)[frame // 9 % 4]))
        if frame % GLANCE == 1:
            crates = list(dict.fromkeys((move.row, move.column) for move in position.moves()))
            turn = frame // GLANCE
            if turn:
                scene.square(position, crates[(turn - 1) % len(crates)])
            scene.square(position, crates[turn % len(crates)], GLANCED[seat == UP])
