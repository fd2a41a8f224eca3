// Write the twins of files beside them: node compress.mjs QUALITY FILE ...; see arcade/web/compressed.py.
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WINDOW = 24; // of 16 MB, the largest that every browser knows
const [quality, ...files] = process.argv.slice(2);

async function compress(path) {
    const bytes = await readFile(path);
    const params = {
        [constants.BROTLI_PARAM_QUALITY]: Number(quality),
        [constants.BROTLI_PARAM_LGWIN]: WINDOW,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

await Promise.all(files.map(compress));
