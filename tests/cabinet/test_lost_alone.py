"""The look back on a game that one played alone and lost: in both looks, from the pause menu and on its page."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import evaluator
from arcade.cabinet.options import Options, Start
from arcade.cabinet.pages.mistakes import mistakes
from arcade.cabinet.pages.pause import Choice, choices
from arcade.cabinet.replays.key_script import KeyScript, parse
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.scoring.ending import LONG
from arcade.cabinet.scoring.looking_back import LookingBack
from arcade.cabinet.storage.store import Store
from arcade.commands.asking import setup_of
from arcade.machine.keyboard import Keys
from arcade.machine.monitor import Monitor
from arcade.toolkit.ai.mistakes import Mistake, worst
from arcade.toolkit.contract.evaluator import Evaluated
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.searching import at_once
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, seen
from tests.cabinet.player import Player
from tests.patience import still
from tests.playthrough import GAMES, read


@dataclass(frozen=True)
class Loss:
    """A playthrough that is lost, in the language of its keys, and the numbers of the moves to be named then."""

    keys: str
    named: tuple[int, ...]


LOSSES = {
    "draughts": Loss("chinese_draughts/loss_late.keys", (18, 7, 14)),
    "draughts-printed": Loss("chinese_draughts/original_loss_late.keys", (18, 7, 14)),
    "dodging": Loss("hidden_word/dodging.keys", (14, 3, 4)),
    "ricochet": Loss("ricochet/loss_ro.keys", (2, 3, 4)),
    "ricochet-printed": Loss("ricochet/original_end.keys", (1, 2, 3)),
    "stars": Loss("stars/loss_ro.keys", (4, 5, 6)),
}
every_loss = pytest.mark.parametrize("name", LOSSES)


@dataclass(frozen=True)
class Played:
    """A run, and what remembers it."""

    run: Run
    looking: LookingBack

    def frame(self, keys: Keys) -> None:
        """Let a frame pass with keys held."""
        self.run.touched = True
        self.run.session.step(keys)
        self.run.watch(self.run.session)
        self.looking.follow()


def lost(store: Store, name: str, language: Language | None = None) -> Played:
    """Play a game until it is lost and the next question comes."""
    play = read(GAMES / LOSSES[name].keys)
    setup = setup_of(play.options)
    session = Session(replace(setup, language=language or setup.language))
    run, script = Run(session), KeyScript(parse(play.path.read_text(encoding="utf-8")))
    played = Played(run, LookingBack(context_of(store), run))
    while still(not session.results or session.machine.waiting is None):
        played.frame(script.keys(session.machine.frame, session.machine.waiting))
    return played


def looked_back(played: Played) -> list[Mistake[object, object]]:
    """The mistakes that were made."""
    run = played.run
    known, program = evaluator(run.session.setup.slug), run.session.program
    assert known is not None
    assert isinstance(program, Evaluated)
    assert program.people is None
    return at_once(worst(known, program.match, program.people))


@every_loss
def test_its_mistakes_are_those_that_a_solver_knows(name: str, store: Store) -> None:
    played = lost(store, name)
    assert played.run.session.results[-1].outcome is Outcome.LOST
    assert tuple(one.number for one in looked_back(played)) == LOSSES[name].named
    offered = choices(context_of(store), played.run)
    assert Choice.MISTAKES in offered
    assert Choice.THOUGHTS not in offered, "nobody thinks against the player"


@pytest.mark.rotates(4)
@every_loss
@both_languages
@both_grids
def test_its_page(
    name: str, language: Language, grid: type[Monitor], store: Store, update_golden: bool, tmp_path: Path
) -> None:
    played = lost(store, name, language)
    run, context = played.run, context_of(store, language, grid)
    known, found = evaluator(run.session.setup.slug), looked_back(played)
    assert known is not None
    pictures = [played.looking.pictures.get(one.number - 1) for one in found]
    assert None not in pictures
    seen(context, mistakes(context, run.session.machine, known, found, pictures))
    compare(context, f"mistakes-{name}", update_golden, tmp_path)


def test_who_gives_up_finds_it_after_the_game_and_in_the_pause_menu_until_the_next_move(store: Store) -> None:
    start = Start("chinese-draughts", level=1, original=False)
    player = Player(store, Options(start=start, language="ro", boot=False))
    while still(not asked(player)):
        player.press(*["return"] * (player.playing and player.play.run.session.machine.waiting is not None)).pause(20)
    player.pause(LONG * 50)  # a shorter game that is lost has no page
    for key in "320":
        player.press(key).pause(60)
    assert [result.outcome for result in player.play.run.session.results] == [Outcome.LOST]
    player.until("REZULTAT").rest().press("return").until("Greșeli").rest().press(
        "right", "right", "right", "return"
    ).until("Mai bine")
    assert player.sees("Mutarea 2: 2-3")
    assert player.sees("fără soluție")
    assert player.sees("încă 14")
    player.press("escape").until("Greșeli").rest().press("left", "left", "left", "return").rest()
    player.joy("start").rest()
    offered = choices(player.cabinet.context, player.play.run)
    player.joy(*["down"] * offered.index(Choice.MISTAKES), "fire").until("Mai bine")
    player.press("escape").rest().press("escape").rest()
    player.press("3").pause(100)
    assert player.play.run.in_the_middle
    assert Choice.MISTAKES not in choices(player.cabinet.context, player.play.run)


def asked(player: Player) -> bool:
    """Whether an arrow is asked for."""
    waiting = player.play.run.session.machine.waiting if player.playing else None
    return waiting is not None and waiting.move
