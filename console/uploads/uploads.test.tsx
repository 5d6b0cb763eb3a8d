import { expect, it, vi } from "vitest";
import { type Client, createClient, isProblem } from "../../client/index.ts";
import { type ChosenFile, MOST_FILES, filesOfDrop, filesOfFolder } from "./file-handles.ts";
import { labelOfFolder, recordOf, recordsOf } from "./record.ts";
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
  await expect.poll(() => states(uploads)).toEqual([{ why: "Propoziția." }]);
  await uploads.resume(uploads.rows()[0]?.record.id ?? "");
  await expect.poll(() => states(uploads)).toEqual([{ documentId: 7 }]);
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
  await expect.poll(() => states(uploads)).toEqual(["paused"]);
  isBack = true;
  uploads.wake();
  await expect.poll(() => states(uploads)).toEqual([{ documentId: 7 }]);
  uploads.close();
});

it("a file that is in the list already is named and not sent twice", async () => {
  const { uploads, sent } = trayWith(() => networkFailure());
  await uploads.add([file("a.txt")], choice);
  expect(await uploads.add([file("a.txt"), file("b.txt")], choice)).toEqual(["a.txt"]);
  await expect.poll(() => states(uploads)).toEqual(["paused", "paused"]);
  expect(new Set(sent).size).toBe(2);
  uploads.close();
});

it("a stopped upload sends nothing more, and a cancelled one is gone", async () => {
  const { uploads, sent } = trayWith(() => networkFailure());
  await uploads.add([file("a.txt")], choice);
  await expect.poll(() => states(uploads)).toEqual(["paused"]);
  const id = uploads.rows()[0]?.record.id ?? "";
  await uploads.stop(id);
  expect(states(uploads)).toEqual(["stopped"]);
  const before = sent.length;
  uploads.wake();
  await uploads.cancel(id);
  expect([uploads.rows(), sent.length]).toEqual([[], before]);
  uploads.close();
});

/** A folder as a drop gives it, which tells its entries in two parts. */
function folderOf(path: string, entries: readonly object[]): object {
  return {
    isDirectory: true,
    isFile: false,
    name: path.split("/").at(-1),
    createReader() {
      const parts = [entries.slice(0, 1), entries.slice(1), []].filter(
        (part, at) => at === 2 || part.length > 0,
      );
      return { readEntries: (done: (part: unknown) => void) => done(parts.shift() ?? []) };
    },
  };
}

const entryOf = (path: string): object => {
  const name = path.split("/").at(-1) ?? "";
  return {
    isDirectory: false,
    isFile: true,
    name,
    fullPath: path,
    file: (done: (given: File) => void) => done(new File(["x"], name)),
  };
};

const itemOf = (entry: object): DataTransferItem =>
  ({ kind: "file", webkitGetAsEntry: () => entry, getAsFile: () => null }) as unknown as DataTransferItem;

const placesOf = (chosen: readonly ChosenFile[]) => chosen.map(({ file, folder }) => [folder, file.name]);

it("a dropped folder gives the files of all folders in it with their paths, and nothing that systems leave there", async () => {
  const inner = folderOf("/Avize/2026", [entryOf("/Avize/2026/b.pdf"), entryOf("/Avize/2026/.DS_Store")]);
  const outer = folderOf("/Avize", [entryOf("/Avize/a.pdf"), inner, entryOf("/Avize/Thumbs.db")]);
  expect(placesOf(await filesOfDrop([itemOf(outer)]))).toEqual([
    ["Avize", "a.pdf"],
    ["Avize/2026", "b.pdf"],
  ]);
});

it("a folder with more files than are taken is not read to its end", async () => {
  const many = Array.from({ length: MOST_FILES * 3 }, (_, at) => entryOf(`/Tot/${String(at)}.txt`));
  expect(await filesOfDrop([itemOf(folderOf("/Tot", many))])).toHaveLength(MOST_FILES + 1);
});

it("a chosen folder gives its files with their paths", () => {
  const given = new File(["x"], "a.pdf");
  Object.defineProperty(given, "webkitRelativePath", { value: "Avize/2026/a.pdf" });
  expect(placesOf(filesOfFolder([given]))).toEqual([["Avize/2026", "a.pdf"]]);
});

it("the path of a folder is a label; of a longer one the nearest folders are, as many as fit", () => {
  expect(labelOfFolder("Avize/2026")).toBe("Avize/2026");
  const long = "o".repeat(40);
  expect(labelOfFolder(`${long}/${long}/2026`)).toBe(`${long}/2026`);
  expect(labelOfFolder("o".repeat(80))).toBe("o".repeat(64));
});

it("what was written once is of every file, with the folder of each among its labels", () => {
  const common = { ...choice, labels: ["urgent"], emitentId: 4, description: "Dosarul 7" };
  const record = recordOf({ ...file("a.txt"), folder: "Avize" }, common, 0);
  expect(record).toMatchObject({ labels: ["urgent", "Avize"], emitentId: 4, description: "Dosarul 7" });
  expect(recordOf(file("a.txt"), choice, 0).labels).toEqual([]);
});

it("files of the same name in two folders are two files", async () => {
  const { uploads } = trayWith(() => networkFailure());
  await uploads.add([{ ...file("a.txt"), folder: "2025" }], choice);
  expect(await uploads.add([{ ...file("a.txt"), folder: "2026" }], choice)).toEqual([]);
  expect(uploads.rows()).toHaveLength(2);
  uploads.close();
});
