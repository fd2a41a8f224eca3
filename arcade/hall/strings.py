"""The hall's sentences."""

from arcade.toolkit.contract.texts import Prose

NO_HALL = Prose("The hall does not answer: {reason}.", "Sala nu răspunde: {reason}.")
HALL_REFUSES = Prose("The hall refuses: {reason}.", "Sala refuză: {reason}.")
CROWDED = Prose(
    "The hall lets nobody else in with this pass now: another program uses it, or old connections have not ended yet.",
    "Sala nu mai lasă pe nimeni cu acest permis acum: îl folosește alt program, sau legături vechi nu s-au încheiat.",
)
QUOTA_SCORES = Prose(
    "{most} scores of this cabinet wait for a proof in the hall: the rest stays here until some are judged.",
    "{most} de scoruri ale automatului așteaptă o verificare în sală: restul rămâne aici până ce unele sunt judecate.",
)
QUOTA_BYTES = Prose(
    "Runs of {most} MB wait for a proof in the hall: this cabinet's other scores stay here until some are judged.",
    "Partide de {most} MB așteaptă o verificare în sală: celelalte scoruri rămân aici până ce unele sunt judecate.",
)
QUOTA_DAY = Prose(
    "The hall has taken {most} scores from this cabinet within a day: the rest stays here until tomorrow.",
    "Sala a primit {most} de scoruri de la acest automat într-o zi: restul rămâne aici până mâine.",
)
NEWER_HALL = Prose(
    "The hall is of version {found}, and this arcade knows versions up to {known}: bring it up to date.",
    "Sala este de versiunea {found}, iar acest program le cunoaște pe cele până la {known}: adu-l la zi.",
)
OLDER_HALL = Prose(
    "The hall is of version {found}, not {wanted} yet: robac hall init brings it up to date.",
    "Sala este de versiunea {found}, încă nu {wanted}: robac hall init o aduce la zi.",
)
NO_HALL_YET = Prose(
    "There is no hall in that database yet: robac hall init makes one.",
    "În acea bază de date nu este încă o sală: o face robac hall init.",
)
TOO_LARGE = Prose(
    "The run has more than {limit} bytes: no hall takes it.", "Partida are peste {limit} de octeți: nicio sală nu o ia."
)
TOO_LONG = Prose(
    "The run takes more than {limit} frames to prove: no hall takes it.",
    "Demonstrarea partidei cere peste {limit} de cadre: nicio sală nu o ia.",
)
NO_RESULT = Prose(
    "The run has no result that could be ranked.", "Partida nu are un rezultat care să intre în clasament."
)
OTHER_RUN = Prose("The run is not the one that the score names.", "Partida nu este cea pe care o numește scorul.")
OTHER_CLAIM = Prose(
    "What was told of the score is not what its run says.", "Ce s-a spus despre scor nu este ce arată partida lui."
)
NO_PLAYER = Prose("The player's name cannot be shown.", "Numele jucătorului nu se poate afișa.")
NO_DAY = Prose("It cannot have been reached on that day.", "Nu putea fi obținut în acea zi.")
NO_END = Prose("No verifier came to an end with the run.", "Niciun verificator nu a ajuns la capătul partidei.")
OTHER_CHALLENGE = Prose("The run is not of that day's challenge.", "Partida nu este din provocarea acelei zile.")

NO_PASS = Prose("This is no pass of a hall.", "Acesta nu este un permis de sală.")
NO_PASS_IN = Prose("{file} holds no pass of a hall.", "{file} nu conține un permis de sală.")
NO_PASS_CAME = Prose(
    "No pass has come: what should have sent it says why.",
    "Nu a venit niciun permis: cine trebuia să-l trimită spune de ce.",
)
UNREAD_PASS = Prose("{file} cannot be used as a pass: {reason}.", "{file} nu poate servi drept permis: {reason}.")
OPEN_PASS = Prose(
    "{file} holds a secret and can be read by others on this computer: chmod 600 keeps them out.",
    "{file} conține un secret și poate fi citit de alții pe acest calculator: chmod 600 îi ține afară.",
)
OTHER_PASS = Prose("{file} is no pass of the kind {kind}.", "{file} nu este un permis de felul {kind}.")
SECRET_SHOWN = Prose(
    "Others on this computer can see a command line: put the password into PGPASSWORD or into ~/.pgpass.",
    "Alții pe acest calculator pot vedea linia de comandă: pune parola în PGPASSWORD sau în ~/.pgpass.",
)
NO_ADDRESS = Prose("That is no address of a database: {reason}.", "Aceasta nu este adresa unei baze de date: {reason}.")
NO_DATABASE = Prose(
    "The address names no database: postgresql:///robac is one that does.",
    "Adresa nu numește nicio bază de date: postgresql:///robac este una care o face.",
)
NO_SERVER = Prose(
    "{host} is no server's name, alone or with a port: hall.example or hall.example:5432 is.",
    "{host} nu este numele unui server, singur sau cu un port: hall.example sau hall.example:5432 este.",
)
SYNC_RUNS = Prose(
    "Another process carries this cabinet's scores already.", "Un alt proces duce deja scorurile acestui automat."
)
IN_STEP = Prose("In step with the hall.", "În pas cu sala.")
GARBLED = Prose(
    "The hall sends what no arcade has written: its operator should look.",
    "Sala trimite ce nu a scris niciun program al nostru: să se uite operatorul ei.",
)
NO_WHY = Prose(
    "Say why in at most {most} letters: it is kept in the hall's log.",
    "Spune de ce, în cel mult {most} litere: rămâne în jurnalul sălii.",
)
NO_SCORE = Prose(
    "No score of the hall begins with {score} (at least {least} signs are needed).",
    "Niciun scor al sălii nu începe cu {score} (trebuie cel puțin {least} semne).",
)
MANY_SCORES = Prose(
    "More than one score of the hall begins with {score}: say more of it.",
    "Mai multe scoruri ale sălii încep cu {score}: spune mai mult din el.",
)
NO_GUEST = Prose(
    "Nobody in the hall is called {name}, and no guest's number begins so.",
    "Nimeni din sală nu se numește {name}, și niciun număr de oaspete nu începe așa.",
)
MANY_GUESTS = Prose(
    "More than one guest of the hall is meant by {name}: robac hall status tells cabinets' numbers.",
    "Mai mulți oaspeți ai sălii sunt numiți de {name}: robac hall status spune numerele automatelor.",
)
OPEN_TEMPORARY = Prose(
    "Guests may make temporary tables: only who owns the database can forbid it.",
    "Oaspeții pot face tabele temporare: numai cine deține baza de date le poate interzice.",
)
OPEN_FUNCTIONS = Prose(
    "Guests may keep large objects and take locks: only a superuser of the server can forbid it.",
    "Oaspeții pot păstra obiecte mari și pot bloca: numai un superutilizator al serverului le poate interzice.",
)
OPEN_DATABASES = Prose(
    "Guests may enter other databases of the server: {names}. REVOKE CONNECT ON DATABASE keeps them out.",
    "Oaspeții pot intra în alte baze de date ale serverului: {names}. REVOKE CONNECT ON DATABASE îi ține afară.",
)
OPEN_ROLES = Prose(
    "Some guests lack a limit of time, files or log: it takes a superuser of a server of version 14 or later.",
    "Unor oaspeți le lipsește o limită de timp, fișiere sau jurnal: e nevoie de un superutilizator al unui server"
    " de la versiunea 14.",
)
OPEN_PASSWORDS = Prose(
    "Guests who change their passwords are not noticed: only a superuser of the server can see to it.",
    "Oaspeții care își schimbă parola nu sunt observați: numai un superutilizator al serverului poate avea grijă.",
)
GONE_SCORE = Prose("The score {score} has been removed already.", "Scorul {score} a fost deja scos.")
