"""How well the demonstrations play: ``python -m tools.demonstrations`` lets each pilot play five games again.

With slugs, only those games are played: alone at the usual level, or where silver asks for a higher one at that, by a
pilot that nobody looks on, since one that never tires may never end. `assets/demonstrations.txt` keeps how each game
ended, and marks one that was helped; the table of games (`python -m tools.games_table`) tells how many were
won, or the middle score, and the medal that the middle one of the five games would earn.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.playback import pilot_setup
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.medals import goals, medals
from arcade.cabinet.storage.scores import ASSISTED
from arcade.machine.keyboard import Keys
from arcade.toolkit.contract.controls import HELPS
from arcade.toolkit.contract.outcome import Outcome
from tools import orders

KEPT = Path(__file__).resolve().parent.parent / "assets" / "demonstrations.txt"
SEEDS = (1, 2, 3, 4, 5)
FRAMES = 60_000
"""A game that takes longer is given up."""
NONE = "-"
MEDALS = ("none", "bronze", "silver", "gold")
SILVER = 2


@dataclass(frozen=True)
class Demonstrated:
    """One game of a pilot: its seed, how it ended and with which score; no outcome if it came to no end."""

    slug: str
    seed: int
    outcome: str
    score: int | None
    frames: int
    assisted: bool = False

    @property
    def line(self) -> str:
        """The line that is kept."""
        score = f"{NONE if self.score is None else self.score}{ASSISTED * self.assisted}"
        return f"{self.slug} {self.seed} {self.outcome} {score} {self.frames}\n"


def level(slug: str) -> int:
    """The level that is played."""
    game = cartridge(slug)
    rung = max(game.levels.rung(game.default_level), goals(game)[SILVER - 1].level)
    return game.levels.ladder[rung - 1]


def unhelped_hands(session: Session, seed: int) -> Iterator[Keys]:
    """The keys of a pilot but those that ask for help, which it shows to whoever looks on."""
    helps = {key for control in HELPS for key in control.keys}
    return (keys - helps for keys in pilot_hands(session, seed))


def played(slug: str, seed: int) -> Demonstrated:
    """What the pilot's first game with a seed comes to."""
    session = Session(pilot_setup(slug, level(slug), False, seed))
    hands = unhelped_hands(session, seed)
    for _ in range(FRAMES):
        session.step(next(hands))
        if session.ended or session.results:
            break
    if not session.results:
        return Demonstrated(slug, seed, NONE, None, session.machine.frame)
    result = session.results[0]
    return Demonstrated(slug, seed, result.outcome.value, result.score, result.frame, bool(result.assisted))


def read(text: str) -> list[Demonstrated]:
    """The kept games; raises ValueError for a line that is none."""
    found = []
    for line in text.splitlines():
        slug, seed, outcome, score, frames = line.split()
        points = score.removesuffix(ASSISTED)
        known = None if points == NONE else int(points)
        found.append(Demonstrated(slug, int(seed), outcome, known, int(frames), score.endswith(ASSISTED)))
    return found


def kept() -> dict[str, list[Demonstrated]]:
    """The kept games of each game on the shelf."""
    games: dict[str, list[Demonstrated]] = {}
    for one in read(KEPT.read_text(encoding="ascii")):
        games.setdefault(one.slug, []).append(one)
    return games


def medal(one: Demonstrated) -> int:
    """The best medal that a game would earn, by its place in MEDALS."""
    game = cartridge(one.slug)
    if one.outcome == NONE:
        return 0
    finished = FinishedGame(
        level(one.slug), 1, one.outcome, one.score, one.frames, original=False, assisted=one.assisted
    )
    return max((place for place, won in enumerate(medals(game, [finished]), 1) if won), default=0)


def middle_medal(games: Iterable[Demonstrated]) -> int:
    """The medal of the game in the middle."""
    medals = sorted(map(medal, games))
    return medals[len(medals) // 2]


def told(games: Sequence[Demonstrated]) -> str:
    """A cell of the table of games: the games won where some can be, else the middle score, and the medal for it."""
    game_slug = games[0].slug
    game = cartridge(game_slug)
    scores = sorted(one.score for one in games if one.score is not None)
    middle = game.score_unit.in_language("en", n=scores[len(scores) // 2]) if scores else ""
    wanted = [
        f"{goal.score}" if goal.level <= game.levels.rung(level(game_slug)) else f"{goal.score} at level {goal.level}"
        for goal in goals(game)
        if goal.score is not None
    ]
    if any(one.outcome in (Outcome.WON, Outcome.LOST, Outcome.DRAWN) for one in games):
        words = f"won {sum(one.outcome == Outcome.WON for one in games)} of {len(games)}"
        words += f", {middle}" if middle else ""
    elif wanted and scores:
        words = f"{scores[len(scores) // 2]} (medals: {', '.join(wanted)})"
    else:
        words = middle or "to its end"
    if sum(one.assisted for one in games) > len(games) // 2:
        words += ", with help"
    earned = middle_medal(games)
    return f"{words}: {MEDALS[earned]}" if earned else words


def main(arguments: Sequence[str]) -> None:
    """Play and write, and name the games whose demonstrations earn less than silver."""
    chosen = orders.games("demonstrations", __doc__, arguments) or slugs()
    games = kept() if KEPT.exists() else {}
    for slug in chosen:
        games[slug] = [played(slug, seed) for seed in SEEDS]
        print(slug, told(games[slug]), flush=True)
        KEPT.write_text("".join(one.line for name in sorted(games) for one in games[name]), encoding="ascii")
    if poor := [slug for slug in sorted(chosen) if middle_medal(games[slug]) < SILVER]:
        print("below silver:", *poor)


if __name__ == "__main__":
    main(sys.argv[1:])
