import { XmlError } from "./parse.ts";
import {
  namespaceOf,
  upFrom,
  type XmlAttribute,
  type XmlDocument,
  type XmlElement,
  type XmlNode,
} from "./tree.ts";

/*
 * Canonical XML 1.0 and 1.1, and Exclusive XML Canonicalization 1.0 (W3C), of a document or an element without some of the
 * elements in it. Other sets of nodes are not supported: what is left out is left out as a whole.
 */

/** A document or an element, without some elements in it. */
export interface NodeSet {
  apex: XmlDocument | XmlElement;
  without: ReadonlySet<XmlNode>;
  /** The comments belong to it. */
  hasComments: boolean;
}

export interface CanonicalForm {
  kind: "1.0" | "1.1" | "exclusive";
  isWithComments: boolean;
  /** Exclusive: prefixes that are treated as in the inclusive form. */
  prefixes?: string[];
}

const inclusive = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315";
const inclusive11 = "http://www.w3.org/2006/12/xml-c14n11";
const exclusive = "http://www.w3.org/2001/10/xml-exc-c14n#";

/** The forms by their identifiers. */
export const canonicalForms: ReadonlyMap<string, CanonicalForm> = new Map([
  [inclusive, { kind: "1.0", isWithComments: false }],
  [`${inclusive}#WithComments`, { kind: "1.0", isWithComments: true }],
  [inclusive11, { kind: "1.1", isWithComments: false }],
  [`${inclusive11}#WithComments`, { kind: "1.1", isWithComments: true }],
  [exclusive, { kind: "exclusive", isWithComments: false }],
  [`${exclusive}WithComments`, { kind: "exclusive", isWithComments: true }],
]);

/** The form that counts where none is named. */
export const usualForm: CanonicalForm = { kind: "1.0", isWithComments: false };

/** Namespaces are repeated in the exclusive form: a small document can become a large one. */
const MOST_CHARACTERS = 100_000_000;

const PART_CHARACTERS = 100_000;

const XML = "http://www.w3.org/XML/1998/namespace";

/** The canonical bytes. @throws XmlError if there are too many */
export const canonical = (set: NodeSet, form: CanonicalForm): Buffer => new Writer(set, form).write();

const nothing: Written["own"] = new Map();

/** The namespaces that are written around an element. */
interface Written {
  own: ReadonlyMap<string, string>;
  outer: Written | undefined;
}

class Writer {
  private readonly parts: Buffer[] = [];
  /** What is written and not encoded yet. */
  private text = "";
  private length = 0;
  private readonly set: NodeSet;
  private readonly form: CanonicalForm;
  private readonly isCommented: boolean;

  constructor(set: NodeSet, form: CanonicalForm) {
    this.set = set;
    this.form = form;
    this.isCommented = set.hasComments && form.isWithComments;
  }

  write(): Buffer {
    const { apex, without } = this.set;
    if (apex.kind === "element") {
      if (!without.has(apex)) this.element(apex, undefined, true);
    } else this.document(apex);
    return Buffer.concat([...this.parts, Buffer.from(this.text)]);
  }

  /** What is around the root is separated from it by line feeds. */
  private document({ children, root }: XmlDocument): void {
    let isAfter = false;
    for (const node of children) {
      if (node === root) {
        if (!this.set.without.has(root)) this.element(root, undefined, true);
        isAfter = true;
      } else if (node.kind === "instruction" || (node.kind === "comment" && this.isCommented)) {
        if (isAfter) this.add("\n");
        this.node(node, undefined);
        if (!isAfter) this.add("\n");
      }
    }
  }

  private node(node: XmlNode, outer: Written | undefined): void {
    if (node.kind === "text") this.add(escapedText(node.text));
    else if (node.kind === "comment") {
      if (this.isCommented) this.add(`<!--${node.text}-->`);
    } else if (node.kind === "instruction")
      this.add(`<?${node.target}${node.text === "" ? "" : ` ${node.text}`}?>`);
    else if (!this.set.without.has(node)) this.element(node, outer, false);
  }

  private element(element: XmlElement, outer: Written | undefined, isApex: boolean): void {
    const own = this.namespaces(element, outer, isApex);
    const attributes = isApex ? [...element.attributes, ...this.inherited(element)] : element.attributes;
    this.add(`<${element.name}`);
    for (const [prefix, uri] of own.size > 1 ? [...own].toSorted(([a], [b]) => inOrder(a, b)) : own)
      this.add(` xmlns${prefix === "" ? "" : `:${prefix}`}="${escapedValue(uri)}"`);
    for (const { name, value } of attributes.length > 1 ? attributes.toSorted(byNames) : attributes)
      this.add(` ${name}="${escapedValue(value)}"`);
    this.add(">");
    const written = own.size > 0 ? { own, outer } : outer;
    for (const child of element.children) this.node(child, written);
    this.add(`</${element.name}>`);
  }

  /** The declarations that this element gets: those that are not in force already. */
  private namespaces(element: XmlElement, outer: Written | undefined, isApex: boolean): Written["own"] {
    let own: Map<string, string> | undefined;
    for (const prefix of this.candidates(element, isApex)) {
      const uri = prefix === "xml" ? undefined : uriOf(prefix, element);
      if (uri !== undefined && uri !== (writtenFor(prefix, outer) ?? ""))
        (own ??= new Map()).set(prefix, uri);
    }
    return own ?? nothing;
  }

  /** The prefixes that may need a declaration. */
  private candidates(element: XmlElement, isApex: boolean): Iterable<string> {
    const { kind, prefixes = [] } = this.form;
    if (kind === "exclusive") return [...usedBy(element), ...prefixes];
    return isApex
      ? new Set([...upFrom(element)].flatMap(({ declared }) => [...declared.keys()]))
      : element.declared.keys();
  }

  /** Attributes of XML itself that elements around the apex have and that count inside of it. */
  private inherited(element: XmlElement): XmlAttribute[] {
    if (this.form.kind === "exclusive") return [];
    const around = [...upFrom(element.parent)].flatMap(({ attributes }) =>
      attributes.filter(({ namespace }) => namespace === XML),
    );
    const own = new Set(element.attributes.filter(isOfXml).map(({ local }) => local));
    const is11 = this.form.kind === "1.1";
    // Version 1.1 joins addresses of the elements around it; nobody signs such a part of a document.
    if (is11 && around.some(({ local }) => local === "base")) throw new XmlError("xml:base is not supported");
    const found = new Map<string, XmlAttribute>();
    for (const one of around)
      if (!own.has(one.local) && !found.has(one.local) && !(is11 && one.local === "id"))
        found.set(one.local, one);
    return [...found.values()];
  }

  private add(text: string): void {
    if ((this.length += text.length) > MOST_CHARACTERS) throw new XmlError("too large");
    this.text += text;
    if (this.text.length > PART_CHARACTERS) {
      this.parts.push(Buffer.from(this.text));
      this.text = "";
    }
  }
}

const byNames = (a: XmlAttribute, b: XmlAttribute): number =>
  inOrder(a.namespace, b.namespace) || inOrder(a.local, b.local);

const isOfXml = ({ namespace }: XmlAttribute): boolean => namespace === XML;

/** The prefixes that the names of an element and its attributes use. */
const usedBy = ({ prefix, attributes }: XmlElement): string[] => [
  prefix,
  ...attributes.flatMap(({ name }) => (name.includes(":") ? [name.slice(0, name.indexOf(":"))] : [])),
];

/** "" for a default that is not set. */
const uriOf = (prefix: string, element: XmlElement): string | undefined =>
  namespaceOf(prefix, element) ?? (prefix === "" ? "" : undefined);

function writtenFor(prefix: string, outer: Written | undefined): string | undefined {
  for (let one = outer; one; one = one.outer) {
    const uri = one.own.get(prefix);
    if (uri !== undefined) return uri;
  }
  return undefined;
}

/** By code points, as UTF-8 orders them. */
const inOrder = (a: string, b: string): number =>
  a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));

const textEscapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;" };
const escapedText = (text: string): string => text.replace(/[&<>\r]/g, (one) => textEscapes[one] ?? one);

const valueEscapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  '"': "&quot;",
  "\t": "&#x9;",
  "\n": "&#xA;",
  "\r": "&#xD;",
};
const escapedValue = (text: string): string =>
  text.replace(/[&<"\t\n\r]/g, (one) => valueEscapes[one] ?? one);
