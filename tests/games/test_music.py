"""The games' music: each has a title's piece of its own and phrases for its ends, and no two are alike."""

from importlib import import_module
from itertools import combinations, pairwise
from math import log2
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.replays.session import Session
from arcade.machine.one_bit import MIDDLE_C
from arcade.machine.pet import Pet
from arcade.machine.pet.sound import LOWEST_PITCH
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.sound.score import LEAD, Event, Score

SILENT = frozenset({"hp-reversi"})
"""A teletype has no speaker for music."""
WITH = tuple(slug for slug in slugs() if slug not in SILENT)
A5, A1 = 21, -27
"""The highest note of a tune and the lowest of all, in semitones from middle C."""
PET_LOWEST, PET_HIGHEST = LOWEST_PITCH, 24
TITLE_SECONDS, PHRASE_SECONDS = (20, 40), (1.5, 6)
OPENED = 400
"""Frames after which a title's tune is heard."""
TOLD, BEGINNING = 8, 5
"""Notes by which a melody is told from another, and intervals with which no two pieces begin."""
PAPER = Path(__file__).parents[2] / "arcade" / "games" / "MUSIC.md"


def title(slug: str) -> Score:
    """A game's title piece."""
    found: Score = import_module(f"arcade.games.{slug.replace('-', '_')}.music").TITLE
    return found


def phrases(slug: str) -> tuple[Score, ...]:
    """What is heard at a game's ends."""
    module = import_module(f"arcade.games.{slug.replace('-', '_')}.music")
    return tuple(getattr(module, name) for name in ("WIN", "LOSE", "DRAW", "OVER") if hasattr(module, name))


def notes(piece: Score, voice: int = LEAD) -> list[Event]:
    """A voice of a piece, once from beginning to end."""
    return [event for pattern in piece.play for event in pattern.voices[voice]]


def intervals(events: list[Event]) -> tuple[int, ...]:
    """The semitones from note to note."""
    return tuple(after.pitch - before.pitch for before, after in pairwise(events))


def melody(piece: Score) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What makes a tune known again in any key: intervals and lengths."""
    events = notes(piece)[:TOLD]
    return intervals(events), tuple(event.length for event in events)


@pytest.mark.parametrize("slug", WITH)
def test_a_title_has_a_piece_that_goes_round(slug: str) -> None:
    piece = title(slug)
    assert piece.loop is not None
    assert TITLE_SECONDS[0] <= piece.seconds <= TITLE_SECONDS[1]
    assert len({pattern.voices[LEAD] for pattern in piece.play}) > 1, "it has but one part"


@pytest.mark.parametrize("slug", WITH)
def test_the_title_plays_it(slug: str) -> None:
    wanted = notes(title(slug))[0].pitch
    session = Session(Setup(slug))
    heard: list[int] = []
    for _ in range(OPENED):
        session.step()
        heard = [round(12 * log2(note.hertz / MIDDLE_C)) for note in session.machine.speaker.music.notes]
        if wanted in heard:
            break
    assert wanted in heard


@pytest.mark.parametrize("slug", WITH)
def test_a_phrase_is_short_and_ends(slug: str) -> None:
    for phrase in phrases(slug):
        assert phrase.loop is None
        assert PHRASE_SECONDS[0] <= phrase.seconds <= PHRASE_SECONDS[1]
        assert notes(phrase)


@pytest.mark.parametrize("slug", WITH)
def test_the_tune_is_where_a_speaker_is_clear(slug: str) -> None:
    for piece in (title(slug), *phrases(slug)):
        assert max(event.pitch for event in notes(piece)) <= A5
        every = [event.chord[0] for pattern in piece.play for voice in pattern.voices for event in voice]
        assert min(every) >= A1
        if cartridge(slug).machine is Pet:
            assert all(PET_LOWEST <= pitch <= PET_HIGHEST for event in notes(piece) for pitch in event.chord)


def test_no_two_games_have_the_same_tune() -> None:
    for piece_of in (title, lambda slug: phrases(slug)[0]):
        for one, other in combinations(WITH, 2):
            assert melody(piece_of(one)) != melody(piece_of(other)), f"{one} and {other} sing the same"


def test_no_two_titles_begin_with_the_same_intervals() -> None:
    for one, other in combinations(WITH, 2):
        beginnings = [intervals(notes(title(slug))[: BEGINNING + 1]) for slug in (one, other)]
        assert beginnings[0] != beginnings[1], f"{one} and {other} begin alike"


def test_the_paper_tells_of_each_piece_in_the_order_of_the_folders() -> None:
    lines = PAPER.read_text(encoding="utf-8").splitlines()
    rows = [line.split("|")[1].strip() for line in lines if line.startswith("| `")]
    assert rows == sorted(rows)
    assert [row.strip("`") for row in rows] == [slug.replace("-", "_") for slug in WITH]
