// Keyboard events become the names of arcade/machine/keyboard.py: a character is itself, other keys have pygame's names.

const NAMES = {
    ArrowLeft: "left",
    ArrowRight: "right",
    ArrowUp: "up",
    ArrowDown: "down",
    Enter: "return",
    Escape: "escape",
    Backspace: "backspace",
    Tab: "tab",
    Delete: "delete",
    Insert: "insert",
    Home: "home",
    End: "end",
    PageUp: "page up",
    PageDown: "page down",
    Pause: "pause",
    ScrollLock: "scroll lock",
    PrintScreen: "print screen",
    CapsLock: "caps lock",
    NumLock: "numlock",
    Clear: "[5]", // of the number pad, while it gives no digits
    ContextMenu: "menu",
    AltGraph: "alt gr",
};
const PLACES = {
    ShiftLeft: "left shift",
    ShiftRight: "right shift",
    ControlLeft: "left ctrl",
    ControlRight: "right ctrl",
    AltLeft: "left alt",
    AltRight: "right alt",
    MetaLeft: "left meta",
    MetaRight: "right meta",
};
const BROWSERS = new Set(["F11", "F12"]);
const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** The name of a key, or an empty text for one that has none, as while a letter is composed. */
export function keyName(event) {
    const { key, code } = event;
    if ([...key].length === 1) {
        return key;
    }
    if (key === "AltGraph" || !(code in PLACES)) {
        return NAMES[key] ?? (/^F([1-9]|1\d|2[0-4])$/.test(key) ? key.toLowerCase() : "");
    }
    return PLACES[code];
}

/** The digit of a key of the digit row that is pressed alone and types something else; some layouts have letters there. */
export function digitOf(event) {
    const [, digit = ""] = /^Digit(\d)$/.exec(event.code) ?? [];
    return digit === event.key || event.shiftKey || event.getModifierState("AltGraph") ? "" : digit;
}

/** Whether the browser keeps a press for itself: its own keys, and chords with Ctrl or the Mac's command key. */
export function isBrowsers(event) {
    if (BROWSERS.has(event.key) || event.isComposing) {
        return true;
    }
    const chord = event.metaKey || (event.ctrlKey && !event.altKey && !event.getModifierState("AltGraph"));
    // Whoever shoots with Ctrl steers meanwhile.
    return chord && !(event.code in PLACES) && !(event.ctrlKey && !event.metaKey && ARROWS.has(event.key));
}

/**
 * Sends what is pressed on a keyboard by `send`; `used("keys")` is told of it. Letters that are composed of several
 * presses come from a field that nobody sees.
 */
export function createKeys(send, used) {
    const down = new Set();
    const field = document.createElement("input");
    Object.assign(field, { className: "composed", tabIndex: -1, autocomplete: "off", spellcheck: false });
    for (const [name, value] of [
        ["inputmode", "none"],
        ["autocapitalize", "off"],
        ["autocorrect", "off"],
        ["aria-hidden", "true"],
    ]) {
        field.setAttribute(name, value);
    }
    document.body.append(field);

    function release(place) {
        if (down.delete(place)) {
            send({ type: "release", place });
        }
    }

    function press(event) {
        const name = keyName(event);
        if (isElsewhere(event.target, field) || isBrowsers(event) || !name) {
            return;
        }
        event.preventDefault();
        const place = event.code || event.key;
        if (event.altKey && event.key === "Enter") {
            send({ type: "asked", order: "fullscreen" });
        } else if (!event.repeat && !down.has(place)) {
            used("keys");
            down.add(place);
            const digit = digitOf(event);
            send({ type: "press", place, key: name, ...(digit && { digit }) });
        }
    }

    function lift(event) {
        release(event.code || event.key);
        if (event.key === "Meta") {
            releaseAll(); // a Mac does not tell what is let go while it is held
        }
    }

    function releaseAll() {
        [...down].forEach(release);
    }

    function compose(event) {
        if (event.isComposing) {
            return;
        }
        const typed = field.value.normalize("NFC");
        field.value = "";
        for (const sign of typed) {
            send({ type: "tap", key: sign });
        }
        if (event.inputType === "deleteContentBackward") {
            send({ type: "tap", key: "backspace" });
        }
    }

    addEventListener("keydown", press);
    addEventListener("keyup", lift);
    addEventListener("blur", releaseAll);
    document.addEventListener("visibilitychange", () => document.hidden && releaseAll());
    field.addEventListener("input", compose);
    field.addEventListener("compositionend", compose);
    const listen = () => isElsewhere(document.activeElement, field) || field.focus({ preventScroll: true });
    addEventListener("focus", listen);
    addEventListener("pointerup", listen);
    document.addEventListener("fullscreenchange", lockEscape);
    listen();
}

/** Whether something else than the arcade is written into. */
function isElsewhere(target, field) {
    return target !== field && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement);
}

/** In full screen Escape is the arcade's where the browser lets go of it; elsewhere it leaves full screen. */
function lockEscape() {
    if (document.fullscreenElement) {
        navigator.keyboard?.lock?.(["Escape"]).catch(() => {});
    } else {
        navigator.keyboard?.unlock?.();
    }
}
