"""Matches with engines that others wrote: ``python -m tools.outside_match checkers|reversi`` (``--help`` for more).

GuiCheckers comes with PyPI's package samuel, Rhino with Debian's package grhino. The engine runs in a process of its
own. Each game is settled by its number, apart from what the engine leaves to chance; the last line is one for
`arcade/games/STRENGTH.md`. What is missing is said in one sentence.
"""

import sys
from argparse import ArgumentParser, Namespace
from typing import Any

from arcade.cabinet.catalogue import strength
from arcade.families.discs.rules import Position
from arcade.games.checkers.rules import START
from arcade.toolkit.ai.tournament import Rival
from tools.outside import guicheckers, rhino
from tools.outside.contest import Contest, Result
from tools.outside.engines import PATIENCE, Engine, EngineError


def arguments() -> ArgumentParser:
    """What can be ordered."""
    parser = ArgumentParser(prog="outside_match", description="Play matches with engines that others wrote.")
    parser.add_argument("--level", help="our level, as `bench strength` names it; else the strongest")
    parser.add_argument("--games", type=int, default=20, help="how many (20)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one (0)")
    parser.add_argument("--patience", type=float, default=PATIENCE, help=f"seconds for an answer ({PATIENCE:g})")
    parser.add_argument(
        "--engine", help="the engine's program, where it is not found; for checkers the Python with samuel"
    )
    games = parser.add_subparsers(dest="game", required=True)
    checkers = games.add_parser("checkers", help="against GuiCheckers")
    checkers.add_argument("--depth", type=int, default=14, help="plies that it looks ahead (14)")
    checkers.add_argument("--data", help="the folder with its tables, where they are not beside its Python")
    checkers.add_argument("--plies", type=int, default=4, help="chance moves before a game (4)")
    reversi = games.add_parser("reversi", help="against Rhino")
    reversi.add_argument("--strength", type=int, default=4, choices=rhino.LEVELS, help="its level (4)")
    reversi.add_argument("--book", type=int, default=rhino.BOOK, choices=range(6), help=f"its book ({rhino.BOOK})")
    reversi.add_argument("--plies", type=int, default=6, help="chance moves before a game (6)")
    return parser


def rival(slug: str, level: str | None) -> Rival[Any, Any]:
    """One of a game's players, the strongest level if none is named; raises EngineError for one that it has not."""
    played = strength(slug)
    if played is None:
        raise EngineError(f"{slug} has no levels.")
    if level is None:
        return played.rivals[-1]
    for player in played.players:
        if player.name == level:
            return player
    raise EngineError(f"{slug} has no level {level!r}: {', '.join(player.name for player in played.players)}.")


def tell(number: int, result: Result) -> None:
    """Say how it stands after a game."""
    score = result.score
    print(f"game {number}: {score.won} won, {score.drawn} drawn, {score.lost} lost", file=sys.stderr, flush=True)


def play(options: Namespace) -> str:
    """Play, and tell the result in a line; raises EngineError."""
    player, numbers = rival(options.game, options.level), range(options.first, options.first + options.games)
    if not numbers:
        raise EngineError("A match has at least one game.")
    if options.game == "checkers":
        command = guicheckers.command(options.engine or sys.executable, options.depth, options.data)
        with Engine(command, options.patience) as engine:
            checkers = guicheckers.GuiCheckers(engine, options.depth)
            result = Contest(START, options.plies, player, checkers).games(numbers, tell)
            return result.line(player.name, checkers.name)
    command = rhino.command(options.strength, options.book, options.engine)
    with Engine(command, options.patience) as engine:
        reversi = rhino.Rhino(engine, options.strength, options.book)
        result = Contest(Position(), options.plies, player, reversi).games(numbers, tell)
        return result.line(player.name, reversi.name)


def main(words: list[str]) -> int:
    """Play as ordered."""
    try:
        print(play(arguments().parse_args(words)))
    except EngineError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
