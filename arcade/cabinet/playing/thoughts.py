"""What the opponent believes while it thinks, in a line over the game, for those who want to see it."""

from collections.abc import Callable
from typing import Any

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.replays.evaluating import overheard
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import OVERHEARD
from arcade.cabinet.widgets.overlay import Overlay
from arcade.toolkit.contract.evaluator import Evaluated, Teller, said
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Idea

THOUGHT_KEYS = frozenset(("f9",))
SHOWN = 100
"""Frames that the latest belief is seen."""
BETWEEN = "  "


class Thoughts:
    """The line over one run. Who has seen it was helped, since it tells what is expected of them."""

    def __init__(self, context: PageContext, run: Run, order: Callable[[str], None]) -> None:
        """`order` presses a key of the cabinet's."""
        self._context, self._order = context, order
        self._program, self._machine = run.session.program, run.session.machine
        self._teller = overheard(run)
        self._idea: Idea | None = None
        self._until = 0
        """The frame from which the idea is no longer seen."""
        self._row = self._wide = 0
        self._told = False
        """Whether the run has been told of this game that the player has seen the line."""
        if self._teller is not None:
            self._program.report_idea = self._note

    @property
    def can_be_heard(self) -> bool:
        """Whether there is an opponent whose thoughts can be shown."""
        return self._teller is not None

    @property
    def shown(self) -> bool:
        """Whether there is a line to be seen."""
        return self._machine.frame < self._until and self._context.preferences.thoughts

    def turn(self) -> None:
        """Show the line from now on, or no more."""
        self._context.set("thoughts", not self._context.preferences.thoughts)

    def draw(self, overlay: Overlay) -> None:
        """Draw it where it covers least."""
        if self._idea is None or self._teller is None:
            return
        if not self._told:
            self._told = True
            self._order(OVERHEARD)
        words = told(self._idea, self._teller, self._context.language, overlay.columns - 2, self._of_player(self._idea))
        if len(words) > self._wide:
            self._wide = len(words)
            self._row = overlay.spare_row(self._wide + 2)
        overlay.label(self._row, words.ljust(self._wide))

    def _of_player(self, idea: Idea) -> bool:
        """Whether it thinks in the player's place, for a hint."""
        people = self._program.people if isinstance(self._program, Evaluated) else None
        return people is not None and getattr(idea.position, "seat", None) in people

    def _note(self, idea: Idea) -> None:
        frame = self._machine.frame
        if frame >= self._until:
            self._wide = 0
        self._idea, self._until = idea, frame + SHOWN
        self._told = self._told and self._program.assisted


def told(idea: Idea, teller: Teller[Any, Any], language: Language, columns: int, player: bool = False) -> str:
    """A belief in one line: how far it sees, how it stands, and as many of the expected moves as there is room for.

    Where there is room for none of them how far it sees is left out. It stands so itself, or the `player` does in whose
    place it thinks.
    """
    standing = _standing(idea, teller, language, player)
    depth = [strings.DEPTH.in_language(language, plies=idea.depth)] if idea.depth else []
    for parts in ((*depth, *standing), standing):
        words = BETWEEN.join(parts)
        longer = _with_moves(words, idea, teller, language, columns)
        if longer != words:
            return longer
    return BETWEEN.join((*depth, *standing))[:columns]


def _standing(idea: Idea, teller: Teller[Any, Any], language: Language, player: bool) -> list[str]:
    """How it stands, in words."""
    parts = []
    if idea.value is not None:
        parts.append(said(teller.worth(idea.value), player).in_language(language))
    if idea.chance is not None:
        chance = strings.YOUR_CHANCE if player else strings.CHANCE
        parts.append(chance.in_language(language, chance=idea.chance))
    return parts


def _with_moves(words: str, idea: Idea, teller: Teller[Any, Any], language: Language, columns: int) -> str:
    """Words, and behind them as many of the expected moves as there is room for."""
    position, between = idea.position, BETWEEN if words else ""
    for number, move in enumerate(idea.line):
        if number:
            position = position.play(idea.line[number - 1])
        longer = words + between + teller.named(position, move, language)
        if len(longer) > columns:
            break
        words, between = longer, " "
    return words
