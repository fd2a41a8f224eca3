"""How alike a checkpoint and one of our pictures are: text, numbers, colours and graphics."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tests.traces.picture import COLUMNS, ROWS, Picture, alike, is_cursor
from tests.traces.playing import Shot
from tests.traces.recording import CELLS, Checkpoint, Run, Scenario

EDGES = (0, COLUMNS - 1)
SCROLLED = 2
"""Rows by which scrolled text may be elsewhere."""
PLACED, COUNTED, DRAWN = 8, 2, 1
"""What a run of letters, a row's numbers and a row's graphics weigh against a cell of the right colours."""

picture_of = lru_cache(64)(Picture)
"""The picture of a memory; most pictures stay for several frames."""


@dataclass(frozen=True)
class Likeness:
    """What a checkpoint wants of a picture, and what of that is not there."""

    border: int
    runs: frozenset[Run]
    lacking: frozenset[Run]
    cells: int
    other_cells: Mapping[int, tuple[int, int]]
    """Cells of other colours: the original's attribute and ours."""
    numbers: Mapping[int, tuple[tuple[str, ...], tuple[str, ...]]]
    """By rows that count: the original's and ours."""
    same_numbers: int
    """How many of all rows with numbers have the same, whether they count or not."""
    drawn: Mapping[int, bool]
    """By rows with graphics: whether ours are the same, pixel by pixel."""
    ours: frozenset[Run]
    """Our runs of letters."""

    @property
    def weight(self) -> int:
        """How alike they are, to find the frame that is meant."""
        like = self.cells - len(self.other_cells) + COUNTED * self.same_numbers + DRAWN * sum(self.drawn.values())
        return like - PLACED * len(self.lacking)


def likeness(scenario: Scenario, checkpoint: Checkpoint, shot: Shot) -> Likeness:
    """Compare a checkpoint with what a frame of ours shows."""
    picture, differs = picture_of(shot.memory), scenario.differs
    rows = range(22 if checkpoint.wait == "stop" else ROWS)  # at the end BASIC's report is in the last two
    runs = frozenset(run for run in checkpoint.runs if run.row in rows and not ("edges" in differs and at_edge(run)))
    reach = SCROLLED if "rows" in differs else 0
    numbers = {row: (there, picture.numbers(row)) for row, there in checkpoint.numbers.items()}
    return Likeness(
        border=shot.border,
        runs=runs,
        lacking=frozenset(run for run in runs if not is_placed(run, picture, reach)),
        cells=len(rows) * COLUMNS,
        other_cells=other_cells(checkpoint, picture, len(rows) * COLUMNS),
        numbers={row: both for row, both in numbers.items() if row in rows and row in scenario.counting},
        same_numbers=sum(there == ours for there, ours in numbers.values()),
        drawn={row: picture.checksum(row, checkpoint.kinds) == sum_ for row, sum_ in checkpoint.drawn.items()},
        ours=picture.runs,
    )


def most_alike(scenario: Scenario, checkpoint: Checkpoint, shots: Sequence[Shot]) -> Likeness:
    """The likeness of the frame that is most like a checkpoint."""
    return max((likeness(scenario, checkpoint, shot) for shot in shots), key=lambda found: found.weight)


def other_cells(checkpoint: Checkpoint, picture: Picture, cells: int = CELLS) -> dict[int, tuple[int, int]]:
    """Of the first so many cells those that show other colours, with the original's attribute and ours."""
    pairs = zip(checkpoint.attributes, checkpoint.kinds, picture.attributes, picture.kinds, strict=True)
    return {
        cell: (attribute, ours)
        for cell, (attribute, kind, ours, our_kind) in enumerate(pairs)
        if cell < cells and not alike(attribute, kind, ours, our_kind) and not is_cursor(cell, attribute, ours)
    }


def at_edge(run: Run) -> bool:
    """Whether a run is a single letter at the left or right edge: of a word written downwards."""
    return run.length == 1 and run.column in EDGES


def is_placed(run: Run, picture: Picture, reach: int = 0) -> bool:
    """Whether words of ours stand where a run does, up to so many rows away: they begin there, or are centred there."""
    near = range(run.row - reach, run.row + reach + 1)
    if any(ours.row in near and (ours.column == run.column or centred(run, ours)) for ours in picture.runs):
        return True
    return any(word_begins(picture.rows[row], run.column) for row in near if 0 <= row < ROWS)


def centred(run: Run, ours: Run) -> bool:
    """Whether two runs have the same middle, to within a column."""
    return abs(2 * run.column + run.length - 2 * ours.column - ours.length) <= 2


def word_begins(text: str, column: int) -> bool:
    """Whether a word of a row begins in a column."""
    return text[column] != " " and (column == 0 or text[column - 1] == " ")
