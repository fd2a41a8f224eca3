"""The paper of the games' looks: every game judged once, sums that are right, and the measure of the house kept."""

from pathlib import Path
from statistics import median

from arcade.cabinet.catalogue import cartridge, slugs

PAPER = Path(__file__).parents[2] / "arcade" / "games" / "ART.md"
LEAST, MIDDLE, SOUND = 28, 32, 7
"""No sum is lower, half of them are as high, no game sounds worse."""


def rows() -> list[tuple[str, list[int]]]:
    """The games with their marks: what they had before, picture, motion, clarity, sound, and the sum."""
    cells = [[cell.strip() for cell in line.split("|")] for line in PAPER.read_text(encoding="utf-8").splitlines()]
    return [(row[1], [int(mark) for mark in row[2:8]]) for row in cells if len(row) > 8 and row[2].isdigit()]


def test_every_game_is_judged_once_in_the_order_of_the_folders() -> None:
    assert [name for name, _ in rows()] == [cartridge(slug).title.english for slug in slugs()]


def test_the_sums_are_right() -> None:
    for name, (_, *marks, total) in rows():
        assert sum(marks) == total, name


def test_the_measure_is_kept() -> None:
    sums = [marks[-1] for _, marks in rows()]
    assert min(sums) >= LEAST
    assert median(sums) >= MIDDLE
    assert min(marks[4] for _, marks in rows()) >= SOUND
