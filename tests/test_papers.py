"""The repository's papers: every link leads somewhere, and a room's paper lies in its room."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HIDDEN = (".venv", ".git", "node_modules", "out")
PAPERS = sorted(
    path.relative_to(ROOT) for path in ROOT.rglob("*.md") if not set(HIDDEN) & set(path.relative_to(ROOT).parts)
)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|<img[^>]* src=\"([^\"]+)\"")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def links(paper: Path) -> list[str]:
    """What a paper points at, outside its examples of commands."""
    text = FENCED.sub("", (ROOT / paper).read_text(encoding="utf-8"))
    return [first or second for first, second in LINK.findall(text)]


def anchors(paper: Path) -> set[str]:
    """The names by which a paper's headings can be pointed at."""
    headings = re.findall(r"^#+ (.+)$", (ROOT / paper).read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("paper", PAPERS, ids=str)
def test_links_lead_somewhere(paper: Path) -> None:
    for link in links(paper):
        place, _, anchor = link.partition("#")
        assert "://" not in place or place.startswith("https://"), f"{link} is no safe address"
        if "://" in place:
            continue
        target = (ROOT / paper).parent / place if place else ROOT / paper
        assert target.exists(), f"{paper} points at {link}, which is not there"
        if anchor:
            assert anchor in anchors(target.relative_to(ROOT)), f"{paper} points at {link}, a heading that is not there"
