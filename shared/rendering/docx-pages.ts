import { relatedTo } from "../text/office/packed.ts";
import { walk } from "../text/office/walk.ts";
import { type Block, textsIn } from "./blocks.ts";
import { COUNT, PAGE, SECTION_END } from "./page-numbers.ts";
import type { Section } from "./pdf.ts";

const MAIN = "word/document.xml";
const MAIN_RELATIONS = "word/_rels/document.xml.rels";

/**
 * A DOCX as blocks: its words, headings, lists, tables and pictures, and what stands on top and at the bottom of the pages of each
 * section. @param bytes a checked DOCX
 */
export async function sectionsIn(bytes: Buffer): Promise<Section[]> {
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
  const arounds = new Map<string, Promise<Block[]>>();
  const around = (name: string | undefined, root: "hdr" | "ftr"): Promise<Block[]> => {
    const xml = parts.get(name ?? "")?.toString();
    if (name === undefined || xml === undefined) return Promise.resolve([]);
    const relations = parts.get(`word/_rels/${name.slice("word/".length)}.rels`) ?? NO_RELATIONS;
    const blocks = arounds.get(name) ?? blocksOf(asMain(xml, root), relations);
    arounds.set(name, blocks);
    return blocks;
  };
  const main = parts.get(MAIN)?.toString() ?? "";
  const bodies = dividedAt(SECTION_END, await blocksOf(withSectionEnds(main), undefined));
  const pages = pagesOfSections(parts);
  const sections: Section[] = [];
  for (const [i, blocks] of bodies.entries()) {
    const { header, footer, goesOn } = pages[i] ?? pages.at(-1) ?? {};
    const last = sections.at(-1);
    if (last && goesOn) last.blocks.push(...blocks);
    else sections.push({ blocks, header: await around(header, "hdr"), footer: await around(footer, "ftr") });
  }
  return sections;
}

const NO_RELATIONS = Buffer.from(
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
);

/** The parts that a section shows on all its pages but those with one of their own, and if it begins where the one before ends. */
interface SectionPages {
  header?: string | undefined;
  footer?: string | undefined;
  goesOn?: boolean;
}

/** A section that names no header or no footer has that of the one before (ISO/IEC 29500-1, 17.10.5). */
function pagesOfSections(parts: ReadonlyMap<string, Buffer>): SectionPages[] {
  const names = new Map(relatedTo(MAIN, parts).map(({ id, name }) => [id, name]));
  const pages: SectionPages[] = [];
  let current: SectionPages | undefined;
  let isBefore = 0;
  walk(parts.get(MAIN) ?? Buffer.alloc(0), {
    open(tag) {
      // What a section was before a tracked change.
      if (tag.name === "sectPrChange") isBefore += 1;
      if (isBefore > 0) return;
      const [, kind] = /^(header|footer)Reference$/.exec(tag.name) ?? [];
      const type = tag.attribute("type");
      if (tag.name === "sectPr") current = { ...pages.at(-1), goesOn: false };
      else if (!current) return;
      else if (tag.name === "type") current.goesOn = tag.attribute("val") === "continuous";
      else if (kind && type !== "first" && type !== "even")
        current[kind as "header" | "footer"] = names.get(tag.relation() ?? "");
    },
    close(name) {
      if (name === "sectPrChange") isBefore -= 1;
      if (name !== "sectPr" || isBefore > 0 || !current) return;
      const { header, footer } = pages.at(-1) ?? current;
      // Two headers of one page cannot both be shown.
      current.goesOn &&= header === current.header && footer === current.footer;
      pages.push(current);
      current = undefined;
    },
  });
  return pages;
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

const PARAGRAPH_TAG = new RegExp(`<(/?)w:(p|pPr|sectPr|sectPrChange)(?:${ATTRIBUTES}(/?)>)`, "g");

/** Marks the end of each section but the last: the properties of a section are in those of its last paragraph. */
function withSectionEnds(xml: string): string {
  const open: { name: string; endsSection: boolean }[] = [];
  return xml.replaceAll(PARAGRAPH_TAG, (tag, closing: string, name: string, isEmpty: string | undefined) => {
    if (closing) return open.pop()?.endsSection === true && name === "p" ? tag + END_OF_SECTION : tag;
    if (name === "sectPr" && open.at(-1)?.name === "pPr") {
      const paragraph = open.at(-2);
      if (paragraph) paragraph.endsSection = true;
    }
    if (!isEmpty) open.push({ name, endsSection: false });
    return tag;
  });
}

const END_OF_SECTION = `<w:p><w:r><w:t>${SECTION_END}</w:t></w:r></w:p>`;

/** The blocks between those that hold a sign. */
function dividedAt(sign: string, blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    const texts = block.kind === "paragraph" ? [...textsIn([block])] : [];
    if (texts.length === 1 && texts[0]?.text === sign) parts.push([]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}

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
