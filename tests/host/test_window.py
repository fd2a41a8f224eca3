"""The window on SDL's dummy display: modes, sizes, and the cheaper ways of a slow computer."""

import itertools
import os
import time
from collections.abc import Iterator

import pygame
import pytest

from arcade.console.show import Options
from arcade.host import display as display_module
from arcade.host import window as window_module
from arcade.host.display import ATTEMPTS
from arcade.host.slow_display import PICTURES
from arcade.host.window import Window
from arcade.machine.hosting import Notice
from tests.host.tiny import Tiny, TinyShow
from tests.patience import still

RED, GREEN = (255, 0, 0), (0, 255, 0)


@pytest.fixture
def show() -> Iterator[TinyShow]:
    yield TinyShow()
    pygame.display.quit()


@pytest.fixture
def machine() -> Tiny:
    """Green in a red border."""
    tiny = Tiny()
    tiny.draw(*["1" * 24] * 2, *["1111" + "2" * 16 + "1111"] * 8, *["1" * 24] * 2)
    return tiny


def surface_shown() -> pygame.Surface:
    """What is drawn on."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return surface


def shown() -> tuple[tuple[int, int], bool, tuple[tuple[int, ...], ...]]:
    """Size of the surface, whether it is fullscreen, the colours of a corner and the middle."""
    surface = surface_shown()
    width, height = surface.get_size()
    colours = tuple(tuple(surface.get_at(at))[:3] for at in ((0, 0), (width // 2, height // 2)))
    return (width, height), pygame.display.is_fullscreen(), colours


def test_fullscreen_and_back_keeps_the_windows_size(show: TinyShow, machine: Tiny) -> None:
    window = Window(Options(scale=2), show)
    window.show(machine)
    assert shown() == ((640, 480), False, (RED, GREEN))
    show.window_settings.fullscreen = True
    window.show(machine)
    assert shown() == (pygame.display.get_desktop_sizes()[0], True, (RED, GREEN))
    show.window_settings.fullscreen = False
    window.show(machine)
    assert shown() == ((640, 480), False, (RED, GREEN))
    assert show.told == []


def until_set(window: Window, machine: Tiny) -> int:
    """Show pictures until there is the frame of a television in the corner: how many that took."""
    bare, count = shown()[2][0], 0
    while still(shown()[2][0] == bare):
        window.show(machine)
        count += 1
    return count


@pytest.fixture
def one_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sets are made as slowly as they can be: a step in a frame."""
    monkeypatch.setattr("arcade.host.picture.PATIENCE", 0.0)


@pytest.mark.usefixtures("one_step")
def test_a_look_is_followed_as_soon_as_its_glass_is_made(show: TinyShow, machine: Tiny) -> None:
    window = Window(Options(scale=1), show)
    window.show(machine)
    show.window_settings.phosphor = "green"
    window.show(machine)
    (_, _, (corner, middle)) = before = shown()
    assert (corner, middle) == ((20, 76, 32), (40, 149, 64))
    show.window_settings.look = "tv"
    window.show(machine)
    machine.picture[:] = bytes(len(machine.picture))
    window.show(machine)
    assert shown() == before, "the old picture stays until the new one can be made"
    assert until_set(window, machine) > 1
    show.window_settings.look = "sharp"
    window.show(machine)
    assert shown()[2] == ((0, 0, 0), (0, 0, 0))
    show.window_settings.look = "tv"
    assert until_set(window, machine) == 1, "what is made is kept"


@pytest.mark.usefixtures("one_step")
def test_on_another_size_bare_pixels_are_shown_until_the_glass_is_made(
    show: TinyShow, machine: Tiny, monkeypatch: pytest.MonkeyPatch
) -> None:
    show.window_settings.look = "tv"
    window = Window(Options(scale=1), show)
    with monkeypatch.context() as first:
        first.setattr("arcade.host.picture.Screen", None)
        window.show(machine)  # nothing is done for a set before the first picture
    assert shown() == ((320, 240), False, (RED, GREEN))
    until_set(window, machine)
    show.window_settings.fullscreen = True
    window.show(machine)
    assert shown() == (pygame.display.get_desktop_sizes()[0], True, (RED, GREEN))
    assert until_set(window, machine) > 1


def test_what_is_beside_a_set_is_drawn_again_when_the_display_lost_it(show: TinyShow, machine: Tiny) -> None:
    show.window_settings.look, show.window_settings.fullscreen = "tv", True
    window = Window(Options(), show)
    window.show(machine)
    assert until_set(window, machine) > 1
    before = pygame.surfarray.array3d(surface_shown())
    assert before[2, 2].any(), "the cabinet's front"
    surface_shown().fill((1, 2, 3))
    window.exposed()
    window.show(machine)
    assert (pygame.surfarray.array3d(surface_shown()) == before).all()


def test_an_unchanged_picture_is_drawn_again_only_when_the_display_lost_it(show: TinyShow, machine: Tiny) -> None:
    window = Window(Options(scale=1), show)
    window.show(machine)
    surface_shown().fill((0, 0, 0))
    window.show(machine)
    assert shown()[2] == ((0, 0, 0), (0, 0, 0))
    window.stale = True
    window.show(machine)
    assert shown()[2] == (RED, GREEN)


class Slow:
    """Finds everything too slow."""

    def too_much(self, _seconds: float, _right: float) -> bool:
        return True


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_module, "SETTLING", -1.0)
    monkeypatch.setattr(window_module, "SlowDisplay", Slow)
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "1")


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize(("look", "fullscreen"), [("tv", True), ("tv", False), ("aerial", True)])
def test_a_slow_computer_goes_on_in_cheaper_ways(look: str, fullscreen: bool, show: TinyShow, machine: Tiny) -> None:
    show.window_settings.look, show.window_settings.fullscreen = look, fullscreen
    window = Window(Options(scale=2), show)
    window.show(machine)
    until_set(window, machine)
    for colour in (0, 3, 0, 3):
        machine.picture[0] = colour
        window.show(machine)
        size = pygame.display.get_desktop_sizes()[0] if fullscreen else (640, 480)
        assert surface_shown().get_size() == size, "the surface is the screen"
    assert shown()[2][1] == GREEN, "bare pixels again"
    assert show.told == [("notice", Notice.SLOW_DISPLAY)]
    assert surface_shown().get_flags() & pygame.SCALED == 0


@pytest.mark.usefixtures("slow")
def test_where_nothing_is_cheaper_nothing_is_said(show: TinyShow, machine: Tiny) -> None:
    show.window_settings.fullscreen = True
    window = Window(Options(), show)
    for colour in (0, 3, 0, 3):
        machine.picture[60] = colour
        window.show(machine)
        assert shown()[1:] == (True, (RED, GREEN))
    assert show.told == []


def test_a_processor_that_draws_as_a_graphics_card_copies_instead(
    show: TinyShow, machine: Tiny, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "SETTLING", -1.0)
    worked = itertools.count()
    monkeypatch.setattr(time, "process_time", lambda: next(worked) * 0.018)
    window = Window(Options(scale=1), show)
    copied = []
    for number in range(3 * PICTURES):
        machine.picture[0] = number % 3
        window.show(machine)
        copied.append(os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == "0")
    assert copied == [False] * PICTURES + [True] * 2 * PICTURES
    assert show.told == []


def test_a_display_without_fullscreen_gets_a_window(
    show: TinyShow, machine: Tiny, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_mode = pygame.display.set_mode

    def windows_only(size: tuple[int, int], flags: int = 0, vsync: int = 0) -> pygame.Surface:
        if flags & pygame.FULLSCREEN:
            raise pygame.error("not here")
        return set_mode(size, flags, vsync=vsync)

    monkeypatch.setattr(pygame.display, "set_mode", windows_only)
    show.window_settings.fullscreen = True
    window = Window(Options(scale=1), show)
    for _ in range(2):
        window.show(machine)
        assert shown() == ((320, 240), False, (RED, GREEN))
    assert show.told == [("notice", Notice.NO_FULLSCREEN)]


@pytest.mark.parametrize(("refusals", "told"), [(3, []), (ATTEMPTS + 1, [("notice", Notice.NO_FULLSCREEN)])])
def test_a_display_that_is_starting_anew_is_waited_for(
    refusals: int, told: list[tuple[str, str]], show: TinyShow, machine: Tiny, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = Window(Options(scale=1), show)
    window.show(machine)
    init, left = pygame.display.init, [refusals]

    def busy() -> None:
        left[0] -= 1
        if left[0] >= 0:
            raise pygame.error("not now")
        init()

    monkeypatch.setattr(pygame.display, "init", busy)
    monkeypatch.setattr(display_module, "ATTEMPT_SECONDS", 0)
    show.window_settings.fullscreen = True
    window.show(machine)
    assert shown()[1:] == (not told, (RED, GREEN))
    assert show.told == told
