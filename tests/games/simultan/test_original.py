"""The original look: its layout, notes, pace, keys, and what is mended in it."""

from itertools import pairwise

import pytest

from arcade.games.simultan.original import SetUp
from arcade.games.simultan.rules import Puzzle
from arcade.machine.machine import Frames
from tests.games.simultan.playing import Table
from tests.games.simultan.test_rules import FIRST, THIRD
from tests.patience import still

Notes = list[tuple[float, float]]


def hertz(pitch: float) -> float:
    return 261.6256 * 2 ** (pitch / 12)


def matches(heard: Notes, wanted: list[tuple[float, int]]) -> bool:
    """Whether notes are those wanted, each as long as whole waves of it allow."""
    return len(heard) == len(wanted) and all(
        abs(length - seconds) <= 0.5 / hertz(pitch) + 0.0006 and abs(sound - hertz(pitch)) < 0.02 * hertz(pitch)
        for (length, sound), (seconds, pitch) in zip(heard, wanted, strict=True)
    )


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A sitting whose first two puzzles are those of the reference, digits all different."""
    coming = [FIRST, THIRD, FIRST]

    draw = SetUp.draw

    def draw_known(set_up: SetUp) -> Frames[Puzzle]:
        yield from draw(set_up)
        puzzle = coming.pop(0)
        return Puzzle(puzzle.digits, puzzle.signs, set_up.program.different)

    monkeypatch.setattr(SetUp, "draw", draw_known)
    table = Table(original=True, language="ro")
    table.press("n")
    return table


def until(table: Table, points: int) -> None:
    while still(table.program.game.points > points):
        table.session.step()


def test_the_layout(known: Table) -> None:
    rows = known.rows
    assert rows[3][22:] == "= -8      "
    assert rows[9][22:28] == "= 26  "
    assert rows[15][22:28] == "= -2  "
    assert (rows[18][7], rows[18][13], rows[18][19]) == ("=", "=", "=")
    assert (rows[20][7:9], rows[20][13:15], rows[20][19:21]) == ("56", "14", "-1")
    assert (rows[3][10], rows[3][16], rows[9][10], rows[9][16]) == ("-", "-", "+", "x")
    assert [rows[6][column] for column in (7, 13, 19)] == ["x", "+", "-"]
    assert [row[:6].strip() for row in rows[13:17]] == ["SCRIE", "CIFRE", "DIFE-", "RITE!"]
    machine = known.machine
    assert machine.border_colour == 7
    assert machine.attr(10, 10) == machine.attr(22, 0) == 0x38
    assert all(machine.point(x, 100) for x in (48, 72, 168))
    assert all(machine.point(50, y) for y in (39, 63, 159))
    assert all(machine.point(x, 120) for x in range(72, 96))


def test_the_set_up_ticks_and_takes_its_time() -> None:
    """The deepest digit's tick is shorter than half a wave: silent. Signs sound column by column."""
    table = Table(original=True, seed=300)
    started = table.machine.frame
    table.press("n", wait=False)
    frames = table.ready() + 3
    assert frames == pytest.approx(357, abs=3)
    assert table.machine.frame > started
    heard = table.heard()
    assert matches(heard[:6], [(0.01, pitch) for pitch in (6, 9, 12, 15, 18, 21)])
    digits = [(0.01, 10 * row - 15 * place) for row in (1, 2, 3) for place in (1, 2, 3)]
    digits.remove((0.01, -35))
    rows = [(0.01, 10 * row - 15 * place) for place in (1, 2) for row in (1, 2, 3)]
    columns = [(0.01, 15 * column - 10 * place) for column in (1, 2, 3) for place in (1, 2)]
    assert matches(heard[6:26], digits + rows + columns)
    results = heard[26:32]
    assert all(
        abs(length - 0.1) < 0.016 and hertz(-40) * 0.98 <= sound <= hertz(-10) * 1.02 for length, sound in results
    )
    assert len(results) == 6
    assert table.program.game.puzzle.digits == (4, 8, 6, 1, 9, 7, 3, 5, 2)
    assert table.program.game.puzzle.signs == ("--", "++", "--", "+×", "+-", "-+")
    clock = table.machine.CLOCK
    grid = [
        (after.start - note.start - note.duration) / clock for note, after in pairwise(table.machine.speaker.notes[:6])
    ]
    assert grid == pytest.approx([0.0875] * 5, abs=0.002)


def test_a_key_cuts_a_pass_and_a_digit_makes_the_next_one_longer(known: Table) -> None:
    """13 frames without a key, 9 with one in the pass, 16 after a digit; a step of the cursor takes no longer."""
    known.rest(26)
    known.press("5")
    known.rest(60)
    known.press("d")
    known.rest(40)
    starts = [note.start / known.machine.FRAME for note in known.machine.speaker.notes[-10:]]
    gaps = [round(after - before) for before, after in pairwise(starts)]
    assert gaps.count(9) == 2
    assert gaps[gaps.index(9) + 1] == 16
    assert gaps.count(13) == 6


def test_points_tick_away_only_during_play(known: Table) -> None:
    known.rest(20)
    before, notes = known.program.game.points, len(known.machine.speaker.notes)
    known.rest(500)
    lost = before - known.program.game.points
    assert abs(lost - 38) <= 1
    assert matches(known.heard(notes), [(0.01, 10)] * lost)
    known.rest(5)
    assert known.rows[21].startswith(f"Puncte:{known.program.game.points}  Gata? apasă K")
    known.press("k", wait=False)
    points = known.program.game.points
    known.rest(120)
    assert known.program.game.points == points


def test_without_points_the_game_is_lost(known: Table) -> None:
    known.program.game.points = 1
    known.rest(20)
    assert known.session.results[-1].outcome == "lost"
    assert known.rows[21].startswith("Timpul a trecut. Soluția este:")
    known.ready()
    assert known.rows[21].startswith("Încă un careu (d/n)?")


def test_the_cursor_stops_at_the_edges(known: Table) -> None:
    assert known.program.cursor == (0, 0)
    known.press("s", "a")
    assert known.program.cursor == (0, 0)
    known.press("d", "d", "d")
    assert known.program.cursor == (0, 2)
    known.press("Z", "Z", "Z")
    assert known.program.cursor == (2, 2)


def test_the_cursor_is_a_corner_seen_in_six_frames_of_thirteen(known: Table) -> None:
    corner = bytes([0xFF] * 4 + [0xF0] * 4)
    seen = 0
    for _ in range(130):
        known.session.step()
        column = [known.machine.display[at] for at in (cell_line(4, 8, line) for line in range(8))]
        seen += bytes(column) == corner
    assert seen == 60


def cell_line(row: int, column: int, line: int) -> int:
    return 2048 * (row // 8) + 256 * line + 32 * (row % 8) + column


def test_a_held_key_repeats_once_a_pass(known: Table) -> None:
    columns = []
    for _ in range(30):
        known.session.step(frozenset(("d",)))
        columns.append(known.program.cursor[1])
    assert columns.index(2) - columns.index(1) == 13
    known.rest(20)
    assert known.program.cursor == (0, 2)


def test_a_right_answer_is_worth_its_points_and_the_average_counts_the_lost(known: Table) -> None:
    known.fill(FIRST.digits)
    until(known, 2893)
    known.press("k")
    assert known.session.results[-1].score == 2893
    assert known.rows[21].startswith("Bravo! 2893 de puncte!")
    assert known.rows[22].startswith("Media pe 1 joc: 2893")
    assert known.rows[23].startswith("Încă un careu (d/n)?")
    assert known.rows[20][7:9] == "56"
    known.press("d")
    known.press("k")
    assert known.session.results[-1].outcome == "lost"
    known.press("d")
    known.fill(FIRST.digits)
    until(known, 2700)
    known.press("k")
    assert known.rows[22].startswith("Media pe 3 jocuri: 1864 1/3")


def test_an_untouched_grid_is_shown_in_the_corners_with_a_rising_tune(known: Table) -> None:
    known.fill(FIRST.digits)
    known.press("k")
    known.press("d")
    assert known.rows[3][22:28] == "= -50 "
    assert known.program.game.cells == [0] * 9
    notes = len(known.machine.speaker.notes)
    known.press("k", wait=False)
    known.rest(30)
    assert known.rows[21].startswith("Nu e corect. Soluția este:")
    frames = known.ready() + 33
    assert frames == pytest.approx(126, abs=3)
    corners = ["".join(known.rows[4 + 6 * row][8 + 6 * column] for column in range(3)) for row in range(3)]
    assert corners == ["469", "837", "251"]
    assert known.rows[21].startswith("Încă un careu (d/n)?")
    rising = [note for note in known.heard(notes) if note[0] > 0.09]
    assert matches(rising, [(0.1, pitch) for pitch in range(-30, 31, 5)])
    assert known.session.results[-1].outcome == "lost"


def test_replay_clears_every_cell_and_all_words(known: Table) -> None:
    known.fill(FIRST.digits)
    known.press("k")
    known.press("d", wait=False)
    assert known.ready() + 3 == pytest.approx(286, abs=4)
    assert known.program.game.cells == [0] * 9
    assert [known.rows[3 + 6 * row][7 + 6 * column] for row in range(3) for column in range(3)] == [" "] * 9
    assert not "".join(known.rows[row] for row in (22, 23)).strip()
    assert known.rows[20].split() == ["34", "-2", "15"]


def test_a_wrong_answer_loses(known: Table) -> None:
    known.fill((2, 6, 3, 8, 1, 9, 7, 4, 5))
    known.press("k")
    assert known.session.results[-1].outcome == "lost"
    assert known.program.lesson.games == 1


def test_a_grid_that_is_not_full_is_not_lost_by_one_key(known: Table) -> None:
    known.press("1", "k")
    assert not known.session.results
    assert known.rows[22].startswith("Completează, sau iar K: soluția")
    known.rest(20)
    known.press("d")
    assert not known.rows[22].strip()
    known.press("6", "k", "k")
    known.rest(60)
    assert known.session.results[-1].outcome == "lost"


def test_digits_that_must_differ_are_marked_and_not_accepted(known: Table) -> None:
    known.fill((1, 1, 3, 8, 2, 9, 7, 4, 5))
    assert known.machine.display[cell_line(3, 7, 7)] == known.machine.display[cell_line(3, 13, 7)] == 0xFF
    known.press("k")
    assert not known.session.results
    assert known.rows[22].startswith("Cifrele trebuie să difere")


def test_the_joystick_spins_digits_and_finishes(known: Table) -> None:
    for row in range(3):
        for column in range(3):
            known.press(*["pad1 fire"] * FIRST.digits[3 * row + column], "pad1 right")
        known.press("pad1 left", "pad1 left", "pad1 down")
    assert known.program.game.cells == list(FIRST.digits)
    known.press("pad1 back")
    assert known.session.results[-1].outcome == "won"


def test_hints_and_solving_work_in_the_old_look_too(known: Table) -> None:
    known.press("f1")
    assert known.program.game.cells[0] == 1
    assert known.rows[3][7] == "1"
    known.press("f3")
    assert known.session.results[-1].outcome == "lost"


def test_the_farewell_is_a_long_note(known: Table) -> None:
    known.press("k")
    notes = len(known.machine.speaker.notes)
    known.press("n", wait=False)
    known.rest(110)
    assert known.session.ended
    assert known.rows[22].startswith("La revedere, pe curând!")
    (note,) = known.heard(notes)
    assert note[0] == pytest.approx(2.0, abs=0.004)
    assert hertz(0) * 0.98 <= note[1] <= hertz(24) * 1.02


def test_two_players_find_digits_in_turn() -> None:
    table = Table(original=True, seats=2, seed=4)
    table.press("y")
    for cell, digit in enumerate(table.solution):
        table.go(cell)
        table.press(str(digit), "k", wait=False)
        table.rest(5)
    table.ready()
    assert table.session.results[-1].outcome == "first"
    assert table.rows[21].startswith(" P1 9") or table.rows[21].startswith(">P1 9")
