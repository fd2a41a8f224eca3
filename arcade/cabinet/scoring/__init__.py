"""From a game's result to the table and the medals: finish, prove, initials, store, medals; `ending.py` is the line."""
