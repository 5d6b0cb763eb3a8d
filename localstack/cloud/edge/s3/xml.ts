import { refusal } from "./errors.ts";

/** The content of an element: text, child elements by name, or several elements of the same name. */
export type XmlContent =
  | string
  | number
  | boolean
  | undefined
  | XmlContent[]
  | { [name: string]: XmlContent };

const namespace = "http://s3.amazonaws.com/doc/2006-03-01/";
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Writes control characters as character references, as S3 does, so that a key survives the round trip. */
function escape(text: string): string {
  return text.replace(/[&<>"\p{Cc}]/gu, (sign) => escapes[sign] ?? `&#x${sign.charCodeAt(0).toString(16)};`);
}

function write(name: string, content: XmlContent): string {
  if (content === undefined) return "";
  if (Array.isArray(content)) return content.map((one) => write(name, one)).join("");
  return `<${name}>${inside(content)}</${name}>`;
}

function inside(content: Exclude<XmlContent, undefined | XmlContent[]>): string {
  if (typeof content !== "object") return escape(String(content));
  return Object.entries(content)
    .map(([name, child]) => write(name, child))
    .join("");
}

/** A response document in S3's namespace; `undefined` leaves an element out. */
export function xmlDocument(root: string, content: Record<string, XmlContent>): string {
  return `${declaration}<${root} xmlns="${namespace}">${inside(content)}</${root}>`;
}

/** An error document, which S3 writes without a namespace. */
export function errorDocument(content: Record<string, XmlContent>): string {
  return declaration + write("Error", content);
}

export interface XmlElement {
  name: string;
  text: string;
  children: XmlElement[];
}

const token =
  /<\?[^]*?\?>|<!--[^]*?-->|<(?<close>\/?)(?<name>[A-Za-z_][\w.:-]*)(?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(?<empty>\/?)>|(?<text>[^<]+)/y;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const maximumDepth = 16;

function unescape(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w+));/g, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const point = decimal === undefined ? parseInt(hexadecimal, 16) : Number(decimal);
    if (point > 0x10ffff) throw refusal("MalformedXML");
    return String.fromCodePoint(point);
  });
}

/**
 * Parses a request body: elements and text only. Refuses a document type declaration, so that no entity can be
 * declared; limits the depth, and the caller limits the length.
 * Throws MalformedXML, also when the root is not `root`.
 */
export function readXml(source: string, root: string): XmlElement {
  const document: XmlElement = { name: "", text: "", children: [] };
  const open = [document];
  for (const part of tokens(source)) apply(part, open);
  const [first, ...rest] = document.children;
  if (open.length !== 1 || !first || rest.length || document.text.trim() || first.name !== root)
    throw refusal("MalformedXML");
  return first;
}

interface Token {
  close?: string;
  name?: string;
  empty?: string;
  text?: string;
}

function* tokens(source: string): Generator<Token> {
  const reader = new RegExp(token);
  reader.lastIndex = source.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (reader.lastIndex < source.length) {
    const found = reader.exec(source);
    if (!found) throw refusal("MalformedXML");
    yield found.groups ?? {};
  }
}

function apply({ close, name, empty, text }: Token, open: XmlElement[]): void {
  const parent = open.at(-1);
  if (!parent || open.length > maximumDepth) throw refusal("MalformedXML");
  if (text !== undefined) parent.text += unescape(text);
  if (name === undefined) return;
  const localName = name.slice(name.indexOf(":") + 1);
  if (close) {
    if (open.length === 1 || open.pop()?.name !== localName) throw refusal("MalformedXML");
    return;
  }
  const element = { name: localName, text: "", children: [] };
  parent.children.push(element);
  if (!empty) open.push(element);
}

export const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((one) => one.name === name);

/** The text of the child `name`; undefined if there is none. */
export const textOf = (element: XmlElement, name: string) => childrenOf(element, name)[0]?.text;
