import { isPicture } from "../everywhere/paged.ts";

/** A received file. */
export interface File {
  bytes: Buffer;
  contentType: string;
  /** The encoding that came with a text. */
  charset?: string | undefined;
}

/**
 * A file with pages as a PDF: a picture is one page, a TIFF has several. Pages of pictures that are not wanted stay empty, which saves
 * unpacking them. @throws UnreadableFile
 */
export async function asPdf(
  { bytes, contentType }: File,
  isWanted: (page: number) => boolean = () => true,
): Promise<Buffer> {
  if (!isPicture(contentType)) return bytes;
  const { pdfOfPicture } = await import("./picture-page.ts");
  return pdfOfPicture(bytes, contentType, isWanted);
}
