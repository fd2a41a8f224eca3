"""Links into the arcade, files out of it and into it, friends, and what is there again: on its page in a browser."""

import re
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from arcade.cabinet.storage.everything import gathered, read_everything
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.outcome import Outcome
from tests.web.visit import Visit

pytestmark = pytest.mark.web
TO_EVERYTHING = ("ArrowUp", "Enter")
"""From the settings' first line to the last one, and in."""


def everything(context: BrowserContext, address: str) -> Visit:
    """The page by which everything goes out and comes in."""
    visit = Visit(context, address).past_the_boot_screen().press("Enter").until("Tonight")
    visit.press("Escape").until("Settings").press("ArrowDown", "Enter").until("All in one file")
    return visit.press(*TO_EVERYTHING).until("Save everything")


def test_everything_comes_in_from_a_file_and_goes_out_again_the_next_time(
    context: BrowserContext, address: str, tmp_path: Path
) -> None:
    with closing(Store(tmp_path / "data")) as store:
        store.add_score(ScoreRow("nim", 1, False, 1, "ANA", 77, Outcome.WON.value))
        (tmp_path / "data" / "pictures").mkdir()
        (tmp_path / "data" / "pictures" / "nim-1.png").write_bytes(b"a picture")
        (tmp_path / "all.zip").write_bytes(gathered(store, tmp_path / "data"))
    visit = everything(context, address)
    with visit.page.expect_file_chooser() as coming:
        visit.press("ArrowDown", "Enter")
    visit.until("Choose the file outside")
    coming.value.set_files(tmp_path / "all.zip")
    visit.until("scores 1").press("Enter").until("New here: scores 1")
    assert visit.faults == []
    visit.page.close()
    again = everything(context, address)
    with again.page.expect_download() as coming_out:
        again.press("Enter")
    assert re.fullmatch(r"robac-\d{4}-\d\d-\d\d\.zip", coming_out.value.suggested_filename)
    coming_out.value.save_as(tmp_path / "again.zip")
    found = read_everything(tmp_path / "again.zip")
    assert not found.rows.unread
    assert [row[4] for row in found.rows.scores] == ["ANA"]
    assert found.files == {"pictures/nim-1.png": b"a picture"}
    again.until("is ready")
    assert again.faults == []


def test_a_picture_is_offered_and_a_friend_gets_a_link(context: BrowserContext, address: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit = Visit(context, address, "?name=NIM+2+76SWHWPSD").until(lambda seen: seen["machine"] == "spectrum")
    visit.press("Escape").until("NIM 2 76SWHWPSD").press("p", "Enter")
    visit.page.wait_for_selector("#offers:not([hidden])")
    with visit.page.expect_download() as coming:
        visit.page.get_by_text("Save", exact=True).click()
    assert coming.value.suggested_filename == "nim-1.png"
    visit.press("Enter").until("Share").press("s", "Enter")
    visit.page.get_by_text("Copied").wait_for()
    told = visit.page.evaluate("navigator.clipboard.readText()")
    assert told.endswith("?name=NIM+2+76SWHWPSD")
    assert told.split("\n")[-1].startswith(address)
    assert visit.faults == []


def test_a_slip_in_a_link_is_said_and_a_second_window_says_that_it_keeps_nothing(
    context: BrowserContext, address: str
) -> None:
    first = Visit(context, address, "?game=chess").past_the_boot_screen().press("Enter")
    first.until("There is no game called chess.")
    second = Visit(context, address).past_the_boot_screen().press("Enter")
    second.until("open in another window")
    assert first.faults == second.faults == []
