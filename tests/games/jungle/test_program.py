"""The jungle's dialogue on the running program: any text, pace, sounds, time limits, two walkers, replays."""

from math import log2

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.jungle import strings
from arcade.games.jungle.events import Peril, What
from arcade.games.jungle.levels import LEVELS
from arcade.games.jungle.modern import CHOICE_ROW, STORY_ROW, STORY_ROWS, STORY_WIDTH
from arcade.games.jungle.program import Main
from arcade.games.jungle.rules import PERILS
from arcade.games.jungle.scenery import OF_EVENTS, OF_PERILS, SHOT, SOUNDS, TRAILS, VOICES, picture
from arcade.games.jungle.state import Walker
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.texts import wrap
from tests.games.jungle.trekking import QUIET, trek
from tests.loaded_dice import Loaded
from tests.patience import still

MIDDLE_C = 261.6256


def settle(session: Session) -> None:
    while still(session.machine.waiting is None and not session.ended):
        session.step(NO_KEYS)


def begun(original: bool = False, level: int = 1, seats: int = 1, seed: int = 5) -> Session:
    """A session at its first question about the way."""
    session = Session(Setup("jungle", level, seats, seed=seed, original=original))
    settle(session)
    return typed(session, "m") if original else pressed(session, "return")


def pressed(session: Session, *keys: str) -> Session:
    """Press keys one after the other, each when the program waits."""
    for key in keys:
        session.step(frozenset((key,)))
        session.step(NO_KEYS)
        settle(session)
    return session


def typed(session: Session, *lines: str) -> Session:
    """Type lines one after the other."""
    for line in lines:
        for key in (*line, "return"):
            session.step(frozenset((key,)))
            session.step(NO_KEYS)
        settle(session)
    return session


def facing(peril: Peril, original: bool = False, level: int = 1) -> Session:
    """A session in front of a peril, after a kilometre to the east."""
    session = begun(original, level)
    program = session.program
    assert isinstance(program, Main)
    program.walker = Walker.begin(trek(skill=LEVELS[level].sets.skill, mended=not original, paced=original))
    dice, throw = program.dice, next(throw for throw, met in PERILS.items() if met is peril)
    program.dice = Loaded(throw - 1)
    answer(session, "a", original)
    program.dice = dice
    assert state(session, "peril") == (peril.value,)
    return session


def answer(session: Session, key: str, original: bool) -> int:
    """Answer a question; frames to the next."""
    before = session.machine.frame
    if original:
        typed(session, key)
    else:
        pressed(session, key)
    return session.machine.frame - before


def state(session: Session, *names: str) -> tuple[object, ...]:
    return tuple(session.program.state()[name] for name in names)


def rows(session: Session) -> str:
    return "\n".join(session.machine.text_rows())


def notes(session: Session) -> list[int]:
    return [round(12 * log2(note.hertz / MIDDLE_C)) for note in session.machine.speaker.notes]


TEXTS = ("", "   ", "E", "7", "AB", "ж", "漢字", "qwerty" * 50, "0" * 300, "!@#$%^&*", "ăîșț")


@pytest.mark.parametrize("text", TEXTS)
def test_any_other_answer_is_asked_again_and_changes_nothing(text: str) -> None:
    session = begun(original=True)
    before = session.program.state()
    typed(session, text, text)
    assert session.program.state() == before
    assert rows(session).count("D-south ?") == 3
    modern = begun()
    before = modern.program.state()
    pressed(modern, *[key for key in text if key.lower() not in "abcd"][:20])
    assert modern.program.state() == before


@pytest.mark.parametrize("text", TEXTS)
def test_any_text_before_a_lion_is_answered(text: str) -> None:
    session = facing(Peril.LION, original=True)
    strength = state(session, "strength")[0]
    assert isinstance(strength, int)
    typed(session, text)
    if text != "E":
        assert state(session, "strength", "peril") == (strength - 1, "lion")
        assert "You stand there" in rows(session)
    modern = facing(Peril.LION)
    before = modern.program.state()
    pressed(modern, *[key for key in text if key.lower() not in "abcde "][:20])
    assert modern.program.state() == before


def test_the_difficulty_is_asked_until_it_is_one() -> None:
    for letter, skill in (("u", 50), ("E", 50), ("M", 35), ("g", 20), ("h", 20)):
        session = Session(Setup("jungle", original=True))
        settle(session)
        typed(session, "nothing", letter)
        assert state(session, "skill", "strength") == (skill, 100)


def test_another_try_begins_with_the_difficulty_and_everything_fresh() -> None:
    session = facing(Peril.SNAKE, original=True)
    typed(session, "e")
    assert state(session, "fate") == ("swallowed",)
    pressed(session, "return")
    typed(session, "perhaps", "a")
    assert state(session, "strength", "bullets", "walked", "fate") == (100, 6, 0, None)
    typed(session, "g")
    assert state(session, "strength", "skill") == (100, 20)


def test_no_other_try_ends_with_goodbye() -> None:
    session = facing(Peril.SNAKE, original=True)
    typed(session, "e")
    pressed(session, "return")
    typed(session, "b")
    for _ in range(5):
        session.step(NO_KEYS)
    assert session.ended
    assert "GOODBYE!" in rows(session)


def test_the_original_takes_its_time_and_is_silent() -> None:
    session = begun(original=True)
    assert abs(answer(session, "c", original=True) - 13) <= 3
    for _ in range(3):
        frames = answer(session, "c", original=True)
    assert abs(frames - 26) <= 3
    shot = facing(Peril.LION, original=True)
    while still(state(shot, "peril") == ("lion",) and state(shot, "bullets") != (0,)):
        frames = answer(shot, "b", original=True)
    assert state(shot, "peril") == ("carcass",)
    assert 20 <= frames <= 4 * 88 + 40
    assert abs(answer(facing(Peril.SNAKE, original=True), "e", original=True) - 283 - 50) <= 4
    assert abs(answer(facing(Peril.QUICKSAND, original=True), "a", original=True) - 390 - 50) <= 4
    assert not notes(shot)


def test_running_never_stops_the_machine() -> None:
    session = facing(Peril.LION, original=True)
    assert answer(session, "a", original=True) < 200


def test_the_modern_jungle_sounds() -> None:
    session = facing(Peril.LION)
    pressed(session, "b")
    heard, shot = notes(session), [round(pitch) for _, pitch in SHOT if pitch is not None][4:20]
    places = (zip(heard[start:], shot, strict=False) for start in range(len(heard) - len(shot)))
    assert any(all(abs(got - wanted) <= 1 for got, wanted in place) for place in places)


@pytest.mark.parametrize("peril", Peril)
def test_every_peril_has_a_picture_a_voice_words_and_choices(peril: Peril) -> None:
    assert VOICES[peril]
    assert 2 <= len(strings.CHOICES[peril]) <= 5
    for language in LANGUAGES:
        assert len(wrap(strings.FACING[peril].in_language(language), STORY_WIDTH)) <= CHOICE_ROW - STORY_ROW
    first, second = (picture(OF_PERILS[peril], frame) for frame in (0, 1))
    assert (first.width, first.height) == (160, 96)
    assert first != second


def test_every_picture_has_two_frames_and_every_outcome_its_words() -> None:
    for name in (*TRAILS, *OF_EVENTS.values()):
        assert picture(name, 0) != picture(name, 1)
    assert set(strings.OUTCOMES) == set(What) - {What.MET, What.PAUSE}
    assert set(SOUNDS) <= set(strings.OUTCOMES)
    for words in strings.OUTCOMES.values():
        for language in LANGUAGES:
            assert len(wrap(words.in_language(language, n=100), STORY_WIDTH)) <= STORY_ROWS // 2


def test_weapons_that_are_too_weak_are_named() -> None:
    assert "too weak" not in rows(facing(Peril.LION))
    assert "C D: too weak to kill it now" in rows(facing(Peril.LION, level=3))
    assert "C: too weak to kill it now" in rows(facing(Peril.SNAKE, level=3))


def test_choices_by_joystick_and_by_mouse() -> None:
    session = pressed(facing(Peril.SWAMP), "pad1 down", "pad1 down", "pad1 fire")
    assert state(session, "peril", "walked") == (None, 2)
    clicked = pressed(facing(Peril.SWAMP), f"@40,{8 * (CHOICE_ROW + 2) + 4}")
    assert state(clicked, "peril", "walked") == (None, 2)
    walked = pressed(begun(), f"@40,{8 * CHOICE_ROW + 4}")
    assert state(walked, "walked") == (1,)


def test_a_hint_costs_strength_and_shows_in_the_compass() -> None:
    session = pressed(begun(), "f1")
    assert state(session, "strength", "walked") == (96, 0)
    assert state(session, "hint") != (None,)
    assert "Smoke in the" in rows(session)
    program = session.program
    assert isinstance(program, Main)
    program.walker = Walker.begin(trek(strength=5))
    pressed(session, "f1", "f1")
    assert state(session, "strength") == (2,)
    assert "too weak to climb" in rows(session)


def test_whoever_does_not_decide_in_time_has_done_nothing() -> None:
    session = begun(level=4)
    for _ in range(560):
        session.step(NO_KEYS)
    assert state(session, "strength", "walked") == (98, 0)
    spider = facing(Peril.SPIDER, level=4)
    strength = state(spider, "strength")[0]
    for _ in range(800):
        spider.step(NO_KEYS)
    assert state(spider, "strength") != (strength,)
    patient = begun(level=2)
    for _ in range(1200):
        patient.step(NO_KEYS)
    assert state(patient, "strength") == (99,)


@pytest.mark.parametrize("original", [False, True])
def test_two_walkers_take_turns_and_the_survivor_wins(original: bool) -> None:
    session = begun(original, seats=2)
    program = session.program
    assert isinstance(program, Main)
    program.walkers, program.dice = [Walker.begin(trek(east=2)), Walker.begin(trek(strength=2))], Loaded(*[QUIET] * 9)
    for _ in range(3):
        answer(session, "a", original)
    assert [walker.trek.fate is not None for walker in program.walkers] == [True, True]
    assert session.results[-1].outcome is Outcome.FIRST
    assert session.results[-1].score is None


def test_one_walker_goes_on_alone() -> None:
    session = begun(seats=2)
    program = session.program
    assert isinstance(program, Main)
    program.walkers, program.dice = [Walker.begin(trek()), Walker.begin(trek(strength=1))], Loaded(*[QUIET] * 9)
    pressed(session, "up", "up")
    assert program.walkers[1].trek.fate is not None
    assert state(session, "turn") == (0,)
    assert not session.results
