import { ownCloud } from "../../shared/testing/own-cloud.ts";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, person, textFile, using, type ServiceClient, type Person } from "./testing.ts";
import type { Exchange } from "../../localstack/cloud/edge/faults/exchange.ts";
import { seededRandom } from "../../shared/testing/random.ts";
import { sha256 } from "../../shared/content/hash.ts";
import { Killed, killableProcesses } from "../../shared/testing/killable-processes.ts";
import { contentKey } from "./records/document.ts";
import { maintainAll } from "./operating/maintenance/maintain.ts";
import { listKeys, daysLater, readStored } from "./operating/maintenance/testing.ts";
import type { UpkeepReport } from "../../shared/features/operational/upkeep.ts";
import type { Answer } from "../../shared/testing/caller.ts";
import type { VersionView } from "./records/version.ts";

/*
 * Kills functions while they work, at seeded moments of 200 uploads. The clients retry as they must, with the same
 * Idempotency-Key. `TEMELIA_KILLS_SEED` selects other moments.
 */
const seed = process.env.TEMELIA_KILLS_SEED ?? "1";
const random = seededRandom(`kills ${seed}`);
const chosen = (count: number) => Math.floor(random() * count);

const DOCUMENTS = 12;
const UPLOADS = 200;
const KILLS = 14;
const ABANDONED = 5;
/** Enough that documents are busy at the same time, and some clients wait for a takeover. */
const CLIENTS = 16;

/** The write whose response the process has not received yet when it is killed. */
const moments: Record<string, (exchange: Exchange) => boolean> = {
  "between PUT and commit": ({ service, operation, address }) =>
    service === "s3" && operation === "PUT" && address.includes("/uploads/"),
  "between commit and answer": ({ operation }) => operation === "TransactWriteItems",
  "after the key was noted": ({ operation }) => operation === "PutItem",
};
const momentNames = Object.keys(moments);

interface Upload {
  key: string;
  text: string;
  /** If absent, the upload creates a new document. */
  documentId?: number;
}

interface Acknowledged extends VersionView {
  upload: Upload;
  documentId: number;
}

const processes = killableProcesses(["worker-1", "worker-2", "worker-3", "worker-4"]);
const ofDocuments = processes.handlerOf(join(import.meta.dirname, "keeping/documents/routes.ts"));
const ofVersions = processes.handlerOf(join(import.meta.dirname, "keeping/versions/routes.ts"));
// A scheduled function, which takes no request and returns its report.
const doUpkeep = processes.handlerOf(
  join(import.meta.dirname, "operating/operational/upkeep.ts"),
) as unknown as (event: object) => Promise<UpkeepReport>;
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

let ana: Person;
let documents: number[];
let acknowledged: Acknowledged[];
const kills: Record<string, number> = {};

const send = ({ key, text, documentId }: Upload): Promise<Answer<VersionView>> => {
  const [client, address]: [ServiceClient, string] =
    documentId === undefined
      ? [using(ofDocuments, ana), "/api/documents/upload"]
      : [using(ofVersions, ana), `/api/documents/${documentId}/versions`];
  return client.upload<VersionView>(address, { file: textFile(text) }, { "idempotency-key": key });
};

/** Retries until the upload is acknowledged, as a client does: after a lost connection, and after Retry-After. */
async function sendUntilAcknowledged(upload: Upload): Promise<Acknowledged> {
  for (;;) {
    const answer = await send(upload).catch((error: unknown) => {
      if (error instanceof Killed) return undefined;
      throw error;
    });
    if (answer?.status === 201)
      return { ...answer.json, upload, documentId: upload.documentId ?? answer.json.id };
    if (answer && ![409, 503].includes(answer.status)) throw new Error(`${answer.status}: ${answer.text}`);
    await sleep(Number(answer?.headers["retry-after"] ?? 0) * 1000);
  }
}

/** Kills the first process that does the write of this moment, before it receives the response. */
async function killAt(moment: string): Promise<void> {
  const hold = ownCloud.faults.hold(
    (exchange) =>
      exchange.application?.startsWith("worker-") === true && moments[moment]?.(exchange) === true,
  );
  const { application = "" } = await hold.caught;
  await processes.kill(application);
  hold.release();
  kills[moment] = (kills[moment] ?? 0) + 1;
}

const versionsOf = async (id: number) =>
  (await as(ana).get<VersionView[]>(`/api/documents/${id}/versions`)).json.toReversed();

const countDocuments = async () => (await as(ana).get<number>("/api/documents/count")).json;

/** Every acknowledged version with the hash of its content as read now. */
async function readBack(): Promise<{ acknowledged: string; read: string }[]> {
  const rows = [];
  for (const { documentId, numarVersiune, hashSha256, upload } of acknowledged) {
    const { bytes } = await as(ana).get(`/api/documents/${documentId}/versions/${numarVersiune}/download`);
    rows.push({ acknowledged: hashSha256, read: sha256(bytes), sent: sha256(upload.text) });
  }
  return rows;
}

beforeAll(async () => {
  ana = await person();
  const first = Array.from({ length: DOCUMENTS }, (_, i) =>
    sendUntilAcknowledged({ key: `inceput-${i}`, text: `începutul ${i}` }),
  );
  documents = (await Promise.all(first)).map(({ documentId }) => documentId);

  const uploads: Upload[] = Array.from({ length: UPLOADS }, (_, i) => ({
    key: `incarcare-${i}`,
    text: `conținutul ${i} ${String(random())}`,
    ...(random() < 0.3 ? {} : { documentId: documents[chosen(DOCUMENTS)] ?? 0 }),
  }));
  const killed = new Map<number, string>();
  while (killed.size < KILLS)
    killed.set(chosen(UPLOADS - 30), momentNames[killed.size % momentNames.length] ?? "");

  const killing: Promise<void>[] = [];
  const queue = uploads.entries();
  const answers: Acknowledged[] = [];
  const client = async () => {
    for (const [index, upload] of queue) {
      const moment = killed.get(index);
      if (moment) killing.push(killAt(moment));
      answers.push(await sendUntilAcknowledged(upload));
    }
  };
  await Promise.all([...Array.from({ length: CLIENTS }, client)]);
  await Promise.all(killing);
  acknowledged = answers;
}, 900_000);

describe("functions that are killed at seeded moments of 200 uploads", () => {
  it("lose no acknowledged version: each reads back with its hash after the restart", async () => {
    for (const name of ["worker-1", "worker-2", "worker-3", "worker-4"]) await processes.kill(name);
    expect(acknowledged).toHaveLength(UPLOADS);
    const rows = await readBack();
    expect(rows.filter((row) => new Set(Object.values(row)).size !== 1)).toEqual([]);
  });

  it("functions that are killed at seeded moments of 200 uploads do nothing twice: as many versions and documents as were sent, in numbers without a gap", async () => {
    const versions = acknowledged.filter(({ upload }) => upload.documentId !== undefined);
    const made = new Map<number, number>();
    for (const { documentId } of versions) made.set(documentId, (made.get(documentId) ?? 0) + 1);
    for (const id of documents) {
      const numbers = (await versionsOf(id)).map(({ numarVersiune }) => numarVersiune);
      expect(numbers).toEqual(Array.from({ length: 1 + (made.get(id) ?? 0) }, (_, i) => i + 1));
    }
    expect(await countDocuments()).toBe(DOCUMENTS + UPLOADS - versions.length);
  });

  it("functions that are killed at seeded moments of 200 uploads answer a retry with the same Idempotency-Key as before, and add nothing", async () => {
    const before = await countDocuments();
    for (const { upload, id, numarVersiune } of acknowledged) {
      const { status, json, headers } = await send(upload);
      expect([status, json.id, json.numarVersiune]).toEqual([201, id, numarVersiune]);
      expect(headers["idempotent-replayed"]).toBe("true");
    }
    expect(await countDocuments()).toBe(before);
  });

  it("functions that are killed at seeded moments of 200 uploads keep a document busy for no longer than a takeover takes", async () => {
    const [documentId = 0] = documents;
    const dying = killAt("between PUT and commit");
    await expect(send({ key: "fara-urmare", text: "fără urmare", documentId })).rejects.toThrow(Killed);
    await dying;
    const began = performance.now();
    acknowledged.push(await sendUntilAcknowledged({ key: "preluare", text: "preluare", documentId }));
    const seconds = (performance.now() - began) / 1000;
    process.stdout.write(`\nTaken over after ${seconds.toFixed(1)} s\n`);
    // Not before the dead writer's claim is 35 s old, and then within one further Retry-After of the client.
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThan(35 + 15);
  });

  it("functions that are killed at seeded moments of 200 uploads leave orphans where nobody repeats; the sweep removes these and nothing else", async () => {
    const abandoned: Upload[] = Array.from({ length: ABANDONED }, (_, i) => ({
      key: `parasit-${i}`,
      text: `părăsit ${i}`,
      ...(i < 3 ? { documentId: documents[i] ?? 0 } : {}),
    }));
    for (const upload of abandoned) {
      const dying = killAt("between PUT and commit");
      await expect(send(upload)).rejects.toThrow(Killed);
      await dying;
    }
    const referenced = await referencedKeys();
    const orphans = (await listKeys()).filter((key) => !referenced.has(key));
    expect(orphans.length).toBeGreaterThanOrEqual(ABANDONED);
    expect(await daysLater(1.1, () => maintainAll())).toMatchObject({ orfane: orphans.length, erori: 0 });
    expect(new Set(await listKeys())).toEqual(referenced);
    expect((await readBack()).filter((row) => new Set(Object.values(row)).size !== 1)).toEqual([]);
  });

  it("functions that are killed at seeded moments of 200 uploads leave no document behind that takes no versions: the next one is the next number", async () => {
    for (const id of documents) {
      const { numarVersiune } = await readStored(id);
      const next = await sendUntilAcknowledged({ key: `dupa-${id}`, text: `după ${id}`, documentId: id });
      expect(next.numarVersiune).toBe(numarVersiune + 1);
    }
  });

  it("functions that are killed at seeded moments of 200 uploads leave every total as its rows are, read by a process that has just begun", async () => {
    for (const name of ["worker-1", "worker-2", "worker-3", "worker-4"]) await processes.kill(name);
    const { totals } = await doUpkeep({});
    expect(totals).toMatchObject({ differing: 0, unsettled: 0, finished: true });
    // The bucket, the owner, all documents, all accounts.
    expect(totals.checked).toBeGreaterThanOrEqual(4);
    const listed = await using(ofDocuments, ana).get<unknown[]>("/api/documents?size=1");
    expect(Number(listed.headers["x-total-count"])).toBe(await countDocuments());
  });

  it("functions that are killed at seeded moments of 200 uploads were killed 20 times, at every kind of moment", () => {
    process.stdout.write(`\nKills (seed ${seed}): ${JSON.stringify(kills)}\n`);
    expect(Object.keys(kills).toSorted()).toEqual(momentNames.toSorted());
    expect(Object.values(kills).reduce((sum, n) => sum + n, 0)).toBe(KILLS + 1 + ABANDONED);
  });
});

/** The keys of all versions. */
async function referencedKeys(): Promise<Set<string>> {
  const ids = new Set([...documents, ...acknowledged.map(({ documentId }) => documentId)]);
  const keys = await Promise.all(
    [...ids].map(async (id) => {
      const { cod, numarVersiune } = await readStored(id);
      return Array.from({ length: numarVersiune }, (_, i) => contentKey(cod, i + 1));
    }),
  );
  return new Set(keys.flat());
}
