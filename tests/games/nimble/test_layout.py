"""Where squares are drawn, clicked and walked to."""

import pytest

from arcade.games.nimble.layout import HEIGHT, WIDTH, Track
from arcade.games.nimble.rules import LENGTH

TRACK = Track()


@pytest.mark.parametrize(
    ("square", "corner"),
    [
        (1, (28 * 1 + 83, 18)),
        (15, (28 * 15 + 83, 18)),
        (16, (503, 39)),
        (17, (531 - 28 * 1, 60)),
        (31, (531 - 28 * 15, 60)),
        (32, (111, 81)),
        (33, (28 * 1 + 83, 18 + 84)),
        (112, (503, 39 + 3 * 84)),
        (127, (531 - 28 * 15, 60 + 3 * 84)),
        (0, (83, 18)),
    ],
)
def test_squares_are_where_the_formulas_say(square: int, corner: tuple[int, int]) -> None:
    assert TRACK.corner(square) == corner


def test_squares_do_not_overlap_and_are_found_by_their_pixels() -> None:
    for square in range(LENGTH + 1):
        x, y = TRACK.corner(square)
        assert (
            TRACK.at(x, y) == TRACK.at(x + WIDTH - 1, y + HEIGHT - 1) == TRACK.at(*TRACK.middle(square)) == (0, square)
        )
    assert TRACK.at(300, 50) is None
    assert Track(31).at(*TRACK.corner(32)) is None


@pytest.mark.parametrize(
    ("start", "step", "end"),
    [
        (1, (0, -1), 0),
        (1, (0, 1), 2),
        (15, (0, 1), 16),
        (16, (0, -1), 17),
        (16, (-1, 0), 15),
        (16, (1, 0), 17),
        (17, (0, -1), 18),
        (20, (0, 1), 19),
        (8, (1, 0), 24),
        (24, (-1, 0), 8),
        (31, (0, -1), 32),
        (32, (1, 0), 33),
        (1, (-1, 0), 1),
        (127, (1, 0), 127),
        (0, (1, 0), 32),
    ],
)
def test_arrows_lead_along_the_runs_and_up_and_down(start: int, step: tuple[int, int], end: int) -> None:
    assert TRACK.step((0, start), *step) == (0, end)


def test_with_few_stops_every_one_is_still_reached() -> None:
    stops = frozenset((3, 16, 30, 32, 48, 70, 112, 127))
    track = Track(stops=stops)
    for start in stops:
        for goal in sorted(stops - {start}):
            square = start
            way = track.way(start, goal)
            assert way
            for step in way:
                square = track.step((0, square), *step)[1]
            assert square == goal
