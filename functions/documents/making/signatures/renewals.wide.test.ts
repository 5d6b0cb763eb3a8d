import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAuthority } from "../../../../localstack/signing-service/authority.ts";
import {
  startSigningService,
  type SigningService,
} from "../../../../localstack/signing-service/start-signing-service.ts";
import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { list } from "../../../../shared/content/objects.ts";
import { readDue } from "../../../../shared/data/due.ts";
import { readProgress } from "../../../../shared/data/progress.ts";
import { changing, read, update } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { refusal } from "../../../../shared/testing/caller.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { costOf, described } from "../../../../shared/testing/costs.ts";
import { platformStore } from "../../files/content/store-of.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import { isChain } from "../../records/event.ts";
import { dueSignatures, neverDue, type Signature, Signatures } from "../../records/signature.ts";
import { config as trusted } from "../../signing/config.ts";
import { samplePdf } from "../../signing/testing.ts";
import { config } from "../../signing/services/config.ts";
import { as, person, textFile, type Person } from "../../testing.ts";
import { enrolOlder } from "./enrol-older.ts";
import { renewProofs } from "./renew-proofs.ts";
import { eventsOf, keptCertificates, pdfFile, sign, uploaded, verify, type Signed } from "./testing.ts";

/*
 * Proofs over decades, with a clock. The authority is an own one, whose keys of stamps follow one another: each certificate lasts ten
 * years, and gives stamps in the first five. Everything is signed, renewed and verified by the product.
 */

const BEGIN = "2027-01-15T10:00:00Z";
const DAY_MS = 24 * 3600_000;
const YEAR_MS = 365.25 * DAY_MS;
const before = { ...config };
const { trust } = trusted;

let local: SigningService;
let owner: Person;
let pdf: Buffer;

beforeAll(async () => {
  owner = await person();
  pdf = await samplePdf();
});
beforeEach(async () => {
  clock.freeze(BEGIN);
  local = await startSigningService({ authority: openAuthority({ now: clock.now }) });
  config.serviceUrl = local.url;
  trusted.trust = await keptCertificates([local.authority.root]);
});
afterEach(async () => {
  await forgetDue();
  clock.resume();
  Object.assign(config, before);
  trusted.trust = trust;
  await local.stop();
});

/** The `due` index lags behind its table. */
async function night() {
  await sleep(800);
  return renewProofs();
}

/** The signatures of one test are not due in another one. */
async function forgetDue(): Promise<void> {
  await sleep(800);
  for (const partition of dueSignatures()) {
    const { keys } = await readDue(Signatures.table, { partition, until: "9999", limit: 100 });
    for (const { pk, sk } of keys) {
      const documentId = Number(pk.split("#")[1]);
      const record = await read(Signatures, { documentId, id: Number(sk.split("#")[1]) });
      if (record) await transact(changing(Signatures, record, neverDue(record)));
    }
  }
}

/** A token ends within hours, so each call is by a new one. */
const ana = () => as(owner);
const goOn = (years: number) => clock.freeze(new Date(clock.now().getTime() + years * YEAR_MS));

const files = {
  "a PDF": () => pdfFile(pdf),
  "any other file": () => textFile("conținut"),
};

async function signed(file: File, parts: Record<string, string> = {}): Promise<Signed> {
  const { id } = await uploaded(ana(), file, parts);
  const { parola } = parts;
  const header: Record<string, string> = parola ? { "x-document-password": encodeURIComponent(parola) } : {};
  const answer = await sign(ana(), id, undefined, header);
  expect(answer.status).toBe(201);
  return answer.json;
}

const recordOf = async ({ id, documentId }: Signed) => {
  const found = await read(Signatures, { id, documentId });
  if (!found) throw new Error("the signature is gone");
  return found;
};

const verdictOf = async (one: Signed) => {
  const { status, motiv } = (await verify(ana(), one)).json;
  return motiv ?? status;
};
const insideOf = async ({ documentId }: Signed) =>
  (await ana().post<object[]>(`/api/documents/${documentId}/semnaturi/verifica`)).json;

/** The nights until a time, a month apart. */
async function renewFor(years: number): Promise<number> {
  const end = clock.now().getTime() + years * YEAR_MS;
  let renewed = 0;
  while (clock.now().getTime() < end) {
    goOn(1 / 12);
    const report = await renewProofs();
    expect(report).toMatchObject({ erori: 0, urgente: 0, terminat: true });
    renewed += report.reinnoite;
  }
  return renewed;
}

describe.each(Object.entries(files))("the proof of a signature of %s", (_, file) => {
  it("the proof lasts 40 years through renewals, over several generations of stamps; the signed version stays as it was", async () => {
    const one = await signed(file());
    expect(one).toMatchObject({ nivel: "B-LTA", dovadaPanaLa: expect.stringMatching(/^2037-01/) as string });
    const { hashSha256 } = (await ana().get<DocumentView>(`/api/documents/${one.documentId}`)).json;
    const times = await renewFor(40);
    expect(times).toBeGreaterThanOrEqual(4);
    expect(times).toBeLessThan(12);
    expect(clock.now().getUTCFullYear()).toBeGreaterThanOrEqual(2066);
    expect(await verdictOf(one)).toBe("VALIDA");
    expect(await insideOf(one)).toMatchObject([{ status: "VALIDA", nivel: "B-LTA", aici: true }]);
    const record = await recordOf(one);
    expect(record).toMatchObject({ nivel: "B-LTA", hash: one.hash, numarVersiune: one.numarVersiune });
    expect((record.dovadaPanaLa ?? "") > clock.iso()).toBe(true);
    const { json } = await ana().get<DocumentView>(`/api/documents/${one.documentId}`);
    expect(json).toMatchObject({ hashSha256, numarVersiune: one.numarVersiune });
    const version = await ana().get(`/api/documents/${one.documentId}/download`);
    expect(sha256(version.bytes)).toBe(hashSha256);
    const now = await ana().get(`/api/semnaturi/${one.id}/download`);
    expect(sha256(now.bytes)).toBe(record.renewal?.fileHash);
    const events = await eventsOf(one.documentId);
    const renewals = events.filter(({ tip }) => tip === "PRELUNGIT");
    expect(renewals).toHaveLength(times);
    expect(renewals.at(-1)?.detalii).toMatchObject({ semnaturaId: one.id, hash: record.renewal?.fileHash });
    expect(isChain(events)).toBe(true);
    // Only the newest one is kept: it has all that came before.
    const prefix = `signatures/${String(one.documentId)}/`;
    expect(await list(platformStore(), { prefix, after: undefined, limit: 10 })).toHaveLength(1);
  }, 600_000);

  it("the proof that was not renewed in time cannot be made good: the verdict says that the certificate has expired, and the run gives up", async () => {
    const one = await signed(file());
    goOn(11);
    expect(await verdictOf(one)).toBe("CERTIFICAT_EXPIRAT");
    expect(await insideOf(one)).toMatchObject([{ status: "INVALIDA", motiv: "CERTIFICAT_EXPIRAT" }]);
    expect(await night()).toMatchObject({ reinnoite: 0, erori: 1, urgente: 1 });
    expect(await recordOf(one)).not.toHaveProperty("dueAt");
    expect(await night()).toMatchObject({ erori: 0, urgente: 0 });
    expect(await verdictOf(one)).toBe("CERTIFICAT_EXPIRAT");
  }, 120_000);

  it("the proof that cannot be had when it is signed is completed at night: B-T first, then B-LTA", async () => {
    local.trouble.without = ["lista.crl", "ocsp"];
    const one = await signed(file());
    expect(one.nivel).toBe("B-T");
    goOn(1 / 365);
    expect(await night()).toMatchObject({ reinnoite: 0, erori: 1, urgente: 0 });
    local.trouble.without = [];
    expect(await night()).toMatchObject({ reinnoite: 0, erori: 0 });
    goOn(1 / 365);
    expect(await night()).toMatchObject({ reinnoite: 1, erori: 0 });
    expect(await recordOf(one)).toMatchObject({ nivel: "B-LTA" });
    expect(await verdictOf(one)).toBe("VALIDA");
    expect((await recordOf(one)).dueAt?.slice(0, 4)).toBe("2036");
  }, 120_000);

  it("the proof is renewed under a legal hold, in the archive and in the bin; a purge takes it along", async () => {
    const one = await signed(file());
    const path = `/api/documents/${one.documentId}`;
    await ana().post(`${path}/arhiveaza`);
    goOn(9.9);
    expect(await night()).toMatchObject({ reinnoite: 1, erori: 0 });
    expect(await verdictOf(one)).toBe("VALIDA");
    await ana().delete(path);
    goOn(9.9);
    expect(await night()).toMatchObject({ reinnoite: 1, erori: 0 });
    await ana().post(`${path}/purge`);
    const prefix = `signatures/${String(one.documentId)}/`;
    expect(await list(platformStore(), { prefix, after: undefined, limit: 10 })).toEqual([]);
    goOn(9.9);
    expect(await night()).toMatchObject({ reinnoite: 0, erori: 0 });
    expect(await recordOf(one)).not.toHaveProperty("dueAt");
  }, 120_000);
});

const walkAgain = async () =>
  (await readProgress(Signatures.table, "signature-renewals")).reach("older", undefined);

/** Makes a signature one from before renewals, without some of its fields. */
async function makeOlder(one: Signed, without: (keyof Signature)[]): Promise<void> {
  const record = await recordOf(one);
  const left = Object.entries({ ...neverDue(record), nivel: "B-T" as const }).filter(
    ([key]) => !without.includes(key as keyof Signature),
  );
  await transact(changing(Signatures, record, Object.fromEntries(left) as Signature));
}

it("a signature from before renewals is found by the next night, which walks through all once, and is renewed; one without a stamp is left", async () => {
  const one = await signed(textFile("conținut"));
  const bare = await signed(textFile("altul"));
  await makeOlder(one, ["dovadaPanaLa"]);
  await makeOlder(bare, ["dovadaPanaLa", "stampilaLa"]);
  await walkAgain();
  expect(await enrolOlder()).toBe(1);
  // A night in which nothing can be had does not end its chance.
  const { trust: known } = trusted;
  trusted.trust = await keptCertificates([openAuthority({ now: clock.now }).root]);
  expect(await night()).toMatchObject({ reinnoite: 0, erori: 1, urgente: 0 });
  trusted.trust = known;
  goOn(8 / 365);
  expect(await night()).toMatchObject({ reinnoite: 1, erori: 0 });
  const record = await recordOf(one);
  expect([record.nivel, record.dueAt !== undefined, await verdictOf(one)]).toEqual(["B-LTA", true, "VALIDA"]);
  expect(await recordOf(bare)).not.toHaveProperty("dueAt");
  await walkAgain();
  expect([await enrolOlder(), described((await costOf(() => enrolOlder())).calls)]).toEqual([0, "Get"]);
}, 120_000);

it("a signature from before renewals that somebody changes while the walk passes is found all the same", async () => {
  const one = await signed(textFile("conținut"));
  await makeOlder(one, ["dovadaPanaLa"]);
  await walkAgain();
  const moment = { command: "TransactWriteItemsCommand", about: "dueStatus", most: 1 };
  const remark = () => update(Signatures, one, (before) => ({ ...before, observatii: "văzut" }));
  expect(await beforeCalls(moment, remark, () => enrolOlder())).toBe(1);
  expect(await recordOf(one)).toMatchObject({ observatii: "văzut", dueAt: clock.iso() });
});

it("a renewal that fails is tried again each night while there is time, and counted as urgent in the last month", async () => {
  const one = await signed(textFile("conținut"));
  local.trouble.without = ["timestamp"];
  goOn(9.8);
  expect(await night()).toMatchObject({ reinnoite: 0, erori: 1, urgente: 0 });
  expect(await night()).toMatchObject({ erori: 0 });
  goOn(0.15);
  expect(await night()).toMatchObject({ erori: 1, urgente: 1 });
  local.trouble.without = [];
  goOn(1 / 365);
  expect(await night()).toMatchObject({ reinnoite: 1, erori: 0, urgente: 0 });
  expect(await verdictOf(one)).toBe("VALIDA");
}, 120_000);

it("a renewal of a signature under a password is sealed, and needs the password like its version", async () => {
  const one = await signed(pdfFile(pdf), { parola: "o parolă bună" });
  goOn(9.9);
  expect(await night()).toMatchObject({ reinnoite: 1 });
  const header = { "x-document-password": encodeURIComponent("o parolă bună") };
  const file = `/api/semnaturi/${one.id}/download`;
  expect(refusal(await ana().get(file))).toEqual([403, "error.parolaNecesara"]);
  const { bytes } = await ana().get(file, header);
  const record = await recordOf(one);
  expect(sha256(bytes)).toBe(record.renewal?.fileHash);
  expect(await read(Documents, { id: one.documentId })).toMatchObject({ hashSha256: one.hash });
}, 120_000);

it("a night without due signatures reads the due index alone; a renewal costs two reads, one object and one transaction besides", async () => {
  const one = await signed(textFile("conținut"));
  await sleep(800);
  const idle = await costOf(() => renewProofs());
  const shards = dueSignatures().length;
  expect(described(idle.calls)).toBe(`Query ×${String(shards)}`);
  goOn(9.9);
  const { calls, result } = await costOf(() => renewProofs());
  expect(result).toMatchObject({ reinnoite: 1, erori: 0 });
  const names = calls.map(({ name }) => name);
  expect(names.filter((name) => name === "dynamodb.Query")).toHaveLength(shards);
  expect(names.filter((name) => name !== "dynamodb.Query").toSorted()).toEqual([
    "dynamodb.BatchGetItem",
    "dynamodb.BatchGetItem",
    "dynamodb.GetItem",
    "dynamodb.TransactWriteItems",
    // The trusted roots, once a minute.
    "s3.GetObject",
    "s3.PutObject",
  ]);
  expect(await verdictOf(one)).toBe("VALIDA");
}, 60_000);
