"""The modern look: the cursor's ways over the net, clicks, the hare's side, hints, moves taken back, two people."""

from arcade.games.english_hunt.entry import choices, way
from arcade.games.english_hunt.rules import NAMES, PLACES, Position, placements
from arcade.games.english_hunt.scene import CHOSEN, HOP, PATTER
from arcade.toolkit.contract.outcome import Outcome
from tests.prompted import Prompted


def modern(keys: str = "z1", **setup: object) -> Prompted:
    run = Prompted("english-hunt", **setup)
    run.type(keys)
    return run


def at(run: Prompted) -> str:
    position = run.program.position
    return "".join(NAMES[node] for node in position.hounds) + "/" + NAMES[position.hare]


def test_every_node_can_be_steered_to_from_every_other() -> None:
    """Arrows alone reach all hounds, and all places that a hound or the hare can go to."""
    offers: dict[tuple[int, ...], None] = {}
    for place in placements():
        for held in (None, *place.hounds, place.hare):
            offers[tuple(sorted(choices(place, held)))] = None
    for nodes in offers:
        for start in nodes:
            for goal in nodes:
                assert len(way(nodes, start, goal)) <= 4


def test_an_arrow_goes_to_the_nearest_node_in_its_direction() -> None:
    run = modern(level=1)
    visited = []
    for key in ("up", "down", "down", "down", "left"):
        run.press(key)
        visited.append(lit(run))
    assert visited == ["1", "5", "9", "9", "9"]


def lit(run: Prompted) -> str:
    """The node whose hound stands in a yellow light."""
    attributes = run.spectrum.attributes
    found = [
        name
        for name, (row, column) in zip(NAMES, PLACES, strict=True)
        if attributes[32 * (4 + 6 * row) + 3 + 6 * column] >> 3 & 7 == 6
    ]
    return "".join(found)


def test_joystick_moves_a_hound() -> None:
    run = modern(level=1)
    for key in ("pad1 down", "pad1 fire", "pad1 left", "pad1 fire"):
        run.press(key)
    assert at(run).startswith("158/")


def test_clicks_move_a_hound() -> None:
    run = modern(level=1)
    run.press("@124,132")
    assert run.message == "Your move: from 9 to where?"
    run.press("@76,132")
    assert at(run).startswith("158/")
    assert run.state["made"] == 1


def test_mistakes_are_answered_and_cost_nothing() -> None:
    run = modern(level=1)
    assert run.messages("0") == ["You have no animal there", "Your move: which hound runs?"]
    assert run.messages("@28,36") == ["There is no such node", "Your move: which hound runs?"]
    run.press("5")
    assert run.messages("3") == ["No link leads there", "Your move: which hound runs?"]
    run.press("5")
    assert run.messages("0") == ["That node is taken", "Your move: which hound runs?"]
    run.press("q")
    assert run.heard
    assert (at(run), run.state["made"], run.state["left"]) == ("159/0", 0, 15)


def test_a_hound_is_put_down_again_or_changed() -> None:
    run = modern(level=1)
    run.press("5")
    assert run.state["held"] == 5
    run.press("5")
    assert run.state["held"] is None
    run.type("59")
    assert run.state["held"] == 9
    run.press("backspace")
    assert run.state["held"] is None


def test_a_hound_without_a_way_says_so() -> None:
    run = modern(level=1)
    run.program.match.positions[:] = [Position((0, 3, 4), 8)]
    run.press("f2")  # nothing to take back, but asked anew
    assert run.messages("3")[0] == "That hound can't move"


def test_the_hint_counts_the_moves_to_the_catch() -> None:
    run = modern(level=1)
    assert run.messages("f1")[0] == "Run 9-8: caught in 4 moves"
    hare = modern("z2", level=6, seed=3)
    assert hare.messages("!hint")[0] == "Hop 0-4: caught in 9 moves"


def test_moves_are_taken_back() -> None:
    run = modern(level=1)
    run.type("98")
    assert run.state["made"] == 1
    run.press("f2")
    assert (at(run), run.state["made"], run.state["left"]) == ("159/0", 0, 15)
    assert run.messages("!undo")[0] == "Nothing to take back"


def test_the_player_may_be_the_hare() -> None:
    run = modern("z2", level=6, seed=3)
    position = run.program.position
    assert (position.seat, run.state["side"], run.state["made"]) == (1, 1, 1)
    assert run.row(1).strip().startswith("hare: you 0")
    before = position.hare
    run.press("f2")
    assert run.message == f"Your move: from {NAMES[before]} to where?"
    run.press(NAMES[before])
    assert run.program.position == position


def test_the_number_of_moves_stands_in_paws() -> None:
    run = modern(level=1)
    run.type("98")
    assert run.row(19).strip() == "moves 1   left 14"
    colours = [run.spectrum.attr(20, column) & 7 for column in range(1, 31)]
    assert colours == [0] * 2 + [2] * 28


def test_dusk_falls_in_the_last_three_moves_and_is_taken_back() -> None:
    run = modern("z", seats=2, level=1)
    grass = {}
    for key in "123210" * 7:
        run.press(key)
        grass[run.state["left"]] = run.spectrum.attributes[32 * 9] >> 3 & 15
    bright_green, green, magenta, blue = 12, 4, 3, 1
    assert grass == dict.fromkeys(range(4, 16), bright_green) | {3: green, 2: magenta, 1: blue}
    for _ in range(8):
        run.press("f2")
    assert run.state["left"] >= 4
    assert run.spectrum.attributes[32 * 9] >> 3 & 15 == bright_green


def test_tails_wag_only_while_a_move_is_chosen() -> None:
    run = modern("z")
    before = bytes(run.spectrum.display)
    for _ in range(60):
        run.session.step()
    assert bytes(run.spectrum.display) == before
    run.press("1")
    seen = set()
    for _ in range(60):
        seen.add(bytes(run.spectrum.display))
        run.session.step()
    assert len(seen) > 1


def test_what_is_seen_after_a_hunt_still_moves() -> None:
    run = modern("z19:85:6486221501554", level=6, seed=1)
    seen = set()
    for _ in range(60):
        seen.add(bytes(run.spectrum.display))
        run.session.step()
    assert len(seen) > 1


def test_two_people_take_turns_and_change_sides() -> None:
    run = modern("z98350415354", seats=2, level=1)
    assert [(result.outcome, result.score) for result in run.session.results] == [(Outcome.FIRST, None)]
    run.press("y")
    assert run.row(1).strip() == "hare: player 1 1"
    assert run.row(0).strip() == "hounds: player 2 0"


def test_hounds_that_dawdle_lose_to_the_second_player() -> None:
    run = modern("z" + "123210" * 7 + "12", seats=2, level=1)
    assert [(result.outcome, result.score) for result in run.session.results] == [(Outcome.SECOND, None)]
    assert run.message == "Move 1: 9-8 beats 1-2"


def test_the_second_joystick_is_the_second_players() -> None:
    run = modern("z98", seats=2, level=1)
    assert run.message == "Player 2: from 0 to where?"
    for key in ("pad2 down", "pad2 fire"):
        run.press(key)
    assert at(run) == "158/4"


def test_the_sides_sound_differently() -> None:
    run = modern(level=1)
    run.press("9")
    assert [length for length, _ in run.heard[:2]] == [length for length, _ in CHOSEN]
    run.press("8")
    lengths = [length for length, _ in run.heard]
    assert lengths.count(PATTER[0][0]) == 8
    assert lengths.count(HOP[0][0]) >= 8


def test_calm_hunts_end_without_a_flashing_border() -> None:
    run = modern("z19:85:6486221501554", level=6, seed=1, calm=True)
    assert [result.outcome for result in run.session.results] == [Outcome.WON]
    assert set(run.borders) == {0}
