"""Dipo's rules: generations as pictures, edges and laws beside a slow count of neighbours, fates, the census."""

import pytest

from arcade.games.dipo.levels import Edge
from arcade.games.dipo.lexicon import LIBRARY, MOST, OTHERS, census, form, known
from arcade.games.dipo.rules import KNOWN_LAWS, Cell, Field, FromNothingError, law
from arcade.games.dipo.world import CURVE, Colony, Curve, Fate, Kind
from arcade.toolkit.contract.dice import SplitMix
from tests.patience import still

BOOK = Field(18, 18)
"""The largest frame of the original: limits 2 to 19."""
TYPED = 2
R_PENTOMINO = [(10, 10), (10, 11), (11, 9), (11, 10), (12, 10)]


def typed(colony: Colony) -> list[Cell]:
    """The live cells as the original counts them."""
    return [(row + TYPED, column + TYPED) for row, column in colony.field.cells(colony.cells)]


def colony(field: Field, cells: list[Cell]) -> Colony:
    return Colony(field, field.of([(row - TYPED, column - TYPED) for row, column in cells]))


def at(colony: Colony, generation: int) -> Colony:
    while still(colony.generation < generation):
        colony.step()
    return colony


def end(colony: Colony) -> Fate:
    while still(colony.judge() is None):
        colony.step()
    assert colony.fate is not None
    return colony.fate


def pattern(name: str) -> list[Cell]:
    return list(next(entry for entry in LIBRARY if entry.drawing == name).pattern.cells)


def named(field: Field, cells: int) -> dict[str, int]:
    """The census by its English names."""
    return {name.english: count for name, count in census(field, cells) or []}


def slow_step(field: Field, cells: int) -> int:
    """The rules counted out cell by cell."""
    live = set(field.cells(cells))

    def alive(row: int, column: int) -> bool:
        if field.edge is Edge.TORUS:
            row, column = row % field.rows, column % field.columns
        elif field.edge is Edge.MIRROR:
            row, column = min(max(row, 0), field.rows - 1), min(max(column, 0), field.columns - 1)
        return (row, column) in live

    around = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
    found = []
    for row in range(field.rows):
        for column in range(field.columns):
            neighbours = sum(alive(row + down, column + right) for down, right in around)
            if neighbours in (field.law.survivals if (row, column) in live else field.law.births):
                found.append((row, column))
    return field.of(found)


@pytest.mark.parametrize("edge", Edge)
@pytest.mark.parametrize("name", ["B3/S23", "B36/S23", "B2/S", "B3678/S34678", "B12345678/S012345678"])
def test_bit_planes_agree_with_counting(edge: Edge, name: str) -> None:
    dice = SplitMix(5)
    for rows, columns in ((2, 2), (3, 3), (4, 3), (7, 9), (12, 17)):
        field = Field(rows, columns, edge, law(name))
        for _ in range(4):
            cells = sum(dice.below(2) << place for place in range(rows * columns))
            assert field.step(cells) == slow_step(field, cells)


def test_r_pentomino_in_the_books_frame() -> None:
    found = colony(BOOK, R_PENTOMINO)
    assert typed(at(found, 2)) == [(10, 9), (10, 10), (10, 11), (11, 9), (12, 9), (12, 10)]
    assert typed(at(found, 3)) == [(9, 10), (10, 9), (10, 10), (11, 8), (11, 11), (12, 9), (12, 10)]
    four = [(9, 9), (9, 10), (10, 9), (10, 10), (10, 11), (11, 8), (11, 11), (12, 9), (12, 10)]
    assert typed(at(found, 4)) == four
    assert end(found) == Fate(Kind.STABLE, 55)
    assert found.population == 14


def test_a_glider_ends_as_a_block_in_the_corner_and_goes_round_a_torus() -> None:
    glider = [(2, 3), (3, 4), (4, 2), (4, 3), (4, 4)]
    found = colony(Field(8, 8), glider)
    assert typed(at(found, 17)) == [(6, 7), (7, 8), (8, 6), (8, 7), (8, 8)]
    assert typed(at(found, 22)) == [(8, 7), (8, 9), (9, 8), (9, 9)]
    assert typed(at(found, 23)) == [(8, 9), (9, 8), (9, 9)]
    block = [(8, 8), (8, 9), (9, 8), (9, 9)]
    assert typed(at(found, 24)) == block
    assert typed(at(found, 40)) == block
    assert end(colony(Field(8, 8, Edge.TORUS), glider)) == Fate(Kind.REPEATS, 1, 32)


def test_block_blinker_and_nothing() -> None:
    assert end(colony(Field(5, 5), [(3, 3), (3, 4), (4, 3), (4, 4)])) == Fate(Kind.STABLE, 1)
    field = Field(5, 5)
    blinker = colony(field, [(4, 2), (4, 3), (4, 4)])
    at(blinker, 2)
    assert typed(blinker) == [(3, 3), (4, 3), (5, 3)]
    assert field.cells(blinker.births) == [(1, 1), (3, 1)]
    assert field.cells(blinker.deaths) == [(2, 0), (2, 2)]
    assert end(blinker) == Fate(Kind.REPEATS, 1, 2)
    assert end(Colony(Field(2, 2))) == Fate(Kind.EXTINCT, 1)
    assert end(colony(Field(2, 2), [(2, 2), (3, 3)])) == Fate(Kind.EXTINCT, 2)


@pytest.mark.parametrize(
    ("cells", "place", "walled", "round_the_globe"),
    [
        ([(0, column) for column in range(3)], (10, 9), Fate(Kind.REPEATS, 1, 2), Fate(Kind.REPEATS, 1, 2)),
        ([(0, column) for column in range(4)], (10, 9), Fate(Kind.STABLE, 3), Fate(Kind.STABLE, 3)),
        ([(0, column) for column in range(5)], (10, 8), Fate(Kind.REPEATS, 7, 2), Fate(Kind.REPEATS, 7, 2)),
        ([(0, column) for column in range(6)], (10, 8), Fate(Kind.EXTINCT, 13), Fate(Kind.EXTINCT, 13)),
        ([(0, column) for column in range(7)], (10, 7), Fate(Kind.STABLE, 15), Fate(Kind.STABLE, 15)),
        ([(0, column) for column in range(8)], (10, 7), Fate(Kind.STABLE, 49), Fate(Kind.EXTINCT, 40)),
        ([(0, column) for column in range(10)], (10, 6), Fate(Kind.REPEATS, 3, 15), Fate(Kind.REPEATS, 3, 15)),
        (pattern("r-pentomino"), (9, 9), Fate(Kind.STABLE, 51), Fate(Kind.EXTINCT, 55)),
        (pattern("glider"), (9, 9), Fate(Kind.STABLE, 36), Fate(Kind.REPEATS, 1, 72)),
        (pattern("pi-heptomino"), (9, 9), Fate(Kind.STABLE, 38), Fate(Kind.REPEATS, 53, 2)),
        (pattern("acorn"), (9, 7), Fate(Kind.REPEATS, 148, 2), Fate(Kind.REPEATS, 95, 2)),
        (pattern("diehard"), (9, 7), Fate(Kind.EXTINCT, 71), Fate(Kind.EXTINCT, 131)),
        (pattern("t"), (10, 9), Fate(Kind.REPEATS, 10, 2), Fate(Kind.REPEATS, 10, 2)),
        (pattern("h"), (9, 9), Fate(Kind.EXTINCT, 7), Fate(Kind.EXTINCT, 7)),
        (pattern("square of 16"), (9, 9), Fate(Kind.EXTINCT, 5), Fate(Kind.EXTINCT, 5)),
        (pattern("hat"), (9, 8), Fate(Kind.STABLE, 1), Fate(Kind.STABLE, 1)),
    ],
)
def test_patterns_in_the_books_frame(cells: list[Cell], place: Cell, walled: Fate, round_the_globe: Fate) -> None:
    placed = [(row + place[0], column + place[1]) for row, column in cells]
    assert end(colony(BOOK, placed)) == walled
    assert end(colony(Field(18, 18, Edge.TORUS), placed)) == round_the_globe


def grown(name: str, generations: int) -> int:
    """The population of a pattern after so many steps, with room enough about it."""
    field = Field(640, 640)
    cells = field.of([(row + 320, column + 320) for row, column in pattern(name)])
    for _ in range(generations):
        cells = field.step(cells)
    return cells.bit_count()


def test_known_careers() -> None:
    assert grown("r-pentomino", 1102) == 118
    assert grown("r-pentomino", 1103) == 116
    assert grown("diehard", 129) > 0
    assert grown("diehard", 130) == 0
    assert [grown("glider gun", 30 * shots) for shots in range(4)] == [36, 41, 46, 51]


def test_long_periods_are_found_too() -> None:
    glider = Colony(Field(176, 256, Edge.TORUS), Field(176, 256).of(pattern("glider")))
    fate = end(glider)
    assert (fate.kind, fate.period) == (Kind.REPEATS, 11264)


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("23/3", "B3/S23"),
        (" b3/s23 ", "B3/S23"),
        ("B3S23", "B3/S23"),
        ("S23/B3", "B3/S23"),
        ("s23b3", "B3/S23"),
        ("23/3/2", "B3/S23"),
        ("B3/S23/C2", "B3/S23"),
        ("Life", "B3/S23"),
        ("Conway's Life", "B3/S23"),
        ("HIGHLIFE", "B36/S23"),
        ("Day & Night", "B3678/S34678"),
        ("B2/S", "B2/S"),
        ("b234", "B234/S"),
        ("/234", "B234/S"),
        ("/", "B/S"),
    ],
)
def test_laws_by_name(name: str, known: str) -> None:
    assert str(law(name)) == known


@pytest.mark.parametrize("wrong", ["", "B3/23", "B9/S2", "B2-a/S12", "B2-3/S12", "23/3/3", "B3/S23V", "WireWorld"])
def test_other_laws_are_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="is not a rule"):
        law(wrong)


@pytest.mark.parametrize("wrong", ["B03/S23", "23/03", "s23b0"])
def test_births_from_nothing_are_refused(wrong: str) -> None:
    with pytest.raises(FromNothingError):
        law(wrong)


def test_every_known_law_is_one() -> None:
    assert all(str(law(name)) == rule for name, rule in KNOWN_LAWS.items())


def test_the_census_names_every_phase_turned_and_across_the_edge() -> None:
    field = Field(40, 40, Edge.TORUS)
    for name in ("glider", "blinker", "toad", "beacon", "spaceship"):
        cells = field.of([(column, row) for row, column in pattern(name)])
        for _ in range(170):
            assert named(field, cells) == {name: 1}
            cells = field.step(cells)


def test_the_census_counts_and_knows_its_limits() -> None:
    field = Field(40, 40)
    two_blocks = [(1, 1), (1, 2), (2, 1), (2, 2), (1, 4), (1, 5), (2, 4), (2, 5)]
    assert named(field, field.of(two_blocks)) == {"block": 2}
    assert census(field, field.of([*two_blocks, (20, 20)])) == [(known()[form(pattern("block"))], 2), (OTHERS, 1)]
    assert census(field, 0) == []
    large = Field(60, 60)
    assert large.full.bit_count() > MOST
    assert census(large, large.full) is None


def test_the_r_pentominos_remains() -> None:
    found = Colony(Field(176, 256), Field(176, 256).of([(88 + r, 128 + c) for r, c in pattern("r-pentomino")]))
    end(found)
    counted = named(found.field, found.cells)
    assert counted["block"] >= 8
    assert OTHERS.english not in counted


def test_a_curve_stays_short() -> None:
    curve = Curve()
    for population in range(10 * CURVE):
        curve.note(population)
    assert CURVE // 2 <= len(curve.values) <= CURVE
    assert curve.values == [curve.every * place for place in range(len(curve.values))]


def test_another_law_or_edge_begins_a_new_history() -> None:
    found = colony(BOOK, R_PENTOMINO)
    end(found)
    found.live_by(edge=Edge.TORUS)
    assert (found.fate, found.generation, found.population) == (None, 1, 14)
