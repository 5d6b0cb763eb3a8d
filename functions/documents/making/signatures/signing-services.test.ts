import { CreateKeyCommand, GetPublicKeyCommand } from "@aws-sdk/client-kms";
import { createPublicKey, type X509Certificate } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  credentialId,
  startSigningService,
  type SigningService,
} from "../../../../localstack/signing-service/start-signing-service.ts";
import { kms } from "../../../../shared/aws/kms.ts";
import { config as trusted } from "../../signing/config.ts";
import { config } from "../../signing/services/config.ts";
import { samplePdf } from "../../signing/testing.ts";
import { as, person, textFile, type ServiceClient } from "../../testing.ts";
import { keptCertificates, pdfFile, sign, uploaded, verify, type Signed } from "./testing.ts";
import type { DocumentView } from "../../records/document.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

/* One suite over every signing service: the contract of a port does not depend on its implementation. */

const INSTITUTION = "Primăria Orașului";
let local: SigningService;
let keyId: string;
let institution: X509Certificate;
let ana: ServiceClient;
let pdf: Buffer;
const before = { ...config };
const { trust } = trusted;

beforeAll(async () => {
  local = await startSigningService();
  const wish = new CreateKeyCommand({ KeySpec: "RSA_2048", KeyUsage: "SIGN_VERIFY" });
  keyId = (await kms().send(wish)).KeyMetadata?.KeyId ?? "";
  ana = as(await person({ firstName: "Ana", lastName: "Rusu" }));
  pdf = await samplePdf();
});
afterAll(() => local.stop());

const listAddress = () => `${local.url}/lista.crl`;

async function publicKeyOf(KeyId: string) {
  const { PublicKey = new Uint8Array() } = await kms().send(new GetPublicKeyCommand({ KeyId }));
  return createPublicKey({ key: Buffer.from(PublicKey), format: "der", type: "spki" });
}

interface Kind {
  /** Replaces the configured service by this one. */
  use(): Promise<void>;
  /** Makes the service fail; undone after the test. */
  fail(): void;
  /** The certificate in a person's signature. */
  certificateOf(signer: string): string;
  /** The certificate of an account without a name, by its login. */
  certificateFor(login: string): X509Certificate;
}

const kinds: Record<string, Kind> = {
  "a service at an address (CSC)": {
    use: async () => void (config.serviceUrl = local.url),
    fail: () => void (local.trouble.on = true),
    certificateOf: (signer) => signer,
    certificateFor: (login) => local.authority.signer(credentialId(login, login), listAddress()).certificate,
  },
  "a key of the institution in KMS": {
    async use() {
      config.kmsKey = keyId;
      institution = local.authority.certify(await publicKeyOf(keyId), INSTITUTION, listAddress());
      trusted.kmsCertificates = await keptCertificates([institution, local.authority.root]);
      config.stampUrl = `${local.url}/tsa`;
    },
    fail: () => void (config.kmsKey = "alias/nobody-made-this"),
    certificateOf: () => INSTITUTION,
    certificateFor: () => institution,
  },
};

describe.each(Object.entries(kinds))("%s", (_, { use, fail, certificateOf, certificateFor }) => {
  beforeEach(async () => {
    trusted.trust = await keptCertificates([local.authority.root]);
    await use();
  });
  afterEach(() => {
    Object.assign(config, before);
    trusted.trust = trust;
    Object.assign(local.trouble, { on: false, delayMs: 0, without: [] });
  });

  it("signs a PDF and any other file, with stamp and revocation list: VALIDA, B-LTA", async () => {
    for (const [file, tip] of [
      [pdfFile(pdf), "PADES"],
      [textFile("conținut"), "CADES"],
    ] as const) {
      const { id } = await uploaded(ana, file);
      const signed = await sign(ana, id, { semnatar: "Ana Rusu" });
      expect(signed).toMatchObject({
        status: 201,
        json: { tip, nivel: "B-LTA", semnatar: "Ana Rusu", certificat: certificateOf("Ana Rusu") },
      });
      expect((await verify(ana, signed.json)).json).toMatchObject({ status: "VALIDA" });
    }
  });

  it("without time stamps makes a signature of the lower level, or none where one is demanded", async () => {
    local.trouble.without = ["timestamp", "tsa"];
    const { id } = await uploaded(ana, pdfFile(pdf));
    expect((await sign(ana, id)).json).toMatchObject({ nivel: "B-B", status: "VALIDA" });
    config.level = "B-T";
    expect(await sign(ana, id)).toMatchObject({ status: 503, json: { message: "error.nivelIndisponibil" } });
  });

  it("that fails is 503 with Retry-After; no number is taken and nothing is stored", async () => {
    for (const file of [pdfFile(pdf), textFile("conținut")]) {
      const { id } = await uploaded(ana, file);
      fail();
      const answer = await sign(ana, id);
      expect(refusal(answer)).toEqual([503, "error.serviciuSemnareIndisponibil"]);
      expect(answer.headers["retry-after"]).toBe("30");
      expect((await ana.get<DocumentView>(`/api/documents/${id}`)).json.numarVersiune).toBe(1);
      expect((await ana.get<Signed[]>(`/api/documents/${id}/semnaturi`)).json).toEqual([]);
    }
  });

  it("signs nothing with a certificate that was revoked a moment ago, whatever list was read before", async () => {
    for (const file of [pdfFile(pdf), textFile("conținut")]) {
      await use();
      const signer = await person();
      const { id } = await uploaded(as(signer), file);
      const signed = await sign(as(signer), id);
      expect(signed.status).toBe(201);
      local.authority.revoke(certificateFor(signer.login));
      expect(await sign(as(signer), id)).toMatchObject({
        status: 409,
        json: { message: "error.certificatNefolosibil" },
      });
    }
  });

  it("whose certificate nobody trusts signs nothing: 409", async () => {
    trusted.trust = "none";
    const { id } = await uploaded(ana, textFile("conținut"));
    expect(await sign(ana, id)).toMatchObject({
      status: 409,
      json: { message: "error.certificatNefolosibil" },
    });
  });
});

describe("a key in KMS", () => {
  beforeEach(async () => {
    trusted.trust = await keptCertificates([local.authority.root]);
    await kinds["a key of the institution in KMS"]?.use();
  });
  afterEach(() => {
    Object.assign(config, before);
    trusted.trust = trust;
  });

  it("a key in KMS without its certificate is 409: no certificate for signing", async () => {
    trusted.kmsCertificates = "none";
    const { id } = await uploaded(ana, textFile("conținut"));
    expect(await sign(ana, id)).toMatchObject({
      status: 409,
      json: { message: "error.semnatarFaraCertificat" },
    });
  });

  it("a key in KMS with the certificate of another key signs nothing: what it makes is judged before it is stored", async () => {
    const { certificate } = local.authority.signer("Altcineva", listAddress());
    trusted.kmsCertificates = await keptCertificates([certificate]);
    const { id } = await uploaded(ana, textFile("conținut"));
    expect((await sign(ana, id)).status).toBe(503);
    expect((await ana.get<Signed[]>(`/api/documents/${id}/semnaturi`)).json).toEqual([]);
  });

  const certifiedWith = async (address: string) =>
    keptCertificates([local.authority.certify(await publicKeyOf(keyId), INSTITUTION, address)]);

  it("a key in KMS with a certificate that names no revocation list signs nothing: nobody could ever check it", async () => {
    trusted.kmsCertificates = await certifiedWith("");
    for (const file of [pdfFile(pdf), textFile("conținut")]) {
      const { id } = await uploaded(ana, file);
      expect(await sign(ana, id)).toMatchObject({
        status: 409,
        json: { message: "error.certificatNefolosibil" },
      });
    }
  });

  it("a key in KMS signs while the revocation list cannot be fetched; a verification says then that nobody could check", async () => {
    trusted.kmsCertificates = await certifiedWith("http://127.0.0.1:9/lista.crl");
    for (const file of [pdfFile(pdf), textFile("conținut")]) {
      const { id } = await uploaded(ana, file);
      const signed = await sign(ana, id);
      expect(signed).toMatchObject({ status: 201, json: { status: "VALIDA", nivel: "B-T" } });
      expect((await verify(ana, signed.json)).json).toMatchObject({
        status: "INVALIDA",
        motiv: "REVOCARE_NEVERIFICATA",
      });
    }
  });

  it("a key in KMS without an authority of time stamps makes B-B", async () => {
    config.stampUrl = "none";
    const { id } = await uploaded(ana, textFile("conținut"));
    expect((await sign(ana, id)).json).toMatchObject({ nivel: "B-B", status: "VALIDA" });
  });
});
