"""Nothing is refused in silence: whoever presses what cannot be is told so in words, in every game and language."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge, whole
from arcade.toolkit.contract.languages import LANGUAGES, Language
from tests.clumsy import Clumsy, Slip

FRAMES, FRAMES_FOR_TWO = 2_500, 1_500
GAMES = Path(__file__).parent.parent / "arcade" / "games"
WRONG = {"ask_key": 2, "ask_yes_no": 1, "choose_cell": 2, "CellKeys": 2, "choose_line": 5, "choose_picture": 5}
"""At which place of its arguments stands what a wrong key is told; a cell's question has it among its keys."""


def deaf_questions(source: str) -> Iterator[int]:
    """The lines of questions that leave a wrong key without an answer; where any key answers there is none."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WRONG:
            named, count = {keyword.arg for keyword in node.keywords}, len(node.args)
            any_key = node.func.id == "ask_key" and count < 2 and "choices" not in named
            if not named & {"wrong", "keys"} and count <= WRONG[node.func.id] and not any_key:
                yield node.lineno


def test_every_question_of_ours_tells_a_wrong_key_something() -> None:
    """Only the original looks ask as their listings did."""
    modules = [path for path in sorted(GAMES.glob("*/*.py")) if not path.stem.startswith("original")]
    deaf = [f"{path.parent.name}/{path.name}:{line}" for path in modules for line in deaf_questions(path.read_text())]
    assert not deaf


def test_deaf_questions_are_seen() -> None:
    assert list(deaf_questions("ask_key(machine)\nask_key(machine, ('c', 'j'))\nask_yes_no(machine, wrong)")) == [2]
    cells = "choose_cell(program, cursor)\nchoose_cell(program, cursor, CellKeys(typed))\nCellKeys(wrong=wrong)"
    assert list(deaf_questions(cells)) == [1, 2]


def assert_nothing_is_silent(slips: Sequence[Slip]) -> None:
    silent = {str(slip) for slip in slips if slip.silent}
    assert not silent, "\n".join(sorted(silent))


@pytest.mark.rotates(16)
@pytest.mark.turns(1_000_000)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", whole(pattern=True))
def test_whatever_is_refused_is_answered_in_words(slug: str, language: Language) -> None:
    assert_nothing_is_silent(Clumsy(slug, language, 1, seed=1 + LANGUAGES.index(language)).play(FRAMES))


@pytest.mark.rotates(16)
@pytest.mark.turns(1_000_000)
@pytest.mark.parametrize("slug", [slug for slug in whole(pattern=True) if 2 in cartridge(slug).seats])
def test_what_either_of_two_is_refused_is_answered_in_words(slug: str) -> None:
    assert_nothing_is_silent(Clumsy(slug, LANGUAGES[0], 2, seed=1).play(FRAMES_FOR_TWO))
