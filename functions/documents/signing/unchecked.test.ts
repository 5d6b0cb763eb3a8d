import { sign, type X509Certificate } from "node:crypto";
import * as asn1 from "asn1js";
import { Attribute, ExtKeyUsage, OtherRevocationInfoFormat, SignedAndUnsignedAttributes } from "pkijs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  certify,
  extension,
  issue,
  revocationList,
  type CertificateWish,
  type Identity,
} from "../../../localstack/signing-service/certificates.ts";
import { ocspAnswer } from "../../../localstack/signing-service/ocsp-answers.ts";
import { stampOf } from "../../../localstack/signing-service/time-stamps.ts";
import { listAddresses } from "../../../shared/testing/signed-pdfs/list-addresses.ts";
import * as kit from "../../../shared/testing/signed-pdfs/kit.ts";
import { stream } from "../../../shared/testing/signed-pdfs/raw-pdf.ts";
import { attributesOf, cmsFile, inOrder, toBeSigned } from "./cms.ts";
import { makeSignature } from "./make-signature.ts";
import { judgePdf } from "./pdf-judging.ts";
import {
  credentialOf,
  edited,
  LIST_ADDRESS,
  newAuthority,
  samplePdf,
  signPdf,
  withStore,
} from "./testing.ts";
import type { Trust } from "./outcomes.ts";
import { digestsOf } from "./algorithms.ts";
import { judge } from "./verdict.ts";

/*
 * A certificate whose revocation cannot be learned: it names no list, or its list is not available. What its issuer
 * answered by OCSP (RFC 6960) counts if the answer is in the file. Day 0 is the day of the stamp; judged is on day 10.
 */

const content = Buffer.from("Hotărâre");
const noon = Math.floor(Date.now() / 1000) * 1000 - 100 * 86_400_000;
const day = (number: number) => new Date(noon + number * 86_400_000);
const NOW = day(10);
const UNCHECKED = "REVOCARE_NEVERIFICATA";

const OCSP_SIGNING = "1.3.6.1.5.5.7.3.9";
const forAnswers = (...more: ReturnType<typeof extension>[]) => [
  extension("2.5.29.37", new ExtKeyUsage({ keyPurposes: [OCSP_SIGNING] }).toSchema()),
  ...more,
];
const noCheck = () => extension("1.3.6.1.5.5.7.48.1.5", new asn1.Null());

let root: Identity;
/** Its certificate names no list. */
let unlisted: Identity;
let listed: Identity;
let responder: Identity;
let stamping: Identity;
let unlistedStamping: Identity;

const made = (wish: Partial<CertificateWish> & Pick<CertificateWish, "use">, issuer = root): Identity =>
  issue({ name: "Ana Rusu", from: day(-400), until: day(4000), ...wish }, issuer);

beforeAll(() => {
  root = issue({ name: "Rădăcina", use: "authority", from: day(-400), until: day(4000) });
  unlisted = made({ use: "signing" });
  listed = made({ use: "signing", listAddress: LIST_ADDRESS });
  responder = made({ name: "Răspunsuri", use: "server", extensions: forAnswers(noCheck()) });
  stamping = made({ name: "Mărci", use: "stamping", listAddress: LIST_ADDRESS });
  unlistedStamping = made({ name: "Mărci fără listă", use: "stamping" });
});

const list = (revoked: Identity[] = [], at = day(-1)): Buffer =>
  revocationList(root, {
    revoked: revoked.map(({ certificate }) => ({ serial: certificate.serialNumber, at })),
    from: day(9),
    until: day(4000),
  });

const answer = (wish: Partial<Parameters<typeof ocspAnswer>[0]> = {}): Buffer =>
  ocspAnswer({
    about: unlisted.certificate,
    issuer: root.certificate,
    by: responder,
    from: day(9),
    until: day(20),
    ...wish,
  });
const revokedAnswer = (wish: Partial<Parameters<typeof ocspAnswer>[0]> = {}): Buffer =>
  answer({ status: { revokedAt: day(-5), reason: 1 }, ...wish });

const listIs =
  (bytes: () => Buffer): Trust["fetchList"] =>
  async () =>
    bytes();
const gone: Trust["fetchList"] = () => Promise.reject(new Error("there is no list"));

interface Situation {
  signer?: Identity;
  /** The authority of its stamp of day 0. */
  stampedBy?: Identity;
  /** Statements inside the stamp. */
  inStamp?: Buffer[];
  statements?: Buffer[];
  fetchList?: Trust["fetchList"];
  now?: Date;
  isSigning?: boolean;
  edit?: (cms: Buffer) => Buffer;
}

const inside =
  (answers: Buffer[]) =>
  (cms: Buffer): Buffer =>
    edited(cms, (data) => {
      data.crls = answers.map(
        (bytes) =>
          new OtherRevocationInfoFormat({
            otherRevInfoFormat: "1.3.6.1.5.5.7.16.2",
            otherRevInfo: asn1.fromBER(Uint8Array.from(bytes)).result,
          }),
      );
    });

async function judged(situation: Situation) {
  const { signer = unlisted, stampedBy, inStamp = [], statements = [], edit = (cms) => cms } = situation;
  const { now = NOW, fetchList = listIs(() => list()), isSigning = false } = situation;
  const cms = await makeSignature({
    digest: digestsOf(content)("sha256"),
    credential: credentialOf(signer),
    service: {
      stamp: async (digest) => {
        const stamp = stampedBy && stampOf(digest, { authority: stampedBy, at: day(0) });
        return stamp && inStamp.length > 0 ? inside(inStamp)(stamp) : stamp;
      },
    },
  });
  const trust: Trust = { anchors: [root.certificate], now, fetchList, mayBeUnknown: isSigning };
  return judge({ cms: edit(cms), digestBy: digestsOf(content), statements }, trust);
}

async function verdictOf(situation: Situation): Promise<string> {
  const { status, motiv, nivel } = await judged(situation);
  return motiv ?? `${status} ${nivel}`;
}

it("a certificate that names no revocation list is not VALIDA without an answer of its issuer: nobody can tell if it was revoked", async () => {
  expect(await verdictOf({})).toBe(UNCHECKED);
  expect(await verdictOf({ stampedBy: stamping })).toBe(UNCHECKED);
});

it("a certificate that names no revocation list is of no use at a signing either: no later verification could find it good", async () => {
  expect(await verdictOf({ isSigning: true })).toBe(UNCHECKED);
});

it("a certificate that names no revocation list of an intermediate issuer is not VALIDA either", async () => {
  const middle = made({ name: "Emitent", use: "authority" });
  const signer = made({ use: "signing", listAddress: LIST_ADDRESS }, middle);
  const of = async (issuer: Identity) => {
    const cms = await makeSignature({
      digest: digestsOf(content)("sha256"),
      credential: { ...credentialOf(signer), chain: [signer.certificate, issuer.certificate] },
      service: { stamp: async () => undefined },
    });
    const fetchList = async () => revocationList(issuer, { revoked: [], from: day(9), until: day(20) });
    return judge({ cms, digestBy: digestsOf(content) }, { anchors: [root.certificate], now: NOW, fetchList });
  };
  expect((await of(middle)).motiv).toBe(UNCHECKED);
});

it("a certificate that names no revocation list that is itself trusted needs nobody to say so", async () => {
  const anchor = issue({ name: "Ana Rusu", use: "signing", from: day(-400), until: day(4000) });
  const cms = await makeSignature({
    digest: digestsOf(content)("sha256"),
    credential: credentialOf(anchor),
    service: { stamp: async () => undefined },
  });
  const trust = { anchors: [anchor.certificate], now: NOW, fetchList: gone };
  expect((await judge({ cms, digestBy: digestsOf(content) }, trust)).status).toBe("VALIDA");
});

const REVOCATION_VALUES = "1.2.840.113549.1.9.16.2.24";
const REVOCATION_ARCHIVE = "1.2.840.113583.1.1.8";

const attributeOf = (type: string, answers: asn1.BaseBlock[]): Attribute => {
  const tagged = new asn1.Constructed({
    idBlock: { tagClass: 3, tagNumber: 1 },
    value: [new asn1.Sequence({ value: answers })],
  });
  return new Attribute({ type, values: [new asn1.Sequence({ value: [tagged] })] });
};
const parsedAnswer = (bytes: Buffer) => asn1.fromBER(Uint8Array.from(bytes)).result;

/** The answer without its envelope. */
function basicIn(bytes: Buffer): asn1.BaseBlock {
  const [, tagged] = (parsedAnswer(bytes) as asn1.Sequence).valueBlock.value;
  const [body] = (tagged as asn1.Constructed).valueBlock.value;
  const [, octets] = (body as asn1.Sequence).valueBlock.value;
  return asn1.fromBER((octets as asn1.OctetString).getValue()).result;
}

const signedWith = (extra: Attribute[], { key, certificate }: Identity): Buffer => {
  const digest = digestsOf(content)("sha256");
  const attributes = inOrder([...attributesOf({ digest, certificate }), ...extra]);
  const signature = sign("sha256", toBeSigned(attributes), key);
  return cmsFile({ attributes, chain: [certificate], signature });
};

/** Where an answer can be, and the signature with it. */
const places: [string, (bytes: Buffer) => Situation][] = [
  ["among the lists of the CMS file", (bytes) => ({ edit: inside([bytes]) })],
  [
    "in the attribute of CAdES",
    (bytes) => ({
      edit: (cms) =>
        edited(cms, (_, signer) => {
          signer.unsignedAttrs = new SignedAndUnsignedAttributes({
            type: 1,
            attributes: [attributeOf(REVOCATION_VALUES, [basicIn(bytes)])],
          });
        }),
    }),
  ],
  [
    "in the signed attribute of PDF readers",
    (bytes) => ({
      edit: () => signedWith([attributeOf(REVOCATION_ARCHIVE, [parsedAnswer(bytes)])], unlisted),
    }),
  ],
  ["beside the CMS file", (bytes) => ({ statements: [bytes] })],
];

describe.each(places)("an OCSP answer %s", (_, at) => {
  it("that says revoked makes it CERTIFICAT_REVOCAT, also when it is over", async () => {
    expect(await verdictOf(at(revokedAnswer()))).toBe("CERTIFICAT_REVOCAT");
    expect(await verdictOf(at(revokedAnswer({ from: day(-4), until: day(-3) })))).toBe("CERTIFICAT_REVOCAT");
  });

  it("that says good is enough while it is current, and no longer", async () => {
    expect(await verdictOf(at(answer()))).toBe("VALIDA B-B");
    expect(await verdictOf({ ...at(answer()), now: day(21) })).toBe(UNCHECKED);
    expect(await verdictOf(at(answer({ from: day(11) })))).toBe(UNCHECKED);
  });
});

describe("an OCSP answer", () => {
  it("an OCSP answer from the moment of the stamp or later is enough for ever, and makes B-LT", async () => {
    const statements = [answer({ from: day(1), until: day(2) })];
    expect(await verdictOf({ statements, stampedBy: stamping })).toBe("VALIDA B-LT");
    expect(await verdictOf({ statements: [answer({ from: day(1) })], stampedBy: stamping })).toBe(
      "VALIDA B-LT",
    );
  });

  it("an OCSP answer from before the stamp that is over clears nothing: the certificate may have been revoked since", async () => {
    const statements = [answer({ from: day(-2), until: day(2) })];
    expect(await verdictOf({ statements, stampedBy: stamping })).toBe(UNCHECKED);
  });

  it("an OCSP answer of the issuer itself counts too", async () => {
    expect(await verdictOf({ statements: [answer({ by: root })] })).toBe("VALIDA B-B");
    expect(await verdictOf({ statements: [revokedAnswer({ by: root })] })).toBe("CERTIFICAT_REVOCAT");
  });

  it("an OCSP answer that says revoked is obeyed where a list says nothing, whatever their dates", async () => {
    const about = listed.certificate;
    expect(await verdictOf({ signer: listed })).toBe("VALIDA B-B");
    for (const from of [day(-4), day(9)])
      expect(await verdictOf({ signer: listed, statements: [revokedAnswer({ about, from })] })).toBe(
        "CERTIFICAT_REVOCAT",
      );
  });

  it("an OCSP answer that says good does not stand in for a list that the certificate names", async () => {
    const statements = [answer({ about: listed.certificate })];
    expect(await verdictOf({ signer: listed, statements, fetchList: gone })).toBe(UNCHECKED);
    expect(await verdictOf({ signer: listed, statements, fetchList: listIs(() => list([listed])) })).toBe(
      "CERTIFICAT_REVOCAT",
    );
  });

  it("an OCSP answer of an old hold, which was lifted, does not revoke; a current one does", async () => {
    const status = { revokedAt: day(-5), reason: 6 };
    const held = (from: Date) => answer({ about: listed.certificate, status, from });
    expect(await verdictOf({ signer: listed, statements: [held(day(-4))] })).toBe("VALIDA B-B");
    expect(await verdictOf({ statements: [answer({ status })] })).toBe("CERTIFICAT_REVOCAT");
  });

  it.each<[string, () => Buffer]>([
    [
      "a stranger's",
      () => answer({ by: issue({ name: "Altul", use: "authority", from: day(-9), until: day(99) }) }),
    ],
    [
      "a certificate's that is not for answers",
      () => answer({ by: made({ name: "Server", use: "server", extensions: [noCheck()] }) }),
    ],
    [
      "a responder's that another issuer made",
      () => {
        const other = issue({ name: "Rădăcina", use: "authority", from: day(-400), until: day(4000) });
        return answer({ by: made({ use: "server", extensions: forAnswers(noCheck()) }, other) });
      },
    ],
    [
      "a responder's whose own revocation nobody can learn",
      () => answer({ by: made({ use: "server", extensions: forAnswers() }) }),
    ],
    [
      "a responder's that had ended",
      () => answer({ by: made({ use: "server", extensions: forAnswers(noCheck()), until: day(8) }) }),
    ],
    ["about another certificate", () => answer({ about: listed.certificate })],
    ["about a certificate of another issuer", () => answer({ issuer: stamping.certificate })],
    ["that knows nothing", () => answer({ status: "unknown" })],
    [
      "that does not say until when",
      () =>
        ocspAnswer({ about: unlisted.certificate, issuer: root.certificate, by: responder, from: day(9) }),
    ],
    [
      "with an addition that must be understood",
      () => answer({ extensions: [extension("1.3.6.1.4.1.99999.7", new asn1.Null(), true)] }),
    ],
    ["that was changed", () => changedByte(answer())],
    ["with bytes behind", () => Buffer.concat([answer(), Buffer.from([0])])],
  ])("%s clears nothing", async (_, make) => {
    expect(await verdictOf({ statements: [make()] })).toBe(UNCHECKED);
  });

  it("an OCSP answer of a responder whose own revocation nobody can learn is obeyed when it revokes", async () => {
    const by = made({ use: "server", extensions: forAnswers() });
    expect(await verdictOf({ statements: [revokedAnswer({ by })] })).toBe("CERTIFICAT_REVOCAT");
  });

  it("an OCSP answer of a responder without nocheck counts if its authority's list does not revoke the responder", async () => {
    const by = made({ use: "server", extensions: forAnswers(), listAddress: LIST_ADDRESS });
    const statements = [answer({ by })];
    expect(await verdictOf({ statements })).toBe("VALIDA B-B");
    expect(await verdictOf({ statements, fetchList: listIs(() => list([by])) })).toBe(UNCHECKED);
    expect(await verdictOf({ statements, fetchList: gone })).toBe(UNCHECKED);
    expect(await verdictOf({ statements: [...statements, list()], fetchList: gone, now: day(9.5) })).toBe(
      "VALIDA B-B",
    );
  });

  it("an OCSP answer of a responder whose responder is not vouched for itself clears nothing", async () => {
    const second = made({ name: "Al doilea", use: "server", extensions: forAnswers() });
    const by = made({ use: "server", extensions: forAnswers() });
    const vouching = answer({ about: by.certificate, by: second });
    expect(await verdictOf({ statements: [answer({ by }), vouching] })).toBe(UNCHECKED);
    const vouched = answer({ about: by.certificate });
    expect(await verdictOf({ statements: [answer({ by }), vouched] })).toBe("VALIDA B-B");
  });

  it("an OCSP answer of a responder of a higher authority counts, and of one beside or below it does not", async () => {
    const middle = made({ name: "Emitent", use: "authority", listAddress: LIST_ADDRESS });
    const beside = made({ name: "Alt emitent", use: "authority", listAddress: LIST_ADDRESS });
    const signer = made({ use: "signing" }, middle);
    const by = (issuer: Identity) =>
      issuer === root
        ? responder
        : made({ name: "Răspunsuri", use: "server", extensions: forAnswers(noCheck()) }, issuer);
    const of = async (maker: Identity) => {
      const cms = await makeSignature({
        digest: digestsOf(content)("sha256"),
        credential: {
          ...credentialOf(signer),
          chain: [signer, middle, beside].map((one) => one.certificate),
        },
        service: { stamp: async () => undefined },
      });
      const about = { about: signer.certificate, issuer: middle.certificate, by: by(maker) };
      const { motiv, status } = await judge(
        { cms, digestBy: digestsOf(content), statements: [answer(about)] },
        { anchors: [root.certificate], now: NOW, fetchList: listIs(() => list()) },
      );
      return motiv ?? status;
    };
    expect(await of(root)).toBe("VALIDA");
    expect(await of(middle)).toBe("VALIDA");
    expect(await of(beside)).toBe(UNCHECKED);
    expect(await of(signer)).toBe(UNCHECKED);
  });

  it("an OCSP answer of less than a day before counts if nobody can be asked, and takes nothing from a list that can be had", async () => {
    const statements = [answer({ about: listed.certificate, from: day(9.5) })];
    expect(await verdictOf({ signer: listed, statements, fetchList: gone })).toBe("VALIDA B-B");
    const unending = ocspAnswer({
      about: listed.certificate,
      issuer: root.certificate,
      by: responder,
      from: day(9.5),
    });
    expect(await verdictOf({ signer: listed, statements: [unending], fetchList: gone })).toBe("VALIDA B-B");
    expect(await verdictOf({ signer: listed, statements, fetchList: listIs(() => list([listed])) })).toBe(
      "CERTIFICAT_REVOCAT",
    );
  });

  it("an OCSP answer in the store of a PDF is read, in its whole and in the part of a signature", async () => {
    const pdf = await signPdf(await samplePdf(), { authority: newAuthority(), identity: unlisted });
    const trust = { anchors: [root.certificate], now: NOW, fetchList: gone };
    const of = async (bytes: Buffer) =>
      (await judgePdf(bytes, trust)).map(({ motiv, status }) => motiv ?? status);
    expect(await of(pdf)).toEqual([UNCHECKED]);
    for (const place of ["OCSPs", "VRI"] as const) {
      expect(await of(await withStore(pdf, [answer()], place))).toEqual(["VALIDA"]);
      expect(await of(await withStore(pdf, [answer(), revokedAnswer()], place))).toEqual([
        "CERTIFICAT_REVOCAT",
      ]);
    }
  });
});

/** The last byte belongs to the certificate of the responder; the changed one to the signed part. */
function changedByte(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = changed.indexOf(Buffer.from(`${String(day(9).getUTCFullYear())}`)) + 3;
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

describe("a time stamp of an authority that nobody can check", () => {
  const situations: [string, () => Situation][] = [
    ["names no list", () => ({ stampedBy: unlistedStamping })],
    [
      "names a list that is not available",
      () => ({
        stampedBy: made({ use: "stamping", listAddress: "http://lista.test/alta.crl" }),
        fetchList: async (address) => (address === LIST_ADDRESS ? list() : gone(address)),
      }),
    ],
    [
      "has ended, so that its list no longer speaks of it",
      () => ({ stampedBy: made({ use: "stamping", listAddress: LIST_ADDRESS, until: day(5) }) }),
    ],
  ];
  it.each(situations)(
    "a time stamp of an authority that nobody can check that %s proves no time: a good signature is B-B",
    async (_, situation) => {
      const found = await judged({ signer: listed, ...situation() });
      expect(found).toMatchObject({ status: "VALIDA", nivel: "B-B" });
      expect(found).not.toHaveProperty("stampilaLa");
    },
  );

  it.each(situations)(
    "a time stamp of an authority that nobody can check that %s saves no signer that was revoked later or has ended",
    async (_, situation) => {
      const { fetchList = listIs(() => list()), ...own } = situation();
      const revoking: Trust["fetchList"] = async (address) =>
        address === LIST_ADDRESS ? list([listed], day(3)) : fetchList(address);
      expect(await verdictOf({ ...own, signer: listed, fetchList: revoking })).toBe("CERTIFICAT_REVOCAT");
      const ended = made({ use: "signing", until: day(4) });
      const statements = [answer({ about: ended.certificate, from: day(1), until: day(2) })];
      expect(await verdictOf({ ...own, signer: ended, statements, fetchList })).toBe("CERTIFICAT_EXPIRAT");
      expect(await verdictOf({ stampedBy: stamping, signer: ended, statements })).toBe("VALIDA B-LT");
    },
  );

  it.each(situations)(
    "a time stamp of an authority that nobody can check that %s hides no revocation from before it",
    async (_, situation) => {
      const own = situation();
      const fetchList: Trust["fetchList"] = async (address) =>
        address === LIST_ADDRESS ? list([listed]) : gone(address);
      expect(await verdictOf({ ...own, signer: listed, fetchList })).toBe("CERTIFICAT_REVOCAT");
    },
  );

  it("a time stamp of an authority that nobody can check is good with an answer about it inside the stamp", async () => {
    const inStamp = [answer({ about: unlistedStamping.certificate, from: day(1), until: day(2) })];
    expect(await verdictOf({ signer: listed, stampedBy: unlistedStamping, inStamp })).toBe("VALIDA B-T");
  });

  it("a time stamp of an authority that nobody can check makes no B-T with an answer that it was revoked before", async () => {
    const revoked = revokedAnswer({ about: unlistedStamping.certificate });
    for (const where of [{ inStamp: [revoked] }, { statements: [revoked] }]) {
      const found = await judged({ signer: listed, stampedBy: unlistedStamping, ...where });
      expect(found).toMatchObject({ status: "VALIDA", nivel: "B-B" });
      expect(found).not.toHaveProperty("stampilaLa");
    }
  });
});

describe("a list that is not available", () => {
  const verdicts = async (bytes: Buffer, trust: Trust) =>
    (await judgePdf(bytes, trust)).map(({ motiv, status }) => motiv ?? status);

  it("a list that is not available takes the verdict from its own signature, and not from the others of the file", async () => {
    const authority = newAuthority();
    const addressOf = (name: string) => `http://lista.test/${name}.crl`;
    let bytes = await samplePdf();
    for (const name of ["unu", "doi", "trei"]) {
      const identity = made({ name, use: "signing", listAddress: addressOf(name) });
      bytes = await signPdf(bytes, { authority, identity });
    }
    const without = (missing: string): Trust => ({
      anchors: [root.certificate],
      now: NOW,
      fetchList: async (address) => (address === addressOf(missing) ? gone(address) : list()),
    });
    expect(await verdicts(bytes, without("unu"))).toEqual([UNCHECKED, "VALIDA", "VALIDA"]);
    expect(await verdicts(bytes, without("trei"))).toEqual(["VALIDA", "VALIDA", UNCHECKED]);
  });

  it("a list that is not available takes nothing from a signature beside which its signer showed a name", async () => {
    const issuer = kit.issuer();
    const { key, certificate } = kit.identity("ana");
    const wish = {
      name: "Ana Rusu",
      use: "signing",
      listAddress: listAddresses.issuer,
      ...kit.dates,
    } as const;
    const painter = { key, certificate: certify(certificate.publicKey, wish, issuer) };
    const painted = await kit.signAgain(await kit.sign(kit.sampleWith()), {
      credential: { ...credentialOf(painter), chain: [painter.certificate, issuer.certificate] },
      rect: "[200 10 290 40]",
      fieldEntries: "/AP<</N 48 0 R>>",
      objects: [{ number: 48, body: stream("", "/Type/XObject/Subtype/Form/BBox[0 0 90 30]") }],
    });
    expect(await verdicts(painted, kit.trust)).toEqual(["VALIDA", "VALIDA"]);
    const fetchList: Trust["fetchList"] = async (address) =>
      address === listAddresses.issuer ? gone(address) : kit.trust.fetchList(address);
    expect(await verdicts(painted, { ...kit.trust, fetchList })).toEqual(["VALIDA", UNCHECKED]);
  });
});

describe("a responder that the certificate names", () => {
  const RESPONDER = "http://raspunsuri.test/ocsp";
  /** AuthorityInfoAccess (RFC 5280, 4.2.2.1). */
  const namingResponder = () =>
    extension(
      "1.3.6.1.5.5.7.1.1",
      new asn1.Sequence({
        value: [
          new asn1.Sequence({
            value: [
              new asn1.ObjectIdentifier({ value: "1.3.6.1.5.5.7.48.1" }),
              new asn1.Primitive({
                idBlock: { tagClass: 3, tagNumber: 6 },
                valueHex: Uint8Array.from(Buffer.from(RESPONDER, "latin1")).buffer,
              }),
            ],
          }),
        ],
      }),
    );
  /** The nonce ends the question. */
  const nonceOf = (request: Buffer): Buffer => request.subarray(-32);

  const verdictBy = async (reply: (about: X509Certificate, request: Buffer) => Buffer) => {
    const signer = made({ use: "signing", extensions: [namingResponder()] });
    const asked: string[] = [];
    const fetchAnswer = async (address: string, request: Buffer) => {
      asked.push(address);
      return reply(signer.certificate, request);
    };
    const cms = await makeSignature({
      digest: digestsOf(content)("sha256"),
      credential: credentialOf(signer),
      service: { stamp: async () => undefined },
    });
    const trust: Trust = { anchors: [root.certificate], now: NOW, fetchList: gone, fetchAnswer };
    const { status, motiv } = await judge({ cms, digestBy: digestsOf(content) }, trust);
    expect(asked).toEqual([RESPONDER]);
    return motiv ?? status;
  };

  it("a responder that the certificate names is asked, and is believed for its current answer or for one to this question", async () => {
    expect(await verdictBy((about) => answer({ about }))).toBe("VALIDA");
    expect(
      await verdictBy((about, request) =>
        ocspAnswer({ about, issuer: root.certificate, by: responder, from: day(9), nonce: nonceOf(request) }),
      ),
    ).toBe("VALIDA");
    expect(await verdictBy((about) => revokedAnswer({ about }))).toBe("CERTIFICAT_REVOCAT");
  });

  it.each<[string, (about: X509Certificate) => Buffer]>([
    ["to another question", (about) => answer({ about, nonce: Buffer.alloc(32, 7) })],
    [
      "without an end, made beforehand",
      (about) => ocspAnswer({ about, issuer: root.certificate, by: responder, from: day(9) }),
    ],
    ["that is over", (about) => answer({ about, from: day(1), until: day(2) })],
    ["about another certificate", () => answer()],
    [
      "of a stranger",
      (about) =>
        answer({ about, by: issue({ name: "Altul", use: "authority", from: day(-9), until: day(99) }) }),
    ],
    ["that is none", () => Buffer.from("nimic")],
  ])("a responder that the certificate names clears nothing by an answer %s", async (_, reply) => {
    expect(await verdictBy(reply)).toBe(UNCHECKED);
  });
});
