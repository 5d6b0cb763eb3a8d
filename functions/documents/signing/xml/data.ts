import {
  type CanonicalForm,
  canonical,
  canonicalForms,
  type NodeSet,
  usualForm,
} from "../../../../shared/xml/canonical.ts";
import { parseXml, XmlError } from "../../../../shared/xml/parse.ts";
import {
  attributeOf,
  elementsIn,
  namespaceOf,
  textIn,
  upFrom,
  withinElement,
  type XmlDocument,
  type XmlElement,
} from "../../../../shared/xml/tree.ts";
import type { SignedContent } from "../judged-file.ts";
import { base64In, DSIG, dsigIn, isDsig } from "./names.ts";

/*
 * What a reference of an XML signature refers to (XMLDSig, 4.4.3): an address, and a chain of transforms from a closed list.
 * Each of them keeps an element with all that is in it, or leaves out signatures as a whole.
 */

/** Why there are no bytes: nothing has this address, or more than one element; or a transform is not supported. */
export type NoData = "missing" | "unsupported" | "doubled";

export interface Data {
  bytes: Buffer;
  /** What the bytes are of: a part of the document without signatures, or the name of a file. */
  of: NodeSet | SignedContent;
  /** Set if no transform made bytes of them. */
  nodes?: NodeSet;
  /** The element that the address names. */
  element?: XmlElement;
  /** Only the text of the element was taken. */
  isText?: boolean;
  /** The canonical form of the nodes. */
  form: CanonicalForm;
  /** Comments are signed as well. */
  isCommented: boolean;
}

/** The files that a signature may be of. */
export interface Beside {
  contents: SignedContent[];
  /** The one that it is of, whatever its name: a simple container has only one. */
  only?: SignedContent | undefined;
}

/** The document of a signature, with its elements by their identifiers. */
export class Scene {
  readonly document: XmlDocument;
  readonly contents: SignedContent[];
  private readonly only: SignedContent | undefined;
  private readonly found = new Map<string, Set<XmlElement>>();

  constructor(document: XmlDocument, { contents, only }: Beside) {
    this.document = document;
    this.contents = contents;
    this.only = only;
    for (const element of withinElement(document.root))
      for (const { local, value } of element.attributes)
        if (["Id", "ID", "id"].includes(local)) this.known(value).add(element);
  }

  private known(id: string): Set<XmlElement> {
    const all = this.found.get(id) ?? new Set();
    this.found.set(id, all);
    return all;
  }

  /** The one element with an identifier: where two have it, readers choose differently, and it names none. */
  byId(id: string): XmlElement | "doubled" | undefined {
    const [only, another] = this.found.get(id) ?? [];
    return another ? "doubled" : only;
  }

  /** The file that an address names, which is relative to the document or the root of its container. */
  content(address: string): SignedContent | undefined {
    const name = decodedAddress(address);
    const named = (said: string) => this.contents.find((one) => one.name === said);
    return named(name) ?? named(address) ?? this.only;
  }
}

function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address).replace(/^(?:\.\/)+/, "");
  } catch {
    return address;
  }
}

/** The bytes that a Reference refers to. */
export function dataOf(reference: XmlElement, scene: Scene): Data | NoData {
  try {
    return followed(reference, scene);
  } catch (error) {
    // A file that is to be read as XML, and is none; or a canonical form that is too large.
    if (error instanceof XmlError) return "unsupported";
    throw error;
  }
}

function followed(reference: XmlElement, scene: Scene): Data | NoData {
  const uri = attributeOf(reference, "URI");
  const start = startOf(uri, scene);
  if (!start) return "missing";
  if (start === "doubled") return start;
  const [transforms] = dsigIn(reference, "Transforms");
  const steps = transforms ? elementsIn(transforms) : [];
  let { now } = start;
  let isText = false;
  const forms: CanonicalForm[] = [];
  for (const step of steps) {
    const next = transformed(now, step);
    if (!next) return "unsupported";
    isText ||= attributeOf(step, "Algorithm") === BASE64 && !Buffer.isBuffer(now);
    forms.push(...[formOf(step)].filter((one) => one !== undefined));
    if (!Buffer.isBuffer(next) && !Buffer.isBuffer(now) && !isContent(start.of)) start.of = next;
    now = next;
  }
  const bytes = Buffer.isBuffer(now) ? now : canonical(now, usualForm);
  const form = weakest(forms);
  return {
    bytes,
    of: start.of,
    isText,
    form,
    isCommented: form.isWithComments && !isContent(start.of) && start.of.hasComments,
    ...(Buffer.isBuffer(now) ? {} : { nodes: now }),
    ...(start.element ? { element: start.element } : {}),
  };
}

/** Of several canonical forms, one that leaves out all that any of them leaves out. */
function weakest(forms: CanonicalForm[]): CanonicalForm {
  const [first = usualForm, another] = forms;
  return another
    ? { kind: "exclusive", isWithComments: forms.every(({ isWithComments }) => isWithComments) }
    : first;
}

export const isContent = (one: NodeSet | SignedContent): one is SignedContent => "bytes" in one;

interface Start {
  now: NodeSet | Buffer;
  of: NodeSet | SignedContent;
  element?: XmlElement;
}

/** What an address names. Comments count only if it is written as an XPointer. */
function startOf(uri: string | undefined, scene: Scene): Start | "doubled" | undefined {
  const inside = uri === undefined ? undefined : insideOf(uri, scene);
  if (inside === "none") return undefined;
  if (inside === "doubled") return inside;
  if (inside) {
    const { apex } = inside;
    return { now: inside, of: inside, element: apex.kind === "element" ? apex : apex.root };
  }
  const [first, another] = scene.contents;
  // A signature without an address is of the one file beside it.
  const content = uri === undefined ? (another ? undefined : first) : scene.content(uri);
  return content && { now: content.bytes, of: content };
}

const BY_ID = /^#(?:xpointer\(id\((?:'([^']+)'|"([^"]+)")\)\)|([^()]+))$/;

/** Undefined for an address outside of the document. */
function insideOf(uri: string, scene: Scene): NodeSet | "none" | "doubled" | undefined {
  const without: NodeSet["without"] = new Set();
  if (uri === "") return { apex: scene.document, without, hasComments: false };
  if (uri === "#xpointer(/)") return { apex: scene.document, without, hasComments: true };
  if (!uri.startsWith("#")) return undefined;
  const [, single, double, plain] = BY_ID.exec(uri) ?? [];
  const id = single ?? double ?? plain;
  const apex =
    id === undefined ? undefined : scene.byId(plain === undefined ? (id ?? "") : decodedAddress(id));
  if (apex === "doubled") return apex;
  return apex ? { apex, without, hasComments: plain === undefined } : "none";
}

const ENVELOPED = `${DSIG}enveloped-signature`;
const BASE64 = `${DSIG}base64`;
const XPATH = "http://www.w3.org/TR/1999/REC-xpath-19991116";
const FILTER = "http://www.w3.org/2002/06/xmldsig-filter2";

/** Undefined for a transform that is not supported. */
function transformed(now: NodeSet | Buffer, step: XmlElement): NodeSet | Buffer | undefined {
  if (!isDsig(step, "Transform")) return undefined;
  const algorithm = attributeOf(step, "Algorithm") ?? "";
  const form = formOf(step);
  if (form) return canonical(nodesIn(now), form);
  if (algorithm === BASE64) return decoded(Buffer.isBuffer(now) ? now.toString("latin1") : textOf(now));
  if (Buffer.isBuffer(now)) return undefined;
  if (algorithm === ENVELOPED) {
    const own = [...upFrom(step)].find((one) => isDsig(one, "Signature"));
    return own && { ...now, without: new Set([...now.without, own]) };
  }
  const left = (algorithm === XPATH || algorithm === FILTER) && leftOut(step, now);
  return left ? { ...now, without: new Set([...now.without, ...left]) } : undefined;
}

/** The canonical form that an element names, with its prefixes; undefined for another algorithm. */
export function formOf(element: XmlElement): CanonicalForm | undefined {
  const form = canonicalForms.get(attributeOf(element, "Algorithm") ?? "");
  const list = elementsIn(element).find(({ local }) => local === "InclusiveNamespaces");
  if (form?.kind !== "exclusive" || !list) return form;
  const prefixes = (attributeOf(list, "PrefixList") ?? "").split(/\s+/).filter(Boolean);
  return { ...form, prefixes: prefixes.map((one) => (one === "#default" ? "" : one)) };
}

const nodesIn = (now: NodeSet | Buffer): NodeSet =>
  Buffer.isBuffer(now) ? { apex: parseXml(now), without: new Set(), hasComments: true } : now;

const decoded = (text: string | undefined): Buffer | undefined =>
  text === undefined ? undefined : base64In(text);

/** Undefined if a part is left out. */
const textOf = ({ apex, without }: NodeSet): string | undefined =>
  without.size > 0 ? undefined : textIn(apex.kind === "element" ? apex : apex.root);

/** Expressions that leave out signatures and nothing else, as the programs write them that make them. */
const filters = new Map<string, "all" | "ofRoot" | "own">([
  [`${XPATH} not(ancestor-or-self::P:Signature)`, "all"],
  [`${FILTER} subtract /descendant::P:Signature`, "all"],
  [`${FILTER} subtract //P:Signature`, "all"],
  [`${FILTER} subtract /*/P:Signature`, "ofRoot"],
  [`${FILTER} subtract here()/ancestor::P:Signature[1]`, "own"],
  [
    `${XPATH} count(ancestor-or-self::P:Signature | here()/ancestor::P:Signature[1]) > count(ancestor-or-self::P:Signature)`,
    "own",
  ],
]);

/** The signatures that an XPath filter leaves out; undefined for another expression: it could hide anything. */
function leftOut(step: XmlElement, { apex }: NodeSet): XmlElement[] | undefined {
  const [only, another] = elementsIn(step);
  if (!only || another || only.local !== "XPath") return undefined;
  const algorithm = attributeOf(step, "Algorithm") ?? "";
  const words = textIn(only).trim().replace(/\s+/g, " ");
  const prefix = /([\w-]+):Signature/.exec(words)?.[1];
  if (prefix === undefined || namespaceOf(prefix, only) !== DSIG) return undefined;
  const expression = words.replaceAll(`${prefix}:Signature`, "P:Signature");
  const filter = attributeOf(only, "Filter");
  const kind = filters.get([algorithm, filter, expression].filter((one) => one !== undefined).join(" "));
  const root = apex.kind === "element" ? apex : apex.root;
  if (kind === "all") return [...withinElement(root)].filter((one) => isDsig(one, "Signature"));
  if (kind === "own") return [...upFrom(step)].filter((one) => isDsig(one, "Signature")).slice(0, 1);
  return kind === "ofRoot" && root.parent === undefined ? dsigIn(root, "Signature") : undefined;
}
