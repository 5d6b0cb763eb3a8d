import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { extractText } from "../../../functions/documents/files/text/extract-text.ts";
import { Documents } from "../../../functions/documents/records/document.ts";
import { transcribe } from "../../../functions/documents/making/transcription/work.ts";
import { read } from "../../../shared/data/repository.ts";
import type { Account } from "../../../functions/documents/access/account.ts";
import {
  type BombAddress,
  bombAddresses,
  type BombAnswer,
  type BombSender,
} from "../../../shared/testing/bomb-addresses.ts";
import { type Bomb, bombs as allBombs } from "../../../shared/testing/bombs.ts";
import { writtenPdf } from "../../../shared/testing/scanned-pdf.ts";
import { PDF } from "../../../shared/text/file-kinds.ts";
import { toPng } from "../../../shared/text/picture-formats.ts";
import { receivedOf } from "../../../shared/testing/caller.ts";
import { addPerson } from "../fill.ts";
import { watchMemory } from "../memory-watch.ts";
import { timed } from "../measure.ts";
import { table, verdict, type Section } from "../report.ts";
import { bearer, json, ready, withHeaders, type Request } from "../service.ts";

const MOST_SECONDS = 20;
const MOST_WAIT_SECONDS = 1;
const MOST_MEGABYTES = 512;
const WATCH_MS = 50;
const CALM_MS = 10_000;
/** Bombs sent of each kind with `--quick`. */
const FEW = 2;
/** Bombs sent at once. */
const AT_ONCE = 8;

/** A bomb and the address that it is sent to. */
interface Pair {
  address: BombAddress;
  bomb: Bomb;
}

interface Sent extends Pair {
  by: BombSender;
}

/** Measurements while bombs were open. */
interface Seen {
  seconds: number;
  /** The longest wait of another caller meanwhile. */
  waited: number;
  megabytes: number;
}

interface Row extends Seen, Pair {
  answer: string;
}

/** Several bombs at once. */
interface Group extends Seen {
  name: string;
  answers: string[];
  previews: Previews;
}

/** Previews of a harmless document, requested by another person meanwhile. */
interface Previews {
  asked: number;
  shown: number;
  /** The longest time of one that was shown. */
  seconds: number;
}

/**
 * Sends every bomb to every address that accepts it, while another caller keeps sending requests; then several at once of
 * those that take most memory, and of those that take longest.
 */
export async function bombs({ few }: { few: boolean }): Promise<Section> {
  const [attacker, other] = [await addPerson({}), await addPerson({})];
  const by = senderOf(attacker);
  const kept = few ? keepFew(allBombs) : allBombs;
  const made = kept.map((bomb) => ({ ...bomb, make: onceMade(bomb) }));
  await warm(by);
  const calm = await calmWait(other);
  const rows: Row[] = [];
  for (const address of bombAddresses)
    for (const bomb of made.filter(address.takes)) {
      const row = await measure({ address, bomb }, { by, other });
      if (row) rows.push(row);
    }
  return section(rows, await groupsOf(rows, { by, other }), calm);
}

/** The worst of all pairs, several at once: from many people and from one. */
async function groupsOf(rows: Row[], { by, other }: { by: BombSender; other: Account }): Promise<Group[]> {
  const worst = (of: (row: Row) => number) =>
    rows
      .filter(({ address }) => !address.isWorker)
      .sort((one, another) => of(another) - of(one))
      .slice(0, AT_ONCE);
  const ofMany = (pairs: Pair[]) =>
    Promise.all(pairs.map(async (pair) => ({ ...pair, by: senderOf(await addPerson({})) })));
  const ofOne = (pairs: Pair[]) => pairs.map((pair) => ({ ...pair, by }));
  const [largest, longest] = [worst(({ megabytes }) => megabytes), worst(({ seconds }) => seconds)];
  const sets: [string, Sent[]][] = [
    ["those that hold most, of as many people", await ofMany(largest)],
    ["those that take longest, of as many people", await ofMany(longest)],
    ["those that hold most, of one person", ofOne(largest)],
    ["those that take longest, of one person", ofOne(longest)],
  ];
  const groups: Group[] = [];
  for (const [name, sent] of sets) groups.push(await measureAtOnce(name, sent, other));
  return groups;
}

/** Made once: making a bomb takes more memory than opening it is allowed to. */
function onceMade({ make }: Bomb): () => Buffer {
  const bytes = make();
  return () => bytes;
}

function keepFew(all: Bomb[]): Bomb[] {
  const kinds = Map.groupBy(all, ({ contentType }) => contentType);
  return [...kinds.values()].flatMap((some) => some.slice(0, FEW));
}

/** A process loads libraries with its first requests, so harmless files of each kind go through all addresses before. */
async function warm(by: BombSender): Promise<void> {
  const [pdf, png] = [
    await writtenPdf(["Decizie"]),
    toPng({ width: 9, height: 9, grey: true, data: new Uint8Array(81) }),
  ];
  const harmless: Bomb[] = [
    { name: "harmless", file: "a.pdf", contentType: PDF, make: () => pdf },
    { name: "harmless", file: "a.png", contentType: "image/png", make: () => png },
    { name: "harmless", file: "a.txt", contentType: "text/plain", make: () => Buffer.from("{{a}}") },
  ];
  for (const { takes, prepare, send } of bombAddresses)
    for (const file of harmless.filter(takes)) {
      const prepared = prepare ? await prepare(by, file) : 0;
      if (prepared !== undefined) await send(by, file, prepared);
    }
}

/** The longest wait without other load: the machine's own share. */
async function calmWait(other: Account): Promise<number> {
  let isOver = false;
  const waiting = longestWait(other, () => isOver);
  await sleep(CALM_MS);
  isOver = true;
  return waiting;
}

function senderOf(account: Account): BombSender {
  const send = async (request: Request): Promise<BombAnswer> => {
    const received = receivedOf(await ready(withHeaders(request, bearer(account)))());
    const isJson = received.headers["content-type"]?.includes("json") ?? false;
    return { status: received.status, json: isJson ? received.json : undefined };
  };
  return {
    get: (address) => send({ method: "GET", address }),
    post: (address, body) => send({ method: "POST", address, ...json(body) }),
    upload: async (address, parts) => send({ method: "POST", address, ...(await formOf(parts)) }),
    index: async (id) => {
      const document = await read(Documents, { id });
      if (document) await extractText(document);
    },
    transcribe,
  };
}

async function formOf(parts: Record<string, string | File>): Promise<Pick<Request, "headers" | "body">> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const encoded = new Response(form);
  return {
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

async function measure(
  pair: Pair,
  { by, other }: { by: BombSender; other: Account },
): Promise<Row | undefined> {
  const send = await prepared(pair, by);
  if (!send) return undefined;
  const { result, ...seen } = await watched(other, send);
  return { ...pair, ...seen, answer: answerOf(result) };
}

async function measureAtOnce(name: string, sent: Sent[], other: Account): Promise<Group> {
  const asked = await Promise.all(sent.map(({ by, ...pair }) => prepared(pair, by)));
  const sends = asked.filter((send) => send !== undefined);
  const preview = await harmlessPreview(senderOf(await addPerson({})));
  const {
    result: [answers, previews],
    ...seen
  } = await watched(other, async () => {
    let isOver = false;
    const asking = askAgain(preview, () => isOver);
    const all = await Promise.all(sends.map((send) => send()));
    isOver = true;
    return [all, await asking] as const;
  });
  return { name, ...seen, answers: answers.map(answerOf), previews };
}

/** Prepares the data that the address needs; only sending is measured. Undefined if the bomb was refused already. */
async function prepared(
  { address: { prepare, send }, bomb }: Pair,
  by: BombSender,
): Promise<(() => Promise<BombAnswer>) | undefined> {
  const id = prepare ? await prepare(by, bomb) : 0;
  return id === undefined ? undefined : () => send(by, bomb, id);
}

/** The time of an act, the longest wait of another person meanwhile, and the rise in memory. */
async function watched<T>(other: Account, act: () => Promise<T>): Promise<Seen & { result: T }> {
  collectGarbage();
  const memory = await watchMemory();
  let isOver = false;
  const waiting = longestWait(other, () => isOver);
  const { ms, result } = await timed(act);
  isOver = true;
  return { result, seconds: ms / 1000, waited: await waiting, megabytes: await memory.rise() };
}

async function harmlessPreview(by: BombSender): Promise<() => Promise<BombAnswer>> {
  const file = new File([Uint8Array.from(await writtenPdf(["Decizie"]))], "decizie.pdf", { type: PDF });
  const { json: filed } = await by.upload("/api/documents/upload", { file });
  return () => by.get(`/api/documents/${(filed as { id: number }).id}/previzualizare`);
}

async function askAgain(ask: () => Promise<BombAnswer>, isOver: () => boolean): Promise<Previews> {
  const previews = { asked: 0, shown: 0, seconds: 0 };
  while (!isOver()) {
    const { ms, result } = await timed(ask);
    previews.asked += 1;
    if (result.status !== 200) continue;
    previews.shown += 1;
    previews.seconds = Math.max(previews.seconds, ms / 1000);
    await sleep(WATCH_MS);
  }
  return previews;
}

function answerOf({ status, json: body }: BombAnswer): string {
  const { message, status: state, eroare } = (body ?? {}) as Record<string, string | undefined>;
  const said = status >= 400 ? message : [state, eroare].filter((one) => typeof one === "string").join(" ");
  return [status, said].filter(Boolean).join(" ");
}

/** The longest wait of a person who requests their account repeatedly. */
async function longestWait(other: Account, isOver: () => boolean): Promise<number> {
  const ask = ready(withHeaders({ method: "GET", address: "/api/account" }, bearer(other)));
  let longest = 0;
  while (!isOver()) {
    const began = performance.now();
    await ask();
    longest = Math.max(longest, (performance.now() - began) / 1000);
    await sleep(WATCH_MS);
  }
  return longest;
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function section(rows: Row[], groups: Group[], calm: number): Section {
  const requests = rows.filter(({ address }) => !address.isWorker);
  const most = (some: Seen[], of: (row: Seen) => number) => Math.max(0, ...some.map(of));
  const bounds = (some: Seen[], timedOnes: Seen[]) => [
    ["slowest request, s", most(timedOnes, ({ seconds }) => seconds), MOST_SECONDS],
    ["another person waited, s", most(some, ({ waited }) => waited), MOST_WAIT_SECONDS],
    ["memory above rest, MB (PSS)", most(some, ({ megabytes }) => megabytes), MOST_MEGABYTES],
  ];
  const faults = rows.filter(({ answer }) => answer.startsWith("5"));
  const groupFaults = groups.flatMap(({ answers }) => answers).filter((one) => /^5(?!03)/.test(one));
  const judged = [
    ...bounds(rows, requests).map((bound) => ["one at a time", ...bound]),
    ["one at a time", "answers that are faults", faults.length, 0],
    ...bounds(groups, groups).map((bound) => ["several at once", ...bound]),
    ["several at once", "answers that are faults (503 asks to try again)", groupFaults.length, 0],
  ] as [string, string, number, number][];
  return {
    title: "14. Bombs: hostile files at every address that opens one",
    body: [
      `${new Set(rows.map(({ bomb }) => bomb.name)).size} files at ${new Set(rows.map(({ address }) => address.name)).size} addresses, ${rows.length} pairs, one after the other; ` +
        "functions and openers in one tree of processes, while another person asks for their account again and again: without " +
        `bombs they wait at most ${calm.toFixed(2)} s. A file that an address has refused before (a template that cannot be stored) is ` +
        "left out behind it. Workers have deadlines of their own: 15 s for a text, 60 s for a page of a scan.",
      table(
        ["address", "file", "KB", "answer", "s", "others wait, s", "MB above rest"],
        rows.map(({ address, bomb, answer, ...seen }) => [
          address.name,
          bomb.name,
          (bomb.make().length / 1000).toFixed(1),
          answer,
          ...numbersOf(seen),
        ]),
      ),
      `${AT_ONCE} at once, of the requests above; still another person asks for the preview of a harmless document meanwhile, again and ` +
        "again, and is told to try again while no place is free:",
      table(
        [
          "at once",
          "answers",
          "slowest, s",
          "others wait, s",
          "MB above rest",
          "previews shown of asked",
          "slowest, s",
        ],
        groups.map(({ name, answers, previews, ...seen }) => [
          name,
          counted(answers),
          ...numbersOf(seen),
          `${previews.shown} of ${previews.asked}`,
          previews.seconds.toFixed(2),
        ]),
      ),
      table(
        ["bombs", "requirement", "measured", "at most", "verdict"],
        judged.map(([bombsSent, name, measured, bound]) => [
          bombsSent,
          name,
          Number(measured.toFixed(2)),
          bound,
          verdict(measured <= bound),
        ]),
      ),
      `All requirements on bombs: ${verdict(judged.every(([, , measured, bound]) => measured <= bound))}.`,
    ],
  };
}

const numbersOf = ({ seconds, waited, megabytes }: Seen): string[] => [
  seconds.toFixed(2),
  waited.toFixed(2),
  megabytes.toFixed(0),
];

/** Equal answers counted: "3 × 422 error.paginaPreaMare". */
const counted = (answers: string[]): string =>
  [...Map.groupBy(answers, (one) => one)].map(([one, all]) => `${all.length} × ${one}`).join(", ");
