"""What every game is made of: its cartridge, program, controls, words, chance, position and pilot."""
