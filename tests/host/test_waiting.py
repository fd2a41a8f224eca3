"""A picture while the arcade cannot begin yet: not before something takes long, and it is for the host that follows."""

from collections.abc import Iterator

import pygame
import pytest

from arcade.host import waiting as waiting_module
from arcade.host.waiting import EVERY, PATIENCE, Waiting
from tests.host.tiny import Tiny, WindowSettings


class Clock:
    """Time that passes when a test lets it."""

    now = 100.0

    def perf_counter(self) -> float:
        """The time."""
        return self.now

    process_time = perf_counter


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    clock = Clock()
    monkeypatch.setattr(waiting_module, "time", clock)
    yield clock
    pygame.quit()


def red(width: int, height: int) -> Tiny:
    """A machine all red, and no other than for this shape."""
    assert width > height
    machine = Tiny()
    machine.draw(*["1" * 24] * 12)
    return machine


def colour_shown() -> tuple[int, ...] | None:
    """The colour in the middle of the window, if there is one."""
    surface = pygame.display.get_surface() if pygame.display.get_init() else None
    return None if surface is None else tuple(surface.get_at(surface.get_rect().center))[:3]


def test_short_work_opens_no_window(clock: Clock) -> None:
    waiting = Waiting(red, WindowSettings())
    for _ in range(100):
        waiting.step()
    clock.now += PATIENCE - 0.01
    waiting.step()
    assert colour_shown() is None


def test_long_work_is_seen_and_its_window_kept(clock: Clock) -> None:
    waiting = Waiting(red, WindowSettings())
    clock.now += PATIENCE
    waiting.step()
    assert colour_shown() == (255, 0, 0)
    surface = pygame.display.get_surface()
    assert surface is not None
    surface.fill((0, 0, 0))  # as if another window had covered it
    waiting.step()
    assert colour_shown() == (0, 0, 0), "only now and then somebody looks"
    clock.now += EVERY
    waiting.step()
    assert colour_shown() == (255, 0, 0)
    assert pygame.display.get_surface() is surface


def test_whoever_closes_the_window_need_not_wait(clock: Clock) -> None:
    waiting = Waiting(red, WindowSettings())
    clock.now += PATIENCE
    waiting.step()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    clock.now += EVERY
    with pytest.raises(SystemExit):
        waiting.step()


def test_without_a_display_nothing_is_shown(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")
    asked: list[int] = []
    waiting = Waiting(lambda *_: asked.append(1) or Tiny(), WindowSettings())  # type: ignore[func-returns-value]
    for _ in range(3):
        clock.now += 1
        waiting.step()
    assert not asked
