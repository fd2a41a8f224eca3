"""The work bench: commands, undo and redo, what is refused."""

import pytest

from arcade.games.graphics_editor import commands, strings
from arcade.games.graphics_editor.art import HEART, KEY, WALK
from arcade.games.graphics_editor.rules import BLANK, Figure, Graphic, Layout
from arcade.games.graphics_editor.state import HINT_COST, KEPT, SPEEDS, Bench
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.texts import Text
from tests.patience import still

TURNS = [
    (commands.MIRROR, KEY.mirrored()),
    (commands.FLIP, KEY.flipped()),
    (commands.ROTATE, KEY.rotated()),
    (commands.SHIFT_LEFT, KEY.shifted(0, -1)),
    (commands.SHIFT_RIGHT, KEY.shifted(0, 1)),
    (commands.SHIFT_UP, KEY.shifted(-1, 0)),
    (commands.SHIFT_DOWN, KEY.shifted(1, 0)),
    (commands.INVERT, KEY.inverted()),
    (commands.CLEAR, BLANK),
]


def bench(*graphics: Graphic, layout: Layout = Layout.APART) -> Bench:
    return Bench(Figure(graphics or (KEY,), layout))


@pytest.mark.parametrize(("command", "wanted"), TURNS, ids=[command.name for command, _ in TURNS])
def test_a_command_changes_the_graphic_in_hand_and_is_undone_and_redone(command: Control, wanted: Graphic) -> None:
    one = bench(HEART, KEY)
    one.do(commands.NEXT)
    assert one.do(command) is None
    assert one.figure.graphics == (HEART, wanted)
    assert one.drawing.changes == 1
    one.do(commands.UNDO)
    assert (one.graphic, one.drawing.changes) == (KEY, 0)
    one.do(commands.REDO)
    assert (one.graphic, one.drawing.changes) == (wanted, 1)


def test_a_stroke_is_one_undo_but_counts_its_dots() -> None:
    one = bench(BLANK)
    assert one.draw((0, 0), True)
    assert one.draw((0, 1), True, continues=True)
    assert not one.draw((0, 1), True, continues=True)
    assert one.drawing.changes == 2
    one.draw((5, 5), True)
    one.do(commands.UNDO)
    assert one.graphic.rows[0] == 192
    one.do(commands.UNDO)
    assert one.graphic == BLANK
    one.do(commands.REDO)
    one.draw((7, 7), True)
    assert one.do(commands.REDO) is strings.NOTHING_TO_REDO, "a new change forgets what was taken back"


def test_copy_and_paste() -> None:
    one = bench(HEART, KEY)
    one.do(commands.COPY)
    one.do(commands.NEXT)
    one.do(commands.PASTE)
    assert one.figure.graphics == (HEART, HEART)


def test_graphics_are_added_walked_through_and_removed() -> None:
    one = bench(HEART)
    for count in (2, 3, 4):
        one.do(commands.MORE)
        assert (one.at, one.figure.count) == (count - 1, count)
    one.do(commands.NEXT)
    assert one.at == 0
    one.do(commands.PREVIOUS)
    assert one.at == 3
    one.do(commands.LESS)
    assert (one.at, one.figure.count) == (2, 3)
    for _ in range(4):
        one.do(commands.UNDO)
    assert (one.at, one.figure.count) == (0, 1)


@pytest.mark.parametrize(
    ("one", "command", "words"),
    [
        (bench(), commands.UNDO, strings.NOTHING_TO_UNDO),
        (bench(), commands.REDO, strings.NOTHING_TO_REDO),
        (bench(), commands.PASTE, strings.NOTHING_COPIED),
        (bench(), commands.NEXT, strings.LAST_ONE),
        (bench(), commands.LESS, strings.LAST_ONE),
        (bench(*WALK), commands.MORE, strings.NO_MORE),
        (bench(*WALK, layout=Layout.ROW), commands.ANIMATE, strings.ONLY_APART),
        (bench(*WALK, layout=Layout.ROW), commands.SPEED, strings.ONLY_APART),
        (bench(), HINT, strings.NO_HINT),
    ],
)
def test_what_cannot_be_is_refused_and_loses_nothing(one: Bench, command: Control, words: Text) -> None:
    before = one.figure
    assert one.do(command) is words
    assert one.figure == before


def test_layouts_speeds_and_animation() -> None:
    one = bench(*WALK)
    for speed in (2, 3, 0, 1):
        one.do(commands.SPEED)
        assert one.speed == speed
    assert len(SPEEDS) == 4
    one.do(commands.ANIMATE)
    assert not one.animated
    one.do(commands.LAYOUT)
    assert one.figure.layout is Layout.ROW


def test_ink_and_paper_are_never_the_same() -> None:
    one = bench()
    for command in (commands.INK, commands.PAPER):
        seen = set()
        for _ in range(10):
            one.do(command)
            assert one.graphic.ink != one.graphic.paper
            seen.add((one.graphic.ink, one.graphic.paper))
        assert len(seen) == 7


def test_a_goal_is_reached_and_a_hint_costs() -> None:
    one = Bench(Figure((KEY.with_dot((7, 7), True),)), KEY)
    assert one.wrong == ((7, 7),)
    assert one.do(HINT) is strings.HINT_GIVEN
    assert (one.cursor, one.drawing.changes) == ((7, 7), HINT_COST)
    one.draw(one.cursor, False)
    assert one.solved
    assert one.drawing.changes == HINT_COST + 1
    one.do(commands.UNDO)
    assert one.drawing.changes == HINT_COST, "what a hint cost is not taken back"


def test_only_what_is_not_saved_is_unsaved() -> None:
    one = bench()
    assert not one.unsaved
    one.do(commands.MIRROR)
    assert one.unsaved
    one.saved = one.figure
    assert not one.unsaved


def test_colours_belong_to_the_graphic_in_hand_stay_with_it_and_are_not_counted() -> None:
    one = bench(KEY, HEART)
    one.paint(ink=4, paper=0)
    one.do(commands.BRIGHT)
    for command, _ in TURNS:
        one.do(command)
        assert (one.graphic.ink, one.graphic.paper, one.graphic.bright) == (4, 0, False)
    assert one.figure.graphics[1] == HEART
    assert one.unsaved
    assert one.drawing.changes == len(TURNS)
    for _ in range(len(TURNS) + 1):
        one.do(commands.UNDO)
    assert (one.graphic.bright, one.drawing.changes) == (True, 0)


def test_as_many_changes_can_be_taken_back_as_are_kept() -> None:
    bench = Bench(Figure())
    for _ in range(KEPT + 50):
        bench.do(commands.INVERT)
    assert bench.drawing.changes == KEPT + 50
    undone = 0
    while still(bench.do(commands.UNDO) is None):
        undone += 1
    assert undone == KEPT
    assert bench.drawing.changes == 50
