"""Walks through the solved games: ``python -m tools.medal_walks`` says what each level leaves to who makes no mistake.

With slugs, only those games are walked through. From the starts that a level deals, either side beginning where one can
choose, a player who knows the game's solver meets the level itself, by the rules alone, and each game that comes of it
is held against the medals. Where a level cannot be beaten the medal has to be for something else: Tic-tac-toe's perfect
player draws, Imphex's graduate wins. That pilots win medals by pressing keys is shown by `tools.medal_proofs`.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.medals import goals, medals
from arcade.games.blue_road import evaluator as blue_road
from arcade.games.blue_road.rules import Position as Road
from arcade.games.english_hunt.evaluator import STRENGTH as HUNTERS
from arcade.games.english_hunt.levels import LEVELS as HUNTS
from arcade.games.english_hunt.rules import HARE, HOUNDS
from arcade.games.english_hunt.solver import Table, begun
from arcade.games.frog_duel.evaluator import STRENGTH as FROGS
from arcade.games.frog_duel.levels import LEVELS as PONDS
from arcade.games.frog_duel.opponent import pond as dug
from arcade.games.graphics_editor import art, rules
from arcade.games.impas.evaluator import STRENGTH as PUSHERS
from arcade.games.impas.rules import start as block
from arcade.games.imphex.levels import LEVELS as IMPHEX_LEVELS
from arcade.games.imphex.opponent import replies
from arcade.games.imphex.rules import START as PAWNS
from arcade.games.imphex.rules import Position as Pawns
from arcade.games.imphex.state import graduate
from arcade.games.nim.evaluator import STRENGTH as TAKERS
from arcade.games.nim.levels import LEVELS as RACKS
from arcade.games.nimble.evaluator import STRENGTH as MOVERS
from arcade.games.nimble.opponent import fair_deal
from arcade.games.noughts.levels import LEVELS as CONTESTS
from arcade.games.noughts.levels import Skill
from arcade.games.noughts.opponent import FORMS, Solutions, choosing
from arcade.games.noughts.rules import Position as Marks
from arcade.games.sliding_squares.evaluator import STRENGTH as SLIDERS
from arcade.games.sliding_squares.levels import Tray
from arcade.games.sliding_squares.rules import started
from arcade.games.sliding_squares.solver import laid
from arcade.games.square_avoidance.evaluator import STRENGTH as AVOIDERS
from arcade.games.square_avoidance.rules import Position as Squares
from arcade.games.tic_tac_toe.evaluator import STRENGTH as LINERS
from arcade.games.tic_tac_toe.rules import Position as Stones
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.ai.tournament import PLIES, Rival
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.position import won_by
from arcade.toolkit.contract.searching import at_once
from tools import orders
from tools.medal_proofs import METALS

DEALS, ROADS = 8, 2
"""Starts by chance, where a level deals them, and boards of the Blue Road, the smallest first."""
STRIP = 31, 8
"""Length and counters of the shortest strip of Nimble."""
GAMES = 10
"""Of a match whose points add up."""
OUTCOMES = {1: Outcome.WON.value, 0: Outcome.DRAWN.value, -1: Outcome.LOST.value}
Walk = Callable[[int], Iterator[tuple[str, FinishedGame]]]
"""Of a level, given by its number, the games that come of its starts, each start in words."""
Start = tuple[str, Any, int]
"""In words, the position, and the player's seat."""
SEATS = {0: "you begin", 1: "it begins"}


def met(position: Any, seat: int, player: Rival[Any, Any], level: Rival[Any, Any], seed: int) -> int:
    """What a game comes to for the player of a seat: 1 for a win, 0 for a draw, -1 for a loss."""
    dice = SplitMix(seed)
    for ply in range(PLIES):
        if (outcome := position.outcome()) is not None:
            return won_by(seat, outcome)
        mover = player if position.seat == seat else level
        position = position.play(at_once(mover.choose(position, dice.fork(ply))))
    raise RuntimeError(f"a game was not over after {PLIES} moves")


@dataclass(frozen=True)
class Duel:
    """A game for two sides, walked through from a level's starts."""

    rivals: Mapping[int, Rival[Any, Any]]
    """By the numbers of the levels."""
    exact: Rival[Any, Any]
    starts: Callable[[int], Iterable[Start]]

    def __call__(self, level: int) -> Iterator[tuple[str, FinishedGame]]:
        for seed, (words, position, seat) in enumerate(self.starts(level)):
            ended = met(position, seat, self.exact, self.rivals[level], seed)
            yield words, FinishedGame(level, 1, OUTCOMES[ended], None, 0, original=False, assisted=False)


def _by_number(rivals: Sequence[Rival[Any, Any]]) -> dict[int, Rival[Any, Any]]:
    return dict(enumerate(rivals, 1))


def _either(position: Any, words: str = "") -> Iterator[Start]:
    """A start with either side to begin; the player is seat 0."""
    for seat, begins in SEATS.items():
        yield f"{words}{begins}", replace(position, seat=seat), 0


def _roads(level: int) -> Iterator[Start]:
    del level
    for rows, columns in blue_road.SIZES[:ROADS]:
        yield from _either(Road(rows, columns), f"{rows} by {columns}, ")


@cache
def _hunting_ground() -> Table:
    table = Table()
    at_once(table.solve())
    return table


def _hunts(level: int) -> Iterator[Start]:
    for seed in range(DEALS):
        for side, words in ((HOUNDS, "hounds"), (HARE, "hare")):
            chosen, dice = HUNTS[level].sets, SplitMix(seed)
            yield words, begun(chosen, side != HOUNDS, _hunting_ground(), dice), side


def _ponds(level: int) -> Iterator[Start]:
    for seed in range(DEALS):
        pond = dug(PONDS[level].sets, SplitMix(seed))
        yield from _either(pond, f"pond {seed + 1}, ")


def _rows(level: int) -> Iterator[Start]:
    for seed in range(DEALS):
        rows = replace(TAKERS.opening(SplitMix(seed)), upside_down=RACKS[level].sets.upside_down)
        yield from _either(rows, f"{'-'.join(map(str, rows.rows))}, ")


def _strips(level: int) -> Iterator[Start]:
    del level
    for seed in range(DEALS):
        yield from _either(fair_deal(SplitMix(seed), *STRIP), f"strip {seed + 1}, ")


def _trays(level: int) -> Iterator[Start]:
    del level
    for tray in (Tray.CHEQUERED, Tray.EXCHANGED):
        for seat, begins in SEATS.items():
            board = at_once(laid(tray, seat, 0, SplitMix(seat)))
            yield f"{tray.name.lower()}, {begins}", started(seat, board), 0


def _lines(level: int) -> Iterator[tuple[str, FinishedGame]]:
    """A match of ten games of Tic-tac-toe, two points for a win and one for a draw."""
    points = 0
    for number in range(GAMES):
        ended = met(Stones(seat=number % 2), 0, LINERS.players[-1], LINE_LEVELS[level], number)
        points += 1 + ended
        words = f"game {number + 1}, {SEATS[number % 2]}"
        yield words, FinishedGame(level, 1, OUTCOMES[ended], points, 0, original=False, assisted=False)


def _wins_in_a_row(level: int) -> Iterator[tuple[str, FinishedGame]]:
    """As many games of Imphex as can be won one after the other, a learner in fixed order leaving nothing to chance."""
    learner = IMPHEX_LEVELS[level].sets
    scan = learner.scan
    known = frozenset(graduate().known) if learner.born_knowing else frozenset[str]()

    @cache
    def more(known: frozenset[str], wanted: int) -> bool:
        return wanted == 0 or won(PAWNS, "", known, wanted)

    @cache
    def won(position: Pawns, in_hand: str, known: frozenset[str], wanted: int) -> bool:
        for move in position.moves():
            after = position.play(move)
            answers = replies(after, scan, tuple(known)) if after.outcome() is None else []
            following = [after.play(answer) for answer in answers]
            if not answers and more(known | {in_hand}, wanted - 1):
                return True
            if any(one.outcome() is None and won(one, one.cells, known, wanted) for one in following):
                return True
        return False

    row = 0
    while row < GAMES and more(known, row + 1):
        row += 1
        yield f"win {row}", FinishedGame(level, 1, Outcome.WON.value, row, 0, original=False, assisted=False)
    if not row:
        yield "the first game", FinishedGame(level, 1, Outcome.LOST.value, None, 0, original=False, assisted=False)


def _exercises(level: int) -> Iterator[tuple[str, FinishedGame]]:
    """The Graphics editor's: each turn is a change, and the last figure is drawn dot by dot, or its ground is."""
    for goal in art.SYMMETRIC:
        dots = sum(row.bit_count() for row in goal.rows)
        changes = 1, 2, min(dots, 1 + rules.SIDE**2 - dots)
        points = sum(map(rules.points, changes))
        yield f"{dots} dots", FinishedGame(level, 1, Outcome.WON.value, points, 0, original=False, assisted=False)


@cache
def _mark_solver() -> Solutions:
    return Solver()


def _marker(skill: Skill) -> Rival[Marks, int]:
    return Rival(skill.name, lambda position, dice: choosing(position, skill, _mark_solver(), dice))


MARKERS: dict[int, Rival[Marks, int]] = {level.key: _marker(level.sets.skill) for level in CONTESTS}
LINE_LEVELS: dict[int, Rival[Stones, int]] = dict(zip((1, 2, 4), LINERS.rivals, strict=True))
"""Without the book's own player."""


def _up_to(master: int, rivals: Sequence[Rival[Any, Any]], levels: Iterable[int]) -> dict[int, Rival[Any, Any]]:
    """The rivals of levels of which those above the master play as it does, another game."""
    return {level: rivals[min(level, master) - 1] for level in levels}


WALKS: dict[str, Walk] = {
    "blue-road": Duel(
        dict(zip((1, 2, 3, 5), blue_road.STRENGTH.rivals, strict=True)), blue_road.STRENGTH.players[-1], _roads
    ),
    "english-hunt": Duel(_by_number(HUNTERS.rivals), HUNTERS.players[-1], _hunts),
    "frog-duel": Duel(_up_to(len(FROGS.rivals), FROGS.rivals, PONDS.keys), FROGS.players[-1], _ponds),
    "graphics-editor": _exercises,
    "impas": Duel(_by_number(PUSHERS.rivals), PUSHERS.players[-1], lambda _: _either(block())),
    "imphex": _wins_in_a_row,
    "nim": Duel(_up_to(len(TAKERS.rivals), TAKERS.rivals, RACKS.keys), TAKERS.players[-1], _rows),
    "nimble": Duel(_by_number(MOVERS.rivals), MOVERS.players[-1], _strips),
    "noughts": Duel(
        MARKERS,
        _marker(Skill.PERFECT),
        lambda level: _either(Marks(FORMS[CONTESTS[level].sets.board])),
    ),
    "sliding-squares": Duel(_by_number(SLIDERS.rivals), SLIDERS.players[-1], _trays),
    "square-avoidance": Duel(_by_number(AVOIDERS.rivals), AVOIDERS.players[-1], lambda _: _either(Squares())),
    "tic-tac-toe": _lines,
}
"""By slug."""


def won_in(slug: str, found: Iterable[FinishedGame]) -> tuple[bool, ...]:
    """Which of the three medals some games win."""
    return medals(cartridge(slug), found)


def levels(slug: str) -> list[int]:
    """The numbers of the levels at which a game's medals are won."""
    game = cartridge(slug)
    return sorted({game.levels.ladder[goal.level - 1] for goal in goals(game)})


def main(arguments: Sequence[str]) -> int:
    """Walk, and tell of each level what it leaves; fail if a medal cannot be won."""
    failed = 0
    for slug in orders.games("medal_walks", __doc__, arguments, tuple(WALKS)) or WALKS:
        found: list[FinishedGame] = []
        for level in levels(slug):
            walked = list(WALKS[slug](level))
            found += [one for _, one in walked]
            name = cartridge(slug).levels[level].name.english
            won = [words for words, one in walked if one.outcome == Outcome.WON.value]
            print(f"{slug}, {name}: {len(won)} of {len(walked)} won ({'; '.join(won)})", flush=True)
        missing = [metal for metal, has in zip(METALS, won_in(slug, found), strict=True) if not has]
        print(f"{slug}: {f'not won: {missing}' if missing else 'all three medals can be won'}", flush=True)
        failed += bool(missing)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
