import type { X509Certificate } from "node:crypto";
import { type DigestName, methodIn, type SignatureMethod } from "./algorithms.ts";
import { parsed } from "./certificate.ts";

/*
 * Which algorithms count, and until when (ETSI TS 119 312). What could be forged at an affordable cost from a day on counts only
 * with a proof that it existed before. Edwards curves are not in the suites.
 */

const FOR_NOW = new Date("9999-12-31T00:00:00Z");
const NEVER = new Date(0);

const digestEnds = new Map<DigestName, Date>([
  ["md5", new Date("2004-08-01T00:00:00Z")],
  ["sha1", new Date("2012-08-01T00:00:00Z")],
  ["ripemd160", new Date("2014-08-01T00:00:00Z")],
  ["sha224", FOR_NOW],
  ["sha256", FOR_NOW],
  ["sha384", FOR_NOW],
  ["sha512", FOR_NOW],
  ["sha3-256", FOR_NOW],
  ["sha3-384", FOR_NOW],
  ["sha3-512", FOR_NOW],
]);

/** The shortest keys, each with the day from which it is too short. */
const rsaEnds: [bits: number, end: Date][] = [
  [786, NEVER],
  [1024, new Date("2010-08-01T00:00:00Z")],
  [1900, new Date("2019-10-01T00:00:00Z")],
];
const dsaEnds: [bits: number, end: Date][] = [
  [1024, NEVER],
  [2048, new Date("2015-12-01T00:00:00Z")],
];

const curves = [
  "prime256v1",
  "secp384r1",
  "secp521r1",
  "brainpoolP256r1",
  "brainpoolP384r1",
  "brainpoolP512r1",
];

const keyEnd = (bits: number, ends: [number, Date][]): Date =>
  ends.find(([least]) => bits < least)?.[1] ?? FOR_NOW;

/** The day from which a key is too weak. */
function endOfKey({ publicKey }: X509Certificate): Date {
  const { asymmetricKeyType: kind = "", asymmetricKeyDetails: details } = publicKey;
  if (kind.startsWith("rsa")) return keyEnd(details?.modulusLength ?? 0, rsaEnds);
  if (kind === "dsa") return keyEnd(details?.modulusLength ?? 0, dsaEnds);
  return kind === "ec" && curves.includes(details?.namedCurve ?? "") ? FOR_NOW : NEVER;
}

const endOfDigest = (name: DigestName | undefined): Date => (name && digestEnds.get(name)) ?? NEVER;

/** True if a digest has no end yet. */
export const isStrongDigest = (name: DigestName | undefined): boolean => endOfDigest(name) === FOR_NOW;

interface Algorithms {
  method: SignatureMethod;
  digests: DigestName[];
}

/** The day from which one of the algorithms of a signature is too weak: its digests, its method, the key. */
export const strongUntil = ({ method, digests }: Algorithms, signer: X509Certificate): Date =>
  [...[...digests, method.digest].map(endOfDigest), endOfKey(signer)].reduce((a, b) => (a < b ? a : b));

export const isStrong = (algorithms: Algorithms, signer: X509Certificate, at: Date): boolean =>
  at < strongUntil(algorithms, signer);

/** True if the certificates below a trusted one were made with algorithms that were strong enough at a time. */
export const isStrongPath = (path: X509Certificate[], at: Date): boolean =>
  path
    .slice(0, path.length === 1 ? 1 : -1)
    .every(
      (certificate, i) => at < endOfKey(certificate) && (path.length === 1 || isStronglySigned(path, i, at)),
    );

const isStronglySigned = (path: X509Certificate[], i: number, at: Date): boolean => {
  const [certificate, issuer] = [path[i], path[i + 1]];
  if (!certificate || !issuer) return true;
  const method = methodIn(parsed(certificate).signatureAlgorithm);
  return at < endOfDigest(method?.digest) && at < endOfKey(issuer);
};
