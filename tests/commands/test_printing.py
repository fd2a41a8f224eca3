"""What commands print: on any output, with nothing in it that steers a terminal, and one sentence when it fails."""

import json
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.cli import COMMANDS, main
from arcade.commands.printing import LONGEST, SHOWN, complain, say, say_json, visible
from arcade.toolkit.contract.outcome import Outcome

LETTERS = "ș ț ă â î"
NARROW = ("ascii", "cp1252", "iso8859-2", "utf-8")


def printed(monkeypatch: pytest.MonkeyPatch, encoding: str, act: Callable[[], object]) -> str:
    """What comes out of an output that carries only an encoding's letters."""
    out = TextIOWrapper(BytesIO(), encoding)
    with monkeypatch.context() as within:
        within.setattr("sys.stdout", out)
        act()
    out.flush()
    buffer = out.buffer
    assert isinstance(buffer, BytesIO)
    return buffer.getvalue().decode(encoding)


class Full(TextIOWrapper):
    """An output on a full disk."""

    def write(self, words: str) -> int:
        """Refuse."""
        raise OSError(28, "No space left on device", words and None)


@pytest.mark.parametrize("encoding", NARROW)
def test_letters_that_an_output_cannot_carry_are_replaced(monkeypatch: pytest.MonkeyPatch, encoding: str) -> None:
    carried = LETTERS.encode(encoding, "replace").decode(encoding)
    assert printed(monkeypatch, encoding, lambda: say(LETTERS)) == f"{carried}\n"
    assert json.loads(printed(monkeypatch, encoding, lambda: say_json([LETTERS]))) == [LETTERS]


@pytest.mark.parametrize("encoding", NARROW)
@pytest.mark.parametrize(
    "arguments",
    [
        ["list"],
        ["list", "--json"],
        ["run", "robac", "--frames", "300", "--original", "--lang", "ro", "--text", "--json"],
        ["run", "go-fish", "--frames", "300", "--original", "--text"],
        ["daily"],
        ["scores"],
        ["--help"],
    ],
)
def test_every_command_prints_on_any_output(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, encoding: str, arguments: list[str]
) -> None:
    Store(tmp_path).close()

    def act() -> None:
        if arguments == ["--help"]:
            with pytest.raises(SystemExit):
                main(arguments)
        else:
            assert main([*arguments, "--data-dir", str(tmp_path)]) == 0

    assert printed(monkeypatch, encoding, act)


def test_control_characters_are_escaped_and_letters_are_not() -> None:
    assert visible("a\x1b[31m\n\t\x07\x9b\u202e\u2028\udcff\ud800") == (
        "a\\x1b[31m\\n\\t\\x07\\x9b\\u202e\\u2028\\xff\\ud800"
    )
    for words in (LETTERS, "ĂÂÎȘȚ „ghilimele” – ▄▀█ ♥ ñ ß ¡", "\\n stays as it is"):
        assert visible(words) == words


def test_names_out_of_the_database_cannot_steer_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    store = Store(tmp_path)
    store.add_score(ScoreRow("nim", 1, False, 1, "\x1b[2J\n", 7, Outcome.WON.value, "\x1b]0;x\x07"))
    store.close()
    assert main(["scores", "nim", "--data-dir", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert out.count("\n") == 1


@pytest.mark.parametrize(
    "word", ["x" * 5000, "\x1b" * 5000, "a b " * 1250, "\udcff" * 500, "'" * 3000, "/".join("ab" * 900)]
)
@pytest.mark.parametrize(
    "arguments", ["play", "run --frames 1", "scores", "", "--lang", "replay", "--level", "bench strength"]
)
def test_a_long_argument_is_not_echoed_whole(capsys: pytest.CaptureFixture[str], arguments: str, word: str) -> None:
    assert main([*arguments.split(), word]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert len(said) <= LONGEST + 1
    assert visible(word)[: SHOWN + 1] not in said


def test_a_sentence_is_said_on_any_output_and_none_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    err = TextIOWrapper(BytesIO(), "ascii")
    monkeypatch.setattr("sys.stderr", err)
    complain(f"{LETTERS}\n\x1b")
    assert err.buffer.getvalue() == b"? ? ? ? ?\\n\\x1b\n"
    monkeypatch.setattr("sys.stderr", None)
    monkeypatch.setattr("sys.stdout", None)
    assert main(["no-such-command"]) == 2
    assert main(["list"]) == 0


@pytest.mark.parametrize("arguments", [["list"], ["list", "--json"], ["--help"], ["--version"]])
def test_an_output_that_fails_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.setattr("sys.stdout", Full(BytesIO(), "utf-8"))
    assert main(arguments) == 2
    assert capsys.readouterr().err == "robac: the standard output can't be written to: No space left on device\n"


def test_every_commands_help_is_plain() -> None:
    for command in COMMANDS.values():
        assert command.help.isascii()
