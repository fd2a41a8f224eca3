// What the page offers beside the picture: a file to save, a picker of files, a link for a friend. The words come along.

const LONG_ENOUGH = 12000; // milliseconds for which a kept picture is offered
const READ = 5000; // milliseconds for a sentence
const SAFE_NAME = /[^\p{L}\p{N} ._-]/gu;

/**
 * Offers things in `place`, an element of the page, and sends the file that was chosen by `send`. `back()` is called
 * when nothing is offered any more, so that keys are the arcade's again.
 */
export function createOffers(place, send, back = () => {}) {
    let timer = 0;

    function hide() {
        clearTimeout(timer);
        if (!place.hidden) {
            place.hidden = true;
            place.replaceChildren();
            back();
        }
    }

    /** Show a sentence and buttons, pairs of words and what they do; with none it goes by itself. */
    function show(words, ...buttons) {
        clearTimeout(timer);
        const sentence = document.createElement("p");
        sentence.textContent = words;
        const close = button("✕", hide);
        close.classList.add("close");
        const row = document.createElement("div");
        row.append(...buttons.map(([label, action]) => button(label, action)), close);
        place.replaceChildren(sentence, ...(buttons.length ? [row] : []));
        place.hidden = false;
        timer = buttons.length ? 0 : setTimeout(hide, READ);
    }

    /** Files to be saved: at once if the player asked for them, by a button where a finger has to say so once more. */
    function files({ files: found, how, words, button: label }) {
        const save = () => {
            handOut(found);
            hide();
        };
        if (how === "save" && !isTouched()) {
            save();
            return;
        }
        show(words, [label, save]);
        if (how === "keep") {
            timer = setTimeout(hide, LONG_ENOUGH);
        }
    }

    /** A file that the player chooses; no words any more take the offer back. */
    function choose({ words, button: label, limit }) {
        if (!words) {
            hide();
            return;
        }
        const input = document.createElement("input");
        input.type = "file"; // of any kind: telephones gray out what they do not know
        input.onchange = async () => {
            const [file] = input.files;
            if (file) {
                hide();
                const bytes = new Uint8Array(await file.slice(0, limit).arrayBuffer());
                send({ type: "file", name: file.name.replace(SAFE_NAME, "_"), bytes }, [bytes.buffer]);
            }
        };
        show(words, [label, () => input.click()]);
        input.hidden = true;
        place.append(input); // Safari forgets what stands nowhere, and the choice with it
        if (navigator.userActivation?.isActive) {
            input.click(); // the press that led here still counts as the player's own
        }
    }

    async function share({ link, words, button: label, copy, copied }) {
        const url = new URL(link, location.href.split(/[?#]/)[0]).href;
        const told = async () => {
            await navigator.share({ text: words, url });
            hide();
        };
        const copying = async () => {
            await navigator.clipboard.writeText(`${words}\n${url}`);
            show(copied);
        };
        const ways = navigator.share && isTouched() ? [[label, told]] : [];
        show(`${words}\n${url}`, ...ways, ...(navigator.clipboard ? [[copy, copying]] : []));
        if (navigator.userActivation?.isActive) {
            await (ways.length ? told() : copying()).catch(() => {}); // refused: the buttons stay
        }
    }

    const persist = () => navigator.storage?.persist?.().catch(() => {});

    place.hidden = true;
    for (const kind of ["keydown", "keyup"]) {
        place.addEventListener(kind, (event) => {
            event.stopPropagation(); // what is pressed here is no key of the arcade's
            if (kind === "keydown" && event.key === "Escape") {
                hide();
            }
        });
    }
    return { files, choose, share, persist, hide };
}

/** Whether the page was added to the home screen, or installed: browsers keep what such pages keep. */
export function isInstalled() {
    return navigator.standalone === true || matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches;
}

function isTouched() {
    return matchMedia("(pointer: coarse)").matches;
}

function button(label, action) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.onclick = () => Promise.resolve(action()).catch(() => {}); // refused, or thought better of: it is still there
    return made;
}

/** Telephones hand files on to where the player wants them; anything else downloads them. */
async function handOut(found) {
    const files = found.map(({ name, bytes }) => new File([bytes], name, { type: typeOf(name) }));
    if (isTouched() && navigator.canShare?.({ files })) {
        try {
            await navigator.share({ files });
            return;
        } catch (error) {
            if (error.name === "AbortError") {
                return;
            }
        }
    }
    files.forEach(download);
}

function download(file) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000); // the browser may still be asking where to put it
}

function typeOf(name) {
    const types = { png: "image/png", gif: "image/gif", txt: "text/plain", zip: "application/zip" };
    return types[name.split(".").pop()] ?? "application/octet-stream";
}
