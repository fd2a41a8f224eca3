"""Measures the tests: breaks the code in many small ways, one at a time, and counts which of them a test notices.

``python -m tools.mutants`` takes 60 places in the rooms of ROOMS, the same for the same seed, in a copy of what is
committed. For each it runs the tests nearest to the file, and where these pass those farther off; what passes all of
them has survived and is printed as it stands in the code. Takes an hour; the exit code is 1 where fewer than 95 % are
noticed. ``--list`` only says what would be broken, ``--only 7`` runs one of them.
"""

import argparse
import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROOMS = {
    "rules": "arcade/games/*/rules.py",
    "toolkit": "arcade/toolkit/**/*.py",
    "cabinet": "arcade/cabinet/**/*.py",
    "scoring": "arcade/cabinet/scoring/*.py",
    "replays": "arcade/cabinet/replays/*.py",
    "web": "arcade/web/*.py",
}
"""Which files are broken; each room has the same number of places."""
SWAPS: dict[type[ast.AST], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.And: "or",
    ast.Or: "and",
}
WANTED = 0.95
PATIENCE = 600
"""Seconds after which tests that still run have noticed: something goes round and round."""
FAR = 3
"""So many folders of tests that import a module are tried, the nearest first."""


@dataclass(frozen=True)
class Mutant:
    """One small fault in a file."""

    path: str
    line: int
    start: int
    """The first byte of the file that is replaced, and the one after the last."""
    end: int
    text: str
    """What stands there instead."""

    def broken(self, source: bytes) -> bytes:
        """The file with the fault."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def told(self, source: bytes) -> str:
        """Where it is, and the line before and after."""
        lines = [text.splitlines()[self.line - 1].decode().strip() for text in (source, self.broken(source))]
        return f"{self.path}:{self.line}: {lines[0]}  ->  {lines[1]}"


def mutants(path: str, source: bytes) -> Iterator[Mutant]:
    """Every fault that can be put into the functions of a file, in the order of its syntax tree."""
    starts = [0]
    for text in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(text))

    def span(first: ast.expr, last: ast.expr) -> tuple[int, int]:
        """What stands between two expressions."""
        end = starts[(first.end_lineno or 0) - 1] + (first.end_col_offset or 0)
        return end, starts[last.lineno - 1] + last.col_offset

    def swapped(sign: ast.AST, line: int, between: tuple[int, int]) -> Iterator[Mutant]:
        """A fault in the operator between two expressions, if it stands there with nothing but blanks around it."""
        old = source[slice(*between)]
        if (
            type(sign) in SWAPS
            and old.strip()
            and not {b"(", b")", b"\n", b"#"} & {old[at : at + 1] for at in range(len(old))}
        ):
            yield Mutant(path, line, *between, f" {SWAPS[type(sign)]} ")

    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    for node in [part for function in functions for body in function.body for part in ast.walk(body)]:
        match node:
            case ast.Compare(left=left, ops=[sign], comparators=[right]):
                yield from swapped(sign, node.lineno, span(left, right))
            case ast.BinOp(left=left, op=sign, right=right):
                yield from swapped(sign, node.lineno, span(left, right))
            case ast.BoolOp(op=sign, values=[left, right]):
                yield from swapped(sign, node.lineno, span(left, right))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                start = starts[node.lineno - 1] + node.col_offset
                yield Mutant(path, node.lineno, start, starts[operand.lineno - 1] + operand.col_offset, "")
            case ast.Constant(value=bool(value)):
                start = starts[node.lineno - 1] + node.col_offset
                yield Mutant(path, node.lineno, start, start + len(str(value)), str(not value))
            case ast.Constant(value=int(value)):
                start = starts[node.lineno - 1] + node.col_offset
                yield Mutant(
                    path, node.lineno, start, starts[node.lineno - 1] + (node.end_col_offset or 0), str(value + 1)
                )


def chosen(root: Path, seed: int, number: int) -> list[Mutant]:
    """So many faults by chance, as many of each room as of another, no two in one line."""
    found: dict[tuple[str, int], Mutant] = {}
    for place, (room, pattern) in enumerate(ROOMS.items()):
        chance = Random(f"{seed} {room}")
        files = [path.relative_to(root).as_posix() for path in sorted(root.glob(pattern)) if path.stat().st_size]
        wanted = len(found) + number // len(ROOMS) + (place < number % len(ROOMS))
        while len(found) < wanted:
            path = chance.choice(files)
            if faults := [*mutants(path, (root / path).read_bytes())]:
                one = chance.choice(faults)
                found.setdefault((one.path, one.line), one)
    return list(found.values())


def importing(root: Path, path: str) -> list[str]:
    """The test files that import a module by its name, those with most such imports first."""
    name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    package, _, own = name.rpartition(".")
    counts = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if line.startswith(("from ", "import "))]
        counts[file.relative_to(root).as_posix()] = sum(
            f"from {name} import" in line or (f"from {package} import" in line and own in line.split())
            for line in lines
        )
    return sorted((file for file, count in counts.items() if count), key=lambda file: -counts[file])


def rounds(root: Path, path: str) -> Iterator[list[str]]:
    """What pytest is told, round by round: the tests that import a file, those of its room, those of what uses it."""
    near = importing(root, path)
    if near:
        yield near
    _, layer, *rest = path.split("/")
    if layer == "games":
        yield [f"tests/games/{rest[0]}"]
        slug = rest[0].replace("_", "-")
        yield ["--game", slug, "tests/test_contract.py", "tests/test_legality.py", "tests/test_evaluators.py"]
        return
    yield [f"tests/{layer}"]
    if layer == "toolkit":
        module = path.removesuffix(".py").replace("/", ".")
        uses = [file for file in sorted((root / "arcade" / "games").rglob("*.py")) if module in file.read_text("utf-8")]
        games = list(dict.fromkeys(file.relative_to(root).parts[2] for file in uses))
        folders = [f"tests/games/{game}" for game in games if (root / "tests" / "games" / game).is_dir()]
        if folders:
            yield folders[:FAR]


@contextmanager
def copy(root: Path) -> Iterator[Path]:
    """What is committed, in a folder of its own."""
    with TemporaryDirectory() as folder:
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", folder], cwd=root, check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", folder], cwd=root, check=True)


def noticed(root: Path, mutant: Mutant) -> bool:
    """Whether a test fails with the fault; the file is as before afterwards."""
    file = root / mutant.path
    source = file.read_bytes()
    file.write_bytes(mutant.broken(source))
    try:
        for words in rounds(root, mutant.path):
            command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "auto", *words]
            try:
                ended = subprocess.run(
                    command, cwd=root, capture_output=True, timeout=PATIENCE, env=os.environ | {"PYTHONPATH": str(root)}
                )
            except subprocess.TimeoutExpired:
                return True
            if ended.returncode not in (0, pytest.ExitCode.NO_TESTS_COLLECTED):
                return True
        return False
    finally:
        file.write_bytes(source)


def main(words: list[str]) -> int:
    """Break, test and count."""
    parser = argparse.ArgumentParser("tools.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1985)
    parser.add_argument("--number", type=int, default=60)
    parser.add_argument("--list", action="store_true", help="only say what would be broken")
    parser.add_argument("--only", type=int, help="run one of them, by its number in the list")
    options = parser.parse_args(words)
    found = [*enumerate(chosen(ROOT, options.seed, options.number), 1)]
    if options.only is not None:
        found = [one for one in found if one[0] == options.only]
    if options.list:
        for number, one in found:
            print(number, one.told((ROOT / one.path).read_bytes()))
        return 0
    survived = 0
    with copy(ROOT) as root:
        for number, one in found:
            known = noticed(root, one)
            survived += not known
            print(number, "noticed " if known else "SURVIVED", one.told((ROOT / one.path).read_bytes()), flush=True)
    print(f"{len(found) - survived} of {len(found)} noticed")
    return int(survived > (1 - WANTED) * len(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
