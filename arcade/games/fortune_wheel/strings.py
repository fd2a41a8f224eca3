"""The words of the wheel of fortune."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import sentences

TITLE = Text("Wheel of fortune")
SPINE = Text("Fortune wheel", 15)
TAGLINE = Text("Three drums and honest odds")
CARD = Prose(
    "Bring up to 99 play coins (lei), stake some and pull the lever. Three drums stop on digits from 1 to "
    "9 and pay by their pattern, as the table beside them shows. The multiple includes the stake. If only "
    "the last two are equal (2 7 7), you win nothing. The machine is pure chance: no pull knows about the "
    "one before. F1 shows the exact odds at any time, F2 what you had and what to expect, F3 a thousand "
    "pulls at once. Your score is what you leave with: stop (F4) while you're ahead. At the goal level "
    "everyone brings 50 lei and wants 500, and F3 shows which stake is best. Two players pull in turn. "
    "These coins buy nothing, and real machines keep more than they give."
)
LEI = Text("lei")
LEI_COUNTED = Count("{n} leu", "{n} lei")

ODDS = Text("odds")
GRAPH = Text("graph", context="page")
MANY = Text("1000 pulls")
STOP = Text("stop", context="chance")

# --- the original's screen: texts stand between column 1 and column 30

RULES = Text("RULES OF PLAY", width=13)
GRAND_PRIZE = Text("GRAND PRIZE", width=13)
RISING = Text("ascending=X{n}", width=13)
FALLING = Text("descend. =X{n}", width=13)
OTHERS = Text("- n n, others", width=13)
LOSE = Text("= you lose", width=13)
YOUR_LEI = Text("Lei in your purse (1-99)?", width=27)
PLAYERS_LEI = Text("Player {seat}, your lei (1-99)?", width=29)
YOU_HAVE = Count("You now have {n} leu", "You now have {n} lei")
PLAYER_HAS = Count("Player {seat} has {n} leu", "Player {seat} has {n} lei")
YOUR_STAKE = Text("Your stake in lei (1-99)?", width=27)
TWO_DIGITS = Text("Two digits, 01 to {most}:", width=28)
ACCEPTED = Text("Accepted, press a key", width=30)
WON = Text("You won", width=13)
AMOUNT = Count("({n} leu)", "({n} lei)", width=16)
STAKE_BACK = Text("Your stake comes back", width=30)
LOST = Text("You lost", width=30)
GO_ON = Text("Go on? (y/n)", width=30)
WISE = Text("A wise decision, well done!", width=30)
AT_THE_GOAL = Text("You have reached the goal!", width=30)
BROKE_LINES = Text(
    "Ha ha, all your money is gone!\nThat is how it goes here, so\nlong! Next one, please, if any\n(press a key)",
    width=30,
)

# --- the odds, in both looks

ODDS_TITLE = Text("THE ODDS OF A PULL")
ODDS_HEAD = Text("shown        like  pays   chance", width=32)
NAMES = (
    Text("three ones", width=12),
    Text("rising run", width=12),
    Text("falling run", width=12),
    Text("three equal", width=12),
    Text("first two", width=12),
    Text("outer two", width=12),
    Text("a one", width=12),
    Text("the rest", width=12),
)
COMES_BACK = Prose("Of {all} lei, one on each result, {back} come back: {fraction}, which is {percent} %.")
UNPAID = Prose("2 7 7, the last two equal, pays nothing. No pull knows of another.")
ANY_KEY = sentences.PRESS_A_KEY
THIS_TABLE = Text("This machine: {name}", width=31)
OTHER_TABLE = Text("Another one: {name}", width=31)
TABLES_FOOT = Text("← → others   any key back")

# --- the other pages of the drawn look

GRAPH_TITLE = Text("YOUR COINS, PULL BY PULL")
REAL = Text("what you have: {sum}", width=28)
EXPECTED = Text("expected: {sum}", width=28)
PULLS_STAKED = Text("pulls: {pulls}  staked: {staked}", width=28)
GRAPH_MEANING = Prose("Chance makes the line jump. The longer you pull, the more the dots decide.")
THOUSAND_TITLE = Text("A THOUSAND PULLS AT ONCE")
THOUSAND_HEAD = Text("how often it came")
THOUSAND_MARK = Text("how often it should have come")
THOUSAND_SUM = Prose("Of 1000 lei staked, {back} came back. {expected} were expected.")
THOUSAND_FOOT = Text("fire 1000 more   any key back")
MANNERS_TITLE = Text("WHICH STAKE IS BEST?")
MANNERS_HEAD = Prose("1000 games each: how often {start} lei become {goal} before they are gone")
EACH = Count("{n} leu", "{n} lei", width=9)
BOLDLY = Text("boldly", width=9)
MANNERS_FOOT = Text("fire bold game   any key back")
BOLD_GAME = Text("Boldly: all, or what is missing")
BOLD_LINE = Text("sum {lei}, stake {staked}: {drums} x{times}")
ALL_GONE = Text("All gone.")

# --- the drawn machine

SIGN = Text("FORTUNE", width=7)
STAKE = Text("stake", width=7)
PAID = Text("pays", width=7)
REST = Text("rest", width=6)
PULL = Text("PULL", width=6)
READY = Text("READY", width=6)
ALL = Text("all", width=6)
ODDS_BUTTON = Text("odds", width=6)
GRAPH_BUTTON = Text("graph", width=6)
MANY_BUTTON = Text("x1000", width=6)
WAYS_BUTTON = Text("stakes", width=6)
STOP_BUTTON = Text("stop", width=6, context="wheel")
KEYS = Text("0–9 stake   F1 odds   F4 stop")
PULLS = Text("pulls", width=8)
GOAL = Text("goal", width=8)
BRING = Text("How many coins do you bring?")
PLAYER_BRINGS = Text("Player {seat}: how many coins?")
STAKE_AND_PULL = Text("Choose your stake and pull")
PLAYER_STAKES = Text("Player {seat}: stake and pull")
FROM_TO = Text("Type a number from 1 to {most}")
NOT_YET = Text("Pull at least once first")
WIN_MESSAGE = Count("{drums} x{times}: you win {n} leu", "{drums} x{times}: you win {n} lei")
BACK_MESSAGE = Text("{drums}: your stake comes back")
LOSS_MESSAGE = Count("{drums}: you lose {n} leu", "{drums}: you lose {n} lei")
PLAYER_BROKE = Text("Player {seat} is broke")
PLAYER_STOPS = Count("Player {seat} stops with {n} leu", "Player {seat} stops with {n} lei")
PLAYER_AT_GOAL = Count("Player {seat} has {n} leu!", "Player {seat} is there with {n} lei!")
YOU_LEAVE = Count("You leave with {n} leu", "You leave with {n} lei")
WELL_STOPPED = Text("WELL STOPPED!")
STOPPED = Text("A WISE STOP")
BROKE = Text("ALL GONE")
GOAL_REACHED = Text("500 IT IS!")
PLAY_COINS = Text("Play coins only")
