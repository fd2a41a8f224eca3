"""A game in progress: its session, the pictures of its last minute, and what has been done with its results."""

import zlib
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum, auto

from arcade.cabinet.replays.checkpoint import Checkpoint, Watched, leading, taken
from arcade.cabinet.replays.object_names import GraphError, prepare
from arcade.cabinet.replays.replay import Replay, font_name
from arcade.cabinet.replays.rest import Rest
from arcade.cabinet.replays.retrace import step
from arcade.cabinet.replays.session import REWOUND, Session
from arcade.machine.font import Font
from arcade.toolkit.contract.program import Result

PICTURE_EVERY = 5
"""Frames between two remembered pictures."""
REMEMBERED = 60
"""Seconds of which pictures are remembered."""
ANSWERED = 25
"""Frames without a question after which the question for another game has been answered."""
SPACING = 10
"""Seconds at least between two checkpoints at safe points."""
SETTLED = 2
"""Seconds of a wait after which it may be a long one."""
RESTING = 5
"""Seconds from then to the first checkpoint of the wait, and from each to the next."""


@dataclass(frozen=True)
class Snapshot:
    """A remembered picture: the frame after which it was seen, and how many thoughts were finished by then."""

    frame: int
    packed: bytes
    thoughts: int

    @property
    def memory(self) -> bytes:
        """The machine's memory."""
        return zlib.decompress(self.packed)


class Phase(Enum):
    """Where in a run of several games the program is."""

    PLAYING = auto()
    ENDING = auto()
    """A game is over, and the program celebrates."""
    ASKING = auto()
    """It asks for another game."""


class Run:
    """One session, watched."""

    def __init__(self, session: Session, font: Font | None = None, answers_to_verify: int = 0) -> None:
        """`font` are the player's own letters, if any; the first `doubted` answers of opponents were read in a file."""
        self.session = session
        self.answers_to_verify = answers_to_verify
        self.font = font
        machine = session.machine
        pictures = REMEMBERED * machine.CLOCK // machine.FRAME // PICTURE_EVERY
        self.reel: deque[Snapshot] = deque(maxlen=pictures)
        self.settled = 0
        """How many results have been dealt with."""
        self.touched = False
        """Whether the player has pressed anything."""
        self.checkpoints: list[Checkpoint] = []
        """Those from which the remembered pictures are reached, and the latest one before them."""
        self._phase = Phase.PLAYING
        self._counted = 0
        self._busy = 0
        self._began = 0
        self._second = machine.CLOCK // machine.FRAME
        self._tried = -SPACING * self._second
        """The frame of the latest safe point at which a checkpoint was taken, or tried."""
        self._rest: Rest | None = None
        """The wait in which nobody touches anything, once it has lasted."""
        self._due = 0
        """The frame after which that is to be noted again."""
        session.program.report_safe_point = self._keep_checkpoint
        prepare(type(session.program))

    @property
    def fresh(self) -> list[Result]:
        """The results that have not been dealt with."""
        return self.session.results[self.settled :]

    @property
    def unsettled(self) -> bool:
        """Whether a game is over that has not been dealt with."""
        return len(self.session.results) > self.settled

    @property
    def in_the_middle(self) -> bool:
        """Whether leaving now would lose something: a game has begun and is not over."""
        return self._phase is Phase.PLAYING and self.touched and not self.session.ended

    @property
    def began(self) -> int:
        """The frame in which the game that was played last began."""
        return self._began

    def settle(self) -> None:
        """Note that all results have been dealt with."""
        self.settled = len(self.session.results)

    def resume(self) -> None:
        """Go on with a run that was kept: only one whose end had not been dealt with was kept at its end."""
        self.touched = True
        self.settled = len(self.session.results) - (self._phase is not Phase.PLAYING)

    def watch(self, session: Session) -> None:
        """Follow the run and remember the picture, if it is time; to be called after each frame."""
        machine = session.machine
        if len(session.results) > self._counted:
            self._counted = len(session.results)
            self._phase = Phase.ENDING if machine.waiting is None else Phase.ASKING
        elif machine.waiting is not None:
            self._busy = 0
            if self._phase is Phase.ENDING:
                self._phase = Phase.ASKING
        elif self._phase is Phase.ASKING:
            self._busy += 1
            if self._busy > ANSWERED:
                self._phase, self._began = Phase.PLAYING, machine.frame
        if machine.frame % PICTURE_EVERY == 0:
            memory = zlib.compress(machine.memory(), 1)
            self.reel.append(Snapshot(machine.frame, memory, len(session.program.thoughts)))
        if machine.waiting is None or session.held:
            self._rest, self._due = None, machine.frame + SETTLED * self._second
        elif machine.frame >= self._due:
            self._note_rest()

    def recall(self, checkpoint: Checkpoint) -> None:
        """Know what was known at a checkpoint, to watch on from there."""
        phase, self._counted, self._busy, self._began = checkpoint.watched
        self._phase = Phase(phase)
        self.checkpoints.append(checkpoint)
        self._rest, self._due = None, checkpoint.frame + SETTLED * self._second
        if checkpoint.since is None:
            self._tried = checkpoint.frame

    def _keep_checkpoint(self, safe_point: str) -> None:
        """Take a checkpoint if it is time; of a program that cannot be noted now there is none."""
        frame = self.session.machine.frame
        self._rest, self._due = None, frame + SETTLED * self._second
        if frame - self._tried >= SPACING * self._second:
            self._tried = frame
            with suppress(GraphError):
                self._keep(taken(self.session, safe_point, self._watched))

    def _note_rest(self) -> None:
        """Note how a wait that lasts goes on; if it is another one than before, that it has begun."""
        self._due = self.session.machine.frame + RESTING * self._second
        with suppress(GraphError):
            noted = self._rest and self._rest.noted(self._watched)
            if noted:
                self._keep(noted)
            else:
                self._rest = Rest(self.session)

    @property
    def _watched(self) -> Watched:
        return self._phase.value, self._counted, self._busy, self._began

    def _keep(self, checkpoint: Checkpoint) -> None:
        """Keep it, and of those before what leads to the remembered pictures."""
        early = checkpoint.frame - REMEMBERED * self._second
        late = [one for one in self.checkpoints if one.frame >= early]
        self.checkpoints = [*leading(self.checkpoints, early), *late, checkpoint]

    @property
    def snapshots(self) -> list[Snapshot]:
        """The pictures that can be gone back to: those of the game that is being played."""
        if self._phase is not Phase.PLAYING:
            return []
        return [snapshot for snapshot in self.reel if snapshot.frame > self._began]

    def replay(self) -> Replay:
        """The run so far."""
        session = self.session
        return Replay(
            session.setup,
            session.keys.copy(),
            tuple(session.program.thoughts),
            tuple(session.fingerprints),
            tuple(session.results),
            font_name(self.font),
        )

    def replay_to(self, snapshot: Snapshot) -> Replay:
        """The run up to a remembered picture."""
        whole = self.replay()
        whole.keys.truncate(snapshot.frame)
        return replace(
            whole,
            thoughts=whole.thoughts[: snapshot.thoughts],
            fingerprints=tuple(one for one in whole.fingerprints if one[0] <= snapshot.frame),
        )

    def rewound(self, session: Session) -> "Run":
        """The run that goes on from a session that was run again to an earlier frame; that it does is noted in it.

        Raises BrokenProgramError.
        """
        run = Run(session, self.font, min(self.answers_to_verify, len(session.program.thoughts)))
        run.settled, run.touched = self.settled, True
        run._counted, run._began = self._counted, self._began
        run.reel.extend(snapshot for snapshot in self.reel if snapshot.frame <= session.machine.frame)
        run.checkpoints = [one for one in self.checkpoints if one.frame < session.machine.frame]
        step(session, frozenset((REWOUND,)))
        run.watch(session)
        return run
