"""The page by which everything goes out as one file and comes back, and what stands outside of it."""

from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.file_exchange import FileExchange
from arcade.cabinet.options import Options
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.everything import everything
from arcade.cabinet.pages.settings import settings
from arcade.cabinet.storage.everything import backups, gathered, read_everything
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Monitor
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Prose, filled
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, seen
from tests.cabinet.player import DATE, Player

pytestmark = pytest.mark.usefixtures("fake_games")


class Asking(FileExchange):
    """A host that asks for files and hands them out itself."""

    asks = True

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.asked = 0
        self.given: list[tuple[str, bytes]] = []

    def ask(self) -> None:
        self.asked += 1

    def give(self, name: str, data: bytes) -> Prose:
        self.given.append((name, data))
        return filled(Prose("{name} is given"), name=name)


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """Another arcade's file of everything."""
    folder = tmp_path / "theirs"
    with closing(Store(folder)) as other:
        other.add_score(ScoreRow("catcher", 1, False, 1, "BOB", 77, Outcome.WON.value))
        other.set_setting("volume", 2)
        (folder / "robac-1987-01-01.zip").write_bytes(gathered(other, folder))
    return folder / "robac-1987-01-01.zip"


def opened(store: Store, folder: Path, files: FileExchange | None = None) -> Player:
    """The page, reached from the shelf."""
    player = Player(store, Options(boot=False, data_dir=folder))
    if files is not None:
        player.cabinet.context.files = files
    return player.press("escape", "down", "return").until("Language").press("up", "return").until("Save everything")


def scores(store: Store) -> list[int]:
    return [row.score for row in store.scores("catcher", 1, False)]


def test_everything_goes_into_a_file_and_comes_back(store: Store, tmp_path: Path) -> None:
    store.add_score(ScoreRow("catcher", 1, False, 1, "ANA", 5, Outcome.WON.value))
    player = opened(store, tmp_path).press("return").until("Saved as")
    [file] = backups(tmp_path)
    assert file.name == f"robac-{DATE}.zip"
    assert len(read_everything(file).rows.scores) == 1
    player.press("return").until("Load everything").press("down", "return").until(file.name)
    player.press("return").until("scores 1").press("return").until("New here: scores 0")
    assert scores(store) == [5]


def test_in_place_of_mine_the_settings_are_theirs_at_once(store: Store, tmp_path: Path, theirs: Path) -> None:
    store.add_score(ScoreRow("catcher", 1, False, 1, "ANA", 5, Outcome.WON.value))
    (tmp_path / "backups").mkdir()
    theirs.rename(tmp_path / "backups" / theirs.name)
    player = opened(store, tmp_path).press("down", "return").until(theirs.name).press("return")
    player.until("Replace mine").press("down", "return").until("New here: scores 1")
    assert scores(store) == [77]
    assert player.cabinet.window_settings.volume == 2
    assert len(backups(tmp_path)) == 2


def test_a_file_that_is_none_is_refused_in_a_sentence(store: Store, tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "mine.zip").write_bytes(b"nothing of the kind")
    player = opened(store, tmp_path).press("down", "return").until("mine.zip").press("return")
    assert player.until("mine.zip can't be loaded").press("return").until("Load everything")


def test_where_there_is_no_file_the_folder_is_named(store: Store, tmp_path: Path) -> None:
    opened(store, tmp_path).press("down", "return").until("There is no such file yet")


def test_a_host_that_asks_is_waited_for(store: Store, tmp_path: Path, theirs: Path) -> None:
    files = Asking(tmp_path)
    player = opened(store, tmp_path, files).press("return").until("is given").press("return")
    assert [name for name, _ in files.given] == [f"robac-{DATE}.zip"]
    player.until("Load everything").press("down", "return").until("Choose the file").pause(100)
    assert files.asked == 1
    files.arrived = theirs
    player.until("scores 1")
    assert files.arrived is None
    player.press("return").until("New here: scores 1")
    assert scores(store) == [77]


def test_who_goes_back_is_not_asked_any_longer(store: Store, tmp_path: Path, theirs: Path) -> None:
    files = Asking(tmp_path)
    player = opened(store, tmp_path, files).press("down", "return").until("Choose the file").press("escape")
    player.until("Save everything")
    files.arrived = theirs  # it comes too late
    player.pause(50)
    assert scores(store) == []


def test_neither_a_visitor_nor_a_player_in_a_game_finds_it(store: Store) -> None:
    kiosk = context_of(store)
    kiosk.kiosk = True
    for lines in (page_lines(kiosk, False), page_lines(context_of(store), True)):
        assert "All in one file" not in lines
    assert "All in one file" in page_lines(context_of(store), False)


def page_lines(context: PageContext, in_game: bool) -> str:
    seen(context, settings(context, in_game=in_game), "up")
    return "\n".join(context.monitor.text_rows())


@both_languages
@both_grids
def test_the_pages(
    store: Store, language: Language, grid: type[Monitor], theirs: Path, update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    context.files = Asking(tmp_path)
    (tmp_path / "backups").mkdir()
    theirs.rename(tmp_path / "backups" / theirs.name)
    pages = everything(context)
    seen(context, pages)
    compare(context, "everything", update_golden, tmp_path)
    seen(context, pages, "down", "return")
    compare(context, "everything-files", update_golden, tmp_path)
    seen(context, pages, "return")
    compare(context, "everything-how", update_golden, tmp_path)
