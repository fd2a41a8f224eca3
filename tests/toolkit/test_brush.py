"""Letters of brush strokes: how wide a trace is, and that it narrows."""

from itertools import pairwise, product

from arcade.toolkit.letters.brush import Letter, alphabet, brushed, brushed_words


def test_a_stroke_narrows_from_its_beginning_to_its_end() -> None:
    rows = brushed([((4, 1, 5), (4, 13, 1))], 9, 16).rows()
    widths = [row.count("#") for row in rows]
    assert widths[1] == 5
    assert widths[13] == 1
    assert all(before >= after for before, after in pairwise(widths[3:14]))


def test_a_trace_is_a_square_at_each_step_of_the_way() -> None:
    for (x, y, wide), (to_x, to_y, end) in product(((3, 2, 1), (0, 8, 4), (9, 0, 7)), ((8, 9, 2), (11, 3, 5))):
        steps = max(abs(to_x - x), abs(to_y - y))
        inked = set()
        for step in range(steps + 1):
            at_x, at_y, at_wide = (
                (before * (steps - step) + after * step) for before, after in ((x, to_x), (y, to_y), (wide, end))
            )
            reach = (2 * at_wide + steps) // (2 * steps)
            left, top = ((2 * place - (reach - 1) * steps) // (2 * steps) for place in (at_x, at_y))
            inked |= {(left + across, top + down) for across in range(reach) for down in range(reach)}
        found = brushed([((x, y, wide), (to_x, to_y, end))], 10, 9).rows()
        assert found == ["".join(" #"[(x, y) in inked] for x in range(10)) for y in range(9)]


def test_strokes_join_at_their_points_and_what_lies_beyond_is_lost() -> None:
    rows = brushed([((1, 1, 1), (5, 1, 1), (5, 9, 1))], 6, 6).rows()
    assert rows == ["      ", " #####", "     #", "     #", "     #", "     #"]


def test_letters_are_read_from_lines_that_may_begin_with_another_letter() -> None:
    letters = alphabet(["I 3  1,1,1 1,3,1", "Î 4  I; 2,0 3,0", "  2    "])
    assert letters["I"] == Letter(3, (((1, 1, 1), (1, 3, 1)),))
    assert letters["Î"] == Letter(4, (*letters["I"].strokes, ((2, 0, 1), (3, 0, 1))))
    assert letters[" "] == Letter(2, ())
    assert brushed_words(letters, "I Î", 4).rows() == ["       ##", " #    #  ", " #    #  ", " #    #  "]
