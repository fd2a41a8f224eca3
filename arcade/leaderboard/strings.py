"""The leaderboard's sentences."""

from arcade.toolkit.contract.texts import Prose

NO_LEADERBOARD = Prose("The hall doesn't answer: {reason}.")
LEADERBOARD_REFUSES = Prose("The hall refuses: {reason}.")
CROWDED = Prose("The hall is full for this pass: another program is using it, or old connections are still open.")
QUOTA_SCORES = Prose("{most} scores of this cabinet are waiting to be checked in the hall. The rest will follow.")
QUOTA_BYTES = Prose(
    "Replays of {most} MB are waiting to be checked in the hall. This cabinet's other scores will follow.",
)
QUOTA_DAY = Prose("The hall has taken {most} scores from this cabinet today. The rest will follow tomorrow.")
NEWER_LEADERBOARD = Prose(
    "The hall has version {found}, and this arcade knows versions up to {known}: update the arcade.",
)
OLDER_LEADERBOARD = Prose("The hall has version {found}, not {wanted} yet. To update it: robac hall init")
NO_LEADERBOARD_YET = Prose("There is no hall in that database yet. To make one: robac hall init")
TOO_LARGE = Prose("The replay has more than {limit} bytes: no hall takes it.")
TOO_LONG = Prose("The replay takes more than {limit} frames to check: no hall takes it.")
NO_RESULT = Prose("The replay has no result that could be ranked.")
OTHER_RUN = Prose("The replay isn't the one that the score names.")
OTHER_RESULT = Prose("The score doesn't match its replay.")
NO_PLAYER = Prose("The player's name can't be shown.")
NO_DAY = Prose("It can't have been reached on that day.")
NO_END = Prose("No verifier could finish checking the replay.")
OTHER_CHALLENGE = Prose("The replay isn't of that day's challenge.")

NO_CREDENTIALS = Prose("This isn't a hall's pass.")
NO_CREDENTIALS_IN = Prose("{file} has no hall's pass in it.")
NO_CREDENTIALS_CAME = Prose("No pass has arrived. The program that should have sent it says why.")
UNREAD_CREDENTIALS = Prose("{file} can't be used as a pass: {reason}.")
OPEN_CREDENTIALS = Prose("{file} holds a secret, and others on this computer can read it. To keep them out: chmod 600")
OTHER_CREDENTIALS = Prose("{file} isn't a pass of the kind {kind}.")
SECRET_SHOWN = Prose(
    "Others on this computer can see a command line: put the password into PGPASSWORD or into ~/.pgpass.",
)
NO_ADDRESS = Prose("That isn't the address of a database: {reason}.")
NO_DATABASE = Prose("The address names no database. One that does: postgresql:///robac")
NO_SERVER = Prose("{host} isn't a server's name, alone or with a port, such as hall.example or hall.example:5432.")
SYNC_RUNS = Prose("Another process is already sending this cabinet's scores.")
IN_STEP = Prose("Up to date with the hall.")
GARBLED = Prose("The hall sends something that no arcade wrote. Its operator should have a look.")
NO_WHY = Prose("Say why in at most {most} letters. It goes into the hall's log.")
NO_SCORE = Prose("No score in the hall begins with {score} (type at least {least} characters).")
MANY_SCORES = Prose("More than one score in the hall begins with {score}: type more of it.")
NO_GUEST = Prose("Nobody in the hall is called {name}, and no guest's number begins like that.")
MANY_GUESTS = Prose("{name} fits more than one guest of the hall. To see the numbers: robac hall status")
OPEN_TEMPORARY = Prose("Guests may make temporary tables: only who owns the database can forbid it.")
OPEN_FUNCTIONS = Prose("Guests may keep large objects and take locks: only a superuser of the server can forbid it.")
OPEN_DATABASES = Prose(
    "Guests may enter other databases of the server: {names}. REVOKE CONNECT ON DATABASE keeps them out.",
)
OPEN_ROLES = Prose(
    "Some guests lack a limit of time, files or log: it takes a superuser of a server of version 14 or later.",
)
OPEN_PASSWORDS = Prose(
    "Guests who change their passwords are not noticed: only a superuser of the server can see to it.",
)
GONE_SCORE = Prose("The score {score} has already been removed.")
