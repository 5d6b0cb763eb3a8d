import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { issue } from "../../../../localstack/signing-service/certificates.ts";
import { replacedWhole } from "../../../../shared/testing/signed-pdfs/attacks.ts";
import { encryptedFiles } from "../../../../shared/testing/signed-pdfs/encrypted.ts";
import { clock } from "../../../../shared/clock.ts";
import { config as inline } from "../../../../shared/config.ts";
import { config } from "../../signing/config.ts";
import { ocspAnswer } from "../../../../localstack/signing-service/ocsp-answers.ts";
import { newAuthority, samplePdf, signPdf, withStore } from "../../signing/testing.ts";
import { nobody } from "../../testing.ts";
import type { SignatureCheckView } from "./check-file.ts";
import { keptCertificates, pdfFile } from "./testing.ts";

/** A list that cannot be fetched. */
const UNREACHABLE = "http://127.0.0.1:9/lista.crl";

const authority = newAuthority();
const { trust } = config;
const address = "/api/v1/public/signature-checks";
const check = (file: File) => nobody.upload<SignatureCheckView & { message: string }>(address, { file });
const wish = { authority, isStamped: true, isKept: true };

let pdf: Buffer;
let signed: Buffer;

beforeAll(async () => {
  config.trust = await keptCertificates([authority.root]);
  pdf = await samplePdf();
  const identity = authority.signer("Ana Rusu", UNREACHABLE);
  signed = await signPdf(pdf, { ...wish, identity, name: "Președintele Parlamentului" });
});
afterAll(() => {
  config.trust = trust;
});

it("the check of a PDF that anyone sends says who signed it, when, with which certificate, and that the signature is valid", async () => {
  const { status, json, headers } = await check(pdfFile(signed));
  expect([status, json]).toMatchObject([
    200,
    {
      dimensiune: signed.length,
      hashSha256: createHash("sha256").update(signed).digest("hex"),
      semnaturi: [
        {
          status: "VALIDA",
          nivel: "B-LT",
          semnatar: "Ana Rusu",
          declarat: "Președintele Parlamentului",
          certificat: "Ana Rusu",
          emitentCertificat: expect.any(String) as string,
          semnatLa: expect.any(String) as string,
          stampilaLa: expect.any(String) as string,
          numarRevizie: 1,
        },
      ],
    },
  ]);
  expect(json.semnaturi[0]).not.toHaveProperty("creatDe");
  expect(headers).toHaveProperty("ratelimit-remaining");
});

it("the check of a PDF that anyone sends judges each signature by what it covers: a later signature is not a change", async () => {
  const identity = authority.signer("Ion Ceban", UNREACHABLE);
  const { json } = await check(pdfFile(await signPdf(signed, { ...wish, identity })));
  expect(json.semnaturi).toMatchObject([
    { semnatar: "Ana Rusu", status: "VALIDA", numarRevizie: 1 },
    { semnatar: "Ion Ceban", status: "VALIDA", numarRevizie: 2 },
  ]);
});

it("the check of a PDF that anyone sends names what a later revision added and who signed it", async () => {
  const identity = authority.signer("Ion Ceban", UNREACHABLE);
  const { json } = await check(pdfFile(await signPdf(signed, { ...wish, identity })));
  expect(json.semnaturi[0]).toMatchObject({
    integritate: "INTACTA",
    timp: { sursaTimpului: "STAMPILA_SEMNATURII" },
    adaugatDupa: expect.arrayContaining([
      expect.objectContaining({ felAdaugare: "SEMNATURA", semnatar: "Ion Ceban" }),
    ]) as unknown,
  });
});

it("the check of a PDF that anyone sends opens an encrypted one without a password, and says of another that it needs one", async () => {
  const motives = async (made: string) => {
    const found = encryptedFiles.find((one) => one.made === made);
    const { status, json } = await check(pdfFile((await found?.make()) ?? Buffer.alloc(0)));
    return [status, ...json.semnaturi.map(({ integritate, motiv }) => [integritate, motiv])];
  };
  expect(await motives("A file that is encrypted by AES with 256 bits is signed twice.")).toEqual([
    200,
    ["INTACTA", "CERTIFICAT_NECUNOSCUT"],
    ["INTACTA", "CERTIFICAT_NECUNOSCUT"],
  ]);
  for (const made of ["A file opens with a password.", "A file opens with a certificate."])
    expect(await motives(made)).toEqual([200, ["NESTABILITA", "FISIER_CRIPTAT"]]);
});

it("the check of a PDF that anyone sends says that a file was changed after it was signed, and names no other signer", async () => {
  for (const changed of replacedWhole(signed)) {
    const { status, json } = await check(pdfFile(changed));
    expect([status, json.semnaturi[0]]).toMatchObject([
      200,
      { status: "INVALIDA", motiv: "CONTINUT_MODIFICAT" },
    ]);
    expect(json.semnaturi[0]).not.toHaveProperty("declarat");
  }
});

it("the check of a PDF that anyone sends says that an issuer is unknown here", async () => {
  const stranger = newAuthority();
  const identity = stranger.signer("Ana Rusu", UNREACHABLE);
  const { json } = await check(pdfFile(await signPdf(pdf, { authority: stranger, identity })));
  expect(json.semnaturi).toMatchObject([{ status: "INVALIDA", motiv: "CERTIFICAT_NECUNOSCUT" }]);
});

it("the check of a PDF that anyone sends finds nothing in a PDF without signatures", async () => {
  expect(await check(pdfFile(pdf))).toMatchObject({ status: 200, json: { semnaturi: [] } });
});

it("the check of a PDF that anyone sends says of a revocation list that cannot be fetched that nobody could check, and judges the other signatures", async () => {
  const identity = authority.signer("Ion Ceban", UNREACHABLE);
  const file = pdfFile(await signPdf(signed, { authority, identity }));
  // The list in the store of the file is of today.
  clock.freeze(new Date(Date.now() + 2 * 86_400_000));
  const { status, json } = await check(file).finally(() => clock.resume());
  expect([status, json.semnaturi]).toMatchObject([
    200,
    [
      { semnatar: "Ana Rusu", status: "VALIDA" },
      { semnatar: "Ion Ceban", status: "INVALIDA", motiv: "REVOCARE_NEVERIFICATA" },
    ],
  ]);
});

it("the check of a PDF that anyone sends reads the OCSP answer in the store of the file; without one, a certificate that names no list is not VALIDA", async () => {
  const life = { from: new Date(Date.now() - 3600_000), until: new Date(Date.now() + 3600_000) };
  const root = issue({ name: "Rădăcina", use: "authority", ...life });
  const identity = issue({ name: "Ana Rusu", use: "signing", ...life }, root);
  const about = { about: identity.certificate, issuer: root.certificate, by: root, ...life };
  const bare = await signPdf(pdf, { authority, identity });
  const revoked = ocspAnswer({ ...about, status: { revokedAt: life.from } });
  const { trust: usual } = config;
  config.trust = await keptCertificates([root.certificate]);
  try {
    for (const [bytes, expected] of [
      [bare, { status: "INVALIDA", motiv: "REVOCARE_NEVERIFICATA" }],
      [await withStore(bare, [ocspAnswer(about)]), { status: "VALIDA" }],
      [await withStore(bare, [revoked]), { status: "INVALIDA", motiv: "CERTIFICAT_REVOCAT" }],
    ] as const)
      expect((await check(pdfFile(bytes))).json.semnaturi).toMatchObject([expected]);
  } finally {
    config.trust = usual;
  }
});

it("the check of a PDF that anyone sends refuses an unreadable PDF (422), one that is too large (413), a missing file (400), and one sent in another way (415)", async () => {
  const large = Buffer.concat([signed, Buffer.alloc(inline.maxInlineBytes)]);
  const answers = [
    await check(pdfFile(Buffer.from("%PDF-1.7 Bună ziua"))),
    await check(pdfFile(signed.subarray(0, 400))),
    await check(pdfFile(large)),
    await check(pdfFile(Buffer.alloc(0))),
    await nobody.upload<SignatureCheckView & { message: string }>(address, { altceva: "x" }),
    await nobody.post<SignatureCheckView & { message: string }>(address, { file: "JVBERi0=" }),
  ];
  expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
    [422, "error.pdfNecitibil"],
    [422, "error.pdfNecitibil"],
    [413, "error.preaMare"],
    [400, "error.validare"],
    [400, "error.validare"],
    [415, "error.tipNeacceptat"],
  ]);
});

it("the check of a file that is no signed one says what it is: of no kind that carries signatures, damaged XML or JSON, or of a form that is not judged, with its name", async () => {
  const der = (hex: string) => Buffer.from(hex, "hex");
  const files: [bytes: Buffer | string, message: string, name: string][] = [
    ["Bună ziua", "error.felNecunoscut", "nicio semnătură"],
    [der("89504e470d0a1a0a"), "error.felNecunoscut", "nicio semnătură"],
    ["<acte><act></acte>", "error.fisierNecitibil", "XML"],
    [`{"signatures": [`, "error.fisierNecitibil", "JSON"],
    [der("3080060b2a864886f70d010910011fa0803080020101"), "error.nesustinut", "RFC 5544"],
    [der("3080060b2a864886f70d010910011fa0"), "error.nesustinut", "RFC 5544"],
    [der("308206f5060b2a864886f70d010910011fa08206e4"), "error.nesustinut", "RFC 5544"],
    [der("308203e9 06092a864886f70d010703a0".replace(" ", "")), "error.nesustinut", "EnvelopedData"],
    [
      der("3082 0400 3003020100 308203f0 06092a864886f70d010702".replaceAll(" ", "")),
      "error.nesustinut",
      "RFC 3161",
    ],
    ["Subject: a\r\nContent-Type: multipart/signed; micalg=x\r\n\r\n", "error.nesustinut", "S/MIME"],
    ["-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n", "error.nesustinut", "OpenPGP"],
  ];
  for (const [bytes, message, name] of files) {
    const { status, json } = await check(new File([Uint8Array.from(Buffer.from(bytes))], "fisier.bin"));
    expect([status, json]).toMatchObject([422, { message, detail: expect.stringContaining(name) as string }]);
  }
  const page = await check(new File(["<!DOCTYPE html><p>Bună ziua<br>"], "pagina.html"));
  expect(page).toMatchObject({ status: 200, json: { semnaturi: [] } });
});
