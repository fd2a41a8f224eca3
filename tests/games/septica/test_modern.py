"""The modern game: numbers of players, the hand-over, the button, hints, the counter, mouse, pace."""

import pytest

from arcade.cabinet.catalogue import cartridge
from arcade.games.septica.art import Mood, Who, face
from arcade.games.septica.ending import collected
from arcade.games.septica.rules import RANK, SIGNS, STOP, TEN, shuffled
from arcade.games.septica.scene import BLINK_EVERY
from arcade.machine.font import load_builtin
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.picture.sprites import from_bytes
from tests.patience import still
from tests.prompted import Prompted


def begun(players: int = 2, **setup: object) -> Prompted:
    run = Prompted("septica", **{"level": 2, **setup})
    run.press("return")
    run.press(str(players))
    return run


def viewer(run: Prompted) -> object:
    return run.state["viewer"]


def cut(run: Prompted) -> bool:
    """Play first cards until the person is cut."""
    while still(not run.session.results):
        if run.session.program.position.cut:  # type: ignore[attr-defined]
            return True
        run.press("1")
    return False


def cut_run(players: int = 2) -> Prompted:
    for seed in range(30):
        run = begun(players, seed=seed)
        if cut(run):
            return run
    raise AssertionError("no seed leads to a cut")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_play(players: int) -> None:
    run = begun(players)
    hands = run.state["hands"]
    assert len(hands) == players
    assert run.state["leader"] == 1
    run.press("1")
    assert len(run.state["moves"]) >= players


def test_the_button_lets_a_trick_go() -> None:
    run = cut_run()
    assert any("LET GO" in run.row(row) for row in range(24))
    run.press("left")
    run.press("pad1 fire")
    assert STOP in run.state["moves"]
    run = cut_run()
    run.press("@220,148")
    assert STOP in run.state["moves"]
    run = cut_run()
    run.press("0")
    assert STOP in run.state["moves"]


def test_a_click_plays_a_card() -> None:
    run = begun()
    third = run.state["hands"][0][2]
    run.press("@110,150")
    assert third in run.state["moves"]


def test_a_wrong_key_loses_nothing() -> None:
    run = begun()
    run.press("right")
    before = run.state
    run.press("x")
    run.press("9")
    assert run.state == before
    assert run.heard


@pytest.mark.parametrize(
    ("players", "said"), [(2, "Only a 7 or the same rank cuts"), (3, "Only a 7, an 8 or the same cuts")]
)
def test_a_card_that_cannot_go_on_is_refused_by_the_rule(players: int, said: str) -> None:
    for seed in range(30):
        run = begun(players, seed=seed)
        if not cut(run):
            continue
        position = run.session.program.position  # type: ignore[attr-defined]
        wrong = [place for place, card in enumerate(run.state["hands"][0], 1) if card not in position.moves()]
        if wrong:
            before = run.state["hands"]
            assert said in [words.strip() for words in run.messages(str(wrong[0]))]
            assert run.state["hands"] == before
            return
    raise AssertionError("every card could go on")


def test_cards_are_covered_between_two_people() -> None:
    """Neither sees the other's cards: whoever is to move first confirms being alone."""
    run = begun(seats=2)
    assert viewer(run) == -1
    assert any("player 2, nobody looking?" in run.row(row) for row in range(24))
    run.press("pad2 fire")
    assert viewer(run) == 1
    run.press("pad2 right")
    assert run.state["marker"] == 1
    run.press("pad2 fire")
    assert viewer(run) == -1
    assert run.state["seat"] == 0
    run.press("return")
    assert viewer(run) == 0


def test_the_table_is_as_large_as_the_cartridge_says() -> None:
    run = Prompted("septica")
    while still(run.machine.waiting is None or "2" not in run.choices):
        run.press("return")
    assert run.choices == tuple(map(str, cartridge("septica").table))


def test_two_people_may_play_with_computers() -> None:
    run = begun(4, seats=2)
    for _ in range(200):
        if run.session.results:
            break
        run.press("1" if run.session.program.choosing else "return")  # type: ignore[attr-defined]
    assert run.session.results[0].outcome in ("first", "second", "drawn")
    assert run.session.results[0].score is None


def test_the_hint_raises_a_card_and_tells_the_chance_of_a_cut() -> None:
    for seed in range(20):
        run = begun(seed=seed)
        while still(not run.session.results):
            position = run.session.program.position  # type: ignore[attr-defined]
            if position.leader == 0 and not position.trick:
                run.press("f1")
                assert run.message.startswith("Play the")
                assert "% cut risk" in run.row(22)
                return
            run.press("1" if not position.cut else "0")
    raise AssertionError("never led")


def test_take_back_and_the_counter() -> None:
    run = begun()
    run.press("f2")
    assert "Nothing to take back" in run.row(22)
    moves = run.state["moves"]
    run.press("2")
    run.press("f2")
    assert run.state["moves"] == moves
    run.press("pad1 up")
    assert "UNSEEN" in run.row(5)
    run.press("c")
    assert "UNSEEN" not in run.row(5)


def test_the_first_trick_is_led_in_turn_and_the_figures_add_up() -> None:
    run = begun()
    while still(len(run.session.results) < 2):
        program = run.session.program
        run.press(("0" if program.position.cut else "1") if program.choosing else "return")  # type: ignore[attr-defined]
        if len(run.session.results) == 1 and run.state["moves"] == ():
            assert run.state["leader"] == 0
    record = run.state["record"]
    assert record["games"] == 2
    assert sum(record["points"]) in (16, 24, 32)
    assert all(result.score is not None and 0 <= result.score <= 16 for result in run.session.results)


def test_the_dealer_thinks_in_slices() -> None:
    run = Prompted("septica", level=3)
    run.press("return")
    run.press("2")
    thoughts = run.session.program.thoughts
    assert thoughts
    assert 1 <= thoughts[0].frames <= 60


@pytest.mark.parametrize("card", [card for card, rank in enumerate(RANK) if rank != TEN])
def test_a_card_shows_its_whole_sign_in_the_corner(card: int) -> None:
    sign = from_bytes(load_builtin("spectrum")[SIGNS[RANK[card]]])
    assert face(card).cut(1, 2, 7, 8).ink == sign.cut(0, 0, 7, 8).ink


def faces(run: Prompted) -> bytes:
    """The pixels where the opponents sit."""
    return b"".join(bytes(run.spectrum.display[start : start + 32]) for start in LINES[8:40])


def test_opponents_blink_while_one_chooses() -> None:
    run = begun()
    seen = set()
    for _ in range(BLINK_EVERY + 10):
        run.session.step(frozenset())
        seen.add(faces(run))
    assert len(seen) > 2


def test_nobody_moves_while_it_is_asked_how_many_play() -> None:
    run = Prompted("septica", level=2)
    run.press("return")
    seen = set()
    for _ in range(BLINK_EVERY + 10):
        run.session.step(frozenset())
        seen.add(faces(run))
    assert len(seen) == 1


@pytest.mark.parametrize(("level", "players", "who"), [(3, 2, Who.FOX), (2, 2, Who.BARBU), (3, 4, Who.BARBU)])
def test_the_old_fox_is_a_fox_when_it_plays_alone(level: int, players: int, who: Who) -> None:
    run = begun(players, level=level)
    assert run.program.look.scene.guests[1].who is who


def test_a_cut_amazes_the_one_who_is_cut() -> None:
    for seed in range(30):
        run = begun(seed=seed)
        for _ in range(12):
            position = run.program.position
            places = [place for place, card in enumerate(position.hands[0]) if position.trick and position.cuts(card)]
            if places and run.program.choosing:
                run.session.step(frozenset({str(places[0] + 1)}))
                moods = set()
                for _ in range(60):
                    run.session.step(frozenset())
                    moods.add(run.program.look.scene.guests[1].mood)
                assert Mood.AMAZED in moods
                return
            run.press("0" if position.cut else "1")
    raise AssertionError("nobody could cut")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_counted_out_are_the_points(players: int) -> None:
    dice = SplitMix(players)
    for _ in range(10):
        positions, moves = [shuffled(players, 0, dice)], []
        while still(positions[-1].outcome() is None):
            choices = positions[-1].moves()
            moves.append(choices[dice.below(len(choices))])
            positions.append(positions[-1].play(moves[-1]))
        piles = [collected(positions, moves, side) for side in range(len(positions[-1].score()))]
        assert [len(pile) for pile in piles] == list(positions[-1].taken)
        assert sum(map(len, piles)) == 8
