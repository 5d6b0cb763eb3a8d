import { expect, it } from "vitest";
import { issue, revocationList } from "../../../localstack/signing-service/certificates.ts";
import { stampOf } from "../../../localstack/signing-service/time-stamps.ts";
import { ASICE, type Files, manifestOf, sha256, zipped } from "../../../shared/testing/signed-xml/kit.ts";
import { withData } from "./cms-extending.ts";
import { judgeFile } from "./file-judging.ts";
import { makeSignature } from "./make-signature.ts";
import { credentialOf } from "./testing.ts";

const from = new Date("2020-01-01T00:00:00Z");
const long = { from, until: new Date("2049-12-31T00:00:00Z") };
const short = { from, until: new Date("2026-01-01T00:00:00Z") };
const LIST = "http://127.0.0.1:9/lista.crl";
const root = issue({ name: "Rădăcină", use: "authority", ...long });
const authority = issue({ name: "Emitent", use: "authority", listAddress: LIST, ...short }, root);
const signer = issue({ name: "Ana Rusu", use: "signing", listAddress: LIST, ...short }, authority);
const stamping = issue({ name: "Mărci", use: "stamping", listAddress: LIST, ...long }, root);

const signedAt = new Date("2025-06-01T10:00:00Z");
const later = new Date("2025-06-01T11:00:00Z");
const until = new Date("2048-01-01T00:00:00Z");
const lists = [root, authority].map((by) => revocationList(by, { revoked: [], from: later, until }));

const SIGNATURE = "META-INF/signature001.p7s";

/** A container of B-LT, and of B-LTA with a stamp over its revocation lists. */
async function container({ isArchived }: { isArchived: boolean }): Promise<Buffer> {
  const contents: Files = { "a.txt": "a" };
  const manifest = manifestOf(SIGNATURE, contents);
  const stamped = await makeSignature({
    digest: sha256(manifest),
    credential: { ...credentialOf(signer), chain: [signer.certificate, authority.certificate] },
    service: { stamp: async (digest) => stampOf(digest, { authority: stamping, at: signedAt }) },
    signingTime: signedAt,
  });
  const signature = withData(stamped, { lists });
  const files = { ...contents, "META-INF/ASiCManifest.xml": manifest, [SIGNATURE]: signature };
  const archive = manifestOf("META-INF/timestamp001.tst", files);
  const token = stampOf(sha256(archive), { authority: stamping, at: later });
  const more = { "META-INF/ASiCArchiveManifest.xml": archive, "META-INF/timestamp001.tst": token };
  return zipped({ mimetype: ASICE, ...files, ...(isArchived ? more : {}) });
}

const verdictOf = async (bytes: Buffer, now: string) => {
  const fetchList = async (): Promise<Buffer> =>
    revocationList(root, { revoked: [], from: new Date(now), until });
  const trust = { anchors: [root.certificate], now: new Date(now), fetchList };
  const [verdict] = (await judgeFile(bytes, trust)).signatures ?? [];
  return verdict;
};

it("a stored revocation list counts while its issuer's certificate is valid, and afterwards only with a stamp over it", async () => {
  const kept = await container({ isArchived: false });
  expect(await verdictOf(kept, "2025-12-01T00:00:00Z")).toMatchObject({ status: "VALIDA", nivel: "B-LT" });
  expect(await verdictOf(kept, "2026-12-01T00:00:00Z")).toMatchObject({
    status: "INVALIDA",
    subindicatie: "REVOCATION_OUT_OF_BOUNDS_NO_POE",
    motiv: "REVOCARE_NEVERIFICATA",
  });
  const archived = await container({ isArchived: true });
  expect(await verdictOf(archived, "2046-12-01T00:00:00Z")).toMatchObject({
    status: "VALIDA",
    nivel: "B-LTA",
  });
});
