import { kindOfExtension } from "../../../../shared/content/file-kinds.ts";
import { extensionOf, safeFileName } from "../../../../shared/content/file-name.ts";
import { fileType } from "../../../../shared/content/file-type.ts";

/** The most bytes of all attachments of a notification, and of each. */
export const MOST_ATTACHED_BYTES = 10 * 1024 ** 2;

const acceptedExtensions: ReadonlySet<string> = new Set([
  "jpg",
  "jpeg",
  "png",
  "txt",
  "pdf",
  "csv",
  "xls",
  "xlsx",
]);

/**
 * True for a name that any system stores as one file in one folder, so that recipients get it as it was sent. The decomposed
 * letters of macOS are accepted.
 */
export const isPlainFileName = (name: string): boolean => safeFileName(name) === name.normalize("NFC");

/** True if files with this extension may be attached. */
export const hasAcceptedExtension = (name: string): boolean => acceptedExtensions.has(extensionOf(name));

/**
 * The media type of a file that may be attached; undefined for programs, for other kinds of files, and for bytes that are not
 * what the name says.
 */
export async function attachedType(name: string, bytes: Buffer): Promise<string | undefined> {
  if (!hasAcceptedExtension(name)) return undefined;
  const type = await fileType({ bytes, name });
  if ("refused" in type) return undefined;
  const named = kindOfExtension(extensionOf(name))?.contentType;
  return type.contentType === named ? named : undefined;
}
