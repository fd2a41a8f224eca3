"""Lion and snake: run, shoot, sling, stab, climb. Each fight that fails makes the next one harder."""

from dataclasses import replace

from arcade.games.jungle.events import Event, Fate, Peril, What
from arcade.games.jungle.rules import Happening, Trek, chance, paused, share
from arcade.toolkit.contract.dice import Dice

RUN, PISTOL, SLING, KNIFE, CLIMB = "ABCDE"
AT_HEELS = 6
"""A beast catches up with a runner of strength K in so many of K cases."""
BREATH = 30
"""Frames of a run, by the skill."""
LAST_STRENGTH, FATAL_STRENGTH = 5, 15
"""Who was caught and has less strength is bitten at once; who was bitten and has less is eaten."""
HIDE = 18
"""A blow must be harder than this to kill."""
EMPTY_PISTOL, UNSEEN_BITE = 17, 17
LONGEST_WAIT, PATIENCE = 40, 24
"""Hours in a tree: at most, and how many one survives."""
GRIP = 30
"""With less strength one falls out of the tree."""


def reach(skill: int, weapon: str, beast: Peril) -> tuple[int, int]:
    """The limit of a blow with a weapon, as a fraction: skill / 1.5 and skill / 1.7, a knife doubled at a snake."""
    if weapon == SLING:
        return 2 * skill, 3
    return 10 * skill * (2 if beast is Peril.SNAKE else 1), 17


def can_kill(skill: int, weapon: str, beast: Peril) -> bool:
    """Whether a sling or a knife has any chance."""
    above, below = reach(skill, weapon, beast)
    return above > HIDE * below


def fight(trek: Trek, answer: str, dice: Dice) -> Happening:
    """One of the five choices before a beast; other answers cost a little strength."""
    match answer:
        case "A":
            return _run(trek, dice)
        case "B":
            return _shoot(trek, dice)
        case "C" | "D":
            return _strike(trek, answer, dice)
        case "E":
            return _climb(trek, dice)
    tired = trek.hurt(1)
    events = (Event(What.NOT_MOVED),)
    return (tired, events) if tired.strength else (tired.dead(Fate.EATEN), (*events, Event(What.EATEN)))


def feast(trek: Trek, answer: str) -> Happening:
    """The killed beast is eaten, or left."""
    if answer == "A":
        return replace(trek, strength=trek.strength + trek.skill, peril=None), (Event(What.FED, trek.skill),)
    return trek.over(), (Event(What.LEFT),)


def _run(trek: Trek, dice: Dice) -> Happening:
    """Back where one came from; whoever leaves the jungle that way is saved."""
    assert trek.last
    fled = trek.shifted(trek.last.back, trek.last)
    fled = replace(fled, strength=fled.strength * 9 // 10)
    ran = Event(What.RAN)
    if fled.strength < 1:
        return fled.dead(Fate.WORN_OUT), (ran, Event(What.WORN_OUT))
    if fled.fate:
        return fled, (ran, Event(What.OUT))
    # The printed program compared the way with the choice's letter: who had walked A, east, always met the beast.
    met = chance(dice, 1, 4) if trek.mended else trek.last.value == RUN
    if met:
        return fled, (Event(What.RAN_INTO),)
    if dice.below(fled.strength) < AT_HEELS:
        after, events = _caught(fled, dice)
        return after, (ran, *events)
    # A run took a pause of up to thirty frames by the skill; of none the machine waited for ever: mended.
    breath = (Event(What.PAUSE, share(dice, BREATH, trek.skill)),) if trek.paced else ()
    return fled.over(), (ran, *breath, Event(What.ESCAPED))


def _shoot(trek: Trek, dice: Dice) -> Happening:
    if trek.bullets < 1:
        after, events = _bitten(trek, EMPTY_PISTOL)
        return after, (Event(What.CLICK), *events)
    fired = replace(trek, bullets=trek.bullets - 1)
    shot = (*paused(trek, dice), Event(What.SHOT), *paused(trek, dice))
    # RND * 2.5 * skill > 17
    if dice.below(65536) * 5 * trek.skill > 34 * 65536:
        return replace(fired, peril=Peril.CARCASS), (*shot, Event(What.KILLED), *paused(trek, dice, 2))
    after, events = _caught(fired, dice)
    return after, (*shot, Event(What.MISSED), *events)


def _strike(trek: Trek, weapon: str, dice: Dice) -> Happening:
    assert trek.peril
    struck = Event(What.SLUNG if weapon == SLING else What.STABBED)
    blow = share(dice, *reach(trek.skill, weapon, trek.peril)) + 1
    if blow > HIDE:
        return replace(trek, peril=Peril.CARCASS), (struck, Event(What.KILLED), *paused(trek, dice, 2))
    after, events = _bitten(trek, blow)
    return after, (struck, *events)


def _climb(trek: Trek, dice: Dice) -> Happening:
    """A snake climbs better. A lion waits below."""
    if trek.peril is Peril.SNAKE:
        return trek.dead(Fate.SWALLOWED), (Event(What.SWALLOWED),)
    hours = 1 + dice.below(LONGEST_WAIT)
    waited, after = Event(What.WAITED, hours), trek.hurt(hours)
    if hours > PATIENCE:
        return after.dead(Fate.STARVED), (waited, Event(What.STARVED))
    if after.strength < GRIP:
        caught, events = _caught(after, dice)
        return caught, (waited, Event(What.FELL_DOWN), *events)
    return after.over(), (waited, Event(What.CAME_DOWN))


def _caught(trek: Trek, dice: Dice) -> Happening:
    """The beast is upon one: some strength is left, or it bites at once."""
    left = dice.below(max(trek.strength, 1))
    mauled = replace(trek, strength=left)
    caught = Event(What.CAUGHT, trek.strength - left)
    if left < LAST_STRENGTH:
        after, events = _bitten(mauled, 1 + dice.below(UNSEEN_BITE))
        return after, (caught, *events)
    return _weary(mauled), (caught,)


def _bitten(trek: Trek, bite: int) -> Happening:
    left = trek.hurt(2 * bite)
    if left.strength < FATAL_STRENGTH:
        return left.dead(Fate.EATEN), (Event(What.EATEN),)
    return _weary(left), (Event(What.WOUNDED, 2 * bite),)


def _weary(trek: Trek) -> Trek:
    return replace(trek, skill=max(trek.skill - 1, 1))
