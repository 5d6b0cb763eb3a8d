import { ArchiveTooLarge } from "../../../../shared/text/too-large.ts";
import { canonical, usualForm } from "../../../../shared/xml/canonical.ts";
import { attributeOf, elementsIn, textIn, upFrom, type XmlElement } from "../../../../shared/xml/tree.ts";
import { type DigestName, hashBy } from "../algorithms.ts";
import type { Reference } from "../found-signature.ts";
import { type Data, dataOf, formOf, type NoData, type Scene } from "./data.ts";
import { digestOf } from "./methods.ts";
import { base64In, bytesIn, DSIG, dsigIn, isDsig, isXades, namedIn } from "./names.ts";

/* The parts of a ds:Signature (XMLDSig 1.1), read by position: nothing is looked up that could be moved. */

/** A reference, and what it refers to. */
export interface ReadReference {
  uri: string | undefined;
  type: string | undefined;
  data: Data | NoData;
  judged: Reference;
}

export interface SignatureParts {
  element: XmlElement;
  signedInfo: XmlElement;
  /** The bytes that the value is over; undefined if they cannot be made here. */
  toBeSigned: Buffer | undefined;
  method: XmlElement | undefined;
  references: ReadReference[];
  valueElement: XmlElement;
  value: Buffer;
  keyInfo: XmlElement | undefined;
  objects: XmlElement[];
}

/** More than any signature has: each of them costs a canonical form. */
const MOST_REFERENCES = 500;

/** @returns undefined if the element does not have the parts of a signature, each once and in their order */
export function partsOf(element: XmlElement, scene: Scene): SignatureParts | undefined {
  const [signedInfo, valueElement, ...rest] = elementsIn(element);
  const keyInfo = rest[0] && isDsig(rest[0], "KeyInfo") ? rest[0] : undefined;
  const objects = keyInfo ? rest.slice(1) : rest;
  if (!signedInfo || !valueElement) return undefined;
  if (!isDsig(signedInfo, "SignedInfo") || !isDsig(valueElement, "SignatureValue")) return undefined;
  if (!objects.every((one) => isDsig(one, "Object"))) return undefined;
  const [canonicalization, method, ...references] = elementsIn(signedInfo);
  if (!canonicalization || !isDsig(canonicalization, "CanonicalizationMethod")) return undefined;
  if (!method || !isDsig(method, "SignatureMethod")) return undefined;
  if (references.length > MOST_REFERENCES) throw new ArchiveTooLarge();
  if (!references.every((one) => isDsig(one, "Reference"))) return undefined;
  const form = formOf(canonicalization);
  return {
    element,
    signedInfo,
    toBeSigned: form && canonical({ apex: signedInfo, without: new Set(), hasComments: true }, form),
    method,
    references: references.map((one) => placed(readReference(one, scene), { element, objects })),
    valueElement,
    // A value that is no base64 was not made by any key.
    value: bytesIn(valueElement) ?? Buffer.alloc(0),
    keyInfo,
    objects,
  };
}

const PROPERTIES = /^http:\/\/uri\.etsi\.org\/01903\/?(?:v1\.\d\.\d)?\/?#SignedProperties$/;

/**
 * A reference that says what it is of is of that, in its place under this signature: an attack by wrapping moves it, and puts another
 * one there.
 */
function placed(read: ReadReference, own: Pick<SignatureParts, "element" | "objects">): ReadReference {
  const { type = "", data } = read;
  if (typeof data === "string" || !data.element) return read;
  const { element } = data;
  const { parent } = element;
  const isIn = (outer: XmlElement | undefined) => outer !== undefined && own.objects.includes(outer);
  const isPlaced = PROPERTIES.test(type)
    ? isXades(element, "SignedProperties") && parent && isQualifying(parent) && isIn(parent.parent)
    : type === `${DSIG}Manifest`
      ? isDsig(element, "Manifest")
        ? isIn(parent)
        : isIn(element)
      : type !== `${DSIG}Object` || [...upFrom(element)].includes(own.element);
  return isPlaced ? read : { ...read, data: "missing", judged: { ...read.judged, state: "missing" } };
}

const isQualifying = (one: XmlElement): boolean => isXades(one, "QualifyingProperties");

export function readReference(element: XmlElement, scene: Scene): ReadReference {
  const uri = attributeOf(element, "URI");
  const type = attributeOf(element, "Type");
  const digest = digestOf(dsigIn(element, "DigestMethod")[0]);
  const data = digest ? dataOf(element, scene) : "unsupported";
  const judged = {
    ...(uri === undefined || uri === "" ? {} : { name: uri }),
    digest: digest ?? "sha256",
    state: stateOf(element, data, digest),
  } satisfies Reference;
  return { uri, type, data, judged };
}

function stateOf(
  element: XmlElement,
  data: Data | NoData,
  digest: DigestName | undefined,
): Reference["state"] {
  if (typeof data === "string" || !digest) return "missing";
  const said = base64In(textIn(namedIn(element, "DigestValue") ?? element));
  const found = hashBy(digest).update(data.bytes).digest();
  return said?.equals(found) ? "intact" : "changed";
}

/** The bytes of an element in its place, e.g. for a stamp. */
export const inPlace = (apex: XmlElement, form = usualForm): Buffer =>
  canonical({ apex, without: new Set(), hasComments: true }, form);
