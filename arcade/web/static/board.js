// What is offered to a finger besides stick and buttons: answers, orders of the game, and keys for a line. Where they
// stand is worked out in numbers first, so that nothing ever covers the picture and everything is 44 pixels at least.

import { wordsIn } from "./languages.js";

export const TOUCH = 44; // CSS pixels: what a finger finds without looking
const STICK = 150; // across, at the usual size
const SMALLEST_STICK = 92;
const WIDEST_STICK = 0.385; // of an upright screen's width: two buttons stand beside it
const TABLET = 600; // pixels: from this width on it is no telephone
const AROUND = 16; // pixels above and below the stick
const EDGE = 8; // pixels of the panel's edge
const SLIM = 48; // the row of arrows and buttons where there is room for no more
const TALL = 52; // the most that a key is high
const LETTER = 9; // pixels of a letter of an answer
const ORDER = 88; // the least width of an order, in whose two lines there are many letters
const MOST_COLUMNS = 11;
const NARROWEST = 64; // the least width beside the picture
const WIDEST = 240;
const SIGNS = "1234567890-+.,?!:;/*()='\"#%&<>@";
const TYPED = Math.max(SIGNS.length, wordsIn().alphabet.length); // the most keys of a page of the keyboard

/** In how many columns `count` keys stand, at most `most`: in as few rows as possible, all of them equally long. */
export function columnsOf(count, most) {
    const rows = Math.ceil(count / Math.max(1, most));
    return Math.ceil(count / Math.max(1, rows));
}

/** How wide the stick may be: as the player wants it, and larger on what is held with two hands. */
function stickOf(box, needs) {
    return STICK * needs.size * (Math.min(box.width, box.height) > TABLET ? 1.25 : 1);
}

/** The least width of a key that bears the widest of these labels. */
function keyWidth({ line, labels }) {
    const longest = line ? 1 : Math.max(1, ...labels.map((label) => label.length));
    return longest === 1 ? TOUCH : Math.max(TOUCH, longest * LETTER + AROUND);
}

function below(box, needs, pad, most) {
    const keys = needs.line ? TYPED : needs.labels.length;
    const high = box.height - EDGE;
    const columns = columnsOf(keys, Math.min(MOST_COLUMNS, Math.floor(box.width / keyWidth(needs))));
    const rows = keys && Math.ceil(keys / columns) + (needs.line ? 1 : 0);
    const orderColumns = columnsOf(needs.orders, Math.floor(box.width / ORDER));
    const orderRows = needs.orders && Math.min(most, Math.ceil(needs.orders / orderColumns));
    const picture = Math.min(0.75 * box.width, 0.36 * high);
    const spare = Math.floor(high - picture - (rows + orderRows) * TOUCH);
    const wanted = Math.min(stickOf(box, needs), WIDEST_STICK * box.width);
    const stick = pad === "full" ? Math.min(Math.round(wanted), spare - AROUND) : 0;
    const left = spare - (pad === "full" ? stick + AROUND : SLIM);
    const key = TOUCH + Math.max(0, Math.floor(left / Math.max(1, rows)));
    const fits = left >= 0 && (pad !== "full" || stick >= SMALLEST_STICK);
    return { fits, side: 0, stick, columns, rows, orderColumns, orderRows, key: Math.min(TALL, key), left };
}

function beside(box, needs, pad, most) {
    const keys = Math.ceil((needs.line ? TYPED : needs.labels.length) / 2);
    const spare = Math.floor((box.width - (4 * box.height) / 3) / 2);
    const wanted = Math.max(spare - 8, Math.min(130, 0.16 * box.width), SMALLEST_STICK);
    const stick = Math.round(Math.min(stickOf(box, needs), 0.5 * box.height, wanted));
    const least = { full: stick + EDGE, slim: 4 * TOUCH + EDGE, none: NARROWEST }[pad];
    const foot = { full: stick + AROUND, slim: SLIM + EDGE, none: 0 }[pad];
    const half = Math.ceil(needs.orders / 2);
    const wide = keyWidth(needs);
    let side = Math.max(least, Math.min(spare, WIDEST));
    for (let columns = keys ? columnsOf(keys, Math.floor((side - EDGE) / wide)) : 0; ; columns++) {
        side = Math.max(side, columns * wide + EDGE);
        const orderColumns = columnsOf(half, Math.floor((side - EDGE) / ORDER));
        const orderRows = half && Math.min(most, Math.ceil(half / orderColumns));
        const rows = keys && Math.ceil(keys / columns) + (needs.line ? 1 : 0);
        const left = box.height - TOUCH - foot - (orderRows + rows) * TOUCH;
        const fits = left >= 0 && box.width - 2 * side >= (pad === "none" ? 0.35 : 0.48) * box.width;
        if (fits || columns >= keys || 2 * (side + wide) > 0.65 * box.width) {
            return { fits, side, stick, columns, rows, orderColumns, orderRows, key: TOUCH, left };
        }
    }
}

/**
 * Where everything stands in a box of `width` and `height`: `upright` is below the picture; `pad` is "full", "slim" (a
 * row of arrows and buttons) or "none"; `columns` and `rows` of keys, `key` the height of one; `orderColumns` and
 * `orderRows` of orders; `side`, the width beside the picture; `stick` and `fire`, the widths of stick and buttons. Where
 * nothing else helps, fewer rows are seen than there are. `needs` is what is offered: `labels` of answers, the number of `orders`, whether a `line` is
 * typed, whether a game is `playing`, and the player's `size`.
 */
export function arranged(box, needs) {
    const upright = box.height > box.width;
    // A page of the cabinet takes taps and has small letters: it gets all the height of an upright screen.
    const pads = needs.line || (upright && !needs.playing) ? ["slim"] : ["full", "slim"];
    const tried = [99, 3, 2, 1].flatMap((most) => pads.map((pad) => [pad, most]));
    let found = null;
    for (const [pad, most] of upright ? tried : [...tried, ["none", 99], ["none", 1]]) {
        found = { upright, pad, ...(upright ? below : beside)(box, needs, pad, most) };
        if (found.fits) {
            break;
        }
    }
    const hidden = Math.max(0, Math.ceil(-found.left / TOUCH));
    const rows = Math.max(1, found.rows - (needs.line ? 1 : 0) - hidden);
    const room = upright ? found.stick : (found.side - EDGE) / 2 - 1;
    const fire = found.pad === "full" ? Math.max(TOUCH, Math.floor(Math.min(0.48 * found.stick, room))) : TOUCH;
    return { ...found, rows, fire };
}

/** A button that stands for a key. */
export function key(name, label, kind) {
    const found = document.createElement("button");
    found.type = "button";
    found.tabIndex = -1;
    found.className = kind;
    found.dataset.key = name;
    found.append(label);
    return found;
}

/** What stands in two halves, left and right of the picture or, below it, one after the other. */
function halves(made) {
    const first = Math.ceil(made.length / 2);
    return [made.slice(0, first), made.slice(first)].map((part, place) => {
        const half = document.createElement("div");
        half.className = `half ${place ? "second" : "first"}`;
        half.append(...part);
        return half;
    });
}

/** The buttons for a list of answers or orders. */
export function buttons(offered, kind) {
    return halves(offered.map((one) => key(one.key, one.label, kind)));
}

/** The keys for a line: letters or signs. */
export function typing(words, signs) {
    return halves([...(signs ? SIGNS : words.alphabet)].map((sign) => key(sign, sign.toUpperCase(), "cap")));
}

/** What stands below the keys for a line; the first of them turns to the other page. */
export function typingRow(words, signs) {
    const turn = key("", signs ? "ABC" : "123", "cap dark");
    turn.dataset.act = "signs";
    const back = key("backspace", "", "cap dark delete");
    back.setAttribute("aria-label", "⌫");
    return halves([turn, key(" ", words.blank, "cap"), back, key("return", words.done, "cap amber")]);
}
