/* Properties of files by media type, without the libraries that read them. */

export const PDF = "application/pdf";
export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const pictures = ["image/png", "image/jpeg"] as const;
export type PictureType = (typeof pictures)[number];

/** Pictures that become pages: the formats of scanners and telephones. */
export const isPicture = (contentType: string): contentType is PictureType =>
  pictures.some((type) => type === contentType);

/** True if a file of a type has pages that can be displayed: PDF, and pictures. */
export const hasPages = (contentType: string): boolean => contentType === PDF || isPicture(contentType);

/** True for plain text; markup is excluded, because it is not meant for reading. */
export const isPlainText = (contentType: string): boolean =>
  /^(text\/(?!html|xml)[\w.+-]+|application\/json)(;|$)/.test(contentType);

/** True if files of a type can contain text, so that OCR is not needed. */
export const hasTextLayer = (contentType: string): boolean =>
  contentType === PDF || contentType === DOCX || isPlainText(contentType);

/** Signatures with what they sign inside, and containers of them, as uploads are called (`shared/content/file-kinds.ts`). */
const holders = new Set([
  "application/pkcs7-mime",
  "application/pkcs7-signature",
  "application/vnd.etsi.asic-e+zip",
  "application/vnd.etsi.asic-s+zip",
  "application/vnd.bdoc-1.0",
  "application/xml",
]);

/** True if a file of a type may be a signed file with others inside. */
export const mayHoldFiles = (contentType: string): boolean => holders.has(contentType);
