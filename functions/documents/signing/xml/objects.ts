import { documentIn, XmlError } from "../../../../shared/xml/parse.ts";
import {
  attributeOf,
  elementsIn,
  textIn,
  withinElement,
  type XmlElement,
} from "../../../../shared/xml/tree.ts";
import { base64In, DSIG, isDsig, isXades } from "./names.ts";
import { inPlace } from "./signature.ts";

interface FoundObject {
  bytes: Buffer;
  /** Set for XML, which is written without its declaration. */
  claimed?: string;
}

/** More than any signature has: each of them costs a canonical form. */
const MOST_OBJECTS = 500;

/**
 * What the signatures in an XML document have inside of themselves (XMLDSig, 4.5): the bytes of what is written in base64, else the
 * element or the text. Properties and lists of references are none.
 */
export function objectsIn(bytes: Buffer): FoundObject[] {
  try {
    const document = documentIn(bytes);
    if (!document) return [];
    return [...withinElement(document.root)]
      .filter((one) => isDsig(one, "Object") && one.parent !== undefined && isDsig(one.parent, "Signature"))
      .slice(0, MOST_OBJECTS)
      .flatMap(contentOf);
  } catch (error) {
    if (error instanceof XmlError) return [];
    throw error;
  }
}

const BASE64 = `${DSIG}base64`;
/** Without the namespaces of the signature around it. */
const asItIs = { kind: "exclusive", isWithComments: true } as const;
const ownParts = ["Manifest", "SignatureProperties"];

function contentOf(object: XmlElement): FoundObject[] {
  const elements = elementsIn(object);
  if (elements.some((one) => isXades(one, "QualifyingProperties"))) return [];
  if (elements.some(({ namespace, local }) => namespace === DSIG && ownParts.includes(local))) return [];
  const [only, another] = elements;
  if (only) return [{ bytes: inPlace(another ? object : only, asItIs), claimed: "application/xml" }];
  const text = textIn(object);
  if (text.trim() === "") return [];
  return [{ bytes: (isPacked(object) ? base64In(text) : undefined) ?? Buffer.from(text) }];
}

/** Its encoding says so, or the transform of a reference to it. */
function isPacked(object: XmlElement): boolean {
  if (attributeOf(object, "Encoding") === BASE64) return true;
  const id = attributeOf(object, "Id");
  const [signedInfo] = object.parent ? elementsIn(object.parent) : [];
  if (id === undefined || !signedInfo) return false;
  return elementsIn(signedInfo).some(
    (one) =>
      isDsig(one, "Reference") &&
      attributeOf(one, "URI") === `#${id}` &&
      [...withinElement(one)].some(
        (step) => isDsig(step, "Transform") && attributeOf(step, "Algorithm") === BASE64,
      ),
  );
}
