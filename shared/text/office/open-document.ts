import { UnreadableFile } from "../unreadable.ts";
import { propertiesIn } from "./properties.ts";
import { ifWhole, partsOf } from "./packed.ts";
import { headingMark, marks } from "../reading-marks.ts";
import { DamagedPart, type Gathering, type Grammar, type Tag, walk, writeText } from "./walk.ts";
import { TextWriter } from "../text-writer.ts";

/* Texts of OpenDocument files (ISO/IEC 26300): text, sheets and slides have one markup. */

/** Longer rows of spaces are layout. */
const MOST_SPACES = 10;

const grammar: Grammar = {
  texts: [
    "p",
    "h",
    "title",
    "desc",
    "label",
    "option",
    "item",
    "textarea",
    "header-decl",
    "footer-decl",
    "date-time-decl",
  ],
  // What was deleted, who changed it and when, scripts, and names of styles.
  without: [
    "tracked-changes",
    "creator",
    "date",
    "scripts",
    "event-listeners",
    "ruby-text",
    "date-string",
    "creator-initials",
  ],
  signs: {
    s: ({ attribute }) => " ".repeat(Math.min(Number(attribute("c") ?? 1) || 1, MOST_SPACES)),
    tab: "\t",
    "line-break": "\n",
    annotation: "\n",
    note: "\n",
    frame: " ",
    "text-box": "\n",
    text: ({ attribute }) => `${attribute("current-value") ?? attribute("value") ?? ""} `,
    formatted: "",
    combobox: ({ attribute }) => `${attribute("current-value") ?? attribute("value") ?? ""} `,
  },
  ends: {
    p: "\n",
    h: "\n",
    title: "\n",
    desc: "\n",
    "header-decl": "\n",
    "footer-decl": "\n",
    "table-cell": "\t",
    "note-citation": " ",
  },
};

/** Headers and footers stand in the styles of pages. */
const ofPages: Grammar = { ...grammar, without: [...(grammar.without ?? []), "styles", "automatic-styles"] };

/** With headings and cells of tables. Tables of a text have names that nobody reads, and sheets those by which they are known. */
const marked = (isSheets: boolean): Grammar => ({
  ...grammar,
  signs: {
    ...grammar.signs,
    h: ({ attribute }) => headingMark(Number(attribute("outline-level") ?? 1)),
    page: () => headingMark(1),
    "table-cell": marks.cell,
    ...(isSheets ? { table: ({ attribute }: Tag) => `${headingMark(1)}${attribute("name") ?? ""}\n` } : {}),
  },
  ends: { ...grammar.ends, "table-cell": marks.cellEnd, "table-row": marks.rowEnd, table: marks.tableEnd },
});

/** The text of a file, with notes, comments, headers, footers and the objects in it. @throws UnreadableFile */
export async function textOfOpenDocument(
  bytes: Buffer,
  most = Infinity,
  { about = {}, gathered = "plain" }: Gathering = {},
): Promise<string> {
  const parts = await partsOf(bytes);
  const content = parts.get("content.xml");
  if (!content) throw new UnreadableFile("stricat");
  if (isEncrypted(parts.get("META-INF/manifest.xml"))) throw new UnreadableFile("cuParola");
  Object.assign(about, propertiesIn([parts.get("meta.xml")]));
  const written = new TextWriter(most);
  try {
    const isSheets = content.includes("<office:spreadsheet");
    writeText(content, gathered === "marked" ? marked(isSheets) : grammar, written);
  } catch (error) {
    throw error instanceof DamagedPart ? new UnreadableFile("stricat", error) : error;
  }
  const styles = parts.get("styles.xml");
  if (styles) ifWhole(() => writeText(styles, ofPages, written));
  for (const [name, part] of parts)
    if (name.endsWith("/content.xml")) ifWhole(() => writeText(part, grammar, written));
  return written.text();
}

/** True if the manifest of an OpenDocument file, `META-INF/manifest.xml`, names parts with a password. */
export function isEncrypted(manifest: Buffer | undefined): boolean {
  let is = false;
  if (manifest)
    ifWhole(() =>
      walk(manifest, {
        open({ name }) {
          is ||= name === "encryption-data";
        },
      }),
    );
  return is;
}
