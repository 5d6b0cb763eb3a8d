import { constants, createHash, type KeyObject, verify } from "node:crypto";
import { ObjectIdentifier, Sequence } from "asn1js";
import { type AlgorithmIdentifier, RSASSAPSSParams } from "pkijs";
import { oids } from "./oids.ts";

/* The algorithms of signatures: what can be computed here. What is strong enough is in suites.ts. */

/** The names of digests, as Node has them. */
export type DigestName =
  | "md5"
  | "sha1"
  | "sha224"
  | "sha256"
  | "sha384"
  | "sha512"
  | "sha512-256"
  | "sha3-224"
  | "sha3-256"
  | "sha3-384"
  | "sha3-512"
  | "shake256"
  | "ripemd160";

const sha2 = "2.16.840.1.101.3.4.2";

/** Digests by their identifier. */
const digestsByOid = new Map<string, DigestName>([
  ["1.2.840.113549.2.5", "md5"],
  ["1.3.14.3.2.26", "sha1"],
  ["1.3.36.3.2.1", "ripemd160"],
  [`${sha2}.4`, "sha224"],
  [`${sha2}.1`, "sha256"],
  [`${sha2}.2`, "sha384"],
  [`${sha2}.3`, "sha512"],
  [`${sha2}.6`, "sha512-256"],
  [`${sha2}.7`, "sha3-224"],
  [`${sha2}.8`, "sha3-256"],
  [`${sha2}.9`, "sha3-384"],
  [`${sha2}.10`, "sha3-512"],
  /* RFC 8419: SHAKE256 with 64 bytes. */
  [`${sha2}.12`, "shake256"],
  [`${sha2}.18`, "shake256"],
]);

export const digestNamed = (oid: string): DigestName | undefined => digestsByOid.get(oid);

/** A hash to be fed in parts. */
export const hashBy = (name: DigestName) =>
  name === "shake256" ? createHash(name, { outputLength: 64 }) : createHash(name);

/** The digests of a content, whole or in parts. */
export const digestsOf =
  (content: Uint8Array | Uint8Array[]) =>
  (name: DigestName): Buffer => {
    const hash = hashBy(name);
    for (const part of Array.isArray(content) ? content : [content]) hash.update(part);
    return hash.digest();
  };

type KeyKind = "rsa" | "rsa-pss" | "ec" | "dsa" | "ed25519" | "ed448";

/** How a value was made from a key and bytes. */
export interface SignatureMethod {
  key: KeyKind;
  /** Absent for Edwards curves, which sign the bytes themselves. */
  digest?: DigestName;
  /** The length of the salt of RSASSA-PSS. */
  salt?: number;
  /** DSA and ECDSA with two plain numbers (BSI TR-03111, and XML signatures). */
  isPlain?: boolean;
}

const rsaBits = "1.2.840.113549.1.1";
const ecdsa = "1.2.840.10045.4";
const nist = "2.16.840.1.101.3.4.3";
const bsi = "0.4.0.127.0.7.1.1.4.1";

/** Methods by their identifier; those without a digest use the one that the signer names. */
const methodsByOid = new Map<string, SignatureMethod>([
  [`${rsaBits}.1`, { key: "rsa" }],
  [`${rsaBits}.4`, { key: "rsa", digest: "md5" }],
  [`${rsaBits}.5`, { key: "rsa", digest: "sha1" }],
  ["1.3.36.3.3.1.2", { key: "rsa", digest: "ripemd160" }],
  [`${rsaBits}.14`, { key: "rsa", digest: "sha224" }],
  [`${rsaBits}.11`, { key: "rsa", digest: "sha256" }],
  [`${rsaBits}.12`, { key: "rsa", digest: "sha384" }],
  [`${rsaBits}.13`, { key: "rsa", digest: "sha512" }],
  [`${rsaBits}.16`, { key: "rsa", digest: "sha512-256" }],
  [`${nist}.13`, { key: "rsa", digest: "sha3-224" }],
  [`${nist}.14`, { key: "rsa", digest: "sha3-256" }],
  [`${nist}.15`, { key: "rsa", digest: "sha3-384" }],
  [`${nist}.16`, { key: "rsa", digest: "sha3-512" }],
  ["1.2.840.10045.2.1", { key: "ec" }],
  [`${ecdsa}.1`, { key: "ec", digest: "sha1" }],
  [`${ecdsa}.3.1`, { key: "ec", digest: "sha224" }],
  [`${ecdsa}.3.2`, { key: "ec", digest: "sha256" }],
  [`${ecdsa}.3.3`, { key: "ec", digest: "sha384" }],
  [`${ecdsa}.3.4`, { key: "ec", digest: "sha512" }],
  [`${nist}.9`, { key: "ec", digest: "sha3-224" }],
  [`${nist}.10`, { key: "ec", digest: "sha3-256" }],
  [`${nist}.11`, { key: "ec", digest: "sha3-384" }],
  [`${nist}.12`, { key: "ec", digest: "sha3-512" }],
  [`${bsi}.1`, { key: "ec", digest: "sha1", isPlain: true }],
  [`${bsi}.2`, { key: "ec", digest: "sha224", isPlain: true }],
  [`${bsi}.3`, { key: "ec", digest: "sha256", isPlain: true }],
  [`${bsi}.4`, { key: "ec", digest: "sha384", isPlain: true }],
  [`${bsi}.5`, { key: "ec", digest: "sha512", isPlain: true }],
  ["1.2.840.10040.4.1", { key: "dsa" }],
  ["1.2.840.10040.4.3", { key: "dsa", digest: "sha1" }],
  [`${nist}.1`, { key: "dsa", digest: "sha224" }],
  [`${nist}.2`, { key: "dsa", digest: "sha256" }],
  ["1.3.101.112", { key: "ed25519" }],
  ["1.3.101.113", { key: "ed448" }],
]);

export const methodNamed = (oid: string): SignatureMethod | undefined => methodsByOid.get(oid);

/** True if a value over some bytes was made by the private half of a key, in this way. */
export function isMadeBy(
  publicKey: KeyObject,
  { key, digest, salt, isPlain }: SignatureMethod,
  { bytes, value }: { bytes: Buffer; value: Buffer },
): boolean {
  const kind = publicKey.asymmetricKeyType;
  // A key may sign by RSASSA-PSS though its certificate names plain RSA; the other way round it is restricted to PSS.
  if (kind !== key && !(key === "rsa-pss" && kind === "rsa")) return false;
  try {
    if (key === "rsa-pss")
      return verify(
        digest,
        bytes,
        { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: salt ?? 20 },
        value,
      );
    if (isPlain) return verify(digest, bytes, { key: publicKey, dsaEncoding: "ieee-p1363" }, value);
    return verify(digest, bytes, publicKey, value);
  } catch {
    // A key that OpenSSL refuses to use, or a value of an impossible length.
    return false;
  }
}

/** The method that an AlgorithmIdentifier names; undefined if it is unknown, or its parameters cannot be followed here. */
export function methodIn(
  { algorithmId, algorithmParams }: AlgorithmIdentifier,
  signersDigest?: DigestName,
): SignatureMethod | undefined {
  if (algorithmId === oids.rsaPss) return pssIn(algorithmParams);
  const method = methodNamed(algorithmId);
  if (!method || method.digest || method.key.startsWith("ed")) return method;
  return signersDigest ? { ...method, digest: signersDigest } : undefined;
}

/** RSASSA-PSS (RFC 4055): without parameters SHA-1 and 20 bytes. OpenSSL takes one digest for the bytes and for the mask. */
function pssIn(parameters: unknown): SignatureMethod | undefined {
  const { hashAlgorithm, maskGenAlgorithm, saltLength } = new RSASSAPSSParams(
    parameters === undefined ? {} : { schema: parameters },
  );
  const digest = digestNamed(hashAlgorithm.algorithmId);
  const [mask] = itemsIn(maskGenAlgorithm.algorithmParams);
  const maskDigest = mask instanceof ObjectIdentifier ? digestNamed(mask.getValue()) : "sha1";
  return digest && digest === maskDigest ? { key: "rsa-pss", digest, salt: saltLength } : undefined;
}

const itemsIn = (value: unknown): unknown[] => (value instanceof Sequence ? value.valueBlock.value : []);
