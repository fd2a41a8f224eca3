"""The line of an opponent's thoughts, and the look back on a lost game."""

from dataclasses import replace
from pathlib import Path

import pytest

from arcade.cabinet import strings
from arcade.cabinet.catalogue import evaluator, usual_setup
from arcade.cabinet.options import Options, Start
from arcade.cabinet.pages.mistakes import mistakes
from arcade.cabinet.pages.pause import Choice, choices
from arcade.cabinet.playing.thoughts import SHOWN, told
from arcade.cabinet.replays.run import PICTURE_EVERY, Run
from arcade.cabinet.replays.session import OVERHEARD, Session
from arcade.cabinet.scoring import ending
from arcade.cabinet.scoring.looking_back import LookingBack
from arcade.cabinet.storage.store import Store
from arcade.games.tic_tac_toe.rules import Position
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.monitor import Monitor
from arcade.toolkit.ai.mistakes import worst
from arcade.toolkit.contract.evaluator import Evaluated, said
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result
from arcade.toolkit.contract.searching import Idea, at_once
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, seen
from tests.cabinet.player import Player
from tests.patience import still
from tests.test_evaluators import JUDGED, judged

SLUG = "tic-tac-toe"
PERFECT = 4
IDEA = Idea(Position(seat=1), (5, 1, 9), depth=7, value=-9_994)


def at_table(store: Store, language: Language = "en") -> Player:
    """Play against who makes no mistakes and begins, and be asked for a field."""
    player = Player(store, Options(start=Start(SLUG, level=PERFECT), language=language, boot=False))
    while still(not asked(player)):
        waiting = player.play.run.session.machine.waiting if player.playing else None
        player.press(waiting.choices[0] if waiting is not None and waiting.choices else "return").pause(20)
    return player


def asked(player: Player) -> bool:
    """Whether a field is asked for."""
    waiting = player.play.run.session.machine.waiting if player.playing else None
    return waiting is not None and waiting.move


def lost(store: Store, language: Language = "en") -> Player:
    """Lose by taking the last free field each time, and wait for the question after that."""
    player = at_table(store, language)
    session = player.play.run.session
    program = session.program
    assert isinstance(program, Evaluated)
    while still(not session.results):
        if asked(player):
            player.press(str(program.match.positions[-1].moves()[-1]))
        player.pause(10)
    assert session.results[-1].outcome is Outcome.LOST
    return player


def test_one_line_holds_how_far_how_well_and_what_is_expected() -> None:
    known = evaluator(SLUG)
    assert known is not None
    assert told(IDEA, known, "en", 30) == "depth 7  I lose in 6  5 1 9"
    assert told(IDEA, known, "ro", 30) == "adâncime 7  pierd în 6  5 1 9"
    assert told(IDEA, known, "ro", 28) == "adâncime 7  pierd în 6  5 1", "what does not fit is left out"
    assert told(IDEA, known, "ro", 25) == "adâncime 7  pierd în 6  5"
    assert told(IDEA, known, "ro", 24) == "pierd în 6  5 1 9", "a move is worth more than how far was seen"
    assert told(IDEA, known, "ro", 12) == "adâncime 7  "
    assert told(Idea(None, chance=63), known, "en", 30) == "my odds 63 %"


def test_the_line_says_who_wins_the_computer_or_who_asked_for_a_hint() -> None:
    known = evaluator(SLUG)
    assert known is not None
    hinted = replace(IDEA, depth=0, chance=7)
    assert told(hinted, known, "en", 40, player=True) == "you lose in 6  your odds 7 %  5 1 9"
    assert told(hinted, known, "ro", 40, player=True) == "pierzi în 6  șansa ta 7 %  5 1 9"


@pytest.mark.parametrize("slug", JUDGED)
def test_no_judge_says_that_somebody_wins_without_saying_who(slug: str) -> None:
    known = evaluator(slug)
    assert known is not None
    values = {value for _, valued in judged(slug) for value in valued.values()}
    for words in (said(known.worth(value), player).english for value in values for player in (False, True)):
        assert not words.startswith(("wins", "loses"))


def test_a_hint_is_thought_in_the_players_place(store: Store) -> None:
    player = at_table(store)
    position = player.play.run.session.program.match.position  # type: ignore[attr-defined]
    player.press("f9").pause(2 * SHOWN + 60)
    player.play.run.session.program.report_idea(replace(IDEA, position=position, line=()))
    assert player.pause(2).sees("you lose in 6")


def test_the_line_is_seen_only_by_who_wants_it_and_goes_away(store: Store) -> None:
    player = at_table(store)
    program = player.play.run.session.program
    program.report_idea(IDEA)
    assert not player.pause(3).sees("depth 7")
    player.press("f9").pause(2 * SHOWN + 60)
    assert store.setting("thoughts") is True
    program.report_idea(IDEA)
    assert player.pause(2).sees("depth 7  I lose in 6  5 1 9")
    player.play.run.session.program.report_idea(replace(IDEA, depth=8))
    assert player.pause(2).sees("depth 8")
    assert not player.pause(SHOWN + 2).sees("depth 8")
    player.press("f9")
    program.report_idea(IDEA)
    assert not player.pause(3).sees("depth 7")


def test_who_listens_was_helped_and_the_run_shows_it(store: Store) -> None:
    player = at_table(store).pause(SHOWN)
    run = player.play.run
    player.press("f9").pause(2)
    assert not run.session.program.assisted, "nothing was heard yet"
    run.session.program.report_idea(IDEA)
    player.pause(4)
    assert run.session.program.assisted
    held = [keys for keys in run.session.keys if OVERHEARD in keys]
    assert len(held) == 1
    assert OVERHEARD not in run.session.machine.keyboard.held


def test_that_somebody_listened_changes_nothing_in_a_run() -> None:
    plain, marked = (Session(usual_setup(SLUG)) for _ in range(2))
    for frame in range(150):
        keys = frozenset(("return",)) if frame % 20 < 3 else NO_KEYS
        plain.step(keys)
        marked.step(keys | {OVERHEARD} if frame == 30 else keys)
    assert marked.fingerprints == plain.fingerprints
    assert (plain.program.assisted, marked.program.assisted) == (False, True)


def test_the_pause_menu_offers_thoughts_only_where_there_are_some(store: Store) -> None:
    context = context_of(store)
    for slug, changes, offered in (
        (SLUG, {}, True),
        (SLUG, {"original": True}, False),
        (SLUG, {"seats": 2}, False),
        ("hanoi", {}, False),
    ):
        run = Run(Session(replace(usual_setup(slug), **changes)))
        assert (Choice.THOUGHTS in choices(context, run)) is offered
        assert Choice.MISTAKES not in choices(context, run)


def test_a_joystick_turns_the_line_on_in_the_pause_menu(store: Store) -> None:
    player = at_table(store).joy("start").rest()
    offered = choices(player.cabinet.context, player.play.run)
    player.joy(*["down"] * offered.index(Choice.THOUGHTS), "fire")
    assert player.pause(3).sees("thinks aloud")
    assert store.setting("thoughts") is True


def test_after_a_lost_game_the_same_key_shows_the_worst_moves(store: Store) -> None:
    player = lost(store)
    player.press("f9").until(strings.BETTER.english.split(":", maxsplit=1)[0])
    assert player.sees("Where did I go wrong?")
    player.press("escape").pause(5)
    assert not player.sees("Better")
    assert store.setting("thoughts", False) is False, "the key meant the mistakes"


def test_the_result_offers_them_and_is_shown_again_afterwards(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "LONG", 0)  # or a short lost game is only asked to be played again
    player = lost(store)
    player.until("PRESS FIRE").rest().press("return").until("Mistakes").rest()
    while still(not player.sees("Better")):
        player.press("right", "return").pause(30)
        if player.sees("Any key ends it"):
            player.press("return").rest()
    player.press("escape").rest()
    assert player.sees("Mistakes")


@both_languages
def test_where_no_mistake_is_found_no_more_is_said_than_the_judge_can_know(language: Language, store: Store) -> None:
    run, context = lost(store).play.run, context_of(store, language)
    looking = LookingBack(context, run)
    looking._found = len(run.session.results), []
    seen(context, looking.screens())
    told_of = " ".join(context.monitor.text_rows())
    assert ("As far as I can see" if language == "en" else "Din câte văd") in told_of


def test_a_game_that_was_won_has_no_mistakes_to_show(store: Store) -> None:
    player = lost(store)
    run = player.play.run
    assert Choice.MISTAKES in choices(player.cabinet.context, run)
    run.session.results[-1] = Result(1, Outcome.WON, 10)
    assert Choice.MISTAKES not in choices(player.cabinet.context, run)


@both_languages
@both_grids
def test_its_picture(
    language: Language, grid: type[Monitor], store: Store, update_golden: bool, tmp_path: Path
) -> None:
    player = lost(store, language)
    run, context = player.play.run, context_of(store, language, grid)
    known, program = evaluator(SLUG), run.session.program
    assert known is not None
    assert isinstance(program, Evaluated)
    found = at_once(worst(known, program.match, program.people))
    assert found
    pictures = [player.play._looking_back.pictures.get(one.number - 1) for one in found]
    assert None not in pictures
    seen(context, mistakes(context, run.session.machine, known, found, pictures))
    compare(context, "mistakes", update_golden, tmp_path)


def test_the_pictures_follow_the_match_back_and_forth(store: Store) -> None:
    player = at_table(store)
    run = player.play.run
    looking, program = player.play._looking_back, run.session.program
    assert isinstance(program, Evaluated)
    player.press(str(program.match.positions[-1].moves()[-1])).pause(2 * PICTURE_EVERY)
    while still(not asked(player)):
        player.pause(5)
    made = len(program.match.moves)
    assert max(looking.pictures) == made
    player.press("f2").pause(60)
    assert max(looking.pictures) == len(program.match.moves) < made


def test_who_does_not_want_to_wait_goes_back(store: Store) -> None:
    run = lost(store).play.run
    context = context_of(store)
    seconds = iter(range(10**6))
    context.clock_and_seeds = replace(context.clock_and_seeds, clock=lambda: float(next(seconds)))
    page = LookingBack(context, run).screens()
    next(page)
    context.begin(frozenset(("escape",)))
    context.keyboard.update(frozenset(("escape",)))
    with pytest.raises(StopIteration):
        next(page)
