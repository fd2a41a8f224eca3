"""Sound devices that are missing, come, go, and fail in the middle: the arcade plays on, and what is there is heard."""

from collections.abc import Callable

import pygame
import pytest

from arcade.console.show import Options
from arcade.host.host import DONE, run_host
from arcade.host.loudspeaker import Loudspeaker
from arcade.host.sound import FIRST_WAIT, LONGEST_WAIT, Sound
from arcade.machine.hosting import Notice
from arcade.machine.machine import Machine
from arcade.machine.speaker import ALL, Kind
from tests.host.tiny import Beeper, TinyShow

GONE = pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)
COME = pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0)


class Plug:
    """A socket with or without a device in it, and a clock."""

    def __init__(self, there: bool = True) -> None:
        self.there = there
        self.tries = self.heard = self.closed = 0
        self.now = 100.0
        self.show = TinyShow()
        self.machine = Beeper()
        self.sound = Sound(self.show, self.open, lambda: self.now)

    def open(self) -> "Plug":
        self.tries += 1
        if not self.there:
            raise pygame.error("no device")
        return self

    def hear(self, machine: Machine, volume: int, kinds: Kind) -> None:  # noqa: ARG002
        self.poll()
        self.heard += 1

    def poll(self) -> None:
        if not self.there:
            raise pygame.error("mixer not initialized")

    def close(self) -> None:
        self.closed += 1

    def play(self, seconds: float) -> int:
        """Play so long; how many of the frames were heard."""
        before = self.heard
        for _ in range(round(50 * seconds)):
            self.machine.run()
            self.sound.poll()
            self.sound.hear(self.machine, 7, ALL)
            self.now += 0.02
        return self.heard - before

    @property
    def missing(self) -> int:
        """How often the player was told that there is no sound."""
        return self.show.told.count(("notice", Notice.NO_SOUND))


def test_a_device_that_comes_later_is_heard() -> None:
    plug = Plug(there=False)
    assert plug.play(1.0) == 0
    plug.there = True
    plug.sound.handle(COME)
    assert plug.play(1.0) == 50
    assert plug.missing == 1


def test_a_device_that_nobody_announces_is_found_all_the_same() -> None:
    plug = Plug(there=False)
    plug.play(600)
    assert plug.tries < 20, "a try takes more than a frame"
    plug.there = True
    assert plug.play(LONGEST_WAIT + FIRST_WAIT) > 0
    assert plug.missing == 1


@pytest.mark.parametrize("announced", [True, False])
def test_a_device_that_goes_stops_nothing(announced: bool) -> None:
    plug = Plug()
    plug.play(5.0)
    plug.there = False
    if announced:
        plug.sound.handle(GONE)
    assert plug.play(5.0) == 0
    assert (plug.closed, plug.missing, plug.sound.heard) == (1, 1, False)
    assert plug.machine.speaker.busy_until < 0, "what nobody hears does not pile up"
    plug.there = True
    plug.sound.handle(COME)
    assert plug.play(1.0) == 50


def test_another_device_takes_over_at_once() -> None:
    plug = Plug()
    plug.play(5.0)
    plug.sound.handle(GONE)
    assert plug.play(1.0) == 50
    assert (plug.tries, plug.closed, plug.missing) == (2, 1, 0)


@pytest.mark.parametrize(
    "event",
    [
        COME,
        pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0),
        pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=1),
    ],
)
def test_what_happens_to_other_devices_does_nothing(event: pygame.event.Event) -> None:
    plug = Plug()
    plug.sound.handle(event)
    assert plug.play(1.0) == 50
    assert plug.tries == 1


def test_a_device_of_no_use_is_not_opened_in_every_frame() -> None:
    plug = Plug()
    plug.sound.handle(GONE)
    plug.there = True
    failing: Callable[..., None] = lambda *_: (_ for _ in ()).throw(pygame.error("broken"))  # noqa: E731
    plug.hear = failing  # type: ignore[method-assign]
    plug.play(60.0)
    assert plug.tries < 10, "seldomer and seldomer"
    assert plug.missing == 1, "and told once"


def test_the_real_loudspeaker_is_opened_when_there_is_a_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    show, machine, now = TinyShow(), Beeper(), [0.0]
    sound = Sound(show, Loudspeaker, lambda: now[0])
    assert not sound.heard
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    now[0] += FIRST_WAIT
    for _ in range(10):
        machine.run()
        sound.hear(machine, 7, ALL)
    assert sound.heard
    sound.handle(GONE)
    for _ in range(10):
        machine.run()
        sound.poll()
        sound.hear(machine, 7, ALL)
    assert not sound.heard
    now[0] += 2 * FIRST_WAIT
    sound.hear(machine, 7, ALL)
    assert sound.heard
    sound.close()


def test_a_game_goes_on_while_devices_come_and_go() -> None:
    machine, frames = Beeper(), 0

    def script(_keys: object) -> Machine | None:
        nonlocal frames
        frames += 1
        if frames % 10 == 0:
            pygame.event.post(GONE if frames % 20 else COME)
        machine.run()
        return machine if frames < 60 else None

    show = TinyShow(script)
    assert run_host(show, Options(scale=2)) == DONE
    assert frames == 60
