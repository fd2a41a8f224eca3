"""Begin a new game: ``python -m tools.new_game star-field "Star field" "Câmpul de stele"`` copies the pattern game.

The copy is complete: it has its pilot's scores, its golden pictures, its line and picture in the table of games, and
passes the contract suite. Then make it your own, file by file.
"""

import argparse
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from arcade.toolkit.contract.languages import LANGUAGE_NAMES, LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PATTERN, PATTERN_SLUG = "_template", "-template"
TITLE = "Lucky number"
"""Of the pattern; its files name it nowhere else than where the new game's title belongs."""
HEAD = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n'
"""Of a catalogue of translations."""
NOTHING = shutil.ignore_patterns("__pycache__")


def begin(root: Path, slug: str, titles: Sequence[str]) -> list[Path]:
    """Copy program and tests of the pattern game under a new name in the project at `root`; returns the two folders.

    `titles` are in the order of the languages; those for which there is none have the English one. Raises ValueError
    when the slug is no slug or is taken already, or a title is empty.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", slug):
        raise ValueError(f"{slug!r} is not a slug: small letters and digits, parted by dashes")
    if not 0 < len(titles) <= len(LANGUAGES) or not all(titles):
        raise ValueError(f"a title for each language is wanted, English first: {', '.join(LANGUAGE_NAMES.values())}")
    english, *translated = map(_quoted, titles)
    name = slug.replace("-", "_")
    folders = [root / "arcade" / "games" / name, root / "tests" / "games" / name]
    for folder in folders:
        if folder.exists():
            raise ValueError(f"{folder} is there already")
    for folder in folders:
        shutil.copytree(folder.parent / PATTERN, folder, ignore=NOTHING)
        for path in folder.rglob("*.py"):
            text = path.read_text(encoding="utf-8").replace(f"games.{PATTERN}", f"games.{name}")
            path.write_text(text.replace(TITLE, english[1:-1]), encoding="utf-8")
    for language, title in zip(LANGUAGES[1:], translated, strict=False):
        catalogue = root / "assets" / "locale" / language / f"{slug}.po"
        catalogue.parent.mkdir(parents=True, exist_ok=True)
        catalogue.write_text(f"{HEAD}\nmsgid {english}\nmsgstr {title}\n", encoding="utf-8")
    covers = root / "assets" / "covers"
    shutil.copy(covers / f"{PATTERN_SLUG}.txt", covers / f"{slug}.txt")
    for kind in ("art", "music"):
        kept = root / "assets" / kind
        shutil.copytree(kept / PATTERN_SLUG, kept / slug, dirs_exist_ok=True)
    return folders


def _quoted(words: str) -> str:
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


def main() -> int:
    """Begin the game that the command line names."""
    parser = argparse.ArgumentParser(description="Begin a new game from the pattern.")
    parser.add_argument("slug", help="its name in commands, such as star-field")
    parser.add_argument("titles", nargs="+", metavar="TITLE", help=f"in {', '.join(LANGUAGE_NAMES.values())}")
    options = parser.parse_args()
    try:
        folders = begin(ROOT, options.slug, options.titles)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    for folder in folders:
        print(folder)
    tests = ["pytest", "tests", "--game", options.slug]
    pilot = ["tools.pilot_scores", options.slug], ["tools.demonstrations", options.slug]
    for command in (["tools.translations"], *pilot, [*tests, "--update-golden", "--quiet"], ["tools.games_table"]):
        code = subprocess.call([sys.executable, "-m", *command], cwd=ROOT)
        if code:
            return code
    print("The game's own tests, and no other's: python -m", *tests)
    return 0


if __name__ == "__main__":
    sys.exit(main())
