"""A run in a browser's Python is the run that it is here, and each side proves the other's."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import pytest

from arcade.cabinet.catalogue import slugs
from tests.web import same_run

pytestmark = pytest.mark.web
SCRIPT = Path(__file__).parent / "there.mjs"
ONE_OF_EACH = ("robac", "imphex", "nimble", "hp-reversi", "tetris")


class There:
    """Python of a built folder, which works while it is asked, until its answer is fetched."""

    def __init__(self, questions: IO[str], answers: IO[str]) -> None:
        self._questions, self._answers = questions, answers

    def ask(self, expression: str) -> None:
        """Ask for a value that JSON can hold."""
        print(json.dumps(f"json.dumps({expression})"), file=self._questions, flush=True)

    def answer(self) -> Any:
        """The answer to the first question that has none yet."""
        line = self._answers.readline()
        assert line, "Python there has ended; it says why on the standard error"
        return json.loads(json.loads(line))


@pytest.fixture(scope="module")
def there(node: str, built: Path) -> Iterator[There]:
    """It is started once for all."""
    command = [node, str(SCRIPT), str(built), str(same_run.__file__)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield There(process.stdin, process.stdout)
        process.stdin.close()


@pytest.mark.rotates(4)
@pytest.mark.parametrize("slug", slugs())
def test_a_game_runs_in_a_browser_as_it_does_here(there: There, slug: str) -> None:
    looks = (False, True)
    there.ask(f"[played({slug!r}, original) for original in {looks}]")
    here = [list(same_run.played(slug, original)) for original in looks]
    assert there.answer() == here


def test_each_side_proves_the_others_runs(there: There) -> None:
    ours = [same_run.played(slug, False)[0] for slug in ONE_OF_EACH]
    there.ask(f"[disproved(text) for text in {ours!r}]")
    there.ask(f"[played(slug, True)[0] for slug in {ONE_OF_EACH!r}]")
    assert there.answer() == [""] * len(ours)
    assert [same_run.disproved(text) for text in there.answer()] == [""] * len(ours)
