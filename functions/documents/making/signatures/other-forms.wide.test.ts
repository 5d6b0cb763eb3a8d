import { promisify } from "node:util";
import { deflateRaw } from "node:zlib";
import type * as z from "zod";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ASICE,
  ASICS,
  asicXades,
  contents,
  contract,
  ENVELOPED,
  entryOf,
  enveloped,
  enveloping,
  EXCLUSIVE,
  type Files,
  manifestOf,
  sha256,
  signatureOf,
  type XmlWish,
  zipped,
} from "../../../../shared/testing/signed-xml/kit.ts";
import { base64Url, encoded, jwsOf } from "../../../../shared/testing/signed-json/kit.ts";
import { asn1Record } from "../../../../shared/testing/evidence-records/kit.ts";
import { zipOf } from "../../../../shared/text/zip.ts";
import { config } from "../../signing/config.ts";
import { newAuthority, signDetached } from "../../signing/testing.ts";
import { as, nobody, person, type ServiceClient } from "../../testing.ts";
import type { SignatureCheckView } from "./check-file.ts";
import { keptCertificates, uploaded } from "./testing.ts";

type Check = z.output<typeof SignatureCheckView>;

/** Lists that cannot be fetched: what the signatures carry counts. */
const UNREACHABLE = "http://127.0.0.1:9/lista.crl";
const authority = newAuthority();
const signer = authority.signer("Ana Rusu", UNREACHABLE);
const { trust } = config;
let ana: ServiceClient;

const check = (bytes: string | Buffer, name: string) =>
  nobody.upload<Check & { message: string }>("/api/v1/public/signature-checks", {
    file: new File([Uint8Array.from(Buffer.from(bytes))], name),
  });

/** A stamp and a revocation list, as B-LT has them. */
const kept = (): Partial<XmlWish> => ({
  key: signer.key,
  certificate: signer.certificate,
  at: new Date().toISOString(),
  unsigned: (value) => {
    const token = authority.stamp(sha256(value), UNREACHABLE).toString("base64");
    const list = authority.list().toString("base64");
    return `<xades:SignatureTimeStamp><ds:CanonicalizationMethod Algorithm="${EXCLUSIVE}"></ds:CanonicalizationMethod><xades:EncapsulatedTimeStamp>${token}</xades:EncapsulatedTimeStamp></xades:SignatureTimeStamp><xades:RevocationValues><xades:CRLValues><xades:EncapsulatedCRLValue>${list}</xades:EncapsulatedCRLValue></xades:CRLValues></xades:RevocationValues>`;
  },
});

async function asicCades(): Promise<Files> {
  const name = "META-INF/signature001.p7s";
  const manifest = manifestOf(name, contents);
  const by = { authority, identity: signer, isStamped: true, isKept: true };
  const signature = await signDetached(sha256(manifest), by);
  return { mimetype: ASICE, ...contents, "META-INF/ASiCManifest.xml": manifest, [name]: signature };
}

/** A payload as it is, with a stamp and a revocation list. */
function jades(): Buffer {
  const { key, certificate } = signer;
  const header = {
    x5c: [certificate.raw.toString("base64")],
    sigT: new Date().toISOString().replace(/\.\d+/, ""),
  };
  const jws = jwsOf({ key, certificate, header, isPlain: true });
  const val = authority.stamp(sha256(jws.signature), UNREACHABLE).toString("base64");
  const list = { val: authority.list().toString("base64") };
  const etsiU = [{ sigTst: { tstTokens: [{ val }] } }, { rVals: { crlVals: [list] } }].map(encoded);
  return Buffer.from(JSON.stringify({ ...jws, header: { etsiU } }));
}

const forms: [form: string, make: () => Promise<Buffer>, fel: string, name: string][] = [
  ["XML with its signature inside", async () => Buffer.from(enveloped(kept())), "XADES", "contract.xml"],
  ["XML inside of its signature", async () => Buffer.from(enveloping(kept())), "XADES", "contract.xml"],
  ["JSON", async () => jades(), "JADES", "contract.json"],
  ["ASiC with XAdES", async () => zipped(asicXades(contents, kept())), "ASIC", "contract.asice"],
  ["ASiC with CAdES", async () => zipped(await asicCades()), "ASIC", "contract.asice"],
];

beforeAll(async () => {
  ana = as(await person());
  config.trust = await keptCertificates([authority.root]);
});
afterAll(() => {
  config.trust = trust;
});

/** A container of 200 KB that unpacks to 200 MB. */
async function archiveBomb(): Promise<Buffer> {
  const data = await promisify(deflateRaw)(Buffer.alloc(200_000_000));
  return zipOf([
    ...Object.entries(asicXades()).map(([name, content]) => entryOf(name, content)),
    { name: "bomba.bin", method: "deflated", data, crc: 0, size: 200_000_000 },
  ]);
}

describe("a signed file of another form", () => {
  it.each(forms)(
    "a signed file of another form, %s, is judged by its content for anybody, and after a change is not VALIDA",
    async (_, make, fel, name) => {
      const bytes = await make();
      const { status, json } = await check(bytes, "fisier.bin");
      expect([status, json]).toMatchObject([
        200,
        {
          felFisier: fel,
          semnaturi: [{ status: "VALIDA", semnatar: "Ana Rusu", nivel: "B-LT", numarRevizie: 1 }],
        },
      ]);
      if (fel === "ASIC")
        expect(json.fisiereContainer).toMatchObject([
          { nume: "contract.txt", dimensiune: 13, semnaturi: [1] },
          { nume: "anexe/plan.txt", dimensiune: 7, semnaturi: [1] },
        ]);
      const changed = Buffer.from(bytes);
      changed.write("9", bytes.indexOf("100 lei"));
      expect((await check(changed, name)).json.semnaturi[0]).toMatchObject({ status: "INVALIDA" });
    },
  );

  it.each(forms)(
    "a signed file of another form, %s, is judged as a stored document too",
    async (_, make, fel, name) => {
      const document = await uploaded(ana, new File([Uint8Array.from(await make())], name));
      const { status, json } = await ana.post(`/api/documents/${document.id}/semnaturi/verifica`);
      expect([status, json]).toMatchObject([
        200,
        [
          {
            status: "VALIDA",
            semnatar: "Ana Rusu",
            nivel: "B-LT",
            aici: false,
            ...(fel === "ASIC" ? { acopera: ["contract.txt", "anexe/plan.txt"] } : {}),
          },
        ],
      ]);
    },
  );

  it("a signed file of another form has no signatures if it is XML or an archive without any, and is named if they cannot be judged", async () => {
    expect((await check(contract(), "contract.xml")).json).toMatchObject({
      felFisier: "NECUNOSCUT",
      semnaturi: [],
    });
    expect((await check(zipped(contents), "a.zip")).json).toMatchObject({
      felFisier: "NECUNOSCUT",
      semnaturi: [],
    });
    const office = zipped({ "_xmlsignatures/sig1.xml": "<a/>" });
    const { status, json } = await check(office, "a.docx");
    expect([status, json.message]).toEqual([422, "error.nesustinut"]);
    expect(json).toMatchObject({ detail: expect.stringContaining("OOXML") as string });
    const stored = await uploaded(ana, new File([Uint8Array.from(office)], "a.docx"));
    const verified = await ana.post(`/api/documents/${stored.id}/semnaturi/verifica`);
    expect(verified.json).toMatchObject([{ status: "INVALIDA", motiv: "NESUSTINUT" }]);
  });

  it("a signature of a file that was sent under another name says which name it refers to, in answers and in the report", async () => {
    const xml = signatureOf({ parts: [{ uri: "contract.txt", bytes: "Suma: 100 lei" }] });
    const file = new File([xml], "contract.xml");
    const continutSemnat = new File(["Suma: 100 lei"], "act.txt");
    const { json } = await nobody.upload<Check>("/api/v1/public/signature-checks", { file, continutSemnat });
    expect(json.semnaturi).toMatchObject([{ motiv: "CONTINUT_LIPSA", fisiereLipsa: ["contract.txt"] }]);
    const address = "/api/v1/public/signature-checks/report?format=html";
    const page = await nobody.upload(address, { file, continutSemnat });
    expect(page.bytes.toString()).toContain("Se referă la fișierul:</b> contract.txt");
  });

  it("a signed file of another form with more in it than is judged is refused as too large, and is not called damaged", async () => {
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`act-${i}.txt`, "x"]));
    expect(await check(zipped(asicXades(many)), "multe.asice")).toMatchObject({
      status: 422,
      json: { message: "error.fisierPreaMareInauntru" },
    });
  });

  it("the name of a file in a container does not turn what is read of it", async () => {
    const files = { "contract\u202Efdp.txt": "Suma: 100 lei" };
    const { json } = await check(zipped(asicXades(files, kept())), "contract.asice");
    expect(json).toMatchObject({
      semnaturi: [{ status: "VALIDA", acopera: ["contractfdp.txt"] }],
      fisiereContainer: [{ nume: "contractfdp.txt", semnaturi: [1] }],
    });
  });

  it("a container is judged by what was signed, also with names that differ by case or normal form, with ones that are no paths, and with zeros behind it", async () => {
    const files = { "a.txt": "1", "A.txt": "2", "\u0103.txt": "3", "a\u0306.txt": "4", "../b.txt": "5" };
    const container = zipped(asicXades(files, kept()));
    for (const bytes of [container, Buffer.concat([container, Buffer.alloc(512)])])
      expect((await check(bytes, "dosar.asice")).json).toMatchObject({
        felFisier: "ASIC",
        semnaturi: [{ status: "VALIDA", acopera: Object.keys(files) }],
      });
    const behind = Buffer.concat([container, Buffer.from("x")]);
    expect((await check(behind, "dosar.asice")).json.semnaturi).toMatchObject([{ status: "INVALIDA" }]);
  });

  it("a file of a time stamp or an evidence record is no signature, and is judged by the file beside it", async () => {
    const proved = async (proof: Buffer, name: string, content: string) => {
      const file = new File([Uint8Array.from(proof)], name);
      const continutSemnat = new File([content], "contract.txt");
      const { status, json } = await nobody.upload<Check>("/api/v1/public/signature-checks", {
        file,
        continutSemnat,
      });
      return [status, json];
    };
    const token = authority.stamp(sha256("Suma: 100 lei"), UNREACHABLE);
    expect(await proved(token, "contract.tst", "Suma: 100 lei")).toMatchObject([
      200,
      {
        felFisier: "CMS",
        semnaturi: [],
        dovezi: [
          {
            felDovada: "MARCA_TEMPORALA",
            indicatie: "INDETERMINATE",
            motiv: "REVOCARE_NEVERIFICATA",
            la: expect.any(String) as string,
            acopera: [],
          },
        ],
      },
    ]);
    expect(await proved(token, "contract.tst", "Suma: 900 lei")).toMatchObject([
      200,
      { dovezi: [{ status: "INVALIDA", motiv: "CONTINUT_MODIFICAT" }] },
    ]);
    const record = asn1Record({ data: ["Suma: 100 lei"], times: [new Date(Date.now() - 60_000)] });
    expect(await proved(record, "contract.ers", "Suma: 100 lei")).toMatchObject([
      200,
      {
        felFisier: "ERS",
        semnaturi: [],
        dovezi: [{ felDovada: "INREGISTRARE_DE_DOVEZI", motiv: "CERTIFICAT_NECUNOSCUT" }],
      },
    ]);
  });

  it("a time stamp or an evidence record of a stored document is listed as what it is, alone and in a container without signatures, and is no signature", async () => {
    const of = async (bytes: Buffer, name: string) => {
      const { id } = await uploaded(ana, new File([Uint8Array.from(bytes)], name));
      const answers = [
        await ana.get(`/api/documents/${id}/semnaturi/dovezi`),
        await ana.get(`/api/documents/${id}/semnaturi/din-fisier`),
      ];
      return answers.map(({ status, json }) => [status, json]);
    };
    const content = "Suma: 100 lei";
    const token = authority.stamp(sha256(content), UNREACHABLE);
    const stamp = { felDovada: "MARCA_TEMPORALA", la: expect.any(String) as string };
    const none = [200, []];
    expect(await of(token, "contract.tst")).toMatchObject([
      [200, [{ ...stamp, motiv: "CONTINUT_LIPSA", acopera: [] }]],
      none,
    ]);
    const record = asn1Record({ data: [content], times: [new Date(Date.now() - 60_000)] });
    expect(await of(record, "contract.ers")).toMatchObject([
      [200, [{ felDovada: "INREGISTRARE_DE_DOVEZI" }]],
      none,
    ]);
    const files = { mimetype: ASICS, "contract.txt": content, "META-INF/timestamp.tst": token };
    expect(await of(zipped(files), "contract.asics")).toMatchObject([
      [200, [{ ...stamp, motiv: "REVOCARE_NEVERIFICATA" }]],
      none,
    ]);
    expect(await of(Buffer.from(content), "contract.txt")).toEqual([none, none]);
  });

  it("a signed file of another form that is a bomb is refused within the time of a request, and the next file is judged", async () => {
    const deep = `<a xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${"<a>".repeat(100_000)}`;
    const namespace = "n".repeat(100_000);
    const wide = contract(`<p:a xmlns:p="${namespace}">${"<p:a/>".repeat(50_000)}</p:a>`);
    const parts = [{ uri: "", transforms: [ENVELOPED, EXCLUSIVE], bytes: "" }];
    const repeated = signatureOf({ parts: Array.from({ length: 400 }, () => ({ uri: "#C", bytes: "" })) });
    const answers = await Promise.all(
      [
        deep,
        wide.replace("</contract>", `${signatureOf({ parts })}</contract>`),
        contract(`${"<b/>".repeat(80_000)}${repeated}`),
        await archiveBomb(),
        `{"protected":"${base64Url("{}")}","signature":${"[".repeat(300_000)}`,
        `{"protected":[${"[],".repeat(250_000)}[]],"signature":"x"}`,
      ].map(async (bomb) => {
        const began = performance.now();
        const { status, json } = await check(bomb, "bomba");
        return [status, json.message ?? json.semnaturi[0]?.status, performance.now() - began < 20_000];
      }),
    );
    expect(answers).toEqual([
      [200, "INVALIDA", true],
      [200, "INVALIDA", true],
      [422, "error.fisierPreaMareInauntru", true],
      [422, "error.fisierPreaMareInauntru", true],
      [200, "INVALIDA", true],
      [200, "INVALIDA", true],
    ]);
    expect((await check(enveloped(kept()), "contract.xml")).json.semnaturi).toMatchObject([
      { status: "VALIDA" },
    ]);
  });
});
