"""What lives in Active Mastermind: the robot that thinks, its lights that make pictures, ends that go on."""

from random import Random

import pytest

from arcade.families.codes.code import marked
from arcade.games.masteract.ending import ALL, ASKING, EVEN, GRIN, SAD
from arcade.games.masteract.figures import BOARD, LIGHTS, ROUND, Mood, Robot, eye
from arcade.games.masteract.scene import LIGHTS_HEIGHT, LIGHTS_WIDTH, SIDE, Lights
from arcade.games.masteract.title import ROUND_FRAMES, Title
from arcade.machine.spectrum import Spectrum
from tests.patience import still
from tests.prompted import Prompted

PANEL = (0, 20, 22, 12)


def begun(*marks: str, level: int = 2, keys: str = "1") -> Prompted:
    """A run past its title, with a code in mind, marked so far."""
    run = Prompted("masteract", level=level)
    for key in ("return", *keys, "return"):
        run.press(key)
    for mark in marks:
        run.type(mark)
        run.press("return")
    return run


def test_every_mood_has_eyes_of_its_own_and_open_ones_look_about() -> None:
    assert len({eye(mood, BOARD).ink for mood in Mood}) == len(Mood)
    assert len({eye(Mood.AWAKE, glance).ink for glance in ROUND}) == len(ROUND)


def test_what_changes_is_drawn_and_a_blink_gives_the_eyes_back() -> None:
    machine = Spectrum()
    machine.cls()
    robot = Robot(machine, 2, 4)
    robot.draw()
    before = machine.memory()
    robot.look(Mood.SHUT)
    assert machine.memory() != before
    robot.look(Mood.AWAKE)
    assert machine.memory() == before


@pytest.mark.parametrize("repeats", [False, True])
def test_its_lights_make_pictures_for_few_codes_and_for_many(repeats: bool) -> None:
    shown = set()
    for picture in (frozenset[tuple[int, int]](), *GRIN, SAD, EVEN, ASKING, ALL):
        assert all(0 <= x < SIDE and 0 <= y < SIDE for x, y in picture)
        machine = Spectrum()
        machine.cls()
        Lights(machine, repeats, 168, 48).display(picture)
        shown.add(machine.memory())
    assert len(shown) == 7


@pytest.mark.parametrize("repeats", [False, True])
def test_every_code_has_a_light_of_its_own(repeats: bool) -> None:
    machine = Spectrum()
    lights = Lights(machine, repeats, 168, 48)
    lit = frozenset(Random("lights").sample(lights.codes, len(lights.codes) // 3))
    lights.draw(lit)
    left, size = (LIGHTS_WIDTH - lights.across * lights.pitch) // 2, lights.size
    points = set()
    for number, code in enumerate(lights.codes):
        x, y = left + lights.pitch * (number % lights.across), lights.pitch * (number // lights.across)
        if code in lit:
            points |= {(x + across, y + down) for across in range(size) for down in range(size)}
        elif size < lights.pitch:
            points.add((x + size - 1 - size // 2, y + size // 2))
    shown = {(x, y) for x in range(LIGHTS_WIDTH) for y in range(LIGHTS_HEIGHT) if machine.point(168 + x, 175 - 48 - y)}
    assert shown == points


def test_it_rolls_pegs_on_the_title_and_is_glad_when_it_has_them() -> None:
    run = Prompted("masteract")
    title = Title(run.program)
    title.draw()
    pictures = set()
    for frame in range(ROUND_FRAMES):
        title.step(frame)
        pictures.add(run.machine.memory())
    assert len(pictures) > ROUND_FRAMES // 4


def test_it_looks_about_while_you_mark() -> None:
    assert begun().pictures(200, *PANEL) > 3


def test_another_screen_is_left_alone_while_a_code_is_put_on_it() -> None:
    run = Prompted("masteract")
    run.press("return")
    run.press("2")
    assert run.pictures(200, *PANEL) == 1


@pytest.mark.parametrize(("code", "outcome"), [("1234", "lost"), ("3516", "drawn"), ("6452", "won")])
def test_its_ends_go_on(code: str, outcome: str) -> None:
    run = begun()
    while still(not run.session.results):
        marks = marked(code, run.state["guess"])
        run.type(f"{marks.places}{marks.elsewhere}")
        run.press("return")
    assert run.session.results[-1].outcome == outcome
    assert run.state["phase"] == "again"
    assert run.pictures(200, *PANEL) > 3


def test_it_wonders_when_no_code_is_left() -> None:
    run = begun("02", "04", "02")
    run.press("3")
    assert run.session.results[-1].outcome == "over"
    assert "That cannot be!" in run.row(22)
    assert run.pictures(200, *PANEL) > 3


def test_its_eyes_follow_the_lights_that_go_out() -> None:
    robot = Robot(Spectrum(), 2, 4)
    robot.draw()
    robot.wait(0, LIGHTS)
    below = robot.machine.memory()
    robot.think(0)
    assert robot.machine.memory() != below
