"""Robac's pace, sounds, screens and keys, measured on the running program."""

from itertools import pairwise
from math import log2

import pytest

from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.games.robac import MUSIC, TALE_MUSIC, art
from arcade.games.robac.modern import Modern
from arcade.games.robac.program import Main
from arcade.games.robac.rules import EMPTY, POISON, beyond
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.sound.music import Music
from arcade.toolkit.sound.pieces import read_piece
from arcade.toolkit.sound.score import LEAD
from tests.patience import still
from tests.prompted import spectrum, until_asked

MIDDLE_C = 261.6256


def begun(original: bool = False, level: int = 2, seed: int = 1) -> Session:
    """A game whose worm is about to make its first step."""
    session = Session(Setup("robac", level, seed=seed, original=original))
    until_asked(session)
    session.step(frozenset(("pad1 fire",)))
    while still(world(session).steps == 0):
        session.step()
    return session


def world(session: Session):  # type: ignore[no-untyped-def]
    program = session.program
    assert isinstance(program, Main)
    return program.world


def to_step(session: Session, keys: frozenset[str] = NO_KEYS) -> int:
    """Go on to the next step, and tell how many frames that took."""
    before, frame = world(session).steps, session.machine.frame
    while still(world(session).steps == before and not session.results):
        session.step(keys)
    return session.machine.frame - frame


def heard(session: Session, since: int) -> list[tuple[float, int]]:
    """Seconds and semitones of the notes since."""
    notes = session.machine.speaker.notes[since:]
    return [
        (round(note.duration / session.machine.CLOCK, 3), round(12 * log2(note.hertz / MIDDLE_C))) for note in notes
    ]


def test_an_original_step_takes_thirty_frames() -> None:
    session = begun(original=True)
    frames = [to_step(session) for _ in range(12)]
    assert sum(frames) / len(frames) == pytest.approx(29.8, abs=0.3)
    assert {29, 30, 31} >= set(frames)


def test_an_original_bump_takes_33_frames_with_its_tone() -> None:
    session = begun(original=True)
    world(session).score = 100
    world(session).field.clear()
    while still(world(session).worm[0] != (5, 31)):
        world(session).field.clear()
        to_step(session)
    to_step(session)
    known = len(session.machine.speaker.notes)
    frames = [to_step(session) for _ in range(4)]
    assert sum(frames) / len(frames) == pytest.approx(33, abs=0.5)
    assert set(heard(session, known)) == {(0.102, -10)}


@pytest.mark.parametrize(("level", "frames"), [(1, 15), (2, 10), (3, 7), (4, 5)])
def test_modern_steps_are_as_long_as_the_level_says(level: int, frames: int) -> None:
    session = begun(level=level)
    assert {to_step(session) for _ in range(8)} == {frames}


def test_eating_sounds_three_notes_and_takes_their_time() -> None:
    session = begun(original=True)
    world(session).field[5, 15] = ord("2")
    to_step(session)
    known = len(session.machine.speaker.notes)
    frames = to_step(session)
    assert world(session).score == 10
    assert frames == pytest.approx(30 + 17.5 + 3, abs=1), "each BEEP takes nearly a frame before it sounds"
    assert heard(session, known)[:3] == [(0.2, 5), (0.101, 10), (0.051, 2)]


def test_death_flashes_the_worm_for_two_seconds_with_a_low_tone() -> None:
    session = begun(original=True)
    world(session).field[5, 15] = POISON
    known = len(session.machine.speaker.notes)
    to_step(session)
    while still(session.machine.speaker.notes[known:] == []):
        session.step()
    flashing = [at for at, value in enumerate(spectrum(session).attributes) if value & 0x80]
    assert len(flashing) == 9
    frames = 0
    while still(world(session).struck):
        session.step()
        frames += 1
    assert frames == pytest.approx(101, abs=1.5)
    assert heard(session, known) == [(2.002, -10)]
    assert world(session).lives == 3
    assert sorted(world(session).worm) == [(5, column) for column in range(5, 14)]


def test_the_original_bar_of_lives_is_cut_from_the_left() -> None:
    session = begun(original=True)
    bars = []
    for _ in range(3):
        bars.append(session.machine.text_rows()[23][7:21])
        head = world(session).worm[0]
        world(session).field[head[0], head[1] + 1] = POISON
        to_step(session)
        to_step(session)
    bars.append(session.machine.text_rows()[23][7:21])
    assert [bar.rstrip() for bar in bars] == ["#### #### ####", " #### ####", "# ####", "##"]


def test_the_end_screen_its_melody_and_the_way_back() -> None:
    session = begun(original=True)
    while still(not session.results):
        session.step()
    assert session.results[-1].score == -10
    until_asked(session)
    rows = session.machine.text_rows()
    assert rows[5] == " " * 11 + "You died!"
    score = rows[10]
    assert score.strip() == "Score: -10"
    assert len(score) - len(score.strip()) + len(score.strip()) // 2 == 15
    assert rows[20] == " " * 9 + "Press ENTER"
    melody = [12, 14, 12, 9, 9, 9, 7, 9, 10, 9]
    assert [pitch for _, pitch in heard(session, 0)][-20:] == [*melody, *(pitch - 12 for pitch in melody)]
    session.step(frozenset("x"))
    session.step()
    session.step()
    while still(session.machine.waiting is None):
        session.step()
    assert session.machine.text_rows()[23] == "Press a key"
    assert (world(session).score, world(session).lives) == (0, 4)
    assert not session.ended


def test_a_tap_shorter_than_a_frame_turns_the_worm() -> None:
    session = begun()
    session.step(frozenset("a"))
    session.step()
    to_step(session)
    assert world(session).worm[0] == (6, 14)


@pytest.mark.parametrize("keys", [("q", "o"), ("up", "left"), ("pad1 up", "pad1 left"), ("Q", "O")])
def test_two_quick_taps_are_two_turns(keys: tuple[str, str]) -> None:
    session = begun(level=1)
    for key in keys:
        session.step(frozenset((key,)))
        session.step()
    to_step(session)
    assert world(session).worm[0] == (4, 14)
    to_step(session)
    assert world(session).worm[0] == (4, 13)
    to_step(session)
    assert world(session).worm[0] == (4, 12)


def test_a_held_key_counts_at_every_step_and_two_held_keys_let_the_newest_win() -> None:
    session = begun()
    to_step(session, frozenset("a"))
    to_step(session, frozenset("a"))
    assert world(session).worm[0] == (7, 14)
    to_step(session, frozenset("ap"))
    assert world(session).worm[0] == (7, 15)
    to_step(session, frozenset("a"))
    assert world(session).worm[0] == (8, 15)


def test_presses_during_a_death_do_not_steer_the_next_life() -> None:
    session = begun()
    head = world(session).worm[0]
    world(session).field[head[0], head[1] + 1] = POISON
    to_step(session)
    while still(world(session).struck):
        session.step(frozenset("q") if session.machine.frame % 2 else NO_KEYS)
    to_step(session)
    assert world(session).worm[0] == (5, 14)


def test_the_worm_moves_pixel_by_pixel() -> None:
    session = begun(level=1)
    pictures = []
    for _ in range(15):
        pictures.append(b"".join(bytes(spectrum(session).display[line : line + 32]) for line in LINES[40:48]))
        session.step()
    assert len(set(pictures)) == 9, "the mouth opens, then eight pixels"


@pytest.mark.parametrize("level", [1, 2, 4])
def test_the_picture_is_the_world(level: int) -> None:
    """Whatever has happened, without the worm every cell shows what the field holds and nothing else."""
    session = Session(Setup("robac", level, seed=level))
    hands = pilot_hands(session, 2)
    checked = 0
    program = session.program
    assert isinstance(program, Main)
    assert isinstance(program.look, Modern)
    for frame in range(9000):
        session.step(next(hands))
        game = world(session)
        if frame % 97 or session.machine.waiting or game.struck or not game.steps:
            continue
        checked += 1
        program.look.worm.hide()
        for row in range(22):
            for column in range(32):
                cell, item = (row, column), game.field[row, column]
                if cell == game.worm[0]:
                    continue
                at = LINES[8 * row] + column
                shown = bytes(spectrum(session).display[at : at + 1793 : 256])
                if item == EMPTY:
                    assert shown == art.ground(cell)
                else:
                    assert shown in (*art.ITEMS[item][:2], art.YOUNG[item])
    assert checked > 30


def test_chance_runs_in_waves_in_the_original() -> None:
    """The seed is the frame counter, so kinds come in runs: far fewer changes than with independent draws."""
    session = begun(original=True)
    spiders = []
    for step in range(140):
        program = session.program
        assert isinstance(program, Main)
        spectrum(session).seed = 1000 + 30 * step & 0xFFFF
        spiders.append(program.dice.percent(30))
    runs = 1 + sum(a != b for a, b in pairwise(spiders))
    assert runs <= 12


def test_every_moment_has_its_sound() -> None:
    session = begun(level=2)
    game = world(session)
    head = game.worm[0]
    for place, item in enumerate((*b"1234", ord("r"))):
        game.field[head[0], head[1] + 1 + place] = item
    known = len(session.machine.speaker.notes)
    counts = []
    for _ in range(5):
        to_step(session)
        counts.append(len(session.machine.speaker.notes) - known)
    assert counts == sorted(counts)
    assert counts[-1] > counts[0] > 0
    assert game.score == 110


def test_calm_does_not_flash_the_original_worm() -> None:
    session = Session(Setup("robac", original=True, calm=True))
    until_asked(session)
    session.step(frozenset("x"))
    while still(world(session).steps == 0):
        session.step()
    world(session).field[5, 15] = POISON
    to_step(session)
    assert not any(value & 0x80 for value in spectrum(session).attributes)


@pytest.mark.parametrize(("score", "outcome"), [(600, Outcome.WON), (100, Outcome.LOST)])
@pytest.mark.parametrize(("level", "music"), [(2, MUSIC), (5, TALE_MUSIC)])
def test_a_fine_score_is_celebrated(level: int, music: Music, score: int, outcome: Outcome) -> None:
    session = begun(level=level)
    game = world(session)
    game.lives, game.score = 1, score
    game.field[beyond(game.worm[0], game.heading)] = POISON
    while still(not session.results):
        session.step()
    assert session.results[-1].score == score
    until_asked(session)
    phrase = [event.pitch for pattern in read_piece(music.of(outcome)).play for event in pattern.voices[LEAD]]
    pitches = iter([pitch for _, pitch in heard(session, 0)][-400:])
    assert all(pitch in pitches for pitch in phrase), "not all notes of the phrase were heard, in their order"


def test_a_bump_that_would_be_the_last_is_told_before() -> None:
    session = begun(level=2)
    seen = False
    while still(not session.results):
        assert session.machine.text_rows()[22].endswith(f"POINTS {world(session).score}!")
        seen |= "The next bump is your last!" in session.machine.text_rows()[23]
        session.step()
    assert seen
    rich = begun(level=2)
    world(rich).score = 500
    to_step(rich)
    assert rich.machine.text_rows()[22].endswith("POINTS 500")


def test_the_score_is_shown_anew_after_a_bump() -> None:
    session = begun(level=1)
    world(session).score = 500
    while still(world(session).worm[0] != (5, 31)):
        world(session).field.clear()
        to_step(session)
    to_step(session)
    session.step()
    assert session.machine.text_rows()[22].endswith("POINTS 490")


def test_spiders_walk_on_the_screen() -> None:
    session = begun(level=2)
    game = world(session)
    game.field.clear()
    game.field[15, 20] = ord("4")
    while still(game.field[15, 20] == ord("4")):
        for cell in game.field.where(b"m"):
            game.field[cell] = EMPTY
        to_step(session, frozenset(("q", "p", "a", "o")[game.steps // 2 % 4]))
    session.step()
    at = LINES[8 * 15] + 20
    assert bytes(spectrum(session).display[at : at + 1793 : 256]) == art.ground((15, 20))


def test_the_prince_and_the_ogre_glide_and_leave_nothing_behind() -> None:
    session = begun(level=5)
    game = world(session)
    places = [(5, 3), game.worm[0]]
    for key in "qpqp":
        to_step(session, frozenset(key))
        places.append(game.worm[0])
    assert places == [(5, 3), (5, 4), (4, 4), (4, 5), (3, 5), (3, 6)]
    session.step()
    for row, column in places[:3]:
        start = LINES[16 * row] + 2 * column
        shown = bytes(spectrum(session).display[start : start + 1793 : 256])
        assert shown == bytes(line >> 8 for line in art.wood((row, column)).ink[:8])
