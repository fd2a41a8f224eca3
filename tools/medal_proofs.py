"""Proves that medals can be won: ``python -m tools.medal_proofs`` lets pilots play until they have won each.

With slugs, only those games are played; a proof that still holds is kept. Pilots press keys as players do, and are
helped for no medal but bronze. `assets/medals.txt` tells in which run each was won: the pilot comes to it again from
that seed (`won_again`). A pilot plays no better than in demonstrations, so that a medal without a line may be won all
the same: `tools.medal_walks` says of solved games what their levels leave to a player.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.replays.playback import pilot_setup
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.medals import goal_in, medals
from tools import orders
from tools.demonstrations import unhelped_hands

KEPT = Path(__file__).resolve().parent.parent / "assets" / "medals.txt"
METALS = ("bronze", "silver", "gold")
LOOKS = ("modern", "original")
SEEDS = range(1, 41)
FRAMES = 60_000
"""Of a run, at most."""
MOST = 240_000
"""Frames of all runs for one medal."""


@dataclass(frozen=True)
class Medal:
    """A medal of a game in a look: 0, 1 and 2 are bronze, silver and gold."""

    slug: str
    metal: int
    original: bool

    @property
    def level(self) -> int:
        """The lowest level at which it can be won."""
        game = cartridge(self.slug)
        goal = goal_in(game, self.metal, self.original)
        if goal is None:
            raise ValueError(f"{self.slug} has no such medal")
        return game.levels.ladder[goal.level - 1]

    def __str__(self) -> str:
        return f"{self.slug} {METALS[self.metal]} {LOOKS[self.original]}"


@dataclass(frozen=True)
class Proof:
    """The seed of the run, and of the pilot's own dice, in which a medal was won, and the frame of the result."""

    medal: Medal
    seed: int
    frame: int

    @property
    def slug(self) -> str:
        """The game's."""
        return self.medal.slug

    @property
    def line(self) -> str:
        """The line that is kept."""
        return f"{self.medal} {self.seed} {self.frame}\n"


def all_medals(slug: str) -> Iterator[Medal]:
    """Those that a game has to give."""
    game = cartridge(slug)
    for original in (False, True):
        for metal in range(len(METALS)):
            if goal_in(game, metal, original) is not None:
                yield Medal(slug, metal, original)


def won_at(medal: Medal, seed: int, frames: int) -> int:
    """The frame in which the pilot wins a medal; 0 if it does not within so many frames."""
    setup = pilot_setup(medal.slug, medal.level, medal.original, seed)
    session, game = Session(setup), cartridge(medal.slug)
    hands, known = unhelped_hands(session, seed), 0
    for _ in range(frames):
        session.step(next(hands))
        for result in session.results[known:]:
            ended = result.outcome.value, result.score, result.frame
            if medals(game, [FinishedGame(setup.level, 1, *ended, setup.original, result.assisted)])[medal.metal]:
                return result.frame
        known = len(session.results)
        if session.ended:
            break
    return 0


def won_again(proof: Proof) -> bool:
    """Whether a proof holds."""
    return won_at(proof.medal, proof.seed, proof.frame + 1) == proof.frame


def proved(medal: Medal) -> Proof | None:
    """The first run in which the pilot wins a medal."""
    frames = MOST
    for seed in SEEDS:
        allowed = min(FRAMES, frames)
        if frame := won_at(medal, seed, allowed):
            return Proof(medal, seed, frame)
        frames -= allowed
        if frames <= 0:
            break
    return None


def read(text: str) -> list[Proof]:
    """The kept proofs; raises ValueError for a line that is none."""
    found = []
    for line in text.splitlines():
        slug, metal, look, seed, frame = line.split()
        medal = Medal(slug, METALS.index(metal), LOOKS.index(look) == 1)
        found.append(Proof(medal, int(seed), int(frame)))
    return found


def kept() -> dict[Medal, Proof]:
    """What was proved before."""
    return {proof.medal: proof for proof in read(KEPT.read_text(encoding="ascii"))}


def main(arguments: Sequence[str]) -> None:
    """Prove what is not proved yet, and name the medals that no pilot has won."""
    chosen = orders.games("medal_proofs", __doc__, arguments) or slugs()
    proofs = kept() if KEPT.exists() else {}
    open_still: list[Medal] = []
    for medal in (one for slug in chosen for one in all_medals(slug)):
        known = proofs.pop(medal, None)
        found = known if known is not None and won_again(known) else proved(medal)
        if found is None:
            open_still.append(medal)
        else:
            proofs[medal] = found
        print(medal, "not won" if found is None else f"seed {found.seed}, frame {found.frame}", flush=True)
        ordered = sorted(proofs.values(), key=lambda one: (one.slug, one.medal.original, one.medal.metal))
        KEPT.write_text("".join(one.line for one in ordered), encoding="ascii")
    if open_still:
        print("no pilot has won:", *open_still, sep="\n  ")


if __name__ == "__main__":
    main(sys.argv[1:])
