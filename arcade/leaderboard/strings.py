"""The leaderboard's sentences."""

from arcade.toolkit.contract.texts import Prose

NO_LEADERBOARD = Prose("The hall does not answer: {reason}.")
LEADERBOARD_REFUSES = Prose("The hall refuses: {reason}.")
CROWDED = Prose(
    "The hall lets nobody else in with this pass now: another program uses it, or old connections have not ended yet.",
)
QUOTA_SCORES = Prose(
    "{most} scores of this cabinet wait for a proof in the hall: the rest stays here until some are judged.",
)
QUOTA_BYTES = Prose(
    "Runs of {most} MB wait for a proof in the hall: this cabinet's other scores stay here until some are judged.",
)
QUOTA_DAY = Prose(
    "The hall has taken {most} scores from this cabinet within a day: the rest stays here until tomorrow.",
)
NEWER_LEADERBOARD = Prose(
    "The hall is of version {found}, and this arcade knows versions up to {known}: bring it up to date.",
)
OLDER_LEADERBOARD = Prose(
    "The hall is of version {found}, not {wanted} yet: robac hall init brings it up to date.",
)
NO_LEADERBOARD_YET = Prose(
    "There is no hall in that database yet: robac hall init makes one.",
)
TOO_LARGE = Prose("The run has more than {limit} bytes: no hall takes it.")
TOO_LONG = Prose(
    "The run takes more than {limit} frames to prove: no hall takes it.",
)
NO_RESULT = Prose("The run has no result that could be ranked.")
OTHER_RUN = Prose("The run is not the one that the score names.")
OTHER_RESULT = Prose("What was told of the score is not what its run says.")
NO_PLAYER = Prose("The player's name cannot be shown.")
NO_DAY = Prose("It cannot have been reached on that day.")
NO_END = Prose("No verifier came to an end with the run.")
OTHER_CHALLENGE = Prose("The run is not of that day's challenge.")

NO_CREDENTIALS = Prose("This is no pass of a hall.")
NO_CREDENTIALS_IN = Prose("{file} holds no pass of a hall.")
NO_CREDENTIALS_CAME = Prose(
    "No pass has come: what should have sent it says why.",
)
UNREAD_CREDENTIALS = Prose("{file} cannot be used as a pass: {reason}.")
OPEN_CREDENTIALS = Prose(
    "{file} holds a secret and can be read by others on this computer: chmod 600 keeps them out.",
)
OTHER_CREDENTIALS = Prose("{file} is no pass of the kind {kind}.")
SECRET_SHOWN = Prose(
    "Others on this computer can see a command line: put the password into PGPASSWORD or into ~/.pgpass.",
)
NO_ADDRESS = Prose("That is no address of a database: {reason}.")
NO_DATABASE = Prose(
    "The address names no database: postgresql:///robac is one that does.",
)
NO_SERVER = Prose(
    "{host} is no server's name, alone or with a port: hall.example or hall.example:5432 is.",
)
SYNC_RUNS = Prose("Another process carries this cabinet's scores already.")
IN_STEP = Prose("In step with the hall.")
GARBLED = Prose(
    "The hall sends what no arcade has written: its operator should look.",
)
NO_WHY = Prose(
    "Say why in at most {most} letters: it is kept in the hall's log.",
)
NO_SCORE = Prose(
    "No score of the hall begins with {score} (at least {least} signs are needed).",
)
MANY_SCORES = Prose(
    "More than one score of the hall begins with {score}: say more of it.",
)
NO_GUEST = Prose(
    "Nobody in the hall is called {name}, and no guest's number begins so.",
)
MANY_GUESTS = Prose(
    "More than one guest of the hall is meant by {name}: robac hall status tells cabinets' numbers.",
)
OPEN_TEMPORARY = Prose(
    "Guests may make temporary tables: only who owns the database can forbid it.",
)
OPEN_FUNCTIONS = Prose(
    "Guests may keep large objects and take locks: only a superuser of the server can forbid it.",
)
OPEN_DATABASES = Prose(
    "Guests may enter other databases of the server: {names}. REVOKE CONNECT ON DATABASE keeps them out.",
)
OPEN_ROLES = Prose(
    "Some guests lack a limit of time, files or log: it takes a superuser of a server of version 14 or later.",
)
OPEN_PASSWORDS = Prose(
    "Guests who change their passwords are not noticed: only a superuser of the server can see to it.",
)
GONE_SCORE = Prose("The score {score} has been removed already.")
