import { expect, it } from "vitest";
import { json, networkFailure, problem, stillClock } from "./testing.ts";
import { createClient } from "./transport.ts";
import { uploadLarge, type UploadState } from "./upload-large.ts";

const START = Date.parse("2026-03-01T09:00:00Z");
const EXPIRES = "2026-03-01T15:00:00Z";

interface Faults {
  /** The answer of the store to a part, by its number and how often it was sent; undefined: it arrives. */
  part?(number: number, attempt: number): Response | Error | undefined;
  /** The states that the service tells, one after the other; then the last one. */
  states?: string[];
  /** The status of the completion. */
  completed?: number;
}

/** A service with a store: uploads of parts of four bytes, numbered from 1. */
function system({ part, states = [], completed = 201 }: Faults = {}) {
  const stored = new Map<string, string>();
  const attempts = new Map<string, number>();
  const log: string[] = [];
  const keys: string[] = [];
  let opened = 0;

  async function answer(url: string, init: RequestInit = {}): Promise<Response> {
    const { method = "GET" } = init;
    const { pathname, searchParams } = new URL(url, "http://temelia.test");
    if (pathname === "/store") {
      const [upload, number] = [searchParams.get("upload") ?? "", Number(searchParams.get("part"))];
      const name = `${upload}/${number}`;
      attempts.set(name, (attempts.get(name) ?? 0) + 1);
      const fault = part?.(number, attempts.get(name) ?? 0);
      log.push(`part ${name}`);
      if (fault instanceof Error) throw fault;
      if (!fault) stored.set(name, await (init.body as Blob).text());
      return fault ?? new Response(null);
    }
    if (method === "POST" && pathname.endsWith("/uploads")) {
      const { dimensiune } = JSON.parse(init.body as string) as { dimensiune: number };
      opened += 1;
      const parts = Array.from({ length: Math.ceil(dimensiune / 4) }, (_, index) => ({
        number: index + 1,
        url: `http://temelia.test/store?upload=${opened}&part=${index + 1}`,
      }));
      log.push(`open ${opened}`);
      return json({ uploadId: opened, partSize: 4, parts, expiresAt: EXPIRES }, 201);
    }
    const status = (states.length > 1 ? states.shift() : states[0]) ?? "IN_ASTEPTARE";
    if (status === "404") return problem(404, "incarcareInexistenta");
    log.push(status);
    return json({
      uploadId: opened,
      status,
      octeti: 0,
      dimensiune: 10,
      documentId: 5,
      eroare: "error.executabil",
    });
  }

  const clock = stillClock(START);
  const client = createClient({ fetch: answer, clock });
  let state: UploadState | undefined;
  const send = (content: Blob, from?: UploadState, signal?: AbortSignal) =>
    uploadLarge(client, {
      content,
      state: from,
      ...(signal ? { signal } : {}),
      parallel: 1,
      retries: 2,
      onState: (next) => {
        state = next;
      },
      complete: async (uploadId, { idempotencyKey }) => {
        log.push(`complete ${uploadId}`);
        keys.push(idempotencyKey);
        return Promise.resolve({ status: completed });
      },
    });
  return { send, log, keys, stored, clock, state: () => state };
}

const content = new Blob(["aaaabbbbcc"]);

it("parts are slices of the content, the last one what is left", async () => {
  const { send, stored, log, state } = system();
  expect((await send(content)).answer).toEqual({ status: 201 });
  expect(Object.fromEntries(stored)).toEqual({ "1/1": "aaaa", "1/2": "bbbb", "1/3": "cc" });
  expect(log.at(-1)).toBe("complete 1");
  expect(state()).toBeUndefined();
});

it("a part is repeated after a lost connection and after a store that is overloaded", async () => {
  const { send, log, clock } = system({
    part: (number, attempt) =>
      number === 2 && attempt < 3
        ? [networkFailure(), new Response(null, { status: 503 })][attempt - 1]
        : undefined,
  });
  await send(content);
  expect(log.filter((line) => line === "part 1/2").length).toBe(3);
  expect(clock.waits.length).toBe(2);
});

it("what was sent before the network went away is not sent again", async () => {
  let isAway = true;
  const { send, log, state, keys } = system({
    part: (number) => (isAway && number === 3 ? networkFailure() : undefined),
  });
  await expect(send(content)).rejects.toMatchObject({ name: "ConnectionLost" });
  expect(state()?.sent).toEqual([1, 2]);
  isAway = false;
  log.length = 0;
  // As from IndexedDB, in another page.
  await send(content, JSON.parse(JSON.stringify(state())) as UploadState);
  expect(log).toEqual(["IN_ASTEPTARE", "part 1/3", "complete 1"]);
  expect(keys).toEqual(["upload-1"]);
});

const kept = (fields: Partial<UploadState> = {}): UploadState => ({
  opened: {
    uploadId: 9,
    partSize: 4,
    parts: [1, 2, 3].map((number) => ({ number, url: `http://temelia.test/store?upload=9&part=${number}` })),
    expiresAt: EXPIRES,
  },
  size: 10,
  sent: [1],
  idempotencyKey: "upload-9",
  ...fields,
});

it.each<[string, UploadState, string[]]>([
  ["of content of another size", kept({ size: 11 }), []],
  ["of another file of this size", kept({ file: "alt.txt 1" }), []],
  ["that the service no longer knows", kept(), ["404"]],
  ["that the service has refused", kept(), ["ESUATA"]],
  [
    "whose addresses have expired",
    kept({ opened: { ...kept().opened, expiresAt: "2026-03-01T08:00:00Z" } }),
    [],
  ],
])("a state %s is left, and the content sent from its beginning", async (_, state, states) => {
  const { send, stored } = system({ states });
  await send(content, state);
  expect([...stored.keys()]).toEqual(["1/1", "1/2", "1/3"]);
});

it("a store that refuses the old addresses gets new ones, once", async () => {
  let refusals = 0;
  const refused = () => new Response(null, { status: 403 });
  const { send, log } = system({ part: () => ((refusals += 1) === 1 ? refused() : undefined) });
  await send(content, kept());
  expect(log).toEqual([
    "IN_ASTEPTARE",
    "part 9/2",
    "open 1",
    "part 1/1",
    "part 1/2",
    "part 1/3",
    "complete 1",
  ]);
  await expect(system({ part: refused }).send(content)).rejects.toThrow("Part 1 was refused with 403");
});

it("an upload that an earlier page completed is told with its document, and nothing is sent", async () => {
  const { send, log, state } = system({ states: ["FINALIZATA"] });
  expect((await send(content, kept())).upload).toMatchObject({ documentId: 5 });
  expect([log, state()]).toEqual([["FINALIZATA"], undefined]);
});

it("content that is refused in the background is an error with its key", async () => {
  const { send, state } = system({ completed: 202, states: ["IN_LUCRU", "ESUATA"] });
  await expect(send(content)).rejects.toMatchObject({ name: "UploadFailed", key: "executabil" });
  expect(state()).toBeUndefined();
});

it("an abort stops all parts with its reason, and keeps the state", async () => {
  const abort = new AbortController();
  const { send, state } = system({
    part: (number) => {
      if (number === 2) abort.abort(new Error("oprit"));
      return number === 2 ? networkFailure() : undefined;
    },
  });
  await expect(send(content, undefined, abort.signal)).rejects.toThrow("oprit");
  expect(state()?.sent).toEqual([1]);
});
