"""One file of everything: what a stranger puts into an archive is refused in one sentence, and fills no memory."""

import re
import stat
import struct
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

import arcade.games
from arcade.cabinet.formats import bundle
from arcade.cabinet.formats.bundle import DATABASE, MAGIC, Bundle, BundleError, fits, pack, unpack
from arcade.cabinet.formats.exports import PATTERNS

FILES = {"pictures/nim-1.png": b"picture", "patterns/life-1.rle": b"pattern"}


def test_what_goes_in_comes_out() -> None:
    assert unpack(pack(b"rows", FILES)) == Bundle(b"rows", FILES, alone=False)
    assert unpack(MAGIC + b"rows") == Bundle(MAGIC + b"rows", {}, alone=True)


def test_the_same_content_makes_the_same_archive() -> None:
    assert pack(b"rows", FILES) == pack(b"rows", FILES)


@pytest.mark.parametrize(
    "name",
    [
        "pictures/nim-1.png",
        "pictures/nim-1.gif",
        "pictures/nim-1.scr",
        "patterns/life-1.rle",
        "patterns/Ăla bun-2.txt",
        "patterns/GUN.RLE",
        "patterns/gun.cells",
    ],
)
def test_names_that_fit(name: str) -> None:
    assert fits(name, 10)
    assert not fits(name, bundle.FILE_BYTES + 1)


NAMES = [
    "nim-1.png", "/etc/passwd", "../nim-1.png", "pictures/../arcade.db", "pictures//nim-1.png",
    "pictures/deep/nim-1.png", "pictures\\nim-1.png", "patterns/..\\x.rle", "patterns/.hidden.rle", "patterns/x",
    "patterns/x.", "patterns/ x.rle", "patterns/x.rle ", "patterns/con.rle", "patterns/COM1.txt", "patterns/c:x.rle",
    "patterns/a\nb.rle", "patterns/a\x1b[2J.rle", f"patterns/{'x' * 200}.rle", "pictures/nim-1.exe", "arcade.db-wal",
    "settings/x.rle", "", "~/x.rle", "patterns/a?.rle", "pictures/nim-1.png/x.png",
    "patterns/x.exe", "patterns/x.html", "patterns/x.desktop", "patterns/x.rle.sh", "patterns/x.db",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_names_that_lead_elsewhere_are_refused(name: str) -> None:
    assert not fits(name, 0)
    with pytest.raises(BundleError):
        unpack(archive({DATABASE: b"rows", name: b"sly"}))


def test_every_ending_that_a_game_writes_is_a_patterns() -> None:
    games = Path(arcade.games.__file__).parent
    written = {ending for file in games.rglob("*.py") for ending in re.findall(r'Writing\("(\w+)"', file.read_text())}
    assert written >= {"pdn", "png", "rle", "txt"}
    assert all(fits(f"{PATTERNS}/x-1.{ending}", 0) for ending in written)


def archive(parts: dict[str, bytes], packing: int = zipfile.ZIP_DEFLATED) -> bytes:
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w", packing) as made:
        for name, data in parts.items():
            made.writestr(zipfile.ZipInfo(name), data, packing)
    return whole.getvalue()


def linked() -> bytes:
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w") as made:
        made.writestr(DATABASE, b"rows")
        link = zipfile.ZipInfo("pictures/nim-1.png")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        made.writestr(link, b"/etc/passwd")
    return whole.getvalue()


def twice() -> bytes:
    return archive({DATABASE: b"rows", "other.txt": b"others"}).replace(b"other.txt", b"arcade.db")


def lying() -> bytes:
    """A part that says it is small and is not."""
    data = bytearray(archive({DATABASE: b"rows", "patterns/x-1.txt": bytes(bundle.FILE_BYTES + 9)}))
    at = data.rfind(b"PK\1\2")
    data[at + 24 : at + 28] = struct.pack("<I", 10)
    return bytes(data)


def encrypted() -> bytes:
    data = bytearray(archive({DATABASE: b"rows"}))
    for start, place in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        data[data.find(start) + place] |= 1
    return bytes(data)


def longer(data: bytes, length: int) -> bytes:
    """An archive that claims a list of files of so many bytes."""
    return data[:-10] + struct.pack("<I", length) + data[-6:]


HOSTILE: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"",
    "a text": lambda: b"scores: 100",
    "half of it": lambda: pack(b"rows" * 1000, FILES)[:300],
    "no scores": lambda: archive(FILES),
    "an empty one": lambda: archive({}),
    "a link": linked,
    "the same name twice": twice,
    "a part that swells": lambda: archive({DATABASE: b"rows", "patterns/x-1.txt": bytes(bundle.FILE_BYTES + 1)}),
    "a part that lies about its size": lying,
    "many parts": lambda: archive({DATABASE: b"rows", **{f"patterns/x-{n}.txt": b"" for n in range(bundle.MOST)}}),
    "a long list of parts": lambda: longer(pack(b"rows", {}), bundle.DIRECTORY_BYTES + 1),
    "an encrypted part": encrypted,
    "another packing": lambda: archive({DATABASE: b"rows"}, zipfile.ZIP_BZIP2).replace(b"\x0c\0", b"\x63\0"),
    "a changed byte": lambda: archive({DATABASE: b"rows"}, zipfile.ZIP_STORED).replace(b"rows", b"rews"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_archives_are_refused(what: str) -> None:
    with pytest.raises(BundleError) as refusal:
        unpack(HOSTILE[what]())
    assert refusal.value.words.english
    assert refusal.value.words.english.isprintable()


def test_many_parts_that_swell_together_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle, "BUNDLE_BYTES", 10_000)
    parts = {f"patterns/x-{number}.txt": bytes(1_000) for number in range(20)}
    with pytest.raises(BundleError):
        unpack(archive({DATABASE: b"rows", **parts}))
    with pytest.raises(BundleError):
        pack(b"rows", parts)


@pytest.mark.parametrize("seed", range(20))
def test_any_byte_changed_is_noticed_or_does_no_harm(seed: int) -> None:
    data = bytearray(pack(b"rows" * 100, FILES))
    data[seed * len(data) // 20] ^= 1 << seed % 8
    try:
        found = unpack(bytes(data))
    except BundleError:
        return
    assert found == Bundle(b"rows" * 100, FILES, alone=False)
