import { beforeAll, describe, expect, it } from "vitest";
import { recount } from "../../../../shared/data/recount.ts";
import { read, readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { fc } from "../../../../shared/testing/properties.ts";
import { rowsOf } from "../../records/counted-rows.ts";
import { counters } from "../../records/counters.ts";
import { type Document, Documents, HELD_BYTES, HELD_DOCUMENTS, ownerName } from "../../records/document.ts";
import type { QuotaView } from "../../records/quota.ts";
import { type Version, VERSION_PREFIX } from "../../records/version.ts";
import {
  as,
  bucketOf,
  client,
  member,
  organization,
  type Person,
  type ServiceClient,
  serviceAdmin,
} from "../../testing.ts";

/*
 * What is held against a plain walk over all documents and versions. Histories of everything that changes it are drawn, and their
 * steps run in parallel.
 */

const LONG = { timeout: 240_000 };
/** Bytes that each organization may hold: near enough to be reached. */
const MOST = 3000;
const MOST_DOCUMENTS = 25;

const acts = [
  ...["upload", "upload", "upload", "create", "version", "version", "restore"],
  ...["move", "give", "remove", "purge", "purge", "moveBucket"],
] as const;

interface Step {
  act: string;
  /** Selects one of the existing documents, buckets or sizes. */
  pick: number;
}
const step: fc.Arbitrary<Step> = fc.record({ act: fc.constantFrom(...acts), pick: fc.nat(100_000) });
const chosen = <T>(all: readonly T[], pick: number): T => all[pick % all.length] as T;

const content = (size: number) => new File([Buffer.alloc(size, "probă\n")], "proba.txt");

interface World {
  organizationIds: number[];
  bucketIds: number[];
  people: Person[];
  clientId: number;
  ids: number[];
}

let admin: ServiceClient;
beforeAll(async () => {
  admin = as(await serviceAdmin());
});

async function newWorld(): Promise<World> {
  const limits = { limitaOcteti: MOST, limitaDocumente: MOST_DOCUMENTS };
  const organizations = [await organization(limits), await organization(limits)];
  const buckets = [];
  for (const one of organizations) buckets.push(await bucketOf(one), await bucketOf(one));
  const { id: clientId } = await client();
  const people = [];
  for (const bucket of buckets)
    people.push(await member(bucket, "ADMIN", { limitaOcteti: MOST, clientId: undefined }));
  return {
    organizationIds: organizations.map(({ id }) => id),
    bucketIds: buckets.map(({ id }) => id),
    people,
    clientId,
    ids: [],
  };
}

async function run(world: World, { act, pick }: Step): Promise<number> {
  const { bucketIds, people, clientId, ids, organizationIds } = world;
  const size = 1 + (pick % 400);
  const who = as(chosen(people, pick >> 3));
  if (act === "upload") {
    const { status, json } = await who.upload<{ id: number }>("/api/documents/upload", {
      file: content(size),
    });
    if (status === 201) ids.push(json.id);
    return status;
  }
  if (act === "create") {
    const { status, json } = await who.post<{ id: number }>("/api/documents", { denumire: `Act ${pick}` });
    if (status === 201) ids.push(json.id);
    return status;
  }
  if (ids.length === 0) return 204;
  const path = `/api/documents/${chosen(ids, pick)}`;
  const answers: Record<string, () => Promise<{ status: number }>> = {
    version: () => who.upload(`${path}/versions`, { file: content(size) }),
    restore: () => admin.post(`${path}/versions/1/restore`),
    move: () => admin.patch(path, { bucketId: chosen([...bucketIds, 1], pick >> 5) }),
    give: () => admin.patch(path, { proprietarId: pick % 2 === 0 ? clientId : null }),
    remove: () => admin.delete(path),
    purge: async () => {
      await admin.delete(path);
      return admin.post(`${path}/purge`);
    },
    moveBucket: () =>
      admin.put(`/api/admin/buckets/${chosen(bucketIds, pick)}`, {
        denumire: "Arhiva",
        organizatieId: chosen(organizationIds, pick >> 4),
      }),
  };
  return (await answers[act]?.())?.status ?? 0;
}

/** Every document of a history, with the bytes of its versions. */
async function walk({ ids }: World): Promise<(Document & { bytes: number })[]> {
  return Promise.all(
    ids.map(async (id) => {
      const document = (await read(Documents, { id })) as Document;
      const stored = await readPartition(Documents.table, `document#${id}`, { prefix: VERSION_PREFIX });
      const sizes = stored.map((item) => recordOf<Version>(item).dimensiune);
      const first = sizes.length === 0 ? [document.dimensiune ?? 0] : sizes;
      return { ...document, bytes: first.reduce((sum, size) => sum + size, 0) };
    }),
  );
}

const isHeld = ({ status }: Document) => status !== "PURJAT";
const sumOf = (documents: { bytes: number }[]) => documents.reduce((sum, { bytes }) => sum + bytes, 0);

async function heldIn(names: string[]): Promise<[bytes: number, documents: number]> {
  const totals = await readTotals(Documents.table, names);
  const sum = (label: string) => totals.reduce((all, total) => all + (total.get(label) ?? 0), 0);
  return [sum(HELD_BYTES), sum(HELD_DOCUMENTS)];
}

async function expectExact(world: World): Promise<void> {
  const documents = await walk(world);
  const held = documents.filter(isHeld);
  for (const { heldBytes, bytes } of documents) expect(heldBytes).toBe(bytes);
  const owners = [`client#${world.clientId}`, ...world.people.map(({ id }) => `user#${id}`)];
  for (const owner of owners) {
    const own = held.filter((document) => ownerName(document) === owner);
    expect(await heldIn([counters.owner(owner)])).toEqual([sumOf(own), own.length]);
  }
  for (const bucketId of world.bucketIds) {
    const inside = held.filter((document) => document.bucketId === bucketId);
    expect(await heldIn([counters.bucket(bucketId)])).toEqual([sumOf(inside), inside.length]);
  }
  for (const counter of [...owners.map(counters.owner), ...world.bucketIds.map(counters.bucket)]) {
    const rows = rowsOf(counter) ?? [];
    const checked = await recount({ table: Documents.table, counter, rows }, performance.now() + 60_000);
    expect(checked).toBe("equal");
  }
}

const quotaOf = async (id: number) =>
  (await admin.get<{ cota: QuotaView }>(`/api/admin/organizatii/${id}`)).json.cota;

describe("what is held is what the documents have", () => {
  it(
    "every counter is the sum over the documents after any history of uploads, versions, moves and purges side by side",
    LONG,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(step, { maxLength: 12 }), { maxLength: 8 }), async (rounds) => {
          const world = await newWorld();
          for (const round of rounds) await Promise.all(round.map((one) => run(world, one)));
          await expectExact(world);
        }),
        { numRuns: 12 },
      );
    },
  );

  it(
    "no history takes an organization beyond its limits, and what is left can be used to the last byte",
    LONG,
    async () => {
      const added = step.filter(({ act }) => act !== "moveBucket" && act !== "move");
      await fc.assert(
        fc.asyncProperty(fc.array(added, { minLength: 30, maxLength: 60 }), async (steps) => {
          const world = await newWorld();
          for (let start = 0; start < steps.length; start += 15) {
            const statuses = await Promise.all(steps.slice(start, start + 15).map((one) => run(world, one)));
            expect(statuses.every((status) => status < 500 || status === 503)).toBe(true);
          }
          await expectExact(world);
          for (const [i, id] of world.organizationIds.entries()) {
            const { octeti, documente } = await quotaOf(id);
            expect(octeti.folosit).toBeLessThanOrEqual(MOST);
            expect(documente.folosit).toBeLessThanOrEqual(MOST_DOCUMENTS);
            const left = MOST - octeti.folosit;
            if (left === 0 || documente.folosit === MOST_DOCUMENTS) continue;
            const who = as(world.people[2 * i] as Person);
            const send = (size: number) => who.upload("/api/documents/upload", { file: content(size) });
            expect((await send(left + 1)).status).toBe(413);
            expect((await send(left)).status).toBe(201);
          }
        }),
        { numRuns: 6 },
      );
    },
  );

  it("a process that ends before its transaction leaves nothing counted, and the next attempt counts once", async () => {
    const world = await newWorld();
    const who = as(world.people[0] as Person);
    const send = () => who.upload<{ id: number }>("/api/documents/upload", { file: content(100) });
    const answers: number[] = [];
    await beforeCalls(
      { command: "TransactWriteItemsCommand", about: HELD_BYTES, most: 1 },
      () => Promise.reject(new Error("the process ends here")),
      async () => answers.push((await send()).status),
    );
    expect(answers).toEqual([500]);
    expect((await quotaOf(world.organizationIds[0] ?? 0)).octeti.folosit).toBe(0);
    const { json } = await send();
    world.ids.push(json.id);
    await expectExact(world);
  });
});
