"""The command `run` and its relatives as other programs drive them: what they print, write and refuse."""

import json
import os
import subprocess
import sys
import wave
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge, whole
from arcade.cli import main
from arcade.toolkit.contract.languages import LANGUAGES
from tests.png_pictures import decode

GAME = "ping-pong"
ROOT = Path(__file__).resolve().parent.parent.parent


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command that goes well prints."""
    assert main(list(arguments)) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence of a command that can't be carried out."""
    try:
        code = main(list(arguments))
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else 1
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "Traceback" not in captured.err
    return captured.err


def test_list_names_every_game_on_the_shelf_and_no_pattern(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(said(capsys, "list", "--json"))
    assert [game["slug"] for game in listed] == list(whole())
    assert "-template" not in whole()
    for game in listed:
        assert set(game) == {"slug", "title", "machine", "shelf", "book", "seats", "table", "levels"}
        title = cartridge(game["slug"]).title
        assert game["title"] == {language: title.in_language(language) for language in LANGUAGES}
    assert len(said(capsys, "list").splitlines()) == len(whole())


def test_run_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(said(capsys, "run", GAME, "--frames", "400", "--original", "--json"))
    assert set(report) == {"slug", "frame", "outcome", "score", "text", "border", "notes", "state", "fingerprint"}
    assert (report["frame"], report["outcome"], report["score"], report["border"]) == (400, None, None, 1)
    start, seconds, hertz = report["notes"][0]
    assert (seconds, round(hertz)) == (pytest.approx(9 / 311, abs=0.0001), 311), "nine whole waves"
    assert 1 < start < 2
    assert len(report["text"]) == 24
    assert report["state"]["bounces"] < 50


def test_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("run", GAME, "--frames", "900", "--seed", "7", "--level", "3", "--json")
    assert said(capsys, *arguments) == said(capsys, *arguments)
    assert said(capsys, *arguments) != said(capsys, *arguments[:4], "--seed", "8", "--json")


def test_run_prints_text_and_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Bounces" in said(capsys, "run", GAME, "--frames", "200", "--original", "--text")
    assert "Ciocniri" in said(capsys, "run", GAME, "--frames", "200", "--original", "--text", "--lang", "ro")
    assert said(capsys, "run", GAME, "--frames", "5").startswith("ping-pong: frame 5, going on, ")


def test_keys_from_a_file_and_from_standard_input(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = "# into the game, bat up\n? return\n200 s 100\n"
    file = tmp_path / "hands.keys"
    file.write_text(keys)
    arguments = ("run", GAME, "--frames", "330", "--json", "--keys")
    from_file = said(capsys, *arguments, str(file))
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(keys.encode())))
    assert said(capsys, *arguments, "-") == from_file
    assert json.loads(from_file)["state"]["bat"] == 0


def test_a_run_with_keys_ends_when_they_are_used_up_and_the_program_waits(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "none.keys"
    file.write_text("10 x\n")
    report = json.loads(said(capsys, "run", GAME, "--frames", "50000", "--json", "--keys", str(file)))
    assert report["frame"] < 100


def test_products_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    paths = {kind: tmp_path / f"run.{kind}" for kind in ("png", "scr", "wav", "gif")}
    options = [word for kind, path in paths.items() for word in (f"--{kind}", str(path))]
    said(capsys, "run", GAME, "--frames", "150", "--original", *options)
    picture = decode(paths["png"].read_bytes())
    assert (picture.width, picture.height) == (320, 240)
    assert len(paths["scr"].read_bytes()) == 6912
    assert paths["gif"].read_bytes()[:6] == b"GIF89a"
    with wave.open(str(paths["wav"])) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 44100)
        assert abs(sound.getnframes() / 44100 - 150 / 50.08) < 0.02


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("run", "pingpong", "--frames", "1"), "did you mean ping-pong?"),
        (("run", GAME, "--frames", "many"), "--frames"),
        (("run", GAME, "--frames", "-1"), "--frames must be from 0 to"),
        (("run", GAME), "--frames"),
        (("run", GAME, "--frames", "1", "--level", "0"), "levels 1 to 4, not 0"),
        (("run", GAME, "--frames", "1", "--seats", "7"), "players, not 7"),
        (("run", GAME, "--frames", "1", "--seed", "-1"), "--seed must be"),
        (("run", GAME, "--frames", "1", "--lang", "xx"), "xx"),
        (("run", GAME, "--frames", "1", "--keys", "/no/such/file"), "/no/such/file"),
        (("run", GAME, "--frames", "1", "--png", "/no/such/folder/x.png"), "/no/such/folder/x.png"),
        (("play", "nosuchgame"), "no game called"),
        (("play", GAME, "--level", "99"), "levels 1 to 4, not 99"),
        (("scores", "--data-dir", "/no/such/folder"), "nothing has been kept"),
        (("replay", "/no/such/file"), "can't be read"),
        (("fly",), "fly"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert sentence in refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("module", "package", "arguments"),
    [
        ("pygame", "pygame-ce", ()),
        ("numpy", "numpy", ()),
        ("numpy", "numpy", ("run", GAME, "--frames", "9", "--wav", "x")),
    ],
)
def test_without_its_packages_a_command_says_how_to_get_them(
    tmp_path: Path, module: str, package: str, arguments: tuple[str, ...]
) -> None:
    """In a process of its own, as somebody has it who starts the arcade before anything is installed."""
    code = f"import runpy, sys; sys.modules[{module!r}] = None; runpy.run_module('arcade', run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        text=True,
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (
        2,
        f"robac: {package} is not installed: python3 tools/dev.py play, or pip install . here, brings it\n",
    )


def test_a_keys_file_with_a_wrong_line_and_one_that_is_no_text(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "wrong.keys"
    file.write_text("? return\nnonsense\n")
    assert "line 2" in refused(capsys, "run", GAME, "--frames", "9", "--keys", str(file))
    file.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in refused(capsys, "run", GAME, "--frames", "9", "--keys", str(file))


@pytest.mark.parametrize("command", ["", "list", "play", "run", "scores", "replay", "verify", "bench"])
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*command.split(), "--help"])
    assert stop.value.code == 0
    assert "usage" in capsys.readouterr().out
