"""A game followed again, move by move, from its roll; and played on from wherever one likes."""

from arcade.games.hp_reversi import strings
from arcade.games.hp_reversi.look import Look
from arcade.machine.machine import Frames
from arcade.toolkit.contract.position import Match
from arcade.toolkit.discs.rules import Position

PLAY_ON = ("P", "J")
"""Play on, or Romanian "joacă"."""


def follow(look: Look, match: Match[Position, int]) -> Frames[None]:
    """Show a game as the player asks for it; the match is then at the position where that ended."""
    moves = len(match.moves)
    yield from look.say(strings.ROLL_READ, n=moves)
    yield from look.say(strings.FOLLOW)
    yield from look.show_position(match.positions[0])
    at = 0
    while True:
        typed = yield from look.ask_line(strings.FOLLOWING, n=at, all=moves)
        if typed[:1] in PLAY_ON or (not typed and at == moves):
            break
        if not typed:
            at += 1
        elif typed.isascii() and typed.isdigit() and int(typed[:5]) <= moves:
            at = int(typed[:5])
        else:
            yield from look.refuse(strings.FOLLOW_PLEASE, all=moves)
            continue
        if at:
            yield from look.move_numbered(match.positions[at - 1], match.moves[at - 1], at)
        else:
            yield from look.show_position(match.positions[0])
    del match.positions[at + 1 :]
    del match.moves[at:]
