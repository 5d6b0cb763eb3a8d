/* What files of a media type can have; without the libraries that read them. */

export const PDF = "application/pdf";
export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const pictures = ["image/png", "image/jpeg"] as const;
export type PictureType = (typeof pictures)[number];

/** Pictures that become pages: those that scanners and telephones give. */
export const isPicture = (contentType: string): contentType is PictureType =>
  pictures.some((type) => type === contentType);

/** Whether a file of a type has pages that can be looked at: PDF, and pictures. */
export const hasPages = (contentType: string): boolean => contentType === PDF || isPicture(contentType);

/** Texts as they are; markup is no text that somebody reads. */
export const isPlainText = (contentType: string): boolean =>
  /^(text\/(?!html|xml)[\w.+-]+|application\/json)(;|$)/.test(contentType);

/** Whether files of a type can have a text of their own, which nobody has to recognise. */
export const hasTextLayer = (contentType: string): boolean =>
  contentType === PDF || contentType === DOCX || isPlainText(contentType);
