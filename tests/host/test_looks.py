"""Every look of every machine as it was looked at: a corner of the set, pixel for pixel as on a screen of 1280x960."""

from pathlib import Path

import numpy as np
import pygame
import pytest

from arcade.console.plans import plan
from arcade.host.picture import Picture
from arcade.machine.ega import Ega
from arcade.machine.font import load_builtin
from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum

GOLDEN = Path(__file__).parent / "looks"
SCREEN, CORNER = (1280, 960), (220, 180)
NEARLY = 3
"""Processors enlarge a glow a little differently."""
WORDS = "Robac 1988"
CASES: tuple[tuple[str, type[Machine], str, str], ...] = (
    ("spectrum-monitor", Spectrum, "monitor", "colour"),
    ("spectrum-tv", Spectrum, "tv", "colour"),
    ("spectrum-aerial", Spectrum, "aerial", "colour"),
    ("pet-tv", Pet, "tv", "green"),
    ("ega-monitor", Ega, "tv", "colour"),
    ("house-tv", Monitor, "tv", "colour"),
)


def card(kind: type[Machine]) -> bytes:
    """A picture with words, a chequered field and bars of all colours, beginning at the screen's corner."""
    left, top, _, _ = kind.SCREEN
    picture = np.zeros(kind.SIZE[::-1], np.uint8)
    if kind is Spectrum:
        picture[:] = 1
        picture[top : top + 192, left : left + 256] = 0
    colours = min(len(kind().palette()), 16)
    font = load_builtin("spectrum")
    for place, sign in enumerate(WORDS):
        for y, row in enumerate(font[sign]):
            for x in range(8):
                if row >> 7 - x & 1:
                    picture[top + y, left + 8 * place + x] = colours - 1
    field = picture[top + 10 : top + 18, left : left + 32]
    field[::2, ::2] = field[1::2, 1::2] = colours - 1
    for colour in range(colours):
        picture[top + 20 : top + 40, left + 5 * colour : left + 5 * colour + 5] = colour
    return picture.tobytes()


@pytest.mark.parametrize(("name", "kind", "look", "phosphor"), CASES, ids=[case[0] for case in CASES])
def test_a_look(
    name: str,
    kind: type[Machine],
    look: str,
    phosphor: str,
    update_golden: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kind, "pixels", lambda _: card(kind))
    shown = Picture().compose(kind(), plan(SCREEN, kind, look, phosphor=phosphor), phosphor)
    assert shown is not None
    colours = pygame.surfarray.array3d(shown)[: CORNER[0], : CORNER[1]]
    picture = pygame.surfarray.make_surface(colours)
    golden = GOLDEN / f"{name}.png"
    if update_golden:
        pygame.image.save(picture, golden)
        return
    wanted = pygame.surfarray.array3d(pygame.image.load(golden)).astype(int)
    if wanted.shape != colours.shape or abs(wanted - colours).max() > NEARLY:
        pygame.image.save(picture, tmp_path / f"{name}.png")
        pytest.fail(f"the look is another than {golden}: {tmp_path / f'{name}.png'}")
