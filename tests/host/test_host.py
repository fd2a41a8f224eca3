"""The main loop with a tiny show: it plays, it ends, it follows settings, it survives what is missing."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from arcade.console.show import Options
from arcade.host.host import DONE, run_host
from arcade.machine.keyboard import Keys
from arcade.machine.machine import Machine
from tests.host.tiny import Tiny, TinyShow

SILENT = Options(scale=2, sound=False)


def key(kind: int, code: int, scancode: int, unicode: str = "", mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(kind, key=code, scancode=scancode, unicode=unicode, mod=mod)


def play(frames: int, posts: dict[int, list[pygame.event.Event]], show: TinyShow, machine: Machine) -> list[Keys]:
    """Run a show for some frames, posting events at the start of some; the keys of each frame."""
    seen: list[Keys] = []

    def script(keys: Keys) -> Machine | None:
        seen.append(keys)
        for event in posts.get(len(seen), []):
            pygame.event.post(event)
        machine.begin_frame(keys)
        machine.end_frame()
        return machine if len(seen) < frames else None

    show.script = script
    assert run_host(show, SILENT) == DONE
    return seen


def test_a_tap_reaches_one_frame_and_order_is_kept() -> None:
    down, up = pygame.KEYDOWN, pygame.KEYUP
    typing = [key(down, 97, 4, "a"), key(up, 97, 4), key(down, 98, 5, "b"), key(up, 98, 5)]
    frames = play(6, {1: [*typing, key(down, pygame.K_LEFT, 80)]}, TinyShow(), Tiny())
    assert [sorted(keys) for keys in frames[1:4]] == [["a", "left"], ["b", "left"], ["left"]]


@pytest.mark.parametrize("digits", [True, False])
def test_the_show_says_whether_the_digit_row_gives_digits_or_signs(digits: bool) -> None:
    show = TinyShow()
    show.digits = digits
    typed = [key(pygame.KEYDOWN, ord("é"), pygame.KSCAN_2, "é"), key(pygame.KEYDOWN, ord("ş"), pygame.KSCAN_Q, "ş")]
    typed.append(key(pygame.KEYDOWN, ord("3"), pygame.KSCAN_3, "3", pygame.KMOD_LSHIFT))
    frames = play(5, {1: typed}, show, Tiny())
    assert frames[4] == {"2" if digits else "é", "ș", "3"}


def test_alt_enter_and_closing_are_orders_not_keys() -> None:
    show = TinyShow()
    orders = [key(pygame.KEYDOWN, pygame.K_RETURN, 40, "\r", pygame.KMOD_LALT), pygame.event.Event(pygame.QUIT)]
    frames = play(4, {1: orders}, show, Tiny())
    assert show.told == [("asked", "fullscreen"), ("asked", "quit")]
    assert not any(frames)


def test_a_click_names_the_pixel_of_the_machines_screen() -> None:
    def click(x: int, y: int) -> pygame.event.Event:
        return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)

    # The window has 640x480 pixels, the zoom is 10, the screen's corner at (240, 200).
    frames = play(7, {2: [click(240, 199), click(240, 200), click(399, 279)]}, TinyShow(), Tiny())
    assert [sorted(keys) for keys in frames[2:5]] == [["@0,0"], ["@15,7"], []]


def test_the_picture_is_on_the_display() -> None:
    machine = Tiny()
    machine.draw("2" * 24, "2" * 24, *["2222" + "1" + "3" * 15 + "2222"] * 8, "2" * 24, "2" * 24)
    colours: list[tuple[int, ...]] = []

    def script(_keys: Keys) -> Machine | None:
        machine.end_frame()
        if machine.frame == 3:
            shown = pygame.display.get_surface()
            assert shown is not None
            places = (0, 0), (240, 200), (249, 209), (250, 200), (639, 479)
            colours.extend(tuple(shown.get_at(at))[:3] for at in places)
            return None
        return machine

    assert run_host(TinyShow(script), SILENT) == DONE
    green, red, white = (0, 255, 0), (255, 0, 0), (255, 255, 255)
    assert colours == [green, red, red, white, green]


@pytest.mark.parametrize(("audio", "told"), [("dummy", []), ("nothing-of-the-kind", [("notice", "no-sound")])])
def test_without_a_sound_card_it_plays_on_and_says_so_once(
    audio: str, told: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", audio)
    machine = Tiny()

    def script(_keys: Keys) -> Machine | None:
        machine.speaker.toggle(machine.now)
        machine.end_frame()
        return machine if machine.frame < 5 else None

    show = TinyShow(script)
    assert run_host(show) == DONE
    assert show.told == told
    assert machine.speaker.take(4 * machine.FRAME) == []


@pytest.mark.parametrize("drivers", ["nothing-of-the-kind", "x11,offscreen"])
def test_without_a_display_there_is_one_sentence_and_exit_code_2(tmp_path: Path, drivers: str) -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": drivers, "DISPLAY": ""}
    command = [sys.executable, "-m", "arcade", "play", "nim", "--data-dir", str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("robac: no display can be opened (")
