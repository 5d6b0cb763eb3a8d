import type { X509Certificate } from "node:crypto";
import { INTEGER, OCTETS, oidOf, SEQUENCE, valueAt, valuesIn } from "./ber.ts";

/** What names a certificate in other places, byte by byte as it is written there. */
interface Names {
  issuer: Buffer;
  serial: Buffer;
  subject: Buffer;
  /** The extension subjectKeyIdentifier (RFC 5280, 4.2.1.2). */
  keyIdentifier: Buffer | undefined;
}

const kept = new WeakMap<X509Certificate, Names>();

export function namesIn(certificate: X509Certificate): Names {
  const known = kept.get(certificate) ?? read(certificate);
  kept.set(certificate, known);
  return known;
}

const SUBJECT_KEY_IDENTIFIER = "2.5.29.14";
const EXTENSIONS = 0xa3;

function read({ raw }: X509Certificate): Names {
  const [body] = valuesIn(valueAt(raw).content);
  const items = body ? valuesIn(body.content) : [];
  // The version is left out by certificates of the first one.
  const [serial, , issuer, , subject] = items[0]?.tag === INTEGER ? items : items.slice(1);
  if (!serial || !issuer || !subject) throw new Error("a certificate without names");
  return {
    issuer: issuer.whole,
    serial: serial.content,
    subject: subject.whole,
    keyIdentifier: keyIdentifierIn(items.find(({ tag }) => tag === EXTENSIONS)?.content),
  };
}

function keyIdentifierIn(extensions: Buffer | undefined): Buffer | undefined {
  for (const item of extensions ? valuesIn(valueAt(extensions).content) : []) {
    const [id, ...rest] = item.tag === SEQUENCE ? valuesIn(item.content) : [];
    const value = rest.find(({ tag }) => tag === OCTETS);
    if (id && value && oidOf(id) === SUBJECT_KEY_IDENTIFIER) return valueAt(value.content).content;
  }
  return undefined;
}
