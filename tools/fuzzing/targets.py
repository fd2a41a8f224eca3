"""The readers that are fuzzed, each as a function of bytes that raises when the reader breaks a promise.

What is wrong with an input must come as the reader's own error, in one sentence; what is read must be the same when it
is written and read again.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace

from arcade.cabinet.catalogue import file_reader
from arcade.cabinet.formats.bitmap_png import png_of
from arcade.cabinet.formats.bundle import Bundle, BundleError, pack, unpack
from arcade.cabinet.formats.letter_files import LettersError, letters_of
from arcade.cabinet.formats.pattern_files import text_of
from arcade.cabinet.formats.png import SIGNATURE
from arcade.cabinet.formats.whole_files import FileError
from arcade.cabinet.replays.game_name import GameNameError, parsed
from arcade.cabinet.replays.replay import Replay, ReplayError
from arcade.cabinet.storage.database_file import StoreError
from arcade.cabinet.storage.incoming import Incoming, read_incoming
from arcade.cabinet.storage.scores import REPLAY
from arcade.cabinet.storage.store import Store
from arcade.cabinet.user_error import UserError
from arcade.toolkit.contract.cartridge import Choices, FileReader, UnreadableError

Target = Callable[[bytes], None]
_DIPO, _CHECKERS, _EDITOR = map(file_reader, ("dipo", "checkers", "graphics-editor"))
"""Imported with this module, while atheris counts what imported code reaches."""
MOST_PARTS = 3
"""So many parts of a file that holds several are opened."""
SENTENCE = 400
"""Characters of an error's message, at most."""


def game_names(data: bytes) -> None:
    """What a friend types to play the same game."""
    try:
        name = parsed(data.decode("utf-8", "replace"))
    except GameNameError as error:
        _is_sentence(error)
        return
    assert parsed(str(name)) == name


def replays(data: bytes) -> None:
    """A replay's text; lines after the first are what was added to it later."""
    text, *more = data.decode("utf-8", "replace").split("\n")
    try:
        replay = Replay.from_text(text, more)
        written = replay.to_text()
    except ReplayError as error:
        _is_sentence(error)
        return
    assert Replay.from_text(written) == replay


def archives(data: bytes) -> None:
    """A file of everything: unpacked, put in the place of what an arcade has, packed and read once more."""
    try:
        bundle = unpack(data)
        found = read_incoming(bundle.database)
    except (BundleError, StoreError) as error:
        _is_sentence(error)
        return
    with closing(Store(None)) as store:
        store.messages.clear()
        store.take(found, replace=True)
        assert not store.messages
        image = store.image()
    again = unpack(pack(image, bundle.files))
    assert again == Bundle(image, bundle.files, alone=False)
    assert _sorted(read_incoming(image)) == _sorted(replace(found, unread=False))


def _sorted(found: Incoming) -> Incoming:
    """Without the order of rows that have none, and without runs of no score."""
    scores = sorted(found.scores, key=repr)
    runs = {row[REPLAY] for row in scores}
    return replace(
        found,
        scores=scores,
        results=sorted(found.results, key=repr),
        replays={run: body for run, body in found.replays.items() if run in runs},
        suspended=[(slug, Replay.from_text(text).to_text(), frames) for slug, text, frames in found.suspended],
        games=sorted(found.games, key=repr),
    )


def rle(data: bytes) -> None:
    """A pattern of the game of life."""
    _opened(_DIPO, data)


def pdn(data: bytes) -> None:
    """A game of draughts."""
    _opened(_CHECKERS, data)


def drawings(data: bytes) -> None:
    """A figure, or a sheet of drawings."""
    _opened(_EDITOR, data)


def _opened(reader: FileReader | None, data: bytes) -> None:
    """A file that a game opens: what a run then carries must open again, and as the same."""
    assert reader is not None
    try:
        opened = reader(text_of(data))
        found = [part.read() for part in opened.parts[:MOST_PARTS]] if isinstance(opened, Choices) else [opened]
    except (UnreadableError, FileError) as error:
        _is_sentence(error)
        return
    for carried in found:
        assert isinstance(carried, str)
        assert reader(carried) == carried


def png(data: bytes) -> None:
    """A picture as a grid of ink and paper."""
    try:
        grid = text_of(SIGNATURE + data.removeprefix(SIGNATURE))
    except UnreadableError as error:
        _is_sentence(error)
        return
    assert text_of(png_of(grid)) == grid


def bdf(data: bytes) -> None:
    """Letters of 8x8 out of a font file or a ROM image."""
    try:
        font = letters_of(data, "file")
    except LettersError as error:
        _is_sentence(error)
        return
    assert all(len(sign) == 1 and len(rows) == 8 for sign, rows in font.glyphs.items())
    assert all(chr(code) in font for code in range(32, 94))


TARGETS: dict[str, Target] = {
    "game-names": game_names,
    "replays": replays,
    "archives": archives,
    "rle": rle,
    "pdn": pdn,
    "drawings": drawings,
    "png": png,
    "bdf": bdf,
}


def _is_sentence(error: UserError | UnreadableError) -> None:
    for words in (error.words.english, error.words.in_language("ro")):
        _is_printable(words)


def _is_printable(words: str) -> None:
    assert words.isprintable()
    assert 0 < len(words) <= SENTENCE
