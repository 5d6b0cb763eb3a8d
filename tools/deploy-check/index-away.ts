import { setTimeout as wait } from "node:timers/promises";
import { type Client, signedIn } from "./client.ts";
import { saysOfSearch } from "./fill-index.ts";
import { isShort } from "./short-run.ts";
import type { OpenSearch } from "./search-node.ts";
import { pythonScript } from "./python.ts";

/** How long the index is away. */
const AWAY_SECONDS = isShort ? 60 : 600;

const DOCUMENTS = 25;
const LIMIT_SECONDS = 900;
const LOOK_EVERY_SECONDS = 10;

interface Place {
  url: string;
  search: OpenSearch;
  env: Record<string, string>;
}

/** The expected result in the end: the number of documents with the words of each query. */
type Wanted = Record<string, number>;

/**
 * Stops the OpenSearch, changes documents, and starts it again later: no change is lost, and no message is given up.
 * @throws Error if the dead-letter queue gets a message, or the index does not have every change in the end
 */
export async function changesWaitForIndex({ url, search, env }: Place): Promise<string> {
  const ion = await signedIn(url, "ion.operator");
  const word = `absent${String(Date.now())}`;
  const known = await file(ion, `Cunoscut ${word}`);
  const removed = await file(ion, `Sters ${word}`);
  await untilFound(ion, { [word]: 2 });
  await search.stop();
  try {
    const wanted = await change(ion, { word, known, removed });
    // The message by which the indexer asks a worker for the text of a document.
    await queue(["send", "temelia-prod-indexing", JSON.stringify({ documentId: known })], env);
    await saysOfSearch(url, "DOWN");
    await stayAway(env);
    await search.start();
    await untilFound(ion, wanted);
  } finally {
    await search.start();
  }
  await untilEmpty(env);
  await saysOfSearch(url, "UP");
  return `${String(DOCUMENTS + 3)} documents after ${String(AWAY_SECONDS)} s`;
}

async function file({ call }: Client, denumire: string): Promise<number> {
  return (await call<{ id: number }>("POST", "/api/documents", { denumire })).id;
}

interface Named {
  word: string;
  known: number;
  removed: number;
}

/** A document for every kind of change, and many new ones. */
async function change(ion: Client, { word, known, removed }: Named): Promise<Wanted> {
  for (let i = 0; i < DOCUMENTS; i += 1) await file(ion, `Nou ${word}`);
  await ion.call("PATCH", `/api/documents/${String(known)}`, { denumire: `Redenumit ${word}` });
  await ion.call("DELETE", `/api/documents/${String(removed)}`);
  const form = new FormData();
  form.set("file", new File([`Se aprobă textul${word}.`], "hotarare.txt", { type: "text/plain" }));
  form.set("denumire", `Cu text ${word}`);
  await ion.call("POST", "/api/documents/upload", form);
  return {
    [`nou ${word}`]: DOCUMENTS,
    [`redenumit ${word}`]: 1,
    [`cunoscut ${word}`]: 0,
    [`sters ${word}`]: 0,
    [`textul${word}`]: 1,
    [word]: DOCUMENTS + 2,
  };
}

async function stayAway(env: Place["env"]): Promise<void> {
  for (let left = AWAY_SECONDS; left > 0; left -= LOOK_EVERY_SECONDS) {
    await wait(Math.min(left, LOOK_EVERY_SECONDS) * 1000);
    await noDeadLetters(env);
  }
}

const queue = (args: string[], env: Place["env"]) => pythonScript("messages.py", args, env);

async function noDeadLetters(env: Place["env"]): Promise<void> {
  const dead = await queue(["count", "temelia-prod-indexing-dlq"], env);
  if (dead !== "0") throw new Error(`${dead} dead letters while the index was unavailable`);
}

/** Waits until no message is left: the last waiting one was handled too, and none was given up. */
async function untilEmpty(env: Place["env"]): Promise<void> {
  for (let second = 0; second < LIMIT_SECONDS; second += LOOK_EVERY_SECONDS) {
    await noDeadLetters(env);
    if ((await queue(["count", "temelia-prod-indexing"], env)) === "0") return;
    await wait(LOOK_EVERY_SECONDS * 1000);
  }
  throw new Error("messages about the index are left");
}

/** @throws Error with the results, if these are not the expected ones within fifteen minutes */
export async function untilFound({ call }: Client, wanted: Wanted): Promise<void> {
  let found: Wanted = {};
  for (let second = 0; second < LIMIT_SECONDS; second += 1) {
    found = {};
    for (const q of Object.keys(wanted))
      found[q] = (
        await call<{ total: number }>("GET", `/api/search/documente?q=${encodeURIComponent(q)}`)
      ).total;
    if (JSON.stringify(found) === JSON.stringify(wanted)) return;
    await wait(1000);
  }
  throw new Error(`found ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`);
}
