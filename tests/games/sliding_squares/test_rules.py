"""Rules, dominoes and theory: positions as pictures."""

import pytest

from arcade.games.sliding_squares.evaluator import STRENGTH
from arcade.games.sliding_squares.levels import Fault, Player, Tray
from arcade.games.sliding_squares.opponent import Temptation, choosing, printed, surveyed, wasted
from arcade.games.sliding_squares.rules import CHEQUERED, EMPTY, NAMES, Position, started
from arcade.games.sliding_squares.solver import PARTNER, Exact, Walk, exchanged, following, laid, pairs, walk_of, wins
from arcade.toolkit.ai.tournament import Score, game
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.patience import still

DOMINOES = "a5-b5 c5-d5 e5-e4 a4-a3 b4-c4 d4-d3 b3-b2 e3-e2 a2-a1 c2-d2 b1-c1 d1-e1"


def square(name: str) -> int:
    return NAMES.index(name)


def names(squares: tuple[int, ...]) -> str:
    return " ".join(sorted(NAMES[square] for square in squares))


def of(picture: str, seat: int = 0) -> Position:
    return Position(picture.replace(" | ", ""), seat)


def played(moves: str) -> tuple[Position, str]:
    """White's slides from the start, each answered by the book's program: the position, and the answers."""
    position, replies = Position(), []
    for name in moves.split():
        position = position.play(square(name))
        reply = printed(position)
        assert reply is not None
        replies.append(NAMES[reply])
        position = position.play(reply)
    return position, " ".join(replies)


@pytest.fixture(scope="module")
def exact() -> Exact:
    """Everything that can come of the book's tray."""
    worked_out = Exact()
    worked_out.slides(walk_of(Position()))
    return worked_out


def test_the_start() -> None:
    start = Position()
    assert start.picture() == "#o#o# | o#o#o | #o.o# | o#o#o | #o#o#"
    assert (start.seat, start.board.count("o"), start.board.count("#")) == (0, 12, 12)
    assert start.outcome() is None


def test_men_that_cannot_slide() -> None:
    faults = [Position().fault(square(name)) for name in ("a1", "c3", "c5", "b2", "b1", "c4")]
    assert faults == [Fault.FAR, Fault.HOLE, Fault.FAR, Fault.FAR, Fault.FAR, None]
    assert Position().play(square("c4")).play(square("b4")).fault(square("c2")) is Fault.FAR
    assert Position().play(square("c4")).fault(square("c3")) is Fault.OTHERS
    with pytest.raises(ValueError, match="b2"):
        Position().play(square("b2"))


def test_four_first_slides_and_their_answers() -> None:
    assert names(Position().moves()) == "b3 c2 c4 d3"
    assert [played(name)[1] for name in ("b3", "c2", "c4", "d3")] == ["b2", "d2", "b4", "d4"]


@pytest.mark.parametrize(
    ("moves", "replies", "board"),
    [
        ("c4", "b4", "#o#o# | o.##o | #ooo# | o#o#o | #o#o#"),
        ("d3", "d4", "#o#o# | o#o.o | #oo## | o#o#o | #o#o#"),
        ("d3 c4", "d4 b4", "#o#o# | o.#oo | #oo## | o#o#o | #o#o#"),
        ("c4 b5 a4 b3 c2 d3 d5", "b4 a5 a3 b2 d2 d4 c5", "o#.## | #o#oo | o#o## | oo#oo | #o#o#"),
        (
            "c4 b5 a4 b3 a2 b1 c2 d1 e2 d3 e4 d5",
            "b4 a5 a3 b2 a1 c1 d2 e1 e3 d4 e5 c5",
            "o#.#o | #o#o# | o#o#o | #o#o# | o#o#o",
        ),
    ],
)
def test_games_against_the_dominoes(moves: str, replies: str, board: str) -> None:
    position, answered = played(moves)
    assert (answered, position.picture()) == (replies, board)
    assert position.outcome() == (-1 if len(moves) > 5 * 3 else None)


def test_the_dominoes() -> None:
    found = sorted("-".join(sorted((NAMES[one], NAMES[other]))) for one, other in enumerate(PARTNER) if one < other)
    assert found == sorted("-".join(sorted(domino.split("-"))) for domino in DOMINOES.split())
    assert all(PARTNER[PARTNER[one]] == one for one in range(25))


def test_every_game_against_the_dominoes_is_lost() -> None:
    lengths: list[int] = []
    to_move: set[str] = set()

    def walk(position: Position, before: tuple[str, ...]) -> None:
        assert position.board not in before
        to_move.add(position.board)
        if not position.moves():
            assert position.outcome() == -1
            lengths.append(len(before))
        for slide in position.moves():
            after = position.play(slide)
            reply = printed(after)
            assert reply is not None
            walk(after.play(reply), (*before, position.board, after.board))

    walk(Position(), ())
    assert (len(lengths), min(lengths), max(lengths), len(to_move)) == (448, 14, 24, 1381)


def test_the_whole_game_is_known(exact: Exact) -> None:
    """72,725 positions; the second side wins, with the best play of both in 16 slides."""
    assert len(exact.walks()) == 72_725
    assert exact.slides(walk_of(Position())) == 16
    assert {exact.after(walk_of(Position()), slide) for slide in Position().moves()} == {16}


def test_walks_are_the_game() -> None:
    """What can slide on the tray is what can slide on the graph, along chance games; no man slides twice."""
    for seed in range(60):
        dice = SplitMix(seed)
        position = started(0, exchanged(dice.below(6), dice))
        while still(position.moves()):
            walk = walk_of(position)
            assert sorted(after.hole for after in following(walk)) == sorted(position.moves())
            slide = dice.pick(position.moves())
            position = position.play(slide)
            assert walk_of(position) == Walk(slide, walk.live & ~(1 << slide))


def test_pairs_say_who_wins(exact: Exact) -> None:
    """In every 7th of the positions: the hole has a partner exactly if the mover wins, and sliding it wins."""
    known = exact.walks()
    for walk in known[::7]:
        mate = pairs(walk)
        assert (walk.hole in mate) == (exact.slides(walk) % 2 == 1)
        if walk.hole in mate:
            assert exact.after(walk, mate[walk.hole]) % 2 == 1


def test_the_highest_level_never_loses_a_won_position(exact: Exact) -> None:
    """Every line of the book's tray with it as second, whatever white slides: the quickest win each time."""
    dice = SplitMix(1)
    lengths: list[int] = []

    def walk(position: Position) -> None:
        for slide in position.moves():
            after = position.play(slide)
            reply = at_once(choosing(after, Player.PERFECT, exact, dice))
            assert exact.after(walk_of(after), reply) == exact.slides(walk_of(after))
            following = after.play(reply)
            lengths.append(0 if following.moves() else 1)
            assert following.outcome() in (None, -1)
            walk(following)

    walk(Position())
    assert sum(lengths) > 20


def test_it_wins_as_soon_as_the_other_errs(exact: Exact) -> None:
    """As first of the book's tray it is lost, until somebody careless slips: then it has won."""
    outcomes = []
    for seed in range(12):
        dice, position, slipped = SplitMix(seed), Position(), False
        while still(position.moves()):
            if position.seat == 0:
                position = position.play(at_once(choosing(position, Player.PERFECT, exact, dice)))
            else:
                position = position.play(dice.pick(position.moves()))
                slipped = slipped or wins(walk_of(position))
        assert position.outcome() == (1 if slipped else -1)
        outcomes.append(position.outcome())
    assert outcomes.count(1) >= 4


def test_it_lasts_where_nobody_can_be_tempted(exact: Exact) -> None:
    """Without a chance that the other errs, the longest of the lost lines."""
    lost = [walk for walk in exact.walks() if exact.slides(walk) % 2 == 0 and len(following(walk)) > 1]
    dice = SplitMix(2)
    for _ in range(40):
        walk = dice.pick(lost)
        temptation = Temptation(exact)
        at_once(temptation.prepare(walk))
        chances = {after.hole: temptation.after(walk, after.hole) for after in following(walk)}
        if max(chances.values()) == 0:
            longest = max(exact.after(walk, slide) for slide in chances)
            assert exact.slides(walk) == longest


def test_the_weaker_levels() -> None:
    """Near-sighted: takes what wins within three slides, avoids what loses so soon. Giveaway: the other way round."""
    shown = 0
    for seed in range(40):
        dice = SplitMix(seed)
        position = started(0, exchanged(2, dice))
        if len(position.moves()) < 2:
            continue
        walk = walk_of(position)
        after = {slide: Exact().after(walk, slide) for slide in position.moves()}
        near = after[at_once(choosing(position, Player.NEAR_SIGHTED, Exact(), dice))]
        soon = [count for count in after.values() if count in (1, 3)]
        assert near == min(soon) if soon else near > 3 or all(count <= 3 for count in after.values())
        worst = after[at_once(choosing(position, Player.GIVEAWAY, Exact(), dice))]
        lost = [count for count in after.values() if count % 2 == 0]
        assert worst == (min(lost) if lost else max(after.values()))
        book = at_once(choosing(position, Player.IN_PAIRS, Exact(), dice))
        if PARTNER[position.hole] in position.moves():
            assert book == PARTNER[position.hole]
            shown += 1
    assert shown > 5


def test_trays_are_laid_for_the_winner() -> None:
    for seed in range(8):
        for seat in (0, 1):
            board = at_once(laid(Tray.EXCHANGED, seat, 0, SplitMix(seed)))
            position = started(seat, board)
            assert (board.count("o"), board.count("#")) == (12, 12)
            assert wins(walk_of(position)) == (seat == 0)
            assert len(position.moves()) > 1
    assert at_once(laid(Tray.CHEQUERED, 0, 0, SplitMix(1))) == CHEQUERED
    assert at_once(laid(Tray.EMPTY, 0, 0, SplitMix(1))) == EMPTY


def test_men_are_put_in_turn_and_the_centre_stays_free() -> None:
    position = started(1, EMPTY)
    assert position.placing
    assert len(position.moves()) == 24
    assert position.fault(square("c3")) is Fault.CENTRE
    position = position.play(square("a1"))
    assert (position.board[square("a1")], position.seat) == ("o", 0)
    assert position.fault(square("a1")) is Fault.TAKEN
    while still(position.placing):
        position = position.play(position.moves()[0])
    assert (position.hole, position.seat) == (square("c3"), 1)
    assert (position.board.count("o"), position.board.count("#")) == (12, 12)


def test_the_last_men_are_put_where_they_win() -> None:
    """With four men to come, every choice is checked to the end."""
    dice, position = SplitMix(4), started(0, EMPTY)
    while still(len(position.moves()) > 4):
        position = position.play(dice.pick(position.moves()))
    chosen = at_once(surveyed(position, 5, dice))

    def won(after: Position) -> bool:
        """Whether the seat that was to put wins."""
        if not after.placing:
            return wins(walk_of(after)) == (after.seat == position.seat)
        return (any if after.seat == position.seat else all)(won(after.play(put)) for put in after.moves())

    assert won(position.play(chosen)) == any(won(position.play(put)) for put in position.moves())


def test_a_wasted_slide_is_named(exact: Exact) -> None:
    start = started(1)
    first = start.play(square("c4"))
    good = next(slide for slide in first.moves() if exact.after(walk_of(first), slide) % 2)
    bad = [slide for slide in first.moves() if not exact.after(walk_of(first), slide) % 2]
    assert at_once(wasted([(first, good)], exact)) is None
    assert not bad or at_once(wasted([(first, bad[0])], exact)) is not None


def test_levels_beat_those_below() -> None:
    """A few games of each pair; `bench strength` plays many."""
    for stronger, weaker in STRENGTH.pairs():
        score = sum((game(STRENGTH, stronger, weaker, number) for number in range(12)), Score())
        assert score.per_mille >= STRENGTH.least((stronger, weaker)), (stronger, weaker, score)
