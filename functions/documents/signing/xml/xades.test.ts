import { constants, createHmac, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawn } from "../../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import { certificateOf, dates, identity, keyOf, trust } from "../../../../shared/testing/signed-pdfs/kit.ts";
import { listAddresses } from "../../../../shared/testing/signed-pdfs/list-addresses.ts";
import { certify } from "../../../../localstack/signing-service/certificates.ts";
import { stampOf } from "../../../../localstack/signing-service/time-stamps.ts";
import {
  BASE64,
  beside,
  byIdentifier,
  contract,
  ENVELOPED,
  enveloped,
  enveloping,
  envelopingText,
  EXCLUSIVE,
  type Part,
  propertiesOf,
  sha256,
  signatureOf,
} from "../../../../shared/testing/signed-xml/kit.ts";
import { judgeFile } from "../file-judging.ts";

const INCLUSIVE = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315";
const stranger = { key: keyOf("stranger"), certificate: certificateOf("stranger") };
const DS = "http://www.w3.org/2000/09/xmldsig#";
const file = { name: "contract.txt", bytes: Buffer.from("Suma: 100 lei") };

const judged = async (xml: string | Buffer, contents = [file]) =>
  (await judgeFile(Buffer.from(xml), trust, contents)).signatures ?? [];
const verdictsOf = async (xml: string | Buffer, contents = [file]) =>
  (await judged(xml, contents)).map(({ status, motiv }) => motiv ?? status);

const detached = (uri = "contract.txt"): string => signatureOf({ parts: [{ uri, bytes: file.bytes }] });

const stampXml = (name: string, stamped: string): string =>
  `<xades:${name}><ds:CanonicalizationMethod Algorithm="${EXCLUSIVE}"></ds:CanonicalizationMethod><xades:EncapsulatedTimeStamp>${stampOf(
    sha256(stamped),
    { authority: identity("stamping"), at: new Date("2027-01-31T11:00:00Z") },
  ).toString("base64")}</xades:EncapsulatedTimeStamp></xades:${name}>`;

describe("an XML signature", () => {
  it.each([
    ["inside of its document", enveloped()],
    ["inside of its document, which it names by an identifier", byIdentifier()],
    ["around its document", enveloping()],
    ["around a file in base64", envelopingText()],
    ["beside its element in an envelope", beside()],
    ["of a file beside it", detached()],
    ["that leaves out all signatures by an XPath filter", byFilter()],
    ["that leaves out itself by an XPath filter", byOwnFilter()],
    ["by RSASSA-PSS with its parameters", byPss()],
  ])("an XML signature %s is VALIDA, names its signer, and is B-B", async (_, xml) => {
    expect(await judged(xml)).toMatchObject([
      { status: "VALIDA", indicatie: "TOTAL_PASSED", nivel: "B-B", semnatar: "Ana Rusu", numarRevizie: 1 },
    ]);
  });

  it("an XML signature by a curve is VALIDA if the halves of its value are as long as the curve, and if they are as long as their numbers", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "secp521r1" });
    const certificate = certify(
      publicKey,
      { name: "Ana Rusu", use: "signing", listAddress: listAddresses.root, ...dates },
      identity("root"),
    );
    const values: Buffer[] = [];
    const signed = (isShort: boolean) =>
      enveloped({
        certificate,
        method: "http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512",
        value: (toBeSigned) => {
          for (;;) {
            const value = sign("sha512", Buffer.from(toBeSigned), {
              key: privateKey,
              dsaEncoding: "ieee-p1363",
            });
            // Both numbers fit into 65 of 66 bytes once in four times.
            if (value[0] !== 0 || value[66] !== 0) continue;
            values.push(isShort ? Buffer.concat([value.subarray(1, 66), value.subarray(67)]) : value);
            return values.at(-1) ?? value;
          }
        },
      });
    expect(await verdictsOf(signed(false))).toEqual(["VALIDA"]);
    expect(await verdictsOf(signed(true))).toEqual(["VALIDA"]);
    expect(values.map(({ length }) => length)).toEqual([132, 130]);
    expect(await verdictsOf(signed(true).replace("100 lei", "900 lei"))).toEqual(["CONTINUT_MODIFICAT"]);
  });

  it("an XML signature with a time stamp is B-T, at the time of the stamp; a stamp of another value proves nothing", async () => {
    const stamped = enveloped({ unsigned: (value) => stampXml("SignatureTimeStamp", value) });
    expect(await judged(stamped)).toMatchObject([
      { status: "VALIDA", nivel: "B-T", stampilaLa: new Date("2027-01-31T11:00:00Z") },
    ]);
    const other = enveloped({ unsigned: (value) => stampXml("SignatureTimeStamp", `${value} `) });
    expect(await judged(other)).toMatchObject([{ status: "VALIDA", nivel: "B-B" }]);
  });

  it("an XML document without a signature has none, and one that cannot be read but speaks of signatures has a broken one", async () => {
    expect(await verdictsOf(contract())).toEqual([]);
    expect(await verdictsOf("<a><b></a>")).toEqual([]);
    expect(await verdictsOf(`${enveloped()}<a/>`)).toEqual(["SEMNATURA_CORUPTA"]);
    expect(await verdictsOf(Buffer.from(`\ufeff${enveloped()}<a/>`, "utf16le"))).toEqual([
      "SEMNATURA_CORUPTA",
    ]);
  });

  it("an XML signature of a second signer is judged by itself: that of an unknown one leaves the first as it is", async () => {
    const parts = [{ uri: "", transforms: [withoutSignatures, EXCLUSIVE], bytes: contract() }];
    const both = contract(signatureOf({ parts }) + signatureOf({ parts, ...stranger, id: "T" }));
    expect(await verdictsOf(both)).toEqual(["VALIDA", "CERTIFICAT_NECUNOSCUT"]);
  });

  it("an XML signature of another signature says so; one in its place that signs something else covers nothing here", async () => {
    const counter = (value: string, part: Part) =>
      `<xades:CounterSignature>${signatureOf({ id: "T", parts: [part], ...(part.uri === "#O" ? { objects: value } : {}) })}</xades:CounterSignature>`;
    const good = enveloped({
      unsigned: (value) => counter("", { uri: "#V-S", transforms: [EXCLUSIVE], bytes: value }),
    });
    expect(await judged(good)).toMatchObject([
      { status: "VALIDA" },
      { status: "VALIDA", contrasemnatura: true },
    ]);
    const object = `<ds:Object xmlns:ds="${DS}" Id="O">${contract().replace("C", "D")}</ds:Object>`;
    const other = enveloped({
      unsigned: () => counter(object, { uri: "#O", transforms: [EXCLUSIVE], bytes: object }),
    });
    expect(await verdictsOf(other)).toEqual(["VALIDA", "ACOPERIRE_PARTIALA"]);
  });

  it("an XML signature by a certificate that is trusted itself, as that of a trusted list is, holds after its end", async () => {
    const own = { ...trust, anchors: [certificateOf("ana")], now: new Date("2051-01-01T00:00:00Z") };
    expect((await judgeFile(Buffer.from(enveloped()), own)).signatures).toMatchObject([{ status: "VALIDA" }]);
  });

  it("an XML signature whose file is not there cannot be judged, and nothing is fetched", async () => {
    expect(await verdictsOf(detached(), [])).toEqual(["CONTINUT_LIPSA"]);
    expect(await verdictsOf(detached("http://127.0.0.1:9/contract.txt"))).toEqual(["CONTINUT_LIPSA"]);
  });

  it("an XML signature whose file is there under another name says which name it refers to", async () => {
    expect(await judged(detached("act%20nou.txt"))).toMatchObject([
      { motiv: "CONTINUT_LIPSA", lipsesc: ["act nou.txt"] },
    ]);
    expect((await judged(byIdentifier().replace("#C", "#D")))[0]).not.toHaveProperty("lipsesc");
  });
});

const withoutSignatures = `<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>not(ancestor-or-self::ds:Signature)</ds:XPath></ds:Transform>`;

function byFilter(): string {
  return contract(
    signatureOf({ parts: [{ uri: "", transforms: [withoutSignatures, EXCLUSIVE], bytes: contract() }] }),
  );
}

/** As XMLDSig writes the transform of enveloped signatures as an expression. */
function byOwnFilter(): string {
  const step = `<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>count(ancestor-or-self::ds:Signature | here()/ancestor::ds:Signature[1]) &gt;
    count(ancestor-or-self::ds:Signature)</ds:XPath></ds:Transform>`;
  return contract(signatureOf({ parts: [{ uri: "", transforms: [step, EXCLUSIVE], bytes: contract() }] }));
}

function byPss(): string {
  const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 20 };
  return enveloped({
    method: "http://www.w3.org/2007/05/xmldsig-more#rsa-pss",
    parameters: `<p:RSAPSSParams xmlns:p="http://www.w3.org/2007/05/xmldsig-more#"><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha512"></ds:DigestMethod><p:SaltLength>20</p:SaltLength></p:RSAPSSParams>`,
    value: (bytes) => sign("sha512", Buffer.from(bytes), { key: keyOf("ana"), ...padding }),
  });
}

const evil = contract().replace("100 lei", "900 lei");

/** Replaces the one place of a text. */
function changed(xml: string, from: string, to: string): string {
  if (xml.split(from).length !== 2) throw new Error(`not as this attack expects: ${from}`);
  return xml.replace(from, () => to);
}

const signatureIn = (xml: string): string => /<ds:Signature .*<\/ds:Signature>/s.exec(xml)?.[0] ?? "";

const transform = (algorithm: string, expression: string): string =>
  `<ds:Transform Algorithm="${algorithm}">${expression}</ds:Transform>`;

/** Signed by Ana herself: nobody can tell what such a signature covers. */
const hiding = (step: string): string =>
  contract(signatureOf({ parts: [{ uri: "", transforms: [step, EXCLUSIVE], bytes: contract() }] }));

const mac = (): string => {
  const key = certificateOf("ana").publicKey.export({ type: "spki", format: "der" });
  return enveloped({
    method: "http://www.w3.org/2001/04/xmldsig-more#hmac-sha256",
    value: (bytes) => createHmac("sha256", key).update(bytes).digest(),
  });
};

const other = generateKeyPairSync("rsa", { modulusLength: 2048 });
const otherKey = (): string => {
  const { n = "", e = "" } = other.publicKey.export({ format: "jwk" });
  const certificate = `<ds:X509Data><ds:X509Certificate>${certificateOf("ana").raw.toString("base64")}</ds:X509Certificate></ds:X509Data>`;
  return enveloped({
    value: (bytes) => sign("sha256", Buffer.from(bytes), other.privateKey),
    keyInfo: `<ds:KeyInfo><ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${n}</ds:Modulus><ds:Exponent>${e}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue>${certificate}</ds:KeyInfo>`,
  });
};

const swappedProperties = (): string => {
  const later = propertiesOf({ parts: [], at: "2027-01-31T23:59:59Z" });
  const xml = enveloped();
  const own = propertiesOf({ parts: [] });
  const moved = changed(xml, own, later.replace('Id="P-S"', 'Id="P-T"'));
  return changed(moved, "</ds:Signature>", `<ds:Object>${own}</ds:Object></ds:Signature>`);
};

const attacks: [made: string, xml: () => string, verdict: string | string[]][] = [
  ["another sum", () => changed(enveloped(), "100 lei", "900 lei"), "CONTINUT_MODIFICAT"],
  ["another file", () => detached().replace("contract.txt", "alt.txt"), "CONTINUT_LIPSA"],
  ["another time", () => changed(enveloped(), "10:00:00Z", "09:00:00Z"), "CONTINUT_MODIFICAT"],
  ["an attribute more", () => changed(enveloped(), "<suma>", '<suma moneda="EUR">'), "CONTINUT_MODIFICAT"],
  [
    "a default namespace inside",
    () => changed(enveloped(), "<suma>", '<suma xmlns="urn:x">'),
    "CONTINUT_MODIFICAT",
  ],
  ["an instruction in front", () => `<?xml-stylesheet href="x.xsl"?>${enveloped()}`, "CONTINUT_MODIFICAT"],
  [
    "an instruction in front of what is named by an identifier",
    () => `<?xml-stylesheet href="x.xsl"?>${byIdentifier()}`,
    "ACOPERIRE_PARTIALA",
  ],
  [
    "a comment that splits a text",
    () => changed(enveloped(), "100 lei", "100<!-- -->000 lei").replace("000", ""),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "the signed element inside of another document",
    () => `<dosar>${evil.replace(' Id="C"', "")}<vechi>${byIdentifier()}</vechi></dosar>`,
    "ACOPERIRE_PARTIALA",
  ],
  [
    "the signed element beside another one",
    () => `<plic>${evil.replace(' Id="C"', "")}${beside().slice(6)}`,
    "ACOPERIRE_PARTIALA",
  ],
  [
    "the signed element in a place below",
    () => beside().replace("<plic>", "<plic><anulat>").replace("<ds:Signature ", "</anulat><ds:Signature "),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "an envelope that says something",
    () => beside().replace("<plic>", "<plic>Anulat: "),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "an envelope with an attribute",
    () => beside().replace("<plic>", '<plic stare="anulat">'),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "two elements of one identifier, the other one first",
    () => beside().replace("<plic>", `<plic>${evil}`),
    "SEMNATURA_CORUPTA",
  ],
  [
    "two elements of one identifier, the other one last",
    () => beside().replace("</plic>", `${evil}</plic>`),
    "SEMNATURA_CORUPTA",
  ],
  [
    "an identifier that is written in another way",
    () => beside().replace("</plic>", `${evil.replace(" Id=", " id=")}</plic>`),
    "SEMNATURA_CORUPTA",
  ],
  [
    "an identifier of XML itself",
    () => beside().replace("</plic>", `${evil.replace(" Id=", " xml:id=")}</plic>`),
    "SEMNATURA_CORUPTA",
  ],
  [
    "the signed object replaced, and kept in another one",
    () =>
      changed(
        enveloping(),
        `<ds:Object xmlns:ds="${DS}" Id="O">`,
        `<ds:Object xmlns:ds="${DS}">${evil}</ds:Object><ds:Object xmlns:ds="${DS}" Id="O">`,
      ),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "an object more",
    () => changed(enveloped(), "</ds:Signature>", `<ds:Object>${evil}</ds:Object></ds:Signature>`),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "an object with a text",
    () => changed(enveloped(), "</ds:Signature>", "<ds:Object>900 lei</ds:Object></ds:Signature>"),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "an element inside of a text in base64",
    () => envelopingText().replace('Id="O">', 'Id="O"><suma valoare="900"/>'),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "something hidden in a signature that is none",
    () =>
      changed(
        byFilter(),
        "<suma>",
        `<ds:Signature xmlns:ds="${DS}"><ds:Object>${evil}</ds:Object></ds:Signature><suma>`,
      ),
    ["SEMNATURA_CORUPTA", "ACOPERIRE_PARTIALA"],
  ],
  [
    "something hidden in the signature of a stranger",
    () =>
      contract(
        signatureIn(byFilter()) +
          signatureOf({
            id: "T",
            key: keyOf("stranger"),
            certificate: certificateOf("stranger"),
            parts: [{ uri: "", transforms: [withoutSignatures, EXCLUSIVE], bytes: contract() }],
            objects: `<ds:Object>${evil}</ds:Object>`,
          }),
      ),
    ["ACOPERIRE_PARTIALA", "CERTIFICAT_NECUNOSCUT"],
  ],
  ["the signed properties moved, others in their place", swappedProperties, "CONTINUT_LIPSA"],
  ["properties of another signature", () => enveloped({ target: "#T" }), "FORMA_NEACCEPTATA"],
  ["no properties", () => enveloped({ isPlain: true }), "FORMA_NEACCEPTATA"],
  ["no time of signing", () => enveloped({ at: "" }), "FORMA_NEACCEPTATA"],
  ["properties alone", () => contract(signatureOf({ parts: [] })), "CONTINUT_LIPSA"],
  ["a second root", () => `${enveloped()}${evil}`, "SEMNATURA_CORUPTA"],
  ["a DTD", () => `<!DOCTYPE contract [<!ENTITY suma "900 lei">]>${enveloped()}`, "SEMNATURA_CORUPTA"],
  [
    "a DTD with an address",
    () => `<!DOCTYPE contract SYSTEM "http://127.0.0.1:9/x.dtd">${enveloped()}`,
    "SEMNATURA_CORUPTA",
  ],
  ["an entity without a DTD", () => changed(enveloped(), "100 lei", "&suma;"), "SEMNATURA_CORUPTA"],
  [
    "two SignedInfo",
    () =>
      changed(
        enveloped(),
        "<ds:SignedInfo ",
        `<ds:SignedInfo xmlns:ds="${DS}"></ds:SignedInfo><ds:SignedInfo `,
      ),
    "SEMNATURA_CORUPTA",
  ],
  [
    "an element between the parts of a signature",
    () => changed(enveloped(), "<ds:KeyInfo>", "<suma>900 lei</suma><ds:KeyInfo>"),
    "SEMNATURA_CORUPTA",
  ],
  [
    "a value with other characters",
    () => enveloped().replace(/(<ds:SignatureValue[^>]*>.{9})/, "$1*"),
    "SEMNATURA_CORUPTA",
  ],
  ["a value of another key, which KeyInfo has", otherKey, "SEMNATURA_CORUPTA"],
  [
    "the certificate of somebody else",
    () =>
      enveloped({
        keyInfo: `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificateOf("ion").raw.toString("base64")}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`,
      }),
    "CERTIFICAT_LIPSA",
  ],
  [
    "a key alone",
    () => enveloped({ keyInfo: "<ds:KeyInfo><ds:KeyName>Ana Rusu</ds:KeyName></ds:KeyInfo>" }),
    "CERTIFICAT_LIPSA",
  ],
  [
    "the signature of a stranger",
    () => enveloped({ key: keyOf("stranger"), certificate: certificateOf("stranger") }),
    "CERTIFICAT_NECUNOSCUT",
  ],
  ["a MAC with the public key", mac, "NESUSTINUT"],
  [
    "an XPath filter that hides a part",
    () =>
      hiding(
        transform(
          "http://www.w3.org/TR/1999/REC-xpath-19991116",
          "<ds:XPath>not(ancestor-or-self::suma)</ds:XPath>",
        ),
      ),
    "NESUSTINUT",
  ],
  [
    "an XPath filter with another namespace under the known prefix",
    () =>
      hiding(
        transform(
          "http://www.w3.org/TR/1999/REC-xpath-19991116",
          '<ds:XPath xmlns:p="urn:test:contract">not(ancestor-or-self::p:Signature)</ds:XPath>',
        ),
      ),
    "NESUSTINUT",
  ],
  [
    "an XPath filter of version 2 that takes a part",
    () =>
      hiding(
        transform(
          "http://www.w3.org/2002/06/xmldsig-filter2",
          '<f:XPath xmlns:f="http://www.w3.org/2002/06/xmldsig-filter2" Filter="intersect">//suma</f:XPath>',
        ),
      ),
    "NESUSTINUT",
  ],
  [
    "a style sheet as a transform",
    () => hiding(transform("http://www.w3.org/TR/1999/REC-xslt-19991116", "")),
    "NESUSTINUT",
  ],
  ["an unknown transform", () => hiding(transform("urn:test:nothing", "")), "NESUSTINUT"],
  [
    "a text of the document as base64",
    () => contract(signatureOf({ parts: [{ uri: "#C", transforms: [ENVELOPED, BASE64], bytes: "" }] })),
    "NESUSTINUT",
  ],
  [
    "another namespace for a name in a value",
    () => changed(valued(), "urn:test:bani", "urn:test:altceva"),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "a signature around the signed document",
    () => signatureOf({ id: "T", ...stranger, ...around(beside()) }),
    ["CERTIFICAT_NECUNOSCUT", "ACOPERIRE_PARTIALA"],
  ],
];

/** A document with a name in a value, whose prefix is bound in the root. */
function valued(): string {
  const inside = '<suma tip="p:Lei">100</suma>';
  const parts = [{ uri: "", transforms: [ENVELOPED, EXCLUSIVE], bytes: `<plata>${inside}</plata>` }];
  return `<plata xmlns:p="urn:test:bani">${inside}${signatureOf({ parts })}</plata>`;
}

/** Parts and objects of a signature around a document, which declares again no namespace of the signature. */
function around(document: string): { parts: Part[]; objects: string } {
  const inside = document
    .replaceAll(` xmlns:ds="${DS}"`, "")
    .replace(/(<xades:SignedProperties) xmlns:xades="[^"]*"/, "$1");
  const objects = `<ds:Object xmlns:ds="${DS}" Id="O">${inside}</ds:Object>`;
  return { parts: [{ uri: "#O", transforms: [INCLUSIVE], bytes: objects }], objects };
}

describe("an attack on an XML signature", () => {
  it.each(attacks)("an attack on an XML signature by %s is not VALIDA", async (_, make, verdict) => {
    expect(await verdictsOf(make())).toEqual(Array.isArray(verdict) ? verdict : [verdict]);
  });

  it.each([
    [
      "a text beside its value",
      (xml: string) => xml.replace("</ds:SignatureValue>", "</ds:SignatureValue>900 lei"),
    ],
    [
      "a text in CDATA beside its value",
      (xml: string) => xml.replace("<ds:KeyInfo>", "<![CDATA[900 lei]]><ds:KeyInfo>"),
    ],
    [
      "a text beside its properties",
      (xml: string) => xml.replace("</xades:SignedProperties>", "</xades:SignedProperties>900 lei"),
    ],
    [
      "an element beside its properties",
      (xml: string) =>
        xml.replace("</xades:SignedProperties>", "</xades:SignedProperties><suma>900 lei</suma>"),
    ],
  ])("an attack on an XML signature by %s is not VALIDA", async (_, change) => {
    for (const xml of [enveloped(), enveloping(), beside()])
      expect(await verdictsOf(change(xml))).toEqual(["ACOPERIRE_PARTIALA"]);
  });

  it("an attack on an XML signature by any change of a byte is not VALIDA, but where the byte says nothing", async () => {
    const draw = seededRandom("xml");
    const forms = [enveloped(), byIdentifier(), enveloping(), envelopingText(), beside(), detached()];
    for (let i = 0; i < drawn(1_000); i += 1) {
      const before = Buffer.from(forms[i % forms.length] ?? "");
      const bytes = Buffer.from(before);
      const at = Math.floor(draw() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + Math.floor(draw() * 255));
      const verdicts = await verdictsOf(bytes);
      if (verdicts.includes("VALIDA")) expect(isSilent(before, at, bytes[at] ?? 0)).toBe(true);
    }
  });
});

/** White space in base64, another prefix beside the one in force, and names and attributes around what is signed. */
function isSilent(before: Buffer, at: number, byte: number): boolean {
  const text = before.toString("latin1");
  const around = text.slice(Math.max(0, text.lastIndexOf("<", at)), at + 1);
  const tag = /^<\/?([\w:]+)/.exec(around)?.[1] ?? "";
  const isSpace = " \t\n\r".includes(String.fromCharCode(byte));
  const isPrefix = around.slice(around.lastIndexOf(" ") + 1).startsWith("xmlns");
  return isSpace || isPrefix || ["plic", "ds:Signature", "ds:SignatureValue"].includes(tag);
}
