import { canonical, type CanonicalForm, usualForm } from "../../../../shared/xml/canonical.ts";
import { attributeOf, elementsIn, withinElement, type XmlElement } from "../../../../shared/xml/tree.ts";
import { digestsOf } from "../algorithms.ts";
import type { FoundStamp } from "../found-signature.ts";
import { formOf } from "./data.ts";
import { bytesIn, dsigIn, isXades, xadesIn } from "./names.ts";
import { isOf, keyCertificates, type Properties, valuesIn } from "./properties.ts";
import { inPlace, type ReadReference, type SignatureParts } from "./signature.ts";
import { asn1RecordIn } from "../records/asn1-record.ts";
import { type EvidenceRecord, readRecord, RecordError } from "../records/record.ts";
import { recordOf } from "./xml-record.ts";
import { tokenIn } from "../time-stamp.ts";

/* The time stamps of XAdES: what each of them is over (ETSI EN 319 132-1, 5.2.8, 5.3, 5.5; annex A). */

/** Properties that SigAndRefsTimeStamp stamps, beside the value. */
const referring = [
  "SignatureTimeStamp",
  "CompleteCertificateRefs",
  "CompleteCertificateRefsV2",
  "CompleteRevocationRefs",
  "AttributeCertificateRefs",
  "AttributeCertificateRefsV2",
  "AttributeRevocationRefs",
];

export function stampsOf(parts: SignatureParts, properties: Properties): FoundStamp[] {
  const { unsigned, signed } = properties;
  const content = xadesIn(signed, "SignedDataObjectProperties")
    .flatMap(elementsIn)
    .filter(({ local }) => ["AllDataObjectsTimeStamp", "IndividualDataObjectsTimeStamp"].includes(local));
  const stamped = (one: XmlElement) => dataStamped(parts, properties, one);
  return [
    ...unsigned.flatMap((one, i) => stampsIn(one, { parts, properties, before: unsigned.slice(0, i) })),
    ...content.flatMap((one) => made(one, { kind: "content", of: () => [stamped(one)] })),
  ];
}

interface Place {
  parts: SignatureParts;
  properties: Properties;
  /** The unsigned properties that precede the stamp. */
  before: XmlElement[];
}

function stampsIn(stamp: XmlElement, { parts, properties, before }: Place): FoundStamp[] {
  const { valueElement } = parts;
  if (isXades(stamp, "SignatureTimeStamp"))
    return made(stamp, { kind: "signature", of: (form) => [[inPlace(valueElement, form)]] });
  if (isXades(stamp, "SigAndRefsTimeStamp") || isXades(stamp, "SigAndRefsTimeStampV2")) {
    const stamped = before.filter(({ local }) => referring.includes(local));
    const of = (form: CanonicalForm | undefined) => [
      [valueElement, ...stamped].map((one) => inPlace(one, form)),
    ];
    return made(stamp, { kind: "signature", of, covered: stamped });
  }
  if (isSealing(stamp)) return recordStamps(stamp, { parts, properties, before });
  if (!isXades(stamp, "ArchiveTimeStamp")) return [];
  const stamped = isOld(stamp) ? before.filter((one) => !isXades(one, "TimeStampValidationData")) : before;
  const of = (form: CanonicalForm | undefined) => archived({ parts, properties, before: stamped }, form);
  const keys = keyCertificates(parts).map(({ raw }) => raw);
  return made(stamp, { kind: "archive", of, covered: stamped, further: keys });
}

const isSealing = ({ namespace, local }: XmlElement): boolean =>
  local === "SealingEvidenceRecords" && namespace.startsWith("http://uri.etsi.org/19132/");

/** More than any signature has. */
const MOST_RECORDS = 10;

/** The stamps of evidence records that are over all of a signature before them, as one group (ETSI TS 119 132-3, 5.2). */
function recordStamps(stamp: XmlElement, place: Place): FoundStamp[] {
  const [method] = dsigIn(place.parts.signedInfo, "CanonicalizationMethod");
  const stamped = archived(place, method && formOf(method)).flatMap((one) => (one ? [one] : []));
  const data = { name: "", forms: [], groups: stamped };
  const inside = [
    ...place.before.flatMap(bytesWithin),
    ...keyCertificates(place.parts).map(({ raw }) => raw),
  ];
  return elementsIn(stamp)
    .slice(0, MOST_RECORDS)
    .flatMap((one) => recordAt(one) ?? [])
    .map((record) => readRecord(record, [data], inside))
    .flatMap(({ covered, stamps }) => (covered.length > 0 ? stamps : []));
}

function recordAt(element: XmlElement): EvidenceRecord | undefined {
  try {
    return element.local === "EvidenceRecord"
      ? recordOf(element)
      : asn1RecordIn(bytesIn(element) ?? Buffer.alloc(0));
  } catch (error) {
    if (error instanceof RecordError) return undefined;
    throw error;
  }
}

/** Before version 1.4.1 of the namespace. */
const isOld = ({ namespace }: XmlElement): boolean => !namespace.includes("v1.4.1");

interface Making {
  kind: FoundStamp["kind"];
  /** The parts that are stamped, in each way that programs have; undefined if they are not known here. */
  of(form: CanonicalForm | undefined): (Buffer[] | undefined)[];
  covered?: XmlElement[];
  further?: Buffer[];
}

function made(stamp: XmlElement, { kind, of, covered = [], further = [] }: Making): FoundStamp[] {
  const [method] = dsigIn(stamp, "CanonicalizationMethod");
  const form = method && formOf(method);
  const isUnknown = method !== undefined && form === undefined;
  const inside = new Set([...covered.flatMap(bytesWithin), ...further].map((one) => one.toString("base64")));
  return xadesIn(stamp, "EncapsulatedTimeStamp").flatMap((one) => {
    const token = bytesIn(one);
    if (!token) return [];
    return {
      kind,
      token,
      imprintBy: (name) => {
        const digests = (isUnknown ? [] : of(form)).map((one) => one && digestsOf(one)(name));
        const said = tokenIn(token)?.imprint.value;
        return digests.find((one) => one && said?.equals(one)) ?? digests[0];
      },
      covers: (bytes) => inside.has(bytes.toString("base64")),
    };
  });
}

const bytesWithin = (property: XmlElement): Buffer[] =>
  [
    "EncapsulatedX509Certificate",
    "EncapsulatedCRLValue",
    "EncapsulatedOCSPValue",
    "EncapsulatedTimeStamp",
  ].flatMap((name) => valuesIn([property], name));

/**
 * The signed data, the signature, the properties before the stamp, and the objects: all but that of the properties, as most programs
 * do, or those only that the signature does not refer to, as the standard says.
 */
function archived({ parts, before }: Place, form: CanonicalForm | undefined): (Buffer[] | undefined)[] {
  const { signedInfo, valueElement, keyInfo, objects, references } = parts;
  const data = references.map((one) => dataFor(one, form));
  if (!data.every((one) => one !== undefined)) return [undefined];
  const others = objects.filter((one) => xadesIn(one, "QualifyingProperties").length === 0);
  const addresses = new Set(references.map(({ uri }) => uri));
  const unreferenced = others.filter((one) => !addresses.has(`#${attributeOf(one, "Id") ?? ""}`));
  const own = [signedInfo, valueElement, ...(keyInfo ? [keyInfo] : []), ...before];
  return [others, unreferenced].map((further) => [
    ...data,
    ...[...own, ...further].map((one) => inPlace(one, form)),
  ]);
}

/** The data of a reference. Nodes get the canonical form of the stamp, if the reference names none. */
function dataFor({ data }: ReadReference, form = usualForm): Buffer | undefined {
  if (typeof data === "string") return undefined;
  return data.nodes ? canonical(data.nodes, form) : data.bytes;
}

/** The data that the signature refers to, without its properties; of some references, if the stamp names them. */
function dataStamped(
  { references }: SignatureParts,
  { signed }: Properties,
  stamp: XmlElement,
): Buffer[] | undefined {
  const named = [...withinElement(stamp)].some((one) => isXades(one, "Include"));
  if (!signed || named) return undefined;
  const [method] = dsigIn(stamp, "CanonicalizationMethod");
  const data = references
    .filter((one) => !isOf(one.data, signed))
    .map((one) => dataFor(one, method && formOf(method)));
  return data.every((one) => one !== undefined) ? data : undefined;
}
