"""Sound from edges: pitch, level, no aliasing, no seams; what is heard of which machine; the stream's steering."""

import wave
from collections.abc import Sequence
from io import BytesIO

import numpy as np
import pytest

from arcade.console.edge_reader import EdgeReader, Heard
from arcade.console.tones import DELAY, FULL_STEP, LEAD, RATE, STRETCH, Flow
from arcade.host.background import Background
from arcade.host.bandlimited import Voice, samples, wav
from arcade.host.recording import Recording
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Behind
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.sound.player import player
from tests.host.tiny import Beeper, Tiny
from tests.pieces import HORA_MARE

CLOCK = 3_500_000


def tone(half: int, seconds: float) -> list[int]:
    return list(range(0, int(CLOCK * seconds), half))


def render(edges: Sequence[int], start_tick: int, end_tick: int, clock: int, level: int = 0) -> np.ndarray:
    """The sound of the level changes `edges` (ticks, ascending) from `start_tick` to `end_tick`: int16 mono at RATE.

    `clock` is ticks a second, `level` the speaker's level (0 or 1) at the start. Edges outside the span are left out.
    """
    at = np.asarray(edges, dtype=np.float64)
    rising = (level + int(np.count_nonzero(at < start_tick))) % 2 == 0
    within = at[(at >= start_tick) & (at < end_tick)]
    scale = RATE / clock
    length = round((end_tick - start_tick) * scale)
    return samples(Voice().block((within - start_tick) * scale, rising, length))


def spectrum(sound: np.ndarray) -> np.ndarray:
    """Amplitude in decibels below full scale, a value a hertz (one second of sound is given)."""
    assert len(sound) == RATE
    window = np.blackman(RATE)
    level: np.ndarray = 20 * np.log10(np.abs(np.fft.rfft(sound / 32_768 * window)) / (window.sum() / 2) + 1e-12)
    return level


@pytest.mark.parametrize("half", [350, 1_000, 3_500])  # 5000, 1750 and 500 Hz
def test_a_note_has_its_pitch_and_harmonics_and_nothing_else(half: int) -> None:
    sound = render(tone(half, 1.5), 0, CLOCK * 3 // 2, CLOCK)[-RATE:]
    decibels = spectrum(sound)
    pitch = CLOCK // 2 // half
    assert decibels.argmax() == pitch
    assert decibels[pitch] == pytest.approx(20 * np.log10(FULL_STEP / 32_768 * 2 / np.pi), abs=0.1)
    between = np.ones(len(decibels), bool)
    for harmonic in range(0, len(decibels), pitch):
        between[max(0, harmonic - 4) : harmonic + 5] = False
    assert decibels[between].max() < -70


def test_aliases_of_a_high_note_are_not_heard() -> None:
    decibels = spectrum(render(tone(210, 1.5), 0, CLOCK * 3 // 2, CLOCK)[-RATE:])  # 8333 Hz: harmonics fold back
    allowed = np.zeros(len(decibels), bool)
    for harmonic in (8_333, 16_667):
        allowed[harmonic - 6 : harmonic + 7] = True
    allowed[18_000:] = True
    assert decibels[~allowed].max() < -60


def test_a_single_edge_is_a_step_of_full_height_that_sinks_to_silence() -> None:
    sound = render([350_000], 0, CLOCK, CLOCK).astype(int)
    step = 4_410 + DELAY
    assert not sound[: step - 20].any()
    assert sound[step + 1] == pytest.approx(FULL_STEP, rel=0.12)
    assert abs(sound[-1]) <= 1
    falling = render([350_000], 0, CLOCK, CLOCK, level=1).astype(int)
    assert (falling == -sound).all()


def test_a_constant_level_is_silent_and_edges_outside_the_span_are_not_heard() -> None:
    assert not render([], 0, CLOCK, CLOCK, level=1).any()
    assert not render([5, CLOCK + 7], 10, CLOCK, CLOCK).any()
    within = render([5, 9, 1_000], 10, 70_000, CLOCK)
    assert (within == render([1_000], 10, 70_000, CLOCK)).all()


def test_blocks_join_without_a_seam() -> None:
    edges = np.array(tone(1_234, 0.2)) * (RATE / CLOCK)
    length = 0.2 * RATE
    whole = Voice().block(edges, True, length)
    voice, parts, start = Voice(), [], 0.0
    for part in (880.5888, 0.0, 3.25, 2_000.125, length):
        end = min(start + part, length)
        inside = edges[(edges >= start) & (edges < end)]
        parts.append(voice.block(inside - start, int((edges < start).sum()) % 2 == 0, end - start))
        start = end
    joined = np.concatenate(parts)
    assert len(joined) == len(whole)
    assert np.abs(joined - whole).max() < 0.01


def test_very_many_edges_do_not_overflow() -> None:
    sound = samples(Voice().block(np.sort(np.random.default_rng(1).uniform(0, 880, 5_000)), True, 880.0))
    assert np.abs(sound.astype(int)).max() < 32_767


def test_a_wav_file_holds_the_samples() -> None:
    sound = render(tone(3_500, 0.1), 0, 350_000, CLOCK)
    with wave.open(BytesIO(wav(sound))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert file.readframes(RATE) == sound.astype("<i2").tobytes()


def test_the_ear_hears_each_frame_once() -> None:
    machine, ear = Tiny(), EdgeReader()
    machine.speaker.lay_out([100, 50_000, 70_000, 70_200])
    machine.end_frame()
    assert ear.frame(machine) == Heard((100, 50_000), True)
    assert ear.frame(machine) == Heard()
    machine.end_frame()
    assert ear.frame(machine) == Heard((0, 200), True)


def test_the_ear_leaves_out_frames_that_were_not_shown_but_keeps_the_level() -> None:
    machine, ear = Tiny(), EdgeReader()
    machine.speaker.lay_out([10, 20, 30, 140_005])
    for _ in range(3):
        machine.end_frame()
    assert ear.frame(machine) == Heard((5,), rising=False)
    other = Beeper()
    other.run()
    assert ear.frame(other).edges[:2] == (0, 3_500)


def test_the_flow_holds_its_lead_against_a_card_that_runs_off() -> None:
    for drift in (-0.04, -0.001, 0.0, 0.001, 0.04):
        flow, ahead, leads = Flow(LEAD), LEAD, []
        for _ in range(1_000):
            stretch = flow.stretch(ahead)
            assert abs(stretch - 1) <= STRETCH
            ahead += 0.02 * (stretch - 1 - drift)
            leads.append(ahead)
        assert min(leads) > LEAD / 2
        assert max(leads) < LEAD * 3 / 2
        assert stretch - 1 == pytest.approx(drift, abs=0.002)


def test_a_machine_behind_is_heard_softly_in_step_with_the_one_in_front() -> None:
    shown, other = Tiny(), Beeper()
    background, alone = Background(), Voice()
    length = RATE * Tiny.FRAME / Tiny.CLOCK
    found, wanted = [], []
    for frame in range(1, 51):
        other.run()
        shown.behind = Behind(other, frame * Tiny.FRAME, 1 / 3)
        block = background.block(shown, length)
        assert block is not None
        edges = np.arange(0, Tiny.FRAME, Beeper.HALF) * (length / Tiny.FRAME)
        found.append(block)
        wanted.append(alone.block(edges, (frame - 1) * (Tiny.FRAME // Beeper.HALF) % 2 == 0, length))
        assert len(block) == len(wanted[-1])
    assert np.allclose(np.concatenate(found), np.concatenate(wanted) / 3)
    shown.behind = None
    assert background.block(shown, length) is None


def test_a_machine_behind_that_was_not_followed_for_a_while_is_heard_from_now() -> None:
    shown, other, background = Tiny(), Beeper(), Background()
    for _ in range(100):
        other.run()
    shown.behind = Behind(other, 100 * Tiny.FRAME, 1.0)
    block = background.block(shown, 800.0)
    assert block is not None
    assert len(block) == 800
    assert abs(block).max() > 0.5
    assert other.speaker.busy_until < 0


def test_a_recording_is_the_whole_sound_and_keeps_no_edges() -> None:
    machine, recording = Beeper(), Recording()
    for _ in range(25):
        machine.run()
        recording.hear(machine)
        recording.hear(machine)
        assert machine.speaker.busy_until == -1
    end = machine.frame * machine.FRAME
    whole = render(range(0, end, Beeper.HALF), 0, end, machine.CLOCK)
    with wave.open(BytesIO(recording.finish())) as file:
        heard = np.frombuffer(file.readframes(RATE), "<i2")
    assert len(heard) == len(whole)
    assert np.abs(heard.astype(int) - whole).max() <= 2


def part_of(sound: np.ndarray, low: int, high: int) -> float:
    """The energy between two frequencies."""
    found = np.abs(np.fft.rfft(sound * np.hanning(len(sound)))) ** 2
    hertz = np.fft.rfftfreq(len(sound), 1 / RATE)
    return float(found[(hertz >= low) & (hertz < high)].sum())


def test_the_fizz_of_three_voices_is_left_out() -> None:
    fizz = {}
    for carrier in (False, True):
        machine, ear, voice, blocks = Spectrum(), EdgeReader(), Voice(), []
        music = player(machine, HORA_MARE)
        scale = RATE / machine.CLOCK
        for _ in range(200):
            machine.begin_frame(NO_KEYS)
            music.step()
            machine.end_frame()
            heard = ear.frame(machine)
            assert heard.carrier
            blocks.append(voice.block(np.array(heard.edges) * scale, heard.rising, machine.FRAME * scale, carrier))
        sound = np.concatenate(blocks)
        fizz[carrier] = 10 * np.log10(part_of(sound, 12_000, 20_000) / part_of(sound, 30, 8_000))
    assert fizz[False] > -16
    assert fizz[True] < -50


def test_the_cut_off_changes_without_a_click() -> None:
    length, edges = 1_000.0, np.array([*range(17, 20_000, 45)], dtype=np.float64)  # 490 Hz
    sounds = []
    for changes in (False, True):
        voice, blocks = Voice(), []
        for block in range(20):
            start = block * length
            inside = edges[(edges >= start) & (edges < start + length)] - start
            rising = int((edges < start).sum()) % 2 == 0
            blocks.append(voice.block(inside, rising, length, changes and block % 2 == 0))
        sounds.append(np.concatenate(blocks))
    plain, mixed = sounds
    click = part_of(mixed - plain, 30, 5_000) / part_of(plain, 30, 5_000)
    assert 10 * np.log10(click) < -60
    level = [Voice().block(np.array([500.0]), True, length, carrier)[-1] for carrier in (False, True)]
    assert level[0] == pytest.approx(level[1], abs=1e-6)


@pytest.mark.parametrize(("pins", "carrier"), [(False, True), (True, False)])
def test_only_the_engine_has_a_carrier(pins: bool, carrier: bool) -> None:
    machine, ear = Spectrum(), EdgeReader()
    music = player(machine, HORA_MARE, pins)
    for frame in range(20):
        machine.begin_frame(NO_KEYS)
        music.step()
        if frame >= 10:
            machine.chime(((0.05, 0.0),))
        machine.end_frame()
        heard = ear.frame(machine)
        assert heard.carrier == (carrier and frame < 10)
