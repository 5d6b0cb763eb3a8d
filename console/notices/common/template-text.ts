/*
 * The template language of the service, for previews: `{{a.b}}`, `{{#lista}}…{{/lista}}`, `{{^lista}}…{{/lista}}` and
 * `{{.}}`. The service decides what is sent; this draws it in advance.
 */

type Part =
  | { kind: "text"; text: string }
  | { kind: "value"; name: string; source: string }
  | { kind: "section"; name: string; isInverted: boolean; parts: Part[] };

export type Values = Readonly<Record<string, unknown>>;

const TAG = /\{\{\s*([#^/]?)\s*([^{}]*?)\s*\}\}/g;

/** A misplaced tag is text, as the author sees it. */
function partsOf(text: string): Part[] {
  const root: Part[] = [];
  const open: Extract<Part, { kind: "section" }>[] = [];
  let at = 0;
  const add = (part: Part): void => void (open.at(-1)?.parts ?? root).push(part);
  for (const { 0: source, 1: sign, 2: name = "", index } of text.matchAll(TAG)) {
    if (index > at) add({ kind: "text", text: text.slice(at, index) });
    at = index + source.length;
    if (sign === "#" || sign === "^") {
      const section: Part = { kind: "section", name, isInverted: sign === "^", parts: [] };
      add(section);
      open.push(section);
    } else if (sign === "/") {
      if (open.at(-1)?.name === name) open.pop();
      else add({ kind: "text", text: source });
    } else add({ kind: "value", name, source });
  }
  add({ kind: "text", text: text.slice(at) });
  return root;
}

/** The names of sections: lists and conditions. */
export function sectionsIn(text: string): string[] {
  const visit = (parts: readonly Part[]): string[] =>
    parts.flatMap((part) => (part.kind === "section" ? [part.name, ...visit(part.parts)] : []));
  return [...new Set(visit(partsOf(text)))];
}

/** The text with values; a placeholder without a value stays visible. */
export function filled(text: string, values: Values): string {
  const draw = (parts: readonly Part[], scopes: readonly unknown[]): string =>
    parts
      .map((part) => {
        if (part.kind === "text") return part.text;
        const value = found(scopes, part.name);
        if (part.kind === "value") return value === undefined || value === "" ? part.source : String(value);
        const elements = elementsOf(value);
        if (part.isInverted) return elements.length === 0 ? draw(part.parts, scopes) : "";
        return elements.map((element) => draw(part.parts, [...scopes, element])).join("");
      })
      .join("");
  return draw(partsOf(text), [values]);
}

function elementsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === "" || value === false ? [] : [value];
}

function found(scopes: readonly unknown[], name: string): unknown {
  if (name === ".") return scopes.at(-1);
  const [first = "", ...rest] = name.split(".");
  const holder = scopes.findLast((scope) => own(scope, first) !== undefined);
  return rest.reduce(own, own(holder, first));
}

const own = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
