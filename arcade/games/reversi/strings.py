"""The words of Reversi."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import levels, sentences

TITLE = Text("Reversi", "Reversi")
TAGLINE = Text("Trap the enemy, turn his discs", "Prinde discurile și întoarce-le")
CARD = Prose(
    "Put a disc so that it traps enemy discs in a straight line between itself and another of yours: they turn over and"
    " are yours. Every move must turn at least one; who cannot move passes. When nobody can, most discs win. Dots show"
    " where you can play, marks what a move would turn (L switches them off). Stacks show who leads; G shows the moves"
    " and what the computer makes of each of its own instead. After the game a look back finds the dearest mistake. The"
    " original look always plays as printed.",
    "Pune un disc astfel încât să prinzi discuri ale adversarului în linie dreaptă între el și un alt disc al tău: se"
    " întorc și sunt ale tale. Fiecare mutare întoarce cel puțin un disc; cine nu are mutare pasează. La sfârșit"
    " câștigă cine are mai multe. Punctele arată unde poți muta, semnele ce s-ar întoarce (L le ascunde). Teancurile"
    " arată cine conduce; G arată în locul lor mutările și ce crede calculatorul despre ale sale. La sfârșit se caută"
    " greșeala cea mai scumpă. Varianta originală joacă mereu ca în carte.",
)

PRINTED = Text("modest", "modest", width=12)
PRINTED_NOTE = Text("good squares, few discs turned", "câmpuri bune, puține discuri")
MENDED = Text("thrifty", "cumpătat", width=12)
MENDED_NOTE = Text("few discs early, many late", "puține discuri, la urmă multe")
WARY = levels.WARY
WARY_NOTE = Text("guards corners, sees replies", "păzește colțurile, prevede")
PUPIL = levels.PUPIL
PUPIL_NOTE = Text("looks a little ahead, slips", "prevede puțin, mai greșește")
PLAYER = Text("player", "jucător")
PLAYER_NOTE = Text("looks ahead, seldom slips", "prevede, rar greșește")
CHAMPION = Text("champion", "campion")
CHAMPION_NOTE = Text("looks far ahead, never slips", "vede departe, nu greșește")
GRANDMASTER = Text("grandmaster", "mare maestru", width=12)
GRANDMASTER_NOTE = Text("takes its time, sees further", "nu se grăbește, vede mai mult")

SOUND = Text("Sound (y/n)?", "Dorești sunet (d/n)?", width=26)
PLAYERS = Text("How many players?", "Câți jucători?", width=24)
ENTER_PLAYERS = Text("enter 0, 1 or 2", "introdu 0, 1 sau 2", width=26)
COLOUR = Text("Play white or black?", "Joci cu alb sau negru?", width=24)
BLACK_TO_MOVE = Text("black to move", "mută negrul", width=26)
WHITE_TO_MOVE = Text("white to move", "mută albul", width=26)
SCORE = Text("Score: black {black} - white {white}", "Scor: negru {black} - alb {white}", width=28)
BLACK_STUCK = Text("black has no move", "negrul nu are mutare", width=26)
WHITE_STUCK = Text("white has no move", "albul nu are mutare", width=26)
FINAL = Text("Final: black {black}-white {white}", "Final: negru {black} - alb {white}", width=26)
BLACK_WINS = Text("Black wins", "Negrul câștigă", width=26)
WHITE_WINS = Text("White wins", "Albul câștigă", width=26)
DRAWN = sentences.DRAWN
TO_MOVE = (BLACK_TO_MOVE, WHITE_TO_MOVE)
STUCK = (BLACK_STUCK, WHITE_STUCK)
"""By seat."""
WINNERS = (DRAWN, BLACK_WINS, WHITE_WINS)
"""By outcome: 0, 1, -1."""
ANOTHER = sentences.ANOTHER

CHOOSE_SIDE = Prose("Play black, white (b/w), or watch (0)?", "Joci cu negru, cu alb (n/a), sau privești (0)?")
SIDES = Text("black", "cu negru", width=sentences.ASKED), Text("white", "cu alb", width=sentences.ASKED)
TURNS = Count(
    ("{square} turns {n} disc", "{square} turns {n} discs"),
    ("{square} întoarce {n} disc", "{square} întoarce {n} discuri", "{square} întoarce {n} de discuri"),
)
TAKEN = sentences.SQUARE_TAKEN
NOT_THERE = Text("Nothing would turn there", "Acolo nu se întoarce nimic")
NO_MOVE_PASS = Text("You have no move: you pass", "Nu ai nicio mutare: pasezi")
ADVICE = Text("Try {square} ({lead})", "Încearcă {square} ({lead})")
TAKEN_BACK = sentences.TAKEN_BACK
SOUND_ON = Text("Sound on", "Sunet pornit")
SOUND_OFF = Text("Sound off", "Sunet oprit")
SHOWN = Text("Moves are shown", "Mutările se văd")
HIDDEN = Text("Moves are hidden", "Mutările sunt ascunse")
THOUGHTS = Text("thoughts", "gânduri", width=12)
LEAD = Text("the lead", "avansul", width=12)
SWITCH_KEYS = Text("L moves G graph", "L loc G grafic")
GRAPH_SHOWN = Text("The graph is shown", "Graficul se vede")
GRAPH_HIDDEN = Text("The graph is hidden", "Graficul e ascuns")
DEAREST = Prose(
    "Dearest mistake: move {number}, {square} (-{cost}). {better} was better.",
    "Greșeala cea mai scumpă: {number}, {square} (-{cost}). Mai bine {better}.",
)
NO_MISTAKE = Text("No mistake worth naming", "Nicio greșeală de pomenit")
SHOW_CONTROL = Text("show moves", "arată mutările")
SOUND_CONTROL = Text("sound", "sunet")
GRAPH_CONTROL = Text("show graph", "arată graficul")
