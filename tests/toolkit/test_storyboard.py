"""Storyboards: roles on paths over a background that comes back, sounds in their frames, pictures that rest alive."""

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Burst, Fireworks
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.animation.storyboard import Path, Role, Storyboard, acting, around, every, line
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, pause
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.sprites import sprite

DOT, BAR, POST = sprite(["#"]), sprite(["####"]), sprite(["#", "#", "#"])
TICK, TOCK = ((0.01, 12.0),), ((0.01, 0.0),)


class Bare(Program[Spectrum]):
    def play(self) -> Frames[None]:
        yield

    def state(self) -> dict[str, Plain]:
        return {}


class Arrival(Storyboard[Bare]):
    """A bar comes in over a post, ticking; then it bobs."""

    def play(self) -> Frames[None]:
        draw(self.machine, POST, 20, 9)
        yield from self.act(4, Role(BAR, line((0, 10), (16, 10), 4)), cues=every(2, TICK))
        self.machine.chime(TOCK)
        yield from pause(2)
        self.alive = acting(self.moving, Role(BAR, around((16, 10), ((0, 0), (0, 3)), 2)))
        yield from self.hold(3)


def lit(machine: Spectrum) -> int:
    return sum(byte.bit_count() for byte in machine.display)


def scene() -> Arrival:
    return Arrival(Bare(Spectrum(), Setup("bare")))


def test_paths_end_or_go_round() -> None:
    path = line((0, 10), (5, 0), 4)
    assert [path.at(frame) for frame in range(6)] == [(0, 10), (1, 7), (2, 5), (3, 2), (5, 0), (5, 0)]
    slow = Path(((1, 1), (2, 2)), pace=3)
    assert [slow.at(frame)[0] for frame in (0, 2, 3, 99)] == [1, 1, 2, 2]
    circle = around((10, 10), ((1, 0), (0, 1), (-1, 0)), pace=2, ahead=3)
    assert [circle.at(frame) for frame in range(4)] == [(10, 11), (9, 10), (9, 10), (11, 10)]


def test_a_role_changes_its_pose_and_may_stand_on_its_feet() -> None:
    turning = Animation((DOT, POST), 3)
    assert [Role(turning, (5, 50), ahead=2)(frame) for frame in (0, 1, 4)] == [
        ((DOT, 5, 50),),
        ((POST, 5, 50),),
        ((DOT, 5, 50),),
    ]
    assert Role(turning, (5, 50), stands=True)(3) == ((POST, 5, 47),)


def test_a_cast_acts_over_a_background_that_comes_back() -> None:
    machine = Spectrum()
    draw(machine, POST, 10, 10)
    before = machine.memory()
    moving = Moving(machine)
    alive = acting(moving, Role(BAR, Path(((8, 11), (40, 11)))), lambda frame: [(DOT, 100 + frame, 4)] * (frame > 0))
    counts = []
    for frame in (0, 1):
        alive(frame)
        counts.append(lit(machine))
    assert counts == [3 + 3, 3 + 4 + 1]
    moving.hide()
    assert machine.memory() == before


def test_a_storyboard_plays_shot_by_shot_with_its_sounds() -> None:
    arrival = scene()
    machine = arrival.machine
    pictures = []
    for _ in arrival.play():
        machine.end_frame()
        pictures.append(lit(machine))
    assert pictures == [7] * 9
    assert [(note.start // machine.FRAME, round(note.hertz)) for note in machine.speaker.notes] == [
        (0, 523),
        (2, 523),
        (4, 262),
    ]


def test_the_last_picture_is_alive() -> None:
    arrival = scene()
    list(arrival.play())
    pictures = []
    for frame in range(6):
        arrival.rest(frame)
        pictures.append(arrival.machine.memory())
    high, low = pictures[0], pictures[2]
    assert high != low
    assert pictures == [high, high, low, low, high, high]


def test_a_picture_that_goes_on_rests_from_where_it_was() -> None:
    arrival = scene()
    seen: list[int] = []
    arrival.alive = seen.append
    list(arrival.go_on(3))
    arrival.rest(0)
    list(arrival.hold(2))
    arrival.rest(0)
    assert seen == [0, 1, 2, 3, 3, 4, 3]


def test_a_changing_sound_is_told_its_frame_and_single_ones_are_listed() -> None:
    cues = every(3, lambda frame: ((0.01, float(frame)),))
    assert [cues(frame) for frame in range(5)] == [((0.01, 0.0),), None, None, ((0.01, 3.0),), None]


def test_fireworks_burst_in_turn_and_are_gone_at_their_end() -> None:
    machine = Spectrum()
    rockets = Fireworks(machine, ((60, 60), (180, 60)), 10)
    assert rockets.frames == 20 + Burst.FRAMES
    sides = []
    for frame in (0, 5, 15, rockets.frames):
        rockets.step(frame)
        columns = {place % 32 // 16 for place, byte in enumerate(machine.display) if byte}
        sides.append(sorted(columns))
    assert sides == [[0], [0], [0, 1], []]
    assert Fireworks(machine, (), 10).frames == 0
