import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "../../../../shared/content/hash.ts";
import { changing, read, readPartition } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { judgePdf } from "../../signing/pdf-judging.ts";
import { fetchList } from "../../signing/revocation-lists.ts";
import { samplePdf } from "../../signing/testing.ts";
import { startSigningService } from "../../../../localstack/signing-service/start-signing-service.ts";
import { config as trusted } from "../../signing/config.ts";
import { config } from "../../signing/services/config.ts";
import { killAfter, repeat } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import { EVENT_PREFIX } from "../../records/event.ts";
import { dueAgain, Signatures } from "../../records/signature.ts";
import { as, fresh, person, textFile, using, type Person, type ServiceClient } from "../../testing.ts";
import { renewProofs } from "./renew-proofs.ts";
import { trustBy } from "./trust.ts";
import { keptCertificates, pdfFile, sign, uploaded, verify, type Signed } from "./testing.ts";

/*
 * Signing while processes are killed, the cloud fails, the service is unavailable and other writers change the same
 * document. Either a signature exists with its version and its event, or nothing of it does.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const inProcess = processes.handlerOf(join(import.meta.dirname, "routes.ts"));

let owner: Person;
let ana: ServiceClient;
let pdf: Buffer;

beforeAll(async () => {
  owner = await person();
  ana = as(owner);
  pdf = await samplePdf({ pages: 2 });
});
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

const calm = {
  dynamodbDropped: 0,
  s3Dropped: 0,
  transactionConflict: 0,
  dynamodbThrottling: 0,
  s3Unavailable: 0,
};
afterEach(() => ownCloud.faults.change(calm));

const documentOf = async (id: number) => (await ana.get<DocumentView>(`/api/documents/${id}`)).json;
const signaturesOf = async (id: number) => (await ana.get<Signed[]>(`/api/documents/${id}/semnaturi`)).json;
const versionsOf = async (id: number) =>
  (await ana.get<Pick<DocumentView, "numarVersiune">[]>(`/api/documents/${id}/versions?size=200`)).json.map(
    (one) => one.numarVersiune,
  );
const contentOf = async (id: number) => (await ana.get(`/api/documents/${id}/download`)).bytes;
const isWhole = async (id: number) =>
  (await ana.get<{ valid: boolean }>(`/api/documents/${id}/integritate`)).json.valid;
const eventsOf = async (id: number, tip: string) =>
  (await readPartition(Documents.table, `document#${id}`, { prefix: EVENT_PREFIX })).filter(
    (event) => event.tip === tip,
  );

const kinds = {
  "a PDF": () => pdfFile(pdf),
  "any other file": () => textFile("conținut"),
};

/** The number of times that a document was signed, read from each place that records it. */
async function factsOf(id: number, isPdf: boolean): Promise<number[]> {
  const [signatures, events] = [await signaturesOf(id), await eventsOf(id, "SEMNAT")];
  if (!isPdf) return [signatures.length, events.length];
  const { numarVersiune, hashSha256 } = await documentOf(id);
  const bytes = await contentOf(id);
  expect(sha256(bytes)).toBe(hashSha256);
  const inside = (await judgePdf(bytes, await trustBy(fetchList))).length;
  return [signatures.length, events.length, numarVersiune - 1, (await versionsOf(id)).length - 1, inside];
}

const MOST_WRITES = 16;

it.each(Object.entries(kinds))(
  "a kill between any two calls of signing %s leaves version, record and event, or nothing of them; the same request again signs once",
  async (_, file) => {
    let kills = 0;
    const isPdf = file().type === "application/pdf";
    for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
      const { id } = await uploaded(ana, file());
      const key = { "idempotency-key": fresh("omor") };
      const send = () => sign(using(inProcess, owner), id, { semnatar: "Ana Rusu" }, key);
      const unharmed = await killAfter(nth, target, send);
      const between = new Set(await factsOf(id, isPdf));
      expect([nth, between.size]).toEqual([nth, 1]);
      const answer = unharmed ?? (await repeat(send));
      expect([nth, answer.status]).toEqual([nth, 201]);
      expect([nth, ...new Set(await factsOf(id, isPdf))]).toEqual([nth, 1]);
      expect((await verify(ana, answer.json)).json.status).toBe("VALIDA");
      expect(await isWhole(id)).toBe(true);
      if (unharmed) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(1);
    expect(kills).toBeLessThan(MOST_WRITES);
  },
  1_200_000,
);

it("an outage of the service at any of its calls leaves no trace: 503, no number taken, nothing stored", async () => {
  const service = await startSigningService();
  const before = { url: config.serviceUrl, trust: trusted.trust };
  config.serviceUrl = service.url;
  trusted.trust = await keptCertificates([service.authority.root]);
  try {
    for (const operation of ["credentials/list", "credentials/info", "authorize", "signHash"]) {
      for (const [kind, file] of Object.entries(kinds)) {
        service.trouble.without = [operation];
        const { id } = await uploaded(ana, file());
        expect([operation, kind, (await sign(ana, id)).status]).toEqual([operation, kind, 503]);
        expect(await factsOf(id, kind === "a PDF")).toEqual(kind === "a PDF" ? [0, 0, 0, 0, 0] : [0, 0]);
        service.trouble.without = [];
        const { json } = await sign(ana, id);
        expect(json.numarVersiune).toBe(kind === "a PDF" ? 2 : 1);
      }
    }
  } finally {
    config.serviceUrl = before.url;
    trusted.trust = before.trust;
    await service.stop();
  }
}, 300_000);

describe("parallel signers, versions and restores", () => {
  it.each([
    ["on a quiet day", {}],
    [
      "under faults",
      { seed: 11, dynamodbDropped: 0.05, s3Dropped: 0.05, transactionConflict: 0.1, s3Unavailable: 0.05 },
    ],
  ])(
    "lose no signature, %s: every answered one is VALIDA in the version it names",
    async (_, faults) => {
      const { id } = await uploaded(ana, pdfFile(pdf));
      await ownCloud.faults.change(faults);
      const signing = Array.from({ length: 10 }, (_, i) =>
        repeat(() => sign(ana, id, { semnatar: `Semnatar ${i}` }, { "idempotency-key": fresh("semnare") })),
      );
      const others = Array.from({ length: 4 }, (_, i) =>
        i % 2 === 0
          ? repeat(() => ana.upload(`/api/documents/${id}/versions`, { file: pdfFile(pdf) }))
          : repeat(() => ana.post(`/api/documents/${id}/versions/1/restore`)),
      );
      const signed = await Promise.all(signing);
      const written = await Promise.all(others);
      await ownCloud.faults.change(calm);
      expect([...signed, ...written].map(({ status }) => status)).toEqual(Array(14).fill(201));
      const versions = (await versionsOf(id)).sort((a, b) => a - b);
      expect(versions).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
      for (const { json } of signed) {
        expect((await verify(ana, json)).json.status).toBe("VALIDA");
        const { bytes } = await ana.get(`/api/documents/${id}/versions/${json.numarVersiune}/download`);
        expect(sha256(bytes)).toBe(json.hash);
        const names = (await judgePdf(bytes, await trustBy(fetchList))).map(({ semnatar, status }) => [
          semnatar,
          status,
        ]);
        expect(names).toContainEqual([json.semnatar, "VALIDA"]);
      }
      expect(new Set(signed.map(({ json }) => json.numarVersiune)).size).toBe(10);
      expect(await isWhole(id)).toBe(true);
    },
    300_000,
  );
});

it.each(Object.entries(kinds))(
  "a renewal of the proof of %s under faults is stored whole or not at all: the signature is VALIDA after every night",
  async (_, file) => {
    const service = await startSigningService();
    const before = { url: config.serviceUrl, trust: trusted.trust };
    config.serviceUrl = service.url;
    trusted.trust = await keptCertificates([service.authority.root]);
    try {
      service.trouble.without = ["lista.crl", "ocsp"];
      const { id } = await uploaded(ana, file());
      const { json } = await sign(ana, id);
      expect(json.nivel).toBe("B-T");
      service.trouble.without = [];
      const hash = (await documentOf(id)).hashSha256;
      await ownCloud.faults.change({ seed: 17, dynamodbDropped: 0.3, s3Dropped: 0.3, s3Unavailable: 0.2 });
      for (let night = 0; night < 10; night += 1) {
        await renewProofs().catch(() => undefined);
        await makeDue(json);
      }
      await ownCloud.faults.change(calm);
      await renewProofs();
      const events = await eventsOf(id, "PRELUNGIT");
      expect(events.length).toBeGreaterThan(0);
      const record = await read(Signatures, { id: json.id, documentId: id });
      expect(record).toMatchObject({ nivel: "B-LTA" });
      const { bytes } = await ana.get(`/api/semnaturi/${json.id}/download`);
      expect(sha256(bytes)).toBe(record?.renewal?.fileHash);
      expect((await verify(ana, json)).json.status).toBe("VALIDA");
      expect((await documentOf(id)).hashSha256).toBe(hash);
      expect(await isWhole(id)).toBe(true);
    } finally {
      config.serviceUrl = before.url;
      trusted.trust = before.trust;
      await service.stop();
    }
  },
  300_000,
);

/** The next night looks at it again, whatever came of this one. */
async function makeDue({ id, documentId }: Signed): Promise<void> {
  await ownCloud.faults.change(calm);
  const record = await read(Signatures, { id, documentId });
  if (!record) throw new Error("the signature is gone");
  await transact(changing(Signatures, record, dueAgain(record, new Date(0))));
  await new Promise((resolve) => setTimeout(resolve, 800));
  await ownCloud.faults.change({ seed: 17, dynamodbDropped: 0.3, s3Dropped: 0.3, s3Unavailable: 0.2 });
}
