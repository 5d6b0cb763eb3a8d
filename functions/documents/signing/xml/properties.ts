import type { X509Certificate } from "node:crypto";
import {
  attributeOf,
  elementsIn,
  textIn,
  withinElement,
  type XmlElement,
} from "../../../../shared/xml/tree.ts";
import { type DigestName, hashBy } from "../algorithms.ts";
import { certificateIn } from "../certificate.ts";
import { digestOf } from "./methods.ts";
import { bytesIn, dsigIn, isXades, namedIn, xadesIn } from "./names.ts";
import type { SignatureParts } from "./signature.ts";

/* The properties of an XML signature (XAdES). Only those that the signature itself refers to are signed. */

export interface Properties {
  qualifying: XmlElement | undefined;
  /** Undefined if the signature refers to none of its own. */
  signed: XmlElement | undefined;
  /** The children of UnsignedSignatureProperties. */
  unsigned: XmlElement[];
  /** They are of this signature, according to themselves. */
  isTargeted: boolean;
}

export function propertiesOf(parts: SignatureParts): Properties {
  const all = parts.objects.flatMap((one) => xadesIn(one, "QualifyingProperties"));
  const isSigned = (one: XmlElement) => parts.references.some(({ data }) => isOf(data, one));
  const signedOnes = all.flatMap((one) => xadesIn(one, "SignedProperties")).filter(isSigned);
  // Two of them could contradict one another.
  const signed = signedOnes.length === 1 ? signedOnes[0] : undefined;
  const qualifying = signed?.parent ?? all[0];
  const [outer] = xadesIn(qualifying, "UnsignedProperties");
  const [unsigned] = xadesIn(outer, "UnsignedSignatureProperties");
  return {
    qualifying,
    signed,
    unsigned: unsigned ? elementsIn(unsigned) : [],
    isTargeted: isTargeted(qualifying, parts.element),
  };
}

/** True if the data of a reference are an element with all that is in it. */
export const isOf = (data: SignatureParts["references"][number]["data"], element: XmlElement): boolean =>
  typeof data !== "string" &&
  "apex" in data.of &&
  data.of.apex === element &&
  data.of.without.size === 0 &&
  data.isText !== true;

function isTargeted(qualifying: XmlElement | undefined, signature: XmlElement): boolean {
  const target = qualifying && attributeOf(qualifying, "Target");
  return target === `#${attributeOf(signature, "Id") ?? ""}`;
}

const signatureProperties = (signed: XmlElement | undefined): XmlElement | undefined =>
  xadesIn(signed, "SignedSignatureProperties")[0];

/** The time of signing according to the signer. */
export function claimedIn(signed: XmlElement | undefined): Date[] {
  const said = xadesIn(signatureProperties(signed), "SigningTime")[0];
  const text = said && textIn(said).trim();
  if (text === undefined || !/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?$/.test(text)) return [];
  const time = new Date(/[Z+]|-\d\d:\d\d$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(+time) ? [] : [time];
}

/** The certificates in KeyInfo, in its order. */
export const keyCertificates = ({ keyInfo }: SignatureParts): X509Certificate[] =>
  (keyInfo ? dsigIn(keyInfo, "X509Data") : [])
    .flatMap((one) => dsigIn(one, "X509Certificate"))
    .flatMap((one) => bytesIn(one) ?? [])
    .flatMap(certificateIn);

interface CertificateName {
  digest: DigestName | undefined;
  hash: Buffer | undefined;
}

/** The certificates that the signed properties name by their digests; undefined if there is no such property. */
export function namedCertificates(signed: XmlElement | undefined): CertificateName[] | undefined {
  const properties = signatureProperties(signed);
  const [found] = [
    ...xadesIn(properties, "SigningCertificateV2"),
    ...xadesIn(properties, "SigningCertificate"),
  ];
  return (
    found &&
    xadesIn(found, "Cert").map((one) => {
      const value = namedIn(one, "CertDigest");
      return {
        digest: digestOf(namedIn(value, "DigestMethod")),
        hash: bytesIn(namedIn(value, "DigestValue")),
      };
    })
  );
}

export const isNamedBy = (names: CertificateName[], { raw }: X509Certificate): boolean =>
  names.some(({ digest, hash }) => digest && hash?.equals(hashBy(digest).update(raw).digest()));

/** The policy that the signer follows, by its identifier: it is named, and not applied. */
export function policyIn(signed: XmlElement | undefined): string | undefined {
  const identifier = xadesIn(signatureProperties(signed), "SignaturePolicyIdentifier")[0];
  const id = xadesIn(xadesIn(identifier, "SignaturePolicyId")[0], "SigPolicyId")[0];
  const [said] = xadesIn(id, "Identifier");
  return said && textIn(said).trim();
}

/** Values in base64 inside of unsigned properties, but not inside of counter-signatures. */
export function valuesIn(properties: XmlElement[], name: string): Buffer[] {
  return properties
    .filter((one) => !isXades(one, "CounterSignature"))
    .flatMap((one) => [...withinElement(one)].filter((it) => isXades(it, name)))
    .flatMap((one) => bytesIn(one) ?? []);
}
