"""The first tale: Captain Flint's chest, a giant, pirates, and Bill Bones who hid it."""

from arcade.games.cave.art_signs import WITH_CHEST
from arcade.games.cave.layout import FLINT_PLAN
from arcade.games.cave.layouts import FLINT_CAVE
from arcade.games.cave.variant import CLOSED, FOUND, NARROW, NOTE, Tale, scene
from arcade.toolkit.contract.texts import Count, Prose, Text

SCENES = {
    1: scene(
        "Cave mouth",
        "Gura peșterii",
        "You are in the forest; the way into the cave is south. Cold air comes out of it and smells of wet stone and"
        " old candles.",
        "Ești în pădure; intrarea în peșteră e la sud. De acolo vine un aer rece, cu miros de piatră udă și de"
        " lumânări vechi.",
    ),
    2: scene(
        "Wrong path",
        "Drum greșit",
        "This is not the way to find the cave. The path winds between the oaks, and your own footprints come to meet"
        " you.",
        "Nu așa se găsește peștera. Poteca se învârte printre stejari, iar urmele care îți vin în cale sunt ale tale.",
    ),
    3: scene(
        "Deep woods",
        "Codru adânc",
        "You have lost your way in the woods. Branches close behind you. Something with yellow eyes counts your steps.",
        "Te-ai rătăcit prin pădure. Crengile se închid în urma ta. Ceva cu ochi galbeni îți numără pașii.",
    ),
    4: scene(
        "Low hall",
        "Sala joasă",
        "A hall with a low ceiling; daylight in the north. You stoop under teeth of stone. On the other sides wait"
        " three darknesses.",
        "O sală cu tavanul jos; lumina zilei vine din nord. Te apleci sub colții de piatră. În celelalte părți te"
        " așteaptă trei întunecimi.",
    ),
    5: scene(
        "Dead end",
        "Fundătură",
        "A dead end. You knock on the rock. It does not answer, or it is very patient.",
        "O fundătură. Ciocănești în stâncă. Nu răspunde, sau are foarte multă răbdare.",
    ),
    6: scene(
        "Bend",
        "Cotitură",
        "The tunnel makes a bend. Whoever dug it had a reason to turn here, and no time to explain it.",
        "Tunelul face un cot. Cine l-a săpat a avut un motiv să cotească aici și n-a avut timp să-l spună.",
    ),
    7: scene(
        "Pirates' hall",
        "Sala piraților",
        "The hall of the pirates; nobody is at home. Dice, rum, a sea chart for a tablecloth. The candle is still"
        " warm.",
        "Sala piraților; nu e nimeni acasă. Zaruri, rom, o hartă drept față de masă. Lumânarea e încă fierbinte.",
    ),
    8: scene(
        "Side tunnel",
        "Ramificație",
        "A tunnel from north to south, with a branch to the west. Out of the branch drifts a smell of rum.",
        "Un tunel de la nord la sud, cu o ramură spre vest. Dinspre ramură adie un miros de rom.",
    ),
    9: scene(
        "Torture hall",
        "Sala de tortură",
        "The torture hall, full of bones. One skeleton points at the ceiling, as if it had just remembered something.",
        "Sala de tortură, plină de oase. Un schelet arată spre tavan, de parcă tocmai și-ar fi amintit ceva.",
    ),
    10: scene(
        "Chimney",
        "Hornul",
        "You stand in a chimney of rock. From above falls pale light. Between your shoes the shaft goes on down.",
        "Ești într-un horn de piatră. De sus cade o lumină palidă. Printre pantofii tăi, puțul coboară mai departe.",
    ),
    11: scene(
        "Giant's hall",
        "Sala uriașului",
        "The hall of the giant: he sleeps! Each snore lifts the dust from the floor and the hair from your head.",
        "Sala uriașului: doarme! La fiecare sforăit se ridică praful de pe jos și părul din creștetul tău.",
    ),
    12: scene(
        "Run!",
        "Fugi!",
        "The giant is awake! Run! He counts his gold even in his dreams, and a chest was missing.",
        "S-a trezit uriașul! Fugi! Își numără aurul și în vis, iar acum lipsea un cufăr.",
    ),
    13: scene(
        "Robbed",
        "Prădat",
        "Not like that, little one: try again! He lifts you by the collar, takes the chest and hides it elsewhere.",
        "Nu așa, piciule: mai încearcă! Te ridică de guler, îți ia cufărul și îl ascunde în altă parte.",
    ),
    14: scene(
        "Carved wall",
        "Zid scrijelit",
        "Somebody carved: BILL BONES WAS HERE. The letters are deep and proud, and older than the rust on your"
        " lantern.",
        "Cineva a scrijelit: PE AICI A TRECUT BILL BONES. Literele sunt adânci și mândre, mai vechi decât rugina de"
        " pe felinarul tău.",
    ),
    15: scene(
        "Shaft",
        "Fund de puț",
        "You are at the bottom of a shaft. High above shines a coin of light. The rungs look strong enough.",
        "Ești pe fundul unui puț. Sus de tot strălucește un bănuț de lumină. Treptele de fier par să țină.",
    ),
    16: scene(
        "Crystal palace",
        "Palatul de cristal",
        "A palace of crystal, with music from all sides. The walls repeat you a thousand times, and every one of you"
        " looks surprised.",
        "Un palat de cristal, cu muzică din toate părțile. Pereții te repetă de o mie de ori și fiecare dintre voi"
        " pare mirat.",
    ),
    17: scene(
        "Red Labyrinth",
        "Labirintul Roșu",
        "You wander through the Red Labyrinth. The bricks glow like embers. From below comes a smell of rain and"
        " leaves.",
        "Umbli prin Labirintul Roșu. Cărămizile ard ca jarul. De jos vine miros de ploaie și de frunze.",
    ),
    18: scene(
        "Daylight",
        "La lumină",
        "Welcome outside! Wind, grass, a lark: you had forgotten how loud the world is.",
        "Bine ai venit afară! Vânt, iarbă, o ciocârlie: uitaseși ce gălăgie face lumea.",
    ),
    19: scene(
        "River of Death",
        "Fluviul Morții",
        "Here flows the River of Death; a sign says XANADU. Its arrow points to the east, where something glitters.",
        "Aici curge Fluviul Morții; pe o tăbliță scrie XANADU. Săgeata arată spre răsărit, unde sclipește ceva.",
    ),
    20: scene(
        "Holes",
        "Găuri în pereți",
        "The tunnel grows wider; there are holes in the walls. Some of the holes blink.",
        "Tunelul se lărgește; pereții sunt plini de găuri. Unele găuri clipesc.",
    ),
    21: scene(
        "Den of bats",
        "Hruba liliecilor",
        "A den of bats: make haste! A thousand wings wake up above you, and your flame lies flat with fear.",
        "O hrubă cu lilieci: grăbește-te! O mie de aripi se trezesc deasupra ta și flacăra se culcă de frică.",
    ),
    22: scene(
        "Fork",
        "Răscruce",
        "The tunnel forks. All the branches look alike; that is how branches catch people.",
        "Tunelul se desparte. Toate ramurile seamănă între ele; așa prind ele oamenii.",
    ),
    23: scene(
        "Fog",
        "Ceață",
        "A thick fog, and screams in it. You hope it is the wind. The wind hopes it is you.",
        "O ceață groasă, și în ea țipete. Tu speri că e vântul. Vântul speră că ești tu.",
    ),
    24: scene(
        "Gallery",
        "Galeria",
        "The torture gallery; blood on the walls. The shackles are empty, but somebody has oiled them.",
        "Galeria de tortură; pe ziduri e sânge. Cătușele sunt goale, dar cineva le-a uns.",
    ),
    25: scene(
        "Run!",
        "Fugi!",
        "The pirates are back and quarrelling: run! They have not agreed yet which of them is to catch you.",
        "Pirații s-au întors și se ceartă: fugi! Încă nu s-au înțeles care dintre ei te prinde.",
    ),
    26: scene(
        "Robbed",
        "Prădat",
        "The pirates take the chest from you. They carry it off to a new hiding place, singing, and out of tune.",
        "Pirații îți iau cufărul. Îl duc într-o altă ascunzătoare, cântând, și încă fals.",
    ),
    FOUND: scene(
        "The chest!",
        "Cufărul!",
        "The chest is here! Iron bands, a lock that sighs, and Captain Flint's name on the lid.",
        "Cufărul e aici! Legături de fier, o broască ce oftează și, pe capac, numele căpitanului Flint.",
    ),
    NARROW: scene(
        "Too narrow",
        "Prea strâmt",
        "The tunnel is too narrow for the chest. You push, you pull, you say things that Flint would have liked.",
        "Tunelul e prea strâmt pentru cufăr. Împingi, tragi și spui vorbe care i-ar fi plăcut lui Flint.",
    ),
    CLOSED: scene(
        "Closed",
        "Închis",
        "Building works, no visitors! Behind the barrier something glitters that is not for empty hands.",
        "Aici se lucrează, intrarea oprită! Dincolo de barieră sclipește ceva ce nu e pentru mâini goale.",
    ),
    NOTE: scene(
        "A note",
        "Un bilet",
        "I never hide it twice in one place: Bill Bones. A dagger holds the sheet to the rock.",
        "Nu ascund nimic de două ori într-un loc: Bill Bones. Un pumnal ține foaia pe stâncă.",
    ),
}

FLINT_TALE = Tale(
    name="flint",
    cave=FLINT_CAVE,
    plan=FLINT_PLAN,
    scenes=SCENES,
    carrier=WITH_CHEST,
    take=Text("Do you take it? (y/n)", "Îl iei cu tine? (d/n)"),
    taken=Prose(
        "You heave the chest onto your shoulders. From now on everybody will notice you.",
        "Îți salți cufărul pe umeri. De acum te vede toată lumea.",
    ),
    left=Prose(
        "You leave the chest where it is. It looks after you.",
        "Lași cufărul unde e. Se uită lung după tine.",
    ),
    back=Prose("You turn back.", "Te întorci."),
    saved=Prose("You escape by a hair's breadth.", "Scapi ca prin urechile acului."),
    won=Count(
        ("You stole the treasure in {n} step!", "You stole the treasure in {n} steps!"),
        (
            "Ai furat comoara într-un pas!",
            "Ai furat comoara în {n} pași!",
            "Ai furat comoara în {n} de pași!",
        ),
    ),
)
