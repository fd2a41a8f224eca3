"""A run in a browser's Python is the run that it is here, and each side proves the other's."""

import json
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import slugs
from arcade.web.nodes import SCRIPTS
from tests.web import same_run

pytestmark = pytest.mark.web
RUNNER = SCRIPTS / "run.mjs"
TEXT = Path(same_run.__file__).read_text(encoding="utf-8")
PROCESSES = 2
ONE_OF_EACH = ("robac", "imphex", "nimble", "hp-reversi", "tetris")


def asked(node: str, folder: Path, script: str) -> list[str]:
    """What Python of a built folder prints."""
    command = [node, str(RUNNER), str(folder)]
    ran = subprocess.run(command, input=f"{TEXT}\n{script}", text=True, capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_every_game_runs_in_a_browser_as_it_does_here(node: str, built: Path) -> None:
    wanted = [(slug, original) for slug in slugs() for original in (False, True)]

    def there(part: int) -> list[str]:
        script = "import json\nfor one in {!r}:\n    print(json.dumps([*one, *played(*one)]))"
        return asked(node, built, script.format(wanted[part::PROCESSES]))

    with ThreadPoolExecutor() as pool:
        lines = [line for lines in pool.map(there, range(PROCESSES)) for line in lines]
    found = {(slug, original): tuple(rest) for slug, original, *rest in map(json.loads, lines)}
    assert found.keys() == set(wanted)
    differing = [one for one in wanted if found[one] != same_run.played(*one)]
    assert differing == []


def test_each_side_proves_the_others_runs(node: str, built: Path) -> None:
    ours = {slug: same_run.played(slug, False)[0] for slug in ONE_OF_EACH}
    script = f"""
import json
for text in {list(ours.values())!r}:
    slug = json.loads(text)["setup"]["slug"]
    print(json.dumps([disproved(text), played(slug, True)[0]]))
"""
    answers = [json.loads(line) for line in asked(node, built, script)]
    assert [reason for reason, _ in answers] == [""] * len(ours)
    assert [same_run.disproved(text) for _, text in answers] == [""] * len(ours)
