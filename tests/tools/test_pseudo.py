"""A third language is a file and a line: in one that a tool makes nothing is cut and nothing left in English."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import slugs
from tools.translations.pseudo import pseudo, unmarked

ROOT = Path(__file__).parents[2]
GROUPS = 6
"""In how many groups the games are played: each needs a process, which first reads all words."""
PARTS = [("pages",), *((look, *slugs()[group::GROUPS]) for look in ("modern", "original") for group in range(GROUPS))]


@pytest.mark.rotates(8)
@pytest.mark.parametrize("part", PARTS, ids="-".join)
def test_nothing_is_cut_and_nothing_was_never_marked(part: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "tests.tools.pseudo_arcade", *part]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == {"cut": [], "unmarked": []}


def test_every_word_has_a_mark_and_every_line_is_longer() -> None:
    words = pseudo("Why PCs lost {n} of {count} points\nTHE PC")
    assert words == "Whî PCș lâșț {n} âf {count} pâînțș ăîâș ăîâș\nȚHÂ PȚ ă"
    assert unmarked("Whî PCș lâșț 2 of pâînțș") == ["of"]


def test_a_line_grows_within_its_room_and_keys_keep_their_names() -> None:
    assert pseudo("Score", 5) == "Șcârâ"
    assert pseudo("Score", 6) == "Șcârâă"
    assert pseudo("C=computer  F1", 14) == "C=câmpățâr  F1"
