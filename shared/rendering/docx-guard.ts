import { promisify } from "node:util";
import { type Entry, fromBuffer, type Options, type ZipFile } from "yauzl";
import { elementsOf, type XmlElement } from "./xml-elements.ts";

/** Why a file is no DOCX that may be opened. */
export type DocxFault = "nuEsteDocx" | "bomba" | "macrouri" | "referinteExterne";

export class DocxError extends Error {
  override readonly name = "DocxError";
  readonly fault: DocxFault;

  constructor(fault: DocxFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

const MOST_ENTRIES = 2_000;
const MOST_BYTES = 100_000_000;
/** A part that shrinks further than text does is a bomb; small ones do no harm. */
const MOST_RATIO = 200;
const SMALL = 1_000_000;

const openZip = promisify<Buffer, Options, ZipFile>(fromBuffer);

/**
 * Looks into a DOCX before any library unpacks it: number and size of its parts by their directory and by what they really
 * give, no macros, nothing that points outside but hyperlinks, which nobody opens here.
 * @throws DocxError
 */
export async function checkDocx(bytes: Buffer): Promise<void> {
  const zip = await openZip(bytes, { lazyEntries: true, validateEntrySizes: true }).catch(
    (cause: unknown) => {
      throw new DocxError("nuEsteDocx", { cause });
    },
  );
  try {
    const names = await checkEntries(zip);
    if (!names.has("word/document.xml") || !names.has("[Content_Types].xml"))
      throw new DocxError("nuEsteDocx");
  } catch (cause) {
    if (cause instanceof DocxError) throw cause;
    throw new DocxError("nuEsteDocx", { cause });
  } finally {
    zip.close();
  }
}

async function checkEntries(zip: ZipFile): Promise<Set<string>> {
  const names = new Set<string>();
  let total = 0;
  for await (const entry of entriesOf(zip)) {
    names.add(entry.fileName);
    total += entry.uncompressedSize;
    const ratio = entry.uncompressedSize / Math.max(entry.compressedSize, 1);
    const isBomb = entry.uncompressedSize > SMALL && ratio > MOST_RATIO;
    if (names.size > MOST_ENTRIES || total > MOST_BYTES || isBomb) throw new DocxError("bomba");
    if (/vbaProject|\.bin$/i.test(entry.fileName) && /vba/i.test(entry.fileName))
      throw new DocxError("macrouri");
    if (isRead(entry.fileName)) checkPart(entry.fileName, await textOf(zip, entry));
  }
  return names;
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

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const { promise, resolve, reject } = Promise.withResolvers<Entry | undefined>();
    const end = () => resolve(undefined);
    zip.once("entry", resolve).once("end", end).once("error", reject);
    zip.readEntry();
    const entry = await promise.finally(() => {
      zip.off("entry", resolve).off("end", end).off("error", reject);
    });
    if (!entry) return;
    yield entry;
  }
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  const stream = await promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
