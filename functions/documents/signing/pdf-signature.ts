import type { X509Certificate } from "node:crypto";
import { digestsOf, isMadeBy, methodNamed } from "./algorithms.ts";
import { OCTETS, valueAt } from "./ber.ts";
import { certificateIn } from "./certificate.ts";
import { CorruptSignature, readCms } from "./cms-reading.ts";
import { type Fault, type FoundSignature, untimed } from "./found-signature.ts";
import { nameIn, PdfString, type PdfDict, type PdfValue } from "../../../shared/pdf/values.ts";
import { dateIn } from "../../../shared/pdf/strings.ts";
import { oids } from "./oids.ts";
import { tokenIn } from "./time-stamp.ts";

/* The formats of signatures in a PDF (ISO 32000-2, table 255; ETSI EN 319 142-1). */

/** The signed bytes of a signature in a PDF, its dictionary, and the certificates of the file. */
interface Place {
  cms: Buffer;
  parts: Buffer[];
  dict: PdfDict;
  certificates: X509Certificate[];
}

/** It signs something else than the file. */
const foreign: Fault = { subIndication: "FORMAT_FAILURE", motiv: "SEMNATURA_CORUPTA" };
const malformed: Fault = { subIndication: "FORMAT_FAILURE", motiv: "FORMA_NEACCEPTATA" };

/** The signature in a signature dictionary; "unsupported" for a format that is unknown here. @throws CorruptSignature */
export function signatureAt(place: Place): FoundSignature | "unsupported" {
  const format = nameIn(place.dict.get("SubFilter"));
  const claimedAt = dateIn(place.dict.get("M"));
  const found = readers.get(format ?? "")?.(place);
  if (!found) return "unsupported";
  const claimed = [...found.claimed, ...(claimedAt ? [claimedAt] : [])];
  return {
    ...found,
    fault: found.fault ?? (claimed.length === 0 ? untimed : undefined),
    form: format === "ETSI.CAdES.detached" ? "PADES" : "PKCS7",
    claimed,
    ...(found.isSignerSigned ? {} : { mostLevel: "B-B" as const }),
  };
}

type Reader = (place: Place) => FoundSignature;

const wholeOf = (parts: Buffer[]): Buffer => Buffer.concat(parts);

/** The covered bytes are the content of the CMS. */
const detached: Reader = ({ cms, parts, certificates }) => {
  const read = readCms(cms, {
    detached: { digestBy: digestsOf(parts), whole: () => wholeOf(parts) },
    certificates,
  });
  const [found, another] = read.signatures;
  if (!found) throw new CorruptSignature("no signer");
  // One dictionary has one signer, and what it signs is the file and nothing besides.
  const isOfFile = read.content === undefined && read.contentType !== oids.timeStampInfo;
  return another ? { ...found, fault: malformed } : isOfFile ? found : { ...found, fault: foreign };
};

/** The CMS carries the SHA-1 of the covered bytes, and signs that. */
const ofSha1: Reader = ({ cms, parts, certificates }) => {
  const { signatures, content } = readCms(cms, { certificates });
  const [found, another] = signatures;
  if (!found) throw new CorruptSignature("no signer");
  const isSame = content?.equals(digestsOf(parts)("sha1")) ?? false;
  const state = content ? (isSame ? "intact" : "changed") : "missing";
  return {
    ...found,
    ...(another ? { fault: malformed } : {}),
    references: [...found.references, { digest: "sha1", state }],
    digests: [...found.digests, "sha1"],
  };
};

/** The value alone, by PKCS#1, and the certificates beside it. */
const bare: Reader = ({ cms, parts, dict, certificates }) => {
  const value = valueAt(cms);
  if (value.tag !== OCTETS) throw new CorruptSignature("no value");
  const own = stringsIn(dict.get("Cert")).flatMap(({ bytes }) => certificateIn(bytes));
  const method = methodNamed(RSA_SHA1);
  return {
    form: "PKCS7",
    references: [{ digest: "sha1", state: "intact" }],
    signer: own[0],
    isSignerSigned: false,
    method,
    digests: ["sha1"],
    isMadeBy: ({ publicKey }) =>
      method !== undefined && isMadeBy(publicKey, method, { bytes: wholeOf(parts), value: value.content }),
    value: value.content,
    claimed: [],
    certificates: [...own, ...certificates],
    statements: [],
    stamps: [],
  };
};

const RSA_SHA1 = "1.2.840.113549.1.1.5";

const stringsIn = (value: PdfValue): PdfString[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => item instanceof PdfString);

const readers = new Map<string, Reader>([
  ["ETSI.CAdES.detached", detached],
  ["adbe.pkcs7.detached", detached],
  // Brazil's profile (DOC-ICP-15.03).
  ["PBAD.PAdES", detached],
  ["adbe.pkcs7.sha1", ofSha1],
  ["adbe.x509.rsa_sha1", bare],
]);

/** True if a document stamp is a token over these bytes, whoever gave it. */
export function isStampOf(cms: Buffer, parts: Buffer[]): boolean {
  const token = tokenIn(cms);
  if (!token) return false;
  const { references, signer, isMadeBy: isValueOf } = token.signature;
  return (
    digestsOf(parts)(token.imprint.digest).equals(token.imprint.value) &&
    references.every(({ state }) => state === "intact") &&
    signer !== undefined &&
    isValueOf(signer)
  );
}
