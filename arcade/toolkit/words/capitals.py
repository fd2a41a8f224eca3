"""Words in capitals: what the PET's programs say and ask, headings, banners."""

from arcade.toolkit.contract.texts import Text

YOU = Text("YOU", "TU", width=4)
COMPUTER = Text("COMPUTER", "CALCULATOR", width=11)
PLAYER = Text("PLAYER", "JUCĂTOR", width=8)
PLAYER_NUMBER = Text("PLAYER {n}", "JUCĂTOR {n}", width=10)
TWO_PLAYERS = Text("TWO PLAYERS", "ÎN DOI", width=11)
POINTS = Text("POINTS", "PUNCTE", width=6)
MARK = Text("MARK", "NOTA", width=6)
"""Of a school report."""
RESULT = Text("RESULT", "REZULTAT", width=20)
THE_THEORY = Text("THE THEORY", "TEORIA", width=16)

YOU_WIN = Text("YOU WIN!", "AI CÂȘTIGAT!", width=20)
YOU_LOSE = Text("YOU LOSE", "AI PIERDUT", width=20)
PLAYER_WON = Text("PLAYER {n} WON", "A CÂȘTIGAT {n}")
WELL_DONE = Text("WELL DONE!", "FELICITĂRI!")
PERFECT = Text("PERFECT!", "PERFECT!", width=16)
SAVED = Text("SAVED!", "SALVAT!")
TOO_LATE = Text("TOO LATE", "PREA TÂRZIU", width=16)

PLAY = Text("PLAY", "JOACĂ", width=22)
HOW_TO_PLAY = Text("HOW TO PLAY", "CUM SE JOACĂ", width=22)
INSTRUCTIONS = Text("INSTRUCTIONS (Y/N)?", "INSTRUCȚIUNI (D/N)?", width=39)
PRESS_SPACE = Text("PRESS SPACE", "APASĂ SPAȚIU", width=39)
PRESS_RETURN = Text("PRESS RETURN OR FIRE", "APASĂ ENTER SAU FOC", width=39)
YOURS = Text("YOUR MOVE: {what}", "MUTAREA TA: {what}")
PLAYERS = Text("PLAYER {n}: {what}", "JUCĂTORUL {n}: {what}")
"""Whose move it is, before what is asked."""
THINKING = Text("I AM THINKING ...", "MĂ GÂNDESC ...", width=39)
NOTHING_TO_TAKE_BACK = Text("THERE IS NOTHING TO TAKE BACK.", "NU E NIMIC DE LUAT ÎNAPOI.", width=39)
ANOTHER_GAME = Text("ANOTHER GAME (Y/N)?", "ÎNCĂ UN JOC (D/N)?", width=39)
