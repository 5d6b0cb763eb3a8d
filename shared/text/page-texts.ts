/** Separates the pages of a text, as in the output of pdftotext. */
export const PAGE_BREAK = "\f";

/** What a file says on a page. */
export interface PageText {
  text: string;
  /** True for a page of a PDF that has no letters of its own, or none that are what they look like: OCR reads more of it. */
  isPicture: boolean;
}

/** The text of a file from those of its pages; empty if no page has any. */
export const joinPages = (pages: string[]): string => (pages.some(Boolean) ? pages.join(PAGE_BREAK) : "");

/** The limit of reading: it stops after this many characters or pages. */
export interface Most {
  characters?: number;
  pages?: number;
}
