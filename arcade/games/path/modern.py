"""Path as an artist of the machine would have shown it: three countries, a way that unrolls, a walker on it."""

from arcade.games.path import MUSIC, art, strings
from arcade.games.path.art import AHEAD, POSES, TIPS, TUMBLE
from arcade.games.path.board import STEPS
from arcade.games.path.ending import Ending
from arcade.games.path.handling import Steering
from arcade.games.path.scene import MESSAGE_ROW, Panel, forget_leg, ground, show_cell, show_star, take_coin, trace
from arcade.games.path.title import Title
from arcade.games.path.world import COIN_POINTS, READY_FRAMES, Happening, Journey, Rider
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.animation.storyboard import acting, shot
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.drawn_look import DrawnLook
from arcade.toolkit.sound.jingles import BONUS, COUNT_IN, POINT, SELECT
from arcade.toolkit.sound.tunes import Tune

TURN: Tune = ((0.005, 20.0),)
FALL: Tune = ((0.008, -4.0), (0.01, -12.0), (0.012, -20.0), (0.12, -6.0), (0.12, -8.0), (0.26, -10.0))
STAR: Tune = tuple((0.05, float(pitch)) for pitch in range(3, 31, 3))
UNROLLING = 3
"""Cells from one tick of a way that unrolls to the next."""
LOW = -2
"""The pitch of a step at the way's beginning, in semitones."""
HIGH = 22
"""At its star."""
GROUND: tuple[Tune, ...] = ((), ((0.003, -20.0),), ((0.001, 48.0), (0.002, None), (0.001, 45.0)))
"""What a step sounds like besides: nothing in the meadow, sand that gives way, snow that crunches."""
PAUSE_FRAMES, BURST_FRAMES, SPARK_FRAMES, TWINKLE_FRAMES, SPIN_FRAMES, WINK_FRAMES = 70, 48, 6, 16, 4, 5
PACE = 4
"""Pixels of a walker's step."""


def unrolled(cells: int) -> Tune:
    """The tick of a way that unrolls, up the same scale again and again."""
    return ((0.004, float(14 + cells // UNROLLING % 12)),)


def footstep(percent: int, path: int, left: bool) -> Tune:
    """A step on grass, sand or snow, the left foot a little lower, and both higher the more of the way is done."""
    pitch = float(LOW + (HIGH - LOW) * percent // 100 - 5 * left)
    return ((0.004, pitch), (0.002, pitch + 7), *GROUND[path])


class Modern(DrawnLook, ActionLook[Spectrum, Journey]):
    """Draws a journey and what happens in it."""

    question_row = MESSAGE_ROW - 2

    def __init__(self, program: Program[Spectrum], steering: Steering) -> None:
        super().__init__(program)
        self.steering = steering
        self.panel = Panel(program)
        self.moving = Moving(self.machine)
        self._shown: list[int] = []
        """How many cells of each way are shown."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self, journey: Journey) -> Frames[None]:
        """A new country; the way unrolls, which a key hurries; then a pause to get ready."""
        machine = self.machine
        self.moving = Moving(machine)
        self._shown = [0 for _ in journey.race.riders]

        def whole() -> None:
            self.clear_screen()
            ground(machine, journey, self.program.decoration_dice)
            for rider in journey.race.riders:
                show_star(machine, rider, 0)
            self.panel.begin()
            self.panel.numbers(journey)
            words = strings.GET_READY if journey.seats == 1 else strings.GET_READY_TWO
            self.panel.say(words, n=journey.path + 1)

        yield from reveal(machine, whole, Wipe.DIAGONAL)
        machine.keyboard.flush()
        while self._unroll(journey) and not machine.keyboard.take():
            if self._shown[0] % UNROLLING == 0:
                machine.chime(unrolled(self._shown[0]))
            yield
        while self._unroll(journey):
            pass
        machine.chime(COUNT_IN)
        for frame in range(PAUSE_FRAMES):
            self.panel.step(journey)
            self._frame(journey, frame // WINK_FRAMES % 2 == 0)
            yield

    def _unroll(self, journey: Journey) -> bool:
        """Show a further cell of each way; False when all that can be seen is shown."""
        more = False
        for seat, rider in enumerate(journey.race.riders):
            seen = rider.furthest + journey.terms.seen if journey.terms.seen else len(rider.way.cells) - 1
            if self._shown[seat] <= min(seen, len(rider.way.cells) - 1):
                show_cell(self.machine, journey, rider, self._shown[seat])
                self._shown[seat] += 1
                more = True
        return more

    def step(self, journey: Journey, happened: list[tuple[int, Happening]]) -> Frames[None]:
        """One frame with all that happened in it."""
        if happened:
            self.moving.hide()
        for seat, happening in happened:
            self._happen(journey, seat, happening)
        self.panel.step(journey)
        if journey.seats == 2:
            self.panel.keys(strings.KEYS_TWO)
        else:
            self.panel.keys(strings.KEYS_POINTING if self.steering.pointing else strings.KEYS_TURNING)
        self._frame(journey)
        yield

    def _happen(self, journey: Journey, seat: int, happening: Happening) -> None:
        machine, rider = self.machine, journey.race.riders[seat]
        match happening:
            case Happening.MOVED:
                self._unroll(journey)
                trace(machine, rider, seat)
                if rider.steps % PACE == 0:
                    self.softly(footstep(rider.percent, journey.path, rider.steps // PACE % 2 == 0))
            case Happening.TURNED:
                machine.chime(TURN)
            case Happening.COIN:
                take_coin(machine, rider, rider.way.place[rider.line.cell])
                trace(machine, rider, seat)
                trace(machine, rider, seat, behind=1)
                machine.chime(POINT)
                self.panel.say(strings.COIN, n=COIN_POINTS)
            case Happening.FELL:
                machine.chime(FALL)
                if journey.seats == 2:
                    self.panel.say(strings.FELL_TWO, n=seat + 1)
                elif journey.lives:
                    self.panel.say(strings.FELL, n=journey.lives)
                else:
                    self.panel.say(strings.LAST_FALL)
            case Happening.BACK:
                forget_leg(machine, journey, rider)
                machine.chime(SELECT)
            case Happening.ARRIVED:
                machine.chime(STAR)

    def _frame(self, journey: Journey, lit: bool = True) -> None:
        """Heads and twinkling stars."""
        look, at = divmod(self.machine.frame, TWINKLE_FRAMES)
        if at == 0:
            self.moving.hide()
            for rider in journey.race.riders:
                show_star(self.machine, rider, look % 2)
        self.moving.show(*(one for rider in journey.race.riders if lit for one in walker(rider)))

    def ridden(self, journey: Journey) -> Frames[None]:
        """The end of a way: a star that sprays sparks, or the last fall."""
        arrived = [seat for seat, rider in enumerate(journey.race.riders) if rider.arrived]
        if len(arrived) == 2:
            self.panel.say(strings.STAR_BOTH)
        elif arrived and journey.seats == 2:
            self.panel.say(strings.STAR_TWO, n=arrived[0] + 1)
        elif arrived:
            self.panel.say(strings.STAR, n=journey.race.riders[0].time_left)
        self.panel.numbers(journey)
        yield from shot(
            self.machine,
            BURST_FRAMES,
            acting(self.moving, lambda frame: [spark(journey.race.riders[seat], frame) for seat in arrived]),
        )
        self.moving.hide()
        if arrived:
            self.machine.chime(BONUS)
            yield from self.machine.wait(PAUSE_FRAMES)

    def end(self, journey: Journey) -> Frames[None]:
        if journey.seats == 2:
            self.panel.say(strings.STARS, one=journey.stars[0], two=journey.stars[1])
        elif journey.lives:
            self.panel.say(strings.WON_WITH, n=journey.points)
        else:
            self.panel.say(strings.LOST_WITH, n=journey.path + 1, percent=journey.race.riders[0].percent)
        self.moving.hide()
        yield from end_scene(self, Ending(self.program, journey), MUSIC.of(journey.outcome))


def walker(rider: Rider) -> list[Actor]:
    """Who draws the line, and an arrow ahead of him: he tumbles while he falls, and blinks before he goes on."""
    line = rider.line
    if rider.resting > READY_FRAMES:
        return [_middled(TUMBLE[rider.resting // SPIN_FRAMES % len(TUMBLE)], (line.x, line.y))]
    if rider.resting // WINK_FRAMES % 2:
        return []
    pose = POSES[line.direction][rider.steps // PACE % 2]
    down, right = STEPS[line.direction]
    tip = _middled(TIPS[line.direction], (line.x + AHEAD[1] * right, line.y + AHEAD[0] * down))
    return [tip, _middled(pose, (line.x, line.y))]


def _middled(picture: Sprite, middle: Point) -> Actor:
    return picture, middle[0] - picture.width // 2, middle[1] - picture.height // 2


def spark(rider: Rider, frame: int) -> Actor:
    """A ring of sparks round the star, leaping to and fro."""
    picture = art.SPARK.enlarged(2, 2) if frame // SPARK_FRAMES % 2 else art.SPARK
    return _middled(picture, rider.way.middle(len(rider.way.cells) - 1))
