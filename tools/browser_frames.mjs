// Run a command of Python as a browser would: node browser_frames.mjs PYODIDE PROJECT COMPILED COMMAND
// The project is in Pyodide's own memory; COMPILED is a folder that keeps its compiled modules from run to run.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [home, project, compiled, command] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(resolve(home), "pyodide.mjs")).href);

// Seconds that this thread has worked, where Linux tells them: what other programs do is not in them.
function worked() {
  process.cpuUsage(); // brings the count up to date
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "latin1").split(" ")[0]) / 1e9;
  } catch {
    return performance.now() / 1e3;
  }
}

const python = await loadPyodide();
for (const [place, root] of [["/project", project], ["/compiled", compiled]]) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(root) }, place);
}
python.globals.set("worked", worked);
python.runPython(`
import compileall, py_compile, shutil, sys, time
from pathlib import Path

kept, ready = Path("/compiled/robac"), Path("/compiled/ready")
if not ready.exists():
    for name in ("arcade", "assets", "fonts", "tools"):
        shutil.copytree(f"/project/{name}", kept / name, ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(kept, quiet=2, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    ready.touch()
shutil.copytree(kept, "/robac")
sys.path.insert(0, "/robac")
sys.dont_write_bytecode = True
time.process_time = worked
for _ in range(100):
    worked()  # the first calls take longer
`);
try {
  python.runPython(command);
} catch (error) {
  console.error(error.message); // without the runtime's source line, which is a megabyte long
  process.exitCode = 1;
}
