const pictures = [
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/tiff",
  "image/heic",
  "image/heif",
  "image/heic-sequence",
  "image/heif-sequence",
] as const;
export type PictureType = (typeof pictures)[number];

/** Pictures that become pages: the formats of scanners and telephones. */
export const isPicture = (contentType: string): contentType is PictureType =>
  pictures.some((type) => type === contentType);

/** True if a file of a type has pages that can be displayed: PDF, and pictures. */
export const hasPages = (contentType: string): boolean =>
  contentType === "application/pdf" || isPicture(contentType);

/** The pages of which one answer has the words: full ones have a megabyte of them together. */
export const PAGES_OF_WORDS = 20;
