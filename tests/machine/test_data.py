"""Data files: where they are, and those that come over a network when they are first read."""

from pathlib import Path

import pytest

from arcade.machine import data
from arcade.machine.data import NotFetchedError, data_path, fetch_with

TABLE = "assets/tables/nobodys.bin"


@pytest.fixture
def top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The top of a project without data, that nobody fetches any for yet."""
    monkeypatch.setattr(data, "_PACKAGE", tmp_path / "arcade")
    monkeypatch.setattr(data, "_fetchers", [])
    return tmp_path


@pytest.mark.parametrize("folder", ["", "arcade/_data"])
def test_files_are_beside_the_package_or_in_it(top: Path, folder: str) -> None:
    path = top / folder / TABLE
    path.parent.mkdir(parents=True)
    path.touch()
    assert data_path(TABLE) == path


@pytest.mark.usefixtures("top")
def test_what_is_missing_here_is_said_by_its_name() -> None:
    with pytest.raises(FileNotFoundError, match=f"{TABLE} is missing from this installation") as caught:
        data_path(TABLE)
    assert not isinstance(caught.value, NotFetchedError)


def test_a_table_is_fetched_once(top: Path) -> None:
    asked = []

    def fetch(name: str) -> bool:
        asked.append(name)
        (top / name).parent.mkdir(parents=True)
        (top / name).write_bytes(b"won")
        return True

    fetch_with(fetch)
    assert [data_path(TABLE).read_bytes() for _ in range(2)] == [b"won"] * 2
    assert asked == [TABLE]


@pytest.mark.parametrize("says", [True, False])
@pytest.mark.usefixtures("top")
def test_a_table_that_did_not_come_is_no_broken_installation(says: bool) -> None:
    fetch_with(lambda _: says)
    with pytest.raises(NotFetchedError, match=f"{TABLE} could not be fetched"):
        data_path(TABLE)
