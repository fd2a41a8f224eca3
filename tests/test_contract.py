"""One suite proves every game the same way: declaration, words, determinism, monkeys, demonstrations, playthroughs."""

import json
import os
import string
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import cycle
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge, loaded, pilot_class, slugs, strength, usual_setup, whole
from arcade.cabinet.replays.headless import pilot_hands, run_pilot
from arcade.cabinet.replays.session import Session
from arcade.cabinet.scoring.daily import fit
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.cartridge import Shelf
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import freeze
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Count, Prose, Text
from tests import monkey
from tests.joystick import Joystick
from tests.languages import FINISHED
from tests.playthrough import Playthrough, compare_golden, failures, playthroughs
from tools.pilot_ends import ENDLESS

SLUGS = whole(pattern=True)
NUMBERS = range(121)
"""Whoever counts so far has used every form that a language has for a counted thing."""
COLUMNS = {"spectrum": 32, "pet": 40, "ega": 80, "teletype": 72}
MONKEY_FRAMES = {False: 4_000, True: 16_000}
"""Of a modern look and of an original, where most frames pass while a statement takes its time."""
DEMO_FRAMES = 3_000
DEMO_LIMIT = 60_000
ORIGINAL_LIMIT = 150_000
"""A listing takes its time: the Reversis print and think for 105,000 frames, 35 minutes."""
SEATS_FRAMES = 2_000
SEED = 3
LEVEL_FRAMES = 300
"""By then an original has asked its questions, or has played by another level."""
RETURN = frozenset({"return"})
PLIES = 2_000
"""More than any game takes."""
PATIENCE = 8_000
"""Frames in which a pilot does something, however long the original's opponent thinks."""
each_game = pytest.mark.parametrize("slug", SLUGS)


def setup(slug: str, seed: int = 1, original: bool = False) -> Setup:
    return replace(usual_setup(slug), seed=seed, original=original)


def words(slug: str) -> dict[str, Text | Count]:
    module = import_module(f"arcade.games.{slug.replace('-', '_')}.strings")
    return {name: text for outer, value in vars(module).items() for name, text in within(outer, value)}


def within(name: str, value: object) -> Iterator[tuple[str, Text | Count]]:
    """A text, or those in tables and lists of texts, with the names to find them by."""
    if isinstance(value, (Text, Count)):
        yield name, value
    elif isinstance(value, dict) and not name.startswith("__"):
        for key, inner in value.items():
            yield from within(f"{name}[{key!r}]", inner)
    elif isinstance(value, (tuple, list)):
        for place, inner in enumerate(value):
            yield from within(f"{name}[{place}]", inner)


def forms_of(text: Text | Count) -> list[str]:
    """Its forms in every language, the first one in English."""
    if isinstance(text, Text):
        return [text.in_language(language) for language in LANGUAGES]
    return list(dict.fromkeys(text.form(language, n) for language in LANGUAGES for n in NUMBERS))


def places(form: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(form) if name is not None}


FILES = {
    "arcade/games/{name}/__init__.py": "what the game says of itself, CARTRIDGE",
    "arcade/games/{name}/program.py": "the program, a class Main",
    "arcade/games/{name}/original.py": "the look of the listing",
    "arcade/games/{name}/modern.py": "the look of our own",
    "arcade/games/{name}/strings.py": "every word in both languages",
    "arcade/games/{name}/pilot.py": "the player of demonstrations, a class Main, and what its card shows, GUIDE",
    "assets/covers/{slug}.txt": "its cover, 64 by 48 pixels (see cabinet/formats/cover.py)",
    "tests/games/{name}/__init__.py": "nothing: it makes the folder a package of tests",
}
"""What every game has, and what stands in it."""


@each_game
def test_no_file_is_missing(slug: str) -> None:
    root, name = Path(__file__).parent.parent, slug.replace("-", "_")
    for file, what in FILES.items():
        path = file.format(name=name, slug=slug)
        assert (root / path).is_file(), f"{path} is missing; in it stands {what}"


@pytest.mark.parametrize("slug", slugs(pattern=True))
def test_it_can_be_loaded(slug: str) -> None:
    """The one test that is red for a game that cannot; the others leave it out."""
    assert loaded(slug) == cartridge(slug)


@each_game
def test_declaration(slug: str) -> None:
    game = cartridge(slug)
    assert game.default_level in game.levels.ladder, (
        "default_level is none of the levels on the ladder, which count from 1"
    )
    assert all(level.book for level in game.levels if level.beside), (
        "only the book's own player stands beside the ladder"
    )
    assert game.seats, "seats are empty: how many can play?"
    assert game.seats == tuple(range(game.seats[0], game.seats[-1] + 1)), f"seats are {game.seats}: one is left out"
    assert set(game.seats) <= {1, 2, 3, 4}, f"seats are {game.seats}: one to four can play"
    assert not game.table or max(game.table) > max(game.seats), "a table of the people alone is what seats say"
    assert game.rules_version >= 1, "rules_version counts from 1"
    assert game.page, "page is empty: which chapter is it from?"
    names = [control.name for control in game.controls]
    assert len(names) == len(set(names)), f"two controls have one name: {names}"
    owners: dict[str, Control] = {}
    for control in game.controls:
        for key in control.keys:
            assert key == key.lower(), f"{key!r} is the name of no key: letters of controls are small"
            assert owners.setdefault(key, control) is control, f"{key!r} means two things"


@each_game
def test_its_kind_keeps_its_promises(slug: str) -> None:
    """Competitive games have two players, hints, moves taken back, and levels that can be measured; puzzles solve."""
    game = cartridge(slug)
    helps = {control.name for control in game.controls}
    if game.shelf is Shelf.COMPETITIVE:
        assert game.seats == (1, 2), "a competitive game is for one player and for two"
        assert {HINT.name, TAKE_BACK.name} <= helps, "a competitive game has the controls HINT and TAKE_BACK"
        assert game.learns or strength(slug) is not None, (
            "a competitive game has levels to measure: STRENGTH in evaluator.py"
        )
    if game.shelf is Shelf.PUZZLE:
        assert {HINT.name, TAKE_BACK.name, SOLVE.name} <= helps, "a puzzle has the controls HINT, TAKE_BACK and SOLVE"


@pytest.mark.rotates(3)
@pytest.mark.parametrize("slug", [slug for slug in whole() if strength(slug) is not None])
def test_games_with_many_a_chance_move_come_to_an_end_by_the_rules(slug: str) -> None:
    """Every other move is any at all, the others are the weakest level's, since codes are not guessed by chance."""
    played = strength(slug)
    assert played is not None
    for seed in range(10):
        dice = SplitMix(seed)
        position = played.opening(dice)
        for _ in range(PLIES):
            if position.outcome() is not None:
                break
            moves = position.moves()
            assert moves, "a game that is not over has a legal move"
            assert len(set(moves)) == len(moves), f"a move is there twice: {moves}"
            weak = at_once(played.rivals[0].choose(position, dice.fork()))
            assert weak in moves, f"the weakest rival plays {weak!r}, which is none of moves()"
            move = dice.pick((weak, dice.pick(moves)))
            after = position.play(move)
            assert after == position.play(move), f"{move!r} leads to another position when it is played again"
            assert hash(after) == hash(position.play(move)), "equal positions have different hashes"
            position = after
        assert position.outcome() in (-1, 0, 1), f"no end after {PLIES} moves, or an outcome that is none"


@each_game
def test_words_exist_in_both_languages_and_fit(slug: str) -> None:
    machine = cartridge(slug).machine()
    assert len(words(slug)) >= 5, "strings.py has hardly any words"
    for name, text in words(slug).items():
        forms = forms_of(text)
        assert all(form.strip() for form in forms), f"{name} is empty in one language"
        wanted = places(forms[0])
        width = text.width or COLUMNS[machine.NAME]
        for form in forms:
            assert places(form) == wanted, f"{name} has other {{places}} in one language"
            shown = form.format(**dict.fromkeys(wanted, "00"))
            assert not machine.lacks(shown), f"{name}: no glyph for {machine.lacks(shown)}"
            if not isinstance(text, Prose):
                longest = max(shown.split("\n"), key=len)
                assert len(longest) <= width, f"{name}: {longest!r} does not fit {width} columns"


@pytest.mark.rotates(12)
@each_game
def test_the_same_seed_and_keys_give_the_same_run(slug: str) -> None:
    for original in (False, True):
        first = Session(setup(slug, 3, original))
        run_pilot(first, DEMO_FRAMES, 5)
        again = Session(setup(slug, 3, original))
        for keys in first.keys:
            again.step(keys)
        assert again.fingerprints == first.fingerprints, "the same seed and keys led elsewhere: what else decides?"
        assert again.results == first.results, "the same seed and keys came to other results"
        thoughts = [Thought(freeze(json.loads(json.dumps(t.answer))), t.frames) for t in first.program.thoughts]
        noted = Session(setup(slug, 3, original), thoughts=thoughts)
        for keys in first.keys:
            noted.step(keys)
        assert noted.fingerprints == first.fingerprints, "noted thoughts led elsewhere: is an answer no plain value?"


def first_answers() -> Iterator[Keys]:
    """Return, again and again: every question is answered by what it proposes."""
    return cycle((RETURN,) * 3 + (NO_KEYS,) * 22)


@pytest.mark.rotates(4)
@each_game
def test_levels_count_in_the_original_where_that_is_declared(slug: str) -> None:
    """Nobody is offered a harder game, or told of a level, where it would be the same game."""
    game, pictures, prints = cartridge(slug), set[bytes](), set[tuple[str, ...]]()
    for level in sorted({game.levels.keys[0], game.levels.hardest}):
        sessions = [Session(replace(setup(slug, original=True), level=level)) for _ in range(2)]
        for session, hands in zip(sessions, (pilot_hands(sessions[0], SEED), first_answers()), strict=True):
            for _ in range(LEVEL_FRAMES):
                if not session.ended:
                    session.step(next(hands))
        pictures.add(b"".join(session.machine.pixels() for session in sessions))
        prints.add(tuple(session.fingerprint() for session in sessions))
    assert len(prints) > 1 if game.original_levels else len(pictures) == 1


@pytest.mark.rotates(12)
@each_game
def test_other_seeds_and_looks_start(slug: str) -> None:
    game = cartridge(slug)
    for level in game.levels.keys:
        for seats in game.seats:
            session = Session(Setup(slug, level, seats, "ro", seed=level, rules_version=game.rules_version))
            run_pilot(session, 400, 1)
            json.dumps(session.program.state())


@pytest.mark.rotates(24)
@each_game
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_monkey_breaks_nothing(slug: str, seed: int) -> None:
    for original, frames in MONKEY_FRAMES.items():
        faults = monkey.run(slug, seed, original, frames).faults
        assert not faults, "\n".join(map(str, faults)) + f"\npython -m tools.monkey {slug} keeps the keys"


@pytest.mark.rotates(12)
@each_game
def test_the_pilot_finishes_a_game(slug: str) -> None:
    assert pilot_class(slug)
    session = Session(setup(slug, 7))
    run_pilot(session, DEMO_LIMIT, 2, until_result=True)
    assert session.results, f"no result after {DEMO_LIMIT} frames"
    if fit(session.cartridge) and session.results[0].outcome is not Outcome.LOST:
        assert session.results[0].score is not None, "what can be the challenge of the day has a score"


@pytest.mark.rotates(12)
@each_game
@pytest.mark.parametrize("original", [False, True], ids=["modern", "original"])
def test_the_pilot_plays_for_as_many_as_can(slug: str, original: bool) -> None:
    """For both sides where two play, on the highest level, without a slip that ends it."""
    game = cartridge(slug)
    session = Session(replace(setup(slug, SEED, original), level=game.levels.hardest, seats=max(game.seats)))
    run_pilot(session, SEATS_FRAMES, SEED)
    assert session.machine.frame == SEATS_FRAMES or session.ended


HELPS = {control.name: control.label for control in (HINT, TAKE_BACK, SOLVE)}
NO_HELP = {(slug, TAKE_BACK.name) for slug in ("animals", "mastermind", "trophy-trail")}
"""There it goes back in a menu, puts a peg of one's own away that was not yet played, or uses up the rope."""
HELP_EVERY = (150, 113, 67, 41)
HELP_FRAMES = 4_000


def helped(slug: str, level: int, order: str, every: int) -> bool:
    """Whether a run of the pilot, with an order in between, is noted as one that was helped."""
    session = Session(replace(setup(slug, 7), level=level))
    hands = pilot_hands(session, 2)
    for frame in range(HELP_FRAMES):
        keys = next(hands)
        assert not session.program.assisted, "without an order nobody is helped"
        session.step(keys | {order} if frame > every and frame % every < 2 else keys)
        if session.program.assisted or any(result.assisted for result in session.results):
            return True
    return False


@pytest.mark.rotates(8)
@pytest.mark.parametrize(
    ("slug", "control"),
    [
        (slug, control)
        for slug in SLUGS
        for control in cartridge(slug).controls
        if HELPS.get(control.name) == control.label and (slug, control.name) not in NO_HELP
    ],
    ids=lambda value: value.name if isinstance(value, Control) else value,
)
def test_help_that_is_given_is_noted(slug: str, control: Control) -> None:
    """A hint, a move taken back and a solution mark the game's result, so that tables can say it."""
    game = cartridge(slug)
    levels = dict.fromkeys((game.default_level, game.levels.hardest))
    assert any(helped(slug, level, control.keys[-1], every) for level in levels for every in HELP_EVERY)


@pytest.mark.rotates(12)
@each_game
def test_the_pilot_comes_to_the_end_of_the_original(slug: str) -> None:
    game = cartridge(slug)
    original = Setup(slug, game.levels.hardest, game.seats[0], "ro", 3, original=True, rules_version=game.rules_version)
    session = Session(original)
    if (slug, True) in ENDLESS:
        run_pilot(session, DEMO_LIMIT // 3, SEED)
        frames = session.machine.frame
        assert any(session.keys.held(frame) for frame in range(frames - PATIENCE, frames)), "the pilot knows no answer"
    else:
        run_pilot(session, ORIGINAL_LIMIT, SEED, until_result=True)
        assert session.results or session.ended, f"no result after {ORIGINAL_LIMIT} frames"


@pytest.mark.rotates(12)
@each_game
def test_a_joystick_is_enough(slug: str) -> None:
    session = Session(setup(slug, 7))
    joystick = Joystick(session)
    hands = pilot_hands(session, 2)
    for _ in range(DEMO_LIMIT):
        joystick.frame(next(hands))
        if session.results or session.ended:
            break
    assert session.results, f"no result after {DEMO_LIMIT} frames"


@each_game
def test_the_game_has_its_playthroughs_and_golden_pictures(slug: str) -> None:
    found = playthroughs(slug)
    finished = [play for play in found if play.expects("outcome")]
    assert any(play.original for play in finished), "no original game played to its end"
    assert any(not play.original for play in finished), "no modern game played to its end"
    assert any("mistake" in play.expects("shows") for play in found), "no playthrough shows a mistake being answered"
    golden = [play for play in found if play.golden]
    for original in (False, True):
        assert any(play.original == original for play in golden), "golden pictures of both looks are wanted"
    for language in FINISHED:
        assert any((play.options.lang or "en") == language for play in golden), f"no golden picture in {language}"
    assert len(golden) >= 4, "title, play and end in the modern look and one of the original are wanted"


@pytest.mark.rotates(4, ground=True)
@pytest.mark.parametrize(
    "play", [play for slug in SLUGS for play in playthroughs(slug)], ids=lambda play: f"{play.slug}/{play.path.stem}"
)
def test_playthrough(play: Playthrough, update_golden: bool, tmp_path_factory: pytest.TempPathFactory) -> None:
    session = play.run()
    problems = failures(play, session)
    if play.golden is not None:
        difference = compare_golden(play.golden, session, update_golden, tmp_path_factory.mktemp("golden"))
        problems += [difference] if difference else []
    assert not problems, "\n".join(problems)


DETERMINISM = """
from arcade.cabinet.catalogue import whole
from arcade.cabinet.replays.headless import pilot_hands, run_pilot
from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.program import Setup
for slug in whole(pattern=True):
    session = Session(Setup(slug, seed=11))
    run_pilot(session, 1000, 4)
    print(slug, session.fingerprint())
"""


@pytest.mark.rotates(3)
def test_hash_seeds_change_nothing() -> None:
    outputs = set()
    for seed in ("1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", DETERMINISM],
            env=environment,
            cwd=Path(__file__).parent.parent,
            text=True,
            capture_output=True,
        )
        assert done.returncode == 0, done.stderr
        outputs.add(done.stdout)
    assert len(outputs) == 1
