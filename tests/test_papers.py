"""The repository's papers: what they name is there, their Python runs, and the first two are short."""

import doctest
import os
import re
from collections.abc import Iterator
from pathlib import Path

from arcade.cli import COMMANDS

ROOT = Path(__file__).resolve().parent.parent
HIDDEN = {".venv", ".git", "node_modules", "out", "build", "dist", "__pycache__"}


def files() -> Iterator[Path]:
    """The repository's files, from its top, without what is made or installed there."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in HIDDEN]
        yield from (Path(folder, name).relative_to(ROOT) for name in names)


FILES = frozenset(files())
PAPERS = {path: (ROOT / path).read_text(encoding="utf-8") for path in sorted(FILES) if path.suffix == ".md"}
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|<img[^>]* src=\"([^\"]+)\"")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`([\w./-]+\.(?:py|js|po|toml))`")
NOT_THERE = {"judgement.py", "words.js"}
"""A name that is refused, and a file that is made for the browser."""
COMMAND = re.compile(r"(?:`|^ *|&& |\bpostgres |\| )(?:robac|\S*python3? -m arcade) ([a-z]+)", re.MULTILINE)
TOOL = re.compile(r"python3? -m tools\.([a-z]\w*)")
DIALECT = re.compile(
    r"\b(whoever|(?:is|are) to be|came to|comes of|gone on with|lends?|tidings|reckon(?:ed|s)?|dearest|seldomer|anew"
    r"|for ever|br(?:eak|oken) off|but for|in vain)\b",
    re.IGNORECASE,
)
"""What no magazine would print; arcade/WORDS.md says what to write instead."""
STYLE = Path("arcade/WORDS.md")
GAMES = Path("arcade/games")
WORDS = {"README.md": 900, "CONTRIBUTING.md": 1_200}
"""The most words of the papers that everybody reads."""


def links(text: str) -> list[str]:
    """What a paper points at, outside its examples of commands."""
    return [first or second for first, second in LINK.findall(FENCED.sub("", text))]


def anchors(text: str) -> set[str]:
    """The names by which a paper's headings can be pointed at."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def dead_links(paper: Path, text: str) -> Iterator[str]:
    """A sentence for each link of a paper that leads nowhere."""
    for link in links(text):
        place, _, anchor = link.partition("#")
        if "://" in place:
            if not place.startswith("https://"):
                yield f"{paper}: {link} is no safe address"
            continue
        target = ((ROOT / paper).parent / place if place else ROOT / paper).resolve()
        if not target.exists():
            yield f"{paper} points at {link}, which is not there"
        elif anchor and anchor not in anchors(target.read_text(encoding="utf-8")):
            yield f"{paper} points at {link}, a heading that is not there"


def missing_files(paper: Path, text: str) -> Iterator[str]:
    """A sentence for each file that a paper names and that is not there; `host/keys.py` is the end of a path.

    The GAME of a path is any game: the pattern has what every game has.
    """
    for name in sorted(set(NAMED.findall(text.replace("/GAME/", "/_template/"))) - NOT_THERE):
        if not any(f"/{path.as_posix()}".endswith(f"/{name}") for path in FILES):
            yield f"{paper} names {name}, which is not there"


def unknown_commands(paper: Path, text: str) -> Iterator[str]:
    """A sentence for each command and each tool that a paper calls and that is not there."""
    for name in sorted(set(COMMAND.findall(text)) - COMMANDS.keys()):
        yield f"{paper} calls robac {name}, which is no command"
    for name in sorted(set(TOOL.findall(text))):
        if not {Path("tools", f"{name}.py"), Path("tools", name, "__main__.py")} & FILES:
            yield f"{paper} calls tools.{name}, which is not there"


def test_links_lead_somewhere() -> None:
    found = [sentence for paper, text in PAPERS.items() for sentence in dead_links(paper, text)]
    assert not found, "\n".join(found)


def test_files_are_where_papers_say() -> None:
    found = [sentence for paper, text in PAPERS.items() for sentence in missing_files(paper, text)]
    assert not found, "\n".join(found)


def dialect(paper: Path, text: str) -> Iterator[str]:
    """A sentence for each line of a paper that speaks the house's old dialect; names of code are no words."""
    for number, line in enumerate(text.splitlines(), 1):
        for word in DIALECT.findall(re.sub(r"`[^`]*`", "", line)):
            yield f"{paper}:{number}: {word}"


def test_papers_speak_plainly() -> None:
    """All but WORDS.md, which quotes what not to write, and the papers inside the games' folders."""
    papers = {paper: text for paper, text in PAPERS.items() if paper != STYLE and GAMES not in paper.parent.parents}
    found = [sentence for paper, text in papers.items() for sentence in dialect(paper, text)]
    assert not found, "\n".join(found)
    assert list(dialect(Path("a.md"), "Whoever\n`anew` came to")) == ["a.md:1: Whoever", "a.md:2: came to"]


def test_commands_are_there() -> None:
    found = [sentence for paper, text in PAPERS.items() for sentence in unknown_commands(paper, text)]
    assert not found, "\n".join(found)


def test_what_is_not_there_is_found() -> None:
    text = "[no](nowhere.md) [heading](README.md#no-such) [web](http://example.org) `tools/dev.py` `tools/no_such.py`"
    assert list(dead_links(Path("README.md"), text)) == [
        "README.md points at nowhere.md, which is not there",
        "README.md points at README.md#no-such, a heading that is not there",
        "README.md: http://example.org is no safe address",
    ]
    assert list(unknown_commands(Path("a.md"), "`robac plai nim` `robac run nim` `python -m tools.no_such`")) == [
        "a.md calls robac plai, which is no command",
        "a.md calls tools.no_such, which is not there",
    ]
    assert list(missing_files(Path("README.md"), text)) == ["README.md names tools/no_such.py, which is not there"]


def test_the_python_of_the_readme_runs() -> None:
    source = "".join(PYTHON.findall(PAPERS[Path("README.md")]))
    test = doctest.DocTestParser().get_doctest(source, {}, "README.md", "README.md", 0)
    assert len(test.examples) >= 10
    found: list[str] = []
    doctest.DocTestRunner().run(test, out=found.append)
    assert not found, "".join(found)


def test_the_first_papers_are_short() -> None:
    counted = {paper: len(PAPERS[Path(paper)].split()) for paper in WORDS}
    assert not [paper for paper, most in WORDS.items() if counted[paper] > most], counted
