/** Signs that stand for the number of a page and for that of all pages, in texts that every page shows. */
export const [PAGE, COUNT] = ["\ue000", "\ue001"];

/** A sign that stands where a section of a document ends. */
export const SECTION_END = "\ue002";

/** A text with the numbers of a page. */
export const numbered = (text: string, page: number, count: number): string =>
  text.replaceAll(PAGE, String(page)).replaceAll(COUNT, String(count));
