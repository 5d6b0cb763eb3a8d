import { rmSync } from "node:fs";
import { join } from "node:path";
import { systemAt } from "../../../localstack/run/command-line.ts";
import { demoPassword } from "../../../localstack/demo/data.ts";
import { freeShift } from "../../../localstack/run/ports.ts";
import { root } from "../../../localstack/serverless/deployment.ts";
import { tours } from "../../tour/tour.ts";
import { median } from "../measure.ts";
import { table, verdict, type Section } from "../report.ts";
import { startSystem } from "../start-command.ts";

const MOST_SECONDS = { cold: 5, warm: 3 };
const MOST_MEGABYTES = 500;
/** In the first minutes of a new state, papers are written and read, in processes that end with that. */
const MOST_MEGABYTES_FILING = 650;
const AT_ONCE = 10;

/**
 * The cost of `npm start`: seconds until it is up, with an empty state and with an existing one, and the memory of all its
 * processes: after the start, while the papers of the demo are filed in the background, after the tour, and after thousands of
 * requests, which would reveal a leak.
 */
export async function start({ times, requests }: { times: number; requests: number }): Promise<Section> {
  const shift = String(await freeShift());
  const { ports, directory } = systemAt(shift);
  const url = `http://localhost:${ports.front}`;
  const state = join(root, directory);
  const measured: Measured = { cold: [], warm: [], filing: 0 };
  const memory: [string, number][] = [];
  try {
    for (let i = 0; i < times; i++) {
      rmSync(state, { recursive: true, force: true });
      const cold = await startSystem(["--shift", shift]);
      measured.cold.push(cold.seconds);
      if (i === 0) memory.push(["after a cold start", cold.megabytes()]);
      await cold.stop();
      const warm = await startSystem(["--shift", shift]);
      measured.warm.push(warm.seconds);
      if (i === 0) {
        memory.push(["after a warm start", warm.megabytes()]);
        measured.filing = await warm.filing();
        memory.push(...(await memoryInUse({ url, state }, warm.megabytes, requests)));
      }
      await warm.stop();
    }
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
  return section(measured, memory, times);
}

/** Memory after the tours, and after each third of the requests. */
async function memoryInUse(
  { url, state }: { url: string; state: string },
  megabytes: () => number,
  requests: number,
): Promise<[string, number][]> {
  const memory: [string, number][] = [];
  for (const tour of Object.values(tours)) await tour(url, () => undefined, state);
  memory.push(["after npm run tool -- tour", megabytes()]);
  const third = Math.ceil(requests / 3);
  for (const n of [1, 2, 3]) {
    await use(url, third);
    memory.push([`after ${(n * third).toLocaleString("en")} further requests`, megabytes()]);
  }
  return memory;
}

/** As people use it: uploads of 100 KB, lists, downloads, single documents, ten at once. */
async function use(url: string, requests: number): Promise<void> {
  const api = `${url}/documents/api`;
  const credentials = JSON.stringify({ username: "ion.operator", password: demoPassword });
  const signIn = { method: "POST", headers: { "content-type": "application/json" }, body: credentials };
  const { id_token: token } = (await (await fetch(`${api}/authenticate`, signIn)).json()) as {
    id_token: string;
  };
  const headers = { authorization: `Bearer ${token}` };
  const upload = () => {
    const body = new FormData();
    body.set("file", new File([new Uint8Array(100_000).fill(7)], "sample.bin"));
    return fetch(`${api}/documents/upload`, { method: "POST", headers, body });
  };
  const read = (path: string) => () => fetch(`${api}${path}`, { headers });
  const list = read("/documents?size=20");
  const one = read("/documents/1");
  const acts = [upload, list, one, read("/documents/1/download"), one, list, one, read("/account"), one, one];
  let next = 0;
  const work = async () => {
    while (next < requests) {
      const answer = await (acts[next++ % acts.length] ?? one)();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

interface Measured {
  /** Seconds of each start. */
  cold: number[];
  warm: number[];
  /** The most MB while the papers of the demo are filed. */
  filing: number;
}

function section(measured: Measured, memory: [string, number][], times: number): Section {
  const kinds = ["cold", "warm"] as const;
  const rows = kinds.map((kind) => {
    const seconds = median(measured[kind]);
    const limit = MOST_SECONDS[kind];
    return [
      kind,
      seconds.toFixed(1),
      Math.max(...measured[kind]).toFixed(1),
      limit,
      verdict(seconds <= limit),
    ];
  });
  const most = Math.max(...memory.map(([, megabytes]) => megabytes));
  return {
    title: "3. Start: seconds and memory of npm start",
    body: [
      `${times} starts of each kind, in turn; cold: without state, so that resources and demo data are written; from the command to its welcome.`,
      table(["start", "median s", "longest s", "at most", ""], rows),
      `Memory of all processes, what they share counted once (PSS); at most ${MOST_MEGABYTES} MB: ${verdict(most <= MOST_MEGABYTES)}.`,
      table(
        ["when", "MB"],
        memory.map(([when, megabytes]) => [when, megabytes.toFixed(0)]),
      ),
      `While the papers of the demo are filed, in the first minutes of a new state: ${measured.filing.toFixed(0)} MB, at most ${MOST_MEGABYTES_FILING}: ${verdict(measured.filing <= MOST_MEGABYTES_FILING)}.`,
    ],
  };
}
