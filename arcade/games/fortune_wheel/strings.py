"""The words of the wheel of fortune."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import sentences

TITLE = Text("Wheel of fortune", "Roata norocului")
SPINE = Text("Fortune wheel", "Roata norocului", 15)
TAGLINE = Text("Three drums and honest odds", "Trei tambururi, șanse pe față")
CARD = Prose(
    "Bring up to 99 play coins, lei, stake some and pull the lever. Three drums stop on digits from 1 to 9 and pay by"
    " their pattern, as the table beside them says; the multiple includes the stake. The last two equal (2 7 7) pay"
    " nothing. The machine is pure chance: no pull knows of the one before. F1 shows the exact odds at any time, F2"
    " what you had and what was to be expected, F3 a thousand pulls at once. Your score is what you leave with: stop"
    " (F4) while you are ahead. At the goal level everybody brings 50 lei and wants 500, and F3 tries which stake is"
    " best. Two players pull in turn. These coins buy nothing, and real machines keep more than they give.",
    "Adu până la 99 de monede de joc, lei, mizează câteva și trage de manetă. Trei tambururi se opresc la cifre de la"
    " 1 la 9 și plătesc după desen, cum arată tabelul de alături; multiplul cuprinde și miza. Ultimele două egale"
    " (2 7 7) nu plătesc nimic. Mașina e noroc curat: nicio tragere nu știe de cea dinainte. F1 arată oricând șansele"
    " exacte, F2 ce ai avut și ce era de așteptat, F3 o mie de trageri deodată. Scorul este suma cu care pleci:"
    " oprește-te (F4) cât ești în câștig. La nivelul cu țintă toți aduc 50 de lei și vor 500, iar F3 încearcă ce miză"
    " e mai bună. Doi jucători trag pe rând. Monedele nu cumpără nimic, iar mașinile adevărate păstrează mai mult"
    " decât dau.",
)
LEI = Text("lei", "lei")
LEI_COUNTED = Count(("{n} leu", "{n} lei"), ("{n} leu", "{n} lei", "{n} de lei"))

LEVELS = (
    (Text("generous", "darnică"), Text("a first pair pays three times", "prima pereche dă triplu")),
    (Text("lavish", "risipitoare"), Text("a first pair pays five times", "prima pereche dă de cinci ori")),
    (Text("honest house", "casă cinstită"), Text("keeps a little, and says so", "păstrează puțin și o spune")),
    (Text("goal", "țintă"), Text("from 50 to 500 in that house", "de la 50 la 500 în casa aceea")),
)

ODDS = Text("odds", "șanse")
GRAPH = Text("graph", "grafic")
MANY = Text("1000 pulls", "1000 de trageri")
STOP = Text("stop", "oprire")

# --- the original's screen: texts stand between column 1 and column 30

RULES = Text("RULES OF PLAY", "REGULI DE JOC", width=13)
GRAND_PRIZE = Text("GRAND PRIZE", "MARELE PREMIU", width=13)
RISING = Text("ascending=X{n}", "crescător=X{n}", width=13)
FALLING = Text("descend. =X{n}", "descresc.=X{n}", width=13)
OTHERS = Text("- n n, others", "- n n, altele", width=13)
LOSE = Text("= you lose", "= pierdere", width=13)
YOUR_LEI = Text("Lei in your purse (1-99)?", "Câți lei ai (1-99)?", width=27)
PLAYERS_LEI = Text("Player {seat}, your lei (1-99)?", "Jucător {seat}, câți lei ai?", width=29)
YOU_HAVE = Count(
    ("You now have {n} leu", "You now have {n} lei"), ("Ai acum {n} leu", "Ai acum {n} lei", "Ai acum {n} de lei")
)
PLAYER_HAS = Count(
    ("Player {seat} has {n} leu", "Player {seat} has {n} lei"),
    ("Jucător {seat}: {n} leu", "Jucător {seat}: {n} lei", "Jucător {seat}: {n} de lei"),
)
YOUR_STAKE = Text("Your stake in lei (1-99)?", "Câți lei mizezi (1-99)?", width=27)
TWO_DIGITS = Text("Two digits, 01 to {most}:", "Două cifre, de la 01 la {most}:", width=28)
ACCEPTED = Text("Accepted, press a key", "Se acceptă, apasă o tastă", width=30)
WON = Text("You won", "Ai câștigat", width=13)
AMOUNT = Count(("({n} leu)", "({n} lei)"), ("({n} leu)", "({n} lei)", "({n} de lei)"), width=16)
STAKE_BACK = Text("Your stake comes back", "Îți primești miza înapoi", width=30)
LOST = Text("You lost", "Ai pierdut", width=30)
GO_ON = Text("Go on? (y/n)", "Continui? (d/n)", width=30)
WISE = Text("A wise decision, well done!", "O hotărâre înțeleaptă, bravo!", width=30)
AT_THE_GOAL = Text("You have reached the goal!", "Ai ajuns la țintă!", width=30)
BROKE_LINES = Text(
    "Ha ha, all your money is gone!\nThat is how it goes here, so\nlong! Next one, please, if any\n(press a key)",
    "Ha ha, ai pierdut toți banii!\nAșa pățești aici, salutare!\nUrmătorul la rând, dacă mai e\n(apasă o tastă)",
    width=30,
)

# --- the odds, in both looks

ODDS_TITLE = Text("THE ODDS OF A PULL", "ȘANSELE UNEI TRAGERI")
ODDS_HEAD = Text("shown        like  pays   chance", "apare        ca   dă ori   șansa", width=32)
NAMES = (
    Text("three ones", "trei de 1", width=12),
    Text("rising run", "crescător", width=12),
    Text("falling run", "descrescător", width=12),
    Text("three equal", "trei egale", width=12),
    Text("first two", "primele două", width=12),
    Text("outer two", "marginile", width=12),
    Text("a one", "un 1 oriunde", width=12),
    Text("the rest", "restul", width=12),
)
COMES_BACK = Prose(
    "Of {all} lei, one on each result, {back} come back: {fraction}, which is {percent} %.",
    "Din {all} de lei, unul pe rezultat, se întorc {back}: {fraction}, adică {percent}%.",
)
UNPAID = Prose(
    "2 7 7, the last two equal, pays nothing. No pull knows of another.",
    "2 7 7, ultimele două egale, nu dă nimic. O tragere nu știe de alta.",
)
ANY_KEY = sentences.PRESS_A_KEY
THIS_TABLE = Text("This machine: {name}", "Mașina aceasta: {name}", width=31)
OTHER_TABLE = Text("Another one: {name}", "O alta: {name}", width=31)
TABLES_FOOT = Text("Left, right: others. Key: back", "Săgeți: altele. Tastă: înapoi")

# --- the other pages of the drawn look

GRAPH_TITLE = Text("YOUR COINS, PULL BY PULL", "MONEDELE TALE, PE TRAGERI")
REAL = Text("what you have: {sum}", "ce ai: {sum}", width=28)
EXPECTED = Text("to be expected: {sum}", "de așteptat: {sum}", width=28)
PULLS_STAKED = Text("pulls: {pulls}  staked: {staked}", "trageri: {pulls}  mizat: {staked}", width=28)
GRAPH_MEANING = Prose(
    "Chance makes the line jump; the longer you pull, the more the dots decide.",
    "Norocul mișcă linia în salturi; cu cât tragi mai mult, cu atât hotărăsc punctele.",
)
THOUSAND_TITLE = Text("A THOUSAND PULLS AT ONCE", "O MIE DE TRAGERI DEODATĂ")
THOUSAND_HEAD = Text("how often it came", "de câte ori a ieșit")
THOUSAND_MARK = Text("how often it should have come", "de câte ori ar fi trebuit")
THOUSAND_SUM = Prose(
    "Of 1000 lei staked {back} came back; {expected} were to be expected.",
    "Din 1000 de lei s-au întors {back}; de așteptat erau {expected}.",
)
THOUSAND_FOOT = Text("Fire: a thousand more. Key: back", "Foc: încă o mie. Tastă: înapoi")
MANNERS_TITLE = Text("WHICH STAKE IS BEST?", "CE MIZĂ E MAI BUNĂ?")
MANNERS_HEAD = Prose(
    "1000 games each: how often {start} lei become {goal} before they are gone",
    "Câte 1000 de jocuri: cât de des {start} de lei ajung {goal} înainte să se termine",
)
EACH = Count(("{n} leu", "{n} lei"), ("{n} leu", "{n} lei", "{n} de lei"), width=9)
BOLDLY = Text("boldly", "îndrăzneț", width=9)
MANNERS_FOOT = Text("Fire: a bold game. Key: back", "Foc: un joc. Tastă: înapoi")
BOLD_GAME = Text("Boldly: all, or what is wanting", "Îndrăzneț: tot, cât lipsește")
BOLD_LINE = Text("sum {lei}, stake {staked}: {drums} x{times}", "suma {lei}, miza {staked}: {drums} x{times}")
ALL_GONE = Text("All gone.", "S-au dus toți.")

# --- the drawn machine

SIGN = Text("FORTUNE", "NOROC", width=7)
STAKE = Text("stake", "miza", width=7)
PAID = Text("pays", "dă", width=7)
REST = Text("rest", "restul", width=6)
PULL = Text("PULL", "TRAGE", width=6)
READY = Text("READY", "GATA", width=6)
ALL = Text("all", "tot", width=6)
ODDS_BUTTON = Text("odds", "șanse", width=6)
GRAPH_BUTTON = Text("graph", "curbă", width=6)
MANY_BUTTON = Text("x1000", "x1000", width=6)
WAYS_BUTTON = Text("ways", "căi", width=6)
STOP_BUTTON = Text("stop", "stop", width=6)
KEYS = Text("0–9 stake   F1 odds   F4 stop", "0–9 miza   F1 șanse   F4 stop")
PULLS = Text("pulls", "trageri", width=8)
GOAL = Text("goal", "țintă", width=8)
BRING = Text("How many play coins to bring?", "Câte monede de joc aduci?")
PLAYER_BRINGS = Text("Player {seat}: how many coins?", "Jucătorul {seat}: câte monede?")
STAKE_AND_PULL = Text("Choose your stake and pull", "Alege miza și trage")
PLAYER_STAKES = Text("Player {seat}: stake and pull", "Jucătorul {seat}: mizează și trage")
FROM_TO = Text("From 1 to {most}, please", "De la 1 la {most}, te rog")
NOT_YET = Text("Pull at least once first", "Trage întâi măcar o dată")
WIN_MESSAGE = Count(
    ("{drums} x{times}: you win {n} leu", "{drums} x{times}: you win {n} lei"),
    (
        "{drums} x{times}: câștigi {n} leu",
        "{drums} x{times}: câștigi {n} lei",
        "{drums} x{times}: câștigi {n} de lei",
    ),
)
BACK_MESSAGE = Text("{drums}: your stake comes back", "{drums}: miza se întoarce")
LOSS_MESSAGE = Count(
    ("{drums}: you lose {n} leu", "{drums}: you lose {n} lei"),
    ("{drums}: pierzi {n} leu", "{drums}: pierzi {n} lei", "{drums}: pierzi {n} de lei"),
)
PLAYER_BROKE = Text("Player {seat} is broke", "Jucătorul {seat} a rămas fără lei")
PLAYER_STOPS = Count(
    ("Player {seat} stops with {n} leu", "Player {seat} stops with {n} lei"),
    (
        "Jucătorul {seat} pleacă cu {n} leu",
        "Jucătorul {seat} pleacă cu {n} lei",
        "Jucătorul {seat} pleacă cu {n} de lei",
    ),
)
PLAYER_AT_GOAL = Count(
    ("Player {seat} has {n} leu!", "Player {seat} is there with {n} lei!"),
    ("Jucătorul {seat} are {n} leu!", "Jucătorul {seat} are {n} lei!", "Jucătorul {seat} are {n} de lei!"),
)
YOU_LEAVE = Count(
    ("You leave with {n} leu", "You leave with {n} lei"),
    ("Pleci cu {n} leu", "Pleci cu {n} lei", "Pleci cu {n} de lei"),
)
WELL_STOPPED = Text("WELL STOPPED!", "BINE AI FĂCUT!")
STOPPED = Text("A WISE STOP", "ÎNȚELEPT")
BROKE = Text("ALL GONE", "S-AU DUS TOȚI")
GOAL_REACHED = Text("500 IT IS!", "AI AJUNS LA 500!")
PLAY_COINS = Text("Play coins only", "Numai monede de joc")
