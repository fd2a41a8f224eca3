// What the browser keeps: the arcade's database and each file beside it, one record each. Runs in the worker.
//
// A record is on the disk when its promise is kept, or the player is told and play goes on. Of two windows on one
// arcade only the first keeps anything: the later one would write over what the first one has.

const NAME = "robac"; // of the database of records, and of the lock
const RECORDS = "kept";
const DATABASE = "arcade.db";
const PATIENCE = 5000; // milliseconds: a browser that never answers must not stop the game
const LOCK_TRIES = 6; // a page that is loaded again may come before its own last worker has gone
const LOCK_NAP = 200;
const LONG_PATIENCE = 20000; // for reading all that is there
const AGAIN = 10000; // milliseconds until what was refused is offered once more
const SMALL_QUOTA = 4 * 2 ** 30; // bytes: Chromium up to 2024 offers a private window but a part of the memory

/**
 * Get ready to keep. `tell(name)` is called with the name of a notice (arcade.machine.hosting.Notice) when the player
 * should know something. The two others are the browser's own, unless a test knows better.
 */
export async function openKeep(tell = () => {}, indexedDB = self.indexedDB, locks = navigator.locks) {
    const keep = new Keep(tell, indexedDB);
    keep.elsewhere = !(await alone(locks));
    if (keep.elsewhere) {
        tell("another-window");
    }
    return keep;
}

export class Keep {
    constructor(tell, indexedDB) {
        this.elsewhere = false; // whether another window keeps, and this one nothing
        this.unread = false; // whether there is something that could not be read: it is not written over
        this.tell = tell;
        this.indexedDB = indexedDB;
        this.records = null;
        this.failing = false;
        this.unsaved = null; // the database as long as it is refused
        this.again = AGAIN;
        this.timer = 0;
        this.owed = new Map(); // files that could not be kept, or removed (null), yet
    }

    /** All that is kept: `database` is null where there is none, `files` have a `name` and `bytes`. */
    async load() {
        const found = { database: null, files: [] };
        try {
            for (const [name, bytes] of await inTime(this.attempt(everything), LONG_PATIENCE)) {
                if (name === DATABASE) {
                    found.database = bytes;
                } else {
                    found.files.push({ name, bytes });
                }
            }
        } catch (error) {
            this.unread = true;
            this.failed(error);
        }
        return found;
    }

    /** Keep the database; whether it is kept now. */
    async save(database) {
        this.unsaved = database;
        const written = await this.write(DATABASE, database);
        if (written && this.unsaved === database) {
            this.unsaved = null;
        }
        this.settle();
        return written;
    }

    /** Keep a file, by its name in the data folder; whether it is kept now. */
    async saveFile(name, bytes) {
        this.owed.set(name, bytes);
        return this.pay();
    }

    /** Keep a file no longer; whether it is gone now. */
    async removeFile(name) {
        this.owed.set(name, null);
        return this.pay();
    }

    /** Write the files that are owed: one that was too large may find room once another one is gone. */
    async pay() {
        let paid = true;
        const removedFirst = [...this.owed].sort(([, one], [, other]) => Number(one !== null) - Number(other !== null));
        for (const [name, bytes] of removedFirst) {
            const written = await this.write(name, bytes);
            paid &&= written;
            if (written && this.owed.get(name) === bytes) {
                this.owed.delete(name);
            }
        }
        this.settle();
        return paid;
    }

    async write(name, bytes) {
        if (this.elsewhere || this.unread) {
            return false;
        }
        try {
            await inTime(this.attempt((records) => written(records, name, bytes)));
        } catch (error) {
            this.failed(error);
            return false;
        }
        return true;
    }

    /** Say when nothing is refused any more; until then offer it again from time to time. */
    settle() {
        clearTimeout(this.timer);
        if (!this.failing || this.unread) {
            return;
        }
        if (this.unsaved === null && this.owed.size === 0) {
            this.failing = false;
            this.tell("kept-again");
        } else {
            this.timer = setTimeout(() => (this.unsaved === null ? this.pay() : this.save(this.unsaved)), this.again);
        }
    }

    /** Do something with the records. Browsers may close them at any time: then they are opened once more. */
    async attempt(action) {
        const before = this.records;
        try {
            return await action(await this.opened());
        } catch (error) {
            if (before === null || error?.name !== "InvalidStateError") {
                throw error;
            }
            this.records = null;
            return action(await this.opened());
        }
    }

    async opened() {
        if (this.records === null) {
            const records = await opened(this.indexedDB);
            records.onclose = () => (this.records = null);
            records.onversionchange = () => records.close();
            this.records = records;
        }
        return this.records;
    }

    failed(error) {
        console.warn("not kept:", error?.name, error?.message);
        if (!this.failing) {
            this.failing = true;
            this.tell("not-kept");
        }
    }
}

/**
 * What to warn of before it hurts, as names of notices. `installed`: whether the page was added to the home screen.
 * Nobody can know for sure whether a window is private; each sign of it is one browser's.
 */
export async function dangers(installed, scope = self.navigator) {
    if (await isPrivate(scope)) {
        return ["private-window"];
    }
    return !installed && isWebKit(scope.userAgent) ? ["seven-days"] : [];
}

function isWebKit(agent) {
    return /AppleWebKit/.test(agent) && !/Chrome|Chromium|Android/.test(agent);
}

async function isPrivate({ storage, userAgent, deviceMemory }) {
    if (!storage) {
        return false;
    }
    try {
        await inTime(storage.getDirectory?.()); // Firefox and Safari refuse it in private windows
    } catch (error) {
        return !/Chrome/.test(userAgent) && error?.name !== "TimeoutError";
    }
    if (deviceMemory === undefined) {
        return false; // not Chromium
    }
    const { quota } = await storage.estimate().catch(() => ({}));
    return quota < SMALL_QUOTA;
}

/** Whether this window is the one that keeps; so it is where a browser has no locks. */
async function alone(locks) {
    if (!locks) {
        return true;
    }
    for (let left = LOCK_TRIES; left > 0; left--) {
        if (await held(locks)) {
            return true;
        }
        await new Promise((resolve) => setTimeout(resolve, LOCK_NAP));
    }
    return false;
}

/** Take the lock, if it is free, for as long as the worker lives; whether it was. */
function held(locks) {
    return new Promise((resolve) => {
        const taken = (lock) => {
            resolve(lock !== null);
            return lock === null ? undefined : new Promise(() => {});
        };
        locks.request(NAME, { ifAvailable: true }, taken).catch(() => resolve(true)); // refused here: go on without
    });
}

function opened(indexedDB) {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open(NAME, 1);
        request.onupgradeneeded = () => request.result.createObjectStore(RECORDS);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

function everything(records) {
    return new Promise((resolve, reject) => {
        const found = [];
        const cursor = records.transaction(RECORDS).objectStore(RECORDS).openCursor();
        cursor.onerror = () => reject(cursor.error);
        cursor.onsuccess = () => {
            const row = cursor.result;
            if (row === null) {
                resolve(found);
            } else {
                found.push([row.key, row.value]);
                row.continue();
            }
        };
    });
}

/** Write one record, or remove it, and wait until it is on the disk. */
function written(records, name, bytes) {
    return new Promise((resolve, reject) => {
        const transaction = begun(records);
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error ?? new DOMException("", "AbortError"));
        transaction.onerror = () => reject(transaction.error);
        const store = transaction.objectStore(RECORDS);
        if (bytes === null) {
            store.delete(name);
        } else {
            store.put(bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice(), name); // a view would take all
        }
    });
}

function begun(records) {
    try {
        return records.transaction(RECORDS, "readwrite", { durability: "strict" });
    } catch (error) {
        if (!(error instanceof TypeError)) {
            throw error;
        }
        return records.transaction(RECORDS, "readwrite"); // where only two things may be said
    }
}

function inTime(promise, patience = PATIENCE) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new DOMException("no answer", "TimeoutError")), patience);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
