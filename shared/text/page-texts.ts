/** Separates the pages of a text, as in the output of pdftotext. */
export const PAGE_BREAK = "\f";

/** The text of a file out of those of its pages; empty where no page has any. */
export const joinPages = (pages: string[]): string => (pages.some(Boolean) ? pages.join(PAGE_BREAK) : "");

/** How much is read: reading stops once there are so many characters, or pages. */
export interface Most {
  characters?: number;
  pages?: number;
}
