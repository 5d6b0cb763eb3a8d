/* An XML document (XML 1.0, Namespaces 1.0) as signatures see it: without a DTD, with its comments and instructions. */

export interface XmlAttribute {
  /** As written, with its prefix. */
  name: string;
  local: string;
  namespace: string;
  value: string;
}

export interface XmlElement {
  kind: "element";
  /** As written, with its prefix. */
  name: string;
  prefix: string;
  local: string;
  namespace: string;
  attributes: readonly XmlAttribute[];
  /** The namespaces that it declares, by their prefixes; "" is the default. */
  declared: ReadonlyMap<string, string>;
  children: XmlNode[];
  /** Undefined for the root. */
  parent: XmlElement | undefined;
}

export type XmlNode =
  | XmlElement
  | { kind: "text"; text: string }
  | { kind: "comment"; text: string }
  | { kind: "instruction"; target: string; text: string };

export interface XmlDocument {
  kind: "document";
  root: XmlElement;
  /** The root, and the comments and instructions around it. */
  children: XmlNode[];
}

export const elementsIn = ({ children }: XmlElement): XmlElement[] =>
  children.filter((one) => one.kind === "element");

/** The element and everything in it, in document order. */
export function* withinElement(element: XmlElement): Generator<XmlElement> {
  const left = [element];
  for (let one = left.pop(); one; one = left.pop()) {
    yield one;
    for (let i = one.children.length - 1; i >= 0; i -= 1) {
      const child = one.children[i];
      if (child?.kind === "element") left.push(child);
    }
  }
}

/** From the element itself up to the root. */
export function* upFrom(element: XmlElement | undefined): Generator<XmlElement> {
  for (let one = element; one; one = one.parent) yield one;
}

/** The namespace that a prefix names at an element; undefined if no element around it declares the prefix. */
export function namespaceOf(prefix: string, element: XmlElement): string | undefined {
  for (let one: XmlElement | undefined = element; one; one = one.parent) {
    const uri = one.declared.get(prefix);
    if (uri !== undefined) return uri;
  }
  return undefined;
}

/** All character data inside, without comments and instructions. */
export const textIn = (element: XmlElement): string =>
  element.children
    .map((one) => (one.kind === "text" ? one.text : one.kind === "element" ? textIn(one) : ""))
    .join("");

/** The value of an attribute without a namespace. */
export const attributeOf = (element: XmlElement, name: string): string | undefined =>
  element.attributes.find((one) => one.namespace === "" && one.local === name)?.value;
