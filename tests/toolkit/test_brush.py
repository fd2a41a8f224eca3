"""Letters of brush strokes: how wide a trace is, and that it narrows."""

from itertools import pairwise

from arcade.toolkit.letters.brush import brushed


def test_a_stroke_narrows_from_its_beginning_to_its_end() -> None:
    rows = brushed([((4, 1, 5), (4, 13, 1))], 9, 16).rows()
    widths = [row.count("#") for row in rows]
    assert widths[1] == 5
    assert widths[13] == 1
    assert all(before >= after for before, after in pairwise(widths[3:14]))


def test_strokes_join_at_their_points_and_what_lies_beyond_is_lost() -> None:
    rows = brushed([((1, 1, 1), (5, 1, 1), (5, 9, 1))], 6, 6).rows()
    assert rows == ["      ", " #####", "     #", "     #", "     #", "     #"]
