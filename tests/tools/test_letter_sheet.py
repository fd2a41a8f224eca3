"""The tool draws every face's samples sharp and as on a monitor, and another font's beside them."""

import sys
from pathlib import Path

import pygame
import pytest

from arcade.machine.font import bold, load_builtin
from tools.letter_sheet import GAP, ZOOM, drawn, main, on_monitor, samples


def test_every_face_has_all_letters_of_its_samples() -> None:
    assert [face.name for face, _ in samples()] == [
        *("spectrum.bdf", "pet", "ega", "text12"),
        *("headline22", "headline15", "headline12"),
    ]
    assert [face.lacks("".join(texts)) for face, texts in samples()] == [""] * 7


def test_a_font_of_ones_own_stands_beside_ours() -> None:
    names = [face.name for face, _ in samples(bold(load_builtin("spectrum")))]
    assert names[:2] == ["spectrum.bdf", "bold"]


def test_a_monitor_shows_lines() -> None:
    face, texts = samples()[0]
    bare = drawn(face, texts)
    shown = on_monitor(bare)
    assert shown.get_size() == (ZOOM * bare.get_width(), ZOOM * bare.get_height())
    assert bare.get_at((GAP, 0)) == bare.get_at((GAP, 1))
    assert len({tuple(shown.get_at((ZOOM * GAP, y))) for y in range(ZOOM)}) > 1


def test_the_sheet_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["letter_sheet", str(tmp_path / "letters.png")])
    main()
    width, height = pygame.image.load(tmp_path / "letters.png").get_size()
    assert width > 1_000
    assert height > 1_000
