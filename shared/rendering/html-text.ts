import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements whose text no reader sees. */
const silent = new Set([
  "script",
  "style",
  "template",
  "title",
  "head",
  "noscript",
  "iframe",
  "object",
  "svg",
]);
const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Elements that stand on lines of their own. */
const lines = words("div section article header footer main aside address form li tr dt dd figure option");
/** The same, with an empty line before and after. */
const paragraphs = words("p h1 h2 h3 h4 h5 h6 ul ol table blockquote pre hr dl fieldset");

/** A step of the walk: a node to read, or a text that follows what was read. */
type Step = Node | string;

/**
 * The text of an HTML page, as readers without HTML see it: paragraphs and lines stay apart, the address of a link stands
 * behind its text, and items of a list begin with `- `. The walk keeps its own stack, so that nesting has no limit.
 */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  const steps: Step[] = [...parse(html).childNodes].reverse();
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if (typeof step === "string") parts.push(step);
    else if (step.nodeName === "#text") parts.push(flowing((step as DefaultTreeAdapterTypes.TextNode).value));
    else if ("tagName" in step && !silent.has(step.tagName)) steps.push(...stepsOf(step).reverse());
  }
  return tidied(parts.join(""));
}

/** White space of HTML, whatever it is, is one space. */
const flowing = (text: string): string => text.replaceAll(/[ \t\r\n\f]+/g, " ");

function stepsOf(element: Element): Step[] {
  const { tagName, childNodes } = element;
  if (tagName === "br") return ["\n"];
  if (tagName === "img") return [attributeOf(element, "alt")];
  if (tagName === "td" || tagName === "th") return [...childNodes, " "];
  const [before, after] = framesOf(tagName);
  return [before, ...childNodes, ...(tagName === "a" ? [addressBehind(element)] : []), after];
}

function framesOf(tagName: string): [string, string] {
  if (paragraphs.has(tagName)) return ["\n\n", "\n\n"];
  if (tagName === "li") return ["\n- ", "\n"];
  return lines.has(tagName) ? ["\n", "\n"] : ["", ""];
}

const attributeOf = ({ attrs }: Element, name: string): string =>
  attrs.find((attribute) => attribute.name === name)?.value ?? "";

/** The address of a link, unless its text is the address. */
function addressBehind(link: Element): string {
  const address = attributeOf(link, "href");
  const [only] = link.childNodes;
  const isSame =
    only?.nodeName === "#text" && (only as DefaultTreeAdapterTypes.TextNode).value.trim() === address;
  return isSame || !/^(https?|mailto|tel):/i.test(address) ? "" : ` (${address})`;
}

const tidied = (text: string): string =>
  text
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
