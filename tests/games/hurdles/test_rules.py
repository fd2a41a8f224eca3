"""The book's race as plain values: the course, the decision, speeds."""

import pytest

from arcade.games.hurdles.rules import HURDLES, ROWS, STRIDES, World, in_range, pause_of, points, speed_of
from tests.patience import still


def run(keys: dict[int, bool]) -> World:
    """A race with a key down at the decisions of these strides."""
    world = World()
    while still(not world.over):
        world.decide(keys.get(world.stride, False))
        world.advance()
    return world


def stride_of(hurdle: tuple[int, int]) -> int:
    """The stride that leads to a hurdle."""
    return 16 * ROWS.index(hurdle[0]) + hurdle[1] // 2


BEFORE_HURDLES = sorted(stride_of(hurdle) for hurdle in HURDLES)


def test_hurdle_cells() -> None:
    lanes = {row: {column for lane, column in HURDLES if lane == row} for row in ROWS}
    assert lanes == {3: {9, 19, 29}, 5: {7, 17, 27}, 7: {5, 15, 25}, 9: {3, 13, 23}}


def test_the_rhythm_is_the_same_over_the_whole_race() -> None:
    assert list(range(4, STRIDES, 5)) == BEFORE_HURDLES


def test_nothing_is_jumped_without_a_key() -> None:
    world = run({})
    assert (len(world.fallen), world.cleared) == (12, 0)


def test_a_key_down_at_the_decision_jumps() -> None:
    world = run(dict.fromkeys(BEFORE_HURDLES, True))
    assert (len(world.fallen), world.cleared) == (0, 12)


def test_a_key_down_at_the_decision_before_forbids_the_jump() -> None:
    world = run(dict.fromkeys([*BEFORE_HURDLES, *(stride - 1 for stride in BEFORE_HURDLES)], True))
    assert len(world.fallen) == 12


def test_the_mark_lives_for_one_stride() -> None:
    world = run(dict.fromkeys([*BEFORE_HURDLES, *(stride - 2 for stride in BEFORE_HURDLES)], True))
    assert world.fallen == []


def test_a_key_held_all_the_time_jumps_nothing() -> None:
    assert len(run(dict.fromkeys(range(STRIDES), True)).fallen) == 12


def test_the_runner_goes_on_in_the_next_lane() -> None:
    world = World()
    cells = []
    for _ in range(18):
        cells.append((world.row, world.column))
        world.advance()
    assert (cells[0], cells[15], cells[16]) == ((3, 0), (3, 30), (5, 0))


def test_hurdles_jumped_are_counted_as_they_are_passed() -> None:
    world = World()
    counted = []
    while still(not world.over):
        world.decide(world.stride in BEFORE_HURDLES[::2])
        world.advance()
        counted.append(world.cleared)
    assert counted == sorted(counted)
    assert (counted[4], counted[9], counted[14], counted[-1]) == (1, 1, 2, 6)


@pytest.mark.parametrize(
    ("answer", "tenths"),
    [("5", 50), ("10", 100), ("2.5", 25), ("5.", 50), ("0.5", 5), ("10.5", 105)]
    + [(wrong, None) for wrong in ("", ".", ".5", "x", "1.25", "1.2.3", "²", "-1")],
)
def test_speeds_are_read(answer: str, tenths: int | None) -> None:
    assert speed_of(answer) == tenths


def test_speeds_from_1_to_10_may_be_run() -> None:
    assert [in_range(tenths) for tenths in (0, 5, 10, 25, 50, 100, 105, 110)] == [
        False, False, True, True, True, True, False, False,
    ]  # fmt: skip


def test_pauses_and_points() -> None:
    assert [pause_of(tenths) for tenths in (10, 25, 50, 100)] == [10, 9, 6, 1]
    assert [points(12, 100), points(12, 25), points(0, 100)] == [120, 30, 0]
