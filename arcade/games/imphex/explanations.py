"""Show why: the trial moves that the computer rejected in its last turn are replayed, then what it came to."""

from arcade.games.imphex import strings
from arcade.games.imphex.book_opponent import Choice
from arcade.games.imphex.look import Look
from arcade.games.imphex.rules import Position
from arcade.machine.machine import Frames


def show_why(look: Look, before: Position | None, choice: Choice) -> Frames[None]:
    """Replay a turn; `before` is the position in which the computer chose, None when it has not moved yet.

    The board is left as it was after that turn.
    """
    console = look.console
    if before is None:
        yield from console.tell(strings.NOT_MOVED)
        return
    taught = {lesson.cells: lesson.game for lesson in look.career.brain.lessons}
    look.board.draw(before)
    for move in choice.rejected:
        yield from look.board.slide(before, move)
        game = taught.get(before.play(move).cells, 0)
        words = strings.REJECTED if game else strings.REJECTED_BORN
        yield from console.tell(words, origin=move.origin, target=move.target, game=game)
        yield from look.board.slide(before, move, back=True)
    if choice.move is None:
        yield from console.tell(strings.SO_I_RESIGNED)
        return
    yield from look.board.slide(before, choice.move)
    words = strings.SO_I_PLAYED if choice.rejected else strings.FIRST_TRIAL
    yield from console.tell(words, origin=choice.move.origin, target=choice.move.target)
