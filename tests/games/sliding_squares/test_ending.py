"""The faces of Sliding Squares, the plates that go round, and the ends."""

import pytest

from arcade.games.sliding_squares.art import (
    BLINKING,
    GLAD,
    MOCKING,
    PUSHING,
    STUCK,
    TILE,
    WATCHING,
    man,
    plate,
    towards,
)
from arcade.games.sliding_squares.rules import BLACK, WHITE
from arcade.games.sliding_squares.scene import FRAMES, Shunting, lettering, round_and_round, to_and_fro
from arcade.games.sliding_squares.strings import POSTER
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.languages import LANGUAGES, Language
from tests.prompted import Prompted

WINNING = ["z", "2", "j", "b", "3", "c", "4", "d", "5", "e", "4", "d", "3"]
LOSING = ["z", "2", "j", "d", "5"]
GAZES = [(right, down) for right in (-1, 0, 1) for down in (-1, 0, 1)]


def test_every_face_is_another_one() -> None:
    for side in (WHITE, BLACK):
        moods = {man(side, TILE, mood).ink for mood in (WATCHING, BLINKING, PUSHING, GLAD, MOCKING, STUCK)}
        assert len(moods) == 6
        assert len({man(side, TILE, WATCHING, gaze).ink for gaze in GAZES}) == 9
    assert man(WHITE).ink != man(BLACK).ink, "the sides differ without their colours, too"
    assert man(WHITE, 16).ink != man(BLACK, 16).ink
    assert towards((0, 0), (2, 2)) == (1, 1)
    assert towards((2, 4), (2, 2)) == (0, -1)


@pytest.mark.parametrize("size", [16, 20, 24, 32, 40])
def test_a_plate_is_solid_and_its_face_bright(size: int) -> None:
    picture = plate(size)
    assert all(row == (1 << size) - 1 for row in picture.solid)
    inked = sum(row.bit_count() for row in picture.ink)
    assert inked < size * size // 2


def test_a_hole_goes_round_and_every_plate_comes_along() -> None:
    machine = Spectrum()
    places = [(0, 0), (32, 0), (32, 32), (0, 32)]
    seen: list[int] = []

    def picture(number: int, gaze: tuple[int, int], pushes: bool) -> tuple[object, int]:
        if pushes:
            seen.append(number)
        return man(WHITE, TILE, PUSHING if pushes else WATCHING, gaze), 0x78

    ring = Shunting(machine, places, round_and_round(4), picture, pause=2)  # type: ignore[arg-type]
    ring.draw()
    for frame in range(12 * (FRAMES + 2)):
        ring.step(frame)
    assert [seen[at] for at in range(0, 12 * FRAMES, FRAMES)] == [2, 1, 0] * 4


def test_a_hole_in_a_row_goes_to_and_fro_over_neighbours() -> None:
    course = to_and_fro(5)
    assert sorted(set(course)) == list(range(5))
    assert all(abs(one - other) == 1 for one, other in zip(course, [*course[1:], course[0]], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_fits_on_its_plates(language: Language) -> None:
    for line in POSTER.in_language(language).split("\n"):
        plates = lettering(Spectrum(), line, 0, WHITE, moves=True)
        assert len(plates.places) >= len(line)
        assert all(0 <= x < 256 - 16 for x, _ in plates.places)


def played(*keys: str, **setup: object) -> Prompted:
    run = Prompted("sliding-squares", **setup)
    for key in keys:
        run.press(key)
    return run


def test_men_strain_and_blink_while_one_thinks() -> None:
    run = played("z", "1", "j", level=2)
    assert run.pictures(200) > 6


def test_the_computer_is_seen_and_heard_considering() -> None:
    run = played("z", "1", "j", level=2)
    run.press("c")
    run.press("4")
    assert sum(seconds == 0.004 for seconds, _ in run.heard) >= 4


def test_both_ends_go_round_for_ever() -> None:
    for keys, level, seed in ((WINNING, 4, 3), (LOSING, 3, 5)):
        run = played(*keys, level=level, seed=seed)
        assert run.session.results
        assert run.pictures(150) > 60


def test_the_round_counts_its_own_frames_so_that_a_question_does_not_set_it_back() -> None:
    run = played(*LOSING, level=3, seed=5)
    seen = set()
    for _ in range(60):
        run.program.look.ending.rest(0)
        seen.add(bytes(run.spectrum.display))
    assert len(seen) > 20
