"""A hall of cabinets: one table of champions over many machines, on PostgreSQL. Needs the extra ``hall``."""
