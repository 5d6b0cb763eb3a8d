import type { X509Certificate } from "node:crypto";
import type { DigestName, SignatureMethod } from "./algorithms.ts";
import type { Level, Reason, SubIndication } from "./reasons.ts";

/*
 * One signature found in a file, with everything that its validation needs, whatever its form. A form (CMS, PDF, XML, a
 * container) reads strangers' bytes and makes these; validation.ts judges them and knows no form.
 */

/** The forms, as answers name them. */
export const forms = ["CADES", "PKCS7", "PADES", "XADES", "JADES", "STAMPILA"] as const;
export type Form = (typeof forms)[number];

/** Something that a signature refers to by a digest: the content, or one of several references. */
export interface Reference {
  /** What it is, for answers: the name of a file, or the address in an XML signature. */
  name?: string;
  digest: DigestName;
  /** Missing: it is neither in the file nor beside it. */
  state: "intact" | "changed" | "missing";
}

/** A fault of the form, found while reading. It decides the verdict, unless the signed bytes are changed as well. */
export interface Fault {
  subIndication: SubIndication;
  motiv: Reason;
}

/** Objects that existed when something was stamped, by their bytes. */
export type Covers = (bytes: Buffer) => boolean;

/** A time stamp (RFC 3161) found with a signature. */
export interface FoundStamp {
  /**
   * What it proves: that the signature existed; that the signature and the validation data that it covers existed (stamps
   * of an archive, of a PDF); that the content existed, which makes no earliest time of the signature.
   */
  kind: "signature" | "archive" | "document" | "content";
  /** The token: a CMS file in DER or BER. */
  token: Buffer;
  /** The digest of the bytes that it should stamp; undefined if they cannot be known here. */
  imprintBy(name: DigestName): Buffer | undefined;
  /** Certificates, revocation data and earlier tokens inside of what it stamps. */
  covers: Covers;
}

/** A signature whose parts are not those of its form. */
export const malformedAs = (form: Form): FoundSignature => ({
  form,
  fault: { subIndication: "FORMAT_FAILURE", motiv: "SEMNATURA_CORUPTA" },
  references: [],
  signer: undefined,
  isSignerSigned: false,
  method: undefined,
  digests: [],
  isMadeBy: () => false,
  value: Buffer.alloc(0),
  claimed: [],
  certificates: [],
  statements: [],
  stamps: [],
});

/** The reference demands that a signer claims a time: a form that has a place for it and none in it has this fault. */
export const untimed: Fault = { subIndication: "SIG_CONSTRAINTS_FAILURE", motiv: "FORMA_NEACCEPTATA" };

export interface FoundSignature {
  form: Form;
  fault?: Fault | undefined;
  /** At least one. */
  references: Reference[];
  /** The certificate that the signature itself names; undefined if it is not there, or contradicts what is signed. */
  signer: X509Certificate | undefined;
  /** How it is named: by its digest under the signature, or by issuer, number or key beside it only. */
  isSignerSigned: boolean;
  /** Undefined if the algorithm is unknown here. */
  method: SignatureMethod | undefined;
  /** The digest of the signed properties, if it is another one than that of the method. */
  digests: DigestName[];
  /** True if the key made the value over the signed bytes. */
  isMadeBy(certificate: X509Certificate): boolean;
  /** The value itself: what a stamp of a later archive covers. */
  value: Buffer;
  /** The times of signing according to the signer. */
  claimed: Date[];
  /** Certificates found with it, trusted or not. */
  certificates: X509Certificate[];
  /** Revocation lists and OCSP answers found with it, in DER, whole or basic. */
  statements: Buffer[];
  stamps: FoundStamp[];
  /** The highest level that its form allows, e.g. B-B for PKCS#7; default: B-LTA. */
  mostLevel?: Level;
  /** Unsigned parts that do not count in the verdict: their identifiers, so that an answer can name them. */
  unjudged?: string[];
}
