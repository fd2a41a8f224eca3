"""Outside files: read only when they are files of a fitting size, written whole or not at all."""

import os
from pathlib import Path

import pytest

from arcade.cabinet.formats.whole_files import FILE_BYTES, FileError, as_text, read_file, write_whole

posix = pytest.mark.skipif(os.name != "posix", reason="there are no such files")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """A pipe that nobody reads or writes."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


def test_a_file_of_at_most_so_many_bytes_is_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"abc")
    assert read_file(path, 3) == b"abc"
    with pytest.raises(FileError, match="it has more than 2 bytes"):
        read_file(path, 2)
    path.write_bytes(bytes(FILE_BYTES))
    assert len(read_file(path)) == FILE_BYTES
    path.write_bytes(bytes(FILE_BYTES + 1))
    with pytest.raises(FileError, match="more than 1000000"):
        read_file(path)


@posix
def test_nothing_that_would_not_end_is_read(tmp_path: Path, pipe: Path) -> None:
    (tmp_path / "link").symlink_to(pipe)
    for path in (pipe, tmp_path / "link", Path("/dev/zero"), Path("/dev/null")):
        with pytest.raises(FileError, match="it isn't a regular file"):
            read_file(path)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (".", "it is a folder"),
        ("gone", "No such file"),
        ("x" * 300, "too long"),
        ("a\0b", "no file"),
        ("\ud800", "no file"),
    ],
)
def test_why_a_file_is_not_read(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(FileError, match=why):
        read_file(tmp_path / name)


def test_text_is_utf_8() -> None:
    assert as_text(b"\xef\xbb\xbf\xc8\x99") == "ș"
    with pytest.raises(FileError, match="UTF-8"):
        as_text(b"\xff\xfe")


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / ("y" * 250)
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


@posix
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_bytes() == b"new"


def test_a_failed_write_leaves_the_old_file_and_no_half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        write_whole(path, b"new")
    assert caught.value.filename == str(path)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_may_not_be_written_to_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(PermissionError, match="Permission denied"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"


@posix
def test_devices_are_written_to_as_they_stand(pipe: Path) -> None:
    write_whole(Path("/dev/null"), b"new")
    assert Path("/dev/null").is_char_device()
    for path in (Path("/dev/full"), pipe):
        with pytest.raises(OSError, match=f"{path}"):
            write_whole(path, b"new")


@pytest.mark.parametrize("name", [".", "gone/file", "x" * 300, "a\0b"])
def test_where_no_file_can_be(tmp_path: Path, name: str) -> None:
    with pytest.raises(OSError, match=r".") as caught:
        write_whole(tmp_path / name, b"new")
    assert caught.value.filename == str(tmp_path / name)
    assert list(tmp_path.iterdir()) == []
