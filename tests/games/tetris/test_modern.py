"""The modern look: keys felt at once and evenly, movement between the cells, sounds, panels, the end."""

from itertools import pairwise
from unittest.mock import Mock

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.tetris import scene, sounds
from arcade.games.tetris.levels import LEVELS, MENDED
from arcade.games.tetris.program import REPEAT, Main
from arcade.games.tetris.rules import ROWS
from arcade.games.tetris.scene import Pile
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.sound.tunes import Tune
from tests.games.tetris.wells import I, J, L, O, T, place, world
from tests.patience import still
from tests.prompted import until_asked

GAP = "#####.#####"
LEFT_EDGE = 11 * 8
LEFT: Keys = frozenset(("left",))


def modern(*kinds: int, pile: tuple[str, ...] = (), level: int = 1, calm: bool = False) -> Session:
    """A session in which the next frame's keys reach the first piece."""
    session = Session(Setup("tetris", level, seed=1, calm=calm))
    until_asked(session)
    if kinds:
        program(session).world = world(*kinds, rules=LEVELS[level].sets, pile=pile)
    press(session, "return")
    while still(not program(session).playing):
        session.step()
    return session


def program(session: Session) -> Main:
    assert isinstance(session.program, Main)
    return session.program


def press(session: Session, key: str) -> None:
    session.step(frozenset((key,)))
    session.step()


def columns(session: Session, keys: Keys, frames: int) -> list[int]:
    """The piece's column after each frame."""
    found = []
    for _ in range(frames):
        session.step(keys)
        found.append(program(session).world.piece.column)
    return found


def inked(session: Session, row: int) -> list[int]:
    """The pixel columns of the well that have ink in a pixel row, the well's dots left out."""
    machine = session.machine
    assert isinstance(machine, Spectrum)
    return [x for x in range(LEFT_EDGE, LEFT_EDGE + 88) if x % 8 != 7 and machine.point(x, 175 - row)]


def top(session: Session) -> int:
    """The highest pixel row of the piece, alone in the well."""
    return next(row for row in range(168) if inked(session, row))


def test_a_tap_of_one_frame_moves_at_once() -> None:
    session = modern(I)
    assert columns(session, LEFT, 1) == [4]
    assert columns(session, NO_KEYS, 20) == [4] * 20


def test_a_held_key_repeats_evenly() -> None:
    session = modern(I)
    found = columns(session, LEFT, REPEAT.delay + 3 * REPEAT.every + 1)
    assert found == [4] * REPEAT.delay + [3] * REPEAT.every + [2] * REPEAT.every + [1] * REPEAT.every + [0]


def test_quick_taps_all_count() -> None:
    session = modern(I)
    for _ in range(3):
        press(session, "i")
    assert program(session).world.piece.column == 2


def test_the_latest_of_two_held_directions_wins() -> None:
    session = modern(I)
    columns(session, LEFT, 1)
    assert columns(session, frozenset(("left", "right")), 1) == [5]
    assert columns(session, frozenset(("left", "right")), REPEAT.delay)[-1] == 6


def test_a_shifted_piece_glides() -> None:
    session = modern(T)
    found = []
    for frame in range(4):
        session.step(LEFT if frame == 0 else NO_KEYS)
        found.append(inked(session, top(session))[0])
    before = LEFT_EDGE + 4 * 8
    assert found == [before - 3, before - 6, before - 8, before - 8]


def test_a_falling_piece_glides_pixel_by_pixel() -> None:
    session = modern(O)
    heights = []
    for _ in range(3 * MENDED.periods[0]):
        session.step()
        heights.append(top(session))
    steps = [after - before for before, after in pairwise(heights)]
    assert set(steps) == {0, 1}
    assert heights[-1] - heights[0] == pytest.approx(2 * 8, abs=2)


def test_where_a_piece_would_land_is_worked_out_anew_only_when_it_has_moved_on(monkeypatch: pytest.MonkeyPatch) -> None:
    session = modern(O)
    world = program(session).world
    sought = Mock(side_effect=world.lowest)
    monkeypatch.setattr(world, "lowest", sought)
    heights = []
    for _ in range(3 * MENDED.periods[0]):
        session.step()
        heights.append(top(session))
    assert len(set(heights)) > 12
    assert sought.call_count == 3


def test_a_gliding_piece_never_covers_the_pile() -> None:
    session = modern(L, pile=("#####......",) * 12)
    machine = session.machine
    assert isinstance(machine, Spectrum)
    before = [machine.attributes[32 * row + 11 : 32 * row + 16] for row in range(9, 21)]
    for frame in range(300):
        session.step(frozenset(("left", "down")) if frame % 4 else NO_KEYS)
        if program(session).world.counts[L] > 1:
            return
        assert [machine.attributes[32 * row + 11 : 32 * row + 16] for row in range(9, 21)] == before
    raise AssertionError("the piece never landed")


def test_hurrying_ends_with_the_piece() -> None:
    session = modern(O)
    frames = 0
    while still(program(session).world.counts[O] == 1):
        session.step(frozenset(("down",)))
        frames += 1
    assert frames < 2 * 20 + max(MENDED.lock, MENDED.periods[0]) + 5
    for _ in range(30):
        session.step(frozenset(("down",)))
    assert program(session).world.piece.row == 2
    session.step()
    for _ in range(4):
        session.step(frozenset(("down",)))
    assert program(session).world.piece.row == 4


def test_a_drop_pressed_while_rows_vanish_does_not_drop_the_next_piece() -> None:
    session = modern(I, O, pile=(GAP,) * 4)
    press(session, "m")
    press(session, "m")
    press(session, "i")
    for _ in range(40):
        session.step()
    world = program(session).world
    assert (sum(world.counts), world.lines, world.piece.column) == (2, 4, 4)


def test_a_second_press_at_the_title_does_not_drop_the_first_piece() -> None:
    session = Session(Setup("tetris", seed=1))
    until_asked(session)
    for _ in range(3):
        press(session, "return")
    while still(not program(session).playing):
        session.step()
    session.step()
    assert sum(program(session).world.counts) == 1


@pytest.mark.parametrize(
    ("key", "field", "value"),
    [
        ("p", "place", (2, 6)),
        ("pad1 right", "place", (2, 6)),
        ("I", "place", (2, 4)),
        ("o", "piece", (J, 0, 1)),
        ("up", "piece", (J, 0, 1)),
        ("pad1 fire", "piece", (J, 0, 1)),
        ("z", "piece", (J, 0, 3)),
        ("c", "held", (J, 0)),
        ("pad1 back", "held", (J, 0)),
        ("n", "preview", (False, True)),
        ("f1", "advised", True),
        ("q", "place", (2, 5)),
    ],
)
def test_keys(key: str, field: str, value: object) -> None:
    session = modern(J)
    press(session, key)
    assert session.program.state()[field] == value


@pytest.mark.parametrize("key", ["m", " ", "return", "pad1 up"])
def test_keys_that_drop(key: str) -> None:
    session = modern(I)
    press(session, key)
    for _ in range(5):
        session.step()
    assert program(session).world.score == 17 + 5


def sound(session: Session, tune: Tune) -> bool:
    """Whether a tune began in the last frames; later sounds may have cut it off."""
    lengths = [round(note.duration / 3_500_000, 3) for note in session.machine.speaker.notes[-40:]]
    first = [round(length, 3) for length, pitch in tune if pitch is not None][:2]
    return any(lengths[at : at + len(first)] == first for at in range(len(lengths)))


def test_sounds() -> None:
    session = modern(T, I, pile=("......#####",))
    press(session, "left")
    assert sound(session, sounds.MOVE)
    press(session, "up")
    assert sound(session, sounds.TURN)
    press(session, "c")
    assert sound(session, sounds.ASIDE)
    press(session, "m")
    for _ in range(4):
        session.step()
    assert sound(session, sounds.THUD)


def test_rows_ring() -> None:
    for rows in (1, 2, 3, 4):
        session = modern(I, pile=(GAP,) * rows)
        press(session, "m")
        for _ in range(10):
            session.step()
        assert sound(session, sounds.CLEARS[rows - 1])
        words = session.machine.text_rows()[23].strip()
        assert words == ("" if rows == 1 else f"{rows} rows at once: {MENDED.rewards[rows - 1]} points")


def test_ten_rows_are_announced() -> None:
    session = modern(I, pile=(GAP,) * 4)
    program(session).world.lines = 6
    press(session, "m")
    for _ in range(40):
        session.step()
    assert session.machine.text_rows()[23].strip() == "Faster! Speed 2"


@pytest.mark.parametrize("level", LEVELS.keys)
def test_the_adviser_tells_what_he_sees(level: int) -> None:
    session = modern(level=level)
    press(session, "!hint")
    advice = program(session).advice
    assert advice
    words = f"Height {advice.height} holes {advice.holes} rows {advice.rows}"
    assert session.machine.text_rows()[23].strip() == words
    press(session, "!hint")
    assert session.machine.text_rows()[23] == ""


def test_words_follow_the_language() -> None:
    session = modern(T)
    session.step(frozenset(("!lang ro",)))
    session.step()
    assert any("Viteză" in row for row in session.machine.text_rows())


def ended(score: int) -> Session:
    session = modern(O)
    world = program(session).world
    world.score = score - 5
    place(world, row=20, column=2)
    for row in (1, 2):
        world.well.rows[row][5] = 1
    while still(not session.results):
        session.step()
    return session


@pytest.mark.parametrize(("score", "best"), [(100, 3000), (3000, 3000), (3001, 3001)])
def test_the_end_and_the_best_score(score: int, best: int) -> None:
    session = ended(score)
    assert session.results[-1].score == score
    until_asked(session)
    assert session.machine.text_rows()[23].strip() == "Another game? (y/n)"
    press(session, "q")
    until_asked(session)
    press(session, "y")
    for _ in range(60):
        session.step()
    assert (program(session).world.score, program(session).best) == (0, best)


def test_no_ends_the_program() -> None:
    session = ended(50)
    until_asked(session)
    press(session, "n")
    assert session.ended


def test_a_fixed_piece_gets_its_own_colour_even_when_rows_vanish() -> None:
    session = modern(I, pile=("...........", GAP, "...........", "..........."))
    place(program(session).world, row=19)
    press(session, "m")
    for _ in range(60):
        session.step()
    machine = session.machine
    assert isinstance(machine, Spectrum)
    world = program(session).world
    assert world.lines == 1
    for row in (18, 19, 20):
        assert world.well.rows[row][5]
        assert machine.attr(row, 11 + 5) == 0x45


def test_only_squares_that_change_are_drawn_when_rows_vanish(monkeypatch: pytest.MonkeyPatch) -> None:
    made = world(O, rules=MENDED, pile=["#.#########", "##.########", "###########", "#.#.#######"])
    pile = Pile(Spectrum())
    for _ in pile.build(made.well):
        pass
    rows, _ = made.well.clear(ROWS - 1, ROWS)
    drawn = Mock(side_effect=draw_cells)
    monkeypatch.setattr(scene, "draw_cells", drawn)
    for _ in pile.vanish(made.well, rows):
        pile.machine.end_frame()
    changed = 2 * 11 + 11 + 2 + 1  # lit and gone, filled from above; the gaps of the two rows that come down
    assert drawn.call_count <= changed + 11
    fresh = Pile(Spectrum())
    for _ in fresh.build(made.well):
        pass
    assert pile.machine.display == fresh.machine.display
    assert pile.machine.attributes == fresh.machine.attributes
