"""The stadium as it runs: keys of one and of two players, sounds, the ladder, language and calm."""

from math import log2

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.hurdles.art_runner import HEIGHT, JOY, LEAPING, READY, RUNNING, SET, SPENT, STUMBLING, WIDTH, figure
from arcade.games.hurdles.figures import FINISH_STRIPES, HOME, height_at
from arcade.games.hurdles.levels import PIXEL
from arcade.games.hurdles.program import Main, StadiumRaces
from arcade.games.hurdles.world import FLIGHT, Race, glad
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.contract.program import Setup
from tests.patience import still
from tests.prompted import until_asked

PATIENCE = 3000


def started(level: int = 2, seats: int = 1, seed: int = 5, calm: bool = False) -> Session:
    """A run whose race has just begun."""
    session = Session(Setup("hurdles", level=level, seats=seats, seed=seed, calm=calm))
    until_asked(session)
    session.step(frozenset({"return"}))
    for _ in range(PATIENCE):
        if session.program.state()["running"]:
            return session
        session.step()
    raise AssertionError("no race")


def in_the_air(session: Session) -> list[bool]:
    program = session.program
    assert isinstance(program, Main)
    assert isinstance(program.game, StadiumRaces)
    return [runner.takeoff is not None for runner in program.game.world.runners]


def world(session: Session) -> Race:
    program = session.program
    assert isinstance(program, Main)
    assert isinstance(program.game.world, Race)
    return program.game.world


def hands(session: Session) -> frozenset[str]:
    """The keys of one who jumps perfectly."""
    race = world(session)
    runner = race.runners[0]
    obstacle = race.next_obstacle(runner)
    due = obstacle is not None and 0 <= runner.distance - (obstacle.middle - FLIGHT // 2) < race.speed
    return frozenset("x") if due else NO_KEYS


def pitches(session: Session, known: int) -> list[tuple[float, int]]:
    notes = session.machine.speaker.notes[known:]
    return [(round(note.duration / 3_500_000, 3), round(12 * log2(note.hertz / 261.6256))) for note in notes]


def question(session: Session) -> None:
    until_asked(session)


@pytest.mark.parametrize("key", ["x", " ", "return", "pad1 fire", "pad1 left", "pad2 fire", "@10,20"])
def test_alone_any_key_jumps(key: str) -> None:
    session = started()
    session.step(frozenset({key}))
    assert in_the_air(session) == [True]


def test_orders_of_the_cabinet_do_not_jump() -> None:
    session = started()
    session.step(frozenset({"!hint"}))
    assert in_the_air(session) == [False]


@pytest.mark.parametrize(
    ("key", "jumps"),
    [
        ("a", [True, False]),
        (" ", [True, False]),
        ("pad1 fire", [True, False]),
        ("l", [False, True]),
        ("return", [False, True]),
        ("pad2 fire", [False, True]),
        ("x", [False, False]),
    ],
)
def test_two_have_keys_of_their_own(key: str, jumps: list[bool]) -> None:
    session = started(seats=2)
    session.step(frozenset({key}))
    assert in_the_air(session) == jumps


def test_a_key_held_jumps_once() -> None:
    session = started()
    takeoffs, before = 0, False
    for _ in range(150):
        session.step(frozenset("x"))
        takeoffs += in_the_air(session)[0] and not before
        before = in_the_air(session)[0]
    assert takeoffs == 1


def test_a_fall_sounds_as_in_the_book_and_says_why() -> None:
    session = started(level=3)
    known = len(session.machine.speaker.notes)
    while still(session.program.state()["down"] == (0,)):
        session.step()
    assert (0.1, 30) in pitches(session, known)
    assert any("NO JUMP" in row for row in session.machine.text_rows())


def test_the_metronome_ticks_every_stride_and_higher_where_a_jump_is_due() -> None:
    session = started(level=1)
    known = len(session.machine.speaker.notes)
    for _ in range(100):
        session.step()
    heard = [pitch for _, pitch in pitches(session, known)]
    assert heard.count(31) >= 2
    assert heard.count(38) == 1


def test_a_race_without_a_fall_makes_the_next_faster_and_a_fall_ends_that() -> None:
    session = started(level=4)
    while still(not session.results):
        session.step(hands(session))
    assert session.results[-1].outcome == "won"
    question(session)
    session.step(frozenset("y"))
    while still(not session.program.state()["running"]):
        session.step()
    assert session.program.state()["rung"] == 1
    while still(len(session.results) < 2):
        session.step()
    assert session.results[-1].outcome == "lost"
    question(session)
    session.step(frozenset("d"))
    while still(not session.program.state()["running"]):
        session.step()
    assert session.program.state()["rung"] == 0


def test_no_ends_the_program() -> None:
    session = started(level=4)
    while still(not session.results):
        session.step()
    question(session)
    session.step(frozenset("n"))
    for _ in range(5):
        session.step()
    assert session.ended


def test_two_get_no_score_but_a_winner() -> None:
    session = started(level=3, seats=2)
    while still(not session.results):
        session.step(frozenset(key.replace("x", "l") for key in hands(session)))
    assert session.results[-1].score is None
    assert session.results[-1].outcome in ("first", "second", "drawn")


def test_another_language_takes_effect_at_once() -> None:
    session = started()
    session.step(frozenset({"!lang ro"}))
    for _ in range(10):
        session.step()
    rows = session.machine.text_rows()
    assert "Puncte" in rows[0]
    assert any("iepure" in row for row in rows)


@pytest.mark.parametrize(("calm", "pictures"), [(False, 2), (True, 1)])
def test_the_cheering_crowd_holds_still_when_calm(calm: bool, pictures: int) -> None:
    session = started(calm=calm)
    program = session.program
    assert isinstance(program, Main)
    assert isinstance(program.game, StadiumRaces)
    while still(session.program.state()["perfect"] != (1,)):
        session.step(hands(session))
    seen = set()
    for _ in range(30):
        program.game.world.runners[0].distance = 4000
        session.step()
        seen.add(session.machine.memory()[LINES[20]])
    assert len(seen) == pictures


def finished(level: int, jumps: bool) -> Session:
    """A run at the end of its first race, run perfectly or without a jump; the pace-maker's name stays all the way."""
    session = started(level=level)
    for _ in range(PATIENCE):
        if session.results:
            return session
        session.step(hands(session) if jumps else NO_KEYS)
        assert session.machine.text_rows()[15].endswith("pacemaker")
    raise AssertionError("no end")


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_leading_pace_maker_leaves_his_name_and_nothing_else_but_his_ears(level: int) -> None:
    session = finished(level, jumps=False)
    for _ in range(30):
        session.step()
    assert session.machine.text_rows()[15].endswith("pacemaker")
    race = world(session)
    pace = min(race.pace, race.course.finish + FINISH_STRIPES * 8 * PIXEL)
    middle = (HOME + (pace - race.runners[0].distance) // PIXEL) // 8
    memory = session.machine.memory()
    beside = [column for column in range(22) if not middle - 3 <= column <= middle + 3]
    assert len(beside) >= 15
    assert not any(memory[line + column] for line in LINES[120:128] for column in beside)


def stands_of(session: Session) -> bytes:
    memory = session.machine.memory()
    return b"".join(memory[line : line + 32] for line in LINES[16:48])


@pytest.mark.parametrize("jumps", [False, True])
def test_nobody_cheers_when_too_many_are_down(jumps: bool) -> None:
    session = finished(3, jumps)
    won = session.results[0].outcome == "won"
    assert won == jumps
    stands, poses = set(), set()
    for _ in range(40):
        session.step()
        memory = session.machine.memory()
        stands.add(stands_of(session))
        poses.add(b"".join(memory[line + 4 : line + 12] for line in LINES[72:116]))
    assert len(stands) == (2 if won else 1)
    assert len(poses) == 2


def test_of_two_only_the_faster_one_is_glad() -> None:
    session = started(seats=2)
    program = session.program
    assert isinstance(program, Main)
    race = program.game.world
    assert isinstance(race, Race)
    race.runners[0].distance = race.course.finish - 40
    for _ in range(PATIENCE):
        if race.over:
            break
        session.step()
    assert [glad(race, runner) for runner in race.runners] == [True, False]


def test_figures_keep_within_their_pictures() -> None:
    edge = 1 | 1 << WIDTH - 1
    for pose in (*RUNNING, *LEAPING, *STUMBLING, *JOY, *SPENT, READY, SET):
        picture = figure(pose)
        assert len(picture.ink) == HEIGHT
        assert picture.ink[0] == 0
        assert not any(row & edge for row in picture.ink)
    assert [height_at(distance, 0) for distance in (-1, 0, FLIGHT // 2, FLIGHT)] == [0, 0, 13, 0]
