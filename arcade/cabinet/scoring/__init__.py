"""From a game's result to the table and the medals: submit, prove, store, remember; `ending.py` calls them in turn."""
