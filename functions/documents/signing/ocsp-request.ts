import { createHash, randomBytes, type X509Certificate } from "node:crypto";
import { context, INTEGER, OCTETS, OID, oidOf, SEQUENCE, valueAt, valuesIn, written } from "./ber.ts";
import { extensionOf, parsed } from "./certificate.ts";
import { namesIn } from "./certificate-names.ts";
import { oids } from "./oids.ts";

/* Asking a responder about one certificate (RFC 6960, 4.1; the nonce of RFC 9654, whose length RFC 8954 allows too). */

const ADDRESS = 0x86;

/** The HTTP address of the responder for a certificate (RFC 5280, 4.2.2.1). */
export function responderAddress(certificate: X509Certificate): string | undefined {
  try {
    const extension = extensionOf(certificate, oids.authorityInfoAccess);
    const access = extension && valueAt(Buffer.from(extension.extnValue.valueBlock.valueHexView));
    const addresses = valuesIn(access?.content ?? Buffer.alloc(0)).flatMap(({ content }) => {
      const [method, place] = valuesIn(content);
      const isResponder = method && place?.tag === ADDRESS && oidOf(method) === oids.ocsp;
      return isResponder ? [place.content.toString("latin1")] : [];
    });
    return addresses.find((one) => /^https?:/.test(one));
  } catch {
    // An unreadable certificate names nobody.
    return undefined;
  }
}

interface OcspQuestion {
  request: Buffer;
  /** The answer repeats it, if it was made for this question. */
  nonce: Buffer;
}

const sequence = (...parts: Buffer[]): Buffer => written(SEQUENCE, Buffer.concat(parts));
const SHA1 = written(OID, Buffer.from("2b0e03021a", "hex"));
const NONCE = written(OID, Buffer.from("2b0601050507300102", "hex"));
const NULL = Buffer.from([5, 0]);
const NONCE_BYTES = 32;

/** The digest only finds the certificate: nothing is proven by it, and every responder knows SHA-1. */
const hashOf = (bytes: Uint8Array): Buffer => written(OCTETS, createHash("sha1").update(bytes).digest());

const questions = new WeakMap<X509Certificate, { issuer: X509Certificate; question: OcspQuestion }>();

/** One question for each certificate of a file: its signature and its stamps ask the same. */
export function questionAbout(certificate: X509Certificate, issuer: X509Certificate): OcspQuestion {
  const known = questions.get(certificate);
  if (known?.issuer === issuer) return known.question;
  const question = newQuestion(certificate, issuer);
  questions.set(certificate, { issuer, question });
  return question;
}

/** The certificates that a question names, without its nonce. @throws Asn1Error */
export const askedIn = (request: Buffer): Buffer =>
  valuesIn(valueAt(valueAt(request).content).content)[0]?.whole ?? request;

function newQuestion(certificate: X509Certificate, issuer: X509Certificate): OcspQuestion {
  const key = parsed(issuer).subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  const id = sequence(
    sequence(SHA1, NULL),
    hashOf(namesIn(issuer).subject),
    hashOf(key),
    written(INTEGER, namesIn(certificate).serial),
  );
  const nonce = randomBytes(NONCE_BYTES);
  const extensions = sequence(sequence(NONCE, written(OCTETS, written(OCTETS, nonce))));
  return { request: sequence(sequence(sequence(sequence(id)), written(context(2), extensions))), nonce };
}
