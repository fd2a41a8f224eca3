// Python of a built folder, asked one thing after the other: node there.mjs FOLDER SCRIPT; each line of the input is an
// expression as JSON, each line of the output its value, a text, as JSON.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

import { putTable, startPython } from "../../arcade/web/static/runner.js";

const [folder, script] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const build = JSON.parse(readFileSync(join(folder, "build.json"), "utf8"));
const read = async (name) => new Uint8Array(readFileSync(join(folder, name)));
const python = await startPython({ loadPyodide, base: folder + "/", build, read });
for (const [path, name] of Object.entries(build.tables)) {
    putTable(python, path, await read(name));
}
python.runPython(readFileSync(script, "utf8"));
for await (const line of createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(python.runPython(JSON.parse(line))));
}
