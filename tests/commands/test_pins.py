"""The operator's number: where it comes from, what is refused, and that it is never repeated."""

import os
from argparse import Namespace
from pathlib import Path

import pytest

from arcade.commands.asking import CommandError
from arcade.commands.pins import VARIABLE, operators_number

SECRET = "97531"


def options(pin: str | None = None, pin_file: Path | None = None, kiosk: bool = True) -> Namespace:
    return Namespace(pin=pin, pin_file=pin_file and str(pin_file), kiosk=kiosk)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "number"
    path.write_text(f"{SECRET}\n")
    path.chmod(0o600)
    return path


def test_from_a_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert operators_number(options(pin_file=file), {}) == SECRET
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(os.name != "posix", reason="other systems tell otherwise who may read a file")
@pytest.mark.parametrize("mode", [0o604, 0o640, 0o644])
def test_a_file_that_others_can_read_is_taken_with_a_warning(
    mode: int, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.chmod(mode)
    assert operators_number(options(pin_file=file), {}) == SECRET
    said = capsys.readouterr().err
    assert "can be read by others" in said
    assert said.count("\n") == 1
    assert SECRET not in said


def test_from_the_environment_where_nobody_finds_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    environment = {VARIABLE: SECRET, "OTHER": "1"}
    assert operators_number(options(), environment) == SECRET
    assert environment == {"OTHER": "1"}
    assert capsys.readouterr() == ("", "")


def test_the_command_line_counts_before_the_environment(file: Path) -> None:
    environment = {VARIABLE: "1"}
    assert operators_number(options(pin_file=file), environment) == SECRET
    assert environment == {}
    assert operators_number(options(pin=SECRET), {VARIABLE: "1"}) == SECRET


def test_on_the_command_line_it_can_be_seen_and_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert operators_number(options(pin=SECRET), {}) == SECRET
    said = capsys.readouterr().err
    assert "can be seen" in said
    assert SECRET not in said


def test_a_kiosk_without_a_number_says_so_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert operators_number(options(), {}) == ""
    said = capsys.readouterr().err
    assert "no operator's number" in said
    assert "5 seconds" in said
    assert said.count("\n") == 1
    assert operators_number(options(kiosk=False), {}) == ""
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("wrong", [f"{SECRET}x", f"{SECRET} 2", f"{SECRET}\n{SECRET}", "", "\n", "٤٢", "1" * 17])
def test_what_is_no_number_is_refused_without_repeating_it(wrong: str, file: Path) -> None:
    file.write_text(wrong, encoding="utf-8")
    refusals = []
    with pytest.raises(CommandError) as refused:
        operators_number(options(pin_file=file), {})
    refusals.append(str(refused.value))
    for given, environment in ((options(pin=wrong), {}), (options(), {VARIABLE: wrong or "x"})):
        with pytest.raises(CommandError) as refused:
            operators_number(given, environment)
        refusals.append(str(refused.value))
    assert not any(SECRET in said or "1" * 17 in said or "٤" in said for said in refusals)


def test_a_file_that_is_none_is_refused(tmp_path: Path, file: Path) -> None:
    for name in (tmp_path, tmp_path / "missing"):
        with pytest.raises(CommandError, match="can't be read"):
            operators_number(options(pin_file=name), {})
    file.write_bytes(b"\xff\xfe1")
    with pytest.raises(CommandError, match="can't be read"):
        operators_number(options(pin_file=file), {})


def test_both_are_one_too_many(file: Path) -> None:
    with pytest.raises(CommandError, match="leave one"):
        operators_number(options(pin="1", pin_file=file), {})


def test_the_arcade_is_given_it(monkeypatch: pytest.MonkeyPatch, file: Path, tmp_path: Path) -> None:
    from arcade.cabinet.app import Cabinet
    from arcade.cli import main
    from arcade.console.show import Options
    from arcade.host import host

    seen: list[str] = []

    def run_host(cabinet: Cabinet, options: Options) -> int:
        assert options.mappings is not None
        seen.append(cabinet.options.pin)
        return 0

    monkeypatch.setattr(host, "run_host", run_host)
    monkeypatch.setenv(VARIABLE, "12")
    from_file = ["--kiosk", "--pin-file", str(file)]
    for words in (["--kiosk"], from_file, [*from_file, "play", "nim"]):
        assert main([*words, "--data-dir", str(tmp_path)]) == 0
    assert seen == ["12", SECRET, SECRET]
    assert VARIABLE not in os.environ
