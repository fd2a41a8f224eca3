"""Scripts joined into one: what is imported stands before who imports it, and what cannot be joined is refused."""

import pytest

from arcade.web.joined import joined
from arcade.web.nodes import WebError

SCRIPTS = {
    "main.js": 'import { one, two as second } from "./first.js";\nimport {\n    three,\n} from "./other-one.js";\n',
    "first.js": "export const one = 1;\nconst hidden = 2;\nexport async function two() {}\n",
    "other-one.js": 'import { one } from "./first.js";\nexport class three {}\nexport function* four() {}\n',
    "worker.js": 'import { four } from "./other-one.js";\nexport const seen = four;\n',
    "sw.js": "import('./later.mjs');\n",
}


def test_what_nobody_imports_is_left_with_all_that_it_needs() -> None:
    found = {name: data.decode() for name, data in joined({k: v.encode() for k, v in SCRIPTS.items()}).items()}
    assert found.keys() == {"main.js", "worker.js", "sw.js"}
    main = found["main.js"]
    first, other = main.index("const first$ = (() => {"), main.index("const other_one$ = (() => {")
    assert first < other < main.index("const { one, two: second } = first$;")
    assert main.count("const first$") == 1
    assert "return { one, two };" in main
    assert "return { three, four };" in main
    assert "export" not in main
    assert found["worker.js"].endswith("export const seen = four;\n")
    assert found["sw.js"] == SCRIPTS["sw.js"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("export default 1;\n", "one.js cannot be joined with others: export default 1;"),
        ("export let one = 1;\n", "one.js cannot be joined with others: export let one = 1;"),
        ("export { one };\n", "one.js cannot be joined with others: export { one };"),
        ('import "./main.js";\n', 'one.js cannot be joined with others: import "./main.js";'),
        (
            'import * as all from "./main.js";\n',
            'one.js cannot be joined with others: import * as all from "./main.js";',
        ),
        ('import { two } from "./two.js";\n', "one.js imports two.js, which is not there"),
        ('import { one } from "./one.js";\n', "main.js and one.js import each other"),
    ],
)
def test_what_is_written_otherwise_is_refused(text: str, sentence: str) -> None:
    main = b'import { one } from "./one.js";\n'
    with pytest.raises(WebError) as refused:
        joined({"main.js": main, "one.js": text.encode()})
    assert str(refused.value) == sentence
