import { isPicture } from "./file-kinds.ts";
import { pageOf } from "./picture-page.ts";

/** A file as it was received. */
export interface File {
  bytes: Buffer;
  contentType: string;
}

/** A file with pages as a PDF: a picture is one page. @throws UnreadableFile */
export const asPdf = async ({ bytes, contentType }: File): Promise<Buffer> =>
  isPicture(contentType) ? pageOf(bytes, contentType) : bytes;
