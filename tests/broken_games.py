"""Game folders that cannot be loaded, each in its own way."""

from pathlib import Path

GOOD = "from arcade.games.catcher import CARTRIDGE\n"
PROGRAM = "from arcade.games.catcher.program import Main\n"
PILOT = "from arcade.games.catcher.pilot import Main\n"
ODD = "from dataclasses import replace\nfrom arcade.games.catcher import CARTRIDGE as C\nCARTRIDGE = replace(C, {})\n"

FOLDERS: dict[str, dict[str, str]] = {
    "bad_syntax": {"__init__.py": '"""A slip."""\n\nCARTRIDGE = (\n'},
    "bad_import": {"__init__.py": "import sys\nfrom arcade.nowhere import NOTHING\n"},
    "no_cartridge": {"__init__.py": '"""Nothing."""\n', "program.py": PROGRAM, "pilot.py": PILOT},
    "no_real_cartridge": {"__init__.py": 'CARTRIDGE = "me"\n', "program.py": PROGRAM, "pilot.py": PILOT},
    "no_levels": {"__init__.py": ODD.format("levels=()"), "program.py": PROGRAM, "pilot.py": PILOT},
    "no_title": {"__init__.py": ODD.format("title=None"), "program.py": PROGRAM, "pilot.py": PILOT},
    "raising": {"__init__.py": 'def words():\n    raise LookupError("no\\nword\\x07s {left}")\n\n\nwords()\n'},
    "leaving": {"__init__.py": 'raise SystemExit("good bye")\n'},
    "no_program": {"__init__.py": GOOD, "pilot.py": PILOT},
    "bad_program": {"__init__.py": GOOD, "program.py": PROGRAM + "\nMain.nothing\n", "pilot.py": PILOT},
    "no_main": {"__init__.py": GOOD, "program.py": '"""Empty."""\n', "pilot.py": PILOT},
    "no_class": {"__init__.py": GOOD, "program.py": "Main = print\n", "pilot.py": PILOT},
    "no_pilot": {"__init__.py": GOOD, "program.py": PROGRAM},
    "bad_pilot": {"__init__.py": GOOD, "program.py": PROGRAM, "pilot.py": "\n\n\n\nMain = 1 // 0\n"},
    "bad_strength": {"__init__.py": GOOD, "program.py": PROGRAM, "pilot.py": PILOT, "evaluator.py": "STRENGTH = 7\n"},
}
SAID = {
    "bad_syntax": ("SyntaxError: ", "(bad_syntax/__init__.py, line 3)"),
    "bad_import": ("ModuleNotFoundError: No module named 'arcade.nowhere'", "(bad_import/__init__.py, line 2)"),
    "no_cartridge": ("AttributeError: ", "has no attribute 'CARTRIDGE' (no_cartridge/__init__.py)"),
    "no_real_cartridge": ("TypeError: CARTRIDGE is no Cartridge", "(no_real_cartridge/__init__.py)"),
    "no_levels": ("ValueError: CARTRIDGE wants a level", "(no_levels/__init__.py)"),
    "no_title": ("TypeError: CARTRIDGE wants a Text", "(no_title/__init__.py)"),
    "raising": ("LookupError: no word s {left} ", "(raising/__init__.py, line 2)"),
    "leaving": ("SystemExit: good bye", "(leaving/__init__.py, line 1)"),
    "no_program": ("ModuleNotFoundError: ", "(no_program/program.py)"),
    "bad_program": ("AttributeError: ", "(bad_program/program.py, line 3)"),
    "no_main": ("AttributeError: ", "has no attribute 'Main' (no_main/program.py)"),
    "no_class": ("TypeError: Main is no Program", "(no_class/program.py)"),
    "no_pilot": ("ModuleNotFoundError: ", "(no_pilot/pilot.py)"),
    "bad_pilot": ("ZeroDivisionError: ", "(bad_pilot/pilot.py, line 5)"),
    "bad_strength": ("TypeError: STRENGTH is no Strength", "(bad_strength/evaluator.py)"),
}
"""How the reason begins and ends that is told of each."""


def write(to: Path, *names: str) -> None:
    """Make folders of games that cannot be loaded; all of them where none is named."""
    for name in names or FOLDERS:
        folder = to / name
        folder.mkdir(parents=True)
        for file, text in FOLDERS[name].items():
            (folder / file).write_text(text, encoding="utf-8")
