"""The falling pieces' rules: what was measured on the original without a screen, and what was enlarged."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.games.tetris.levels import BOOK, LEVELS, MENDED
from arcade.games.tetris.pieces import KINDS, MIX, Bags, Tickets
from arcade.games.tetris.rules import ROWS, Action, Cleared, Faster, Fell, Fixed, Moved, Refused, Spawned, World
from arcade.toolkit.contract.dice import SplitMix
from tests.games.tetris.wells import I, J, O, S, T, Z, do, mended, piece_cells, pile_cells, place, world
from tests.patience import still

GAP = "#####.#####"
BOTH = pytest.mark.parametrize("make", [world, mended])


@BOTH
def test_spawns_of_the_bar_and_the_square(make: Callable[..., World]) -> None:
    assert piece_cells(make(I)) == [(0, 23), (1, 23), (2, 23), (3, 23)]
    assert piece_cells(make(O)) == [(1, 22), (1, 23), (2, 22), (2, 23)]


STEMS = {"down": (3, 23), "right": (2, 24), "up": (1, 23), "left": (2, 22)}


@BOTH
def test_the_t_turns_anticlockwise(make: Callable[..., World]) -> None:
    made = make(T)
    seen = []
    for _ in range(5):
        others = {cell for stem, cell in STEMS.items() if cell not in piece_cells(made)}
        seen.append(next(stem for stem, cell in STEMS.items() if {STEMS[_opposite(stem)]} == others))
        do(made, Action.TURN)
    assert seen == ["down", "right", "up", "left", "down"]


def _opposite(stem: str) -> str:
    names = list(STEMS)
    return names[(names.index(stem) + 2) % 4]


@BOTH
def test_the_bar_dropped_into_the_empty_well(make: Callable[..., World]) -> None:
    made = make(I)
    events = do(made, Action.DROP)
    assert events[0] == Fell(17, True)
    assert pile_cells(made) == [(17, 23), (18, 23), (19, 23), (20, 23)]
    assert (made.score, made.lines) == (24, 0)


def test_three_rows_and_one_cell_left() -> None:
    made = world(I, pile=[GAP] * 3)
    do(made, Action.DROP)
    assert (made.score, made.lines) == (174, 3)
    assert pile_cells(made) == [(20, 23)]


def test_four_rows_ready_three_cleared_in_the_book_all_when_mended() -> None:
    book, whole = world(I, pile=[GAP] * 4), mended(I, pile=[GAP] * 4)
    do(book, Action.DROP)
    assert (book.score, book.lines) == (174, 3)
    assert pile_cells(book) == [(20, column) for column in range(18, 29)]
    do(whole, Action.DROP)
    assert (whole.score, whole.lines) == (224, 4)
    assert pile_cells(whole) == []


@BOTH
def test_one_row_at_the_bottom(make: Callable[..., World]) -> None:
    made = make(I, pile=[GAP])
    do(made, Action.DROP)
    assert (made.score, made.lines) == (74, 1)
    assert pile_cells(made) == [(18, 23), (19, 23), (20, 23)]


def test_the_row_of_the_upright_bars_top() -> None:
    pile = [GAP, "#.........#", "#.........#", "#.........#"]
    book, whole = world(I, pile=pile), mended(I, pile=pile)
    do(book, Action.DROP)
    assert (book.score, book.lines) == (24, 0)
    do(whole, Action.DROP)
    assert (whole.score, whole.lines) == (74, 1)


@pytest.mark.parametrize(("presses", "points"), [(0, 7), (1, 5), (2, 5)])
def test_the_preview_costs_two_points(presses: int, points: int) -> None:
    made = world(O)
    do(made, *[Action.PREVIEW] * presses)
    while still(not any(isinstance(event, Fixed) for event in made.tick())):
        pass
    assert made.score == points


def test_the_preview_can_be_switched_off_again() -> None:
    made = world(O)
    do(made, Action.PREVIEW, Action.PREVIEW)
    assert not made.preview
    do(made, Action.DROP)
    score = made.score
    do(made, Action.DROP)
    assert (score, made.score - score) == (18 + 5, 16 + 7)


def test_at_the_wall_nothing_moves_and_nothing_is_scored() -> None:
    made = world(I)
    events = do(made, *[Action.LEFT] * 6)
    assert events == [Moved(Action.LEFT)] * 5 + [Refused(Action.LEFT)]
    before = piece_cells(made)
    assert do(made, Action.TURN) == [Refused(Action.TURN)]
    assert (piece_cells(made), made.score) == (before, 0)


def test_no_room_for_a_new_piece_is_the_end() -> None:
    made = world(O)
    drops = 0
    while still(not made.over):
        do(made, Action.DROP)
        drops += 1
    assert drops == 10
    assert made.tick([Action.LEFT]) == []


def test_any_occupied_cell_is_enough() -> None:
    made = world(I, T)
    made.well.rows[3][5] = 1
    place(made, column=0)
    do(made, Action.DROP)
    assert made.over


@pytest.mark.parametrize("level", LEVELS.keys)
def test_statistics_count_the_pieces(level: int) -> None:
    rules = LEVELS[level].sets
    made = World(Bags(SplitMix(level), KINDS[rules.pieces], rules.shares), rules)
    spawned = 1
    while still(not made.over):
        spawned += sum(isinstance(event, Spawned) for event in do(made, Action.DROP))
    assert sum(made.counts) == spawned


def test_gravity_takes_a_period_for_each_row_and_fixes_at_the_next() -> None:
    made = world(O)
    falls = [sum(isinstance(event, Fell) for event in made.tick()) for _ in range(8)]
    assert falls == [0, 0, 0, 1, 0, 0, 0, 1]
    place(made, row=20)
    assert [type(event) for _ in range(4) for event in made.tick()] == [Fixed, Spawned]


def test_rows_above_come_down_as_far_as_the_first_empty_row() -> None:
    made = world(I, pile=["#..........", "...........", ".#.........", GAP])
    events = do(made, Action.DROP)
    assert Cleared((20,), ((20, 17),), 50) in events
    assert pile_cells(made) == [(18, 18), (18, 23), (19, 23), (20, 19), (20, 23)]


def test_the_copying_stops_at_a_gap() -> None:
    made = world(S, pile=["#..........", "...........", "...........", "#####..####"])
    do(made, Action.RIGHT, Action.DROP)
    assert (17, 18) in pile_cells(made)
    assert made.lines == 1


def test_the_square_wanders_in_the_book_and_stays_when_mended() -> None:
    book, still = world(O), mended(O)
    do(book, Action.TURN)
    do(still, Action.TURN)
    assert piece_cells(book) == [(2, 22), (2, 23), (3, 22), (3, 23)]
    assert piece_cells(still) == piece_cells(mended(O))


def test_a_turn_evades_the_wall_when_mended_only() -> None:
    for make, turned in ((world, False), (mended, True)):
        made = make(I)
        do(made, *[Action.LEFT] * 5)
        assert (do(made, Action.TURN) == [Moved(Action.TURN)]) == turned


def test_turning_back_undoes_turning() -> None:
    made = mended(J)
    before = piece_cells(made)
    do(made, Action.TURN, Action.TURN_BACK)
    assert piece_cells(made) == before


def test_several_rows_at_once_bring_more() -> None:
    made = world(I, rules=MENDED, pile=[GAP] * 4)
    do(made, Action.DROP)
    assert made.score == 17 + 5 + 600


def test_holding_changes_pieces_once_a_piece() -> None:
    made = world(I, T, Z, rules=MENDED)
    do(made, Action.HOLD)
    assert (made.held, made.piece.kind) == ((I, 0), T)
    assert do(made, Action.HOLD) == [Refused(Action.HOLD)]
    do(made, Action.DROP)
    assert made.piece.kind == Z
    do(made, Action.HOLD)
    assert (made.held, made.piece.kind) == ((Z, 0), I)
    assert sum(made.counts) == 3


def test_the_book_has_no_holding() -> None:
    assert do(world(I), Action.HOLD) == [Refused(Action.HOLD)]


def test_a_hurried_piece_falls_a_row_every_other_tick_but_is_not_fixed_sooner() -> None:
    made = world(O, rules=MENDED)
    rows = [made.tick(soft=True) for _ in range(36)]
    assert sum(len(events) for events in rows) == 18
    assert made.resting
    waited = 0
    while still(not any(isinstance(event, Fixed) for event in made.tick(soft=True))):
        waited += 1
    assert waited >= MENDED.lock


def test_a_moved_piece_rests_anew_but_not_for_ever() -> None:
    made = world(O, rules=MENDED._replace(speed=9))
    place(made, row=20)
    ticks = 0
    while still(not any(isinstance(event, Fixed) for event in made.tick([Action.LEFT if ticks % 2 else Action.RIGHT]))):
        ticks += 1
    assert MENDED.lock + MENDED.resets - 2 <= ticks <= MENDED.lock * (MENDED.resets + 1)


def test_ten_rows_make_it_faster() -> None:
    made = world(I, rules=MENDED, pile=[GAP] * 4)
    made.lines = 8
    events = do(made, Action.DROP)
    assert Faster(2) in events
    assert made.period == 36


def test_speed_ends_at_the_ninth() -> None:
    made = world(I, rules=MENDED)
    made.lines = 500
    assert (made.speed, made.period) == (9, 3)


def test_the_book_is_never_faster() -> None:
    made = world(I)
    made.lines = 500
    assert made.period == BOOK.periods[0]


def test_tickets_are_even_and_bags_evener() -> None:
    hat = Tickets(SplitMix(2))
    counts = [0] * 7
    for _ in range(7000):
        counts[hat.draw()[0]] += 1
    assert all(850 < count < 1150 for count in counts)
    bags = Bags(SplitMix(3), KINDS[MENDED.pieces], MENDED.shares)
    for _ in range(20):
        assert sorted(bags.draw()[0] for _ in range(7)) == list(range(7))


def test_mix_draws_sizes_by_their_shares() -> None:
    rules = LEVELS[6].sets
    bags = Bags(SplitMix(4), MIX, rules.shares)
    sizes = [MIX[bags.draw()[0]].size for _ in range(4000)]
    assert sorted(set(sizes)) == [4, 5, 6]
    for size, share in zip((4, 5, 6), rules.shares, strict=True):
        assert abs(sizes.count(size) - 500 * share) < 120


@given(st.sampled_from(LEVELS.keys), st.integers(0, 2**32), st.lists(st.sampled_from(Action), max_size=60))
def test_whatever_is_asked_for_the_piece_is_free_and_no_full_row_stays(
    level: int, seed: int, actions: list[Action]
) -> None:
    rules = LEVELS[level].sets
    made = World(Bags(SplitMix(seed), KINDS[rules.pieces], rules.shares), rules)
    for action in actions:
        made.tick([action])
        assert made.over or made.well.free(made.cells(made.piece))
        assert not any(all(row) for row in made.well.rows)
        assert len(made.well.rows) == ROWS
