import { attributeOf, textIn, type XmlElement } from "../../../../shared/xml/tree.ts";
import type { DigestName, SignatureMethod } from "../algorithms.ts";
import { INTEGER, SEQUENCE, written } from "../ber.ts";
import { DSIG, namedIn } from "./names.ts";

/* The algorithms of XML signatures by their identifiers (XMLDSig 1.1, RFC 9231). A MAC is none: its key is no signer's. */

const more = "http://www.w3.org/2001/04/xmldsig-more#";
const more2007 = "http://www.w3.org/2007/05/xmldsig-more#";
const more2021 = "http://www.w3.org/2021/04/xmldsig-more#";
const enc = "http://www.w3.org/2001/04/xmlenc#";
const dsig11 = "http://www.w3.org/2009/xmldsig11#";

const digests = new Map<string, DigestName>([
  [`${more}md5`, "md5"],
  [`${DSIG}sha1`, "sha1"],
  [`${enc}ripemd160`, "ripemd160"],
  [`${more}sha224`, "sha224"],
  [`${enc}sha256`, "sha256"],
  [`${more}sha384`, "sha384"],
  [`${enc}sha512`, "sha512"],
  [`${more2007}sha3-224`, "sha3-224"],
  [`${more2007}sha3-256`, "sha3-256"],
  [`${more2007}sha3-384`, "sha3-384"],
  [`${more2007}sha3-512`, "sha3-512"],
]);

/** The digest that a DigestMethod names. */
export const digestOf = (element: XmlElement | undefined): DigestName | undefined =>
  element && digests.get(attributeOf(element, "Algorithm") ?? "");

const rsa = (digest: DigestName): SignatureMethod => ({ key: "rsa", digest });
const pss = (digest: DigestName, salt: number): SignatureMethod => ({ key: "rsa-pss", digest, salt });
const ec = (digest: DigestName): SignatureMethod => ({ key: "ec", digest });
const dsa = (digest: DigestName): SignatureMethod => ({ key: "dsa", digest });

const methods = new Map<string, SignatureMethod>([
  [`${more}rsa-md5`, rsa("md5")],
  [`${DSIG}rsa-sha1`, rsa("sha1")],
  [`${more}rsa-ripemd160`, rsa("ripemd160")],
  [`${more}rsa-sha224`, rsa("sha224")],
  [`${more}rsa-sha256`, rsa("sha256")],
  [`${more}rsa-sha384`, rsa("sha384")],
  [`${more}rsa-sha512`, rsa("sha512")],
  [`${more2007}sha1-rsa-MGF1`, pss("sha1", 20)],
  [`${more2007}sha224-rsa-MGF1`, pss("sha224", 28)],
  [`${more2007}sha256-rsa-MGF1`, pss("sha256", 32)],
  [`${more2007}sha384-rsa-MGF1`, pss("sha384", 48)],
  [`${more2007}sha512-rsa-MGF1`, pss("sha512", 64)],
  [`${more2007}sha3-256-rsa-MGF1`, pss("sha3-256", 32)],
  [`${more2007}sha3-384-rsa-MGF1`, pss("sha3-384", 48)],
  [`${more2007}sha3-512-rsa-MGF1`, pss("sha3-512", 64)],
  [`${more}ecdsa-sha1`, ec("sha1")],
  [`${more}ecdsa-sha224`, ec("sha224")],
  [`${more}ecdsa-sha256`, ec("sha256")],
  [`${more}ecdsa-sha384`, ec("sha384")],
  [`${more}ecdsa-sha512`, ec("sha512")],
  [`${more2021}ecdsa-sha3-256`, ec("sha3-256")],
  [`${more2021}ecdsa-sha3-384`, ec("sha3-384")],
  [`${more2021}ecdsa-sha3-512`, ec("sha3-512")],
  [`${DSIG}dsa-sha1`, dsa("sha1")],
  [`${dsig11}dsa-sha256`, dsa("sha256")],
  [`${more2021}eddsa-ed25519`, { key: "ed25519" }],
  [`${more2021}eddsa-ed448`, { key: "ed448" }],
]);

/** The identifier of a digest; undefined for one that XML has none for. */
export const uriOfDigest = (name: DigestName): string | undefined =>
  [...digests].find(([, one]) => one === name)?.[0];

/** The identifier of a method, whatever form it was found in. */
export const uriOfMethod = ({ key, digest }: SignatureMethod): string | undefined =>
  [...methods].find(([, one]) => one.key === key && one.digest === digest)?.[0];

const RSA_PSS = `${more2007}rsa-pss`;

/** The method that a SignatureMethod names; undefined if it is unknown, or its parameters cannot be followed here. */
export function methodOf(element: XmlElement | undefined): SignatureMethod | undefined {
  const uri = element && attributeOf(element, "Algorithm");
  return element && uri === RSA_PSS ? pssIn(element) : methods.get(uri ?? "");
}

const HASH_BYTES = new Map<DigestName, number>([
  ["sha256", 32],
  ["sha384", 48],
  ["sha512", 64],
]);

/** RSASSA-PSS by its parameters, each of which may be left out (RFC 9231, 2.3.9). One digest for the bytes and for the mask. */
function pssIn(element: XmlElement): SignatureMethod | undefined {
  const parameters = namedIn(element, "RSAPSSParams");
  const digest = digestOr(namedIn(parameters, "DigestMethod"), "sha256");
  const mask = namedIn(parameters, "MaskGenerationFunction");
  const length = digest && HASH_BYTES.get(digest);
  if (!digest || !length || digestOr(namedIn(mask, "DigestMethod"), digest) !== digest) return undefined;
  const salt = namedIn(parameters, "SaltLength");
  return pss(digest, salt ? Number(textIn(salt)) : length);
}

const digestOr = (element: XmlElement | undefined, usual: DigestName): DigestName | undefined =>
  element ? digestOf(element) : usual;

/**
 * The value that XML has for a method, as keys verify it. The two numbers of ECDSA and DSA are halves of the bytes (RFC 9231,
 * 2.3.6), and not all programs fill them to the length of the curve: for P-521 every second value has shorter halves.
 */
export function valueFor(method: SignatureMethod, value: Buffer): Buffer {
  if (!["ec", "dsa"].includes(method.key) || value.length % 2 !== 0) return value;
  const half = value.length / 2;
  const numbers = [value.subarray(0, half), value.subarray(half)].map((one) =>
    written(INTEGER, unsigned(one)),
  );
  return written(SEQUENCE, Buffer.concat(numbers));
}

/** The content of an INTEGER that is not negative. */
function unsigned(bytes: Buffer): Buffer {
  const start = bytes.findIndex((byte) => byte !== 0);
  const least = start < 0 ? Buffer.alloc(1) : bytes.subarray(start);
  return (least[0] ?? 0) < 0x80 ? least : Buffer.concat([Buffer.alloc(1), least]);
}
