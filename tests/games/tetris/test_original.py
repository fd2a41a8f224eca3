"""The original's pace, picture, sound and ending, measured on the running program."""

from itertools import pairwise
from typing import Any

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.tetris.original import MELODY
from arcade.games.tetris.pieces import CLASSIC
from arcade.games.tetris.program import Main
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup
from tests.games.tetris.wells import LEFT, I, O, Sequel, place, world
from tests.patience import still
from tests.prompted import until_asked


def original(*kinds: int, pile: tuple[str, ...] = (), language: str = "en", calm: bool = False) -> Session:
    """A session in which the first piece is about to fall, the keys are looked at in the coming frame."""
    session = Session(Setup("tetris", seed=1, original=True, language="ro" if language == "ro" else "en", calm=calm))
    press(session, "x")
    until_asked(session)
    program(session).world = world(*kinds, pile=pile)
    press(session, "x")
    while still(not program(session).playing):
        session.step()
    return session


def program(session: Session) -> Main:
    assert isinstance(session.program, Main)
    return session.program


def press(session: Session, key: str, frames: int = 1) -> None:
    for _ in range(frames):
        session.step(frozenset((key,)))
    session.step()


def frames_until_row_changes(session: Session) -> int:
    start, row = session.machine.frame, program(session).world.piece.row
    while still(program(session).world.piece.row == row):
        session.step()
    return session.machine.frame - start


def attribute(session: Session, row: int, column: int) -> int:
    assert isinstance(session.machine, Spectrum)
    return session.machine.attr(row, column)


def notes(session: Session) -> list[tuple[float, float]]:
    return [(round(n.duration / 3_500_000, 3), n.hertz) for n in session.machine.speaker.notes]


def hertz(pitch: float) -> float:
    return 261.6256 * float(2 ** (pitch / 12))


def step_on(session: Session) -> bool:
    """A frame without a key; false, to go on looking."""
    session.step()
    return False


def test_data_are_ready_after_305_frames_and_the_program_starts_by_itself_at_1511() -> None:
    session = Session(Setup("tetris", seed=1, original=True))
    asked = next(frame for frame in range(2000) if session.machine.waiting or step_on(session))
    while still(session.machine.waiting):
        session.step()
    assert asked == pytest.approx(305, abs=2)
    assert session.machine.frame == pytest.approx(1511, abs=2)
    before = session.machine.frame
    while still(not program(session).playing):
        session.step()
    assert session.machine.frame - before == pytest.approx(202, abs=3)
    clicks = session.machine.speaker.notes
    assert len(clicks) == 32
    apart = [(after.start - before.start) / session.machine.FRAME for before, after in pairwise(clicks)]
    assert apart[:20] == pytest.approx([3.24] * 20, abs=0.02)
    assert apart[-10:] == pytest.approx([2.42] * 10, abs=0.02)


def test_a_row_takes_44_frames() -> None:
    session = original(O)
    frames_until_row_changes(session)
    rows = [frames_until_row_changes(session) for _ in range(17)]
    assert all(abs(row - 44) <= 1 for row in rows)


def test_a_held_key_moves_twice_a_row_and_does_not_slow_the_fall() -> None:
    session = original(I)
    world = program(session).world
    columns: list[int] = []
    for _ in range(2):
        while still():
            row = world.piece.row
            session.step(frozenset("p"))
            if world.piece.row != row:
                break
        columns.append(world.piece.column)
    assert columns == [7, 9]


def test_a_tap_between_two_looks_counts() -> None:
    session = original(I)
    for _ in range(3):
        session.step()
    press(session, "i")
    for _ in range(12):
        session.step()
    assert program(session).world.piece.column == 4


@pytest.mark.parametrize(("key", "turns"), [("o", 1), ("O", 1), ("up", 1), ("pad1 fire", 1), ("u", 0)])
def test_keys_that_turn(key: str, turns: int) -> None:
    session = original(I)
    press(session, key)
    for _ in range(12):
        session.step()
    assert program(session).world.piece.turns == turns


@pytest.mark.parametrize(("pile", "frames"), [((), 101), (("#####.#####",), 312), (("#####.#####",) * 3, 578)])
def test_after_a_fix_so_many_frames_pass_until_the_next_piece_obeys(pile: tuple[str, ...], frames: int) -> None:
    session = original(I, pile=pile)
    world = program(session).world
    place(world, row=19)
    pieces = sum(world.counts)
    while still(sum(world.counts) == pieces):
        session.step()
    fixed = session.machine.frame
    frames_until_row_changes(session)
    # Four looks at the keys lead to the first fall, eight frames apart.
    assert session.machine.frame - fixed - 24 == pytest.approx(frames, abs=4)


def test_a_drop_clicks_in_each_row_in_whole_waves_and_is_soon_over() -> None:
    session = original(I)
    before = len(session.machine.speaker.notes)
    start = session.machine.frame
    press(session, "m")
    while still(len(session.machine.speaker.notes) < before + 18):
        session.step()
    sounds = notes(session)[before : before + 18]
    assert [length for length, _ in sounds] == [0.007] * 17 + [0.01]
    assert sounds[0][1] == pytest.approx(hertz(1), rel=0.01)
    assert sounds[-1][1] == pytest.approx(hertz(8), rel=0.01)
    assert session.machine.frame - start <= 17 + 12


def test_rows_vanish_with_a_click_for_every_cell() -> None:
    session = original(I, pile=("#####.#####",))
    before = len(session.machine.speaker.notes)
    press(session, "m")
    for _ in range(300):
        session.step()
    clicks = [note for note in notes(session)[before:] if note[0] == 0.005]
    assert len(clicks) == 4 * 11
    assert clicks[0][1] == pytest.approx(hertz(8), rel=0.01)


def test_the_picture() -> None:
    session = original(*range(7))
    for row in range(4):
        assert attribute(session, row, 23) == 0x40 | 1 << 3 | 6
    for kind in range(7):
        assert attribute(session, 9 + kind, 1) >> 3 & 7 == kind + 1
    for row, column in ((1, 17), (21, 17), (1, 29), (21, 23)):
        assert attribute(session, row, column) == 0xC6
    assert attribute(session, 0, 17) == 0x46
    rows = session.machine.text_rows()
    assert rows[0][:11] == "T E T R I S"
    assert [rows[row][6:10].strip() for row in (2, 3, 4)] == ["3000", "0", "0"]
    assert rows[21][11:15] == "Next"


def test_the_preview_appears_with_the_next_piece() -> None:
    session = original(I, I, O)
    press(session, "n")
    for _ in range(12):
        session.step()
    square = [(17, 10), (17, 11), (18, 10), (18, 11)]
    assert program(session).world.preview
    assert all(attribute(session, *cell) >> 3 & 7 == 0 for cell in square)
    press(session, "m")
    for _ in range(140):
        session.step()
    assert all(attribute(session, *cell) >> 3 & 7 == 7 for cell in square)
    press(session, "n")
    for _ in range(12):
        session.step()
    assert all(attribute(session, *cell) >> 3 & 7 == 0 for cell in square)


def finished(score: int, **how: Any) -> Session:
    """A game that has just ended with so many points."""
    session = original(O, **how)
    world = program(session).world
    world.score = score - 7
    world.well.rows[2][5] = 1
    place(world, row=20, column=3)
    while still(not session.results):
        session.step()
    return session


def test_only_a_score_above_3000_becomes_the_maximum() -> None:
    for score, best in ((3000, 3000), (3001, 3001), (10, 3000)):
        session = finished(score)
        assert program(session).best == best
        assert session.results[-1].score == score


def test_the_end_closes_the_well_and_wipes_it_to_the_melody() -> None:
    session = finished(10)
    start, before = session.machine.frame, len(session.machine.speaker.notes)
    for _ in range(200):
        session.step()
    assert all(attribute(session, 0, column) == 0xC6 for column in range(17, 30))
    assert session.machine.text_rows()[21].startswith("The game is over")
    assert all(row[:16].strip() == "" for row in session.machine.text_rows()[16:21])
    until_asked(session)
    assert session.machine.frame - start == pytest.approx(3089, abs=10)
    sounds = notes(session)[before:]
    wanted = [pitch for part in MELODY for _ in range(2) for pitch in (*part, 0)]
    assert len(sounds) == len(wanted) == 186
    for (length, got), pitch in zip(sounds, wanted, strict=True):
        assert length == pytest.approx(0.25, abs=0.005) or length == pytest.approx(0.5, abs=0.005)
        assert got == pytest.approx(hertz(pitch), rel=0.02)
    assert session.machine.text_rows()[12].strip() == "Once more? (y/n)"
    assert session.machine.text_rows()[12].index("Once") == 6


def test_a_key_ends_the_melody() -> None:
    session = finished(10)
    session.step()
    press(session, "x")
    until_asked(session)
    assert session.machine.frame - session.results[-1].frame < 10


@pytest.mark.parametrize(("key", "ended"), [("n", True), ("N", True), ("y", False), ("q", False), ("return", False)])
def test_n_leaves_and_any_other_key_plays_again(key: str, ended: bool) -> None:
    session = finished(4000)
    session.step()
    press(session, "x")
    until_asked(session)
    press(session, key)
    for _ in range(5):
        session.step()
    assert session.ended == ended
    if not ended:
        assert (program(session).world.score, program(session).best) == (0, 4000)
        assert not any(map(any, program(session).world.well.rows))


def test_calm_walls_do_not_flash() -> None:
    assert attribute(original(I, calm=True), 5, 17) == 0x46


def test_the_adviser_speaks_in_the_lower_screen() -> None:
    session = original(I, language="ro")
    press(session, "f1")
    for _ in range(12):
        session.step()
    assert session.machine.text_rows()[23].startswith("Sfat: coloana ")
    press(session, "!hint")
    for _ in range(12):
        session.step()
    assert session.machine.text_rows()[23] == ""


def test_words_follow_the_language() -> None:
    session = original(I)
    session.step(frozenset(("!lang ro",)))
    for _ in range(12):
        session.step(NO_KEYS)
    assert session.machine.text_rows()[7].startswith("Statistică")


def test_pieces_are_drawn_from_the_machines_own_chance() -> None:
    session = Session(Setup("tetris", seed=7, original=True))
    machine = Spectrum(seed=7)
    expected = [machine.rnd_below(14) % 7 for _ in range(2)]
    assert program(session).world.next[0] == expected[1]
    assert CLASSIC[expected[0]] == program(session).world.kinds[program(session).world.piece.kind]
    assert LEFT == 18
    assert Sequel(I).draw() == (I, 0)
