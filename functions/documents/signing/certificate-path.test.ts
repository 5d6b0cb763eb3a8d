import { generateKeyPairSync } from "node:crypto";
import * as asn1 from "asn1js";
import {
  AttributeTypeAndValue,
  BasicConstraints,
  type Extension,
  ExtKeyUsage,
  GeneralName,
  GeneralNames,
  GeneralSubtree,
  NameConstraints,
  RelativeDistinguishedNames,
} from "pkijs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type CertificateWish,
  certify,
  extension,
  type Identity,
  issue,
  revocationList,
} from "../../../localstack/signing-service/certificates.ts";
import { stampOf } from "../../../localstack/signing-service/time-stamps.ts";
import { makeSignature } from "./make-signature.ts";
import { credentialOf } from "./testing.ts";
import { digestsOf } from "./algorithms.ts";
import { judge } from "./verdict.ts";

/* Which certificates may sign documents, and which may certify them (RFC 5280, section 6; RFC 3161, 2.3). */

const content = Buffer.from("Hotărâre");
const DAY_MS = 86_400_000;
let root: Identity;

/** One key for all signers: key generation takes longer than everything else here. */
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** The issuers by the addresses of their empty revocation lists. */
const issuers = new Map<string, Identity>();
function listedAt(issuer: Identity | undefined): Pick<CertificateWish, "listAddress"> {
  if (!issuer) return {};
  const listAddress = `http://lista.test/${issuer.certificate.serialNumber}.crl`;
  issuers.set(listAddress, issuer);
  return { listAddress };
}
async function fetchList(address: string): Promise<Buffer> {
  const issuer = issuers.get(address);
  if (!issuer) throw new Error("nobody has this list");
  const now = Date.now();
  return revocationList(issuer, { revoked: [], from: new Date(now - DAY_MS), until: new Date(now + DAY_MS) });
}

function made(changes: Partial<CertificateWish>, issuer: Identity | undefined = root): Identity {
  const wish = {
    ...listedAt(issuer),
    name: "Ana Rusu",
    use: "signing" as const,
    from: new Date(Date.now() - 9 * DAY_MS),
    until: new Date(Date.now() + 900 * DAY_MS),
    ...changes,
  };
  if (wish.use !== "signing") return issue(wish, issuer);
  return { key: privateKey, certificate: certify(publicKey, wish, issuer) };
}
const authority = (name: string, extensions: Extension[] = [], issuer?: Identity): Identity =>
  made({ name, use: "authority", extensions }, issuer);

beforeAll(() => {
  root = made({ name: "Rădăcina", use: "authority" }, undefined);
});

/** The verdict on a signature by the first certificate of a chain; the root is the anchor. */
async function verdictOf(chain: Identity[], stamping?: Identity, anchor = root): Promise<string> {
  const { status, motiv } = await judged(chain, stamping, anchor);
  return motiv ?? status;
}

async function levelOf(chain: Identity[], stamping: Identity): Promise<string> {
  const { status, nivel } = await judged(chain, stamping);
  return `${status} ${nivel}`;
}

async function judged(chain: Identity[], stamping?: Identity, anchor = root) {
  const [signer] = chain as [Identity];
  const digest = digestsOf(content)("sha256");
  const stamp = async (of: Buffer) =>
    stamping && stampOf(of, { authority: stamping, at: new Date(Date.now() - 1000) });
  const credential = { ...credentialOf(signer), chain: chain.map(({ certificate }) => certificate) };
  const cms = await makeSignature({ digest, credential, service: { stamp } });
  const trust = { anchors: [anchor.certificate], now: new Date(), fetchList };
  return judge({ cms, digestBy: digestsOf(content) }, trust);
}

const use = (first: number) =>
  extension("2.5.29.15", new asn1.BitString({ valueHex: Uint8Array.from([first]).buffer }), true);
const purposes = (critical: boolean, ...keyPurposes: string[]) =>
  extension("2.5.29.37", new ExtKeyUsage({ keyPurposes }).toSchema(), critical);
const SERVERS = "1.3.6.1.5.5.7.3.1";
const CLIENTS = "1.3.6.1.5.5.7.3.2";
const MAIL = "1.3.6.1.5.5.7.3.4";
const STAMPS = "1.3.6.1.5.5.7.3.8";
const DOCUMENTS = "1.3.6.1.5.5.7.3.36";
const ANYTHING = "2.5.29.37.0";
const unknown = (critical: boolean) => extension("1.3.6.1.4.1.99999.7", new asn1.Null(), critical);

describe("a certificate that is not for signing documents is CERTIFICAT_NEPOTRIVIT", () => {
  it.each([
    ["an authority's of time stamps", () => made({ extensions: [purposes(true, STAMPS)] })],
    ["a server's", () => made({ extensions: [purposes(false, SERVERS, CLIENTS)] })],
    ["one for signing in", () => made({ extensions: [purposes(true, CLIENTS)] })],
    ["one whose key may only encipher", () => made({ extensions: [use(0x20)] })],
    ["one whose key may only sign certificates", () => made({ extensions: [use(0x06)] })],
  ])("%s", async (_, certificate) => {
    expect(await verdictOf([certificate()])).toBe("CERTIFICAT_NEPOTRIVIT");
  });

  it("one for documents, mail or any purpose is good, and one that names none", async () => {
    for (const purpose of [DOCUMENTS, MAIL, ANYTHING])
      expect(await verdictOf([made({ extensions: [purposes(true, CLIENTS, purpose)] })])).toBe("VALIDA");
    for (const bits of [0x80, 0x40])
      expect(await verdictOf([made({ extensions: [use(bits)] })])).toBe("VALIDA");
  });
});

it.each([
  ["a signer", () => made({})],
  ["a server", () => made({ extensions: [purposes(true, SERVERS)] })],
  ["somebody for any purpose", () => made({ extensions: [purposes(true, ANYTHING)] })],
  ["somebody for stamps and more", () => made({ extensions: [purposes(true, STAMPS, DOCUMENTS)] })],
  ["somebody whose purpose is not critical", () => made({ extensions: [purposes(false, STAMPS)] })],
  ["a key that may only encipher", () => made({ use: "stamping", extensions: [use(0x20)] })],
])("a time stamp by %s proves no time", async (_, stamping) => {
  expect(await levelOf([made({})], stamping())).toBe("VALIDA B-B");
});

it("a time stamp by an authority of stamps is good", async () => {
  expect(await levelOf([made({})], made({ use: "stamping" }))).toBe("VALIDA B-T");
});

const constraints = (pathLenConstraint?: number) =>
  extension(
    "2.5.29.19",
    new BasicConstraints({
      cA: true,
      ...(pathLenConstraint === undefined ? {} : { pathLenConstraint }),
    }).toSchema(),
    true,
  );

const directory = (...names: string[]) =>
  new GeneralName({
    type: 4,
    value: new RelativeDistinguishedNames({
      typesAndValues: names.map(
        (value) => new AttributeTypeAndValue({ type: "2.5.4.3", value: new asn1.Utf8String({ value }) }),
      ),
    }),
  });
const subtree = (base: GeneralName) => new GeneralSubtree({ base });
const names = (wish: { permitted?: GeneralName[]; excluded?: GeneralName[] }) =>
  extension(
    "2.5.29.30",
    new NameConstraints({
      ...(wish.permitted ? { permittedSubtrees: wish.permitted.map(subtree) } : {}),
      ...(wish.excluded ? { excludedSubtrees: wish.excluded.map(subtree) } : {}),
    }).toSchema(),
    true,
  );
const mail = (value: string) => new GeneralName({ type: 1, value });
const host = (value: string) => new GeneralName({ type: 2, value });
const url = (value: string) => new GeneralName({ type: 6, value });
const ip = (...bytes: number[]) =>
  new GeneralName({ type: 7, value: new asn1.OctetString({ valueHex: Uint8Array.from(bytes).buffer }) });
const also = (...list: GeneralName[]) => extension("2.5.29.17", new GeneralNames({ names: list }).toSchema());

/** Ana's certificate from an issuer with these extensions. */
const below = (ofIssuer: Extension[], ofSigner: Extension[] = []): Identity[] => {
  const issuer = authority("Emitent", ofIssuer);
  return [made({ extensions: ofSigner }, issuer), issuer];
};

describe("an issuer that may not issue the certificate makes it CERTIFICAT_NEPERMIS", () => {
  it.each<[string, () => Identity[]]>([
    [
      "one more issuer than the length of the path allows",
      () => {
        const first = authority("Primul", [constraints(0)]);
        const second = authority("Al doilea", [], first);
        return [made({}, second), second, first];
      },
    ],
    ["an issuer only for servers", () => below([purposes(false, SERVERS)])],
    ["an unknown critical extension of the issuer", () => below([unknown(true)])],
    ["an unknown critical extension of the signer", () => below([], [unknown(true)])],
    ["an extension that stands there twice", () => below([], [unknown(false), unknown(false)])],
    ["a name outside what the issuer may name", () => below([names({ permitted: [directory("Ion")] })])],
    ["a name that the issuer must not name", () => below([names({ excluded: [directory("ANA  rusu")] })])],
    [
      "constraints on names of a kind that is not known",
      () => below([names({ permitted: [url("x.md")] })], [also(url("urn:x"))]),
    ],
    [
      "an address of another domain",
      () => below([names({ permitted: [mail("primarie.md")] })], [also(mail("ana@altundeva.md"))]),
    ],
    ["an excluded host", () => below([names({ excluded: [host("gov.md")] })], [also(host("x.gov.md"))])],
    [
      "an address of another network",
      () => below([names({ permitted: [ip(10, 0, 0, 0, 255, 0, 0, 0)] })], [also(ip(11, 0, 0, 1))]),
    ],
    [
      "a demand for policies, which are not judged here",
      () =>
        below([
          extension(
            "2.5.29.36",
            new asn1.Sequence({
              value: [
                new asn1.Primitive({
                  idBlock: { tagClass: 3, tagNumber: 0 },
                  valueHex: Uint8Array.from([0]).buffer,
                }),
              ],
            }),
            true,
          ),
        ]),
    ],
  ])("%s", async (_, chain) => {
    expect(await verdictOf(chain())).toBe("CERTIFICAT_NEPERMIS");
  });

  it.each<[string, () => Identity[]]>([
    [
      "by an issuer that is no authority",
      () => {
        const issuer = made({ name: "Ion" });
        return [made({}, issuer), issuer];
      },
    ],
    ["by an issuer whose key may not sign certificates", () => below([use(0x80)])],
    [
      "by an issuer whose constraints cannot be read",
      () => below([extension("2.5.29.30", new asn1.Null(), true)]),
    ],
    [
      "whose own purposes cannot be read",
      () => [made({ extensions: [extension("2.5.29.37", new asn1.Null())] })],
    ],
  ])("a certificate %s leads nowhere: CERTIFICAT_NECUNOSCUT", async (_, chain) => {
    expect(await verdictOf(chain())).toBe("CERTIFICAT_NECUNOSCUT");
  });

  it("the constraints of a trusted root bind too", async () => {
    const anchor = made({ name: "Strictă", use: "authority", extensions: [constraints(0)] }, undefined);
    const issuer = authority("Emitent", [], anchor);
    expect(await verdictOf([made({}, issuer), issuer], undefined, anchor)).toBe("CERTIFICAT_NEPERMIS");
    expect(await verdictOf([made({}, anchor)], undefined, anchor)).toBe("VALIDA");
  });

  it("what is within all of them is VALIDA", async () => {
    const issuer = [
      constraints(0),
      unknown(false),
      purposes(false, MAIL),
      names({
        permitted: [
          directory("ana rusu"),
          mail("primarie.md"),
          host("gov.md"),
          ip(10, 0, 0, 0, 255, 0, 0, 0),
        ],
        excluded: [directory("Ion"), mail("ion@primarie.md"), host("rău.gov.md")],
      }),
    ];
    const signer = [unknown(false), also(mail("ana@primarie.md"), host("x.gov.md"), ip(10, 9, 8, 7))];
    expect(await verdictOf(below(issuer, signer))).toBe("VALIDA");
  });

  const again = (of: Identity, name: string, issuer: Identity): Identity => {
    const { publicKey, validFromDate: from, validToDate: until } = of.certificate;
    return {
      key: of.key,
      certificate: certify(publicKey, { name, use: "authority", from, until, ...listedAt(issuer) }, issuer),
    };
  };

  it("a second path that is allowed counts, whichever is found first", async () => {
    const first = authority("Emitent", [constraints(0)]);
    const narrow = authority("Al doilea", [], first);
    const wide = again(narrow, "Al doilea", root);
    expect(await verdictOf([made({}, narrow), narrow, first, wide])).toBe("VALIDA");
  });

  it("many issuers that certify one another end the search: CERTIFICAT_NECUNOSCUT", async () => {
    const foreign = made({ name: "Străină", use: "authority" }, undefined);
    const [left, right] = [authority("Stânga", [], foreign), authority("Dreapta", [], foreign)];
    const ring = Array.from({ length: 12 }, () => [
      again(left, "Stânga", right),
      again(right, "Dreapta", left),
    ]).flat();
    expect(await verdictOf([made({}, left), ...ring])).toBe("CERTIFICAT_NECUNOSCUT");
  }, 20_000);
});
