import { isPicture, pageOf } from "./picture-page.ts";

const PDF = "application/pdf";

/** A file as it was received. */
export interface File {
  bytes: Buffer;
  contentType: string;
}

/** Whether a file of a type has pages that can be looked at: PDF, and pictures. */
export const hasPages = (contentType: string): boolean => contentType === PDF || isPicture(contentType);

/** A file with pages as a PDF: a picture is one page. @throws UnreadableFile */
export const asPdf = async ({ bytes, contentType }: File): Promise<Buffer> =>
  isPicture(contentType) ? pageOf(bytes, contentType) : bytes;
