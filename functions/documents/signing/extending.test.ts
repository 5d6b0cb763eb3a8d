import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Identity, issue, revocationList } from "../../../localstack/signing-service/certificates.ts";
import { answerQuestion } from "../../../localstack/signing-service/ocsp-answers.ts";
import { stampOf } from "../../../localstack/signing-service/time-stamps.ts";
import { openFile } from "../../../shared/pdf/file.ts";
import { PdfString } from "../../../shared/pdf/values.ts";
import { digestsOf } from "./algorithms.ts";
import { extendCms } from "./cms-extending.ts";
import { makeSignature } from "./make-signature.ts";
import type { Trust } from "./outcomes.ts";
import { extendPdf } from "./pdf-extending.ts";
import { fieldsOf, signatureIn } from "./pdf-fields.ts";
import { judgePdf } from "./pdf-judging.ts";
import { fillPdf, preparePdf } from "./pdf-signing.ts";
import { credentialOf, LIST_ADDRESS, samplePdf } from "./testing.ts";
import { judge } from "./verdict.ts";

/* Signatures with what a later validation needs. A day after signing, all services are gone for good. */

const NOW = new Date("2027-03-01T10:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const life = { from: later(-400), until: later(400) };
const root = issue({ name: "Rădăcină", use: "authority", ...life });
const listed = { ...life, listAddress: LIST_ADDRESS };
const asked = { ...life, responderAddress: "http://lista.test/ocsp" };
const content = Buffer.from("Hotărâre");
const hash = createHash("sha256").update(content).digest();

interface World {
  signer: Identity;
  stamping: Identity;
  trust: Trust;
}

const list = revocationList(root, { revoked: [], from: NOW, until: later(7) });
const gone = () => Promise.reject(new Error("gone"));
const worldOf = (addresses: typeof listed | typeof asked): World => ({
  signer: issue({ name: "Ana Rusu", use: "signing", ...addresses }, root),
  stamping: issue({ name: "Mărci", use: "stamping", ...addresses }, root),
  trust: {
    anchors: [root.certificate],
    now: NOW,
    fetchList: async () => list,
    fetchAnswer: async (_, request) =>
      answerQuestion(request, { by: root, at: NOW, revokedAt: () => undefined }),
  },
});
const withoutServices: Partial<Trust> = { now: later(1), fetchList: gone, fetchAnswer: gone };

const byLists = worldOf(listed);
const byAnswers = worldOf(asked);
const stampBy =
  ({ stamping }: World) =>
  async (digest: Buffer) =>
    stampOf(digest, { authority: stamping, at: NOW });
const none = async () => undefined;

async function signedPdf(world: World, stamp: typeof none | ReturnType<typeof stampBy> = stampBy(world)) {
  const prepared = preparePdf(await samplePdf(), { name: "Ana Rusu", at: NOW, size: 16_384 });
  const credential = credentialOf(world.signer);
  return fillPdf(prepared, await makeSignature({ digest: prepared.digest, credential, service: { stamp } }));
}

const FIELD = "Semnatura1";

async function extendedPdf(bytes: Buffer, world: World): Promise<Buffer> {
  const { bytes: prepared, hole, digest } = await extendPdf(bytes, world.trust, { field: FIELD });
  if (!prepared || !hole || !digest) throw new Error("it was not extended");
  return fillPdf({ bytes: prepared, hole }, await stampBy(world)(digest));
}

const pdfVerdict = async (bytes: Buffer, { trust }: World, other: Partial<Trust> = {}) =>
  (await judgePdf(bytes, { ...trust, ...other }))[0];

const signedFile = ({ signer }: World, stamp: typeof none | ReturnType<typeof stampBy>) =>
  makeSignature({ digest: hash, credential: credentialOf(signer), service: { stamp }, signingTime: NOW });
const extendedFile = async (world: World) => {
  const cms = await signedFile(world, stampBy(world));
  return (await extendCms({ cms, hash: hash.toString("hex") }, world.trust, stampBy(world))).cms;
};
const fileVerdict = (cms: Buffer, { trust }: World, other: Partial<Trust> = {}) =>
  judge({ cms, digestBy: digestsOf(content) }, { ...trust, ...other });

describe.each([
  ["revocation lists", byLists],
  ["answers of a responder, if certificates name no list", byAnswers],
])("with %s", (_, world) => {
  it("an extended PDF is VALIDA, B-LTA, when every service is gone; without the extension nobody could tell", async () => {
    const signed = await signedPdf(world);
    expect(await pdfVerdict(signed, world)).toMatchObject({ status: "VALIDA", nivel: "B-T" });
    expect(await pdfVerdict(signed, world, withoutServices)).toMatchObject({
      motiv: "REVOCARE_NEVERIFICATA",
    });
    const extended = await extendedPdf(signed, world);
    expect(extended.subarray(0, signed.length).equals(signed)).toBe(true);
    expect(await pdfVerdict(extended, world, withoutServices)).toMatchObject({
      status: "VALIDA",
      nivel: "B-LTA",
      dovadaPanaLa: life.until,
    });
  });

  it("an extended detached signature is VALIDA, B-LTA, when every service is gone; without the extension nobody could tell", async () => {
    const signed = await signedFile(world, stampBy(world));
    expect(await fileVerdict(signed, world)).toMatchObject({ status: "VALIDA", nivel: "B-T" });
    expect(await fileVerdict(signed, world, withoutServices)).toMatchObject({
      motiv: "REVOCARE_NEVERIFICATA",
    });
    expect(await fileVerdict(await extendedFile(world), world, withoutServices)).toMatchObject({
      status: "VALIDA",
      nivel: "B-LTA",
      dovadaPanaLa: life.until,
    });
  });
});

it("a signature is not extended without a stamp, or if the validation data cannot be had", async () => {
  const unstamped = await signedPdf(byLists, none);
  expect(await extendPdf(unstamped, byLists.trust, { field: FIELD })).toMatchObject({
    verdict: { status: "VALIDA", nivel: "B-B" },
  });
  const stamped = await signedPdf(byLists);
  for (const [bytes, trust] of [
    [unstamped, byLists.trust],
    [stamped, { ...byLists.trust, ...withoutServices }],
  ] as const)
    expect(await extendPdf(bytes, trust, { field: FIELD })).not.toHaveProperty("bytes");
  const cms = await signedFile(byLists, stampBy(byLists));
  const trust = { ...byLists.trust, ...withoutServices };
  const kept = await extendCms({ cms, hash: hash.toString("hex") }, trust, stampBy(byLists));
  expect(kept.cms.equals(cms)).toBe(true);
  expect(kept.verdict.motiv).toBe("REVOCARE_NEVERIFICATA");
});

it("an extension without another stamp is B-LT, and is kept", async () => {
  const signed = await signedPdf(byLists);
  const { bytes, stored } = await extendPdf(signed, byLists.trust, { field: FIELD });
  const verdict = await pdfVerdict(bytes?.subarray(0, stored) ?? signed, byLists, withoutServices);
  expect(verdict).toMatchObject({ status: "VALIDA", nivel: "B-LT" });
  const cms = await signedFile(byLists, stampBy(byLists));
  const kept = await extendCms({ cms, hash: hash.toString("hex") }, byLists.trust, none);
  expect(kept.verdict).toMatchObject({ status: "VALIDA", nivel: "B-LT" });
});

it("an extension of what a list says was revoked is not made", async () => {
  const { serialNumber: serial } = byLists.signer.certificate;
  const trust: Trust = {
    ...byLists.trust,
    fetchList: async () =>
      revocationList(root, { revoked: [{ serial, at: later(-1) }], from: NOW, until: later(7) }),
  };
  const { verdict, bytes } = await extendPdf(await signedPdf(byLists), trust, { field: FIELD });
  expect([verdict?.motiv, bytes]).toEqual(["CERTIFICAT_REVOCAT", undefined]);
});

it("an extension that is changed afterwards proves nothing, and takes nothing from its signature", async () => {
  const signed = await signedPdf(byLists);
  const extended = await extendedPdf(signed, byLists);
  const at = extended.indexOf("stream\n", signed.length) + 30;
  extended[at] = (extended[at] ?? 0) ^ 1;
  expect(await pdfVerdict(extended, byLists)).toMatchObject({ status: "VALIDA", nivel: "B-T" });
});

it("an extension again keeps what is there, adds nothing twice, and names every signature and stamp by its hash (VRI)", async () => {
  const first = await extendedPdf(await signedPdf(byLists), byLists);
  const second = await extendedPdf(first, byLists);
  expect(second.subarray(0, first.length).equals(first)).toBe(true);
  expect(await pdfVerdict(second, byLists, withoutServices)).toMatchObject({
    status: "VALIDA",
    nivel: "B-LTA",
  });
  const view = openFile(second);
  const store = view.dict(view.catalog?.get("DSS") ?? null);
  expect(view.array(store?.get("CRLs") ?? null)).toHaveLength(1);
  const names = fieldsOf(view).flatMap((field) => {
    const one = signatureIn(view, field);
    const value = typeof one === "object" ? one.dict.get("Contents") : null;
    return value instanceof PdfString
      ? createHash("sha1").update(value.bytes).digest("hex").toUpperCase()
      : [];
  });
  expect(names).toHaveLength(3);
  const named = [...(view.dict(store?.get("VRI") ?? null)?.entries.keys() ?? [])];
  expect(named).toEqual(names.slice(0, 2));
});
