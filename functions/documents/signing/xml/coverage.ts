import {
  elementsIn,
  withinElement,
  type XmlDocument,
  type XmlElement,
  type XmlNode,
} from "../../../../shared/xml/tree.ts";
import { documentIn } from "../../../../shared/xml/parse.ts";
import type { SignedContent } from "../judged-file.ts";
import { type Data, isContent, type Scene } from "./data.ts";
import { isDsig, isXades } from "./names.ts";
import { areNamesSigned } from "./signed-names.ts";
import type { ReadReference, SignatureParts } from "./signature.ts";

/*
 * What a signature covers of a document. Attacks by wrapping leave the signed element where its digest holds, and let people or
 * programs read another one: so a document counts only if everything in it is signed, apart from signatures.
 */

export interface Coverage {
  /** Nothing in the document is unsigned but signatures, and an empty envelope around what is signed. Their objects count apart. */
  isWhole: boolean;
  /** It has the parts of a signature, and no object that it does not sign. */
  isClosed: boolean;
  /** The names of the files beside the document that it refers to. */
  names: string[];
}

/** What is covered, and how. */
interface Covered {
  elements: Set<XmlElement>;
  isDocument: boolean;
  isCommented: boolean;
}

export function coverageOf(
  parts: SignatureParts,
  references: ReadReference[],
  { document }: Scene,
): Coverage {
  const covered: Covered = { elements: new Set(), isDocument: false, isCommented: true };
  const names: string[] = [];
  let isPartly = false;
  for (const { data, judged } of references) {
    if (typeof data === "string" || judged.state !== "intact") continue;
    if (isContent(data.of)) {
      if (isWholeContent(data, data.of)) names.push(data.of.name);
      else isPartly = true;
      continue;
    }
    const { apex, without } = data.of;
    if (data.isText && !isText(apex)) continue;
    if (![...without].every((one) => one.kind === "element" && isDsig(one, "Signature"))) continue;
    if (data.isText !== true && !areNamesSigned(apex, without, data.form)) continue;
    covered.isCommented &&= data.isCommented;
    if (apex.kind === "document") covered.isDocument = true;
    else covered.elements.add(apex);
  }
  const isClosed = isBare(parts.element) && parts.objects.every((one) => isObjectCovered(one, covered));
  return { isWhole: !isPartly && isWhole(document, covered, parts.element), isClosed, names };
}

/** The bytes of a file, or a canonical form of it that leaves out nothing that is read. */
function isWholeContent({ bytes, form }: Data, content: SignedContent): boolean {
  if (bytes.equals(content.bytes)) return true;
  const document = documentIn(content.bytes);
  if (!document || !areNamesSigned(document, new Set(), form)) return false;
  return form.isWithComments || !hasSplitText(document.root);
}

/** The text of an element is all of it. */
const isText = (apex: XmlDocument | XmlElement): boolean =>
  apex.kind === "element" &&
  elementsIn(apex).length === 0 &&
  apex.attributes.every(({ local }) => ["Id", "MimeType", "Encoding"].includes(local));

function isWhole(document: XmlDocument, covered: Covered, signature: XmlElement): boolean {
  const { root } = document;
  if (!covered.isCommented && hasSplitText(root)) return false;
  if (root === signature || covered.isDocument) return true;
  // A style sheet that is named in front of the root changes what is shown.
  if (document.children.some(({ kind }) => kind === "instruction")) return false;
  if (covered.elements.has(root)) return true;
  return (
    isEmpty(root) && elementsIn(root).every((one) => covered.elements.has(one) || isDsig(one, "Signature"))
  );
}

/** An element with nothing of its own. */
const isEmpty = ({ attributes, children }: XmlElement): boolean =>
  attributes.every(({ local }) => local === "Id") &&
  children.every((one) => one.kind === "element" || (one.kind === "text" && one.text.trim() === ""));

/** No text stands between its elements. */
const isBare = ({ children }: XmlElement): boolean =>
  children.every((one) => one.kind !== "text" || one.text.trim() === "");

/** The properties of a signature, signed and unsigned, and nothing between them. */
const isQualifying = (one: XmlElement): boolean =>
  isXades(one, "QualifyingProperties") &&
  isBare(one) &&
  elementsIn(one).every((it) => isXades(it, "SignedProperties") || isXades(it, "UnsignedProperties"));

/** An object of the signature: signed, or in it what is signed, or its properties. */
const isObjectCovered = (object: XmlElement, { elements }: Covered): boolean =>
  elements.has(object) ||
  (isEmpty(object) && elementsIn(object).every((one) => elements.has(one) || isQualifying(one)));

/** A comment between two texts: programs that read the first text of an element see another value than people. */
function hasSplitText(root: XmlElement): boolean {
  for (const element of withinElement(root)) {
    const { children } = element;
    const isSaying = (node: XmlNode | undefined) => node?.kind === "text" && node.text.trim() !== "";
    const isSplit = children.some(
      (one, i) => one.kind === "comment" && (isSaying(children[i - 1]) || isSaying(children[i + 1])),
    );
    if (isSplit) return true;
  }
  return false;
}
