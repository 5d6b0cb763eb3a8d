import { type Token, Tokenizer, type TokenHandler, TokenizerMode } from "parse5";

/** Elements that are left out with their content: what a mail does not run or fill in, and what has a syntax of its own. */
const dropped: ReadonlySet<string> = new Set(
  "script style template title noscript iframe object svg math textarea select noembed noframes xmp".split(
    " ",
  ),
);
/** Elements whose content is text up to their end tag. */
const textual: ReadonlyMap<string, Tokenizer["state"]> = new Map<string, Tokenizer["state"]>([
  ["script", TokenizerMode.SCRIPT_DATA],
  ...["style", "iframe", "noembed", "noframes", "xmp"].map((name) => [name, TokenizerMode.RAWTEXT] as const),
  ...["title", "textarea"].map((name) => [name, TokenizerMode.RCDATA] as const),
]);

/** Takes the tags and the text of a page in their order. */
export interface HtmlReader {
  open(tag: Token.TagToken): void;
  close(tagName: string): void;
  /** Text without references; white space as it stands in the page. */
  text(chars: string): void;
}

/**
 * Reads what people see of an HTML page: neither comments, nor scripts, nor other elements that are left out. It reads the tags one
 * by one and builds no tree, so that its time grows only with the length of the page.
 */
export function readHtml(html: string, reader: HtmlReader): void {
  const visible = new VisibleParts(reader);
  const tokenizer: Tokenizer = new Tokenizer({}, {
    onStartTag: (tag) => {
      tokenizer.state = textual.get(tag.tagName) ?? tokenizer.state;
      visible.open(tag);
    },
    onEndTag: ({ tagName }) => visible.close(tagName),
    onCharacter: ({ chars }) => visible.text(chars),
    onWhitespaceCharacter: ({ chars }) => visible.text(chars),
    onNullCharacter: () => undefined,
    onComment: () => undefined,
    onDoctype: () => undefined,
    onEof: () => undefined,
  } satisfies TokenHandler);
  tokenizer.write(html, true);
}

/** Passes on what stands in no element that is left out. */
class VisibleParts implements HtmlReader {
  readonly #reader: HtmlReader;
  /** The element that is being left out, and how many of its name are open. */
  #dropped: { name: string; depth: number } | undefined;

  constructor(reader: HtmlReader) {
    this.#reader = reader;
  }

  open(tag: Token.TagToken): void {
    const { tagName, selfClosing } = tag;
    if (this.#dropped) {
      if (this.#dropped.name === tagName) this.#dropped.depth += 1;
    } else if (!dropped.has(tagName)) this.#reader.open(tag);
    // The content of these begins after `/>` as well: HTML knows no other end than their end tag.
    else if (!selfClosing || textual.has(tagName)) this.#dropped = { name: tagName, depth: 1 };
  }

  close(tagName: string): void {
    if (!this.#dropped) return this.#reader.close(tagName);
    if (this.#dropped.name === tagName) this.#dropped.depth -= 1;
    if (this.#dropped.depth === 0) this.#dropped = undefined;
  }

  text(chars: string): void {
    if (!this.#dropped) this.#reader.text(chars);
  }
}
