"""The catalogues of translations: what stands in the code is put into them, and they are compiled for the arcade."""
