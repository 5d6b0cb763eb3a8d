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
