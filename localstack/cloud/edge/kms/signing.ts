import {
  constants,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  privateEncrypt,
} from "node:crypto";
import { AwsError } from "../json-protocol.ts";
import type { MasterKey, SigningSpec } from "./key-ring.ts";

/** The lengths of signing keys in bits. */
const lengths: Record<SigningSpec, number> = { RSA_2048: 2048, RSA_3072: 3072 };

/** The one algorithm that signing keys support here. */
export const SIGNING_ALGORITHM = "RSASSA_PKCS1_V1_5_SHA_256";

/** A new private key: PKCS #8 in base64. */
export const newSigningKey = (spec: SigningSpec): string =>
  generateKeyPairSync("rsa", { modulusLength: lengths[spec] })
    .privateKey.export({ type: "pkcs8", format: "der" })
    .toString("base64");

const privateKeyOf = ({ id, spec, material }: MasterKey) => {
  if (!spec) throw new AwsError("InvalidKeyUsageException", `Key '${id}' encrypts and does not sign`);
  return createPrivateKey({ key: Buffer.from(material, "base64"), format: "der", type: "pkcs8" });
};

/** The public key (SubjectPublicKeyInfo). @throws InvalidKeyUsageException */
export const publicKeyOf = (key: MasterKey): Buffer =>
  createPublicKey(privateKeyOf(key)).export({ type: "spki", format: "der" });

/** The DigestInfo prefix that PKCS #1 puts before a SHA-256. */
const DIGEST_INFO = Buffer.from("3031300d060960864801650304020105000420", "hex");

/** Signs a message, or its SHA-256 digest. @throws InvalidKeyUsageException, ValidationException */
export function signMessage(key: MasterKey, message: Buffer, type: "RAW" | "DIGEST"): Buffer {
  const privateKey = privateKeyOf(key);
  const digest = type === "RAW" ? createHash("sha256").update(message).digest() : message;
  if (digest.length !== 32)
    throw new AwsError("ValidationException", `Digest is invalid length for algorithm ${SIGNING_ALGORITHM}.`);
  return privateEncrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.concat([DIGEST_INFO, digest]),
  );
}
