"""The front of the house: the wall of covers, the shelf with its set, what is on tonight."""
