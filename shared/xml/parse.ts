import { SaxesParser, type SaxesTagNS } from "saxes";
import type { XmlDocument, XmlElement, XmlNode } from "./tree.ts";

/** The bytes are not well-formed XML, have a DTD, or exceed a limit. */
export class XmlError extends Error {
  override readonly name = "XmlError";
}

/** Far above what documents have, and far below what stops a process. */
const MOST = { bytes: 50_000_000, depth: 200, nodes: 2_000_000, attributes: 500 };

const XMLNS = "http://www.w3.org/2000/xmlns/";

/**
 * Reads a document. There are no entities but the five of XML, because a DTD is refused: so nothing outside of the bytes is
 * read, nothing grows, and no attribute has a default. @throws XmlError
 */
export function parseXml(bytes: Buffer): XmlDocument {
  if (bytes.length > MOST.bytes) throw new XmlError("too large");
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    defaultXMLVersion: "1.0",
    forceXMLVersion: true,
  });
  const around: XmlNode[] = [];
  let root: XmlElement | undefined;
  let current: XmlElement | undefined;
  let depth = 0;
  let nodes = 0;
  // Each name is in memory once, and not as a part of the text wherever it is.
  const names = new Map<string, string>();
  const once = (name: string): string => {
    const known = names.get(name);
    if (known === undefined) names.set(name, name);
    return known ?? name;
  };
  const add = (node: XmlNode) => {
    if ((nodes += 1) > MOST.nodes) throw new XmlError("too many nodes");
    if (current) current.children.push(node);
    else if (node.kind !== "text") around.push(node);
  };
  parser.on("error", (error) => {
    throw new XmlError(error.message);
  });
  parser.on("doctype", () => {
    throw new XmlError("a DTD is not allowed");
  });
  parser.on("xmldecl", ({ version }) => {
    if (version !== undefined && version !== "1.0") throw new XmlError("not XML 1.0");
  });
  parser.on("opentag", (tag) => {
    if ((depth += 1) > MOST.depth) throw new XmlError("too deep");
    const element = elementOf(tag, current, once);
    add(element);
    root ??= element;
    current = element;
  });
  parser.on("closetag", () => {
    depth -= 1;
    current = current?.parent;
  });
  parser.on("text", (text) => add({ kind: "text", text }));
  parser.on("cdata", (text) => add({ kind: "text", text }));
  parser.on("comment", (text) => add({ kind: "comment", text }));
  parser.on("processinginstruction", ({ target, body }) => add({ kind: "instruction", target, text: body }));
  parser.write(textOf(bytes)).close();
  if (!root) throw new XmlError("no root");
  return { kind: "document", root, children: around };
}

/** Reads a document; undefined for bytes that are none. */
export function documentIn(bytes: Buffer): XmlDocument | undefined {
  try {
    return parseXml(bytes);
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}

/** Most elements have no attributes: they share these. */
const noAttributes: XmlElement["attributes"] = [];
const nothingDeclared: XmlElement["declared"] = new Map();

function elementOf(
  tag: SaxesTagNS,
  parent: XmlElement | undefined,
  once: (name: string) => string,
): XmlElement {
  const all = Object.values(tag.attributes);
  if (all.length > MOST.attributes) throw new XmlError("too many attributes");
  const declarations = all.filter(({ uri }) => uri === XMLNS);
  const own = all.filter(({ uri }) => uri !== XMLNS);
  return {
    kind: "element",
    name: once(tag.name),
    prefix: once(tag.prefix),
    local: once(tag.local),
    namespace: once(tag.uri),
    attributes:
      own.length > 0
        ? own.map(({ name, local, uri, value }) => ({
            name: once(name),
            local: once(local),
            namespace: once(uri),
            value,
          }))
        : noAttributes,
    declared:
      declarations.length > 0
        ? new Map(declarations.map(({ prefix, local, value }) => [prefix === "" ? "" : local, value]))
        : nothingDeclared,
    children: [],
    parent,
  };
}

const DECLARED = /^<\?xml[ \t\r\n][^>]*?[ \t\r\n]encoding[ \t\r\n]*=[ \t\r\n]*(?:"([\w.-]+)"|'([\w.-]+)')/;

/** One byte each, as they are met in documents; UTF-16 only behind its mark. */
const encodings = [
  "utf-8",
  "us-ascii",
  "iso-8859-1",
  "iso-8859-2",
  "windows-1250",
  "windows-1251",
  "windows-1252",
];

/** @throws XmlError for bytes that are none in their encoding, or if the mark at the beginning contradicts the declaration */
function textOf(bytes: Buffer): string {
  const declared = DECLARED.exec(bytes.toString("latin1", 0, 200).replace(/^\u00ef\u00bb\u00bf/, ""));
  const named = (declared?.[1] ?? declared?.[2])?.toLowerCase();
  const mark = bytes.toString("latin1", 0, 2);
  if (mark === "\u00ff\u00fe") return decoded(bytes, "utf-16le");
  if (mark === "\u00fe\u00ff") return decoded(bytes, "utf-16be");
  const isMarked = bytes.toString("latin1", 0, 3) === "\u00ef\u00bb\u00bf";
  const encoding = named ?? "utf-8";
  if (!encodings.includes(encoding) || (isMarked && encoding !== "utf-8"))
    throw new XmlError("an encoding that is not supported");
  // Web browsers take Latin 1 and ASCII for another encoding, and so does TextDecoder.
  if (encoding === "us-ascii") return decoded(bytes, "utf-8");
  return encoding === "iso-8859-1" ? bytes.toString("latin1") : decoded(bytes, encoding);
}

function decoded(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new XmlError("bytes that are no text", { cause: error });
  }
}
