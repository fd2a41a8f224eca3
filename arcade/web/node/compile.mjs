// Have the runtime compile what it is to run: node compile.mjs RUNTIME PROJECT WORK; see arcade/web/compiled.py.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, project, work] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const { info } = JSON.parse(readFileSync(join(runtime, "pyodide-lock.json"), "utf8"));
// A hash seed of its own would order some constants differently each time. A line's number is enough to know where
// something went wrong: to tell the place in the line, too, takes a quarter of the compressed bytes.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
try {
    const python = await loadPyodide({ lockFileContents: { info, packages: {} }, env });
    for (const [place, root] of [["/project", project], ["/work", work]]) {
        python.FS.mkdir(place);
        python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
    }
    python.runPython(`
import sys
started = sorted(sys.modules)
sys.path.append("/project")
sys.dont_write_bytecode = True
from pathlib import Path
from arcade.web.compiled import make
make(Path("/work"), started)
`);
} catch (error) {
    console.error(error.message); // without the runtime's source line, which is a megabyte long
    process.exitCode = 1;
}
