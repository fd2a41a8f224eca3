"""The games, one folder each; the catalogue finds them by itself and no game imports another."""
