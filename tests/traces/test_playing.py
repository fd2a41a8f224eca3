"""A scenario is played as it was recorded: by waits or by frames, keys held as long, lines typed."""

from dataclasses import replace

import pytest

from arcade.cabinet.replays.session import Session
from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum
from tests.traces.listing import Running, counter, recorded_by_frames, recorded_by_waits
from tests.traces.playing import Player, Shot, StuckError, around, started
from tests.traces.recording import Press, Scenario, Typed, trace


def test_frames_are_counted_from_the_press_to_the_wait() -> None:
    scenario = recorded_by_waits(counter, "ab")
    lazy_loading = list(Player(Running(counter)).play(scenario))
    assert [arrival.waits_for for arrival in lazy_loading] == ["key"] * 3
    assert [arrival.where for arrival in lazy_loading[:2]] == ["waits, start", "waits, wait 1 after 'a'"]
    two_tones_and_a_pause = 2 * (0.1 * 50.08 + 1.3) + 20
    assert [arrival.frames for arrival in lazy_loading[1:]] == [pytest.approx(two_tones_and_a_pause, abs=2)] * 2
    assert [len(arrival.way) for arrival in lazy_loading[1:]] == [arrival.frames for arrival in lazy_loading[1:]]
    assert len(lazy_loading[0].way) == lazy_loading[0].frames - 6


def hold(machine: Spectrum) -> Frames[None]:
    """Answers at once, and prints which keys are held, frame by frame."""
    for frame in range(60):
        machine.print_at(frame // 30, frame % 30, machine.inkey() or ".")
        yield


def test_keys_are_held_at_their_frames() -> None:
    keys = (Press("a", 3, 5), Press("b", 4, 12))
    scenario = recorded_by_frames(hold, (), (50,))
    player = Player(Running(hold))
    (arrival,) = player.play(Scenario("hold", 7, {}, keys, scenario.checkpoints))
    assert len(player.film) == 50 + 13
    assert player.machine.text_rows()[0] == ".....aaa....bbbb.............."
    assert arrival.waits_for == "stop"


def asking(machine: Spectrum) -> Frames[None]:
    """Reads a line, and prints it after a second."""
    name = yield from machine.input("NAME? ")
    yield from machine.wait(50)
    machine.print_at(0, 0, name)
    yield from machine.pause(0)


def test_lines_are_typed_and_entered() -> None:
    (checkpoint,) = recorded_by_waits(counter, "").checkpoints
    player = Player(Running(asking))
    start, after = player.play(Scenario("line", 7, {}, (Typed("Ana b"),), (checkpoint, checkpoint)))
    assert (start.waits_for, after.waits_for) == ("line", "key")
    assert after.frames == pytest.approx(51, abs=1)
    assert player.machine.text_rows()[0] == "Ana b"


def test_a_key_held_over_the_next_wait_is_told_by_when_that_began() -> None:
    def quick(machine: Spectrum) -> Frames[None]:
        for _ in range(3):
            yield from machine.pause(0)
            yield from machine.wait(5)

    (checkpoint,) = recorded_by_waits(counter, "").checkpoints
    scenario = Scenario("held", 7, {}, (Press("a", 30),), (checkpoint, checkpoint))
    _, after = Player(Running(quick)).play(scenario)
    assert after.frames == pytest.approx(6, abs=1)


def test_keys_are_held_at_a_wait_and_pictures_looked_at_when_it_has_settled() -> None:
    def held(machine: Spectrum) -> Frames[None]:
        yield from machine.pause(0)
        yield from hold(machine)
        yield from machine.input()

    (checkpoint,) = recorded_by_waits(counter, "").checkpoints
    player = Player(Running(held))
    scenario = Scenario("held", 7, {}, (Press("a", 6),), (checkpoint, replace(checkpoint, wait="line")))
    lazy_loading = player.play(scenario)
    start = next(lazy_loading)
    assert len(player.film) == start.frames + 8
    after = next(lazy_loading)
    assert player.machine.text_rows()[0].rstrip(".") == "aaaaaa"
    assert len(player.film) == start.frames + 8 + after.frames + 25


def test_a_wait_is_over_a_frame_after_the_press() -> None:
    def slow(machine: Spectrum) -> Frames[None]:
        yield from machine.pause(0)
        machine.waiting = Waiting("key")
        yield
        machine.waiting = None
        yield from machine.wait(30)
        yield from machine.pause(0)

    (checkpoint,) = recorded_by_waits(counter, "").checkpoints
    _, after = Player(Running(slow)).play(Scenario("slow", 7, {}, (Press("a"),), (checkpoint, checkpoint)))
    assert after.frames == pytest.approx(32, abs=1)


def test_the_end_of_a_program_is_a_stop() -> None:
    (checkpoint,) = recorded_by_waits(counter, "").checkpoints
    stop = replace(checkpoint, wait="stop")
    scenario = Scenario("end", 7, {}, tuple(map(Press, "abcd")), (*(checkpoint,) * 4, stop))
    assert [arrival.waits_for for arrival in Player(Running(counter)).play(scenario)] == ["key"] * 4 + ["stop"]


def test_a_program_that_ends_too_soon_is_stuck() -> None:
    (checkpoint,) = recorded_by_waits(counter, "").checkpoints
    scenario = Scenario("end", 7, {}, tuple(map(Press, "abcd")), (checkpoint,) * 5)
    with pytest.raises(StuckError, match="has ended where the original waits for a key"):
        list(Player(Running(counter)).play(scenario))


def test_a_game_starts_as_it_was_recorded() -> None:
    found = trace("fortune-wheel")
    session = started(found, found.scenarios[2])
    assert isinstance(session, Session)
    setup = session.setup
    assert (setup.level, setup.seed, setup.language, setup.original) == (2, 363, "ro", True)


def test_pictures_near_a_frame_come_nearest_first_and_once() -> None:
    film = [Shot(bytes([frame // 2]), 0, 0) for frame in range(40)]
    assert [shot.memory[0] for shot in around(film, 10)] == [5, 4, 6, 3]
    assert [shot.memory[0] for shot in around(film, 0)] == [0, 1]
    long_film = [Shot(bytes([frame]), 0, 0) for frame in range(200)]
    assert [len(around(long_film, at)) for at in (50, 98, 99, 150)] == [7, 7, 9, 9]
    early = {shot.memory[0] for shot in around([Shot(bytes([frame % 256]), 0, 0) for frame in range(4000)], 3000)}
    assert len(early) == 25
