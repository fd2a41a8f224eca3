"""Labels of call-outs place themselves beside the picture, and their lines keep clear of each other."""

import pytest

from arcade.cabinet.paint.callouts import RADIUS, WAYS, Label, Place, Target, laid_out, layouts, meet, near
from arcade.cabinet.paint.framing import frame
from arcade.cabinet.paint.pointing import draw_labels, draw_numbers
from arcade.machine.monitor import Handset, Monitor, TooWideError
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.dice import SplitMix

TWO_SIDED = Place((110, 63, 260, 196), (4, 62, 100, 200), (376, 62, 100, 200))
ONE_SIDED = Place((153, 63, 320, 200), (4, 62, 140, 202), (0, 0, 0, 0))


def ring(x: int, y: int, side: str = "", down: int = 0) -> Target:
    return Target((x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS), True, side, down)


def labels(place: Place, *targets: Target) -> tuple[Label, ...]:
    found = laid_out(place, targets, tuple(f"thing {number}" for number in range(len(targets))))
    assert not found.faults
    return found.labels


def at_left(label: Label) -> bool:
    return label.rect[0] == TWO_SIDED.left[0]


def test_a_label_stands_on_the_nearer_side_at_the_height_of_its_thing() -> None:
    one, other = labels(TWO_SIDED, ring(140, 100), ring(340, 200))
    assert at_left(one)
    assert not at_left(other)
    for label, height in ((one, 100), (other, 200)):
        start, bend, end = label.path
        assert start[1] == bend[1] == end[1] == height, "the line is straight"


def test_labels_are_shared_out_between_the_sides() -> None:
    found = labels(TWO_SIDED, *(ring(200, y) for y in (80, 120, 160, 200)))
    assert sum(map(at_left, found)) == 2


def test_a_wish_for_a_side_and_for_a_height_is_kept() -> None:
    (label,) = labels(TWO_SIDED, ring(140, 150, "right"))
    assert not at_left(label)
    (lower,) = labels(TWO_SIDED, ring(140, 150, "right", 30))
    assert lower.rect[1] == label.rect[1] + 30
    start, bend, end = lower.path
    assert start[1] == bend[1] != end[1], "straight out, then one bend"


def test_a_large_picture_has_all_its_labels_on_one_side_in_the_order_of_play() -> None:
    found = labels(ONE_SIDED, ring(300, 100), ring(300, 150), ring(300, 220))
    tops = [label.rect[1] for label in found]
    assert tops == sorted(tops)


def test_a_line_goes_round_what_others_point_at() -> None:
    near_one, far = ring(180, 150), ring(300, 150)
    found = labels(ONE_SIDED, far, near_one)
    assert not near(found[0].path[1:], near_one.rect, 3)


@pytest.mark.parametrize("seed", range(12))
def test_the_best_layout_is_found_though_most_are_not_searched_for_faults(seed: int) -> None:
    dice = SplitMix(seed)
    targets = tuple(
        Target(
            (120 + dice.below(200), 70 + dice.below(150), 8 + dice.below(40), 8 + dice.below(40)), bool(dice.below(2))
        )
        for _ in range(4)
    )
    words = tuple("word " * (1 + dice.below(6)) for _ in targets)
    for way in WAYS:
        best = min(layouts(TWO_SIDED, targets, words, way), key=lambda layout: layout.cost)
        if not best.faults:
            break
    assert laid_out(TWO_SIDED, targets, words) == best


def test_what_cannot_be_laid_out_is_told() -> None:
    full = [ring(300, 100 + 3 * step) for step in range(4)]
    found = laid_out(ONE_SIDED, tuple(full), ("word " * 30,) * 4)
    assert any("no room" in fault for fault in found.faults)
    with pytest.raises(TooWideError):
        laid_out(ONE_SIDED, (full[0],), ("x" * 40,))


def test_a_line_ends_at_the_ring_and_at_the_edge_of_a_box() -> None:
    assert ring(200, 100).end((100, 100)) == (200 - RADIUS, 100)
    assert Target((200, 100, 30, 20), False).end((100, 110)) == (198, 110)
    assert Target((200, 100, 30, 20), False).end((100, 20)) == (198, 98)


@pytest.mark.parametrize(
    ("one", "other", "crosses"),
    [
        (((0, 0), (10, 10)), ((0, 10), (10, 0)), True),
        (((0, 0), (10, 10)), ((0, 5), (10, 15)), False),
        (((0, 0), (4, 4)), ((0, 10), (10, 0)), False),
    ],
)
def test_lines_that_meet(one: tuple[tuple[int, int], ...], other: tuple[tuple[int, int], ...], crosses: bool) -> None:
    assert meet(one, other) is crosses
    assert meet(other, one) is crosses


@pytest.mark.parametrize(
    ("segment", "touches"),
    [
        (((0, 0), (100, 100)), True),
        (((0, 60), (45, 100)), False),
        (((0, 50), (100, 50)), True),
        (((0, 0), (9, 9)), False),
    ],
)
def test_a_line_near_a_rectangle(segment: tuple[tuple[int, int], ...], touches: bool) -> None:
    assert near(segment, (40, 40, 20, 20), 3) is touches


def test_a_ring_leaves_its_thing_to_be_seen_and_has_a_black_edge() -> None:
    monitor = Monitor()
    monitor.fill((0, 0, 480, 360), c.BRIGHT_YELLOW)
    draw_labels(monitor, labels(TWO_SIDED, ring(200, 150)), (0, 62, 480, 198))
    row = monitor.pixels()[150 * 480 :][:480]
    assert row[195:206] == bytes((c.BRIGHT_YELLOW,)) * 11
    assert row[209:212] == bytes((c.BRIGHT_WHITE, c.BLACK, c.BRIGHT_YELLOW))
    assert row[150] == c.BRIGHT_WHITE, "the line from the left"


def test_numbers_cover_none_of_the_rings() -> None:
    monitor = Handset()
    targets = [ring(20, 110), ring(40, 110), ring(250, 280)]
    draw_numbers(monitor, targets, (6, 98, 260, 196))
    assert [words.text for words in monitor.written] == ["1", "2", "3"]
    for words in monitor.written:
        x, y = words.rect[0] + words.rect[2] // 2, words.rect[1] + words.rect[3] // 2
        assert all((x - one.middle[0]) ** 2 + (y - one.middle[1]) ** 2 > RADIUS**2 for one in targets)
        assert 6 <= x < 266
        assert 98 <= y < 294


def test_a_frame_has_all_its_edges_where_there_is_air() -> None:
    assert set(frame((10, 20, 30, 8))) == {(8, 18, 34, 2), (8, 28, 34, 2), (8, 20, 2, 8), (40, 20, 2, 8)}


def test_between_dense_lines_a_frame_is_a_pair_of_brackets() -> None:
    below = {(x, 29) for x in range(15, 40)}
    hooks = {strip for strip in frame((10, 20, 30, 8), below) if strip[1] == 28}
    assert hooks == {(8, 28, 6, 2)}, "the words of the next line begin there, and go on to the right"
    assert (8, 18, 34, 2) in frame((10, 20, 30, 8), below)
    assert {(8, 20, 2, 8), (40, 20, 2, 8)} <= set(frame((10, 20, 30, 8), below))


@pytest.mark.parametrize("beside", [(100, 103), (130, 111), (101, 105), (99, 99)])
def test_neither_a_frame_nor_its_dark_edge_covers_a_letter_beside_it(beside: tuple[int, int]) -> None:
    monitor, target = Monitor(), Target((103, 102, 60, 8), False)
    draw_numbers(monitor, (target,), (90, 90, 200, 100), frozenset((beside,)))
    monitor.end_frame()
    assert monitor.pixels()[beside[1] * monitor.SIZE[0] + beside[0]] == Monitor().pixels()[0]
