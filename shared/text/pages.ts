import { isPicture } from "./file-kinds.ts";

/** A received file. */
export interface File {
  bytes: Buffer;
  contentType: string;
  /** The encoding that came with a text. */
  charset?: string | undefined;
}

/** A file with pages as a PDF: a picture is one page. @throws UnreadableFile */
export async function asPdf({ bytes, contentType }: File): Promise<Buffer> {
  if (!isPicture(contentType)) return bytes;
  const { pageOf } = await import("./picture-page.ts");
  return pageOf(bytes, contentType);
}
