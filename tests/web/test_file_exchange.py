"""Files given and asked for in a browser, told and taken as the bridge does it."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.storage.everything import EverythingError, read_everything
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.machine.hosting import Notice
from arcade.toolkit.contract.outcome import Outcome
from arcade.web.file_exchange import PageFileExchange


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    with closing(Store(folder)) as opened:
        yield opened


@pytest.fixture
def files(store: Store, folder: Path, tmp_path: Path) -> PageFileExchange:
    return PageFileExchange(store, folder, outbox=tmp_path / "outbox")


def put(path: Path, data: bytes) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return path


def test_a_kept_picture_is_offered_and_kept_until_it_is_deleted(files: PageFileExchange, folder: Path) -> None:
    assert files.changed() == []
    picture = put(folder / "pictures" / "nim-1.png", b"picture")
    put(folder / "pictures" / "nim-1.scr", b"screen")
    assert files.took(picture).english == "Saved as nim-1.png"
    [message] = files.messages()
    assert message == {
        "type": "files", "how": "keep", "names": ["pictures/nim-1.png"], "words": "nim-1.png", "button": "Save",
    }  # fmt: skip
    assert files.messages() == []
    assert files.changed() == [("pictures/nim-1.png", True), ("pictures/nim-1.scr", True)]
    assert files.changed() == []
    picture.unlink()
    files.dropped(picture)
    assert files.changed() == [("pictures/nim-1.png", False)]


def test_what_was_kept_before_is_not_kept_anew(store: Store, folder: Path, tmp_path: Path) -> None:
    put(folder / "pictures" / "old-1.png", b"old")
    put(folder / "arcade.db.damaged-1", b"set aside when the store was opened")
    put(folder / ".arcade.db.7.part", b"half of something")
    files = PageFileExchange(store, folder, kept=["pictures/old-1.png", "pictures/gone.png"], outbox=tmp_path)
    assert files.changed() == [("arcade.db.damaged-1", True)]


def test_files_that_the_arcade_writes_by_itself_are_found_with_its_next_word(
    files: PageFileExchange, store: Store, folder: Path
) -> None:
    files.changed()
    put(folder / "backups" / "robac-2026-11-23-replaced-1.zip", b"all")
    store.set_setting("volume", 3)
    assert files.changed() == [("backups/robac-2026-11-23-replaced-1.zip", True)]


def test_everything_is_handed_on_by_the_page(files: PageFileExchange, tmp_path: Path) -> None:
    assert "robac.zip" in files.give("robac.zip", b"all").english
    [message] = files.messages()
    assert (message["how"], message["names"]) == ("save", [str(tmp_path / "outbox" / "robac.zip")])
    assert (tmp_path / "outbox" / "robac.zip").read_bytes() == b"all"


def test_a_file_arrives_only_while_it_is_asked_for(files: PageFileExchange) -> None:
    files.arrive("/arrived/early.zip")
    assert files.arrived is None
    files.ask()
    files.arrive("/arrived/robac.zip")
    assert files.arrived == Path("/arrived/robac.zip")
    files.stop_asking()
    assert files.arrived is None
    first, last = files.messages()
    assert (first["type"], first["button"], last["type"], last["words"]) == ("choose", "Choose a file", "choose", "")


def test_a_friend_gets_words_and_a_link(files: PageFileExchange) -> None:
    files.text = lambda words: words.in_language("ro")
    files.share("Joacă", "NIM 2 76SWHWPSD")
    [message] = files.messages()
    assert (message["link"], message["words"]) == ("?name=NIM+2+76SWHWPSD", "Joacă")
    assert (message["button"], message["copy"]) == ("Trimite", "Copiază")


def test_the_records_are_to_last_from_the_first_score_on(files: PageFileExchange, store: Store) -> None:
    store.set_setting("volume", 3)
    assert files.messages() == []
    for score in (30, 40):
        store.add_score(ScoreRow("nim", 1, False, 1, "ANA", score, Outcome.WON.value))
        assert files.messages() == ([{"type": "persist"}] if score == 30 else [])


def test_dangers_have_the_names_of_notices(store: Store, folder: Path) -> None:
    assert PageFileExchange(store, folder, dangers=["seven-days"]).dangers == (Notice.SEVEN_DAYS,)


def test_a_file_that_would_fill_the_workers_memory_is_not_read(
    files: PageFileExchange, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(PageFileExchange, "most", 1000)
    files.ask()
    [message] = files.messages()
    assert message["limit"] == 1001
    with pytest.raises(EverythingError, match="more than 1000 bytes"):
        read_everything(put(tmp_path / "cut.zip", bytes(1001)), files.most)
