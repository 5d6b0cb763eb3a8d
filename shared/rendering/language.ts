import { deadline } from "./deadline.ts";

/*
 * The template language, one for all formats: `{{a.b}}`, `{{#lista}}…{{/lista}}` for lists and for values that are
 * present, `{{^lista}}…{{/lista}}` for empty or absent ones, `{{.}}` for the current element of a list. A parsed
 * template is a tree, and a single walk of it renders, collects missing names and counts the output.
 */

export type Node =
  | { kind: "text"; text: string }
  | { kind: "value"; name: string; source: string }
  | { kind: "section"; name: string; inverted: boolean; children: Node[] };

/** Values by name, as parsed from JSON. */
export type Values = Record<string, unknown>;

/** The reason why a template cannot be parsed. */
export type SyntaxFault =
  | "tagNeinchis"
  | "sectiuneNeinchisa"
  | "sectiuneNepotrivita"
  | "numeGresit"
  | "preaAdanc";

export class TemplateSyntaxError extends Error {
  override readonly name = "TemplateSyntaxError";
  readonly fault: SyntaxFault;
  /** The faulty tag. */
  readonly tag: string;
  /** Counted from one. */
  readonly line: number;

  constructor(fault: SyntaxFault, tag: string, line: number) {
    super(`${fault} in line ${line}: ${tag}`);
    this.fault = fault;
    this.tag = tag;
    this.line = line;
  }
}

/** The output of a template exceeds the limit. */
export class TemplateTooLarge extends Error {
  override readonly name = "TemplateTooLarge";
}

const MOST_LEVELS = 50;
const MOST_NODES = 100_000;
/** A large value in a long list: few nodes can produce much text. */
const MOST_CHARACTERS = 10_000_000;

/** `a`, `a.b`, or `.` for the current element of a list. */
const NAME = /^(?:\.|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*)$/u;

interface Tag {
  sign: "#" | "^" | "/" | "";
  name: string;
  source: string;
  at: number;
  end: number;
}

/**
 * Parses a template.
 * @throws TemplateSyntaxError
 */
export function parseTemplate(text: string): Node[] {
  const root: Node[] = [];
  const open: { tag: Tag; children: Node[] }[] = [];
  let children = root;
  let at = 0;
  const addText = (end: number) => {
    if (end > at) children.push({ kind: "text", text: text.slice(at, end) });
  };
  for (const tag of tagsOf(text)) {
    const { start, next } = tag.sign === "" ? { start: tag.at, next: tag.end } : standing(text, tag);
    addText(Math.max(start, at));
    at = next;
    if (tag.sign === "") children.push({ kind: "value", name: tag.name, source: tag.source });
    else if (tag.sign === "/") {
      if (open.pop()?.tag.name !== tag.name) throw faultAt(text, "sectiuneNepotrivita", tag);
      children = open.at(-1)?.children ?? root;
    } else {
      if (open.length >= MOST_LEVELS) throw faultAt(text, "preaAdanc", tag);
      const section = { kind: "section" as const, name: tag.name, inverted: tag.sign === "^", children: [] };
      children.push(section);
      open.push({ tag, children: section.children });
      children = section.children;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) throw faultAt(text, "sectiuneNeinchisa", unclosed.tag);
  addText(text.length);
  return root;
}

const signs = ["#", "^", "/"] as const;

function* tagsOf(text: string): Generator<Tag> {
  let at = text.indexOf("{{");
  while (at >= 0) {
    const close = text.indexOf("}}", at);
    if (close < 0) throw faultAt(text, "tagNeinchis", { at, source: text.slice(at, at + 40) });
    const source = text.slice(at, close + 2);
    const inner = source.slice(2, -2).trim();
    const sign = signs.find((one) => inner.startsWith(one)) ?? "";
    const name = inner.slice(sign.length).trim();
    if (!NAME.test(name)) throw faultAt(text, "numeGresit", { at, source });
    yield { sign, name, source, at, end: close + 2 };
    at = text.indexOf("{{", close + 2);
  }
}

/** A section tag that is alone on its line removes the whole line. */
function standing(text: string, { at, end }: Tag): { start: number; next: number } {
  // Steps only over blanks, so that a long line is not read again for each of its tags.
  let start = at;
  while (text[start - 1] === " " || text[start - 1] === "\t") start -= 1;
  const lineEnd = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(end, end + 200));
  const isAlone = lineEnd !== null && (start === 0 || text[start - 1] === "\n");
  return isAlone ? { start, next: end + lineEnd[0].length } : { start: at, next: end };
}

function faultAt(text: string, fault: SyntaxFault, { at, source }: Pick<Tag, "at" | "source">) {
  return new TemplateSyntaxError(fault, source, text.slice(0, at).split("\n").length);
}

/** The names in a template, in the order of their first use, without `.`. */
export function namesIn(nodes: Node[]): string[] {
  const names = new Set<string>();
  const visit = (node: Node) => {
    if (node.kind === "text") return;
    if (node.name !== ".") names.add(node.name);
    if (node.kind === "section") node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return [...names];
}

/** The result of a rendering. */
export interface Rendered {
  text: string;
  /** The names of values that were missing: their placeholders stay visible. */
  missing: string[];
  /** The names of sections that were not sent, not even as empty: they are left out. */
  absent: string[];
}

/** The names that a preview names as missing, each once. */
export const lackingIn = (...rendered: Pick<Rendered, "missing" | "absent">[]): string[] => [
  ...new Set(rendered.flatMap(({ missing, absent }) => [...missing, ...absent])),
];

/**
 * Fills in a template. The placeholder of a missing value stays visible. The size of the output and the time are
 * limited.
 * @param escape how a value is written; the template's own text is never changed
 * @throws TemplateTooLarge
 */
export function render(nodes: Node[], values: Values, escape = (text: string) => text): Rendered {
  const parts: string[] = [];
  const missing = new Set<string>();
  const absent = new Set<string>();
  const isLate = deadline();
  let made = 0;
  let length = 0;
  const add = (text: string) => {
    if ((length += text.length) > MOST_CHARACTERS) throw new TemplateTooLarge();
    parts.push(text);
  };
  const walk = (some: Node[], scope: unknown[]): void => {
    for (const node of some) {
      if ((made += 1) > MOST_NODES || isLate()) throw new TemplateTooLarge();
      if (node.kind === "text") add(node.text);
      else if (node.kind === "value") {
        const text = textOf(lookUp(scope, node.name));
        if (text === undefined) missing.add(node.name);
        add(text === undefined ? node.source : escape(text));
      } else {
        const value = lookUp(scope, node.name);
        if (value === undefined) absent.add(node.name);
        for (const inner of scopesOf(node, value, scope)) walk(node.children, inner);
      }
    }
  };
  walk(nodes, [values]);
  return { text: parts.join(""), missing: [...missing], absent: [...absent] };
}

/**
 * The scopes in which the content of a section is written: once for each element of a list, once for any other
 * present value.
 */
function scopesOf(
  { inverted }: Extract<Node, { kind: "section" }>,
  value: unknown,
  scope: unknown[],
): unknown[][] {
  const elements = elementsOf(value);
  if (inverted) return elements.length === 0 ? [scope] : [];
  return elements.map((element) => [...scope, element]);
}

/** The elements of a section's value: those of a list, or the value itself if it is present. */
export const elementsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : isThere(value) ? [value] : [];

const isThere = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== "";

/** A value as it was sent; undefined if it has no text: null, a list, an object. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined;

/** The value of a name: in the innermost scope that has its first part, using own properties only. */
export function lookUp(scope: readonly unknown[], name: string): unknown {
  if (name === ".") return scope.at(-1);
  const [first = "", ...rest] = name.split(".");
  const holder = scope.findLast((one) => has(one, first));
  return rest.reduce<unknown>(own, own(holder, first));
}

const own = (value: unknown, name: string): unknown =>
  has(value, name) ? (value as Values)[name] : undefined;

const has = (value: unknown, name: string): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, name);
