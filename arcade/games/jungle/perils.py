"""What lies in the way: lion and snake, raspberries, quicksand, a giant spider, a swamp; and answering any of them.

Each fight that fails makes the next one harder.
"""

from collections.abc import Callable
from dataclasses import replace

from arcade.games.jungle.events import Event, Events, Fate, Peril, What
from arcade.games.jungle.rules import Happening, Trek, chance, paused, share
from arcade.toolkit.contract.dice import Dice

RUN, PISTOL, SLING, KNIFE, CLIMB = "ABCDE"
AT_HEELS = 6
"""A beast catches up with a runner of strength K in so many of K cases."""
BITTEN_BELOW, EATEN_BELOW, FALLS_BELOW, FAINTS_BELOW = 5, 15, 30, 5
"""Strength that is enough after all."""
HIDE = 18
"""A blow must be harder than this to kill."""
EMPTY_PISTOL, UNSEEN_BITE = 17, 17
LONGEST_WAIT, SHORT_WAIT, SURVIVED = 40, 5, 24
"""Hours."""
CROCODILE = 20
"""What a throw of the skill must reach to get away from crocodiles."""

DOING_NOTHING = {
    Peril.RASPBERRIES: "B",
    Peril.LION: "",
    Peril.SNAKE: "",
    Peril.SPIDER: "A",
    Peril.QUICKSAND: "C",
    Peril.SWAMP: "C",
    Peril.CARCASS: "B",
}
"""What you do if you don't answer in time: stand before a beast, wait, leave, go back."""


def answer(trek: Trek, letter: str, dice: Dice) -> Happening:
    """Answer the peril with a letter, "A" to "E"; every other text is an answer as well, though seldom a good one."""
    if trek.peril is None:
        raise ValueError("there is nothing to answer")
    return _ANSWERS[trek.peril](trek, letter, dice)


def _after(events: Events, happening: Happening) -> Happening:
    """What happened, and before it these events."""
    return happening[0], (*events, *happening[1])


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


def feast(trek: Trek, answer: str, _dice: Dice) -> Happening:
    """The killed beast is eaten, or left."""
    if answer == "A":
        return replace(trek, strength=trek.strength + trek.skill, peril=None), (Event(What.FED, trek.skill),)
    return trek.over(), (Event(What.LEFT),)


def _run(trek: Trek, dice: Dice) -> Happening:
    """Back to where you came from; if that is out of the jungle, you are saved."""
    assert trek.last
    fled = trek.shifted(trek.last.back, trek.last)
    fled = replace(fled, strength=fled.strength * 9 // 10)
    ran = Event(What.RAN)
    if fled.strength < 1:
        return fled.dead(Fate.WORN_OUT), (ran, Event(What.WORN_OUT))
    if fled.fate:
        return fled, (ran, Event(What.OUT))
    # The printed program compared the way with the choice's letter: after A, east, you always met the beast.
    met = chance(dice, 1, 4) if trek.mended else trek.last.value == RUN
    if met:
        return fled, (Event(What.RAN_INTO),)
    if dice.below(fled.strength) < AT_HEELS:
        return _after((ran,), _caught(fled, dice))
    # A run took a pause of up to thirty frames by the skill; of none the machine waited for ever: mended.
    breath = (Event(What.PAUSE, share(dice, 30, trek.skill)),) if trek.paced else ()
    return fled.over(), (ran, *breath, Event(What.ESCAPED))


def _shoot(trek: Trek, dice: Dice) -> Happening:
    if trek.bullets < 1:
        return _after((Event(What.CLICK),), _bitten(trek, EMPTY_PISTOL))
    fired = replace(trek, bullets=trek.bullets - 1)
    shot = (*paused(trek, dice), Event(What.SHOT), *paused(trek, dice))
    # RND * 2.5 * skill > 17
    if dice.below(65536) * 5 * trek.skill > 34 * 65536:
        return replace(fired, peril=Peril.CARCASS), (*shot, Event(What.KILLED), *paused(trek, dice, 2))
    return _after((*shot, Event(What.MISSED)), _caught(fired, dice))


def _strike(trek: Trek, weapon: str, dice: Dice) -> Happening:
    assert trek.peril
    struck = Event(What.SLUNG if weapon == SLING else What.STABBED)
    blow = share(dice, *reach(trek.skill, weapon, trek.peril)) + 1
    if blow > HIDE:
        return replace(trek, peril=Peril.CARCASS), (struck, Event(What.KILLED), *paused(trek, dice, 2))
    return _after((struck,), _bitten(trek, blow))


def _climb(trek: Trek, dice: Dice) -> Happening:
    """A snake climbs better. A lion waits below."""
    if trek.peril is Peril.SNAKE:
        return trek.dead(Fate.SWALLOWED), (Event(What.SWALLOWED),)
    hours = 1 + dice.below(LONGEST_WAIT)
    waited, after = Event(What.WAITED, hours), trek.hurt(hours)
    if hours > SURVIVED:
        return after.dead(Fate.STARVED), (waited, Event(What.STARVED))
    if after.strength < FALLS_BELOW:
        return _after((waited, Event(What.FELL_DOWN)), _caught(after, dice))
    return after.over(), (waited, Event(What.CAME_DOWN))


def _caught(trek: Trek, dice: Dice) -> Happening:
    """Some strength is left, or the beast bites at once."""
    left = dice.below(max(trek.strength, 1))
    mauled = replace(trek, strength=left)
    caught = Event(What.CAUGHT, trek.strength - left)
    if left < BITTEN_BELOW:
        return _after((caught,), _bitten(mauled, 1 + dice.below(UNSEEN_BITE)))
    return _weary(mauled), (caught,)


def _bitten(trek: Trek, bite: int) -> Happening:
    left = trek.hurt(2 * bite)
    if left.strength < EATEN_BELOW:
        return left.dead(Fate.EATEN), (Event(What.EATEN),)
    return _weary(left), (Event(What.WOUNDED, 2 * bite),)


def _weary(trek: Trek) -> Trek:
    return replace(trek, skill=max(trek.skill - 1, 1))


def _berries(trek: Trek, letter: str, dice: Dice) -> Happening:
    if letter != "A":
        return trek.over(), (Event(What.PASSED_BY),)
    if chance(dice, 3, 4):
        gain = 1 + dice.below(20)
        return replace(trek, strength=trek.strength + gain, peril=None), (Event(What.SWEET, gain),)
    loss = dice.below(trek.strength)
    return trek.hurt(loss).over(), (Event(What.POISONOUS, loss),)


def _heard(trek: Trek, dice: Dice) -> bool:
    """Whether shouts bring help, more likely near an edge. In the printed program they never did."""
    return trek.mended and chance(dice, 50 if trek.nearest <= 10 else 15, 100)


def _quicksand(trek: Trek, letter: str, dice: Dice) -> Happening:
    match letter:
        case "A":
            shouted = Event(What.SHOUTED)
            if _heard(trek, dice):
                return trek.over(), (shouted, Event(What.RESCUED))
            return trek.dead(Fate.SUNK), (shouted, Event(What.SUNK))
        case "B":
            held, breath = dice.below(max(trek.skill, 1)) < 6, paused(trek, dice)
            if held:
                return trek.dead(Fate.SUNK), (*breath, Event(What.SUNK))
            # INT (K * (1 - 0.67 * RND))
            left = trek.strength * (100 * 65536 - 67 * dice.below(65536)) // (100 * 65536)
            out = replace(trek, strength=left, peril=None)
            if left < 1:
                return out.dead(Fate.WORN_OUT), (*breath, Event(What.STRUGGLED, trek.strength), Event(What.WORN_OUT))
            return out, (*breath, Event(What.STRUGGLED, trek.strength - left))
        case "C":
            hours = 1 + dice.below(LONGEST_WAIT)
            after, waited = trek.hurt(hours), Event(What.WAITED, hours)
            if hours < SURVIVED and after.strength:
                return after, (waited,)
            return after.dead(Fate.STARVED), (waited, Event(What.STARVED))
    return trek, (Event(What.IN_VAIN),)


def _spider(trek: Trek, letter: str, dice: Dice) -> Happening:
    match letter:
        case "A":
            return _keep_still(trek, dice)
        case "B":
            return _shaken(trek, dice)
        case "C" if trek.bullets:
            return replace(trek, bullets=trek.bullets - 1).dead(Fate.SHOT), (Event(What.SHOT_SELF),)
        case "C" | "D":
            return _after((Event(What.CLICK if letter == "C" else What.SHOUTED),), _shaken(trek, dice))
    return trek.dead(Fate.BITTEN), (Event(What.SPIDER_BIT),)


def _keep_still(trek: Trek, dice: Dice) -> Happening:
    hours = 1 + dice.below(LONGEST_WAIT)
    after, waited = trek.hurt(hours), Event(What.WAITED, hours)
    if hours > SURVIVED or not after.strength:
        return after.dead(Fate.STARVED), (waited, Event(What.STARVED))
    if after.strength < FAINTS_BELOW:
        return _after((waited, Event(What.FAINTED)), _shaken(after, dice))
    if hours < SHORT_WAIT:
        return after, (waited, Event(What.SPIDER_STAYS))
    return after.over(), (waited, Event(What.SPIDER_LEFT))


def _shaken(trek: Trek, dice: Dice) -> Happening:
    """Three in five spiders go when shaken, the others bite."""
    if chance(dice, 3, 5):
        return trek.over(), (Event(What.SPIDER_LEFT),)
    return trek.dead(Fate.BITTEN), (Event(What.SPIDER_BIT), *paused(trek, dice))


def _swamp(trek: Trek, letter: str, dice: Dice) -> Happening:
    # The printed program paused first, whatever the answer was.
    return _after(paused(trek, dice), _into_swamp(trek, letter, dice))


def _into_swamp(trek: Trek, letter: str, dice: Dice) -> Happening:
    match letter:
        case "A":
            if chance(dice, 3, 10):
                loss = dice.below(trek.strength)
                return trek.hurt(loss).over(), (Event(What.INFECTED, loss),)
            gain = share(dice, trek.strength, 2)
            return replace(trek, strength=trek.strength + gain, peril=None), (Event(What.REFRESHED, gain),)
        case "B":
            return _swim(trek, dice, What.SWAM)
        case "C":
            assert trek.last
            # The printed program only turned round; going back is a kilometre, too.
            back = trek.shifted(trek.last.back, trek.last.back) if trek.mended else trek
            out = (Event(What.OUT),) if back.fate else ()
            return _weakened(back.hurt(1).over(), (Event(What.TURNED_BACK), *out))
    return _swim(trek, dice, What.FELL_IN)


def _swim(trek: Trek, dice: Dice, how: What) -> Happening:
    swam = trek.hurt(2)
    events: Events = (Event(how),)
    match 1 + dice.below(4):
        case 1:
            if _heard(swam, dice):
                return _weakened(swam.over(), (*events, Event(What.SHOUTED), Event(What.RESCUED)))
            return swam.dead(Fate.DROWNED), (*events, Event(What.SHOUTED), Event(What.DROWNED))
        case 2:
            chased = swam.hurt(1)
            events = (*events, Event(What.CROCODILES))
            if dice.below(max(trek.skill, 1)) + 1 < CROCODILE:
                return chased.dead(Fate.CROCODILES), (*events, Event(What.TORN))
            loss = dice.below(max(chased.strength, 1))
            return _weakened(chased.hurt(loss).over(), (*events, Event(What.GOT_AWAY, loss)))
    return _weakened(swam.over(), (*events, Event(What.ACROSS)))


def _weakened(trek: Trek, events: Events) -> Happening:
    """Without any strength left you die even after the swamp, unless you are out of the jungle."""
    if trek.fate or trek.strength:
        return trek, events
    return trek.dead(Fate.WORN_OUT), (*events, Event(What.WORN_OUT))


_ANSWERS: dict[Peril, Callable[[Trek, str, Dice], Happening]] = {
    Peril.RASPBERRIES: _berries,
    Peril.LION: fight,
    Peril.SNAKE: fight,
    Peril.CARCASS: feast,
    Peril.QUICKSAND: _quicksand,
    Peril.SPIDER: _spider,
    Peril.SWAMP: _swamp,
}
