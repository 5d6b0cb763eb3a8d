import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { extractText } from "../../../functions/documents/content/extract-text.ts";
import { Documents } from "../../../functions/documents/records/document.ts";
import { transcribe } from "../../../functions/documents/transcription/work.ts";
import { read } from "../../../shared/data/repository.ts";
import type { Account } from "../../../shared/features/accounts/account.ts";
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
import { processTree } from "../process-tree.ts";
import { table, verdict, type Section } from "../report.ts";
import { bearer, json, ready, withHeaders, type Request } from "../service.ts";

const MOST_SECONDS = 20;
const MOST_WAIT_SECONDS = 1;
const MOST_MEGABYTES = 512;
const WATCH_MS = 50;
const CALM_MS = 10_000;
/** Bombs of each kind that are sent with `--quick`. */
const FEW = 2;

/** One bomb at one address. */
interface Row {
  address: string;
  bomb: string;
  kilobytes: number;
  answer: string;
  seconds: number;
  /** The longest that another caller waited meanwhile. */
  waited: number;
  megabytes: number;
  isWorker: boolean;
}

/** Sends every bomb to every address that takes it, while another caller goes on asking. */
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
      const row = await measure(address, bomb, { by, other });
      if (row) rows.push(row);
    }
  return section(rows, calm);
}

/** Made once: to make one takes more memory than to open it may. */
function onceMade({ make }: Bomb): () => Buffer {
  const bytes = make();
  return () => bytes;
}

function keepFew(all: Bomb[]): Bomb[] {
  const kinds = Map.groupBy(all, ({ contentType }) => contentType);
  return [...kinds.values()].flatMap((some) => some.slice(0, FEW));
}

/** A process loads libraries with its first requests: harmless files of each kind go through all addresses before. */
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

/** The longest wait while nothing else goes on: what the machine itself adds. */
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
  { name, prepare, send, isWorker = false }: BombAddress,
  bomb: Bomb,
  { by, other }: { by: BombSender; other: Account },
): Promise<Row | undefined> {
  const prepared = prepare ? await prepare(by, bomb) : 0;
  if (prepared === undefined) return undefined;
  collectGarbage();
  const rest = megabytesNow();
  let isOver = false;
  const watching = Promise.all([longestWait(other, () => isOver), mostMemory(() => isOver)]);
  const began = performance.now();
  const answer = await send(by, bomb, prepared);
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  const [waited, most] = await watching;
  return {
    address: name,
    bomb: bomb.name,
    kilobytes: bomb.make().length / 1000,
    answer: answerOf(answer),
    seconds,
    waited,
    megabytes: Math.max(0, most - rest),
    isWorker,
  };
}

function answerOf({ status, json: body }: BombAnswer): string {
  const { message, status: state, eroare } = (body ?? {}) as Record<string, string | undefined>;
  const said = status >= 400 ? message : [state, eroare].filter((one) => typeof one === "string").join(" ");
  return [status, said].filter(Boolean).join(" ");
}

/** The longest that somebody waits who asks for their account again and again. */
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

async function mostMemory(isOver: () => boolean): Promise<number> {
  let most = 0;
  while (!isOver()) {
    most = Math.max(most, megabytesNow());
    await sleep(WATCH_MS);
  }
  return most;
}

/** Memory of the functions and of all that they started, without the cloud. */
const megabytesNow = (): number =>
  processTree(process.pid)
    .filter(({ command }) => !command.includes("cloud-process"))
    .reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function section(rows: Row[], calm: number): Section {
  const requests = rows.filter(({ isWorker }) => !isWorker);
  const most = (some: Row[], of: (row: Row) => number) => Math.max(0, ...some.map(of));
  const slowest = most(requests, ({ seconds }) => seconds);
  const waited = most(rows, (row) => row.waited);
  const megabytes = most(rows, (row) => row.megabytes);
  const faults = rows.filter(({ answer }) => answer.startsWith("5"));
  return {
    title: "14. Bombs: hostile files at every address that opens one",
    body: [
      `${new Set(rows.map(({ bomb }) => bomb)).size} files at ${new Set(rows.map(({ address }) => address)).size} addresses, ${rows.length} pairs, one after the other; ` +
        "functions and openers in one tree of processes, while another person asks for their account again and again. A file that " +
        "an address has refused before (a template that cannot be stored) is left out behind it. Workers have deadlines of their " +
        "own: 15 s for a text, 60 s for a page of a scan.",
      `The slowest request took ${slowest.toFixed(1)} s, at most ${MOST_SECONDS}: ${verdict(slowest <= MOST_SECONDS)}. Another person waited at most ${waited.toFixed(2)} s, ` +
        `at most ${MOST_WAIT_SECONDS}: ${verdict(waited <= MOST_WAIT_SECONDS)}; without bombs ${calm.toFixed(2)} s. Memory of all processes rose by at most ${megabytes.toFixed(0)} MB (PSS), at most ${MOST_MEGABYTES}: ` +
        `${verdict(megabytes <= MOST_MEGABYTES)}. Answers that are faults: ${faults.length}: ${verdict(faults.length === 0)}.`,
      table(
        ["address", "file", "KB", "answer", "s", "others wait, s", "MB above rest"],
        rows.map((row) => [
          row.address,
          row.bomb,
          row.kilobytes.toFixed(1),
          row.answer,
          row.seconds.toFixed(2),
          row.waited.toFixed(2),
          row.megabytes.toFixed(0),
        ]),
      ),
    ],
  };
}
