"""Impasse's table of replies, worked out: who wins every board, a judgement fitted to that, and where it errs."""
