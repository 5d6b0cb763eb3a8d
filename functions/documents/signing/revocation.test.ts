import * as asn1 from "asn1js";
import type { Extension } from "pkijs";
import { GeneralName } from "pkijs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  extension,
  issue,
  revocationList,
  type Identity,
  type ListWish,
} from "../../../localstack/signing-service/certificates.ts";
import { stampOf } from "../../../localstack/signing-service/time-stamps.ts";
import { withData } from "./cms-extending.ts";
import { makeSignature } from "./make-signature.ts";
import { credentialOf, LIST_ADDRESS } from "./testing.ts";
import type { Trust } from "./outcomes.ts";
import { digestsOf } from "./algorithms.ts";
import { judge } from "./verdict.ts";

/*
 * Which revocation lists count (RFC 5280, 5.2 and 6.3): every list is made here, without network calls. Day 0 is the
 * day of the signature's stamp; a certificate is revoked a day earlier unless a test says otherwise.
 */

const content = Buffer.from("Hotărâre");
const noon = Math.floor(Date.now() / 1000) * 1000 - 100 * 86_400_000;
const day = (number: number) => new Date(noon + number * 86_400_000);

let root: Identity;
let stamping: Identity;
let signer: Identity;

beforeAll(() => {
  const life = { from: day(-400), until: day(4000) };
  root = issue({ name: "Rădăcina", use: "authority", ...life });
  stamping = issue({ name: "Mărci temporale", use: "stamping", listAddress: LIST_ADDRESS, ...life }, root);
  signer = issue(
    { name: "Ana Rusu", use: "signing", listAddress: LIST_ADDRESS, from: day(-100), until: day(300) },
    root,
  );
});

const revoked = (at = day(-1), extensions?: Extension[]) => ({
  serial: signer.certificate.serialNumber,
  at,
  ...(extensions ? { extensions } : {}),
});

/** A list that is valid for a month. */
const listOf = (from: Date, wish: Partial<ListWish> = {}, by = root): Buffer =>
  revocationList(by, { from, until: new Date(from.getTime() + 30 * 86_400_000), revoked: [], ...wish });

const signed = async (lists: Buffer[] = [], identity = signer): Promise<Buffer> => {
  const cms = await makeSignature({
    digest: digestsOf(content)("sha256"),
    credential: credentialOf(identity),
    service: { stamp: async (digest) => stampOf(digest, { authority: stamping, at: day(0) }) },
  });
  return withData(cms, { lists });
};

const unreachable: Trust["fetchList"] = () => Promise.reject(new Error("there is no list"));

interface Situation {
  /** Lists in the file of the signature. */
  inside?: Buffer[];
  /** Lists outside it, as in the security store of a PDF: anyone can append to that. */
  beside?: Buffer[];
  /** The list that the issuer publishes now; if absent, it is not available. */
  current?: Buffer;
  now?: Date;
  identity?: Identity;
  isSigning?: boolean;
}

async function verdictOf(situation: Situation): Promise<string> {
  const { inside = [], beside = [], current, now = day(10), identity, isSigning = false } = situation;
  const trust: Trust = {
    anchors: [root.certificate],
    now,
    fetchList: current ? async () => current : unreachable,
    mayBeUnknown: isSigning,
  };
  const cms = await signed(inside, identity);
  const { status, motiv } = await judge({ cms, digestBy: digestsOf(content), statements: beside }, trust);
  return motiv ?? status;
}

const isUnknown = async (situation: Situation) =>
  expect(await verdictOf(situation)).toBe("REVOCARE_NEVERIFICATA");

describe("a list from before the stamp", () => {
  const older = () => listOf(day(-2));
  const current = () => listOf(day(9), { revoked: [revoked()] });

  it.each(["inside", "beside"] as const)(
    "a list from before the stamp does not make a certificate valid that the current one revokes, when it lies %s",
    async (place) => {
      expect(await verdictOf({ [place]: [older()], current: current() })).toBe("CERTIFICAT_REVOCAT");
    },
  );

  it("a list from before the stamp is no answer where the current one cannot be had; at a signing it costs only the level", async () => {
    await isUnknown({ inside: [older()] });
    expect(await verdictOf({ inside: [older()], isSigning: true })).toBe("VALIDA");
  });

  it("a list from before the stamp is no answer either for a certificate that has ended, which the current one no longer names", async () => {
    const now = day(310);
    expect(await verdictOf({ inside: [older()], current: listOf(day(309)), now })).toBe("CERTIFICAT_EXPIRAT");
  });
});

describe("a list from the moment of the stamp on", () => {
  it("a list from the moment of the stamp on is enough without the network, also when it is over", async () => {
    expect(await verdictOf({ inside: [listOf(day(0))] })).toBe("VALIDA");
    expect(await verdictOf({ beside: [listOf(day(1))], now: day(200) })).toBe("VALIDA");
  });

  it("revokes what was revoked before the stamp, and nothing that was revoked later", async () => {
    expect(await verdictOf({ inside: [listOf(day(1), { revoked: [revoked()] })] })).toBe(
      "CERTIFICAT_REVOCAT",
    );
    expect(await verdictOf({ inside: [listOf(day(5), { revoked: [revoked(day(4))] })] })).toBe("VALIDA");
  });

  it("a list from the moment of the stamp on is believed when it revokes, whatever an older one beside it says", async () => {
    const inside = [listOf(day(-2)), listOf(day(0)), listOf(day(1), { revoked: [revoked()] })];
    expect(await verdictOf({ inside })).toBe("CERTIFICAT_REVOCAT");
  });

  it("a list from the moment of the stamp on keeps a signature valid when its certificate has ended meanwhile", async () => {
    expect(await verdictOf({ inside: [listOf(day(1))], now: day(310) })).toBe("VALIDA");
  });

  it("a list from the moment of the stamp on that was issued after the end of the certificate speaks of it only where it keeps ended ones", async () => {
    const keepsEnded = extension(
      "2.5.29.60",
      new asn1.GeneralizedTime({ valueDate: new Date(day(-300).getTime()) }),
    );
    const now = day(310);
    expect(await verdictOf({ current: listOf(day(305)), now })).toBe("CERTIFICAT_EXPIRAT");
    expect(await verdictOf({ current: listOf(day(305), { extensions: [keepsEnded] }), now })).toBe("VALIDA");
  });
});

const context = (tagNumber: number, value: asn1.BaseBlock[]) =>
  new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber }, value });
const flag = (tagNumber: number, bytes: number[] = [0xff]) =>
  new asn1.Primitive({ idBlock: { tagClass: 3, tagNumber }, valueHex: Uint8Array.from(bytes).buffer });
const address = (url: string) => new GeneralName({ type: 6, value: url }).toSchema() as asn1.BaseBlock;
const pointOf = (url: string) => context(0, [context(0, [address(url)])]);

/** IssuingDistributionPoint (RFC 5280, 5.2.5). */
const scope = (...parts: asn1.BaseBlock[]) =>
  extension("2.5.29.28", new asn1.Sequence({ value: parts }), true);
const unknown = (critical: boolean) => extension("1.3.6.1.4.1.99999.7", new asn1.Null(), critical);

it.each([
  ["only certificates of authorities", () => [scope(flag(2))]],
  ["only attribute certificates", () => [scope(flag(5))]],
  ["only some reasons", () => [scope(flag(3, [0x05, 0x20]))]],
  ["another distribution point", () => [scope(pointOf("http://lista.test/alta.crl"))]],
  ["a point that is named relative to the issuer", () => [scope(context(0, [context(1, [])]))]],
  ["certificates of other issuers too", () => [scope(flag(4))]],
  ["changes since another list", () => [extension("2.5.29.27", new asn1.Integer({ value: 1 }), true)]],
  ["what is not known here", () => [unknown(true)]],
  ["a scope that cannot be read", () => [extension("2.5.29.28", new asn1.Integer({ value: 1 }), true)]],
  ["two scopes", () => [scope(flag(1)), scope(flag(1))]],
])(
  "the scope of a list of %s does not cover a signer's certificate, kept or current",
  async (_, extensions) => {
    await isUnknown({ current: listOf(day(9), { extensions: extensions() }) });
    await isUnknown({
      inside: [listOf(day(1), { extensions: extensions() })],
      current: listOf(day(9), { extensions: extensions() }),
    });
  },
);

it("the scope of a list of users' certificates, of the certificate's own point, and with additions that bind nobody covers it", async () => {
  for (const extensions of [[scope(flag(1))], [scope(pointOf(LIST_ADDRESS), flag(1))], [unknown(false)]])
    expect(await verdictOf({ current: listOf(day(9), { extensions }) })).toBe("VALIDA");
});

it("the scope of a list does not take back a revocation: what is named in a part of the list is revoked", async () => {
  const wish = { revoked: [revoked()], extensions: [scope(flag(3, [0x05, 0x20]))] };
  expect(await verdictOf({ current: listOf(day(9), wish) })).toBe("CERTIFICAT_REVOCAT");
});

it.each([
  ["an addition that must be understood", () => unknown(true)],
  ["the issuer of another certificate", () => extension("2.5.29.29", new asn1.Sequence(), true)],
])("the scope of a list is unknown where one of its entries has %s", async (_, make) => {
  const other = { serial: "4fff", at: day(-1), extensions: [make()] };
  await isUnknown({ current: listOf(day(9), { revoked: [other] }) });
});

describe("the authority of time stamps", () => {
  const listed = () =>
    issue(
      { name: "Mărci", use: "stamping", listAddress: LIST_ADDRESS, from: day(-400), until: day(4000) },
      root,
    );
  const verdictOfStamp = async (authority: Identity, at: Date) => {
    const { serialNumber: serial } = authority.certificate;
    const current = listOf(day(9), { revoked: [{ serial, at }] });
    const cms = await makeSignature({
      digest: digestsOf(content)("sha256"),
      credential: credentialOf(signer),
      service: { stamp: async (digest) => stampOf(digest, { authority, at: day(0) }) },
    });
    const trust = { anchors: [root.certificate], now: day(10), fetchList: async () => current };
    const { status, motiv, nivel } = await judge({ cms, digestBy: digestsOf(content) }, trust);
    return motiv ?? `${status} ${nivel}`;
  };

  it("the authority of time stamps that was revoked has made no stamp, unless a later stamp proves that it stamped before", async () => {
    expect(await verdictOfStamp(listed(), day(-1))).toBe("VALIDA B-B");
    expect(await verdictOfStamp(listed(), day(1))).toBe("VALIDA B-B");
    expect(await verdictOfStamp(listed(), day(11))).toBe("VALIDA B-T");
  });
});

it.each([
  ["is over", () => listOf(day(9), { until: day(9.5) })],
  ["has not begun", () => listOf(day(11))],
  ["is somebody else's", () => listOf(day(9), {}, stamping)],
  ["is no list", () => Buffer.from("listă")],
])(
  "the current list that %s is none: REVOCARE_NEVERIFICATA, and at a signing no obstacle",
  async (_, current) => {
    await isUnknown({ current: current() });
    expect(await verdictOf({ current: current(), isSigning: true })).toBe("VALIDA");
  },
);

it("a list of thousands of certificates is read, and revokes those that it names", async () => {
  const serialOf = (number: number) => (0x10_00_00 + number).toString(16);
  const others = Array.from({ length: 5_000 }, (_, i) => ({ serial: serialOf(i), at: day(-3) }));
  expect(await verdictOf({ current: listOf(day(9), { revoked: others }) })).toBe("VALIDA");
  const all = listOf(day(9), { revoked: [...others, revoked()] });
  expect(await verdictOf({ current: all })).toBe("CERTIFICAT_REVOCAT");
});

it("the current list counts only from an issuer that may sign lists", async () => {
  const life = { from: day(-400), until: day(4000) };
  const certificatesOnly = extension(
    "2.5.29.15",
    new asn1.BitString({ valueHex: Uint8Array.from([0x04]).buffer, unusedBits: 2 }),
    true,
  );
  const middle = issue({ name: "Emitent", use: "authority", extensions: [certificatesOnly], ...life }, root);
  const identity = issue({ name: "Ana Rusu", use: "signing", listAddress: LIST_ADDRESS, ...life }, middle);
  const cms = await makeSignature({
    digest: digestsOf(content)("sha256"),
    credential: { ...credentialOf(identity), chain: [identity.certificate, middle.certificate] },
    service: { stamp: async () => undefined },
  });
  const trust: Trust = {
    anchors: [root.certificate],
    now: day(10),
    fetchList: async () => listOf(day(9), {}, middle),
  };
  const { motiv } = await judge({ cms, digestBy: digestsOf(content) }, trust);
  expect(motiv).toBe("REVOCARE_NEVERIFICATA");
});
