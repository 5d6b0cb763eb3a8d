import { stored, unpacked } from "../text/archive.ts";
import { ArchiveTooLarge } from "../text/too-large.ts";
import { DocxError } from "./docx-error.ts";
import { elementsOf, type XmlElement } from "./xml-elements.ts";

/** A part with a higher compression ratio than text is a bomb; small ones do no harm. */
const MOST_UNPACKED = { entries: 2_000, bytes: 100_000_000, ratio: 200 };

/**
 * Unpacks a DOCX before any library sees it: checks the number and actual size of its parts, and refuses macros and
 * external references except hyperlinks, which are never opened here.
 * @returns an archive of the checked parts
 * @throws DocxError
 */
export async function checkedDocx(bytes: Buffer): Promise<Buffer> {
  try {
    const parts = await unpacked(bytes, MOST_UNPACKED);
    checkParts(parts);
    return stored(parts);
  } catch (cause) {
    if (cause instanceof DocxError) throw cause;
    throw new DocxError(cause instanceof ArchiveTooLarge ? "bomba" : "nuEsteDocx", { cause });
  }
}

function checkParts(parts: ReadonlyMap<string, Buffer>): void {
  for (const [name, part] of parts) {
    if (/vbaProject|\.bin$/i.test(name) && /vba/i.test(name)) throw new DocxError("macrouri");
    if (isRead(name)) checkPart(name, part.toString("utf8"));
  }
  if (!parts.has("word/document.xml") || !parts.has("[Content_Types].xml")) throw new DocxError("nuEsteDocx");
}

const isRead = (name: string): boolean => name.endsWith(".rels") || name === "[Content_Types].xml";

function checkPart(name: string, text: string): void {
  const elements = elementsOf(text);
  if (name === "[Content_Types].xml") {
    const values = elements.flatMap(({ attributes }) => [...attributes.values()]);
    if (values.some((value) => /macroEnabled|vbaProject/i.test(value))) throw new DocxError("macrouri");
    return;
  }
  if (elements.some(pointsOutside)) throw new DocxError("referinteExterne");
}

const pointsOutside = ({ attributes }: XmlElement): boolean =>
  attributes.get("TargetMode")?.trim().toLowerCase() === "external" &&
  !attributes.get("Type")?.endsWith("/hyperlink");
