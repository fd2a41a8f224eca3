"""Pictures of real machines, as the host's window shows them and as the page does."""

import base64
import io
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pygame
from playwright.sync_api import Page

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.options import Options
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.store import Store
from arcade.console.figures import fitting
from arcade.console.phosphors import Palette, seen
from arcade.console.plan_json import plan_json
from arcade.console.plans import Plan
from arcade.host.picture import Picture
from arcade.machine.machine import Machine
from tests.cabinet.player import Player
from tests.web.conftest import STATIC
from tests.web.served import served

FRAMES = 300
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
BLANK = "<!doctype html><title>screen</title><canvas id=screen></canvas>"
START = """async () => {
    const { createScreen } = await import("/screen.js");
    window.canvas = document.querySelector("canvas");
    window.screen_ = createScreen(canvas);
    window.reports = [];
    document.addEventListener("securitypolicyviolation", (event) => reports.push(event.violatedDirective));
    window.bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}"""
SHOW = """([plan, pixels, palette]) => {
    if (canvas.width !== plan.surface[0] || canvas.height !== plan.surface[1]) screen_.resize(...plan.surface);
    screen_.plan(plan);
    screen_.show(bytes(pixels), palette === null ? null : bytes(palette));
}"""
LOOK = """() => {
    screen_.redraw();
    return (document.querySelector("canvas + canvas") ?? canvas).toDataURL("image/png");
}"""


@dataclass(frozen=True)
class Scene:
    """What a machine shows."""

    machine: type[Machine]
    pixels: bytes
    palette: Palette

    def colours(self, phosphor: str = "colour") -> Palette:
        """Its palette as a monitor of this phosphor shows it."""
        return self.palette if fitting(self.machine).paper else seen(self.palette, phosphor)


def scene_of(machine: Machine) -> Scene:
    """What a machine shows now."""
    return Scene(type(machine), machine.pixels(), machine.palette())


@cache
def game(slug: str, frames: int = FRAMES) -> Scene:
    """A game as its pilot has come so many frames far."""
    session = Session(replace(usual_setup(slug), seed=1))
    hands = pilot_hands(session, 1)
    for _ in range(frames):
        session.step(next(hands))
    return scene_of(session.machine)


@cache
def house(folder: Path, upright: bool = False) -> Scene:
    """The shelf."""
    player = Player(Store(folder / "arcade.db"), Options(boot=False))
    if upright:
        player.cabinet.screen(390, 780)
    player.pause(FRAMES)
    assert player.machine is not None
    return scene_of(player.machine)


class Shape:
    """A machine that shows a scene and does nothing else."""

    def __new__(cls, scene: Scene) -> Any:
        """A machine of the scene's kind."""
        shown = {"pixels": lambda _: scene.pixels, "palette": lambda _: scene.palette}
        kind: Any = type(scene.machine.__name__, (scene.machine,), shown)
        return kind()


def by_host(scenes: list[Scene], plan: Plan, surface: tuple[int, int], phosphor: str = "colour") -> np.ndarray:
    """What a window shows after some pictures: (height, width, 3)."""
    picture, window = Picture(), pygame.Surface(surface, depth=32)
    for scene in scenes:
        picture.compose(Shape(scene), plan, phosphor)
    picture.draw(window, whole=True)
    return pygame.surfarray.array3d(window).swapaxes(0, 1)


class Shown:
    """A page with nothing but a screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def start(self) -> "Shown":
        """Make the screen."""
        self.page.evaluate(START)
        return self

    def told(self, scene: Scene, plan: Plan, surface: tuple[int, int], phosphor: str = "colour") -> list[Any]:
        """A plan, a picture and its colours, if there are any, as the page takes them."""
        palette = bytes(part for colour in scene.colours(phosphor) for part in colour)
        return [plan_json(plan, scene.machine, surface), encoded(scene.pixels), encoded(palette) or None]

    def show(self, scene: Scene, plan: Plan, surface: tuple[int, int], phosphor: str = "colour") -> "Shown":
        """Tell a plan and a picture."""
        self.page.evaluate(SHOW, self.told(scene, plan, surface, phosphor))
        return self

    def picture(self) -> np.ndarray:
        """What the canvas shows: (height, width, 3)."""
        return self.decoded(self.page.evaluate(LOOK))

    def decoded(self, address: str) -> np.ndarray:
        """A picture given as the address of a PNG."""
        image = pygame.image.load(io.BytesIO(base64.b64decode(address.split(",")[1])), "screen.png")
        return pygame.surfarray.array3d(image).swapaxes(0, 1)

    @property
    def refused(self) -> list[str]:
        """What the policy of the page did not let through."""
        found: list[str] = self.page.evaluate("reports")
        return found


def encoded(data: bytes) -> str:
    """Bytes on their way to a page."""
    return base64.b64encode(data).decode()


@contextmanager
def blank(page: Page) -> Iterator[Page]:
    """An empty page beside the page's own files, as strict as the real one."""
    with served(STATIC) as address:
        page.route(
            f"{address}blank",
            lambda route: route.fulfill(
                body=BLANK, content_type="text/html", headers={"Content-Security-Policy": POLICY}
            ),
        )
        page.goto(f"{address}blank")
        yield page
