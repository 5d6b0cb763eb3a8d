import { relatedTo } from "../text/office/packed.ts";
import { walk } from "../text/office/walk.ts";
import type { Block } from "./blocks.ts";
import { COUNT, PAGE } from "./page-numbers.ts";

/** A DOCX as blocks: its words, headings, lists, tables and pictures, and what stands on top and at the bottom of each page. */
export interface DocxPages {
  body: Block[];
  header: Block[];
  footer: Block[];
}

const MAIN = "word/document.xml";
const MAIN_RELATIONS = "word/_rels/document.xml.rels";

/** @param bytes a checked DOCX */
export async function docxPages(bytes: Buffer): Promise<DocxPages> {
  const { default: PizZip } = await import("pizzip");
  const parts = new Map(
    Object.values(new PizZip(bytes).files).flatMap((file) =>
      file.dir ? [] : [[file.name, file.asNodeBuffer()] as const],
    ),
  );
  const blocksOf = async (xml: string, relations: Buffer | undefined): Promise<Block[]> => {
    const zip = new PizZip(bytes);
    zip.file(MAIN, withFields(xml));
    if (relations) zip.file(MAIN_RELATIONS, relations);
    return blocksIn(zip.generate({ type: "nodebuffer" }));
  };
  const main = parts.get(MAIN)?.toString() ?? "";
  const around = async (kind: "header" | "footer", root: "hdr" | "ftr"): Promise<Block[]> => {
    const name = partFor(kind, parts);
    const xml = parts.get(name ?? "")?.toString();
    const relations = parts.get(`word/_rels/${name?.slice("word/".length) ?? ""}.rels`) ?? NO_RELATIONS;
    return xml === undefined ? [] : blocksOf(asMain(xml, root), relations);
  };
  return {
    body: await blocksOf(main, undefined),
    header: await around("header", "hdr"),
    footer: await around("footer", "ftr"),
  };
}

const NO_RELATIONS = Buffer.from(
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
);

/** The part that the first section shows on all its pages but those with one of their own. */
function partFor(kind: "header" | "footer", parts: ReadonlyMap<string, Buffer>): string | undefined {
  let id: string | undefined;
  walk(parts.get(MAIN) ?? Buffer.alloc(0), {
    open(tag) {
      if (
        tag.name === `${kind}Reference` &&
        tag.attribute("type") !== "first" &&
        tag.attribute("type") !== "even"
      )
        id ??= tag.relation();
    },
  });
  return id === undefined ? undefined : relatedTo(MAIN, parts).find((one) => one.id === id)?.name;
}

/** The markup of a header is that of a body, inside of another element. */
const asMain = (xml: string, root: "hdr" | "ftr"): string =>
  xml
    .replace(new RegExp(`<w:${root}(?=[\\s>])`), "<w:document")
    .replace(/(<w:document(?:\s+[\w:]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*)>/, "$1><w:body>")
    .replace(`</w:${root}>`, "</w:body></w:document>");

const ATTRIBUTES = String.raw`(?:\s+[\w:]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*`;
const SIMPLE_NUMBER = new RegExp(
  String.raw`<w:fldSimple\s+w:instr\s*=\s*["']\s*(PAGE|NUMPAGES)\b[^"']*["']${ATTRIBUTES}(?:/>|>.*?</w:fldSimple>)`,
  "gs",
);
const SIMPLE = new RegExp(`</?w:fldSimple${ATTRIBUTES}/?>`, "g");
const NUMBER = new RegExp(`<w:instrText${ATTRIBUTES}>\\s*(PAGE|NUMPAGES)\\b[^<]*</w:instrText>`, "g");

const signOf = (name: string | undefined): string => (name === "PAGE" ? PAGE : COUNT);

/** Fields as the library reads them: by their results, and those of page numbers by signs, as each page has another one. */
const withFields = (xml: string): string =>
  xml
    .replaceAll(SIMPLE_NUMBER, (_, name: string) => `<w:r><w:t>${signOf(name)}</w:t></w:r>`)
    .replaceAll(SIMPLE, "")
    .replaceAll(NUMBER, (_, name: string) => `<w:t>${signOf(name)}</w:t>`);

async function blocksIn(buffer: Buffer): Promise<Block[]> {
  const { convertToHtml } = await import("mammoth");
  const { htmlBlocks } = await import("./html-blocks.ts");
  const { value } = await convertToHtml({ buffer });
  // The result that the file has for such a field is the number of another page.
  return htmlBlocks(value.replaceAll(new RegExp(`([${PAGE}${COUNT}])\\d+`, "g"), "$1"));
}
