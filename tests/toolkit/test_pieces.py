"""Pieces for three voices: read from text, refused in one sentence, played frame by frame and stopped at once."""

from pathlib import Path

import pytest

from arcade.cabinet.replays.object_graph import write
from arcade.cabinet.replays.object_reader import read
from arcade.machine.ega import Ega
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Frames, Machine
from arcade.machine.monitor import Monitor
from arcade.machine.one_bit import CLOCK, ROUND, OneBit
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.beeper import tone
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.sound.music import Music, Piece
from arcade.toolkit.sound.notation import NotationError, score, sound_bank
from arcade.toolkit.sound.pieces import read_piece
from arcade.toolkit.sound.player import beside, player, with_music
from arcade.toolkit.sound.score import Event, Moments, Score, Sound
from tests.patience import still
from tests.pieces import HORA_MARE
from tests.toolkit.stage import BareMachine, drive

HEAD = "tempo: 120\nsound lead: 50 25\nsound minor: 25 0 ~ 0 3 7\n"
TEXT = f"""{HEAD}
    A 1: @lead A4/8 C5 E/8. D/16 |   ; a comment
         r/4 Bb
    A 2: @minor A3/2 | F#
    A drums: k/8 x s x | k/2
    B 1: @lead C4/1
    play: A |: B A
"""
LEAD, MINOR = Sound((128, 64)), Sound((64, 0), (0, 3, 7))


def test_a_piece_is_read() -> None:
    piece = score(TEXT)
    a, b = piece.play[:2]
    assert piece == Score(120, (a, b, a), 1)
    assert a.length == 32
    assert a.voices == (
        (
            Event(0, 4, 9, LEAD),
            Event(4, 4, 12, LEAD),
            Event(8, 6, 16, LEAD),
            Event(14, 2, 14, LEAD),
            Event(24, 8, 22, LEAD),
        ),
        (Event(0, 16, -3, MINOR), Event(16, 16, -6, MINOR)),
        (),
    )
    assert a.drums == ((0, "k"), (4, "x"), (8, "s"), (12, "x"), (16, "k"))
    assert b.voices == ((Event(0, 32, 0, LEAD),), (), ())
    assert piece.rounds == 3_500_000 * 60 // (120 * 8 * 152)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("play: A", "the piece has no tempo"),
        ("tempo: 120", "the piece has no order of play"),
        ("tempo: fast", "the tempo is a number from 30 to 300, not 'fast'"),
        ("tempo: 9", "the tempo is a number from 30 to 300, not '9'"),
        ("A4 B4", "'A4 B4' stands before any name and colon"),
        ("song: A", "'song' is not a tempo, a sound, a pattern's voice or the order of play"),
        ("A 4: C4", "'A 4' is not a tempo, a sound, a pattern's voice or the order of play"),
        ("sound x: 101", "sound 'x' has duties from 0 to 99 per cent, not '101'"),
        ("sound x: 50 ~ up", "sound 'x' has semitones after ~, not 'up'"),
        (f"{HEAD}A 1: r\nA 1: r\nplay: A", "pattern A, voice 1 is written twice"),
        ("sound x: 50\nsound x: 25", "sound 'x' is written twice"),
        ("sound tuba: 50", "sound 'tuba' is in the bank already"),
        (f"{HEAD}A 1: r\nplay: B", "there is no pattern 'B' to play"),
        (f"{HEAD}A 1: r\nplay: A |:", "|: stands once in the order of play, before a pattern"),
        (f"{HEAD}A 1: r\nplay: |: A |: A", "|: stands once in the order of play, before a pattern"),
        (f"{HEAD}A 1: r | H4\nplay: A", "pattern A, voice 1, bar 2: 'H4' is not a note, a rest or a sound"),
        (f"{HEAD}A 1: r | A4\nplay: A", "pattern A, voice 1, bar 2: 'A4' comes before any sound"),
        (f"{HEAD}A 1: @loud A4\nplay: A", "pattern A, voice 1, bar 1: there is no sound 'loud'"),
        (f"{HEAD}A 1: @lead A9\nplay: A", "pattern A, voice 1, bar 1: 'A9' leaves what is played, C1 to C7"),
        (f"{HEAD}A 1: r/3\nplay: A", "pattern A, voice 1, bar 1: the length of 'r/3' is no multiple of a 32nd"),
        (f"{HEAD}A 1: r/0\nplay: A", "pattern A, voice 1, bar 1: the length of 'r/0' is no multiple of a 32nd"),
        (f"{HEAD}A 1: r/32.\nplay: A", "pattern A, voice 1, bar 1: the length of 'r/32.' is no multiple of a 32nd"),
        (f"{HEAD}A drums: r | z\nplay: A", "pattern A, drums, bar 2: 'z' is not a drum or a rest"),
        (f"{HEAD}A 1: r | | r\nplay: A", "pattern A, voice 1, bar 2 is empty"),
        (
            f"{HEAD}A 1: r/2 | r\nA 2: r/2 | r/4\nplay: A",
            "pattern A, voice 2, bar 2 is 8/32 long, and in voice 1 it is 16/32",
        ),
        (f"{HEAD}A 1: r | r\nA drums: r\nplay: A", "pattern A, drums ends with bar 1, and voice 1 with 2"),
    ],
)  # fmt: skip
def test_a_mistake_is_said_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(NotationError) as error:
        score(text, {"tuba": "50"})
    assert str(error.value) == sentence


def test_a_piece_plays_sounds_of_a_bank() -> None:
    bank = sound_bank("; shared\nsound tuba: 50 25\nsound flute: 101")
    piece = score("tempo: 120\nA 1: @tuba C4\nplay: A", bank)
    assert piece.play[0].voices[0] == (Event(0, 8, 0, LEAD),)
    with pytest.raises(NotationError, match="sound 'flute' has duties from 0 to 99 per cent, not '101'"):
        score("tempo: 120\nA 1: @flute C4\nplay: A", bank)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("sound x: 50\nsound x: 25", "sound 'x' is written twice"),
        ("tempo: 120", "'tempo' is not a sound"),
        ("50", "'50' stands before any name and colon"),
    ],
)
def test_a_mistake_in_a_bank_is_said_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(NotationError) as error:
        sound_bank(text)
    assert str(error.value) == sentence


def test_a_piece_from_a_file_plays_the_bank_and_a_mistake_in_it_names_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "assets" / "music" / "pond" / "title.txt"
    path.parent.mkdir(parents=True)
    path.write_text("tempo: 60\nA 1: @tuba C4 @frog C4\nplay: A", encoding="utf-8")
    read_piece(Piece("robac", "title"))  # the bank is known from here on
    monkeypatch.setattr("arcade.toolkit.sound.pieces.data_path", tmp_path.joinpath)
    with pytest.raises(NotationError) as error:
        read_piece(Piece("pond", "title"))
    assert str(error.value) == "assets/music/pond/title.txt: pattern A, voice 1, bar 1: there is no sound 'frog'"


def test_a_checkpoint_names_the_file_of_a_piece_and_has_nothing_of_it() -> None:
    theme = read_piece(Piece("cabinet", "theme"))
    text = write([theme], {})
    assert len(text) < 200
    assert read(text, {}) == [theme]


def test_a_game_has_a_phrase_for_each_end_that_it_can_come_to() -> None:
    music = Music("arcade.games.fortune_wheel")
    for outcome, name in zip(Outcome, ("won", "lost", "drawn", "over", "won", "won"), strict=True):
        assert music.of(outcome) == Piece("fortune-wheel", name)
    with pytest.raises(FileNotFoundError, match=r"assets/music/cave/drawn\.txt"):
        read_piece(Music("arcade.games.cave").drawn)
    assert Music("arcade.games.robac", "tale").title == Piece("robac", "tale-title")


def picture(frames: int) -> Frames[str]:
    for _ in range(frames):
        yield
    return "seen"


def run(machine: Machine, part: Frames[str], frames: int, key: str = "") -> tuple[str | None, int]:
    """The last of the frames has the key."""
    return drive(machine, part, ("",) * (frames - 1) + (key,))


@pytest.mark.parametrize("kind", [Spectrum, Monitor])
def test_a_waiting_picture_has_the_engines_edges_frame_by_frame(kind: type[Spectrum] | type[Monitor]) -> None:
    machine, piece = kind(), score(TEXT)
    wanted = OneBit(Moments(piece, lambda *_: None)).edges(200 * machine.FRAME)
    part, heard = with_music(machine, piece, ask_key(machine)), []
    for _ in range(200):
        machine.begin_frame(NO_KEYS)
        next(part)
        machine.end_frame()
        assert machine.speaker.music.busy_until < machine.now
        heard += machine.speaker.take(machine.now)
    assert heard == wanted


def test_a_key_stops_it_at_once_and_its_notes_end_there() -> None:
    machine = Spectrum()
    assert run(machine, with_music(machine, score(TEXT), ask_key(machine)), 10, "a") == ("a", 9)
    began = 9 * machine.FRAME
    assert machine.speaker.music.busy_until < began
    assert max(note.start + note.duration for note in machine.speaker.notes) == began


def test_a_part_that_is_left_leaves_no_sound() -> None:
    machine = Monitor()
    part = with_music(machine, score(TEXT), picture(100))
    for _ in range(3):
        machine.begin_frame(NO_KEYS)
        next(part)
        machine.end_frame()
    part.close()
    assert machine.speaker.music.busy_until < machine.now


def test_every_note_is_listed_and_a_chord_with_each_of_its_own() -> None:
    machine, piece = Spectrum(), score(TEXT)
    music = player(machine, piece)
    while still(machine.seconds < 5):
        machine.begin_frame(NO_KEYS)
        music.step()
        machine.end_frame()
    notes = machine.speaker.notes
    assert [note.start for note in notes] == sorted(note.start for note in notes)
    grid = piece.rounds * ROUND
    first = [(note.start // grid, note.duration // grid, round(note.hertz)) for note in notes[:8]]
    low = [(0, 16, 220), (0, 16, 262), (0, 16, 330)]
    assert first == [(0, 4, 440), *low, (4, 4, 523), (8, 6, 659), (14, 2, 587), (16, 16, 185)]
    assert (32, 32, 262) in [(note.start // grid, note.duration // grid, round(note.hertz)) for note in notes]


@pytest.mark.parametrize("pins", [False, True])
def test_a_title_that_waits_for_long_keeps_few_notes(pins: bool) -> None:
    machine = Monitor()
    music = player(machine, HORA_MARE, pins)
    most = 0
    for _ in range(3_000):
        machine.begin_frame(NO_KEYS)
        music.step()
        machine.end_frame()
        machine.speaker.take(machine.now)
        most = max(most, len(machine.speaker.notes))
    assert 0 < most < 12


def test_another_sound_goes_before_the_music_and_the_music_goes_on_in_time() -> None:
    machine, piece = Spectrum(), score(TEXT)
    music, heard = player(machine, piece), []
    beep: list[int] = []
    for frame in range(40):
        machine.begin_frame(NO_KEYS)
        music.step()
        if frame == 20:
            machine.chime(((0.1, 12.0),))
            beep = tone(0.1, 12.0).edges(machine.now)
        machine.end_frame()
        heard += machine.speaker.take(machine.now)
    plain = OneBit(Moments(piece, lambda *_: None)).edges(machine.now)
    before = [edge for edge in plain if edge < beep[0]]
    assert heard == before + beep + [edge for edge in plain if edge > beep[-1]]


def test_a_frame_that_was_left_out_is_not_made_up_for() -> None:
    machine, piece = Spectrum(), score(TEXT)
    music = player(machine, piece)
    for _ in range(10):
        machine.begin_frame(NO_KEYS)
        machine.end_frame()
    music.step()
    assert machine.speaker.take(1 << 60)[0] >= 10 * machine.FRAME


@pytest.mark.parametrize("kind", [Pet, Ega])
def test_a_machine_with_one_voice_plays_the_lead(kind: type[Pet] | type[Ega]) -> None:
    machine = kind()
    music = player(machine, score(TEXT))
    while still(machine.seconds < 1.9):
        machine.begin_frame(NO_KEYS)
        music.step()
        machine.end_frame()
        assert machine.speaker.music.busy_until < machine.now
    found = [(round(note.start / machine.CLOCK, 1), round(note.hertz)) for note in machine.speaker.notes]
    wanted = [(0.0, 440), (0.2, 523), (0.5, 659), (0.9, 587), (1.5, 932)]
    assert [start for start, _ in found] == [start for start, _ in wanted]
    assert all(abs(hertz / right - 1) < 0.01 for (_, hertz), (_, right) in zip(found, wanted, strict=True))
    machine.begin_frame(NO_KEYS)
    music.stop()
    assert machine.speaker.music.busy_until < machine.now


@pytest.mark.parametrize("kind", [Pet, Ega])
def test_one_voice_breaks_a_chord_that_the_lead_means(kind: type[Pet] | type[Ega]) -> None:
    machine = kind()
    music = player(machine, score(f"{HEAD}sound ring: 25 ~ 0 4 7\nA 1: @ring C5/4 @minor C5\nplay: A"))
    for _ in range(100):
        machine.begin_frame(NO_KEYS)
        music.step()
        machine.end_frame()
    assert music.over
    hertz = [note.hertz for note in machine.speaker.notes]
    assert len(hertz) == 24 + 1
    assert all(abs(one / right - 1) < 0.01 for one, right in zip(hertz[:3], (523.3, 659.3, 784.0), strict=True))


@pytest.mark.parametrize(("pins", "last"), [(False, 24), (True, 25)])
def test_a_piece_without_a_loop_ends(pins: bool, last: int) -> None:
    machine = Monitor()
    music = player(machine, score(f"{HEAD}A 1: @lead C4/4\nplay: A"), pins)
    for frame in range(40):
        machine.begin_frame(NO_KEYS)
        music.step()
        machine.end_frame()
        assert music.over == (frame >= last)


def test_music_in_play_leaves_seven_eighths_of_a_frame_and_effects_go_on_over_it() -> None:
    machine = Spectrum()
    part = with_music(machine, score(TEXT), picture(100), pins=True)
    hertz = set()
    for frame in range(45):
        machine.begin_frame(NO_KEYS)
        next(part)
        if frame == 30:
            machine.chime(((0.2, 12.0),))
        if frame == 35:
            machine.speaker.cut(machine.now)
        hertz |= {round(note.hertz) for note in machine.speaker.play.notes}
        machine.end_frame()
        edges = machine.speaker.take(machine.now)
        pins = [edge for edge in edges if edge - frame * machine.FRAME < machine.FRAME // 8]
        assert pins
        assert (pins == edges) == (frame not in range(30, 35))
    assert {1760, 2093, 880, 1047, 1319} <= hertz


def test_the_speed_changes_at_the_next_bar() -> None:
    machine, piece = Spectrum(), score(f"{HEAD}A 1: @lead C4/4 C C C | C C C C\nplay: |: A")
    music = player(machine, piece, pins=True)
    part = beside(music, picture(1_000))
    notes = []
    for frame in range(450):
        machine.begin_frame(NO_KEYS)
        next(part)
        if frame == 130:
            music.tempo = 240
        machine.end_frame()
        notes += machine.speaker.ended(machine.now)
    starts = [round(note.start / machine.CLOCK, 1) for note in notes]
    assert starts[:13] == [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.2, 4.5, 4.7, 5.0]


def test_a_machine_that_cannot_play_says_so() -> None:
    with pytest.raises(ValueError, match="a bare plays no pieces"):
        player(BareMachine(), score(TEXT))


def test_the_piece_for_tests_lasts_and_keeps_to_the_good_range() -> None:
    piece = HORA_MARE
    assert 20 <= piece.seconds <= 40
    assert piece.loop is not None
    assert piece.rounds * ROUND < CLOCK
    pitches = [max(event.chord) for pattern in piece.play for voice in pattern.voices for event in voice]
    assert max(pitches) <= 21  # A5
