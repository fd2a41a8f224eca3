"""What lies outside of the arcade in a browser, told and taken as the bridge does it."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.storage.everything import EverythingError, read_everything
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
def outside(store: Store, folder: Path, tmp_path: Path) -> PageFileExchange:
    return PageFileExchange(store, folder, outbox=tmp_path / "outbox")


def put(path: Path, data: bytes) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return path


def test_a_kept_picture_is_offered_and_kept_until_it_is_deleted(outside: PageFileExchange, folder: Path) -> None:
    assert outside.changed() == []
    picture = put(folder / "pictures" / "nim-1.png", b"picture")
    put(folder / "pictures" / "nim-1.scr", b"screen")
    assert outside.took(picture).english == "Kept as nim-1.png"
    [message] = outside.messages()
    assert message == {
        "type": "files", "how": "keep", "names": ["pictures/nim-1.png"], "words": "nim-1.png", "button": "Save",
    }  # fmt: skip
    assert outside.messages() == []
    assert outside.changed() == [("pictures/nim-1.png", True), ("pictures/nim-1.scr", True)]
    assert outside.changed() == []
    picture.unlink()
    outside.dropped(picture)
    assert outside.changed() == [("pictures/nim-1.png", False)]


def test_what_was_kept_before_is_not_kept_anew(store: Store, folder: Path, tmp_path: Path) -> None:
    put(folder / "pictures" / "old-1.png", b"old")
    put(folder / "arcade.db.damaged-1", b"set aside when the store was opened")
    put(folder / ".arcade.db.7.part", b"half of something")
    outside = PageFileExchange(store, folder, kept=["pictures/old-1.png", "pictures/gone.png"], outbox=tmp_path)
    assert outside.changed() == [("arcade.db.damaged-1", True)]


def test_files_that_the_arcade_writes_by_itself_are_found_with_its_next_word(
    outside: PageFileExchange, store: Store, folder: Path
) -> None:
    outside.changed()
    put(folder / "backups" / "robac-2026-11-23-replaced-1.zip", b"all")
    store.set_setting("volume", 3)
    assert outside.changed() == [("backups/robac-2026-11-23-replaced-1.zip", True)]


def test_everything_is_handed_on_by_the_page(outside: PageFileExchange, tmp_path: Path) -> None:
    assert "robac.zip" in outside.give("robac.zip", b"all").english
    [message] = outside.messages()
    assert (message["how"], message["names"]) == ("save", [str(tmp_path / "outbox" / "robac.zip")])
    assert (tmp_path / "outbox" / "robac.zip").read_bytes() == b"all"


def test_a_file_arrives_only_while_it_is_asked_for(outside: PageFileExchange) -> None:
    outside.arrive("/arrived/early.zip")
    assert outside.arrived is None
    outside.ask()
    outside.arrive("/arrived/robac.zip")
    assert outside.arrived == Path("/arrived/robac.zip")
    outside.stop_asking()
    assert outside.arrived is None
    first, last = outside.messages()
    assert (first["type"], first["button"], last["type"], last["words"]) == ("choose", "Choose a file", "choose", "")


def test_a_friend_gets_words_and_a_link(outside: PageFileExchange) -> None:
    outside.text = lambda words: words.in_language("ro")
    outside.share("Joacă", "NIM 2 76SWHWPSD")
    [message] = outside.messages()
    assert (message["link"], message["words"]) == ("?name=NIM+2+76SWHWPSD", "Joacă")
    assert (message["button"], message["copy"]) == ("Trimite", "Copiază")


def test_the_records_are_to_last_from_the_first_score_on(outside: PageFileExchange, store: Store) -> None:
    store.set_setting("volume", 3)
    assert outside.messages() == []
    for score in (30, 40):
        store.add_score("nim", 1, False, player="ANA", score=score, outcome=Outcome.WON)
        assert outside.messages() == ([{"type": "persist"}] if score == 30 else [])


def test_dangers_have_the_names_of_notices(store: Store, folder: Path) -> None:
    assert PageFileExchange(store, folder, dangers=["seven-days"]).dangers == (Notice.SEVEN_DAYS,)


def test_a_file_that_would_fill_the_workers_memory_is_not_read(
    outside: PageFileExchange, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(PageFileExchange, "most", 1000)
    outside.ask()
    [message] = outside.messages()
    assert message["limit"] == 1001
    with pytest.raises(EverythingError, match="more than 1000 bytes"):
        read_everything(put(tmp_path / "cut.zip", bytes(1001)), outside.most)
