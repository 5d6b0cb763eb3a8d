import { describe, expect, it } from "vitest";
import { ExtKeyUsage } from "pkijs";
import {
  type CertificateWish,
  extension,
  type Identity,
  issue,
} from "../../../../localstack/signing-service/certificates.ts";
import {
  criteria,
  isFor,
  keyUsage,
  type ListWish,
  policy,
  qualifies,
  trustedList,
  unsignedList,
} from "../../../../localstack/trust-lists/trusted-list.ts";
import {
  ENVELOPED,
  EXCLUSIVE,
  signatureOf,
  type XmlWish,
} from "../../../../shared/testing/signed-xml/kit.ts";
import { oids } from "../oids.ts";
import { judgeList } from "./list-judging.ts";

const NOW = new Date("2027-02-01T00:00:00Z");
const issued = new Date("2027-01-31T00:00:00Z");
const until = new Date("2027-06-30T00:00:00Z");
const life = { from: new Date("2026-01-01T00:00:00Z"), until: new Date("2036-01-01T00:00:00Z") };
const signing = (name: string, more: Partial<CertificateWish> = {}, by?: Identity) =>
  issue({ name, use: "signing", ...life, ...more }, by);
const purpose = (id: string) => ({
  extensions: [extension(oids.extendedKeyUsage, new ExtKeyUsage({ keyPurposes: [id] }).toSchema())],
});

const authority = issue({ name: "Emitent", use: "authority", ...life });
const operator = signing("Operator", purpose(oids.listSigning));
const stranger = signing("Altcineva", purpose(oids.listSigning));
const below = signing("Sub emitent", {}, authority);

const granted = { certificates: [authority.certificate], from: life.from };
const wish: ListWish = { territory: "MD", issued, until, services: [granted] };
const list = trustedList(wish, operator);

const judged = async (xml: string | Buffer, signers: Identity[] = [operator]) => {
  const encoded = signers.map(({ certificate }) => certificate.raw.toString("base64"));
  const found = await judgeList({ bytes: Buffer.from(xml), signers: encoded, now: NOW });
  return "problem" in found ? found.problem : found.list;
};

describe("a trusted list", () => {
  it.each(["5", "6"])(
    "a trusted list of version %s with a good signature is read: its number, its times, its services",
    async (version) => {
      expect(await judged(trustedList({ ...wish, version, sequence: 7 }, operator))).toEqual({
        territory: "MD",
        isOfLists: false,
        isOfUnion: false,
        sequence: 7,
        issued: "2027-01-31T00:00:00.000Z",
        until: "2027-06-30T00:00:00.000Z",
        pointers: [],
        services: [
          {
            type: "CA/QC",
            certificates: [authority.certificate.raw.toString("base64")],
            names: ["cn=emitent"],
            periods: [{ from: "2026-01-01T00:00:00.000Z", status: "granted", qualifications: [], uses: [] }],
          },
        ],
      });
    },
  );

  it("a trusted list may be named by its identifier in its signature", async () => {
    expect(await judged(byName)).toMatchObject({ sequence: 1 });
  });

  it("a trusted list that is closed has no time of the next one", async () => {
    expect(await judged(trustedList({ ...wish, until: null }, operator))).not.toHaveProperty("until");
  });

  it("a trusted list of lists names lists: their addresses, territories and signers; others than XML of one territory are left out", async () => {
    const pointer = {
      address: "https://liste.test/md.xml",
      territory: "MD",
      signers: [stranger.certificate],
    };
    const pointers = [
      { ...pointer, address: "https://liste.test/md.pdf", mime: "application/pdf" },
      { ...pointer, address: "https://liste.test/alte-liste.xml", type: "ROlistofthelists" },
      { ...pointer, address: "https://liste.test/fara.xml", signers: [] },
      { ...pointer, address: "file:///etc/passwd" },
      pointer,
    ];
    const lists = trustedList({ ...wish, type: "MDlistofthelists", pointers, services: [] }, operator);
    expect(await judged(lists)).toMatchObject({
      isOfLists: true,
      services: [],
      pointers: [
        {
          address: "https://liste.test/md.xml",
          territory: "MD",
          signers: [stranger.certificate.raw.toString("base64")],
        },
      ],
    });
  });

  it("a trusted list of services that names other lists does not make them count, and a list of lists has no services of its own", async () => {
    const pointers = [
      { address: "https://liste.test/ro.xml", territory: "RO", signers: [stranger.certificate] },
    ];
    expect(await judged(trustedList({ ...wish, pointers }, operator))).toMatchObject({ pointers: [] });
    expect(await judged(trustedList({ ...wish, type: "MDlistofthelists" }, operator))).toMatchObject({
      services: [],
    });
  });

  it("a trusted list has the qualifiers of a service with their criteria, and what it is for", async () => {
    const both = criteria("all", keyUsage("nonRepudiation"), policy("1.2.3"));
    const extensions = [isFor("ForeSeals"), qualifies(["QCWithQSCD"], both)];
    const found = await judged(trustedList({ ...wish, services: [{ ...granted, extensions }] }, operator));
    expect(found).toMatchObject({
      services: [
        {
          periods: [
            {
              uses: ["ForeSeals"],
              qualifications: [
                {
                  qualifiers: ["QCWithQSCD"],
                  criteria: { assert: "all", of: [{ usage: [[1, true]] }, { policies: ["1.2.3"] }] },
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it.each([
    ["an unknown criterion", qualifies(["QCWithQSCD"], criteria("all", "<s:Altceva></s:Altceva>"))],
    ["no criterion", qualifies(["QCWithQSCD"], criteria("none"))],
    ["an unknown rule", qualifies(["QCWithQSCD"], criteria("some", keyUsage("nonRepudiation")))],
    ["an unknown use of keys", qualifies(["QCWithQSCD"], criteria("all", keyUsage("altceva")))],
  ])("a trusted list with %s in a qualifier is read, and leaves open whom it is about", async (_, one) => {
    const found = await judged(
      trustedList({ ...wish, services: [{ ...granted, extensions: [one] }] }, operator),
    );
    expect(found).toMatchObject({
      services: [{ periods: [{ qualifications: [{ qualifiers: ["QCWithQSCD"] }] }] }],
    });
    expect(JSON.stringify(found)).not.toContain("criteria");
  });

  it("a trusted list with a critical extension that is not known leaves the service unclear", async () => {
    const extensions = ['<Extension Critical="true"><x:Nou xmlns:x="urn:x"></x:Nou></Extension>'];
    expect(
      await judged(trustedList({ ...wish, services: [{ ...granted, extensions }] }, operator)),
    ).toMatchObject({
      services: [{ periods: [{ isUnclear: true }] }],
    });
  });

  it("a trusted list leaves out services that have no certificate, or are of no use for signatures", async () => {
    const name = "<DigitalId><X509SubjectName>CN=Emitent</X509SubjectName></DigitalId>";
    const key = "<DigitalId><X509SKI>AAAAAAAAAAAAAAAAAAAAAAAAAAA=</X509SKI></DigitalId>";
    const services = [
      { ...granted, identity: name + key },
      { ...granted, type: "EDS/Q" },
      { ...granted, type: "CA/QC/altceva" },
    ];
    expect(await judged(trustedList({ ...wish, services }, operator))).toMatchObject({ services: [] });
  });
});

const sealed = (bytes: string, how: Partial<XmlWish>, uri = "") =>
  signatureOf({
    parts: [{ uri, transforms: [ENVELOPED, EXCLUSIVE], bytes }],
    key: operator.key,
    certificate: operator.certificate,
    at: "2027-01-31T00:00:00Z",
    ...how,
  });
const evil: ListWish = { ...wish, services: [{ certificates: [stranger.certificate], from: life.from }] };
const byName = unsignedList(wish, sealed(unsignedList(wish), {}, "#L"));
const within = (outer: string, inner: string) =>
  outer.replace("</TrustServiceStatusList>", `${inner}</TrustServiceStatusList>`);
const service = /<TSPService>.*<\/TSPService>/.exec(unsignedList(evil))?.[0] ?? "";

const attacks: [made: string, xml: () => string][] = [
  ["no signature", () => unsignedList(wish)],
  ["the signature of somebody else", () => trustedList(wish, stranger)],
  [
    "a certificate in KeyInfo that is not the signer's",
    () => unsignedList(wish, sealed(unsignedList(wish), { key: stranger.key })),
  ],
  ["another status", () => list.replace("Svcstatus/granted", "Svcstatus/accredited")],
  ["a service more", () => list.replace("</TSPServices>", `${service}</TSPServices>`)],
  ["an attribute of the root", () => list.replace(' Id="L"', ' Id="L" altul="x"')],
  [
    "the signed list inside of another one",
    () => within(unsignedList(evil).replace('Id="L"', 'Id="M"'), byName),
  ],
  [
    "the signed list inside of its signature",
    () =>
      within(
        unsignedList(evil).replace('Id="L"', 'Id="M"'),
        sealed(
          unsignedList(wish),
          {
            objects: `<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${unsignedList(wish)}</ds:Object>`,
          },
          "#L",
        ),
      ),
  ],
  ["two elements of one identifier", () => within(unsignedList(evil), byName)],
  ["the signed list beside another one", () => `<liste>${unsignedList(evil)}${byName}</liste>`],
  [
    "services in an object of its signature",
    () => list.replace("</ds:Signature>", `<ds:Object>${service}</ds:Object></ds:Signature>`),
  ],
  [
    "services in a signature that is none",
    () =>
      list.replace(
        "</SchemeInformation>",
        `</SchemeInformation><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${service}</ds:Signature>`,
      ),
  ],
  ["a signature over something else", () => unsignedList(evil, sealed("<x/>", {}, "#L"))],
  [
    "two signatures",
    () => unsignedList(wish, sealed(unsignedList(wish), {}) + sealed(unsignedList(wish), { id: "T" })),
  ],
  ["no time of signing", () => trustedList(wish, operator, { at: "" })],
  [
    "a time of signing after the end of its certificate",
    () => trustedList(wish, operator, { at: "2036-02-01T00:00:00Z" }),
  ],
  [
    "another algorithm than the signed one",
    () => list.replace("xmldsig-more#rsa-sha256", "xmldsig-more#rsa-sha384"),
  ],
];

describe("an attack on a trusted list", () => {
  it.each(attacks)("an attack on a trusted list by %s leaves nothing of it", async (_, make) => {
    expect(["SEMNATURA_NEVALIDA", "NECITIBILA"]).toContain(await judged(make()));
  });

  it("an attack on a trusted list by a certificate below one that may sign it leaves nothing of it", async () => {
    expect(await judged(trustedList(wish, below), [authority])).toBe("SEMNATURA_NEVALIDA");
    expect(await judged(trustedList(wish, below), [below])).toHaveProperty("services");
  });

  it("an attack on a trusted list by a certificate for another purpose leaves nothing of it", async () => {
    const server = signing("Server", purpose("1.3.6.1.5.5.7.3.1"));
    expect(await judged(trustedList(wish, server), [server])).toBe("SEMNATURA_NEVALIDA");
  });

  it("an attack on a trusted list by nobody who may sign it leaves nothing of it", async () => {
    expect(await judged(list, [])).toBe("SEMNATURA_NEVALIDA");
  });

  it.each([
    ["a DTD", `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${list}`],
    ["another document", "<a/>"],
    ["no XML", "lista"],
    ["another version", trustedList({ ...wish, version: "4" }, operator)],
    ["two schemes", list.replace(/(<SchemeInformation>.*<\/SchemeInformation>)/, "$1$1")],
    ["no number", trustedList({ ...wish, sequence: -1 }, operator)],
    ["a time without a zone", list.replace("2027-06-30T00:00:00Z", "2027-06-30T00:00:00")],
    ["elements in elements", "<TrustServiceStatusList>".repeat(100_000)],
    [
      "services without end",
      list.replace("</TSPServices>", `${"<TSPService></TSPService>".repeat(20_001)}</TSPServices>`),
    ],
  ])("an attack on a trusted list by %s is no list", async (_, xml) => {
    expect(await judged(xml)).toBe("NECITIBILA");
  });
});
