import type { Token } from "parse5";
import { escapeHtml } from "../escape-html.ts";
import { type HtmlReader, readHtml } from "./html-reader.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Elements that have no content. */
const empty = words("area br col embed hr img input source track wbr");
/** Tags that are left out: those of the page, and those that change what stands around them. */
const unwrapped = words("html head body base meta link plaintext frameset frame");

/**
 * The content of an HTML page as a section of another one: every element is closed within it, and there is neither a comment nor a
 * script, so that nothing of it reaches into what follows.
 */
export function sectionOfHtml(html: string): string {
  const writer = new SectionWriter();
  readHtml(html, writer);
  return writer.end();
}

/** Names that read the same wherever they are written. */
const plainName = /^[a-z][a-z0-9:_-]*$/;

class SectionWriter implements HtmlReader {
  readonly #parts: string[] = [];
  readonly #open: string[] = [];
  /** How many elements of each name are open, so that an end tag without a start costs nothing. */
  readonly #counts = new Map<string, number>();

  text(chars: string): void {
    this.#parts.push(escapeHtml(chars));
  }

  open({ tagName, attrs }: Token.TagToken): void {
    if (unwrapped.has(tagName) || !plainName.test(tagName)) return;
    const attributes = attrs
      .filter(({ name }) => plainName.test(name))
      .map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`);
    this.#parts.push(`<${tagName}${attributes.join("")}>`);
    if (!empty.has(tagName)) this.#count(tagName, 1);
  }

  close(tagName: string): void {
    if (this.#counts.get(tagName)) while (this.#closeLast() !== tagName);
  }

  end(): string {
    while (this.#open.length > 0) this.#closeLast();
    return this.#parts.join("");
  }

  /** Closes the element that was opened last. @returns its name */
  #closeLast(): string {
    const name = this.#open.at(-1) ?? "";
    this.#count(name, -1);
    this.#parts.push(`</${name}>`);
    return name;
  }

  #count(name: string, by: 1 | -1): void {
    if (by === 1) this.#open.push(name);
    else this.#open.pop();
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }
}
