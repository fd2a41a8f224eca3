"""Secret codes: how guesses are marked, who breaks them, and the pegs and trays they are played with."""
