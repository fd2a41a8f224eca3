"""What lives in a picture: figures, lights, water, flags, falling things; and what goes on beside a program's part."""

from random import Random

import pytest

from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.animation.living import Burst, Drift, Falling, Ripple, Twinkle, all_alive, waving
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.flow.alongside import HASTE, scene, while_waiting
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import sprite
from arcade.toolkit.sound.notation import score
from tests.toolkit.stage import BareMachine, drive

DOT, BAR = sprite(["#"]), sprite(["####"])
PHRASE = score(
    """
    tempo: 120
    sound flute: 50 40 30
    A 1: @flute C5/4 E G C
    play: A
    """
)
FLAG = sprite(["################"] * 8, "RY")


def lit(machine: Spectrum) -> int:
    return sum(byte.bit_count() for byte in machine.display)


def test_lights_change_ink_alone_one_after_the_other() -> None:
    machine = Spectrum()
    cells = [(2, 3), (2, 4)]
    for row, column in cells:
        machine.attributes[32 * row + column] = pair("wb")
    lights = Twinkle(machine, cells, "WCb", pace=2)
    seen = []
    for frame in range(6):
        lights.step(frame)
        seen.append(tuple(machine.attributes[32 * row + column] for row, column in cells))
    white, cyan, blue = pair("Wb") | 0x40, pair("Cb") | 0x40, pair("bb")
    assert seen == [(white, blue)] * 2 + [(cyan, white)] * 2 + [(blue, cyan)] * 2


@pytest.mark.parametrize(("speed", "after"), [(1, 9), (-1, 7), (2, 9), (0, 8)])
def test_water_drifts(speed: int, after: int) -> None:
    machine, there = Spectrum(), Spectrum()
    draw(machine, DOT, 8, 16)
    draw(there, DOT, after, 16)
    water = Drift(machine, 16, 0, 1, 4, [speed])
    for frame in (1, 2) if speed == 2 else (1,):
        water.step(frame)
    assert machine.display == there.display


def test_water_is_where_it_was_after_its_width() -> None:
    machine = Spectrum()
    draw(machine, BAR, 5, 16)
    before = bytes(machine.display)
    water = Drift(machine, 16, 0, 2, 4, [1, -1])
    for frame in range(32):
        water.step(frame)
    assert bytes(machine.display) == before


def test_a_picture_in_water_swings_about_its_place() -> None:
    machine = Spectrum()
    for y in range(64, 72):
        draw(machine, BAR, 30, y)
    before = bytes(machine.display)
    water = Ripple(machine, 64, 2, 8, 4, pace=1)
    pictures = set()
    for frame in range(24):
        water.step(frame)
        pictures.add(bytes(machine.display))
        assert lit(machine) == 8 * 4
    assert len(pictures) == 12
    assert before not in pictures
    assert max(picture.count(0) for picture in pictures) < len(before)


def test_what_falls_stays_in_its_area_and_leaves_nothing() -> None:
    machine = Spectrum()
    snow = Falling(machine, [DOT, Animation((DOT, BAR))], (64, 32, 96, 64), count=9)
    for frame in range(0, 600, 2):
        snow.step(frame)
        assert lit(machine) >= 5
        for y in range(192):
            row = int.from_bytes(machine.display[(y & 0xC0) << 5 | (y & 7) << 8 | (y & 0x38) << 2 :][:32])
            assert not row or (32 <= y < 96 and not row & ~((1 << 192) - (1 << 96)))
    snow.hide()
    assert lit(machine) == 0


def test_a_burst_grows_and_goes_out() -> None:
    machine = Spectrum()
    burst = Burst(machine, (128, 96))
    counts = []
    for age in range(-1, Burst.FRAMES + 1):
        burst.step(age)
        counts.append(lit(machine))
    assert counts[0] == counts[-1] == 0
    assert min(counts[1:-1]) >= 10
    assert len(set(counts)) > 3


def test_a_flag_waves_and_keeps_its_staff_and_colours() -> None:
    pictures = waving(FLAG).sprites
    assert len({picture.ink for picture in pictures}) == len(pictures) == 12
    for picture in pictures:
        assert [row[0] for row in picture.rows()] == [" "] * 2 + ["#"] * 8 + [" "] * 2
        assert picture.paints == FLAG.paints
        assert sum(row.count("#") for row in picture.rows()) == 16 * 8


def test_several_live_as_one() -> None:
    seen: list[tuple[str, int]] = []
    all_alive(lambda frame: seen.append(("a", frame)), lambda frame: seen.append(("b", frame)))(7)
    assert seen == [("a", 7), ("b", 7)]


def test_while_waiting_counts_from_the_beginning_of_each_wait() -> None:
    machine = BareMachine()
    seen: list[int] = []

    def part() -> Frames[None]:
        for waits in (0, 1, 1, 0, 1, 1, 1):
            machine.waiting = Waiting("key", ()) if waits else None
            yield

    drive(machine, while_waiting(machine, part(), seen.append), [""] * 9)
    assert seen == [0, 1, 0, 1, 2]


def counted(steps: list[int], length: int) -> Frames[None]:
    for step in range(length):
        steps.append(step)
        yield


def test_a_scene_lasts_as_long_as_its_phrase() -> None:
    machine = Spectrum()
    steps: list[int] = []
    rested: list[int] = []
    _, frames = drive(machine, scene(machine, counted(steps, 30), PHRASE, rested.append), [""] * 400)
    assert PHRASE.seconds * 50 - 2 <= frames <= PHRASE.seconds * 50 + 3
    assert steps == list(range(30))
    assert rested == list(range(frames - 30))
    assert [round(note.hertz) for note in machine.speaker.notes] == [523, 659, 784, 523]


def test_a_key_hurries_a_scene_to_its_last_picture_in_silence() -> None:
    machine = Spectrum()
    steps: list[int] = []
    _, frames = drive(machine, scene(machine, counted(steps, 300), PHRASE), [""] * 40 + ["a"] + [""] * 60)
    assert steps == list(range(300))
    assert 40 + 250 // HASTE <= frames <= 42 + 300 // HASTE
    assert machine.speaker.busy_until <= machine.now
    assert not machine.keyboard.take()


def test_a_key_held_from_before_does_not_hurry_a_scene() -> None:
    machine = Spectrum()
    steps: list[int] = []
    drive(machine, scene(machine, counted(steps, 300), PHRASE), ["a"] * 30)
    assert steps == list(range(30))


def test_lines_that_drift_move_as_one_by_one() -> None:
    dice = Random("drift")
    for _ in range(40):
        top, column, height, width = dice.randint(0, 150), dice.randint(0, 20), dice.randint(1, 40), dice.randint(1, 12)
        speeds = [dice.randint(-3, 3) for _ in range(dice.randint(1, 5))]
        machine, wanted = Spectrum(), Spectrum()
        machine.display[:] = wanted.display[:] = dice.randbytes(len(machine.display))
        water, bits = Drift(machine, top, column, height, width, speeds), 8 * width
        for frame in range(7):
            water.step(frame)
            for line in range(height):
                speed = speeds[line % len(speeds)]
                if speed and frame % abs(speed) == 0:
                    place = slice(LINES[top + line] + column, LINES[top + line] + column + width)
                    text = f"{int.from_bytes(wanted.display[place]):0{bits}b}"
                    text = text[-1] + text[:-1] if speed > 0 else text[1:] + text[0]
                    wanted.display[place] = int(text, 2).to_bytes(width)
            assert machine.memory() == wanted.memory()
