import { isExecutable } from "./executables.ts";
import {
  canonicalType,
  formatOf,
  kindOfExtension,
  kindOfType,
  type Format,
  type Signature,
} from "./file-kinds.ts";
import { extensionOf } from "./file-name.ts";
import { charsetOf, looksLikeText } from "./text-bytes.ts";

export type { Format } from "./file-kinds.ts";

interface ReceivedFile {
  /** The whole content; for large content the beginning (64 KiB or more), which detects less inside archives. */
  bytes: Buffer;
  /** Media type that the sender claims; usually a guess of the browser. */
  claimed?: string;
  name?: string;
}

export interface FileType {
  /** Lower case, without a dot. */
  extensie: string;
  format: Format;
  contentType: string;
  /** The encoding that the sender names, for a text. */
  charset?: string;
}

const unknownType = "application/octet-stream";

/**
 * Detects the type of a received file. The claimed type stays unless the bytes positively contradict it; the second
 * choice is the name's type, the third the sniffed one. Programs, installers and scripts are refused (`executables.ts`).
 * The result is a label, not a guarantee: deliver the file as an attachment with `nosniff`.
 */
export async function fileType(file: ReceivedFile): Promise<FileType | { refused: "executabil" }> {
  const { bytes, claimed, name = "" } = file;
  const evidence = await sniff(bytes);
  const claim = canonicalType(claimed);
  if (isExecutable({ bytes, type: evidence.type, claimed: claim, name })) return { refused: "executabil" };

  const candidates = claims(claim, name);
  const contentType =
    candidates.find((type) => agrees(type, evidence)) ??
    candidates.find((type) => tolerated(type, evidence)) ??
    evidence.type ??
    (evidence.text ? "text/plain" : unknownType);
  const charset = natureOf(contentType) === "text" ? charsetOf(claimed) : undefined;
  return {
    extensie: extensionFor(contentType, name, evidence),
    format: formatOf(contentType),
    contentType,
    ...(charset === undefined ? {} : { charset }),
  };
}

/** The findings from the bytes: a type if they have a signature, and whether they look like text. */
interface Evidence {
  type?: string;
  extension?: string;
  text: boolean;
}

/** Types that have a signature although they are text. */
const textualTypes =
  /^(text\/.*|application\/(pdf|rtf|xml|postscript|eps|pgp-encrypted|x-ms-regedit)|model\/stl)$/;

async function sniff(bytes: Buffer): Promise<Evidence> {
  const text = looksLikeText(bytes);
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(bytes);
  const type = canonicalType(found?.mime);
  // Short signatures also match words: "BMW …" is not a bitmap and "The free …" is not a video.
  if (type && !(text && !textualTypes.test(type))) return { type, extension: found?.ext.toLowerCase(), text };
  // Readers accept a PDF with a late header (ISO 32000-1, implementation note 13: within 1,024 bytes).
  if (!text && bytes.subarray(0, 1024).includes("%PDF-")) return { type: "application/pdf", text };
  return { text };
}

/** Claimed types that carry no information. */
const silentTypes: ReadonlySet<string> = new Set([
  unknownType,
  "binary/octet-stream",
  "application/binary",
  "application/unknown",
  "application/download",
  "application/x-download",
  "application/force-download",
]);

/**
 * Claims that name only the container (as Windows without Office does for a .docx): the name's type takes precedence.
 */
const containerTypes: ReadonlySet<string> = new Set(["application/zip", "application/x-cfb"]);

function claims(claim: string | undefined, name: string): string[] {
  const named = kindOfExtension(extensionOf(name))?.contentType;
  const inOrder = claim && containerTypes.has(claim) ? [named, claim] : [claim, named];
  return inOrder.filter((type) => type !== undefined && !silentTypes.has(type)) as string[];
}

const natureOf = (type: string): Signature | "unknown" =>
  kindOfType(type)?.nature ?? (type.startsWith("text/") ? "text" : "unknown");

/** For each kind of signature: true if the bytes do not contradict the type, although they do not prove it. */
const agreements: Record<Signature | "unknown", (evidence: Evidence, type: string) => boolean> = {
  own: ({ type, text }) => !type && !text,
  text: ({ type, text }) => text && (!type || natureOf(type) === "text"),
  // Password protection turns an Office Open XML file into a compound file.
  zip: ({ type, text }, claimed) =>
    (!type && !text) ||
    type === "application/zip" ||
    (type === "application/x-cfb" && formatOf(claimed) === "office"),
  cfb: ({ type, text }) => (!type && !text) || type === "application/x-cfb",
  any: ({ type }) => !type,
  // Audio and video types have many names; any type may be wrapped in a container.
  unknown: ({ type }, claimed) =>
    !type || wrappings.has(type) || (/^(audio|video|font)\//.test(type) && sameFamily(type, claimed)),
};

const wrappings: ReadonlySet<string> = new Set([...containerTypes, "application/xml", "application/gzip"]);

const sameFamily = (one: string, other: string): boolean => one.split("/")[0] === other.split("/")[0];

const agrees = (type: string, evidence: Evidence): boolean =>
  evidence.type === type || agreements[natureOf(type)](evidence, type);

/** Reports saved as HTML, tables or XML under .xls and .doc: Office opens them, so they keep their type. */
const tolerated = (type: string, { type: sniffed, text }: Evidence): boolean =>
  natureOf(type) === "cfb" && text && (!sniffed || sniffed === "application/xml");

/** The name's own extension if it fits the type, else the usual one of the type. */
function extensionFor(contentType: string, name: string, evidence: Evidence): string {
  const given = extensionOf(name);
  const usual = kindOfType(contentType)?.extensions[0] ?? evidence.extension ?? "bin";
  return given && fits(given, contentType) ? given : usual;
}

function fits(extension: string, contentType: string): boolean {
  const [known, named] = [kindOfType(contentType), kindOfExtension(extension)];
  if (contentType === unknownType || known?.extensions.includes(extension)) return true;
  if (!known) return !named;
  const broad = known.nature === "text" || containerTypes.has(contentType);
  return broad && (!named || named.nature === known.nature);
}
