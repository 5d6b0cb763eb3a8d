import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { decodeHtml } from "./html-encoding.ts";
import { type FileProperties, propertiesOf, type SaidProperties } from "./file-properties.ts";
import { TextWriter } from "./text-writer.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What nobody sees. */
const unseen = new Set(["script", "style", "noscript", "template", "iframe", "object", "svg", "head"]);

/** Elements that stand in a line with what is around them; all others end a line. */
const inLine = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);

/** The texts of attributes that people see. */
const said: Record<string, readonly string[]> = {
  img: ["alt", "title"],
  area: ["alt"],
  input: ["value", "placeholder", "alt"],
};

/** Inputs whose value is for programs. */
const forPrograms = new Set(["hidden", "password", "checkbox", "radio", "file"]);

/** Deeper pages are made to stop readers. */
const MOST_DEPTH = 2_000;

/** The text of an HTML page, as it is read: title, texts, values of forms, texts that stand for pictures. */
export function textOfHtml(
  bytes: Buffer,
  most = Infinity,
  { charset, about }: { charset?: string | undefined; about?: FileProperties } = {},
): string {
  return textOfMarkup(decodeHtml(bytes, charset), most, about);
}

/** @returns the text of markup that is decoded */
export function textOfMarkup(markup: string, most = Infinity, about: FileProperties = {}): string {
  const written = new TextWriter(most);
  const page = parse(markup);
  Object.assign(about, propertiesIn(page.childNodes));
  const title = titleOf(page.childNodes);
  if (title !== undefined) written.add(`${title}\n`);
  write(page.childNodes, written, 0);
  return written.text();
}

/** Names of `meta` elements, in the spelling of the first words of each list (Dublin Core, Open Graph). */
const named = new Map<string, keyof SaidProperties>(
  Object.entries({
    author: "author dc.creator dcterms.creator article:author",
    date: "date dc.date dcterms.created dcterms.date article:published_time created",
    language: "language dc.language dcterms.language content-language",
  } as const).flatMap(([property, names]) =>
    names.split(" ").map((name) => [name, property as keyof SaidProperties] as const),
  ),
);

/** What a page says about itself, in its head. */
function propertiesIn(nodes: Node[]): FileProperties {
  const html = nodes.find((node): node is Element => "tagName" in node && node.tagName === "html");
  const head = html?.childNodes.find((node): node is Element => "tagName" in node && node.tagName === "head");
  const said: SaidProperties = { title: titleOf(nodes) };
  for (const node of head?.childNodes ?? []) {
    if (!("tagName" in node) || node.tagName !== "meta") continue;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const name = attributes.get("name") ?? attributes.get("property") ?? attributes.get("http-equiv");
    const property = named.get(name?.toLowerCase() ?? "");
    if (property) said[property] ??= attributes.get("content");
  }
  return propertiesOf({
    ...said,
    language: html?.attrs.find(({ name }) => name === "lang")?.value ?? said.language,
  });
}

function titleOf(nodes: Node[]): string | undefined {
  for (const node of nodes) {
    if (!("tagName" in node)) continue;
    if (node.tagName === "title") return textIn(node);
    if (node.tagName === "html" || node.tagName === "head") {
      const title = titleOf(node.childNodes);
      if (title !== undefined) return title;
    }
  }
  return undefined;
}

const textIn = ({ childNodes }: Element): string =>
  childNodes.map((node) => ("value" in node ? node.value : "")).join("");

function write(nodes: Node[], written: TextWriter, depth: number): void {
  if (depth > MOST_DEPTH) return;
  for (const node of nodes) {
    if (written.isFull) return;
    if (node.nodeName === "#text" && "value" in node) written.add(node.value.replaceAll(/\s+/g, " "));
    else if ("tagName" in node && !unseen.has(node.tagName)) writeElement(node, written, depth);
  }
}

function writeElement(element: Element, written: TextWriter, depth: number): void {
  const { tagName } = element;
  const end = inLine.has(tagName) ? "" : tagName === "td" || tagName === "th" ? "\t" : "\n";
  written.add(end);
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  if (tagName !== "input" || !forPrograms.has(attributes.get("type")?.toLowerCase() ?? ""))
    for (const name of said[tagName] ?? []) {
      const text = attributes.get(name);
      if (text) written.add(` ${text} `);
    }
  write(element.childNodes, written, depth + 1);
  written.add(end);
}
