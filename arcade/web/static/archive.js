// Archives whose files lie in them as they are (zip, stored), as the build makes them.

const END = 0x06054b50; // of the archive: how many files, and where the list of them begins
const END_LENGTH = 22;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;

/** The files of an archive: [name, bytes] of each. */
export function* filesOf(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = bytes.byteLength - END_LENGTH; // there is no comment behind it
    check(end >= 0 && view.getUint32(end, true) === END);
    const text = new TextDecoder();
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left--) {
        check(view.getUint32(at, true) === ENTRY && view.getUint16(at + 10, true) === 0);
        const size = view.getUint32(at + 20, true);
        const named = view.getUint16(at + 28, true);
        const name = text.decode(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + named));
        const local = view.getUint32(at + 42, true);
        const start = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
        yield [name, bytes.subarray(start, start + size)];
        at += ENTRY_LENGTH + named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
}

function check(right) {
    if (!right) {
        throw new Error("this is not one of the arcade's archives");
    }
}
