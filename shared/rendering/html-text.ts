import type { Token } from "parse5";
import { type HtmlReader, readHtml } from "./html-reader.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Elements that stand on lines of their own. */
const lines = words("div section article header footer main aside address form tr dt dd figure option");
/** The same, with an empty line before and after. */
const paragraphs = words("p h1 h2 h3 h4 h5 h6 ul ol table blockquote pre hr dl fieldset");

/**
 * The text of an HTML page, as readers without HTML see it: paragraphs and lines stay apart, the address of a link stands
 * behind its text, and items of a list begin with `- `.
 */
export function textOfHtml(html: string): string {
  const writer = new TextWriter();
  readHtml(html, writer);
  return tidied(writer.end());
}

/** White space of HTML, whatever it is, is one space. */
const flowing = (text: string): string => text.replaceAll(/[ \t\r\n\f]+/g, " ");

interface Link {
  address: string;
  /** The number of parts before its text. */
  start: number;
}

class TextWriter implements HtmlReader {
  readonly #parts: string[] = [];
  #link: Link | undefined;

  text(chars: string): void {
    this.#add(flowing(chars));
  }

  open(tag: Token.TagToken): void {
    const { tagName } = tag;
    if (tagName === "br") this.#add("\n");
    else if (tagName === "img") this.#add(attributeOf(tag, "alt"));
    else if (tagName === "a") this.#beginLink(attributeOf(tag, "href"));
    else this.#add(beforeOf(tagName));
  }

  close(tagName: string): void {
    if (tagName === "a") this.#endLink();
    else this.#add(afterOf(tagName));
  }

  end(): string {
    this.#endLink();
    return this.#parts.join("");
  }

  #add(text: string): void {
    this.#parts.push(text);
  }

  #beginLink(address: string): void {
    this.#endLink();
    this.#link = { address, start: this.#parts.length };
  }

  /** Adds the address of a link, unless its text is the address. */
  #endLink(): void {
    const { address = "", start = 0 } = this.#link ?? {};
    this.#link = undefined;
    if (!/^(https?|mailto|tel):/i.test(address)) return;
    if (this.#parts.slice(start).join("").trim() !== address) this.#add(` (${address})`);
  }
}

function beforeOf(tagName: string): string {
  if (tagName === "td" || tagName === "th") return " ";
  if (tagName === "li") return "\n- ";
  return afterOf(tagName);
}

function afterOf(tagName: string): string {
  if (paragraphs.has(tagName)) return "\n\n";
  return tagName === "li" || lines.has(tagName) ? "\n" : "";
}

const attributeOf = ({ attrs }: Token.TagToken, name: string): string =>
  attrs.find((attribute) => attribute.name === name)?.value ?? "";

const tidied = (text: string): string =>
  text
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
