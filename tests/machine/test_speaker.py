"""The speaker keeps effects and music apart: what covers what, what is heard of them, and how long notes are kept."""

from itertools import pairwise
from random import Random

import pytest

from arcade.machine.hosting import SOUNDS, heard
from arcade.machine.speaker import ALL, Kind, Lane, Note, Speaker
from arcade.machine.spectrum import Spectrum

LATE = 1 << 60
REST = 100


def speaker(effects: tuple[int, ...] = (), music: tuple[int, ...] = (), play: tuple[int, ...] = ()) -> Speaker:
    one = Speaker(REST)
    one.lay_out(list(effects))
    one.music.lay_out(list(music))
    one.play.lay_out(list(play))
    return one


MUSIC = tuple(range(0, 2_000, 50))
EFFECTS = (510, 560, 610, 1_000, 1_060)


@pytest.mark.parametrize("kind", [Kind.MUSIC, Kind.PLAY])
def test_an_effect_covers_the_music_and_its_short_rests_do_too(kind: Kind) -> None:
    one = speaker(EFFECTS)
    one.lane(kind).lay_out(list(MUSIC))
    covered = {tick for tick in MUSIC if 510 <= tick <= 610 or 1_000 <= tick <= 1_060}
    assert covered == {550, 600, 1_000, 1_050}
    assert one.take(LATE) == sorted({*EFFECTS, *MUSIC} - covered | {1_000})


@pytest.mark.parametrize("step", [7, 30, 100, 5_000])
def test_behind_an_effect_the_music_is_as_high_as_it_would_have_been(step: int) -> None:
    music = [100, 220, 1_000, 1_400]
    one, found = speaker((200, 210, 220, 230), tuple(music)), []
    for until in range(step, 2_000 + step, step):
        found += one.take(until)
    assert found == [100, 200, 210, 220, 230, 231, 1_000, 1_400]
    one = speaker((200, 210, 250, 260), tuple(music))
    assert one.take(240) == [100, 200, 210]
    one.cut(240)
    one.music.lay_out(music[2:])
    assert one.take(2_000) == [240, 1_000, 1_400]


class Metronome:
    """Tells of a level change every so many ticks, and counts how many it told of."""

    def __init__(self, step: int) -> None:
        self.step, self.at, self.told = step, 0, 0

    def edges(self, until: int) -> list[int]:
        found = list(range(self.at, until, self.step))
        self.at += self.step * len(found)
        self.told += len(found)
        return found

    def skip(self, until: int) -> None:
        self.at += max(-(-(until - self.at) // self.step), 0) * self.step


def test_what_nobody_takes_is_never_worked_out() -> None:
    one, source = Speaker(REST), Metronome(10)
    for start in range(0, 1_000, 100):
        one.music.follow(source, start, start + 100)
    one.skip(600)
    assert source.told == 0
    assert one.take(650) == [600, 610, 620, 630, 640]
    one.music.stop(705)
    assert one.take(LATE) == list(range(650, 705, 10))
    assert source.told == 11


def test_what_nobody_takes_does_not_pile_up() -> None:
    one, source = Speaker(REST), Metronome(10)
    for start in range(0, 10_000_000, 50_000):
        one.music.follow(source, start, start + 50_000)
        one.skip(start + 50_000)
    assert source.told == 0
    assert source.at > 8_000_000


def test_what_is_followed_is_as_if_it_had_been_laid_out() -> None:
    dice = Random("lanes")
    for _ in range(300):
        lanes = Lane(), Lane()
        sources = Metronome(7), Metronome(7)
        now, taken = 0, 0
        for _ in range(dice.randint(1, 30)):
            match dice.randrange(6):
                case 0 | 1 | 2:
                    start, now = now, now + 50
                    lanes[0].follow(sources[0], start, now)
                    lanes[1].lay_out([edge for edge in sources[1].edges(now) if edge >= start])
                case 3:
                    lanes[0].stop(now - 20)
                    lanes[1].stop(now - 20)
                    now += 25
                case 4:
                    for lane in lanes:
                        lane.stop(now)
                        lane.lay_out(list(range(now + 1, now + 90, 30)), Note(now, 90, 440.0))
                case _:
                    taken = dice.randint(taken, max(taken, now))
                    assert lanes[0].take(taken) == lanes[1].take(taken)
        assert lanes[0].take(LATE) == lanes[1].take(LATE)
        assert lanes[0].notes == lanes[1].notes


@pytest.mark.parametrize("step", [7, 50, 333, 1_001])
def test_what_is_covered_does_not_depend_on_how_time_is_cut(step: int) -> None:
    whole, one, joined = speaker(EFFECTS, MUSIC), speaker(EFFECTS, MUSIC), []
    for until in range(step, 2_000 + step, step):
        joined += one.take(until)
    assert joined == whole.take(LATE)
    assert one.level == whole.level


def test_each_kind_alone_silences_the_others_and_is_heard_whole() -> None:
    for kind, wanted in ((Kind.EFFECT, EFFECTS), (Kind.MUSIC, MUSIC), (Kind.PLAY, (77, 88))):
        assert tuple(speaker(EFFECTS, MUSIC, (77, 88)).take(LATE, kind)) == wanted


def test_the_level_is_that_of_what_is_heard() -> None:
    one = speaker((10, 20, 30), (5, 500))
    assert one.take(LATE, Kind.EFFECT) == [10, 20, 30]
    assert one.level == 1
    one.music.lay_out([600])
    assert one.take(LATE, Kind.EFFECT) == []
    assert one.level == 1


def test_a_piece_is_heard_alone_over_music_in_play() -> None:
    one = speaker(music=MUSIC, play=(77, 88))
    assert tuple(one.take(LATE)) == MUSIC
    one.play.lay_out([2_500])
    assert one.take(LATE) == [2_500]


def test_the_carrier_is_known_of_what_is_heard() -> None:
    one = speaker(EFFECTS, MUSIC)
    one.music.carrier = True
    one.take(300)
    assert one.carrier
    one.take(400, Kind.EFFECT)
    assert not one.carrier
    one.take(LATE)
    one.take(LATE)
    assert not one.carrier


def test_an_effect_that_was_cut_covers_no_more() -> None:
    one = speaker((500, 590, 680, 770), MUSIC)
    one.effects.cut(600)
    assert 650 in one.take(LATE)


def test_cutting_spares_music_in_play() -> None:
    one = speaker(EFFECTS, MUSIC, (700, 800))
    one.music.notes += [Note(0, 1_000, 440.0), Note(700, 10, 440.0)]
    one.cut(600)
    assert one.take(LATE, Kind.PLAY) == [700, 800]
    one = speaker(EFFECTS, MUSIC)
    one.music.notes += [Note(0, 1_000, 440.0), Note(700, 10, 440.0)]
    one.cut(600)
    assert max(one.take(LATE)) < 600
    one.music.notes += [Note(0, 1_000, 440.0)]
    one.music.stop(600)
    assert one.notes == [Note(0, 600, 440.0)]


def test_notes_that_are_over_are_kept_until_sound_is_taken_and_given_once() -> None:
    one = speaker()
    one.lay_out([0, 10], Note(0, 20, 440.0))
    one.lay_out([30, 60], Note(30, 60, 880.0))
    one.music.notes.append(Note(5, 5, 220.0))
    assert one.notes == [Note(0, 20, 440.0), Note(5, 5, 220.0), Note(30, 60, 880.0)]
    assert one.ended(20) == [Note(0, 20, 440.0), Note(5, 5, 220.0)]
    assert one.ended(20) == []
    one.take(40)
    assert one.notes == [Note(30, 60, 880.0)]
    one.take(90)
    assert one.notes == []


def test_the_kinds_of_each_wish() -> None:
    assert [heard(sounds, True) for sounds in SOUNDS] == [ALL, Kind.MUSIC | Kind.PLAY, Kind.EFFECT]
    assert [heard(sounds, False) for sounds in SOUNDS] == [Kind.MUSIC | Kind.EFFECT, Kind.MUSIC, Kind.EFFECT]
    assert heard("unheard of", True) == ALL


@pytest.mark.parametrize("kind", [Kind.EFFECT, Kind.MUSIC])
def test_a_chime_is_what_it_says(kind: Kind) -> None:
    machine = Spectrum()
    machine.chime(((0.05, 0.0), (0.02, None), (0.05, 12.0)), kind)
    assert machine.speaker.lane(kind).busy_until > 0
    other = Kind.MUSIC if kind is Kind.EFFECT else Kind.EFFECT
    assert machine.speaker.lane(other).busy_until == -1
    edges = machine.speaker.take(LATE, kind)
    assert all(earlier < later for earlier, later in pairwise(edges))
