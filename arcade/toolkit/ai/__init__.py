"""Opponents and proofs: search, exact solutions, opening tables, tournaments."""
