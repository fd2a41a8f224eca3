"""Stand-ins for engines that need not be installed where the tests run."""
