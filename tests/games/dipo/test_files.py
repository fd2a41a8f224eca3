"""Pattern files on their way into a run and out of it: command line, replays, the arcade's data folder."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.options import Options, Start
from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.proof import prove
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.store import Store
from arcade.cli import main
from arcade.games.dipo.file_format import opened as offered
from arcade.games.dipo.file_format import read
from arcade.games.dipo.lab import Laboratory
from arcade.games.dipo.program import Main
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.cartridge import Choices
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup
from tests.cabinet.player import Player

GLIDER = "#N Glider\nx = 3, y = 3, rule = B36/S23\nbo$2bo$3o!\n"
LARGE = "x = 300, y = 1\n300o!"
INTO_THE_LABORATORY = "? space\n? w\n"


@pytest.fixture
def glider(tmp_path: Path) -> Path:
    path = tmp_path / "glider.rle"
    path.write_text(GLIDER)
    return path


def opened(text: str) -> Plain:
    """What a run carries out of a file that is opened unasked."""
    found = offered(text)
    assert not isinstance(found, Choices)
    return found


def run(*arguments: str) -> int:
    return main(["run", "dipo", "--frames", "400", *arguments])


def test_a_file_is_read_and_the_colony_written(
    glider: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keys, out = tmp_path / "hands.keys", tmp_path / "out.rle"
    keys.write_text(INTO_THE_LABORATORY)
    assert run("--pattern", str(glider), "--keys", str(keys), "--write-pattern", str(out), "--json") == 0
    state = json.loads(capsys.readouterr().out)["state"]
    assert (state["population"], state["generation"]) == (5, 1)
    assert read(out.read_text()).cells == read(GLIDER).cells
    assert str(read(out.read_text()).law) == "B36/S23"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"x = 3, y = 3\nbo$\n2bq$3o!", "line 3: 'q' isn't b, o, $ or !"),
        (b"", "line 1: it has no pattern"),
        (b"\xff\xfe\x00", "binary data"),
        (b"#" * 1_000_001, "more than 1000000 bytes"),
    ],
)
def test_a_bad_file_gets_one_sentence(
    content: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.rle"
    path.write_bytes(content)
    for command in (("run", "dipo", "--frames", "5"), ("play", "dipo")):
        assert main([*command, "--pattern", str(path)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert words in said.err
        assert said.err.count("\n") == 1


def test_a_missing_file_and_a_game_that_reads_none(
    glider: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--pattern", str(tmp_path / "nowhere.rle")) == 2
    assert "nowhere.rle" in capsys.readouterr().err
    assert main(["run", "ping-pong", "--frames", "5", "--pattern", str(glider)]) == 2
    assert capsys.readouterr().err == "robac: Ping-pong reads no pattern files\n"
    assert run("--write-pattern", str(tmp_path / "out.rle")) == 2
    assert "has written no pattern" in capsys.readouterr().err


def test_the_middle_of_a_large_pattern_is_opened_where_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    path, keys = Path("large.rle"), Path("hands.keys")
    path.write_text(LARGE)
    keys.write_text("? space\n")
    assert run("--pattern", str(path)) == 2
    assert capsys.readouterr().err == (
        "robac: large.rle needs --part: the pattern is 300 by 1 cells, and the field only 256 by 176;"
        " 1 for its middle\n"
    )
    assert run("--pattern", str(path), "--part", "1", "--keys", str(keys), "--json") == 0
    assert json.loads(capsys.readouterr().out)["state"]["population"] == 256
    for part in ("0", "2"):
        assert run("--pattern", str(path), "--part", part) == 2
        assert "has the parts 1 to 1" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "asked"), [("en", "Open its middle?"), ("ro", "Se deschide mijlocul lui?")])
def test_the_middle_of_a_large_pattern_is_offered(language: Language, asked: str, tmp_path: Path) -> None:
    store = Store(tmp_path)
    start = Start("dipo", opened=offered(LARGE))
    player = Player(store, Options(boot=False, language=language, data_dir=tmp_path, start=start))
    player.until("300").until(asked.split()[0])
    assert asked in " ".join(player.screen.split())
    player.press("return").pause(120).press(" ").until("256")
    store.close()


def test_a_replay_carries_the_pattern_and_is_verified() -> None:
    setup = replace(usual_setup("dipo"), opened=opened(GLIDER))
    session = Session(setup)
    for keys in KeyLog([(120, []), (3, [" "]), (40, []), (3, ["return"]), (100, [])]):
        session.step(keys)
    replay = Replay(setup, session.keys, (), tuple(session.fingerprints), tuple(session.results))
    again = Replay.from_text(replay.to_text())
    assert again.setup.opened == opened(GLIDER)
    assert prove(again) is None
    assert prove(replace(again, setup=replace(setup, opened=None))) is not None


def test_replays_from_before_there_were_files_are_read() -> None:
    document = json.loads(Replay(Setup("dipo"), KeyLog()).to_text())
    del document["setup"]["opened"]
    assert Replay.from_text(json.dumps(document)).setup == Setup("dipo")


@pytest.mark.parametrize("spoilt", ["x = 3", 7, ("o",), {"rle": "o!"}])
def test_a_replay_with_something_else_in_its_place_runs(spoilt: object) -> None:
    session = Session(Setup("dipo", opened=spoilt))  # type: ignore[arg-type]
    for _ in range(200):
        session.step(NO_KEYS)
    assert session.program.state() == {"colony": None}


def test_a_pattern_larger_than_what_is_seen_is_seen_smaller() -> None:
    for side, scale in ((3, 8), (22, 4), (44, 2), (45, 1), (150, 1)):
        session = Session(Setup("dipo", opened=f"x = {side}, y = 1\n{side}o!"))
        for frame in range(200):
            session.step(frozenset(" ") if frame == 150 else NO_KEYS)
        assert isinstance(session.program, Main)
        room = session.program.look.room  # type: ignore[union-attr]
        assert isinstance(room, Laboratory)
        assert (room.scene.view.scale, room.colony.population) == (scale, side)


def test_the_arcade_starts_with_a_file_and_keeps_what_is_written(tmp_path: Path) -> None:
    store = Store(tmp_path)
    options = Options(boot=False, data_dir=tmp_path, start=Start("dipo", opened=opened(GLIDER)))
    player = Player(store, options)
    player.until("Press a key").press(" ").until("Cells 5")
    player.press("w").until("dipo-1.rle").pause(80).press("w").until("dipo-2.rle").pause(80)
    kept = sorted(path.name for path in (tmp_path / "patterns").iterdir())
    assert kept == ["dipo-1.rle", "dipo-2.rle"]
    assert read((tmp_path / "patterns" / "dipo-1.rle").read_text()).cells == read(GLIDER).cells
    store.close()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "patterns").write_text("in the way")
    store = Store(tmp_path)
    player = Player(store, Options(boot=False, data_dir=tmp_path, start=Start("dipo", opened=opened(GLIDER))))
    player.until("Press a key").press(" ").until("Cells 5").press("w").until("It couldn't be saved")
    store.close()
