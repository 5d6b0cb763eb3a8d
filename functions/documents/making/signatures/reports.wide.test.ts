import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseXml } from "../../../../shared/xml/parse.ts";
import {
  attributeOf,
  elementsIn,
  textIn,
  withinElement,
  type XmlElement,
} from "../../../../shared/xml/tree.ts";
import { asn1Record } from "../../../../shared/testing/evidence-records/kit.ts";
import { asicXades, zipped } from "../../../../shared/testing/signed-xml/kit.ts";
import { replacedWhole } from "../../../../shared/testing/signed-pdfs/attacks.ts";
import { pageCountApart, pagesApart } from "../../../../shared/text/text-apart.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { config } from "../../signing/config.ts";
import { newAuthority, samplePdf, signDetached, signPdf } from "../../signing/testing.ts";
import { as, nobody, person, textFile, type ServiceClient } from "../../testing.ts";
import { keptCertificates, pdfFile, sign, uploaded } from "./testing.ts";

/** A list that cannot be fetched: what the signatures carry counts. */
const UNREACHABLE = "http://127.0.0.1:9/lista.crl";
const authority = newAuthority();
const { trust } = config;
let pdf: Buffer;
let signed: Buffer;
let ana: ServiceClient;

beforeAll(async () => {
  ana = as(await person({ firstName: "Ana", lastName: "Rusu" }));
  config.trust = await keptCertificates([authority.root]);
  pdf = await samplePdf();
  const identity = authority.signer("Ana Rusu", UNREACHABLE);
  signed = await signPdf(pdf, { authority, identity, isStamped: true, isKept: true });
});
afterAll(() => {
  config.trust = trust;
});

const report = (format: string, parts: Record<string, File>, headers: Record<string, string> = {}) =>
  nobody.upload<{ message: string }>(
    `/api/v1/public/signature-checks/report?format=${format}`,
    parts,
    headers,
  );
const pdfText = async (bytes: Buffer) =>
  (await pagesApart({ bytes, contentType: "application/pdf" }))
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, " ");
const inRussian = { "accept-language": "ru" };

const named = (element: XmlElement, name: string) =>
  [...withinElement(element)].filter(({ local }) => local === name);
const textAt = (element: XmlElement, name: string) => named(element, name).map(textIn);

/** Every identifier that a report refers to, and those that it has. */
function referencesIn(root: XmlElement): { missing: string[]; types: Record<string, number> } {
  const all = [...withinElement(root)];
  const ids = new Set(all.flatMap((one) => attributeOf(one, "id") ?? attributeOf(one, "Id") ?? []));
  const asked = all.flatMap((one) => attributeOf(one, "VOReference")?.split(" ") ?? []);
  const types = textAt(root, "ObjectType").map((type) => type.split(":").at(-1) ?? "");
  return {
    missing: asked.filter((id) => !ids.has(id)),
    types: Object.fromEntries(
      [...Map.groupBy(types, (type) => type)].map(([type, some]) => [type, some.length]),
    ),
  };
}

describe("the report on a file that anyone sends", () => {
  it("the report on a file that anyone sends is one page of PDF in the reader's language, with the file, its digest, the verdict, and what it does not say", async () => {
    const { status, bytes, headers } = await report("pdf", { file: pdfFile(signed, "hotărâre.pdf") });
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "application/pdf",
      "no-store",
    ]);
    expect(headers["content-disposition"]).toContain("raport.pdf");
    expect(await pageCountApart({ bytes, contentType: "application/pdf" })).toBe(1);
    const text = await pdfText(bytes);
    for (const part of [
      "hotărâre.pdf",
      "Semnătura 1: Ana Rusu",
      "Valabilă.",
      "B-LT",
      "marca temporală",
      "Ce nu spune acest raport",
    ])
      expect(text).toContain(part);
    expect(text.replaceAll(" ", "")).toContain(sha256(signed));
    const russian = await pdfText((await report("pdf", { file: pdfFile(signed) }, inRussian)).bytes);
    expect(russian).toContain("Подпись 1: Ana Rusu");
    expect(russian).toContain("О чём этот отчёт не говорит");
  });

  it("the report on a file that anyone sends says for people that it was changed, escapes what strangers wrote, and draws letters that its font lacks as boxes", async () => {
    const [changed = Buffer.alloc(0)] = replacedWhole(signed);
    const file = pdfFile(changed, "<b>契約\u202Efdp {{x}}.pdf");
    const html = (await report("html", { file })).bytes.toString();
    expect(html).toContain("conținutul a fost schimbat după această semnătură");
    expect(html).toContain("契約");
    expect(html).not.toMatch(/<b>契|\u202E|<script/);
    const text = await pdfText((await report("pdf", { file })).bytes);
    expect(text).toContain("{{x}}");
    expect(text).not.toContain("契");
  });

  it("the report on a file that anyone sends is for machines the validation report of ETSI TS 119 102-2: indication, blocks, time with its proof, signer, chain and objects", async () => {
    const { status, bytes, headers } = await report("xml", { file: pdfFile(signed) });
    expect([status, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
    const { root } = parseXml(bytes);
    expect([root.local, root.namespace]).toEqual(["ValidationReport", "http://uri.etsi.org/19102/v1.4.1#"]);
    const [one, objects] = elementsIn(root);
    if (!one || !objects) throw new Error("the report has no signature, or no objects");
    const [status1] = named(one, "SignatureValidationStatus");
    expect(status1 && elementsIn(status1).map((it) => [it.local, textIn(it)])[0]).toEqual([
      "MainIndication",
      "urn:etsi:019102:mainindication:total-passed",
    ]);
    expect(textAt(one, "Signer")).toEqual(["Ana Rusu"]);
    expect(textAt(one, "DAIdentifier")).toEqual(["Semnatura1"]);
    expect(textAt(one, "Algorithm")).toEqual(["http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"]);
    expect(named(one, "CertificateChain")).toHaveLength(1);
    const [digest] = named(one, "SignersDocument").flatMap((it) => textAt(it, "DigestValue"));
    expect(Buffer.from(digest ?? "", "base64").toString("hex")).toBe(sha256(signed));
    const [best] = named(one, "BestSignatureTime");
    expect(best && named(best, "POEObject").map((it) => attributeOf(it, "VOReference")?.[0])).toEqual(["T"]);
    expect(referencesIn(root)).toEqual({
      missing: [],
      types: { timestamp: 1, certificate: 3, signedData: 1, CRL: expect.any(Number) as number },
    });
  });

  it("the report on a file that anyone sends is for machines INDETERMINATE with its reason for a stranger's signature, TOTAL_FAILED for a changed file, and says so of a file without signatures", async () => {
    const stranger = newAuthority();
    const foreign = await signPdf(pdf, {
      authority: stranger,
      identity: stranger.signer("Ion", UNREACHABLE),
    });
    const [changed = Buffer.alloc(0)] = replacedWhole(signed);
    const indications = async (bytes: Buffer) => {
      const { root } = parseXml((await report("xml", { file: pdfFile(bytes) })).bytes);
      expect(referencesIn(root).missing).toEqual([]);
      return named(root, "SignatureValidationStatus")
        .filter(({ parent }) => parent?.local === "SignatureValidationReport")
        .map((one) =>
          elementsIn(one)
            .filter(({ local }) => local.endsWith("Indication"))
            .map((it) => textIn(it).split(":").at(-1)),
        );
    };
    expect(await indications(foreign)).toEqual([["indeterminate", "NO_CERTIFICATE_CHAIN_FOUND"]]);
    expect((await indications(changed))[0]?.[0]).toBe("total-failed");
    expect(await indications(pdf)).toEqual([["noSignatureFound"]]);
  });

  it("the report on a file that anyone sends takes a signature with its file beside it, and names the files of a container", async () => {
    const content = Buffer.from("Hotărâre nr. 12");
    const identity = authority.signer("Ana Rusu", UNREACHABLE);
    const cms = await signDetached(Buffer.from(sha256(content), "hex"), {
      authority,
      identity,
      isStamped: true,
      isKept: true,
    });
    const file = new File([Uint8Array.from(cms)], "hotarare.txt.p7s");
    const continutSemnat = new File([Uint8Array.from(content)], "hotarare.txt");
    const html = (await report("html", { file, continutSemnat })).bytes.toString();
    expect(html).toContain("Toate semnăturile sunt valabile");
    expect(html).toContain(`hotarare.txt, SHA-256 ${sha256(content)}`);
    expect((await report("html", { file })).bytes.toString()).toContain("fișierul semnat lipsește");
    const container = new File([Uint8Array.from(zipped(asicXades()))], "dosar.asice");
    const page = (await report("html", { file: container })).bytes.toString();
    expect(page).toMatch(/contract\.txt:<\/b> Semnăturile care îl acoperă: 1/);
    const { root } = parseXml((await report("xml", { file: container })).bytes);
    expect(referencesIn(root).types).toMatchObject({ signedData: 2 });
  });

  it("the report on a file that anyone sends says in words if a signature is qualified, and names a time stamp or an evidence record, which is no signature", async () => {
    const page = async (language: string) =>
      (await report("html", { file: pdfFile(signed) }, { "accept-language": language })).bytes.toString();
    expect(await page("ro")).toMatch(/<b>Calificată:<\/b> nu/);
    expect(await page("ru")).toMatch(/<b>Квалифицированная:<\/b> [а-я]/);
    const content = "Suma: 100 lei";
    const continutSemnat = new File([content], "contract.txt");
    const token = authority.stamp(Buffer.from(sha256(Buffer.from(content)), "hex"), UNREACHABLE);
    const record = asn1Record({ data: [content], times: [new Date(Date.now() - 60_000)] });
    for (const [bytes, title, reason] of [
      [token, "Marcă temporală", "acum nu se poate afla dacă un certificat a fost revocat"],
      [record, "Înregistrare de dovezi", "emitentul certificatului nu este printre cei recunoscuți"],
    ] as const) {
      const file = new File([Uint8Array.from(bytes)], "contract.bin");
      const html = (await report("html", { file, continutSemnat })).bytes.toString();
      expect(html).toContain("Fișierul nu are semnături electronice.");
      expect(html).toMatch(new RegExp(`<h2>${title}</h2>\\s*<p><b>[^<]*${reason}`));
      expect(await pdfText((await report("pdf", { file, continutSemnat })).bytes)).toContain(title);
    }
  });

  it("the report on a file that anyone sends names the first files of a container with very many, and says how many more there are", async () => {
    const names = Array.from({ length: 60 }, (_, i) => `fisier-${i}.txt`);
    const files = Object.fromEntries(names.map((name) => [name, "conținut"]));
    const unsigned = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`alt-${i}.txt`, ""]));
    const all = zipped({ ...asicXades(files), ...unsigned });
    const container = new File([Uint8Array.from(all)], "dosar.asice");
    const html = (await report("html", { file: container })).bytes.toString();
    expect(html).toMatch(/Fișierele acoperite:<\/b> fisier-0\.txt.*fisier-19\.txt, și încă 40<br>/);
    expect(html).toMatch(/<b>alt-139\.txt:<\/b>[^<]*<br>\s*<b>Alte fișiere:<\/b> și încă 460<br>/);
  });

  it("the report on a file that anyone sends has for machines the validation of a time stamp and of an evidence record, as the reference writes them", async () => {
    const content = "Suma: 100 lei";
    const token = authority.stamp(Buffer.from(sha256(Buffer.from(content)), "hex"), UNREACHABLE);
    const record = asn1Record({ data: [content], times: [new Date(Date.now() - 60_000)] });
    const objectOf = async (bytes: Buffer, type: string, beside?: string) => {
      const file = new File([Uint8Array.from(bytes)], "contract.bin");
      const parts: Record<string, File> = { file };
      if (beside !== undefined) parts.continutSemnat = new File([beside], "a.txt");
      const { root } = parseXml((await report("xml", parts)).bytes);
      expect(referencesIn(root).missing).toEqual([]);
      expect(textAt(root, "MainIndication")[0]).toBe("urn:cef:dss:mainindication:noSignatureFound");
      const found = named(root, "ValidationObject").find((one) =>
        textAt(one, "ObjectType")[0]?.endsWith(type),
      );
      if (!found) throw new Error("the report has no such object");
      const said = [...textAt(found, "MainIndication"), ...textAt(found, "SubIndication")];
      return { found, said: said.map((urn) => urn.split(":").at(-1)) };
    };
    const alone = await objectOf(token, ":timestamp");
    expect(alone.said).toEqual(["indeterminate", "SIGNED_DATA_NOT_FOUND"]);
    expect(textAt(alone.found, "DigestValue")).toEqual([
      Buffer.from(sha256(token), "hex").toString("base64"),
    ]);
    expect(named(alone.found, "SignerCertificate")).toHaveLength(1);
    expect(named(alone.found, "POEProvisioning")).toEqual([]);
    expect((await objectOf(token, ":timestamp", "alt")).said).toEqual(["failed", "HASH_FAILURE"]);
    expect((await objectOf(record, ":evidencerecord", content)).said).toEqual([
      "indeterminate",
      "NO_CERTIFICATE_CHAIN_FOUND",
    ]);
  });

  it("the report on a file that anyone sends shortens the names that strangers made long, so that its page is made in the time of any other", async () => {
    const long = (i: number) => `${i} ${"ab cd".repeat(180)}.txt`;
    const unsigned = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [long(i), ""]));
    const file = new File([Uint8Array.from(zipped({ ...asicXades(), ...unsigned }))], "dosar.asice");
    const { status, bytes } = await report("pdf", { file });
    expect(status).toBe(200);
    expect(await pdfText(bytes)).toMatch(/17 ab cdab[ a-d]{90,130}…:/);
  });

  it("the report on a file that anyone sends is refused as the check is: an unknown format, a kind that cannot be judged, which is named", async () => {
    const office = new File([Uint8Array.from(zipped({ "_xmlsignatures/sig1.xml": "<a/>" }))], "a.docx");
    const answers = [await report("doc", { file: pdfFile(signed) }), await report("xml", { file: office })];
    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [400, "error.validare"],
      [422, "error.nesustinut"],
    ]);
  });
});

describe("the report on a stored document", () => {
  it("the report on a stored document names its time stamp, which is no signature", async () => {
    const token = authority.stamp(Buffer.from(sha256(Buffer.from("lei")), "hex"), UNREACHABLE);
    const { id } = await uploaded(ana, new File([Uint8Array.from(token)], "contract.tst"));
    const html = (await ana.get(`/api/documents/${id}/semnaturi/raport?format=html`)).bytes.toString();
    expect(html).toMatch(/<h2>Marcă temporală<\/h2>\s*<p><b>[^<]*fișierul semnat lipsește/);
  });

  it("the report on a stored document says what its verification says, for people and for machines, also of a signature beside it", async () => {
    config.trust = trust;
    try {
      const { id } = await uploaded(ana, textFile("conținut"));
      await sign(ana, id);
      const html = (await ana.get(`/api/documents/${id}/semnaturi/raport?format=html`)).bytes.toString();
      expect(html).toContain("Semnătura 1: Ana Rusu");
      expect(html).toContain("Toate semnăturile sunt valabile");
      const { bytes, headers } = await ana.get(`/api/documents/${id}/semnaturi/raport?format=xml`);
      const { root } = parseXml(bytes);
      expect(textAt(root, "MainIndication")[0]).toBe("urn:etsi:019102:mainindication:passed");
      expect(textAt(root, "DocHashOnly")).toEqual(["true"]);
      expect(referencesIn(root).missing).toEqual([]);
      expect(headers["cache-control"]).toBe("private, no-cache");
    } finally {
      config.trust = await keptCertificates([authority.root]);
    }
  });
});
