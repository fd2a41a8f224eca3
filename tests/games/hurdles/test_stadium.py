"""The stands that feel with the runner, the hare, and what is seen behind the finish."""

from itertools import pairwise
from random import Random
from unittest.mock import Mock

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.hurdles import scenery, sounds
from arcade.games.hurdles.art_runner import FEET, LEAPING, MIDDLE, RUNNING, figure, hare
from arcade.games.hurdles.art_runner import HEIGHT as HEIGHT_OF_RUNNER
from arcade.games.hurdles.ending import Ending
from arcade.games.hurdles.figures import HOME, LIFT, SHADOWS, Figures
from arcade.games.hurdles.levels import LEVELS, PIXEL
from arcade.games.hurdles.modern import STRIP_ROW, Strip
from arcade.games.hurdles.scenery import (
    CROWD_ROW,
    FULL,
    GROUND,
    HEADS,
    HEIGHT,
    LANE_ROWS,
    ROUND,
    ROW_HEIGHT,
    WAVE_FRAMES,
    Band,
    Crowd,
    Mood,
    Stadium,
    lane,
    stand,
)
from arcade.games.hurdles.world import FLIGHT, Race, Verdict, course
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.picture.panels import write
from tests.games.hurdles.test_modern import finished, hands, started, world
from tests.patience import still
from tests.prompted import until_asked


def felt(session: Session) -> Mood | None:
    """What all the stands feel; None if not all feel alike."""
    offset = world(session).runners[0].distance // PIXEL // 4
    for mood in HEADS:
        machine = Spectrum()
        crowd = Crowd(machine, CROWD_ROW)
        crowd.show(offset, mood)
        if all(machine.display[at : at + 32] == session.machine.memory()[at : at + 32] for at in LINES[16:48]):
            return mood
    return None


def test_the_stands_hold_their_breath_before_a_hurdle_and_groan_at_a_fall() -> None:
    session, moods = started(level=3), []
    while still(session.program.state()["down"] == (0,)):
        moods.append(felt(session))
        session.step()
    assert moods[0] is None
    assert moods[-1] is Mood.TENSE
    assert set(moods) == {None, Mood.TENSE}
    assert felt(session) is Mood.GROANING


def test_a_perfect_jump_moves_only_a_part_of_the_stands() -> None:
    session = started(level=3)
    while still(session.program.state()["perfect"] == (0,)):
        session.step(hands(session))
    for _ in range(12):
        session.step(hands(session))
    assert felt(session) is None


@pytest.mark.parametrize("offset", [0, 1, 7, 8, 255, ROUND - 1, ROUND, 3 * ROUND + 77])
def test_a_band_shows_its_picture_pixel_by_pixel_further_on(offset: int) -> None:
    machine, picture = Spectrum(), lane()
    Band(8, picture).paint(machine, offset)
    for line, row in zip(LINES[64:], picture.ink, strict=False):
        shown = [machine.display[line + x // 8] >> 7 - x % 8 & 1 for x in range(256)]
        assert shown == [row >> picture.width - 1 - (x + offset) % picture.width & 1 for x in range(256)]


@pytest.mark.parametrize("row", [0, 2, 7, 12, 20])
def test_the_stands_are_mixed_as_pixel_by_pixel(row: int) -> None:
    dice, machine = Random("stands"), Spectrum()
    crowd = Crowd(machine, row)
    for _ in range(20):
        offset, masks = dice.randrange(2 * ROUND), (dice.getrandbits(256), dice.getrandbits(256))
        crowd._mix(offset, (Mood.CHEERING, False, 0), (Mood.WATCHING, True, 3), masks)
        up, down = stand(Mood.CHEERING), stand(Mood.WATCHING, True, 3)
        for line in range(HEIGHT):
            shift, mask = ROUND - offset % ROUND, masks[line // ROW_HEIGHT]
            wanted = up[line] >> shift & mask | down[line] >> shift & (mask ^ FULL)
            start = LINES[8 * row + line]
            assert int.from_bytes(machine.display[start : start + 32]) == wanted


def test_the_stands_are_painted_when_something_changes() -> None:
    machine = Spectrum()
    crowd = Crowd(machine, 0)
    crowd.show(7, Mood.TENSE)
    seen = machine.memory()
    machine.display[:] = bytes(len(machine.display))
    crowd.show(7, Mood.TENSE)
    assert not any(machine.display)
    crowd.show(8, Mood.TENSE)
    assert any(machine.display)
    crowd.show(7, Mood.TENSE)
    assert machine.memory() == seen
    machine.display[:] = bytes(len(machine.display))
    crowd.colour()
    crowd.show(7, Mood.TENSE)
    assert machine.display == seen[:6144]


@pytest.mark.parametrize("verdict", [Verdict.PERFECT, Verdict.NO_JUMP])
def test_the_pace_maker_has_obstacles_that_stand_where_the_runner_has_his(verdict: Verdict) -> None:
    """The lane is copied where that comes to the same; it is compared with the lane drawn."""
    race = Race(LEVELS[4].sets, course(LEVELS[4].sets, SplitMix(1)))
    runner = race.runners[0]
    for distance in range(0, race.course.finish, 1117):
        runner.distance = race.frame = distance
        runner.verdicts = [verdict for obstacle in race.course.obstacles if obstacle.edge < distance]
        machine, drawn = Spectrum(), Spectrum()
        for one in (machine, drawn):
            Stadium(one, calm=True).paint([distance // PIXEL] * (1 if one is machine else 2))
        Figures(machine).draw(race)
        figures = Figures(drawn)
        figures.things(race, 0, HOME, distance, runner)
        figures.things(race, 1, HOME, distance, None)
        figures._runner(race, runner, HOME, None)
        figures._pacemaker(race, HOME, None)
        assert machine.memory() == drawn.memory()


def test_the_pace_maker_leaps_where_a_perfect_jump_would() -> None:
    there = course(LEVELS[4].sets, SplitMix(1))
    assert there.takeoffs == tuple(obstacle.middle - FLIGHT // 2 for obstacle in there.obstacles)
    assert there.edges == tuple(sorted(there.edges))
    assert all(after - before > FLIGHT for before, after in pairwise(there.takeoffs))


def test_somebody_and_his_shadow_are_laid_down_at_once() -> None:
    for height in (0, 5, LIFT):
        machine, wanted = Spectrum(), Spectrum()
        Stadium(machine, calm=True).paint((77, 77))
        wanted.recall(machine.memory())
        picture, ground = hare(RUNNING[2]), 8 * LANE_ROWS[1] + GROUND
        Figures(machine).person(picture, 90, 1, height)
        shadow, figures = SHADOWS[height > LIFT // 2], Figures(wanted)
        figures.put(shadow, 90 - shadow.width // 2, ground - 1)
        figures.put(picture, 90 - MIDDLE, ground - height - FEET - picture.height + HEIGHT_OF_RUNNER)
        assert machine.memory() == wanted.memory()


def test_a_caption_is_written_once_and_put_back_over_what_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Spectrum()
    stadium = Stadium(machine, calm=True)
    stadium.build("BOARD")
    written = Mock(side_effect=write)
    monkeypatch.setattr(scenery, "write", written)
    pictures = set()
    stadium.caption(0, "perfect")
    for _ in range(3):
        stadium.paint((0, 0))
        machine.cover(200, 8 * LANE_ROWS[0], (-1,) * 8, (-1,) * 8, 32)
        stadium.captions()
        pictures.add(machine.memory())
    assert written.call_count == len(pictures) == 1
    assert machine.text_rows()[LANE_ROWS[0]].endswith("perfect")
    stadium.caption(0, "late")
    stadium.paint((0, 0))
    stadium.captions()
    assert machine.text_rows()[LANE_ROWS[0]].split() == ["late"]


def test_the_course_in_small_is_drawn_when_somebody_has_come_a_pixel_further() -> None:
    machine, race = Spectrum(), Race(LEVELS[3].sets, course(LEVELS[3].sets, SplitMix(1)))
    strip = Strip(machine)
    strip.colour()
    strip.draw(race)
    drawn = machine.memory()
    machine.display[LINES[8 * STRIP_ROW + 4]] = 0xFF
    strip.draw(race)
    assert machine.memory() != drawn
    race.runners[0].distance += race.course.finish // 100
    strip.draw(race)
    assert machine.display[LINES[8 * STRIP_ROW + 4]] == 0
    assert machine.memory() != drawn
    strip.colour()
    race.runners[0].distance = 0
    strip.draw(race)
    assert machine.memory() == drawn


def test_a_wave_goes_through_the_stands_from_left_to_right() -> None:
    machine = Spectrum()
    crowd = Crowd(machine, 0)
    up, down = (int.to_bytes(stand(mood)[20] >> ROUND, 32) for mood in (Mood.CHEERING, Mood.WATCHING))
    crowd.react(Mood.WAVING, WAVE_FRAMES)
    first = []
    for _ in range(WAVE_FRAMES):
        crowd.step(0, 60)
        seen = machine.display[LINES[20] : LINES[20] + 32]
        first.append([column for column in range(32) if seen[column] == up[column] != down[column]])
    begun = [columns[0] for columns in first if columns]
    assert begun == sorted(begun)
    assert begun[0] == 0
    assert begun[-1] > 24
    assert max(map(len, first)) < 16


def test_a_row_of_perfect_jumps_sounds_higher_and_higher() -> None:
    first, second, eighth, ninth = (sounds.perfect(row)[0][1] for row in (1, 2, 8, 9))
    assert first is not None
    assert (second, eighth, ninth) == (first + 1, first + 7, first + 7)


def test_eyes_follow_a_runner_and_nobody_has_half_a_face() -> None:
    machine = Spectrum()
    crowd = Crowd(machine, 0)
    right, left = (stand(Mood.WATCHING, mirrored) for mirrored in (False, True))
    crowd.watch(0, 100)
    row = int.from_bytes(machine.memory()[LINES[20] : LINES[20] + 32])
    assert row == right[20] >> 512 >> 160 << 160 | left[20] >> 512 & (1 << 160) - 1


def test_the_stands_empty_seat_by_seat_to_the_last() -> None:
    seats = [stand(Mood.WATCHING, gone=gone) for gone in range(33)]
    assert len(set(seats)) == 33
    assert len(set(seats[32][16 * 1 : 16 * 2])) > 1


@pytest.mark.parametrize(("jumps", "word"), [(True, "points"), (False, "hurdles down")])
def test_what_is_left_of_an_end_moves_on(jumps: bool, word: str) -> None:
    session = finished(3, jumps)
    until_asked(session)
    assert any(word in row for row in session.machine.text_rows())
    pictures = set()
    for _ in range(60):
        session.step()
        pictures.add(bytes(session.machine.memory()[:6144]))
    assert len(pictures) >= (20 if jumps else 3)


def test_a_hare_has_ears_that_a_runner_has_not_and_flies_no_higher_in_a_jump() -> None:
    assert any(hare(RUNNING[0]).ink[:8])
    assert hare(RUNNING[0]).height == figure(RUNNING[0]).height + 8
    assert not any(any(hare(pose).ink[:8]) for pose in LEAPING)


def test_what_is_said_at_the_end_fits_beside_the_runner_in_both_languages() -> None:
    languages: tuple[Language, ...] = ("en", "ro")
    for language in languages:
        for seats, fallen in ((1, 0), (1, 2), (1, 4), (1, 5), (2, 0)):
            session = Session(Setup("hurdles", seats=seats, language=language))
            race = Race(LEVELS[1].sets, course(LEVELS[1].sets, SplitMix(1)), seats)
            race.runners[0].verdicts = [Verdict.NO_JUMP] * fallen
            race.runners[-1].time = 1
            assert isinstance(session.machine, Spectrum)
            ending = Ending(session.program, race, Stadium(session.machine, False), Figures(session.machine))
            assert ending.verdict.width <= 160
            assert ending.verdict.height <= 56
