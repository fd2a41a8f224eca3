"""The outing as it runs: keys of one and of two players, clicks, the rope, hints, sounds, language and calm."""

from math import log2

import pytest

from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.session import Session
from arcade.games.trophy_trail import ART, strings
from arcade.games.trophy_trail.art import PIECES, piece
from arcade.games.trophy_trail.ending import HARVESTS, HEIGHTS, REASON_ROW, ROAD_ROW, WORDS_ROW
from arcade.games.trophy_trail.levels import LEVELS
from arcade.games.trophy_trail.program import Main, Outings
from arcade.games.trophy_trail.rules import CUP, FIELD, PAIR, START, TIME, TROPHIES, Step, Way, World
from arcade.games.trophy_trail.scenery import GUST_FRAMES, SEASONS, crops
from arcade.games.trophy_trail.title import WAYS, road, walked
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import extent
from arcade.toolkit.letters.lettering import room_for_marks
from tests.patience import still
from tests.prompted import until_asked

PATIENCE = 3000


def started(level: int = 2, seats: int = 1, seed: int = 5, calm: bool = False, empty: bool = True) -> Session:
    """A run whose first field has just appeared; an `empty` one has a trophy in each corner only."""
    session = Session(Setup("trophy-trail", level=level, seats=seats, seed=seed, calm=calm))
    until_asked(session)
    session.step(frozenset({"return"}))
    for _ in range(PATIENCE):
        if session.program.state()["running"]:
            if empty:
                world(session).trophies = dict.fromkeys([(1, 1), (1, 30), (19, 1), (19, 30)], CUP)
            return session
        session.step()
    raise AssertionError("no field")


def world(session: Session) -> World:
    program = session.program
    assert isinstance(program, Main)
    assert isinstance(program.game, Outings)
    return program.game.world.world


def machine_of(session: Session) -> Spectrum:
    assert isinstance(session.machine, Spectrum)
    return session.machine


def hold(session: Session, key: str, frames: int = 1) -> None:
    for _ in range(frames):
        session.step(frozenset((key,)) if key else NO_KEYS)


def cells(session: Session) -> object:
    return session.program.state()["cells"]


def pitches(session: Session, known: int) -> list[int]:
    return [round(12 * log2(note.hertz / 261.6256)) for note in session.machine.speaker.notes[known:]]


@pytest.mark.parametrize("key", ["m", "M", "right", "pad1 right", "pad2 right", "@200,84"])
def test_a_tap_of_one_frame_is_one_step_in_the_frame_of_the_press(key: str) -> None:
    session = started()
    hold(session, key)
    assert cells(session) == ((10, 16),)
    hold(session, "", 30)
    assert cells(session) == ((10, 16),)


def test_a_held_key_goes_evenly() -> None:
    session = started(level=3)
    seen = []
    for _ in range(37):
        hold(session, "m")
        seen.append(cells(session))
    assert [seen.count(((10, column),)) for column in range(16, 22)] == [6] * 6


def test_the_star_moves_by_pixels() -> None:
    session = started(level=1)
    pictures = set()
    for _ in range(10):
        hold(session, "m")
        pictures.add(session.machine.memory())
    assert len(pictures) >= 8


def test_any_other_key_lets_the_clock_run() -> None:
    session = started(level=3)
    hold(session, "x", 13 * 5)
    assert session.program.state()["clock"] == (5,)


@pytest.mark.parametrize(
    ("key", "moved"),
    [("m", 0), ("pad1 right", 0), ("right", 1), ("pad2 right", 1), ("x", None), ("@200,84", None)],
)
def test_two_have_keys_of_their_own(key: str, moved: int | None) -> None:
    session = started(seats=2)
    hold(session, key)
    expected = [Way.RIGHT.from_cell(cell) if seat == moved else cell for seat, cell in enumerate(PAIR)]
    assert cells(session) == tuple(expected)


def test_two_get_no_score_but_a_winner() -> None:
    session = started(seats=2)
    while still(not session.results):
        hold(session, "up")
    assert (session.results[0].outcome, session.results[0].score) == ("first", None)


@pytest.mark.parametrize(
    ("seats", "key", "thrown"),
    [(1, "return", 0), (1, "f2", 0), (1, "pad1 fire", 0), (2, " ", 0), (2, "return", 1), (2, "pad2 fire", 1)],
)
def test_fire_throws_the_rope(seats: int, key: str, thrown: int) -> None:
    session = started(seats=seats)
    for _ in range(20):
        session.step(frozenset(("m", "right") if seats == 2 else ("m",)))
    hold(session, "", 10)
    hold(session, key)
    expected = [1] * seats
    expected[thrown] = 0
    assert session.program.state()["ropes"] == tuple(expected)
    assert world(session).walkers[thrown].cell == ((START,) if seats == 1 else PAIR)[thrown]


def test_a_second_rope_is_refused_in_words_and_nothing_is_lost() -> None:
    session = started()
    hold(session, "m", 20)
    for _ in range(2):
        hold(session, "", 30)
        hold(session, "return")
    hold(session, "", 3)
    assert "no rope" in session.machine.text_rows()[23]
    hold(session, "a")
    assert cells(session) == ((9, 15),)


def test_a_hint_lays_stones_and_costs_units() -> None:
    session = started(level=1, calm=True, empty=False)
    hold(session, "f1")
    hold(session, "", 15)
    assert session.program.state()["clock"] == (5,)
    assert "within reach" in session.machine.text_rows()[23]
    stones = [cell for cell in FIELD if machine_cell(machine_of(session), *cell) == bytes(ART["stone"].ink)]
    assert len(stones) >= 2
    hold(session, "", 200)
    assert not [cell for cell in FIELD if machine_cell(machine_of(session), *cell) == bytes(ART["stone"].ink)]


def test_a_trophy_sounds_as_in_the_book_and_a_crash_too() -> None:
    session = started(empty=False)
    world(session).trophies[(10, 16)] = CUP
    known = len(session.machine.speaker.notes)
    hold(session, "m")
    assert pitches(session, known)[-2:] == [33, 40]
    hold(session, "", 20)
    hold(session, "n")
    hold(session, "")
    assert pitches(session, known)[-3:] == [22, 33, 1]
    assert session.results[0].outcome == "lost"


def test_a_cleared_field_is_followed_by_another() -> None:
    session = started(level=4)
    world(session).trophies = {(10, 16): CUP}
    hold(session, "m")
    while still(session.program.state()["field"] == 1 or not session.program.state()["running"]):
        hold(session, "")
    state = session.program.state()
    assert (state["score"], state["cells"], state["clock"]) == (1 + TIME, (START,), (0,))
    assert f"Bonus: {TIME} units" in session.machine.text_rows()[23]


def test_the_question_is_answered_by_yes_and_no() -> None:
    session = started()
    for answer, ended in (("y", False), ("n", True)):
        hold(session, "a", 3)
        hold(session, "", 12)
        hold(session, "z")
        while still(session.machine.waiting is None):
            hold(session, "")
        hold(session, answer)
        hold(session, "", 80)
        assert session.ended is ended


def test_another_language_takes_effect_at_once() -> None:
    session = started()
    hold(session, "!lang ro")
    hold(session, "", 5)
    rows = session.machine.text_rows()
    assert "Timp" in rows[21]
    assert "Luate" in rows[22]


@pytest.mark.parametrize(("calm", "colours"), [(False, 2), (True, 1)])
def test_crowns_hold_still_when_calm(calm: bool, colours: int) -> None:
    session = started(calm=calm, empty=False)
    row, column = next(cell for cell, value in world(session).trophies.items() if value == 5)
    seen = set()
    for _ in range(40):
        hold(session, "")
        seen.add(machine_of(session).attr(row, column))
    assert len(seen) == colours


def test_pieces_of_trail_meet_at_their_sides() -> None:
    for seat in (0, 1):
        for into in (*Way, None):
            for out in Way:
                if into is None or out is not into.back:
                    rows = piece(seat, Step(START, into, out)).rows()
                    edges = {Way.UP: rows[0], Way.DOWN: rows[7], Way.LEFT: [row[0] for row in rows]}
                    edges[Way.RIGHT] = [row[7] for row in rows]
                    sides = {out} if into is None else {out, into.back}
                    assert all(edges[way][1:7].count("#") >= 2 for way in sides)
        assert len(PIECES[seat]) == 10


def test_the_pilot_wins() -> None:
    session = Session(Setup("trophy-trail", level=4, seed=3))
    run_pilot(session, 20_000, 2, until_result=True)
    assert session.results[0].outcome == "won"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [*(words for words, _ in HARVESTS.values()), *WORDS.values()])
def test_the_big_words_of_the_end_keep_clear_of_the_edge_and_of_the_reason(words: Text, language: Language) -> None:
    row, left, height, width = extent(words.in_language(language), WORDS_ROW, 2)
    assert row - room_for_marks(2) >= 0
    assert row + height + room_for_marks(2) <= REASON_ROW
    assert left >= 0
    assert left + width <= 32


def test_thirty_trophies_make_an_arch_over_the_road() -> None:
    assert len(HEIGHTS) == TROPHIES
    assert HEIGHTS[::-1] == HEIGHTS
    assert all(REASON_ROW < row < ROAD_ROW for row in HEIGHTS)


def ended(session: Session, key: str) -> Spectrum:
    """The last picture of an outing that a step ends."""
    while still(not session.results):
        hold(session, key)
    while still(session.machine.waiting is None):
        hold(session, "")
    return machine_of(session)


def hung(machine: Spectrum) -> list[int]:
    """The places of the arch at which something is to be seen."""
    return [place for place, row in enumerate(HEIGHTS) if any(machine_cell(machine, row, place + 1))]


def machine_cell(machine: Spectrum, row: int, column: int) -> bytes:
    return bytes(machine.display[2048 * (row // 8) + 32 * (row % 8) + column + 256 * line] for line in range(8))


def test_enough_trophies_stay_in_the_arch() -> None:
    session = started(level=3)
    line = [(10, column) for column in range(16, 31)]
    world(session).trophies = dict.fromkeys([*line, (9, 30), (8, 30), (7, 30), (1, 1)], CUP)
    while still(cells(session) != ((10, 30),)):
        hold(session, "m")
    while still(cells(session) != ((7, 30),)):
        hold(session, "a")
    machine = ended(session, "m")
    assert session.results[0].outcome == "won"
    assert hung(machine)[:18] == list(range(18))


def test_two_who_meet_before_the_first_trophy_end_without_an_arch() -> None:
    session = started(seats=2)
    machine = ended(session, "z")
    hold(session, "", 60)
    assert session.results[0].outcome == "second"
    assert len(hung(machine)) <= 2


def test_too_few_fall_down_to_the_meadow() -> None:
    session = started(level=2)
    world(session).trophies.update({(10, 16): CUP, (10, 17): CUP})
    machine = ended(session, "m")
    assert session.results[0].outcome == "lost"
    assert 1 not in hung(machine)
    assert machine_cell(machine, ROAD_ROW - 1, 1) == machine_cell(machine, ROAD_ROW - 1, 2) == bytes(ART["cup"].ink)


def test_the_land_bends_in_the_wind_but_trails_and_trophies_do_not() -> None:
    session = started(level=3, empty=False)
    hold(session, "m", 30)
    hold(session, "", 10)
    trophies = {cell: machine_cell(machine_of(session), *cell) for cell in world(session).trophies}
    trails = {cell: machine_cell(machine_of(session), *cell) for cell in world(session).trails}
    land = machine_of(session).memory()[:4096]
    hold(session, "", GUST_FRAMES * 5)
    assert machine_of(session).memory()[:4096] != land
    assert {cell: machine_cell(machine_of(session), *cell) for cell in trophies} == trophies
    assert {cell: machine_cell(machine_of(session), *cell) for cell in trails} == trails


def test_each_level_begins_in_a_season_of_its_own() -> None:
    assert {level.sets.season for level in LEVELS} == set(range(len(SEASONS)))
    lands = [crops(season, FIELD, number) for number, season in enumerate(SEASONS)]
    assert all(len(set(land.values())) >= 3 for land in lands)


def test_the_star_walks_every_letter_of_the_title() -> None:
    for language in LANGUAGES:
        for letter in strings.TITLE.in_language(language).upper().replace(" ", ""):
            picture = road(letter)
            points = [point for way in WAYS[letter] for point in walked(way)]
            assert all(picture.solid[y] >> picture.width - 1 - x & 1 for x, y in points)
