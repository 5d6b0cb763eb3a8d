import { expect, it, vi } from "vitest";
import { type Client, createClient, isProblem } from "../../client/index.ts";
import { recordsOf } from "./record.ts";
import { type Uploads, createUploads } from "./uploads.ts";

/* The tray's uploads over a scripted network. Tests in Chromium cover parts and closed pages. */

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } });
const problem = (status: number, key: string): Response =>
  json({ status, detail: "Propoziția.", message: `error.${key}`, errors: [] }, status);
const networkFailure = (): TypeError => new TypeError("fetch failed");

let people = 0;

/** Uploads of a new person; `answer` is the service's answer to the n-th attempt. */
function trayWith(answer: (attempt: number) => Response | Error): { uploads: Uploads; sent: string[] } {
  const sent: string[] = [];
  const client: Client = createClient({
    base: "http://temelia.test",
    retries: 0,
    fetch: (url, { method = "GET", headers } = {}) => {
      if (method === "GET") return Promise.resolve(json({ id: 7, items: [] }));
      sent.push(new Headers(headers).get("idempotency-key") ?? url);
      const given = answer(sent.length);
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
    },
  });
  const personId = `person-${++people}`;
  const uploads = createUploads({
    client,
    personId,
    records: recordsOf(personId),
    whyOf: (error) => (isProblem(error) ? error.message : "lost"),
    onStored: vi.fn(),
  });
  return { uploads, sent };
}

const file = (name: string) => ({ file: new File(["conținut"], name, { lastModified: 1 }) });
const choice = { bucketId: 3, visibility: "PERSONAL" } as const;
const states = ({ rows }: Uploads) =>
  rows().map(({ record, live }) => record.end ?? (record.isStopped ? "stopped" : live?.phase));

it("a refused file says why, the others become documents, and a retry is the same upload", async () => {
  const { uploads, sent } = trayWith((attempt) =>
    attempt === 1 ? problem(415, "executabil") : json({ id: 7, denumire: "a" }, 201),
  );
  await uploads.add([file("a.txt")], choice);
  await vi.waitFor(() => expect(states(uploads)).toEqual([{ why: "Propoziția." }]));
  await uploads.resume(uploads.rows()[0]?.record.id ?? "");
  await vi.waitFor(() => expect(states(uploads)).toEqual([{ documentId: 7 }]));
  expect(new Set(sent).size).toBe(1);
  uploads.close();
});

it("a lost session or network pauses an upload, which resumes once it is back", async () => {
  let isBack = false;
  const { uploads } = trayWith((attempt) => {
    if (isBack) return json({ id: 7, denumire: "a" }, 201);
    return attempt === 1 ? problem(401, "autentificare") : networkFailure();
  });
  await uploads.add([file("a.txt")], choice);
  await vi.waitFor(() => expect(states(uploads)).toEqual(["paused"]));
  isBack = true;
  uploads.wake();
  await vi.waitFor(() => expect(states(uploads)).toEqual([{ documentId: 7 }]));
  uploads.close();
});

it("a file that is in the list already is named and not sent twice", async () => {
  const { uploads, sent } = trayWith(() => networkFailure());
  await uploads.add([file("a.txt")], choice);
  expect(await uploads.add([file("a.txt"), file("b.txt")], choice)).toEqual(["a.txt"]);
  await vi.waitFor(() => expect(states(uploads)).toEqual(["paused", "paused"]));
  expect(new Set(sent).size).toBe(2);
  uploads.close();
});

it("a stopped upload sends nothing more, and a cancelled one is gone", async () => {
  const { uploads, sent } = trayWith(() => networkFailure());
  await uploads.add([file("a.txt")], choice);
  await vi.waitFor(() => expect(states(uploads)).toEqual(["paused"]));
  const id = uploads.rows()[0]?.record.id ?? "";
  await uploads.stop(id);
  expect(states(uploads)).toEqual(["stopped"]);
  const before = sent.length;
  uploads.wake();
  await uploads.cancel(id);
  expect([uploads.rows(), sent.length]).toEqual([[], before]);
  uploads.close();
});
