"""What the games of one family share: the Reversis their discs, the codebreakers their codes."""
