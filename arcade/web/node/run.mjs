// Run Python in the built folder's runtime: node run.mjs FOLDER < SCRIPT
// The script may print lines; what it raises is told on the standard error.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { putTable, startPython } from "../static/runner.js";

const script = readFileSync(0, "utf8"); // at once: the runtime lets nobody wait for a pipe any more
const folder = resolve(process.argv[2]);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const build = JSON.parse(readFileSync(join(folder, "build.json"), "utf8"));
const bytes = (name) => new Uint8Array(readFileSync(join(folder, name))); // Python knows no Buffer of node
const python = await startPython({ loadPyodide, base: folder + "/", build, read: async (name) => bytes(name) });
for (const [path, name] of Object.entries(build.tables)) {
  putTable(python, path, bytes(name));
}
try {
  python.runPython(script);
} catch (error) {
  console.error(error.message); // without the runtime's source line, which is a megabyte long
  process.exitCode = 1;
}
