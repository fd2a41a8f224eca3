"""Make Impasse's table again: ``python -m tools.impas_replies`` (needs numba: ``pip install .[tools]``; half an hour).

Whoever moves first loses on the book's board, after 46 plies of best play.
"""

from hashlib import sha256
from pathlib import Path

from arcade.games.impas.rules import start
from arcade.games.impas.search import packed
from tools import orders
from tools.compiled import check_compiler
from tools.impas_replies.boards import rank, ranks, worked_out
from tools.impas_replies.fitting import errors, fitted

FILE = Path(__file__).resolve().parents[2] / "assets" / "tables" / "impas.bin"


def main() -> None:
    """Work it out, fit, find the errors, write the file."""
    parser = orders.parser_of("impas_replies", __doc__)
    parser.parse_args()
    check_compiler(parser)
    plies = worked_out()
    print(f"best play lasts {plies[:, rank(start().pieces, *ranks())]} plies", flush=True)
    worths = fitted(plies)
    wrong = errors(worths, plies)
    print(f"the judgement errs on {len(wrong)} of {int((plies[1] & 1).sum())} won boards")
    data = packed(worths.tolist(), [(int(place), int(passed)) for place, passed in wrong])
    FILE.write_bytes(data)
    print(f"{FILE}: {len(data)} bytes, SHA-256 {sha256(data).hexdigest()}")


if __name__ == "__main__":
    main()
