import * as asn1 from "asn1js";
import {
  Attribute,
  AuthenticatedSafe,
  CertBag,
  Certificate,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  SafeBag,
  SafeContents,
} from "pkijs";
import { buffer, type Identity } from "./certificates.ts";

const OIDS = {
  keyBag: "1.2.840.113549.1.12.10.1.2",
  certificateBag: "1.2.840.113549.1.12.10.1.3",
  localKeyId: "1.2.840.113549.1.9.21",
};

/** The library draws another IV for each file. */
const AES_256 = { name: "AES-CBC", length: 256, iv: new Uint8Array(16) };
/** OpenSSL's default. */
const ITERATIONS = 2048;

/**
 * A key and its certificate as a PKCS #12 file (RFC 7292): the key under AES-256, the whole under an HMAC of SHA-256, both
 * by a key that PBKDF2 derives from the password. OpenSSL 1.1, Java 8u301, Windows 10 and browsers read it.
 */
export async function pfxOf({ key, certificate }: Identity, password: string): Promise<Buffer> {
  const secret = buffer(Buffer.from(password));
  const keyBag = new PKCS8ShroudedKeyBag({
    parsedValue: PrivateKeyInfo.fromBER(buffer(key.export({ type: "pkcs8", format: "der" }))),
  });
  await keyBag.makeInternalValues({
    password: secret,
    contentEncryptionAlgorithm: AES_256,
    hmacHashAlgorithm: "SHA-256",
    iterationCount: ITERATIONS,
  });
  const certificateBag = new CertBag({ parsedValue: Certificate.fromBER(buffer(certificate.raw)) });
  const bags = new SafeContents({
    safeBags: [bag(OIDS.keyBag, keyBag), bag(OIDS.certificateBag, certificateBag)],
  });
  const safe = new AuthenticatedSafe({
    parsedValue: { safeContents: [{ privacyMode: 0, value: bags }] },
  });
  await safe.makeInternalValues({ safeContents: [{}] });
  const file = new PFX({ parsedValue: { integrityMode: 0, authenticatedSafe: safe } });
  await file.makeInternalValues({
    password: secret,
    iterations: ITERATIONS,
    pbkdf2HashAlgorithm: "SHA-256",
    hmacHashAlgorithm: "SHA-256",
  });
  return Buffer.from(file.toSchema().toBER());
}

/** Key and certificate belong together by the same id. */
const bag = (bagId: string, bagValue: PKCS8ShroudedKeyBag | CertBag): SafeBag =>
  new SafeBag({
    bagId,
    bagValue,
    bagAttributes: [
      new Attribute({
        type: OIDS.localKeyId,
        values: [new asn1.OctetString({ valueHex: buffer(Buffer.from([1])) })],
      }),
    ],
  });
