import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { factsOf } from "./certificate.ts";
import * as asn1 from "asn1js";
import { AlgorithmIdentifier, Attribute, ContentInfo, RSASSAPSSParams, SignedData } from "pkijs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  certify,
  type Identity,
  issue,
  revocationList,
} from "../../../localstack/signing-service/certificates.ts";
import { asn1Bytes, asn1In, cmsTreeOf } from "../../../shared/testing/changed-files/asn1-tree.ts";
import { definite } from "./ber.ts";
import { attributesOf, cmsFile, inOrder, toBeSigned } from "./cms.ts";
import { judgeFile } from "./file-judging.ts";
import type { Trust } from "./outcomes.ts";
import { edited, LIST_ADDRESS } from "./testing.ts";
import { digestsOf } from "./algorithms.ts";
import { judge } from "./verdict.ts";

/* Forms of CMS that other programs write. */

const content = Buffer.from("Hotărâre nr. 12");
const day = 24 * 3600_000;
const now = new Date();
const life = { from: new Date(now.getTime() - day), until: new Date(now.getTime() + day) };
let root: Identity;
let trust: Trust;

beforeAll(() => {
  root = issue({ name: "Rădăcina", use: "authority", ...life });
  trust = {
    anchors: [root.certificate],
    now,
    fetchList: async () => revocationList(root, { revoked: [], ...life }),
  };
});

const signerOf = (keys: { publicKey: KeyObject; privateKey: KeyObject }): Identity => ({
  key: keys.privateKey,
  certificate: certify(
    keys.publicKey,
    { name: "Ana Rusu", use: "signing", listAddress: LIST_ADDRESS, ...life },
    root,
  ),
});
const rsa = (): Identity => signerOf(generateKeyPairSync("rsa", { modulusLength: 2048 }));

interface Wish {
  signer: Identity;
  /** The digest of the content and of the value. */
  digest?: string;
  attributes?: (usual: Attribute[]) => Attribute[];
  signature?: (bytes: Buffer, key: KeyObject) => Buffer;
  isEnveloping?: boolean;
  edit?: Parameters<typeof edited>[1];
}

const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: Uint8Array.from(bytes).buffer });

function signed({ signer, digest = "sha256", attributes = (usual) => usual, ...wish }: Wish): Buffer {
  const hash = createHash(digest).update(content).digest();
  const usual = attributesOf({ digest: hash, certificate: signer.certificate, signingTime: now });
  const made = inOrder(attributes(usual));
  const bytes = toBeSigned(made);
  const signature = wish.signature?.(bytes, signer.key) ?? sign(digest, bytes, signer.key);
  const file = cmsFile({
    attributes: made,
    chain: [signer.certificate],
    signature,
    ...(wish.isEnveloping ? { content: { type: "1.2.840.113549.1.7.1", bytes: content } } : {}),
  });
  return wish.edit ? edited(file, wish.edit) : file;
}

const byAlgorithms =
  (digestOid: string, methodOid: string, parameters?: asn1.BaseBlock): Wish["edit"] =>
  (data, signer) => {
    const digest = new AlgorithmIdentifier({ algorithmId: digestOid });
    data.digestAlgorithms = [digest];
    signer.digestAlgorithm = digest;
    signer.signatureAlgorithm = new AlgorithmIdentifier({
      algorithmId: methodOid,
      ...(parameters ? { algorithmParams: parameters } : {}),
    });
  };

const verdictOf = async (cms: Buffer, of = content): Promise<string> => {
  const { status, motiv } = await judge({ cms, digestBy: digestsOf(of), whole: () => of }, trust);
  return motiv ?? status;
};

const SHA = "2.16.840.1.101.3.4.2";
const pss = new RSASSAPSSParams({
  hashAlgorithm: new AlgorithmIdentifier({ algorithmId: `${SHA}.1` }),
  maskGenAlgorithm: new AlgorithmIdentifier({
    algorithmId: "1.2.840.113549.1.1.8",
    algorithmParams: new AlgorithmIdentifier({ algorithmId: `${SHA}.1` }).toSchema(),
  }),
  saltLength: 32,
}).toSchema() as asn1.BaseBlock;

describe("a signature by another algorithm", () => {
  const forms: [string, string, () => Wish][] = [
    [
      "RSASSA-PSS",
      "VALIDA",
      () => ({
        signer: rsa(),
        signature: (bytes, key) => sign("sha256", bytes, { key, padding: 6, saltLength: 32 }),
        edit: byAlgorithms(`${SHA}.1`, "1.2.840.113549.1.1.10", pss),
      }),
    ],
    [
      "SHA-512",
      "VALIDA",
      () => ({ signer: rsa(), digest: "sha512", edit: byAlgorithms(`${SHA}.3`, "1.2.840.113549.1.1.13") }),
    ],
    [
      "SHA3-256",
      "VALIDA",
      () => ({
        signer: rsa(),
        digest: "sha3-256",
        edit: byAlgorithms(`${SHA}.8`, "2.16.840.1.101.3.4.3.14"),
      }),
    ],
    [
      "ECDSA on brainpoolP256r1",
      "VALIDA",
      () => ({ signer: signerOf(generateKeyPairSync("ec", { namedCurve: "brainpoolP256r1" })) }),
    ],
    [
      "SHA-1, which ended without a proof of an earlier time",
      "ALGORITM_SLAB",
      () => ({ signer: rsa(), digest: "sha1", edit: byAlgorithms("1.3.14.3.2.26", "1.2.840.113549.1.1.5") }),
    ],
    [
      "Ed25519, which is not in the suites",
      "ALGORITM_SLAB",
      () => ({
        signer: signerOf(generateKeyPairSync("ed25519")),
        digest: "sha512",
        signature: (bytes, key) => sign(null, bytes, key),
        edit: byAlgorithms(`${SHA}.3`, "1.3.101.112"),
      }),
    ],
    [
      "one that is unknown here",
      "NESUSTINUT",
      () => ({ signer: rsa(), edit: byAlgorithms(`${SHA}.1`, "1.2.3.4") }),
    ],
  ];

  it.each(forms)("a signature by another algorithm, %s, is %s", async (_, expected, wish) => {
    expect(await verdictOf(signed(wish()))).toBe(expected);
  });

  it.each(forms)(
    "a signature by another algorithm, %s, is CONTINUT_MODIFICAT over another content",
    async (_, __, wish) => {
      expect(await verdictOf(signed(wish()), Buffer.from("Hotărâre nr. 13"))).toBe("CONTINUT_MODIFICAT");
    },
  );
});

describe("lengths without an end", () => {
  /** A file in which every sequence and set outside of the certificate has no length. */
  const endless = (bytes: Buffer): Buffer => {
    const [tag = 0, first = 0] = bytes;
    const size = first < 0x80 ? 0 : first & 0x7f;
    return Buffer.concat([Buffer.from([tag, 0x80]), bytes.subarray(2 + size), Buffer.alloc(2)]);
  };

  it("lengths without an end are made definite, and everything else stays as it was written", () => {
    const inner = Buffer.from("3003020101", "hex");
    const pieces = Buffer.from("2480040141040142" + "0000", "hex");
    const whole = Buffer.concat([Buffer.from("3080", "hex"), inner, pieces, Buffer.alloc(2)]);
    expect(definite(whole)).toEqual({
      value: Buffer.from("30093003020101" + "04024142", "hex"),
      length: whole.length,
    });
    expect(definite(inner).value).toEqual(inner);
  });

  it("lengths without an end leave a signature VALIDA, and one that is missing does not", async () => {
    const file = signed({ signer: rsa() });
    expect(await verdictOf(endless(file))).toBe("VALIDA");
    expect(await verdictOf(endless(file).subarray(0, -2))).toBe("SEMNATURA_CORUPTA");
  });

  it.each([
    ["a value longer than its place", "3005020101"],
    ["a string with pieces of another kind", "240302010100"],
    ["a primitive value without an end", "0280"],
    ["a length of seven bytes", "3087000000000000010101"],
  ])("%s is no ASN.1", (_, hex) => {
    expect(() => definite(Buffer.from(hex, "hex"))).toThrow();
  });

  it("values nested a hundred thousand times end the reading, and not the process", () => {
    expect(() => definite(Buffer.from("3080".repeat(100_000), "hex"))).toThrow("nested too deeply");
  });
});

describe("a file that is signed by itself", () => {
  const verdicts = async (bytes: Buffer, contents: Buffer[] = []) => {
    const named = contents.map((one, i) => ({ name: `fisier-${i}`, bytes: one }));
    const { kind, signatures } = await judgeFile(bytes, trust, named);
    return [kind, signatures?.map(({ status, motiv }) => motiv ?? status)];
  };

  it.each([
    ["Popescu, Ion; #1", "Popescu, Ion; #1"],
    ['S.R.L. "Alfa+Beta"', 'S.R.L. "Alfa+Beta"'],
    ["contract\\0A\n\u202Efdp", "contract\\0A fdp"],
  ])("the name %j in a certificate is shown as people write it: %j", (name, shown) => {
    const { certificate } = issue({ name, use: "authority", ...life });
    expect(factsOf(certificate)).toMatchObject({ certificat: shown, emitentCertificat: shown });
  });

  it("a file of certificates alone, without a signer, has no signature", async () => {
    const certificates = edited(signed({ signer: rsa(), isEnveloping: true }), (data) => {
      data.signerInfos = [];
    });
    expect(await verdicts(certificates)).toEqual(["CMS", []]);
  });

  it("a file that is signed by itself is judged with its own content, also in base64 and with its armour", async () => {
    const file = signed({ signer: rsa(), isEnveloping: true });
    const text = file.toString("base64");
    const armoured = `-----BEGIN PKCS7-----\n${text.replaceAll(/(.{64})/g, "$1\n")}\n-----END PKCS7-----\n`;
    for (const bytes of [file, Buffer.from(text), Buffer.from(armoured)])
      expect(await verdicts(bytes)).toEqual(["CMS", ["VALIDA"]]);
  });

  it("a file that is signed by itself with its content beside it is judged by the content that it signed", async () => {
    const file = signed({ signer: rsa() });
    expect(await verdicts(file)).toEqual(["CMS", ["CONTINUT_LIPSA"]]);
    expect(await verdicts(file, [Buffer.from("altul"), content])).toEqual(["CMS", ["VALIDA"]]);
    expect(await verdicts(file, [Buffer.from("altul")])).toEqual(["CMS", ["CONTINUT_MODIFICAT"]]);
  });

  it("a file that is signed by several is judged for each of them", async () => {
    const strange = issue({ name: "Altcineva", use: "authority", ...life });
    const foreign = {
      ...rsa(),
      certificate: certify(
        rsa().certificate.publicKey,
        { name: "Ion", use: "signing", listAddress: LIST_ADDRESS, ...life },
        strange,
      ),
    };
    const first = signed({ signer: rsa(), isEnveloping: true });
    const other = new SignedData({
      schema: ContentInfo.fromBER(Uint8Array.from(signed({ signer: foreign, isEnveloping: true })))
        .content as unknown,
    });
    const both = edited(first, (data) => {
      data.signerInfos.push(...other.signerInfos);
      data.certificates?.push(...(other.certificates ?? []));
    });
    const [kind, found] = await verdicts(both);
    expect(kind).toBe("CMS");
    expect(found).toContain("VALIDA");
    expect(found).toHaveLength(2);
  });

  it("a file that is signed by itself is judged with the signatures inside of its content", async () => {
    const inner = signed({ signer: rsa(), isEnveloping: true });
    const signer = rsa();
    const hash = createHash("sha256").update(inner).digest();
    const attributes = attributesOf({ digest: hash, certificate: signer.certificate, signingTime: now });
    const outer = cmsFile({
      attributes,
      chain: [signer.certificate],
      signature: sign("sha256", toBeSigned(attributes), signer.key),
      content: { type: "1.2.840.113549.1.7.1", bytes: inner },
    });
    expect(await verdicts(outer)).toEqual(["CMS", ["VALIDA", "VALIDA"]]);
  });

  it("a file that is signed without a claimed time, or without signed attributes, is FORMA_NEACCEPTATA", async () => {
    const untimed = signed({
      signer: rsa(),
      isEnveloping: true,
      attributes: (usual) => usual.filter(({ type }) => type !== "1.2.840.113549.1.9.5"),
    });
    expect(await verdicts(untimed)).toEqual(["CMS", ["FORMA_NEACCEPTATA"]]);
    const bare = signed({
      signer: rsa(),
      isEnveloping: true,
      signature: (_, key) => sign("sha256", content, key),
      edit: (_, signer) => {
        delete signer.signedAttrs;
      },
    });
    expect(await verdicts(bare)).toEqual(["CMS", ["FORMA_NEACCEPTATA"]]);
  });

  it.each([
    ["NECUNOSCUT", "Bună ziua"],
    ["NECUNOSCUT", '{"signature": x'],
  ])("a file of the kind %s is named, and no list of signatures is empty", async (kind, text) => {
    expect(await verdicts(Buffer.from(text, "latin1"))).toEqual([kind, undefined]);
  });

  it("a file of the kind ASIC is named if it is damaged, and is no list without signatures", async () => {
    const damaged = Buffer.from("PK\u0003\u0004..mimetypeapplication/vnd.etsi.asic-e+zip", "latin1");
    expect(await verdicts(damaged)).toEqual(["ASIC", ["SEMNATURA_CORUPTA"]]);
  });

  it("a file of the kind XADES that speaks of signatures and has none is read, and has none", async () => {
    const text = '<?xml version="1.0"?><a xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>';
    expect(await verdicts(Buffer.from(text))).toEqual(["XADES", []]);
  });
});

it("what is beside a signature and not understood is carried: octets of an unknown attribute", async () => {
  const file = signed({
    signer: rsa(),
    attributes: (usual) => [...usual, new Attribute({ type: "1.2.3.4", values: [octets(Buffer.from("x"))] })],
  });
  expect(await verdictOf(file)).toBe("VALIDA");
});

it("what is beside a signature as its certificate, and has its issuer and number, must be the signed one, though the signed one is there too", async () => {
  const file = cmsTreeOf(signed({ signer: rsa(), isEnveloping: true }));
  const { signerCertificate, certificates } = file;
  if (!signerCertificate) throw new Error("a file without its signer's certificate");
  const other = asn1In(asn1Bytes(signerCertificate));
  // A byte of its issuer's signature.
  const value = other.children?.at(-1);
  if (value) value.content = Buffer.concat([value.content.subarray(0, -1), Buffer.from([0])]);
  certificates.unshift(other);
  const { signatures } = await judgeFile(asn1Bytes(file.root), trust);
  expect(signatures).toMatchObject([{ status: "INVALIDA", subindicatie: "NO_SIGNING_CERTIFICATE_FOUND" }]);
});
