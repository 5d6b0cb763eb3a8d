import { byId, closeDialogs, make } from "./elements.js";
import { attempt } from "./messages.js";
import { onSignedOut } from "./session.js";
import { word } from "./words.js";

/*
 * Writes send the revision that the visitor saw in `If-Match`. If the record has changed since (412), both texts are shown,
 * and the visitor chooses.
 */

const ATTEMPTS = 3;

/**
 * Runs `act` with the revision that the visitor saw; asks first if what they saw of the record has changed since.
 *
 * - `seen`: the record as shown; without `etag` it is read again and compared
 * - `read()`: the record as it is now, with its `etag`
 * - `rowsOf(record)`: the parts of a record that the visitor sees, as `[key of a word, text]`
 * - `act(record)`: the write, provided that `record.etag` is current
 * - `mine`: the rows that the visitor wrote; absent if the act has no text
 * - `key`: the word that names the act
 * - `left()`: shows the stored record after the visitor chose it
 */
export async function asSeen(change) {
  const { seen, read, rowsOf, act } = change;
  let record = seen.etag ? seen : await read();
  for (let attempts = 1; isSame(rowsOf(record), rowsOf(seen)); attempts += 1) {
    try {
      return await act(record);
    } catch (error) {
      if (error.status !== 412 || attempts === ATTEMPTS) throw error;
    }
    record = await read();
  }
  return choose(change, record);
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** A refused act leaves the record as the dialog showed it, so the page shows that too. */
async function goOn(change, stored) {
  try {
    await asSeen({ ...change, seen: stored });
  } catch (error) {
    await change.left();
    throw error;
  }
}

/** The change that awaits a choice, and the stored record. */
let asked;

function choose(change, stored) {
  const { seen, rowsOf, mine, key } = change;
  asked = { change, stored };
  const isText = mine !== undefined;
  byId("conflict-hint").textContent = word(isText ? "conflictHint" : "conflictSeenHint");
  byId("mine-title").textContent = word(isText ? "conflictMine" : "conflictSeen");
  byId("mine").replaceChildren(...factsOf(mine ?? rowsOf(seen)));
  byId("stored").replaceChildren(...factsOf(rowsOf(stored)));
  byId("keep-mine").textContent = isText ? word("keepMine") : word("actAnyway", { act: word(key) });
  byId("keep-stored").textContent = word(isText ? "keepStored" : "cancel");
  byId("conflict-dialog").showModal();
}

const factsOf = (rows) => rows.flatMap(([key, text]) => [make("dt", {}, word(key)), make("dd", {}, text)]);

export function connectConflicts() {
  const onChoice = (id, act) =>
    byId(id).addEventListener("click", ({ currentTarget }) => {
      const { change, stored } = asked;
      // Closed first: a refusal appears behind the dialog, out of sight.
      closeDialogs();
      void attempt(currentTarget, () => act(change, stored));
    });
  onChoice("keep-mine", goOn);
  onChoice("keep-stored", ({ left }) => left());
  byId("conflict-dialog").addEventListener("close", () => {
    for (const id of ["mine", "stored"]) byId(id).replaceChildren();
  });
  onSignedOut(() => {
    asked = undefined;
  });
}
