"""One role, one file name: what a module of a game is called says what it holds, in every game the same."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "arcade" / "games"
OWN_NAMES = 90
"""Fewer names than these occur in one game only; strong opponents have parts that no other game needs."""
ROLES = {
    "actors": "who moves by himself, as plain values",
    "adviser": "the best next step for one who plays against the clock",
    "arithmetic": "exact sums, as people write them",
    "art": "drawings: sprites, characters, colours",
    "board": "what the game is played on, as plain values",
    "book_game": "a whole game as the book's program leads it",
    "book_opponent": "the opponent as printed",
    "commands": "what a player can order, and by which key",
    "ending": "the end of a game on the screen",
    "entry": "how a player chooses, types or places something",
    "evaluation": "what a position is worth",
    "events": "what can happen in the rules, for the look to tell",
    "explanations": "why something was wrong, or was done",
    "figures": "who is seen: people and animals",
    "file_format": "the game's files as text",
    "gallery": "which picture belongs to what",
    "handling": "how keys, joystick and mouse become steps",
    "evaluator": "what the moves of a game that is over were worth, how beliefs are told, how strong the levels are",
    "layout": "where things are on the screen",
    "layouts": "boards to play on, as tables",
    "lessons": "the course of lessons",
    "levels": "what each level sets",
    "lexicon": "words, names and what is known by name",
    "look": "what both looks share",
    "menu": "a choice before the game",
    "modern": "the look of our own",
    "motion": "what moves on the screen",
    "notation": "how places and moves are written",
    "opponent": "who plays against the player, level by level",
    "original": "the look of the listing",
    "pages": "whole pages beside the game",
    "painters": "who paints the packed pictures, by name",
    "panel": "what stands beside the board",
    "pieces": "the pieces, and how they turn",
    "pilot": "the player of demonstrations, and what the instruction card shows of them",
    "printed_scene": "the scene, in the look of the listing",
    "program": "the course of the game",
    "puzzles": "tasks to be set",
    "rules": "what is legal, and what comes of it",
    "scene": "the picture in which the modern game is played",
    "scenery": "what stands round the game",
    "scoring": "points, marks and medals",
    "search": "looking ahead, move by move",
    "solver": "what can be known exactly",
    "sounds": "sounds and tunes",
    "state": "what a game or a sitting is at now, for program and looks",
    "strings": "every word in both languages",
    "theory": "the mathematics of the game, shown or used",
    "title": "the title picture",
    "world": "a world that ticks",
}
"""What a module of each name holds; art_dragon is a part of a role, printed_art the role in the look of the listing."""
SYNONYMS = {
    "adviser": ("foresight",),
    "art": ("drawings", "icons", "pictures", "portraits"),
    "board": ("lattice",),
    "book_game": ("book",),
    "book_opponent": ("book",),
    "ending": ("ceremony", "closing"),
    "entry": ("asking", "chooser", "choosing", "typing"),
    "evaluation": ("judgement",),
    "explanations": ("faults", "reasons", "why"),
    "handling": ("hands", "steering"),
    "menu": ("chooser", "choosing", "menus", "picking"),
    "motion": ("animation", "gliding"),
    "opponent": ("chooser", "computer", "minds", "opponents"),
    "pages": ("page",),
    "panel": ("gauge", "gauges", "side"),
    "puzzles": ("exercises", "problems", "puzzle", "tasks"),
    "scene": ("desk", "sheet", "site", "slate", "stage"),
    "scoring": ("marks", "medals", "points"),
    "sounds": ("jingles", "tones", "tunes"),
    "state": ("company", "expedition", "journey", "sitting", "table"),
    "title": ("cover", "poster", "posters"),
}
"""Names that a role must not have beside its own."""
PRINTED = "printed_"


def modules(games: Path) -> dict[str, list[str]]:
    """The games that have a module of each name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(games.glob("*/*.py")):
        if path.name != "__init__.py":
            found[path.stem].append(path.parent.name)
    return found


def has_role(name: str) -> bool:
    """Whether a module's name is a role's, or that of a part of it, or of the listing's."""
    inner = name.removeprefix(PRINTED)
    return name in ROLES or any(inner == role or inner.startswith(f"{role}_") for role in ROLES)


def better(name: str) -> list[str]:
    """What a module should be called; nothing where its name is no synonym of a role."""
    prefix = PRINTED if name.startswith(PRINTED) else ""
    first, *rest = name.removeprefix(PRINTED).split("_")
    roles = [] if has_role(name) else [role for role, others in SYNONYMS.items() if first in others]
    return ["_".join([prefix + role, *rest]) + ".py" for role in roles]


def misnamed(games: Path) -> list[str]:
    """A sentence for each module that has a name beside its role, or a role that nobody has told."""
    found = []
    for name, owners in modules(games).items():
        names, files = better(name), [f"arcade/games/{owner}/{name}.py" for owner in owners]
        if names:
            found += [f"{file}: call it {' or '.join(names)}" for file in files]
        elif len(owners) > 1 and not has_role(name):
            found.append(f"{' and '.join(files)}: say in ROLES what {name}.py holds, or give each its own name")
    return found


def own_names(games: Path) -> list[str]:
    """The names that occur in one game only."""
    return [name for name, owners in modules(games).items() if len(owners) == 1]


def too_many(games: Path) -> list[str]:
    """A sentence where too many names are a game's own."""
    own = own_names(games)
    if len(own) < OWN_NAMES:
        return []
    return [f"{len(own)} modules have names that no other game has, of {OWN_NAMES - 1}: call some by a role: {own}"]


def test_modules_are_called_by_their_role() -> None:
    found = misnamed(GAMES)
    assert not found, "\n".join(found)


def test_few_names_occur_in_one_game_only() -> None:
    found = too_many(GAMES)
    assert not found, "\n".join(found)


def test_each_role_is_somewhere() -> None:
    missing = [f"no game has {role}.py: take it out of ROLES" for role in ROLES.keys() - modules(GAMES).keys()]
    assert not missing, "\n".join(sorted(missing))


def test_a_synonym_is_no_role() -> None:
    doubtful = [f"{name} is a role and a synonym" for others in SYNONYMS.values() for name in others if name in ROLES]
    assert not doubtful, "\n".join(doubtful)
    assert not SYNONYMS.keys() - ROLES.keys()


def test_the_paper_tells_of_roles_only() -> None:
    chapter = (GAMES / "README.md").read_text(encoding="utf-8").partition("One role, one file name")[2]
    rows = [line.split("|")[1] for line in chapter.partition("\n## ")[0].split("\n") if line.startswith("| `")]
    told = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert told, "arcade/games/README.md has no table of roles"
    assert not told - ROLES.keys(), f"arcade/games/README.md tells of what is no role: {sorted(told - ROLES.keys())}"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Two games with the names that every game may have."""
    for game in ("one", "two"):
        (tmp_path / game).mkdir()
        for name in ("__init__", "rules", "art_dragon", "printed_art", "printed_scene", f"{game}_thing"):
            (tmp_path / game / f"{name}.py").touch()
    return tmp_path


def test_roles_their_parts_and_names_of_its_own_are_a_game_s(games: Path) -> None:
    assert misnamed(games) == []
    assert own_names(games) == ["one_thing", "two_thing"]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("judgement", "evaluation.py"),
        ("computer", "opponent.py"),
        ("journey", "state.py"),
        ("desk", "scene.py"),
        ("desk_lamp", "scene_lamp.py"),
        ("printed_slate", "printed_scene.py"),
        ("book", "book_game.py or book_opponent.py"),
    ],
)
def test_a_synonym_is_refused_with_the_role_s_name(games: Path, name: str, wanted: str) -> None:
    (games / "two" / f"{name}.py").touch()
    assert misnamed(games) == [f"arcade/games/two/{name}.py: call it {wanted}"]


def test_a_name_in_two_games_is_a_role_that_is_told(games: Path) -> None:
    for game in ("one", "two"):
        (games / game / "engine.py").touch()
    (sentence,) = misnamed(games)
    assert sentence == (
        "arcade/games/one/engine.py and arcade/games/two/engine.py: "
        "say in ROLES what engine.py holds, or give each its own name"
    )


def test_names_of_its_own_are_counted(games: Path) -> None:
    for number in range(OWN_NAMES - 3):
        (games / "one" / f"name{number}.py").touch()
    assert not too_many(games)
    (games / "two" / "last.py").touch()
    (sentence,) = too_many(games)
    assert sentence.startswith(f"{OWN_NAMES} modules have names that no other game has, of {OWN_NAMES - 1}: call some")
    assert "'last'" in sentence
