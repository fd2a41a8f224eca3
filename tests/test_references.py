"""Nothing points at numbered lines of papers that are not here: words say what is proved, kept or mended."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NUMBERED = re.compile(
    r"""
      \b(acceptance|quirks?|wish(es)?)[ _](lines?[ _]|figures?[ _])?\d
    | \b(of[ ]the[ ]acceptance|acceptance[ ](lines?|figures?))\b
    | \b(first|second|third|fourth|fifth)[ ](quirk|wish)\b
    | \b(?-i:Beyond|Contract|ANSWERS),?[ ](section[ ])?\d
    | \bdef[ ]test_\d+_
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""Numbers that only somebody with the paper could look up, and names that begin with one."""
BARE = re.compile(r" # \(?\d{1,2}\)?(, \w|: |$)|^ *\"\"\"\(\d+\)")
"""A number that stands for a comment in Python, or before one."""


def texts() -> Iterator[Path]:
    """Every source, keys file and paper of the project."""
    yield from ROOT.glob("*.md")
    for room in ("arcade", "tests", "tools"):
        yield from (path for path in (ROOT / room).rglob("*") if path.suffix in (".py", ".keys", ".md"))


def points_away(line: str, suffix: str) -> bool:
    """Whether a line of a file of this kind points at a numbered line elsewhere."""
    return bool(NUMBERED.search(line) or (suffix == ".py" and BARE.search(line)))


@pytest.mark.parametrize(
    "line", ["Quirk 3", "acceptance lines", "Quirks 2 and 3", "def test_03_start(", "x)  # 7", "x # 8: y"]
)
def test_numbered_lines_are_found(line: str) -> None:
    assert points_away(line, ".py")


@pytest.mark.parametrize("line", ["## Quirks", "a quirk, mended", "beyond 58 moves", "x)  # 7 beads", "[Wish(1)]"])
def test_plain_words_are_not(line: str) -> None:
    assert not points_away(line, ".py")


def test_no_text_points_at_a_numbered_line() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in texts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if path != Path(__file__) and points_away(line, path.suffix)
    ]
    assert not found, "\n".join(found)
