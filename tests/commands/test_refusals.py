"""Bad command lines: each is refused with one sentence, keeps nothing, loses nothing and makes no folder.

The table is written as in a shell; ``{a|b}`` stands for either, and a name in ``<>`` for what is listed in WORDS.
"""

import re
import shlex
from collections.abc import Iterator
from itertools import product
from os import mkfifo
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cli import main
from arcade.commands.printing import LONGEST
from arcade.toolkit.contract.program import Setup

WORDS = {
    "LONG": "x" * 5000,
    "DIGITS": "9" * 5000,
    "MANY": "a b " * 1250,
    "DEEP": "/".join("x" * 1000),
    "NUL": "a\0b",
    "ESC": "\x1b[2J",
    "LINES": "one\ntwo",
    "BYTES": "\udcff\udcfe",
    "HALF": "\ud800",
    "ARABIC": "٣",
    "SQUARED": "²",
    "BLANK": " ",
}

TABLE = """
# no command, or one that is not there
{fly|nim|''|LIST|<LONG>|<ESC>|<NUL>|<BYTES>|<LINES>|<MANY>|-}
--{nonsense|x|<LONG>|lang=|data-dir=|jobs=x}
{list|daily|verify|bench} {extra|''|<LONG>|<ESC>}
{list|daily|scores|verify|replay|play|run|bench} --{nonsense|<ESC>|<LONG>}
{play|run|replay}
scores nim robac

# options that mean nothing to a command, before its name and after it
--{kiosk|mute|sounds music|windowed|calm|original|lang ro|look tv|font good.bdf} {list|daily|verify}
{list|daily|verify} --{kiosk|mute|windowed|calm|original|lang ro|look tv|font good.bdf}
--{kiosk|mute|windowed|look tv} run nim --frames 3
run nim --frames 3 --{kiosk|mute|windowed|look tv|verify|games 3|jobs 3}
play nim --{frames 3|text|json|png x.png|verify}
--{frames 3|text|json|level 2|seed 2|seats 2|pattern good.rle|games 3|jobs 3|verify|png x.png}
replay good.replay --{json|png x.png|level 2}
bench --{games 3|jobs 3|verify}

# games that are not there
{play|scores} {pingpong|''|-|<LONG>|<ESC>|<NUL>|<BYTES>|<HALF>|<LINES>|<ARABIC>|../nim|nim/|__init__|<BLANK>}
{run --frames 3|bench strength --jobs 1|bench --game} {pingpong|''|<LONG>|<ESC>|<NUL>|<BYTES>|NIM|nim.|_template}
bench --only {speed|''|<LONG>|<ESC>}
bench strength {fifteen|nim fifteen|nim no-such-game} --jobs 1

# a friend's game
play "{NIM 2|NIM 2 76SWHWPSX|NIM 0 76SWHWPSD|NIM 9 76SWHWPSD|CHESS 2 76SWHWPSD|NIM two 76SWHWPSD|NIM -1 76SWHWPSD}"
play "NIM {<DIGITS>|<ARABIC>|<SQUARED>|02|2Q} 76SWHWPSD"
play "NIM 2 {<DIGITS>|<LONG>|<ESC>|<NUL>|<BYTES>|-}"
play "{<LONG> 2 76SWHWPSD|<ESC> 2 76SWHWPSD|1 2 3 4}"
play "NIM 2 76SWHWPSD" --{level 2|seats 1|seed 5|original|pattern good.rle}

# numbers
{play nim|run nim --frames 3} --level {0|-1|5|99|x|1.5|''|1e1|0x1|1_0|<ARABIC>|<SQUARED>|<DIGITS>|-<DIGITS>|<BLANK>}
{play nim|run nim --frames 3} --seats {0|-1|3|x|''|<ARABIC>|<DIGITS>}
{play nim|run nim --frames 3} --seed {-1|18446744073709551616|x|''|1.0|0x10|<ARABIC>|<DIGITS>|<LONG>|<ESC>}
run nim --frames {-1|5000001|999999999999|x|''|1e3|1_000|<ARABIC>|<SQUARED>|<DIGITS>|-<DIGITS>|<ESC>}
run nim
bench strength nim --jobs {0|-1|62|99999999999|x|''|<DIGITS>}
bench strength nim --games {0|-1|100001|x|''|<DIGITS>} --jobs 1
{play nim|run nim --frames 3|--level} --level
{play nim|run nim --frames 3|--level=2} --{level|seed|lang|font}=--
bench --game=--

# choices
{play nim|run nim --frames 3} --lang {xx|''|EN|<LONG>|<ESC>|<BYTES>}
--lang {xx|''} {play nim|run nim --frames 3}
{--look|play nim --look} {crt|''|<LONG>|<ESC>}
{--sounds|play nim --sounds} {off|''|<LONG>|<ESC>}

# files that are read
run nim --frames 3 --keys {gone|folder|pipe|/dev/zero|/dev/null|big|latin.txt|''|gone/x}
run nim --frames 3 --keys {<LONG>|<DEEP>|<NUL>|<BYTES>|<ESC>|<LINES>|<HALF>}
run nim --frames 3 --keys {bad1|bad2|bad3|bad4|bad5|bad6|bad7|bad8|bad9}.keys
run dipo --frames 3 --pattern {gone|folder|pipe|/dev/zero|big|packed.gz|''|<LONG>|<NUL>|<BYTES>|<ESC>|bad1.keys|bad.png}
play dipo --pattern {gone|folder|pipe|/dev/zero|big|packed.gz|''|<LONG>|<NUL>|<ESC>|bad1.keys|bad.png}
{play|run --frames 3} {checkers|graphics-editor|hp-reversi} --pattern {gone|folder|pipe|big|packed.gz|latin.txt}
{play|run --frames 3} nim --pattern good.rle
{play|run --frames 3} dipo --part {1|x|<DIGITS>}
{play|run --frames 3} dipo --pattern {good.rle --part 1|large.rle --part 2|large.rle --part 0}
run dipo --frames 3 --pattern large.rle --part {middle|<DIGITS>|<SQUARED>|<LONG>|<ESC>|<NUL>|<HALF>|''}
run graphics-editor --frames 3 --pattern {bad1|bad2|good}.sheet
run graphics-editor --frames 3 --pattern good.sheet --part {tail|cherry|3|<ESC>}
run graphics-editor --frames 3 --pattern good.sheet --part worm --{gif|png} good.sheet
run dipo --frames 3 --pattern large.rle
--font {gone|folder|pipe|/dev/zero|/dev/null|big|''|latin.txt|<LONG>|<NUL>|<ESC>|good.keys|empty}
{play nim|run nim --frames 3} --font {gone|folder|pipe|/dev/zero|big}
{play nim|run nim --frames 3} --font {bad1|bad2|bad3|bad4|bad5|bad6}.bdf
replay {gone|folder|pipe|/dev/zero|/dev/null|empty|big|huge|latin.txt|good.keys|''|<LONG>|<DEEP>|<NUL>|<BYTES>|<ESC>}
replay {bad1|bad2|bad3|bad4}.replay --verify

# files that are written
run nim --frames 3 --{png|scr|wav|gif} {folder|gone/x|''|-|.|/|<LONG>|<NUL>|/dev/full|pipe|good.keys/x}
run dipo --frames 3 --write-pattern {x.rle|folder|-|gone/x|''}
run nim --keys good.keys --frames 3 --{png|wav|gif|scr} {good.keys|folder/../good.keys|link}
run nim --font good.bdf --frames 3 --{png|wav} good.bdf
run dipo --pattern good.rle --frames 3 --gif good.rle
run nim --frames 3 --png x --{gif|wav|scr} {x|folder/../x}
run go-fish --frames 3 --scr x.scr
export {x.zip|folder|''|gone/x|<LONG>|<NUL>|-}
{import|import --replace} {gone|folder|pipe|/dev/zero|/dev/null|empty|big|latin.txt|good.keys|bad.png|''}
import {<LONG>|<DEEP>|<NUL>|<BYTES>|<ESC>}
export x.zip --{replace|json|verify}
replay good.replay --gif {good.replay|folder|-|''|gone/x|<LONG>|/dev/full|pipe}

# the operator's number
{--kiosk|--kiosk play nim} --pin-file {gone|folder|pipe|/dev/zero|big|latin.txt|empty|''|<LONG>|<NUL>|<ESC>|good.keys}
--kiosk --pin {x|''|<ARABIC>|<SQUARED>|<LONG>|<ESC>|<NUL>|-1}

# the browser
web {extra|''|<LONG>|<ESC>}
web --{frames 3|json|level 2|look tv|mute|kiosk}
{list|bench|--windowed} --{port 8000|no-open}
bench --web --{only start|game nim}
web --port {0|-1|65536|x|''|1.5|<ARABIC>|<DIGITS>}
{web --no-open|web} --runtime {gone|folder|pipe|/dev/zero|/dev/null|empty|big|good.keys|bad.png|''|<LONG>|<NUL>|<ESC>}

# folders
{scores|verify|export x.zip} --data-dir {gone|gone/deep|good.keys|good.keys/x|''|<LONG>|<NUL>|pipe|/dev/null}
{--data-dir good.keys|--data-dir ''|--data-dir <NUL>|--data-dir pipe} {play nim|list|daily|run nim --frames 3}
"""

CASES = {
    "bad1.keys": "nonsense",
    "bad2.keys": f"{WORDS['DIGITS']} a",
    "bad3.keys": "5 @a,b",
    "bad4.keys": "5 @1,2,3",
    "bad5.keys": f"? {'x' * 5000}",
    "bad6.keys": f"> {'x' * 5000}",
    "bad7.keys": "5 \x1b[2J",
    "bad8.keys": "5 a 0",
    "bad9.keys": "-5 a",
    "bad1.bdf": "STARTFONT 2.1\nENDFONT\n",
    "bad2.bdf": "STARTFONT 2.1\nENCODING 999999999999999999999\n",
    "bad3.bdf": f"STARTFONT 2.1\nENCODING {WORDS['DIGITS']}\n",
    "bad4.bdf": "STARTFONT 2.1\nENCODING 55296\n",
    "bad5.bdf": "STARTFONT 2.1\nENCODING\n",
    "bad6.bdf": "STARTFONT 2.1\nENCODING 65\nBITMAP\n-1\n",
    "bad1.replay": "[]",
    "bad2.replay": "[" * 100_000,
    "bad3.replay": f'{{"format": "robac-arcade replay", "version": {WORDS["DIGITS"]}}}',
    "bad4.replay": '{"format": "robac-arcade replay", "version": 2}',
    "bad1.sheet": "[worm]\n##\n\n[worm]\n##\n",
    "bad2.sheet": f"[worm {WORDS['DIGITS']}x1]\n##\n",
    "good.sheet": "[worm]\n##.\n\n[cherry]\nrg\n",
    "good.keys": "5 a\n",
    "good.rle": "x = 1, y = 1\no!\n",
    "large.rle": "x = 300, y = 1\n300o!\n",
    "good.bdf": "STARTFONT 2.1\nENCODING 65\nBBX 8 8 0 -1\nBITMAP\n00\n18\n24\n42\n7E\n42\n42\n00\nENDCHAR\nENDFONT\n",
    "empty": "",
}


def lines(row: str) -> Iterator[list[str]]:
    """Every command line of a row of the table."""
    parts = re.split(r"\{(.*?)\}", row)
    for chosen in product(*(part.split("|") if place % 2 else [part] for place, part in enumerate(parts))):
        words = shlex.split("".join(chosen))
        yield [re.sub("<([A-Z]+)>", lambda found: WORDS[found[1]], word) for word in words]


ROWS = [row for row in TABLE.splitlines() if row and not row.startswith("#")]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything that the table names."""
    folder = tmp_path_factory.mktemp("place")
    for name, text in CASES.items():
        (folder / name).write_text(text)
    (folder / "folder").mkdir()
    mkfifo(folder / "pipe")
    (folder / "link").symlink_to("good.keys")
    (folder / "big").write_bytes(b"# " * 500_001)
    (folder / "huge").write_bytes(b" " * 8_000_001)
    (folder / "packed.gz").write_bytes(b"\x1f\x8b\x08\0\xff")
    (folder / "latin.txt").write_bytes(b"#N caf\xe9\nx = 1, y = 1\no!\n")
    (folder / "bad.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    session = Session(Setup("ping-pong", 2, seed=3, rules_version=cartridge("ping-pong").rules_version))
    run_pilot(session, 100, 1)
    Run(session).replay().save(folder / "good.replay")
    return folder


def contents(folder: Path) -> dict[str, tuple[int, int, int]]:
    """What is in a folder, and whether it has changed."""
    found: dict[str, tuple[int, int, int]] = {}
    for path in sorted(folder.rglob("*")):
        state = path.lstat()
        found[str(path)] = (state.st_mode, state.st_size, state.st_mtime_ns)
    return found


def test_the_table_is_long() -> None:
    every = [tuple(line) for row in ROWS for line in lines(row)]
    assert len(every) > 500
    assert len(set(every)) == len(every)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[:60])
def test_a_bad_line_is_refused_with_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, place: Path, row: str
) -> None:
    def opened(_: object) -> int:
        raise AssertionError("a window was opened")

    monkeypatch.setattr("arcade.host.host.run_host", opened)
    monkeypatch.setenv("XDG_DATA_HOME", str(place / "home"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(place / "home"))
    monkeypatch.chdir(place)
    before = contents(place)
    for line in lines(row):
        shown = shlex.join(line)[:200]
        assert main(line) == 2, shown
        said = capsys.readouterr()
        assert said.out == "", shown
        assert said.err.startswith("robac"), shown
        assert said.err.endswith("\n"), shown
        assert said.err.count("\n") == 1, shown
        assert said.err[:-1].isprintable(), shown
        assert len(said.err) <= LONGEST + 1, shown
        assert "Traceback" not in said.err, shown
        assert contents(place) == before, shown
