"""What is seen when nobody plays: covers passing by, games at their best, the best players, the day's challenge."""
