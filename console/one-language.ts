import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin as OfPages } from "esbuild";
import { parseAst } from "rolldown/parseAst";
import type { Plugin as OfApp } from "rolldown";
import { type Language, languages } from "../shared/everywhere/texts.ts";

/*
 * Leaves the texts of one language in the sources of pages: `["Acte", "Документы", "Documents"]` is `[,"Документы"]` in Russian, at the
 * same place of a shorter list, so that what reads it stays as it is.
 */

/** The sources with texts. */
const SOURCE = /\/(console|shared\/everywhere)\/.*\.tsx?$/;
const CYRILLIC = /\p{Script=Cyrillic}/u;

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** The source with the texts of one language. */
export function inOneLanguage(code: string, file: string, language: Language): string {
  if (!CYRILLIC.test(code)) return code;
  const edits: Edit[] = [];

  function visit(value: unknown): void {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) visitNode(value);
  }

  function visitNode(node: Node): void {
    const texts = node.type === "ArrayExpression" ? textsOf(node, code) : undefined;
    if (!texts) return Object.values(node).forEach(visit);
    const place = languages.indexOf(language);
    const said = texts[place] as Node;
    edits.push({ start: node.start, end: said.start, text: `[${",".repeat(place)}` });
    visit(said);
    edits.push({ start: said.end, end: node.end, text: "]" });
  }

  visit(parseAst(code, { lang: langOf(file) }, file));
  return edits.reduceRight(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    code,
  );
}

const langOf = (file: string): "ts" | "tsx" => (file.endsWith("x") ? "tsx" : "ts");

/** The places of an array that is a text: each says something, and the second alone in Russian. */
function textsOf(array: Node, code: string): Node[] | undefined {
  const { elements } = array as Node & { elements: (Node | null)[] };
  const places = elements.filter(isNode).filter((place) => isSaid(place, code));
  if (places.length !== elements.length || places.length !== languages.length) return undefined;
  const russian = languages.indexOf("ru");
  const isText = places.every(
    ({ start, end }, place) => CYRILLIC.test(code.slice(start, end)) === (place === russian),
  );
  return isText ? places : undefined;
}

const SAID = new Set(["Literal", "TemplateLiteral", "ArrowFunctionExpression", "ConditionalExpression"]);

/** A string, a function that makes one of values, a number with its noun. */
const isSaid = ({ type, start }: Node, code: string): boolean =>
  SAID.has(type) || (type === "CallExpression" && code.startsWith("plural.", start));

/** What React Aria says in one of its 34 languages. */
const OF_LIBRARY = /\/node_modules\/react-[\w-]+\/.*\/[a-z]{2}-[A-Z]{2}\.m?js$/;

/** For the bundler of the staff console. */
export const appInOneLanguage = (language: Language): OfApp => ({
  name: "one-language",
  load: {
    filter: { id: OF_LIBRARY },
    handler: (id) => (basename(id).startsWith(`${language}-`) ? null : "export default {};"),
  },
  transform: {
    filter: { id: SOURCE },
    handler: (code, id) => inOneLanguage(code, id, language),
  },
});

/** For the bundler of the public pages. */
export const pagesInOneLanguage = (language: Language): OfPages => ({
  name: "one-language",
  setup({ onLoad }) {
    onLoad({ filter: SOURCE }, async ({ path }) => ({
      contents: inOneLanguage(await readFile(path, "utf8"), path, language),
      loader: langOf(path),
    }));
  },
});
