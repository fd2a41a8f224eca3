"""The cave's dialogue on the running program: pace, sounds, any text at every prompt, hints, the map."""

from collections.abc import Iterable
from typing import Any

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.cave.gallery import OF_SCENES, picture
from arcade.games.cave.rules import Way
from arcade.games.cave.state import Wish, understood
from arcade.games.cave.tales import FLINT_TALE, FOUND, ILEANA_TALE, Tale
from arcade.machine.font import load_builtin
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.texts import Text, wrap
from tests.patience import still

TALES = {"flint": FLINT_TALE, "ileana": ILEANA_TALE}
SEED_OF_TREASURE_1 = next(seed for seed in range(99) if SplitMix(seed).below(10) == 0)


def known(session: Session) -> dict[str, Any]:
    """The program's state."""
    return session.program.state()


def begun(original: bool = False, level: int = 2, language: Language = "en") -> Session:
    """A session at its first question about the way, the chest in the first hiding place."""
    session = Session(Setup("cave", level, language=language, seed=SEED_OF_TREASURE_1, original=original))
    settle(session)
    if not original:
        press(session, "return")
    return session


def settle(session: Session) -> None:
    while still(session.machine.waiting is None and not session.ended):
        session.step(NO_KEYS)


def press(session: Session, *keys: str) -> None:
    """Press keys one after the other, each when the program waits."""
    for key in keys:
        session.step(frozenset((key,)))
        session.step(NO_KEYS)
        settle(session)


def state(session: Session, *names: str) -> tuple[object, ...]:
    return tuple(session.program.state()[name] for name in names)


def test_the_original_asks_first_after_283_frames_and_answers_in_20_to_30() -> None:
    session = begun(original=True)
    assert abs(session.machine.frame - 283) <= 2
    times = []
    for key in "ssesceue":
        before = session.machine.frame
        press(session, key)
        times.append(session.machine.frame - before)
    assert min(times) >= 20
    assert max(times) <= 30


def test_an_unknown_key_has_the_commands_told_again_in_the_original() -> None:
    """It costs a step and 53 frames; w is unknown there, west being v."""
    for key in ("7", "w"):
        session = begun(original=True)
        before, (place,) = session.machine.frame, state(session, "place")
        press(session, key)
        assert session.machine.frame - before == pytest.approx(53, abs=2)
        assert state(session, "steps", "place") == (1, place)
        assert isinstance(session.machine, Spectrum)
        rows = [row.strip() for row in session.machine.text_rows()]
        assert rows[6] == "These words I understand:"
        assert rows[9:19:3] == ["N-NORTH , S-SOUTH", "E-EAST , V-WEST", "U-CLIMB , C-DESCEND", "P-POINTS"]
        assert rows[3] == rows[21] == "WHICH WAY NOW, FRIEND ?"


def test_a_way_that_is_shut_is_remarked_in_the_original_and_the_place_told_again() -> None:
    session = begun(original=True)
    (place,) = state(session, "place")
    press(session, "u")
    assert isinstance(session.machine, Spectrum)
    assert [row for row in session.machine.text_rows() if row.startswith("       You can't go up")]
    assert state(session, "steps", "place") == (1, place)


def test_sixteen_keys_win_the_first_game_in_both_looks() -> None:
    for original in (True, False):
        session = begun(original)
        press(session, *"ssesceuen", "y", *"seusenc")
        assert session.results[0].score == 0
        assert state(session, "place", "steps", "points", "won") == (40, 16, 90, True)


def test_p_tells_the_points_and_changes_no_place() -> None:
    for original, steps in ((True, 5), (False, 4)):
        session = begun(original)
        press(session, *"sses", "p")
        assert any("You have 20 points" in row for row in session.machine.text_rows())
        assert state(session, "place", "steps") == (13, steps)


def test_a_carrier_may_try_a_way_that_is_none_in_both_looks() -> None:
    for original in (True, False):
        session = begun(original)
        press(session, *"ssesceuen", "d", "n")
        assert state(session, "place", "carrying", "steps") == (19, True, 10)
        assert (19, "n") in known(session)["shut"]


def test_unknown_keys_are_answered_and_cost_a_step_only_in_the_original() -> None:
    for original, steps in ((True, 3), (False, 0)):
        session = begun(original)
        press(session, "x", "7", "?")
        assert state(session, "place", "steps") == (3, steps)
    assert any("N S E W U D go" in row for row in session.machine.text_rows())


TEXTS = ("", "   ", "zzz", "ж", "漢字", "qwerty" * 50, "0" * 300, "!@#$%^&*", "ăîșț")


@pytest.mark.parametrize("original", [True, False])
@pytest.mark.parametrize("text", TEXTS)
def test_any_text_at_any_prompt_is_answered_and_nothing_is_lost(original: bool, text: str) -> None:
    harmless = [key for key in text if key.lower() not in "nsevuwcdpmy "]
    session = begun(original)
    press(session, *harmless[:20], "s")
    assert state(session, "place") == (4,)
    session = begun(original)
    press(session, *"ssesceuen", *harmless[:20])
    assert state(session, "place", "offered") == (19, True)
    press(session, "d")
    assert state(session, "carrying") == (True,)


def test_every_way_has_its_letters_its_arrow_and_its_joystick() -> None:
    for key in ("n", "N", "up", "pad1 up"):
        assert understood(key) is Way.NORTH
    for key in ("v", "w", "W", "left", "pad1 left"):
        assert understood(key) is Way.WEST
    assert [understood(key) for key in "uUcd"] == [Way.UP, Way.UP, Way.DOWN, Way.DOWN]
    assert understood("!hint") is Wish.HINT
    assert [understood(text) for text in TEXTS if text.strip()] == [Wish.NOTHING] * 7


@pytest.mark.parametrize("original", [True, False])
def test_a_joystick_alone_climbs_and_wins(original: bool) -> None:
    session = begun(original)
    names = {"n": "up", "s": "down", "e": "right", "v": "left"}
    for letter in "ssesceuen-seusenc":
        if letter in "uc":
            press(session, "pad1 fire", "pad1 up" if letter == "u" else "pad1 down")
        else:
            press(session, f"pad1 {names.get(letter, 'fire')}")
    assert state(session, "won", "steps") == (True, 16)


def test_a_click_on_the_compass_goes_there() -> None:
    session = begun()
    press(session, "@226,156")
    assert state(session, "place") == (4,)
    press(session, "@5,5")
    assert state(session, "place", "steps") == (4, 1)


def test_a_hint_leads_on_and_costs_a_step() -> None:
    session = begun()
    press(session, "f1")
    assert any("whispers: south" in row for row in session.machine.text_rows())
    assert state(session, "place", "steps") == (3, 1)


def test_hints_alone_lead_out() -> None:
    session = begun()
    for _ in range(60):
        if session.program.state()["offered"]:
            press(session, "y")
            continue
        if session.results:
            break
        before = session.program.state()
        press(session, "!hint")
        row = next(row for row in session.machine.text_rows() if "whispers" in row)
        press(session, {"north": "n", "south": "s", "east": "e", "west": "v", "up": "u", "down": "c"}[row.split()[-1]])
        assert session.program.state() != before
    assert [result.score for result in session.results] == [16]


def test_the_map_is_given_drawn_or_left_to_the_player() -> None:
    given, drawn = begun(level=1), begun(level=2)
    assert len(known(given)["seen"]) == 40
    assert state(drawn, "seen", "open", "shut") == ((3,), (), ())
    press(drawn, "s", "e", "v", "u")
    assert state(drawn, "seen") == ((3, 4, 8),)
    assert state(drawn, "open") == (((3, "s"), (4, "e"), (4, "n"), (8, "v")),)
    assert state(drawn, "shut") == (((4, "u"),),)
    assert any("yourself" in row for row in begun(level=3).machine.text_rows())


def test_who_is_turned_back_has_seen_the_guards_place() -> None:
    session = begun()
    press(session, *"ssesceuen", "y", *"sv", "c")
    assert state(session, "place", "warned") == (17, True)
    assert 22 in known(session)["seen"]


def test_h_shows_the_other_floors_and_costs_nothing() -> None:
    session = begun()
    shown = []
    for _ in range(3):
        press(session, "h")
        shown.append(next(row for row in session.machine.text_rows() if "Cave mouth" in row).split()[-2:])
    assert shown == [["mouth", "cellar"], ["upper", "floor"], ["ground", "floor"]]
    assert state(session, "steps") == (0,)


def test_the_original_is_silent_and_the_modern_game_is_not() -> None:
    session = begun(original=True)
    press(session, *"sses")
    assert session.machine.speaker.notes == []
    session = begun()
    heard = len(session.machine.speaker.notes)
    press(session, *"ssesce")
    for _ in range(40):
        session.step(NO_KEYS)
    assert len(session.machine.speaker.notes) > heard + 20


@pytest.mark.parametrize(
    ("way", "number"),
    [("ssesceu", 21), ("ssesce", 11), ("ssesceuen", FOUND), ("ssesceuenysvc", 12), ("ssesceuenysvcc", 13)],
)
def test_wings_snoring_steps_laughter_and_the_chest_are_heard(way: str, number: int) -> None:
    session = begun()
    press(session, *way[:-1])
    before = session.machine.now
    press(session, way[-1])
    heard = [(round(note.duration / 3_500_000, 3), note.hertz) for note in session.machine.speaker.notes]
    heard = heard[-len([note for note in session.machine.speaker.notes if note.start >= before]) :]
    wanted = [(seconds, pitch) for seconds, pitch in OF_SCENES[number] if pitch is not None][:5]
    for (seconds, hertz), (length, pitch) in zip(heard, wanted, strict=False):
        assert seconds == pytest.approx(length, abs=0.001)
        assert hertz == pytest.approx(261.6256 * 2 ** (pitch / 12), rel=0.01)
    assert len(heard) >= len(wanted)


def test_every_scene_has_a_picture_of_its_own() -> None:
    for tale in TALES.values():
        pictures = [picture(tale.story, number) for number in tale.names]
        assert {(one.width, one.height) for one in pictures} == {(144, 104)}
        assert len({one.ink for one in pictures}) == len(pictures)


def panel(session: Session) -> bytes:
    """The cells of the picture."""
    machine = session.machine
    assert isinstance(machine, Spectrum)
    return b"".join(machine.attributes[32 * row : 32 * row + 18] for row in range(13)) + b"".join(
        machine.display[LINES[y] : LINES[y] + 18] for y in range(104)
    )


def test_pictures_live_while_one_thinks_and_rest_when_one_goes_on() -> None:
    session = begun()
    press(session, *"ssesceu")
    painted = panel(session)
    seen = set()
    for _ in range(200):
        session.step(NO_KEYS)
        seen.add(panel(session))
    assert len(seen) > 10
    press(session, "p")
    assert panel(session) == painted


def test_no_light_flickers_when_calm() -> None:
    session = Session(Setup("cave", 2, seed=SEED_OF_TREASURE_1, calm=True))
    settle(session)
    press(session, "return", *"ssse")
    machine = session.machine
    assert isinstance(machine, Spectrum)
    colours, drops = set(), set()
    for _ in range(300):
        session.step(NO_KEYS)
        colours.add(bytes(machine.attributes[: 32 * 13]))
        drops.add(panel(session))
    assert len(colours) == 1
    assert len(drops) > 10


def test_with_pencil_and_paper_the_compass_tells_nothing() -> None:
    session = begun(level=3)
    press(session, "s", "u")
    assert not any(sign in row for row in session.machine.text_rows()[14:22] for sign in "↑→↓←×")
    session = begun(level=2)
    press(session, "s", "u")
    assert any("×" in row for row in session.machine.text_rows()[14:22])


def texts(tale: Tale) -> Iterable[Text]:
    yield from (*tale.names.values(), *tale.words.values(), tale.take, tale.taken, tale.left, tale.back, tale.saved)


@pytest.mark.parametrize("name", TALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_tales_can_be_printed_and_fits(name: str, language: Language) -> None:
    tale, font = TALES[name], load_builtin("spectrum")
    for text in texts(tale):
        words = text.in_language(language)
        assert words
        assert not [letter for letter in words if letter not in font]
    for number, description in tale.words.items():
        assert len(tale.names[number].in_language(language)) <= 18
        assert len(wrap(description.in_language(language), 25)) <= 6
        assert len(wrap(tale.first_sentence(number, language), 32)) <= 2
    assert {place.message for place in tale.cave.places.values()} <= set(tale.words)
    assert len(tale.take.in_language(language)) <= 32
    assert tale.won.in_language(language, n=16)
