"""What is asked and said on a message line."""

from arcade.toolkit.contract.texts import Text

ASKED = 19
"""Columns of a Spectrum's row for what is asked behind the words for whose move it is."""

WHO_STARTS = Text("Who starts? C=computer, Y=you", "Cine începe? C=calc. J=jucător", width=30)
WHO_DEALS = Text("Who deals? C=computer, Y=you", "Cine așază? C=calc. J=jucător")
LEVEL = Text("Level (1-4)?", "Nivelul (1-4)?", width=15)
YOUR_MOVE = Text("Your move (a1–e5):", "Mutarea ta (a1–e5):", width=23)
PLAYERS_MOVE = Text("Player {n} (a1–e5):", "Jucătorul {n} (a1–e5):", width=23)
MOVE_NUMBER = Text("Move no. {n} =", "Mutarea nr. {n} =", width=17)
CHOOSE_AND_TAKE = Text("Arrows choose, fire takes", "Săgețile aleg, focul ia")
PRESS_A_KEY = Text("Press a key", "Apasă o tastă")
PRESS_A_KEY_OR_FIRE = Text("Press a key or fire", "Apasă o tastă sau foc")

YOURS = Text("Your move: {what}", "Mutarea ta: {what}")
PLAYERS = Text("Player {n}: {what}", "Jucătorul {n}: {what}")
"""Whose move it is, as every message line of our own looks begins that asks for one."""
WHICH_FIELD = Text("which field? ({fields})", "ce câmp? ({fields})", width=ASKED)
MY_MOVE = Text("My move", "Mutarea mea", width=18)
MY_MOVE_NEXT = Text("My move, press a key", "Mutarea mea, apasă o tastă", width=28)
THINKING = Text("Thinking", "Mă gândesc", width=31)
ONE_MOMENT = Text("One moment ...", "O clipă ...", width=28)
SQUARE_TAKEN = Text("That square is taken", "Câmpul este ocupat")
STONE_THERE = Text("There is a stone on {field}", "Pe {field} este o piesă")
TAKEN_BACK = Text("Taken back", "Mutare luată înapoi")
MOVE_TAKEN_BACK = Text("Taken back.", "Mutare luată înapoi.")
NO_MOVE_TO_TAKE_BACK = Text("There is nothing to take back.", "Nu e nimic de luat înapoi.")
MARKS_GONE = Text("The marks are gone", "Semnele au dispărut")
FIELD_WINS = Text("{field} wins", "{field} câștigă")
FIELD_LOOKS_BEST = Text("{field} looks best", "{field} pare cel mai bun")
NO_SAFE_FIELD = Text("No field is safe any more", "Niciun câmp nu mai e sigur")

I_WIN = Text("I win!", "Am câștigat!", width=15)
YOU_WIN = Text("You win, congratulations!", "Ai câștigat, felicitări!", width=28)
WELL_PLAYED = Text("You win, well played!", "Ai câștigat, felicitări!", width=30)
SEAT_WINS = Text("Player {n} wins!", "Câștigă jucătorul {n}!", width=28)
DRAWN = Text("A draw", "Remiză", width=14)
MATCH_ENDS = Text("The match ends {won} to {lost}", "Meciul s-a încheiat: {won} la {lost}")
WELL_DONE = Text("Well done!", "Bravo!", width=24)

PLAY_AGAIN = Text("Play again? (y/n)", "Alt joc? (d/n)", width=30)
PLAY_AGAIN_OR_NOT = Text("Play again (y/n)?", "Alt joc (d/n)?")
ANOTHER_GAME = Text("Another game? (y/n)", "Încă un joc? (d/n)")
ANOTHER_GAME_OR_NOT = Text("Another game (y/n)?", "Încă un joc (d/n)?", width=28)
ANOTHER = Text("Another game?", "Încă un joc?", width=23)
