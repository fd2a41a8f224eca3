// Python and the arcade in it, in a browser's worker or under node.

import { filesOf } from "./archive.js";

export const ARCADE = "/robac";
export const DATA = "/data";
const ARRIVED = "/arrived";

/**
 * Start Python with the arcade unpacked; gives Pyodide's object.
 * `loadPyodide` is the runtime's own function, `base` the address of its files (ending in a slash), `build` what
 * build.json says, and `read(name)` gives the bytes of one of the folder's files.
 */
export async function startPython({ loadPyodide, base, build, read }) {
    const archives = build.archives.map(async ({ name, folder }) => ({ folder, bytes: new Uint8Array(await read(name)) }));
    const python = await loadPyodide({
        indexURL: base,
        stdLibURL: base + build.stdlib,
        lockFileContents: { info: build.abi, packages: {} }, // no packages: nothing is looked up anywhere
        env: { HOME: DATA, PYTHONDONTWRITEBYTECODE: "1" },
        checkAPIVersion: true,
        packageCacheDir: DATA,
    });
    for (const { folder, bytes } of await Promise.all(archives)) {
        unpack(python.FS, folder, bytes);
    }
    python.FS.mkdirTree(DATA);
    python.runPython(`import sys; sys.path.insert(0, "${ARCADE}"); sys.dont_write_bytecode = True`);
    return python;
}

/** Lay a table down where the arcade looks for it; `path` as build.json has it. */
export function putTable(python, path, bytes) {
    lay(python.FS, `${ARCADE}/${path}`, bytes);
}

/** Lay an archive's files into a folder; their folders are made as they are met. */
function unpack(FS, folder, bytes) {
    const made = new Set();
    for (const [name, data] of filesOf(bytes)) {
        const path = `${folder}/${name}`;
        const above = path.slice(0, path.lastIndexOf("/"));
        if (!made.has(above)) {
            FS.mkdirTree(above);
            made.add(above);
        }
        FS.writeFile(path, data, { canOwn: true });
    }
}

/** A file of the data folder, with the folders it stands in. */
export function putFile(python, name, bytes) {
    lay(python.FS, `${DATA}/${name}`, bytes);
}

function lay(FS, path, bytes) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, bytes);
}

/** What is in a file of the data folder. */
export function readFile(python, name) {
    return python.FS.readFile(`${DATA}/${name}`);
}

/** A file that is to be handed on, with the name that it has outside; one that lies in no folder of the arcade's goes. */
export function takeFile(python, name) {
    const path = name.startsWith("/") ? name : `${DATA}/${name}`;
    const bytes = python.FS.readFile(path);
    if (path === name) {
        python.FS.unlink(path);
    }
    return { name: path.slice(path.lastIndexOf("/") + 1), bytes };
}

/** Lay down a file that the player has chosen, in place of the one before; gives where it lies. */
export function putArrived(python, name, bytes) {
    const { FS } = python;
    FS.mkdirTree(ARRIVED);
    for (const old of FS.readdir(ARRIVED).filter((entry) => !entry.startsWith("."))) {
        FS.unlink(`${ARRIVED}/${old}`);
    }
    const path = `${ARRIVED}/${name.replaceAll("/", "_").replace(/^\.+/, "_") || "_"}`;
    FS.writeFile(path, bytes);
    return path;
}

/**
 * The arcade's door; see arcade/web/bridge.py. `start` tells it what it needs to begin, `fetchTable(path)` lays a table
 * down before it comes back, and says whether it could.
 */
export function openBridge(python, start, fetchTable) {
    const module = python.pyimport("arcade.web.bridge");
    const bridge = module.Bridge(JSON.stringify({ folder: DATA, ...start }), fetchTable);
    module.destroy();
    return bridge;
}

/** Bytes that Python gave, as an array of one's own; null for None. */
export function taken(bytes) {
    if (bytes === undefined || bytes === null) {
        return null;
    }
    const array = bytes.toJs();
    bytes.destroy();
    return array;
}
