"""The second tale: a dragon has carried off Ileana Cosânzeana, three zmei keep watch, a dwarf hides her."""

from arcade.games.cave.art_signs import TOGETHER
from arcade.games.cave.layout import ILEANA_PLAN
from arcade.games.cave.layouts import ILEANA_CAVE
from arcade.games.cave.tale_flint import SCENES as FLINT_SCENES
from arcade.games.cave.variant import CLOSED, FOUND, NARROW, NOTE, Tale, scene
from arcade.toolkit.contract.texts import Count, Prose, Text

SCENES = FLINT_SCENES | {
    1: scene(
        "Cave mouth",
        "Gura peșterii",
        "You are in the forest; the way to the other realm is south. Before the cave lies a silk scarf. It is hers.",
        "Ești în codru; drumul spre tărâmul celălalt e la sud. În gura peșterii e o năframă de mătase. E a ei.",
    ),
    7: scene(
        "Hall of the zmei",
        "Sala zmeilor",
        "The hall of the zmei; the brothers are out. Mugs like barrels, and a mace on a hook that still swings.",
        "Sala zmeilor; frații sunt plecați. Căni cât butoaiele și un buzdugan care încă se leagănă în cui.",
    ),
    9: scene(
        "Hall of stone",
        "Sala de piatră",
        "A hall of princes turned to stone. They came for Ileana, too. One of them points at the ceiling.",
        "O sală cu feți prefăcuți în stane de piatră. Și ei au venit după Ileana. Unul arată spre tavan.",
    ),
    11: scene(
        "Dragon's hall",
        "Sala balaurului",
        "The hall of the dragon: he sleeps! Smoke rises from his nostrils in rings, and each ring is a yard wide.",
        "Sala balaurului: doarme! Pe nări îi ies rotocoale de fum, și fiecare e lat de un stânjen.",
    ),
    12: scene(
        "Run!",
        "Fugi!",
        "The dragon is awake! Run! His breath goes before him and singes the feather on your cap.",
        "S-a trezit balaurul! Fugi! Răsuflarea îi vine înainte și îți pârlește pana de la căciulă.",
    ),
    13: scene(
        "Carried off",
        "Răpită iar",
        "Not like that, little prince: try again! He takes Ileana in his claw and carries her to another prison.",
        "Nu așa, fătul meu: mai încearcă! O ia pe Ileana în gheare și o duce în altă temniță.",
    ),
    14: scene(
        "Carved wall",
        "Zid scrijelit",
        "Somebody carved: FĂT-FRUMOS. You cannot remember doing it. Perhaps you will.",
        "Cineva a scrijelit: FĂT-FRUMOS. Nu-ți amintești s-o fi făcut. Poate că o vei face.",
    ),
    16: scene(
        "Crystal palace",
        "Palatul de cristal",
        "A palace of crystal, with music from all sides. The walls show Ileana a thousand times; only one squeezes"
        " your hand.",
        "Un palat de cristal, cu muzică din toate părțile. Pereții o arată pe Ileana de o mie de ori; una singură te"
        " strânge de mână.",
    ),
    17: scene(
        "Wood of copper",
        "Codrul de aramă",
        "You walk through the Wood of Copper. Do not break a leaf: they ring. From below comes a smell of rain.",
        "Treci prin Codrul de Aramă. Să nu rupi vreo frunză: sună. De jos vine miros de ploaie.",
    ),
    18: scene(
        "Our world",
        "Lumea noastră",
        "Welcome to the world above! The sun stands still for a moment to look at Ileana.",
        "Bine ați venit pe lumea albă! Soarele stă o clipă locului ca să se uite la Ileana.",
    ),
    24: scene(
        "Forge",
        "Fierăria",
        "The forge of the zmei; the fire burns. A chain lies on the anvil, just wide enough for a wrist.",
        "Fierăria zmeilor; focul arde. Pe nicovală e un lanț, tocmai bun pentru o mână.",
    ),
    25: scene(
        "Run!",
        "Fugi!",
        "The zmei are back and quarrelling: run! Each of them says that Ileana looked at him first.",
        "Zmeii s-au întors și se ceartă: fugi! Fiecare spune că Ileana s-a uitat întâi la el.",
    ),
    26: scene(
        "Carried off",
        "Răpită iar",
        "The zmei take Ileana from you. They carry her off on their shoulders and sing, all three, three songs.",
        "Zmeii ți-o iau pe Ileana. O duc pe umeri și cântă, câte trei, trei cântece.",
    ),
    27: scene(
        "Wood of silver",
        "Codrul de argint",
        "You walk through the Wood of Silver. The moon hangs in the branches and has to be walked around.",
        "Treci prin Codrul de Argint. Luna atârnă între crengi și trebuie ocolită.",
    ),
    28: scene(
        "Wood of gold",
        "Codrul de aur",
        "You walk through the Wood of Gold. The apples are counted every evening. You count them, too.",
        "Treci prin Codrul de Aur. Merele sunt numărate în fiecare seară. Le numeri și tu.",
    ),
    29: scene(
        "Glass Mountain",
        "Muntele de sticlă",
        "You stand on the Glass Mountain. It goes down in one long slide, and nobody has ever slid up.",
        "Ești pe Muntele de Sticlă. La vale e un singur tobogan lung, iar la deal n-a alunecat nimeni.",
    ),
    30: scene(
        "Bower",
        "Iatacul",
        "A bower with a barred window. A loom, a carpet, half a song still in the air.",
        "Un iatac cu zăbrele la fereastră. Un război de țesut, un covor și, în aer, jumătate de cântec.",
    ),
    31: scene(
        "Magic mirror",
        "Oglinda fermecată",
        "A magic mirror looks at you. It knows everything, but it says only what floor it is on.",
        "O oglindă fermecată se uită la tine. Știe tot, dar spune numai la ce etaj se află.",
    ),
    32: scene(
        "Lake",
        "Lacul",
        "A lake under the earth; a boat waits. Above the bank a shaft with roots for rungs leads up.",
        "Un lac sub pământ; o barcă așteaptă. Deasupra malului urcă un puț cu rădăcini în loc de trepte.",
    ),
    33: scene(
        "Living water",
        "Apa vie",
        "A spring of living water shines by itself. Who drinks of it outruns even dragons, once.",
        "Un izvor de apă vie luminează de la sine. Cine bea din el fuge și de balaur, o dată.",
    ),
    34: scene(
        "Mushrooms",
        "Ciupercile",
        "A grove of mushrooms as tall as houses. Under one of them somebody small shuts a door.",
        "O dumbravă de ciuperci cât casele. Sub una dintre ele, cineva mic închide o ușă.",
    ),
    35: scene(
        "Stair",
        "Scara",
        "A steep stair into the tower. Each step has a name, and they whisper it as you tread on them.",
        "O scară abruptă spre turn. Fiecare treaptă are un nume și îl șoptește când o calci.",
    ),
    36: scene(
        "Hanging bridge",
        "Puntea",
        "A hanging bridge over the mist. It is woven of hair and would not carry two.",
        "O punte atârnată peste ceață. E împletită din păr și nu ține doi inși.",
    ),
    37: scene(
        "Hoard",
        "Comoara",
        "The dragon's hoard: crowns, cups, coins. You leave it all; you came for something better.",
        "Comoara balaurului: coroane, pocale, galbeni. Lași totul; ai venit după ceva mai bun.",
    ),
    FOUND: scene(
        "Ileana!",
        "Ileana!",
        "Ileana Cosânzeana is here! She puts down the shuttle: “You took your time,” she says.",
        "Ileana Cosânzeana e aici! Lasă suveica din mână: „Greu ai mai venit”, spune ea.",
    ),
    NARROW: scene(
        "Too narrow",
        "Prea strâmt",
        "There is no room for two. She says after you, you say after her, and nobody gets through.",
        "Aici nu încap doi. Ea te poftește pe tine, tu o poftești pe ea, și nu trece nimeni.",
    ),
    CLOSED: scene(
        "Closed",
        "Închis",
        "The palace is closed to those who come alone! They are polishing the crystal for a wedding.",
        "Palatul e închis pentru cei singuri! Se lustruiește cristalul pentru o nuntă.",
    ),
    NOTE: scene(
        "A note",
        "Un bilet",
        "I never hide her twice in one place: Statu-Palmă. The letters are as small as the dwarf who wrote them.",
        "N-o ascund de două ori într-un loc: Statu-Palmă. Literele sunt mici, ca piticul care le-a scris.",
    ),
}

ILEANA_TALE = Tale(
    name="ileana",
    cave=ILEANA_CAVE,
    plan=ILEANA_PLAN,
    scenes=SCENES,
    carrier=TOGETHER,
    take=Text("Do you free her? (y/n)", "O eliberezi? (d/n)"),
    taken=Prose(
        "Ileana takes your hand. Two are braver than one, but they do not fit through every hole.",
        "Ileana te ia de mână. Doi sunt mai viteji ca unul, dar nu încap prin orice gaură.",
    ),
    left=Prose(
        "You say that you will come back. She takes up the shuttle again, rather hard.",
        "Spui că te întorci. Ea ia din nou suveica, cam apăsat.",
    ),
    back=Prose("You turn back.", "Te întorci."),
    saved=Prose(
        "They have you! You drink the living water and run like a hare. The flask is empty now.",
        "Te-au prins! Bei apa vie și fugi ca un iepure. Plosca s-a golit.",
    ),
    won=Count(
        ("Ileana is free after {n} step!", "Ileana is free after {n} steps!"),
        (
            "Ileana e liberă după {n} pas!",
            "Ileana e liberă după {n} pași!",
            "Ileana e liberă după {n} de pași!",
        ),
    ),
)
