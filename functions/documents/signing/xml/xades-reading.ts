import type { X509Certificate } from "node:crypto";
import { upFrom, withinElement, type XmlDocument, type XmlElement } from "../../../../shared/xml/tree.ts";
import { isMadeBy } from "../algorithms.ts";
import { certificateIn } from "../certificate.ts";
import { type Fault, type FoundSignature, malformedAs, type Reference, untimed } from "../found-signature.ts";
import { coverageOf, type Coverage } from "./coverage.ts";
import { type Beside, Scene } from "./data.ts";
import { methodOf, valueFor } from "./methods.ts";
import { DSIG, dsigIn, isDsig, isXades } from "./names.ts";
import {
  claimedIn,
  isNamedBy,
  isOf,
  keyCertificates,
  namedCertificates,
  policyIn,
  type Properties,
  propertiesOf,
  valuesIn,
} from "./properties.ts";
import { partsOf, type ReadReference, readReference, type SignatureParts } from "./signature.ts";
import { stampsOf } from "./stamps.ts";

/** A signature in a document, and what of the document and the files beside it it covers. */
export interface XmlSignature {
  found: FoundSignature;
  coverage: Coverage;
  /** It is in the place of a counter-signature, and signs the value of that signature. */
  isCounter: boolean;
}

/** More than any document has. */
const MOST_SIGNATURES = 100;

/** Every signature in a document, and after them the counter-signatures. @throws XmlError */
export function readXades(document: XmlDocument, beside: Beside): XmlSignature[] {
  const scene = new Scene(document, beside);
  const elements = [...withinElement(document.root)].filter((one) => isDsig(one, "Signature"));
  const isCounter = ({ parent }: XmlElement) => parent !== undefined && isXades(parent, "CounterSignature");
  const read = [...elements.filter((one) => !isCounter(one)), ...elements.filter(isCounter)]
    .slice(0, MOST_SIGNATURES)
    .map((one) => signatureAt(one, scene));
  // Signatures are left out of what others cover: what is hidden in one that is none would be left out of all.
  const areClosed = read.length === elements.length && read.every(({ coverage }) => coverage.isClosed);
  return read.map((one) => ({
    ...one,
    coverage: { ...one.coverage, isWhole: one.coverage.isWhole && areClosed },
  }));
}

const malformed = malformedAs("XADES");

function signatureAt(element: XmlElement, scene: Scene): XmlSignature {
  const parts = partsOf(element, scene);
  const none = { isWhole: false, isClosed: false, names: [] };
  if (!parts) return { found: malformed, coverage: none, isCounter: false };
  const manifests = parts.references.flatMap((one) => inManifest(one, scene));
  const coverage = coverageOf(parts, [...parts.references, ...manifests], scene);
  return { found: foundIn(parts, propertiesOf(parts), manifests), coverage, isCounter: isCounterOf(parts) };
}

/** Another signature in that place would be shown without what it signs. */
function isCounterOf({ element, references }: SignatureParts): boolean {
  const { parent } = element;
  if (!parent || !isXades(parent, "CounterSignature")) return false;
  const signed = [...upFrom(parent)].find((one) => isDsig(one, "Signature"));
  const [value] = signed ? dsigIn(signed, "SignatureValue") : [];
  return (
    value !== undefined &&
    references.some(({ data, judged }) => judged.state === "intact" && isOf(data, value))
  );
}

function foundIn(parts: SignatureParts, properties: Properties, manifests: ReadReference[]): FoundSignature {
  const { signed, unsigned } = properties;
  const method = methodOf(parts.method);
  const { toBeSigned, value } = parts;
  const isMadeByKey = (certificate: X509Certificate) =>
    method !== undefined &&
    toBeSigned !== undefined &&
    isMadeBy(certificate.publicKey, method, { bytes: toBeSigned, value: valueFor(method, value) });
  const kept = valuesIn(unsigned, "EncapsulatedX509Certificate").flatMap(certificateIn);
  const certificates = [...keyCertificates(parts), ...kept];
  const signer = signerIn(certificates, { signed, isMadeByKey });
  const isChanged = manifests.some(({ judged: { state } }) => state === "changed");
  // A list may name files that nobody sent; one that is there and differs is told first.
  const listed = isChanged ? manifests.filter(({ judged: { state } }) => state !== "missing") : manifests;
  return {
    form: "XADES",
    fault: faultIn(parts, properties),
    references: referencesOf([...parts.references, ...listed], signed),
    ...signer,
    method: toBeSigned && method,
    digests: [...new Set(parts.references.map(({ judged }) => judged.digest))],
    isMadeBy: isMadeByKey,
    value,
    claimed: claimedIn(signed),
    certificates,
    statements: ["EncapsulatedCRLValue", "EncapsulatedOCSPValue"].flatMap((name) => valuesIn(unsigned, name)),
    stamps: stampsOf(parts, properties),
    unjudged: unjudgedIn(properties),
    ...(signer.isSignerSigned ? {} : { mostLevel: "B-B" as const }),
  };
}

/** A signature of its own properties alone is of nothing. */
function referencesOf(read: ReadReference[], signed: XmlElement | undefined): Reference[] {
  const judged = read.map((one) => one.judged);
  const isOfData = read.some(({ data }) => !signed || !isOf(data, signed));
  return isOfData ? judged : [...judged, { digest: "sha256", state: "missing" }];
}

/** What a manifest lists is signed through it: a file that is changed there is changed. */
function inManifest({ data, type }: ReadReference, scene: Scene): ReadReference[] {
  const element = typeof data === "string" ? undefined : data.element;
  const manifest = element && (isDsig(element, "Manifest") ? element : dsigIn(element, "Manifest")[0]);
  if (!manifest || (type !== `${DSIG}Manifest` && manifest !== element)) return [];
  return dsigIn(manifest, "Reference").map((one) => readReference(one, scene));
}

function faultIn(
  { references, toBeSigned }: SignatureParts,
  { signed, isTargeted }: Properties,
): Fault | undefined {
  // Programs that read the document could take the one element or the other.
  if (references.some(({ data }) => data === "doubled"))
    return { subIndication: "FORMAT_FAILURE", motiv: "SEMNATURA_CORUPTA" };
  if (!toBeSigned || references.some(({ data }) => data === "unsupported"))
    return references.some(({ judged }) => judged.state === "changed")
      ? undefined
      : { subIndication: "SIGNED_DATA_NOT_FOUND", motiv: "NESUSTINUT" };
  // The standard demands the time of signing (ETSI EN 319 132-1, 6.3).
  return !signed || !isTargeted || claimedIn(signed).length === 0 ? untimed : undefined;
}

interface Wish {
  signed: XmlElement | undefined;
  isMadeByKey(certificate: X509Certificate): boolean;
}

/**
 * The signer's certificate: one whose digest is signed, if one is. Of several the one whose key made the value: some programs name
 * the whole path, in any order.
 */
function signerIn(
  certificates: X509Certificate[],
  { signed, isMadeByKey }: Wish,
): Pick<FoundSignature, "signer" | "isSignerSigned"> {
  const names = namedCertificates(signed);
  const candidates = names ? certificates.filter((one) => isNamedBy(names, one)) : certificates;
  return { signer: candidates.find(isMadeByKey) ?? candidates[0], isSignerSigned: names !== undefined };
}

/** Unsigned properties that the verdict uses. */
const judged = new Set([
  "SignatureTimeStamp",
  "SigAndRefsTimeStamp",
  "SigAndRefsTimeStampV2",
  "ArchiveTimeStamp",
  "CertificateValues",
  "RevocationValues",
  "TimeStampValidationData",
  "AnyValidationData",
  "CounterSignature",
  "SealingEvidenceRecords",
]);

function unjudgedIn({ signed, unsigned }: Properties): string[] {
  const policy = policyIn(signed);
  return [
    ...(policy === undefined ? [] : [`SignaturePolicyIdentifier ${policy}`]),
    ...unsigned.map(({ local }) => local).filter((local) => !judged.has(local)),
  ];
}
