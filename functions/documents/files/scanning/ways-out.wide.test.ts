import "../../../../shared/testing/zone-networks.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { binary } from "../../../../shared/http/responses.ts";
import type { Route } from "../../../../shared/http/route.ts";
import type { World } from "../../calls.expectations.ts";
import { citizen } from "../../doors/zones/testing.ts";
import { prepare, routes } from "../../routes-matrix.expectations.ts";
import {
  as,
  asMachine,
  bucketOf,
  issuer,
  machineClient,
  member,
  organization,
  person,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import { runScans, startScanner, type TestScanner } from "./testing.ts";

/* Every route that gives out a content, or something that is made of one, for a document in which the scan found a virus. */

/** Answers that are a file, and no content of a document. */
const others = new Set([
  "docs.readAsset",
  "templates.downloadResult",
  "public.signature-checks.generateReport",
  // A signature beside the file is no part of it.
  "semnatura-documents.download",
]);

/** Routes that read a content, and answer by something else than a file. */
const readers = new Set([
  "documents.readView",
  "documents.readWords",
  "public-linkuri.readView",
  "public.documents.readView",
  "documents.sign",
  "semnatura-documents.create",
  "semnatura-documents.verify",
  "semnatura-documents.verifyAll",
  "semnatura-documents.listInside",
  "semnatura-documents.listProofs",
  "semnatura-documents.listFiles",
  "semnatura-documents.createDocument",
  "transcriere.create",
  "conversies.create",
  "transcriere.readText",
  "transcriere.save",
  "versions.restore",
  "machine-versions.restore",
  "staff.documents.restoreVersion",
  "app.documents.restoreVersion",
]);

const gives = ({ returns, operationId }: Route): boolean =>
  (returns === binary && !others.has(operationId)) || readers.has(operationId);

describe("a content with a virus leaves by no route", () => {
  let world: World;
  let clients: ServiceClient[];
  let engine: TestScanner;

  beforeAll(async () => {
    const org = await organization();
    const bucket = await bucketOf(org);
    const { id: emitentId } = await issuer();
    const [stranger, reader] = [await person(), await person()];
    const owner = await person({ organizatieId: org.id });
    world = { org, bucket, stranger, reader, owner, document: { emitentId } };
    clients = [
      as(await serviceAdmin()),
      as(await member(bucket, "ADMIN")),
      as(owner),
      as(reader),
      asMachine(await machineClient({ emitentId })),
      (await citizen()).calls,
    ];
    engine = await startScanner("offered");
    engine.clamd.manner = "infected";
  });
  afterAll(() => engine.stop());

  const giving = routes.filter(gives);

  it("every route that reads a content is walked", () => {
    const known = new Set(giving.map(({ operationId }) => operationId));
    expect([...readers].filter((id) => !known.has(id))).toEqual([]);
    expect(
      routes.filter(({ refuses }) => refuses?.includes("locked")).map(({ operationId }) => operationId),
    ).toEqual(expect.arrayContaining(giving.map(({ operationId }) => operationId)));
  });

  it.each(giving.map((route) => [route.operationId, route] as const))("%s", async (_, route) => {
    // A citizen reads no document of this world but public ones.
    const document =
      route.zone === "citizen" ? { ...world.document, visibility: "PUBLIC" as const } : world.document;
    const ask = await prepare({ ...world, ...(document ? { document } : {}) }, route);
    await runScans();
    const statuses = await Promise.all(clients.map((client) => ask(client)));
    // Callers of another zone are refused before.
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect(statuses).toContain(423);
  });
});
