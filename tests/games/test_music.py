"""The games' music: each has a title's piece of its own and phrases for its ends, and no two are alike."""

import ast
import re
import subprocess
import sys
from collections import Counter
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
from arcade.toolkit.sound.music import Music, Piece
from arcade.toolkit.sound.pieces import read_piece
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
ROOT = Path(__file__).parents[2]
PAPER = ROOT / "arcade" / "games" / "MUSIC.md"
FOLDER = ROOT / "assets" / "music"
FILES = sorted(FOLDER.glob("*/*.txt"))
ENDS = ("won", "lost", "drawn", "over")
MOMENTS = ("title", "play", *ENDS)
SOUND = re.compile(r"^sound (\S+): ([^;\n]+)", re.MULTILINE)


def title(slug: str) -> Score:
    """A game's title piece."""
    return read_piece(Piece(slug, "title"))


def phrases(slug: str) -> tuple[Score, ...]:
    """What is heard at a game's ends."""
    return tuple(read_piece(Piece(slug, name)) for name in ENDS if (FOLDER / slug / f"{name}.txt").is_file())


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
    for heard in (title(slug), *phrases(slug)):
        assert max(event.pitch for event in notes(heard)) <= A5
        every = [event.chord[0] for pattern in heard.play for voice in pattern.voices for event in voice]
        assert min(every) >= A1
        if cartridge(slug).machine is Pet:
            assert all(PET_LOWEST <= pitch <= PET_HIGHEST for event in notes(heard) for pitch in event.chord)


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


def asked_for(game: Path) -> tuple[set[str], set[str]]:
    """The pieces that a game's code names, and those of which an outcome chooses one."""
    named, chosen = set[str](), set[str]()
    for path in game.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Attribute(ast.Name("MUSIC" | "TALE_MUSIC" | "music"), name) if name in MOMENTS:
                    named.add(name)
                case ast.Attribute(ast.Name("MUSIC" | "TALE_MUSIC"), "of"):
                    named.add("won")
                    chosen.update(ENDS)
                case ast.Subscript(ast.Name("MUSIC"), ast.Constant(str(name))):
                    named.add(name)
                case ast.Assign([ast.Name("music")]) | ast.Call(ast.Name("title_screen")):
                    named.add("title")
    return named, chosen


def test_every_piece_of_a_game_is_asked_for_and_what_is_asked_for_is_there() -> None:
    there = {f"{path.parent.name}/{path.stem}" for path in FILES if path.parent.name != "cabinet"}
    for slug in slugs(pattern=True):
        name = slug.replace("-", "_")
        found = [one for one in vars(import_module(f"arcade.games.{name}")).values() if isinstance(one, Music)]
        named, chosen = asked_for(ROOT / "arcade" / "games" / name)
        assert (bool(found), bool(named)) == (slug not in SILENT, slug not in SILENT)
        for music in found:
            assert music.folder == slug
            wanted = {f"{slug}/{music.beginning}{one}" for one in named}
            assert wanted <= there, f"assets/music lacks {sorted(wanted - there)}"
            there -= wanted | {f"{slug}/{music.beginning}{one}" for one in chosen}
    assert not there, "nothing plays these of assets/music"


def test_every_piece_of_the_cabinet_is_asked_for_and_what_is_asked_for_is_there() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "arcade" / "cabinet").rglob("*.py"))
    asked = re.findall(r'Piece\("cabinet", "(\S+)"\)', code)
    assert sorted(asked) == [path.stem for path in FILES if path.parent.name == "cabinet"]


def test_a_piece_can_be_read_and_says_first_what_it_is() -> None:
    assert all(read_piece(Piece(path.parent.name, path.stem)).play for path in FILES)
    silent = [str(path) for path in FILES if not re.match(r"; .{9}", path.read_text(encoding="utf-8"))]
    assert not silent, "these begin with no comment"


def test_the_bank_has_what_pieces_share_and_a_piece_what_it_alone_plays() -> None:
    bank = dict(SOUND.findall((FOLDER / "instruments.txt").read_text(encoding="utf-8")))
    own, played = Counter[str](), Counter[str]()
    lines = Counter(bank.values())
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        sounds, heard = dict(SOUND.findall(text)), set(re.findall(r"@(\S+)", text))
        assert sounds.keys() <= heard, f"{path} has sounds that nobody plays"
        own.update(sounds.keys())
        lines.update(words.strip() for words in sounds.values())
        played.update(heard)
    assert not bank.keys() & own.keys()
    assert not [name for name in bank if played[name] < 2], "these belong to the one piece that plays them, if any"
    assert not [name for name, times in own.items() if times > 1], "one name, two sounds"
    assert not [line for line, times in lines.items() if times > 1], "these belong in the bank, under one name"


def test_no_piece_is_read_before_it_is_played() -> None:
    names = "modern_tale", "title"
    loading = "".join(f"import arcade.games.robac.{name}\n" for name in names) + "import arcade.cabinet.navigator\n"
    asking = "from arcade.toolkit.sound.pieces import read_piece\nprint(read_piece.cache_info().currsize)"
    assert subprocess.check_output([sys.executable, "-c", loading + asking], text=True).strip() == "0"
