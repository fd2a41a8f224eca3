"""What each command of the command line does; `arcade.cli` says which there are."""
