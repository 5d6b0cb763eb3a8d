import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from "parse5";
import { escapeHtml } from "../escape-html.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Elements that have no content. */
const empty = words("area br col embed hr img input source track wbr");
/** Elements that are left out with their content: what a mail does not run, or what would reach beyond the section. */
const dropped = words(
  "script style template title noscript iframe object svg math textarea select noembed noframes xmp",
);
/** Tags that are left out: those of the page, and those that change what stands around them. */
const unwrapped = words("html head body base meta link plaintext frameset frame");
/** Elements whose content is text up to their end tag. */
const textual: ReadonlyMap<string, Tokenizer["state"]> = new Map<string, Tokenizer["state"]>([
  ["script", TokenizerMode.SCRIPT_DATA],
  ...["style", "iframe", "noembed", "noframes", "xmp"].map((name) => [name, TokenizerMode.RAWTEXT] as const),
  ...["title", "textarea"].map((name) => [name, TokenizerMode.RCDATA] as const),
]);

/**
 * The content of an HTML page as a section of another one: every element is closed within it, and there is neither a comment nor a
 * script, so that nothing of it reaches into what follows. It reads the tags one by one and builds no tree, so that its time grows
 * with the length of the page alone.
 */
export function sectionOfHtml(html: string): string {
  const writer = new SectionWriter();
  const tokenizer: Tokenizer = new Tokenizer({}, {
    onStartTag: (tag) => {
      tokenizer.state = textual.get(tag.tagName) ?? tokenizer.state;
      writer.open(tag);
    },
    onEndTag: ({ tagName }) => writer.close(tagName),
    onCharacter: ({ chars }) => writer.add(chars),
    onWhitespaceCharacter: ({ chars }) => writer.add(chars),
    onNullCharacter: () => undefined,
    onComment: () => undefined,
    onDoctype: () => undefined,
    onEof: () => undefined,
  } satisfies TokenHandler);
  tokenizer.write(html, true);
  return writer.end();
}

/** Names that read the same wherever they are written. */
const plainName = /^[a-z][a-z0-9:_-]*$/;

class SectionWriter {
  readonly #parts: string[] = [];
  readonly #open: string[] = [];
  /** How many elements of each name are open, so that an end tag without a start costs nothing. */
  readonly #counts = new Map<string, number>();
  /** The element that is being left out, and how many of its name are open. */
  #dropped: { name: string; depth: number } | undefined;

  add(text: string): void {
    if (!this.#dropped) this.#parts.push(escapeHtml(text));
  }

  open({ tagName, attrs, selfClosing }: Token.TagToken): void {
    if (this.#dropped?.name === tagName) this.#dropped.depth += 1;
    if (this.#dropped || unwrapped.has(tagName) || !plainName.test(tagName)) return;
    if (dropped.has(tagName)) {
      if (!selfClosing || textual.has(tagName)) this.#dropped = { name: tagName, depth: 1 };
      return;
    }
    const attributes = attrs
      .filter(({ name }) => plainName.test(name))
      .map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`);
    this.#parts.push(`<${tagName}${attributes.join("")}>`);
    if (!empty.has(tagName)) this.#count(tagName, 1);
  }

  close(tagName: string): void {
    if (this.#dropped) {
      if (this.#dropped.name === tagName) this.#dropped.depth -= 1;
      if (this.#dropped.depth === 0) this.#dropped = undefined;
    } else if (this.#counts.get(tagName)) while (this.#closeLast() !== tagName);
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
