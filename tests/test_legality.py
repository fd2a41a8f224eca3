"""A move is legal when the position's `moves()` says so, and nowhere else.

Every game with a position is played with a quarter of its legal moves struck from `moves()`. Program, look and pilot
must offer and accept only what is left; whatever else is tried is refused as any wrong move, and nothing breaks. The
computers know the real game by heart: where their move is struck, a legal one is played instead.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any
from zlib import crc32

import pytest

from arcade.cabinet.catalogue import cartridge, slugs, strength
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract import position as position_shape
from arcade.toolkit.contract.dice import Dice, SplitMix
from arcade.toolkit.contract.program import Setup

GAMES, PLIES = 6, 40
"""Games by chance in which every move ever seen is tried in every position, and their plies at most."""
FRAMES, ENOUGH = 24_000, 20
"""A run's frames at most, and the moves after which it has shown what it should."""
WHILE, TOUCH = 120, 6
"""Frames after which somebody else may play, and from one of the other's keys to the next."""
ORDERS = ("backspace", "f1", "f2", "escape", "pad1 back", "!hint", "!undo", "!solve")
KEYS = (*"abcdefghijklmnopqrstuvwxyz0123456789", "return", "left", "right", "up", "down", "pad1 fire", "pad2 fire")
PLAYERS = ("program.py", "contest.py", "position.py", "puzzle.py")
"""Modules that play moves on the board itself, not in thought."""

THINKERS = (
    "fifteen/state.py", "/hints.py", "imphex/pages.py", "/levels.py", "/opponent.py", "/search.py",
    "sliding_squares/entry.py", "/solver.py", "/theory.py",
)  # fmt: skip
"""Modules that know a game by heart; what they advise need not be legal in a game with other rules."""
FORFEITS = {"english-hunt": (-1, -1)}
"""What is played where a turn is lost for an entry that was no move."""
SHARED = "arcade.families.discs.rules"
"""Rules of more than one game."""


def folder_of(slug: str) -> Path:
    """Where a game's modules are."""
    return Path(__file__).parent.parent / "arcade" / "games" / slug.replace("-", "_")


def board_games() -> dict[str, str]:
    """The games whose positions list their moves, with the module of their rules; found without importing them."""
    found = {}
    for slug in slugs():
        texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder_of(slug).glob("*.py"))}
        if "class Position" in texts.get("rules", "") and "def moves(self)" in texts["rules"]:
            found[slug] = f"arcade.games.{slug.replace('-', '_')}.rules"
        elif SHARED in texts["program"]:
            found[slug] = SHARED
    return found


BOARDS = board_games()
TABLES = [
    (slug, seats, seed)
    for slug in BOARDS
    for seats in cartridge(slug).seats
    for seed in ((1, 2) if seats == cartridge(slug).seats[-1] else (1,))
]
"""How many play each game, and the seed of the moves that are struck; where two can, one plays but once."""
MEASURED = tuple(
    slug
    for slug in BOARDS
    if (evaluator := folder_of(slug) / "evaluator.py").is_file() and "\nSTRENGTH" in evaluator.read_text()
)
"""Those whose levels can play each other."""


def callers(frame: FrameType | None) -> Iterator[FrameType]:
    """A frame, and those who called it, one after the other."""
    if frame is not None:
        yield frame
        yield from callers(frame.f_back)


class Stricter:
    """Rules without a quarter of the moves that there could be, but never without any in a position that has some."""

    def __init__(self, rules: type[Any], seed: int) -> None:
        self._seed = seed
        self._rules = sys.modules[rules.__module__].__file__
        self._all: Callable[[Any], Sequence[Any]] = rules.moves
        self._known: dict[Any, tuple[Any, ...]] = {}

    def seen_by(self, position: Any, asker: FrameType) -> Sequence[Any]:
        """The moves that whoever asks is told; thinkers know the game by heart and are told the truth."""
        own = (self._rules, __file__, position_shape.__file__)  # a match asks for whoever plays in it
        asker = next(frame for frame in callers(asker) if frame.f_code.co_filename not in own)
        if asker.f_code.co_filename.endswith(THINKERS):
            return self._all(position)
        return self.moves(position)

    def moves(self, position: Any) -> tuple[Any, ...]:
        """The moves that are left."""
        found = self._known.get(position)
        if found is None:
            moves = tuple(self._all(position))
            found = tuple(move for move in moves if crc32(f"{self._seed} {move!r}".encode()) % 4) or moves[:1]
            self._known[position] = found
        return found


def noisy(session: Session, seed: int) -> Iterator[Keys]:
    """Who plays: the pilot, but now and then for a while anybody's fingers."""
    hands, dice = pilot_hands(session, seed), SplitMix(seed)
    for _ in range(FRAMES // WHILE + 1):
        if dice.below(3):
            for _ in range(WHILE):
                yield next(hands)
        else:
            for _ in range(WHILE // TOUCH):
                keys = frozenset((any_key(session, dice),))
                for frame in range(TOUCH):
                    yield keys if frame < 2 else NO_KEYS


BESIDES = ("_passable", "spar")
"""What plays moves beside the board: a puzzle's way that is looked at in advance, a game that is only watched."""


def on_the_board(player: FrameType) -> bool:
    """Whether a move is played on the board itself."""
    behind = player.f_back
    asking = {frame.f_code.co_name for frame in (player, behind, behind and behind.f_back) if frame is not None}
    return player.f_code.co_filename.endswith(PLAYERS) and asking.isdisjoint(BESIDES)


def any_key(session: Session, dice: Dice) -> str:
    """An answer to what is asked, if that is known, else a letter, a digit, a direction, a click, an order."""
    waiting, kind = session.machine.waiting, dice.below(8)
    if kind == 0:
        return f"@{dice.below(256)},{dice.below(192)}"
    if kind == 1:
        return dice.pick(ORDERS)
    keys: tuple[str, ...] = waiting.choices if waiting and waiting.choices and kind < 5 else KEYS
    return dice.pick(keys)


@pytest.mark.rotates(16)
@pytest.mark.parametrize("original", [False, True], ids=["modern", "original"])
@pytest.mark.parametrize(("slug", "seats", "seed"), TABLES)
@pytest.mark.filterwarnings("ignore:the computer's")
def test_fewer_moves_in_the_rules_are_fewer_moves_in_the_game(
    slug: str, seats: int, seed: int, original: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = import_module(BOARDS[slug]).Position
    stricter, play, played = Stricter(rules, seed), rules.play, []

    def checked(position: Any, move: Any) -> Any:
        if on_the_board(sys._getframe(1)):
            legal = move in stricter.moves(position) or move == FORFEITS.get(slug)
            assert legal, f"{move} was played in {position}"
            played.append(move)
        return play(position, move)

    monkeypatch.setattr(rules, "moves", lambda position: stricter.seen_by(position, sys._getframe(1)))
    monkeypatch.setattr(rules, "play", checked)
    game = cartridge(slug)
    session = Session(Setup(slug, game.default_level, seats, seed=seed, original=original))
    hands = noisy(session, seed)
    for frame in range(FRAMES):
        session.step(next(hands))
        if session.ended:
            session = Session(replace(session.setup, seed=seed + frame))
            hands = noisy(session, seed + frame)
        if len(played) == ENOUGH:
            break
    assert played


@pytest.mark.parametrize("slug", MEASURED)
def test_what_is_not_listed_cannot_be_played(slug: str) -> None:
    played = strength(slug)
    assert played is not None
    dice = SplitMix(7)
    positions: list[Any] = []
    for _ in range(GAMES):
        position = played.opening(dice)
        for _ in range(PLIES):
            positions.append(position)
            if position.outcome() is not None:
                break
            position = position.play(dice.pick(position.moves()))
    moves = dict.fromkeys(move for position in positions for move in position.moves())
    refused = 0
    for position in positions:
        legal = position.moves()
        for move in moves:
            if move not in legal:
                refused += 1
                with pytest.raises(ValueError, match=r"."):
                    position.play(move)
    assert refused
