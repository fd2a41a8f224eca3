"""Show why: the trial moves that the computer rejected in its last turn are replayed, then what it came to."""

from arcade.games.imphex import strings
from arcade.games.imphex.console import Console
from arcade.games.imphex.scene import Scene
from arcade.games.imphex.state import State
from arcade.machine.machine import Frames


def show_why(program: State, scene: Scene, console: Console) -> Frames[None]:
    """Replay the computer's last turn, if there is one. The board is left as it was after that turn."""
    before, choice = program.tried
    if program.two or before is None:
        yield from console.tell(strings.NOT_MY_MOVES if program.two else strings.NOT_MOVED)
        return
    taught = {lesson.cells: lesson.game for lesson in program.career.brain.lessons}
    scene.draw(before)
    for move in choice.rejected:
        yield from scene.slide(before, move)
        game = taught.get(before.play(move).cells, 0)
        words = strings.REJECTED if game else strings.REJECTED_BORN
        yield from console.tell(words, origin=move.origin, target=move.target, game=game)
        yield from scene.slide(before, move, back=True)
    if choice.move is None:
        yield from console.tell(strings.SO_I_RESIGNED)
        return
    yield from scene.slide(before, choice.move)
    words = strings.SO_I_PLAYED if choice.rejected else strings.FIRST_TRIAL
    yield from console.tell(words, origin=choice.move.origin, target=choice.move.target)
